"""Points of a board: as numbers, as text, and under the eight symmetries.

A move is the point it is played on, a plain number `y * size + x` counted from the top left.
Its name has the column letter first and the row number counted from the bottom: `h8`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from functools import cache, lru_cache
from typing import TypeAlias

from .errors import MoveTextError, OutOfRangeError, SizeError
from .texts import Message

Move: TypeAlias = int
Ray: TypeAlias = tuple[Move, ...]

MIN_SIZE = 5
MAX_SIZE = 22
COLUMN_LETTERS = "abcdefghijklmnopqrstuv"

# East, south, south-east, south-west: one direction per axis. The opposite way is the negation.
AXES = ((1, 0), (0, 1), (1, 1), (-1, 1))

_NAME = re.compile(r"([a-zA-Z])([0-9]{1,2})")
_SEPARATORS = " \t\r\n,;"


def size_message(size: object) -> Message:
    """What is wrong with a size that no board can have."""
    return Message.of("refused-size", size=repr(size), least=MIN_SIZE, most=MAX_SIZE)


def check_size(size: int) -> int:
    """`size`, if a board can have it."""
    if not isinstance(size, int) or not MIN_SIZE <= size <= MAX_SIZE:
        raise SizeError(size_message(size))
    return size


def move_at(x: int, y: int, size: int) -> Move:
    """The point in column `x` and row `y`, both counted from 0 at the top left."""
    if not (0 <= x < size and 0 <= y < size):
        raise OutOfRangeError(
            f"point ({x}, {y}) is not on a {size}x{size} board: expected 0 to {size - 1} for both"
        )
    return y * size + x


def xy(move: Move, size: int) -> tuple[int, int]:
    """Column and row of a point, counted from 0 at the top left."""
    check_move(move, size)
    return move % size, move // size


def check_move(move: Move, size: int) -> Move:
    """`move`, if it is a point of the board."""
    if not isinstance(move, int) or not 0 <= move < size * size:
        raise OutOfRangeError(
            f"move {move!r} is not on a {size}x{size} board: expected 0 to {size * size - 1}"
        )
    return move


@lru_cache(maxsize=None, typed=True)
def move_text(move: Move, size: int) -> str:
    """The name of a point: `move_text(112, 15) == "h8"`."""
    x, y = xy(move, size)
    return f"{COLUMN_LETTERS[x]}{size - y}"


def parse_move(text: str, size: int) -> Move:
    """The point with this name, in either case."""
    match = _NAME.fullmatch(text.strip())
    if match is None:
        raise MoveTextError(Message.of("refused-text", text=repr(_shorten(text))))
    x, y = ord(match[1].lower()) - ord("a"), size - int(match[2])
    if not (0 <= x < size and 0 <= y < size):
        corner = f"{COLUMN_LETTERS[size - 1]}{size}"
        shown = repr(text.strip())
        raise OutOfRangeError(Message.of("refused-off-board", move=shown, size=size, corner=corner))
    return y * size + x


def split_moves(text: str) -> list[str]:
    """The names in a list such as `"h8 i9, j10"` or `"h8i9j10"`, in order."""
    names, at = [], 0
    while at < len(text):
        if text[at] in _SEPARATORS:
            at += 1
            continue
        match = _NAME.match(text, at)
        if match is None or text[match.end() : match.end() + 1].isdigit():
            found = repr(_shorten(text[at:]))
            raise MoveTextError(Message.of("refused-text-at", text=found, at=at + 1))
        names.append(match[0])
        at = match.end()
    return names


def _shorten(text: str) -> str:
    return text if len(text) <= 24 else text[:24] + "…"


class Symmetry(Enum):
    """The eight ways to lay a square board on itself, as matrices on (x, y) from the centre."""

    IDENTITY = (1, 0, 0, 1)
    ROTATE_90 = (0, -1, 1, 0)  # clockwise, as seen on the screen
    ROTATE_180 = (-1, 0, 0, -1)
    ROTATE_270 = (0, 1, -1, 0)
    MIRROR_LEFT_RIGHT = (-1, 0, 0, 1)
    MIRROR_TOP_BOTTOM = (1, 0, 0, -1)
    MIRROR_DIAGONAL = (0, 1, 1, 0)
    MIRROR_ANTIDIAGONAL = (0, -1, -1, 0)

    def apply(self, move: Move, size: int) -> Move:
        """The image of the point."""
        return _images(self, size)[check_move(move, size)]

    @property
    def inverse(self) -> Symmetry:
        """The symmetry that undoes this one."""
        a, b, c, d = self.value
        return Symmetry((a, c, b, d))


SYMMETRIES = tuple(Symmetry)


def around(points: Iterable[Move], size: int, steps: int) -> set[Move]:
    """These points and all points within `steps` king's steps of one of them."""
    return {
        v * size + u
        for y, x in (divmod(point, size) for point in points)
        for v in range(max(0, y - steps), min(size, y + steps + 1))
        for u in range(max(0, x - steps), min(size, x + steps + 1))
    }


@cache
def _images(symmetry: Symmetry, size: int) -> tuple[Move, ...]:
    a, b, c, d = symmetry.value
    last = size - 1
    doubled = range(-last, size, 2)  # from the centre, which even sizes have too this way
    return tuple(
        (c * u + d * v + last) // 2 * size + (a * u + b * v + last) // 2
        for v in doubled
        for u in doubled
    )


@cache
def rays(size: int) -> tuple[tuple[tuple[Ray, Ray], ...], ...]:
    """For each point and axis the points ahead and the points behind, nearest first."""
    return tuple(
        tuple((_ray(x, y, dx, dy, size), _ray(x, y, -dx, -dy, size)) for dx, dy in AXES)
        for y in range(size)
        for x in range(size)
    )


def _ray(x: int, y: int, dx: int, dy: int, size: int) -> Ray:
    points = ((x + step * dx, y + step * dy) for step in range(1, size))
    return tuple(v * size + u for u, v in points if 0 <= u < size and 0 <= v < size)
