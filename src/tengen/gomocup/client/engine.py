"""Any Gomocup engine behind the same calls as our own."""

from __future__ import annotations

import os
import shlex
import weakref
from collections.abc import Mapping, Sequence

from ...board import Board
from ...engine.base import BaseEngine
from ...engine.limit import Limit
from ...errors import OptionError
from ...rules import Rule
from .search import ExternalAnalysis
from .session import Abilities, EngineSession, LaunchSettings, terms_of

SHOW_DETAIL = 3  # REALTIME and INFO lines, from engines that know the key


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

    It runs in the folder `cwd` and receives `max_memory` in bytes, the `game_type`, the `folder`
    where it may keep files, and each key of `info`, such as thread_num. It has `start_timeout`
    seconds to answer START and RESTART. A move may be `grace` seconds late before the engine counts
    as hung, and without a time limit it may take `longest_move` seconds.

    >>> with popen_gomocup("./pbrain-other") as engine:  # doctest: +SKIP
    ...     engine.play(board, Limit(time=1.0)).move
    """
    is_posix = os.name == "posix"
    words = shlex.split(command, posix=is_posix) if isinstance(command, str) else [*command]
    if not words or not words[0]:
        raise OptionError(f"{command!r} is not a command: expected a program and its arguments")
    if cwd is not None and not os.path.isdir(cwd):
        raise OptionError(f"cwd={cwd!r} is not a folder: expected one to run the engine in")
    once = {"max_memory": max_memory, "game_type": game_type, "show_detail": SHOW_DETAIL}
    return ExternalEngine(
        LaunchSettings(
            command=words,
            cwd=cwd,
            once={**once, **({} if folder is None else {"folder": folder}), **(info or {})},
            start_timeout=start_timeout,
            grace=grace,
            longest_move=longest_move,
        )
    )


class ExternalEngine(BaseEngine):
    """An engine in another process. Make one with `popen_gomocup`.

    One search runs at a time. When the engine fails, the call raises an `ExternalEngineError` that
    says how, its process is killed, and the next call starts a new one.
    """

    def __init__(self, settings: LaunchSettings) -> None:
        super().__init__()
        self._settings = settings
        self._abilities = Abilities()
        self._session = EngineSession(settings, self._abilities)
        self._last_resort = weakref.finalize(self, self._session.child.kill)

    # Setting up

    @property
    def about(self) -> Mapping[str, str]:
        """What the engine answers to ABOUT: name, version, author and so on."""
        return self._session.about

    @property
    def name(self) -> str:
        """The engine's name for itself, or its program's."""
        return self.about.get("name") or self._session.program

    @property
    def last_output(self) -> tuple[str, ...]:
        """The last lines it has written since the last question."""
        return self._session.child.last_output

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._session.child.pid

    @property
    def is_alive(self) -> bool:
        """Whether its process is running; if not, the next call starts a new one."""
        return self._session.is_alive

    @property
    def reports_lines(self) -> bool:
        """Whether it answers yxnbest, as far as known."""
        return self._abilities.tells_lines is not False

    def prepare(self, rule: Rule | str, size: int) -> None:
        """Get ready for boards like this, so that no clock pays for it."""
        with self._starting:
            self._check_idle()
            self._ready(Board(rule, size))

    def close(self) -> None:
        """Stop searching and end the process, by force if need be. Closing twice does nothing."""
        if self._is_closed:
            return
        try:
            super().close()
        finally:
            self._session.close()

    # Searching

    def _begin(self, board: Board, limit: Limit, *, lines: int, for_move: bool) -> ExternalAnalysis:
        terms = terms_of(limit, board.turn, longest=self._settings.longest_move)
        return ExternalAnalysis(self._ready, board, terms, lines)

    def _ready(self, board: Board) -> EngineSession:
        """A session that is ready for a question about this board."""
        if not self._session.can_play_on(board.size):
            self._launch()
        self._session.prepare(board.rule, board.size)
        if not self._session.renew(board):
            self._launch()
            self._session.prepare(board.rule, board.size)
        return self._session

    def _launch(self) -> None:
        """Replace the process with a new one."""
        self._session.close()
        self._session = EngineSession(self._settings, self._abilities)
        self._last_resort.detach()
        self._last_resort = weakref.finalize(self, self._session.child.kill)
