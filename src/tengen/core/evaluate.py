"""The static evaluation: one number for the side to move, and why."""

from __future__ import annotations

from .jit import kernel
from .params import (
    FOUR_THREE_FOR_ME,
    FOUR_THREE_FOR_RIVAL,
    TEMPO_PERCENT,
    TEMPO_VALUE,
    WIN_FOR_RIVAL,
)
from .patterns import CLASS_FOUR_THREE, CLASS_WIN
from .position import count_of

LARGEST_ESTIMATE = 8000


@kernel
def evaluate(state):
    """What the position is worth to the side to move, in centi-units."""
    ply = state["ply"] & 1023
    side = (state["turn"] - 1) & 1
    mine, theirs = state["values"][2 * ply + side], state["values"][2 * ply + 1 - side]
    value = mine - theirs + (mine * TEMPO_PERCENT) // 100 + TEMPO_VALUE
    if count_of(state, 1 - side, CLASS_WIN):
        value -= WIN_FOR_RIVAL
    elif count_of(state, side, CLASS_FOUR_THREE):
        value += FOUR_THREE_FOR_ME
    if count_of(state, 1 - side, CLASS_FOUR_THREE):
        value -= FOUR_THREE_FOR_RIVAL
    return max(-LARGEST_ESTIMATE, min(LARGEST_ESTIMATE, value))
