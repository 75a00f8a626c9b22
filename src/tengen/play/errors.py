"""What can go wrong at a table, one class per thing a caller can do about it.

A move that the board or the opening refuses has the library's own error.
"""

from __future__ import annotations


class PlayError(ValueError):
    """Something at the table cannot be as it was asked."""


class SeatError(PlayError):
    """A text or a document does not say who plays."""


class ClockError(PlayError):
    """A text or a document does not say what time a player has."""


class ActionError(PlayError):
    """The action is not possible now, whoever does it."""


class NotYourTurnError(PlayError):
    """Another player has to act now."""


class StaleError(PlayError):
    """The action was meant for a position that has changed since; look again."""


class SavedGameError(PlayError):
    """No saved game has this name, or it cannot be read."""


class SettingsError(PlayError):
    """A setting has no such name or cannot have this value."""
