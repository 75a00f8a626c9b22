"""From what the command line says and what is remembered to a table that is ready."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import typer

from ..errors import SeatError
from ..formats.position import parse_position
from ..opening import OPENINGS, Seat
from ..play.actions import Action
from ..play.clock import TimeControl, steady_time
from ..play.saved import find_saved, open_game
from ..play.seats import NO_LIMIT, Player, PlayerKind
from ..play.session import Session
from ..play.settings import Settings
from ..play.setup import Setup
from ..rules import Rule
from ..terminal.commands import file_of
from ..terminal.game import HINT


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What the command line says; None where it says nothing."""

    position: str | None = None
    resume: str | None = None
    rule: str | None = None
    size: int | None = None
    opening: str | None = None
    first: str | None = None
    second: str | None = None
    level: int | None = None
    color: str | None = None
    name: str | None = None
    clock: str | None = None
    engine: Mapping[str, float | None] = field(default_factory=dict)

    @property
    def is_bare(self) -> bool:
        """Whether it says nothing about the game, so that somebody may be asked."""
        said = (getattr(self, name) for name in self.__dataclass_fields__ if name != "engine")
        return all(wish is None for wish in said)

    @property
    def names_players(self) -> bool:
        """Whether it says who plays."""
        return any(wish is not None for wish in (self.first, self.second, self.level, self.color))

    def settled(self, settings: Settings) -> Settings:
        """The settings with what the command line says instead."""
        said: dict[str, Any] = {
            name: getattr(self, name)
            for name in ("rule", "size", "opening", "color", "name", "clock")
            if getattr(self, name) is not None
        }
        if self.rule is not None and Rule.from_name(self.rule).name != settings.rule:
            said.setdefault("size", None)  # what was remembered belongs to another rule
        if self.level is not None:
            said["opponent"] = f"level:{self.level}"
        engine = {name: value for name, value in self.engine.items() if value is not None}
        settings = settings.changed(**said, engine={**settings.engine, **engine})
        size = settings.size or Rule.from_name(settings.rule).default_size
        if self.opening is None and size < OPENINGS[settings.opening].min_size:
            return settings.changed(opening="free")  # what was remembered does not fit
        return settings


class SetTable(NamedTuple):
    """A session, the file it is from, and what could not be taken as it stood."""

    session: Session
    file: Path | None = None
    problems: tuple[str, ...] = ()


def open_table(wishes: Wishes, settings: Settings) -> SetTable:
    """The session that is wished for: a new game, a saved one, or one that goes on."""
    if wishes.position is None and wishes.resume is None:
        first, second = seated(wishes, settings)
        setup = Setup.of(
            settings.rule,
            settings.size,
            opening=settings.opening,
            first=first,
            second=second,
            control=settings.clock,
        )
        return SetTable(Session.create(setup))
    if wishes.opening is not None:
        raise typer.BadParameter("an opening starts on the empty board: no game to go on with")
    if wishes.position is not None and wishes.resume is not None:
        raise typer.BadParameter("there are two games to go on with: POSITION and --resume")
    return _go_on(wishes, settings)


def _go_on(wishes: Wishes, settings: Settings) -> SetTable:
    position = wishes.position or str(find_saved(wishes.resume or ""))
    if position == "-":
        raise typer.BadParameter("moves come from standard input: POSITION cannot be -")
    game = parse_position(position, rule=wishes.rule, size=wishes.size)
    opened = open_game(game, control=wishes.clock or "none")
    control = opened.session.setup.control
    if wishes.clock is not None and control != TimeControl.parse(wishes.clock):
        raise typer.BadParameter(f"the saved game keeps its clock, {control}: leave --clock out")
    if wishes.names_players:
        for seat, player in zip(Seat, seated(wishes, settings), strict=True):
            opened.session.apply(Action.sit(seat, player), now=steady_time())
    return SetTable(opened.session, file_of(position), opened.problems)


def seated(wishes: Wishes, settings: Settings) -> tuple[Player, Player]:
    """Who opens and who answers; a seat nobody speaks for is the person's or the opponent's."""
    person, opponent = Player(name=settings.name), Player.parse(settings.opponent)
    if wishes.first is not None:
        first = parse_player(wishes.first)
        second = person if first.is_engine else opponent
        second = second if wishes.second is None else parse_player(wishes.second)
    elif wishes.second is not None:
        second = parse_player(wishes.second)
        first = person if second.is_engine or wishes.level is None else opponent
    else:
        is_black = settings.color == "black"
        first, second = (person, opponent) if is_black else (opponent, person)
    _refuse_unused(wishes, first, second)
    return settings.limited(first), settings.limited(second)


def _refuse_unused(wishes: Wishes, first: Player, second: Player) -> None:
    """Refuse what the command line says of players that --first and --second leave no seat for."""
    if wishes.level is not None and wishes.level not in (first.level, second.level):
        raise typer.BadParameter(
            f"--level {wishes.level} has no seat: --first and --second name the players"
        )
    if wishes.color is not None and (wishes.first or wishes.second) is not None:
        raise typer.BadParameter("--color and --first or --second both say who opens: use one")


def expects_engine(wishes: Wishes, settings: Settings) -> bool:
    """Whether an engine will most likely sit at the table."""
    is_new = wishes.position is None and wishes.resume is None
    return is_new and any(player.is_engine for player in seated(wishes, settings))


def parse_player(text: str) -> Player:
    """A player from its text; a word that is none is the name of a person."""
    try:
        return Player.parse(text)
    except SeatError:
        if ":" in text or "=" in text or not text.strip():
            raise
        return Player().named(text)


def advisor(settings: Settings) -> Player:
    """Who moves when Enter is typed: our engine at full strength."""
    limit = settings.limit
    return HINT if limit == NO_LIMIT else Player(kind=PlayerKind.TENGEN, limit=limit)


def remembered(wishes: Wishes, settings: Settings, session: Session) -> Settings:
    """The settings to remember: with who plays, if somebody plays an engine or another person."""
    settings = settings.with_programs(session.players.values())  # commands come from the user only
    if wishes.first is None and wishes.second is None:
        return settings
    engines = [seat for seat in Seat if session.players[seat].is_engine]
    if len(engines) == 2:
        return settings
    other = engines[0] if engines else Seat.SECOND
    return settings.changed(
        opponent=str(session.setup.player(other)),
        name=session.setup.player(other.other).name or settings.name,
        color="black" if other is Seat.SECOND else "white",
    )
