"""What pairing and standings are worked out from, and the standings themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Entrant(NamedTuple):
    """Somebody who takes part: a number of the tournament's own, and how strong they came."""

    number: int
    rating: float


class Meeting(NamedTuple):
    """Two at one board, or one with a bye, and how it ended for the first of them."""

    round: int
    first: int  # who has the first seat
    second: int | None  # None: `first` has a bye, and a point for it
    score: float | None = None  # 1 won, 0.5 drawn, 0 lost; None while they play
    is_played: bool = True  # False where somebody did not begin: a win without a game

    @property
    def is_game(self) -> bool:
        """Whether both have played, and it is over."""
        return self.second is not None and self.score is not None and self.is_played

    def score_of(self, number: int) -> float | None:
        """The score of one of the two, None while they play."""
        if self.score is None or number == self.first:
            return self.score
        return 1.0 - self.score

    def other(self, number: int) -> int | None:
        """Who sits opposite."""
        return self.second if number == self.first else self.first


class Rank(NamedTuple):
    """The place of one entry; standings are sorted, the best first."""

    number: int
    points: float
    buchholz: float = 0.0  # the points of the opponents
    sonneborn_berger: float = 0.0  # the points of those who were beaten, half of those who drew
    wins: int = 0
    games: int = 0
    is_on_streak: bool = False  # the next win counts double


class History:
    """What each entry has done so far."""

    def __init__(self, entries: Sequence[Entrant], pairings: Sequence[Meeting]) -> None:
        self.entries = {entry.number: entry for entry in entries}
        self._of: dict[int, list[Meeting]] = {number: [] for number in self.entries}
        for pairing in pairings:
            for number in (pairing.first, pairing.second):
                if number is not None:
                    self._of.setdefault(number, []).append(pairing)

    def of(self, number: int) -> Sequence[Meeting]:
        """The pairings of an entry, in order."""
        return self._of[number]

    def scores(self, number: int) -> Iterator[tuple[Meeting, float]]:
        """What is decided for an entry, in order, and its score there."""
        for pairing in self._of[number]:
            score = pairing.score_of(number)
            if score is not None:
                yield pairing, score

    def points(self, number: int) -> float:
        """The sum of the scores of an entry, byes among them."""
        return sum(score for _, score in self.scores(number))

    def meetings(self, one: int, other: int) -> int:
        """How often two were paired."""
        return sum(pairing.other(one) == other for pairing in self._of[one])

    def byes(self, number: int) -> int:
        """How many byes an entry has had."""
        return sum(pairing.second is None for pairing in self._of[number])

    def gifts(self, number: int) -> int:
        """How often an entry has got points because the opponent did not come."""
        scores = self.scores(number)
        return sum(p.second is not None and not p.is_played and score > 0 for p, score in scores)

    def seats(self, number: int) -> list[bool]:
        """Whether an entry had the first seat, in each pairing with somebody that was played."""
        return [p.first == number for p in self._of[number] if p.second is not None and p.is_played]
