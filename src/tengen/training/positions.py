"""Positions of games as the network sees them: the stones, what the search said, the best move.

They are the positions of `samples.py`, which the search would judge by the static evaluation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..coords import Move
from ..core.evaluate import evaluate
from ..core.layout import WALL
from ..core.net import ARM, HALVES, halves
from ..core.setup import set_net
from .dataset import Report, each_shard
from .samples import NO_RESULT, Sampler
from .selfplay import SelfPlayGame, SelfPlayRecipe

Ints = npt.NDArray[np.int64]

NO_BEST = -1  # no move is known to be best
VERSION = 1  # of what is kept beside games


class Positions(NamedTuple):
    """Positions on boards of one size; values are seen from the side to move."""

    game: npt.NDArray[np.int32]
    cells: npt.NDArray[np.uint8]  # a row each: 0 empty, 1 Black, 2 White
    turn: npt.NDArray[np.int8]  # 0 Black, 1 White
    base: npt.NDArray[np.int16]  # the static evaluation without a network
    value: npt.NDArray[np.int16]  # what the search said
    result: npt.NDArray[np.float32]  # 1 won, 0 lost, a half drawn, or NO_RESULT
    best: npt.NDArray[np.int16]  # the move that the search chose, or NO_BEST

    def chosen(self, which: npt.NDArray[np.bool_] | npt.NDArray[np.int64]) -> Positions:
        """Those that a mask or a list of numbers chooses."""
        return Positions._make(column[which] for column in self)

    @classmethod
    def joined(cls, parts: Iterable[Positions]) -> Positions:
        """Many positions as one, with games renumbered."""
        columns, games = [], 0
        for part in parts:
            order = np.unique(part.game, return_inverse=True)[1].astype(np.int32)
            columns.append(part._replace(game=order + games))
            games += int(order.max(initial=-1)) + 1
        return cls(*(np.concatenate(column) for column in zip(*columns, strict=True)))


def patterns_of(cells: npt.NDArray[np.uint8], size: int) -> Ints:
    """The patterns of all points of some boards in four directions, as the core numbers them."""
    boards = len(cells)
    padded = np.full((boards, size + 2 * ARM, size + 2 * ARM), WALL, np.uint8)
    padded[:, ARM : ARM + size, ARM : ARM + size] = cells.reshape(boards, size, size)
    after_of, before_of = np.split(halves(), 2)
    found = np.empty((boards, size, size, 4), np.int64)
    for direction, (dx, dy) in enumerate(((1, 0), (0, 1), (1, 1), (1, -1))):
        after, before = np.zeros((2, boards, size, size), np.uint8)
        for step in range(1, ARM + 1):
            for sign, code in ((1, after), (-1, before)):
                y, x = ARM + sign * step * dy, ARM + sign * step * dx
                cell = padded[:, y : y + size, x : x + size]
                place = step - 1 if sign > 0 else ARM - step
                code |= cell << (2 * place)
        found[..., direction] = before_of[before] * HALVES + after_of[after]
    return found.reshape(boards, size * size, 4)


class PositionSampler(Sampler):
    """Goes through games and takes what the network learns from."""

    def __init__(self, recipe: SelfPlayRecipe) -> None:
        super().__init__(recipe)
        set_net(self._state, None)

    def positions(self, games: Iterable[SelfPlayGame]) -> Positions:
        """The positions of some games."""
        rows = [row for game in games for row in self._rows(game)]
        columns = list(zip(*rows, strict=True)) if rows else [()] * len(Positions._fields)
        types = np.int32, np.uint8, np.int8, np.int16, np.int16, np.float32, np.int16
        arrays = [np.array(column, kind) for column, kind in zip(columns, types, strict=True)]
        arrays[1] = arrays[1].reshape(len(rows), self._size**2)
        return Positions(*arrays)

    def _rows(self, game: SelfPlayGame) -> Iterator[tuple[object, ...]]:
        last_noise = max(game.noise, default=-1)
        searched = set(range(len(game.moves))) - set(game.noise)
        for ply, value in enumerate(game.values, game.opening):
            won = (1 + game.result * (1 - 2 * (ply & 1))) / 2
            result = won if ply > last_noise else NO_RESULT
            best = game.moves[ply] if ply in searched else NO_BEST
            yield from self._row(game.number, game.moves[:ply], value, result, best)
        for moves, value, best in game.astray:
            yield from self._row(game.number, moves, value, NO_RESULT, best)

    def _row(
        self, number: int, moves: Sequence[Move], value: int, result: float, best: Move
    ) -> Iterator[tuple[object, ...]]:
        side = len(moves) & 1
        self._go(moves)
        if self._is_static(side):
            cells = np.zeros(self._size**2, np.uint8)
            cells[list(moves[0::2])], cells[list(moves[1::2])] = 1, 2
            yield number, cells, side, int(evaluate(self._state)), value, result, best


def load_positions(folders: Sequence[Path], report: Report | None = None) -> Positions:
    """The positions of all games in some folders."""
    parts = []
    for path, recipe, records in each_shard(folders, report):
        kept = path.with_name(f"{path.stem}-{len(records)}-net-{VERSION}.npz")
        if not kept.exists():
            np.savez_compressed(kept, **PositionSampler(recipe).positions(records)._asdict())
        with np.load(kept) as file:
            parts.append(Positions(*(file[name] for name in Positions._fields)))
    return Positions.joined(parts)
