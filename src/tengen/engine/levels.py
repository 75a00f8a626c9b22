"""Levels 1 to 10: how far a level sees, and which errors it makes. 10 is full strength.

A level is limited by nodes, never by time, so that it is the same on every machine; and it sees the
worth of its best few lines only roughly, so that its errors are moves worth a thought.
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


LEVELS: Mapping[int, Level] = {
    1: Level(nodes=500, lines=8, error=600),
    2: Level(nodes=900, lines=7, error=400),
    3: Level(nodes=1_600, lines=6, error=280),
    4: Level(nodes=3_000, lines=5, error=190),
    5: Level(nodes=6_000, lines=5, error=120),
    6: Level(nodes=12_000, lines=4, error=75),
    7: Level(nodes=30_000, lines=3, error=45),
    8: Level(nodes=80_000, lines=2, error=25),
    9: Level(nodes=250_000, lines=1, error=0),
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
