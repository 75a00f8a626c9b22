"""The puzzles that come with Tengen: loading them, and picking one for a player."""

from __future__ import annotations

import gzip
import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from ..errors import FormatError
from ..rules import RULES, Rule
from ..texts import Message
from .puzzle import Puzzle, Theme

_DATA = files(__package__.rpartition(".")[0]) / "data" / "puzzles"
_SUFFIX = ".jsonl.gz"
NEAR = 20  # puzzles nearest to a rating, of which one is picked at random


def load(rule: Rule | str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a rule, easiest first; none if there are no puzzles of it."""
    return _load(Rule.of(rule).name)


@cache
def _load(name: str) -> tuple[Puzzle, ...]:
    path = _DATA / f"{name}{_SUFFIX}"
    return unpack(path.read_bytes())[1] if path.is_file() else ()


def load_all() -> tuple[Puzzle, ...]:
    """All shipped puzzles."""
    return tuple(puzzle for rule in RULES.values() for puzzle in load(rule))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in load_all()}


def by_id(name: str) -> Puzzle:
    """The shipped puzzle with this name."""
    puzzle = _by_id().get(name.strip().lower())
    if puzzle is None:
        raise FormatError(Message.of("puzzle-unknown", name=repr(name)))
    return puzzle


def provenance(rule: Rule | str) -> dict[str, Any]:
    """How the shipped puzzles of a rule were made."""
    path = _DATA / f"{Rule.of(rule).name}{_SUFFIX}"
    return unpack(path.read_bytes())[0] if path.is_file() else {}


def pack(puzzles: Iterable[Puzzle], about: dict[str, Any]) -> bytes:
    """Puzzles as a file: a line about them, then one puzzle per line; the same bytes every time."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    lines = [about, *(puzzle.to_plain() for puzzle in ordered)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    return gzip.compress(text.encode(), mtime=0)


def unpack(data: bytes) -> tuple[dict[str, Any], tuple[Puzzle, ...]]:
    """What `pack` wrote; FormatError if it cannot be read."""
    try:
        about, *lines = gzip.decompress(data).decode().splitlines()
        return json.loads(about), tuple(Puzzle.from_plain(json.loads(line)) for line in lines)
    except (OSError, EOFError, UnicodeDecodeError, ValueError) as error:
        if isinstance(error, FormatError):
            raise
        raise FormatError(f"the puzzle file cannot be read: {error}") from error


def pick(
    puzzles: Sequence[Puzzle],
    *,
    rating: float,
    random: Random,
    theme: Theme | None = None,
    seen: Collection[str] = (),
    ratings: Mapping[str, float] | None = None,
) -> Puzzle | None:
    """A puzzle near a rating, one that was not seen if there is any; None if there is no puzzle.

    `ratings` are those that have moved away from the grades.
    """
    moved = ratings or {}
    fitting = [puzzle for puzzle in puzzles if theme is None or puzzle.theme is theme]
    fresh = [puzzle for puzzle in fitting if puzzle.id not in seen]
    nearest = sorted(
        fresh or fitting, key=lambda each: abs(moved.get(each.id, each.rating) - rating)
    )[:NEAR]
    return random.choice(nearest) if nearest else None


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody, and no puzzle twice until all have been."""
    if not puzzles:
        return None
    order = sorted(puzzles, key=lambda puzzle: puzzle.id)
    return order[Random(0).sample(range(len(order)), len(order))[day.toordinal() % len(order)]]
