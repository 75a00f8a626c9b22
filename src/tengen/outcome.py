"""How a game ends on the board, and the count of captured pairs."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from .coords import Move
from .plain import Json, Value, names
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

    def to_plain(self, size: int) -> Json:
        """The outcome as plain data, points by their names on a board of this size."""
        return {
            "termination": str(self.termination),
            "winner": None if self.winner is None else str(self.winner),
            "line": names(self.line, size),
        }

    @staticmethod
    def from_plain(data: object, size: int) -> Outcome:
        """The outcome that `to_plain` wrote; FormatError names what is wrong."""
        fields = Value.of(data).given({"termination", "winner", "line"})
        winner = fields.get("winner")
        return Outcome(
            Termination(fields["termination"].choice(Termination)),
            None if winner is None else Color.parse(winner.choice(map(str, Color))),
            tuple(point.point(size) for point in fields["line"].items()),
        )


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
