"""Engines by a line of text.

tengen                                  ours, as its source stands now
tengen:level=5,hash_mb=32               with options
tengen:param.futility_margin=80         with other numbers of the search
tengen@v0.1:threads=2                   ours as of a commit, a tag or a branch
pbrain-other --fast                     the command of any Gomocup engine
old=tengen@HEAD~3                       any of these under a name of one's own
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..errors import ArenaError

PARAM = "param."

_NAMED = re.compile(r"([\w.+-]+)=(.+)")
_OURS = re.compile(r"tengen(?:@([^:\s]+))?(?::(\S+))?")
_OPTION = re.compile(r"([\w.]+)=([+-]?[0-9]{1,12})")


@dataclass(frozen=True)
class EngineSpec:
    """An engine that can be started: ours from a tree, or an external command."""

    name: str
    command: str | None = None
    commit: str | None = None  # of ours; None for the source as it stands
    options: dict[str, int] = field(default_factory=dict)
    params: dict[str, int] = field(default_factory=dict)
    tree: str | None = None  # the copy of our source that plays, once it is made


def parse_engine(text: str) -> EngineSpec:
    """The engine that a text stands for."""
    named = _NAMED.fullmatch(text.strip())
    name, what = (named[1], named[2]) if named else (text.strip(), text.strip())
    if not what:
        raise ArenaError("an engine without a name: expected tengen, or a command")
    ours = _OURS.fullmatch(what)
    if ours is None:
        return EngineSpec(name, command=what)
    options, params = {}, {}
    for part in (ours[2] or "").split(",") if ours[2] else ():
        option = _OPTION.fullmatch(part)
        if option is None:
            raise ArenaError(f"{part!r} of {text!r} is no option: expected NAME=NUMBER")
        if option[1].startswith(PARAM):
            params[option[1].removeprefix(PARAM)] = int(option[2])
        else:
            options[option[1]] = int(option[2])
    return EngineSpec(name, commit=ours[1], options=options, params=params)


def with_unique_names(specs: Sequence[EngineSpec]) -> tuple[EngineSpec, ...]:
    """The engines, those of an equal name told apart by a number."""
    seen: dict[str, int] = {}
    unique = []
    for spec in specs:
        count = seen[spec.name] = seen.get(spec.name, 0) + 1
        unique.append(spec if count == 1 else replace(spec, name=f"{spec.name}#{count}"))
    return tuple(unique)
