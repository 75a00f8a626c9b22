"""Scores: an estimate or a proven distance to the end, seen from one side."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import total_ordering

from .plain import Json, Value
from .rules import Color

# Centi-units at which the odds are e : 1; what a search finds is brought to this scale, rule by
# rule (see docs/tuning.md).
WIN_CHANCE_SCALE = 120.0


@total_ordering
@dataclass(frozen=True, slots=True)
class Score:
    """How good a position is for `pov`: centi-units, or a proven win or loss in a number of plies.

    >>> Score(42), Score(win_in=7), Score(win_in=-4)
    (Score(+0.42 (59 %), Black), Score(+M7, Black), Score(-M4, Black))
    >>> Score(win_in=3) > Score(win_in=5) > Score(900) > Score(win_in=-6) > Score(win_in=-2)
    True
    """

    centi: int | None = None
    win_in: int | None = None  # plies; negative when losing; None when nothing is proven
    pov: Color = Color.BLACK

    def __post_init__(self) -> None:
        if (self.centi is None) == (self.win_in is None):
            raise ValueError("a score is either an estimate or a proven distance: give one of them")
        if self.win_in == 0:
            raise ValueError("win_in 0 does not say who wins: expected 1 or more, or -1 or less")

    @staticmethod
    def of_end(winner: Color | None, pov: Color) -> Score:
        """The score of a position in which the game has just ended."""
        if winner is None:
            return Score(0, pov=pov)
        return Score(win_in=1 if winner == pov else -1, pov=pov)

    @property
    def is_proven(self) -> bool:
        """Whether this is a proven win or loss."""
        return self.win_in is not None

    @property
    def win_chance(self) -> float:
        """Expected result for `pov`, from 0 (loss) to 1 (win)."""
        if self.win_in is not None:
            return 1.0 if self.win_in > 0 else 0.0
        assert self.centi is not None
        return 1 / (1 + math.exp(-max(-4000.0, min(4000.0, self.centi)) / WIN_CHANCE_SCALE))

    @property
    def percent(self) -> int:
        """The win chance as a whole percentage; only a proven result is 0 or 100."""
        if self.win_in is not None:
            return 100 if self.win_in > 0 else 0
        return min(99, max(1, round(100 * self.win_chance)))

    def seen_by(self, color: Color) -> Score:
        """The same score from the side of `color`."""
        return self if color == self.pov else -self

    def __neg__(self) -> Score:
        """The same score from the other side."""
        return Score(
            None if self.centi is None else -self.centi,
            None if self.win_in is None else -self.win_in,
            self.pov.other,
        )

    def to_plain(self) -> Json:
        """The score as plain data, with the win chance for those who only show it."""
        return {
            "centi": self.centi,
            "win_in": self.win_in,
            "win_chance": round(self.win_chance, 4),
            "color": str(self.pov),
        }

    @staticmethod
    def from_plain(data: object) -> Score:
        """The score that `to_plain` wrote; FormatError names what is wrong."""
        value = Value.of(data)
        fields = value.given({"color"}, optional={"centi", "win_in", "win_chance"})
        numbers = {
            name: int(fields[name].number(whole=True))
            for name in ("centi", "win_in")
            if name in fields
        }
        pov = Color.parse(fields["color"].choice(map(str, Color)))
        return value.checked(lambda: Score(**numbers, pov=pov))

    def _rank(self) -> tuple[int, int]:
        """Proven results rank above and below every estimate, near ones furthest out."""
        if self.win_in is not None:
            return (1 if self.win_in > 0 else -1), -self.win_in
        assert self.centi is not None
        return 0, self.centi

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        same = other.seen_by(self.pov)
        return (self.centi, self.win_in) == (same.centi, same.win_in)

    def __hash__(self) -> int:
        black = self.seen_by(Color.BLACK)
        return hash((black.centi, black.win_in))

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        if self.pov != other.pov:
            raise ValueError(
                f"scores of {self.pov.title} and {other.pov.title} do not compare: "
                "bring them to one side with seen_by"
            )
        return self._rank() < other._rank()

    def __str__(self) -> str:
        if self.win_in is not None:
            return f"{'+' if self.win_in > 0 else '-'}M{abs(self.win_in)}"
        assert self.centi is not None
        return f"{self.centi / 100:+.2f} ({self.percent} %)"

    def __repr__(self) -> str:
        return f"Score({self}, {self.pov.title})"
