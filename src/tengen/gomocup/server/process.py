"""The process that a manager talks to: its pipes, the thread that reads, and its end.

One thread reads standard input and acts on END and STOP at once; the main thread carries out the
other commands in order. Only answers reach standard output, and nothing reaches standard error:
before anything else is loaded, no other code in this process can write to them any more.
"""

from __future__ import annotations

import os
import threading
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from queue import Queue
from typing import BinaryIO

from ...board import Board
from ...engine.base import StopToken
from ...remote.process import take_streams
from ..wire import CommandReader, LineSplitter
from .commands import COMMANDS as GOMOCUP
from .dialogue import Dialogue
from .engine_worker import EngineWorker
from .move_finder import Order
from .settings import ManagerSettings
from .yixin import COMMANDS as YIXIN

COMMANDS = {**GOMOCUP, **YIXIN}
LAST_WORDS = 0.1  # seconds to answer quick commands that came before END
READ_BYTES = 1 << 16
QUIET_WORDS = frozenset({"INFO", "STOP", "YXSTOP"})  # commands without an answer


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
        """The bytes that have arrived, at least one; empty at the end of input."""
        try:
            return os.read(self._in, READ_BYTES)
        except OSError:
            return b""

    def say(self, lines: Sequence[str]) -> None:
        """Send lines together: no other thread's lines come between them."""
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


class OrderQueue(Queue[Order | None]):
    """Orders on their way from the thread that reads to the one that carries them out.

    None is the last.
    """

    _current: Order | None = None  # the one that was taken last

    def _get(self) -> Order | None:  # with the lock held
        self._current = super()._get()
        return self._current

    def stop_all(self) -> None:
        """Have every order so far answered at once."""
        with self.mutex:
            orders = [self._current, *self.queue]
        for order in orders:
            if order is not None:
                order.stop.stop()

    def is_urgent(self) -> bool:
        """Whether the manager waits for the answer to a queued order."""
        with self.mutex:
            words = [order.command.word for order in self.queue if order is not None]
        return not QUIET_WORDS.issuperset(words)


def serve(log_path: Path | None = None) -> None:
    """Serve a manager until END or the end of input, then end this process."""
    log = None if log_path is None else open(log_path, "ab", buffering=0)  # noqa: SIM115
    pipes, queue, ended = Pipes(log), OrderQueue(), StopToken()
    settings = ManagerSettings()
    worker = EngineWorker(settings, Board(settings.choice.rule), pipes.log)
    worker.start()
    dialogue = Dialogue(
        COMMANDS,
        worker,
        pipes.say,
        ended=ended,
        is_urgent=queue.is_urgent,
        log=pipes.log,
    )
    drained = threading.Event()
    threading.Thread(
        target=_read_to_end, args=(pipes, queue, ended, worker, drained), daemon=True
    ).start()
    try:
        while (order := queue.get()) is not None:
            dialogue.obey(order)
    except (OSError, KeyboardInterrupt):  # the manager is gone, or Ctrl-C was pressed
        pipes.log(traceback.format_exc())
        _exit(worker)
    drained.set()
    threading.Event().wait()  # the thread that reads ends the process


def _read_to_end(
    pipes: Pipes,
    queue: OrderQueue,
    ended: StopToken,
    worker: EngineWorker,
    drained: threading.Event,
) -> None:
    """Read commands until END, then end the process, whatever the main thread is doing."""
    try:
        _read(pipes, queue)
        ended.stop()
        queue.stop_all()
        queue.put(None)
        drained.wait(LAST_WORDS)
    finally:
        _exit(worker)


def _read(pipes: Pipes, queue: OrderQueue) -> None:
    """Queue every command before END; STOP stops all that came before it."""
    splitter, reader = LineSplitter(), CommandReader(COMMANDS.keys() | {"END"})
    while True:
        data = pipes.read()
        for line in splitter.feed(data) if data else splitter.close():
            pipes.log(f"> {line}")
            for command in reader.feed(line):
                if command.word == "END":
                    return
                if command.word in ("STOP", "YXSTOP"):
                    queue.stop_all()
                queue.put(Order(command, StopToken(), time.monotonic()))
        if not data:
            return


def _exit(worker: EngineWorker) -> None:
    """End the process at once: the other threads may hang in a search, a load or a full pipe."""
    worker.close()
    os._exit(0)
