"""Game sessions without a user interface: players, clocks, moves, saved games and settings.

Start reading in `session.py`: a `Session` is one game, and a list of actions is its whole state.
`seats.py` says who plays, `clock.py` how long they may think, `thinking.py` what an engine does at
the table, `saved.py` and `settings.py` what is kept. Nothing here asks or prints, and importing it
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
_LAZY = {
    "Act": "played",
    "Action": "actions",
    "ActionKind": "actions",
    "GameClock": "clock",
    "PlayerKind": "seats",
    "PlayError": ".errors",
    "Player": "seats",
    "Session": "session",
    "Setup": "setup",
    "Thinker": "thinking",
    "Thinkers": "thinking",
    "Thought": "actions",
    "TimeControl": "clock",
    "Turn": "session",
    "Wants": "session",
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
        if name not in _LAZY:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f".{_LAZY[name]}", __name__), name)
        return value
