"""What a player has solved: rating, streaks and history, as one plain record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any

from ..errors import FormatError
from .puzzle import Puzzle
from .rating import Rating, attempt

START = Rating(1000.0)  # newcomers begin with easy puzzles
PUZZLE_DEVIATION = 200.0  # of a grade that nobody has tried yet


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """The state of a player; every change gives a new one."""

    rating: Rating = START
    solved: frozenset[str] = frozenset()
    failed: frozenset[str] = frozenset()  # tried, and not solved since
    streak: int = 0  # solved one after the other without a mistake or a hint
    best_streak: int = 0
    days: int = 0  # days in a row with a puzzle solved
    last_day: date | None = None
    puzzle_ratings: Mapping[str, Rating] = field(default_factory=dict)

    @property
    def seen(self) -> frozenset[str]:
        """The puzzles that were tried."""
        return self.solved | self.failed

    def rating_of(self, puzzle: Puzzle) -> Rating:
        """The rating of a puzzle, moved by this player's attempts."""
        known = self.puzzle_ratings.get(puzzle.id)
        return known or Rating(float(puzzle.rating), PUZZLE_DEVIATION)

    def after(
        self, puzzle: Puzzle, *, solved: bool, day: date, is_rated: bool = True
    ) -> PuzzleProgress:
        """The state after an attempt. Only the first attempt at a puzzle moves ratings."""
        rating, ratings = self.rating, dict(self.puzzle_ratings)
        if is_rated and puzzle.id not in self.seen:
            rating, ratings[puzzle.id] = attempt(rating, self.rating_of(puzzle), solved=solved)
        streak = self.streak + 1 if solved else 0
        return replace(
            self,
            rating=rating,
            puzzle_ratings=ratings,
            solved=self.solved | {puzzle.id} if solved else self.solved,
            failed=self.failed - {puzzle.id} if solved else self.failed | {puzzle.id},
            streak=streak,
            best_streak=max(self.best_streak, streak),
            days=self._days_after(day) if solved else self.days,
            last_day=day if solved else self.last_day,
        )

    def _days_after(self, day: date) -> int:
        if self.last_day == day:
            return max(1, self.days)
        return self.days + 1 if self.last_day == day - timedelta(days=1) else 1

    def to_plain(self) -> dict[str, Any]:
        """The state as plain data."""
        return {
            "rating": list(self.rating),
            "solved": sorted(self.solved),
            "failed": sorted(self.failed),
            "streak": self.streak,
            "best_streak": self.best_streak,
            "days": self.days,
            "last_day": None if self.last_day is None else self.last_day.isoformat(),
            "puzzle_ratings": {name: list(rating) for name, rating in self.puzzle_ratings.items()},
        }

    @staticmethod
    def from_plain(data: Any) -> PuzzleProgress:
        """The state that `to_plain` wrote; FormatError if it cannot be read."""
        try:
            day = data["last_day"]
            return PuzzleProgress(
                rating=Rating(*map(float, data["rating"])),
                solved=frozenset(map(str, data["solved"])),
                failed=frozenset(map(str, data["failed"])),
                streak=int(data["streak"]),
                best_streak=int(data["best_streak"]),
                days=int(data["days"]),
                last_day=None if day is None else date.fromisoformat(day),
                puzzle_ratings={
                    str(name): Rating(*map(float, rating))
                    for name, rating in data["puzzle_ratings"].items()
                },
            )
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise FormatError(f"the record of solved puzzles cannot be read: {error!r}") from error
