"""Lessons in lines of text: the path, and its steps one after the other."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import NamedTuple

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
from ..play.words import captured_text, padded
from ..puzzles.puzzle import Puzzle
from ..texts import t
from .board_text import draw_board
from .puzzles import Ended, PuzzleDialogue, Solver, typed
from .terminal import Terminal


class StepPlace(NamedTuple):
    """Where in a lesson a step stands."""

    number: int
    total: int

    def heading(self, title: str) -> str:
        """The line above a step."""
        return t("terminal-step", number=self.number, count=self.total, title=title)


def _next_line(lesson: Lesson) -> str:
    return t("terminal-next", command=f"tengen lessons {lesson.name}")


def path_lines(progress: LessonProgress) -> list[str]:
    """All lessons, one line each, and where to go on."""
    lines = []
    for number, lesson in enumerate(lessons(), 1):
        done, total = progress.count(lesson), len(lesson.items)
        mark = t("learn-lesson-done") if done == total else f"{done}/{total}"
        title = lesson_text(lesson, "title").words()
        mark = padded(mark, 6, right=True)
        lines.append(f"{number:>3}  {lesson.name:<14} {mark}  {title} ({lesson.rule.title})")
    following = progress.next_lesson()
    if following is None:
        return [*lines, t("learn-all-done")]
    return [*lines, _next_line(following)]


class LessonSession:
    """A lesson, from its first open step on, and then the next one."""

    def __init__(self, terminal: Terminal, *, today: date, random: Random) -> None:
        self._terminal = terminal
        self._today, self._random = today, random

    def run(self, lesson: Lesson) -> None:
        """Ask the remaining steps of a lesson; all of them again if none remain."""
        progress = read_record().part(LessonProgress)
        is_again = progress.is_complete(lesson)
        self._terminal.write(_heading(lesson))
        for number, item_id in enumerate(lesson.items, 1):
            if item_id in progress.solved and not is_again:
                continue
            item = lesson.item(item_id)
            assert item is not None
            if self._ask(item, StepPlace(number, len(lesson.items))) is Ended.QUIT:
                break
        progress = read_record().part(LessonProgress)
        done = progress.count(lesson)
        solved = t("learn-progress", solved=done, count=len(lesson.items))
        self._terminal.write(["", solved])
        following = progress.next_lesson()
        if progress.is_complete(lesson) and following is not None:
            self._terminal.write([_next_line(following)])

    def _ask(self, item: Step | Puzzle, place: StepPlace) -> Ended:
        if isinstance(item, Puzzle):
            return self._ask_puzzle(item, place)
        if isinstance(item.goal, LineGoal):
            return self._ask_line(item, item.goal.puzzle, place)
        return self._ask_step(item, place)

    def _ask_puzzle(self, puzzle: Puzzle, place: StepPlace) -> Ended:
        self._terminal.write(["", place.heading(t("terminal-a-puzzle"))])
        solver = Solver(self._terminal, [puzzle], today=self._today, random=self._random)
        ended = solver.solve(puzzle)
        if ended is Ended.SOLVED:
            self._keep(puzzle.id)
        return ended

    def _ask_line(self, step: Step, puzzle: Puzzle, place: StepPlace) -> Ended:
        ended = PuzzleDialogue(self._terminal, puzzle).run(self._task(step, place))
        return self._solved(step) if ended is Ended.SOLVED else ended

    def _ask_step(self, step: Step, place: StepPlace) -> Ended:
        self._terminal.write(["", *self._task(step, place), *self._drawing(step)])
        commands = t("terminal-lesson-commands")
        hints = 0
        while True:
            text = typed(self._terminal, f"{_asked(step)} ({commands}): ")
            if isinstance(text, Ended):
                return text
            if text == "solution":
                answer = answer_text(step, answers(step)[0])
                self._terminal.write([t("lesson-solution", answer=answer), _text(step, "done")])
                return Ended.LEFT
            if text == "hint":
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
        self._terminal.write([t("terminal-right", text=_text(step, "done"))])
        self._keep(step.id)
        return Ended.SOLVED

    def _keep(self, item: str) -> None:
        change_part(LessonProgress, lambda kept: kept.after(item))

    def _task(self, step: Step, place: StepPlace) -> list[str]:
        board = step.position
        lines = [place.heading(_text(step, "title")), _text(step, "text")]
        if any(board.captured_pairs):
            lines.append(captured_text(*board.captured_pairs))
        if not isinstance(step.goal, ChoiceGoal):
            lines.append(t("terminal-to-move", color=str(board.turn)))
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
        return t("terminal-ask-choose", options=", ".join(opening.options))
    return t("terminal-ask-point" if isinstance(step.goal, PointGoal) else "terminal-ask-move")


def _hint(step: Step, given: int) -> str:
    if isinstance(step.goal, ChoiceGoal):
        return t("lesson-choice-hint")
    return step_hint(step, given).text
