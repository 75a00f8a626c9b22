"""Positions of games as columns: what the linear fit and the network learn from.

Both have what the search said of a position, and how its game ended. The linear fit sees the points
by their code and the threats; the network sees the stones. `sampler.py` takes them from games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from ..core.layout import SHAPE_BITS, SHAPE_MASK, WALL
from ..core.score import WIN_BOUND
from ..core.setup import CoreRule, rule_tables
from ..core.weights import code_of_key
from ..files import write_file

NO_RESULT = -1.0  # before a random stone, the result of the game says nothing about a position
NO_BEST = -1  # no move is known to be best

# How many points of a position have a code: an entry of a sparse matrix
ENTRY = np.dtype([("row", np.int32), ("code", np.int16), ("times", np.int16)])

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Counts = npt.NDArray[np.void]
"""Entries, in the order of their rows."""


@dataclass(frozen=True, kw_only=True)
class Columns:
    """Positions in columns of equal length, or in entries; values are seen from the side to move.

    `VERSION` ends the names of the files that keep them.
    """

    VERSION: ClassVar[str]

    game: npt.NDArray[np.int32]
    value: npt.NDArray[np.int16]  # what the search said
    result: npt.NDArray[np.float32]  # 1 won, 0 lost, a half drawn, or NO_RESULT

    def __len__(self) -> int:
        return len(self.game)

    def held_out(self, every: int) -> npt.NDArray[np.bool_]:
        """Which positions belong to every `every`-th game, which only test a fit."""
        held: npt.NDArray[np.bool_] = self.game % every == 0
        return held

    def chosen(self, which: npt.NDArray[np.bool_] | Ints) -> Self:
        """Those that a mask chooses, or a list of numbers if there are no entries."""

        def part(column: npt.NDArray[Any]) -> Any:
            if column.dtype != ENTRY:
                return column[which]
            kept = column[which[column["row"]]]
            kept["row"] = (np.cumsum(which) - 1)[kept["row"]]
            return kept

        return type(self)(**{name: part(column) for name, column in vars(self).items()})

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Several of them as one."""
        firsts = np.cumsum([0, *map(len, parts[:-1])])
        columns = {}
        for name in vars(parts[0]):
            every = [getattr(part, name) for part in parts]
            columns[name] = np.concatenate(every)
            if columns[name].dtype == ENTRY:
                columns[name]["row"] += np.repeat(firsts, [len(each) for each in every])
        return cls(**columns)

    def target(self, scale: float, result_share: float) -> Floats:
        """What a fit is to predict: partly the result, where there is one, partly the search."""
        share = np.where(self.result == NO_RESULT, 0.0, result_share)
        target: Floats = share * self.result + (1 - share) * chance_of(self.value, scale)
        return target

    def save(self, path: Path) -> None:
        """Keep the positions in a file."""
        file = BytesIO()
        np.savez_compressed(file, **vars(self))
        write_file(path, file.getvalue(), replace=True)

    @classmethod
    def load(cls, path: Path) -> Self:
        """The positions that `save` wrote."""
        with np.load(path) as file:
            return cls(**file)


@dataclass(frozen=True, kw_only=True)
class Samples(Columns):
    """What the linear fit learns from."""

    VERSION = "3"

    mine: Counts  # of the codes of one's own points
    theirs: Counts
    threats: npt.NDArray[np.int16]  # who has which, see `threats_of`
    pairs: npt.NDArray[np.int16]  # how often PAIR_TERMS count; no columns without captures

    def sums(self, worth: Floats) -> tuple[Floats, Floats]:
        """What the points of either side add up to, by what their codes are worth."""

        def added(counts: Counts) -> Any:
            return np.bincount(counts["row"], worth[counts["code"]] * counts["times"], len(self))

        return added(self.mine), added(self.theirs)


@dataclass(frozen=True, kw_only=True)
class Positions(Columns):
    """What the network learns from, on boards of one size."""

    VERSION = "net-1"

    cells: npt.NDArray[np.uint8]  # a row each: 0 empty, 1 Black, 2 White
    turn: npt.NDArray[np.int8]  # 0 Black, 1 White
    base: npt.NDArray[np.int16]  # the static evaluation without a network
    best: npt.NDArray[np.int16]  # the move that the search chose, or NO_BEST


def counts_of(rows: Sequence[Ints]) -> Counts:
    """Counts from rows that have a number for every code."""
    codes = [np.flatnonzero(row) for row in rows]
    counts = np.zeros(sum(map(len, codes)), ENTRY)
    counts["row"] = np.repeat(np.arange(len(rows)), [len(each) for each in codes])
    if rows:
        counts["code"] = np.concatenate(codes)
        counts["times"] = np.concatenate([row[each] for row, each in zip(rows, codes, strict=True)])
    return counts


def codes_of(cells: npt.NDArray[np.uint8], size: int, rule: CoreRule) -> Ints:
    """The codes of all points of some boards, Black's and White's, as if every point were empty."""
    tables = rule_tables(rule)
    boards, reach = len(cells), tables.reach
    padded = np.full((boards, size + 2 * reach, size + 2 * reach), WALL, np.uint8)
    padded[:, reach : reach + size, reach : reach + size] = cells.reshape(boards, size, size)
    keys = np.zeros((2, boards, size, size), np.int64)
    for direction, (dx, dy) in enumerate(((1, 0), (0, 1), (1, 1), (1, -1))):
        window = np.zeros((boards, size, size), np.int32)
        steps = [step for step in range(-reach, reach + 1) if step]
        for place, step in enumerate(steps):
            y, x = reach + step * dy, reach + step * dx
            window |= padded[:, y : y + size, x : x + size].astype(np.int32) << (2 * place)
        pair = tables.shapes[window].astype(np.int64)
        keys[0] |= (pair & SHAPE_MASK) << (SHAPE_BITS * direction)
        keys[1] |= (pair >> SHAPE_BITS) << (SHAPE_BITS * direction)
    codes = np.maximum(code_of_key()[keys], 0).reshape(2, boards, size * size)
    return np.moveaxis(codes, 0, -1).astype(np.int64)


def logistic(odds: Floats) -> Floats:
    """Chances from log odds."""
    chance: Floats = 1 / (1 + np.exp(-np.clip(odds, -30, 30)))
    return chance


def chance_of(value: npt.NDArray[np.int16], scale: float) -> Floats:
    """The win chance that a value means: certain if proven, else on a logistic curve."""
    chance = logistic(value / scale)
    return np.where(value > WIN_BOUND, 1.0, np.where(value < -WIN_BOUND, 0.0, chance))
