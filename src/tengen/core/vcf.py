"""Victory by continuous fours: each attacking move makes a four, each reply is forced.

What it returns is a proof: every reply that stops the five is tried.
"""

from __future__ import annotations

import numpy as np

from .jit import kernel, prefetch, trailing_zeros
from .layout import (
    MAX_DEPTH,
    MAX_MOVES,
    NODE_LIMIT,
    NODES,
    SELDEPTH,
    SHAPE_MASK,
    SIDE_WORD_MASK,
    STOP,
    VCF_MEMORY,
    VCF_NODES,
    VCF_TOTAL,
    WORDS,
)
from .movegen import blocks_of_five, first_of_class, has_legal_move, is_legal, may_run_out
from .patterns import CLASS_FIVE, CLASS_WIN
from .position import count_of, key_after, make, shapes_at, unmake


@kernel
def leads_on(state, point, side, least):
    """Whether a four there makes at least the shape `least` on another line, for fours to come."""
    shapes = shapes_at(state, point, side)
    lines = 0
    for direction in range(4):
        if (shapes >> (4 * direction)) & SHAPE_MASK >= least:
            lines += 1
    return lines >= 2


@kernel
def fetch_memory_early(state, key):
    """Have in the cache what is remembered of a position by the time it is asked for."""
    prefetch(state["vcf_failed"], key & (VCF_MEMORY - 1))


@kernel
def vcf(state, plies_left):
    """Plies to the five that the side to move can force by fours alone, or 0 when none is found.

    Stops early, with 0, when `control[VCF_NODES]` makes have been spent.
    """
    side = (state["turn"] - 1) & 1
    rival = 1 - side
    if count_of(state, side, CLASS_FIVE):
        return 1
    must = 0
    if count_of(state, rival, CLASS_FIVE):
        if count_of(state, rival, CLASS_FIVE) > 1:
            return 0
        must = first_of_class(state, rival, CLASS_FIVE)
        if state["caro"]:
            return 0  # a block need not be on the five itself; the main search looks at those
    elif count_of(state, side, CLASS_WIN):
        if not may_run_out(state, rival):
            return 3
    ply = state["ply"] - state["root_ply"]
    control = state["control"]
    if plies_left <= 0 or ply + 4 >= MAX_DEPTH:
        return 0
    # The same fours in another order lead to the same positions: look at each once.
    failed = state["vcf_failed"]
    slot = state["key"] & (VCF_MEMORY - 1)
    if failed[slot] == state["key"]:
        return 0
    four_bits, move_list = state["four_bits"], state["move_list"]
    least = state["vcf_least_shape"]
    for word in range(WORDS):
        bits = four_bits[(side * WORDS + word) & SIDE_WORD_MASK]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if must != 0 and point != must:
                continue
            if control[VCF_NODES] <= 0 or control[STOP] or control[NODES] >= control[NODE_LIMIT]:
                return 0
            if not (leads_on(state, point, side, least) and is_legal(state, point, side)):
                continue
            control[VCF_NODES] -= 1
            control[VCF_TOTAL] += 1
            control[NODES] += 1
            make(state, point)
            replies = blocks_of_five(state, ply + 1, rival)
            longest = 0
            if count_of(state, rival, CLASS_FIVE):
                replies, longest = 0, -1
            elif replies == 0:
                longest = 3 if state["renju"] == 0 or has_legal_move(state, rival) else -1
            for at in range(replies):
                reply = np.int64(move_list[(ply + 1) * MAX_MOVES + at])
                control[VCF_TOTAL] += 1
                control[NODES] += 1
                fetch_memory_early(state, key_after(state, reply))
                make(state, reply)
                plies = vcf(state, plies_left - 2)
                unmake(state)
                if plies == 0:
                    longest = -1
                    break
                longest = max(longest, plies + 2)
            unmake(state)
            if longest > 0:
                if ply + longest > control[SELDEPTH]:
                    control[SELDEPTH] = ply + longest
                state["vcf_move"] = point
                return longest
    failed[slot] = state["key"]
    return 0
