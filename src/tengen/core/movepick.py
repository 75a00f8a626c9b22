"""The order in which moves are tried, and what the search learns for it."""

from __future__ import annotations

import numpy as np

from .jit import kernel
from .layout import MAX_MOVES, OFFSETS, POINT_MASK, POINTS
from .params import HISTORY_LIMIT
from .position import CLASSES, order_of


@kernel
def rank_moves(state, ply, side, first, count, table_move):
    """Give each move the number by which it is tried: threats for either side, then experience."""
    move_list, move_rank = state["move_list"], state["move_rank"]
    info, history, killers = state["info"], state["history"], state["killers"]
    base = ply * MAX_MOVES
    continuation = state["continuation"]
    attack, shift = state["order_attack"], state["order_history_shift"]
    step_shift = state["order_continuation_shift"]
    previous = state["moves"][(state["ply"] - 1) & 1023] if state["ply"] > 0 else 0
    step = side * OFFSETS + POINTS - previous
    for at in range(base + first, base + count):
        move = np.int64(move_list[at])
        word = info[move & POINT_MASK]
        rank = attack * order_of(state, word, side) + order_of(state, word, 1 - side)
        rank += np.int64(history[(side * POINTS + move) & 2047]) >> shift
        rank += np.int64(continuation[(step + move) & 4095]) >> step_shift
        move_rank[at] = _unique(rank, move)
    reply = np.int64(state["follow_up"][(side * POINTS + previous) & 2047])
    for at in range(base + first, base + count):
        move = np.int64(move_list[at])
        if move == table_move:
            move_rank[at] += 1 << 29
        elif move == reply:
            move_rank[at] += state["order_reply"] << 10
        if move == killers[2 * ply] or move == killers[2 * ply + 1]:
            move_rank[at] += state["order_killer"] << 10


@kernel
def _unique(rank, move):
    """A rank that no two moves share: of equals the lower point comes first."""
    return (rank << 10) | (POINT_MASK - move)


@kernel
def pick(state, ply, at, count):
    """Bring the best of the moves not tried yet to place `at` and return it."""
    move_list, move_rank = state["move_list"], state["move_rank"]
    here = ply * MAX_MOVES + at
    best = here
    for other in range(here + 1, ply * MAX_MOVES + count):
        if move_rank[other] > move_rank[best]:
            best = other
    move, rank = move_list[best], move_rank[best]
    move_list[best], move_rank[best] = move_list[here], move_rank[here]
    move_list[here], move_rank[here] = move, rank
    return np.int64(move)


@kernel
def drop_quiet(state, ply, at, count):
    """Forget the moves from place `at` on that threaten nothing for either side; how many stay."""
    move_list, move_rank, info = state["move_list"], state["move_rank"], state["info"]
    base = ply * MAX_MOVES
    kept = base + at
    for other in range(base + at, base + count):
        if info[np.int64(move_list[other]) & POINT_MASK] & CLASSES:
            move_list[kept], move_rank[kept] = move_list[other], move_rank[other]
            kept += 1
    return kept - base


@kernel
def _adjusted(old, change, bonus):
    """An entry moved towards its limit, the slower the nearer it is."""
    return old + change - old * bonus // HISTORY_LIMIT


@kernel
def learn(state, ply, side, move, tried, depth):
    """A move that caused a cutoff is tried earlier from now on, those before it later."""
    history, continuation = state["history"], state["continuation"]
    killers, move_list = state["killers"], state["move_list"]
    previous = state["moves"][(state["ply"] - 1) & 1023] if state["ply"] > 0 else 0
    step = side * OFFSETS + POINTS - previous
    bonus = min(depth * depth * 8, 1200)
    for at in range(tried + 1):
        other = np.int64(move_list[ply * MAX_MOVES + at])
        change = bonus if other == move else -bonus
        slot = (side * POINTS + other) & 2047
        history[slot] = _adjusted(np.int64(history[slot]), change, bonus)
        slot = (step + other) & 4095
        continuation[slot] = _adjusted(np.int64(continuation[slot]), change, bonus)
    if killers[2 * ply] != move:
        killers[2 * ply + 1] = killers[2 * ply]
        killers[2 * ply] = move
    state["follow_up"][(side * POINTS + previous) & 2047] = move
