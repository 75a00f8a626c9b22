"""What a check finds."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

# Who would punish it. Managers differ, and an engine meets all of them.
PISKVORK = "Piskvork counts this as a loss"
JUDGE = "the Gomocup referee counts this as a loss"
BOTH = "every manager counts this as a loss"


class Grade(StrEnum):
    """How an engine did at one point."""

    FINE = "fine"
    WRONG = "wrong"  # some manager punishes it
    RISKY = "risky"  # within the rules, but it will hurt one day
    MISSING = "not supported"  # and need not be
    SKIPPED = "skipped"  # could not be tried


class Finding(NamedTuple):
    """One thing that was looked at: how the engine did, and why it matters where it did not."""

    grade: Grade
    text: str
    why: str = ""


def fine(text: str) -> Finding:
    """The engine does what it should."""
    return Finding(Grade.FINE, text)


def wrong(text: str, why: str) -> Finding:
    """The engine does what a manager punishes."""
    return Finding(Grade.WRONG, text, why)


def risky(text: str, why: str) -> Finding:
    """The engine does what is better not done."""
    return Finding(Grade.RISKY, text, why)


def missing(text: str, why: str) -> Finding:
    """The engine lacks something optional."""
    return Finding(Grade.MISSING, text, why)


def skipped(text: str) -> Finding:
    """Nothing can be said."""
    return Finding(Grade.SKIPPED, text)


class Failure(Exception):  # noqa: N818 - it is the engine's failure, not an error of ours
    """An engine failed in a way that ends the step."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(text)
        self.finding = wrong(text, why)
