"""The static evaluation: one number for the side to move. `trace.py` tells where it comes from."""

from __future__ import annotations

from .jit import kernel
from .patterns import CLASS_FOUR_THREE, CLASS_WIN
from .position import count_of

LARGEST_ESTIMATE = 8000


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
    return max(-LARGEST_ESTIMATE, min(LARGEST_ESTIMATE, value))
