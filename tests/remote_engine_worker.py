"""A worker process for tests: the tasks of an engine, with one that searches nothing."""

from __future__ import annotations

from typing import Any

from doubles import FakeEngine
from tengen import Board, Limit
from tengen.remote.worker import Report, Service, Work, serve


def prepare(work: Work, *, rule: str, size: int) -> None:
    """Get ready."""
    work.engine.prepare(rule, size)


def clear_hash(work: Work) -> None:
    """Forget."""
    work.engine.clear_hash()


def search(work: Work, *, position: Any, limit: Any, lines: int, for_move: bool) -> list[Any]:
    """Search, and tell what is found."""
    board, bounds = Board.from_plain(position), Limit(**limit)
    with work.engine.analysis(board, bounds, multipv=lines, stop=work.token) as running:
        for _ in running:
            work.tell([line.to_plain(board.size) for line in running.lines])
    return [line.to_plain(board.size) for line in running.lines]


def make_engine(report: Report) -> FakeEngine:
    """An engine whose searches go on to their limit."""
    engine = FakeEngine()
    engine.go_on.clear()
    return engine


if __name__ == "__main__":
    tasks = {task.__name__: task for task in (prepare, clear_hash, search)}
    serve(Service(tasks=tasks, open=make_engine))
