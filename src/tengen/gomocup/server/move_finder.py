"""Finds a move in time, whatever state the engine is in."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...board import Board
from ...coords import Move
from ...engine.base import StopToken
from ...engine.info import Info
from ...engine.limit import Limit
from ...engine.reflex import reflex_move
from ...engine.timing import budget_for
from ...plain import Json
from ...remote.errors import RemoteError
from ..wire import Command, point_text, points_text
from .engine_worker import EngineWorker
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
        self, worker: EngineWorker, say: Say, ended: StopToken, log: Callable[[str], None]
    ) -> None:
        self.worker = worker
        self.say = say
        self.settings = ManagerSettings()
        self._ended = ended  # stopped by END
        self._log = log
        self._lag = 0.0  # seconds by which answers were later than planned
        self._best: Move | None = None  # found so far by the running search

    def move(self, board: Board, order: Order, *, lines: int | None = None) -> Move:
        """The move to play; with `lines`, the best of so many, which are reported."""

        def fallback() -> Move:
            return reflex_move(board) if self._best is None else self._best

        if lines is None:
            move = self.ask("play", board, order, fallback)
        else:
            move = self.ask("best_lines", board, order, fallback, lines=lines)
        return move if board.is_legal(move) else reflex_move(board)  # in spite of a fault somewhere

    def forget(self, board: Board, order: Order) -> None:
        """Empty the engine's table, if there is an engine."""
        if self.worker.wait(order.arrival):
            try:
                self._search("clear_hash", board, order, {})
            except RemoteError as error:
                self._log(f"the table was not emptied: {error}")

    def ask(
        self, task: str, board: Board, order: Order, fallback: Callable[[], Any], **args: Any
    ) -> Any:
        """The engine's answer to a task within the time of the order, or else the fallback."""
        self._best = None
        if not self.worker.wait(order.arrival):  # it is there at once, or it is not
            answer = fallback()  # before the wait: there may be no time after it
            last_call = self._last_call(board, order)
            if not self.worker.wait(last_call, lambda: order.stop.is_stopped):
                self._check_end()
                self.say([f"MESSAGE {self.worker.state}: playing a fallback move"])
                return answer
        try:
            value = self._search(task, board, order, args)
        except RemoteError as error:
            self._check_end()
            self._log(f"{task}: {error}")
            self.say([f"MESSAGE the search failed: {error}"])
            return fallback()
        self._check_end()
        lines = [Info.from_plain(line, board.size) for line in value["lines"]]
        self.say([summary_line(info, board.size, len(lines)) for info in lines])
        return value["result"]

    def _search(self, task: str, board: Board, order: Order, args: Json) -> Json:
        """The result of a task, and the lines that its search ended with."""
        begin = time.monotonic()
        limit = self.settings.limit(board.turn, begin - order.arrival + self._lag)
        if limit.is_endless(board.turn) and task not in ("play", "best_lines"):
            limit = Limit(time=LONGEST_QUESTION)
        hard = budget_for(limit, board.turn).hard
        about = {"position": board.to_plain(), "limit": limit.to_plain()}
        value: Json = self.worker.ask(
            task,
            {**args, **about, "ticks": self.settings.shows_realtime},
            until=None if hard is None else self._latest(order, begin + hard),
            tell=lambda news: self._tell(board, news, args.get("lines", 1)),
            stop=order.stop,
        )
        late = 0.0 if hard is None else time.monotonic() - begin - hard
        self._lag = min(MOST_LAG, max(late, self._lag * LAG_MEMORY))
        return value

    def _latest(self, order: Order, planned: float) -> float:
        """When the answer goes out, whether or not the search has ended."""
        turn = self.settings.turn_seconds
        if turn is None:
            return planned + HANG
        return max(planned, min(planned + HANG, order.arrival + turn * (1 - LAST_PART)))

    def _last_call(self, board: Board, order: Order) -> float | None:
        """How long an order may wait for the engine."""
        budget = budget_for(self.settings.limit(board.turn, self._lag), board.turn)
        ends = [end for end in budget if end is not None]
        return order.arrival + WAITING_PART * min(ends) if ends else None

    def _check_end(self) -> None:
        if self._ended.is_stopped:
            raise EndedError

    def _tell(self, board: Board, news: Json, total: int) -> None:
        """Report a line of a finished depth, or the progress of the next one."""
        info = Info.from_plain(news, board.size)
        if info.multipv == 1:
            self._best = info.move
        said: list[str] = []
        if info.current_move is not None:
            said.append(realtime_line("POS", info.current_move, board.size))
        else:
            if self.settings.shows_detail:
                said += detail_lines(info, board.size, total)
            if self.settings.shows_realtime and info.multipv == 1:
                said.append(realtime_line("REFRESH"))
                said.append(realtime_line("BEST", info.move, board.size))
        if not self._ended.is_stopped:
            self.say(said)


# A line of play in the words that boards know; `client/details.py` reads all of them


def detail_lines(info: Info, size: int, total: int = 1) -> list[str]:
    """One of `total` lines of play as INFO lines."""
    return [
        f"INFO PV {info.multipv - 1}",
        f"INFO NUMPV {total}",
        f"INFO DEPTH {info.depth}",
        f"INFO SELDEPTH {info.seldepth}",
        f"INFO NODES {info.nodes}",
        f"INFO TOTALNODES {info.nodes}",
        f"INFO TOTALTIME {_milliseconds(info)}",
        f"INFO SPEED {info.nps}",
        f"INFO EVAL {_value(info)}",
        f"INFO WINRATE {info.score.win_chance:.4f}",
        f"INFO BESTLINE {points_text(info.pv, size)}",
        "INFO PV DONE",
    ]


def summary_line(info: Info, size: int, total: int = 1) -> str:
    """One of `total` lines of play as a MESSAGE."""
    number = f" multipv {info.multipv}" if total > 1 else ""
    how = "book" if info.is_book else f"depth {info.depth}-{info.seldepth}"
    return (
        f"MESSAGE {how}{number} ev {_value(info)} "
        f"n {info.nodes} n/ms {info.nps // 1000} tm {_milliseconds(info)} "
        f"pv {points_text(info.pv, size)}"
    )


def realtime_line(key: str, move: int | None = None, size: int = 0) -> str:
    """MESSAGE REALTIME with a key such as BEST and the point it is about."""
    return f"MESSAGE REALTIME {key}" + ("" if move is None else f" {point_text(move, size)}")


def _milliseconds(info: Info) -> int:
    return round(1000 * info.time)


def _value(info: Info) -> str:
    """Centi-units, or +M5 for a win in five plies."""
    return str(info.score) if info.score.centi is None else str(info.score.centi)
