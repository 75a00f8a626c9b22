"""Levels 1 to 10: how far a level sees, and which errors it makes. 10 is full strength.

A level is limited by nodes, never by time, so that it is the same on every machine. It overlooks
threats (see vision.py), and sees the worth of its best few lines only roughly: its errors are moves
worth a thought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from ..board import Board
from .info import Info

PROVEN = 2000  # centi-units that a proven win counts for, less a little a ply


class Level(NamedTuple):
    """What limits a level."""

    nodes: int
    lines: int  # among which it chooses
    error: int  # centi-units by which it may misjudge each
    blindness: float  # chance to overlook a four that is easy to see


LEVELS: Mapping[int, Level] = {
    1: Level(nodes=330, lines=7, error=105, blindness=0.12),
    2: Level(nodes=400, lines=5, error=70, blindness=0.04),
    3: Level(nodes=1_150, lines=4, error=30, blindness=0.005),
    4: Level(nodes=2_400, lines=3, error=14, blindness=0.001),
    5: Level(nodes=5_500, lines=2, error=7, blindness=0.0003),
    6: Level(nodes=14_000, lines=2, error=2, blindness=0.0),
    7: Level(nodes=18_000, lines=1, error=0, blindness=0.0),
    8: Level(nodes=60_000, lines=1, error=0, blindness=0.0),
    9: Level(nodes=160_000, lines=1, error=0, blindness=0.0),
}
"""All but full strength, which nothing limits."""


def choose(infos: Sequence[Info], level: Level, board: Board, seed: int) -> Info:
    """The line a level plays; the same for the same position and seed."""
    random = Random(repr((seed, board.key)))
    return max(infos, key=lambda info: _worth(info) + random.randint(-level.error, level.error))


def _worth(info: Info) -> int:
    if info.score.win_in is None:
        return info.score.centi or 0
    return PROVEN - info.score.win_in if info.score.win_in > 0 else -PROVEN - info.score.win_in
