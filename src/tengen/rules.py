"""The rules of the game: a rule is a small record of flags, read by `board.py`.

Both colours obey the same rule unless a field is given per colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, IntEnum, StrEnum
from types import MappingProxyType
from typing import NamedTuple

from .errors import RuleError
from .texts import Message, t


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
        """The name in a sentence: "Black"."""
        return self.name.title()

    def __str__(self) -> str:
        """The name in data: "black"."""
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
        return _SIGNS[self]

    @property
    def summary(self) -> str:
        """The reason in words."""
        return t(f"forbidden-{self.value}-summary")


_SIGNS = {
    ForbiddenReason.OVERLINE: "6",
    ForbiddenReason.DOUBLE_FOUR: "44",
    ForbiddenReason.DOUBLE_THREE: "33",
    ForbiddenReason.IN_CAPTURE: "><",
}


class Restriction(Enum):
    """Which family of forbidden shapes a colour must avoid."""

    NONE = "none"
    RENJU = "renju"  # overline, double-four, double-three by the recursive definition
    FREE_THREES = "free-threes"  # the capture rules' plain double-three
    FREE_SHAPES = "free-shapes"  # that, and in-capture, double straight four, overline


class RuleText(NamedTuple):
    """The texts about a rule: title, a few words, a sentence, and paragraphs."""

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

    @property
    def title(self) -> str:
        """The name as interfaces show it."""
        return self.text.title

    @property
    def text(self) -> RuleText:
        """The texts about the rule; a rule that is not shipped has only its name."""
        if self.name not in RULES:
            return RuleText(self.name)
        return RuleText(
            t(f"rule-{self.name}"),
            t(f"rule-{self.name}-brief"),
            t(f"rule-{self.name}-summary"),
            tuple(t(f"rule-{self.name}-help").split("\n\n")),
        )

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
            raise RuleError(Message.of("rule-unknown", name=repr(name), known=", ".join(RULES)))
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


FREESTYLE = Rule(
    "freestyle",
    gomocup=0,
)
STANDARD = Rule(
    "standard",
    gomocup=1,
    black_overline=Overline.NOTHING,
    white_overline=Overline.NOTHING,
)
RENJU = Rule(
    "renju",
    gomocup=4,
    black_overline=Overline.FORBIDDEN,
    black_restriction=Restriction.RENJU,
)
CARO = Rule(
    "caro",
    gomocup=8,
    blocked_five_wins=False,
)
CARO_STANDARD = Rule(
    "caro-standard",
    gomocup=9,
    black_overline=Overline.NOTHING,
    white_overline=Overline.NOTHING,
    blocked_five_wins=False,
)
CAPTURE_1337 = Rule(
    "1337",
    default_size=19,
    black_overline=Overline.FORBIDDEN,
    white_overline=Overline.FORBIDDEN,
    black_restriction=Restriction.FREE_SHAPES,
    white_restriction=Restriction.FREE_SHAPES,
    captures=True,
)
CAPTURE_42 = Rule(
    "42",
    default_size=19,
    black_restriction=Restriction.FREE_THREES,
    white_restriction=Restriction.FREE_THREES,
    captures=True,
)

RULES: Mapping[str, Rule] = MappingProxyType(
    {
        rule.name: rule
        for rule in (FREESTYLE, STANDARD, RENJU, CARO, CARO_STANDARD, CAPTURE_1337, CAPTURE_42)
    }
)
