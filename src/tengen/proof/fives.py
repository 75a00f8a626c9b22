"""All points of a board at which a side makes five, found at once.

A second, small statement of what `lines.py` says about a five, for rules without captures; tests
hold the two equal. A board is a number with eight bits a point, as the bytes of `Board.key` are, so
that a shift moves all stones along a line.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..coords import AXES
from ..rules import Color
from ..shapes import FiveRule


class _Axis(NamedTuple):
    """One of the four directions, and the points from which five, or one more, are on the board."""

    shift: int
    starts: int  # a row of five fits from here
    has_before: int  # and there is a point before it
    has_after: int  # and there is a point behind it


@cache
def _axes(size: int) -> tuple[_Axis, ...]:
    def points(dx: int, dy: int, first: int, last: int) -> int:
        found = 0
        for y in range(size):
            for x in range(size):
                ends = [(x + dx * step, y + dy * step) for step in (first, last)]
                if all(0 <= u < size and 0 <= v < size for u, v in ends):
                    found |= 1 << (8 * (y * size + x))
        return found

    return tuple(
        _Axis(
            8 * (dy * size + dx),
            points(dx, dy, 0, 4),
            points(dx, dy, -1, 4),
            points(dx, dy, 0, 5),
        )
        for dx, dy in AXES
    )


@cache
def _all_points(size: int) -> int:
    return int.from_bytes(b"\1" * size**2, "little")


class Stones(NamedTuple):
    """A position as numbers: the stones of both colours and the empty points."""

    black: int
    white: int
    empty: int

    @staticmethod
    def of(cells: bytes, size: int) -> Stones:
        """From the cells of `Board.key`."""
        everywhere = _all_points(size)
        number = int.from_bytes(cells, "little")
        black, white = number & everywhere, (number >> 1) & everywhere
        return Stones(black, white, everywhere ^ black ^ white)

    def of_side(self, color: Color) -> tuple[int, int]:
        """The stones of `color` and those of its rival."""
        return (self.black, self.white) if color == Color.BLACK else (self.white, self.black)


def five_points(own: int, enemy: int, empty: int, size: int, five: FiveRule, *, sure: bool) -> int:
    """The empty points at which a stone makes a five that wins.

    With `sure` only those at which it still does after any single enemy stone on another point: a
    five that needs a free end must have both.
    """
    found = 0
    for shift, starts, has_before, has_after in _axes(size):
        second = own >> shift
        third = second >> shift
        fourth = third >> shift
        fifth = fourth >> shift
        low, high = own & second, fourth & fifth
        fours = (
            third & second & high,
            third & own & high,
            low & high,
            low & third & fifth,
            low & third & fourth,
        )
        if not any(fours):
            continue
        own_end = (own << shift) & has_before | (own >> (5 * shift)) & has_after
        longer = starts & own_end if five.overline_wins else 0
        exact = starts & ~own_end
        if not five.blocked_wins:
            before, after = (enemy << shift) & has_before, (enemy >> (5 * shift)) & has_after
            exact &= ~(before | after) if sure else ~(before & after)
        wins = exact | longer
        for missing, four in enumerate(fours):
            if four:
                found |= (four & wins & (empty >> (missing * shift))) << (missing * shift)
    return found


def contains(points: int, point: int) -> bool:
    """Whether the set holds this point."""
    return bool(points >> (8 * point) & 1)
