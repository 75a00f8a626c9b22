"""The thinking process as its parent sees it: started, set up, asked, and replaced when it dies.

All that takes longer than a moment happens over there. Whoever wants the engine says until when it
can wait; there may be none, because it loads, compiles, works out tables, or has died.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from ...engine.info import Info
from .messages import (
    COMPILE_MB,
    Done,
    Failed,
    FromWorker,
    News,
    Ready,
    Request,
    Stop,
    ToWorker,
    Wish,
)

EXIT_COLD = 2  # see worker.py, which is not imported here because it loads the core
MOST_DEATHS = 3  # after which no further worker is tried
HANG = 2.0  # seconds after which a worker that does not stop is replaced
POLL = 0.01  # seconds between two looks whether waiting still makes sense
WORKER = "from tengen.gomocup.server.worker import main; main()"
COMPILER = "from tengen.gomocup.server.worker import compile_main; compile_main()"


class WorkerError(Exception):
    """A request has not been answered: it failed, the worker died, or it took too long."""


class EngineHost:
    """Keeps a worker; its own thread listens to it."""

    def __init__(self, wish: Wish, log: Callable[[str], None]) -> None:
        self._log = log
        self._changed = threading.Condition()
        self._wish = wish
        self._granted: Wish | None = None  # what the engine is ready for
        self._refusal: str | None = None  # why there is no engine for what is granted
        self._is_compiling = False
        self._is_over = False  # no worker will come any more
        self._busy: int | None = None  # the number of the request that is being worked on
        self._news: deque[FromWorker] = deque()  # about that request
        self._late = 0.0  # when a request was given up that is still being worked on
        self._process: subprocess.Popen[bytes] | None = None
        self._is_worker = False  # and not a compiler
        self._sending = threading.Lock()

    def start(self) -> None:
        """Begin to get ready."""
        threading.Thread(target=self._run, daemon=True).start()

    def want(self, wish: Wish) -> None:
        """Set the engine up in another way, as soon as it can be."""
        with self._changed:
            if wish == self._wish:
                return
            self._wish = wish
            self._changed.notify_all()
        self._send(None)

    def is_settled(self) -> bool:
        """Whether waiting a moment longer changes nothing: ready, compiling, or failed."""
        return self._is_over or self._is_compiling or self._granted == self._wish

    @property
    def state(self) -> str:
        """Why there may be no engine now, in words."""
        if self._refusal is not None:
            return self._refusal
        return "compiling" if self._is_compiling else "loading"

    def wait(self, until: float | None, is_cancelled: Callable[[], bool] = lambda: False) -> bool:
        """Whether the engine is there, idle and set up as wished, now or in time."""
        with self._changed:
            while not self._is_idle() and not self._is_over and not is_cancelled():
                if until is not None and time.monotonic() >= until:
                    return False
                if self._busy is not None and time.monotonic() > self._late + HANG:
                    self.close()
                self._changed.wait(POLL)
            return self._is_idle() and self._refusal is None

    def _is_idle(self) -> bool:
        return self._granted == self._wish and self._busy is None

    def ask(self, request: Request, until: float | None, tell: Callable[[Info], None]) -> Done:
        """The answer to a request; `tell` hears what the search finds meanwhile."""
        with self._changed:
            if not self._is_idle():
                raise WorkerError("the engine has died")
            self._busy = request.number
            self._news.clear()
        self._send(request)
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._news or self._busy is None, _seconds(until))
                message = self._news.popleft() if self._news else None
                is_dead = self._busy is None
            match message:
                case News(_, info):
                    tell(info)
                case Done():
                    return message
                case Failed(_, error, details):
                    self._log(details)
                    raise WorkerError(error)
                case _ if is_dead:
                    raise WorkerError("the engine has died")
            if until is not None and time.monotonic() >= until:
                self._late = time.monotonic()
                self.stop(request.number)
                raise WorkerError("the engine is late")

    def stop(self, number: int) -> None:
        """Have a request answered at once."""
        self._send(Stop(number))

    def close(self) -> None:
        """End what was started, at once and from any thread."""
        process = self._process
        if process is not None:
            process.kill()

    def _send(self, message: ToWorker | None) -> None:
        """Send a message to the worker, if there is one: what is wished now, or another."""
        with self._sending:
            process = self._process if self._is_worker else None
            if process is None or process.stdin is None:
                return
            try:
                process.stdin.write(pickle.dumps(message or self._wish))
                process.stdin.flush()
            except (OSError, ValueError):  # it has died, which the listener sees
                return

    # In the listening thread

    def _run(self) -> None:
        try:
            self._keep_a_worker()
        except Exception:  # the parent must go on answering, whatever has happened here
            self._log(traceback.format_exc())
        with self._changed:
            self._is_over = True
            self._is_compiling = False
            self._refusal = self._refusal or "the engine cannot be run"
            self._changed.notify_all()

    def _keep_a_worker(self) -> None:
        deaths, extra = 0, ""
        while deaths < MOST_DEATHS:
            code = self._work(extra)
            self._log(f"the worker ended with code {code}")
            if code != EXIT_COLD:
                deaths += 1
            elif self._compile() != 0:
                deaths, extra = deaths + 1, "anyway"

    def _work(self, extra: str) -> int:
        """Run a worker and listen to it until it ends; its exit code."""
        process = self._spawn(WORKER, extra)
        self._is_worker = True
        self._send(None)
        assert process.stdout is not None
        try:
            while True:
                self._hear(pickle.load(process.stdout))
        except (EOFError, pickle.UnpicklingError, OSError):
            self._log("the worker says no more")
        self._is_worker = False
        with self._changed:
            self._granted = self._busy = None
            self._changed.notify_all()
        return self._bury(process)

    def _hear(self, message: FromWorker) -> None:
        with self._changed:
            match message:
                case Ready(wish, refusal):
                    self._granted, self._refusal = wish, refusal
                case Done(number) | Failed(number) if number == self._busy:
                    self._busy = None
                    self._news.append(message)
                case News(number) if number == self._busy:
                    self._news.append(message)
            self._changed.notify_all()

    def _compile(self) -> int:
        """Have everything compiled, as soon as the manager allows the memory; the exit code."""
        self._is_compiling = True
        with self._changed:
            self._changed.wait_for(lambda: self._wish.memory_mb >= COMPILE_MB)
        process = self._spawn(COMPILER)
        while process.poll() is None:
            with self._changed:
                self._changed.wait(POLL)
            if self._wish.memory_mb < COMPILE_MB:
                process.kill()
        code = self._bury(process)
        self._is_compiling = False
        return 0 if self._wish.memory_mb < COMPILE_MB else code

    def _spawn(self, code: str, *args: str) -> subprocess.Popen[bytes]:
        self._process = subprocess.Popen(
            [sys.executable, "-c", code, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        return self._process

    def _bury(self, process: subprocess.Popen[bytes]) -> int:
        """End a process that is of no more use; its exit code."""
        process.kill()
        with self._sending:
            self._process = None
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with suppress(OSError):  # what was not sent yet is sent to nobody
                    pipe.close()
        return process.wait()


def _seconds(until: float | None) -> float | None:
    return None if until is None else max(0.0, until - time.monotonic())
