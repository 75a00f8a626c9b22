"""Victory by continuous threats: each attacking move makes a four or threatens an open four.

The defender tries every move that can help (movegen's complete sets), so a win found is a proof.
"""

from __future__ import annotations

import numpy as np

from . import tt
from .jit import kernel
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
    VCT_CUTS,
    VCT_NODES,
    WORDS,
    ZERO,
)
from .movegen import (
    answers_to_win,
    append_bits,
    blocks_of_five,
    common_answers,
    first_of_class,
    is_legal,
    may_run_out,
)
from .movepick import list_alone, pick, rank_moves
from .patterns import CLASS_FIVE, CLASS_WIN
from .position import count_of, key_after, make, unmake
from .score import WIN, WIN_BOUND
from .vcf import vcf

_DEPTH_BITS = 63  # low bits of a remembered key that hold the depth it failed at
_ANY_DEPTH = 63  # there: looking deeper finds no more


@kernel
def _threats(state, ply, side, must, is_faced, only):
    """The attacker's moves: fours and open threes; with `must` or `only` none but that point.

    When the attacker itself faces an open four, a three must stop it at the same time.
    """
    base = ply * MAX_MOVES
    if must != 0:
        if (only != 0 and only != must) or not is_legal(state, must, side):
            return 0
        return list_alone(state, ply, must)
    if is_faced:
        common_answers(state, 1 - side, CLASS_WIN)
    count = ZERO
    for word in range(WORDS):
        at = (side * WORDS + word) & SIDE_WORD_MASK
        threes = state["three_bits"][at]
        if is_faced:
            threes &= state["answers"][word]
        count = append_bits(state, base, count, side, word, state["four_bits"][at] | threes)
    if only == 0:
        rank_moves(state, ply, side, ZERO, count, ZERO)
        return count
    for at in range(count):
        if state["move_list"][base + at] == only:
            return list_alone(state, ply, only)
    return 0


@kernel
def _is_won(data):
    """Whether an entry of the table is a proof that the side to move wins."""
    return data != 0 and tt.bound_of(data) & tt.LOWER != 0 and tt.value_of(data) >= WIN_BOUND


@kernel
def vct(state, table, threats_left, shift):
    """Plies to the five that the side to move can force by threats, or 0 when none is found.

    Looks at most `threats_left` attacking moves deep, and stops when `control[VCT_NODES]` makes
    are spent. The first move of the win is left in `vct_move`. Counts in `control[VCT_CUTS]` how
    often it would have had to look deeper.

    A `shift` is the difference of the keys to a position that is won: the attack that wins there
    is played once more, and nothing else is tried. The defender may try everything, as always.
    """
    side = (state["turn"] - 1) & 1
    rival = 1 - side
    if count_of(state, side, CLASS_FIVE):
        return 1
    if may_run_out(state, rival):
        return 0
    must = 0
    if count_of(state, rival, CLASS_FIVE):
        if count_of(state, rival, CLASS_FIVE) > 1 or state["caro"]:
            return 0
        must = first_of_class(state, rival, CLASS_FIVE)
    elif count_of(state, side, CLASS_WIN):
        return 3
    control = state["control"]
    ply = state["ply"] - state["root_ply"]
    if ply + 8 >= MAX_DEPTH or control[STOP]:
        control[VCT_CUTS] += 1
        return 0
    key = state["key"]
    data = tt.probe(table, key)
    if _is_won(data):
        state["vct_move"] = tt.move_of(data)
        return WIN - tt.value_of(data)
    failed = state["vct_failed"]
    slot = (key >> 6) & (VCF_MEMORY - 1)
    if failed[slot] >> 6 == key >> 6 and failed[slot] & _DEPTH_BITS >= threats_left:
        if failed[slot] & _DEPTH_BITS != _ANY_DEPTH:
            control[VCT_CUTS] += 1
        return 0
    if must == 0:
        control[VCF_NODES] = state["vcf_makes"]
        before = control[NODES]
        plies = vcf(state, state["vcf_plies"])
        control[VCT_NODES] -= control[NODES] - before
        if plies:
            state["vct_move"] = state["vcf_move"]
            return plies
    if threats_left <= 0:
        control[VCT_CUTS] += 1
        return 0
    only = 0
    if shift != 0:
        data = tt.probe(table, key ^ shift)
        if not _is_won(data):
            return 0
        only = tt.move_of(data)

    cuts = control[VCT_CUTS]
    count = _threats(state, ply, side, must, count_of(state, rival, CLASS_WIN) > 0, only)
    for at in range(count):
        if control[VCT_NODES] <= 0 or control[NODES] >= control[NODE_LIMIT]:
            return 0
        move = pick(state, ply, at, count)
        control[VCT_NODES] -= 1
        control[NODES] += 1
        tt.fetch_early(table, key_after(state, move))
        make(state, move)
        longest = -1
        replies = ZERO
        if count_of(state, rival, CLASS_FIVE) == 0:
            if count_of(state, side, CLASS_FIVE):
                replies = blocks_of_five(state, ply + 1, rival)
                longest = 3 if replies == 0 else 0
            elif count_of(state, side, CLASS_WIN):
                replies = answers_to_win(state, ply + 1, rival)
                longest = 5 if replies == 0 else 0
        rank_moves(state, ply + 1, rival, ZERO, replies, ZERO)
        for answer in range(replies):
            reply = pick(state, ply + 1, answer, replies)
            control[VCT_NODES] -= 1
            control[NODES] += 1
            tt.fetch_early(table, key_after(state, reply))
            make(state, reply)
            plies = vct(state, table, threats_left - 1, shift)
            unmake(state)
            if plies == 0:
                longest = -1
                state["killers"][2 * (ply + 1)] = reply
                break
            longest = max(longest, plies + 2)
        unmake(state)
        if longest > 0:
            if ply + longest > control[SELDEPTH]:
                control[SELDEPTH] = ply + longest
            state["vct_move"] = move
            value, generation = WIN - longest, state["generation"]
            tt.store(table, key, move, ZERO, tt.LOWER, value, ZERO, ZERO, generation)
            return longest
    is_stopped = control[STOP] or control[NODES] >= control[NODE_LIMIT]
    if shift == 0 and control[VCT_NODES] > 0 and not is_stopped:
        deep = threats_left if control[VCT_CUTS] > cuts else _ANY_DEPTH
        failed[slot] = (key & ~_DEPTH_BITS) | deep
    return 0


@kernel
def deepen_vct(state, table, budget, deepest):
    """The same, looking deeper step by step, for at most `budget` makes.

    What won at this ply last is tried before: against most replies the same attack wins.
    """
    side = (state["turn"] - 1) & 1
    for at_once in (CLASS_WIN, CLASS_FIVE):
        if count_of(state, side, at_once):
            state["vct_move"] = first_of_class(state, side, at_once)
    control, won, key = state["control"], state["vct_won"], state["key"]
    ply = state["ply"] - state["root_ply"]
    control[VCT_NODES] = budget
    plies = 0
    if won[ply] != 0 and won[ply] != key:
        plies = vct(state, table, np.int64(deepest), key ^ won[ply])
    for threats in range(1, deepest + 1):
        if plies or control[VCT_NODES] <= 0 or control[STOP]:
            break
        cuts = control[VCT_CUTS]
        plies = vct(state, table, np.int64(threats), ZERO)
        if control[VCT_CUTS] == cuts:
            break
    if plies:
        won[ply] = key
    return plies
