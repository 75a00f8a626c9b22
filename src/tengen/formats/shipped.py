"""The opening sets that come with Tengen: balanced openings, and proposals for swap2.

Each is an opening file (see `openings.py`) that begins with comments: its rule and size, how it
was made, and how deeply it was searched.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from ..coords import Move
from ..errors import FormatError
from ..game import Game
from ..rules import FREESTYLE, Rule
from .openings import read_games

_DATA = files(__package__.rpartition(".")[0]) / "data"
_SUFFIX = ".txt"
_FIELD = re.compile(r"# (?P<name>[a-z ]+): (?P<value>.+)")


class OpeningSet(NamedTuple):
    """Openings with one rule on one size of board, and what their file says about itself."""

    name: str
    rule: Rule
    size: int
    fields: dict[str, str]
    games: list[Game]


def shipped_names() -> list[str]:
    """The names of the sets of balanced openings that come with Tengen."""
    names = (file.name for file in (_DATA / "openings").iterdir())
    return sorted(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX))


def load_openings(
    name: str, *, rule: Rule | str | None = None, size: int | None = None
) -> OpeningSet:
    """The shipped set with this name, or the opening file at this path.

    Without a rule and a size the file says which, or else they are freestyle and its size.
    """
    if name in shipped_names():
        data = (_DATA / "openings" / f"{name}{_SUFFIX}").read_bytes()
    elif Path(name).exists():
        data = Path(name).read_bytes()
    else:
        raise FormatError(
            f"no file and no set of openings is called {name!r}: "
            f"the sets are {', '.join(shipped_names())}"
        )
    return _parse(name, data, rule, size)


@cache
def load_swap2(rule: Rule, size: int) -> list[tuple[Move, ...]]:
    """The proposals for swap2 with this rule and size; none where there is no table."""
    file = _DATA / "swap2" / f"{set_name(rule, size)}{_SUFFIX}"
    if not file.is_file():
        return []
    games = _parse(file.name, file.read_bytes(), rule, size).games
    return [tuple(game.mainline_moves()) for game in games]


def set_name(rule: Rule, size: int) -> str:
    """What the set for a rule and a size is called: "freestyle15", but "42-19"."""
    return f"{rule}-{size}" if rule.name[-1].isdigit() else f"{rule}{size}"


def read_fields(text: str) -> dict[str, str]:
    """What the comments of an opening file say: `# rule: renju` and the like."""
    found = (_FIELD.fullmatch(line.strip()) for line in text.splitlines())
    return {match["name"]: match["value"] for match in found if match}


def _parse(name: str, data: bytes, rule: Rule | str | None, size: int | None) -> OpeningSet:
    fields = read_fields(data.decode("utf-8", errors="replace"))
    chosen = Rule.of(rule if rule is not None else fields.get("rule", FREESTYLE))
    if size is None:
        size = int(fields["size"]) if fields.get("size", "").isdecimal() else chosen.default_size
    return OpeningSet(name, chosen, size, fields, list(read_games(data, rule=chosen, size=size)))
