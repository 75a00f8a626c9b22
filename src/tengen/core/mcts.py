"""Monte-Carlo tree search (PUCT): many short probes, most of them where they promise most.

A tree of *edges*: each is a move with its visits, the sum of its values and how likely it looked at
first. The edges below an edge lie side by side. A leaf is judged by a shallow alpha-beta search,
which also finds its wins by fours: so a proof there is one here. It goes up the tree: a move that
loses for the rival wins, and a position is lost when every move of a complete list loses.

Leaves are judged one by one, not in batches: the evaluation is kept up to date by each move, and
nothing would be gained. The driver in `engine/monte_carlo.py` calls that search, because a kernel
that calls a recursive one cannot be loaded from the disk.
"""

from __future__ import annotations

from math import exp, sqrt, tanh

import numpy as np

from . import tt
from .capture_moves import forced_replies
from .captures import is_foul
from .jit import kernel
from .layout import (
    MAX_DEPTH,
    MAX_MOVES,
    NODES,
    SELDEPTH,
    STOP,
    ZERO,
)
from .movegen import answers_to_win, blocks_of_five, candidates, may_run_out, other_moves
from .movepick import PLACE_BITS, pick, rank_moves
from .net import POLICY_BITS, policy_at
from .patterns import CLASS_FIVE, CLASS_WIN
from .position import count_of, make, unmake
from .score import WIN, WIN_BOUND

edge_dtype = np.dtype(
    [
        ("total", np.float64),  # sum of values, each from -1 to 1, to the side that plays the move
        ("prior", np.float32),  # how likely the move looked at first; of a position they sum to 1
        ("visits", np.int32),
        ("first", np.int32),  # of the edges below
        ("proof", np.int32),  # plies to the win, negative for a loss; 0 where nothing is proven
        ("move", np.int16),
        ("count", np.int16),  # of the edges below; 0 before the first visit
        ("is_complete", np.int16),  # whether the edges below are all that might not lose
    ],
    align=True,
)

# The numbers of a tree besides its edges; edge 0 leads to the root
USED, TREE_NUMBERS = 0, 1
ROOT = 0


@kernel
def _list_moves(state, ply, side):
    """The moves of a position into the list, and whether all others lose."""
    rival = 1 - side
    if state["captures"]:
        count = forced_replies(state, ply, side)
        if count >= 0:
            return count, 1
    elif count_of(state, side, CLASS_FIVE) == 0:
        if count_of(state, rival, CLASS_FIVE):
            return blocks_of_five(state, ply, side), 1
        if count_of(state, rival, CLASS_WIN):
            return answers_to_win(state, ply, side), 0 if may_run_out(state, side) else 1
    count = candidates(state, ply, side)
    return (count, 0) if count else (other_moves(state, ply, side, count), 0)


@kernel
def _promise(state, move, rank, side):
    """The logarithm of how likely a move is the best, but for a constant."""
    if state["has_net"]:
        return policy_at(state, move, side) / (1 << POLICY_BITS)
    return rank / state["mcts_rank_unit"]


@kernel
def _expand(state, table, edges, numbers, edge, ply):
    """Append the moves of the position below an edge, the likeliest first."""
    side = (state["turn"] - 1) & 1
    count, is_complete = _list_moves(state, ply, side)
    best = tt.move_of(tt.probe(table, state["key"]))
    rank_moves(state, ply, side, ZERO, count, ZERO)
    most = min(count, state["mcts_width"]) if not is_complete else count
    first, added, total = numbers[USED], 0, 0.0
    if first + most > len(edges):
        return
    for at in range(count):
        if added == most:
            break
        move = pick(state, ply, np.int64(at), count)
        if state["captures"] and is_foul(state, move, side):
            continue
        rank = np.int64(state["move_rank"][ply * MAX_MOVES + at]) >> PLACE_BITS
        promise = _promise(state, move, rank, side)
        if move == best:
            promise += state["mcts_best_bonus"] / 100.0
        new = first + added
        edges["move"][new] = move
        edges["prior"][new] = exp(min(promise, 60.0))
        edges["visits"][new] = edges["proof"][new] = edges["count"][new] = 0
        edges["total"][new] = 0.0
        total += edges["prior"][new]
        added += 1
    for new in range(first, first + added):
        edges["prior"][new] /= total
    numbers[USED] = first + added
    edges["first"][edge], edges["count"][edge] = first, added
    edges["is_complete"][edge] = is_complete


@kernel
def _select(state, edges, edge):
    """The edge below that promises most: its value so far, and more where it was rarely tried."""
    first, count = edges["first"][edge], edges["count"][edge]
    visits = edges["visits"]
    known = -edges["total"][edge] / max(1, visits[edge])  # to the side that is to move here
    unknown = known - state["mcts_unknown_less"] / 100.0
    weight = state["mcts_explore"] / 100.0 * sqrt(max(1.0, np.float64(visits[edge])))
    best, best_edge = -np.inf, np.int64(first)
    for at in range(first, first + count):
        proof = edges["proof"][at]
        if proof > 0:
            return np.int64(at)
        value = edges["total"][at] / visits[at] if visits[at] else unknown
        value += weight * edges["prior"][at] / (1 + visits[at])
        if proof < 0:
            value = -1000.0 - proof  # behind all others; among losses the longest
        if value > best:
            best, best_edge = value, np.int64(at)
    return best_edge


@kernel
def _settle(edges, edge):
    """What the edges below prove about an edge: plies to its win, negative for a loss, or 0."""
    first, count = edges["first"][edge], edges["count"][edge]
    shortest, longest, is_lost = 0, 0, edges["is_complete"][edge] != 0 and count > 0
    for at in range(first, first + count):
        proof = edges["proof"][at]
        if proof > 0 and (shortest == 0 or proof < shortest):
            shortest = proof
        if proof >= 0:
            is_lost = False
        else:
            longest = max(longest, -proof)
    if shortest:
        return -(shortest + 1)
    return longest + 1 if is_lost else 0


@kernel
def descend(state, edges, path):
    """Play the most promising moves down to a leaf; its ply, and the edges to it in `path`."""
    control = state["control"]
    ply, edge = ZERO, np.int64(ROOT)
    path[0] = ROOT
    while edges["count"][edge] > 0 and edges["proof"][edge] == 0 and ply < MAX_DEPTH // 2:
        edge = _select(state, edges, edge)
        control[NODES] += 1
        make(state, np.int64(edges["move"][edge]))
        ply += 1
        path[ply] = edge
    if ply > control[SELDEPTH]:
        control[SELDEPTH] = ply
    return ply


@kernel
def _judged(state, edges, edge, ply, value):
    """A leaf's value to its side to move, from -1 to 1; a proof is kept at the edge."""
    if value > WIN_BOUND:
        edges["proof"][edge] = -(WIN - value - ply + 1)
    elif value < -WIN_BOUND:
        edges["proof"][edge] = WIN + value - ply + 1
    if edges["proof"][edge] != 0:
        return -1.0 if edges["proof"][edge] > 0 else 1.0
    return tanh(value / (2.0 * state["win_scale"]))


@kernel
def ascend(state, table, edges, numbers, path, ply, value):
    """Take the moves back, and tell each edge on the way what the leaf has shown.

    `value` is that of a search of the leaf; it does not count where the edge is proven already.
    When the search was stopped, nothing is learned.
    """
    is_stopped = state["control"][STOP] != 0
    edge, worth = path[ply], 0.0
    if not is_stopped:
        worth = _judged(state, edges, edge, ply, value)
        if edges["proof"][edge] == 0 and edges["count"][edge] == 0 and state["empties"] > 0:
            _expand(state, table, edges, numbers, edge, ply)
    for at in range(ply, -1, -1):
        if at > 0:
            unmake(state)
        if is_stopped:
            continue
        edge = path[at]
        if at < ply:
            worth = -worth
            if edges["proof"][edge] == 0 and edges["proof"][path[at + 1]] != 0:
                edges["proof"][edge] = _settle(edges, edge)
                if edges["proof"][edge] != 0:
                    worth = -1.0 if edges["proof"][edge] > 0 else 1.0
        edges["visits"][edge] += 1
        edges["total"][edge] -= worth
