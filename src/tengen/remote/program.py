"""Starting a program and ending it with all that came from it.

A program of others runs under a guard (`guard.py`): nothing of it outlives us, however we end. A
worker of ours needs none, because it ends by itself when its parent does (see `process.py`).
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, TypeAlias

GUARD = str(Path(__file__).with_name("guard.py"))
LAUNCH_SECONDS = 20.0  # for the guard to start the program; a busy machine takes its time
KILL_SECONDS = 10.0  # for the system to end what was killed


def start_program(command: Sequence[str], folder: str | None = None) -> Program:
    """Start a program of others. Raises OSError when it cannot be run."""
    if os.name == "posix" and sys.executable:
        return Guarded(command, folder)
    return Unguarded(command, folder)


def _streams(popen: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert popen.stdin is not None
    assert popen.stdout is not None
    return popen.stdin, popen.stdout


class Guarded:
    """A program under a guard: it ends with us, however we end, and so does all it has started."""

    def __init__(self, command: Sequence[str], folder: str | None) -> None:
        life_end, self._lifeline = os.pipe()
        self._status, status_end = os.pipe()
        self._heard = b""
        self._code: int | None = None
        self._asking = threading.Lock()
        self._cutting = threading.Lock()
        try:
            self._guard = subprocess.Popen(
                [sys.executable, "-I", "-S", GUARD, str(life_end), str(status_end), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(life_end, status_end),
                start_new_session=True,
                cwd=folder,
            )
        except OSError:
            os.close(self._lifeline)
            os.close(self._status)
            raise
        finally:
            os.close(life_end)
            os.close(status_end)
        self.stdin, self.stdout = _streams(self._guard)
        assert self._guard.stderr is not None
        self.stderr = self._guard.stderr
        try:
            self.pid = self._started(command[0])
        except BaseException:  # an interrupt too: nobody else could end it yet
            self._bury()
            for stream in (self.stdin, self.stdout, self.stderr):
                stream.close()
            raise
        os.set_blocking(self.stdin.fileno(), False)

    def _started(self, program: str) -> int:
        """The engine's process. Raises OSError when it could not be run."""
        word, number = self._next_status(LAUNCH_SECONDS) or ("failed", 0)
        if word != "started":
            raise OSError(number, os.strerror(number) if number else "it did not start", program)
        return number

    def _next_status(self, timeout: float) -> tuple[str, int] | None:
        """The next word and number of the guard, or None when none comes in time."""
        end = time.monotonic() + timeout
        poll = select.poll()
        poll.register(self._status, select.POLLIN)
        while b"\n" not in self._heard:
            if not poll.poll(max(0.0, end - time.monotonic()) * 1000):
                return None
            data = os.read(self._status, 512)
            if not data:
                return "ended", -9  # a guard that is killed takes the engine with it
            self._heard += data
        line, _, self._heard = self._heard.partition(b"\n")
        word, number = line.decode().split()
        return word, int(number)

    def wait(self, timeout: float) -> int | None:
        """The exit code, negative for a signal, or None while the program still runs."""
        with self._asking:
            if self._code is None:
                status = self._next_status(timeout)
                if status is None:
                    return None
                self._code = status[1]
                self._bury()
            return self._code

    def terminate(self) -> None:
        """Ask the program to end."""
        with contextlib.suppress(OSError):
            os.killpg(self.pid, signal.SIGTERM)
            os.killpg(self.pid, signal.SIGCONT)  # a stopped process would not hear of it

    def _bury(self) -> None:
        """Let go of a guard that has nothing to do any more."""
        self.kill()
        os.close(self._status)
        self._guard.wait(KILL_SECONDS)

    def kill(self) -> None:
        """End the program at once, from any thread, as often as you like."""
        with self._cutting:
            if self._lifeline >= 0:
                os.close(self._lifeline)
            self._lifeline = -1


class Unguarded:
    """A program without a guard: it ends when we end it, and is on its own otherwise."""

    def __init__(
        self,
        command: Sequence[str],
        folder: str | None = None,
        *,
        env: Mapping[str, str] | None = None,
        errors: int | IO[bytes] | None = subprocess.PIPE,
        is_session: bool = False,
    ) -> None:
        self._popen = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            bufsize=0,
            cwd=folder,
            env=env,
            start_new_session=is_session,
        )
        self.stdin, self.stdout = _streams(self._popen)
        self.stderr = self._popen.stderr
        self.pid = self._popen.pid

    def wait(self, timeout: float) -> int | None:
        """The exit code, negative for a signal, or None while the program still runs."""
        try:
            return self._popen.wait(timeout)
        except subprocess.TimeoutExpired:
            return None

    def terminate(self) -> None:
        """Ask the program to end."""
        self._popen.terminate()

    def kill(self) -> None:
        """End the program at once, from any thread, as often as you like."""
        self._popen.kill()


Program: TypeAlias = Guarded | Unguarded
"""A program that was started: its streams, its exit code and the ways to end it."""
