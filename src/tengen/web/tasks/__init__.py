"""What a worker can do: plain functions from plain data to plain data.

A task may tell news and checks now and then whether it should stop. Those that need no engine run
in the readers. Bad input raises the library's own errors, which become refusals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from ...errors import TengenError
from ...plain import Json
from ...remote.worker import Report, Service
from ..errors import refusal_of
from . import exercises, explorer, files, positions, reviews, searches

NICENESS = 5  # so that the server answers while every core thinks
LOADING_SECONDS = 15.0  # what takes longer compiles, whatever the mark on disk says

TASKS: dict[str, Callable[..., Any]] = {
    task.__name__: task
    for task in (
        exercises.check_record,
        exercises.judge_drill,
        exercises.lesson_step,
        exercises.make_drill,
        exercises.puzzle,
        explorer.engine_answer,
        explorer.even_stones,
        explorer.explore_position,
        explorer.game_moves,
        explorer.proof_answer,
        files.check_game,
        files.export,
        files.file_moves,
        files.import_games,
        files.replay,
        positions.explain,
        positions.game_of,
        positions.position,
        positions.trace,
        reviews.judge_move,
        reviews.main_line,
        reviews.review,
        reviews.try_again,
        searches.analyse,
        searches.decide,
    )
}


def service(hash_mb: str | None = None) -> Service:
    """Workers with an engine whose table has this many megabytes, or without an engine."""
    opener = None if hash_mb is None else partial(_open_engine, int(hash_mb))
    return Service(tasks=TASKS, open=opener, refuse=_refuse, niceness=NICENESS)


def _open_engine(hash_mb: int, report: Report) -> Any:
    """Our engine, compiled if need be."""
    from ...engine.engine import Engine
    from ...engine.warmup import is_cold

    is_new, begun = is_cold(), time.monotonic()

    def tell(done: int, total: int) -> None:
        report(is_new or time.monotonic() - begun > LOADING_SECONDS, done, total)

    tell(0, 1)
    return Engine(report=tell, hash_mb=hash_mb)


def _refuse(error: Exception) -> tuple[str, str, Json] | None:
    if not isinstance(error, TengenError):
        return None
    refusal = refusal_of(error)
    plain = refusal.plain()
    return plain.pop("code"), plain.pop("message"), plain
