"""Who is present at a game, and when a game can be claimed from an absent player.

A player who leaves a game with a clock may be waited for as long as its speed demands; whoever does
not begin may be waited for a little; without a clock, a player in turn has a week.
"""

from __future__ import annotations

from ..opening import Seat
from ..play.session import Session
from .ratings import find_speed

FIRST_SECONDS = 40.0  # to begin a game with a clock, which stands until then
ABSENT_SECONDS = 60.0  # to begin a game of a tournament, after which it is lost
UNCLOCKED_SECONDS = 7 * 24 * 3600.0  # for a move without a clock
SHOWN_SECONDS = 24 * 3600.0  # a claim that is further away is not worth mentioning


class Presence:
    """Since when players of a game are away. Times are those of the server clock."""

    def __init__(self, now: float) -> None:
        self._opened = now
        self._away: dict[Seat, float] = dict.fromkeys(Seat, now)

    def note(self, here: set[Seat], now: float) -> None:
        """These players are here now, at whichever server; others have closed their last page."""
        self._away = {seat: self._away.get(seat, now) for seat in Seat if seat not in here}

    def claim_in(self, session: Session, seat: Seat, now: float) -> float | None:
        """Seconds until `seat` may claim the game from the other player; None when it may not."""
        if session.is_over:
            return None
        moments = self._moments(session, seat.other)
        wait = max(0.0, min(moments) - now) if moments else None
        return None if wait is None or wait > SHOWN_SECONDS else wait

    def absent(self, session: Session, now: float) -> Seat | None:
        """The player who should have begun a game of a tournament and has not."""
        if session.is_over or session.to_act is None:
            return None
        seat = session.to_act.seat
        last = (session.actions[-1].at or 0.0) if session.actions else self._opened
        has_begun = any(act.by is seat for act in session.acts)
        is_late = now - max(last, self._opened) >= ABSENT_SECONDS
        return seat if is_late and not has_begun else None

    def _moments(self, session: Session, other: Seat) -> list[float]:
        """The moments from which on each reason counts against a player."""
        speed = find_speed(session.setup.control)
        last = (session.actions[-1].at or 0.0) if session.actions else self._opened
        is_due = session.to_act is not None and session.to_act.seat is other
        if speed is None:
            return [last + UNCLOCKED_SECONDS] if is_due and session.actions else []
        moments = []
        if other in self._away:
            acted = [action.at or 0.0 for action in session.actions if action.by is other]
            moments.append(max([self._away[other], *acted[-1:]]) + speed.absence)
        if is_due and all(act.by is not other for act in session.acts):
            moments.append(max(last, self._opened) + FIRST_SECONDS)
        return moments
