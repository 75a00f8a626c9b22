"""How a game ends on the board, and the count of captured pairs."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from .coords import Move
from .rules import Color


class Termination(StrEnum):
    """How the board itself ends a game."""

    FIVE = "five"
    CAPTURES = "captures"
    UNBROKEN_FIVE = "unbroken-five"
    FORBIDDEN = "forbidden"
    FULL_BOARD = "full-board"
    NO_MOVE = "no-move"


class Outcome(NamedTuple):
    """The end of a game: how, who won (None in a draw), and the stones of the winning line.

    `line` is one whole line, six stones or more where they win, in ascending order; () when no line
    decided. Of several it is the first of row, column, falling and rising diagonal.
    """

    termination: Termination
    winner: Color | None
    line: tuple[Move, ...] = ()


class Pairs(NamedTuple):
    """Pairs of stones taken by each side."""

    black: int = 0
    white: int = 0

    def of(self, color: Color) -> int:
        """The pairs that `color` has taken."""
        return self.black if color == Color.BLACK else self.white

    def plus(self, color: Color, pairs: int) -> Pairs:
        """The count after `color` takes more pairs."""
        if color == Color.BLACK:
            return Pairs(self.black + pairs, self.white)
        return Pairs(self.black, self.white + pairs)
