"""Solving puzzles in lines of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING

from ..board import Board
from ..coords import Move
from ..errors import TengenError, error_text
from ..learning.kept import change_part, read_record
from ..learning.opponent import OpponentProgress
from ..learning.placement import STEPS, Placement, level_near
from ..play.words import captured_text
from ..proof.certificate import Branch
from ..puzzles.library import pick
from ..puzzles.phrases import solution_phrases, task_phrases
from ..puzzles.progress import PuzzleProgress
from ..puzzles.puzzle import Puzzle, Theme
from ..puzzles.solving import Attempt, Judgement, MoveVerdict
from ..texts import t
from .board_text import draw_board
from .terminal import Terminal

if TYPE_CHECKING:
    from ..puzzles.solving import Helper


class Solver:
    """Puzzle after puzzle, until the player stops."""

    def __init__(
        self,
        terminal: Terminal,
        puzzles: Sequence[Puzzle],
        *,
        today: date,
        random: Random,
    ) -> None:
        self._terminal, self._puzzles = terminal, puzzles
        self._today, self._random = today, random
        self._progress = read_record().part(PuzzleProgress)

    def run(self, *, first: Puzzle | None, theme: Theme | None, only_first: bool) -> None:
        """Show puzzles and read moves until the input ends."""
        puzzle = first or self._next(theme)
        if puzzle is None:
            self._terminal.write([t("web-no-puzzles")])
            return
        while puzzle is not None and self.solve(puzzle) is not Ended.QUIT and not only_first:
            puzzle = self._next(theme)
        progress = self._progress
        rating, solved = f"{progress.rating.value:.0f}", len(progress.solved)
        best = progress.best_streak
        self._terminal.write([t("terminal-rating", rating=rating, solved=solved, best=best)])

    def _next(self, theme: Theme | None) -> Puzzle | None:
        progress = self._progress
        return pick(
            self._puzzles,
            rating=progress.rating.value,
            random=self._random,
            theme=theme,
            seen=progress.seen,
        )

    def solve(self, puzzle: Puzzle) -> Ended:
        """One puzzle, which counts for the rating."""
        return PuzzleDialogue(self._terminal, puzzle, counted=self._keep).run(_heading(puzzle))

    def place(self) -> None:
        """Three quick puzzles, after which the adaptive opponent knows where to begin."""
        placement = Placement()
        while not placement.is_over:
            puzzle = placement.puzzle(self._random, self._progress.seen)
            number = len(placement.answers) + 1
            title = t("placement-title", number=number, count=len(STEPS))
            heading = [title, t("placement-about"), *_heading(puzzle)[1:]]
            dialogue = PuzzleDialogue(self._terminal, puzzle)
            ended = dialogue.run(heading)
            if ended is Ended.QUIT:
                return
            placement = placement.after(ended is Ended.SOLVED and dialogue.is_clean)
        kept = change_part(OpponentProgress, lambda kept: kept.placed(placement.rating))
        solved, level = sum(placement.answers), level_near(kept.rating)
        told = t("placement-result", solved=solved, count=len(STEPS), level=level)
        self._terminal.write(["", told, "  tengen play --level adaptive --teach blunders"])

    def _keep(self, attempt: Attempt, solved: bool) -> None:
        before = self._progress
        after = before.after(attempt.puzzle, solved=solved, day=self._today)
        if after != before:
            self._progress = after = change_part(
                PuzzleProgress,
                lambda kept: kept.after(attempt.puzzle, solved=solved, day=self._today),
            )
            rating = f"{after.rating.value:.0f}"
            change = f"{after.rating.value - before.rating.value:+.0f}"
            told = t("terminal-rating-change", rating=rating, change=change, streak=after.streak)
            self._terminal.write([told])


class Ended(StrEnum):
    """How an attempt has ended."""

    SOLVED = "solved"
    LEFT = "left"  # skipped, or the solution was shown
    QUIT = "quit"


class PuzzleDialogue:
    """One puzzle in lines of text; `counted(attempt, solved)` when an attempt counts."""

    def __init__(
        self,
        terminal: Terminal,
        puzzle: Puzzle,
        *,
        counted: Callable[[Attempt, bool], None] = lambda attempt, solved: None,
    ) -> None:
        self._terminal = terminal
        self._attempt = Attempt(puzzle, _LazyHelper(puzzle))
        self._counted = counted

    @property
    def is_clean(self) -> bool:
        """Whether there was no mistake and no hint."""
        return self._attempt.is_clean

    def run(self, heading: list[str]) -> Ended:
        """Read moves until the puzzle is solved or left."""
        attempt = self._attempt
        self._terminal.write(["", *heading, *drawing(self._terminal, attempt.board)])
        while not attempt.is_over:
            text = typed(self._terminal, move_prompt())
            if isinstance(text, Ended):
                return text
            if text == "solution":
                self._counted(attempt, False)
                self._terminal.write(_solution(attempt))
                return Ended.LEFT
            if text == "hint":
                self._terminal.write([attempt.hint().text])
            elif text:
                self._play(text)
        return Ended.SOLVED

    def _play(self, text: str) -> None:
        attempt = self._attempt
        try:
            move = attempt.board.parse_move(text)
        except TengenError as error:
            self._terminal.write([error_text(error)])
            return
        step = attempt.play(move)
        self._terminal.write(self._told(move, step))
        if step.verdict is MoveVerdict.SOLVED:
            self._counted(attempt, attempt.is_clean)
        elif step.verdict is MoveVerdict.WRONG and attempt.mistakes == 1:
            self._counted(attempt, False)

    def _told(self, move: Move, step: Judgement) -> list[str]:
        board = self._attempt.board
        name = board.move_text(move)
        if step.verdict is MoveVerdict.ILLEGAL:
            return [t("terminal-no-play", move=name)]
        if step.verdict is MoveVerdict.WRONG:
            return [t("terminal-again", text=_why_wrong(board, name, step))]
        if step.verdict is MoveVerdict.SOLVED:
            return [*drawing(self._terminal, board), t("puzzle-solved", move=name)]
        assert step.reply is not None
        right = t("puzzle-right", move=name, reply=board.move_text(step.reply))
        return [*drawing(self._terminal, board), right]


SHORT = {"quit": Ended.QUIT, "q": Ended.QUIT, "skip": Ended.LEFT, "s": Ended.LEFT, "h": "hint"}


def typed(terminal: Terminal, prompt: str) -> str | Ended:
    """The answer to an exercise in lower case, or how it ended if the player leaves."""
    try:
        text = terminal.ask(prompt).strip().lower()
    except EOFError:
        return Ended.QUIT
    return SHORT.get(text, text)


def _solution(attempt: Attempt) -> list[str]:
    """The line from here, and what each move of the solver does."""
    line = attempt.solution()
    names = " ".join(map(attempt.board.move_text, line))
    steps = enumerate(solution_phrases(attempt, line), 1)
    return [
        t("puzzle-solution", line=names),
        *(f"{number:>3}. {phrase}" for number, phrase in steps),
    ]


def move_prompt() -> str:
    """The prompt for a move of an exercise."""
    return f"{t('terminal-ask-move')} ({t('terminal-commands')}): "


def _why_wrong(board: Board, move: str, step: Judgement) -> str:
    if step.also_wins:
        return t("puzzle-other-win", move=move)
    line = " ".join(map(board.move_text, step.refutation))
    if not line:
        return t("puzzle-wrong", move=move)
    return t("puzzle-loses" if step.is_proven else "puzzle-answered", move=move, line=line)


def drawing(terminal: Terminal, board: Board) -> list[str]:
    """A board with its forbidden points."""
    return draw_board(board, forbidden=board.forbidden_points, paint=terminal.paint)


def _heading(puzzle: Puzzle) -> list[str]:
    title = t(
        "terminal-puzzle",
        id=puzzle.id,
        rule=puzzle.rule.title,
        theme=puzzle.theme.label,
        rating=puzzle.rating,
    )
    lines = [title, str(task_phrases(puzzle)[0])]
    if any(puzzle.pairs):
        lines.append(captured_text(*puzzle.pairs))
    if puzzle.theme is Theme.ONLY_DEFENCE:
        lines.append(t("puzzle-defence", nodes=f"{puzzle.searched:,}"))
    return lines


class _LazyHelper:
    """The engine, started only when a move needs it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._helper: Helper | None = None

    def _engine(self) -> Helper:
        if self._helper is None:
            from ..puzzles.helper import EngineHelper

            self._helper = EngineHelper(self._puzzle.rule, self._puzzle.size)
        return self._helper

    def proof_after(self, board: Board) -> tuple[Branch, ...] | None:
        """Answers that prove a win of the side which moved last."""
        return self._engine().proof_after(board)

    def best_line(self, board: Board) -> tuple[Move, ...]:
        """The best moves from here."""
        return self._engine().best_line(board)
