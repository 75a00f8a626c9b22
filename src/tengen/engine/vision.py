"""What a level sees of the board: now and then it overlooks a row of stones.

A person misses a row on a diagonal, or far from the last move, sooner than one where the fight is.
A level searches the board as it sees it, and there an overlooked row lacks a stone: so its errors
are threats that it missed, not stones far from the fight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from random import Random
from typing import NamedTuple

from ..board import Board
from ..coords import Move
from ..errors import SetupError
from ..rules import Color

ROW = 5  # points of a row, all in one line
LEAST = 3  # stones on it, all of one colour, that make it a threat
STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))

# How much likelier than a four of the rival's, in a row or column near the last move, something is
# overlooked.
IF_THREE = 3.0
IF_DIAGONAL = 1.6
IF_FAR = 1.6
IF_JUST_MADE = 0.6  # the last move is one of its stones
IF_OWN = 0.5
FAR = 5  # king's steps
MOST = 0.9  # no row is overlooked more surely


class Row(NamedTuple):
    """Stones of one colour that threaten to become a five along one line."""

    color: Color
    is_diagonal: bool
    length: int  # stones that count for one five
    stones: tuple[Move, ...]  # most needed first


def seen(board: Board, blindness: float, seed: int) -> Board:
    """The board as somebody sees it who overlooks a four with this probability.

    The same for the same position and seed.
    """
    random = Random(repr((seed, board.key)))
    hidden = {
        row.stones[0] for row in rows(board) if random.random() < _chance(row, board, blindness)
    }
    if not hidden:
        return board
    left = {
        color: [board.xy(stone) for stone in board.stones(color) if stone not in hidden]
        for color in Color
    }
    try:
        return Board.from_stones(
            black=left[Color.BLACK],
            white=left[Color.WHITE],
            turn=board.turn,
            rule=board.rule,
            size=board.size,
            captured_pairs=board.captured_pairs,
        )
    except SetupError:  # such a position cannot come about, so something must have been noticed
        return board


def rows(board: Board) -> list[Row]:
    """The fours and threes of both sides that can still become a five, one for each line."""
    colors = {stone: color for color in Color for stone in board.stones(color)}
    best: dict[tuple[int, int, Color], list[list[Move]]] = {}
    for step, line, points in _rows_of_points(board.size):
        stones = [point for point in points if point in colors]
        if len(stones) < LEAST or len({colors[stone] for stone in stones}) > 1:
            continue
        found = best.setdefault((step, line, colors[stones[0]]), [])
        if not found or len(stones) >= len(found[0]):
            if found and len(stones) > len(found[0]):
                found.clear()
            found.append(stones)
    return [
        Row(color, step > 1, len(found[0]), _most_needed_first(found))
        for (step, _, color), found in best.items()
    ]


def _most_needed_first(threats: list[list[Move]]) -> tuple[Move, ...]:
    needed = Counter(chain.from_iterable(threats))
    return tuple(sorted(needed, key=lambda stone: (-needed[stone], stone)))


@lru_cache(maxsize=4)
def _rows_of_points(size: int) -> tuple[tuple[int, int, tuple[Move, ...]], ...]:
    """Every five points in a row: the number of their direction and of their line, and they."""

    def all_of() -> Iterator[tuple[int, int, tuple[Move, ...]]]:
        for number, (dx, dy) in enumerate(STEPS):
            for y in range(size):
                for x in range(size):
                    far_x, far_y = x + (ROW - 1) * dx, y + (ROW - 1) * dy
                    if 0 <= far_x < size and 0 <= far_y < size:
                        line = x * dy - y * dx
                        start, step = y * size + x, dy * size + dx
                        yield number, line, tuple(start + at * step for at in range(ROW))

    return tuple(all_of())


def _chance(row: Row, board: Board, blindness: float) -> float:
    """How likely the row is overlooked."""
    chance = blindness
    chance *= IF_THREE if row.length == LEAST else 1
    chance *= IF_DIAGONAL if row.is_diagonal else 1
    chance *= IF_OWN if row.color == board.turn else 1
    if board.move_stack:
        last = board.peek()
        if last in row.stones:
            chance *= IF_JUST_MADE
        elif min(_distance(board, last, stone) for stone in row.stones) >= FAR:
            chance *= IF_FAR
    return min(chance, MOST)


def _distance(board: Board, one: Move, other: Move) -> int:
    """King's steps between two points."""
    (x, y), (other_x, other_y) = board.xy(one), board.xy(other)
    return max(abs(x - other_x), abs(y - other_y))
