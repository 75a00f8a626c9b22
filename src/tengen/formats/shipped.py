"""The opening sets that come with Tengen: balanced openings, and proposals for swap2.

Each is an opening file (see `openings.py`) that begins with comments: its rule and size, how it
was made, and how deeply it was searched.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from ..coords import Move
from ..errors import FormatError
from ..game import Game
from ..rules import Rule
from .openings import read_games

_DATA = files(__package__.rpartition(".")[0]) / "data"
_FIELD = re.compile(r"# (?P<name>[a-z ]+): (?P<value>.+)")


class ShippedSet(NamedTuple):
    """A set by its name, and what its file says about itself."""

    name: str
    rule: Rule
    size: int
    fields: dict[str, str]
    text: str

    def games(self) -> list[Game]:
        """The openings."""
        return list(read_games(self.text, rule=self.rule, size=self.size))


def shipped_names() -> list[str]:
    """The names of all sets of balanced openings."""
    return sorted(_stem(file) for file in (_DATA / "openings").iterdir() if _stem(file))


def load_shipped(name: str) -> ShippedSet:
    """The set of balanced openings with this name."""
    if name not in shipped_names():
        raise FormatError(
            f"no set of openings is called {name!r}: expected one of {', '.join(shipped_names())}"
        )
    return _parse(name, (_DATA / "openings" / f"{name}.txt").read_text(encoding="utf-8"))


def set_name(rule: Rule, size: int) -> str:
    """What the set for a rule and a size is called: "freestyle15", but "42-19"."""
    return f"{rule}-{size}" if rule.name[-1].isdigit() else f"{rule}{size}"


@cache
def load_swap2(rule: Rule, size: int) -> list[tuple[Move, ...]]:
    """The proposals for swap2 with this rule and size; none where there is no table."""
    file = _DATA / "swap2" / f"{set_name(rule, size)}.txt"
    if not file.is_file():
        return []
    games = _parse(file.name, file.read_text(encoding="utf-8")).games()
    return [tuple(game.mainline_moves()) for game in games]


def read_fields(text: str) -> dict[str, str]:
    """What the comments of an opening file say: `# rule: renju` and the like."""
    found = (_FIELD.fullmatch(line.strip()) for line in text.splitlines())
    return {match["name"]: match["value"] for match in found if match}


def _parse(name: str, text: str) -> ShippedSet:
    fields = read_fields(text)
    return ShippedSet(name, Rule.from_name(fields["rule"]), int(fields["size"]), fields, text)


def _stem(file: Traversable) -> str:
    return file.name.removesuffix(".txt") if file.name.endswith(".txt") else ""
