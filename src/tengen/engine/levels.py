"""Levels 1 to 10: how far a level sees, and which errors it makes. 10 is full strength.

Nodes limit a level, never time, so that it is the same on every machine. A low level overlooks rows
of stones (see vision.py), follows fewer fours ahead, judges what is not decided only roughly, and
plays some of its moves without a plan. A win that it sees it plays, and a loss that it sees it
avoids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from ..board import Board
from ..rules import Color
from .info import Info
from .limit import MAX_NODES
from .options import MAX_DEPTH
from .vision import Sight, beside_stones, five_points, seen

NO_FOURS = {"vcf_plies": 0, "vct_root_percent": 0}
VARIATION = 0.2  # part of the nodes by which a move gets more or fewer, so that games differ


class LevelView(NamedTuple):
    """What there is to search for one move, and how far; for full strength the whole board."""

    board: Board
    nodes: int = MAX_NODES
    depth: int = MAX_DEPTH
    lines: int = 1  # among which the move is chosen
    error: int = 0  # centi-units by which each may be misjudged
    params: Mapping[str, int] = {}
    is_aimless: bool = False  # any move beside a stone will do


class Level(NamedTuple):
    """What limits a level."""

    nodes: int
    lines: int = 1
    error: int = 0
    fours: int = 40  # plies of fours in a row that it follows
    sight: Sight = Sight()
    aimless: float = 0.0  # part of its moves that look for nothing but fives

    def view(self, board: Board, seed: int) -> LevelView:
        """What the level sees of the board in this game; the same for the same seed."""
        random = Random(repr((board.key, seed)))
        seen_board = seen(board, self.sight, seed)
        sees_five = any(five_points(seen_board, color) for color in Color)
        if random.random() < self.aimless and not sees_five:
            return LevelView(board, depth=0, is_aimless=True)
        return LevelView(
            seen_board,
            nodes=round(self.nodes * random.uniform(1 - VARIATION, 1 + VARIATION)),
            lines=self.lines,
            error=self.error,
            params={"vcf_plies": self.fours} if self.fours else NO_FOURS,
        )


LEVELS: Mapping[int, Level] = {
    1: Level(330, lines=7, error=105, fours=0, sight=Sight(0.4, 0.012), aimless=1.0),
    2: Level(330, lines=7, error=105, fours=0, sight=Sight(0.4, 0.0025), aimless=0.79),
    3: Level(330, lines=7, error=105, fours=0, sight=Sight(three=0.4), aimless=0.46),
    4: Level(500, lines=5, error=70, fours=0, sight=Sight(three=0.3), aimless=0.1),
    5: Level(1_150, lines=4, error=30, fours=4, sight=Sight(three=0.15)),
    6: Level(3_200, lines=3, error=15, fours=10, sight=Sight(three=0.04)),
    7: Level(12_000, lines=2, error=4),
    8: Level(25_000),
    9: Level(95_000),
}
"""All but full strength, which nothing limits."""


def choose(infos: Sequence[Info], view: LevelView, seed: int) -> Info:
    """The line that is played; the same for the same position and seed.

    Only estimates are misjudged, never what is seen to be decided.
    """
    random = Random(repr((seed, view.board.key)))
    if view.is_aimless:
        moves = beside_stones(view.board)
        return replace(infos[0], pv=(random.choice(moves),)) if moves else infos[0]
    if infos[0].score.is_proven:
        return infos[0]
    undecided = [info for info in infos if not info.score.is_proven]
    return max(
        undecided,
        key=lambda info: (info.score.centi or 0) + random.randint(-view.error, view.error),
    )
