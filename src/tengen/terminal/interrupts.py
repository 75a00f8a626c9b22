"""Interrupts: what ends a command from outside ends it once, and in order."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTS = ("SIGINT", "SIGHUP", "SIGTERM")


@contextmanager
def one_interrupt() -> Iterator[None]:
    """Ctrl-C, a closed window or a kill interrupts once; the end that it begins is left alone."""
    numbers = [getattr(signal, name) for name in INTERRUPTS if hasattr(signal, name)]

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in numbers:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            if signal.getsignal(number) is interrupt:  # once interrupted, the process is ending
                signal.signal(number, handler)
