"""Find the puzzles in a game, in this process or in a worker.

Whether a puzzle is accepted depends on those accepted before. A worker therefore receives that
list, and answers for each candidate whether it would accept it.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from random import Random
from typing import Any, NamedTuple, Self

from ..board import Board
from ..core.score import WIN, WIN_BOUND
from ..errors import TengenError
from ..plain import Json
from ..proving.prover import Prover
from ..remote.client import Client
from ..remote.crew import Crew
from ..remote.worker import Service, Work
from ..rules import Rule
from .essence import essence_key, position_key
from .examine import Examiner, FoundPuzzle
from .packing import PER_GAME, SHORT_PLIES, is_short
from .puzzle import Puzzle, Theme
from .sources import MinedPosition, SourceGame

MODULE = "tengen.puzzles.mining"
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

    def to_plain(self) -> Json:
        """The recipe as plain data."""
        targets = {str(theme): count for theme, count in self.targets.items()}
        return {**self._asdict(), "rule": self.rule.name, "targets": targets}

    @classmethod
    def from_plain(cls, plain: Json) -> Self:
        """The recipe that `to_plain` wrote."""
        targets = {Theme(name): count for name, count in plain["targets"].items()}
        return cls(**{**plain, "rule": Rule.of(plain["rule"]), "targets": targets})


class Candidate(NamedTuple):
    """A puzzle that was found, by what it is known again, and whether it is taken."""

    puzzle: Puzzle
    keys: frozenset[str]
    is_taken: bool = False


def candidate_of(puzzle: Puzzle, board: Board) -> Candidate:
    """The puzzle with the keys of its position and of what it is about."""
    keys = position_key(board), essence_key(board, puzzle.certificate(), puzzle.answers)
    digests = (hashlib.sha256(key.encode()).hexdigest()[:20] for key in keys)
    return Candidate(puzzle, frozenset(digests))


class Taken:
    """What is known of the puzzles of a recipe that were taken."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.counts: Counter[Theme] = Counter()
        self._short: Counter[Theme] = Counter()
        self._seen: set[str] = set()

    @property
    def wanted(self) -> set[Theme]:
        """The themes that still lack puzzles."""
        targets = self.recipe.targets
        return {theme for theme in targets if self.counts[theme] < targets[theme]}

    def fits(self, candidate: Candidate) -> bool:
        """Whether the puzzle is neither too short nor like another one."""
        puzzle = candidate.puzzle
        theme = puzzle.theme
        most_short = SHORT_PART * self.recipe.targets[theme]
        if theme is not Theme.WIN_AT_ONCE and is_short(puzzle) and self._short[theme] >= most_short:
            return False
        return self.is_new(candidate)

    def is_new(self, candidate: Candidate) -> bool:
        """Whether no puzzle like this one was taken."""
        return not candidate.keys & self._seen

    def take(self, candidate: Candidate) -> None:
        """Count a puzzle in."""
        theme = candidate.puzzle.theme
        self._seen |= candidate.keys
        self.counts[theme] += 1
        self._short[theme] += is_short(candidate.puzzle)

    def copy(self) -> Taken:
        """The same, to go on with apart."""
        return Taken.from_plain(self.to_plain(), self.recipe)

    def to_plain(self) -> Json:
        """What is known, as plain data."""
        return {"counts": dict(self.counts), "short": dict(self._short), "seen": [*self._seen]}

    @classmethod
    def from_plain(cls, plain: Json, recipe: Recipe) -> Taken:
        """What `to_plain` wrote, of a recipe."""
        taken = cls(recipe)
        taken.counts.update({Theme(name): count for name, count in plain["counts"].items()})
        taken._short.update({Theme(name): count for name, count in plain["short"].items()})
        taken._seen.update(plain["seen"])
        return taken


class Looked(NamedTuple):
    """What was found in a game: all that fitted or did not, while these themes were wanted."""

    wanted: frozenset[Theme]
    candidates: tuple[Candidate, ...]

    def is_still_right(self, taken: Taken) -> bool:
        """Whether a look at the game now would come to the same."""
        if self.wanted != taken.wanted:
            return False
        trial = taken.copy()
        for candidate in self.candidates:
            if trial.fits(candidate) != candidate.is_taken:
                return False
            if candidate.is_taken:
                trial.take(candidate)
        return True

    def to_plain(self) -> Json:
        """What was found, as plain data."""
        plain = [[each.puzzle.to_plain(), [*each.keys], each.is_taken] for each in self.candidates]
        return {"wanted": sorted(self.wanted), "candidates": plain}

    @classmethod
    def from_plain(cls, plain: Json) -> Self:
        """What `to_plain` wrote."""
        candidates = (
            Candidate(Puzzle.from_plain(puzzle), frozenset(keys), is_taken)
            for puzzle, keys, is_taken in plain["candidates"]
        )
        return cls(frozenset(map(Theme, plain["wanted"])), tuple(candidates))


class Miner:
    """Looks at games with an engine of its own."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._examiners: dict[int, Examiner] = {}

    def look(
        self, games: Iterator[SourceGame], taken: Taken
    ) -> Iterator[tuple[SourceGame, Looked]]:
        """Look at games one after the other."""
        for game in games:
            yield game, self.look_at(game, taken.copy())

    def look_at(self, game: SourceGame, taken: Taken) -> Looked:
        """What a game holds; `taken` grows by what is taken of it."""
        wanted = frozenset(taken.wanted)
        candidates = []
        for candidate in self._candidates(game, taken):
            candidates.append(candidate)
            if candidate.is_taken:
                taken.take(candidate)
        return Looked(wanted, tuple(candidates))

    def _candidates(self, game: SourceGame, taken: Taken) -> Iterator[Candidate]:
        random = Random(f"{self._recipe.seed}/{game.name}")
        positions = random.sample(game.positions, len(game.positions))
        positions.sort(key=_promise)
        themes: set[Theme] = set()
        for position in positions[:LOOKS]:
            wanted = taken.wanted - themes
            if not wanted or len(themes) == PER_GAME:
                return
            for found in self._at(game, position, wanted):
                theme = found.puzzle.theme
                if len(themes) < PER_GAME and theme not in themes:
                    candidate = candidate_of(found.puzzle, found.board)
                    is_taken = taken.fits(candidate)
                    themes |= {theme} if is_taken else set()
                    yield candidate._replace(is_taken=is_taken)

    def _at(
        self, game: SourceGame, position: MinedPosition, wanted: set[Theme]
    ) -> Iterator[FoundPuzzle]:
        try:
            board = Board.from_moves(position.moves, rule=game.rule, size=game.size)
        except TengenError:
            return  # mined under another rule than it was played by
        if board.outcome() is None:
            value = position.value
            is_won = None if value is None or game.rule != self._recipe.rule else value > WIN_BOUND
            examiner = self._examiner(game.size)
            yield from examiner.puzzles(board, wanted, game.name, is_won=is_won)

    def _examiner(self, size: int) -> Examiner:
        if size not in self._examiners:
            recipe = self._recipe
            prover = Prover(recipe.rule, size, nodes=recipe.nodes, most=recipe.most)
            self._examiners[size] = Examiner(prover, defence_nodes=recipe.defence_nodes)
        return self._examiners[size]


def _promise(position: MinedPosition) -> int:
    """The order in which positions are looked at: long wins first, losses last."""
    if position.value is None:
        return 1
    if position.value > WIN_BOUND:
        return 0 if position.value < WIN - SHORT_PLIES else 1
    return 1 if position.value > -WIN_BOUND else 2


# Workers


def look_elsewhere(
    crew: Crew, games: Iterator[SourceGame], taken: Taken
) -> Iterator[tuple[SourceGame, Looked]]:
    """Have the workers of a crew look at games, side by side."""
    recipe = taken.recipe.to_plain()
    jobs = ((game, taken.to_plain()) for game in games)
    for (game, _), plain in crew.in_order(jobs, partial(_ask, recipe)):
        yield game, Looked.from_plain(plain)


def _ask(recipe: Json, client: Client, job: tuple[SourceGame, Json]) -> Any:
    game, taken = job
    return client.ask("look", {"recipe": recipe, "game": game.to_plain(), "taken": taken})


@lru_cache(maxsize=1)
def _miner(recipe: str) -> Miner:
    return Miner(Recipe.from_plain(json.loads(recipe)))


def look(work: Work, *, recipe: Json, game: Json, taken: Json) -> Json:
    """Look at a game: what a worker does."""
    miner = _miner(json.dumps(recipe))
    known = Taken.from_plain(taken, Recipe.from_plain(recipe))
    return miner.look_at(SourceGame.from_plain(game), known).to_plain()


def service() -> Service:
    """Workers that look at games."""
    return Service(tasks={"look": look})
