"""Signals: what interrupts a command from outside, and for how long it is handled."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTS = ("SIGINT", "SIGHUP", "SIGTERM")


@contextmanager
def handling(handler: Callable[[int, FrameType | None], object], *numbers: int) -> Iterator[None]:
    """Let `handler` answer these signals meanwhile, unless it gives way to another one itself."""
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, previous in before.items():
            if signal.getsignal(number) is handler:
                signal.signal(number, previous)


@contextmanager
def one_interrupt() -> Iterator[None]:
    """Ctrl-C, a closed window or a kill interrupts once; the end that it begins is left alone."""
    numbers = [getattr(signal, name) for name in INTERRUPTS if hasattr(signal, name)]

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in numbers:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    with handling(interrupt, *numbers):
        yield
