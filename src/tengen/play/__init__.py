"""A game at a table, as every face of Tengen plays it: who sits there, clocks, moves, saved games.

Start reading in `session.py`: a `Session` is one game, and a list of actions is its whole state.
`seats.py` says who plays, `clock.py` how long they may think, `thinking.py` what an engine does at
the table, `saved.py` and `settings.py` what is kept. Nothing here asks or prints, and importing it
loads neither NumPy nor Numba.
"""

from .actions import Action, ActionKind, Thought
from .clock import Clock, TimeControl
from .errors import (
    ActionError,
    ClockError,
    NotYourTurnError,
    PlayError,
    SavedGameError,
    SeatError,
    StaleError,
)
from .seats import Kind, Player
from .session import Session, Turn, Wants
from .setup import Setup
from .table import Act

__all__ = [
    "Act",
    "Action",
    "ActionError",
    "ActionKind",
    "Clock",
    "ClockError",
    "Kind",
    "NotYourTurnError",
    "PlayError",
    "Player",
    "SavedGameError",
    "SeatError",
    "Session",
    "Setup",
    "StaleError",
    "Thought",
    "TimeControl",
    "Turn",
    "Wants",
]
