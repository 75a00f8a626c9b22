"""A worker process for tests of the web app: the real tasks, with an engine that searches nothing.

Arguments: how it behaves. "ready" works, "broken" never gets ready, "cold" pretends to compile.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tengen import Board, Score, StopToken
from tengen.engine.info import Info, PlayResult, Progress
from tengen.engine.limit import Limit
from tengen.engine.reflex import reflex_move
from tengen.remote.worker import Report, serve
from tengen.web import tasks


class FakeSearch:
    """A search that finds a depth every few milliseconds until it is stopped or its time is up."""

    def __init__(self, board: Board, limit: Limit, lines: int) -> None:
        self._board, self._limit, self._count = board, limit, lines
        self._stopped = threading.Event()
        self._begin = time.monotonic()
        self._depth = 0

    @property
    def best(self) -> Info:
        return self.lines[0]

    @property
    def lines(self) -> tuple[Info, ...]:
        moves = list(self._board.legal_moves)[: self._count]
        return tuple(self._info(move, number) for number, move in enumerate(moves, 1))

    def _info(self, move: int, number: int) -> Info:
        return Info(
            depth=self._depth,
            seldepth=self._depth,
            score=Score(10 - number, pov=self._board.turn),
            pv=(move,),
            nodes=100 * self._depth,
            time=time.monotonic() - self._begin,
            hashfull=0,
            multipv=number,
            progress=Progress(self._depth, 1, 1),
        )

    def stop(self) -> None:
        self._stopped.set()

    def wait(self, timeout: float | None = None) -> bool:
        return True

    def __iter__(self) -> Iterator[Info]:
        seconds = self._limit.time or 0.0
        while not self._stopped.wait(0.02) and time.monotonic() - self._begin < seconds:
            self._depth += 1
            yield self.best

    def __enter__(self) -> FakeSearch:
        self._depth = max(1, self._depth)
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


class FakeEngine:
    """An engine that plays by reflex, and refuses a finished game as ours does."""

    def configure(self, **options: int) -> None:
        self.level = options.get("level", 10)

    def clear_hash(self) -> None: ...
    def prepare(self, rule: object, size: int) -> None: ...
    def close(self) -> None: ...

    def play(
        self, board: Board, limit: Limit, *, watch: Callable[[Any], None] | None = None
    ) -> PlayResult:
        search = FakeSearch(board, limit, 1)
        if watch is not None:
            watch(search)
        move = reflex_move(board)
        return PlayResult(move, search._info(move, 1))

    def analysis(
        self,
        board: Board,
        limit: Limit | None = None,
        *,
        multipv: int | None = None,
        stop: StopToken | None = None,
    ) -> FakeSearch:
        reflex_move(board)  # raises GameOverError
        search = FakeSearch(board, limit or Limit(), multipv or 1)
        if stop is not None:
            stop.add(search.stop)
        return search

    def analyse(self, board: Board, limit: Limit, *, multipv: int = 1) -> list[Info]:
        return list(FakeSearch(board, limit, multipv).lines)


def make_engine(report: Report) -> FakeEngine:
    if "broken" in sys.argv:
        os._exit(3)
    if "cold" in sys.argv:
        for done in range(5):
            report(True, done, 5)
            time.sleep(0.3)
    return FakeEngine()


if __name__ == "__main__":
    serve(replace(tasks.service(), open=make_engine))
