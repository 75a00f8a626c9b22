"""Stopping from one thread what another one is thinking about."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Stops:
    """Knows up to which number all is to be answered at once, and how to stop what runs now."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._before = 0
        self._stop: Callable[[], None] | None = None
        self.is_ended = False

    def stop_before(self, number: int) -> None:
        """Answer everything before this number at once."""
        with self._lock:
            self._before = max(self._before, number)
            if self._stop is not None:
                self._stop()

    def end(self, number: int) -> None:
        """Stop everything, for good."""
        self.is_ended = True
        self.stop_before(number)

    def is_stopped(self, number: int) -> bool:
        """Whether this is to be answered at once."""
        return number < self._before

    @contextmanager
    def stopping(self, number: int, stop: Callable[[], None]) -> Iterator[None]:
        """While this lasts, `stop` is called when the number is to be answered at once."""
        with self._lock:
            self._stop = stop
            if number < self._before:
                stop()
        try:
            yield
        finally:
            with self._lock:
                self._stop = None
