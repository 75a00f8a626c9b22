"""How much time a move may take.

A time for the move is used to the full, but for the first replies of a game. A clock is divided
over the moves still to come: a *soft* end, after which no further depth is begun, moved by how
settled the choice is; and a *hard* end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..rules import Color
from .limit import Limit, RemainingTime
from .params import (
    FALLING_FACTOR,
    FALLING_VALUE,
    HANDOVER,
    HANDOVER_PART,
    INCREMENT_SHARE,
    LARGEST_PART,
    LONGEST_SHARE,
    MOVES_TO_COME,
    OPENING_LEAST,
    OPENING_PARTS,
    RESERVE,
    RESERVE_PART,
    STABLE_DEPTHS,
    STABLE_FACTOR,
    WAY_LEAST,
    WAY_MOST,
    WAY_PART,
)

if TYPE_CHECKING:  # who only shares out time need not load the compiled core
    from .deepening import Iteration


class Budget(NamedTuple):
    """The seconds a search should and may take; None for no end."""

    soft: float | None = None
    hard: float | None = None

    def in_opening(self, stones: int) -> Budget:
        """The part that is enough with so few stones on the board; all of it with more."""
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
    """A referee's time less what the messages to and from the engine take; 0 or more."""
    return max(0.0, seconds - min(max(seconds * WAY_PART, WAY_LEAST), WAY_MOST))


def _share_of_clock(clock: RemainingTime) -> Budget:
    usable = clock.remaining - min(RESERVE, clock.remaining * RESERVE_PART)
    soft = min(usable / MOVES_TO_COME + clock.increment * INCREMENT_SHARE, usable * LARGEST_PART)
    return Budget(soft, min(soft * LONGEST_SHARE, usable * LARGEST_PART))


class SearchPace:
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
