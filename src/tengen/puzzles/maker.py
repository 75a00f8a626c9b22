"""Mining games for puzzles, with a journal on disk, so that it stops and goes on at any time.

The journal has one JSON object a line: first what was asked for, then each puzzle and, after its
puzzles, each game that is done.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ..board import Board
from ..core.score import WIN, WIN_BOUND
from ..errors import FormatError, TengenError
from ..proving.prover import Prover
from ..rules import Rule
from .essence import essence_key, position_key
from .examine import Examiner, FoundPuzzle
from .packing import PER_GAME, SHORT_PLIES, is_short
from .puzzle import Puzzle, Theme, themes_of
from .sources import MinedPosition, SourceGame

SHORT_PART = 0.2  # of the wins of a theme that may be so short; all wins at once are
LOOKS = 12  # positions of a game that are examined


class Recipe(NamedTuple):
    """How puzzles are made: how many of each theme, how hard the engine looks, and the seed."""

    rule: Rule
    targets: Mapping[Theme, int]
    nodes: int = 20_000  # of each search of a proof
    most: int = 100  # attacks of a proof
    defence_nodes: int = 1_000_000
    seed: int = 1

    def to_plain(self) -> dict[str, Any]:
        """The recipe as plain data."""
        targets = {str(theme): count for theme, count in self.targets.items()}
        return {**self._asdict(), "rule": self.rule.name, "targets": targets}


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


class Maker:
    """Mines games for the puzzles of one recipe."""

    def __init__(self, recipe: Recipe, journal: PuzzleJournal) -> None:
        self.recipe, self.journal = recipe, journal
        self.counts: Counter[Theme] = Counter()
        self.short: Counter[Theme] = Counter()
        self._seen: set[str] = set()
        self._examiners: dict[int, Examiner] = {}
        for puzzle in journal.puzzles:
            if puzzle.rule == recipe.rule:
                self._count(puzzle, puzzle.board())

    @property
    def wanted(self) -> set[Theme]:
        """The themes that still lack puzzles."""
        targets = self.recipe.targets
        return {theme for theme in targets if self.counts[theme] < targets[theme]}

    def mine(self, games: Iterable[SourceGame]) -> Iterator[tuple[SourceGame, list[Puzzle]]]:
        """Each game that is looked at and the puzzles found in it, until nothing is wanted."""
        self.journal.append({"recipe": self.recipe.to_plain()})
        for game in games:
            if not self.wanted:
                return
            if game.name in self.journal.done:
                continue
            found = list(self._of_game(game))
            for puzzle in found:
                self.journal.append({"puzzle": puzzle.to_plain()})
                self.journal.puzzles.append(puzzle)
            self.journal.append({"done": game.name})
            self.journal.done.add(game.name)
            yield game, found

    def _of_game(self, game: SourceGame) -> Iterator[Puzzle]:
        random = Random(f"{self.recipe.seed}/{game.name}")
        positions = random.sample(game.positions, len(game.positions))
        positions.sort(key=_promise)
        themes: set[Theme] = set()
        left = PER_GAME
        for position in positions[:LOOKS]:
            wanted = self.wanted - themes
            if not wanted or not left:
                return
            for found in self._at(game, position, wanted):
                if left and found.puzzle.theme not in themes and self._accept(found):
                    themes.add(found.puzzle.theme)
                    left -= 1
                    yield found.puzzle

    def _at(
        self, game: SourceGame, position: MinedPosition, wanted: set[Theme]
    ) -> Iterator[FoundPuzzle]:
        try:
            board = Board.from_moves(position.moves, rule=game.rule, size=game.size)
        except TengenError:
            return  # mined under another rule than it was played by
        if board.outcome() is None:
            value = position.value
            is_won = None if value is None or game.rule != self.recipe.rule else value > WIN_BOUND
            examiner = self._examiner(game.size)
            yield from examiner.puzzles(board, wanted, game.name, is_won=is_won)

    def _examiner(self, size: int) -> Examiner:
        if size not in self._examiners:
            recipe = self.recipe
            prover = Prover(recipe.rule, size, nodes=recipe.nodes, most=recipe.most)
            self._examiners[size] = Examiner(prover, defence_nodes=recipe.defence_nodes)
        return self._examiners[size]

    def _accept(self, found: FoundPuzzle) -> bool:
        """Count a puzzle in, unless it is too short or like another one."""
        puzzle = found.puzzle
        theme = puzzle.theme
        most_short = SHORT_PART * self.recipe.targets[theme]
        if theme is not Theme.WIN_AT_ONCE and is_short(puzzle) and self.short[theme] >= most_short:
            return False
        return self._count(puzzle, found.board)

    def _count(self, puzzle: Puzzle, board: Board) -> bool:
        keys = {position_key(board), essence_key(board, puzzle.certificate(), puzzle.answers)}
        if keys & self._seen:
            return False
        self._seen |= keys
        self.counts[puzzle.theme] += 1
        self.short[puzzle.theme] += is_short(puzzle)
        return True


def _promise(position: MinedPosition) -> int:
    """The order in which positions are looked at: long wins first, losses last."""
    if position.value is None:
        return 1
    if position.value > WIN_BOUND:
        return 0 if position.value < WIN - SHORT_PLIES else 1
    return 1 if position.value > -WIN_BOUND else 2


def targets_of(rule: Rule, each: int, more: Mapping[Theme, int] | None = None) -> dict[Theme, int]:
    """`each` puzzles of every theme that a rule has, of some themes more."""
    return {theme: (more or {}).get(theme, each) for theme in themes_of(rule)}
