"""The static evaluation of a board, term by term, for people to read."""

from __future__ import annotations

from collections.abc import Mapping

from ..board import Board
from ..core.trace import trace
from ..rules import Color
from .bridge import state_of
from .info import EvaluationTerm


def terms_of(
    board: Board, *, distance: int, params: Mapping[str, int]
) -> tuple[EvaluationTerm, ...]:
    """The terms that the evaluation of a board adds up, the largest first."""
    state = state_of(board, distance=distance)
    for name, value in params.items():
        state[name] = value
    colors = (Color.BLACK, Color.WHITE)
    return tuple(
        EvaluationTerm(term.name, colors[term.side], int(term.times), int(term.value))
        for term in trace(state)
    )
