"""The actions of a game session. The list of all actions is the whole state of a session.

>>> Action.move(112, by=Seat.FIRST).to_plain(15)
{'do': 'move', 'point': 'h8', 'by': 'first'}
"""

from __future__ import annotations

from dataclasses import dataclass
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
    UNDO = "undo"
    REDO = "redo"
    RESIGN = "resign"
    OFFER_DRAW = "offer-draw"
    ACCEPT_DRAW = "accept-draw"
    DECLINE_DRAW = "decline-draw"
    ASK_UNDO = "ask-undo"  # between two people nothing is taken back unless both want it
    ACCEPT_UNDO = "accept-undo"
    DECLINE_UNDO = "decline-undo"
    FLAG = "flag"  # somebody's time is up
    PAUSE = "pause"  # the clocks stand still
    RESUME = "resume"
    SIT = "sit"  # another player takes a seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """What an engine thought about its move."""

    depth: int
    nodes: int
    time: float  # seconds
    score: Score  # seen by the player of the move

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return round(self.nodes / self.time) if self.time > 0 else 0

    @staticmethod
    def of(info: Info) -> Thought:
        """What remains of an engine's report."""
        return Thought(depth=info.depth, nodes=info.nodes, time=info.time, score=info.score)

    def to_plain(self) -> dict[str, Any]:
        """The thought as plain data; the score counts for the player of the move."""
        return {
            "depth": self.depth,
            "nodes": self.nodes,
            "time": round(self.time, 3),
            "score": self.score.to_plain(),
        }

    @staticmethod
    def from_plain(value: Value) -> Thought:
        """The thought that `to_plain` wrote."""
        optional = {"score", "color", "centi", "win_in"}  # older files have the score in parts
        fields = value.fields({"depth", "nodes", "time"}, optional=optional)
        parts = {name: fields[name].value for name in optional - {"score"} if name in fields}
        return Thought(
            depth=int(fields["depth"].number(whole=True)),
            nodes=int(fields["nodes"].number(whole=True)),
            time=fields["time"].number(),
            score=Score.from_plain(fields.get("score", Value(value.path, parts))),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One thing done. `by` None is whoever is in turn; `at` is set when it is applied."""

    kind: ActionKind
    point: Move | None = None
    choice: Choice | None = None
    by: Seat | None = None
    at: float | None = None  # seconds, of the caller's clock
    thought: Thought | None = None
    player: Player | None = None  # who sits down

    @staticmethod
    def move(point: Move, *, by: Seat | None = None, thought: Thought | None = None) -> Action:
        """A stone on a point."""
        return Action(kind=ActionKind.MOVE, point=point, by=by, thought=thought)

    @staticmethod
    def choose(choice: Choice, *, by: Seat | None = None) -> Action:
        """A choice of the opening."""
        return Action(kind=ActionKind.CHOOSE, choice=choice, by=by)

    @staticmethod
    def undo(*, by: Seat | None = None) -> Action:
        """Take back; against an engine as far as the person's last turn."""
        return Action(kind=ActionKind.UNDO, by=by)

    @staticmethod
    def redo(*, by: Seat | None = None) -> Action:
        """Do again what was taken back last."""
        return Action(kind=ActionKind.REDO, by=by)

    @staticmethod
    def resign(*, by: Seat | None = None) -> Action:
        """Give up."""
        return Action(kind=ActionKind.RESIGN, by=by)

    @staticmethod
    def offer_draw(*, by: Seat | None = None) -> Action:
        """Ask for a draw; the offer stands until the other answers or moves."""
        return Action(kind=ActionKind.OFFER_DRAW, by=by)

    @staticmethod
    def accept_draw(*, by: Seat | None = None) -> Action:
        """Agree to a draw."""
        return Action(kind=ActionKind.ACCEPT_DRAW, by=by)

    @staticmethod
    def decline_draw(*, by: Seat | None = None) -> Action:
        """Play on."""
        return Action(kind=ActionKind.DECLINE_DRAW, by=by)

    @staticmethod
    def ask_undo(*, by: Seat | None = None) -> Action:
        """Ask the other person for one's last move back; the next move withdraws the question."""
        return Action(kind=ActionKind.ASK_UNDO, by=by)

    @staticmethod
    def accept_undo(*, by: Seat | None = None) -> Action:
        """Let whoever asked take back."""
        return Action(kind=ActionKind.ACCEPT_UNDO, by=by)

    @staticmethod
    def decline_undo(*, by: Seat | None = None) -> Action:
        """Let the moves stand."""
        return Action(kind=ActionKind.DECLINE_UNDO, by=by)

    @staticmethod
    def flag() -> Action:
        """State that the time of the player in turn is up."""
        return Action(kind=ActionKind.FLAG)

    @staticmethod
    def pause() -> Action:
        """Stop the clocks."""
        return Action(kind=ActionKind.PAUSE)

    @staticmethod
    def resume() -> Action:
        """Let the clocks run on."""
        return Action(kind=ActionKind.RESUME)

    @staticmethod
    def sit(seat: Seat, player: Player) -> Action:
        """Put another player on a seat."""
        return Action(kind=ActionKind.SIT, by=seat, player=player)

    def to_plain(self, size: int) -> dict[str, Any]:
        """The action as plain data, points by their names on a board of this size."""
        data: dict[str, Any] = {"do": self.kind.value}
        if self.point is not None:
            data["point"] = move_text(self.point, size)
        if self.choice is not None:
            data["choice"] = self.choice.value
        if self.by is not None:
            data["by"] = self.by.value
        if self.at is not None:
            data["at"] = round(self.at, 3)
        if self.thought is not None:
            data["thought"] = self.thought.to_plain()
        if self.player is not None:
            data["player"] = self.player.to_plain()
        return data

    @staticmethod
    def from_plain(data: object, size: int) -> Action:
        """The action that `to_plain` wrote; FormatError names what is wrong."""
        value = data if isinstance(data, Value) else Value("$", data)
        optional = {"point", "choice", "by", "at", "thought", "player"}
        fields = value.fields({"do"}, optional=optional)
        kind = ActionKind(fields["do"].choice(ActionKind))
        for name, owner in _OWNER_OF.items():
            if (name in fields) != (kind is owner):
                value.fail(f"{name!r} with {owner}, and with nothing else")
        return Action(
            kind=kind,
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
