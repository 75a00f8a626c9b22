"""A proven win or loss as a line to its end.

A search that proves a win by threats knows only its first move, and a line from the table is cut
short. The rest is searched for move by move, while the proofs are still in the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..core.layout import (
    NODE_LIMIT,
    NODES,
    ROOT_DONE,
    ROOT_MOVE,
    ROOT_TOTAL,
    SELDEPTH,
    STOP,
)
from ..core.position import make, unmake
from ..core.score import INFINITE, WIN
from ..core.search import search
from .bridge import State
from .params import LINE_EXTRA_DEPTH, LINE_NODES, LINE_NODES_AFTER_STOP

_KEPT = [NODES, NODE_LIMIT, SELDEPTH, ROOT_DONE, ROOT_TOTAL, ROOT_MOVE]


def complete(state: State, table: Any, value: int, pv: tuple[int, ...]) -> tuple[int, ...]:
    """The line with the moves that lead to the end of the game.

    It is cut short only if they cannot be found again with a moderate number of nodes, which are
    not counted as the search's own.
    """
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
    """Play the line and what is added to it, then restore all that the search keeps of its root.

    This continues briefly after a stop: a proof is reported with its whole line.
    """
    control, root_ply = state["control"], int(state["root_ply"])
    kept, excluded = control[_KEPT].copy(), int(state["excluded_count"])
    is_stopped = bool(control[STOP])
    is_late = is_stopped and control[NODES] < control[NODE_LIMIT]  # its time is up, not its nodes
    control[STOP] = state["excluded_count"] = 0
    control[NODE_LIMIT] = control[NODES] + (LINE_NODES_AFTER_STOP if is_late else LINE_NODES)
    _make_all(state, line)
    try:
        yield
    finally:
        while state["ply"] > root_ply:
            unmake(state)
        is_used_up = control[NODES] >= control[NODE_LIMIT]
        state["root_ply"], state["excluded_count"] = root_ply, excluded
        control[_KEPT] = kept
        if is_stopped or is_used_up:  # else it stays as others have set it meanwhile
            control[STOP] = is_stopped


def _make_all(state: State, points: list[int]) -> None:
    for point in points:
        make(state, point)
    state["root_ply"] = state["ply"]


def _next_moves(state: State, table: Any, left: int) -> list[int]:
    """The best moves from here that a search proves to end the game within `left` plies."""
    for depth in range(1, left + LINE_EXTRA_DEPTH + 1):
        value = int(search(state, table, -INFINITE, INFINITE, depth, 0))
        if state["control"][STOP]:
            return []
        if WIN - abs(value) <= left:
            return [int(point) for point in state["pv"][: state["pv_length"][0]]]
    return []
