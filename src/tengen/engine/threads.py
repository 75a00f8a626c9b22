"""Helper threads: they search the same position into the same table until they are stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence

from ..core.layout import STOP
from .bridge import State
from .deepening import Iteration, deepen
from .params import LEADS
from .table import Table


def depths_ahead(lead: int, max_depth: int, reached: Callable[[], int]) -> Iterator[int]:
    """Depths that grow, and stay `lead` ahead of what is reached as long as there are any."""
    depth = 0
    while depth < max_depth:
        depth = min(max(depth + 1, reached() + lead), max_depth)
        yield depth


class Helpers:
    """Threads, one for each state, that deepen on their own and share what they find.

    `reached` tells the last depth that any thread has finished; `tell` hears of every one.
    """

    def __init__(
        self,
        states: Sequence[State],
        table: Table,
        max_depth: int,
        reached: Callable[[], int],
        tell: Callable[[Iteration], None],
    ) -> None:
        self._states = states
        self._table = table
        self._max_depth = max_depth
        self._reached = reached
        self._tell = tell
        self._threads = [
            threading.Thread(target=self._search, args=(number,), daemon=True)
            for number in range(len(states))
        ]

    def start(self) -> None:
        """Begin to search."""
        for thread in self._threads:
            thread.start()

    def join(self) -> None:
        """Stop, and wait until no thread touches its state any more."""
        for state in self._states:
            state["control"][STOP] = 1
        for thread in self._threads:
            thread.join()

    def _search(self, number: int) -> None:
        depths = depths_ahead(LEADS[number % len(LEADS)], self._max_depth, self._reached)
        for iteration in deepen(self._states[number], self._table.words, depths):
            self._tell(iteration)
