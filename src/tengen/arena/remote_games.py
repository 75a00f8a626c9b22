"""Games of a match on other machines: a worker there has both engines, and plays whole games.

So clocks run where the engines are, and a worker that dies costs the game that it was playing,
which another one plays again.
"""

from __future__ import annotations

import base64
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any

from ..errors import ArenaError
from ..plain import Json
from ..remote.backend import WorkerPlace
from ..remote.client import Client
from ..remote.crew import Crew
from ..remote.errors import RefusedError, WorkerError
from ..remote.worker import Service, Work
from .pairing import Task
from .player import FaultError, Team
from .playing import Record, play_game
from .settings import MatchSettings
from .trees import has_tree, pack_tree, unpack_tree

MODULE = "tengen.arena.remote_games"
OLD_SOURCE_BYTES = 48 << 20  # as text within one message

Ready = Callable[[int, list[str]], None]
Compiling = Callable[[int, int, int], None]


class RemoteGames:
    """Has the games of a match played by the workers of some place."""

    def __init__(
        self,
        settings: MatchSettings,
        place: WorkerPlace,
        *,
        ready: Ready,
        compiling: Compiling,
    ) -> None:
        """`ready` and `compiling` hear of the engines by their number, each once ready."""
        self._settings = settings
        self._ready = ready
        self._compiling = compiling
        self._known: set[int] = set()  # engines that were told to be ready
        self._lock = threading.Lock()
        self._crew = Crew(place, MODULE, log=partial(print, file=sys.stderr))

    @property
    def size(self) -> int:
        """How many games can be played at the same time."""
        return self._crew.size

    def begin(self, task: Task) -> Future[Record]:
        """Have a game played as soon as a worker is free."""
        return self._crew.submit(partial(self._play, task.number))

    def close(self) -> None:
        """End all games."""
        self._crew.close()

    def _play(self, number: int, client: Client) -> Record:
        trees = [spec.tree for spec in self._settings.engines if spec.tree is not None]
        for tree in client.ask("missing", {"trees": trees}):
            data = base64.b64encode(pack_tree(tree)).decode()
            if len(data) > OLD_SOURCE_BYTES:
                raise ArenaError(f"{tree} is too large to be sent to other machines")
            client.ask("unpack", {"tree": tree, "data": data})
        args = {"settings": self._settings.to_plain(), "number": number}
        return Record.from_plain(client.ask("play", args, tell=self._told))

    def _told(self, news: Json) -> None:
        engine = news["engine"]
        if "ignored" not in news:
            self._compiling(engine, news["done"], news["total"])
            return
        with self._lock:
            is_new = engine not in self._known
            self._known.add(engine)
        if is_new:
            self._ready(engine, news["ignored"])


def record_of(game: Future[Record]) -> Record:
    """The record of a game, or why it could not be played at all."""
    try:
        return game.result()
    except RefusedError as error:
        raise ArenaError(str(error)) from error
    except WorkerError as error:
        raise ArenaError(f"a worker that played games failed: {error}") from error


# In the worker


class _Board:
    """The engines of a match in this worker."""

    def __init__(self, settings: MatchSettings) -> None:
        self.settings = settings
        self.team = Team(settings)
        self._started: set[int] = set()

    def start(self, engine: int, tell: Callable[[Any], None]) -> None:
        """Start an engine for the first time; what is wrong with it shows up now."""
        if engine in self._started:
            return

        def compiling(done: int, total: int) -> None:
            tell({"engine": engine, "done": done, "total": total})

        try:
            player = self.team.player(engine, compiling)
        except FaultError as error:
            name = self.settings.names[engine]
            raise ArenaError(f"{name} does not start: {error}") from error
        self._started.add(engine)
        tell({"engine": engine, "ignored": player.ignored})


_boards: dict[str, _Board] = {}


def missing(work: Work, *, trees: list[str]) -> list[str]:
    """Which copies of our source this machine does not have and cannot make."""
    return [tree for tree in dict.fromkeys(trees) if not has_tree(tree)]


def unpack(work: Work, *, tree: str, data: str) -> None:
    """Take the copy of an old source."""
    unpack_tree(tree, base64.b64decode(data))


def play(work: Work, *, settings: Json, number: int) -> Json:
    """Play the game with this number."""
    board = _boards.get(str(settings))
    if board is None:
        while _boards:
            _boards.popitem()[1].team.close()
        board = _boards[str(settings)] = _Board(MatchSettings.from_plain(settings))
    task = board.settings.schedule().task(number)
    for engine in (task.black, task.white):
        board.start(engine, work.tell)
    record = play_game(task, board.settings, board.team.player, lambda: work.is_stopped)
    if record.ending.is_forfeit and record.loser is not None:
        board.team.dismiss(record.loser)
    return record.to_plain()


def _refuse(error: Exception) -> tuple[str, str, Json] | None:
    return (error.code, str(error), {}) if isinstance(error, ArenaError) else None


def service() -> Service:
    """Workers that play games of matches."""
    tasks: dict[str, Any] = {"missing": missing, "unpack": unpack, "play": play}
    return Service(tasks=tasks, refuse=_refuse)
