"""The evaluation network: what the shapes of all empty points are worth together.

What a stone of either colour on a point would make on its four lines is a *code* for that colour.
Each code of Black and each of White has a row of numbers. Both rows of a point are added up and
limited to 0 ... NET_CLIP. Summed over all empty points they are the *pool*, from which a small head
works out a correction of the static evaluation. The limited row of a single point gives the policy:
how likely a move there is the best.

The first half of a row belongs to Black as the side to move, the second to White. The pool lives
per ply and is brought up to date only when it is asked for, from what `make` has logged, so the
moves of VCF and VCT cost nothing.
"""

from __future__ import annotations

import numpy as np

from .jit import kernel
from .layout import (
    BIT_MASK,
    LOG_MASK,
    NET_CHANGES,
    NET_CODES,
    NET_HIDDEN,
    NET_INPUT_CLIP,
    NET_INPUTS,
    NET_OUT_SHIFT,
    NET_WIDTH,
    PLY_MASK,
    POINT_MASK,
    POINTS,
    SHAPES_MASK,
    WORD_MASK,
)
from .position import WHITE_SHAPES
from .vectors import head, swap_rows, weigh_row

POLICY_BITS = 16  # of a logarithm of odds, in the policy of a point
BASE_SHIFT = 2  # of the other terms, to the unit of the pool
STONES_SHIFT, MIDDLE_STONES = 2, 20
NO_ROW = NET_WIDTH * 2 * NET_CODES  # zeros, after the rows of all codes


@kernel
def is_empty(state, point):
    """Whether nothing stands on a point of the board."""
    return (state["empty_bits"][(point >> 6) & WORD_MASK] >> (point & BIT_MASK)) & 1 != 0


@kernel
def black_row(state, word):
    """Where the row of Black's code in an info word begins."""
    return NET_WIDTH * np.int64(state["net_code"][word & SHAPES_MASK])


@kernel
def white_row(state, word):
    """Where the row of White's code in an info word begins."""
    code = np.int64(state["net_code"][(word >> WHITE_SHAPES) & SHAPES_MASK])
    return NET_WIDTH * (NET_CODES + code)


@kernel
def rebuild(state):
    """Work out the pool from the position alone."""
    table, pool, places = state["net_table"], state["net_pool"], state["net_places"]
    pooled = NET_WIDTH * (state["ply"] & PLY_MASK)
    for at in range(NET_WIDTH):
        pool[pooled + at] = 0
    places[0] = places[1] = NO_ROW
    for point in range(POINTS):
        if is_empty(state, point):
            word = state["info"][point]
            places[2], places[3] = black_row(state, word), white_row(state, word)
            swap_rows(table, places, 1, pool, pooled, pooled)
    state["net_base"] = state["net_valid"] = state["ply"]


@kernel
def _changes_of(state, ply):
    """List the rows of the points that the stone of a ply has changed; how many points."""
    places, log_info, log_new = state["net_places"], state["log_info"], state["log_new"]
    first = state["log_start"][ply]
    count = state["log_start"][ply + 1] - first
    for at in range(count):
        place = (4 * at) & (4 * NET_CHANGES - 1)
        old, new = log_info[(first + at) & LOG_MASK], log_new[(first + at) & LOG_MASK]
        places[place], places[place + 1] = black_row(state, old), white_row(state, old)
        places[place + 2], places[place + 3] = black_row(state, new), white_row(state, new)
    places[2] = places[3] = NO_ROW  # the stone's own point, which is the first
    return count


@kernel
def refresh(state):
    """Bring the pool up to date with the position."""
    table, places, pool = state["net_table"], state["net_places"], state["net_pool"]
    ply, valid = state["ply"], state["net_valid"]
    if valid < state["net_base"]:
        rebuild(state)
        return
    for at in range(valid, ply):
        count = _changes_of(state, at & PLY_MASK)
        pooled = NET_WIDTH * (at & PLY_MASK)
        swap_rows(table, places, count, pool, pooled, pooled + NET_WIDTH)
    state["net_valid"] = ply


@kernel
def net_value(state, side, base):
    """What the network adds to `base`, the other terms, for `side`, which is to move."""
    refresh(state)
    stones = state["size"] * state["size"] - state["empties"]
    total = head(
        state["net_pool"],
        NET_WIDTH * (state["ply"] & PLY_MASK),
        state["net_empty"],
        state["net_weights"],
        side * NET_INPUTS * NET_HIDDEN,
        max(-NET_INPUT_CLIP, min(base >> BASE_SHIFT, NET_INPUT_CLIP)),
        (stones - MIDDLE_STONES) << STONES_SHIFT,
        state["net_bias"],
        state["net_counts"],
    )
    return (total + state["net_out"]) >> NET_OUT_SHIFT


@kernel
def policy_at(state, point, side):
    """The logarithm of how likely a move there is the best, but for a constant."""
    word = state["info"][point & POINT_MASK]
    black, white = black_row(state, word), white_row(state, word)
    return weigh_row(state["net_table"], black, white, state["net_policy"], side * NET_WIDTH)
