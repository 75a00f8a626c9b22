"""Swiss pairing: those with equal points meet, nobody twice, and everybody plays every round.

What matters most comes first: a bye goes to somebody who has had none; nobody meets again as long
as the round can be paired without it; nobody gets the same seat three times in a row, or three
times more often than the other; players of one group of points meet, its upper half the lower half.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from .matching import Near, is_perfect, largest_matching
from .records import Entrant, History, Meeting
from .seats import MUST_NOT, clash, has_first_seat, seat_wish


class Round(NamedTuple):
    """Pairs, the best first, each with the first seat in front; and who has a bye."""

    pairs: list[tuple[int, int]]
    bye: int | None


def most_rounds(count: int) -> int:
    """In how many rounds nobody has to meet again.

    >>> [most_rounds(count) for count in (2, 3, 8, 9)]
    [1, 3, 7, 9]
    """
    return count if count % 2 else count - 1


def pair_round(
    entries: Sequence[Entrant], pairings: Sequence[Meeting], here: Sequence[int]
) -> Round:
    """The next round for those who are `here`, at least one of them; all other rounds are over."""
    return _Pairer(History(entries, pairings), here).pair()


class _Pairer:
    def __init__(self, history: History, here: Sequence[int]) -> None:
        self._history = history
        self._points = {number: history.points(number) for number in here}
        self._wishes = {number: seat_wish(history.seats(number)) for number in here}
        self._ranked = sorted(here, key=self._rank)
        self._near: Near = {}

    def _rank(self, number: int) -> tuple[float, float, int]:
        return (-self._points[number], -self._history.entries[number].rating, number)

    def pair(self) -> Round:
        """The round under the strictest conditions that it can be paired with."""
        for most, is_strict in ((n // 2, n % 2 == 0) for n in itertools.count()):
            self._near = self._who_may_meet(most, is_strict)
            for bye in self._byes():
                rest = [number for number in self._ranked if number != bye]
                if is_perfect(rest, self._near):
                    return Round(self._seated(self._pair_groups(rest)), bye)
        raise AssertionError("everybody may meet often enough")

    def _byes(self) -> Sequence[int | None]:
        """Who may have the bye, the first choice first; nobody gets two before all had one."""
        if len(self._ranked) % 2 == 0:
            return [None]
        had = {number: self._history.byes(number) for number in self._ranked}
        fewest = min(had.values())
        fitting = [number for number in reversed(self._ranked) if had[number] == fewest]
        return sorted(fitting, key=self._history.gifts)

    def _who_may_meet(self, most: int, is_strict: bool) -> Near:
        """Who has met whom at most so often, and if strict, has a seat that fits."""
        may_meet: dict[int, set[int]] = {number: set() for number in self._ranked}
        for one, other in itertools.combinations(self._ranked, 2):
            is_clash = is_strict and clash(self._wishes[one], self._wishes[other]) == MUST_NOT
            if not is_clash and self._history.meetings(one, other) <= most:
                may_meet[one].add(other)
                may_meet[other].add(one)
        return may_meet

    # Groups of equal points

    def _pair_groups(self, ranked: Sequence[int]) -> list[tuple[int, int]]:
        """Pairs from the top group down; whoever finds nobody there floats to the next one."""
        pairs: list[tuple[int, int]] = []
        floating: list[int] = []
        below = list(ranked)
        for points, group in itertools.groupby(ranked, key=lambda number: self._points[number]):
            members = [*floating, *group]
            below = [number for number in below if number not in members]
            found, floating = self._pair_members(members, below, points)
            pairs += found
        return pairs

    def _pair_members(
        self, members: list[int], below: list[int], points: float
    ) -> tuple[list[tuple[int, int]], list[int]]:
        """As many pairs among the members as leave the others pairs too; and who is left."""
        pairs: list[tuple[int, int]] = []
        floating: list[int] = []
        waiting = members
        while waiting:
            one, *rest = waiting
            partner = self._partner(one, rest, [*floating, *below], points)
            waiting = [number for number in rest if number != partner]
            if partner is None:
                floating.append(one)
            else:
                pairs.append((one, partner))
        return pairs, floating

    def _partner(self, one: int, rest: list[int], outside: list[int], points: float) -> int | None:
        """Whom somebody meets in their group so that all others can be paired; None to float.

        The first choice leaves the group as many pairs as it can have.
        """
        most = len(largest_matching([one, *rest], self._near)) // 2
        second_choice = None
        for other in self._choices(one, rest, points):
            left = [number for number in rest if number != other]
            if other not in self._near[one] or not is_perfect([*outside, *left], self._near):
                continue
            if len(largest_matching(left, self._near)) // 2 == most - 1:
                return other
            second_choice = other if second_choice is None else second_choice
        return second_choice

    def _choices(self, one: int, rest: list[int], points: float) -> list[int]:
        """The others of a group, first those whose seats fit, then by the fold of the group.

        Whoever comes from above meets the best of the group; within it, the upper half meets the
        lower half in order.
        """
        fold = 0 if self._points[one] > points else len(rest) // 2 - (len(rest) % 2 == 0)

        def cost(place: int) -> tuple[bool, int, float]:
            other = rest[place]
            distance = abs(place - fold) - 0.5 * (place > fold)
            wishes = clash(self._wishes[one], self._wishes[other])
            return (self._points[other] > points, wishes, distance)

        return [rest[place] for place in sorted(range(len(rest)), key=cost)]

    def _seated(self, pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """The pairs with the first seat in front.

        Where both want the same, the stronger gets it; in the first round they have it in turn.
        """
        seated = []
        for board, (one, other) in enumerate(pairs):
            mine, theirs = self._wishes[one], self._wishes[other]
            wish = board % 2 == 0 if mine.wants_first is None else mine.wants_first
            is_first = has_first_seat(mine, theirs, otherwise=wish)
            seated.append((one, other) if is_first else (other, one))
        return seated
