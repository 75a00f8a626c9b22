"""Engines for players: one call for ours and for others, started when it is first needed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol, TypeAlias

from ..board import Board
from ..engine.info import Info, PlayResult
from ..engine.limit import Limit
from ..errors import EngineError
from ..rules import Rule
from .seats import Kind, Player

Report: TypeAlias = Callable[[int, int], None]
"""Told how many kernels of our engine are ready, and of how many, while it compiles."""

Tell: TypeAlias = Callable[[Info], None]
"""Told how a search goes on."""


class Search(Protocol):
    """A search that goes on: iterate for its news."""

    @property
    def best(self) -> Info: ...
    @property
    def lines(self) -> tuple[Info, ...]: ...
    def stop(self) -> None: ...
    def wait(self, timeout: float | None = None) -> bool: ...
    def __iter__(self) -> Iterator[Info]: ...
    def __enter__(self) -> Search: ...
    def __exit__(self, *error: Any) -> None: ...


class EngineLike(Protocol):
    """What any engine does for a player: ours, one in another process, a fake in tests."""

    def play(
        self, board: Board, limit: Limit, *, watch: Callable[[Any], None] | None = None
    ) -> PlayResult: ...
    def analysis(
        self, board: Board, limit: Limit | None = None, *, multipv: int | None = None
    ) -> AbstractContextManager[Any]: ...
    def prepare(self, rule: Rule | str, size: int) -> None: ...
    def close(self) -> None: ...


class Brake:
    """Stops what an engine does, from any thread: the search that runs, and all that follow it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._search: Search | None = None
        self._is_pulled = False

    @property
    def is_pulled(self) -> bool:
        """Whether it was asked to stop."""
        return self._is_pulled

    def stop(self) -> None:
        """End the search at once; the best move so far is its answer. Any often."""
        with self._lock:
            self._is_pulled = True
            search = self._search
        if search is not None:
            search.stop()

    def hold(self, search: Search) -> None:
        """Have this search stopped when the brake is pulled, or now if it was."""
        with self._lock:
            self._search = search
            is_pulled = self._is_pulled
        if is_pulled:
            search.stop()


class BrakedEngine:
    """An engine under a brake, that tells how its searches for a move go on."""

    def __init__(self, engine: EngineLike, brake: Brake, tell: Tell | None) -> None:
        self._engine = engine
        self._brake = brake
        self._tell = tell

    def play(self, board: Board, limit: Limit) -> PlayResult:
        """The move that the engine plays."""
        return self._engine.play(board, limit, watch=self._follow)

    def _follow(self, search: Search) -> None:
        self._brake.hold(search)
        for info in search:
            if self._tell is not None:
                self._tell(info)

    def analysis(
        self, board: Board, limit: Limit | None = None, *, multipv: int | None = None
    ) -> Any:
        """A search in the background."""
        search: Any = self._engine.analysis(board, limit, multipv=multipv)
        self._brake.hold(search)
        return search


def unknown_program(player: Player) -> str:
    """What to do about a program that a file seats, and of which only the name is known."""
    return (
        f"{player.name!r} is a program, and a game file never starts one: open the game with "
        "--first cmd:PROGRAM or --second cmd:PROGRAM"
    )


def start_engine(
    player: Player, *, report: Report | None = None, options: Mapping[str, int] | None = None
) -> EngineLike:
    """An engine that plays for this player; ours is compiled first if need be.

    `options` of our engine hold where the player has none of its own.
    """
    if player.kind is Kind.PROGRAM:
        raise EngineError(unknown_program(player))
    if player.kind is Kind.COMMAND:
        from ..gomocup.client import popen_gomocup

        return popen_gomocup(player.command)
    from ..engine.engine import Engine  # loads the compiled core

    level = {} if player.level is None else {"level": player.level}
    return Engine(report=report, params=None, **{**(options or {}), **player.options, **level})


@contextmanager
def loading_early() -> Iterator[None]:
    """Load our engine in the background meanwhile, unless it would have to be compiled.

    While somebody thinks about their first move it gets ready for its own. The end waits for it:
    a program that ends in the midst of loading machine code may crash.
    """
    thread = threading.Thread(target=_load)
    thread.start()
    try:
        yield
    finally:
        thread.join()


def must_compile() -> bool:
    """Whether our engine has yet to be compiled, which takes a minute, and not only loaded."""
    from ..engine.warmup import is_cold

    return is_cold()


def _load() -> None:
    try:
        from ..engine.warmup import is_cold, warm_up
    except ImportError:  # who needs the engine is told what is missing
        return
    if not is_cold():
        warm_up()
