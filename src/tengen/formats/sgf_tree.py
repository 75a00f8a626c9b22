"""The grammar of SGF: collections, trees, nodes and properties, without their meaning.

A tree comes back as a flat list of nodes, each with the number of its parent, so that no nesting is
too deep. Values stay as they stand in the file; `unescape` gives their text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..errors import FormatError
from ..plain import plural, quote
from ..texts import Message, Notice
from .text import MAX_NODES, Problems, line_of

MAX_GAMES = 100_000  # in a collection
MAX_VALUES = 3 * MAX_NODES  # of all properties in a game

# A value's text is matched possessively: many megabytes of it leave nothing to go back to.
_RAW_TEXT = r"(?:[^\]\\]++|\\.)*+"
_GAME = re.compile(r"\(\s*;")
_SOMETHING = re.compile(r"\S")
_TOKEN = re.compile(
    r"\s*+(?:(?P<name>[A-Za-z][A-Za-z0-9]{0,63})|(?P<mark>[();])"
    rf"|\[(?P<value>{_RAW_TEXT})(?P<end>\])?)",
    re.DOTALL,
)
_RAW = re.compile(_RAW_TEXT, re.DOTALL)
_NAME = re.compile(r"[A-Z][A-Z0-9]{0,63}")
_COMPOSED = re.compile(r"((?:[^:\\]++|\\.)*+):(.*)", re.DOTALL)
_LINE_BREAK = re.compile(r"\r\n|\n\r|\r")
_SPECIAL = re.compile(r"[\]\\]")
_SPECIAL_COMPOSED = re.compile(r"[\]\\:]")


class RawNode(NamedTuple):
    """A node as the file has it; `parent` is the number of an earlier node, -1 for the root."""

    parent: int
    offset: int
    properties: dict[str, list[str]]


def parse_collection(text: str) -> Iterator[tuple[list[RawNode], Problems]]:
    """The game trees of a file, each with the repairs that its grammar needed."""
    start = _GAME.search(text)
    if start is None:
        raise FormatError(Message.of("format-no-sgf", text=quote(text.strip())), offset=0)
    games, end = 0, 0
    while start is not None:
        games += 1
        if games > MAX_GAMES:
            raise _error(text, start.start(), f"more than {MAX_GAMES:,} games in a file")
        problems = Problems()
        if skipped := text[end : start.start()].strip():
            problems.add(Notice("problem-before", text=quote(skipped)))
        parser = _TreeParser(text, problems)
        end = parser.parse(start.start() + 1)
        start = _GAME.search(text, end)
        if start is None and (skipped := text[end:].strip()):
            problems.add(Notice("problem-after", text=quote(skipped)))
        yield parser.nodes, problems


class _TreeParser:
    """Reads one tree, token by token."""

    def __init__(self, text: str, problems: Problems) -> None:
        self.nodes: list[RawNode] = []
        self._text = text
        self._problems = problems
        self._parent = -1
        self._forks = [-1]  # for each open parenthesis the node that it stands after
        self._name = ""  # of the property whose values are being read
        self._values = 0

    def parse(self, at: int) -> int:
        """Read the nodes from behind the opening parenthesis on; where the tree ends."""
        text = self._text
        while self._forks:
            token = _TOKEN.match(text, at)
            if token is None:
                self._end_early(at)
                return len(text)
            name, mark, value, end = token.groups()
            at = token.end()
            if value is not None:
                if end is None:  # only the end of the file ends a value without a bracket
                    self._end_early(len(text), in_value=True)
                    return len(text)
                self._add_value(value, token.start())
            elif name is not None:
                self._start_property(name, token.start())
            else:
                self._check_complete(token.start())
                self._follow(mark, token.end() - 1)
        return at

    def _end_early(self, at: int, *, in_value: bool = False) -> None:
        """Keep what there is of a game that is cut off; refuse one that goes on with nonsense."""
        rest = _SOMETHING.search(self._text, at)
        if rest is not None:
            unexpected = quote(self._text[rest.start() : rest.start() + 40])
            raise _error(self._text, rest.start(), f"unexpected {unexpected} in a game")
        brackets = plural(len(self._forks), "bracket")
        self._problems.add(f"the file ends inside a game: {brackets} not closed")
        if in_value:
            self._problems.add(f"a value of {self._name} that is cut off was dropped")
        if self._name and not self.nodes[-1].properties[self._name]:
            del self.nodes[-1].properties[self._name]

    def _follow(self, mark: str, at: int) -> None:
        if mark == ";":
            if len(self.nodes) == MAX_NODES:
                raise _error(self._text, at, f"more than {MAX_NODES:,} nodes in a game")
            self.nodes.append(RawNode(self._parent, at, {}))
            self._parent = len(self.nodes) - 1
        elif mark == "(":
            if _GAME.match(self._text, at) is None and _SOMETHING.search(self._text, at + 1):
                raise _error(self._text, at, "a variation without a node: expected '(;'")
            self._forks.append(self._parent)
        else:
            self._parent = self._forks.pop()
        self._name = ""

    def _start_property(self, name: str, at: int) -> None:
        self._check_complete(at)
        # Until FF[3] small letters were only there for the reader: White[hh] is W[hh].
        self._name = re.sub("[a-z]", "", name)
        if not _NAME.fullmatch(self._name):
            raise _error(self._text, at, f"{quote(name)} is no property: expected capital letters")
        self.nodes[-1].properties.setdefault(self._name, [])

    def _add_value(self, value: str, at: int) -> None:
        if not self._name:
            raise _error(self._text, at, f"the value {quote(value)} belongs to no property")
        self._values += 1
        if self._values > MAX_VALUES:
            raise _error(self._text, at, f"more than {MAX_VALUES:,} values in a game")
        self.nodes[-1].properties[self._name].append(value)

    def _check_complete(self, at: int) -> None:
        """A property must have got a value before something else begins."""
        if self._name and not self.nodes[-1].properties[self._name]:
            raise _error(self._text, at, f"the property {self._name} has no value")


def _error(text: str, offset: int, message: str) -> FormatError:
    line = line_of(text, offset)
    return FormatError(f"line {line}, offset {offset}: {message}", line=line, offset=offset)


def unescape(raw: str) -> str:
    """The text that a value stands for: escapes resolved, soft line breaks gone, others as \\n."""
    if "\r" in raw:
        raw = _LINE_BREAK.sub("\n", raw)
    if "\\" not in raw:
        return raw
    # A NUL, which no text has, holds the place of each backslash that stays.
    held = raw.replace("\\\\", "\0")
    return held.replace("\\\n", "").replace("\\", "").replace("\0", "\\")


def escape(text: str) -> str:
    """A value that stands for this text."""
    return _SPECIAL.sub(r"\\\g<0>", text)


def compose(first: str, second: str) -> str:
    """A value that stands for two texts."""
    return ":".join(_SPECIAL_COMPOSED.sub(r"\\\g<0>", text) for text in (first, second))


def split_composed(raw: str) -> tuple[str, str] | None:
    """The two texts that a composed value stands for, or None when it is a single one."""
    match = _COMPOSED.fullmatch(raw)
    return None if match is None else (unescape(match[1]), unescape(match[2]))


def is_name(text: str) -> bool:
    """Whether a property can have this name."""
    return _NAME.fullmatch(text) is not None


def is_value(raw: str) -> bool:
    """Whether this can stand between brackets as it is."""
    return _RAW.fullmatch(raw) is not None
