"""Engines for tests: real subclasses of the base that search nothing."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tengen import Board, Limit, Move, Rule, Score
from tengen.engine.base import Analysis, BaseEngine
from tengen.engine.info import Info, Progress
from tengen.engine.reflex import reflex_move

STEP = 0.01  # seconds from one info to the next of a search that goes on


def fake_info(board: Board, *moves: Move, **values: Any) -> Info:
    """What an engine could say about a line."""
    usual: dict[str, Any] = {
        "depth": 3,
        "seldepth": 5,
        "score": Score(10, pov=board.turn),
        "nodes": 1000,
        "time": 0.5,
        "hashfull": 0,
        "progress": Progress(4, 2, 8),
    }
    return Info(pv=moves, **{**usual, **values})


class FakeSearch(Analysis):
    """A search that has found its lines when it begins, and ends when it is let go or stopped."""

    def __init__(self, lines: Sequence[Info], until: threading.Event, seconds: float) -> None:
        super().__init__(lines[0])
        self._found = tuple(lines)
        self._until = until
        self._end = time.monotonic() + seconds
        self._is_stopped = False
        self._start()

    def stop(self) -> None:
        """End at the next step."""
        self._is_stopped = True

    def _run(self) -> None:
        self._update(self._found, self._found)
        while not self._is_stopped and time.monotonic() < self._end:
            if self._until.wait(STEP):
                return
            self._update(self._found, self._found)


class FakeEngine(BaseEngine):
    """Finds the fallback move, then the other legal ones; keeps what it was asked.

    A search ends at once, or after `go_on.clear()` when `go_on` is set, it is stopped or its time
    is up. `error` is raised by the next searches instead. As for ours, a level is a limit.
    """

    def __init__(self, *, error: Exception | None = None, centi: int = 10) -> None:
        super().__init__()
        self.error = error
        self.centi = centi
        self.go_on = threading.Event()
        self.go_on.set()
        self.boards: list[Board] = []
        self.limits: list[Limit] = []
        self.options: dict[str, int | None] = {}
        self.cleared = 0

    def prepare(self, rule: Rule | str, size: int) -> None:
        """There is nothing to get ready."""

    def configure(self, **options: int | None) -> None:
        """Keep the options."""
        self.options.update(options)

    def clear_hash(self) -> None:
        """Count how often."""
        self.cleared += 1

    def moves(self, board: Board) -> list[Move]:
        """The moves in the order in which they are found."""
        first = reflex_move(board)
        return [first, *(move for move in board.legal_moves if move != first)]

    def infos(self, board: Board, lines: int) -> list[Info]:
        """The lines of a search."""
        return [
            fake_info(board, move, score=Score(self.centi - n, pov=board.turn), multipv=n + 1)
            for n, move in enumerate(self.moves(board)[:lines])
        ]

    def _bounded(self, limit: Limit) -> Limit:
        has_level = self.options.get("level") is not None
        return replace(limit, nodes=limit.nodes or 1000) if has_level else limit

    def _begin(self, board: Board, limit: Limit, *, lines: int, for_move: bool) -> FakeSearch:
        self.boards.append(board)
        self.limits.append(limit)
        if self.error is not None:
            raise self.error
        clock = limit.clock(board.turn)
        bounds = [limit.time, clock.remaining if clock else None]
        seconds = min((bound for bound in bounds if bound is not None), default=math.inf)
        return FakeSearch(self.infos(board, lines), self.go_on, seconds)
