"""What the arena refuses."""

from __future__ import annotations


class ArenaError(ValueError):
    """A match cannot be played like this; the message says what to change."""
