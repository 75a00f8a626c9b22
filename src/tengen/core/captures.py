"""The capture rules on the record: pairs to take, forbidden points, and fives that can be broken.

For each empty point a word tells how many pairs either colour takes by a stone there, and how many
it would take by a second one; a byte a line, kept up to date like the shapes.
"""

from __future__ import annotations

import numpy as np

from .capture_tables import (
    FOUL_REACH,
    FREE_THREE,
    IN_CAPTURE,
    LONG_ROW,
    PAIR_REACH,
    STRAIGHT_FOUR,
    TAKES,
)
from .jit import kernel, trailing_zeros
from .layout import (
    BIT_MASK,
    CELL_MASK,
    LINE_MASK,
    LINES,
    MAX_PLIES,
    MAX_TAKEN,
    NEAR_WORDS,
    PAIR_LOG_MASK,
    PLY_MASK,
    POINT_MASK,
    SIDE_PLY_MASK,
    STONE_MASK,
    STRIDE,
    WORD_MASK,
    WORDS,
)
from .renju import STEPS, cell_at, line_at

# What a move has decided, for whoever made it
UNDECIDED, PENDING, WON, LOST = 0, 1, 2, 3

ANY_TAKES = 0x0F0F0F0F  # pairs that either colour takes, on the four lines of a word
_TAKES_OF_SIDE = 0x03030303  # Black's; White's are two bits higher, pairs to set up four
_SUM = 0x01010101  # adds up the four bytes of a word
_PAIRS_MASK = 15  # of that sum
_TOTAL_MASK = 0xFFFF  # of a sum over all points
_FIELDS_MASK = 0xFF  # of the counts of one line
_PAIRS_LOW = (1 << (2 * PAIR_REACH)) - 1  # the cells before a point, of those that tell its pairs
_PAIRS_HIGH = _PAIRS_LOW << (2 * PAIR_REACH)  # and those behind it
_FOULS_LOW = (1 << (2 * FOUL_REACH)) - 1  # the same for what is forbidden
_FOULS_HIGH = _FOULS_LOW << (2 * FOUL_REACH)
_LOW_BITS = 0x5555555555555555  # one of each cell of a line
_SPARE = MAX_PLIES * MAX_TAKEN  # where stones are noted that are not really taken


@kernel
def pairs_at(state, point, side):
    """The number of pairs that `side` takes by playing on this empty point."""
    word = (state["capture_info"][point & POINT_MASK] >> (2 * side)) & _TAKES_OF_SIDE
    return ((word * _SUM) >> 24) & _PAIRS_MASK


@kernel
def set_ups_at(state, point, side):
    """The number of pairs that `side` threatens to take by playing on this empty point."""
    word = (state["capture_info"][point & POINT_MASK] >> (4 + 2 * side)) & _TAKES_OF_SIDE
    return ((word * _SUM) >> 24) & _PAIRS_MASK


@kernel
def pairs_held(state, side):
    """How many pairs `side` has taken."""
    return state["pairs"][(2 * state["ply"] + side) & SIDE_PLY_MASK]


@kernel
def pairs_in_reach(state, side):
    """How many pairs `side` could take by one stone, over all points; forbidden ones too."""
    return (state["capture_totals"][state["ply"] & PLY_MASK] >> (16 * side)) & _TOTAL_MASK


@kernel
def set_ups_in_reach(state, side):
    """How many ways `side` has to threaten a pair that has both ends free."""
    return (state["capture_totals"][state["ply"] & PLY_MASK] >> (32 + 16 * side)) & _TOTAL_MASK


@kernel
def color_at(state, point):
    """What stands on a point."""
    return (state["lines"][(point >> 5) & CELL_MASK] >> (2 * (point & CELL_MASK))) & STONE_MASK


@kernel
def toggle_stone(state, point, color):
    """Put a stone on the lines through a point, or take it away; nothing else is updated."""
    lines = state["lines"]
    row, column = (point >> 5) & CELL_MASK, point & CELL_MASK
    lines[row] ^= color << (2 * column)
    lines[LINES + column] ^= color << (2 * row)
    lines[2 * LINES + ((column - row + STRIDE) & LINE_MASK)] ^= color << (2 * column)
    lines[3 * LINES + column + row] ^= color << (2 * column)


@kernel
def find_pairs(state, point, side, base):
    """Write the stones that `side` takes from there into `taken`, from `base` on; how many."""
    taken = state["taken"]
    count = 0
    word = state["capture_info"][point & POINT_MASK]
    for direction in range(4):
        if (word >> (8 * direction + 2 * side)) & 3 == 0:
            continue
        for sign in range(-1, 2, 2):
            step = sign * STEPS[direction]
            if (
                color_at(state, point + step) == 2 - side
                and color_at(state, point + 2 * step) == 2 - side
                and color_at(state, point + 3 * step) == 1 + side
            ):
                taken[base + count] = point + step
                taken[base + count + 1] = point + 2 * step
                count += 2
    return count


# Keeping the words up to date


@kernel
def _spread(fields):
    """The four counts of a byte as parts of a total, sixteen bits each."""
    return (fields & 3) | ((fields & 12) << 14) | ((fields & 48) << 28) | ((fields & 192) << 42)


@kernel
def _set_word(state, point, word):
    """Replace a word and keep the sets of points that take something true."""
    capture_info, capture_bits = state["capture_info"], state["capture_bits"]
    old = capture_info[point & POINT_MASK]
    capture_info[point & POINT_MASK] = word
    if (old ^ word) & ANY_TAKES:
        bit = 1 << (point & BIT_MASK)
        at = (point >> 6) & WORD_MASK
        for side in range(2):
            capture_bits[side * WORDS + at] &= ~bit
            if (word >> (2 * side)) & _TAKES_OF_SIDE:
                capture_bits[side * WORDS + at] |= bit


@kernel
def _log_word(state, point, old, log):
    state["capture_log_point"][log & PAIR_LOG_MASK] = point
    state["capture_log_word"][log & PAIR_LOG_MASK] = old
    return log + 1


@kernel
def _refresh_pairs_on_line(state, direction, point, log):
    """Bring the empty points of one line within reach of `point` up to date; the new log length."""
    capture_info, table = state["capture_info"], state["pairs_of_window"]
    line = state["lines"][line_at(point, direction)]
    cell = cell_at(point, direction)
    shift = 8 * direction
    total = 0
    for offset in range(-PAIR_REACH, PAIR_REACH + 1):
        at = cell + offset
        if (line >> (2 * at)) & STONE_MASK:
            continue
        window = line >> (2 * (at - PAIR_REACH))
        fields = np.int64(table[(window & _PAIRS_LOW) | ((window >> 2) & _PAIRS_HIGH)])
        near = (point + offset * STEPS[direction]) & POINT_MASK
        old = capture_info[near]
        before = (old >> shift) & _FIELDS_MASK
        if before == fields:
            continue
        log = _log_word(state, near, old, log)
        total += _spread(fields) - _spread(before)
        _set_word(state, near, old ^ ((before ^ fields) << shift))
    state["capture_totals"][(state["ply"] + 1) & PLY_MASK] += total
    return log


@kernel
def refresh_pairs(state, point, log):
    """Bring the words around a point up to date where a stone came or went; the new log length."""
    old = state["capture_info"][point & POINT_MASK]
    if old and color_at(state, point):
        log = _log_word(state, point, old, log)
        for direction in range(4):
            fields = (old >> (8 * direction)) & _FIELDS_MASK
            state["capture_totals"][(state["ply"] + 1) & PLY_MASK] -= _spread(fields)
        _set_word(state, point, 0)
    for direction in range(4):
        log = _refresh_pairs_on_line(state, direction, point, log)
    return log


@kernel
def restore_pairs(state, ply):
    """Set the words back to what they were before the move of this ply."""
    log_point, log_word = state["capture_log_point"], state["capture_log_word"]
    first, past = state["capture_log_start"][ply], state["capture_log_start"][ply + 1]
    for log in range(past - 1, first - 1, -1):
        _set_word(state, np.int64(log_point[log & PAIR_LOG_MASK]), log_word[log & PAIR_LOG_MASK])


@kernel
def renew_near(state):
    """The neighbourhood of all stones that stand, after some have been taken."""
    near_bits, near_of_point = state["near_bits"], state["near_of_point"]
    for word in range(WORDS):
        near_bits[word] = 0
    for word in range(WORDS):
        bits = state["board_bits"][word] & ~state["empty_bits"][word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            first = (((point >> 5) - 4) >> 1) & WORD_MASK
            for at in range(NEAR_WORDS):
                near_bits[(first + at) & WORD_MASK] |= near_of_point[NEAR_WORDS * point + at]


# What is forbidden


@kernel
def row_length(state, point, direction, color):
    """Length of the unbroken row that a stone of `color` there would belong to."""
    line = state["lines"][line_at(point, direction)]
    cell = cell_at(point, direction)
    length = 1
    for sign in range(-1, 2, 2):
        at = cell + sign
        while (line >> (2 * at)) & STONE_MASK == color:
            length += 1
            at += sign
    return length


@kernel
def is_foul(state, point, side):
    """Whether the capture rules forbid this empty point to `side`."""
    table, lines = state["fouls_of_window"], state["lines"]
    seen, threes, fours = 0, 0, 0
    for direction in range(4):
        window = lines[line_at(point, direction)] >> (2 * (cell_at(point, direction) - FOUL_REACH))
        flags = np.int64(table[(window & _FOULS_LOW) | ((window >> 2) & _FOULS_HIGH)]) >> (8 * side)
        seen |= flags
        threes += flags & FREE_THREE
        fours += flags & STRAIGHT_FOUR
    if threes >= 2 * FREE_THREE and seen & TAKES == 0:
        return True
    if state["strict"] == 0:
        return False
    if seen & IN_CAPTURE or fours >= 2 * STRAIGHT_FOUR:
        return True
    if seen & LONG_ROW:
        for direction in range(4):
            if row_length(state, point, direction, side + 1) >= 6:
                return True
    return False


# Fives


@kernel
def has_five(state, color):
    """Whether a row of `color` that wins stands anywhere."""
    lines = state["lines"]
    exact = state["exact_five"]
    found = 0
    for at in range(4 * LINES):
        low, high = lines[at] & _LOW_BITS, (lines[at] >> 1) & _LOW_BITS
        own = low & ~high if color == 1 else high & ~low
        row = own & (own >> 2) & (own >> 4) & (own >> 6) & (own >> 8)
        if exact:
            row &= ~(own >> 10) & ~(own << 2)
        found |= row
    return found != 0


@kernel
def _five_stands_without(state, point, side):
    """Whether the rival of `side` still has a five when `side` takes what it can from `point`."""
    taken = state["taken"]
    count = find_pairs(state, point, side, _SPARE)
    for at in range(count):
        toggle_stone(state, np.int64(taken[_SPARE + at]), 2 - side)
    stands = has_five(state, 2 - side)
    for at in range(count):
        toggle_stone(state, np.int64(taken[_SPARE + at]), 2 - side)
    return stands


@kernel
def can_break_five(state, side, held):
    """Whether `side`, who holds so many pairs, can break every five of its rival by one capture,
    or take its last pair instead."""
    capture_bits = state["capture_bits"]
    for word in range(WORDS):
        bits = capture_bits[side * WORDS + word]
        while bits:
            point = 64 * word + trailing_zeros(bits)
            bits &= bits - 1
            if is_foul(state, point, side):
                continue
            if held + pairs_at(state, point, side) >= state["pairs_to_win"]:
                return True
            if not _five_stands_without(state, point, side):
                return True
    return False


@kernel
def verdict_of(state, side, makes_five, was_pending):
    """The verdict on a move of `side` whose stone is placed and whose captures are removed."""
    held = 2 * state["ply"] + 2
    if state["pairs"][held + side] >= state["pairs_to_win"]:
        return WON
    if was_pending and has_five(state, 2 - side):
        return LOST
    if makes_five:
        rival = 1 - side
        return PENDING if can_break_five(state, rival, state["pairs"][held + rival]) else WON
    return UNDECIDED
