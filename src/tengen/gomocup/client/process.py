"""A program in another process: lines in, lines out, and nothing left running at the end.

`Child` raises the operating system's errors: `TimeoutError`, `BrokenPipeError`, `EOFError`. Its
users know what they mean for an engine.
"""

from __future__ import annotations

import contextlib
import os
import select
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import IO, NamedTuple

from ...remote.program import KILL_SECONDS, start_program
from ..wire import LineSplitter

TERMINATE_SECONDS = 0.5  # from a polite signal to a rude one
JOIN_SECONDS = 1.0  # for a reader to see the end of its stream

WAITING_LINES = 1 << 10  # that are unread; beyond that the program has to wait
LAST_LINES = 100  # kept for reports
LAST_CHARACTERS = 400  # of each of them
CHUNK = 1 << 16


class Heard(NamedTuple):
    """A line, and when it arrived (`time.monotonic`)."""

    text: str
    at: float


class LineQueue:
    """The lines of a stream that wait to be read, in bounded memory.

    While somebody listens nothing is lost: too many lines make the program wait. Otherwise lines
    are dropped, so that a program that talks unasked is not held up.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._lines: deque[Heard] = deque()
        self._is_ended = False
        self._is_open = False

    def listen(self, is_open: bool = True) -> None:
        """Drop what has arrived so far; keep what arrives from now on, or nothing."""
        with self._changed:
            self._lines.clear()
            self._is_open = is_open
            self._changed.notify_all()

    def put(self, lines: Sequence[Heard]) -> None:
        """Add lines; waits while too many are unread."""
        with self._changed:
            self._changed.wait_for(lambda: not self._is_open or len(self._lines) < WAITING_LINES)
            if self._is_open:
                self._lines.extend(lines)
                self._changed.notify_all()

    def end(self) -> None:
        """Mark the end of the stream."""
        with self._changed:
            self._is_ended = True
            self._changed.notify_all()

    def get(self, deadline: float | None) -> Heard:
        """The next line. Raises TimeoutError at the deadline, EOFError after the last line.

        A line that arrived after the deadline is not returned: a flood must not hide the deadline.
        """
        timeout = None if deadline is None else max(0.0, deadline - time.monotonic())
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self._is_ended, timeout)
            if not self._lines and self._is_ended:
                raise EOFError
            if not self._lines or (deadline is not None and self._lines[0].at > deadline):
                raise TimeoutError
            self._changed.notify_all()
            return self._lines.popleft()


class Child:
    """A program with its own process group that talks in lines."""

    def __init__(self, command: Sequence[str], *, folder: str | None = None) -> None:
        """Start it. Raises OSError when there is no such program or it cannot be run."""
        self._program = start_program(_with_absolute_path(command), folder)
        self.inbox = LineQueue()  # of its standard output
        self._said: deque[str] = deque(maxlen=LAST_LINES)
        self._writing = threading.Lock()
        assert self._program.stderr is not None
        streams = ((self._program.stdout, self._take), (self._program.stderr, self._take_errors))
        self._readers = [
            threading.Thread(target=_read_lines, args=args, daemon=True) for args in streams
        ]
        try:
            for reader in self._readers:
                reader.start()
        except BaseException:
            self._program.kill()
            raise

    @property
    def pid(self) -> int:
        """The program's process, which leads the group of the same number."""
        return self._program.pid

    @property
    def last_output(self) -> tuple[str, ...]:
        """The last lines on both of its streams; those of standard error are marked."""
        return tuple(self._said)

    def forget_output(self) -> None:
        """Empty `last_output`."""
        self._said.clear()

    # Talking

    def send(self, lines: Sequence[str], deadline: float) -> None:
        """Write lines. Raises TimeoutError if they are not read, BrokenPipeError if it is gone."""
        self.write("".join(f"{line}\r\n" for line in lines).encode(), deadline)

    def write(self, content: bytes, deadline: float) -> None:
        """Write bytes as they are; raises as `send` does."""
        data = memoryview(content)
        with self._writing:
            stream = self._program.stdin
            if stream.closed:
                raise BrokenPipeError
            while data:
                _wait_until_writable(stream.fileno(), deadline)
                with contextlib.suppress(BlockingIOError):
                    data = data[os.write(stream.fileno(), data) :]

    # Ending

    def wait(self, timeout: float = 0.0) -> int | None:
        """The exit code, negative for a signal, or None while the program runs on."""
        return self._program.wait(timeout)

    def close(self, grace: float) -> int | None:
        """Wait `grace` seconds for it to exit, then terminate it, then kill what is left."""
        self.close_input()
        if self.wait(grace) is None:
            self._program.terminate()
            self.wait(TERMINATE_SECONDS)
        return self.kill()

    def close_input(self) -> None:
        """Give the program the end of its input."""
        with self._writing, contextlib.suppress(OSError):
            self._program.stdin.close()

    def kill(self) -> int | None:
        """Kill the program and all it has started. Safe to call from any thread, repeatedly."""
        self._program.kill()
        code = self.wait(KILL_SECONDS)
        self.inbox.listen(False)
        for reader in self._readers:
            if reader is not threading.current_thread():
                reader.join(JOIN_SECONDS)
        self.close_input()
        return code

    # What the readers do

    def _take(self, lines: list[str] | None) -> None:
        if lines is None:
            self.inbox.end()
            return
        now = time.monotonic()
        self._said.extend(line[:LAST_CHARACTERS] for line in lines[-LAST_LINES:])
        self.inbox.put([Heard(line, now) for line in lines])

    def _take_errors(self, lines: list[str] | None) -> None:
        said = (lines or [])[-LAST_LINES:]
        self._said.extend(f"stderr: {line[:LAST_CHARACTERS]}" for line in said)


def _read_lines(stream: IO[bytes], take: Callable[[list[str] | None], None]) -> None:
    """Hand over the lines of a stream as they arrive, and None at its end."""
    splitter = LineSplitter()
    with stream, contextlib.suppress(OSError):
        while data := os.read(stream.fileno(), CHUNK):
            take(splitter.feed(data))
    take(splitter.close())
    take(None)


def _wait_until_writable(stream: int, deadline: float) -> None:
    if os.name != "posix":
        return  # a write waits by itself there, without a deadline
    poll = select.poll()
    poll.register(stream, select.POLLOUT)
    if not poll.poll(max(0.0, deadline - time.monotonic()) * 1000):
        raise TimeoutError


def _with_absolute_path(command: Sequence[str]) -> list[str]:
    """The command; a relative path is resolved here, not in the program's own folder."""
    program, *arguments = command
    has_folder = os.sep in program or (os.altsep is not None and os.altsep in program)
    return [os.path.abspath(program) if has_folder else program, *arguments]
