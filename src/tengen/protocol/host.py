"""The engine in the background: loaded, compiled if need be, and set up while others answer.

A referee may ask for a move before the engine is there, or while its tables for another rule are
worked out. All that takes longer than a moment therefore happens in one thread, and whoever wants
the engine says until when it can wait.
"""

from __future__ import annotations

import threading
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ..engine.errors import UnsupportedRuleError
from ..rules import Rule

if TYPE_CHECKING:
    import subprocess

    from ..engine.engine import Engine

COMPILE_MB = 280  # that this process and one that compiles take together, measured as 255
POLL = 0.01  # seconds between two looks whether waiting still makes sense


class Wish(NamedTuple):
    """How the engine is to be set up, and the board it is to be ready for."""

    options: tuple[tuple[str, int], ...]
    rule: Rule
    size: int
    memory_mb: int


class EngineHost:
    """Gets an engine ready in a thread of its own."""

    def __init__(self, wish: Wish, log: Callable[[str], None]) -> None:
        self._log = log
        self._changed = threading.Condition()
        self._wish = wish
        self._granted: Wish | None = None  # what the engine is ready for
        self._engine: Engine | None = None
        self._refusal: str | None = None  # why there is no engine for what is granted
        self._is_compiling = False
        self._is_over = False  # nothing more will come from the thread
        self._child: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin to get ready."""
        self._thread.start()

    def want(self, wish: Wish) -> None:
        """Set the engine up in another way, as soon as it can be; no search may be running."""
        with self._changed:
            self._wish = wish
            self._changed.notify_all()

    def is_settled(self) -> bool:
        """Whether waiting a moment longer changes nothing: ready, compiling, or failed."""
        return self._is_over or self._is_compiling or self._granted == self._wish

    @property
    def state(self) -> str:
        """Why there may be no engine now, in words."""
        if self._refusal is not None:
            return self._refusal
        return "compiling" if self._is_compiling else "loading"

    def wait(
        self, until: float | None, is_cancelled: Callable[[], bool] = lambda: False
    ) -> Engine | None:
        """The engine, set up as wished; None if that does not come in time, or at all."""
        with self._changed:
            while self._granted != self._wish and not self._is_over and not is_cancelled():
                if until is not None and time.monotonic() >= until:
                    return None
                self._changed.wait(POLL)
            return self._engine if self._granted == self._wish and not self._refusal else None

    def close(self) -> None:
        """End what was started, at once and from any thread."""
        child = self._child
        if child is not None:
            child.kill()

    # In the thread

    def _run(self) -> None:
        try:
            self._load()
            while True:
                self._grant()
        except BaseException:  # the process must go on answering, whatever has happened here
            self._log(traceback.format_exc())
            with self._changed:
                self._is_over = True
                self._refusal = "the engine cannot be loaded"
                self._changed.notify_all()

    def _load(self) -> None:
        from ..engine import warmup
        from ..engine.engine import Engine

        if warmup.is_cold():
            self._is_compiling = True
            self._compile(warmup.warm_up_apart)
        engine = Engine(hash_mb=dict(self._wish.options)["hash_mb"])
        with self._changed:
            self._engine = engine
            self._is_compiling = False

    def _compile(self, start: Callable[[], subprocess.Popen[bytes]]) -> None:
        """Compile in another process, as far as the memory allows; what fails is tried here."""
        with self._changed:
            self._changed.wait_for(lambda: self._wish.memory_mb >= COMPILE_MB)
        child = self._child = start()
        while child.poll() is None:
            with self._changed:
                self._changed.wait(POLL)
            if self._wish.memory_mb < COMPILE_MB:
                child.kill()
        code, self._child = child.wait(), None
        self._log(f"compiling ended with code {code}")
        if self._wish.memory_mb < COMPILE_MB:
            self._compile(start)

    def _grant(self) -> None:
        """Set the engine up as wished, then wait for another wish."""
        with self._changed:
            self._changed.wait_for(lambda: self._granted != self._wish)
            wish, engine = self._wish, self._engine
        assert engine is not None
        refusal = None
        try:
            engine.configure(**dict(wish.options))
            engine.prepare(wish.rule, wish.size)
        except UnsupportedRuleError as error:
            refusal = str(error)
        with self._changed:
            self._granted, self._refusal = wish, refusal
            self._changed.notify_all()
