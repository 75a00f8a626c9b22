"""Moves by threat: the reply to a five, the answers to an open four, or all candidates.

Every generator appends to the move list of the current ply of the search and returns how many moves
there are then. Where a set is called complete, each legal move left out loses at once.
"""

from __future__ import annotations

import numpy as np

from .captures import is_foul
from .jit import kernel, trailing_zeros
from .layout import (
    BIT_MASK,
    CLASS_MASK,
    MAX_MOVES,
    POINT_MASK,
    SHAPE_BITS,
    SHAPE_KEYS,
    SHAPE_MASK,
    SIDE_WORD_MASK,
    STONE_MASK,
    WINDOW_MASK,
    WORD_MASK,
    WORDS,
    ZERO,
)
from .params import CROWDED
from .patterns import CLASS_FIVE, CLASS_FOUR_THREE, CLASS_WIN, RANK_MASK, SUSPECT
from .position import class_at, count_of, shapes_at
from .renju import STEPS, cell_at, is_forbidden, line_at


@kernel
def is_legal(state, point, side):
    """Whether `side` may play on this empty point."""
    if state["captures"]:
        return not is_foul(state, point, side)
    if state["renju"] and side == 0 and class_at(state, point, 0) & SUSPECT:
        return not is_forbidden(state, point)
    return True


@kernel
def is_playable(state, point, side):
    """Whether `side` may play there; the point may be occupied, or no point at all."""
    is_empty = (state["empty_bits"][(point >> 6) & WORD_MASK] >> (point & BIT_MASK)) & 1
    return is_empty != 0 and is_legal(state, point, side)


@kernel
def has_legal_move(state, side):
    """Whether `side` may play anywhere."""
    empty_bits = state["empty_bits"]
    for word in range(WORDS):
        bits = empty_bits[word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            if is_legal(state, point, side):
                return True
            bits &= bits - 1
    return False


@kernel
def may_run_out(state, side):
    """Whether `side` might be left without a legal move, which is a draw.

    That spoils a proof that looks more than one of the side's moves ahead.
    """
    return state["renju"] and side == 0 and state["empties"] < CROWDED


@kernel
def first_of_class(state, side, point_class):
    """The first point with exactly this class of four or better for `side`, or 0."""
    four_bits = state["four_bits"]
    for word in range(WORDS):
        bits = four_bits[(side * WORDS + word) & SIDE_WORD_MASK]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            if class_at(state, point, side) == point_class:
                return point
            bits &= bits - 1
    return 0


@kernel
def class_if_blocked(state, point, side, direction, offset):
    """The class of a point for `side` if the opponent had a stone `offset` cells along a line."""
    reach = state["reach"]
    low = (1 << (2 * reach)) - 1
    cell = cell_at(point, direction)
    line = state["lines"][line_at(point, direction)]
    line |= (2 - side) << (2 * (cell + offset))
    window = line >> (2 * (cell - reach))
    index = (window & low) | ((window >> 2) & (low << (2 * reach)))
    both = np.int64(state["shape_of_window"][index & WINDOW_MASK])
    shape = (both >> (SHAPE_BITS * side)) & SHAPE_MASK
    shapes = shapes_at(state, point, side)
    shift = SHAPE_BITS * direction
    shapes = (shapes & ~(SHAPE_MASK << shift)) | (shape << shift)
    return np.int64(state["class_of_shapes"][SHAPE_KEYS * side + shapes]) & CLASS_MASK


@kernel
def mark_answers(state, point, side, least, marks):
    """Add the points where the opponent's stone keeps `point` of `side` below the class `least`."""
    reach = state["reach"]
    marks[(point >> 6) & WORD_MASK] |= 1 << (point & BIT_MASK)
    for direction in range(4):
        line = state["lines"][line_at(point, direction)]
        cell = cell_at(point, direction)
        for offset in range(-reach, reach + 1):
            if offset == 0 or (line >> (2 * (cell + offset))) & STONE_MASK:
                continue
            left = class_if_blocked(state, point, side, direction, offset)
            if left & RANK_MASK < least or left & SUSPECT:
                answer = (point + offset * STEPS[direction]) & POINT_MASK
                marks[(answer >> 6) & WORD_MASK] |= 1 << (answer & BIT_MASK)


@kernel
def common_answers(state, side, least):
    """Into `answers`: points that stop every threat of `side` of exactly the class `least`."""
    answers, marks = state["answers"], state["marks"]
    four_bits = state["four_bits"]
    for word in range(WORDS):
        answers[word] = state["empty_bits"][word]
    for word in range(WORDS):
        bits = four_bits[(side * WORDS + word) & SIDE_WORD_MASK]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if class_at(state, point, side) == least:
                for other in range(WORDS):
                    marks[other] = 0
                mark_answers(state, point, side, least, marks)
                for other in range(WORDS):
                    answers[other] &= marks[other]


@kernel
def append_bits(state, base, count, side, first_word, bits):
    """Append the legal points of one word of a bit set; under the capture rules all points."""
    move_list = state["move_list"]
    if state["renju"] and side == 0:
        while bits:
            point = 64 * first_word + trailing_zeros(bits)
            bits &= bits - 1
            if is_legal(state, point, side):
                move_list[base + count] = point
                count += 1
    else:
        while bits:
            move_list[base + count] = 64 * first_word + trailing_zeros(bits)
            bits &= bits - 1
            count += 1
    return count


@kernel
def blocks_of_five(state, ply, side):
    """The moves of `side` that stop every five the opponent threatens. Complete."""
    base = ply * MAX_MOVES
    rival = 1 - side
    if not state["caro"]:
        if count_of(state, rival, CLASS_FIVE) > 1:
            return 0
        point = first_of_class(state, rival, CLASS_FIVE)
        if not is_legal(state, point, side):
            return 0
        state["move_list"][base] = point
        return 1
    common_answers(state, rival, CLASS_FIVE)
    count = ZERO
    for word in range(WORDS):
        count = append_bits(state, base, count, side, word, state["answers"][word])
    return count


@kernel
def answers_to_win(state, ply, side):
    """The moves of `side` against open or double fours to come, its own fours, and its captures.

    Complete, except under the capture rules: there a stone may be set up to break the five.
    """
    base = ply * MAX_MOVES
    common_answers(state, 1 - side, CLASS_WIN)
    count = ZERO
    for word in range(WORDS):
        at = (side * WORDS + word) & SIDE_WORD_MASK
        bits = state["answers"][word] | state["four_bits"][at] | state["capture_bits"][at]
        count = append_bits(state, base, count, side, word, bits)
    return count


@kernel
def answers_to_four_three(state, ply, side):
    """The moves of `side` that spoil every four-three to come, and its own fours.

    Not complete: a quiet move may answer the four with a four of its own.
    """
    base = ply * MAX_MOVES
    common_answers(state, 1 - side, CLASS_FOUR_THREE)
    count = ZERO
    for word in range(WORDS):
        bits = state["answers"][word] | state["four_bits"][(side * WORDS + word) & SIDE_WORD_MASK]
        count = append_bits(state, base, count, side, word, bits)
    return count


@kernel
def candidates(state, ply, side):
    """The legal moves near stones; on an empty board the centre."""
    base = ply * MAX_MOVES
    count = ZERO
    for word in range(WORDS):
        bits = state["near_bits"][word] & state["empty_bits"][word]
        count = append_bits(state, base, count, side, word, bits)
    return count


@kernel
def other_moves(state, ply, side, count):
    """Append every legal move that is not in the list yet."""
    base = ply * MAX_MOVES
    move_list, marks = state["move_list"], state["marks"]
    for word in range(WORDS):
        marks[word] = state["empty_bits"][word]
    for at in range(count):
        point = np.int64(move_list[base + at])
        marks[(point >> 6) & WORD_MASK] &= ~(1 << (point & BIT_MASK))
    for word in range(WORDS):
        count = append_bits(state, base, count, side, word, marks[word])
    return count
