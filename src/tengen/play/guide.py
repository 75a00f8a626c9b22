"""The game explained to a newcomer: its goal, and some strategy. Each rule has its own words."""

from __future__ import annotations

from ..texts import t

STRATEGIES = 7  # pieces of advice in the catalogue


def goal() -> list[str]:
    """What the game is about, a paragraph each."""
    return t("guide-goal").split("\n\n")


def strategy() -> list[tuple[str, list[str]]]:
    """Advice: headings with their paragraphs."""
    numbers = range(1, STRATEGIES + 1)
    return [
        (t(f"guide-strategy-{number}"), t(f"guide-strategy-{number}-text").split("\n\n"))
        for number in numbers
    ]
