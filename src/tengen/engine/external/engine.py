"""Any Gomocup engine behind the same calls as our own."""

from __future__ import annotations

import os
import shlex
import threading
import warnings
import weakref
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Self, TypeAlias, overload

from ...board import Board
from ...errors import BusyError, ClosedError, GameOverError, LimitError, OptionError
from ...rules import Rule
from ..info import Info, PlayResult
from ..limit import Limit
from .clock import terms_of
from .details import MAX_LINES
from .search import ExternalAnalysis
from .session import Abilities, Session, Settings

Watch: TypeAlias = Callable[[ExternalAnalysis], None]
"""Sees to a search while it goes on; the search's end is waited for when it returns."""


class OneLineWarning(UserWarning):
    """An engine was asked for several lines and can tell one only."""


def popen_gomocup(
    command: str | Sequence[str],
    *,
    cwd: str | None = None,
    max_memory: int = 0,
    game_type: int = 1,
    folder: str | None = None,
    info: Mapping[str, int | str] | None = None,
    start_timeout: float = 60.0,
    grace: float = 1.0,
    longest_move: float = 300.0,
) -> ExternalEngine:
    """Start a Gomocup engine, from a command line or its words.

    `cwd` is the folder it runs in. It is told `max_memory` in bytes, the `game_type`, the `folder`
    where it may keep files, and each key of `info`, such as thread_num. It has `start_timeout`
    seconds for START and RESTART; a move may be `grace` seconds late before the engine counts as
    hanging; and where a limit has no time at all, a move may take `longest_move` seconds.

    >>> with popen_gomocup("./pbrain-other") as engine:  # doctest: +SKIP
    ...     engine.play(board, Limit(time=1.0)).move
    """
    is_posix = os.name == "posix"
    words = tuple(shlex.split(command, posix=is_posix) if isinstance(command, str) else command)
    if not words or not words[0]:
        raise OptionError(f"{command!r} is not a command: expected a program and its arguments")
    if cwd is not None and not os.path.isdir(cwd):
        raise OptionError(f"cwd={cwd!r} is not a folder: expected one to run the engine in")
    return ExternalEngine(
        Settings(
            command=words,
            cwd=cwd,
            max_memory=max_memory,
            game_type=game_type,
            folder=folder,
            info=info or {},
            start_timeout=start_timeout,
            grace=grace,
            longest_move=longest_move,
        )
    )


class ExternalEngine:
    """An engine in another process. Make one with `popen_gomocup`.

    One search runs at a time. When the engine fails, the call raises an `ExternalEngineError` that
    tells how, its process is ended, and the next call starts another.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._abilities = Abilities()
        self._search: ExternalAnalysis | None = None
        self._is_closed = False
        self._starting = threading.Lock()
        self._session = Session(settings, self._abilities)
        self._last_resort = weakref.finalize(self, self._session.channel.child.kill)

    # Setting up

    @property
    def about(self) -> Mapping[str, str]:
        """What the engine answers to ABOUT: name, version, author and the like."""
        return self._session.about

    @property
    def name(self) -> str:
        """The engine's name for itself, or its program's."""
        return self.about.get("name") or self._session.channel.program

    @property
    def last_output(self) -> tuple[str, ...]:
        """The last lines it has written since it was asked for a move."""
        return self._session.channel.last_output

    @property
    def pid(self) -> int:
        """Its process."""
        return self._session.channel.child.pid

    @property
    def is_alive(self) -> bool:
        """Whether its process runs; if not, the next call starts another."""
        return self._session.channel.is_alive

    def prepare(self, rule: Rule | str, size: int) -> None:
        """Make ready for boards like this, so that no clock pays for it."""
        with self._starting:
            self._check_idle()
            self._ready(Board(rule, size))

    def close(self) -> None:
        """Stop searching and end the process, by force if need be. Closing twice does nothing."""
        if self._is_closed:
            return
        self._is_closed = True
        try:
            if self._search is not None and self._search.is_running:
                self._search.stop()
                self._search.wait()
        finally:
            self._session.channel.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    # Searching

    def play(self, board: Board, limit: Limit, *, watch: Watch | None = None) -> PlayResult:
        """The move that the engine plays within the limit.

        `watch` is called with the search when it has begun, to read its news or to stop it.
        """
        best = self._finish(board, limit, lines=1, watch=watch).best
        return PlayResult(best.move, best)

    @overload
    def analyse(self, board: Board, limit: Limit, *, multipv: None = None) -> Info: ...
    @overload
    def analyse(self, board: Board, limit: Limit, *, multipv: int) -> list[Info]: ...
    def analyse(
        self, board: Board, limit: Limit, *, multipv: int | None = None
    ) -> Info | list[Info]:
        """The best line found within the limit; with `multipv` at most so many lines, best first.

        Several lines need an engine that answers yxnbest. Of another there is one line, and a
        OneLineWarning.
        """
        search = self._finish(board, limit, lines=1 if multipv is None else multipv)
        if multipv is None:
            return search.best
        if multipv > 1 and self._abilities.tells_lines is False:
            warnings.warn(
                f"{self.name} does not answer yxnbest: there is one line, not {multipv}",
                OneLineWarning,
                stacklevel=2,
            )
        return list(search.lines)

    def analysis(
        self, board: Board, limit: Limit | None = None, *, multipv: int | None = None
    ) -> ExternalAnalysis:
        """Start to search in the background, until the limit or for ever, and tell as it goes on.

        An engine that ends by itself ends the analysis. One that does not stop when it is asked to
        is ended, and started again by the next call.
        """
        return self._start(board, limit or Limit(), lines=1 if multipv is None else multipv)

    def _finish(
        self, board: Board, limit: Limit, *, lines: int, watch: Watch | None = None
    ) -> ExternalAnalysis:
        """A search that has come to its end."""
        if limit.is_endless(board.turn):
            raise LimitError(f"{limit} never ends for {board.turn.title}: expected some limit")
        with self._start(board, limit, lines=lines) as search:
            if watch is not None:
                watch(search)
            search.wait()
        return search

    def _start(self, board: Board, limit: Limit, *, lines: int) -> ExternalAnalysis:
        if not isinstance(lines, int) or isinstance(lines, bool) or not 1 <= lines <= MAX_LINES:
            raise OptionError(f"multipv={lines!r} is out of range: expected 1 to {MAX_LINES}")
        outcome = board.outcome()
        if outcome is not None:
            raise GameOverError(
                f"there is no move to find: the game is over ({outcome.termination})"
            )
        terms = terms_of(limit, board.turn, longest=self._settings.longest_move)
        with self._starting:
            self._check_idle()
            self._search = ExternalAnalysis(self._ready, board.copy(), terms, lines)
            return self._search

    def _ready(self, board: Board) -> Session:
        """An engine that waits for a question about this board."""
        if not self._session.can_play_on(board.size):
            self._launch()
        self._session.prepare(board.rule, board.size)
        if not self._session.renew(board):
            self._launch()
            self._session.prepare(board.rule, board.size)
        return self._session

    def _launch(self) -> None:
        """Another process in place of the one there is."""
        self._session.channel.close()
        self._session = Session(self._settings, self._abilities)
        self._last_resort.detach()
        self._last_resort = weakref.finalize(self, self._session.channel.child.kill)

    def _check_idle(self) -> None:
        if self._is_closed:
            raise ClosedError("the engine has been closed")
        if self._search is not None and self._search.is_running:
            raise BusyError("a search is running: stop it first")
