"""Positions as the page draws them, and what can be said about them."""

from __future__ import annotations

from ...analysis.explain import explain as explain_move
from ...analysis.plain import plain_move, plain_position, plain_threat
from ...analysis.position import trace as trace_position
from ...analysis.threats import threats as find_threats
from ...board import Board
from ...engine.limit import Limit
from ...formats.json import to_plain
from ...game import Game
from ...plain import Json
from ...play.words import outcome_message
from ...remote.worker import Work
from .. import limits
from ..game_view import show_board


def position(work: Work, *, position: Json, threats: bool) -> Json:
    """The position as it is to be drawn, with its outcome, and with the threats if wanted."""
    board = Board.from_plain(position)
    outcome = board.outcome()
    shown = show_board(board)
    shown["outcome"] = outcome and {
        **outcome.to_plain(board.size),
        **outcome_message(board, outcome).to_plain_with_text(),
    }
    if threats:
        shown["threats"] = [plain_threat(threat, board.size) for threat in find_threats(board)]
    return shown


def game_of(work: Work, *, position: Json) -> Json:
    """A game that stands at this position, as Tengen JSON."""
    return to_plain(Game.from_board(Board.from_plain(position)))


def explain(work: Work, *, position: Json, move: str) -> Json:
    """The report on a move; with an engine also its rank."""
    board = Board.from_plain(position)
    limit = Limit(time=limits.EXPLAIN_SECONDS)
    return plain_move(explain_move(board, move, work.engine, limit=limit), board.size)


def trace(work: Work, *, position: Json) -> Json:
    """The report on a position; with an engine also its score."""
    board = Board.from_plain(position)
    limit = Limit(time=limits.EXPLAIN_SECONDS)
    return plain_position(trace_position(board, work.engine, limit=limit), board.size)
