"""Draws shown by pairs of points: whoever answers each stone with the other point of its pair.

If every line of five has both points of some pair, the other side never fills one. Both sides can
do this, so neither can be forced to lose. It holds under every rule in which nothing is captured or
forbidden: their wins are lines of five or more.

>>> unpaired_lines(PAIRINGS[5], 5)
[]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from ..coords import Move, parse_move

FIVE = 5
Pair: TypeAlias = tuple[Move, Move]


def _pairs(text: str, size: int) -> tuple[Pair, ...]:
    points = [parse_move(name, size) for name in text.split()]
    return tuple(zip(points[::2], points[1::2], strict=True))


PAIRINGS: Mapping[int, tuple[Pair, ...]] = MappingProxyType(
    {5: _pairs("a5 c5 b5 b1 d5 d3 e5 d4 a4 e4 b4 d2 c4 c3 a3 b3 e3 e2 a2 a1 b2 c2 c1 d1", 5)}
)
"""The pairs that show a draw, by the size of the board."""


def unpaired_lines(pairs: Sequence[Pair], size: int) -> list[tuple[Move, ...]]:
    """The lines of five that have no pair; none means that the pairs show a draw.

    ValueError if a point is in two pairs.
    """
    points = [point for pair in pairs for point in pair]
    if len(set(points)) < len(points):
        raise ValueError("a point is in two pairs, but it can answer only one stone")
    return [line for line in _lines(size) if not any(set(pair) <= set(line) for pair in pairs)]


def answer(pairs: Sequence[Pair], move: Move) -> Move | None:
    """The other point of a stone's pair; None for a point in no pair."""
    for first, second in pairs:
        if move in (first, second):
            return second if move == first else first
    return None


def _lines(size: int) -> Iterator[tuple[Move, ...]]:
    for y in range(size):
        for x in range(size):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                u, v = x + (FIVE - 1) * dx, y + (FIVE - 1) * dy
                if 0 <= u < size and v < size:
                    yield tuple((y + step * dy) * size + x + step * dx for step in range(FIVE))
