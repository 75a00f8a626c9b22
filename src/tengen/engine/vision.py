"""What a level sees of the board: now and then it overlooks a row of stones.

A person misses a row on a diagonal, or far from the last move, sooner than one next to it, and an
open three far sooner than a four. A level searches the board as it sees it, on which an overlooked
row lacks a stone. So its errors are threats that it missed, not random moves far from the fight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from random import Random
from typing import NamedTuple

from ..board import Board
from ..coords import Move, rays
from ..errors import SetupError
from ..lines import EMPTY, WALL, Window, windows
from ..rules import Color
from ..shapes import FiveRule, Kind, line_shapes

ROW = 5  # points of a row, all in one line
FOUR = 4  # stones of one colour on it that threaten a five
LEAST = 3  # stones of one colour that make it a row worth seeing
STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))

# How much likelier a row is overlooked than one of the rival's, along a row or column and near the
# last move.
IF_DIAGONAL = 1.6
IF_FAR = 1.6
IF_JUST_MADE = 0.6  # the last move is one of its stones
IF_OWN = 0.5
FAR = 5  # king's steps


class Sight(NamedTuple):
    """The chances to overlook a row that is easy to see, by its stones."""

    three: float = 0.0
    four: float = 0.0


class StoneRow(NamedTuple):
    """Stones of one colour that may become a five along one line."""

    color: Color
    is_diagonal: bool
    length: int  # stones that count for one five
    stones: tuple[Move, ...]  # most needed first


def seen(board: Board, sight: Sight, seed: int) -> Board:
    """The board as somebody with this sight sees it; the same for the same position and seed."""
    if not any(sight):
        return board
    random = Random(repr((seed, board.key)))
    found = rows(board)
    missed = [row for row in found if random.random() < _chance(row, board, sight)]
    noticed = {
        stone for row in found if row.length >= FOUR and row not in missed for stone in row.stones
    }
    hidden = {row.stones[0] for row in missed} - noticed - _blockers(board)
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
    except SetupError:  # no game leads to such a position, so something must have been noticed
        return board


def rows(board: Board) -> list[StoneRow]:
    """The rows of both sides that can still become a five: the longest one of each line."""
    colors = _colors(board)
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
        StoneRow(color, step > 1, len(found[0]), _most_needed_first(found))
        for (step, _, color), found in best.items()
    ]


def five_points(board: Board, color: Color) -> list[Move]:
    """Where one more stone of a colour makes a five."""
    five, cells = FiveRule.of(board.rule, color), [*board.key[2], WALL]
    near = {  # the point that completes a five touches one of its stones
        ray[0]
        for stone in board.stones(color)
        for axis in rays(board.size)[stone]
        for ray in axis
        if ray
    }
    return [
        move
        for move in sorted(near)
        if cells[move] == EMPTY
        and any(_makes_five(read(cells), color, five) for read in windows(board.size)[move])
    ]


def _makes_five(window: Window, color: Color, five: FiveRule) -> bool:
    shapes = line_shapes(window, color, five)
    return bool(shapes) and shapes[0].kind is Kind.FIVE


def beside_stones(board: Board) -> list[Move]:
    """The legal moves next to a stone."""
    around = {
        board.move_at(x + dx, y + dy)
        for x, y in map(board.xy, _colors(board))
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if 0 <= x + dx < board.size and 0 <= y + dy < board.size
    }
    return [move for move in sorted(around) if board.is_legal(move)]


def _colors(board: Board) -> dict[Move, Color]:
    return {stone: color for color in Color for stone in board.stones(color)}


def _blockers(board: Board) -> set[Move]:
    """Stones that alone stop a five. Without one of them a five would be seen where none can be."""
    colors = _colors(board)
    found: set[Move] = set()
    for _, _, points in _rows_of_points(board.size):
        if not all(point in colors for point in points):
            continue
        count = Counter(colors[point] for point in points)
        if max(count.values()) == FOUR:
            blocker = min(count, key=lambda color: count[color])
            found.update(point for point in points if colors[point] is blocker)
    return found


def _most_needed_first(threats: list[list[Move]]) -> tuple[Move, ...]:
    needed = Counter(chain.from_iterable(threats))
    return tuple(sorted(needed, key=lambda stone: (-needed[stone], stone)))


@lru_cache(maxsize=4)
def _rows_of_points(size: int) -> tuple[tuple[int, int, tuple[Move, ...]], ...]:
    """Every five points in a row, with the number of their direction and of their line."""

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


def _chance(row: StoneRow, board: Board, sight: Sight) -> float:
    """How likely the row is overlooked."""
    chance = sight.four if row.length >= FOUR else sight.three
    chance *= IF_DIAGONAL if row.is_diagonal else 1
    chance *= IF_OWN if row.color == board.turn else 1
    if board.move_stack:
        last = board.peek()
        if last in row.stones:
            chance *= IF_JUST_MADE
        elif min(_distance(board, last, stone) for stone in row.stones) >= FAR:
            chance *= IF_FAR
    return chance


def _distance(board: Board, one: Move, other: Move) -> int:
    """King's steps between two points."""
    (x, y), (other_x, other_y) = board.xy(one), board.xy(other)
    return max(abs(x - other_x), abs(y - other_y))
