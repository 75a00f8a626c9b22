"""What is done at once for an engine that cannot think: so that a game always goes on."""

from __future__ import annotations

from ..engine.reflex import reflex_move
from ..play.actions import Action
from ..play.session import Session, Wants


def spare_action(session: Session) -> Action:
    """A sensible action for whoever has to act, from the rules alone."""
    turn = session.to_act
    assert turn is not None, "the game is over"
    if turn.wants is Wants.DRAW_ANSWER:
        return Action.decline_draw(by=turn.seat)
    if turn.wants is Wants.CHOICE:
        return Action.choose(turn.choices[0])
    move = reflex_move(session.board)
    if not session.is_settled and move not in session.legal:
        return Action.move(min(session.legal))
    return Action.move(move)
