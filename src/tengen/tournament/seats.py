"""Who gets the first seat: everybody has either seat about equally often, and in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

ABSOLUTE = 2  # more of one seat than of the other, or in a row: then it has to be the other one

MUST_NOT = 2  # a clash of two who both have to get the same seat


class SeatWish(NamedTuple):
    """Which seat somebody should get next."""

    balance: int = 0  # first seats less second ones
    run: int = 0  # how often in a row the last seat was had: above 0 the first, below 0 the second

    @property
    def wants_first(self) -> bool | None:
        """The seat that is due, None before the first game."""
        if self.balance:
            return self.balance < 0
        return None if self.run == 0 else self.run < 0

    @property
    def must_be_first(self) -> bool | None:
        """The seat that has to be given, None where either is possible."""
        if abs(self.balance) >= ABSOLUTE:
            return self.balance < 0
        return self.run < 0 if abs(self.run) >= ABSOLUTE else None


def seat_wish(firsts: Sequence[bool]) -> SeatWish:
    """The wish of somebody who had these seats, in order: True for the first seat.

    >>> seat_wish([True, False, False])
    SeatWish(balance=-1, run=-2)
    """
    run = 0
    for is_first in firsts:
        step = 1 if is_first else -1
        run = run + step if run * step > 0 else step
    return SeatWish(2 * sum(firsts) - len(firsts), run)


def clash(one: SeatWish, other: SeatWish) -> int:
    """How much two stand in each other's way: 0 not at all, 1 a little, or `MUST_NOT`."""
    if one.must_be_first is not None and one.must_be_first == other.must_be_first:
        return MUST_NOT
    same = one.wants_first is not None and one.wants_first == other.wants_first
    return 1 if same else 0


def has_first_seat(one: SeatWish, other: SeatWish, *, otherwise: bool) -> bool:
    """Whether `one` gets the first seat; `otherwise` decides where both wishes are alike."""
    if one.must_be_first is not None or other.must_be_first is not None:
        if one.must_be_first != other.must_be_first:
            must = one.must_be_first
            return must if must is not None else not other.must_be_first
    elif one.wants_first != other.wants_first:
        wants = one.wants_first
        return wants if wants is not None else not other.wants_first
    if one.balance != other.balance:
        return one.balance < other.balance
    return one.run < other.run if one.run != other.run else otherwise
