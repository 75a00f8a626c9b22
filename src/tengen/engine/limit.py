"""Limits: how long a search may go on."""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass, fields
from typing import NamedTuple

from ..errors import LimitError
from ..rules import Color

MAX_NODES = 2**62


class RemainingTime(NamedTuple):
    """A player's remaining time and the increment per move, in seconds."""

    remaining: float
    increment: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """How long a search may go on: whatever is reached first ends it. Times are in seconds.

    >>> Limit(time=1.0, depth=12)
    Limit(time=1.0, depth=12)
    >>> Limit(black_clock=60, black_inc=0.5).clock(Color.BLACK)
    RemainingTime(remaining=60, increment=0.5)
    """

    time: float | None = None  # for this move
    depth: int | None = None
    nodes: int | None = None  # moves made in the tree
    black_clock: float | None = None  # left for the rest of the game
    white_clock: float | None = None
    black_inc: float = 0.0  # added after each move
    white_inc: float = 0.0

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if value is None:
                continue
            is_count = field.name in ("depth", "nodes")
            kinds = int if is_count else (int, float)
            low, high = (1, MAX_NODES) if is_count else (0, sys.float_info.max)
            if isinstance(value, bool) or not isinstance(value, kinds) or not low <= value <= high:
                expected = "a count: expected a whole number from 1"
                if not is_count:
                    expected = "a time: expected seconds, 0 or more"
                raise LimitError(f"limit {field.name}={value!r} is not {expected}")

    def clock(self, color: Color) -> RemainingTime | None:
        """The clock of one side, or None when it has none."""
        remaining, increment = self.black_clock, self.black_inc
        if color == Color.WHITE:
            remaining, increment = self.white_clock, self.white_inc
        return None if remaining is None else RemainingTime(remaining, increment)

    def to_plain(self) -> dict[str, float]:
        """The given bounds as plain data; `Limit(**plain)` restores the limit."""
        return {name: value for name, value in asdict(self).items() if value is not None}

    def seconds(self, color: Color) -> float | None:
        """The seconds after which the time of `color` is over; None when nothing bounds it."""
        clock = self.clock(color)
        bounds = [self.time, None if clock is None else clock.remaining]
        return min((bound for bound in bounds if bound is not None), default=None)

    def is_endless(self, color: Color) -> bool:
        """Whether nothing here ends a search for `color`."""
        bounds = (self.time, self.depth, self.nodes, self.clock(color))
        return all(bound is None for bound in bounds)

    def __repr__(self) -> str:
        given = (
            f"{field.name}={getattr(self, field.name)!r}"
            for field in fields(self)
            if getattr(self, field.name) != field.default
        )
        return f"Limit({', '.join(given)})"
