"""The guard of one engine: it starts the engine, and nothing of the engine outlives it or its host.

This file is run as a program of its own, `python guard.py LIFELINE STATUS COMMAND...`, by
`process.py`. The two numbers are the ends of pipes that the host holds at the other side:

- LIFELINE carries nothing. It ends when the host closes it, or when the host dies, in whatever way,
  kill -9 included; then everything is killed.
- STATUS tells the host "started PID" or "failed ERRNO", and at the end "ended CODE".

A death signal alone (PR_SET_PDEATHSIG) would not do: it comes when the *thread* that started the
engine ends, it spares the engine's own children, and setting it between fork and exec is not safe
in a host with threads. The guard has one thread, adopts what the engine leaves behind, and asks for
that signal only for the case that it is killed itself.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Sequence

SET_DEATH_SIGNAL = 1  # of Linux's prctl
ADOPT_ORPHANS = 36


def main(args: Sequence[str]) -> int:
    """Start the command, wait for its end or the host's, and leave nothing running."""
    lifeline, status, command = int(args[1]), int(args[2]), list(args[3:])
    host = _watch(os.getppid())
    _prctl(ADOPT_ORPHANS, 1)
    wake = _wake_when_children_end()
    pid, error = _launch(command)
    if error:
        _tell(status, f"failed {error}")
        return 1
    _let_go_of_streams()
    _tell(status, f"started {pid}")
    code = _wait(pid, wake, [lifeline, *host])
    code = _kill_all(pid, code)
    _tell(status, f"ended {code}")
    return 0


def _prctl(option: int, value: int) -> None:
    """Ask Linux for a property of this process; elsewhere nothing happens."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _watch(host: int) -> list[int]:
    """What becomes readable when the host dies although a copy of the lifeline lives on."""
    if not hasattr(os, "pidfd_open"):
        return []
    try:
        return [os.pidfd_open(host)]
    except OSError:
        return []


def _wake_when_children_end() -> int:
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    return read


def _launch(command: list[str]) -> tuple[int, int]:
    """The engine's process, the first of its own session, and the error if it cannot be run."""
    read, write = os.pipe()  # closed by a successful exec
    guard = os.getpid()
    pid = os.fork()
    if pid == 0:
        try:
            os.setsid()
            _prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
            if os.getppid() != guard:
                os._exit(1)
            for number in (signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT):  # as Python found them
                signal.signal(number, signal.SIG_DFL)
            os.execvp(command[0], command)  # noqa: S606  # that is what a guard is for
        except OSError as error:
            os.write(write, str(error.errno).encode())
        os._exit(127)
    os.close(write)
    text = os.read(read, 16)
    os.close(read)
    return pid, int(text or b"0")


def _let_go_of_streams() -> None:
    """Let the host see the end of a stream when the engine closes it."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def _wait(pid: int, wake: int, ends: Sequence[int]) -> int | None:
    """The engine's exit code once it has ended; None when the host is gone or wants it to end."""
    poll = select.poll()
    for stream in (wake, *ends):
        poll.register(stream, select.POLLIN)
    while True:
        for stream, _ in poll.poll():
            if stream != wake:
                return None
            os.read(wake, 512)
            code = _reap(pid)
            if code is not None:
                return code


def _reap(pid: int) -> int | None:
    """Reap children that have ended, and return the engine's exit code if it is among them."""
    try:
        while True:
            child, state = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                return None
            if child == pid:
                return os.waitstatus_to_exitcode(state)
    except ChildProcessError:
        return None


def _kill_all(pid: int, code: int | None) -> int:
    """Kill the engine and all that came from it, and wait until they are gone."""
    with contextlib.suppress(OSError):
        os.killpg(pid, signal.SIGKILL)
    while True:
        for child in _children():  # theirs become ours as they die
            with contextlib.suppress(OSError):
                os.kill(child, signal.SIGKILL)
        try:
            child, state = os.waitpid(-1, 0)
        except ChildProcessError:
            return -signal.SIGKILL if code is None else code
        if child == pid:
            code = os.waitstatus_to_exitcode(state)


def _children() -> list[int]:
    """The processes whose parent is the guard, as far as the system tells."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children") as file:
            return [int(word) for word in file.read().split()]
    except OSError:
        return []


def _tell(status: int, line: str) -> None:
    with contextlib.suppress(OSError):  # the host may be gone
        os.write(status, f"{line}\n".encode())


if __name__ == "__main__":
    sys.exit(main(sys.argv))
