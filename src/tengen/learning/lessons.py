"""Lessons: a path of positions to solve, from the first five to an attack.

`data/lessons.json` has the positions and what is to be done in each, the catalogue of texts has the
words (`lessons-…`). A text names no point itself: it names a claim of its step, which tests check.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

from ..board import Board
from ..coords import Move, parse_move, split_moves
from ..errors import FormatError
from ..opening import Choice, Opening
from ..plain import Json
from ..puzzles.library import load
from ..puzzles.puzzle import Difficulty, Puzzle, Theme
from ..rules import Color, ForbiddenReason, Rule
from ..shapes import Kind
from ..texts import Message, catalogue
from ..texts.catalogue import ENGLISH, current_language
from ..texts.fluent import parameters

_DATA = files(__package__.rpartition(".")[0]) / "data" / "lessons.json"
SIZE = 9  # of a board that names no other


@dataclass(frozen=True, slots=True)
class MoveGoal:
    """What one move has to do: everything that is given."""

    wins: bool = False
    makes: tuple[Kind, ...] = ()  # one of these
    stops: Kind | None = None  # the opponent has none of it any more, nor anything stronger
    captures: int = 0  # pairs, at least
    pends: bool = False  # it makes a five that can still be broken


@dataclass(frozen=True, slots=True)
class PointGoal:
    """Point at a move that is forbidden for this reason; nothing is played."""

    reason: ForbiddenReason


@dataclass(frozen=True, slots=True)
class LineGoal:
    """Win by a sequence of moves, or find the only defence: solved as a puzzle is."""

    puzzle: Puzzle


@dataclass(frozen=True, slots=True)
class ChoiceGoal:
    """Choose a colour, or two more stones, in an opening."""

    opening: str
    choices: tuple[Choice, ...]  # made before
    right: Choice


@dataclass(frozen=True, slots=True)
class PlaceGoal:
    """Place a stone where an opening allows it."""

    opening: str


Goal: TypeAlias = MoveGoal | PointGoal | LineGoal | ChoiceGoal | PlaceGoal


@dataclass(frozen=True, slots=True)
class Step:
    """A position with a task. `claims` are what its texts say about the position."""

    id: str  # "threes.gap"
    position: Board = field(repr=False)
    goal: Goal
    best: Move | None = None  # which of several answers a hint leads to
    claims: Mapping[str, Json] = field(default_factory=dict)

    def board(self) -> Board:
        """The position, free to be played on."""
        return self.position.copy()

    def opening(self) -> Opening | None:
        """The opening as far as it has come, where one is being played."""
        goal = self.goal
        if not isinstance(goal, ChoiceGoal | PlaceGoal):
            return None
        choices = goal.choices if isinstance(goal, ChoiceGoal) else ()
        board = self.position
        moves = board.move_stack
        return Opening.resume(goal.opening, moves, choices, rule=board.rule, size=board.size)


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps about one idea, and puzzles that practise it."""

    name: str
    rule: Rule
    theme: Theme
    steps: tuple[Step, ...]
    puzzles: tuple[Puzzle, ...]

    @property
    def items(self) -> tuple[str, ...]:
        """The ids of all that is to be solved, in order."""
        return (*(step.id for step in self.steps), *(puzzle.id for puzzle in self.puzzles))

    def item(self, item_id: str) -> Step | Puzzle | None:
        """The step or puzzle with this id."""
        every: tuple[Step | Puzzle, ...] = (*self.steps, *self.puzzles)
        return next((item for item in every if item.id == item_id), None)


@cache
def lessons() -> tuple[Lesson, ...]:
    """The path: all lessons in order. No puzzle ends two of them."""
    used: set[str] = set()
    path = []
    for row in json.loads(_DATA.read_text(encoding="utf-8")):
        rule, theme = Rule.of(row["rule"]), Theme(row["theme"])
        fresh = [each for each in load(rule) if each.theme is theme and each.id not in used]
        puzzles = tuple(fresh[: row["puzzles"]])
        used |= {puzzle.id for puzzle in puzzles}
        steps = tuple(_step(row["name"], rule, step) for step in row["steps"])
        path.append(Lesson(row["name"], rule, theme, steps, puzzles))
    return tuple(path)


def lesson_of(name: str) -> Lesson:
    """The lesson with this name."""
    found = next((lesson for lesson in lessons() if lesson.name == name.strip().lower()), None)
    if found is None:
        known = ", ".join(lesson.name for lesson in lessons())
        raise FormatError(Message.of("lesson-unknown", name=repr(name), known=known))
    return found


# Words


class LessonText(NamedTuple):
    """A text of the catalogue with its parameters, not yet in words."""

    key: str
    params: Mapping[str, str | int]

    def words(self, language: str | None = None) -> str:
        """The text in a language; default: that of this process."""
        return catalogue(language or current_language()).text(self.key, **self.params)

    def to_plain(self, language: str | None = None) -> Json:
        """The text as plain data, with its words."""
        return {"key": self.key, "params": dict(self.params), "text": self.words(language)}


def lesson_text(lesson: Lesson, part: str) -> LessonText:
    """The "title" of a lesson, or what it is "about"."""
    return LessonText(f"lessons-{lesson.name}-{part}", {})


def step_text(step: Step, part: str) -> LessonText:
    """The "title" of a step, its "text", or what is said when it is "done"."""
    key = f"lessons-{step.id.replace('.', '-')}-{part}"
    known = parameters(catalogue(ENGLISH).patterns[key])
    return LessonText(key, {name: step.claims[name]["points"] for name in sorted(known)})


# Reading the data


def _step(lesson: str, rule: Rule, row: Json) -> Step:
    size = row.get("size", SIZE)
    board = _board(rule, size, row)
    step_id = f"{lesson}.{row['name']}"
    best = parse_move(row["best"], size) if "best" in row else None
    return Step(step_id, board, _goal(step_id, board, row["goal"]), best, row.get("claims", {}))


def _board(rule: Rule, size: int, row: Json) -> Board:
    if "moves" in row:
        return Board.from_moves(row["moves"], rule=rule, size=size)
    return Board.from_stones(
        black=row["black"].split(),
        white=row["white"].split(),
        turn=row["turn"],
        rule=rule,
        size=size,
        captured_pairs=row.get("pairs", (0, 0)),
    )


def _goal(step_id: str, board: Board, row: dict[str, Any]) -> Goal:
    if "forbidden" in row:
        return PointGoal(ForbiddenReason(row["forbidden"]))
    if "theme" in row:
        return LineGoal(_puzzle(step_id, board, row))
    if "right" in row:
        choices = tuple(map(Choice, row.get("choices", ())))
        return ChoiceGoal(row["opening"], choices, Choice(row["right"]))
    if "opening" in row:
        return PlaceGoal(row["opening"])
    return MoveGoal(
        wins=row.get("wins", False),
        makes=tuple(map(Kind, row.get("makes", ()))),
        stops=Kind(row["stops"]) if "stops" in row else None,
        captures=row.get("captures", 0),
        pends=row.get("pends", False),
    )


def _puzzle(step_id: str, board: Board, row: dict[str, Any]) -> Puzzle:
    """A step as a puzzle, which is neither graded nor rated."""
    answers = tuple(parse_move(name, board.size) for name in split_moves(row["answers"]))
    return Puzzle(
        id=step_id,
        rule=board.rule,
        size=board.size,
        turn=board.turn,
        black=tuple(board.stones(Color.BLACK)),
        white=tuple(board.stones(Color.WHITE)),
        pairs=(board.captured_pairs.black, board.captured_pairs.white),
        last=None,
        theme=Theme(row["theme"]),
        answers=answers,
        proofs=tuple(row["proofs"]),
        grade=Difficulty(0, 0, 0, 0),
        searched=row.get("searched", 0),
        rating=0,
        source="lesson",
    )
