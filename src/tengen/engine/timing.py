"""How much time a move may take.

A time for the move is used to the full, but for the first replies of a game. A clock is divided
over the moves still to come: a *soft* end, after which no further depth is begun, moved by how
settled the choice is; and a *hard* end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..rules import Color
from .limit import Limit, RemainingTime

if TYPE_CHECKING:  # who only shares out time need not load the compiled core
    from .deepening import Iteration

MOVES_TO_COME = 25  # a clock is divided by
INCREMENT_SHARE = 0.8  # of the increment is spent at once
LONGEST_SHARE = 4.0  # of the usual time, for a move that is hard to choose
LARGEST_PART = 0.4  # of a clock, for one move
RESERVE = 0.030  # seconds of a clock that are kept for what happens around the search
RESERVE_PART = 0.3  # of a clock, when that is less
HANDOVER = 0.001  # seconds from the flag to the answer
HANDOVER_PART = 0.1  # of the time, when that is less

# A referee's clock also counts the way of a command to us, and of the answer back.
WAY_PART = 0.1
WAY_LEAST, WAY_MOST = 0.005, 0.150

STABLE_DEPTHS = 6  # of the same choice make it a settled one
STABLE_FACTOR = 0.5  # of the soft time are enough then
FALLING_VALUE = 60  # centi-units by which a value falls to be worth more time
FALLING_FACTOR = 2.0


# The first replies of a game are easy: by the stones on the board, the part of the time they get.
OPENING_PARTS = {1: 0.1, 2: 0.25, 3: 0.25}
OPENING_LEAST = 0.25  # seconds that are never too many


class Budget(NamedTuple):
    """The seconds a search should and may take; None for no end."""

    soft: float | None = None
    hard: float | None = None

    def in_opening(self, stones: int) -> Budget:
        """What is enough of it with so few stones on the board; all of it with more."""
        part = OPENING_PARTS.get(stones, 1.0)
        soft, hard = (
            None if seconds is None else min(seconds, max(seconds * part, OPENING_LEAST))
            for seconds in self
        )
        return Budget(soft, hard)


def budget_for(limit: Limit, color: Color) -> Budget:
    """What a limit leaves for one move of `color`."""
    budget = Budget()
    clock = limit.clock(color)
    if clock is not None:
        budget = _share_of_clock(clock)
    if limit.time is not None:
        turn = limit.time - min(HANDOVER, limit.time * HANDOVER_PART)
        budget = Budget(budget.soft, turn if budget.hard is None else min(budget.hard, turn))
    return budget


def without_way(seconds: float) -> float:
    """What is left of a referee's time when the way to and fro is paid for; 0 or more."""
    return max(0.0, seconds - min(max(seconds * WAY_PART, WAY_LEAST), WAY_MOST))


def _share_of_clock(clock: RemainingTime) -> Budget:
    usable = clock.remaining - min(RESERVE, clock.remaining * RESERVE_PART)
    soft = min(usable / MOVES_TO_COME + clock.increment * INCREMENT_SHARE, usable * LARGEST_PART)
    return Budget(soft, min(soft * LONGEST_SHARE, usable * LARGEST_PART))


class Pace:
    """Decides after each depth whether there is time for another."""

    def __init__(self, budget: Budget) -> None:
        self._soft = budget.soft
        self._choice = 0
        self._same = 0
        self._value = 0

    def is_time_up(self, iteration: Iteration, elapsed: float) -> bool:
        """Whether the soft end has come, sooner for a settled choice, later for a falling value."""
        if self._soft is None:
            return False
        line = iteration.lines[0]
        self._same = self._same + 1 if line.pv[0] == self._choice else 0
        is_falling = self._same == 0 or line.value < self._value - FALLING_VALUE
        self._choice, self._value = line.pv[0], line.value
        factor = 1.0
        if self._same >= STABLE_DEPTHS:
            factor = STABLE_FACTOR
        elif is_falling:
            factor = FALLING_FACTOR
        return elapsed >= self._soft * factor
