"""Sentences of reviews and hints as data: a key and its parameters, put into English when shown.

Points are names ("h8"), colours and kinds of shapes are their values ("black", "four-three"), so
that a phrase is plain data as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ...plain import Json, Value, plural
from ...rules import Color
from ...score import Score
from ...shapes import Kind

LONGEST_SEQUENCE = 4  # points before the last one that a sentence lists

Param: TypeAlias = str | int | list[str]


@dataclass(frozen=True)
class Phrase:
    """A sentence that is not yet in words."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.key not in ENGLISH:
            raise ValueError(f"there is no phrase {self.key!r}: expected one of the catalogue")

    def to_plain(self) -> Json:
        """The phrase as plain data."""
        return {"key": self.key, "params": dict(self.params)}

    @staticmethod
    def from_plain(data: object) -> Phrase:
        """The phrase that `to_plain` wrote; FormatError names what is wrong."""
        value = Value.of(data)
        fields = value.fields({"key", "params"})
        key = fields["key"].choice(ENGLISH)
        return Phrase(key, {name: _param(param) for name, param in fields["params"].entries()})

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
        return english(self)


def _param(value: Value) -> Param:
    if isinstance(value.value, list):
        return [item.text() for item in value.items()]
    return value.text() if isinstance(value.value, str) else int(value.number(whole=True))


class Words:
    """What templates need: names of sides, seen by whoever reads; shapes with their articles."""

    def __init__(self, phrase: Phrase, you: Color | None) -> None:
        self.phrase = phrase
        self._you = str(you) if you is not None else None

    def __getitem__(self, name: str) -> str:
        """A parameter as text: a list of points as "h8 i9"."""
        value = self.phrase.params[name]
        return " ".join(value) if isinstance(value, list) else str(value)

    def has(self, name: str) -> bool:
        """Whether a parameter is given."""
        return name in self.phrase.params

    def side(self, name: str) -> str:
        """A colour as the object of a sentence: "White", or "you"."""
        color = self[name]
        return "you" if color == self._you else color.capitalize()

    def whose(self, name: str) -> str:
        """A colour as an owner: "White's", or "your"."""
        return "your" if self[name] == self._you else f"{self[name].capitalize()}'s"

    def does(self, name: str, one: str, many: str) -> str:
        """A colour with its verb: "White makes", or "you make"."""
        return f"you {many}" if self[name] == self._you else f"{self.side(name)} {one}"

    def a(self, name: str) -> str:
        """A shape with its article."""
        return a_kind(self[name])

    def moves(self, name: str) -> str:
        """A number of moves."""
        return plural(self.phrase.number(name), "move")

    def sequence(self) -> str:
        """The points of a win and its last shape: ": h8, i9, then a four-three at j10"."""
        *others, last = self.phrase.list("points")
        if len(others) > LONGEST_SEQUENCE:
            return f" that begin at {others[0]} and lead to {self.a('kind')} at {last}"
        return f": {', '.join(others)}, then {self.a('kind')} at {last}"


def a_kind(kind: str) -> str:
    """A shape with its article: "a four-three", "an open four"; a five has none."""
    if kind == Kind.FIVE:
        return "five"
    return f"an {kind}" if kind[0] in "aeio" else f"a {kind}"


def score_words(score: Score) -> str:
    """A score for its own side: "58 %", or for a proof "wins in 3", by the winner's moves."""
    if score.win_in is None:
        return f"{100 * score.win_chance:.0f} %"
    moves = max(1, (abs(score.win_in) + (score.win_in > 0)) // 2)  # of the winner
    return f"{'wins' if score.win_in > 0 else 'loses'} in {moves}"


Template: TypeAlias = Callable[[Words], str]


def english(phrase: Phrase, you: Color | None = None) -> str:
    """The phrase in English; the side `you` is addressed as "you"."""
    text = ENGLISH[phrase.key](Words(phrase, you))
    return text[:1].upper() + text[1:] if phrase.key in CAPITAL else text


REASONS: dict[str, Template] = {
    # The move itself loses
    "foul": lambda w: f"{w['move']} is forbidden ({w['why']}) and loses at once",
    "five-unbroken": lambda w: (
        f"{w['move']} does not break {w.whose('rival')} five {w['stones']}, which wins"
    ),
    # What it lets the rival do: each shape stands in the refutation
    "allows-shape": lambda w: (
        f"{w['move']} leaves {w['point']}, where {w.does('rival', 'makes', 'make')} {w.a('kind')}"
    ),
    "ignores-shape": lambda w: (
        f"{w['move']} does not stop {w.whose('rival')} {w['standing']} {w['stones']}: "
        f"{w.does('rival', 'makes', 'make')} {w.a('kind')} at {w['point']}"
    ),
    "allows-sequence": lambda w: (
        f"{w['move']} lets {w.side('rival')} win by {w['means']}{w.sequence()}"
    ),
    "ignores-shape-sequence": lambda w: (
        f"{w['move']} does not stop {w.whose('rival')} {w['standing']} {w['stones']}: "
        f"{w.does('rival', 'wins', 'win')} by {w['means']}{w.sequence()}"
    ),
    "allows-later": lambda w: (
        f"{w['move']} gives {w.side('rival')} {w['first']}, which leads to {w.a('kind')} "
        f"at {w['point']}"
    ),
    "allows-capture": lambda w: (
        f"{w['move']} lets {w.side('rival')} take {w['stones']} at {w['point']}"
    ),
    "allows-winning-capture": lambda w: (
        f"{w['move']} lets {w.side('rival')} win by taking {w['stones']} at {w['point']}"
    ),
    # What it leaves undone: each shape stands in the better line
    "misses-shape": lambda w: f"{w['move']} misses {w.a('kind')} at {w['point']}",
    "misses-sequence": lambda w: f"{w['move']} misses a win by {w['means']}{w.sequence()}",
    "misses-later": lambda w: (
        f"{w['move']} misses {w['first']}, which leads to {w.a('kind')} at {w['point']}"
    ),
    "misses-capture": lambda w: f"{w['move']} misses taking {w['stones']} at {w['point']}",
    "misses-winning-capture": lambda w: (
        f"{w['move']} misses the win by taking {w['stones']} at {w['point']}"
    ),
    "misses-block": lambda w: (
        f"{w['move']} leaves {w['point']}, where {w.whose('rival')} {w['stones']} becomes an "
        f"open three{'' if w['better'] == w['point'] else '; ' + w['better'] + ' stops that'}"
    ),
    "worse": lambda w: f"{w['move']} is weaker than {w['point']}",
}

CHOICES: dict[str, Template] = {
    "stones-uneven": lambda w: (
        f"the opening stones favour {w['color'].capitalize()} ({w['chance']} %), "
        f"which the other player may take"
    ),
    "stones-decided": lambda w: (
        f"the opening stones let {w['color'].capitalize()} force a win, "
        f"and the other player may take that colour"
    ),
    "choice-wrong": lambda w: (
        f"{w['color'].capitalize()} had the better chances ({w['chance']} %); {_better(w)}"
    ),
    "choice-decided": lambda w: f"{w['color'].capitalize()} could force a win; {_better(w)}",
}

SUMMARIES: dict[str, Template] = {
    "won-throughout": lambda w: (
        f"{w.does('winner', 'was', 'were')} ahead from "
        f"{'the start' if w.phrase.number('from') <= 2 else 'move ' + w['from']} "
        f"and never let go"
    ),
    "threw-win": lambda w: (
        f"{w.does('loser', 'was', 'were')} winning until move {w['at']}; {_turn(w)}"
    ),
    "threw-lead": lambda w: (
        f"{w.does('loser', 'was', 'were')} ahead until move {w['at']}; {_turn(w)}"
    ),
    "even-until": lambda w: f"the game was even until move {w['at']}; {_turn(w)}",
    "fell-behind": lambda w: (
        f"{w.does('loser', 'was', 'were')} already behind; at move {w['at']}, {_turn(w)}"
    ),
    "level": lambda w: "neither side made a decisive mistake",
    "swings": lambda w: f"the lead changed {w['times']} times, last at move {w['at']}; {_turn(w)}",
    "drawn-missed": lambda w: (
        f"a draw, but {w.does('loser', 'was', 'were')} winning until move {w['at']} ({w['move']})"
    ),
    "drawn": lambda w: "a draw in which neither side missed a win",
    "unreviewed": lambda w: "there is no move to review",
}


def _turn(w: Words) -> str:
    """What the deciding move did."""
    if w.has("moves"):
        return f"{w['move']} let {w.side('winner')} force a win in {w.moves('moves')}"
    return f"{w['move']} gave {w.side('winner')} the better game"


def _better(w: Words) -> str:
    """What should have been chosen."""
    return {
        "take-white": "White was the colour to take",
        "take-black": "Black was the colour to take",
        "add-two": "adding two stones was better",
    }[w["better"]]


_COLUMNS = {"left": "on the left", "middle": "in the middle", "right": "on the right"}
_ROWS = {"top": "at the top", "middle": "in the middle", "bottom": "at the bottom"}
_MAKES = {
    Kind.FIVE: "makes five",
    Kind.OPEN_FOUR: "makes an open four",
    Kind.DOUBLE_FOUR: "makes two fours at once",
    Kind.FOUR_THREE: "makes a four and an open three at once",
    Kind.FOUR: "makes a four",
    Kind.DOUBLE_THREE: "makes two open threes at once",
    Kind.OPEN_THREE: "makes an open three",
}


def _area(w: Words) -> str:
    """A ninth of the board: "at the top, on the left", "on the right", "in the middle"."""
    column, row = _COLUMNS[w["column"]], _ROWS[w["row"]]
    if w["row"] == "middle":
        return column
    return row if w["column"] == "middle" else f"{row}, {column}"


HINTS: dict[str, Template] = {
    "hint-area": lambda w: f"look {_area(w)}",
    "hint-makes": lambda w: f"the move {_MAKES[Kind(w['kind'])]}",
    "hint-stops": lambda w: (
        f"the move takes the point where your opponent {_MAKES[Kind(w['kind'])]}"
    ),
    "hint-captures": lambda w: (
        f"the move captures {'a pair' if w['pairs'] == '1' else w['pairs'] + ' pairs'}"
    ),
    "hint-combines": lambda w: "the move threatens more than one sequence",
    "hint-needed": lambda w: "the move takes a point your opponent needs",
    "hint-quiet": lambda w: "the move makes no threat yet: it builds, or takes room",
    "hint-point": lambda w: f"play {w['point']}",
}

_TASKS = {
    "win-at-once": "win with one move",
    "stop-four": "stop the four without losing",
    "fours": "win by a sequence of fours",
    "threats": "win by fours and open threes",
    "only-defence": "find the only move that does not lose",
    "use-forbidden": "win with the help of a forbidden point",
    "avoid-forbidden": "win without a forbidden move",
    "captures": "win with a capture",
}

PUZZLES: dict[str, Template] = {
    "puzzle-task": lambda w: f"{w['color'].capitalize()} to move: {_TASKS[w['theme']]}",
    "puzzle-defence": lambda w: (
        f"every other move is proven to lose; the answer was not refuted by a search of "
        f"{w.phrase.number('nodes'):,} nodes"
    ),
    "puzzle-solution": lambda w: f"the solution: {w['line']}",
}
PUZZLE_MOVES: dict[str, Template] = {
    "puzzle-right": lambda w: f"{w['move']} is right; {w['reply']} is the answer",
    "puzzle-solved": lambda w: f"{w['move']} is right: solved",
    "puzzle-wrong": lambda w: f"{w['move']} is wrong",
    "puzzle-loses": lambda w: f"{w['move']} loses to {w['line']}",
    "puzzle-answered": lambda w: f"{w['move']} is answered by {w['line']}",
    "puzzle-other-win": lambda w: f"{w['move']} wins too, but not as the puzzle asks",
    "puzzle-makes": lambda w: f"{w['move']} {_MAKES[Kind(w['kind'])]}{_reply(w)}",
    "puzzle-stops": lambda w: (
        f"{w['move']} takes the point where the opponent {_MAKES[Kind(w['kind'])]}"
    ),
    "puzzle-captures": lambda w: (
        f"{w['move']} captures {'a pair' if w['pairs'] == '1' else w['pairs'] + ' pairs'}"
        f"{_reply(w)}"
    ),
    "puzzle-combines": lambda w: f"{w['move']} threatens more than one sequence{_reply(w)}",
    "puzzle-needed": lambda w: f"{w['move']} takes a point that the opponent needs",
}


def _reply(w: Words) -> str:
    return f"; {w['reply']} resists longest" if w.has("reply") else ""


ENGLISH: dict[str, Template] = {
    **REASONS,
    **CHOICES,
    **SUMMARIES,
    **HINTS,
    **PUZZLES,
    **PUZZLE_MOVES,
}
CAPITAL = frozenset({*SUMMARIES, *CHOICES, *HINTS, *PUZZLES})  # the others begin with a point
