"""Finding a move in time, whatever state the engine is in."""

from __future__ import annotations

import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from ..board import Board
from ..coords import Move
from ..engine.info import Info
from ..engine.limit import Limit
from ..engine.reflex import reflex_move
from ..engine.timing import budget_for
from ..engine.wire import Command
from ..engine.wire_report import detail_lines, realtime_line, report_of, summary_line
from .settings import Settings

if TYPE_CHECKING:
    from ..engine.analysis import Analysis
    from ..engine.engine import Engine

WAITING_PART = 0.8  # of a move's time that may pass while the engine is not ready
MOST_LAG = (
    0.100  # seconds by which answers are given earlier at most because earlier ones were late
)
LONGEST_QUESTION = 30.0  # seconds for what has no limit and cannot be stopped
LAG_MEMORY = 0.9  # of a measured lag that still counts at the next move

Result = TypeVar("Result")
Say = Callable[[Sequence[str]], None]


class Order(NamedTuple):
    """A command with its number and the moment it was read."""

    command: Command
    number: int
    arrival: float  # of time.monotonic; a process that was suspended reads when it is resumed


class EndedError(Exception):
    """The manager has sent END: nothing is to be answered any more."""


class Stops:
    """Lets the thread that reads end what the other one is thinking about."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._before = 0  # orders with a lower number are to be answered at once
        self._stop: Callable[[], None] | None = None
        self.is_ended = False

    def stop_before(self, number: int) -> None:
        """Answer all orders before this one at once."""
        with self._lock:
            self._before = max(self._before, number)
            if self._stop is not None:
                self._stop()

    def end(self, number: int) -> None:
        """Stop everything, for good."""
        self.is_ended = True
        self.stop_before(number)

    def is_stopped(self, order: Order) -> bool:
        """Whether the order is to be answered at once."""
        return order.number < self._before

    @contextmanager
    def stopping(self, order: Order, stop: Callable[[], None]) -> Iterator[None]:
        """While this lasts, `stop` is called when the order is to be answered at once."""
        with self._lock:
            self._stop = stop
            if order.number < self._before:
                stop()
        try:
            yield
        finally:
            with self._lock:
                self._stop = None


class Host(Protocol):
    """Where the engine comes from; see `EngineHost`."""

    @property
    def state(self) -> str:
        """Why there may be no engine now."""

    def wait(self, until: float | None, is_cancelled: Callable[[], bool] = ...) -> Engine | None:
        """The engine, or None if it does not come in time."""


class Thinker:
    """Finds moves with the engine, or by reflex where there is none."""

    def __init__(
        self, host: Host, settings: Settings, stops: Stops, say: Say, log: Callable[[str], None]
    ) -> None:
        self._host = host
        self._settings = settings
        self._stops = stops
        self._say = say
        self._log = log
        self._lag = 0.0  # seconds by which answers came later than planned
        self._begun = 0.0  # when the last search was begun

    def move(self, board: Board, order: Order) -> Move:
        """The move to play."""
        return self.ask(
            board,
            order,
            lambda engine, limit: engine.play(board, limit, watch=self._watch(board, order)).move,
            lambda: reflex_move(board),
            is_play=True,
        )

    def best_lines(self, board: Board, order: Order, lines: int) -> Move:
        """The best move of several lines, which are told."""

        def search(engine: Engine, limit: Limit) -> Move:
            with engine.analysis(board, limit, multipv=lines) as analysis:
                self._watch(board, order, lines)(analysis)
            return analysis.best.move

        return self.ask(board, order, search, lambda: reflex_move(board), is_play=True)

    def ask(
        self,
        board: Board,
        order: Order,
        question: Callable[[Engine, Limit], Result],
        fallback: Callable[[], Result],
        *,
        is_play: bool = False,
    ) -> Result:
        """The engine's answer within the time of the order, or the one that needs no engine.

        An endless limit is for `is_play` only, whose search can be stopped.
        """
        engine = self._host.wait(order.arrival)  # at once: it is there, or it is not
        if engine is None:
            spare = fallback()  # before the wait: there may be no time after it
            engine = self._host.wait(self._last_call(board, order), lambda: self._is_stopped(order))
            if engine is None:
                self._check_end()
                self._say([f"MESSAGE {self._host.state}: a move by reflex"])
                return spare
        limit = self._limit(board, order)
        if not is_play and limit.is_endless(board.turn):
            limit = Limit(time=LONGEST_QUESTION)
        try:
            result = question(engine, limit)
        except Exception as error:  # a search that fails must not lose the game on time
            self._log(traceback.format_exc())
            self._say([f"MESSAGE the search failed: {type(error).__name__}"])
            result = fallback()
        self._check_end()
        self._note_lag(board, limit)
        return result

    def _limit(self, board: Board, order: Order) -> Limit:
        self._begun = time.monotonic()
        spent = self._begun - order.arrival
        return self._settings.limit(board.turn, spent + self._lag)

    def _last_call(self, board: Board, order: Order) -> float | None:
        """Until when an order may wait for the engine."""
        budget = budget_for(self._settings.limit(board.turn, self._lag), board.turn)
        ends = [end for end in budget if end is not None]
        return order.arrival + WAITING_PART * min(ends) if ends else None

    def _is_stopped(self, order: Order) -> bool:
        return self._stops.is_stopped(order)

    def _check_end(self) -> None:
        if self._stops.is_ended:
            raise EndedError

    def _note_lag(self, board: Board, limit: Limit) -> None:
        """Learn from an answer that comes later than the search was to end."""
        hard = budget_for(limit, board.turn).hard
        late = 0.0 if hard is None else time.monotonic() - self._begun - hard
        self._lag = min(MOST_LAG, max(late, self._lag * LAG_MEMORY))

    # News

    def _watch(self, board: Board, order: Order, lines: int = 1) -> Callable[[Analysis], None]:
        """Follows a search: stops it when that is asked for, and tells how it goes."""

        def watch(search: Analysis) -> None:
            with self._stops.stopping(order, search.stop):
                if self._settings.shows_detail or self._settings.shows_realtime:
                    for info in search:
                        self._tell(board, info, lines)
                search.wait()
            if not self._stops.is_ended:
                reports = (report_of(info, board.size, lines) for info in search.lines[:lines])
                self._say([summary_line(report) for report in reports])

        return watch

    def _tell(self, board: Board, info: Info, lines: int) -> None:
        """News of a search: a finished depth of a line, or how the next depth goes on."""
        if self._stops.is_ended:
            return
        said: list[str] = []
        if info.current_move is not None:
            if self._settings.shows_realtime:
                said.append(realtime_line("POS", info.current_move, board.size))
        else:
            if self._settings.shows_detail:
                said += detail_lines(report_of(info, board.size, lines), info.score.pov)
            if self._settings.shows_realtime and info.multipv == 1:
                said.append(realtime_line("REFRESH"))
                said.append(realtime_line("BEST", info.move, board.size))
        self._say(said)
