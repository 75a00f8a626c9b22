"""The large drawing: a point takes four columns and two rows, and stones are round.

A character is shared by up to two colours, its ink and its ground. A stone covers three characters
of the row that its lines are on and half a character to each side of it, above and below:

     ▄▄▄
    ▐███▌
     ▀▀▀

so the halves of two stones meet in one character, and a character never needs a third colour. Where
both stones are of one colour, a thin line keeps them apart.
"""

from __future__ import annotations

from ..coords import Move
from ..rules import Color
from .drawing import Picture, Piece, empty_point
from .glyphs import Glyphs

LEFT_HALF, LOWER_HALF = "▌", "▄"


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
    """What stands on a stone, so that it can be told without its colour."""
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
