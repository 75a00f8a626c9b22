"""Lessons: the path, its steps, and answers to them."""

from __future__ import annotations

from ...plain import Json
from ..models import AttemptHintIn, AttemptIn, LessonAnswerIn, PuzzleId
from .services import Language, Server, Visiting


async def list_lessons(server: Server, visitor: Visiting, language: Language) -> Json:
    """All lessons in order, with what the client has solved."""
    return await server.lessons.path(visitor.client, language)


async def get_item(
    lesson: PuzzleId, item: PuzzleId, server: Server, visitor: Visiting, language: Language
) -> Json:
    """A step of a lesson, or one of the puzzles at its end, without the answer."""
    return await server.lessons.show(
        *await server.lessons.find(lesson, item), visitor.client, language
    )


async def play_item(
    lesson: PuzzleId,
    item: PuzzleId,
    wish: LessonAnswerIn,
    server: Server,
    visitor: Visiting,
    language: Language,
) -> Json:
    """The verdict on a move, a point or a choice after the moves so far."""
    return await _asked(lesson, item, wish, server, visitor, language, "move", move=wish.move)


async def item_hint(
    lesson: PuzzleId,
    item: PuzzleId,
    wish: AttemptHintIn,
    server: Server,
    visitor: Visiting,
    language: Language,
) -> Json:
    """A hint of a stage."""
    return await _asked(lesson, item, wish, server, visitor, language, "hint", stage=wish.stage)


async def item_solution(
    lesson: PuzzleId,
    item: PuzzleId,
    wish: AttemptIn,
    server: Server,
    visitor: Visiting,
    language: Language,
) -> Json:
    """The answer to a step; the step stays unsolved."""
    return await _asked(lesson, item, wish, server, visitor, language, "solution")


async def _asked(
    lesson: str,
    item: str,
    wish: AttemptIn,
    server: Server,
    visitor: Visiting,
    language: Language,
    ask: str,
    **more: str | int,
) -> Json:
    _, found = await server.lessons.find(lesson, item)
    await server.fair_play.check_board(visitor, found.board())
    with server.rates.running(visitor):
        return await server.lessons.ask(
            found, visitor.client, wish.line, ask, language=language, **more
        )
