"""The engines and the settings of a match, which stay the same when it is resumed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Self

from ..board import Board
from ..coords import SYMMETRIES, Move
from ..engine.limit import Limit
from ..errors import ArenaError
from ..plain import Json
from ..play.clock import TimeControl
from ..play.seats import Player, PlayerKind
from .elo import Sprt
from .pairing import Schedule, Task, Tournament, pairings

MARGIN = 1.0  # seconds that an answer may come late, as the judge of Gomocup allows


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
    """The engine that a text stands for: a player, as elsewhere, or the command of any engine."""
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
    """The engines, with a number added to names that occur twice."""
    seen: dict[str, int] = {}
    unique = []
    for spec in specs:
        count = seen[spec.name] = seen.get(spec.name, 0) + 1
        unique.append(spec if count == 1 else replace(spec, name=f"{spec.name}#{count}"))
    return tuple(unique)


@dataclass(frozen=True, slots=True)
class Adjudication:
    """When a game is adjudicated before the board ends it; by default never.

    Won when both engines have put the winner `win_score` ahead for `win_moves` moves each; a draw
    after `draw_plies` moves on the board.
    """

    win_score: int | None = None  # centi-units; a proven win is more than any
    win_moves: int = 3
    draw_plies: int | None = None


PLAYED_OUT = Adjudication()
NO_LIMIT = Limit()


@dataclass(frozen=True, kw_only=True)
class MatchSettings:
    """A match: the engines, the conditions and the number of games."""

    engines: tuple[EngineSpec, ...]
    rule: str
    size: int
    control: TimeControl
    openings: tuple[tuple[Move, ...], ...]
    rounds: int  # pairs of games that each two engines play, at most
    format: Tournament = Tournament.ROUND_ROBIN
    sprt: Sprt | None = None  # of the first engine over the second
    margin: float = MARGIN
    adjudication: Adjudication = PLAYED_OUT
    seed: int = 0
    limit: Limit = NO_LIMIT  # of nodes and depth

    def __post_init__(self) -> None:
        if len(self.engines) < 2:
            raise ArenaError(f"{len(self.engines)} engine: expected two or more to play a match")
        if self.sprt is not None and len(self.engines) != 2:
            raise ArenaError(f"an SPRT is between two engines, but there are {len(self.engines)}")
        if self.rounds < 1:
            raise ArenaError(f"{self.rounds} pairs of games: expected 1 or more")
        if not self.openings:
            raise ArenaError("there is no opening: expected one or more, if only an empty board")
        if self.margin < 0:
            raise ArenaError(f"a margin of {self.margin:g} seconds: expected 0 or more")
        if not self.control.is_clocked and self.limit == NO_LIMIT:
            raise ArenaError("nothing limits a move: use --turn, --match, --nodes or --depth")

    @property
    def names(self) -> list[str]:
        """What the engines are called."""
        return [engine.name for engine in self.engines]

    @property
    def pace(self) -> str:
        """The limit for a move: "0.1s/move", "5+3, 5000 nodes"."""
        nodes, depth = self.limit.nodes, self.limit.depth
        parts = [str(self.control)] if self.control.is_clocked else []
        parts += [] if nodes is None else [f"{nodes} nodes"]
        return ", ".join(parts + ([] if depth is None else [f"depth {depth}"]))

    def schedule(self) -> Schedule:
        """The games, by number."""
        pairs = pairings(len(self.engines), self.format)
        return Schedule(pairs, len(self.openings), self.rounds, self.seed)

    def board(self, task: Task) -> Board:
        """The board after the opening of a game."""
        opening = Board.from_moves(self.openings[task.opening], rule=self.rule, size=self.size)
        return opening.transform(SYMMETRIES[task.symmetry])

    def to_plain(self) -> Json:
        """The settings as plain data."""
        return asdict(self)

    @classmethod
    def from_plain(cls, plain: Json) -> Self:
        """The settings that `to_plain` wrote; old journals name times and limits otherwise."""
        names = {"turn": "per_move", "match": "main"}
        control = {names.get(name, name): number for name, number in plain["control"].items()}
        old_limit = {name: control.pop(name) for name in ("nodes", "depth") if name in control}
        return cls(
            **{
                **plain,
                "engines": tuple(EngineSpec(**engine) for engine in plain["engines"]),
                "control": TimeControl(**control),
                "limit": Limit(**old_limit or plain.get("limit") or {}),
                "openings": tuple(map(tuple, plain["openings"])),
                "format": Tournament(plain["format"]),
                "sprt": None if plain["sprt"] is None else Sprt(**plain["sprt"]),
                "adjudication": Adjudication(**plain["adjudication"]),
            }
        )
