"""Positions of games as the fit sees them: points by their code, threats, and what came of it.

Only positions are taken that the search would judge by the static evaluation: nobody makes five
next, the side to move has no open four to play and no win by fours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..board import Board
from ..coords import Move
from ..core.capture_moves import forced_replies, winning_move
from ..core.capture_vcf import capture_vcf
from ..core.captures import pairs_held, pairs_in_reach, set_ups_in_reach
from ..core.evaluate import threats_of
from ..core.layout import NODE_LIMIT, VCF_NODES, ZERO, point_at
from ..core.params import MOST_TAKES
from ..core.patterns import CLASS_FIVE, CLASS_FOUR, CLASS_FOUR_THREE, CLASS_WIN
from ..core.position import COUNT_BITS, COUNT_MASK, WHITE_SHAPES, make, unmake
from ..core.score import WIN_BOUND
from ..core.vcf import vcf
from ..core.weights import CODES, code_of_key
from ..engine.bridge import State, point_of, state_of
from .node_player import DISTANCE
from .selfplay import SelfPlayGame, SelfPlayRecipe

VCF_MAKES, VCF_PLIES = 64, 40
NO_RESULT = -1.0  # of a position before a random stone: how the game ended says nothing of it

# Bits of `_kinds`
FOURS = 1 << (CLASS_FOUR - 1) | 1 << (CLASS_FOUR_THREE - 1)
WINS, FIVES = 1 << (CLASS_WIN - 1), 1 << (CLASS_FIVE - 1)

Floats = npt.NDArray[np.float64]


class Counts(NamedTuple):
    """How many points of a side have which code, for many positions: rows of a sparse matrix."""

    starts: npt.NDArray[np.int64]  # one more than there are rows
    codes: npt.NDArray[np.int16]
    times: npt.NDArray[np.int16]

    def chosen(self, mask: npt.NDArray[np.bool_]) -> Counts:
        """The rows where the mask is true."""
        lengths = np.diff(self.starts)
        entries = np.repeat(mask, lengths)
        starts = np.cumsum([0, *lengths[mask]])
        return Counts(starts, self.codes[entries], self.times[entries])


class Samples(NamedTuple):
    """Positions, each seen from the side to move."""

    game: npt.NDArray[np.int32]
    mine: Counts
    theirs: Counts
    threats: npt.NDArray[np.int16]  # who has which, see `threats_of`
    pairs: npt.NDArray[np.int16]  # how often PAIR_TERMS count; no columns without captures
    value: npt.NDArray[np.int16]  # what the search said
    result: npt.NDArray[np.float32]  # 1 won, 0 lost, a half drawn, or NO_RESULT

    @property
    def positions(self) -> int:
        """How many there are."""
        return len(self.game)

    def chosen(self, mask: npt.NDArray[np.bool_]) -> Samples:
        """The samples where the mask is true."""
        columns = {
            name: getattr(self, name)[mask]
            for name in self._fields
            if name not in ("mine", "theirs")
        }
        return Samples(mine=self.mine.chosen(mask), theirs=self.theirs.chosen(mask), **columns)

    def save(self, path: Path) -> None:
        """Keep the samples in a file."""
        flat = self._asdict() | {"mine": None, "theirs": None}
        for side in ("mine", "theirs"):
            for name, array in getattr(self, side)._asdict().items():
                flat[f"{side}_{name}"] = array
        np.savez(path, **{name: array for name, array in flat.items() if array is not None})

    @classmethod
    def load(cls, path: Path) -> Samples:
        """The samples of `save`."""
        with np.load(path) as file:
            sides = [
                Counts(*(file[f"{side}_{name}"] for name in Counts._fields))
                for side in ("mine", "theirs")
            ]
            rest = {name: file[name] for name in cls._fields if name not in ("mine", "theirs")}
        return cls(mine=sides[0], theirs=sides[1], **rest)

    @classmethod
    def joined(cls, parts: Iterable[Samples]) -> Samples:
        """Many samples as one."""
        every = list(parts)
        columns = {
            name: np.concatenate([getattr(part, name) for part in every])
            for name in cls._fields
            if name not in ("mine", "theirs")
        }
        mine = _stacked([part.mine for part in every])
        return cls(mine=mine, theirs=_stacked([part.theirs for part in every]), **columns)


def _stacked(parts: list[Counts]) -> Counts:
    ends = np.cumsum([0, *(len(part.codes) for part in parts)])
    starts = [part.starts[:-1] + end for part, end in zip(parts, ends[:-1], strict=True)]
    return Counts(
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([part.codes for part in parts]),
        np.concatenate([part.times for part in parts]),
    )


class Sampler:
    """Goes through games and takes what the fit needs."""

    def __init__(self, recipe: SelfPlayRecipe) -> None:
        self._size = size = recipe.size
        self._state = state_of(Board(recipe.rule, size), distance=DISTANCE)
        self._splits = self._state["renju"]  # codes of White are numbered apart
        self._past: list[int] = []  # points that were played on the state
        self._points = np.array([point_at(x, y) for y in range(size) for x in range(size)])

    def take(self, games: Iterable[SelfPlayGame]) -> Samples:
        """The samples of some games."""
        rows = [row for game in games for row in self._positions(game)]
        columns = list(zip(*rows, strict=True)) if rows else [()] * 7
        game, mine, theirs, threats, pairs, value, result = columns
        return Samples(
            np.array(game, np.int32),
            _counts(mine),
            _counts(theirs),
            np.array(threats, np.int16),
            np.array(pairs, np.int16).reshape(len(game), -1 if rows else 0),
            np.array(value, np.int16),
            np.array(result, np.float32),
        )

    def _positions(self, game: SelfPlayGame) -> Iterator[tuple[object, ...]]:
        last_noise = max(game.noise, default=-1)
        for ply, value in enumerate(game.values, game.opening):
            won = (1 + game.result * (1 - 2 * (ply & 1))) / 2
            result = won if ply > last_noise else NO_RESULT
            yield from self._position(game.number, game.moves[:ply], value, result)
        for moves, value, _ in game.astray:
            yield from self._position(game.number, moves, value, NO_RESULT)

    def _position(
        self, number: int, moves: Sequence[Move], value: int, result: float
    ) -> Iterator[tuple[object, ...]]:
        """The sample of a position, if the search would judge it as it stands."""
        self._go(moves)
        state, side = self._state, len(moves) & 1
        if self._is_static(side):
            codes = self._codes(state)
            threats = threats_of(state, side)
            pairs = _pair_terms(state, side) if state["captures"] else ()
            yield number, codes[side], codes[1 - side], threats, pairs, value, result

    def _go(self, moves: Sequence[Move]) -> None:
        """Bring the state to the position after these moves; what it shares with the last stays."""
        points = [point_of(move, self._size) for move in moves]
        state, past = self._state, self._past
        shared = next(
            (ply for ply, pair in enumerate(zip(past, points, strict=False)) if pair[0] != pair[1]),
            min(len(past), len(points)),
        )
        for _ in past[shared:]:
            unmake(state)
        for point in points[shared:]:
            make(state, point)
        self._past = points

    def _is_static(self, side: int) -> bool:
        """Whether the search would judge the position as it stands."""
        state = self._state
        if state["captures"]:
            if winning_move(state, side) or forced_replies(state, ZERO, side) >= 0:
                return False
        else:
            mine, theirs = _kinds(state, side), _kinds(state, 1 - side)
            if (mine | theirs) & FIVES or mine & WINS:
                return False
            if not mine & FOURS and not state["renju"]:
                return True  # nothing to begin with; in renju some fours are not counted
        state["root_ply"] = state["ply"]
        state["control"][:] = 0
        state["control"][NODE_LIMIT] = 1 << 62
        state["control"][VCF_NODES] = VCF_MAKES
        return not (capture_vcf if state["captures"] else vcf)(state, VCF_PLIES)

    def _codes(self, state: State) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """For each colour how many empty points have which code."""
        points = self._points
        is_empty = (state["empty_bits"][points >> 6] >> (points & 63)) & 1 != 0
        words = state["info"][points[is_empty]]
        black = code_of_key()[words & 0xFFFF]
        white = code_of_key()[(words >> WHITE_SHAPES) & 0xFFFF]
        if self._splits:
            white = white + len(CODES)
        return np.bincount(black), np.bincount(white)


def _counts(rows: Iterable[npt.NDArray[np.int64]]) -> Counts:
    every = list(rows)
    used = [np.flatnonzero(row) for row in every]
    times = [row[codes] for row, codes in zip(every, used, strict=True)]
    none = np.zeros(0, np.int64)
    return Counts(
        np.cumsum([0, *map(len, used)]),
        np.concatenate([none, *used]).astype(np.int16),
        np.concatenate([none, *times]).astype(np.int16),
    )


def _kinds(state: State, side: int) -> int:
    """A bit for each class from a three up of which a side has a point."""
    word = int(state["counts"][2 * int(state["ply"]) + side])
    return sum(1 << at for at in range(CLASS_FIVE) if (word >> (COUNT_BITS * at)) & COUNT_MASK)


def _pair_terms(state: State, side: int) -> tuple[int, ...]:
    """How often each of PAIR_TERMS counts for the side to move, see `value_of_pairs`."""
    rival = 1 - side
    mine, theirs = int(pairs_held(state, side)), int(pairs_held(state, rival))
    return (
        mine - theirs,
        mine**2 - theirs**2,
        min(int(pairs_in_reach(state, side)), MOST_TAKES),
        -min(int(pairs_in_reach(state, rival)), MOST_TAKES),
        int(set_ups_in_reach(state, side)),
        -int(set_ups_in_reach(state, rival)),
    )


def row_sums(counts: Counts, codes: Floats) -> Floats:
    """What the points of each position add up to, by what their codes are worth."""
    sums: Floats = np.add.reduceat(codes[counts.codes] * counts.times, counts.starts[:-1])
    return sums


def chance_of(value: npt.NDArray[np.int16], scale: float) -> Floats:
    """What a search's value promises: certain where it is proven, else a logistic curve."""
    chance = 1 / (1 + np.exp(-np.clip(value / scale, -30, 30)))
    return np.where(value > WIN_BOUND, 1.0, np.where(value < -WIN_BOUND, 0.0, chance))
