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
    step_text,
)
from ..plain import Json
from ..puzzles.puzzle import Puzzle
from ..remote.pool import Pool
from ..texts import Message
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
            raise WebError("not-found", Message("web-no-lesson")) from None
        chosen = found.item(item)
        if chosen is None:
            raise WebError("not-found", Message("web-no-step"))
        return found, chosen

    async def path(self, owner: str, language: str) -> Json:
        """All lessons in order with what the player has solved, and which one comes next."""
        every = await asyncio.to_thread(lessons)
        progress = await self._learning.part(owner, LessonProgress)
        following = progress.next_lesson()
        return {
            "lessons": [_overview(lesson, progress, language) for lesson in every],
            "next": None if following is None else following.name,
            "steps": sum(len(lesson.items) for lesson in every),
            "solved": sum(progress.count(lesson) for lesson in every),
        }

    async def show(self, lesson: Lesson, item: Step | Puzzle, owner: str, language: str) -> Json:
        """A step or a puzzle without its answer, and where it stands in its lesson."""
        if isinstance(item, Puzzle):
            shown = await self._puzzles.show(item, owner)
            shown["prompt"] = shown["task"]
        else:
            shown = _step(item, language)
        number = lesson.items.index(item.id)
        following = lesson.items[number + 1 :][:1]
        progress = await self._learning.part(owner, LessonProgress)
        return {
            **shown,
            "id": item.id,
            "number": number + 1,
            "next": following[0] if following else None,
            "solved": item.id in progress.solved,
            "lesson": _overview(lesson, progress, language),
        }

    async def ask(
        self,
        item: Step | Puzzle,
        owner: str,
        line: list[str],
        ask: str,
        *,
        language: str,
        **more: str | int,
    ) -> Json:
        """The verdict on a move, a hint or the solution; what is solved is kept."""
        answer = await self._answer(item, owner, line, ask, language, more)
        if ask == "move" and answer["verdict"] == "solved":
            await self._learning.change(owner, LessonProgress, lambda kept: kept.after(item.id))
        return answer

    async def _answer(
        self,
        item: Step | Puzzle,
        owner: str,
        line: list[str],
        ask: str,
        language: str,
        more: dict[str, str | int],
    ) -> Json:
        if isinstance(item, Puzzle):
            return await self._puzzles.ask(item, owner, line, ask, **more)
        if isinstance(item.goal, LineGoal):
            answer = await self._puzzles.judge(item.goal.puzzle, line, ask, **more)
            if answer.get("verdict") == "solved":
                answer["phrase"] = step_text(item, "done").to_plain(language)
            return answer
        args: Json = {"item": item.id, "ask": ask, "move": None, "stage": 0, **more}
        args["language"] = language
        job = self._readers.submit("lesson_step", args, bound=limits.READ_SECONDS)
        found: Json = await job.result()
        return found


def _overview(lesson: Lesson, progress: LessonProgress, language: str) -> Json:
    return {
        "name": lesson.name,
        "rule": lesson.rule.name,
        "title": lesson_text(lesson, "title").to_plain(language),
        "about": lesson_text(lesson, "about").to_plain(language),
        "items": [_entry(lesson, item, progress, language) for item in lesson.items],
        "solved": progress.count(lesson),
        "next": progress.next_item(lesson),
    }


def _entry(lesson: Lesson, item_id: str, progress: LessonProgress, language: str) -> Json:
    item = lesson.item(item_id)
    title = step_text(item, "title").to_plain(language) if isinstance(item, Step) else None
    return {"id": item_id, "title": title, "solved": item_id in progress.solved}


def _step(step: Step, language: str) -> Json:
    opening = step.opening()
    return {
        "title": step_text(step, "title").words(language),
        "prompt": [step_text(step, "text").to_plain(language)],
        "position": {**show_board(step.position), "outcome": None},
        "last": None,
        "points": isinstance(step.goal, PointGoal),
        "choices": [str(choice) for choice in opening.options] if opening else [],
        "hints": not isinstance(step.goal, ChoiceGoal),
    }
