"""Levels 1 to 10: how far a level sees, and which errors it makes. Full strength is above them.

Nodes limit a level, never time, so that it is the same on every machine. A low level overlooks rows
of stones (see vision.py), follows fewer fours ahead, judges what is not decided only roughly, and
plays some of its moves without a plan. A win that it sees it plays, and a loss that it sees it
avoids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ..board import Board
from ..rules import Color
from .info import Info
from .limit import MAX_NODES, Limit
from .options import MAX_DEPTH
from .params import NODES_VARIATION
from .vision import Sight, beside_stones, five_points, random_of, rows, seen

NO_FOURS = {"vcf_plies": 0, "vct_root_percent": 0}


class LevelView(NamedTuple):
    """What to search for one move and how far; at full strength, the whole board."""

    board: Board
    nodes: int = MAX_NODES
    depth: int = MAX_DEPTH
    lines: int = 1  # among which the move is chosen
    error: int = 0  # centi-units by which each may be misjudged
    params: Mapping[str, int] = {}
    is_aimless: bool = False  # any move beside a stone will do


class Level(NamedTuple):
    """The limits of a level."""

    nodes: int
    lines: int = 1
    error: int = 0
    fours: int = 40  # plies of fours in a row that it follows
    sight: Sight = Sight()
    aimless: float = 0.0  # part of its moves that have no plan, unless it sees a five
    heeds_own: bool = False  # nor are they aimless if it sees three of its own in a row

    def bounded(self, limit: Limit) -> Limit:
        """The limit within the nodes that the level spends on a move at most."""
        most = round(self.nodes * (1 + NODES_VARIATION))
        return replace(limit, nodes=min(limit.nodes or most, most))

    def view(self, board: Board, seed: int) -> LevelView:
        """What the level sees of the board in this game; the same for the same seed."""
        random = random_of(board, seed, "plan")
        seen_board = seen(board, self.sight, seed)
        sees_five = any(five_points(seen_board, color) for color in Color)
        is_alert = sees_five or (
            self.heeds_own and any(row.color is board.turn for row in rows(seen_board))
        )
        if random.random() < self.aimless and not is_alert:
            return LevelView(board, depth=0, is_aimless=True)
        return LevelView(
            # Whoever sees a five looks closely. Without a stone that was overlooked, the point that
            # makes or stops it might seem forbidden.
            board if sees_five else seen_board,
            nodes=round(self.nodes * random.uniform(1 - NODES_VARIATION, 1 + NODES_VARIATION)),
            lines=self.lines,
            error=self.error,
            params={"vcf_plies": self.fours} if self.fours else NO_FOURS,
        )


LEVELS: Mapping[int, Level] = {
    1: Level(330, 12, 300, fours=0, sight=Sight(0.4, 0.035), aimless=1.0),
    2: Level(330, 12, 300, fours=0, sight=Sight(0.4, 0.0025), aimless=0.905),
    3: Level(330, 12, 300, fours=0, sight=Sight(three=0.4), aimless=0.775),
    4: Level(330, 12, 300, fours=0, sight=Sight(three=0.3), aimless=0.62),
    5: Level(330, 12, 300, fours=0, sight=Sight(three=0.2), aimless=0.475),
    6: Level(330, 12, 300, fours=4, sight=Sight(three=0.08), aimless=0.57, heeds_own=True),
    7: Level(330, 12, 300, fours=4, sight=Sight(three=0.08), aimless=0.29, heeds_own=True),
    8: Level(330, 12, 300, fours=4, sight=Sight(three=0.08), aimless=0.055, heeds_own=True),
    9: Level(840, 7, 115, fours=8, sight=Sight(three=0.045), heeds_own=True),
    10: Level(1_300, 5, 66, fours=10, sight=Sight(three=0.032), heeds_own=True),
}
"""Nothing limits full strength, which is no level."""


def choose(infos: Sequence[Info], view: LevelView, seed: int) -> Info:
    """The line that is played; the same for the same position and seed.

    Only estimates are misjudged, never what is seen to be decided.
    """
    random = random_of(view.board, seed, "choice")
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
