"""The options of the engine: named, typed, ranged."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

from ..core.params import SEARCH_PARAMS
from ..errors import OptionError
from .params import PROCESS_MB, THREAD_MB

MAX_DEPTH = 100
SEARCHES = ("alpha-beta", "mcts")  # by the value of the option `mcts`
LARGEST_TABLE_MB = 65536
BOOK_LEVEL = 9  # from here up games are played from the book


def uses_book(level: int | None) -> bool:
    """Whether a player of this level, None for full strength, plays from the book by default."""
    return level is None or level >= BOOK_LEVEL


def _memory_mb() -> int:
    """The memory of this machine, or a large number if the system does not report it."""
    if not hasattr(os, "sysconf"):
        return 2 * LARGEST_TABLE_MB
    return (os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")) >> 20


MAX_HASH_MB = min(LARGEST_TABLE_MB, _memory_mb() // 2)


def hash_mb_for(memory_mb: int, threads: int = 1) -> int:
    """The largest table with which a process stays within this many megabytes.

    >>> hash_mb_for(350)
    128
    """
    room = memory_mb - PROCESS_MB - THREAD_MB * (threads - 1)
    return min(1 << (room.bit_length() - 1), MAX_HASH_MB) if room > 0 else 1


class Option(NamedTuple):
    """An option: a whole number from `low` to `high`."""

    name: str
    default: int | None
    low: int
    high: int
    about: str


def _ranged(default: int | None, low: int, high: int, about: str) -> Any:
    return field(default=default, metadata={"range": (default, low, high, about)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of an engine.

    >>> Options(threads=2).hash_mb
    64
    """

    threads: int = _ranged(1, 1, 64, "searching threads, which share one table")
    hash_mb: int = _ranged(64, 1, MAX_HASH_MB, "megabytes of the transposition table")
    distance: int = _ranged(2, 1, 4, "how far from a stone a candidate may lie")
    candidates: int = _ranged(0, 0, 484, "candidates looked at in a position; 0 for all")
    depth: int = _ranged(MAX_DEPTH, 1, MAX_DEPTH, "plies a search goes at most")
    mcts: int = _ranged(0, 0, 1, "1 for Monte-Carlo tree search, 0 for alpha-beta")
    level: int | None = _ranged(None, 1, 10, "how strong it plays; None for full strength")
    seed: int = _ranged(0, 0, 2**31 - 1, "which errors a level makes, which book move is taken")
    book: int = _ranged(0, 0, 1, "1 to play from the opening book")

    def __post_init__(self) -> None:
        for option in OPTIONS.values():
            value = getattr(self, option.name)
            if value is not None or option.default is not None:
                _check_range(f"option {option.name}", value, option.low, option.high)

    @property
    def tree_mb(self) -> int:
        """The part of `hash_mb` that a Monte-Carlo tree gets; the table has the rest."""
        return self.hash_mb // 2 if self.mcts else 0

    @property
    def table_mb(self) -> int:
        """The size of the table in megabytes."""
        return self.hash_mb - self.tree_mb

    def changed(self, **values: int | None) -> Options:
        """A copy of these options with some values changed."""
        for name in values:
            if name not in OPTIONS:
                raise OptionError(f"no option is called {name!r}: expected {', '.join(OPTIONS)}")
        return replace(self, **values)  # type: ignore[arg-type]  # checked there


def search_number(search: str | int) -> int:
    """The option `mcts` for a search by its name or number."""
    if isinstance(search, str):
        if search not in SEARCHES:
            raise OptionError(f"search={search!r}: expected {' or '.join(SEARCHES)}")
        return SEARCHES.index(search)
    return search


def _check_range(what: str, value: object, low: int, high: int) -> None:
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    if not is_whole or not low <= value <= high:  # type: ignore[operator]
        raise OptionError(
            f"{what}={value!r} is out of range: expected a whole number from {low} to {high}"
        )


def checked_params(params: Mapping[str, int]) -> dict[str, int]:
    """Numbers of the search that differ from the tuned ones, after a check of name and range."""
    for name, value in params.items():
        if name not in SEARCH_PARAMS:
            raise OptionError(f"no number of the search is called {name!r}: see core/params.py")
        _check_range(f"param {name}", value, SEARCH_PARAMS[name].low, SEARCH_PARAMS[name].high)
    return dict(params)


OPTIONS: dict[str, Option] = {
    item.name: Option(item.name, *item.metadata["range"]) for item in fields(Options)
}
"""Every option by name, with its range."""
