"""From games on disk to samples, shard by shard; what was worked out once is kept beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

from ..engine.bridge import core_rule
from ..errors import TrainingError
from ..rules import Rule
from .samples import Sampler, Samples
from .selfplay import SelfPlayGame, SelfPlayRecipe
from .shards import read_recipe, read_shard, shards_of

VERSION = 2  # of what is kept beside games
Report = Callable[[int, int], None]
"""Told how many shards are done, and of how many."""


def _kind(recipe: SelfPlayRecipe) -> tuple[bool, bool, int]:
    """What two rules must share for their games to be mixed."""
    rule = core_rule(Rule.of(recipe.rule))
    return rule.black == rule.white, rule.capture is not None, recipe.size


def _name(recipe: SelfPlayRecipe) -> str:
    return f"{recipe.rule} {recipe.size}x{recipe.size}"


def each_shard(
    folders: Sequence[Path], report: Report | None = None
) -> Iterator[tuple[Path, SelfPlayRecipe, list[SelfPlayGame]]]:
    """The shards of some folders with their recipes and games."""
    shards = [(path, read_recipe(folder)) for folder in folders for path in shards_of(folder)]
    games = 0
    for number, (path, recipe) in enumerate(shards, 1):
        records = read_shard(path)
        games += len(records)
        yield path, recipe, records
        if report is not None:
            report(number, len(shards))
    if not games:
        raise TrainingError(f"no games in {', '.join(map(str, folders))}: play some first")


def load_samples(folders: Sequence[Path], report: Report | None = None) -> Samples:
    """The samples of all games in some folders, with games renumbered.

    Shapes mean much the same in all rules in which both colours play by the same lines, so their
    games may be mixed; those of renju may not, nor may games with and without captures, nor those
    of boards of different sizes.
    """
    recipes = [read_recipe(folder) for folder in folders]
    for folder, recipe in zip(folders, recipes, strict=True):
        if _kind(recipe) != _kind(recipes[0]):
            raise TrainingError(
                f"{folder} has games of {_name(recipe)}, the first folder of {_name(recipes[0])}: "
                "expected one size and rules in which both colours play alike, all with captures "
                "or all without"
            )
    parts, games = [], 0
    for path, recipe, records in each_shard(folders, report):
        kept = path.with_name(f"{path.stem}-{len(records)}-{VERSION}.npz")
        if not kept.exists():
            Sampler(recipe).take(records).save(kept)
        part = Samples.load(kept)
        order = np.unique(part.game, return_inverse=True)[1].astype(np.int32)
        parts.append(part._replace(game=order + games))
        games += len(records)
    return Samples.joined(parts)
