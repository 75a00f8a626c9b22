"""What is remembered of the full screen: the last table, and what its panels show."""

from __future__ import annotations

from ..opening import Seat
from ..play.seats import Player
from ..play.settings import DEFAULTS, Settings
from ..play.setup import Setup

FACE = "tui"  # the name of the full screen among the settings
MOST_LINES = 9
DEFAULT_LINES = 3


def setup_of(settings: Settings) -> Setup:
    """The table that the settings describe: a person against an opponent."""
    players = [Player(name=settings.name), Player.parse(settings.opponent)]
    first, second = players if settings.color == "black" else reversed(players)
    try:
        return Setup.of(
            settings.rule,
            settings.size,
            opening=settings.opening,
            first=first,
            second=second,
            control=settings.clock,
        )
    except ValueError:  # each is possible, but not all together: an opening on a small board
        return setup_of(DEFAULTS.changed(name=settings.name, opponent=settings.opponent))


def with_setup(settings: Settings, setup: Setup) -> Settings:
    """The settings with this table remembered; who plays, only where a person does."""
    table = settings.changed(
        rule=setup.rule.name, size=setup.size, opening=setup.opening, clock=str(setup.control)
    ).with_programs((setup.first, setup.second))
    person = next((seat for seat in Seat if not setup.player(seat).is_engine), None)
    if person is None:
        return table
    return table.changed(
        color="black" if person is Seat.FIRST else "white",
        name=setup.player(person).name,
        opponent=str(setup.player(person.other)),
    )


def is_analysing(settings: Settings) -> bool:
    """Whether the analysis was shown."""
    return settings.face(FACE).get("analysis") is True


def line_count(settings: Settings) -> int:
    """How many lines the analysis showed."""
    lines = settings.face(FACE).get("lines")
    return lines if isinstance(lines, int) and 1 <= lines <= MOST_LINES else DEFAULT_LINES


def with_analysis(settings: Settings, *, shown: bool, lines: int) -> Settings:
    """The settings with this remembered of the analysis."""
    return settings.with_face(FACE, {**settings.face(FACE), "analysis": shown, "lines": lines})
