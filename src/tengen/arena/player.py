"""Players: engines in processes of their own, asked for one move at a time.

A player that fails says how, as a `Fault`; it is then of no more use and has to be replaced.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from ..board import Board
from ..coords import Move
from ..engine.limit import Limit
from ..remote.backend import LocalProcesses
from ..remote.client import Answered, Client
from ..remote.errors import LateError, WorkerError
from ..remote.messages import Loading
from ..remote.worker import WORKER_MODULES
from ..rules import Rule
from .spec import EngineSpec
from .trees import core_folder, tree_folder

START_SECONDS = 900.0  # a cold start compiles everything, on a machine that may be busy
LONGEST_MOVE = 3600.0  # seconds after which an engine without a clock is taken to hang

# What a worker runs, read at once: the files may be edited while a match goes on.
PACKAGE = Path(__file__).parents[1]
PROGRAM = (PACKAGE / "arena" / "frozen.py").read_text()
REMOTE = json.dumps(
    {name: (PACKAGE / "remote" / f"{name}.py").read_text() for name in WORKER_MODULES}
)

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
    """Our own engine, from some copy of its source."""

    def __init__(self, spec: EngineSpec, rule: Rule, size: int) -> None:
        assert spec.tree is not None
        self.ignored: list[str] = []
        self._tree = tree_folder(spec.tree)
        self._compiling: Compiling | None = None
        setup = {
            "options": spec.options,
            "params": spec.params,
            "rule": str(rule),
            "size": size,
        }
        core = core_folder(self._tree)
        places = {
            "PYTHONPATH": str(self._tree / "src"),
            "XDG_CACHE_HOME": str(core / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-P", "-c", PROGRAM, str(core / "core"), REMOTE]
        backend = LocalProcesses(
            [*command, json.dumps(setup)],
            env=places,
            keeps_errors=True,
            is_session=True,  # Ctrl-C is for the arena, which ends its players itself
        )
        self._client = Client(backend, restarts=False, loading=self._report)

    def start(self, compiling: Compiling | None = None) -> None:
        """Wait until the engine is compiled and set up."""
        self._compiling = compiling
        self._client.start()
        if not self._client.wait(time.monotonic() + START_SECONDS):
            death = self._client.death
            raise FaultError(
                Fault.CRASH if death else Fault.TIME, str(death or "not ready in time")
            )
        facts = self._client.facts
        if not Path(facts["path"]).resolve().is_relative_to(self._tree.resolve()):
            raise FaultError(Fault.CRASH, f"it runs from {facts['path']}, not from {self._tree}")
        self.ignored = facts["ignored"]

    def _report(self, progress: Loading) -> None:
        if self._compiling is not None:
            self._compiling(progress.done, progress.total)

    def new_game(self) -> None:
        """Empty the table."""
        self._ask("new_game", START_SECONDS)

    def play(self, board: Board, limit: Limit, seconds: float) -> Reply:
        """The move in this position; see Player."""
        given = {name: value for name, value in asdict(limit).items() if value is not None}
        value, taken = self._ask("play", seconds, moves=board.move_stack, limit=given)
        return Reply(value.pop("move"), taken, value)

    def close(self) -> None:
        """End the process; see Player."""
        self._client.close()

    def _ask(self, task: str, seconds: float, **args: Any) -> Answered:
        try:
            return self._client.ask(task, args, until=time.monotonic() + seconds)
        except LateError as error:
            raise FaultError(Fault.TIME, str(error)) from error
        except WorkerError as error:
            raise FaultError(Fault.CRASH, str(error)) from error
