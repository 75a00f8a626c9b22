"""How hard a puzzle is, as a rating on the usual scale: 1500 is an average player's.

The weights were chosen by hand so that ratings spread evenly over the themes; a rating moves once
people solve the puzzle.
"""

from __future__ import annotations

from math import log2

from .puzzle import Difficulty, Theme

LEAST, MOST = 400, 2600

BASE = {
    Theme.WIN_AT_ONCE: 450,
    Theme.STOP_FOUR: 520,
    Theme.FOURS: 600,
    Theme.THREATS: 750,
    Theme.ONLY_DEFENCE: 900,
    Theme.USE_FORBIDDEN: 800,
    Theme.AVOID_FORBIDDEN: 800,
    Theme.CAPTURES: 700,
}
PER_MOVE = 110  # each further move of the solver
PER_BRANCHES = 45  # each doubling of the replies that need an answer of their own
PER_DECOYS = 60  # each doubling of the moves that look better
PER_EFFORT = 30  # each doubling of the nodes


def rating_of(theme: Theme, grade: Difficulty) -> int:
    """The rating a puzzle starts with."""
    moves = 0 if theme.is_defence else (grade.plies - 1) // 2
    value = (
        BASE[theme]
        + PER_MOVE * moves
        + PER_BRANCHES * log2(1 + grade.branches)
        + PER_DECOYS * log2(1 + grade.decoys)
        + PER_EFFORT * log2(1 + grade.effort)
    )
    return max(LEAST, min(MOST, round(value)))
