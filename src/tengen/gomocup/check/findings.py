"""What a check finds."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

# Which manager counts it as a loss. They differ, and an engine meets all of them.
PISKVORK = "Piskvork counts this as a loss"
JUDGE = "the Gomocup referee counts this as a loss"
BOTH = "every manager counts this as a loss"


class Grade(StrEnum):
    """How an engine did in one respect."""

    FINE = "fine"
    WRONG = "wrong"  # some manager counts it as a loss
    RISKY = "risky"  # allowed, but likely to cause trouble
    MISSING = "not supported"  # optional
    SKIPPED = "skipped"  # could not be tried


class Finding(NamedTuple):
    """One thing that was checked: how the engine did, and why it matters if it failed."""

    grade: Grade
    text: str
    why: str = ""


def fine(text: str) -> Finding:
    """The engine does what it should."""
    return Finding(Grade.FINE, text)


def wrong(text: str, why: str) -> Finding:
    """The engine does something that a manager counts as a loss."""
    return Finding(Grade.WRONG, text, why)


def risky(text: str, why: str) -> Finding:
    """The engine does something that may cause trouble."""
    return Finding(Grade.RISKY, text, why)


def missing(text: str, why: str) -> Finding:
    """The engine lacks something optional."""
    return Finding(Grade.MISSING, text, why)


def skipped(text: str) -> Finding:
    """The check could not be made."""
    return Finding(Grade.SKIPPED, text)


class Failure(Exception):  # noqa: N818 - it is the engine's failure, not an error of ours
    """An engine failed in a way that ends the step."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(text)
        self.finding = wrong(text, why)
