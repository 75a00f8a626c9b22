"""Players: engines in processes of their own, asked for one move at a time.

A player that fails says how, as a `Fault`; it is then of no more use and has to be replaced.
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from ..board import Board
from ..coords import Move
from ..engine.limit import Limit
from ..rules import Rule
from .spec import EngineSpec
from .trees import core_folder, tree_folder

START_SECONDS = 900.0  # a cold start compiles everything, on a machine that may be busy
LONGEST_MOVE = 3600.0  # seconds after which an engine without a clock is taken to hang
END_SECONDS = 1.0  # a player that was told to end is killed after these
TAIL = 2000  # bytes of what a dead process has said last

WORKER = Path(__file__).with_name("worker.py").read_text()  # at once: the file may be edited later

Compiling = Callable[[int, int], None]
"""Told how many kernels are ready, and of how many."""


class Fault(StrEnum):
    """Why an engine lost a game without the board."""

    TIME = "time"
    CRASH = "crash"
    ILLEGAL = "illegal"


class FaultError(Exception):
    """A player has failed; `fault` says how, the message what was seen of it."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(message)
        self.fault = fault


class Reply(NamedTuple):
    """A move, the seconds it took, and what the engine told about it."""

    move: Move
    seconds: float
    info: dict[str, Any]


class Player(Protocol):
    """An engine that plays games one after the other."""

    ignored: list[str]  # options that it was given and does not have

    def start(self, compiling: Compiling | None = None) -> None:
        """Wait until it is ready to play, or raise a FaultError."""

    def new_game(self) -> None:
        """Forget the last game; takes no time off a clock."""

    def play(self, board: Board, limit: Limit, seconds: float) -> Reply:
        """The move in this position, or a FaultError; after `seconds` that is a loss on time."""

    def close(self) -> None:
        """End the process. Safe at any time, from any thread, any often."""


class TengenPlayer:
    """Our own engine, as of some tree of its source."""

    def __init__(self, spec: EngineSpec, rule: Rule, size: int) -> None:
        assert spec.tree is not None
        self.ignored: list[str] = []
        self._tree = tree_folder(spec.tree)
        self._setup = {
            "options": spec.options,
            "params": spec.params,
            "rule": str(rule),
            "size": size,
        }
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  # closed when the player is
        core = core_folder(self._tree)
        places = {
            "PYTHONPATH": str(self._tree / "src"),
            "XDG_CACHE_HOME": str(core / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", WORKER, str(core / "core")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            env=os.environ | places,
            start_new_session=True,  # Ctrl-C is for the arena, which ends its players itself
        )
        self._lines: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def start(self, compiling: Compiling | None = None) -> None:
        """Wait until the engine is compiled and set up."""
        self._send(self._setup)
        end = time.monotonic() + START_SECONDS
        while "ready" not in (reply := self._receive(end)[1]):
            if compiling is not None:
                compiling(*reply["compiling"])
        if not Path(reply["path"]).resolve().is_relative_to(self._tree.resolve()):
            raise FaultError(Fault.CRASH, f"it runs from {reply['path']}, not from {self._tree}")
        self.ignored = reply["ignored"]

    def new_game(self) -> None:
        """Empty the table."""
        self._send({"new": True})
        self._receive(time.monotonic() + START_SECONDS)

    def play(self, board: Board, limit: Limit, seconds: float) -> Reply:
        """The move in this position; see Player."""
        given = {name: value for name, value in asdict(limit).items() if value is not None}
        start = time.monotonic()
        self._send({"moves": board.move_stack, "limit": given})
        arrived, reply = self._receive(start + seconds)
        return Reply(reply.pop("move"), arrived - start, reply)

    def close(self) -> None:
        """End the process; see Player."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):  # it breaks while it is flushed, when the process died before
            self._process.stdin.close()
        self._said.close()

    def _send(self, request: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise FaultError(Fault.CRASH, self._death()) from error

    def _receive(self, end: float) -> tuple[float, dict[str, Any]]:
        """The next reply, with the time at which it came."""
        try:
            arrived, line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise FaultError(Fault.TIME, "no answer in time") from None
        if not line:
            raise FaultError(Fault.CRASH, self._death())
        reply: dict[str, Any] = json.loads(line)
        return arrived, reply

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put((time.monotonic(), line))
        self._lines.put((time.monotonic(), b""))

    def _death(self) -> str:
        """How the process ended, and the last thing it said."""
        try:
            code = self._process.wait(END_SECONDS)
            self._said.seek(max(0, self._said.seek(0, os.SEEK_END) - TAIL))
            said = self._said.read().decode(errors="replace").strip().splitlines()
        except (subprocess.TimeoutExpired, ValueError):
            return "it closed its output"
        return f"exit code {code}" + (f": {said[-1]}" if said else "")
