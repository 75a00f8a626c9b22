"""What training refuses."""

from __future__ import annotations


class TrainingError(ValueError):
    """Training cannot go on like this; the message says what to change."""
