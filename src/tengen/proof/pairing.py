"""Draws shown by pairs of points: whoever answers each stone with the other point of its pair.

If every line of five has both points of some pair, the other side never fills one. `draw.py` has
proofs that end in such pairs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import TypeAlias

from ..coords import AXES, Move

FIVE = 5
Pair: TypeAlias = tuple[Move, Move]


def unpaired_lines(
    pairs: Sequence[Pair], size: int, *, blocked: Collection[Move] = ()
) -> list[tuple[Move, ...]]:
    """The lines of five that have no pair; none means that the pairs stop every five.

    Lines with a `blocked` point, which the side with the pairs has, need none. ValueError if a
    point is in two pairs.
    """
    points = [point for pair in pairs for point in pair]
    if len(set(points)) < len(points):
        raise ValueError("a point is in two pairs, but it can answer only one stone")
    other = dict(pairs) | {second: first for first, second in pairs}
    return [
        line
        for line in lines_of_five(size)
        if not any(point in blocked or other.get(point) in line for point in line)
    ]


@cache
def lines_of_five(size: int) -> tuple[tuple[Move, ...], ...]:
    """Every line of five points of a board."""
    return tuple(_lines(size))


def _lines(size: int) -> Iterator[tuple[Move, ...]]:
    for y in range(size):
        for x in range(size):
            for dx, dy in AXES:
                u, v = x + (FIVE - 1) * dx, y + (FIVE - 1) * dy
                if 0 <= u < size and v < size:
                    yield tuple((y + step * dy) * size + x + step * dx for step in range(FIVE))
