"""From journals to the shipped set: no duplicates, few short wins, few from one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ..rules import RULES
from .essence import essence_key, position_key
from .grading import rating_of
from .puzzle import Puzzle, Theme, themes_of

PER_GAME = 3
SHORT_PLIES = 5  # a win in three moves or fewer
MOST_SHORT = 0.25  # of all puzzles


def is_short(puzzle: Puzzle) -> bool:
    """Whether the puzzle is won in three moves or fewer."""
    return not puzzle.theme.is_defence and puzzle.grade.plies <= SHORT_PLIES


def choose(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles that make a set, graded afresh; the first of several that are alike stays."""
    kept = [_graded(puzzle) for puzzle in _different(puzzles)]
    long = sum(1 for puzzle in kept if not is_short(puzzle))
    room = int(long * MOST_SHORT / (1 - MOST_SHORT))
    chosen = []
    # Wins at once cannot be longer, so the short ones of other themes go first.
    for puzzle in sorted(kept, key=lambda each: (each.theme is not Theme.WIN_AT_ONCE, each.id)):
        if is_short(puzzle):
            if room == 0:
                continue
            room -= 1
        chosen.append(puzzle)
    return chosen


def _graded(puzzle: Puzzle) -> Puzzle:
    return puzzle._replace(rating=rating_of(puzzle.theme, puzzle.grade))


def _different(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    seen: set[str] = set()
    games: Counter[str] = Counter()
    for puzzle in puzzles:
        board = puzzle.board()
        keys = {
            puzzle.id,
            position_key(board),
            essence_key(board, puzzle.certificate(), puzzle.answers),
        }
        if keys & seen or games[puzzle.source] == PER_GAME:
            continue
        seen |= keys
        games[puzzle.source] += 1
        yield puzzle


class Census(NamedTuple):
    """How many puzzles of a rule have each theme."""

    rule: str
    counts: dict[Theme, int]

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.counts.values())


def census(puzzles: Iterable[Puzzle]) -> list[Census]:
    """The puzzles counted by rule and theme, with zeros for what is missing."""
    counts = Counter((puzzle.rule.name, puzzle.theme) for puzzle in puzzles)
    return [
        Census(name, {theme: counts[name, theme] for theme in themes_of(rule)})
        for name, rule in RULES.items()
    ]


def provenance(
    puzzles: list[Puzzle], recipes: list[dict[str, Any]], version: str
) -> dict[str, Any]:
    """The line about a set: who made it, from which games, how hard it was looked at."""
    unique = {repr(recipe): recipe for recipe in recipes}
    return {
        "made by": f"tengen {version}, tengen puzzles make",
        "puzzles": len(puzzles),
        "games": sorted({puzzle.source.rpartition("/")[0] for puzzle in puzzles}),
        "recipes": list(unique.values()),
    }
