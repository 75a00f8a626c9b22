"""A proven win or loss as a line to its end.

A search that proves a win by threats knows its first move only, and what it has taken from the
table is cut short. The rest is asked for move by move, where the proofs are still at hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..core.layout import ROOT_DONE, ROOT_MOVE, ROOT_TOTAL, SELDEPTH, STOP
from ..core.position import make, unmake
from ..core.score import INFINITE, WIN, WIN_BOUND
from ..core.search import search
from .bridge import State

DEEPEST = 4  # plies that are searched for each move of the line
_ROOT_CELLS = [SELDEPTH, ROOT_DONE, ROOT_TOTAL, ROOT_MOVE]


def complete(state: State, table: Any, value: int, pv: tuple[int, ...]) -> tuple[int, ...]:
    """The line with the moves that lead to the end of the game, as far as they are known."""
    line = list(pv)
    left = WIN - abs(value) - len(line)
    with _aside(state, line):
        while left > 0:
            found = _next_moves(state, table, left)
            if not found:
                break
            _make_all(state, found)
            line += found
            left -= len(found)
    return tuple(line)


@contextmanager
def _aside(state: State, line: list[int]) -> Iterator[None]:
    """Play the line and what is added to it, with all a search keeps of its root put back after."""
    control, root_ply = state["control"], int(state["root_ply"])
    kept, excluded = control[_ROOT_CELLS].copy(), int(state["excluded_count"])
    state["excluded_count"] = 0
    _make_all(state, line)
    try:
        yield
    finally:
        while state["ply"] > root_ply:
            unmake(state)
        state["root_ply"], state["excluded_count"] = root_ply, excluded
        control[_ROOT_CELLS] = kept


def _make_all(state: State, points: list[int]) -> None:
    for point in points:
        make(state, point)
    state["root_ply"] = state["ply"]


def _next_moves(state: State, table: Any, left: int) -> list[int]:
    """The best moves from here if a shallow search proves an end within `left` plies."""
    for depth in range(1, DEEPEST + 1):
        value = int(search(state, table, -INFINITE, INFINITE, depth, 0))
        if state["control"][STOP]:
            return []
        if abs(value) > WIN_BOUND:
            within = WIN - abs(value) <= left
            return [int(p) for p in state["pv"][: state["pv_length"][0]]] if within else []
    return []
