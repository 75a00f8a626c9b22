"""A running search of our engine: its threads, what they report, and when they stop."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle

from ..board import Board
from ..coords import Move
from ..core.evaluate import evaluate
from ..core.layout import ROOT_DONE, ROOT_MOVE, ROOT_TOTAL, STOP
from .base import Analysis
from .bridge import State, first_choice, move_of, score_of
from .deepening import Iteration, SearchLine, Table, deepen, nodes_of
from .info import Info, Progress
from .levels import LevelView
from .params import LEADS
from .timing import Budget, SearchPace


@dataclass(frozen=True, slots=True)
class SearchTask:
    """What to search, and how far."""

    board: Board
    states: list[State]  # one per thread
    table: Table
    view: LevelView  # of the board, which the states have
    max_depth: int
    lines: int
    start: float  # by time.monotonic
    budget: Budget
    for_move: bool  # ends when the choice is clear; an analysis goes on


class SearchBase(Analysis):
    """A search by our own engine, which ends in time."""

    def __init__(self, task: SearchTask) -> None:
        super().__init__(_first_info(task))
        self._task = task
        # The timer first: a sleeping thread wakes in time, but one that starts may have to wait.
        if task.budget.hard is not None:
            threading.Thread(target=self._watch, args=(task.budget.hard,), daemon=True).start()
        self._start()

    @property
    def view(self) -> LevelView:
        """What is searched of the board."""
        return self._task.view

    def stop(self) -> None:
        """Ask the search to end; it does so within milliseconds. Safe to call at any time."""
        for state in self._task.states:
            state["control"][STOP] = 1

    def _watch(self, seconds: float) -> None:
        with self._changed:
            remaining = self._task.start + seconds - time.monotonic()
            timeout = min(max(0.0, remaining), threading.TIMEOUT_MAX)
            self._changed.wait_for(lambda: self._is_done, timeout)
        self.stop()


class Search(SearchBase):
    """An alpha-beta search: its threads, and what they find."""

    def __init__(self, task: SearchTask) -> None:
        self._reached = 0  # the last depth that any thread has finished
        self._pace = SearchPace(task.budget)
        super().__init__(task)

    # What happens in the threads

    def _run(self) -> None:
        first, *others = self._task.states
        helpers = [
            threading.Thread(target=self._help, args=(state, lead), daemon=True)
            for state, lead in zip(others, cycle(LEADS), strict=False)
        ]
        try:
            for helper in helpers:
                helper.start()
            words = self._task.table.words
            for iteration in deepen(first, words, self._depths(1), lines=self._task.lines):
                self._take(iteration)
        finally:
            for state in others:
                state["control"][STOP] = 1
            for helper in helpers:
                helper.join()
            self._update(tuple(self._now(info) for info in self._lines))

    def _help(self, state: State, lead: int) -> None:
        """Search into the same table until stopped; helper threads search one line only."""
        for iteration in deepen(state, self._task.table.words, self._depths(lead)):
            if self._task.lines == 1:
                self._take(iteration)

    def _depths(self, lead: int) -> Iterator[int]:
        """Depths that grow, and stay `lead` ahead of what is reached as long as there are any."""
        depth = 0
        while depth < self._task.max_depth:
            depth = min(max(depth + 1, self._reached + lead), self._task.max_depth)
            yield depth

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
        if not task.for_move:
            return False
        is_only_reply = task.states[0]["control"][ROOT_TOTAL] == 1
        if is_only_reply or all(line.distance is not None for line in iteration.lines):
            return True
        return self._pace.is_time_up(iteration, time.monotonic() - task.start)

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
        """The line up to the end of the game, or the first stone that was overlooked."""
        board = self._task.board
        moves = tuple(move_of(point, board.size) for point in line.pv)
        is_sure = self.view.board is board and line.distance is None
        return moves if is_sure else board.legal_line(moves)

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
        score=score_of(evaluate(task.states[0]), task.board),
        pv=(first_choice(task.states[0], task.board),),
        time=time.monotonic() - task.start,
        hashfull=task.table.hashfull,
        progress=Progress(1, 0, 0),
    )
