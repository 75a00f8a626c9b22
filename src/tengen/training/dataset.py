"""From games on disk to samples, shard by shard; what was worked out once is kept beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from ..engine.bridge import core_rule
from ..rules import Rule
from .errors import TrainingError
from .samples import Sampler, Samples
from .selfplay import Recipe
from .shards import read_recipe, read_shard, shards_of

Report = Callable[[int, int], None]
"""Told how many shards are done, and of how many."""


def _plays_alike(recipe: Recipe) -> bool:
    rule = core_rule(Rule.of(recipe.rule))
    return rule.black == rule.white


def load_samples(folders: Sequence[Path], report: Report | None = None) -> Samples:
    """The samples of all games in some folders; games numbered anew.

    Shapes mean much the same in all rules in which both colours play by the same lines, so their
    games may be mixed; those of renju may not.
    """
    recipes = [read_recipe(folder) for folder in folders]
    for folder, recipe in zip(folders, recipes, strict=True):
        if _plays_alike(recipe) != _plays_alike(recipes[0]):
            raise TrainingError(
                f"{folder} has games of {recipe.rule}, the first folder of {recipes[0].rule}: "
                "where the colours differ, a fit takes the games of one rule"
            )
    shards = [
        (path, recipe)
        for folder, recipe in zip(folders, recipes, strict=True)
        for path in shards_of(folder)
    ]
    parts, games = [], 0
    for number, (path, recipe) in enumerate(shards, 1):
        records = read_shard(path)
        kept = path.with_name(f"{path.stem}-{len(records)}.npz")
        if not kept.exists():
            Sampler(recipe).take(records).save(kept)
        part = Samples.load(kept)
        order = np.unique(part.game, return_inverse=True)[1].astype(np.int32)
        parts.append(part._replace(game=order + games))
        games += len(records)
        if report is not None:
            report(number, len(shards))
    if not games:
        raise TrainingError(f"no games in {', '.join(map(str, folders))}: play some first")
    return Samples.joined(parts)
