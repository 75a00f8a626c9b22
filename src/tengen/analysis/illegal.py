"""Why a move cannot be played, with the points that prove it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from ..board import Board
from ..coords import Move
from ..lines import CENTRE, EMPTY, REACH, Window, run_through
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
    with sketch.stone(color, point):
        if sketch.rule.restriction(color) is Restriction.RENJU:
            return _renju_lines(sketch, color, point, reason)
        return tuple(
            line for axis in AXES if (line := _free_line(sketch, color, point, axis, reason))
        )


def _renju_lines(
    sketch: Sketch, color: Color, point: Move, reason: ForbiddenReason
) -> tuple[tuple[Move, ...], ...]:
    if reason is ForbiddenReason.OVERLINE:
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
    first, last = run_through(window, color)
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
            indices = _free_three(window, color)
    points = sketch.window_points(point, axis)
    return tuple(sorted(points[index] for index in indices))


def _free_three(window: Window, color: Color) -> tuple[int, ...]:
    """The stones of a free three of the capture rules that holds the centre, or ()."""
    for first in range(CENTRE - REACH + 1, CENTRE):
        six = window[first : first + 6]
        inner = six[1:5]
        if six[0] == six[5] == EMPTY and inner.count(color) == 3 and inner.count(EMPTY) == 1:
            return tuple(i for i in range(first, first + 6) if window[i] == color)
    return ()
