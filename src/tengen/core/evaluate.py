"""The static evaluation: one number for the side to move. `trace.py` explains it."""

from __future__ import annotations

from .captures import pairs_held, pairs_in_reach, set_ups_in_reach
from .interplay import interplay
from .jit import kernel
from .layout import PLY_MASK
from .net import net_value
from .params import MOST_TAKES, VALUE_BITS
from .patterns import CLASS_FOUR_THREE, CLASS_WIN
from .position import COUNT_BITS, COUNT_MASK
from .score import INFINITE
from .weights import RIVAL_THREATS

LARGEST_ESTIMATE = 8000


@kernel
def worth_of_pairs(state, held):
    """The value of captured pairs to their side: each pair is worth more than the one before."""
    return held * (state["pair_value"] + held * state["pair_growth"])


@kernel
def value_of_pairs(state, side):
    """The value to the side to move of pairs held, to take and to set up."""
    rival = 1 - side
    value = worth_of_pairs(state, pairs_held(state, side))
    value -= worth_of_pairs(state, pairs_held(state, rival))
    value += state["take_for_me"] * min(pairs_in_reach(state, side), MOST_TAKES)
    value -= state["take_for_rival"] * min(pairs_in_reach(state, rival), MOST_TAKES)
    value += state["set_up_for_me"] * set_ups_in_reach(state, side)
    return value - state["set_up_for_rival"] * set_ups_in_reach(state, rival)


@kernel
def _kinds(word, most):
    """A bit for each class from a three up to `most` of which a word of counts has a point."""
    kinds = 0
    for point_class in range(1, most + 1):
        if (word >> (COUNT_BITS * (point_class - 1))) & COUNT_MASK:
            kinds |= 1 << (point_class - 1)
    return kinds


@kernel
def threats_of(state, side):
    """Who has which threats: `side` from a three to a four-three, its rival up to an open four."""
    totals = 2 * (state["ply"] & PLY_MASK)
    counts = state["counts"]
    theirs = _kinds(counts[totals + 1 - side], CLASS_WIN) << RIVAL_THREATS
    return _kinds(counts[totals + side], CLASS_FOUR_THREE) | theirs


@kernel
def value_together(state, side):
    """The value of all points and threats beyond their sum, for the side to move."""
    if state["has_interplay"] == 0:
        return 0
    totals = 2 * (state["ply"] & PLY_MASK)
    values, counts = state["values"], state["counts"]
    mine, theirs = totals + side, totals + 1 - side
    return interplay(state, side, values[mine], values[theirs], counts[mine], counts[theirs])


@kernel
def sum_of_terms(state, side):
    """The value of the position to the side to move without the network, in centi-units."""
    ply = state["ply"] & PLY_MASK
    mine, theirs = state["values"][2 * ply + side], state["values"][2 * ply + 1 - side]
    value = (mine - theirs + (mine * state["tempo_percent"]) // 100) >> VALUE_BITS
    value += state["tempo_value"] + state["threat_values"][threats_of(state, side)]
    value += value_together(state, side)
    if state["captures"]:
        value += value_of_pairs(state, side)
    return value


@kernel
def evaluate_within(state, low, high):
    """The value of the position to the side to move, in centi-units.

    The network is asked only where the sum of the terms lies between `low` and `high`.
    """
    side = (state["turn"] - 1) & 1
    value = sum_of_terms(state, side)
    if state["has_net"] and low < value < high:
        value += net_value(state, side, value)
    return max(-LARGEST_ESTIMATE, min(LARGEST_ESTIMATE, value))


@kernel
def evaluate(state):
    """The value of the position to the side to move, in centi-units."""
    return evaluate_within(state, -INFINITE, INFINITE)
