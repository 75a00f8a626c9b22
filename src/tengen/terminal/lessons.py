"""Lessons in lines of text: the path, and its steps one after the other."""

from __future__ import annotations

from datetime import date
from random import Random

from ..errors import TengenError, error_text
from ..learning.kept import change_part, read_record
from ..learning.lesson_attempt import answer_text, answers, judge, parse_answer, step_hint
from ..learning.lesson_progress import LessonProgress
from ..learning.lessons import (
    ChoiceGoal,
    Lesson,
    LineGoal,
    PointGoal,
    Step,
    lesson_text,
    lessons,
    step_text,
)
from ..puzzles.puzzle import Puzzle
from ..texts import t
from .board_text import draw_board
from .puzzles import Ended, PuzzleDialogue, Solver
from .terminal import Terminal

COMMANDS = "hint, solution, skip or quit"


def path_lines(progress: LessonProgress) -> list[str]:
    """All lessons, one line each, and where to go on."""
    lines = []
    for number, lesson in enumerate(lessons(), 1):
        done, total = progress.count(lesson), len(lesson.items)
        mark = "done" if done == total else f"{done}/{total}"
        title = lesson_text(lesson, "title").words()
        lines.append(f"{number:>3}  {lesson.name:<14} {mark:>5}  {title} ({lesson.rule.title})")
    following = progress.next_lesson()
    if following is None:
        return [*lines, "All lessons are done."]
    return [*lines, f"Next: tengen lessons {following.name}"]


class LessonSession:
    """A lesson, from its first open step on, and then the next one."""

    def __init__(self, terminal: Terminal, *, today: date, random: Random) -> None:
        self._terminal = terminal
        self._today, self._random = today, random

    def run(self, lesson: Lesson) -> None:
        """Ask what is left of a lesson; all of it again if nothing is."""
        progress = read_record().part(LessonProgress)
        is_again = progress.is_complete(lesson)
        self._terminal.write(_heading(lesson))
        for number, item_id in enumerate(lesson.items, 1):
            if item_id in progress.solved and not is_again:
                continue
            item = lesson.item(item_id)
            assert item is not None
            title = f"Step {number} of {len(lesson.items)}"
            if self._ask(item, title) is Ended.QUIT:
                break
        progress = read_record().part(LessonProgress)
        done = progress.count(lesson)
        self._terminal.write(["", f"{done} of {len(lesson.items)} steps are done."])
        following = progress.next_lesson()
        if progress.is_complete(lesson) and following is not None:
            self._terminal.write([f"Next: tengen lessons {following.name}"])

    def _ask(self, item: Step | Puzzle, title: str) -> Ended:
        if isinstance(item, Puzzle):
            return self._ask_puzzle(item, title)
        if isinstance(item.goal, LineGoal):
            return self._ask_line(item, item.goal.puzzle, title)
        return self._ask_step(item, title)

    def _ask_puzzle(self, puzzle: Puzzle, title: str) -> Ended:
        self._terminal.write(["", f"{title}: a puzzle"])
        solver = Solver(self._terminal, [puzzle], today=self._today, random=self._random)
        ended = solver.solve(puzzle)
        if ended is Ended.SOLVED:
            self._keep(puzzle.id)
        return ended

    def _ask_line(self, step: Step, puzzle: Puzzle, title: str) -> Ended:
        ended = PuzzleDialogue(self._terminal, puzzle).run(self._task(step, title))
        return self._solved(step) if ended is Ended.SOLVED else ended

    def _ask_step(self, step: Step, title: str) -> Ended:
        self._terminal.write(["", *self._task(step, title), *self._drawing(step)])
        hints = 0
        while True:
            try:
                text = self._terminal.ask(f"{_asked(step)} ({COMMANDS}): ").strip().lower()
            except EOFError:
                return Ended.QUIT
            if text in ("quit", "q"):
                return Ended.QUIT
            if text in ("skip", "s"):
                return Ended.LEFT
            if text == "solution":
                self._terminal.write(
                    [f"Solution: {answer_text(step, answers(step)[0])}", _text(step, "done")]
                )
                return Ended.LEFT
            if text in ("hint", "h"):
                self._terminal.write([_hint(step, hints)])
                hints += 1
            elif text and self._is_solved(step, text):
                return self._solved(step)

    def _is_solved(self, step: Step, text: str) -> bool:
        try:
            verdict = judge(step, parse_answer(step, text))
        except TengenError as error:
            self._terminal.write([error_text(error)])
            return False
        if verdict.why is not None:
            self._terminal.write([verdict.why.words()])
        return verdict.is_solved

    def _solved(self, step: Step) -> Ended:
        self._terminal.write([f"Right. {_text(step, 'done')}"])
        self._keep(step.id)
        return Ended.SOLVED

    def _keep(self, item: str) -> None:
        change_part(LessonProgress, lambda kept: kept.after(item))

    def _task(self, step: Step, title: str) -> list[str]:
        board = step.position
        lines = [f"{title}: {_text(step, 'title')}", _text(step, "text")]
        if any(board.captured_pairs):
            black, white = board.captured_pairs
            lines.append(f"Pairs captured: Black {black}, White {white}.")
        if not isinstance(step.goal, ChoiceGoal):
            lines.append(f"{board.turn.title} to move.")
        return lines

    def _drawing(self, step: Step) -> list[str]:
        """The board; forbidden points are not shown where they are asked for."""
        board = step.position
        shown = {} if isinstance(step.goal, PointGoal) else board.forbidden_points
        return draw_board(board, forbidden=shown, paint=self._terminal.paint)


def _heading(lesson: Lesson) -> list[str]:
    title, about = (lesson_text(lesson, part).words() for part in ("title", "about"))
    return [f"{title} ({lesson.rule.title})", about]


def _text(step: Step, part: str) -> str:
    return step_text(step, part).words()


def _asked(step: Step) -> str:
    opening = step.opening()
    if opening is not None and opening.options:
        return f"Choose {', '.join(opening.options)}"
    return "Point" if isinstance(step.goal, PointGoal) else "Move"


def _hint(step: Step, given: int) -> str:
    if isinstance(step.goal, ChoiceGoal):
        return t("lesson-choice-hint")
    return step_hint(step, given).text
