"""The actions of a game session. The list of all actions is the whole state of a session.

>>> Action.of(112, by=Seat.FIRST).to_plain(15)
{'do': 'move', 'point': 'h8', 'by': 'first'}
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ..coords import Move, move_text
from ..opening import Choice, Seat
from ..plain import Value
from ..score import Score
from .seats import Player

if TYPE_CHECKING:
    from ..engine.info import Info


class ActionKind(StrEnum):
    """What is done."""

    MOVE = "move"  # a stone, in the opening too
    CHOOSE = "choose"  # a choice that the opening offers
    UNDO = "undo"  # take back; against an engine as far as the person's last turn
    REDO = "redo"  # do again what was taken back last
    RESIGN = "resign"
    OFFER_DRAW = "offer-draw"  # the offer stands until the other answers or moves
    ACCEPT_DRAW = "accept-draw"
    DECLINE_DRAW = "decline-draw"
    ASK_UNDO = "ask-undo"  # for one's last move, of another person; a move withdraws the question
    ACCEPT_UNDO = "accept-undo"
    DECLINE_UNDO = "decline-undo"
    CLAIM_WIN = "claim-win"  # after the other player has left; whether they have is not judged here
    CLAIM_DRAW = "claim-draw"
    FLAG = "flag"  # the time of the player in turn is up
    PAUSE = "pause"  # stop the clocks
    RESUME = "resume"
    SIT = "sit"  # another player takes a seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """What an engine thought about its move."""

    depth: int
    nodes: int
    time: float  # seconds
    score: Score  # seen by the player of the move
    is_book: bool = False  # the move came from the opening book

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return round(self.nodes / self.time) if self.time > 0 else 0

    @staticmethod
    def of(info: Info) -> Thought:
        """What remains of an engine's report."""
        return Thought(
            depth=info.depth,
            nodes=info.nodes,
            time=info.time,
            score=info.score,
            is_book=info.is_book,
        )

    def to_plain(self) -> dict[str, Any]:
        """The thought as plain data; the score counts for the player of the move."""
        return {
            "depth": self.depth,
            "nodes": self.nodes,
            "time": round(self.time, 3),
            "score": self.score.to_plain(),
            **({"is_book": True} if self.is_book else {}),
        }

    @staticmethod
    def from_plain(value: Value) -> Thought:
        """The thought that `to_plain` wrote."""
        optional = {"score", "color", "centi", "win_in"}  # older files have the score in parts
        known = {*optional, "is_book"}
        fields = value.fields({"depth", "nodes", "time"}, optional=known)
        parts = {name: fields[name].value for name in optional - {"score"} if name in fields}
        return Thought(
            depth=int(fields["depth"].number(whole=True)),
            nodes=int(fields["nodes"].number(whole=True)),
            time=fields["time"].number(),
            score=Score.from_plain(fields.get("score", Value(value.path, parts))),
            is_book="is_book" in fields and fields["is_book"].value is True,
        )


@dataclass(frozen=True, slots=True)
class Action:
    """One thing done. `by` None is whoever is in turn; `at` is set when it is applied."""

    kind: ActionKind
    _: KW_ONLY
    point: Move | None = None
    choice: Choice | None = None
    by: Seat | None = None
    at: float | None = None  # seconds, of the caller's clock
    thought: Thought | None = None
    player: Player | None = None  # who sits down

    @staticmethod
    def of(
        what: Move | Choice, *, by: Seat | None = None, thought: Thought | None = None
    ) -> Action:
        """A stone on a point, or a choice of the opening."""
        if isinstance(what, Choice):
            return Action(ActionKind.CHOOSE, choice=what, by=by)
        return Action(ActionKind.MOVE, point=what, by=by, thought=thought)

    @staticmethod
    def sit(seat: Seat, player: Player) -> Action:
        """Put another player on a seat."""
        return Action(ActionKind.SIT, by=seat, player=player)

    def to_plain(self, size: int) -> dict[str, Any]:
        """The action as plain data, points by their names on a board of this size."""
        data = {
            "do": self.kind.value,
            "point": None if self.point is None else move_text(self.point, size),
            "choice": None if self.choice is None else self.choice.value,
            "by": None if self.by is None else self.by.value,
            "at": None if self.at is None else round(self.at, 3),
            "thought": None if self.thought is None else self.thought.to_plain(),
            "player": None if self.player is None else self.player.to_plain(),
        }
        return {name: value for name, value in data.items() if value is not None}

    @staticmethod
    def from_plain(data: object, size: int) -> Action:
        """The action that `to_plain` wrote; FormatError names what is wrong."""
        value = Value.of(data)
        optional = {"point", "choice", "by", "at", "thought", "player"}
        fields = value.fields({"do"}, optional=optional)
        kind = ActionKind(fields["do"].choice(ActionKind))
        for name, owner in _OWNER_OF.items():
            if (name in fields) != (kind is owner):
                value.fail(f"{name!r} with {owner}, and with nothing else")
        return Action(
            kind,
            point=fields["point"].point(size) if "point" in fields else None,
            choice=Choice(fields["choice"].choice(Choice)) if "choice" in fields else None,
            by=Seat(fields["by"].choice(Seat)) if "by" in fields else None,
            at=fields["at"].number() if "at" in fields else None,
            thought=Thought.from_plain(fields["thought"]) if "thought" in fields else None,
            player=Player.from_plain(fields["player"]) if "player" in fields else None,
        )


_OWNER_OF = {
    "point": ActionKind.MOVE,
    "choice": ActionKind.CHOOSE,
    "player": ActionKind.SIT,
}
