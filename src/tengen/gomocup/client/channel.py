"""Lines to and from one running engine; turns failures into typed errors."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NoReturn

from ...errors import (
    EngineDiedError,
    EngineProtocolError,
    EngineStartError,
    EngineTimeoutError,
)
from ..wire import EngineAnswer, parse_answer, shown
from .process import Child

SEND_SECONDS = 5.0  # for an engine to read what it is sent
END_SECONDS = 1.0  # that the protocol gives an engine to exit after END
DEATH_SECONDS = 1.0  # from the end of its output to the end of its process


class Channel:
    """A running engine as lines. After any of its errors the process has been killed."""

    def __init__(self, command: Sequence[str], *, cwd: str | None = None) -> None:
        self.program = command[0].replace("\\", "/").rsplit("/", 1)[-1]
        try:
            self.child = Child(command, folder=cwd)
        except OSError as error:
            raise EngineStartError(f"{command[0]} cannot be run: {error.strerror}") from error

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self.child.wait() is None

    @property
    def last_output(self) -> tuple[str, ...]:
        """The last lines of the engine since it was asked for a move."""
        return self.child.last_output

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Drop what the engine has said unasked, and keep what it says from now on.

        Any error in this block kills the engine: nobody knows what it would say next.
        """
        self.child.inbox.listen()
        try:
            yield
        except BaseException:
            self.child.kill()
            raise
        finally:
            self.child.inbox.ignore()

    def send(self, lines: Sequence[str]) -> None:
        """Write lines to the engine."""
        try:
            self.child.send(lines, time.monotonic() + SEND_SECONDS)
        except BrokenPipeError:
            self._raise_death("no longer reads what it is sent")
        except TimeoutError:
            self.raise_timeout("does not read what it is sent")

    def hear(self, deadline: float | None) -> EngineAnswer:
        """The next line of the engine. Raises TimeoutError at the deadline."""
        try:
            return parse_answer(self.child.read_line(deadline).text)
        except EOFError:
            self._raise_death("has closed its output but runs on")

    def close(self) -> None:
        """Ask the engine to exit, and make sure that it does."""
        try:
            self.child.send(["END"], time.monotonic() + END_SECONDS)
        except (BrokenPipeError, TimeoutError):
            self.child.kill()
        self.child.close(END_SECONDS)

    def raise_timeout(self, what: str) -> NoReturn:
        """Kill the engine, and report what it has not done in time."""
        self.child.kill()
        raise EngineTimeoutError(self._sentence(what), last_output=self.last_output)

    def raise_garbage(self, what: str) -> NoReturn:
        """Kill the engine, and report what it answered instead."""
        self.child.kill()
        raise EngineProtocolError(self._sentence(what), last_output=self.last_output)

    def _raise_death(self, otherwise: str) -> NoReturn:
        code = self.child.wait(DEATH_SECONDS)
        if code is None:
            self.raise_garbage(otherwise)
        self.child.kill()
        raise EngineDiedError(
            self._sentence(_ending(code)), exit_code=code, last_output=self.last_output
        )

    def _sentence(self, what: str) -> str:
        output = self.last_output
        last = f"; its last line was {shown(output[-1])!r}" if output else "; it had said nothing"
        return f"{self.program} {what}{last}"


def _ending(code: int) -> str:
    """How a process ended, in words."""
    if code >= 0:
        return f"has ended with exit code {code}"
    try:
        name = signal.Signals(-code).name
    except ValueError:
        name = "unknown"
    return f"was killed by signal {-code} ({name})"
