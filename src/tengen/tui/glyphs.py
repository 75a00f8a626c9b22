"""The characters that stones, lines and bars are drawn with: Unicode, or ASCII where need be."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass

from ..rules import Color

PLAIN_TERMINALS = ("dumb", "linux", "vt")  # beginnings of TERM: no round stones in their fonts


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One character for each thing; each takes one column."""

    black: str
    white: str
    black_winning: str
    white_winning: str
    forbidden: str
    star: str
    horizontal: str
    vertical: str
    grid: str  # nine crossings, row by row: corners, edges, the inside
    bar_done: str
    bar_left: str
    left: str  # arrows of a field whose values can be stepped through
    right: str
    here: str  # before what is selected
    ellipsis: str

    def stone(self, color: Color, *, is_winning: bool = False) -> str:
        """A stone in one character."""
        if color == Color.BLACK:
            return self.black_winning if is_winning else self.black
        return self.white_winning if is_winning else self.white

    def crossing(self, x: int, y: int, size: int) -> str:
        """The empty point in column `x` and row `y`."""
        column = 0 if x == 0 else 2 if x == size - 1 else 1
        row = 0 if y == 0 else 2 if y == size - 1 else 1
        return self.grid[3 * row + column]

    def bar(self, done: int, total: int, width: int) -> str:
        """A bar that shows how much of the work is done."""
        filled = width * done // total if total else 0
        return self.bar_done * filled + self.bar_left * (width - filled)


UNICODE = Glyphs(
    black="●",
    white="○",
    black_winning="◆",
    white_winning="◇",
    forbidden="×",
    star="╋",
    horizontal="─",
    vertical="│",
    grid="┌┬┐├┼┤└┴┘",
    bar_done="━",
    bar_left="╌",
    left="‹",
    right="›",
    here="▸",
    ellipsis="…",
)

ASCII = Glyphs(
    black="X",
    white="O",
    black_winning="#",
    white_winning="@",
    forbidden="!",
    star="+",
    horizontal=" ",
    vertical=" ",
    grid=".........",
    bar_done="#",
    bar_left=".",
    left="<",
    right=">",
    here=">",
    ellipsis="~",
)


def glyphs_of_terminal() -> Glyphs:
    """What this terminal can be expected to show; TENGEN_ASCII and LC_ALL=C ask for ASCII.

    Python takes UTF-8 for the locale C, which most terminals without a locale can show. Whoever
    sets LC_ALL means it.
    """
    if os.environ.get("TENGEN_ASCII") or os.environ.get("LC_ALL") in ("C", "POSIX"):
        return ASCII
    encoding = (getattr(sys.__stdout__, "encoding", None) or "").lower().replace("-", "")
    is_plain = os.environ.get("TERM", "dumb").startswith(PLAIN_TERMINALS)
    return UNICODE if encoding.startswith("utf") and not is_plain else ASCII
