"""The analysis: what explaining a move and listing the threats take, without search."""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial

from bench import Row
from bench.library import legal_moves_of
from tengen import RULES, Board, explain, threats

OTHER_MOVES = 6  # of every position, beside the one that was played


def rows() -> Iterator[Row]:
    """Measure explain and threats along a game of sixty moves under every rule."""
    for rule in RULES:
        times = [_milliseconds(partial(explain, *case)) for case in _moves(rule)]
        yield Row(f"explain a move, {rule}, median of {len(times)}", statistics.median(times), "ms")
        yield Row("  the most", max(times), "ms", "<= 20")
        boards = {board.ply: board for board, _ in _moves(rule)}.values()
        times = [_milliseconds(partial(threats, board)) for board in boards]
        yield Row("  threats of a position, median", statistics.median(times), "ms")


def _moves(rule: str) -> list[tuple[Board, int]]:
    """Every position of the game with the move that follows and some others, legal or not."""
    numbers = random.Random(0)
    board, found = Board(rule, 15), []
    for played in legal_moves_of(rule):
        others = [numbers.randrange(board.size**2) for _ in range(OTHER_MOVES)]
        position = board.copy()
        found += [(position, move) for move in (played, *others)]
        board.push(played)
    return found


def _milliseconds(action: Callable[[], object]) -> float:
    """CPU time of one call, so that a busy machine spoils little.

    As in timeit garbage waits: a full collection takes 15 ms and falls on any call.
    """
    gc.disable()
    try:
        start = time.process_time()
        action()
        return 1000 * (time.process_time() - start)
    finally:
        gc.enable()
