"""Which games count for ratings, and at which speed: one table, which the page gets too.

A rating belongs to an account, a rule and a speed. Levels have the fixed ratings of the ladder
(`tengen.learning.opponent`), so that there is always an opponent.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from ..learning.opponent import LEVEL_RATINGS, level_rating
from ..opening import Seat
from ..plain import Json
from ..play.clock import TimeControl
from ..play.seats import PlayerKind
from ..play.session import Session
from ..play.setup import Setup
from ..puzzles.rating import Rating
from ..texts import Message
from .errors import WebError
from .ids import Visitor
from .store.ratings import RatedGame, RatedSide

MOVES = 20  # of one player, by which the length of a game is reckoned


class Speed(NamedTuple):
    """A class of clocks: games in which a player has less than this many seconds."""

    name: str
    below: float
    absence: float  # seconds after which a game can be claimed from a player who has left


class RatedSetups(NamedTuple):
    """The boards and openings of a rule with which games count."""

    sizes: tuple[int, ...]
    openings: tuple[str, ...]


SPEEDS = (
    Speed("bullet", 150.0, 30.0),
    Speed("blitz", 400.0, 60.0),
    Speed("rapid", 1200.0, 120.0),
    Speed("classical", math.inf, 180.0),
)

SPEED_NAMES = tuple(speed.name for speed in SPEEDS)

_SWAPS = ("swap", "swap2")
_RENJU = (*_SWAPS, "rif", "yamaguchi", "soosyrv-8", "taraguchi-10")

# Where the first player is known to win from the empty board, an opening has to balance the game.
RATED: Mapping[str, RatedSetups] = {
    "freestyle": RatedSetups((15, 19, 20), _SWAPS),
    "standard": RatedSetups((15, 19), _SWAPS),
    "renju": RatedSetups((15,), _RENJU),
    "caro": RatedSetups((15, 19), ("free", *_SWAPS)),
    "caro-standard": RatedSetups((15, 19), ("free", *_SWAPS)),
    "1337": RatedSetups((19,), ("free", *_SWAPS)),
    "42": RatedSetups((19,), ("free", *_SWAPS)),
}


def find_speed(control: TimeControl) -> Speed | None:
    """The row of a time control, None without a clock."""
    if not control.is_clocked:
        return None
    whole = math.inf if control.main is None else control.main + MOVES * control.increment
    turns = math.inf if control.per_move is None else MOVES * control.per_move
    return next(speed for speed in SPEEDS if min(whole, turns) < speed.below)


def speed_of(control: TimeControl) -> str | None:
    """The name of the speed of a time control, None without a clock.

    >>> [speed_of(TimeControl.parse(text)) for text in ("1+1", "5+3", "10s/move", "10+5", "none")]
    ['bullet', 'blitz', 'blitz', 'rapid', None]
    """
    found = find_speed(control)
    return None if found is None else found.name


def check_rated(visitor: Visitor, setup: Setup) -> str:
    """The speed of a game that is to count; WebError when the visitor or the game cannot."""
    if visitor.account is None:
        raise WebError("unauthorised", Message("web-rated-account"))
    table = RATED[setup.rule.name]
    speed = speed_of(setup.control)
    if setup.start is not None:
        problem = Message("web-rated-position")
    elif speed is None:
        problem = Message("setup-rated-clock")
    elif setup.size not in table.sizes:
        sizes = ", ".join(f"{size} × {size}" for size in table.sizes)
        problem = Message.of("setup-rated-size", sizes=sizes)
    elif setup.opening not in table.openings:
        problem = Message.of("setup-rated-opening", openings=", ".join(table.openings))
    else:
        return speed
    raise WebError("illegal", problem)


def rated_game(session: Session, speed: str, owners: Mapping[Seat, str | None]) -> RatedGame | None:
    """What a rated game says about its players; None while it goes on, and when it was aborted.

    A game in which one side has done nothing is aborted: it has a result and counts for nobody.
    """
    if session.result is None or {act.by for act in session.acts} != set(Seat):
        return None
    winner = session.result.winner
    sides = []
    for seat in Seat:
        player, color = session.players[seat], session.colors[seat]
        is_level = player.kind is PlayerKind.LEVEL and player.level is not None
        fixed = level_rating(player.level or 1) if is_level else None
        if fixed is None and owners[seat] is None:
            return None  # the account is gone
        score = 0.5 if winner is None else float(winner is color)
        sides.append(RatedSide(seat.value, owners[seat], fixed, str(color), score))
    return RatedGame(session.setup.rule.name, speed, (sides[0], sides[1]))


def show_rating(rating: Rating, change: float | None = None) -> Json:
    """A rating for the page; `change` is what a game did to it."""
    return {
        "value": round(rating.value),
        "provisional": rating.is_provisional,
        "change": None if change is None else round(rating.value) - round(rating.value - change),
    }


def show_table() -> Json:
    """The table for the page."""
    return {
        "speeds": list(SPEED_NAMES),
        "setups": {
            rule: {"sizes": list(row.sizes), "openings": list(row.openings)}
            for rule, row in RATED.items()
        },
        "levels": [round(value) for value in LEVEL_RATINGS],
    }
