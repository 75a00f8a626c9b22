"""Sentences of reviews, hints and puzzles as they are kept: a key and its parameters.

Points are names ("h8"), colours and kinds of shapes are their values ("black", "four-three"), so
that a phrase is plain data as it stands. `message` says which message of the catalogue it is for
a reader, and `str` puts it into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ...plain import Json, Value
from ...rules import Color
from ...score import Score
from ...texts import Message, t
from ...texts.message import MessageParam

LONGEST_SEQUENCE = 4  # points before the last one that a sentence lists

Param: TypeAlias = str | int | list[str]

REASONS = frozenset(
    {
        # The move itself loses
        "foul",
        "five-unbroken",
        # What it lets the rival do: each shape stands in the refutation
        "allows-shape",
        "ignores-shape",
        "allows-sequence",
        "ignores-shape-sequence",
        "allows-later",
        "allows-capture",
        "allows-winning-capture",
        # What it leaves undone: each shape stands in the better line
        "misses-shape",
        "misses-sequence",
        "misses-later",
        "misses-capture",
        "misses-winning-capture",
        "misses-block",
        "worse",
    }
)
CHOICES = frozenset({"stones-uneven", "stones-decided", "choice-wrong", "choice-decided"})
TURNS = frozenset({"threw-win", "threw-lead", "even-until", "fell-behind", "swings"})
SUMMARIES = TURNS | {"won-throughout", "level", "drawn-missed", "drawn", "unreviewed"}
HINTS = frozenset(
    {
        "hint-area",
        "hint-makes",
        "hint-stops",
        "hint-captures",
        "hint-combines",
        "hint-needed",
        "hint-quiet",
        "hint-point",
    }
)
STEPS = frozenset(
    {"puzzle-makes", "puzzle-stops", "puzzle-captures", "puzzle-combines", "puzzle-needed"}
)
PUZZLES = STEPS | {
    "puzzle-task",
    "puzzle-defence",
    "puzzle-solution",
    "puzzle-right",
    "puzzle-solved",
    "puzzle-wrong",
    "puzzle-loses",
    "puzzle-answered",
    "puzzle-other-win",
}
KEYS = REASONS | CHOICES | SUMMARIES | HINTS | PUZZLES
_SIDES = ("rival", "winner", "loser")  # parameters that may be whoever reads


@dataclass(frozen=True)
class Phrase:
    """A sentence that is not yet in words."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.key not in KEYS:
            raise ValueError(f"there is no phrase {self.key!r}: expected one of the catalogue")

    def to_plain(self) -> Json:
        """The phrase as plain data."""
        return {"key": self.key, "params": dict(self.params)}

    @staticmethod
    def from_plain(data: object) -> Phrase:
        """The phrase that `to_plain` wrote; FormatError names what is wrong."""
        value = Value.of(data)
        fields = value.fields({"key", "params"})
        key = fields["key"].choice(sorted(KEYS))
        return Phrase(key, {name: _param(param) for name, param in fields["params"].entries()})

    def message(self, you: Color | None = None) -> Message:
        """The message that says it; the side `you` is addressed as "you"."""
        params: dict[str, MessageParam] = dict(self.params)
        for side in _SIDES:
            if you is not None and params.get(side) == str(you):
                params[side] = "you"
        if self.key in TURNS:
            return Message(self.key, {**params, "turn": _turn(params)})
        if self.key == "misses-block" and params["better"] == params["point"]:
            return Message("misses-block-there", params)
        if self.key in STEPS and "reply" in params:
            return _step(self.key, params)
        points = self.params.get("points")
        return _sequence(self.key, params, points) if points else Message(self.key, params)

    def text(self, name: str) -> str:
        """A parameter that is one word."""
        return str(self.params[name])

    def number(self, name: str) -> int:
        """A parameter that is a number."""
        return int(str(self.params[name]))

    def list(self, name: str) -> list[str]:
        """A parameter that is a list of points."""
        value = self.params[name]
        return list(value) if isinstance(value, list) else [str(value)]

    def __str__(self) -> str:
        return self.message().text()


def _param(value: Value) -> Param:
    if isinstance(value.value, list):
        return [item.text() for item in value.items()]
    return value.text() if isinstance(value.value, str) else int(value.number(whole=True))


def _turn(params: Mapping[str, MessageParam]) -> Message:
    """What the deciding move did."""
    told = {name: params[name] for name in ("move", "winner")}
    if "moves" in params:
        return Message("turn-win", {**told, "count": int(str(params["moves"]))})
    return Message("turn-better", told)


def _step(key: str, params: dict[str, MessageParam]) -> Message:
    """A move of a solution, what resists longest, and a defence that is forbidden."""
    then = [Message("puzzle-resists", {"reply": params.pop("reply")})]
    if "forbidden" in params:
        told = {"move": params.pop("forbidden"), "reason": params.pop("why")}
        then.append(Message("lesson-forbidden", told))
    said = Message(key, params)
    for each in then:
        said = Message("sentences", {"first": said, "then": each})
    return said


def _sequence(key: str, params: Mapping[str, MessageParam], points: Param) -> Message:
    """A win by the points of a sequence, which are named unless they are too many."""
    names = points if isinstance(points, list) else [str(points)]
    told = {name: value for name, value in params.items() if name != "points"}
    told |= {"first": names[0], "line": ", ".join(names[:-1])}
    return Message(f"{key}-long" if len(names) - 1 > LONGEST_SEQUENCE else key, told)


def score_words(score: Score) -> str:
    """A score for its own side: "58 %", or for a proof "wins in 3", by the winner's moves."""
    if score.win_in is None:
        return f"{score.percent} %"
    moves = max(1, (abs(score.win_in) + (score.win_in > 0)) // 2)  # of the winner
    return t("score-wins" if score.win_in > 0 else "score-loses", count=moves)
