"""A running search of our engine: its threads, what they report, and when they stop."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, replace
from itertools import takewhile

from ..board import Board
from ..coords import Move
from ..core.evaluate import evaluate
from ..core.layout import ROOT_DONE, ROOT_MOVE, ROOT_TOTAL, STOP
from .base import Analysis
from .bridge import State, first_choice, move_of, score_of
from .deepening import Iteration, SearchLine, deepen, nodes_of
from .info import Info, Progress
from .table import Table
from .threads import Helpers, depths_ahead
from .timing import Budget, SearchPace


@dataclass(frozen=True, slots=True)
class SearchTask:
    """What to search, and how far."""

    board: Board
    states: list[State]  # one per thread
    table: Table
    max_depth: int
    lines: int
    start: float  # by time.monotonic
    budget: Budget
    for_move: bool  # ends when the choice is clear; an analysis goes on
    is_blind: bool = False  # the states lack stones that a level has overlooked


class Search(Analysis):
    """A search by our own engine: its threads, and what they find."""

    def __init__(self, task: SearchTask) -> None:
        super().__init__(_first_info(task))
        self._task = task
        self._reached = 0  # the last depth that is finished
        self._pace = SearchPace(task.budget)
        # The timer first: a sleeping thread wakes in time, but one that starts may have to wait.
        if task.budget.hard is not None:
            threading.Thread(target=self._watch, args=(task.budget.hard,), daemon=True).start()
        self._start()

    def stop(self) -> None:
        """Ask the search to end; it does so within milliseconds. Safe to call at any time."""
        for state in self._task.states:
            state["control"][STOP] = 1

    # What happens in the threads

    def _run(self) -> None:
        task = self._task

        def reached() -> int:
            return self._reached

        helpers = Helpers(task.states[1:], task.table, task.max_depth, reached, self._hear)
        depths = depths_ahead(1, task.max_depth, reached)
        try:
            helpers.start()
            for iteration in deepen(task.states[0], task.table.words, depths, lines=task.lines):
                self._take(iteration)
        finally:
            helpers.join()
            self._update(tuple(self._now(info) for info in self._lines))

    def _hear(self, iteration: Iteration) -> None:
        """Take what a helper thread has found; helpers search one line only."""
        if self._task.lines == 1:
            self._take(iteration)

    def _take(self, iteration: Iteration) -> None:
        """Report what is new, whichever thread found it first, and stop when it is enough."""
        with self._changed:
            is_news = iteration.depth + (not iteration.is_finished) > self._reached
            if is_news and self._report(iteration) and self._is_enough(iteration):
                self.stop()

    def _is_enough(self, iteration: Iteration) -> bool:
        """Whether there is no need, or for a move no time, to search another depth."""
        task = self._task
        if iteration.depth >= task.max_depth:
            return True
        elapsed = time.monotonic() - task.start
        return task.for_move and (
            self._is_clear(iteration) or self._pace.is_time_up(iteration, elapsed)
        )

    def _is_clear(self, iteration: Iteration) -> bool:
        """Whether more search cannot change the move: a proven end, or the only reply."""
        only_reply = self._task.states[0]["control"][ROOT_TOTAL] == 1
        return bool(only_reply) or all(line.distance is not None for line in iteration.lines)

    def _watch(self, seconds: float) -> None:
        with self._changed:
            remaining = self._task.start + seconds - time.monotonic()
            timeout = min(max(0.0, remaining), threading.TIMEOUT_MAX)
            self._changed.wait_for(lambda: self._is_done, timeout)
        self.stop()

    def _report(self, iteration: Iteration) -> bool:
        """Turn the lines into infos, except any that begin with an illegal move."""
        board = self._task.board
        lines = [
            line for line in iteration.lines if board.is_legal(move_of(line.pv[0], board.size))
        ]
        if not lines:
            return False
        self._reached = iteration.depth
        progress = Progress(iteration.depth, *self._root_moves())
        nodes, elapsed = nodes_of(self._task.states), time.monotonic() - self._task.start
        infos = tuple(
            Info(
                depth=iteration.depth,
                seldepth=iteration.seldepth,
                score=score_of(line.value, board),
                pv=self._playable(line),
                nodes=nodes,
                time=elapsed,
                hashfull=self._task.table.hashfull,
                multipv=number,
                progress=progress._replace(done=progress.total),
            )
            for number, line in enumerate(lines, 1)
        )
        self._update(infos, infos)
        return True

    # Infos

    def _playable(self, line: SearchLine) -> tuple[Move, ...]:
        """The line up to the first stone that was overlooked."""
        board = self._task.board
        moves = tuple(move_of(point, board.size) for point in line.pv)
        if not self._task.is_blind:
            return moves
        return tuple(takewhile(lambda move: board.color_at(move) is None, moves))

    def _now(self, info: Info) -> Info:
        """An info with the numbers of this moment."""
        task = self._task
        point = int(task.states[0]["control"][ROOT_MOVE])
        return replace(
            info,
            nodes=nodes_of(task.states),
            time=time.monotonic() - task.start,
            hashfull=task.table.hashfull,
            current_move=move_of(point, task.board.size) if point else None,
            progress=Progress(self._reached + 1, *self._root_moves()),
        )

    def _root_moves(self) -> tuple[int, int]:
        """Root moves done, and of how many, over all the lines of a depth."""
        state = self._task.states[0]
        done, total = int(state["control"][ROOT_DONE]), int(state["control"][ROOT_TOTAL])
        return done + int(state["excluded_count"]) * total, total * self._task.lines


def _first_info(task: SearchTask) -> Info:
    """What is known before the first depth: the likeliest move and the evaluation."""
    return Info(
        depth=0,
        seldepth=0,
        score=score_of(evaluate(task.states[0]), task.board),
        pv=(first_choice(task.states[0], task.board),),
        nodes=0,
        time=time.monotonic() - task.start,
        hashfull=task.table.hashfull,
        progress=Progress(1, 0, 0),
    )
