"""A worker process for tests of the web app: the real tasks, with an engine that searches nothing.

Arguments: how it behaves. "ready" works, "broken" never gets ready, "cold" pretends to compile,
"endless" searches on where only the nodes are limited, "instant" uses no time at all.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from dataclasses import replace

from doubles import FakeEngine, FakeSearch
from tengen import Board, Limit
from tengen.remote.worker import Report, serve
from tengen.web import tasks
from tengen.web.tasks import exercises


class WebEngine(FakeEngine):
    """Searches until it is stopped or its time is up; without a time it moves at once."""

    def _begin(self, board: Board, limit: Limit, *, lines: int, for_move: bool) -> FakeSearch:
        self.go_on = threading.Event()
        without_time = limit.time is None and (for_move or "endless" not in sys.argv)
        if without_time or "instant" in sys.argv:
            self.go_on.set()
        return super()._begin(board, limit, lines=lines, for_move=for_move)


class PuzzleHelper:
    """Proves nothing, and answers with the first legal move."""

    def proof_after(self, board: Board) -> None:
        return None

    def best_line(self, board: Board) -> tuple[int, ...]:
        return (next(iter(board.legal_moves)),)


def make_engine(report: Report) -> WebEngine:
    if "broken" in sys.argv:
        os._exit(3)
    if "cold" in sys.argv:
        for done in range(5):
            report(True, done, 5)
            time.sleep(0.3)
    return WebEngine()


if __name__ == "__main__":
    exercises.helper_of = lambda rule, size: PuzzleHelper()  # type: ignore[assignment]
    serve(replace(tasks.service(), open=make_engine))
