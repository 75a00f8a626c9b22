"""Balanced openings: stones at random, kept where deeper and deeper searches find them even.

A candidate is the one of a few random openings that the evaluation finds most even. It depends on
the recipe and its number alone, and is searched with an empty table: what a run finds does not
depend on where an earlier one was stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from ..board import Board
from ..engine.engine import Engine
from ..engine.limit import Limit
from ..errors import OpeningError
from ..files import write_file
from ..formats.openings import opening_text, read_games
from ..formats.pos import text_lines
from ..formats.shipped import read_fields
from ..rules import FREESTYLE, Rule
from .balance import Verdict, evaluations, look, scatter

DRAWS = 16  # random openings, of which the one that looks most even is a candidate
SAVE_EVERY = 50  # candidates without a find after which the file says how far it has come


# Searches on the way: the part of the nodes of each, and how many times the tolerance it allows.
STAGES = ((0.01, 4.0), (0.1, 2.0), (1.0, 1.0))


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningRecipe:
    """Which openings are wanted, and how they are judged."""

    rule: Rule = FREESTYLE
    size: int = 15
    fewest: int = 3  # stones
    most: int = 8
    nodes: int = 500_000  # of the last and deepest search
    tolerance: float = 0.05  # of win chance, on average over the last depths
    seed: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.fewest <= self.most:
            raise OpeningError(
                f"openings of {self.fewest} to {self.most} stones: expected 1 or more, "
                "and the smaller number first"
            )
        if not 0 < self.tolerance < 0.5:
            raise OpeningError(
                f"tolerance {self.tolerance} is no part of win chance: expected 0.01 to 0.49"
            )

    def candidate(self, number: int) -> Board:
        """The candidate with this number; each number of stones comes in its turn."""
        random = Random(f"{self.seed}/{number}")
        stones = self.fewest + number % (self.most - self.fewest + 1)
        draws = [
            tuple(scatter(self.rule, self.size, stones, random).move_stack) for _ in range(DRAWS)
        ]
        values = evaluations(Board(self.rule, self.size), draws)
        best = min(values, key=lambda moves: abs(values[moves]))
        return Board.from_moves(best, rule=self.rule, size=self.size)

    def fields(self) -> dict[str, str]:
        """What a file says about itself, and what must agree for a run to go on with it."""
        return {
            "rule": str(self.rule),
            "size": str(self.size),
            "stones": f"{self.fewest}-{self.most}",
            "nodes": str(self.nodes),
            "tolerance": f"{self.tolerance:g}",
            "seed": str(self.seed),
        }

    @property
    def command(self) -> str:
        """The command line that makes such openings."""
        options = " ".join(f"--{name} {value}" for name, value in self.fields().items())
        return f"tengen openings make FILE {options}"


class OpeningFile:
    """A growing file of openings, from which an interrupted run goes on."""

    def __init__(self, path: Path, recipe: OpeningRecipe) -> None:
        self.path = path
        self.recipe = recipe
        self.tried = 0
        self.lines: list[str] = []
        self._keys: set[object] = set()
        if path.exists():
            self._load(path.read_text(encoding="utf-8"))

    def _load(self, text: str) -> None:
        fields = read_fields(text)
        for name, value in self.recipe.fields().items():
            if fields.get(name) != value:
                raise OpeningError(
                    f"{self.path} was made with {name} {fields.get(name)}, but {value} is asked "
                    "for: expected the same, or another file"
                )
        self.tried = int(fields.get("tried", "0"))
        self.lines = [line.text for line in text_lines(text) if not line.text.startswith("#")]
        for game in read_games(text, rule=self.recipe.rule, size=self.recipe.size):
            self._keys.add(game.end().board().canonical().key)

    def is_new(self, board: Board) -> bool:
        """Whether no opening of the file is the same up to the eight symmetries."""
        return board.canonical().key not in self._keys

    def add(self, board: Board, verdict: Verdict) -> None:
        """Take an opening, with the chance of the side to move as a comment."""
        text = opening_text(board.move_stack, board.size)
        self.lines.append(f"{text}  # {verdict.chance:.1%}")
        self._keys.add(board.canonical().key)

    def save(self) -> None:
        """Write the file, whole or not at all."""
        fields = {
            **self.recipe.fields(),
            "tried": str(self.tried),
            "found": str(len(self.lines)),
            "made with": self.recipe.command,
            "date": datetime.now(UTC).date().isoformat(),
        }
        lines = [*(f"# {name}: {value}" for name, value in fields.items()), *self.lines]
        write_file(self.path, "".join(f"{line}\n" for line in lines).encode(), replace=True)


def make_openings(engine: Engine, file: OpeningFile, count: int) -> Iterator[Verdict | None]:
    """Fill the file up to `count` openings, yielding for each candidate its verdict if it is kept.

    The file is saved after every find, and when the iteration is left for whatever reason.
    """
    try:
        while len(file.lines) < count:
            board = file.recipe.candidate(file.tried)
            verdict = judge(engine, board, file.recipe) if file.is_new(board) else None
            file.tried += 1
            if verdict is not None:
                file.add(board, verdict)
            if verdict is not None or file.tried % SAVE_EVERY == 0:
                file.save()
            yield verdict
    finally:
        file.save()


def judge(engine: Engine, board: Board, recipe: OpeningRecipe) -> Verdict | None:
    """What the deepest search says of an opening that all searches find even; else None."""
    if board.is_game_over():
        return None
    engine.clear_hash()
    verdict = None
    for part, slack in STAGES:
        verdict = look(engine, board, Limit(nodes=max(1, int(recipe.nodes * part))))
        if verdict.distance(0.5) > recipe.tolerance * slack:
            return None
    return verdict
