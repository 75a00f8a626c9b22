"""The words of the Gomocup protocol and of its Yixin extensions, for both ends of the wire.

Nothing here does input or output: bytes become lines, lines become commands (for an engine) or
answers (for a manager), and back. A point on the wire is (x, y) from the top left.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum, StrEnum
from typing import NamedTuple, TypeAlias

from ..board import Board
from ..coords import Move
from ..errors import RuleError, TengenError
from ..rules import RULES, Color, Rule

Point: TypeAlias = tuple[int, int]

MAX_LINE = 1 << 14  # bytes of a line that are read; managers cut theirs at 8000
MAX_BLOCK = 1 << 10  # words between a command and its DONE, more than any game has moves
PASS: Point = (-1, -1)
SHOWN = 60  # characters of an unexpected text that are quoted


class WireError(TengenError, code="wire"):
    """A word is not what the protocol expects in its place."""


def shown(text: str) -> str:
    """An unexpected text for quoting: printable and short."""
    clean = "".join(sign if sign.isprintable() else "?" for sign in text[: SHOWN + 1])
    return clean if len(clean) <= SHOWN else clean[:SHOWN] + "…"


# Lines


class LineSplitter:
    """Splits bytes into lines that end in CR, LF or both; empty lines are left out.

    Only the beginning of a line that is too long is kept.
    """

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> list[str]:
        """The lines that these bytes complete."""
        *lines, rest = data.replace(b"\r", b"\n").split(b"\n")
        found = []
        for line in lines:
            self._keep(line)
            found += self.close()
        self._keep(rest)
        return found

    def close(self) -> list[str]:
        """The last line, although its end has not arrived."""
        line = self._rest.decode("utf-8", "replace").strip()
        self._rest.clear()
        return [line] if line else []

    def _keep(self, data: bytes) -> None:
        self._rest += data[: MAX_LINE - len(self._rest)]


def parse_number(word: str, low: int, high: int) -> int:
    """A whole number in this range."""
    if not re.fullmatch(r"-?[0-9]{1,9}", word, re.ASCII):
        raise WireError(f"{shown(word)!r} is not a number: expected {low} to {high}")
    if not low <= int(word) <= high:
        raise WireError(f"{word} is out of range: expected {low} to {high}")
    return int(word)


# Points


_POINT = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})", re.ASCII)
_STONE = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4}),([123])", re.ASCII)


def point_text(move: Move, size: int) -> str:
    """A move on the wire: "7,8"."""
    return f"{move % size},{move // size}"


def points_text(moves: Iterable[Move], size: int) -> str:
    """Several moves in one answer: "7,8 8,8"."""
    return " ".join(point_text(move, size) for move in moves)


def parse_point(word: str) -> Point:
    """The point that a word such as "7,8" names; it may lie off the board."""
    match = _POINT.fullmatch(word)
    if match is None:
        raise WireError(f"{shown(word)!r} is not a point: expected x,y such as 7,8")
    return int(match[1]), int(match[2])


def move_at(point: Point, size: int) -> Move:
    """The move on a point of a board of this size."""
    x, y = point
    if not (0 <= x < size and 0 <= y < size):
        raise WireError(f"{x},{y} is not on the board: expected 0 to {size - 1} for both")
    return y * size + x


class MoveFault(NamedTuple):
    """What is wrong with an engine's move, as part of a sentence."""

    text: str
    is_forbidden: bool = False


def fault_of(point: Point, board: Board) -> MoveFault | None:
    """What is wrong with a point as the next move; None if it is legal."""
    x, y = point
    if not (0 <= x < board.size and 0 <= y < board.size):
        return MoveFault(f"{x},{y}, which is not on the {board.size}x{board.size} board")
    move = board.move_at(x, y)
    name = f"{x},{y} ({board.move_text(move)})"
    if board.color_at(move) is not None:
        return MoveFault(f"{name}, where a stone stands")
    if not board.is_legal(move):
        reason = board.forbidden_points[move]
        return MoveFault(f"{name}, which is forbidden: {reason}", is_forbidden=True)
    return None


class Who(IntEnum):
    """Who owns a point, from the engine's point of view."""

    OWN = 1
    OPPONENT = 2
    BLOCKED = 3  # the stone of a finished line, or the mark of a forbidden point


class Stone(NamedTuple):
    """A line of BOARD."""

    point: Point
    who: Who


def parse_stone(word: str) -> Stone:
    """A stone such as "7,8,1"."""
    match = _STONE.fullmatch(word)
    if match is None:
        raise WireError(
            f"{shown(word)!r} is not a stone: expected x,y,who such as 7,8,1 with who from 1 to 3, "
            "or DONE"
        )
    return Stone((int(match[1]), int(match[2])), Who(int(match[3])))


# Commands


class Command(NamedTuple):
    """A command of a manager: a word in capitals, and its arguments.

    A block that ends with DONE is one command with all the words before DONE.
    """

    word: str
    args: tuple[str, ...] = ()


BLOCKS = (
    {"BOARD", "YXBOARD", "SWAP2BOARD"}
    | {f"YXBLOCK{part}" for part in ("", "UNDO", "PATH", "PATHUNDO")}
    | {f"YXQUERYDATABASE{part}" for part in ("ALL", "ONE", "TEXT")}
)
"""Commands that end with DONE."""


class CommandReader:
    """Turns lines into commands; all the lines from BOARD to DONE are one.

    A line within a block that begins with one of the words in `known` cancels the block. Only INFO
    may come within one.
    """

    def __init__(self, known: Container[str]) -> None:
        self._known = known
        self._block: str | None = None
        self._words: list[str] = []

    def feed(self, line: str) -> Iterator[Command]:
        """The commands that a line completes: mostly one, none within a block."""
        words = _words_of(line)
        while words:
            head = words[0].upper()
            if head == "INFO":
                yield Command(head, tuple(words[1:]))
                return
            if self._block is None or head in self._known:
                self._block = None
                if head not in BLOCKS:
                    yield Command(head, tuple(words[1:]))
                    return
                self._block, self._words = head, []
                words = words[1:]
            done = next((at for at, word in enumerate(words) if word.upper() == "DONE"), None)
            self._words += words[:done][: MAX_BLOCK - len(self._words)]
            if done is None:
                return
            block, self._block = self._block, None
            yield Command(block, tuple(self._words))
            words = words[done + 1 :]


def _words_of(line: str) -> list[str]:
    """The words of a line; "7, 8" is one."""
    return " ".join(line.split()).replace(" ,", ",").replace(", ", ",").split()


def move_line(word: str, move: Move, size: int) -> str:
    """TURN with the opponent's move, or TAKEBACK of the last one."""
    return f"{word} {point_text(move, size)}"


def board_lines(board: Board, word: str = "BOARD") -> list[str]:
    """BOARD to DONE for the side to move: the moves in order, after the stones of a set-up."""
    root, lines = board.root(), [word]

    def add(move: Move, color: Color) -> None:
        who = Who.OWN if color == board.turn else Who.OPPONENT
        lines.append(f"{point_text(move, board.size)},{who.value}")

    for color in Color:
        for move in root.stones(color):
            add(move, color)
    color = root.turn
    for move in board.move_stack:
        add(move, color)
        color = color.other
    return [*lines, "DONE"]


def swap2_lines(moves: Iterable[Move], size: int) -> list[str]:
    """SWAP2BOARD to DONE with the stones placed so far: none, three or five."""
    return ["SWAP2BOARD", *(point_text(move, size) for move in moves), "DONE"]


# INFO


_ANY = -(2**63), 2**64

INFO_KEYS: Mapping[str, tuple[int, int]] = {
    "timeout_turn": _ANY,  # milliseconds; 0 for as fast as possible, less for no limit
    "timeout_match": _ANY,  # milliseconds of a game; 0 or less for no limit
    "time_left": _ANY,  # milliseconds; may be negative
    "time_increment": _ANY,  # milliseconds that each move adds
    "max_memory": _ANY,  # bytes; 0 for no limit
    "game_type": _ANY,
    "rule": _ANY,
    "max_depth": _ANY,  # less than 1 for no limit
    "max_node": _ANY,
    "thread_num": _ANY,
    "hash_size": _ANY,  # kilobytes; 0 for the usual
    "show_detail": (0, 3),  # sum of 1 for REALTIME and 2 for INFO lines
    "caution_factor": (0, 5),
    "strength": (0, 100),
    "usedatabase": (0, 1),  # the opening book; by default from level 9 up
}
"""The keys of INFO that we understand, and their ranges; other numbers become the nearest."""

UNLIMITED_MS = 2147483647
"""What managers send as time_left when there is no clock."""


def parse_info(args: Sequence[str]) -> tuple[str, int] | None:
    """The key and value after INFO, or None for a key that we do not need."""
    key = args[0].lower() if args else ""
    if key not in INFO_KEYS:
        return None
    word = args[1] if len(args) > 1 else ""
    if not re.fullmatch(r"[+-]?[0-9]{1,20}", word, re.ASCII):
        raise WireError(f"INFO {key} {shown(word)!r} is not a number")
    low, high = INFO_KEYS[key]
    return key, max(low, min(int(word), high))


# Rules

OWN_RULE_NUMBERS: Mapping[str, int] = {"1337": 64, "42": 128}
"""Our own numbers, by name, for rules without a Gomocup number."""

_SWAP_NUMBERS: Mapping[int, str] = {5: "swap", 6: "swap2"}  # of freestyle with an opening


class RuleChoice(NamedTuple):
    """What INFO rule asks for: a rule, and the opening protocol that its number implies."""

    rule: Rule
    opening: str | None = None


def rule_number(rule: Rule) -> int:
    """The number for INFO rule."""
    number = rule.gomocup if rule.gomocup is not None else OWN_RULE_NUMBERS.get(rule.name)
    if number is None:
        raise RuleError(f"no number stands for the rule {rule} on the wire")
    return number


def rule_of(number: int) -> RuleChoice:
    """The rule that INFO rule means; Yixin's 2 is renju, 5 and 6 are freestyle with an opening."""
    if number in _SWAP_NUMBERS:
        return RuleChoice(Rule.from_gomocup(0), _SWAP_NUMBERS[number])
    for rule in RULES.values():
        if rule_number(rule) == (4 if number == 2 else number):
            return RuleChoice(rule)
    known = sorted({rule_number(rule) for rule in RULES.values()} | {2, *_SWAP_NUMBERS})
    raise RuleError(
        f"no rule has the number {number}: expected one of {', '.join(map(str, known))}"
    )


# Answers


class AnswerKind(StrEnum):
    """What an engine's line is."""

    MOVES = "moves"  # one point or several
    SWAP = "swap"
    OK = "ok"
    ERROR = "error"
    UNKNOWN = "unknown"
    SUGGEST = "suggest"
    MESSAGE = "message"
    DEBUG = "debug"
    REALTIME = "realtime"  # MESSAGE REALTIME key text
    DETAIL = "detail"  # INFO key text
    FORBID = "forbid"
    OTHER = "other"  # the answer to ABOUT, or not part of the protocol


class EngineAnswer(NamedTuple):
    """A line of an engine: its kind, and what it carries."""

    kind: AnswerKind
    text: str = ""  # without the word that tells the kind
    points: tuple[Point, ...] = ()
    key: str = ""  # of REALTIME and DETAIL


def parse_answer(line: str) -> EngineAnswer:
    """What an engine's line means; OTHER if nothing else."""
    line = line.strip()
    head, _, text = line.partition(" ")
    word, text = head.upper(), text.strip()
    points = _points_in(line)
    if points:
        return EngineAnswer(AnswerKind.MOVES, line, points)
    if word in ("OK", "SWAP") and not text:
        return EngineAnswer(AnswerKind(word.lower()))
    if word == "MESSAGE" and text.upper().startswith("REALTIME "):
        return _keyed(AnswerKind.REALTIME, text[len("REALTIME ") :])
    if word == "INFO":
        return _keyed(AnswerKind.DETAIL, text)
    if word == "FORBID":
        digits = "".join(sign for sign in text if "0" <= sign <= "9")
        pairs = re.findall(r"(\d\d)(\d\d)", digits)
        return EngineAnswer(AnswerKind.FORBID, text, tuple((int(x), int(y)) for x, y in pairs))
    if word in ("ERROR", "UNKNOWN", "SUGGEST", "MESSAGE", "DEBUG"):
        return EngineAnswer(AnswerKind(word.lower()), text, _points_in(text))
    return EngineAnswer(AnswerKind.OTHER, line)


def _keyed(kind: AnswerKind, text: str) -> EngineAnswer:
    key, _, rest = text.strip().partition(" ")
    return EngineAnswer(kind, rest.strip(), _points_in(rest), key.upper())


def _points_in(text: str) -> tuple[Point, ...]:
    """The points of a text; empty if it contains anything else."""
    matches = [_POINT.fullmatch(word) for word in text.split()]
    return (
        tuple((int(match[1]), int(match[2])) for match in matches if match) if all(matches) else ()
    )


def forbid_line(moves: Iterable[Move], size: int) -> str:
    """FORBID with two digits for each coordinate, and a dot at the end."""
    return "FORBID " + "".join(f"{m % size:02}{m // size:02}" for m in moves) + "."


def about_line(**fields: str) -> str:
    """The answer to ABOUT: names and quoted values."""
    return ", ".join(f'{name}="{value}"' for name, value in fields.items())


_FIELD = re.compile(r'([A-Za-z_]{1,20})\s*=\s*"([^"]{0,200})"')


def parse_about(line: str) -> dict[str, str]:
    """The names and values in an answer to ABOUT; empty for any other line."""
    return {name.lower(): value for name, value in _FIELD.findall(line)}
