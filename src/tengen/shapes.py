"""What a stone makes on one line, worked out from the rule's definition of a five.

This is the one readable answer to "what is a four?"; the core derives its own tables, and tests
hold the two equal.

A four is what one more stone turns into a five; an open four is an unbroken four that becomes a
five at either end and that no single stone on its line stops; an open three is one stone short of
an open four. Results are cached by window.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from .lines import CENTRE, EMPTY, WINDOW, Window, run_at
from .rules import Color, Overline, Rule

_REMEMBERED = 1 << 16  # windows; more than a long session needs
_FEWEST = 3  # own stones in the smallest shape that is reported


class Kind(StrEnum):
    """What a side has or can make, the strongest first."""

    FIVE = "five"
    WINNING_CAPTURE = "winning capture"
    OPEN_FOUR = "open four"
    DOUBLE_FOUR = "double-four"
    FOUR_THREE = "four-three"
    FOUR = "four"
    DOUBLE_THREE = "double-three"
    OPEN_THREE = "open three"
    CAPTURE = "capture"


STRENGTH = {kind: len(Kind) - index for index, kind in enumerate(Kind)}
"""How strong a kind is: of two kinds the stronger has the larger number."""


class FiveRule(NamedTuple):
    """What a colour may call a five."""

    overline_wins: bool
    blocked_wins: bool  # also between two enemy stones

    @staticmethod
    def of(rule: Rule, color: Color) -> FiveRule:
        """The definition that `rule` has for `color`."""
        return FiveRule(rule.overline(color) is Overline.WINS, rule.blocked_five_wins)


class LineShape(NamedTuple):
    """A shape on one line, in indices of the window: its stones, and where it is carried on.

    A gain of a four makes a five, a gain of an open three makes an open four.
    """

    kind: Kind
    stones: tuple[int, ...]
    gains: tuple[int, ...] = ()


@lru_cache(maxsize=_REMEMBERED)
def line_shapes(window: Window, color: int, five: FiveRule) -> tuple[LineShape, ...]:
    """The shapes that hold a stone of `color` in the window's centre, of the strongest kind only.

    The centre counts as such a stone, whatever it holds. There are several where one line has two
    fours, or threes with different stones.
    """
    if window[1:-1].count(color) + (window[CENTRE] != color) < _FEWEST:
        return ()
    row = list(window)
    row[CENTRE] = color
    first, last = run_at(row, CENTRE, color)
    if _is_five(row, CENTRE, color, five):
        return (LineShape(Kind.FIVE, tuple(range(first, last))),)
    found = fives(row, color, five)
    return _fours(row, found, color, five) if found else open_threes(row, color, five)


def _is_five(row: Sequence[int], index: int, color: int, five: FiveRule) -> bool:
    """Whether the row through `index` is a five; it must hold the centre, or the window cuts it."""
    first, last = run_at(row, index, color)
    if not first <= CENTRE < last or last - first < 5:
        return False
    if last - first > 5:
        return five.overline_wins
    enemy = 3 - color
    return five.blocked_wins or not (row[first - 1] == enemy and row[last] == enemy)


def _would_be_five(row: list[int], index: int, color: int, five: FiveRule) -> bool:
    """Whether one more stone on this point, if it is free, makes a five."""
    if row[index] != EMPTY:
        return False
    row[index] = color
    is_five = _is_five(row, index, color, five)
    row[index] = EMPTY
    return is_five


def fives(row: list[int], color: int, five: FiveRule) -> dict[int, tuple[int, ...]]:
    """Where one more stone makes a five through the centre, with the stones already in it."""
    found = {}
    for index in range(1, WINDOW - 1):
        if _would_be_five(row, index, color, five):
            row[index] = color
            first, last = run_at(row, index, color)
            row[index] = EMPTY
            found[index] = tuple(i for i in range(first, last) if i != index)
    return found


def _fours(
    row: list[int], gains: dict[int, tuple[int, ...]], color: int, five: FiveRule
) -> tuple[LineShape, ...]:
    first, last = run_at(row, CENTRE, color)
    ends = (first - 1, last)
    if last - first == 4 and all(end in gains for end in ends):
        kind = Kind.OPEN_FOUR if _is_unstoppable(row, ends, color, five) else Kind.FOUR
        return (LineShape(kind, tuple(range(first, last)), ends),)
    return tuple(LineShape(Kind.FOUR, stones, (gain,)) for gain, stones in gains.items())


def _is_unstoppable(row: list[int], ends: tuple[int, int], color: int, five: FiveRule) -> bool:
    """Whether no single stone on the line keeps both ends of a four from making a five."""
    if five.blocked_wins:
        return True  # a stone stops a five only by taking its point
    for index in (ends[0] - 1, *ends, ends[1] + 1):  # further away it is no end of a five
        if row[index] == EMPTY:
            row[index] = 3 - color
            is_stopped = not any(_would_be_five(row, end, color, five) for end in ends)
            row[index] = EMPTY
            if is_stopped:
                return False
    return True


def open_threes(row: list[int], color: int, five: FiveRule) -> tuple[LineShape, ...]:
    """The threes through the centre that one more stone turns into an open four."""
    threes: dict[tuple[int, ...], list[int]] = {}
    for index in range(1, WINDOW - 1):
        if row[index] != EMPTY:
            continue
        row[index] = color
        first, last = run_at(row, index, color)
        if last - first == 4 and first <= CENTRE < last:
            fours = _fours(row, fives(row, color, five), color, five)
            if fours and fours[0].kind is Kind.OPEN_FOUR:
                stones = tuple(i for i in range(first, last) if i != index)
                threes.setdefault(stones, []).append(index)
        row[index] = EMPTY
    return tuple(
        LineShape(Kind.OPEN_THREE, stones, tuple(gains)) for stones, gains in threes.items()
    )
