"""What the moves of a game amount to, for each side."""

from __future__ import annotations

from typing import NamedTuple

from ..opening import Seat
from .session import Session


class Statistics(NamedTuple):
    """One player's moves in numbers; times are in seconds."""

    moves: int
    pairs: int  # captured
    time: float  # of the moves that were timed
    timed: int  # moves that were timed
    slowest: float
    nodes: int  # searched for all moves by an engine
    thoughts: int  # moves by an engine
    depth: float  # that it reached, on average

    @property
    def average(self) -> float | None:
        """Seconds a move, or None where none was timed."""
        return self.time / self.timed if self.timed else None


def statistics(session: Session) -> dict[Seat, Statistics]:
    """The numbers of both players; choices of the opening count for their time."""
    pairs = session.board.captured_pairs
    return {
        seat: _of_player(session, seat, pairs.of(color)) for seat, color in session.colors.items()
    }


def _of_player(session: Session, seat: Seat, pairs: int) -> Statistics:
    acts = [act for act in session.acts if act.by is seat]
    times = [act.spent for act in acts if act.spent is not None]
    thoughts = [act.thought for act in acts if act.thought is not None]
    return Statistics(
        moves=sum(act.is_move for act in acts),
        pairs=pairs,
        time=sum(times),
        timed=len(times),
        slowest=max(times, default=0.0),
        nodes=sum(thought.nodes for thought in thoughts),
        thoughts=len(thoughts),
        depth=sum(thought.depth for thought in thoughts) / len(thoughts) if thoughts else 0.0,
    )
