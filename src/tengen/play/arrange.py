"""From the user's request and the remembered settings to a session that is ready to play."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..engine.limit import Limit
from ..errors import PlayError, SeatError
from ..formats.position import parse_position
from ..opening import OPENINGS, Seat
from ..rules import Rule
from .actions import Action
from .clock import TimeControl, steady_time
from .presets import HINT_SECONDS
from .saved import Opened, find_saved, open_game
from .seats import NO_LIMIT, Player, PlayerKind, parse_strength
from .session import Session
from .settings import DEFAULTS, Settings
from .setup import Setup

HINT = Player(kind=PlayerKind.TENGEN, limit=Limit(time=HINT_SECONDS))
"""Who gives hints where the settings do not limit our engine."""


@dataclass(frozen=True, kw_only=True)
class GameRequest:
    """A user's request; None where they leave the choice open."""

    position: str | None = None
    resume: str | None = None
    rule: str | None = None
    size: int | None = None
    opening: str | None = None
    first: str | None = None
    second: str | None = None
    level: str | None = None  # or full strength, as `parse_strength` reads it
    color: str | None = None
    name: str | None = None
    clock: str | None = None
    engine: Mapping[str, float] = field(default_factory=dict)

    @property
    def is_bare(self) -> bool:
        """Whether the request leaves the game open, so that the user may be asked."""
        said = (getattr(self, name) for name in self.__dataclass_fields__ if name != "engine")
        return all(value is None for value in said)

    @property
    def names_players(self) -> bool:
        """Whether the request names the players."""
        return any(value is not None for value in (self.first, self.second, self.level, self.color))

    def settled(self, settings: Settings) -> Settings:
        """The settings, overridden by the command line."""
        said: dict[str, Any] = {
            name: getattr(self, name)
            for name in ("rule", "size", "opening", "color", "name", "clock")
            if getattr(self, name) is not None
        }
        if self.rule is not None and Rule.from_name(self.rule).name != settings.rule:
            said.setdefault("size", None)  # what was remembered belongs to another rule
        if self.level is not None:
            said["opponent"] = str(parse_strength(self.level))
        settings = settings.changed(**said, engine={**settings.engine, **self.engine})
        size = settings.size or Rule.from_name(settings.rule).default_size
        if self.opening is None and size < OPENINGS[settings.opening].min_size:
            return settings.changed(opening="free")  # what was remembered does not fit
        return settings


def open_session(request: GameRequest, settings: Settings) -> Opened:
    """The requested session: a new game, a saved one, or one that continues a game."""
    if request.position is None and request.resume is None:
        return Opened(Session(_setup(settings, *seated(request, settings))))
    if request.opening is not None:
        raise PlayError("an opening starts on the empty board: no game to go on with")
    if request.position is not None and request.resume is not None:
        raise PlayError("there are two games to go on with: POSITION and --resume")
    return _go_on(request, settings)


def _setup(settings: Settings, first: Player, second: Player) -> Setup:
    return Setup.of(
        settings.rule,
        settings.size,
        opening=settings.opening,
        first=first,
        second=second,
        control=settings.clock,
    )


def setup_of(settings: Settings) -> Setup:
    """The game that the settings describe: a person against an opponent."""
    try:
        return _setup(settings, *_by_color(settings))
    except ValueError:  # each is possible, but not all together: an opening on a small board
        return setup_of(DEFAULTS.changed(name=settings.name, opponent=settings.opponent))


def with_setup(settings: Settings, setup: Setup) -> Settings:
    """The settings that remember this game; who plays, only where a person does."""
    return settings.changed(
        rule=setup.rule.name, size=setup.size, opening=setup.opening, clock=str(setup.control)
    ).with_players(setup.first, setup.second)


def _by_color(settings: Settings) -> tuple[Player, Player]:
    """The person and the opponent, whoever begins first."""
    person, opponent = Player(name=settings.name), Player.parse(settings.opponent)
    return (person, opponent) if settings.color == "black" else (opponent, person)


def _go_on(request: GameRequest, settings: Settings) -> Opened:
    position = request.position or str(find_saved(request.resume or ""))
    if position == "-":
        raise PlayError("moves come from standard input: POSITION cannot be -")
    game = parse_position(position, rule=request.rule, size=request.size)
    opened = open_game(game, control=request.clock or "none")
    control = opened.session.setup.control
    if request.clock is not None and control != TimeControl.parse(request.clock):
        raise PlayError(f"the saved game keeps its clock, {control}: leave --clock out")
    if request.names_players:
        # A game that is resumed slept until now: no clock may run on to this moment.
        now = 0.0 if opened.session.actions else steady_time()
        for seat, player in zip(Seat, seated(request, settings), strict=True):
            opened.session.apply(Action.sit(seat, player), now=now)
    return opened._replace(file=file_of(position))


def seated(request: GameRequest, settings: Settings) -> tuple[Player, Player]:
    """Who opens and who answers; an unassigned seat is the person's or the opponent's."""
    person, opponent = Player(name=settings.name), Player.parse(settings.opponent)
    if request.first is not None:
        first = parse_player(request.first)
        second = person if first.is_engine else opponent
        second = second if request.second is None else parse_player(request.second)
    elif request.second is not None:
        second = parse_player(request.second)
        first = person if second.is_engine or request.level is None else opponent
    else:
        first, second = _by_color(settings)
    if request.level is not None:
        asked = parse_strength(request.level)
        if all((asked.kind, asked.level) != (each.kind, each.level) for each in (first, second)):
            raise PlayError(
                f"--level {request.level} has no seat: --first and --second name the players"
            )
    if request.color is not None and (request.first or request.second) is not None:
        raise PlayError("--color and --first or --second both say who opens: use one")
    return settings.limited(first), settings.limited(second)


def expects_engine(request: GameRequest, settings: Settings) -> bool:
    """Whether an engine will most likely play."""
    is_new = request.position is None and request.resume is None
    return is_new and any(player.is_engine for player in seated(request, settings))


def parse_player(text: str) -> Player:
    """A player from its text; a word that is none is the name of a person."""
    try:
        return Player.parse(text)
    except SeatError:
        if ":" in text or "=" in text or not text.strip():
            raise
        return Player().named(text)


def adviser(settings: Settings) -> Player:
    """Who gives hints: our engine at full strength, within the limit of the settings."""
    limit = settings.limit
    return HINT if limit == NO_LIMIT else Player(kind=PlayerKind.TENGEN, limit=limit)


def remembered(request: GameRequest, settings: Settings, session: Session) -> Settings:
    """The settings to remember: with who plays, if the command line names the players."""
    players = session.players
    if request.first is None and request.second is None:
        return settings.with_programs(players.values())
    kept = settings.with_players(players[Seat.FIRST], players[Seat.SECOND])
    return kept.changed(name=kept.name or settings.name)


def file_of(position: str | None) -> Path | None:
    """The file that a POSITION names, if it names one."""
    return Path(position) if position is not None and os.path.isfile(position) else None
