"""Threats of either side: what stands, where it is carried on, and every move that ends it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..board import Board
from ..coords import Move
from ..lines import any_winning_line
from ..rules import Color
from ..shapes import STRENGTH, Kind
from .replies import answers_to_capture, answers_to_double, answers_to_shape
from .sketch import Sketch


@dataclass(frozen=True, slots=True)
class Threat:
    """What a side has, or can make with one move; all points are in ascending order.

    A four is carried on to a five, an open three to an open four; a double-four, four-three or
    double-three is made by playing on `gains`; a capture takes `stones`, which are the opponent's.
    A five is one that still can be broken. `answers` is complete: after any of these legal moves
    of the other side the threat is gone, after any other it is still there.
    """

    color: Color
    kind: Kind
    stones: tuple[Move, ...]
    gains: tuple[Move, ...]
    answers: tuple[Move, ...]

    @property
    def points(self) -> tuple[Move, ...]:
        """The stones and the gains: what an interface would draw."""
        return tuple(sorted({*self.stones, *self.gains}))


def threats(board: Board) -> tuple[Threat, ...]:
    """The open threats of both sides, the most important for the side to move first.

    >>> board = Board.from_moves("h8 a1 i8 b1 j8 c1 k8 g8")
    >>> [(t.color.title, t.kind.value, t.gains, t.answers) for t in threats(board)]
    [('Black', 'four', (116,), (116,))]
    """
    if board.outcome() is not None:
        return ()
    sketch = Sketch(board)
    found = [threat for color in Color for threat in threats_of(sketch, color)]
    return tuple(sorted(found, key=lambda threat: importance(threat, board.turn)))


def threats_of(sketch: Sketch, color: Color) -> Iterator[Threat]:
    """The threats of one side, whoever is to move."""
    if sketch.rule.captures and sketch.has_five(color):
        line = any_winning_line(sketch.cells, sketch.size, color, sketch.rule) or ()
        yield Threat(color, Kind.FIVE, tuple(sorted(line)), (), tuple(sketch.breaks(color)))
    for shape in sketch.standing(color):
        answers = answers_to_shape(sketch, color, shape)
        yield Threat(color, shape.kind, shape.stones, shape.gains, answers)
    for point, kind, points in sketch.double_points(color, sketch.empties):
        stones = tuple(stone for stone in points if stone != point)
        answers = answers_to_double(sketch, color, point, kind)
        yield Threat(color, kind, stones, (point,), answers)
    for point, taken in sketch.captures(color):
        missing = sketch.rule.pairs_to_win - sketch.pairs[color]
        wins = len(taken) // 2 >= missing
        answers = answers_to_capture(sketch, color, point, taken, missing if wins else 1)
        kind = Kind.WINNING_CAPTURE if wins else Kind.CAPTURE
        yield Threat(color, kind, taken, (point,), answers)


# How many moves a threat is from winning, were its side to move
_MOVES_FROM_WINNING = {
    Kind.FIVE: 0,
    Kind.WINNING_CAPTURE: 1,
    Kind.OPEN_FOUR: 1,
    Kind.FOUR: 1,
    Kind.OPEN_THREE: 2,
    Kind.DOUBLE_FOUR: 2,
    Kind.FOUR_THREE: 3,
    Kind.DOUBLE_THREE: 3,
    Kind.CAPTURE: 9,
}


def importance(threat: Threat, turn: Color) -> tuple[int, int, int, tuple[Move, ...]]:
    """A key to sort by: what decides soonest comes first, and the side to move is a move ahead."""
    moves = 2 * _MOVES_FROM_WINNING[threat.kind] - (threat.color == turn)
    return moves, -STRENGTH[threat.kind], threat.color, threat.gains
