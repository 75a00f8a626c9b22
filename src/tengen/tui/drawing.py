"""A board as rows of text: what is to be shown, and how large. No rules here, and no widgets.

The small scale has a row a point and two columns a point; the large one twice as much of both. Left
of each point is a gap, where the brackets of the cursor and of the last move stand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from ..coords import COLUMN_LETTERS, Move
from ..rules import Color
from .glyphs import Glyphs

LABEL_WIDTH = 2  # of the row numbers


class Piece(NamedTuple):
    """Some characters of a row, and what they are: the name of a style."""

    text: str
    kind: str


def merged(pieces: Iterable[Piece]) -> list[Piece]:
    """The same row in fewer pieces: neighbours of one kind put together."""
    groups = groupby(pieces, key=attrgetter("kind"))
    return [Piece("".join(piece.text for piece in group), kind) for kind, group in groups]


@dataclass(frozen=True, slots=True)
class Picture:
    """All that a drawing shows. It is made anew whenever something changes."""

    size: int
    stones: Mapping[Move, Color] = field(default_factory=dict)
    last: Move | None = None
    winning: Collection[Move] = ()
    forbidden: Collection[Move] = ()
    closed: Collection[Move] = ()  # points that the opening does not allow now
    marks: Mapping[Move, str] = field(default_factory=dict)  # a letter or digit on empty points
    numbers: Mapping[Move, int] = field(default_factory=dict)  # on stones, instead of their shape
    cursor: Move | None = None


class Scale(NamedTuple):
    """Columns and rows that a point takes, and the rows above the first."""

    columns: int
    rows: int
    top: int = 0

    def width(self, size: int) -> int:
        """Columns of a whole drawing, with the row numbers and a gap at both ends."""
        return LABEL_WIDTH + 1 + self.columns * size

    def board_height(self, size: int) -> int:
        """Rows of a drawing without the row of letters."""
        return self.top + self.rows * size

    def height(self, size: int) -> int:
        """Rows of a whole drawing, with the row of letters."""
        return self.board_height(size) + 1


SMALL = Scale(2, 1)
LARGE = Scale(4, 2, top=1)


@lru_cache
def star_points(size: int) -> frozenset[Move]:
    """The points that are drawn stronger, as on a printed board."""
    if size < 9:
        return frozenset()
    edge, centre = (3 if size >= 12 else 2), size // 2
    near = (edge, size - 1 - edge)
    points = {(x, y) for x in near for y in near}
    if size % 2:
        points.add((centre, centre))
    if size % 2 and size >= 17:
        points |= {(x, centre) for x in near} | {(centre, y) for y in near}
    return frozenset(y * size + x for x, y in points)


def letters_row(size: int, scale: Scale) -> Piece:
    """The row of column letters, without the corner below the row numbers."""
    cells = "".join(letter.ljust(scale.columns) for letter in COLUMN_LETTERS[:size])
    text = " " * (scale.columns // 2) + cells
    return Piece(text[: scale.columns * size + 1], "label")


def label(row: int, size: int, scale: Scale) -> Piece:
    """The number before a row of the drawing, blank where no points are."""
    y, part = divmod(row - scale.top, scale.rows)
    return Piece(f"{size - y:{LABEL_WIDTH}}" if part == 0 else " " * LABEL_WIDTH, "label")


def small_row(picture: Picture, y: int, glyphs: Glyphs) -> list[Piece]:
    """One row of points, with the gaps before and after each."""
    size, start = picture.size, y * picture.size
    gaps = [
        Piece(" ", "line"),
        *[Piece(glyphs.horizontal, "line")] * (size - 1),
        Piece(" ", "line"),
    ]
    last, cursor = picture.last, picture.cursor
    brackets = [(last, "()", "last"), (cursor, "[]", "cursor")]  # the cursor's are drawn over
    if cursor == last:
        brackets = [(cursor, "<>", "cursor")]
    for point, signs, kind in brackets:
        if point is not None and 0 <= point - start < size:
            x = point - start
            gaps[x : x + 2] = [Piece(sign, kind) for sign in signs]
    pieces = []
    for x in range(size):
        tens = picture.numbers.get(start + x, 0) // 10
        gap = Piece(str(tens % 10), stone_kind(picture, start + x)) if tens else gaps[x]
        pieces += [gap, _point(picture, start + x, glyphs)]
    return [*pieces, gaps[size]]


def _point(picture: Picture, move: Move, glyphs: Glyphs) -> Piece:
    color = picture.stones.get(move)
    if color is not None:
        number = picture.numbers.get(move)
        glyph = glyphs.stone(color, is_winning=move in picture.winning)
        return Piece(glyph if number is None else str(number % 10), stone_kind(picture, move))
    return empty_point(picture, move, glyphs)


def stone_kind(picture: Picture, move: Move) -> str:
    """The name of a stone's style."""
    name = str(picture.stones[move])
    if move in picture.winning:
        return f"{name}-winning"
    return f"{name}-last" if move == picture.last else name


def empty_point(picture: Picture, move: Move, glyphs: Glyphs) -> Piece:
    """What is drawn on a point without a stone."""
    if move in picture.marks:
        return Piece(picture.marks[move], "mark")
    if move in picture.forbidden:
        return Piece(glyphs.forbidden, "forbidden")
    if move in picture.closed:
        return Piece(" ", "closed")
    size = picture.size
    if move in star_points(size):
        return Piece(glyphs.star, "star")
    return Piece(glyphs.crossing(move % size, move // size, size), "line")
