"""What a level sees of the board: it sometimes overlooks a row of stones.

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
from ..coords import Move, around
from ..errors import SetupError
from ..lines import EMPTY, WALL, Window, windows
from ..rules import Color
from ..shapes import FiveRule, Kind, line_shapes
from . import params

ROW = 5  # points of a row, all in one line
FOUR = 4  # stones of one colour on it that threaten a five
LEAST = 3  # stones of one colour that make it a row worth seeing
STEPS = ((1, 0), (0, 1), (1, 1), (-1, 1))


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


def random_of(board: Board, seed: int, purpose: str) -> Random:
    """Random numbers for a position of a game; the flags and texts of its rule do not matter."""
    rule, *position = board.key
    return Random(repr((purpose, rule.name, *position, seed)))


def seen(board: Board, sight: Sight, seed: int) -> Board:
    """The board as a player with this sight sees it; deterministic for a position and seed."""
    if not any(sight):
        return board
    random = random_of(board, seed, "sight")
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
    best: dict[tuple[Line, Color], list[list[Move]]] = {}
    for each in _fives(board, LEAST):
        color = each.only_color
        if color is None:
            continue
        found = best.setdefault((each.line, color), [])
        if not found or len(each.stones) >= len(found[0]):
            if found and len(each.stones) > len(found[0]):
                found.clear()
            found.append(each.stones)
    return [
        StoneRow(color, line.is_diagonal, len(found[0]), _most_needed_first(found))
        for (line, color), found in best.items()
    ]


def five_points(board: Board, color: Color) -> list[Move]:
    """Where one more stone of a colour makes a five."""
    five, cells = FiveRule.of(board.rule, color), [*board.key[2], WALL]
    points = {
        point
        for each in _fives(board, FOUR)
        if each.only_color is color
        for point in each.points
        if cells[point] == EMPTY
    }
    return [
        move
        for move in sorted(points)
        if any(_makes_five(read(cells), color, five) for read in windows(board.size)[move])
    ]


def _makes_five(window: Window, color: Color, five: FiveRule) -> bool:
    shapes = line_shapes(window, color, five)
    return bool(shapes) and shapes[0].kind is Kind.FIVE


def beside_stones(board: Board) -> list[Move]:
    """The legal moves next to a stone."""
    stones = chain.from_iterable(board.stones(color) for color in Color)
    return [move for move in sorted(around(stones, board.size, 1)) if board.is_legal(move)]


def _blockers(board: Board) -> set[Move]:
    """Stones that alone stop a five. Without one of them a five would be seen where none can be."""
    found: set[Move] = set()
    for each in _fives(board, ROW):
        for color in Color:
            if each.cells.count(color) == FOUR:
                found.add(each.points[each.cells.index(color.other)])
    return found


def _most_needed_first(threats: list[list[Move]]) -> tuple[Move, ...]:
    needed = Counter(chain.from_iterable(threats))
    return tuple(sorted(needed, key=lambda stone: (-needed[stone], stone)))


class Line(NamedTuple):
    """A line across the board; as a slice of its points."""

    start: Move
    stop: Move
    step: int
    is_diagonal: bool


class _Five(NamedTuple):
    """Five points in a row, and what stands on them."""

    line: Line
    points: range
    cells: bytes

    @property
    def only_color(self) -> Color | None:
        """The colour of all the stones, if they have one."""
        has_black, has_white = Color.BLACK in self.cells, Color.WHITE in self.cells
        if has_black == has_white:
            return None
        return Color.BLACK if has_black else Color.WHITE

    @property
    def stones(self) -> list[Move]:
        return [point for point, cell in zip(self.points, self.cells, strict=True) if cell != EMPTY]


def _fives(board: Board, least: int) -> Iterator[_Five]:
    """Every five points in a row with this many stones at least."""
    cells = bytes(board.key[2])
    for line in _lines(board.size):
        along = cells[line.start : line.stop : line.step]
        if len(along) - along.count(EMPTY) < least:
            continue
        for first in range(len(along) - ROW + 1):
            five = along[first : first + ROW]
            if ROW - five.count(EMPTY) >= least:
                start = line.start + first * line.step
                yield _Five(line, range(start, start + ROW * line.step, line.step), five)


@lru_cache(maxsize=4)
def _lines(size: int) -> tuple[Line, ...]:
    """Every line that has room for a five."""

    def all_of() -> Iterator[Line]:
        for dx, dy in STEPS:
            for y in range(size):
                for x in range(size):
                    if 0 <= x - dx < size and 0 <= y - dy < size:
                        continue  # the line begins before
                    rooms = [size - y] * dy + {1: [size - x], -1: [x + 1], 0: []}[dx]
                    length, step = min(rooms), dy * size + dx
                    if length >= ROW:
                        start = y * size + x
                        yield Line(start, start + (length - 1) * step + 1, step, bool(dx and dy))

    return tuple(all_of())


def _chance(row: StoneRow, board: Board, sight: Sight) -> float:
    """The probability that the row is overlooked."""
    chance = sight.four if row.length >= FOUR else sight.three
    chance *= params.OVERLOOKED_IF_DIAGONAL if row.is_diagonal else 1
    chance *= params.OVERLOOKED_IF_OWN if row.color == board.turn else 1
    if board.move_stack:
        last = board.peek()
        if last in row.stones:
            chance *= params.OVERLOOKED_IF_JUST_MADE
        elif min(_distance(board, last, stone) for stone in row.stones) >= params.FAR:
            chance *= params.OVERLOOKED_IF_FAR
    return chance


def _distance(board: Board, one: Move, other: Move) -> int:
    """King's steps between two points."""
    (x, y), (other_x, other_y) = board.xy(one), board.xy(other)
    return max(abs(x - other_x), abs(y - other_y))
