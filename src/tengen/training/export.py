"""Weights as files: with their provenance, and in the package where the core finds them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..core import weights as core_weights
from ..core.setup import CoreRule, new_state, set_weights, weights_of, worth_of_empty
from ..core.weights import FITTED, Weights
from ..engine.bridge import core_rule
from ..errors import TrainingError
from ..files import write_file
from ..rules import Rule
from .fit import Fit, FitOptions
from .shards import all_games, read_recipe

PACKAGE = Path(core_weights.__file__).parent / "data"
WEIGHTS = "weights.json"


def name_of(rule: CoreRule) -> str:
    """What the file of a rule is called; refused for rules whose numbers are always hand-set."""
    name = core_weights.name_of((rule.black, rule.white), captures=rule.capture is not None)
    if name is None:
        raise TrainingError(
            f"the rule has no fitted evaluation: expected one of {', '.join(FITTED.values())}"
        )
    return name


def base_of(rule: Rule) -> Weights:
    """What a fit starts from: the weights that the rule has now."""
    return weights_of(core_rule(rule))


def for_any_size(weights: Weights, rule: Rule, size: int) -> Weights:
    """Weights fitted on boards of one size, made valid for other sizes."""
    core = core_rule(rule)
    state = new_state(core, size)
    set_weights(state, core, weights._replace(empty=None))
    return weights._replace(empty=worth_of_empty(state))


def provenance(
    folders: Sequence[Path], fit: Fit, options: FitOptions, *, command: str, base: Weights
) -> dict[str, Any]:
    """Where fitted weights come from."""
    recipes = [read_recipe(folder) for folder in folders]
    return {
        "rule": recipes[0].rule,
        "games": all_games(folders),
        "games of": sorted({recipe.rule for recipe in recipes}),
        "positions": fit.positions,
        "nodes": [recipe.nodes for recipe in recipes],
        "loss": round(fit.held_out_loss, 5),
        "loss before": round(fit.held_out_base_loss, 5),
        "scale": round(fit.scale, 1),
        "result share": options.result_share,
        "base": base.about.get("rule", "hand-set"),
        "date": datetime.now(UTC).date().isoformat(),
        "command": command,
    }


def save_weights(path: Path, weights: Weights) -> None:
    """Write the weights with a line for each part, whole or not at all."""
    parts = weights.to_plain().items()
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(part)}" for name, part in parts)
    write_file(path, f"{{\n{lines}\n}}\n".encode(), replace=True)


def read_weights(path: Path) -> Weights:
    """The weights of a file."""
    try:
        return Weights.from_plain(json.loads(path.read_bytes()))
    except (KeyError, TypeError, ValueError) as error:
        raise TrainingError(f"{path} holds no weights: {error}") from error


def install(rule: Rule, file: Path) -> Path:
    """Put weights or a network where engines find them when they start."""
    path = PACKAGE / f"{name_of(core_rule(rule))}{file.suffix}"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, file.read_bytes(), replace=True)
    return path
