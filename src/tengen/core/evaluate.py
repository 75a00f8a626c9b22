"""The static evaluation: one number for the side to move. `trace.py` tells where it comes from."""

from __future__ import annotations

from .captures import pairs_held, pairs_in_reach, set_ups_in_reach
from .jit import kernel
from .patterns import CLASS_FOUR_THREE, CLASS_WIN
from .position import count_of

LARGEST_ESTIMATE = 8000
MOST_TAKES = 4  # pairs to take that count; each move only takes from one point


@kernel
def worth_of_pairs(state, held):
    """What so many pairs are worth to the side that holds them: each more than the one before."""
    return held * (state["pair_value"] + held * state["pair_growth"])


@kernel
def value_of_pairs(state, side):
    """What pairs taken, to take and to set up are worth to the side to move."""
    rival = 1 - side
    value = worth_of_pairs(state, pairs_held(state, side))
    value -= worth_of_pairs(state, pairs_held(state, rival))
    value += state["take_for_me"] * min(pairs_in_reach(state, side), MOST_TAKES)
    value -= state["take_for_rival"] * min(pairs_in_reach(state, rival), MOST_TAKES)
    value += state["set_up_for_me"] * set_ups_in_reach(state, side)
    return value - state["set_up_for_rival"] * set_ups_in_reach(state, rival)


@kernel
def evaluate(state):
    """What the position is worth to the side to move, in centi-units."""
    ply = state["ply"] & 1023
    side = (state["turn"] - 1) & 1
    mine, theirs = state["values"][2 * ply + side], state["values"][2 * ply + 1 - side]
    value = mine - theirs + (mine * state["tempo_percent"]) // 100 + state["tempo_value"]
    if count_of(state, 1 - side, CLASS_WIN):
        value -= state["win_for_rival"]
    elif count_of(state, side, CLASS_FOUR_THREE):
        value += state["four_three_for_me"]
    if count_of(state, 1 - side, CLASS_FOUR_THREE):
        value -= state["four_three_for_rival"]
    if state["captures"]:
        value += value_of_pairs(state, side)
    return max(-LARGEST_ESTIMATE, min(LARGEST_ESTIMATE, value))
