"""The words of SGF: names of properties, and how rules, results, points and times are spelled."""

from __future__ import annotations

import re
from decimal import Decimal
from string import ascii_letters

from ..coords import MAX_SIZE, MIN_SIZE, Move
from ..errors import FormatError
from ..game import HEADERS, EndReason, MarkShape, Result
from ..plain import quote
from ..rules import RULES, Color, Rule
from .text import Problems

# Our own properties, for what SGF has no word for.
PAIRS = "TGPAIRS"  # at the root: pairs captured before the set-up, Black's first: 1,0
REASON = "TGREASON"  # at the root: why the game ended, where RE alone would not say it
HEADER = "TGHEADER"  # at the root: a header that SGF has no property for, name:value
SPENT = "TGSPENT"  # at a move: seconds spent on it

HEADER_OF = {name: header for header, name in HEADERS.items()}

SHAPE_OF = {
    "TR": MarkShape.TRIANGLE,
    "SQ": MarkShape.SQUARE,
    "CR": MarkShape.CIRCLE,
    "MA": MarkShape.CROSS,
    "LB": MarkShape.LABEL,
    "AR": MarkShape.ARROW,
    "LN": MarkShape.LINE,
}
MARK_OF = {shape: name for name, shape in SHAPE_OF.items()}

COLOR_OF = {"B": Color.BLACK, "W": Color.WHITE}
LETTER_OF = {color: letter for letter, color in COLOR_OF.items()}
LEFT_OF = {Color.BLACK: "BL", Color.WHITE: "WL"}

SETUP = frozenset({"AB", "AW", "AE", "PL"})
# What a reader takes a meaning from; no other property may use these names.
OF_ANY_NODE = frozenset({"B", "W", "C", *SETUP, *SHAPE_OF})
OF_THE_ROOT = frozenset(
    {"FF", "GM", "CA", "SZ", "RU", "RE", PAIRS, REASON, HEADER, *HEADER_OF, *OF_ANY_NODE}
)

_RULE_ALIASES = {
    "free": "freestyle",
    "free-style": "freestyle",
    "gomoku": "freestyle",
    "five-in-a-row": "freestyle",
    "exact-five": "standard",
    "caro-exact": "caro-standard",
    "rif": "renju",
    "soosorv": "renju",
    "soosyrv": "renju",
    "taraguchi": "renju",
    "yamaguchi": "renju",
    "tarannikov": "renju",
    "sakata": "renju",
}
_WIN = re.compile(r"(b|w|black|white)\s*(?:\+|wins?\b|won\b)\s*(?:by\s+)?(.*)")
_DRAWS = frozenset({"0", "draw", "drawn", "d", "jigo", "tie", "1/2", "1/2-1/2", "0.5-0.5", "="})
_UNDECIDED = frozenset({"", "?", "void"})
_REASON_OF = {
    "": EndReason.UNKNOWN,
    "r": EndReason.RESIGNATION,
    "resign": EndReason.RESIGNATION,
    "resignation": EndReason.RESIGNATION,
    "t": EndReason.TIME,
    "time": EndReason.TIME,
    "timeout": EndReason.TIME,
    "f": EndReason.FORFEIT,
    "forfeit": EndReason.FORFEIT,
    "forbidden": EndReason.FORFEIT,
    "foul": EndReason.FORFEIT,
    "agreement": EndReason.AGREEMENT,
}
_LETTER_OF_REASON = {
    EndReason.RESIGNATION: "R",
    EndReason.TIME: "T",
    EndReason.FORFEIT: "F",
}
_NUMBER = re.compile(r"[0-9.]+")
_SECONDS = re.compile(r"[+-]?[0-9]{1,400}(?:\.[0-9]{0,400})?")
_PAIRS = re.compile(r"\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*")
_SIZE = re.compile(r"\s*([0-9]{1,4})\s*(?::\s*([0-9]{1,4})\s*)?")


def bracketed(name: str, value: str) -> str:
    """A property as a message shows it."""
    return f"{name}[{quote(value)[1:-1]}]"


def parse_size(text: str) -> int:
    """The board size that SZ tells; only square boards are boards here."""
    match = _SIZE.fullmatch(text)
    if match is None or (match[2] is not None and int(match[1]) != int(match[2])):
        raise FormatError(f"{bracketed('SZ', text)}: expected one number such as 15")
    size = int(match[1])
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise FormatError(f"SZ[{size}]: expected {MIN_SIZE} to {MAX_SIZE}")
    return size


def is_rule_name(text: str) -> bool:
    """Whether RU is one of our names or of Gomocup's numbers, which say nothing else."""
    return text in RULES or text in {"0", "1", "2", "4", "8", "9"}


def parse_rule(text: str) -> Rule | None:
    """The rule that RU tells by our names, Gomocup's numbers or common spellings, or None."""
    words = re.sub(r"[\s_]+", "-", text.strip().lower())
    if is_rule_name(words):
        return RULES[words] if words in RULES else Rule.from_gomocup(int(words))
    if words in _RULE_ALIASES:
        return RULES[_RULE_ALIASES[words]]
    # "Renju (Taraguchi-10)", "Soosyrv-8", "Gomoku Standard": the longest name in it decides.
    names = {name: name for name in RULES if not name.isdigit()} | _RULE_ALIASES
    found = [name for name in names if re.search(rf"\b{name}\b", words)]
    if not found:
        return None
    return RULES[names[max(found, key=lambda name: (name != "gomoku", len(name)))]]


def parse_result(text: str, problems: Problems) -> Result | None:
    """The result that RE tells; None when there is none, or none that can be understood."""
    words = text.strip().lower()
    if is_undecided(text):
        return None
    if words in _DRAWS:
        return Result(None)
    match = _WIN.fullmatch(words)
    if match is None:
        shown = bracketed("RE", text)
        problems.add(f"{shown} is no result: expected one such as B+, W+R, B+T or Draw")
        return None
    reason = _REASON_OF.get(match[2])
    # A number is a score, as in Go, or the five; the board knows better what it was.
    if reason is None and not _NUMBER.fullmatch(match[2]):
        problems.add(f"why the game ended is not understood: {bracketed('RE', text)}")
    return Result(COLOR_OF[match[1][0].upper()], reason or EndReason.UNKNOWN)


def is_undecided(text: str) -> bool:
    """Whether RE says that the game has no result."""
    return text.strip().lower() in _UNDECIDED


def result_text(result: Result) -> str:
    """How RE tells a result, as far as it can."""
    if result.winner is None:
        return "Draw"
    return f"{LETTER_OF[result.winner]}+{_LETTER_OF_REASON.get(result.reason, '')}"


def parse_point(text: str, size: int) -> Move:
    """The point that two letters stand for, column and row from the top left."""
    point = text.strip()
    if len(point) == 2 and point.isascii() and point.isalpha():
        x, y = map(ascii_letters.index, point)
        if x < size and y < size:
            return y * size + x
        raise ValueError(f"{quote(point)} is not on a {size}x{size} board")
    raise ValueError(f"{quote(text)} is no point: expected two letters such as 'hh'")


def parse_points(text: str, size: int) -> list[Move]:
    """One point, or all points of the rectangle between two: aa:cc."""
    first, colon, last = text.partition(":")
    if not colon:
        return [parse_point(first, size)]
    start, stop = parse_point(first, size), parse_point(last, size)
    columns = sorted((start % size, stop % size))
    rows = sorted((start // size, stop // size))
    return [
        y * size + x for y in range(rows[0], rows[1] + 1) for x in range(columns[0], columns[1] + 1)
    ]


def point_text(move: Move, size: int) -> str:
    """The two letters that stand for a point."""
    return chr(ord("a") + move % size) + chr(ord("a") + move // size)


def parse_pairs(text: str) -> tuple[int, int]:
    """Captured pairs, Black's first."""
    match = _PAIRS.fullmatch(text)
    if match is None:
        raise FormatError(f"{bracketed(PAIRS, text)}: expected two numbers such as 1,0")
    return int(match[1]), int(match[2])


def parse_seconds(text: str) -> float:
    """A time; ValueError when it is none."""
    match = _SECONDS.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{quote(text)} is no time: expected seconds such as 12.5")
    return float(match[0])


def seconds_text(seconds: float) -> str:
    """A time without an exponent, which SGF does not have."""
    return f"{Decimal(repr(seconds)):f}"
