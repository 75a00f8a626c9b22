"""The settings of a match; resuming it does not change them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from ..coords import Move
from ..engine.limit import Limit
from ..errors import ArenaError
from ..play.clock import TimeControl
from ..rules import Rule
from .pairing import Schedule, Tournament, pairings
from .playing import Adjudication, Conditions
from .spec import EngineSpec
from .sprt import Sprt

PLAYED_OUT = Adjudication()
NO_LIMIT = Limit()
MARGIN = 1.0  # seconds that an answer may come late, as the judge of Gomocup allows


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
        """What a move may cost: "0.1s/move", "5+3, 5000 nodes"."""
        nodes, depth = self.limit.nodes, self.limit.depth
        parts = [str(self.control)] if self.control.is_clocked else []
        parts += [] if nodes is None else [f"{nodes} nodes"]
        return ", ".join(parts + ([] if depth is None else [f"depth {depth}"]))

    def schedule(self) -> Schedule:
        """The games, by number."""
        pairs = pairings(len(self.engines), self.format)
        return Schedule(pairs, len(self.openings), self.rounds, self.seed)

    def conditions(self) -> Conditions:
        """What a single game needs to know."""
        return Conditions(
            rule=Rule.from_name(self.rule),
            size=self.size,
            control=self.control,
            limit=self.limit,
            openings=self.openings,
            margin=self.margin,
            adjudication=self.adjudication,
        )

    def to_json(self) -> dict[str, Any]:
        """The settings as plain values."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Self:
        """The settings from plain values."""
        control, limit = _control(value["control"]), value.get("limit") or {}
        if "nodes" in value["control"]:  # as journals kept it before
            limit = {name: value["control"][name] for name in ("nodes", "depth")}
        return cls(
            **{
                **value,
                "engines": tuple(EngineSpec(**engine) for engine in value["engines"]),
                "control": control,
                "limit": Limit(**limit),
                "openings": tuple(tuple(opening) for opening in value["openings"]),
                "format": Tournament(value["format"]),
                "sprt": None if value["sprt"] is None else Sprt(**value["sprt"]),
                "adjudication": Adjudication(**value["adjudication"]),
            }
        )


def _control(value: Mapping[str, Any]) -> TimeControl:
    """A time control from plain values; journals once called its parts otherwise."""
    names = {"turn": "per_move", "match": "main"}
    control = {names.get(name, name): number for name, number in value.items()}
    return TimeControl(**{name: control[name] for name in ("main", "increment", "per_move")})
