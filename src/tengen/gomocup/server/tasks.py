"""What the worker with the engine can do; the only module here that loads the core."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

from ...board import Board
from ...coords import Move
from ...engine.base import Analysis, BaseEngine
from ...engine.engine import Engine
from ...engine.limit import Limit
from ...engine.warmup import compile_part, is_cold, keeps_code
from ...errors import UnsupportedRuleError
from ...openings.balance import balanced_move, balanced_pair
from ...openings.decisions import opening_acts
from ...openings.fallback import opening_at
from ...plain import Json
from ...remote.worker import Report, Service, Work
from .engine_worker import ANYWAY, COMPILE, EXIT_COLD


class BoardReader:
    """Reads boards one after the other; quick where one continues the last."""

    def __init__(self) -> None:
        self._start: Json = {}  # the last board without its moves
        self._board = Board()
        self._moves: list[str] = []

    def read(self, plain: Json) -> Board:
        """The board that `Board.to_plain` wrote; your own."""
        start = {**plain, "moves": []}
        if start != self._start:
            self._start, self._board, self._moves = start, Board.from_plain(start), []
        moves = plain["moves"]
        while self._moves != moves[: len(self._moves)]:
            self._moves.pop()
            self._board.pop()
        for move in moves[len(self._moves) :]:
            self._board.push_text(move, foul=True)
            self._moves.append(move)
        return self._board.copy()


BOARDS = BoardReader()


class PositionTask:
    """A position that a task is about, the means to search it, and the lines that were found."""

    def __init__(self, work: Work, position: Json, limit: Json, *, ticks: bool) -> None:
        self.engine: BaseEngine = work.engine
        self.board = BOARDS.read(position)
        self.limit = Limit(**limit)
        self.stop = work.token
        self.lines: list[Json] = []
        self._work = work
        self._ticks = ticks  # whether news of unfinished depths are wanted as well

    def watch(self, search: Analysis) -> None:
        """Report what a search finds until it ends."""
        for info in search:
            if info.current_move is None or self._ticks:
                self._work.tell(info.to_plain(self.board.size))
        self.lines = [info.to_plain(self.board.size) for info in search.lines]


def play(asked: PositionTask) -> Move:
    """The move to play."""
    board, limit, stop = asked.board, asked.limit, asked.stop
    found = asked.engine.play(board, limit, watch=asked.watch, stop=stop)
    if found.info.is_book:
        asked.lines = [found.info.to_plain(board.size)]
    return found.move


def best_lines(asked: PositionTask, *, lines: int) -> Move:
    """The best move of this many lines."""
    with asked.engine.analysis(asked.board, asked.limit, multipv=lines, stop=asked.stop) as search:
        asked.watch(search)
    return search.best.move


def opening(asked: PositionTask, *, protocol: str) -> tuple[Move, ...] | None:
    """The stones that we place now in an opening; None to take the other side's."""
    acts = opening_acts(
        asked.engine, opening_at(asked.board, protocol), asked.limit, stop=asked.stop
    )
    return tuple(act for act in acts if not isinstance(act, str)) or None


def balance(asked: PositionTask, *, bias: int, count: int) -> tuple[Move, ...] | None:
    """The move, or the two moves, that make the position even."""
    find = balanced_move if count == 1 else balanced_pair
    return find(asked.engine, asked.board, asked.limit, bias=bias, stop=asked.stop).moves


def clear_hash(asked: PositionTask) -> None:
    """Forget all earlier searches."""
    asked.engine.clear_hash()


def _answer(
    task: Callable[..., Any],
    work: Work,
    *,
    position: Json,
    limit: Json,
    ticks: bool = False,
    **args: Any,
) -> Json:
    """Answer a request with one of the tasks above."""
    asked = PositionTask(work, position, limit, ticks=ticks)
    return {"result": task(asked, **args), "lines": asked.lines}


def set_up(work: Work, *, options: dict[str, int | None], rule: str, size: int) -> None:
    """Get the engine ready for a rule and a size."""
    work.engine.configure(**options)
    work.engine.prepare(rule, size)


_QUESTIONS = play, best_lines, opening, balance, clear_hash
TASKS = {"set_up": set_up} | {task.__name__: partial(_answer, task) for task in _QUESTIONS}


def service(hash_mb: str, mode: str = "", part: str = "0") -> Service:
    """Workers with an engine, or the compiler of a part of it."""
    return Service(tasks=TASKS, open=partial(_open, int(hash_mb), mode, int(part)), refuse=_refuse)


def _open(hash_mb: int, mode: str, part: int, report: Report) -> Engine | None:
    """The engine; compiling is left to a process of its own, unless there is no other way."""
    if mode == COMPILE:
        compile_part(part)
        return None
    if mode != ANYWAY and is_cold() and keeps_code():
        os._exit(EXIT_COLD)
    return Engine(hash_mb=hash_mb)


def _refuse(error: Exception) -> tuple[str, str, Json] | None:
    is_refusal = isinstance(error, UnsupportedRuleError)
    return (UnsupportedRuleError.code, str(error), {}) if is_refusal else None
