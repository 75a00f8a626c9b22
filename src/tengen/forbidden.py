"""Forbidden moves: renju's recursive definition, and the plain shapes of the capture rules.

Shapes are read from windows of eleven cells around the stone, one window per axis. Results are
cached by window, so the definition can stay readable.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .coords import Move
from .lines import (
    CENTRE,
    EMPTY,
    REACH,
    Cells,
    Window,
    captured_by,
    run_at,
    window_points,
    windows,
)
from .rules import Color, ForbiddenReason, Restriction
from .shapes import FiveRule, fives, open_threes

_REMEMBERED = 1 << 16  # windows; more than a long session needs
_EXACT = FiveRule(overline_wins=False, blocked_wins=True)  # what Black calls a five in renju


def forbidden_reason(
    cells: Cells, size: int, point: Move, color: Color, restriction: Restriction
) -> ForbiddenReason | None:
    """Why `color` may not play on the empty `point`, or None. `cells` is left as it was."""
    match restriction:
        case Restriction.NONE:
            return None
        case Restriction.RENJU:
            return _renju_reason(cells, size, point, color)
        case _:
            return _capture_rule_reason(cells, size, point, color, restriction)


# Renju


class RenjuShape(NamedTuple):
    """What a stone makes on one axis."""

    length: int  # of the unbroken row
    fours: int  # distinct sets of four that one more stone turns into an exact five
    extensions: tuple[int, ...]  # window indices where one more stone makes a straight four


def _renju_reason(cells: Cells, size: int, point: Move, color: Color) -> ForbiddenReason | None:
    cells[point] = color
    try:
        shapes = [_renju_shape(read(cells), color) for read in windows(size)[point]]
        lengths, fours, extensions = zip(*shapes, strict=True)
        if 5 in lengths:
            return None
        if max(lengths) > 5:
            return ForbiddenReason.OVERLINE
        if sum(fours) >= 2:
            return ForbiddenReason.DOUBLE_FOUR
        if sum(map(bool, extensions)) >= 2:
            threes = sum(
                _is_three(cells, size, [points[index] for index in indices], color)
                for indices, points in zip(extensions, window_points(size)[point], strict=True)
            )
            if threes >= 2:
                return ForbiddenReason.DOUBLE_THREE
        return None
    finally:
        cells[point] = EMPTY


def _is_three(cells: Cells, size: int, extensions: list[Move], color: Color) -> bool:
    """Whether one of the extensions, each of which makes a straight four, may really be played."""
    return any(
        all(_renju_shape(read(cells), color).length != 5 for read in windows(size)[extension])
        and _renju_reason(cells, size, extension, color) is None
        for extension in extensions
    )


@lru_cache(maxsize=_REMEMBERED)
def _renju_shape(window: Window, color: int) -> RenjuShape:
    """The shape made by the stone in the window's centre, whatever that cell holds now."""
    row = list(window)
    row[CENTRE] = color
    start, stop = run_at(row, CENTRE, color)
    fours = set(fives(row, color, _EXACT).values())
    threes = open_threes(row, color, _EXACT)
    extensions = sorted(gain for three in threes for gain in three.gains)
    return RenjuShape(stop - start, len(fours), tuple(extensions))


# The capture rules


def _capture_rule_reason(
    cells: Cells, size: int, point: Move, color: Color, restriction: Restriction
) -> ForbiddenReason | None:
    taken = captured_by(cells, size, point, color)
    cells[point] = color
    for stone in taken:
        cells[stone] = EMPTY
    try:
        lines = [_free_shape(read(cells), color) for read in windows(size)[point]]
    finally:
        cells[point] = EMPTY
        for stone in taken:
            cells[stone] = color.other
    shapes = [shape for shape in lines if shape is not _HARMLESS]
    if not shapes:  # nearly always
        return None
    strict = restriction is Restriction.FREE_SHAPES
    if strict and any(shape.in_capture for shape in shapes):
        return ForbiddenReason.IN_CAPTURE
    if not taken and sum(shape.free_three for shape in shapes) >= 2:
        return ForbiddenReason.DOUBLE_THREE
    if strict and sum(shape.straight_four for shape in shapes) >= 2:
        return ForbiddenReason.DOUBLE_FOUR
    if strict and any(shape.overline for shape in shapes):
        return ForbiddenReason.OVERLINE
    return None


class FreeShape(NamedTuple):
    """What a stone makes on one axis under the capture rules."""

    in_capture: bool
    free_three: bool
    straight_four: bool
    overline: bool


_HARMLESS = FreeShape(in_capture=False, free_three=False, straight_four=False, overline=False)


@lru_cache(maxsize=_REMEMBERED)
def _free_shape(window: Window, color: int) -> FreeShape:
    """What a stone in the middle makes on this axis; `_HARMLESS` itself where that is nothing."""
    start, stop = run_at(window, CENTRE, color)
    enemy = Color(color).other
    length, ends = stop - start, (window[start - 1 : start], window[stop : stop + 1])
    shape = FreeShape(
        in_capture=length == 2 and ends == ((enemy,), (enemy,)),
        free_three=any(is_free_three(window, first, color) for first in range(1, REACH)),
        straight_four=length == 4 and ends == ((EMPTY,), (EMPTY,)),
        overline=length >= 6,
    )
    return shape if any(shape) else _HARMLESS


def is_free_three(window: Window, first: int, color: int) -> bool:
    """Whether six cells from `first` are three own stones and a gap between two empty ends."""
    six = window[first : first + 6]
    return six[0] == six[5] == EMPTY and six.count(color) == 3 and six.count(EMPTY) == 3
