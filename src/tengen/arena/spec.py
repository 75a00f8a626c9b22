"""The engines of a match, from the same texts as players elsewhere (`play/seats.py`).

A match also takes the command of any Gomocup engine without "cmd:", such as pbrain-other --fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..errors import ArenaError
from ..play.seats import Player, PlayerKind


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
    player = Player.parse(text, takes_commands=True)
    name = player.name or text.strip()
    if not player.is_engine or player.kind is PlayerKind.PROGRAM:
        raise ArenaError(f"{text!r} cannot play a match: expected tengen, level:5 or a command")
    if player.limit.time is not None or player.limit.nodes is not None:
        raise ArenaError(f"{text!r} has a limit of its own: a match has one for all engines")
    if player.kind is PlayerKind.COMMAND:
        return EngineSpec(name, command=player.command)
    own = {"level": player.level, "depth": player.limit.depth}
    options = {key: value for key, value in own.items() if value is not None}
    return EngineSpec(
        name,
        commit=player.commit,
        options={**options, **player.options},
        params=dict(player.params),
    )


def with_unique_names(specs: Sequence[EngineSpec]) -> tuple[EngineSpec, ...]:
    """The engines, those of an equal name told apart by a number."""
    seen: dict[str, int] = {}
    unique = []
    for spec in specs:
        count = seen[spec.name] = seen.get(spec.name, 0) + 1
        unique.append(spec if count == 1 else replace(spec, name=f"{spec.name}#{count}"))
    return tuple(unique)
