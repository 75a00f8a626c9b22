"""A worker process for tests: the real loop, with an engine that searches nothing and odd tasks.

Arguments: how it behaves. "ready" works, "broken" never gets ready, "cold" pretends to compile.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from tengen import Board, Score
from tengen.engine.info import Info, PlayResult, Progress
from tengen.engine.limit import Limit
from tengen.engine.reflex import reflex_move
from tengen.web.workers import process, tasks
from tengen.web.workers.tasks import Work

Json = dict[str, Any]


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
        self, board: Board, limit: Limit | None = None, *, multipv: int | None = None
    ) -> FakeSearch:
        reflex_move(board)  # raises GameOverError
        return FakeSearch(board, limit or Limit(), multipv or 1)

    def analyse(self, board: Board, limit: Limit, *, multipv: int = 1) -> list[Info]:
        return list(FakeSearch(board, limit, multipv).lines)


def echo(work: Work, *, value: Any) -> Any:
    """What was sent."""
    return value


def wait(work: Work, *, seconds: float) -> str:
    """Take so long, or until stopped."""
    stopped = threading.Event()
    with work.stopping(stopped.set):
        stopped.wait(seconds)
    return "stopped" if work.is_stopped() else "waited"


def hang(work: Work) -> None:
    """Never end, stopped or not."""
    work.tell({"pid": os.getpid()})
    while True:
        time.sleep(0.1)


def die(work: Work, *, flag: str) -> str:
    """End the process, but for the second time work."""
    if os.path.exists(flag):
        return "alive"
    open(flag, "w").close()
    os._exit(9)


def always_die(work: Work) -> None:
    """End the process."""
    os._exit(9)


def fail(work: Work) -> None:
    """A fault of ours."""
    raise RuntimeError("a fault")


def make(report: Callable[[bool, int, int], None]) -> Any:
    if "broken" in sys.argv:
        os._exit(3)
    if "cold" in sys.argv:
        for done in range(5):
            report(True, done, 5)
            time.sleep(0.3)
    return FakeEngine()


if __name__ == "__main__":
    odd: list[Callable[..., Any]] = [echo, wait, hang, die, always_die, fail]
    tasks.TASKS.update({task.__name__: task for task in odd})
    process.run(make)
