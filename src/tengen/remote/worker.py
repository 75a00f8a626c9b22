"""Inside a worker: it answers requests one after the other until its input ends.

The command line names a module and arguments: `module.service(*args)` is the `Service` that runs,
named tasks and what they share, usually an engine. It is a process of its own because a fault in
machine code ends a process, and because pure Python at work would hold up everything else in it.
The worker of a frozen commit loads this module too, so it needs only the standard library and its
siblings.
"""

from __future__ import annotations

import importlib
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .messages import (
    Decoder,
    Done,
    Failed,
    FromWorker,
    Loading,
    News,
    Ready,
    Refused,
    Request,
    encode,
)
from .process import die_with_parent, take_streams

if TYPE_CHECKING:
    from ..engine.base import StopToken

CHUNK = 1 << 16
WORKER_MODULES = ("messages", "process", "worker")  # all that a worker needs, in order

Task = Callable[..., Any]
"""Called with its `Work` and the arguments of a request, by name; its result is plain data."""

Report = Callable[[bool, int, int], None]
"""Called while a worker gets ready: whether it compiles, how much is done, of how much."""


@dataclass(frozen=True, kw_only=True)
class Service:
    """What one kind of worker does."""

    tasks: Mapping[str, Task]
    open: Callable[[Report], Any] | None = None  # makes the engine that all tasks share
    facts: Callable[[Any], Any] = lambda engine: None  # sent with Ready
    refuse: Callable[[Exception], tuple[str, str, dict[str, Any]] | None] = lambda error: None
    niceness: int = 0


class Work:
    """One request as its task sees it: the engine, a way to tell news, and when to stop."""

    def __init__(self, request: Request, tell: Callable[[FromWorker], None]) -> None:
        self.request = request
        self.engine: Any = None
        self._tell = tell
        self._lock = threading.Lock()
        self._token: StopToken | None = None
        self.is_stopped = False  # whether the answer is wanted at once

    @property
    def token(self) -> StopToken:
        """Stops the engine when the answer is wanted at once."""
        from ..engine.base import StopToken  # which an old commit does not have

        with self._lock:
            if self._token is None:
                self._token = StopToken()
                if self.is_stopped:
                    self._token.stop()
            return self._token

    def tell(self, value: Any) -> None:
        """Send what has been found so far."""
        self._tell(News(self.request.number, value))

    def stop(self) -> None:
        """Ask for the answer at once; called by the thread that reads."""
        with self._lock:
            self.is_stopped = True
            token = self._token
        if token is not None:
            token.stop()


class Worker:
    """Answers the requests that arrive on one pipe through another."""

    def __init__(self, service: Service, source: int, sink: int) -> None:
        self._service = service
        self._source = source
        self._sink = sink
        self._sending = threading.Lock()
        self._pending: dict[int, Work] = {}  # by number; read and changed under the lock
        self._lock = threading.Lock()
        self._todo: queue.SimpleQueue[Work] = queue.SimpleQueue()

    def run(self) -> None:
        """Get ready and work; never returns."""
        threading.Thread(target=self._read, daemon=True).start()
        engine = None
        if self._service.open is not None:
            engine = self._service.open(lambda *progress: self._tell(Loading(*progress)))
        self._tell(Ready(self._service.facts(engine)))
        while True:
            work = self._todo.get()
            work.engine = engine
            self._tell(self._answer(work))

    def _read(self) -> None:
        """Take what arrives. The end of the input, or a fault, is the end of this process."""
        try:
            decoder = Decoder()
            while data := os.read(self._source, CHUNK):
                for message in decoder.feed(data):
                    self._take(message)
        finally:
            os._exit(0)

    def _take(self, message: Any) -> None:
        if isinstance(message, Request):
            work = Work(message, self._tell)
            with self._lock:
                self._pending[message.number] = work
            self._todo.put(work)
            return
        with self._lock:
            stopped = [work for number, work in self._pending.items() if number <= message.number]
        for work in stopped:
            work.stop()

    def _tell(self, message: FromWorker) -> None:
        data = memoryview(encode(message))
        with self._sending:
            while data:
                data = data[os.write(self._sink, data) :]

    def _answer(self, work: Work) -> FromWorker:
        number, task, args = work.request
        try:
            value = self._service.tasks[task](work, **args)
            return Done(number, value, work.is_stopped)
        except Exception as error:  # sent to the client, which goes on without this answer
            refusal = self._service.refuse(error)
            if refusal is not None:
                return Refused(number, *refusal)
            return Failed(number, type(error).__name__, traceback.format_exc())
        finally:
            with self._lock:
                del self._pending[number]


def serve(service: Service) -> None:
    """Work for the parent on standard input and output; never returns."""
    _follow_parent()
    if hasattr(os, "nice"):
        os.nice(service.niceness)
    Worker(service, *take_streams()).run()


def _follow_parent() -> None:
    """End with the parent, and not before: Ctrl-C is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()


def main() -> None:
    """Run the service that the command line names."""
    _follow_parent()  # before the service is loaded, which takes a while
    module, *args = sys.argv[1:]
    serve(importlib.import_module(module).service(*args))
