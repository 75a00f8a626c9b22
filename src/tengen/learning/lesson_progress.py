"""Which steps of the lessons a player has solved."""

from __future__ import annotations

from dataclasses import dataclass

from ..plain import Json, Value
from .lessons import Lesson, lessons

LONGEST_ID = 40
MOST = 10_000  # ids that are read


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The ids of steps and of puzzles at the end of lessons; every change gives a new one."""

    solved: frozenset[str] = frozenset()

    def after(self, item: str) -> LessonProgress:
        """The state after a step or puzzle has been solved."""
        return LessonProgress(self.solved | {item})

    def count(self, lesson: Lesson) -> int:
        """How many steps and puzzles of a lesson are solved."""
        return sum(item in self.solved for item in lesson.items)

    def is_complete(self, lesson: Lesson) -> bool:
        """Whether all of a lesson is solved."""
        return self.count(lesson) == len(lesson.items)

    def next_item(self, lesson: Lesson) -> str:
        """The first item that is not solved; the first of all when there is none."""
        return next((item for item in lesson.items if item not in self.solved), lesson.items[0])

    def next_lesson(self) -> Lesson | None:
        """The first lesson that is not complete; None at the end of the path."""
        return next((lesson for lesson in lessons() if not self.is_complete(lesson)), None)

    def merged(self, other: LessonProgress) -> LessonProgress:
        """Both as one."""
        return LessonProgress(self.solved | other.solved)

    def to_plain(self) -> Json:
        """The state as plain data."""
        return {"solved": sorted(self.solved)}

    @staticmethod
    def from_plain(data: object) -> LessonProgress:
        """The state that `to_plain` wrote; FormatError if it cannot be read."""
        field = Value.of(data).fields({"solved"})["solved"]
        ids = frozenset(item.text() for item in field.items())
        if len(ids) > MOST or any(not i.isascii() or not 0 < len(i) <= LONGEST_ID for i in ids):
            field.fail("names of steps")
        return LessonProgress(ids)
