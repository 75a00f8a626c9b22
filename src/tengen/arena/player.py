"""The engines of a match, each in a process of its own, asked for one move at a time.

Whatever goes wrong is a `FaultError`; the player must then be replaced.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from ..board import Board
from ..coords import Move
from ..engine.base import BaseEngine
from ..engine.info import Info
from ..engine.limit import Limit
from ..errors import (
    EngineError,
    EngineStartError,
    EngineTimeoutError,
    ForbiddenMoveError,
    IllegalMoveError,
)
from ..gomocup.client import ExternalEngine, popen_gomocup
from ..remote.backend import LocalProcesses
from ..remote.client import Client
from ..remote.engine import START_SECONDS, RemoteEngine
from ..remote.messages import Loading
from ..remote.worker import WORKER_MODULES
from ..rules import Rule
from .settings import EngineSpec, MatchSettings
from .trees import core_folder, tree_folder

KEPT_PLAYERS = 4  # processes at a board; starting one takes a second, but each takes memory
KEPT_MESSAGES = 5  # lines for people, of each move
LONGEST_MOVE = 3600.0  # seconds after which an engine without a clock is taken to hang

# What a worker runs, read now, because the files may be edited during a match.
PACKAGE = Path(__file__).parents[1]
PROGRAM = (PACKAGE / "arena" / "frozen.py").read_text()
REMOTE = json.dumps(
    {name: (PACKAGE / "remote" / f"{name}.py").read_text() for name in WORKER_MODULES}
)

Compiling = Callable[[int, int], None]
"""Called with the number of kernels that are ready, and of all kernels."""


class Ending(StrEnum):
    """Why a game is over."""

    BOARD = "board"  # by the rule: five, captures, a foul, a full board
    TIME = "time"
    CRASH = "crash"
    ILLEGAL = "illegal"
    AGREED = "agreed"  # adjudicated: both engines see the same winner
    LENGTH = "length"  # adjudicated: a draw after this many moves

    @property
    def is_forfeit(self) -> bool:
        """Whether an engine failed, so that the game says nothing about strength."""
        return self in (Ending.TIME, Ending.CRASH, Ending.ILLEGAL)


class FaultError(Exception):
    """A player has failed and loses; `ending` says how, and the message gives the details."""

    def __init__(self, ending: Ending, message: str) -> None:
        super().__init__(message)
        self.ending = ending


class Reply(NamedTuple):
    """A move, the seconds it took, and what the engine reported about it."""

    move: Move
    seconds: float
    info: dict[str, Any]


class MatchPlayer:
    """An engine that plays the games of a match, one after the other."""

    def __init__(self, engine: BaseEngine, rule: Rule, size: int) -> None:
        self._engine = engine
        self._rule = rule
        self._size = size

    @property
    def ignored(self) -> list[str]:
        """Options that the engine was given and does not have."""
        return self._engine.ignored if isinstance(self._engine, FrozenEngine) else []

    def start(self, compiling: Compiling | None = None) -> None:
        """Wait until the engine is ready to play."""
        with _faults():
            if isinstance(self._engine, FrozenEngine):
                self._engine.start(compiling)
            self._engine.prepare(self._rule, self._size)

    def new_game(self) -> None:
        """Forget the last game; no clock runs meanwhile."""
        with _faults():
            self._engine.clear_hash()
            self._engine.prepare(self._rule, self._size)

    def play(self, board: Board, limit: Limit) -> Reply:
        """The move in this position."""
        start = time.monotonic()
        with _faults():
            try:
                move, info = self._engine.play(board, limit)
            except ForbiddenMoveError as error:  # a foul, which ends the game on the board
                return Reply(board.move_at(*error.point), time.monotonic() - start, {})
        return Reply(move, time.monotonic() - start, self._told(info))

    def close(self) -> None:
        """End the process. Safe at any time, from any thread, as often as you like."""
        self._engine.close()

    def _told(self, info: Info) -> dict[str, Any]:
        """What the engine said about its move; many say nothing."""
        told: dict[str, Any] = {}
        if isinstance(self._engine, ExternalEngine):
            said = [line for line in self._engine.last_output if line.upper().startswith("MESSAGE")]
            told |= {"messages": said[-KEPT_MESSAGES:]} if said else {}
        else:
            told["time"] = info.time
        if info.depth:
            told |= {
                "depth": info.depth,
                "seldepth": info.seldepth,
                "score": info.score.centi,
                "win_in": info.score.win_in,
            }
        return told | ({"nodes": info.nodes} if info.nodes else {})


@contextmanager
def _faults() -> Iterator[None]:
    """Turn an engine's errors into the faults that a referee sees."""
    try:
        yield
    except EngineTimeoutError as error:
        raise FaultError(Ending.TIME, str(error)) from error
    except IllegalMoveError as error:
        raise FaultError(Ending.ILLEGAL, str(error)) from error
    except EngineError as error:
        raise FaultError(Ending.CRASH, str(error)) from error


class FrozenEngine(RemoteEngine):
    """Our own engine from a copy of its source, in a worker that runs `frozen.py`."""

    def __init__(self, spec: EngineSpec, rule: Rule, size: int, *, grace: float) -> None:
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
        client = Client(backend, restarts=False, loading=self._report)
        super().__init__(client, grace=grace, longest_move=LONGEST_MOVE)

    def start(self, compiling: Compiling | None = None) -> None:
        """Start the worker and wait until the engine is compiled and set up."""
        self._compiling = compiling
        self._client.start()
        if not self._client.wait(time.monotonic() + START_SECONDS):
            death = self._client.death
            if death is None:
                raise EngineTimeoutError("it was not ready in time")
            raise EngineStartError(str(death))
        facts = self._client.facts
        if not Path(facts["path"]).resolve().is_relative_to(self._tree.resolve()):
            raise EngineStartError(f"it runs from {facts['path']}, not from {self._tree}")
        self.ignored = facts["ignored"]

    def _report(self, progress: Loading) -> None:
        if self._compiling is not None:
            self._compiling(progress.done, progress.total)


def new_player(settings: MatchSettings, engine: int) -> MatchPlayer:
    """A process of one of the engines, not yet ready."""
    spec, rule, size = settings.engines[engine], Rule.of(settings.rule), settings.size
    with _faults():
        if spec.command is None:
            return MatchPlayer(FrozenEngine(spec, rule, size, grace=settings.margin), rule, size)
        program = popen_gomocup(spec.command, grace=settings.margin, longest_move=LONGEST_MOVE)
        return MatchPlayer(program, rule, size)


class Team:
    """The engines at one board, started when they are first asked for, and kept for later games.

    Closing may come from another thread.
    """

    def __init__(self, settings: MatchSettings) -> None:
        self._settings = settings
        self._players: dict[int, MatchPlayer] = {}  # the one used last at the end
        self._lock = threading.Lock()
        self._is_closed = False

    def player(self, engine: int, compiling: Compiling | None = None) -> MatchPlayer:
        """The player, ready to play; FaultError when it does not start."""
        with self._lock:
            known = self._players.pop(engine, None)
            player = known or new_player(self._settings, engine)
            self._players[engine] = player
            if self._is_closed:
                player.close()
            oldest = next(iter(self._players))
        if known is None:
            try:
                player.start(compiling)
            except FaultError:
                self.dismiss(engine)
                raise
        if len(self._players) > KEPT_PLAYERS:
            self.dismiss(oldest)
        return player

    def dismiss(self, engine: int) -> None:
        """End a player's process; the next game begins with another."""
        with self._lock:
            player = self._players.pop(engine, None)
        if player is not None:
            player.close()

    def close(self) -> None:
        """End all processes."""
        with self._lock:
            self._is_closed = True
            players = list(self._players.values())
        for player in players:
            player.close()
