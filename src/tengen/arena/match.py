"""A match: its games played side by side, each kept as soon as it is finished.

    settings = MatchSettings(engines=..., rule="freestyle", size=15, ...)
    with Journal.create(folder, freeze(settings)) as journal:
        table = run(journal, concurrency=2)

Nothing here prints: a `MatchListener` hears what happens, and the journal holds the rest.
"""

from __future__ import annotations

import threading
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from functools import partial
from pathlib import Path

from ..engine.options import Options, checked_params
from ..errors import ArenaError
from ..remote.backend import WorkerPlace
from .journal import Journal
from .pairing import Task
from .player import FaultError, Team
from .playing import Record, StoppedError, play_game
from .remote_games import RemoteGames, record_of
from .settings import EngineSpec, MatchSettings
from .standings import Standings, count_pairs, standings
from .trees import freeze_commit, freeze_source

TICK = 0.1  # seconds between two looks at Ctrl-C
STARTED_AT_ONCE = 2  # compilers take a core and some memory each


class MatchListener:
    """Gets the events of a match, from several threads. This base class ignores them."""

    def compiling(self, engine: str, done: int, total: int) -> None:
        """An engine is being compiled, before the first game."""

    def ready(self, engine: str, ignored: list[str]) -> None:
        """An engine has started, without the options that it does not know."""

    def finished(self, record: Record) -> None:
        """A game is in the journal."""


def freeze(settings: MatchSettings) -> MatchSettings:
    """The settings with our own engines' source copied, so that later edits do not matter.

    Checks the options of the current source. An older commit may have other options.
    """

    def frozen(spec: EngineSpec) -> EngineSpec:
        if spec.command is not None:
            return spec
        if spec.commit is not None:
            return replace(spec, tree=freeze_commit(spec.commit))
        Options().changed(**spec.options)
        checked_params(spec.params)
        return replace(spec, tree=freeze_source())

    return replace(settings, engines=tuple(frozen(spec) for spec in settings.engines))


def match(
    settings: MatchSettings,
    folder: Path,
    *,
    concurrency: int = 1,
    watcher: MatchListener | None = None,
) -> Standings:
    """Play a new match, and keep its journal in the folder."""
    with Journal.create(folder, freeze(settings)) as journal:
        return run(journal, concurrency=concurrency, watcher=watcher)


def run(
    journal: Journal,
    *,
    concurrency: int = 1,
    place: WorkerPlace | None = None,
    watcher: MatchListener | None = None,
    stop: threading.Event | None = None,
) -> Standings:
    """Play what is left of a match, until its end, its decision, or until `stop` is set.

    With a `place`, its workers play whole games, as many at a time as it has room for.
    Ctrl-C ends it as well, and is raised again when all processes are gone. Unfinished games are
    dropped, and played again when the match is resumed.
    """
    if concurrency < 1:
        raise ArenaError(f"{concurrency} games at a time: expected 1 or more")
    match = _Run(journal, watcher or MatchListener(), stop or threading.Event())
    match.play(concurrency) if place is None else match.play_at(place)
    return standings(journal.settings, journal.records)


class _Run:
    """A match while it is being played."""

    def __init__(self, journal: Journal, watcher: MatchListener, stop: threading.Event) -> None:
        self._journal = journal
        self._settings = journal.settings
        self._schedule = journal.settings.schedule()
        self._watcher = watcher
        self._stop = stop
        self._lock = threading.Lock()
        self._waiting = journal.missing(len(self._schedule))[::-1]
        self._failure: BaseException | None = None

    def play(self, concurrency: int) -> None:
        """Play all remaining games, `concurrency` at a time."""
        if self._is_decided() or not self._waiting:
            return
        teams = [Team(self._settings) for _ in range(min(concurrency, len(self._waiting)))]
        threads = [threading.Thread(target=self._work, args=(team,)) for team in teams]
        try:
            self._warm_up(teams[0])
            for thread in threads:
                thread.start()
            for thread in threads:
                while thread.is_alive():
                    thread.join(TICK)
        finally:
            self._stop.set()
            for team in teams:
                team.close()
            for thread in threads:
                if thread.ident is not None:  # it was started
                    thread.join()
        if self._failure is not None:
            raise self._failure

    def play_at(self, place: WorkerPlace) -> None:
        """Play all remaining games with the workers of a place."""
        if self._is_decided() or not self._waiting:
            return
        names, watcher = self._settings.names, self._watcher
        games = RemoteGames(
            self._settings,
            place,
            ready=lambda engine, ignored: watcher.ready(names[engine], ignored),
            compiling=lambda engine, *progress: watcher.compiling(names[engine], *progress),
        )
        running: set[Future[Record]] = set()
        try:
            while not self._stop.is_set():
                while len(running) < games.size and (task := self._next()) is not None:
                    running.add(games.begin(task))
                if not running:
                    return
                done, running = wait(running, TICK, return_when=FIRST_COMPLETED)
                for game in done:
                    self._keep(record_of(game))
        finally:
            self._stop.set()
            games.close()

    def _warm_up(self, team: Team) -> None:
        """Start each engine once: no game waits for a compiler, and a wrong option shows up now."""
        engines = range(len(self._settings.engines))
        with ThreadPoolExecutor(STARTED_AT_ONCE) as pool:
            try:
                list(pool.map(partial(self._start, team), engines))
            except BaseException:
                team.close()  # or the pool would wait for engines that are still starting
                raise

    def _start(self, team: Team, engine: int) -> None:
        name = self._settings.names[engine]
        try:
            player = team.player(engine, partial(self._watcher.compiling, name))
        except FaultError as error:
            raise ArenaError(f"{name} does not start: {error}") from error
        self._watcher.ready(name, player.ignored)

    def _work(self, team: Team) -> None:
        """Play one game after the other."""
        try:
            while (task := self._next()) is not None:
                record = play_game(task, self._settings, team.player, self._stop.is_set)
                if record.ending.is_forfeit and record.loser is not None:
                    team.dismiss(record.loser)
                self._keep(record)
        except StoppedError:
            pass
        except BaseException as error:  # for the thread that waits, in which it belongs
            self._failure = error
            self._stop.set()

    def _next(self) -> Task | None:
        with self._lock:
            if self._stop.is_set() or not self._waiting:
                return None
            return self._schedule.task(self._waiting.pop())

    def _keep(self, record: Record) -> None:
        with self._lock:
            if self._is_decided():  # by a game that ended meanwhile
                return
            self._journal.append(record)
            if self._is_decided():
                self._stop.set()
        self._watcher.finished(record)

    def _is_decided(self) -> bool:
        if self._settings.sprt is None:
            return False
        (counts,) = count_pairs(self._settings, self._journal.records).values()
        return self._settings.sprt.decision(counts) is not None
