"""Puzzles, lessons and drills: judging answers, giving hints, telling solutions."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ...analysis.reviews.phrases import Phrase
from ...analysis.reviews.records import GameReview
from ...analysis.reviews.review import NODES
from ...board import Board
from ...errors import StaleError
from ...learning.drilling import judge_answer
from ...learning.drilling import make_drill as drill_of_mistake
from ...learning.drills import Drill, DrillSource
from ...learning.lesson_attempt import answer_text, answers, judge, parse_answer, step_hint
from ...learning.lessons import LessonText, MoveGoal, PlaceGoal, Step, lesson_of, step_text
from ...learning.record import LearningRecord
from ...learning.schedule import parse_moment
from ...plain import Json, Value, names
from ...proof.certificate import Branch
from ...puzzles.phrases import solution_phrases, told, verdict_phrase
from ...puzzles.puzzle import Puzzle
from ...puzzles.solving import Attempt, Helper, MoveVerdict
from ...remote.worker import Work
from ...rules import Rule
from ...texts import Message
from .reviews import plain_retry

# Puzzles


class _EngineNeededError(Exception):
    """Only an engine can judge this move."""


class _NoHelper:
    def proof_after(self, board: Board) -> tuple[Branch, ...] | None:
        raise _EngineNeededError

    def best_line(self, board: Board) -> tuple[int, ...]:
        raise _EngineNeededError


@lru_cache(maxsize=2)
def helper_of(rule: str, size: int) -> Helper:
    """The engine that judges moves outside of a certificate."""
    from ...puzzles.helper import EngineHelper

    return EngineHelper(Rule.of(rule), size)


def puzzle(
    work: Work, *, puzzle: Json, line: list[str], ask: str, move: str | None, stage: int
) -> Json:
    """Replay an attempt and judge a move, give a hint, or show the solution.

    Without an engine, `{"needs_engine": True}` for what only an engine can tell.
    """
    given = Puzzle.from_plain(puzzle)
    helper = _NoHelper() if work.engine is None else helper_of(given.rule.name, given.size)
    attempt = Attempt(given, helper)
    try:
        _replay(attempt, line)
        if ask == "hint":
            attempt.hints_given = stage
            return attempt.hint().to_plain(given.size)
        if ask == "solution":
            return _solution(attempt)
        return _judged(attempt, attempt.board.parse_move(move or ""))
    except _EngineNeededError:
        return {"needs_engine": True}


def _replay(attempt: Attempt, line: list[str]) -> None:
    """Play the moves again; StaleError where they are not those of an attempt."""
    parse = attempt.board.parse_move
    for own, reply in zip(line[::2], line[1::2], strict=False):
        step = attempt.play(parse(own))
        if step.verdict is not MoveVerdict.RIGHT or step.reply != parse(reply):
            raise StaleError(Message("web-puzzle-stale"))
    if len(line) % 2:
        raise StaleError(Message("web-puzzle-stale"))


def _judged(attempt: Attempt, move: int) -> Json:
    board = attempt.board
    attempt.board.copy().push(move)  # the library's own errors say why a move is impossible
    step = attempt.play(move)
    size = board.size
    return {
        "verdict": str(step.verdict),
        "reply": None if step.reply is None else board.move_text(step.reply),
        "refutation": names(step.refutation, size),
        "phrase": told(verdict_phrase(board, move, step)),
    }


def _solution(attempt: Attempt) -> Json:
    line = attempt.solution()
    size = attempt.puzzle.size
    return {
        "line": names(line, size),
        "phrase": told(Phrase("puzzle-solution", {"line": names(line, size)})),
        "steps": [told(phrase) for phrase in solution_phrases(attempt, line)],
    }


# Lessons


def lesson_step(
    work: Work, *, item: str, ask: str, move: str | None, stage: int, language: str
) -> Json:
    """Judge the answer to a step of a lesson, give a hint, or tell the answer."""
    step = lesson_of(item.partition(".")[0]).item(item)
    assert isinstance(step, Step)
    if ask == "hint":
        return step_hint(step, stage).to_plain(step.position.size)
    done = step_text(step, "done").to_plain(language)
    if ask == "solution":
        answer = answers(step)[0]
        name = answer_text(step, answer)
        is_played = isinstance(step.goal, MoveGoal | PlaceGoal)
        told_answer = LessonText("lesson-solution", {"answer": name}).to_plain(language)
        return {"line": [name] if is_played else [], "phrase": told_answer, "steps": [done]}
    verdict = judge(step, parse_answer(step, move or ""))
    return {
        "verdict": "solved" if verdict.is_solved else "wrong",
        "reply": None,
        "refutation": names(verdict.refutation, step.position.size),
        "played": verdict.is_played,
        "phrase": done if verdict.why is None else verdict.why.to_plain(language),
    }


# Drills


def make_drill(work: Work, *, review: Json, number: int, source: Json, now: str) -> Json:
    """The drill of a mistake, or null when a deeper search does not confirm the mistake."""
    work.engine.configure(level=None)
    made = drill_of_mistake(
        GameReview.from_plain(review),
        number,
        work.engine,
        source=DrillSource.from_plain(source),
        now=parse_moment(Value.of(now)),
        stop=work.token,
    )
    return {"drill": None if made is None else made.to_plain()}


def judge_drill(work: Work, *, drill: Json, move: str) -> Json:
    """Whether a move solves a drill."""
    asked = Drill.from_plain(drill)
    asked = replace(asked, nodes=min(asked.nodes, NODES))  # an imported one may ask for any number
    work.engine.configure(level=None)
    parsed = asked.board.parse_move(move)
    return plain_retry(asked.board, judge_answer(asked, parsed, work.engine, stop=work.token))


def check_record(work: Work, *, record: Json) -> Json:
    """A learning record as we write it; FormatError says what is wrong."""
    return LearningRecord.from_plain(record).to_plain()
