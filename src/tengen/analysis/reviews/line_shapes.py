"""What the moves of a line make: the shapes that appear when it is played out on the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...board import Board
from ...coords import Move
from ...rules import Color
from ...shapes import Kind
from ..sketch import Shape, Sketch

DECISIVE = frozenset(
    {Kind.FIVE, Kind.WINNING_CAPTURE, Kind.OPEN_FOUR, Kind.DOUBLE_FOUR, Kind.FOUR_THREE}
    | {Kind.DOUBLE_THREE}
)
FOURS = frozenset({Kind.FIVE, Kind.OPEN_FOUR, Kind.DOUBLE_FOUR, Kind.FOUR_THREE, Kind.FOUR})
THREATS = FOURS | {Kind.DOUBLE_THREE, Kind.OPEN_THREE, Kind.WINNING_CAPTURE, Kind.CAPTURE}


class LineStep(NamedTuple):
    """A move of a line, and what it makes."""

    move: Move
    color: Color
    kind: Kind | None  # None when it makes nothing
    shapes: tuple[Shape, ...]
    taken: tuple[Move, ...]  # stones that it captures
    ends: bool  # whether the game is over then


def steps_of(board: Board, line: Iterable[Move]) -> list[LineStep]:
    """The line played out from a position, up to its end or to a move that cannot be played."""
    board, steps = board.copy(), []
    for move in line:
        if board.outcome() is not None or not board.is_legal(move):
            break
        color, sketch = board.turn, Sketch(board)
        taken = sketch.taken(color, move)
        made = sketch.made(color, move)
        kind = made.kind
        if taken and kind is not Kind.FIVE:
            wins = sketch.pairs[color] + len(taken) // 2 >= sketch.rule.pairs_to_win
            kind = Kind.WINNING_CAPTURE if wins else kind or Kind.CAPTURE
        board.push(move)
        steps.append(LineStep(move, color, kind, made.shapes, taken, board.outcome() is not None))
    return steps


def own_steps(steps: list[LineStep]) -> list[LineStep]:
    """The steps of the side that begins."""
    return steps[::2]


def decisive_step(steps: list[LineStep]) -> LineStep | None:
    """The first step of the side that begins which makes a winning shape or capture."""
    return next((step for step in own_steps(steps) if step.kind in DECISIVE), None)


def means_of(steps: list[LineStep]) -> str | None:
    """How the side that begins wins by this line: by "fours", by "threats", or None.

    The line must go to the end of the game, and each of its moves must leave no time.
    """
    own = own_steps(steps)
    if not steps or not steps[-1].ends or steps[-1].color != own[0].color:
        return None
    kinds = {step.kind for step in own}
    if kinds <= FOURS:
        return "fours"
    return "threats" if kinds <= THREATS else None
