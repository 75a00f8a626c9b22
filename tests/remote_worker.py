"""A worker process for tests: the real loop with odd tasks.

Its argument says how it behaves: "broken" never gets ready, "slow" not in time, "cold" pretends to
compile, "noisy" writes what is no message.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

from tengen.remote.worker import Report, Service, Work, serve


def echo(work: Work, *, value: Any) -> Any:
    """What was sent."""
    return value


def count(work: Work, *, seconds: float) -> int:
    """Tell numbers, one every few milliseconds, until stopped or the time is up."""
    number, stopped = 0, threading.Event()
    with work.token.calling(stopped.set):  # loads the engine's package: the time begins after it
        end = time.monotonic() + seconds
        while time.monotonic() < end and not stopped.wait(0.02):
            number += 1
            work.tell(number)
    return number


def hang(work: Work) -> None:
    """Never end, stopped or not."""
    work.tell(os.getpid())
    while True:
        time.sleep(0.1)


def die_once(work: Work, *, flag: str) -> str:
    """End the process; the second time, work."""
    if Path(flag).exists():
        return "alive"
    Path(flag).touch()
    os._exit(9)


def die(work: Work) -> None:
    """End the process with a last word."""
    print("I had enough", file=sys.stderr, flush=True)
    os._exit(9)


def fail(work: Work) -> None:
    """Raise what nobody expects."""
    raise RuntimeError("a fault")


def refuse(work: Work) -> None:
    """Raise what the service makes a refusal of."""
    raise ValueError("not this")


def shout(work: Work) -> str:
    """Print, which must not disturb the messages."""
    print("this is no message", flush=True)
    os.system("echo nor is this")
    return sys.stdin.read()


def pid(work: Work) -> int:
    """Which process this is."""
    return os.getpid()


def service(behaviour: str) -> Service:
    """The odd tasks."""

    def get_ready(report: Report) -> str:
        if behaviour == "cold exit":
            os._exit(2)
        if behaviour == "broken":
            sys.exit("no engine today")
        if behaviour == "slow":
            time.sleep(1000)
        for done in range(5 if behaviour == "cold" else 0):
            report(True, done, 5)
            time.sleep(0.05)
        return "an engine"

    setups: list[dict[str, Any]] = []

    def set_up(work: Work, **setup: Any) -> None:
        setups.append(setup)
        if setup.get("size", 0) < 0:
            raise ValueError("not this size")

    def current_setup(work: Work) -> dict[str, Any]:
        return setups[-1]

    tasks = (echo, count, hang, die_once, die, fail, refuse, shout, pid, set_up, current_setup)
    return Service(
        tasks={task.__name__: task for task in tasks},
        open=get_ready,
        facts=lambda engine: {"engine": engine},
        refuse=lambda error: ("odd", str(error), {"why": 1}) if type(error) is ValueError else None,
    )


if __name__ == "__main__":
    if "noisy" in sys.argv:
        print("hello", flush=True)
    serve(service(*sys.argv[1:]))
