"""A board as rows of text, and its place on the screen. No rules here, and no widgets.

The small scale has one row and two columns per point; the large one twice as much of both. Left
of each point is a gap, where the brackets of the cursor and of the last move stand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from ..coords import COLUMN_LETTERS, Move
from ..rules import Color
from ..svg import star_points
from .glyphs import Glyphs

LABEL_WIDTH = 2  # of the row numbers
LEFT_HALF, LOWER_HALF = "▌", "▄"

LINES = 3  # title, status and keys
SIDE_WIDTH = 26  # columns beside the board, at least
ANALYSIS_WIDTH = 40  # columns of the analysis where it has some of its own
NARROW_SIDE = 4  # rows below the board, where there is no room beside it
NARROW_ANALYSIS = 6  # more rows there for the analysis
LEAST_ROWS = 4  # of the board, whatever else there is


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
    """Everything a drawing shows. Each change makes a new one."""

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


# The large drawing, in which stones are round
#
# A character is shared by up to two colours, its ink and its ground. A stone covers three
# characters of the row that its lines are on and half a character to each side, above and below:
#
#      ▄▄▄
#     ▐███▌
#      ▀▀▀
#
# So the halves of two stones meet in one character, and a character never needs a third colour.
# Where both stones are of one colour, a thin line keeps them apart.


def large_row(picture: Picture, row: int, glyphs: Glyphs) -> list[Piece]:
    """One row of the drawing; the first is the one above the points."""
    y, is_between = divmod(row - 1, 2)
    if is_between:
        return _row_between(picture, y, glyphs)
    pieces = []
    for x in range(picture.size):
        pieces.append(_joint(picture, x, y, glyphs))
        pieces += _centre(picture, y * picture.size + x, glyphs)
    return [*pieces, _joint(picture, picture.size, y, glyphs)]


def _fill(picture: Picture, x: int, y: int) -> str | None:
    """The colour that covers a point, as the name of a style."""
    size, move = picture.size, y * picture.size + x
    if not (0 <= x < size and 0 <= y < size) or move not in picture.stones:
        return None
    return f"{picture.stones[move]!s}-{'winning' if move in picture.winning else 'fill'}"


def _joint(picture: Picture, x: int, y: int, glyphs: Glyphs) -> Piece:
    """The character between two columns: half of the left stone, half of the right one."""
    left, right = _fill(picture, x - 1, y), _fill(picture, x, y)
    if left is None and right is None:
        return Piece(glyphs.horizontal if 0 < x < picture.size else " ", "line")
    if left == right:
        return Piece(glyphs.vertical, f"board/{left}")
    return Piece(LEFT_HALF, f"{left or 'board'}/{right or 'board'}")


def _centre(picture: Picture, move: Move, glyphs: Glyphs) -> list[Piece]:
    """The three characters around a point."""
    size, is_cursor = picture.size, move == picture.cursor
    x, y = move % size, move // size
    fill = _fill(picture, x, y)
    if fill is None:
        left = glyphs.horizontal if x > 0 else " "
        right = glyphs.horizontal if x < size - 1 else " "
        left, right, kind = ("[", "]", "cursor") if is_cursor else (left, right, "line")
        return [Piece(left, kind), empty_point(picture, move, glyphs), Piece(right, kind)]
    color, number = str(picture.stones[move]), picture.numbers.get(move)
    if number is not None:
        return [Piece(f"{number:^3}", f"{'cursor' if is_cursor else 'number'}-{color}/{fill}")]
    kind = f"cursor-{color}/{fill}"
    left, right = ("[", "]") if is_cursor else (" ", " ")
    return [Piece(left, kind), _sign(picture, move, fill, glyphs), Piece(right, kind)]


def _sign(picture: Picture, move: Move, fill: str, glyphs: Glyphs) -> Piece:
    """The sign on a stone, so that it can be recognised without its colour."""
    color = picture.stones[move]
    if move in picture.winning:
        return Piece(glyphs.stone(color, is_winning=True), f"sign-{color!s}/{fill}")
    if move == picture.last:
        return Piece(glyphs.black, f"last/{fill}")
    return Piece(glyphs.white if color == Color.WHITE else " ", f"sign-white/{fill}")


def _row_between(picture: Picture, y: int, glyphs: Glyphs) -> list[Piece]:
    """The row below a row of points: lower halves of stones above, upper halves of those below."""
    pieces = []
    for x in range(picture.size):
        above, below = _fill(picture, x, y), _fill(picture, x, y + 1)
        pieces.append(Piece(" ", "line"))
        if above is None and below is None:
            line = glyphs.vertical if 0 <= y < picture.size - 1 else " "
            pieces.append(Piece(f" {line} ", "line"))
        elif above == below:
            pieces.append(Piece(glyphs.horizontal * 3, f"board/{above}"))
        else:
            pieces.append(Piece(LOWER_HALF * 3, f"{below or 'board'}/{above or 'board'}"))
    return [*pieces, Piece(" ", "line")]


# How the screen is divided


class Layout(NamedTuple):
    """The room of the board, and where the panels are."""

    columns: int
    rows: int
    is_wide: bool  # the analysis has a column of its own
    is_narrow: bool  # the panels are below the board


def layout_of(
    width: int, height: int, size: int, *, is_analysing: bool, allows_large: bool
) -> Layout:
    """How to divide a screen for this board; a large board comes before a third column."""
    rows = height - LINES
    is_large = rows >= LARGE.height(size) and width >= LARGE.width(size) + SIDE_WIDTH
    board = (LARGE if is_large and allows_large else SMALL).width(size)
    if width < board + SIDE_WIDTH:
        below = NARROW_SIDE + (NARROW_ANALYSIS if is_analysing else 0)
        return Layout(width, max(LEAST_ROWS, rows - below), is_wide=False, is_narrow=True)
    is_wide = is_analysing and width >= board + SIDE_WIDTH + ANALYSIS_WIDTH
    beside = SIDE_WIDTH + (ANALYSIS_WIDTH if is_wide else 0)
    return Layout(width - beside, rows, is_wide=is_wide, is_narrow=False)
