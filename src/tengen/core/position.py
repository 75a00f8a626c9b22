"""Making and taking back moves, with every line, shape, class, count and value kept up to date.

One stone changes the windows of the empty points within reach on its four lines. Only those whose
shape really changes are touched, and the old word of each is logged: taking back a move restores
words and looks nothing up. Counts and values live per ply, so taking them back is `ply - 1`.
"""

from __future__ import annotations

import numpy as np

from .captures import (
    PENDING,
    UNDECIDED,
    find_pairs,
    refresh_pairs,
    renew_near,
    restore_pairs,
    toggle_stone,
    verdict_of,
)
from .jit import kernel
from .layout import (
    BIT_MASK,
    CELL_MASK,
    CLASS_BITS,
    CLASS_MASK,
    LINE_MASK,
    LINES,
    LOG_MASK,
    MAX_TAKEN,
    NEAR_WORDS,
    PAIR_KEY_MASK,
    PAIR_KEYS,
    PLY_MASK,
    POINT_MASK,
    POINTS,
    SHAPE_BITS,
    SHAPE_KEYS,
    SHAPE_MASK,
    SHAPES_MASK,
    SIDE_PLY_MASK,
    SIDE_POINT_MASK,
    SIDE_WORD_MASK,
    STONE_MASK,
    STRIDE,
    WINDOW_MASK,
    WORD_MASK,
    WORDS,
)
from .patterns import (
    CLASS_DOUBLE_THREE,
    CLASS_FIVE,
    CLASS_FOUR,
    CLASS_THREE,
    RANK_MASK,
    SUSPECT,
)
from .renju import STEPS, cell_at, line_at

# Bits of an info word
WHITE_SHAPES = 16
BLACK_CLASS = 32
BLACK_VALUE = 36
WHITE_CLASS = 47
CLASS_STEP = WHITE_CLASS - BLACK_CLASS
CLASSES = (CLASS_MASK << BLACK_CLASS) | (CLASS_MASK << WHITE_CLASS)
VALUE_MASK = 0x7FF
SHAPES = 0xFFFFFFFF
BOTH_NIBBLES = 0x000F000F

COUNT_BITS = 10
COUNT_MASK = (1 << COUNT_BITS) - 1


@kernel
def count_unit(point_class):
    """One point of this class in a word of counts; quiet and suspect points are not counted."""
    if point_class == 0 or point_class >= SUSPECT:
        return 0
    return 1 << (COUNT_BITS * (point_class - 1))


@kernel
def count_of(state, side, point_class):
    """How many points have this class for `side` (0 Black, 1 White), suspects left out."""
    word = state["counts"][2 * (state["ply"] & PLY_MASK) + (side & 1)]
    return (word >> (COUNT_BITS * (point_class - 1))) & COUNT_MASK


@kernel
def class_of(word, side):
    """The class in an info word."""
    return (word >> (BLACK_CLASS + CLASS_STEP * side)) & CLASS_MASK


@kernel
def value_of(word, side):
    """The value in an info word."""
    return (word >> (BLACK_VALUE + CLASS_STEP * side)) & VALUE_MASK


@kernel
def class_at(state, point, side):
    """The class of an empty point for `side`."""
    return class_of(state["info"][point & POINT_MASK], side)


@kernel
def info_word(shapes, black, white):
    """The info word of a point: its shapes, and what the class table says of either colour's."""
    return shapes | (black << BLACK_CLASS) | (white << WHITE_CLASS)


@kernel
def shapes_at(state, point, side):
    """The four shapes that a stone of `side` on an empty point would make, four bits each."""
    return (state["info"][point & POINT_MASK] >> (WHITE_SHAPES * side)) & SHAPES_MASK


@kernel
def _mark(bits, side, point, point_class_before, point_class_after, other_bits):
    """Move the point between the sets of fours and of threes."""
    word = (side * WORDS + (point >> 6)) & SIDE_WORD_MASK
    bit = 1 << (point & BIT_MASK)
    before, after = point_class_before & RANK_MASK, point_class_after & RANK_MASK
    if (before >= CLASS_FOUR) != (after >= CLASS_FOUR):
        bits[word] ^= bit
    was_three = before == CLASS_THREE or before == CLASS_DOUBLE_THREE
    is_three = after == CLASS_THREE or after == CLASS_DOUBLE_THREE
    if was_three != is_three:
        other_bits[word] ^= bit


@kernel
def _set_info(state, point, word):
    """Replace an info word and keep the sets of fours and threes true."""
    info = state["info"]
    point &= POINT_MASK
    old = info[point]
    info[point] = word
    if (old ^ word) & CLASSES:
        fours, threes = state["four_bits"], state["three_bits"]
        _mark(fours, 0, point, class_of(old, 0), class_of(word, 0), threes)
        _mark(fours, 1, point, class_of(old, 1), class_of(word, 1), threes)


@kernel
def _refresh_line(state, reach, direction, line, cell, point, step, log):
    """Bring the empty points of one line within reach of `cell` up to date; the new log length."""
    info = state["info"]
    shape_of_window = state["shape_of_window"]
    class_of_shapes = state["class_of_shapes"]
    log_point, log_info, log_new = state["log_point"], state["log_info"], state["log_new"]
    totals = (2 * (state["ply"] + 1)) & SIDE_PLY_MASK
    counts, values = state["counts"], state["values"]
    black_value, white_value = 0, 0
    shift = SHAPE_BITS * direction
    nibbles = BOTH_NIBBLES << shift
    low = (1 << (2 * reach)) - 1
    high = low << (2 * reach)
    for offset in range(-reach, reach + 1):
        at = cell + offset
        if (line >> (2 * at)) & STONE_MASK:
            continue
        window = line >> (2 * (at - reach))
        pair = np.int64(shape_of_window[((window & low) | ((window >> 2) & high)) & WINDOW_MASK])
        shapes = ((pair & SHAPE_MASK) | ((pair >> SHAPE_BITS) << WHITE_SHAPES)) << shift
        near = (point + offset * step) & POINT_MASK
        old = info[near]
        if ((old ^ shapes) & nibbles) == 0:
            continue
        shapes |= old & (SHAPES ^ nibbles)
        black, white = shapes & SHAPES_MASK, (shapes >> WHITE_SHAPES) & SHAPES_MASK
        word = info_word(
            shapes, np.int64(class_of_shapes[black]), np.int64(class_of_shapes[SHAPE_KEYS + white])
        )
        log_point[log & LOG_MASK] = near
        log_info[log & LOG_MASK] = old
        log_new[log & LOG_MASK] = word
        log += 1
        black_value += value_of(word, 0) - value_of(old, 0)
        white_value += value_of(word, 1) - value_of(old, 1)
        if (old ^ word) & CLASSES:
            counts[totals] += count_unit(class_of(word, 0))
            counts[totals] -= count_unit(class_of(old, 0))
            counts[totals + 1] += count_unit(class_of(word, 1))
            counts[totals + 1] -= count_unit(class_of(old, 1))
            _set_info(state, near, word)
        else:
            info[near] = word
    values[totals] += black_value
    values[totals + 1] += white_value
    return log


@kernel
def _refresh_lines(state, reach, point, log):
    """Put the stone on its four lines and bring the points around it up to date."""
    color = state["turn"]
    row, column = (point >> 5) & CELL_MASK, point & CELL_MASK
    lines = state["lines"]
    at = row & LINE_MASK
    lines[at] ^= color << (2 * column)
    log = _refresh_line(state, reach, 0, lines[at], column, point, 1, log)
    at = LINES + (column & LINE_MASK)
    lines[at] ^= color << (2 * row)
    log = _refresh_line(state, reach, 1, lines[at], row, point, STRIDE, log)
    at = 2 * LINES + ((column - row + STRIDE) & LINE_MASK)
    lines[at] ^= color << (2 * column)
    log = _refresh_line(state, reach, 2, lines[at], column, point, STRIDE + 1, log)
    at = 3 * LINES + ((column + row) & LINE_MASK)
    lines[at] ^= color << (2 * column)
    return _refresh_line(state, reach, 3, lines[at], column, point, 1 - STRIDE, log)


@kernel
def _leave_point(state, point, log):
    """Take an occupied point out of counts, values and sets; the new log length."""
    totals = (2 * (state["ply"] + 1)) & SIDE_PLY_MASK
    counts, values = state["counts"], state["values"]
    old = state["info"][point & POINT_MASK]
    values[totals] -= value_of(old, 0)
    values[totals + 1] -= value_of(old, 1)
    counts[totals] -= count_unit(class_of(old, 0))
    counts[totals + 1] -= count_unit(class_of(old, 1))
    state["log_point"][log & LOG_MASK] = point
    state["log_info"][log & LOG_MASK] = old
    _set_info(state, point, 0)
    return log + 1


@kernel
def key_after(state, point):
    """The key of the position after the side to move has played there."""
    stone = state["zobrist"][((state["turn"] - 1) * POINTS + point) & SIDE_POINT_MASK]
    return state["key"] ^ stone ^ state["zobrist_turn"]


@kernel
def _enter_point(state, point, log):
    """Bring a point whose stone was taken back into counts and values; the new log length."""
    totals = (2 * (state["ply"] + 1)) & SIDE_PLY_MASK
    table = state["class_of_shapes"]
    black, white = np.int64(table[0]), np.int64(table[SHAPE_KEYS])
    state["values"][totals] += black >> CLASS_BITS
    state["values"][totals + 1] += white >> CLASS_BITS
    state["counts"][totals] += count_unit(black & CLASS_MASK)
    state["counts"][totals + 1] += count_unit(white & CLASS_MASK)
    state["log_point"][log & LOG_MASK] = point
    state["log_info"][log & LOG_MASK] = 0
    _set_info(state, point, info_word(0, black, white))
    return log + 1


@kernel
def _take_stone(state, point, color, log):
    """Remove a stone from the board; return the new log length."""
    log = _enter_point(state, point, log)
    toggle_stone(state, point, color)
    lines, reach = state["lines"], state["reach"]
    for direction in range(4):  # not written out as in make: this is rare
        line, cell = lines[line_at(point, direction)], cell_at(point, direction)
        log = _refresh_line(state, reach, direction, line, cell, point, STEPS[direction], log)
    state["empty_bits"][(point >> 6) & WORD_MASK] ^= 1 << (point & BIT_MASK)
    state["key"] ^= state["zobrist"][((color - 1) * POINTS + point) & SIDE_POINT_MASK]
    state["empties"] += 1
    return log


@kernel
def _take_pairs(state, count, color, log):
    """Remove the stones recorded for this ply from the board; return the new log length."""
    ply = state["ply"] & PLY_MASK
    taken, near_bits = state["taken"], state["near_bits"]
    for word in range(WORDS):
        state["taken_near"][WORDS * ply + word] = near_bits[word]
    for at in range(count):
        log = _take_stone(state, np.int64(taken[MAX_TAKEN * ply + at]), 3 - color, log)
    renew_near(state)
    pairs, keys = state["pairs"], state["zobrist_pairs"]
    held = 2 * ply + 2 + color - 1
    state["key"] ^= keys[(PAIR_KEYS * (color - 1) + pairs[held]) & PAIR_KEY_MASK]
    pairs[held] += count // 2
    state["key"] ^= keys[(PAIR_KEYS * (color - 1) + pairs[held]) & PAIR_KEY_MASK]
    return log


@kernel
def _settle(state, point, color, log):
    """What the capture rules make of a stone that has been placed; the new log length."""
    ply = state["ply"] & PLY_MASK
    side = color - 1
    pairs, totals = state["pairs"], state["capture_totals"]
    pairs[2 * ply + 2], pairs[2 * ply + 3] = pairs[2 * ply], pairs[2 * ply + 1]
    totals[ply + 1] = totals[ply]
    count = 0
    if state["is_setting_up"] == 0:
        count = find_pairs(state, point, side, MAX_TAKEN * ply)
    state["taken_count"][ply] = count
    pair_log = refresh_pairs(state, point, state["capture_log_start"][ply])
    if count:
        log = _take_pairs(state, count, color, log)
        for at in range(count):
            stone = np.int64(state["taken"][MAX_TAKEN * ply + at])
            pair_log = refresh_pairs(state, stone, pair_log)
    state["capture_log_start"][ply + 1] = pair_log
    verdict = UNDECIDED
    if state["is_setting_up"] == 0:
        before = state["log_info"][state["log_start"][ply] & LOG_MASK]  # of the point, while empty
        makes_five = class_of(before, side) == CLASS_FIVE
        verdict = verdict_of(state, side, makes_five, state["verdict"][ply] == PENDING)
    state["verdict"][ply + 1] = verdict
    return log


@kernel
def _unsettle(state, ply, color):
    """Put the stones back that the move of this ply by `color` took, and all that went with it."""
    restore_pairs(state, ply)
    count = state["taken_count"][ply]
    if count == 0:
        return
    taken, keys, pairs = state["taken"], state["zobrist_pairs"], state["pairs"]
    for at in range(count):
        stone = np.int64(taken[MAX_TAKEN * ply + at])
        toggle_stone(state, stone, 3 - color)
        state["empty_bits"][(stone >> 6) & WORD_MASK] ^= 1 << (stone & BIT_MASK)
        state["key"] ^= state["zobrist"][((2 - color) * POINTS + stone) & SIDE_POINT_MASK]
    state["empties"] -= count
    for word in range(WORDS):
        state["near_bits"][word] = state["taken_near"][WORDS * ply + word]
    before, after = pairs[2 * ply + color - 1], pairs[2 * ply + 2 + color - 1]
    first = PAIR_KEYS * (color - 1)
    state["key"] ^= keys[(first + before) & PAIR_KEY_MASK] ^ keys[(first + after) & PAIR_KEY_MASK]


@kernel
def make(state, point):
    """Play on an empty point for the side to move."""
    ply = state["ply"] & PLY_MASK
    color = state["turn"]
    row = (point >> 5) & CELL_MASK
    counts, values = state["counts"], state["values"]
    counts[2 * ply + 2], counts[2 * ply + 3] = counts[2 * ply], counts[2 * ply + 1]
    values[2 * ply + 2], values[2 * ply + 3] = values[2 * ply], values[2 * ply + 1]
    log = _leave_point(state, point, state["log_start"][ply])

    if state["reach"] == 4:  # a constant: the loops within unroll
        log = _refresh_lines(state, 4, point, log)
    else:
        log = _refresh_lines(state, 5, point, log)

    near_bits, log_near = state["near_bits"], state["log_near"]
    near_of_point = state["near_of_point"]
    first = ((row - 4) >> 1) & WORD_MASK
    for word in range(NEAR_WORDS):
        at = (first + word) & WORD_MASK
        log_near[NEAR_WORDS * ply + word] = near_bits[at]
        near_bits[at] |= near_of_point[NEAR_WORDS * point + word]
    state["empty_bits"][(point >> 6) & WORD_MASK] ^= 1 << (point & BIT_MASK)

    state["key"] = key_after(state, point)
    state["moves"][ply] = point
    if state["captures"]:
        log = _settle(state, point, color, log)
    state["log_start"][ply + 1] = log
    state["empties"] -= 1
    state["turn"] = 3 - color
    state["ply"] = ply + 1


@kernel
def set_turn(state, color):
    """Give the move to `color`, as a set-up position may ask."""
    if state["turn"] != color:
        state["turn"] = color
        state["key"] ^= state["zobrist_turn"]


@kernel
def unmake(state):
    """Take back the last move."""
    ply = (state["ply"] - 1) & PLY_MASK
    point = state["moves"][ply]
    color = 3 - state["turn"]
    if state["captures"]:
        _unsettle(state, ply, color)
    row, column = (point >> 5) & CELL_MASK, point & CELL_MASK
    log_point, log_info = state["log_point"], state["log_info"]
    for log in range(state["log_start"][ply + 1] - 1, state["log_start"][ply] - 1, -1):
        _set_info(state, np.int64(log_point[log & LOG_MASK]), log_info[log & LOG_MASK])

    lines = state["lines"]
    lines[row & LINE_MASK] ^= color << (2 * column)
    lines[LINES + (column & LINE_MASK)] ^= color << (2 * row)
    lines[2 * LINES + ((column - row + STRIDE) & LINE_MASK)] ^= color << (2 * column)
    lines[3 * LINES + ((column + row) & LINE_MASK)] ^= color << (2 * column)

    near_bits, log_near = state["near_bits"], state["log_near"]
    first = ((row - 4) >> 1) & WORD_MASK
    for word in range(NEAR_WORDS):
        near_bits[(first + word) & WORD_MASK] = log_near[NEAR_WORDS * ply + word]
    state["empty_bits"][(point >> 6) & WORD_MASK] ^= 1 << (point & BIT_MASK)

    state["key"] ^= state["zobrist"][(color - 1) * POINTS + point] ^ state["zobrist_turn"]
    state["empties"] += 1
    state["turn"] = color
    state["ply"] = ply
    state["net_valid"] = min(ply, state["net_valid"])
