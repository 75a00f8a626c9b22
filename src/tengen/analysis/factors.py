"""The named factors of a move: how often each holds, the points that prove it, and its weight.

The factors of the mover say what the move makes, blocks, takes and forbids; those of the other side
say what it can do next. Weights are in hundredths of a quiet move; they rank reasons, as a player
would, and decide nothing: the search has its own numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from ..coords import Move, rays
from ..rules import Color
from ..shapes import Kind
from .facts import Facts
from .sketch import DOUBLES


class FactorName(StrEnum):
    """What a move can do, or leave to the other side."""

    FIVE = "five"
    WINNING_CAPTURE = "winning capture"
    WIN_BROKEN = "win broken"
    OPEN_FOUR = "open four"
    DOUBLE_FOUR = "double-four"
    FOUR_THREE = "four-three"
    FOUR = "four"
    DOUBLE_THREE = "double-three"
    OPEN_THREE = "open three"
    BLOCK_FIVE = "block of five"
    BLOCK_OPEN_FOUR = "block of open four"
    BLOCK_DOUBLE_FOUR = "block of double-four"
    BLOCK_FOUR_THREE = "block of four-three"
    BLOCK_DOUBLE_THREE = "block of double-three"
    BLOCK_OPEN_THREE = "block of open three"
    CAPTURE = "capture"
    CAPTURE_SET_UP = "capture set up"
    CAPTURE_BLOCKED = "capture blocked"
    CAPTURE_RISKED = "capture risked"
    FORBIDDEN = "forbidden points"
    ALIGNMENT = "alignment"
    CENTRE = "centre"


WEIGHTS: dict[FactorName, int] = {
    FactorName.FIVE: 10000,
    FactorName.WINNING_CAPTURE: 10000,
    FactorName.WIN_BROKEN: 8000,
    FactorName.OPEN_FOUR: 4000,
    FactorName.DOUBLE_FOUR: 3500,
    FactorName.FOUR_THREE: 2500,
    FactorName.FOUR: 300,
    FactorName.DOUBLE_THREE: 1000,
    FactorName.OPEN_THREE: 250,
    FactorName.BLOCK_FIVE: 6000,
    FactorName.BLOCK_OPEN_FOUR: 1500,
    FactorName.BLOCK_DOUBLE_FOUR: 1200,
    FactorName.BLOCK_FOUR_THREE: 900,
    FactorName.BLOCK_DOUBLE_THREE: 500,
    FactorName.BLOCK_OPEN_THREE: 120,
    FactorName.CAPTURE: 600,
    FactorName.CAPTURE_SET_UP: 200,
    FactorName.CAPTURE_BLOCKED: 300,
    FactorName.CAPTURE_RISKED: 500,
    FactorName.FORBIDDEN: 60,
    FactorName.ALIGNMENT: 10,
    FactorName.CENTRE: 2,
}

ALIGNMENT_REACH = 2  # points to each side in which a stone counts as aligned


@dataclass(frozen=True, slots=True)
class Factor:
    """One reason for or against a move. `color` is the side that it is good for."""

    name: FactorName
    color: Color
    count: int
    points: tuple[Move, ...]

    @property
    def weight(self) -> int:
        """The weight of one occurrence, for its side."""
        return WEIGHTS[self.name]

    @property
    def value(self) -> int:
        """The weight of all occurrences, for its side."""
        return self.count * self.weight


def factors_of(facts: Facts) -> tuple[Factor, ...]:
    """The factors that hold, those of the mover first, each side's largest first."""
    found = [
        *_factors(facts.mover, chain(_made(facts), _blocked(facts), _placed(facts))),
        *_factors(facts.rival, _left(facts)),
    ]
    return tuple(sorted(found, key=lambda factor: (factor.color != facts.mover, -factor.value)))


# A factor in the making: its name, and for each time it holds the points that prove it
Proofs = tuple[FactorName, list[tuple[Move, ...]]]


def _factors(color: Color, named: Iterable[Proofs]) -> Iterator[Factor]:
    for name, proofs in named:
        if proofs:
            points = tuple(sorted(set(chain.from_iterable(proofs))))
            yield Factor(name, color, len(proofs), points)


def _made(facts: Facts) -> Iterator[Proofs]:
    """What the move makes on its lines, and by taking stones."""
    shapes = [*facts.made.shapes, *facts.opened]
    for kind in (Kind.FIVE, Kind.OPEN_FOUR, Kind.FOUR, Kind.OPEN_THREE):
        yield FactorName(kind.value), [shape.points for shape in shapes if shape.kind is kind]
    kind_made = facts.made.kind
    if kind_made in DOUBLES:
        every = tuple(point for shape in facts.made.shapes for point in shape.points)
        yield FactorName(kind_made.value), [every]
    yield FactorName.CAPTURE, [(facts.move, *facts.taken)] * (len(facts.taken) // 2)
    if facts.after.pairs[facts.mover] >= facts.after.rule.pairs_to_win:
        yield FactorName.WINNING_CAPTURE, [(facts.move, *facts.taken)]
    yield FactorName.CAPTURE_SET_UP, [capture.points for capture in facts.captures_set_up]
    yield FactorName.WIN_BROKEN, [facts.broken_five] if facts.broken_five else []
    yield FactorName.FORBIDDEN, [(point,) for point in facts.forbidden_to_rival]


def _blocked(facts: Facts) -> Iterator[Proofs]:
    """What the rival can no longer do."""
    yield FactorName.BLOCK_FIVE, [(point,) for point in facts.blocked_fives]
    yield FactorName.BLOCK_OPEN_FOUR, [shape.points for shape in facts.blocked_open_threes]
    yield FactorName.BLOCK_OPEN_THREE, [shape.points for shape in facts.blocked_twos]
    for kind in DOUBLES:
        proofs = [double.points for double in facts.blocked_doubles if double.kind is kind]
        yield FactorName(f"block of {kind}"), proofs
    yield FactorName.CAPTURE_BLOCKED, [capture.points for capture in facts.captures_blocked]


def _placed(facts: Facts) -> Iterator[Proofs]:
    """Where the stone lies: its own stones in line with it, and the rings from the edge."""
    yield FactorName.ALIGNMENT, [(stone,) for stone in _aligned(facts)]
    size, last = facts.after.size, facts.after.size - 1
    x, y = facts.move % size, facts.move // size
    yield FactorName.CENTRE, [(facts.move,)] * min(x, y, last - x, last - y)


def _aligned(facts: Facts) -> list[Move]:
    """Own stones near the move on its lines, with no stone of the rival between."""
    found = []
    cells = facts.after.cells
    for axis in rays(facts.after.size)[facts.move]:
        for ray in axis:
            for point in ray[:ALIGNMENT_REACH]:
                if cells[point] == facts.rival:
                    break
                if cells[point] == facts.mover:
                    found.append(point)
    return found


def _left(facts: Facts) -> Iterator[Proofs]:
    """What the rival can do next."""
    if facts.outcome is not None:
        return
    yield FactorName.FIVE, [(point,) for point in facts.left_fives]
    yield FactorName.WINNING_CAPTURE, [(point,) for point in facts.left_captures_that_win]
    yield FactorName.OPEN_FOUR, [shape.points for shape in facts.left_open_threes]
    for kind in DOUBLES:
        proofs = [double.points for double in facts.left_doubles if double.kind is kind]
        yield FactorName(kind.value), proofs
    yield FactorName.CAPTURE_RISKED, [capture.points for capture in facts.captures_risked]
    yield FactorName.FORBIDDEN, [(point,) for point in facts.forbidden_to_mover]
