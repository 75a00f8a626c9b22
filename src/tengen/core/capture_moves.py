"""Wins at once under the capture rules, and the complete answers to them.

A threat is a move that would win if its rival passed. Few moves stop it: the point itself,
any capture, a five of one's own, a stone beside a pair of the five so that it can be broken, and,
where a stone between two enemies is forbidden, a stone close to the point. Every other move leaves
the threat as it is, so it loses.
"""

from __future__ import annotations

import numpy as np

from .captures import (
    LOST,
    PENDING,
    WON,
    color_at,
    is_foul,
    pairs_at,
    pairs_held,
    pairs_in_reach,
    row_length,
    set_ups_at,
)
from .jit import kernel, trailing_zeros
from .layout import BIT_MASK, MAX_MOVES, NODES, PLY_MASK, WORD_MASK, WORDS
from .patterns import CLASS_FIVE
from .position import class_at, count_of, make, set_turn, unmake
from .renju import STEPS

# Whether a move that is tried also marks what spoils it; not plain numbers, for each of which Numba
# would compile a copy
_PLAIN, _MARKED = np.int64(0), np.int64(1)


@kernel
def _can_take_last_pair(state, point, side):
    """Whether `side` wins by the pairs it takes from this point, which must not be forbidden."""
    pairs = pairs_held(state, side) + pairs_at(state, point, side)
    return pairs >= state["pairs_to_win"] and not is_foul(state, point, side)


@kernel
def _is_near_last_pair(state, side):
    """Whether `side` might win by pairs at once; quick, and sometimes wrong."""
    return pairs_held(state, side) + pairs_in_reach(state, side) >= state["pairs_to_win"]


@kernel
def winning_move(state, side):
    """A move by which `side`, who is to move, wins at once, or 0."""
    ply = state["ply"] & PLY_MASK
    if _is_near_last_pair(state, side):
        for word in range(WORDS):
            bits = state["capture_bits"][side * WORDS + word]
            while bits:
                point = 64 * word + trailing_zeros(bits)
                bits &= bits - 1
                if _can_take_last_pair(state, point, side):
                    return point
    if state["verdict"][ply] == PENDING or count_of(state, side, CLASS_FIVE) == 0:
        return 0
    for word in range(WORDS):
        bits = state["four_bits"][side * WORDS + word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if class_at(state, point, side) == CLASS_FIVE and not is_foul(state, point, side):
                if _verdict_of_move(state, point, side, _PLAIN) == WON:
                    return point
    return 0


@kernel
def _mark(marks, point):
    marks[(point >> 6) & WORD_MASK] |= 1 << (point & BIT_MASK)


@kernel
def _mark_close(state, point):
    """Mark the points up to two away: a stone there can make `point` forbidden to the rival."""
    for direction in range(4):
        for steps in range(-2, 3):
            _mark(state["marks"], point + steps * STEPS[direction])


@kernel
def _mark_flanks(state, point, color):
    """Mark the ends of pairs, free on both sides, that belong to a five of `color` on `point`."""
    marks = state["marks"]
    for direction in range(4):
        if row_length(state, point, direction, color) < 5:
            continue
        step = STEPS[direction]
        stone = point
        while color_at(state, stone - step) == color:
            stone -= step
        while color_at(state, stone) == color:
            for other in range(4):
                for sign in range(-1, 2, 2):
                    across = sign * STEPS[other]
                    if (
                        color_at(state, stone + across) == color
                        and color_at(state, stone - across) == 0
                        and color_at(state, stone + 2 * across) == 0
                    ):
                        _mark(marks, stone - across)
                        _mark(marks, stone + 2 * across)
            stone += step


@kernel
def _mark_set_ups(state, side):
    """Mark every point from which `side` threatens to take a pair."""
    for word in range(WORDS):
        bits = state["near_bits"][word] & state["empty_bits"][word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if set_ups_at(state, point, side):
                _mark(state["marks"], point)


@kernel
def _has_forbidden_capture(state, side):
    """Whether some capture of `side` is forbidden, so that another stone might allow it."""
    for word in range(WORDS):
        bits = state["capture_bits"][side * WORDS + word]
        while bits:
            if is_foul(state, 64 * word + trailing_zeros(bits), side):
                return True
            bits &= bits - 1
    return False


@kernel
def _keep_marked(state, side, point):
    """Of the answers keep those that are marked, and what always helps `side` against `point`."""
    answers, marks = state["answers"], state["marks"]
    _mark(marks, point)
    if state["strict"]:
        _mark_close(state, point)
    for word in range(WORDS):
        answers[word] &= marks[word] | state["capture_bits"][side * WORDS + word]


@kernel
def _answers_to_last_pair(state, side):
    """Keep the answers to each way the rival has to take its last pair; how many there are."""
    rival = 1 - side
    threats = 0
    for word in range(WORDS):
        bits = state["capture_bits"][rival * WORDS + word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if _can_take_last_pair(state, point, rival):
                threats += 1
                for at in range(WORDS):
                    state["marks"][at] = 0
                _keep_marked(state, side, point)
    return threats


@kernel
def _mark_breaks(state, side, point):
    """Mark where a stone of `side` before the rival's five on `point`, which stands now, would let
    `side` break it or win by pairs."""
    is_wide = state["strict"] != 0 and _has_forbidden_capture(state, side)
    for word in range(WORDS):
        state["marks"][word] = -1 if is_wide else 0
    _mark_flanks(state, point, 2 - side)
    if pairs_held(state, side) + pairs_in_reach(state, side) + 1 >= state["pairs_to_win"]:
        _mark_set_ups(state, side)


@kernel
def _verdict_of_move(state, point, side, marks_breaks):
    """What a legal move of `side`, to move, would decide; if asked, mark what would spoil it.

    The only place that makes moves here: each kernel that does so holds its own copy of `make`.
    """
    state["control"][NODES] += 1
    make(state, point)
    verdict = state["verdict"][state["ply"] & PLY_MASK]
    if marks_breaks and verdict == WON:
        _mark_breaks(state, 1 - side, point)
    unmake(state)
    return verdict


@kernel
def _answers_to_fives(state, side):
    """Keep the answers to each five that the rival could make and win by; how many there are."""
    rival = 1 - side
    threats = 0
    for word in range(WORDS):
        bits = state["four_bits"][rival * WORDS + word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if class_at(state, point, rival) != CLASS_FIVE or is_foul(state, point, rival):
                continue
            set_turn(state, rival + 1)
            verdict = _verdict_of_move(state, point, rival, _MARKED)
            set_turn(state, side + 1)
            if verdict == WON:
                threats += 1
                _mark_fives(state, side)
                _mark_baits(state, side, point)
                _keep_marked(state, side, point)
    return threats


@kernel
def _mark_baits(state, side, point):
    """Mark where a stone of `side` makes up a pair that the rival would take by a stone on `point`.

    A point that becomes free again may be the one from which the five is broken.
    """
    for direction in range(4):
        for sign in range(-1, 2, 2):
            step = sign * STEPS[direction]
            if color_at(state, point + 3 * step) != 2 - side:
                continue
            near, far = color_at(state, point + step), color_at(state, point + 2 * step)
            if near == 1 + side and far == 0:
                _mark(state["marks"], point + 2 * step)
            elif near == 0 and far == 1 + side:
                _mark(state["marks"], point + step)


@kernel
def _mark_fives(state, side):
    for word in range(WORDS):
        bits = state["four_bits"][side * WORDS + word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if class_at(state, point, side) == CLASS_FIVE:
                _mark(state["marks"], point)


@kernel
def _breaks_of_five(state, ply, side):
    """List the legal moves of `side` that break the five that is pending, or win by pairs."""
    count = 0
    for word in range(WORDS):
        bits = state["capture_bits"][side * WORDS + word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if is_foul(state, point, side):
                continue
            if _verdict_of_move(state, point, side, _PLAIN) != LOST:
                state["move_list"][ply * MAX_MOVES + count] = point
                count += 1
    return count


@kernel
def forced_replies(state, ply, side):
    """List the legal moves of `side`, to move, that need not lose at once; how many there are.

    Complete: each legal move left out loses to the next move at the latest. -1 when nothing is
    threatened and no list is made.
    """
    if state["verdict"][state["ply"] & PLY_MASK] == PENDING:
        return _breaks_of_five(state, ply, side)
    rival = 1 - side
    is_near_last_pair = _is_near_last_pair(state, rival)
    fives = count_of(state, rival, CLASS_FIVE)
    if fives == 0 and not is_near_last_pair:
        return -1
    answers = state["answers"]
    for word in range(WORDS):
        answers[word] = state["empty_bits"][word]
    threats = 0
    if is_near_last_pair:
        threats += _answers_to_last_pair(state, side)
    if fives:
        threats += _answers_to_fives(state, side)
    if threats == 0:
        return -1
    count = 0
    for word in range(WORDS):
        bits = answers[word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if not is_foul(state, point, side):
                state["move_list"][ply * MAX_MOVES + count] = point
                count += 1
    return count


@kernel
def is_listed(state, ply, count, point):
    """Whether a move is among the first `count` of the list of this ply."""
    for at in range(count):
        if np.int64(state["move_list"][ply * MAX_MOVES + at]) == point:
            return True
    return False
