"""Why a move cannot be played, with the points that prove it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from ..board import Board
from ..coords import Move
from ..forbidden import is_free_three
from ..lines import CENTRE, EMPTY, REACH, run_at
from ..outcome import Outcome, Termination
from ..rules import Color, ForbiddenReason, Restriction
from ..shapes import Kind
from .sketch import AXES, Sketch


class IllegalReason(StrEnum):
    """Why a move cannot be played."""

    OFF_BOARD = "off the board"
    GAME_OVER = "game over"
    OCCUPIED = "occupied"
    OVERLINE = ForbiddenReason.OVERLINE.value
    DOUBLE_FOUR = ForbiddenReason.DOUBLE_FOUR.value
    DOUBLE_THREE = ForbiddenReason.DOUBLE_THREE.value
    IN_CAPTURE = ForbiddenReason.IN_CAPTURE.value


@dataclass(frozen=True, slots=True)
class Illegality:
    """A reason and its proof: the lines of a forbidden shape, or the points that speak for it."""

    reason: IllegalReason
    lines: tuple[tuple[Move, ...], ...]

    @property
    def points(self) -> tuple[Move, ...]:
        """Every point of the proof."""
        return tuple(sorted(set(chain.from_iterable(self.lines))))


def illegality(board: Board, move: Move | None) -> Illegality | None:
    """What speaks against a move, or None when it is legal. None for a move is off the board."""
    if move is None or not 0 <= move < board.size**2:
        corners = board.size * (board.size - 1), board.size - 1
        return Illegality(IllegalReason.OFF_BOARD, (corners,))
    outcome = board.outcome()
    if outcome is not None:
        return Illegality(IllegalReason.GAME_OVER, (end_points(board, outcome),))
    if board.color_at(move) is not None:
        return Illegality(IllegalReason.OCCUPIED, ((move,),))
    sketch = Sketch(board)
    reason = sketch.reason(board.turn, move)
    if reason is None:
        return None
    lines = forbidden_lines(sketch, board.turn, move, reason)
    return Illegality(IllegalReason(reason.value), lines)


def end_points(board: Board, outcome: Outcome) -> tuple[Move, ...]:
    """The points that show how a game ended: the winning line, the last move, or the board."""
    if outcome.line:
        return outcome.line
    if outcome.termination is Termination.NO_MOVE:
        return tuple(board.forbidden_for(board.turn))
    if outcome.termination is Termination.FULL_BOARD or not board.ply:
        return tuple(range(board.size**2))
    return (board.peek(),)


def forbidden_lines(
    sketch: Sketch, color: Color, point: Move, reason: ForbiddenReason
) -> tuple[tuple[Move, ...], ...]:
    """The lines that make the point forbidden, each with the stone itself."""
    is_renju = sketch.rule.restriction(color) is Restriction.RENJU
    with sketch.stone(color, point):
        if reason is ForbiddenReason.OVERLINE or not is_renju:
            lines = (_free_line(sketch, color, point, axis, reason) for axis in AXES)
            return tuple(line for line in lines if line)
        is_three = reason is ForbiddenReason.DOUBLE_THREE
        by_line = {
            (shape.axis, () if is_three else shape.stones): shape.stones
            for shape in sketch.shapes_through(color, point)
            if (shape.kind is Kind.OPEN_THREE) == is_three
        }
    return tuple(by_line.values())


def _free_line(
    sketch: Sketch, color: Color, point: Move, axis: int, reason: ForbiddenReason
) -> tuple[Move, ...]:
    """The points of a forbidden shape on one axis, () when there is none."""
    window = sketch.read(point, axis)
    first, last = run_at(window, CENTRE, color)
    ends = {*window[max(0, first - 1) : first], *window[last : last + 1]}
    indices: tuple[int, ...] = ()
    match reason:
        case ForbiddenReason.OVERLINE if last - first >= 6:
            indices = tuple(range(first, last))
        case ForbiddenReason.DOUBLE_FOUR if last - first == 4 and ends == {EMPTY}:
            indices = tuple(range(first, last))
        case ForbiddenReason.IN_CAPTURE if last - first == 2 and ends == {color.other}:
            indices = tuple(range(first - 1, last + 1))
        case ForbiddenReason.DOUBLE_THREE:
            threes = (first for first in range(1, REACH) if is_free_three(window, first, color))
            if (start := next(threes, None)) is not None:
                indices = tuple(i for i in range(start, start + 6) if window[i] == color)
    points = sketch.window_points(point, axis)
    return tuple(sorted(points[index] for index in indices))
