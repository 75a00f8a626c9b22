"""People at the plain terminal: by a script, through a pipe, and at a pseudo-terminal."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tengen.terminal.board_text import plain
from tengen.terminal.terminal import Terminal

SCRIPT = Path(sys.executable).with_name("tengen")
PATIENCE = 120.0  # seconds, of which a cold cache takes most


class Script(Terminal):
    """A terminal that types prepared lines and keeps what is written."""

    def __init__(self, lines: Iterable[str] = (), *, columns: int = 200) -> None:
        self.is_interactive = self.clears = self.is_screen = False
        self.paint = plain
        self._lines = iter(lines)
        self._columns = columns
        self.written: list[str] = []

    @property
    def columns(self) -> int:
        return self._columns

    def write(self, lines: Iterable[str]) -> None:
        self.written += lines

    def ask(self, prompt: str, *, seconds: float | None = None) -> str:
        self.written.append(prompt)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        return "\n".join(self.written)


def tengen(*args: str, stdin: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, with this input through a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "tengen", *args],
        input=stdin,
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


class Person:
    """Someone at a terminal of 80x24 who waits for a text before typing."""

    def __init__(self, *args: str, **environ: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {name: text for name, text in os.environ.items() if name != "NO_COLOR"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tengen", "play", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**env, "TERM": "xterm", **environ},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.seen = ""

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self.master, text.encode())

    def wait_for(self, text: str, *, interrupt: Callable[[], None] | None = None) -> str:
        """What was written up to and with this text.

        An interrupt is repeated while nothing is written: one that comes just before Python waits
        for input is noticed only after the input.
        """
        deadline = time.monotonic() + PATIENCE
        silent = True
        while text not in self.seen:
            assert time.monotonic() < deadline, f"{text!r} did not come: {self.seen!r}"
            if interrupt is not None and silent:
                interrupt()
            silent = not select.select([self.master], [], [], 0.5)[0]
            if silent:
                continue
            try:
                chunk = os.read(self.master, 65536)
            except OSError:  # how a pseudo-terminal says that the other side is closed
                chunk = b""
            assert chunk, f"{text!r} did not come before the end: {self.seen!r}"
            self.seen += chunk.decode().replace("\r\n", "\n")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def leave(self) -> int:
        """The code with which the program ends."""
        return self.process.wait(timeout=30)

    def close(self) -> None:
        """End the program, whatever it does."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)
