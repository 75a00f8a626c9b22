"""A player's progress: rating, streaks and history, as one plain record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

from ..plain import Json, Value
from .puzzle import Puzzle
from .rating import Rating, rated

START = Rating(1000.0)  # newcomers begin with easy puzzles
PUZZLE_DEVIATION = 200.0  # of a grade that nobody has tried yet
MOST_DAYS = 100_000
LONGEST_ID = 40


def grade_of(puzzle: Puzzle) -> Rating:
    """The rating of a puzzle that nobody has tried yet."""
    return Rating(float(puzzle.rating), PUZZLE_DEVIATION)


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

    @property
    def seen(self) -> frozenset[str]:
        """The puzzles that were tried."""
        return self.solved | self.failed

    def after(
        self, puzzle: Puzzle, *, solved: bool, day: date, against: Rating | None = None
    ) -> PuzzleProgress:
        """The state after an attempt at a puzzle, whose rating is `against` (default: its grade).

        Only the first attempt at a puzzle moves the rating.
        """
        if solved and puzzle.id in self.solved - self.failed:
            return self.again(day)
        rating = self.rating
        if puzzle.id not in self.seen:
            rating = rated(rating, against or grade_of(puzzle), float(solved))
        streak = self.streak + 1 if solved else 0
        return replace(
            self,
            rating=rating,
            solved=self.solved | {puzzle.id} if solved else self.solved,
            failed=self.failed - {puzzle.id} if solved else self.failed | {puzzle.id},
            streak=streak,
            best_streak=max(self.best_streak, streak),
            days=self._days_after(day) if solved else self.days,
            last_day=day if solved else self.last_day,
        )

    def again(self, day: date) -> PuzzleProgress:
        """The state after a puzzle was solved that had been solved before: only the day counts."""
        return replace(self, days=self._days_after(day), last_day=day)

    def days_on(self, day: date) -> int:
        """The days in a row as they stand on a day: none once a day was left out."""
        is_going = self.last_day is not None and self.last_day >= day - timedelta(days=1)
        return self.days if is_going else 0

    def _days_after(self, day: date) -> int:
        if self.last_day == day:
            return max(1, self.days)
        return self.days + 1 if self.last_day == day - timedelta(days=1) else 1

    def merged(self, other: PuzzleProgress) -> PuzzleProgress:
        """Both records as one; the rating is that of the record with more puzzles."""
        solved = self.solved | other.solved
        days, last_day = self._joined(other)
        return PuzzleProgress(
            rating=max(self, other, key=PuzzleProgress._weight).rating,
            solved=solved,
            failed=(self.failed | other.failed) - solved,
            streak=max(self.streak, other.streak),
            best_streak=max(self.best_streak, other.best_streak),
            days=days,
            last_day=last_day,
        )

    def _weight(self) -> tuple[int, float, Rating]:
        return len(self.seen), -self.rating.deviation, self.rating

    def _joined(self, other: PuzzleProgress) -> tuple[int, date | None]:
        """The days in a row of both, up to the later last day."""
        runs = [
            (each.last_day.toordinal(), each.last_day.toordinal() - max(1, each.days) + 1)
            for each in (self, other)
            if each.last_day is not None
        ]
        if not runs:
            return 0, None
        last, first = max(runs)
        first = min(start for end, start in runs if end >= first - 1)
        return last - first + 1, date.fromordinal(last)

    def to_plain(self) -> Json:
        """The state as plain data."""
        return {
            "rating": list(self.rating),
            "solved": sorted(self.solved),
            "failed": sorted(self.failed),
            "streak": self.streak,
            "best_streak": self.best_streak,
            "days": self.days,
            "last_day": None if self.last_day is None else self.last_day.isoformat(),
        }

    @staticmethod
    def from_plain(data: object) -> PuzzleProgress:
        """The state that `to_plain` wrote; FormatError if it cannot be read."""
        names = {"rating", "solved", "failed", "streak", "best_streak", "days", "last_day"}
        fields = Value.of(data).fields(names, optional=["puzzle_ratings"])  # of earlier versions
        solved = _ids(fields["solved"])
        last_day = _day(fields["last_day"])
        return PuzzleProgress(
            rating=Rating.from_plain(fields["rating"]),
            solved=solved,
            failed=_ids(fields["failed"]) - solved,
            streak=_count(fields["streak"]),
            best_streak=_count(fields["best_streak"]),
            days=min(_count(fields["days"]), last_day.toordinal() if last_day else 0),
            last_day=last_day,
        )


def _ids(field: Value) -> frozenset[str]:
    ids = frozenset(item.text() for item in field.items())
    if any(not name.isascii() or len(name) > LONGEST_ID for name in ids):
        field.fail("names of puzzles")
    return ids


def _day(field: Value) -> date | None:
    if field.is_null():
        return None
    text = field.text()
    return field.checked(lambda: date.fromisoformat(text))


def _count(field: Value) -> int:
    number = int(field.number(whole=True))
    if not 0 <= number <= MOST_DAYS:
        field.fail(f"a number from 0 to {MOST_DAYS}")
    return number
