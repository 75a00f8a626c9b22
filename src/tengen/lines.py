"""Stones in a row: what a board looks like along the four lines through a point.

`cells` is a flat list of 0 (empty), 1 (Black) and 2 (White), one entry per point, and a last entry,
WALL, that stands for everything off the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import TypeAlias

from .coords import Move, Ray, rays
from .rules import Color, Overline, Rule

Cells: TypeAlias = list[int]
Window: TypeAlias = tuple[int, ...]

EMPTY = 0
WALL = 3

REACH = 5  # cells to each side that can matter to a shape: four for the five, one for the overline
CENTRE = REACH
WINDOW = 2 * REACH + 1


def empty_cells(size: int) -> Cells:
    """A board without stones."""
    return [EMPTY] * (size * size) + [WALL]


@cache
def windows(size: int) -> tuple[tuple[Callable[[Cells], Window], ...], ...]:
    """For each point and axis a function that reads the WINDOW cells around the point."""
    wall = size * size

    def reader(ahead: Ray, point: Move, behind: Ray) -> Callable[[Cells], Window]:
        before, after = behind[:REACH][::-1], ahead[:REACH]
        left, right = [wall] * (REACH - len(before)), [wall] * (REACH - len(after))
        points = [*left, *before, point, *after, *right]
        return itemgetter(*points)

    return tuple(
        tuple(reader(ahead, point, behind) for ahead, behind in axes)
        for point, axes in enumerate(rays(size))
    )


@cache
def window_points(size: int) -> tuple[tuple[tuple[Move, ...], ...], ...]:
    """For each point and axis the points that its window reads; off the board is `size * size`."""
    points = list(range(size * size + 1))
    return tuple(tuple(read(points) for read in readers) for readers in windows(size))


def run_at(row: Sequence[int], index: int, color: int) -> tuple[int, int]:
    """First and past-the-last index of the unbroken row of `color` through `index`."""
    first, last = index, index + 1
    while first > 0 and row[first - 1] == color:
        first -= 1
    while last < len(row) and row[last] == color:
        last += 1
    return first, last


def winning_line(
    cells: Cells, size: int, point: Move, color: Color, rule: Rule
) -> tuple[Move, ...] | None:
    """The stones of a line through `point` that wins for `color`, or None.

    The stone on `point` must stand already. Of several lines it is the first by the order of AXES.
    """
    for ahead, behind in rays(size)[point]:
        after = _count(cells, ahead, color)
        before = _count(cells, behind, color)
        length = before + 1 + after
        if length < 5:
            continue
        if length == 5:
            won = rule.blocked_five_wins or not (
                _is_enemy(cells, behind, before, color) and _is_enemy(cells, ahead, after, color)
            )
        else:
            won = rule.overline(color) is Overline.WINS
        if won:
            return (*reversed(behind[:before]), point, *ahead[:after])
    return None


def _count(cells: Cells, ray: Ray, color: int) -> int:
    count = 0
    for point in ray:
        if cells[point] != color:
            break
        count += 1
    return count


def _is_enemy(cells: Cells, ray: Ray, index: int, color: Color) -> bool:
    return index < len(ray) and cells[ray[index]] == color.other


def any_winning_line(cells: Cells, size: int, color: Color, rule: Rule) -> tuple[Move, ...] | None:
    """A winning line of `color` anywhere on the board, or None."""
    for point in range(size * size):
        if cells[point] == color:
            line = winning_line(cells, size, point, color, rule)
            if line is not None:
                return line
    return None


def captured_by(cells: Cells, size: int, point: Move, color: Color) -> tuple[Move, ...]:
    """Enemy stones that a stone of `color` on `point` takes in pairs, in ascending order."""
    enemy = color.other
    taken: list[Move] = []
    for first, second, third in next_threes(size)[point]:
        if cells[first] == enemy and cells[second] == enemy and cells[third] == color:
            taken += (first, second)
    return tuple(sorted(taken))


@cache
def next_threes(size: int) -> tuple[tuple[Ray, ...], ...]:
    """For each point the next three points in every direction that has so many."""
    return tuple(
        tuple(ray[:3] for axis in axes for ray in axis if len(ray) >= 3) for axes in rays(size)
    )
