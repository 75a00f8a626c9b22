"""Finds a move in time, whatever state the engine is in."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from ...board import Board
from ...coords import Move
from ...engine.base import StopToken
from ...engine.info import Info
from ...engine.limit import Limit
from ...engine.reflex import reflex_move
from ...engine.timing import budget_for
from ...remote.errors import RemoteError
from ..wire import Command
from ..wire_report import detail_lines, realtime_line, summary_line
from .engine_worker import EngineWorker, Found
from .settings import ManagerSettings

WAITING_PART = 0.8  # the part of a move's time to wait for an engine that is not ready
LONGEST_QUESTION = 30.0  # seconds for a task that has no limit and cannot be stopped
HANG = 0.5  # seconds after its time is up until an engine counts as hung
LAST_PART = 0.02  # the last part of a turn; before it an answer goes out in any case
MOST_LAG = 0.100  # seconds: answers go out at most this much earlier after late ones
LAG_MEMORY = 0.9  # the part of a measured lag that still counts at the next move

Say = Callable[[Sequence[str]], None]


class Order(NamedTuple):
    """A command, the token that stops it, and when it was read."""

    command: Command
    stop: StopToken
    arrival: float  # of time.monotonic; a process that was suspended reads when it is resumed


class EndedError(Exception):
    """The manager has sent END: no more answers are wanted."""


class MoveFinder:
    """Finds moves with the engine, or fallback moves while there is none."""

    def __init__(
        self,
        worker: EngineWorker,
        settings: ManagerSettings,
        ended: StopToken,
        say: Say,
        log: Callable[[str], None],
    ) -> None:
        self._worker = worker
        self._settings = settings
        self._ended = ended
        self._say = say
        self._log = log
        self._lag = 0.0  # seconds by which answers were later than planned
        self._best: Move | None = None  # found so far by the running search

    def move(self, board: Board, order: Order) -> Move:
        """The move to play."""
        return self._legal(board, self.ask("play", board, order, partial(self._fallback, board)))

    def best_lines(self, board: Board, order: Order, lines: int) -> Move:
        """The best move of several lines, which are reported."""
        fallback = partial(self._fallback, board)
        return self._legal(board, self.ask("best_lines", board, order, fallback, lines=lines))

    def _legal(self, board: Board, move: Move) -> Move:
        """The move, or a fallback if a fault somewhere made it illegal."""
        return move if board.is_legal(move) else reflex_move(board)

    def forget(self, board: Board, order: Order) -> None:
        """Empty the engine's table, if there is an engine."""
        if self._worker.wait(order.arrival):
            try:
                self._search("clear_hash", board, order, {})
            except RemoteError as error:
                self._log(f"the table was not emptied: {error}")

    def _fallback(self, board: Board) -> Move:
        """The best move so far, or the fallback move."""
        return reflex_move(board) if self._best is None else self._best

    def ask(
        self, task: str, board: Board, order: Order, fallback: Callable[[], Any], **args: Any
    ) -> Any:
        """The engine's answer to a task within the time of the order, or else the fallback."""
        self._best = None
        if not self._worker.wait(order.arrival):  # it is there at once, or it is not
            answer = fallback()  # before the wait: there may be no time after it
            last_call = self._last_call(board, order)
            if not self._worker.wait(last_call, lambda: order.stop.is_stopped):
                self._check_end()
                self._say([f"MESSAGE {self._worker.state}: playing a fallback move"])
                return answer
        try:
            done = self._search(task, board, order, args)
        except RemoteError as error:
            self._check_end()
            self._log(f"{task}: {error}")
            self._say([f"MESSAGE the search failed: {error}"])
            return fallback()
        self._check_end()
        self._say([summary_line(info, board.size, len(done.lines)) for info in done.lines])
        return done.result

    def _search(self, task: str, board: Board, order: Order, args: dict[str, Any]) -> Found:
        begin = time.monotonic()
        limit = self._settings.limit(board.turn, begin - order.arrival + self._lag)
        if limit.is_endless(board.turn) and task not in ("play", "best_lines"):
            limit = Limit(time=LONGEST_QUESTION)
        hard = budget_for(limit, board.turn).hard
        done = self._worker.ask(
            task,
            board,
            limit,
            until=None if hard is None else self._latest(order, begin + hard),
            tell=lambda info: self._tell(board, info, args.get("lines", 1)),
            stop=order.stop,
            ticks=self._settings.shows_realtime,
            **args,
        )
        late = 0.0 if hard is None else time.monotonic() - begin - hard
        self._lag = min(MOST_LAG, max(late, self._lag * LAG_MEMORY))
        return done

    def _latest(self, order: Order, planned: float) -> float:
        """When the answer goes out, whether or not the search has ended."""
        turn = self._settings.turn_seconds
        if turn is None:
            return planned + HANG
        return max(planned, min(planned + HANG, order.arrival + turn * (1 - LAST_PART)))

    def _last_call(self, board: Board, order: Order) -> float | None:
        """How long an order may wait for the engine."""
        budget = budget_for(self._settings.limit(board.turn, self._lag), board.turn)
        ends = [end for end in budget if end is not None]
        return order.arrival + WAITING_PART * min(ends) if ends else None

    def _check_end(self) -> None:
        if self._ended.is_stopped:
            raise EndedError

    def _tell(self, board: Board, info: Info, total: int) -> None:
        """Report a line of a finished depth, or the progress of the next one."""
        if info.multipv == 1:
            self._best = info.move
        said: list[str] = []
        if info.current_move is not None:
            said.append(realtime_line("POS", info.current_move, board.size))
        else:
            if self._settings.shows_detail:
                said += detail_lines(info, board.size, total)
            if self._settings.shows_realtime and info.multipv == 1:
                said.append(realtime_line("REFRESH"))
                said.append(realtime_line("BEST", info.move, board.size))
        if not self._ended.is_stopped:
            self._say(said)
