"""The clocks and think times that user interfaces offer for a new game."""

from __future__ import annotations

from .clock import TimeControl

CLOCKS = ("none", "1+1", "3+2", "5+3", "10+5", "30+10", "10s/move", "30s/move")
THINK_SECONDS = (0.5, 1, 2, 5, 10, 30, 60)
HINT_SECONDS = 1.0


def clock_words(clock: str) -> str:
    """A time control in words.

    >>> clock_words("5+3"), clock_words("10s/move"), clock_words("none")
    ('5 min + 3 s per move', '10 s per move', 'No clock')
    """
    control = TimeControl.parse(clock)
    words = []
    if control.main is not None:
        main = f"{control.main / 60:g} min" if control.main >= 60 else f"{control.main:g} s"
        words.append(f"{main} + {control.increment:g} s per move")
    if control.per_move is not None:
        words.append(f"{control.per_move:g} s per move")
    return ", at most ".join(words) or "No clock"
