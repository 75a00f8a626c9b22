"""The process that works: it answers one request after the other, until its input ends.

One kind holds an engine and gets ready by loading or compiling it; the other, the clerk, holds none
and is ready at once. A process of its own, because a fault in machine code ends a process and
because pure Python at work would hold up the server.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

from ...errors import TengenError
from ...protocol.stops import Stops
from ..errors import refusal_of
from .messages import (
    HEADER,
    Done,
    Failed,
    FromWorker,
    Loading,
    News,
    Ready,
    Refused,
    Request,
    Stop,
    ToWorker,
)
from .tasks import TASKS, Work

NICENESS = 5  # so that the server answers while every core thinks
CLERK = "clerk"
LOADING_SECONDS = (
    15.0  # loading takes less: what takes longer compiles, whatever the mark on disk says
)
PREPARED = ("freestyle", "standard", "renju")  # so that no first move waits for their tables

MakeEngine = Callable[[Callable[[bool, int, int], None]], Any]
"""Makes the engine and reports meanwhile: whether it compiles, kernels done, of how many."""


class Worker:
    """Answers requests, one after the other."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self._source = source
        self._sink = sink
        self._sending = threading.Lock()
        self._stops = Stops()
        self._todo: queue.SimpleQueue[Request] = queue.SimpleQueue()

    def run(self, make_engine: MakeEngine | None) -> None:
        """Get ready and work; never returns."""
        threading.Thread(target=self._read, daemon=True).start()
        engine = None
        if make_engine is not None:
            engine = make_engine(lambda *progress: self._tell(Loading(*progress)))
        self._tell(Ready())
        while True:
            self._answer(engine, self._todo.get())

    def _read(self) -> None:
        """Take what comes from the server; the end of it is the end of this process."""
        try:
            while True:
                message = self._receive()
                if isinstance(message, Stop):
                    self._stops.stop_before(message.number + 1)
                else:
                    self._todo.put(message)
        finally:
            os._exit(0)

    def _receive(self) -> ToWorker:
        length = int.from_bytes(self._source.read(HEADER))
        message: ToWorker = pickle.loads(self._source.read(length))
        return message

    def _tell(self, message: FromWorker) -> None:
        data = pickle.dumps(message)
        with self._sending:
            self._sink.write(len(data).to_bytes(HEADER) + data)
            self._sink.flush()

    def _answer(self, engine: Any, request: Request) -> None:
        number = request.number

        def is_stopped() -> bool:
            return self._stops.is_stopped(number)

        work = Work(
            engine=engine,
            tell=lambda value: self._tell(News(number, value)),
            is_stopped=is_stopped,
            stopping=lambda stop: self._stops.stopping(number, stop),
        )
        try:
            value = TASKS[request.task](work, **request.args)
        except TengenError as error:
            refusal = refusal_of(error)
            self._tell(Refused(number, refusal.code, str(refusal), refusal.details))
        except Exception as error:  # told to the server, which goes on without this answer
            self._fail(number, error)
        else:
            self._tell(Done(number, value, is_stopped()))

    def _fail(self, number: int, error: Exception) -> None:
        traceback.print_exception(error)
        self._tell(Failed(number, type(error).__name__))


def make_engine(report: Callable[[bool, int, int], None]) -> Any:
    """Our engine with a small table, compiled if need be."""
    from ...engine.engine import Engine
    from ...engine.warmup import is_cold

    is_new, begun = is_cold(), time.monotonic()

    def tell(done: int, total: int) -> None:
        report(is_new or time.monotonic() - begun > LOADING_SECONDS, done, total)

    tell(0, 1)
    return Engine(report=tell, hash_mb=int(sys.argv[-1]))


def run(maker: MakeEngine | None) -> None:
    """Work for the parent process on standard input and output, which nothing else may use."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, whose end is ours
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    Worker(source, sink).run(maker)


def main() -> None:
    """`python -m tengen.web.workers.process clerk`, or the megabytes of an engine's table."""
    run(None if sys.argv[-1] == CLERK else make_engine)


if __name__ == "__main__":
    main()
