"""Iterative deepening: depth after depth, one compiled call for each window, and its table.

A generator that knows neither clocks nor threads: it goes on until the last depth, or until the
record's stop flag is set from outside, and the state is at the root again whenever it yields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from ..core.layout import NODES, ROOT_DONE, SELDEPTH, STOP
from ..core.score import INFINITE, WIN, WIN_BOUND
from ..core.search import search
from ..core.tt import GENERATIONS, new_table
from .bridge import State
from .params import WINDOW, WINDOW_DEPTH
from .proof_line import complete

SAMPLE = 1000  # entries that are looked at to tell how full the table is


class Table:
    """A table of at most this many megabytes, and the number of the search that uses it."""

    def __init__(self, megabytes: int) -> None:
        self.words = new_table(megabytes)
        self.generation = 0

    def clear(self) -> None:
        """Forget everything. This also maps the memory, so that no search has to wait for it."""
        self.words.fill(0)
        self.generation = 0

    def next_generation(self) -> int:
        """The number of a new search; entries of the others age."""
        self.generation = (self.generation + 1) % GENERATIONS
        return self.generation

    @property
    def hashfull(self) -> int:
        """Entries in use, per thousand."""
        data = self.words[1 : 2 * SAMPLE : 2]
        return 1000 * int(np.count_nonzero(data)) // len(data)


class SearchLine(NamedTuple):
    """A line of play that one depth has found."""

    value: int
    pv: tuple[int, ...]  # points

    @property
    def distance(self) -> int | None:
        """Plies to the end of a proven win or loss."""
        return WIN - abs(self.value) if abs(self.value) > WIN_BOUND else None


class Iteration(NamedTuple):
    """The result of one depth; of a stopped depth, what had improved."""

    depth: int  # the last finished one
    seldepth: int
    lines: tuple[SearchLine, ...]  # best first
    is_finished: bool = True


def deepen(
    state: State, table: Any, depths: Iterable[int], *, lines: int = 1
) -> Iterator[Iteration]:
    """Yield each of the depths when it is finished, then what a stopped one had found better.

    Ends early when every line is proven and nothing shorter can come.
    """
    control = state["control"]
    finished = 0
    last: tuple[SearchLine, ...] = ()
    for depth in depths:
        control[SELDEPTH] = control[ROOT_DONE] = 0
        found: list[SearchLine] = []
        for number in range(lines):
            state["excluded_count"] = len(found)
            for at, earlier in enumerate(found):
                state["excluded"][at] = earlier.pv[0]
            line = _search_line(state, table, depth, last[number] if number < len(last) else None)
            if control[STOP]:
                stopped = _worth_telling(found, line, last)
                if stopped:
                    stopped = _best_first(_to_the_end(state, table, list(stopped), last))
                    yield Iteration(finished, int(control[SELDEPTH]), stopped, is_finished=False)
                return
            if line is None:
                break
            found.append(line)
        finished, last = depth, _best_first(_to_the_end(state, table, found, last))
        yield Iteration(depth, int(control[SELDEPTH]), last)
        is_settled = all(line.distance is not None and line.distance <= depth for line in last)
        if control[STOP] or is_settled:  # this depth would have seen any shorter win
            return


def _to_the_end(
    state: State, table: Any, found: list[SearchLine], last: tuple[SearchLine, ...]
) -> list[SearchLine]:
    """The lines found, those that are proven completed; what was completed before stays."""
    done = {(line.value, line.pv[0]): line for line in last if line.distance is not None}
    return [
        done.get((line.value, line.pv[0])) or line._replace(pv=complete(state, table, *line))
        if line.distance is not None
        else line
        for line in found
    ]


def _worth_telling(
    found: list[SearchLine], line: SearchLine | None, last: tuple[SearchLine, ...]
) -> tuple[SearchLine, ...]:
    """What a stopped depth improved on the one before, or all it has if there was none."""
    if not last:
        return _best_first([*found, line] if line is not None else found)
    if len(last) > 1 or line is None or found:
        return ()  # several lines are only comparable at the same depth
    is_news = line.pv[0] != last[0].pv[0] or line.distance is not None
    return (line,) if is_news else ()


def _best_first(lines: list[SearchLine]) -> tuple[SearchLine, ...]:
    return tuple(sorted(lines, key=lambda line: -line.value))


def _search_line(
    state: State, table: Any, depth: int, last: SearchLine | None
) -> SearchLine | None:
    """The best line that is not excluded, or None when no move is left.

    When stopped: the best so far if it is better than the first move of `last`, or else None.
    """
    low, high = -INFINITE, INFINITE
    if last is not None and depth >= WINDOW_DEPTH and last.distance is None:
        low, high = last.value - WINDOW, last.value + WINDOW
    better: SearchLine | None = None
    while True:
        value = int(search(state, table, low, high, depth, 0))
        pv = tuple(int(point) for point in state["pv"][: state["pv_length"][0]])
        if state["control"][STOP]:
            # A loss needs every move refuted, which an unfinished depth cannot know. Other values
            # count once the best move of the last depth is among the root moves that are finished.
            done = state["move_list"][: state["control"][ROOT_DONE]]
            has_met_best = last is not None and last.pv[0] in done
            is_better = pv and (value > WIN_BOUND or (value >= -WIN_BOUND and has_met_best))
            return SearchLine(value, pv) if is_better else better
        if value <= low > -INFINITE:
            low = -INFINITE  # so wide a window fails rarely; growing it step by step costs more
        elif value >= high < INFINITE:
            better = SearchLine(value, pv)
            high = INFINITE
        else:
            return SearchLine(value, pv) if pv else None


def nodes_of(states: list[State]) -> int:
    """The moves made in the trees of all threads."""
    return sum(int(state["control"][NODES]) for state in states)
