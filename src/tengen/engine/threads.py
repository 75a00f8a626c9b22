"""Helper threads: they search the same position into the same table until they are stopped."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from ..core.layout import STOP
from .bridge import State
from .deepening import deepen
from .table import Table


class Helpers:
    """Threads, one for each state, that deepen on their own. What they find is in the table."""

    def __init__(self, states: Sequence[State], table: Table, max_depth: int) -> None:
        self._states = states
        self._table = table
        self._max_depth = max_depth
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
        # Every other helper is a depth ahead, so that their trees differ.
        first_depth = 1 + (number + 1) % 2
        state = self._states[number]
        for _ in deepen(
            state, self._table.words, max_depth=self._max_depth, first_depth=first_depth
        ):
            pass
