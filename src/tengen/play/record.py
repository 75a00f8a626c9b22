"""Between a session and the record of a game: the opening in a file, and the headers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from ..errors import ForbiddenError, MoveTextError, OccupiedError, OpeningError, OutOfRangeError
from ..game import Game
from ..names import RENJU_OPENINGS, opening_name
from ..opening import OPENINGS, Action, Opening, Seat
from ..rules import Color
from ..texts import Notice
from .clock import TimeControl
from .seats import Player
from .words import printable

FIRST_DATE = 1e9  # seconds since 1970: a day in 2001; a lesser number counts from elsewhere
LAST_DATE = 1e11  # a day in 5138; a greater number, which a file may hold, is no time either


def opening_of(game: Game) -> Opening:
    """The opening in a record; without one, or with a set-up position, the game was free."""
    name, *words = game.headers.get("Opening", "").split() or [""]
    told = _told(game, words)
    if name not in OPENINGS or told is None or game.setup.has_setup:
        return Opening(rule=game.rule, size=game.size)
    try:
        return Opening.resume(name, game.mainline_moves(), told, rule=game.rule, size=game.size)
    except (ForbiddenError, OccupiedError, OpeningError) as error:
        game.problems.append(Notice("problem-free", why=error.message or str(error)))
        return Opening(rule=game.rule, size=game.size)


def _told(game: Game, words: Iterable[str]) -> list[Action] | None:
    """The choices and offered points of a header; None if it has anything else."""
    opening = Opening(rule=game.rule, size=game.size)
    try:
        return [opening.parse_action(word) for word in words]
    except (MoveTextError, OutOfRangeError):
        return None


def player_names(game: Game, colors: Mapping[Seat, Color]) -> dict[Seat, str]:
    """The names that a record gives to the players, safe to show."""
    return {seat: printable(game.headers.get(color.title, "")) for seat, color in colors.items()}


def write_headers(
    game: Game,
    opening: Opening,
    players: Mapping[Color, Player],
    control: TimeControl,
) -> None:
    """Put the players, the opening and the time control into the headers of a record."""
    headers = game.headers
    for color, player in players.items():
        headers.pop(color.title, None)
        if player.title:
            headers[color.title] = player.title
    if opening.protocol.name == "free":
        _write_name(game)
    else:
        headers["Opening"] = " ".join(
            (opening.protocol.name, *map(opening.action_text, opening.told))
        )
    if control.main is not None:
        headers["TimeLimit"] = f"{control.main:g}"
    if control.increment or control.per_move is not None:
        headers["Overtime"] = str(control)


def _write_name(game: Game) -> None:
    """Put the name of a renju opening into the headers, unless they tell another one."""
    told, name = game.headers.get("Opening"), opening_name(game.end().board())
    if told is None or told in {each.title for each in RENJU_OPENINGS}:
        game.headers.pop("Opening", None)
        if name is not None and name in RENJU_OPENINGS:
            game.headers["Opening"] = name.title


def write_date(game: Game, seconds: float) -> None:
    """Put the day of this time into the headers, unless the record has a date already.

    A caller's clock that does not count from 1970, such as a monotonic one, gives no date.
    """
    if FIRST_DATE <= seconds < LAST_DATE:
        game.headers.setdefault("Date", datetime.fromtimestamp(seconds).date().isoformat())
