"""The process that a manager talks to: its pipes, the thread that reads, and its end.

One thread reads standard input and acts on END and STOP at once; the main thread obeys the other
commands in their order. Nothing but answers gets to standard output, and nothing to standard error:
both are taken away from everyone else before anything is loaded.
"""

from __future__ import annotations

import os
import threading
import time
import traceback
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from ...board import Board
from ...engine.base import StopToken
from ...remote.process import take_streams
from ..wire import CommandReader, LineSplitter
from .dialogue import Dialogue, setup_for
from .engine_worker import EngineWorker
from .gomocup import COMMANDS as GOMOCUP
from .settings import ManagerSettings
from .thinking import Order
from .yixin import COMMANDS as YIXIN

COMMANDS = {**GOMOCUP, **YIXIN}
LAST_WORDS = 0.1  # seconds in which quick commands before END are still answered
READ_BYTES = 1 << 16
QUIET_WORDS = frozenset({"INFO", "STOP", "YXSTOP"})  # no manager waits for an answer to these


class Pipes:
    """The pipes to the manager, which nobody else in this process can write to or read from."""

    def __init__(self, log: BinaryIO | None) -> None:
        self._start = time.monotonic()
        self._log = log
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere if log is None else log.fileno(), 2)
        os.close(nowhere)
        self._in, self._out = take_streams()
        self._writing = threading.Lock()

    def read(self) -> bytes:
        """What has come, at least a byte; nothing at the end of input."""
        try:
            return os.read(self._in, READ_BYTES)
        except OSError:
            return b""

    def say(self, lines: Sequence[str]) -> None:
        """Send lines, all or none between two of another thread."""
        if not lines:
            return
        for line in lines:
            self.log(f"< {line}")
        data = memoryview("".join(f"{line}\n" for line in lines).encode())
        with self._writing:
            while data:
                data = data[os.write(self._out, data) :]

    def log(self, text: str) -> None:
        """Write to the protocol log, if there is one."""
        if self._log is not None:
            stamp = f"{time.monotonic() - self._start:10.3f} "
            lines = "".join(f"{stamp}{line}\n" for line in text.splitlines())
            self._log.write(lines.encode("utf-8", "replace"))


class OrderQueue:
    """Orders on their way from the thread that reads to the one that obeys."""

    def __init__(self) -> None:
        self._orders: deque[Order] = deque()
        self._current: Order | None = None  # the one that was taken last
        self._changed = threading.Condition()
        self._is_closed = False

    def put(self, order: Order) -> None:
        """Add an order."""
        with self._changed:
            self._orders.append(order)
            self._changed.notify_all()

    def close(self) -> None:
        """Let the reading end after what is there."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def take(self) -> Order | None:
        """The next order, waited for; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._orders or self._is_closed)
            self._current = self._orders.popleft() if self._orders else None
            return self._current

    def stop_all(self) -> None:
        """Have everything that was ordered so far answered at once."""
        with self._changed:
            orders = [*self._orders] if self._current is None else [self._current, *self._orders]
        for order in orders:
            order.stop.stop()

    def is_urgent(self) -> bool:
        """Whether an order is there whose answer somebody waits for."""
        with self._changed:
            return any(order.command.word not in QUIET_WORDS for order in self._orders)


def serve(log_path: Path | None = None) -> None:
    """Obey a manager until END or the end of input. The process ends with it."""
    log = None if log_path is None else open(log_path, "ab", buffering=0)  # noqa: SIM115
    pipes, inbox, ended = Pipes(log), OrderQueue(), StopToken()
    settings = ManagerSettings()
    worker = EngineWorker(setup_for(settings, Board(settings.choice.rule)), pipes.log)
    worker.start()
    dialogue = Dialogue(
        COMMANDS,
        worker,
        pipes.say,
        ended=ended,
        is_urgent=inbox.is_urgent,
        log=pipes.log,
    )
    drained = threading.Event()
    threading.Thread(
        target=_read_to_end, args=(pipes, inbox, ended, worker, drained), daemon=True
    ).start()
    try:
        while (order := inbox.take()) is not None:
            dialogue.obey(order)
    except (OSError, KeyboardInterrupt):  # the manager is gone, or somebody at a terminal wants out
        pipes.log(traceback.format_exc())
        _exit(worker)
    drained.set()
    threading.Event().wait()  # the thread that reads ends the process


def _read_to_end(
    pipes: Pipes,
    inbox: OrderQueue,
    ended: StopToken,
    worker: EngineWorker,
    drained: threading.Event,
) -> None:
    """Read commands until END, then end the process, whatever the main thread is at."""
    try:
        _read(pipes, inbox)
        ended.stop()
        inbox.stop_all()
        inbox.close()
        drained.wait(LAST_WORDS)
    finally:
        _exit(worker)


def _read(pipes: Pipes, inbox: OrderQueue) -> None:
    """Put every command before END into the inbox, and stop searches."""
    splitter, reader = LineSplitter(), CommandReader(COMMANDS.keys() | {"END"})
    while True:
        data = pipes.read()
        for line in splitter.feed(data) if data else splitter.close():
            pipes.log(f"> {line}")
            for command in reader.feed(line):
                if command.word == "END":
                    return
                if command.word in ("STOP", "YXSTOP"):
                    inbox.stop_all()
                inbox.put(Order(command, StopToken(), time.monotonic()))
        if not data:
            return


def _exit(worker: EngineWorker) -> None:
    """End the process at once: a search, a load or a full pipe may hold the other threads."""
    worker.close()
    os._exit(0)
