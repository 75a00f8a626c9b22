"""Time controls: what a move may cost, and the clocks that keep count of it."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, fields

from ..engine.limit import Limit
from ..errors import ArenaError
from ..rules import Color


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """What each engine has: seconds a turn and a match, an increment, nodes, depth."""

    turn: float | None = None
    match: float | None = None
    increment: float = 0.0
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None and not 0 <= value < math.inf:
                raise ArenaError(f"{field.name}={value!r} is no limit: expected 0 or more")
        if self.increment and self.match is None:
            raise ArenaError("an increment needs a time for the match to add to")
        if all(getattr(self, name) is None for name in ("turn", "match", "nodes", "depth")):
            raise ArenaError("nothing limits a move: use --turn, --match, --nodes or --depth")

    @property
    def is_repeatable(self) -> bool:
        """Whether no clock decides anything, so that the same game would be played again."""
        return self.turn is None and self.match is None

    def __str__(self) -> str:
        given = {name: value for name, value in asdict(self).items() if value}
        return ", ".join(f"{name} {value:g}" for name, value in given.items())


class Clock:
    """The time both sides have left in one game."""

    def __init__(self, control: Control) -> None:
        self._control = control
        self._left = dict.fromkeys(Color, control.match)

    def left(self, color: Color) -> float | None:
        """Seconds of the match, or None where it has no end."""
        return self._left[color]

    def allowed(self, color: Color) -> float | None:
        """Seconds within which the next move must come, or None."""
        bounds = [each for each in (self._control.turn, self._left[color]) if each is not None]
        return min(bounds, default=None)

    def limit(self) -> Limit:
        """What an engine is told before its move."""
        control = self._control
        return Limit(
            time=control.turn,
            depth=control.depth,
            nodes=control.nodes,
            black_clock=self._left[Color.BLACK],
            white_clock=self._left[Color.WHITE],
            black_inc=control.increment,
            white_inc=control.increment,
        )

    def spend(self, color: Color, seconds: float) -> None:
        """Take the time of a move off a clock, which never falls below nothing."""
        left = self._left[color]
        if left is not None:
            self._left[color] = max(0.0, left - seconds) + self._control.increment
