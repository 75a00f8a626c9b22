"""A player's learning record: all parts of it, and the format in which it is exported.

A part is a frozen dataclass that starts empty, is plain data, and can be merged with another. To
add one, write its class and its line in `PARTS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, Self, TypeVar

from ..errors import FormatError
from ..plain import Json, Value, quote
from ..puzzles.progress import PuzzleProgress
from .drills import DrillDeck
from .lesson_progress import LessonProgress
from .opponent import OpponentProgress

FORMAT = "tengen-learning"
VERSION = 1


class LearningPart(Protocol):
    """A part of a record; called without arguments, the class gives a newcomer's."""

    def merged(self, other: Self) -> Self:
        """Both as one: nothing is lost, and merging twice changes nothing."""

    def to_plain(self) -> Json:
        """The part as plain data."""

    @staticmethod
    def from_plain(data: Any) -> Any:
        """The part that `to_plain` wrote; FormatError if it cannot be read."""


PARTS: dict[str, type[LearningPart]] = {
    "puzzles": PuzzleProgress,
    "drills": DrillDeck,
    "lessons": LessonProgress,
    "opponent": OpponentProgress,
}

Kind = TypeVar("Kind", bound=LearningPart)


def kept_part(kind: type[Kind], data: object) -> Kind:
    """A part that was read by `from_plain` before it was kept; a large deck takes less time."""
    read: Any = DrillDeck.from_kept if kind is DrillDeck else kind.from_plain
    part: Kind = read(data)
    return part


def part_name(kind: type[LearningPart]) -> str:
    """The name under which a part is kept."""
    return next(name for name, known in PARTS.items() if known is kind)


@dataclass(frozen=True, slots=True)
class LearningRecord:
    """Everything that is kept of a player; parts that are missing are a newcomer's."""

    parts: Mapping[str, LearningPart] = field(default_factory=dict)

    def part(self, kind: type[Kind]) -> Kind:
        """The part of this class."""
        found = self.parts.get(part_name(kind))
        return found if isinstance(found, kind) else kind()

    def with_part(self, part: LearningPart) -> LearningRecord:
        """The record with a part replaced."""
        return LearningRecord({**self.parts, part_name(type(part)): part})

    def merged(self, other: LearningRecord) -> LearningRecord:
        """Both records as one, part by part."""
        both = self
        for part in other.parts.values():
            both = both.with_part(both.part(type(part)).merged(part))
        return both

    def to_plain(self) -> Json:
        """The record as plain data, which can be exported and imported."""
        parts = {name: self.parts[name].to_plain() for name in PARTS if name in self.parts}
        return {"format": FORMAT, "version": VERSION, "parts": parts}

    @staticmethod
    def from_plain(data: object, *, is_checked: bool = False) -> LearningRecord:
        """The record that `to_plain` wrote; FormatError if it cannot be read.

        One that was read before, in another process, is not checked as thoroughly again.
        """
        fields = Value.of(data).fields({"format", "version", "parts"})
        fields["format"].choice([FORMAT])
        version = fields["version"].number(whole=True)
        if version != VERSION:
            raise FormatError(
                f"the learning record has version {version:.0f}: expected {VERSION}; "
                "a newer version of Tengen may read it"
            )
        parts: dict[str, LearningPart] = {}
        for name, value in fields["parts"].entries():
            if name not in PARTS:
                known = ", ".join(PARTS)
                raise FormatError(f"{value.path}: unknown part {quote(name)}, expected {known}")
            kind = PARTS[name]
            parts[name] = kept_part(kind, value) if is_checked else kind.from_plain(value)
        return LearningRecord(parts)
