"""A sensible move at once, from the rules alone: nothing here is compiled and nothing is searched.

This is played while the engine is not ready, or has failed: a five, the block of a five, then the
best shapes that a stone would make or deny the other side. Always legal, under every rule.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from ..board import Board
from ..coords import Move, around
from ..errors import GameOverError
from ..forbidden import forbidden_reason
from ..lines import CENTRE, EMPTY, WALL, Cells, Window, captured_by, windows
from ..rules import Color
from ..shapes import FiveRule, Kind, line_shapes
from .params import (
    CAPTURE_WORTH,
    FIVE_WORTH,
    FOUR_WORTH,
    NEAR_STONES,
    OPEN_FOUR_WORTH,
    OPEN_THREE_WORTH,
    STONE_WORTHS,
    THEIR_SHARE,
    WINS_NEXT_WORTH,
)

REMEMBERED = 1 << 14  # windows


class _Shape(NamedTuple):
    """What a stone in the middle of a window makes there."""

    is_four: bool
    is_open_three: bool
    worth: int


def reflex_move(board: Board) -> Move:
    """The legal move that looks best at a glance."""
    worths = _worths(board)
    near = sorted(worths, key=lambda move: -worths[move])
    for move in chain(near, range(board.size**2)):
        if board.is_legal(move) and _keeps_the_game(board, move):
            return move
    for move in board.legal_moves:
        return move
    raise GameOverError(f"there is no move to find: {board!r}")


def _keeps_the_game(board: Board, move: Move) -> bool:
    """Whether the move leaves no standing five of the other side; only captures can break one."""
    if board.pending_five is None:
        return True
    outcome = board.after(move).outcome()
    return outcome is None or outcome.winner is not board.turn.other


def _worths(board: Board) -> dict[Move, float]:
    """The value of each point near the stones to the side to move."""
    size, rule, color = board.size, board.rule, board.turn
    cells: Cells = [*board.key[2], WALL]
    centre, restriction = size // 2, rule.restriction(color.other)
    worths = {}
    stones = [stone for stone in range(size**2) if cells[stone] != EMPTY]
    near = [move for move in sorted(around(stones, size, NEAR_STONES)) if cells[move] == EMPTY]
    for move in near or [board.move_at(centre, centre)]:
        own = _worth(cells, board, move, color)
        theirs = _worth(cells, board, move, color.other)
        if theirs >= WINS_NEXT_WORTH and forbidden_reason(
            cells, size, move, color.other, restriction
        ):
            theirs = 0
        steps = max(abs(move % size - centre), abs(move // size - centre))
        worths[move] = own + THEIR_SHARE * theirs - steps / 100
    return worths


def _worth(cells: Cells, board: Board, move: Move, color: Color) -> float:
    """The value of a stone of `color` on the point."""
    rule = board.rule
    five = FiveRule.of(rule, color)
    shapes = [_shape(read(cells), color, five) for read in windows(board.size)[move]]
    worth = float(sum(shape.worth for shape in shapes))
    fours = sum(shape.is_four for shape in shapes)
    threes = sum(shape.is_open_three for shape in shapes)
    if fours >= 2 or (fours and threes):
        worth += WINS_NEXT_WORTH
    elif threes >= 2:
        worth += OPEN_THREE_WORTH
    if rule.captures:
        pairs = len(captured_by(cells, board.size, move, color)) // 2
        worth += CAPTURE_WORTH * pairs * (1 + board.captured_pairs.of(color))
        if pairs and board.captured_pairs.of(color) + pairs >= rule.pairs_to_win:
            worth += FIVE_WORTH
    return worth


@lru_cache(maxsize=REMEMBERED)
def _shape(window: Window, color: int, five: FiveRule) -> _Shape:
    shapes = line_shapes(window, color, five)
    kind = shapes[0].kind if shapes else None
    if kind is Kind.FIVE:
        return _Shape(False, False, FIVE_WORTH)
    is_four = kind in (Kind.OPEN_FOUR, Kind.FOUR)
    is_open_three = kind is Kind.OPEN_THREE
    wins_twice = len({gain for shape in shapes for gain in shape.gains}) >= 2
    worth = OPEN_THREE_WORTH * is_open_three
    if is_four:
        worth = OPEN_FOUR_WORTH if wins_twice else FOUR_WORTH
    return _Shape(is_four, is_open_three, worth + _stones_worth(window, color))


def _stones_worth(window: Window, color: int) -> int:
    """Stones that may still become a five with the one in the middle."""
    worth = 0
    for first in range(CENTRE - 4, CENTRE + 1):
        five = window[first : first + 5]
        own = five.count(color) + 1  # with the one in the middle, which is still empty
        if own + five.count(EMPTY) == 6:
            worth += STONE_WORTHS[own - 1]
    return worth
