"""What points and threats are worth together, beyond their sum: sixteen units.

A double three means little where the rival is a move from winning, and an even sum says something
else after ten stones than after a hundred. Each unit weighs the same few numbers, which are at
hand, and counts for what it has above zero. Additions are in one order and never fused, so every
machine gets the same value.
"""

from __future__ import annotations

import numpy as np

from .jit import kernel
from .layout import INTERPLAY_ROWS, INTERPLAY_UNITS
from .position import COUNT_BITS, COUNT_MASK

# What every unit sees, from the side to move; a row of numbers for each, after one for what a unit
# starts from. The last row is what a unit counts for.
INPUTS = (
    "my points",  # more than on an empty board, as they are added up
    "rival's points",
    "stones",
    "my threes",
    "my double threes",
    "my fours",
    "my four-threes",
    "my open fours",
    "rival's threes",
    "rival's double threes",
    "rival's fours",
    "rival's four-threes",
    "rival's open fours",
)
CLASSES_SEEN = 5  # of either side, from a three up
MOST_COUNTED = 15  # points of a class
MOST_STONES = 120
FINE_BITS = 4  # of a centi-unit, in which units count


@kernel
def _seen(counts, number):
    """How many points of a class there are, as far as they are counted."""
    return np.float32(min((counts >> (COUNT_BITS * number)) & COUNT_MASK, MOST_COUNTED))


@kernel
def interplay(state, side, mine, theirs, my_counts, their_counts):
    """What everything together is worth to `side`, to move, beyond the sum; in centi-units."""
    weights, even = state["interplay"], state["even_values"]
    my_points = np.float32(mine - even[side & 1])
    rival_points = np.float32(theirs - even[(1 - side) & 1])
    stones = np.float32(min(state["size"] * state["size"] - state["empties"], MOST_STONES))
    a0, b0 = _seen(my_counts, 0), _seen(their_counts, 0)
    a1, b1 = _seen(my_counts, 1), _seen(their_counts, 1)
    a2, b2 = _seen(my_counts, 2), _seen(their_counts, 2)
    a3, b3 = _seen(my_counts, 3), _seen(their_counts, 3)
    a4, b4 = _seen(my_counts, 4), _seen(their_counts, 4)
    total = 0
    for unit in range(INTERPLAY_UNITS):  # written out: compiled to eight units at a time
        sum_ = weights[unit] + weights[INTERPLAY_UNITS + unit] * my_points
        sum_ += weights[2 * INTERPLAY_UNITS + unit] * rival_points
        sum_ += weights[3 * INTERPLAY_UNITS + unit] * stones
        sum_ += weights[4 * INTERPLAY_UNITS + unit] * a0
        sum_ += weights[5 * INTERPLAY_UNITS + unit] * a1
        sum_ += weights[6 * INTERPLAY_UNITS + unit] * a2
        sum_ += weights[7 * INTERPLAY_UNITS + unit] * a3
        sum_ += weights[8 * INTERPLAY_UNITS + unit] * a4
        sum_ += weights[9 * INTERPLAY_UNITS + unit] * b0
        sum_ += weights[10 * INTERPLAY_UNITS + unit] * b1
        sum_ += weights[11 * INTERPLAY_UNITS + unit] * b2
        sum_ += weights[12 * INTERPLAY_UNITS + unit] * b3
        sum_ += weights[13 * INTERPLAY_UNITS + unit] * b4
        counts = weights[(INTERPLAY_ROWS - 1) * INTERPLAY_UNITS + unit]
        total += np.int32(max(sum_, np.float32(0)) * counts)
    return total >> FINE_BITS
