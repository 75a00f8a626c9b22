"""The rules of the game: a rule is a small record of flags, read by `board.py`.

Both colours obey the same rule unless a field is given per colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, IntEnum, StrEnum
from types import MappingProxyType
from typing import NamedTuple

from .errors import RuleError


class Color(IntEnum):
    """A side; Black moves first."""

    BLACK = 1
    WHITE = 2

    @property
    def other(self) -> Color:
        """The opponent."""
        return Color.WHITE if self is Color.BLACK else Color.BLACK

    @property
    def title(self) -> str:
        """The name as it stands in a sentence: "Black"."""
        return self.name.title()

    def __str__(self) -> str:
        """The name as data has it: "black"."""
        return self.name.lower()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    @classmethod
    def parse(cls, text: Color | str) -> Color:
        """A colour from itself or from its name or initial, in either case."""
        if isinstance(text, Color):
            return text
        colors = {"black": cls.BLACK, "b": cls.BLACK, "white": cls.WHITE, "w": cls.WHITE}
        color = colors.get(text.strip().lower()) if isinstance(text, str) else None
        if color is None:
            raise ValueError(f"{text!r} is not a colour: expected black or white")
        return color


class Overline(Enum):
    """What six or more in a row are to a colour."""

    WINS = "wins"
    NOTHING = "nothing"
    FORBIDDEN = "forbidden"


class ForbiddenReason(StrEnum):
    """Why a move is forbidden."""

    OVERLINE = "overline"
    DOUBLE_FOUR = "double-four"
    DOUBLE_THREE = "double-three"
    IN_CAPTURE = "in-capture"

    @property
    def sign(self) -> str:
        """What is drawn on a point that is forbidden for this reason."""
        return _FORBIDDEN_WORDS[self][0]

    @property
    def summary(self) -> str:
        """The reason in words."""
        return _FORBIDDEN_WORDS[self][1]


_FORBIDDEN_WORDS = {
    ForbiddenReason.OVERLINE: ("6", "overline: six or more in a row"),
    ForbiddenReason.DOUBLE_FOUR: ("44", "double-four: two fours at once"),
    ForbiddenReason.DOUBLE_THREE: ("33", "double-three: two open threes at once"),
    ForbiddenReason.IN_CAPTURE: ("><", "in capture: the pair would stand between two enemy stones"),
}


class Restriction(Enum):
    """Which family of forbidden shapes a colour must avoid."""

    NONE = "none"
    RENJU = "renju"  # overline, double-four, double-three by the recursive definition
    FREE_THREES = "free-threes"  # the capture rules' plain double-three
    FREE_SHAPES = "free-shapes"  # that, and in-capture, double straight four, overline


class RuleText(NamedTuple):
    """What interfaces say about a rule: its title, a few words, a sentence, and paragraphs."""

    title: str = ""
    brief: str = ""
    summary: str = ""
    help: tuple[str, ...] = ()


class Rule(NamedTuple):
    """What wins and what is forbidden. Two rules are equal when all their flags are."""

    name: str
    default_size: int = 15
    gomocup: int | None = None
    black_overline: Overline = Overline.WINS
    white_overline: Overline = Overline.WINS
    black_restriction: Restriction = Restriction.NONE
    white_restriction: Restriction = Restriction.NONE
    blocked_five_wins: bool = True  # caro: five between two enemy stones does not
    captures: bool = False
    pairs_to_win: int = 5  # read only where stones are captured
    text: RuleText = RuleText()

    @property
    def title(self) -> str:
        """The name as interfaces show it."""
        return self.text.title or self.name

    def overline(self, color: Color) -> Overline:
        """What six or more in a row are to `color`."""
        return self.black_overline if color == Color.BLACK else self.white_overline

    def restriction(self, color: Color) -> Restriction:
        """Which shapes are forbidden to `color`."""
        return self.black_restriction if color == Color.BLACK else self.white_restriction

    def __str__(self) -> str:
        return self.name

    @staticmethod
    def from_name(name: str) -> Rule:
        """The rule with this name, in either case."""
        rule = RULES.get(name.strip().lower()) if isinstance(name, str) else None
        if rule is None:
            raise RuleError(f"no rule is called {name!r}: expected one of {', '.join(RULES)}")
        return rule

    @staticmethod
    def from_gomocup(code: int) -> Rule:
        """The rule with this number in the Gomocup protocol; Yixin's 2 is renju too."""
        for rule in RULES.values():
            if rule.gomocup is not None and rule.gomocup == (4 if code == 2 else code):
                return rule
        known = ", ".join(str(r.gomocup) for r in RULES.values() if r.gomocup is not None)
        raise RuleError(f"no rule has the Gomocup number {code!r}: expected one of {known}")

    @staticmethod
    def of(rule: Rule | str) -> Rule:
        """`rule` itself, or the rule with that name."""
        return rule if isinstance(rule, Rule) else Rule.from_name(rule)


_CAPTURES = (
    "A stone that closes a row of exactly two enemy stones with another of your stones at the far "
    "end captures these two. Five captured pairs win."
)
_PENDING = (
    "but only if the opponent cannot break the row at once by a capture. Such a five is pending "
    "for one move."
)

FREESTYLE = Rule(
    "freestyle",
    gomocup=0,
    text=RuleText(
        "Freestyle",
        "five or more in a row win",
        "Five or more in a row win.",
        (
            "Five or more in a row win. Nothing is forbidden. Black has a large advantage, so an "
            "opening such as swap2 makes it fair.",
        ),
    ),
)
STANDARD = Rule(
    "standard",
    gomocup=1,
    black_overline=Overline.NOTHING,
    white_overline=Overline.NOTHING,
    text=RuleText(
        "Standard",
        "exactly five in a row win",
        "Exactly five in a row win; six or more do not.",
        ("Exactly five in a row win. Six or more are allowed but do not win.",),
    ),
)
RENJU = Rule(
    "renju",
    gomocup=4,
    black_overline=Overline.FORBIDDEN,
    black_restriction=Restriction.RENJU,
    text=RuleText(
        "Renju",
        "Black has forbidden shapes",
        "Black needs exactly five and may not make a double-three, a double-four or an overline. "
        "White is free.",
        (
            "Black wins with exactly five; White wins with five or more.",
            "Black may not make a double-three, a double-four or an overline, unless the same "
            "stone makes five. A three counts only if it can really become a four with two open "
            "ends.",
            "Forbidden points are marked on the board: 33, 44 and 6. White has none.",
        ),
    ),
)
CARO = Rule(
    "caro",
    gomocup=8,
    blocked_five_wins=False,
    text=RuleText(
        "Caro",
        "five with an open end wins",
        "Five in a row win unless enemy stones stand at both ends; six or more always win.",
        (
            "Five in a row win unless enemy stones stand at both ends; the edge does not block. "
            "Six or more win in any case.",
        ),
    ),
)
CARO_STANDARD = Rule(
    "caro-standard",
    gomocup=9,
    black_overline=Overline.NOTHING,
    white_overline=Overline.NOTHING,
    blocked_five_wins=False,
    text=RuleText(
        "Caro, exactly five",
        "exactly five with an open end",
        "Exactly five in a row win unless enemy stones stand at both ends.",
        (
            "Exactly five in a row win unless enemy stones stand at both ends; the edge does not "
            "block.",
        ),
    ),
)
CAPTURE_1337 = Rule(
    "1337",
    default_size=19,
    black_overline=Overline.FORBIDDEN,
    white_overline=Overline.FORBIDDEN,
    black_restriction=Restriction.FREE_SHAPES,
    white_restriction=Restriction.FREE_SHAPES,
    captures=True,
    text=RuleText(
        "Capture 1337",
        "captures, and forbidden shapes",
        "Two stones between two of yours are captured. Five in a row that cannot be broken, or "
        "five pairs, win. Both colours have forbidden moves.",
        (
            _CAPTURES,
            f"Exactly five in a row win, {_PENDING}",
            "Both colours are forbidden to make a double-three (unless it captures), a "
            "double-four, an overline, or a pair that stands between two enemy stones.",
        ),
    ),
)
CAPTURE_42 = Rule(
    "42",
    default_size=19,
    black_restriction=Restriction.FREE_THREES,
    white_restriction=Restriction.FREE_THREES,
    captures=True,
    text=RuleText(
        "Capture 42",
        "captures, no double free threes",
        "Two stones between two of yours are captured. Five or more in a row that cannot be "
        "broken, or five pairs, win. Only the double-three is forbidden.",
        (
            _CAPTURES,
            f"Five or more in a row win, {_PENDING}",
            "Only the double-three is forbidden, and not when the stone captures. A pair may move "
            "in between two enemy stones and is safe there.",
        ),
    ),
)

RULES: Mapping[str, Rule] = MappingProxyType(
    {
        rule.name: rule
        for rule in (FREESTYLE, STANDARD, RENJU, CARO, CARO_STANDARD, CAPTURE_1337, CAPTURE_42)
    }
)
