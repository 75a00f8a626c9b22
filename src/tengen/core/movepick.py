"""The order in which moves are tried, and the history that improves it."""

from __future__ import annotations

import numpy as np

from .captures import ANY_TAKES, pairs_at, set_ups_at
from .jit import kernel
from .layout import (
    MAX_MOVES,
    OFFSETS,
    PLY_MASK,
    POINT_MASK,
    POINTS,
    SIDE_OFFSET_MASK,
    SIDE_POINT_MASK,
    ZERO,
)
from .movegen import answers_to_four_three, answers_to_win, candidates, is_playable
from .net import POLICY_BITS, policy_at
from .params import HISTORY_BONUS, HISTORY_LIMIT, HISTORY_MOST_BONUS, VALUE_BITS, VALUE_ORDER
from .position import CLASSES, class_of, value_of

TABLE_MOVE_FIRST = 1 << 20
PLACE_BITS = 9  # of a rank, below what the move is worth; MAX_MOVES is 1 << PLACE_BITS
NO_MOVE = -1  # all moves listed so far have been handed out

# Which moves of a node have been listed
NOTHING, TABLE_MOVE, ANSWERS = 0, 1, 2

# What the rival threatens at a node, and so which moves are listed
NO_THREAT, FOUR_THREE, OPEN_FOUR = 0, 1, 2


@kernel
def rank_moves(state, ply, side, first, count, table_move):
    """Rank each move: by threats of either side first, then by history."""
    move_list, move_rank = state["move_list"], state["move_rank"]
    info, history, order_of_class = state["info"], state["history"], state["order_of_class"]
    rival = 1 - side
    base = ply * MAX_MOVES
    continuation = state["continuation"]
    attack, shift = state["order_attack"], state["order_history_shift"]
    step_shift = state["order_continuation_shift"]
    previous = state["moves"][(state["ply"] - 1) & PLY_MASK] if state["ply"] > 0 else 0
    step = side * OFFSETS + POINTS - previous
    reply = np.int64(state["follow_up"][(side * POINTS + previous) & SIDE_POINT_MASK])
    first_killer = np.int64(state["killers"][2 * ply])
    second_killer = np.int64(state["killers"][2 * ply + 1])
    bonus_reply, bonus_killer = state["order_reply"], state["order_killer"]
    moves, ranks = move_list[base : base + count], move_rank[base : base + count]
    for place in range(first, count):
        move = np.int64(moves[place])
        word = info[move & POINT_MASK]
        rank = attack * value_of(word, side) + value_of(word, rival)
        rank = (VALUE_ORDER * rank) >> VALUE_BITS
        if word & CLASSES:
            rank += attack * order_of_class[class_of(word, side)]
            rank += order_of_class[class_of(word, rival)]
        rank += np.int64(history[(side * POINTS + move) & SIDE_POINT_MASK]) >> shift
        rank += np.int64(continuation[(step + move) & SIDE_OFFSET_MASK]) >> step_shift
        if move == table_move:
            rank += TABLE_MOVE_FIRST
        elif move == reply:
            rank += bonus_reply
        if move == first_killer or move == second_killer:
            rank += bonus_killer
        ranks[place] = _at_place(rank, place)
    if state["captures"]:
        _rank_captures(state, base + first, base + count, side)


@kernel
def _rank_captures(state, first, past, side):
    """Rank captures first, then saving pairs, then threatening pairs."""
    move_list, move_rank = state["move_list"], state["move_rank"]
    for at in range(first, past):
        move = np.int64(move_list[at])
        if state["capture_info"][move & POINT_MASK]:
            rank = state["order_take"] * pairs_at(state, move, side)
            rank += state["order_save"] * pairs_at(state, move, 1 - side)
            rank += state["order_set_up"] * set_ups_at(state, move, side)
            move_rank[at] += rank << PLACE_BITS


@kernel
def rank_by_policy(state, ply, side, count):
    """Add the network's policy for each move to its rank."""
    move_list, move_rank, weight = state["move_list"], state["move_rank"], state["order_policy"]
    for at in range(ply * MAX_MOVES, ply * MAX_MOVES + count):
        rank = (policy_at(state, np.int64(move_list[at]), side) * weight) >> POLICY_BITS
        move_rank[at] += rank << PLACE_BITS


@kernel
def _at_place(rank, place):
    """The rank, with its place in the list as the tie-break: no two are equal, the first wins."""
    return (rank << PLACE_BITS) | (MAX_MOVES - 1 - place)


@kernel
def list_alone(state, ply, move):
    """Make this the only move of the list; how many there are then."""
    state["move_list"][ply * MAX_MOVES] = move
    state["move_rank"][ply * MAX_MOVES] = _at_place(0, 0)
    return 1


@kernel
def pick(state, ply, at, count):
    """Move the best untried move to place `at` and return it."""
    move_list, move_rank = state["move_list"], state["move_rank"]
    base = ply * MAX_MOVES
    here = base + at
    rank = move_rank[here]
    for other in move_rank[here : base + count]:  # over a slice: compiled to eight at a time
        if other > rank:
            rank = other
    place = MAX_MOVES - 1 - (np.int64(rank) & (MAX_MOVES - 1))
    best = base + place
    move = move_list[best]
    move_list[best], move_list[here] = move_list[here], move
    move_rank[best] = _at_place(np.int64(move_rank[here]) >> PLACE_BITS, place)
    move_rank[here] = rank
    return np.int64(move)


@kernel
def next_move(state, ply, side, table_move, facing, picker):
    """The next move to try, or NO_MOVE, and the picker behind it.

    A picker is (stage, moves handed out, moves listed). The table's move comes before any other is
    looked for. Then follow the moves that the threats on the board ask for: where an open four or a
    four-three is faced the answers to it, else the candidates.
    """
    stage, at, count = picker
    if stage == NOTHING:
        stage = TABLE_MOVE
        if ply > 0 and is_playable(state, table_move, side):
            count = list_alone(state, ply, table_move)
    if at == count and stage == TABLE_MOVE:
        stage = ANSWERS
        if facing == OPEN_FOUR:
            count = answers_to_win(state, ply, side)
        elif facing == FOUR_THREE:
            count = answers_to_four_three(state, ply, side)
        else:
            count = candidates(state, ply, side)
        rank_moves(state, ply, side, ZERO, count, table_move)
        if state["has_net"] and state["order_policy"] and facing == NO_THREAT:
            rank_by_policy(state, ply, side, count)
        if at == 1 and (count == 0 or pick(state, ply, ZERO, count) != table_move):
            at = ZERO
    if at == count:
        return NO_MOVE, (stage, at, count)
    return pick(state, ply, at, count), (stage, at + 1, count)


@kernel
def drop_quiet(state, ply, at, count):
    """Drop moves from place `at` on that make no threat for either side; return how many stay."""
    move_list, move_rank, info = state["move_list"], state["move_rank"], state["info"]
    capture_info = state["capture_info"]
    base = ply * MAX_MOVES
    kept = base + at
    for other in range(base + at, base + count):
        point = np.int64(move_list[other]) & POINT_MASK
        if info[point] & CLASSES or capture_info[point] & ANY_TAKES:
            move_list[kept] = move_list[other]
            move_rank[kept] = _at_place(np.int64(move_rank[other]) >> PLACE_BITS, kept - base)
            kept += 1
    return kept - base


@kernel
def _adjusted(old, change, bonus):
    """A history entry moved towards its limit, more slowly the nearer it is."""
    return old + change - old * bonus // HISTORY_LIMIT


@kernel
def learn(state, ply, side, move, tried, depth):
    """Promote a move that caused a cutoff, and demote the moves tried before it."""
    history, continuation = state["history"], state["continuation"]
    killers, move_list = state["killers"], state["move_list"]
    previous = state["moves"][(state["ply"] - 1) & PLY_MASK] if state["ply"] > 0 else 0
    step = side * OFFSETS + POINTS - previous
    bonus = min(depth * depth * HISTORY_BONUS, HISTORY_MOST_BONUS)
    for at in range(tried + 1):
        other = np.int64(move_list[ply * MAX_MOVES + at])
        change = bonus if other == move else -bonus
        slot = (side * POINTS + other) & SIDE_POINT_MASK
        history[slot] = _adjusted(np.int64(history[slot]), change, bonus)
        slot = (step + other) & SIDE_OFFSET_MASK
        continuation[slot] = _adjusted(np.int64(continuation[slot]), change, bonus)
    if killers[2 * ply] != move:
        killers[2 * ply + 1] = killers[2 * ply]
        killers[2 * ply] = move
    state["follow_up"][(side * POINTS + previous) & SIDE_POINT_MASK] = move
