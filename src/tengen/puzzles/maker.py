"""Mining games for puzzles, with a journal on disk, so that it stops and goes on at any time.

The journal has one JSON object a line: first what was asked for, then each puzzle and, after its
puzzles, each game that is done. Games are looked at by miners (`mining.py`), here or elsewhere, and
what they find is taken in the order of the games.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

from ..errors import FormatError
from ..rules import Rule
from .mining import Looked, Miner, Recipe, Taken, candidate_of
from .puzzle import Puzzle, Theme, themes_of
from .sources import SourceGame


class PuzzleJournal:
    """The puzzles found so far, and the games that are done."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.puzzles: list[Puzzle] = []
        self.done: set[str] = set()
        self.recipes: list[dict[str, Any]] = []
        if path.exists():
            self._read()

    def _read(self) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            self.path.write_bytes(whole)  # a killed process leaves half a line
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                entry = json.loads(line)
            except ValueError:
                raise FormatError(f"{self.path} is damaged in line {number}") from None
            if "puzzle" in entry:
                self.puzzles.append(Puzzle.from_plain(entry["puzzle"]))
            elif "done" in entry:
                self.done.add(entry["done"])
            elif "recipe" in entry:
                self.recipes.append(entry["recipe"])

    def append(self, entry: dict[str, Any]) -> None:
        """Write one line."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with open(self.path, "ab") as file:
            file.write(json.dumps(entry, separators=(",", ":")).encode() + b"\n")


class GameLook(Protocol):
    """Looks at games, and gives each back with what was found in it, in their order.

    A game is looked at with what was taken when it was asked for, which may be less than when it
    comes back.
    """

    def __call__(
        self, games: Iterator[SourceGame], taken: Taken
    ) -> Iterator[tuple[SourceGame, Looked]]: ...


class Maker:
    """Mines games for the puzzles of one recipe."""

    def __init__(self, recipe: Recipe, journal: PuzzleJournal) -> None:
        self.recipe, self.journal = recipe, journal
        self._taken = Taken(recipe)
        for puzzle in journal.puzzles:
            if puzzle.rule == recipe.rule:
                candidate = candidate_of(puzzle, puzzle.board())
                if self._taken.is_new(candidate):
                    self._taken.take(candidate)

    @property
    def counts(self) -> Counter[Theme]:
        """How many puzzles there are of each theme."""
        return self._taken.counts

    @property
    def wanted(self) -> set[Theme]:
        """The themes that still lack puzzles."""
        return self._taken.wanted

    def mine(
        self, games: Iterable[SourceGame], look: GameLook | None = None
    ) -> Iterator[tuple[SourceGame, list[Puzzle]]]:
        """Each game that is looked at and the puzzles found in it, until nothing is wanted.

        What comes out is the same, whoever looks at the games: a game that was looked at too early
        to know what was taken before it is looked at again.
        """
        look = look or Miner(self.recipe).look
        self.journal.append({"recipe": self.recipe.to_plain()})
        for game, looked in look(self._missing(games), self._taken):
            if not self.wanted:
                return
            while not looked.is_still_right(self._taken):
                _, looked = next(look(iter([game]), self._taken))
            found = [each for each in looked.candidates if each.is_taken]
            for candidate in found:
                self._taken.take(candidate)
                self.journal.append({"puzzle": candidate.puzzle.to_plain()})
                self.journal.puzzles.append(candidate.puzzle)
            self.journal.append({"done": game.name})
            self.journal.done.add(game.name)
            yield game, [candidate.puzzle for candidate in found]

    def _missing(self, games: Iterable[SourceGame]) -> Iterator[SourceGame]:
        """The games that are still to be looked at."""
        for game in games:
            if not self.wanted:
                return
            if game.name not in self.journal.done:
                yield game


def targets_of(rule: Rule, each: int, more: Mapping[Theme, int] | None = None) -> dict[Theme, int]:
    """`each` puzzles of every theme that a rule has, of some themes more."""
    return {theme: (more or {}).get(theme, each) for theme in themes_of(rule)}
