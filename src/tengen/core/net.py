"""The evaluation network: what the patterns around all empty points are worth together.

The nine cells around an empty point on a line are a *pattern*, and each pattern has a row of
numbers: half of them for Black as the side to move, half for White. The rows of a point's four
lines are added up and limited to 0 ... NET_CLIP. Summed over all empty points they are the *pool*,
from which a small head works out a correction of the static evaluation. The limited row of a
single point gives the policy: how likely a move there is the best.

Point rows are brought up to date only when a value or the policy is asked for, so that the moves
of VCF and VCT cost nothing. Each such step is a *level*, which a later one takes back from a log.
"""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from .jit import kernel
from .layout import (
    BIT_MASK,
    NET_HIDDEN,
    NET_HIDDEN_CLIP,
    NET_HIDDEN_SHIFT,
    NET_LEVEL_MASK,
    NET_LOG_LENGTH,
    NET_LOG_MASK,
    NET_OUT_SHIFT,
    NET_WIDTH,
    PLY_MASK,
    POINT_MASK,
    POINTS,
    STONE_MASK,
    WORD_MASK,
)
from .renju import STEPS, cell_at, line_at
from .vectors import copy_row, hidden, move_row, pool_row, weigh_row

ARM = 4  # cells to each side of the point
HALVES = sum(3**length for length in range(ARM + 1))  # walls stand only at the far end
PATTERNS = HALVES * HALVES
POLICY_BITS = 16  # of a logarithm of odds, in the policy of a point
MOST_CHANGES = 8 * ARM  # of one stone
ARM_MASK = (1 << (2 * ARM)) - 1


@cache
def halves() -> npt.NDArray[np.int64]:
    """The number of each half of a pattern: first by the cells after the point, then before it."""
    table = np.zeros(2 << (2 * ARM), np.int64)
    number = 0
    for length in range(ARM + 1):
        for cells in product(range(3), repeat=length):
            filled = cells + (3,) * (ARM - length)  # from the point outwards
            after = sum(cell << (2 * at) for at, cell in enumerate(filled))
            before = sum(cell << (2 * (ARM - 1 - at)) for at, cell in enumerate(filled))
            table[after] = table[(1 << (2 * ARM)) + before] = number
            number += 1
    return table


def swapped() -> npt.NDArray[np.int64]:
    """The number of each pattern with the colours exchanged."""
    other = np.zeros(HALVES, np.int64)
    number, known = 0, {}
    for length in range(ARM + 1):
        for cells in product(range(3), repeat=length):
            known[cells] = number
            number += 1
    for cells, at in known.items():
        other[at] = known[tuple((0, 2, 1)[cell] for cell in cells)]
    numbers: npt.NDArray[np.int64] = (other[:, None] * HALVES + other).ravel()
    return numbers


@kernel
def pattern_at(state, line, cell):
    """The number of the pattern around an empty cell of a line."""
    window = line >> (2 * (cell - ARM))
    number_of = state["net_halves"]
    before = number_of[(1 << (2 * ARM)) + (window & ARM_MASK)]
    return before * HALVES + number_of[(window >> (2 * ARM + 2)) & ARM_MASK]


@kernel
def is_empty(state, point):
    """Whether nothing stands on a point of the board."""
    return (state["empty_bits"][(point >> 6) & WORD_MASK] >> (point & BIT_MASK)) & 1 != 0


@kernel
def rebuild(state):
    """Work out all rows and the pool from the position: the level that all others rest on."""
    rows, table, pool = state["net_rows"], state["net_table"], state["net_pool"]
    log, patterns, change = state["net_log_rows"], state["net_patterns"], state["net_change"]
    nothing = state["net_nothing"]
    for at in range(NET_WIDTH):
        pool[at] = change[at] = 0
    for point in range(POINTS):
        if not is_empty(state, point):
            continue
        first = NET_WIDTH * point
        copy_row(nothing, 0, rows, first)
        for direction in range(4):
            line = state["lines"][line_at(point, direction)]
            pattern = pattern_at(state, line, cell_at(point, direction))
            patterns[4 * point + direction] = pattern
            row, no_row = NET_WIDTH * pattern, NET_WIDTH * PATTERNS
            move_row(rows, first, table, no_row, row, log, 0, change)
        pool_row(nothing, 0, change, pool, 0, 0)
    state["net_level"] = 0
    state["net_plies"][0] = state["net_valid"] = state["ply"]
    state["net_log_start"][0] = state["net_log_start"][1] = 0


@kernel
def _refresh(state, point, log):
    """Bring the empty points around a new stone up to date; the new log length."""
    rows, table, change = state["net_rows"], state["net_table"], state["net_change"]
    log_rows, log_at = state["net_log_rows"], state["net_log_at"]
    patterns, log_pattern = state["net_patterns"], state["net_log_pattern"]
    for direction in range(4):
        line = state["lines"][line_at(point, direction)]
        cell = cell_at(point, direction)
        step = STEPS[direction]
        for offset in range(-ARM, ARM + 1):
            if (line >> (2 * (cell + offset))) & STONE_MASK:
                continue
            near = (point + offset * step) & POINT_MASK
            at = 4 * near + direction
            pattern, old = pattern_at(state, line, cell + offset), np.int64(patterns[at])
            if pattern != old:
                log &= NET_LOG_MASK
                log_at[log], log_pattern[log] = at, old
                patterns[at] = pattern
                place, was, new = NET_WIDTH * near, NET_WIDTH * old, NET_WIDTH * pattern
                move_row(rows, place, table, was, new, log_rows, NET_WIDTH * log, change)
                log += 1
    return log


@kernel
def _undo(state, level):
    """Take back what a level has changed."""
    rows, patterns, log_rows = state["net_rows"], state["net_patterns"], state["net_log_rows"]
    log_at, log_pattern = state["net_log_at"], state["net_log_pattern"]
    starts = state["net_log_start"]
    for log in range(starts[level + 1] - 1, starts[level] - 1, -1):
        at = np.int64(log_at[log & NET_LOG_MASK])
        patterns[at] = log_pattern[log & NET_LOG_MASK]
        copy_row(log_rows, NET_WIDTH * (log & NET_LOG_MASK), rows, NET_WIDTH * (at >> 2))


@kernel
def refresh(state):
    """Bring rows and pool up to date with the position."""
    plies, ply = state["net_plies"], state["ply"]
    level, valid = state["net_level"] & NET_LEVEL_MASK, state["net_valid"]
    if valid < plies[0]:
        rebuild(state)
        return
    while plies[level] > valid:
        _undo(state, level)
        level -= 1
    state["net_valid"] = ply
    if plies[level] < ply:
        starts, pool = state["net_log_start"], state["net_pool"]
        first = plies[level]
        most = starts[level + 1] + MOST_CHANGES * (ply - first)
        if level + 2 > NET_LEVEL_MASK or most > NET_LOG_LENGTH:
            rebuild(state)
            return
        level += 1
        log, pooled = starts[level], NET_WIDTH * (level - 1)
        for at in range(first, ply):
            point = state["moves"][at & PLY_MASK] & POINT_MASK
            log = _refresh(state, point, log)
            row, change = NET_WIDTH * point, state["net_change"]
            pool_row(state["net_rows"], row, change, pool, pooled, NET_WIDTH * level)
            pooled = NET_WIDTH * level
        starts[level + 1] = log
        plies[level] = ply
    state["net_level"] = level


@kernel
def net_value(state, side):
    """What the network adds to the evaluation for `side`, which is to move, in centi-units."""
    refresh(state)
    units, weights = state["net_units"], state["net_counts"]
    hidden(
        state["net_pool"],
        NET_WIDTH * state["net_level"],
        state["net_empty"],
        0,
        state["net_weights"],
        side * NET_WIDTH * NET_HIDDEN,
        state["net_bias"],
        units,
    )
    total = np.int64(state["net_out"])
    for unit in range(NET_HIDDEN):
        above = max(0, min(np.int64(units[unit]) >> NET_HIDDEN_SHIFT, NET_HIDDEN_CLIP))
        total += above * np.int64(weights[unit])
    return total >> NET_OUT_SHIFT


@kernel
def policy_at(state, point, side):
    """The log-probability that a move there is best; call `refresh` first."""
    at = NET_WIDTH * (point & POINT_MASK)
    return weigh_row(state["net_rows"], at, state["net_policy"], side * NET_WIDTH)
