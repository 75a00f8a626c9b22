"""Game sessions without a user interface: players, clocks, moves, saved games and settings.

Start reading in `session.py`: a `Session` is one game, and a list of actions is its whole state.
`seats.py` says who plays, `clock.py` how long they may think, `thinking.py` what an engine does in
a session, `saved.py` and `settings.py` what is kept. Nothing here asks or prints, and importing it
loads neither NumPy nor Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..errors import PlayError
    from .actions import Action, ActionKind, Thought
    from .clock import GameClock, TimeControl
    from .played import Act
    from .seats import Player, PlayerKind
    from .session import Session, Turn, Wants
    from .setup import Setup
    from .thinking import Thinker, Thinkers

# Loaded when they are first asked for: the command line needs only the errors.
_NAMES = {
    "actions": ("Action", "ActionKind", "Thought"),
    "clock": ("GameClock", "TimeControl"),
    "played": ("Act",),
    "seats": ("Player", "PlayerKind"),
    "session": ("Session", "Turn", "Wants"),
    "setup": ("Setup",),
    "thinking": ("Thinker", "Thinkers"),
    ".errors": ("PlayError",),
}

__all__ = [
    "Act",
    "Action",
    "ActionKind",
    "GameClock",
    "PlayError",
    "Player",
    "PlayerKind",
    "Session",
    "Setup",
    "Thinker",
    "Thinkers",
    "Thought",
    "TimeControl",
    "Turn",
    "Wants",
]


if not TYPE_CHECKING:  # or a type checker would believe in every name

    def __getattr__(name: str) -> object:
        """The public name that stands for a part not loaded yet."""
        for module, names in _NAMES.items():
            if name in names:
                value = globals()[name] = getattr(import_module(f".{module}", __name__), name)
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
