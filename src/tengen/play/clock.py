"""Clocks: the time that players have, and how much of it is left. The caller passes in the time.

    none            no clock
    5+3             five minutes, and three seconds more after each turn
    90s+1           ninety seconds and one
    10s/move        ten seconds a turn
    5+3 30s/move    both: no turn may take longer than thirty seconds

>>> clock = GameClock.start_of(TimeControl.parse("1+2")).started(Seat.FIRST, now=100.0)
>>> clock = clock.pressed(Seat.SECOND, now=110.0)
>>> clock.remaining(Seat.FIRST, now=115.0), clock.remaining(Seat.SECOND, now=115.0)
(52.0, 55.0)
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..engine.limit import Limit
from ..errors import ClockError
from ..opening import Seat
from ..rules import Color
from ..texts import Message
from .words import number_text

UNITS = {"s": 1, "m": 60, "h": 3600}
MAX_SECONDS = 7 * 24 * 3600
LEAST_MAIN = 1.0  # seconds of a main time

_NUMBER = r"([0-9]{1,7}(?:\.[0-9]{1,20})?)"
_MAIN = re.compile(rf"{_NUMBER}([smh]?)(?:\+{_NUMBER}s?)?")
_PER_MOVE = re.compile(rf"{_NUMBER}([smh]?)/move")


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeControl:
    """What both players get, in seconds: for the game, more after each turn, and for a turn."""

    main: float | None = None
    increment: float = 0.0
    per_move: float | None = None

    def __post_init__(self) -> None:
        for name in ("main", "increment", "per_move"):
            seconds = getattr(self, name)
            if seconds is not None and not 0 <= seconds <= MAX_SECONDS:
                raise ClockError(
                    f"{name}={seconds!r} is no time: expected 0 to {MAX_SECONDS} seconds"
                )
        if self.main is None and self.increment:
            raise ClockError("an increment needs a time to add to: expected such as 5+3")
        if self.per_move == 0 or (self.main is not None and self.main < LEAST_MAIN):
            raise ClockError(Message.of("clock-too-short", clock=str(self)))

    @property
    def is_clocked(self) -> bool:
        """Whether there is any limit of time."""
        return self.main is not None or self.per_move is not None

    @staticmethod
    def parse(text: str) -> TimeControl:
        """The time control that a text stands for; "none" or nothing is no clock."""
        words = text.lower().split()
        main, increment, per_move = None, 0.0, None
        for word in [] if words == ["none"] else words:
            if (match := _MAIN.fullmatch(word)) and main is None:
                main = float(match[1]) * UNITS[match[2] or "m"]
                increment = float(match[3] or 0)
            elif (match := _PER_MOVE.fullmatch(word)) and per_move is None:
                per_move = float(match[1]) * UNITS[match[2] or "s"]
            else:
                raise ClockError(Message.of("clock-unknown", text=repr(text)))
        return TimeControl(main=main, increment=increment, per_move=per_move)

    def __str__(self) -> str:
        """The text that `parse` reads."""
        words = []
        if self.main is not None:
            whole = self.main % 60 == 0
            main = number_text(self.main / 60) if whole else f"{number_text(self.main)}s"
            words.append(f"{main}+{number_text(self.increment)}")
        if self.per_move is not None:
            words.append(f"{number_text(self.per_move)}s/move")
        return " ".join(words) or "none"


NO_CLOCK = TimeControl()

_STARTED = time.time() - time.monotonic()


def steady_time() -> float:
    """Seconds since 1970 that never jump: a change of the system's clock moves no game clock."""
    return _STARTED + time.monotonic()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameClock:
    """The clocks of a game at a moment; each change gives another one.

    A turn is all that a player does before the other has to act: the three stones of swap2 are one.
    """

    control: TimeControl
    left: Mapping[Seat, float | None]  # seconds when the turn began; None without a main time
    turn: Seat | None = None  # None before the first turn and after the last
    is_running: bool = False
    since: float = 0.0  # when it began to run; a pause ends that
    used: float = 0.0  # seconds of the turn before that

    @staticmethod
    def start_of(control: TimeControl) -> GameClock:
        """Both clocks full, neither running."""
        return GameClock(control=control, left=dict.fromkeys(Seat, control.main))

    # Asking

    def spent(self, now: float) -> float:
        """Seconds that the turn has taken so far."""
        return self.used + (max(0.0, now - self.since) if self.is_running else 0.0)

    def remaining(self, seat: Seat, now: float) -> float | None:
        """Seconds within which a player has to move, were it their turn; None without a limit."""
        spent = self.spent(now) if seat is self.turn else 0.0
        bounds = [each for each in (self.left[seat], self.control.per_move) if each is not None]
        return max(0.0, min(bounds) - spent) if bounds else None

    def main_left(self, seat: Seat, now: float) -> float | None:
        """Seconds of the main time that are left now, whatever a turn may take."""
        left = self.left[seat]
        if left is None:
            return None
        return max(0.0, left - (self.spent(now) if seat is self.turn else 0.0))

    def flagged(self, now: float) -> Seat | None:
        """The player whose time is up, or None."""
        if self.turn is None:
            return None
        remaining = self.remaining(self.turn, now)
        return self.turn if remaining is not None and remaining <= 0 else None

    def limit(self, seats: Mapping[Color, Seat], now: float, limit: Limit) -> Limit:
        """The limit of a search, with the main times of these players."""
        if self.control.main is None:
            return limit
        return replace(
            limit,
            black_clock=self.main_left(seats[Color.BLACK], now),
            white_clock=self.main_left(seats[Color.WHITE], now),
            black_inc=self.control.increment,
            white_inc=self.control.increment,
        )

    # Changing

    def started(self, seat: Seat, now: float) -> GameClock:
        """The clock with this player's turn begun."""
        return replace(self, turn=seat, is_running=True, since=now, used=0.0)

    def paused(self, now: float) -> GameClock:
        """The clock, stopped; the turn continues when it is resumed."""
        return replace(self, is_running=False, used=self.spent(now))

    def resumed(self, now: float) -> GameClock:
        """The clock, running again from where it was paused."""
        if self.turn is None or self.is_running:
            return self
        return replace(self, is_running=True, since=now)

    def pressed(self, following: Seat | None, now: float) -> GameClock:
        """The clock after the player in turn has acted; `following` acts next, None at the end.

        As long as it is the same player's turn, time goes on and nothing is added.
        """
        seat = self.turn
        if seat is None or following is seat:
            return self
        left = self.left[seat]
        if left is not None:
            more = self.control.increment if following is not None else 0.0
            left = max(0.0, left - self.spent(now)) + more
        stopped = replace(
            self, left={**self.left, seat: left}, turn=None, is_running=False, used=0.0
        )
        return stopped if following is None else stopped.started(following, now)
