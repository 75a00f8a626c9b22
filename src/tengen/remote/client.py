"""One worker that answers one request at a time before a deadline, from any thread.

Callers say how long they can wait. There may be no worker, because it is loading, is setting up, or
has died; then a new one is started, after a pause if it keeps dying, for as long as the client
lives.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

from ..engine.base import StopToken
from .backend import Backend, Backoff, Death, WorkerHandle
from .errors import LateError, RefusedError, WorkerError
from .messages import Answer, Done, Failed, FromWorker, Loading, News, Ready, Refused, Request, Stop

HANG = 2.0  # seconds after which a worker that does not stop is replaced
POLL = 0.01  # seconds between two looks at whether waiting still makes sense
CLOSE_SECONDS = 10.0  # for the system to end what was killed
SET_UP = "set_up"  # the task that gets a worker ready for what comes next

Tell = Callable[[Any], None]


class Client:
    """Keeps a worker and asks it."""

    def __init__(
        self,
        backend: Backend,
        *,
        setup: dict[str, Any] | None = None,
        restarts: bool = True,
        after: Callable[[Death], bool] = lambda death: False,
        loading: Callable[[Loading], None] = lambda progress: None,
        log: Callable[[str], None] = lambda text: None,
    ) -> None:
        """With a `setup`, workers get it as the arguments of the task `set_up` before all else.

        `after` may do what is needed between a death and the next start, and returns whether that
        was the only reason for the death. Without `restarts` the first death is the last.
        """
        self.backend = backend  # starts the next worker
        self._restarts = restarts
        self._after = after
        self._loading = loading
        self._log = log
        self._changed = threading.Condition()
        self._backoff = Backoff()
        self._worker: WorkerHandle | None = None
        self._number = 0
        self._is_ready = False
        self._wanted = setup
        self._granted: dict[str, Any] | None = None  # what the worker is set up for
        self.refusal: str | None = None  # why it cannot be set up like that
        self._setups: dict[int, dict[str, Any]] = {}  # requested and not yet answered
        self._busy: int | None = None  # the number of the request that is being worked on
        self._heard: deque[News | Answer] = deque()  # about it
        self._abandoned_at = 0.0  # when a request was abandoned that is still being worked on
        self._is_closed = False
        self.death: Death | None = None  # of the last worker, until the next is ready
        self.deaths = 0
        self.facts: Any = None  # what the worker's service says about itself

    def start(self) -> None:
        """Begin to get ready."""
        with self._changed:
            if not self._is_closed:
                self._worker = self.backend.start(self._hear, self._ended)

    def close(self) -> None:
        """Kill the worker for good, from any thread, and wait for its end."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
            self._kill()
            self._changed.wait_for(lambda: self._worker is None, CLOSE_SECONDS)

    def want(self, setup: dict[str, Any]) -> None:
        """Change how the worker is set up, as soon as possible."""
        with self._changed:
            if setup != self._wanted:
                self._wanted = setup
                self._set_up()
                self._changed.notify_all()

    @property
    def is_broken(self) -> bool:
        """Whether there is no worker and nobody should wait for the next one."""
        gone = self._is_closed or self._backoff.is_broken or not self._restarts
        return gone and self.death is not None

    @property
    def is_set_up(self) -> bool:
        """Whether the worker is set up as wanted, or refuses to be."""
        return self._is_ready and self._granted == self._wanted

    def wait(self, until: float | None, is_cancelled: Callable[[], bool] = lambda: False) -> bool:
        """Whether the worker is ready, idle and set up as wanted, now or in time."""
        with self._changed:
            while not self._is_idle() and not self.is_broken and not is_cancelled():
                if until is not None and time.monotonic() >= until:
                    return False
                if self._busy is not None and time.monotonic() > self._abandoned_at + HANG:
                    self._kill()
                self._changed.wait(POLL)
            return self._is_idle() and self.refusal is None

    def _is_idle(self) -> bool:
        return self.is_set_up and self._busy is None

    def ask(
        self,
        task: str,
        args: dict[str, Any],
        *,
        until: float | None = None,
        tell: Tell = lambda value: None,
        stop: StopToken | None = None,
    ) -> Any:
        """The answer to a request; `tell` gets the news meanwhile.

        Raises LateError at `until`, RefusedError, or WorkerError. Stopping the token asks for the
        answer at once.
        """
        with self._changed:
            if not self._is_idle():
                raise WorkerError(self._ending())
            number = self._busy = self._next_number()
            self._heard.clear()
            self._send(Request(number, task, args))
        with nullcontext() if stop is None else stop.calling(lambda: self._send(Stop(number))):
            while True:
                message = self._next_message(number, until)
                if not isinstance(message, News):
                    return self._value(message)
                tell(message.value)

    def _next_message(self, number: int, until: float | None) -> News | Answer:
        with self._changed:
            timeout = None if until is None else max(0.0, until - time.monotonic())
            self._changed.wait_for(lambda: self._heard or self._busy is None, timeout)
            if self._heard:
                return self._heard.popleft()
            if self._busy is None:
                raise WorkerError(self._ending())
            self._abandoned_at = time.monotonic()
        self._send(Stop(number))
        raise LateError("no answer in time")

    def _value(self, answer: Answer) -> Any:
        match answer:
            case Done(value=value):
                return value
            case Refused(code=code, message=text, details=details):
                raise RefusedError(code, text, **details)
            case Failed(error=error, trace=trace):
                self._log(trace)
                raise WorkerError(error)

    def _ending(self) -> str:
        return f"the worker died: {self.death}" if self.death else "the worker is not ready"

    def _next_number(self) -> int:
        self._number += 1
        return self._number

    def _send(self, message: Request | Stop) -> None:
        if self._worker is not None:
            self._worker.send(message)

    def _kill(self) -> None:
        if self._worker is not None:
            self._worker.kill()

    def _set_up(self) -> None:
        """Send what is wanted to a worker that is ready for it."""
        if self._is_ready and self._wanted is not None:
            number = self._next_number()
            self._setups[number] = self._wanted
            self._send(Request(number, SET_UP, self._wanted))

    # In the thread of the connection

    def _hear(self, message: FromWorker) -> None:
        with self._changed:
            match message:
                case Loading():
                    self._loading(message)
                case Ready(facts):
                    self.facts, self.death, self._is_ready = facts, None, True
                    self._set_up()
                case News(number) if number == self._busy:
                    self._heard.append(message)
                case Done(number) | Refused(number) | Failed(number):
                    self._finish(number, message)
            self._changed.notify_all()

    def _finish(self, number: int, answer: Answer) -> None:
        if number == self._busy:
            self._busy = None
            self._heard.append(answer)
            self._backoff.reset()
        elif number in self._setups:
            self._granted = self._setups.pop(number)
            match answer:
                case Done():
                    self.refusal = None
                case Refused(message=text):
                    self.refusal = text
                case Failed(error=error, trace=trace):
                    self._log(trace)
                    self.refusal = error

    def _ended(self, death: Death) -> None:
        """Start the next worker, after a pause if this one is not the first to fail."""
        with self._changed:
            self._worker, self._is_ready, self.death = None, False, death
            self.deaths += 1
            self._granted = self._busy = None
            self._setups.clear()
            self._changed.notify_all()
        if self._is_closed:
            return
        self._log(f"the worker ended: {death}")
        if not self._restarts:
            return
        if not self._after(death):
            with self._changed:
                self._backoff.fail()
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._is_closed, self._backoff.pause)
        self.start()
