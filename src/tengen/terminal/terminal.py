"""Where a command reads lines and writes text: a screen with colours, or a plain pipe."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from types import FrameType
from typing import TextIO

from ..play.words import cut, printable
from .board_text import colored, plain

CLEAR = "\x1b[H\x1b[2J"
CLEAR_LINE = "\r\x1b[K"
CLEAR_BELOW = "\x1b[J"
UP = "\x1b[{}A"
PLAIN_COLUMNS, PLAIN_ROWS = 80, 24


INTERRUPTS = ("SIGINT", "SIGHUP", "SIGTERM")


@contextmanager
def handling(handler: Callable[[int, FrameType | None], object], *numbers: int) -> Iterator[None]:
    """Let `handler` handle these signals in this block, unless it is replaced meanwhile."""
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, previous in before.items():
            if signal.getsignal(number) is handler:
                signal.signal(number, previous)


@contextmanager
def one_interrupt() -> Iterator[None]:
    """Ctrl-C, a closed window or a kill interrupts once; further ones are ignored while we exit."""
    numbers = [getattr(signal, name) for name in INTERRUPTS if hasattr(signal, name)]

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in numbers:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    with handling(interrupt, *numbers):
        yield


def is_screen(stream: TextIO) -> bool:
    """Whether this stream goes to a screen that understands escape codes."""
    return stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def screen_size(stream: TextIO) -> tuple[int, int]:
    """The columns and rows that fit where this stream goes."""
    columns, rows = 0, 0
    with suppress(OSError):
        columns, rows = os.get_terminal_size(stream.fileno())
    return columns or PLAIN_COLUMNS, rows or PLAIN_ROWS


def warn(text: str) -> None:
    """Write a line of our own to standard error."""
    print(f"tengen: {printable(text)}", file=sys.stderr, flush=True)


class TimeUp(Exception):  # noqa: N818  # no error, but the end of a time
    """Nobody has typed anything in time."""


class Terminal:
    """Standard input and output. Escape codes go to a screen only; a pipe gets plain text.

    Without `erase` a screen is not cleared for each drawing: they follow one another.
    """

    def __init__(self, *, erase: bool = True) -> None:
        self.is_screen = is_screen(sys.stdout)
        self._height = 0  # lines that `draw_over` has drawn last
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.clears = self.is_interactive and self.is_screen and erase
        self.paint = colored if self.is_screen and not os.environ.get("NO_COLOR") else plain
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # an unencodable character does no harm
        if self.is_interactive and self.is_screen:  # elsewhere it would cut long prompts
            with suppress(ImportError):
                import readline  # noqa: F401  # gives input() editing and a history

    @property
    def columns(self) -> int:
        """How many characters fit on a line."""
        return screen_size(sys.stdout)[0]

    @property
    def rows(self) -> int:
        """How many lines fit on the screen."""
        return screen_size(sys.stdout)[1]

    def clear(self) -> None:
        """Clear the screen, if there is one."""
        if self.clears:
            sys.stdout.write(CLEAR)

    def write(self, lines: Iterable[str]) -> None:
        """Write lines."""
        sys.stdout.writelines(f"{line.rstrip()}\n" for line in lines)
        sys.stdout.flush()

    def write_over(self, text: str) -> None:
        """Write a line that the next one is written over, where there is a screen."""
        if self.is_screen:
            sys.stdout.write(CLEAR_LINE + text)
            sys.stdout.flush()

    def draw_over(self, lines: Sequence[str]) -> None:
        """Draw lines in place of those drawn last, where there is a screen."""
        if self.is_screen:
            lines = lines[-(self.rows - 1) :]  # what has left the screen cannot be drawn over
            lines = [cut(line, self.columns - 1) for line in lines]
            sys.stdout.write(UP.format(self._height) if self._height else "")
            sys.stdout.write(f"\r{CLEAR_BELOW}")
            self._height = len(lines)
        self.write(lines)

    def ask(self, prompt: str, *, seconds: float | None = None) -> str:
        """The next line of input; EOFError when there is none. A pipe's lines are written back.

        At a terminal TimeUp comes after this many seconds, where the system has timers.
        """
        if self.is_interactive:
            with _timer(seconds):
                return input(prompt)
        is_typed = sys.stdin.isatty()  # and what is written goes into a pipe
        if is_typed:
            sys.stdout.write(prompt)
            sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not is_typed:
            self.write([prompt + printable(line)])
        return line.rstrip("\n")


@contextmanager
def _timer(seconds: float | None) -> Iterator[None]:
    """Raise TimeUp in the main thread after this many seconds."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeUp

    with handling(ring, signal.SIGALRM):
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
