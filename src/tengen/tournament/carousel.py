"""The carousel: for a set time, whoever is free is paired again at once.

Neighbours in the standings meet, but nobody meets the same player twice in a row as long as
somebody else may become free.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from .matching import Near, largest_matching
from .seats import SeatWish, clash, has_first_seat

PATIENCE = 15.0  # seconds after which somebody comes first, and meets the last opponent again


class Waiting(NamedTuple):
    """Somebody who is free."""

    number: int
    points: float
    waited: float  # seconds
    last: int | None = None  # the last opponent
    wish: SeatWish = SeatWish()


def pair_waiting(waiting: Sequence[Waiting], *, playing: int) -> list[tuple[int, int]]:
    """Pairs of those who wait, each with the first seat in front; `playing` others are not free."""
    ranked = sorted(waiting, key=lambda each: (each.waited < PATIENCE, -each.points, each.number))
    by_number = {each.number: each for each in ranked}
    near = _near(ranked, is_patient=playing > 0)
    pairs, left = [], [each.number for each in ranked]
    while left:
        one, *rest = left
        most = len(largest_matching(left, near)) // 2
        partner = None
        for other in _neighbours(by_number[one], [by_number[number] for number in rest]):
            without = [number for number in rest if number != other]
            if other in near[one] and len(largest_matching(without, near)) // 2 == most - 1:
                partner = other
                break
        left = [number for number in rest if number != partner]
        if partner is not None:
            pairs.append(_seated(by_number[one], by_number[partner]))
    return pairs


def _near(waiting: Sequence[Waiting], *, is_patient: bool) -> Near:
    """Who may meet; the last opponent only where waiting for somebody else leads nowhere."""
    near: dict[int, set[int]] = {each.number: set() for each in waiting}
    for one, other in itertools.combinations(waiting, 2):
        is_again = one.last == other.number or other.last == one.number
        if not is_again or not (is_patient or len(waiting) > 2) or _is_late(one, other):
            near[one.number].add(other.number)
            near[other.number].add(one.number)
    return near


def _is_late(one: Waiting, other: Waiting) -> bool:
    return min(one.waited, other.waited) >= PATIENCE


def _neighbours(one: Waiting, rest: Sequence[Waiting]) -> list[int]:
    """The others: not the last opponent, the nearest in points, with a seat that fits."""

    def cost(other: Waiting) -> tuple[bool, float, int, float]:
        is_again = one.last == other.number or other.last == one.number
        distance = abs(other.points - one.points)
        return (is_again, distance, clash(one.wish, other.wish), -other.waited)

    return [other.number for other in sorted(rest, key=cost)]


def _seated(one: Waiting, other: Waiting) -> tuple[int, int]:
    is_first = has_first_seat(one.wish, other.wish, otherwise=one.number < other.number)
    return (one.number, other.number) if is_first else (other.number, one.number)
