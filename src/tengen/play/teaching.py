"""Teaching in a game, for every terminal: mistakes worth mentioning, and hints in stages.

`turns.py` says when a move is to be judged; the interface asks whether to take it back.
"""

from __future__ import annotations

from ..analysis.hints import HINTS, Hint, hint
from ..analysis.reviews.records import MoveReview
from ..analysis.reviews.review import judged_move
from ..engine.base import BaseEngine, StopToken
from ..texts import t
from .session import Session
from .thinking import Decision


def mistake_of(
    session: Session, engine: BaseEngine, *, teach: str, stop: StopToken | None = None
) -> MoveReview | None:
    """The last move, if it is a mistake that `teach` ("blunders" or "all") asks for."""
    board = session.board
    engine.prepare(board.rule, board.size)
    mistake = judged_move(board, engine, stop=stop)
    if mistake is None or mistake.kind.is_good or mistake.reason is None:
        return None
    return mistake if teach == "all" or mistake.is_blunder else None


def mistake_title(session: Session, mistake: MoveReview) -> str:
    """What the move is: "a1 is a blunder"."""
    key = "teach-blunder" if mistake.is_blunder else "teach-mistake"
    return t(key, move=session.board.move_text(mistake.move))


def mistake_reason(mistake: MoveReview) -> str:
    """Why it is one, said to whoever made it."""
    assert mistake.reason is not None
    return mistake.reason.message(mistake.color).text()


class StagedHint:
    """A hint that is given in stages: the area, the shape, then the move.

    All stages are about one decision of the engine, as long as the position stands.
    """

    def __init__(self) -> None:
        self.decision: Decision | None = None
        self._at: tuple[object, ...] = ()
        self._given = 0

    def is_about(self, session: Session) -> bool:
        """Whether the engine has decided in this position already."""
        return self.decision is not None and self._at == _position(session)

    def take(self, session: Session, decision: Decision) -> None:
        """Remember what the engine decided; the stages begin again."""
        self.decision, self._at, self._given = decision, _position(session), 0

    def next(self, session: Session) -> Hint | None:
        """The next stage; None when the whole decision may be shown, as for an opening choice."""
        assert self.decision is not None
        point = self.decision.actions[0].point
        stage, self._given = self._given, self._given + 1
        if point is None or not session.is_settled or stage >= len(HINTS) - 1:
            return None
        return hint(session.board, point, stage)


def _position(session: Session) -> tuple[object, ...]:
    """Where the game stands: the acts of its opening, and its moves."""
    return (session.ply, *session.board.move_stack)
