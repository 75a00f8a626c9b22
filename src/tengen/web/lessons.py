"""Lessons: the path with a player's progress, and the steps and puzzles along it."""

from __future__ import annotations

import asyncio

from ..errors import FormatError
from ..learning.lesson_progress import LessonProgress
from ..learning.lessons import (
    ChoiceGoal,
    Lesson,
    LineGoal,
    PointGoal,
    Step,
    lesson_of,
    lesson_text,
    lessons,
)
from ..plain import Json
from ..puzzles.puzzle import Puzzle
from ..remote.pool import Pool
from . import limits
from .errors import WebError
from .game_view import show_board
from .learning import Learning
from .puzzles import Puzzles


class Lessons:
    """The shipped lessons, and what players have solved of them."""

    def __init__(self, learning: Learning, puzzles: Puzzles, readers: Pool) -> None:
        self._learning, self._puzzles, self._readers = learning, puzzles, readers

    async def find(self, lesson: str, item: str) -> tuple[Lesson, Step | Puzzle]:
        """A lesson and one of its steps or puzzles."""
        try:
            found = await asyncio.to_thread(lesson_of, lesson)
        except FormatError:
            raise WebError("not-found", "There is no such lesson.") from None
        chosen = found.item(item)
        if chosen is None:
            raise WebError("not-found", "The lesson has no such step.")
        return found, chosen

    async def path(self, owner: str) -> Json:
        """All lessons in order with what the player has solved, and which one comes next."""
        every = await asyncio.to_thread(lessons)
        progress = await self._learning.part(owner, LessonProgress)
        following = progress.next_lesson()
        return {
            "lessons": [_overview(lesson, progress) for lesson in every],
            "next": None if following is None else following.name,
            "steps": sum(len(lesson.items) for lesson in every),
            "solved": sum(progress.count(lesson) for lesson in every),
        }

    async def show(self, lesson: Lesson, item: Step | Puzzle, owner: str) -> Json:
        """A step or a puzzle without its answer, and where it stands in its lesson."""
        if isinstance(item, Puzzle):
            shown = await self._puzzles.show(item, owner)
            shown["prompt"] = shown["task"]
        else:
            shown = _step(item)
        number = lesson.items.index(item.id)
        following = lesson.items[number + 1 :][:1]
        progress = await self._learning.part(owner, LessonProgress)
        return {
            **shown,
            "id": item.id,
            "number": number + 1,
            "next": following[0] if following else None,
            "solved": item.id in progress.solved,
            "lesson": _overview(lesson, progress),
        }

    async def ask(
        self, item: Step | Puzzle, owner: str, line: list[str], ask: str, **more: str | int
    ) -> Json:
        """The verdict on a move, a hint or the solution; what is solved is kept."""
        answer = await self._answer(item, owner, line, ask, more)
        if ask == "move" and answer["verdict"] == "solved":
            await self._learning.change(owner, LessonProgress, lambda kept: kept.after(item.id))
        return answer

    async def _answer(
        self,
        item: Step | Puzzle,
        owner: str,
        line: list[str],
        ask: str,
        more: dict[str, str | int],
    ) -> Json:
        if isinstance(item, Puzzle):
            return await self._puzzles.ask(item, owner, line, ask, **more)
        if isinstance(item.goal, LineGoal):
            answer = await self._puzzles.judge(item.goal.puzzle, line, ask, **more)
            if answer.get("verdict") == "solved":
                answer["phrase"] = lesson_text(f"{item.id}.done", item.claims)
            return answer
        args: Json = {"item": item.id, "ask": ask, "move": None, "stage": 0, **more}
        job = self._readers.submit("lesson_step", args, bound=limits.READ_SECONDS)
        found: Json = await job.result()
        return found


def _overview(lesson: Lesson, progress: LessonProgress) -> Json:
    return {
        "name": lesson.name,
        "rule": lesson.rule.name,
        "title": lesson_text(f"{lesson.name}.title"),
        "about": lesson_text(f"{lesson.name}.about"),
        "items": [_entry(lesson, item, progress) for item in lesson.items],
        "solved": progress.count(lesson),
        "next": progress.next_item(lesson),
    }


def _entry(lesson: Lesson, item_id: str, progress: LessonProgress) -> Json:
    item = lesson.item(item_id)
    title = lesson_text(f"{item_id}.title") if isinstance(item, Step) else None
    return {"id": item_id, "title": title, "solved": item_id in progress.solved}


def _step(step: Step) -> Json:
    opening = step.opening()
    return {
        "title": lesson_text(f"{step.id}.title")["text"],
        "prompt": [lesson_text(f"{step.id}.text", step.claims)],
        "position": {**show_board(step.position), "outcome": None},
        "last": None,
        "points": isinstance(step.goal, PointGoal),
        "choices": [str(choice) for choice in opening.options] if opening else [],
        "hints": not isinstance(step.goal, ChoiceGoal),
    }
