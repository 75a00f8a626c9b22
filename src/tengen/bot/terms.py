"""Which games a bot plays."""

from __future__ import annotations

from dataclasses import dataclass

from ..plain import Json
from ..play.clock import TimeControl


@dataclass(frozen=True, kw_only=True)
class BotTerms:
    """The games that a bot accepts; an empty tuple allows everything."""

    rules: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    openings: tuple[str, ...] = ()
    clocks: tuple[TimeControl, ...] = ()
    rated: bool | None = None  # None for both
    plays_bots: bool = False

    def refusal(self, seek: Json) -> str | None:
        """Why a game is not played, or None when it is."""
        for name, known in (("rule", self.rules), ("size", self.sizes), ("opening", self.openings)):
            if known and seek[name] not in known:
                return f"{name} {seek[name]}: expected {_listed(known)}"
        if self.clocks and TimeControl.parse(seek["clock"] or "none") not in self.clocks:
            return f"clock {seek['clock']}: expected {_listed(self.clocks)}"
        if self.rated is not None and seek.get("rated", False) is not self.rated:
            return f"expected a {'rated' if self.rated else 'casual'} game"
        if seek["bot"] and not self.plays_bots:
            return "the other player is a bot"
        return None

    def offer(self) -> Json:
        """The game that the bot offers to everybody: the first of each."""
        wish: Json = {
            "rule": (*self.rules, "freestyle")[0],
            "opening": (*self.openings, "free")[0],
            "clock": str((*self.clocks, TimeControl(main=300.0, increment=3.0))[0]),
        }
        if self.sizes:
            wish["size"] = self.sizes[0]
        return {**wish, "rated": True} if self.rated else wish


def _listed(values: tuple[object, ...]) -> str:
    return " or ".join(map(str, values))
