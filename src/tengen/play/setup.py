"""What is agreed before the first move: rule, size, opening, players, clocks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ..coords import check_size
from ..errors import PlayError
from ..formats.json import from_plain, to_plain
from ..game import Game
from ..opening import Opening, Seat
from ..plain import Value
from ..rules import RULES, Rule
from ..texts import Message
from .clock import NO_CLOCK, TimeControl
from .seats import Player


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """The terms of a game. Make one with `of`, which also takes texts and fills in the rest."""

    rule: Rule
    size: int
    opening: str
    first: Player  # who opens: Black, if the opening is free
    second: Player
    control: TimeControl
    start: Game | None  # a game to go on with, at the end of its main line

    @staticmethod
    def of(
        rule: Rule | str = "freestyle",
        size: int | None = None,
        *,
        opening: str = "free",
        first: Player | str = "person",
        second: Player | str = "person",
        control: TimeControl | str = NO_CLOCK,
        start: Game | None = None,
    ) -> Setup:
        """A set-up for these players. With `start`, rule, size and more come from that game.

        >>> Setup.of("renju", opening="swap2", second="level:5", control="5+3").size
        15
        """
        if start is not None:
            if opening != "free":
                raise PlayError(Message.of("opening-in-game", opening=opening))
            rule, size = start.rule, start.size
        rule = Rule.of(rule)
        size = rule.default_size if size is None else check_size(size)
        return Setup(
            rule=rule,
            size=size,
            opening=Opening(opening, rule=rule, size=size).protocol.name,
            first=first if isinstance(first, Player) else Player.parse(first),
            second=second if isinstance(second, Player) else Player.parse(second),
            control=control if isinstance(control, TimeControl) else TimeControl.parse(control),
            start=start,
        )

    def player(self, seat: Seat) -> Player:
        """The player who has this seat at the start."""
        return self.first if seat is Seat.FIRST else self.second

    def rematch(self) -> Setup:
        """The same terms for a new game, with the players' seats swapped."""
        return replace(self, first=self.second, second=self.first, start=None)

    def to_plain(self) -> dict[str, Any]:
        """The set-up as plain data."""
        data = {
            "rule": self.rule.name,
            "size": self.size,
            "opening": self.opening,
            "first": self.first.to_plain(),
            "second": self.second.to_plain(),
            "clock": str(self.control),
        }
        if self.start is not None:
            data["start"] = to_plain(self.start)
        return data

    @staticmethod
    def from_plain(data: object) -> Setup:
        """The set-up that `to_plain` wrote; FormatError names what is wrong."""
        value = Value.of(data)
        names = {"rule", "size", "opening", "first", "second", "clock"}
        fields = value.fields(names, optional={"start"})
        start = from_plain(fields["start"]) if "start" in fields else None
        return value.checked(
            lambda: Setup.of(
                fields["rule"].choice(RULES),
                fields["size"].board_size(),
                opening=fields["opening"].text(),
                first=Player.from_plain(fields["first"]),
                second=Player.from_plain(fields["second"]),
                control=fields["clock"].text(),
                start=start,
            )
        )
