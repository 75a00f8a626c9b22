"""What an engine has to decide: a position and a limit, without the history of the session."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..board import Board
from ..engine.limit import Limit
from ..opening import Opening, Seat
from ..plain import Json
from ..rules import Color


class Question(NamedTuple):
    """What somebody in turn has to decide; as plain data it can be answered in another process."""

    seat: Seat
    color: Color  # of whoever is in turn
    board: Board
    opening: Opening
    limit: Limit
    seed: int  # differs from game to game
    is_draw_offer: bool = False

    def to_plain(self) -> Json:
        """The question as plain data."""
        opening = self.opening
        return {
            "seat": str(self.seat),
            "color": str(self.color),
            "position": self.board.to_plain(),
            "opening": str(opening.protocol),
            "acts": [opening.action_text(act) for act in opening.action_stack],
            "limit": self.limit.to_plain(),
            "seed": self.seed,
            "is_draw_offer": self.is_draw_offer,
        }

    @classmethod
    def from_plain(cls, plain: Json) -> Question:
        """The question that `to_plain` wrote."""
        board = Board.from_plain(plain["position"])
        opening = Opening(plain["opening"], rule=board.rule, size=board.size)
        for act in plain["acts"]:
            opening.push_text(act)
        more: Any = {name: plain[name] for name in ("seed", "is_draw_offer")}
        color, limit = Color.parse(plain["color"]), Limit(**plain["limit"])
        return cls(Seat(plain["seat"]), color, board, opening, limit, **more)
