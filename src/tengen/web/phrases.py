"""Quick phrases and reasons of reports, by name."""

from __future__ import annotations

from enum import StrEnum

PHRASES = (
    "talk-hello",
    "talk-good-luck",
    "talk-nice-move",
    "talk-oops",
    "talk-well-played",
    "talk-good-game",
    "talk-thanks",
    "talk-bye",
)


class ReportReason(StrEnum):
    """What is wrong with a player."""

    TALK = "talk"
    CHEATING = "cheating"
    STALLING = "stalling"
    NAME = "name"
    OTHER = "other"
