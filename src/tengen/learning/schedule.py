"""When a drill is due: spaced repetition by FSRS, from the list of its answers alone.

Nothing of FSRS is kept. The due date follows from when a drill was made and how it was answered, so
that two records of one player can be merged, and a later version of FSRS only changes what comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ..plain import Json, Value

if TYPE_CHECKING:
    from fsrs import Scheduler

AGAIN_AFTER = timedelta(minutes=10)  # a failed drill comes back after this
RETENTION = 0.9  # of all drills that are due, the share that should still be known
LONGEST = 365  # days until a drill comes back


class DrillGrade(StrEnum):
    """How well a drill was solved."""

    AGAIN = "again"  # a wrong move was tried, or the solution shown
    HARD = "hard"  # solved with a hint
    GOOD = "good"


class DrillAnswer(NamedTuple):
    """An attempt at a drill."""

    at: datetime
    grade: DrillGrade

    def to_plain(self) -> Json:
        """The answer as plain data."""
        return {"at": moment_text(self.at), "grade": str(self.grade)}

    @staticmethod
    def from_plain(data: object) -> DrillAnswer:
        """The answer that `to_plain` wrote; FormatError names what is wrong."""
        fields = Value.of(data).fields({"at", "grade"})
        grade = DrillGrade(fields["grade"].choice(DrillGrade))
        return DrillAnswer(parse_moment(fields["at"]), grade)


def due_after(added: datetime, answers: Sequence[DrillAnswer]) -> datetime:
    """When a drill is due: a new one on the next day, then as FSRS says.

    Days begin at midnight UTC, so that whatever is due on a day is due from its beginning.
    """
    if not answers:
        return _day(added) + timedelta(days=1)
    from fsrs import Card, Rating, State  # only where a drill is scheduled

    ratings = {
        DrillGrade.AGAIN: Rating.Again,
        DrillGrade.HARD: Rating.Hard,
        DrillGrade.GOOD: Rating.Good,
    }
    card = Card(card_id=0, due=added)
    for answer in answers:
        card, _ = _scheduler().review_card(card, ratings[answer.grade], answer.at)
    return _day(card.due) if card.state is State.Review else card.due


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    steps = (AGAIN_AFTER,)
    return Scheduler(
        desired_retention=RETENTION,
        learning_steps=steps,
        relearning_steps=steps,
        maximum_interval=LONGEST,
        enable_fuzzing=False,  # the same answers always give the same date
    )


def _day(moment: datetime) -> datetime:
    return moment.replace(hour=0, minute=0, second=0, microsecond=0)


def utc_now() -> datetime:
    """The time now, in whole seconds."""
    return datetime.now(UTC).replace(microsecond=0)


def moment_text(moment: datetime) -> str:
    """A moment as text: "2026-03-01T18:30:00Z"."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def parse_moment(value: Value) -> datetime:
    """A moment from its text; FormatError if it is none or does not name its time zone."""
    text = value.text()
    moment = value.checked(lambda: datetime.fromisoformat(text))
    if moment.tzinfo is None or not 2000 <= moment.year <= 2200:
        value.fail("a moment such as 2026-03-01T18:30:00Z")
    return moment.astimezone(UTC).replace(microsecond=0)
