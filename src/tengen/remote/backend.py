"""How a worker is reached, and as a process of this machine, through pipes.

A `Backend` starts workers of one kind. Each is a `WorkerHandle` that takes messages and calls back
with those it receives. `LocalProcesses` is the one that needs nothing but this machine;
`cluster.py` has another. `Backoff` says when a worker that keeps failing is started again.
"""

from __future__ import annotations

import os
import queue
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import KW_ONLY, dataclass, field
from typing import IO, NamedTuple, Protocol

from .messages import Decoder, FromWorker, MessageError, ToWorker, encode
from .program import KILL_SECONDS, Program, Unguarded

CHUNK = 1 << 16
TAIL = 2000  # bytes of a dead worker's standard error that are looked at
PAUSES = (0.0, 0.2, 1.0, 5.0, 30.0)  # seconds after this many failures in a row, and after more
BROKEN = 3  # failures in a row after which a worker counts as broken, until one succeeds
WORKER = "from tengen.remote.worker import main; main()"


class Backoff:
    """Longer pauses after each failure, none after a success, and never an end."""

    def __init__(self) -> None:
        self._failures = 0

    @property
    def is_broken(self) -> bool:
        """Whether nobody should wait for the next try."""
        return self._failures >= BROKEN

    @property
    def pause(self) -> float:
        """Seconds before the next try."""
        return PAUSES[min(self._failures, len(PAUSES) - 1)]

    def fail(self) -> None:
        """Count a failure."""
        self._failures += 1

    def reset(self) -> None:
        """Forget all failures."""
        self._failures = 0


class Death(NamedTuple):
    """How a worker ended: its exit code, None if it never started, and the last thing it said."""

    code: int | None
    last_words: str = ""

    def __str__(self) -> str:
        ending = "it did not start" if self.code is None else f"exit code {self.code}"
        return f"{ending}: {self.last_words}" if self.last_words else ending


Hear = Callable[[FromWorker], None]
Ended = Callable[[Death], None]


class WorkerHandle(Protocol):
    """One worker from its start to its end."""

    def send(self, message: ToWorker) -> None:
        """Send a message without waiting. A dead worker ignores it."""

    def kill(self) -> None:
        """End the worker at once, from any thread, as often as you like; `ended` follows."""


class Backend(Protocol):
    """Starts workers of one kind."""

    def start(self, hear: Hear, ended: Ended) -> WorkerHandle:
        """Start a worker without waiting for it.

        Another thread calls `hear` with each of its messages, then `ended` once.
        """


class WorkerPlace(Protocol):
    """A place where workers can be started, which are known by their module: see `worker.py`."""

    def service(self, module: str, *args: str) -> Backend:
        """Workers that run `service(*args)` of a module of Tengen."""

    def count(self) -> int:
        """How many workers there is room for now."""


@dataclass
class LocalProcesses:
    """Starts workers of one kind.

    `keeps_errors` puts the end of standard error into `Death`; else it is the parent's. With
    `is_session`, Ctrl-C at the parent's terminal does not reach the workers.
    """

    command: Sequence[str]
    _: KW_ONLY
    env: Mapping[str, str] = field(default_factory=dict)  # beside what the parent has
    keeps_errors: bool = False
    is_session: bool = False

    def start(self, hear: Hear, ended: Ended) -> WorkerLink:
        """Start a worker without waiting for it.

        Another thread calls `hear` with each of its messages, then `ended` once.
        """
        return WorkerLink(self, hear, ended)

    def launch(self, errors: IO[bytes] | None) -> Program:
        """The process of a worker, whose standard error goes to this file."""
        env = {**os.environ, **self.env}
        return Unguarded(self.command, env=env, errors=errors, is_session=self.is_session)


def local_service(module: str, *args: str, env: Mapping[str, str] | None = None) -> LocalProcesses:
    """Workers of this Tengen that run `service(*args)` of a module; see `worker.py`."""
    return LocalProcesses([sys.executable, "-P", "-c", WORKER, module, *args], env=env or {})


@dataclass(frozen=True)
class ThisMachine:
    """The place that is always there: this many processes of this machine."""

    workers: int = 1

    def service(self, module: str, *args: str) -> Backend:
        """Local processes."""
        return local_service(module, *args)

    def count(self) -> int:
        """As many as were asked for."""
        return self.workers


class WorkerLink:
    """One worker from its start to its end: a process and its pipes.

    The thread that starts the process also listens to it until it ends, because a process dies with
    the thread that started it (see `die_with_parent`). A second thread writes, so that a worker
    that does not read holds up nobody.
    """

    def __init__(self, kind: LocalProcesses, hear: Hear, ended: Ended) -> None:
        self._kind = kind
        self._hear = hear
        self._ended = ended
        self._process: Program | None = None
        self._is_killed = False
        self._lock = threading.Lock()
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._live, daemon=True).start()

    def send(self, message: ToWorker) -> None:
        """Send a message without waiting. A dead worker ignores it."""
        self._outgoing.put(encode(message))

    def kill(self) -> None:
        """End the worker at once, from any thread, as often as you like; `ended` follows."""
        with self._lock:
            self._is_killed = True
            if self._process is not None:
                self._process.kill()

    def _live(self) -> None:
        if not self._kind.keeps_errors:
            self._ended(self._run(None))
            return
        with tempfile.TemporaryFile() as errors:
            death = self._run(errors)
            errors.seek(max(0, errors.seek(0, os.SEEK_END) - TAIL))
            said = errors.read().decode(errors="replace").split("\n")
        self._ended(death._replace(last_words=death.last_words or _last_line(said)))

    def _run(self, errors: IO[bytes] | None) -> Death:
        """Run the process to its end."""
        try:
            with self._lock:
                if self._is_killed:
                    return Death(None)
                process = self._process = self._kind.launch(errors)
        except OSError as error:
            return Death(None, str(error))
        writer = threading.Thread(target=self._write, args=(process.stdin,), daemon=True)
        writer.start()
        try:
            self._listen(process.stdout.fileno())
            words = ""
        except (MessageError, OSError) as error:
            words = str(error)
        process.kill()
        code = process.wait(KILL_SECONDS)
        self._outgoing.put(None)
        writer.join()
        process.stdout.close()
        return Death(code, words)

    def _listen(self, stream: int) -> None:
        decoder = Decoder()
        while data := os.read(stream, CHUNK):
            for message in decoder.feed(data):
                self._hear(message)

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:  # a dead worker reads nothing
            while (data := self._outgoing.get()) is not None:
                view = memoryview(data)
                while view:
                    view = view[os.write(stream.fileno(), view) :]


def _last_line(lines: Sequence[str]) -> str:
    return next((line.strip() for line in reversed(lines) if line.strip()), "")
