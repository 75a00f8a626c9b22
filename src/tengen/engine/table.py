"""The transposition table of an engine, which its threads share."""

from __future__ import annotations

import numpy as np

from ..core.tt import GENERATIONS, new_table

SAMPLE = 1000  # entries that are looked at to tell how full the table is


class Table:
    """A table of at most so many megabytes, and the number of the search that uses it."""

    def __init__(self, megabytes: int) -> None:
        self.words = new_table(megabytes)
        self.generation = 0

    def clear(self) -> None:
        """Forget everything. What was cleared once is in memory: no search has to wait for it."""
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
