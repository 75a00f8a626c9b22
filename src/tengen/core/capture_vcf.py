"""Wins by fours under the capture rules: each attack threatens to win, each answer is tried.

As `vcf.py`, but a four may be answered by captures, and a five may have to be made twice. What it
returns is a proof, since the answers are complete (see capture_moves.py).
"""

from __future__ import annotations

import numpy as np

from .capture_moves import forced_replies, is_listed, winning_move
from .captures import is_foul
from .jit import kernel, trailing_zeros
from .layout import (
    MAX_DEPTH,
    MAX_MOVES,
    NODE_LIMIT,
    NODES,
    SELDEPTH,
    SIDE_WORD_MASK,
    STOP,
    VCF_MEMORY,
    VCF_NODES,
    VCF_TOTAL,
    WORDS,
)
from .movegen import has_legal_move
from .patterns import CLASS_FOUR
from .position import class_at, make, unmake
from .vcf import leads_on


@kernel
def _is_attack(state, point, side, best_first):
    """Whether a point is worth an attack in this round: what threatens most, then fours."""
    if class_at(state, point, side) > CLASS_FOUR:
        return best_first
    return not best_first and leads_on(state, point, side, state["vcf_least_shape"])


@kernel
def capture_vcf(state, plies_left):
    """Plies to the win that the side to move can force by fours, or 0 when none is found.

    Stops early, with 0, when `control[VCF_NODES]` makes have been spent.
    """
    side = (state["turn"] - 1) & 1
    rival = 1 - side
    point = winning_move(state, side)
    if point:
        state["vcf_move"] = point
        return 1
    ply = state["ply"] - state["root_ply"]
    control, failed = state["control"], state["vcf_failed"]
    if plies_left <= 0 or ply + 4 >= MAX_DEPTH:
        return 0
    slot = state["key"] & (VCF_MEMORY - 1)
    if failed[slot] == state["key"]:
        return 0
    forced = forced_replies(state, ply, side)
    for turn in range(2):
        for word in range(WORDS):
            bits = state["four_bits"][(side * WORDS + word) & SIDE_WORD_MASK]
            while bits:
                point = 64 * word + trailing_zeros(bits)
                bits &= bits - 1
                if forced >= 0 and not is_listed(state, ply, forced, point):
                    continue
                if not _is_attack(state, point, side, turn == 0) or is_foul(state, point, side):
                    continue
                if (
                    control[VCF_NODES] <= 0
                    or control[STOP]
                    or control[NODES] >= control[NODE_LIMIT]
                ):
                    return 0
                control[VCF_NODES] -= 1
                control[VCF_TOTAL] += 1
                control[NODES] += 1
                make(state, point)
                longest = -1
                replies = 0
                if winning_move(state, rival) == 0:
                    replies = forced_replies(state, ply + 1, rival)
                    if replies > 0:
                        longest = 0
                    elif replies == 0 and has_legal_move(state, rival):
                        longest = 3
                for at in range(replies):
                    reply = np.int64(state["move_list"][(ply + 1) * MAX_MOVES + at])
                    control[VCF_NODES] -= 1
                    control[VCF_TOTAL] += 1
                    control[NODES] += 1
                    make(state, reply)
                    plies = capture_vcf(state, plies_left - 2)
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
