"""Principal variation search. One call searches one depth; Python drives the deepening.

A value of WIN - n is a proof: the side to move makes five in n plies against any defence. Losses
are proven too. A node is only given up as lost when every legal move has been refuted, or when the
moves left out cannot meet the threat (see movegen). Pruning never touches a node that looks lost,
and estimates stay below WIN_BOUND.
"""

from __future__ import annotations

import numpy as np

from . import tt
from .capture_moves import forced_replies, winning_move
from .capture_vcf import capture_vcf
from .captures import ANY_TAKES, LOST, WON, is_foul
from .evaluate import LARGEST_ESTIMATE, evaluate, evaluate_within
from .jit import kernel
from .layout import (
    MAX_DEPTH,
    NODE_LIMIT,
    NODES,
    PLY_MASK,
    POINT_MASK,
    POINTS,
    ROOT_DONE,
    ROOT_MOVE,
    ROOT_TOTAL,
    SELDEPTH,
    SIDE_POINT_MASK,
    STOP,
    VCF_MEMORY,
    VCF_NODES,
    ZERO,
)
from .movegen import (
    blocks_of_five,
    has_legal_move,
    may_run_out,
    other_moves,
)
from .movepick import (
    ANSWERS,
    FOUR_THREE,
    NO_MOVE,
    NO_THREAT,
    NOTHING,
    OPEN_FOUR,
    drop_quiet,
    learn,
    next_move,
    rank_moves,
)
from .net import rebuild
from .patterns import (
    CLASS_FIVE,
    CLASS_FOUR,
    CLASS_FOUR_THREE,
    CLASS_WIN,
    QUIET,
)
from .position import class_at, count_of, key_after, make, unmake
from .score import INFINITE, WIN, WIN_BOUND
from .vcf import fetch_memory_early, vcf
from .vct import deepen_vct


@kernel
def _from_table(value, ply):
    """A stored value as seen from the root: proven distances count from there."""
    if value >= WIN_BOUND:
        return value - ply
    if value <= -WIN_BOUND:
        return value + ply
    return value


@kernel
def _to_table(value, ply):
    """A value as seen from its own node."""
    if value >= WIN_BOUND:
        return value + ply
    if value <= -WIN_BOUND:
        return value - ply
    return value


@kernel
def _set_pv(state, ply, move):
    """The best line from here is `move` and the best line after it."""
    pv, pv_length = state["pv"], state["pv_length"]
    width = MAX_DEPTH + 1
    length = min(pv_length[ply + 1], MAX_DEPTH - ply - 1)
    pv[ply * width] = move
    for at in range(length):
        pv[ply * width + at + 1] = pv[(ply + 1) * width + at]
    pv_length[ply] = length + 1


@kernel
def _run_vcf(state, depth):
    """Plies to a forced five by fours alone, or 0; spends more makes where more depth is left."""
    side = (state["turn"] - 1) & 1
    fours = count_of(state, side, CLASS_FOUR) + count_of(state, side, CLASS_FOUR_THREE)
    if state["captures"]:  # there these are no wins by themselves
        fours += count_of(state, side, CLASS_WIN) + count_of(state, side, CLASS_FIVE)
    if fours == 0 and not (state["renju"] and side == 0):
        return 0
    budget = state["vcf_makes"] + state["vcf_makes_per_depth"] * min(depth, state["vcf_most_depth"])
    state["control"][VCF_NODES] = budget
    if state["captures"]:
        plies = capture_vcf(state, state["vcf_plies"])
    else:
        plies = vcf(state, state["vcf_plies"])
    if plies == 0:
        key = state["key"]
        state["vcf_failed"][key & (VCF_MEMORY - 1)] = key  # whatever stopped it: once is enough
    return plies


@kernel
def _is_excluded(state, move):
    """Whether a multi-PV search has dealt with this root move already."""
    for at in range(state["excluded_count"]):
        if state["excluded"][at] == move:
            return True
    return False


@kernel
def search(state, table, alpha, beta, depth, is_cut):
    """The value of the position to the side to move, within `depth` plies and the window."""
    # 1. Stop, draw, and the end of the stack
    control, pv_length = state["control"], state["pv_length"]
    captures = state["captures"] != 0
    ply = state["ply"] - state["root_ply"]
    pv_length[ply] = 0
    if control[STOP] or control[NODES] >= control[NODE_LIMIT]:
        control[STOP] = 1
        return 0
    if ply > control[SELDEPTH]:
        control[SELDEPTH] = ply
    if captures:
        verdict = state["verdict"][state["ply"] & PLY_MASK]
        if verdict >= WON:
            return WIN - ply if verdict == LOST else ply - WIN
    if state["empties"] == 0:
        return 0
    if ply >= MAX_DEPTH - 8:
        return evaluate(state)
    side = (state["turn"] - 1) & 1
    rival = 1 - side
    is_root = ply == 0
    if is_root and state["has_net"]:
        rebuild(state)
    is_pv = beta - alpha > 1

    # 2. A shorter win is known already, or nothing better than a known loss is possible
    if not is_root:
        alpha = max(alpha, -WIN + ply)
        beta = min(beta, WIN - ply - 1)
        if alpha >= beta:
            return alpha

    # 3. What the classes tell at once
    rival_fives = count_of(state, rival, CLASS_FIVE)
    if captures:
        if not is_root and winning_move(state, side):
            return WIN - ply - 1
    elif count_of(state, side, CLASS_FIVE):
        if not is_root:
            return WIN - ply - 1
        rival_fives = 0  # the root needs the move, and my five comes before any block
    if not is_root and not captures:
        if rival_fives == 0 and count_of(state, side, CLASS_WIN):
            if not may_run_out(state, rival):
                return WIN - ply - 3

    # 4. The table
    key = state["key"]
    data = tt.probe(table, key)
    table_move = tt.move_of(data)
    if data != 0 and not is_root:
        value = _from_table(tt.value_of(data), ply)
        bound = tt.bound_of(data)
        # A proof holds at any depth; that a shorter win may exist is no reason to look on.
        if (value >= WIN_BOUND and bound & tt.LOWER) or (value <= -WIN_BOUND and bound & tt.UPPER):
            return value
        if tt.depth_of(data) >= depth and not is_pv:
            if (
                bound == tt.EXACT
                or (bound == tt.LOWER and value >= beta)
                or (bound == tt.UPPER and value <= alpha)
            ):
                return value

    # 5. The rival threatens five: one reply, not counted as depth
    static_eval, facing, extension = 0, NO_THREAT, 0
    count, picker, is_complete = ZERO, (NOTHING, ZERO, ZERO), False
    if captures:
        count = forced_replies(state, ply, side)
        rival_fives = count + 1  # 0 when nothing forces
        count = max(count, 0)
    elif rival_fives:
        count = blocks_of_five(state, ply, side)
    if rival_fives:
        if count == 0 and not is_root:
            if (state["renju"] or captures) and not has_legal_move(state, side):
                return 0
            return -WIN + ply + 2
        rank_moves(state, ply, side, ZERO, count, table_move)
        picker, is_complete = (ANSWERS, ZERO, count), True
        extension = 1
        state["static_eval"][ply] = -INFINITE
    else:
        # 6. The static evaluation; where it exceeds beta by far, no win has to be looked for
        facing = OPEN_FOUR if count_of(state, rival, CLASS_WIN) else NO_THREAT
        if data != 0:
            static_eval = tt.static_of(data)
        elif depth > 0:
            static_eval = evaluate(state)
        else:
            margin = state["net_margin"]
            static_eval = evaluate_within(state, alpha - margin, beta + margin)
        state["static_eval"][ply] = static_eval
        if (
            not (is_pv or is_root or facing)
            and depth <= state["reverse_futility_depth"]
            and static_eval - state["reverse_futility_margin"] * max(depth, 0) >= beta
            and beta > -WIN_BOUND
        ):
            return static_eval
        # 7. A win by fours
        if not is_root and (data == 0 or depth > tt.depth_of(data)):
            plies = _run_vcf(state, max(depth, 0))
            if plies:
                value = WIN - ply - plies
                tt.store(
                    table,
                    key,
                    state["vcf_move"],
                    depth,
                    tt.LOWER,
                    _to_table(value, ply),
                    static_eval,
                    ZERO,
                    state["generation"],
                )
                return value
        # 8. A win by threats, where much depends on it and one is likely
        is_new = is_root or data == 0 or depth > tt.depth_of(data)
        budget = state["vct_makes"] * max(0, depth - state["vct_depth"] + 1)
        if is_root:
            budget = max(budget, control[NODES] * state["vct_root_percent"] // 100)
        elif not is_cut or static_eval < state["vct_least_value"]:
            budget = 0
        if budget and is_new and not captures:
            plies = deepen_vct(state, table, budget, state["vct_threats"])
            if plies and not (is_root and _is_excluded(state, state["vct_move"])):
                value = WIN - ply - plies
                pv_length[ply + 1] = 0
                _set_pv(state, ply, state["vct_move"])
                return value
        # 9. Leaves
        if depth <= 0 and not is_root:
            # With captures no short list of answers is complete: not worth a look at a leaf.
            if not facing or captures or depth <= -state["leaf_plies"]:
                return static_eval
        # 10. Far below alpha, and no win by fours: a few plies would not help
        if (
            not (is_pv or is_root or facing)
            and depth <= state["razor_depth"]
            and static_eval + state["razor_margin"] * depth <= alpha
        ):
            return static_eval
    # 11. A four-three to come: the moves that may spoil it come first, others only if these lose
    quiet = rival_fives == 0 and facing == NO_THREAT
    if quiet and not (captures or is_root) and count_of(state, rival, CLASS_FOUR_THREE):
        facing = FOUR_THREE
    # 12. Internal reduction: a node without a table move is searched less deeply
    if depth >= state["internal_depth"] and table_move == 0 and not extension:
        depth -= 1

    best, best_move = -INFINITE, 0
    original_alpha = alpha
    tried = 0
    improving = ply >= 2 and static_eval > state["static_eval"][ply - 2]
    while True:
        # 13. The table's move, then those that the threats on the board ask for
        move, picker = next_move(state, ply, side, table_move, facing, picker)
        stage, at, count = picker
        # 14. All of them lose: only the moves far from the fight are left to refute it
        if move == NO_MOVE:
            if facing == OPEN_FOUR and not is_complete:
                is_complete = not (may_run_out(state, side) or captures)
                if count == 0 and not is_root and is_complete:
                    return -WIN + ply + 4
            if (is_complete and at > 0) or best > -WIN_BOUND or control[STOP]:
                break
            if captures and tried and depth < state["capture_proof_depth"]:
                best = -LARGEST_ESTIMATE  # looks lost, but not worth a proof
                break
            is_complete = True
            count = other_moves(state, ply, side, count)
            rank_moves(state, ply, side, at, count, table_move)
            if at == count:
                break
            picker = (stage, at, count)
            continue
        if captures and is_foul(state, move, side):
            continue
        if is_root:
            if _is_excluded(state, move):
                continue
            control[ROOT_MOVE] = move
            control[ROOT_DONE] = at - 1
            control[ROOT_TOTAL] = count
        my_class = class_at(state, move, side)
        their_class = class_at(state, move, rival)
        is_quiet = my_class == QUIET and their_class == QUIET
        if captures:
            is_quiet = is_quiet and state["capture_info"][move & POINT_MASK] & ANY_TAKES == 0

        # 15. Late moves and hopeless quiet ones are left out, unless all looks lost
        if quiet and not is_root and best > -WIN_BOUND:
            if 100 * tried >= 100 * state["late_any_base"] + depth * state["late_any_scale"]:
                break
            width = state["width"]
            if width and tried >= width and is_quiet:
                break
            if is_quiet and not is_pv:
                late = state["late_move_base"] + depth * depth * state["late_move_scale"] // 100
                if improving:
                    late *= state["late_move_improving"]
                if (depth <= state["late_move_depth"] and tried >= late) or (
                    depth <= state["futility_depth"]
                    and static_eval + state["futility_base"] + state["futility_margin"] * depth
                    <= alpha
                ):
                    picker = (stage, at, drop_quiet(state, ply, at, count))
                    continue
        tried += 1
        if my_class == CLASS_FIVE and not captures:
            value = WIN - ply - 1
            pv_length[ply + 1] = 0
        else:
            # 16. Reduced null window, full null window, full window: one call site
            new_depth = depth - 1 + extension
            reduction = 0
            if tried > 1 and depth >= state["reduce_depth"] and rival_fives == 0:
                reduction = np.int64(state["reductions"][min(depth, 63) * 64 + min(tried, 63)])
                if is_pv:
                    reduction -= state["reduce_pv_less"]
                if my_class != QUIET:
                    reduction -= state["reduce_threats_less"]
                elif their_class != QUIET:
                    reduction -= state["reduce_blocks_less"]
                if is_cut:
                    reduction += state["reduce_cut_more"]
                if alpha > original_alpha:
                    reduction += state["reduce_raised_more"]
                if not improving:
                    reduction += 1
                experience = np.int64(state["history"][(side * POINTS + move) & SIDE_POINT_MASK])
                reduction -= experience // state["history_per_ply"]
                reduction = max(0, min(reduction, new_depth - 1))
            low, high = alpha, alpha + 1
            searched = new_depth - reduction
            if tried == 1 and is_pv:
                high, searched = beta, new_depth
            control[NODES] += 1
            next_key = key_after(state, move)
            tt.fetch_early(table, next_key)
            fetch_memory_early(state, next_key)
            make(state, move)
            while True:
                child_is_cut = 1 if high == low + 1 and (tried > 1 or is_cut == 0) else 0
                value = -search(state, table, -high, -low, searched, child_is_cut)
                if control[STOP]:
                    break
                if value > alpha and searched < new_depth:
                    searched = new_depth
                elif value > alpha and value < beta and high < beta:
                    high = beta
                else:
                    break
            unmake(state)
            if control[STOP]:
                break
        if value > best:
            best = value
            if value > alpha:
                best_move = move
                alpha = value
                if is_pv or is_root:
                    _set_pv(state, ply, move)
                if value >= beta:
                    if quiet or is_quiet:
                        learn(state, ply, side, move, at - 1, depth)
                    break

    # 17. Remember
    if control[STOP]:
        return best if is_root and best > -INFINITE else 0
    if tried == 0 and (at == 0 or (captures and not is_root)):
        return 0  # no legal move
    if is_root:
        control[ROOT_DONE] = control[ROOT_TOTAL]
        if state["excluded_count"]:
            return best
    bound = tt.UPPER
    if best >= beta:
        bound = tt.LOWER
    elif best > original_alpha:
        bound = tt.EXACT
    tt.store(
        table,
        key,
        best_move,
        max(depth, -8),
        bound,
        _to_table(best, ply),
        static_eval,
        1 if is_pv else 0,
        state["generation"],
    )
    return best
