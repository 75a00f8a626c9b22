"""A game in one sentence: who was ahead, and which move decided it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...board import Board
from ...rules import Color
from .classes import MoveClass, is_lost, is_won
from .phrases import Param, Phrase
from .records import MoveReview

AHEAD = 0.65  # win chance from which a side is ahead
SWINGS = 3  # changes of the lead that are worth a word


def summary_of(
    board: Board, moves: Sequence[MoveReview], winner: Color | None, *, is_over: bool
) -> Phrase:
    """The sentence for a game; `winner` also by resignation or time, None in a draw."""
    judged = [move for move in moves if move.counts]
    if not judged:
        return Phrase("unreviewed")
    turning = [move for move in moves if move.is_turning_point]
    if is_over and winner is None:
        thrown = next((move for move in reversed(turning) if is_won(move.before)), None)
        return Phrase("drawn") if thrown is None else _told(board, "drawn-missed", thrown)
    if winner is None:
        winner = _leader(moves[-1])
        if winner is None and not turning:
            return Phrase("level")
    decided = next(
        (move for move in reversed(turning) if winner is None or move.color != winner), None
    )
    if decided is None:
        if winner is None:
            return Phrase("level")
        entered = next((move for move in reversed(moves) if _enters_loss(move, winner)), None)
        if entered is not None:
            return _told(board, "fell-behind", entered)
        if _leader(moves[-1]) != winner:  # who wins by time or resignation need not be ahead
            return Phrase("level")
        return Phrase("won-throughout", {"winner": str(winner), "from": _ahead_from(moves, winner)})
    swings = _changes_of_lead(moves)
    if swings >= SWINGS:
        return _told(board, "swings", decided, times=swings)
    if is_won(decided.before):
        return _told(board, "threw-win", decided)
    if decided.before.win_chance >= AHEAD:
        return _told(board, "threw-lead", decided)
    if decided.before.win_chance > 1 - AHEAD:
        return _told(board, "even-until", decided)
    return _told(board, "fell-behind", decided)


def _enters_loss(move: MoveReview, winner: Color) -> bool:
    return move.color != winner and move.kind is MoveClass.FORCED_WIN_ALLOWED


def _told(board: Board, key: str, move: MoveReview, **more: Param) -> Phrase:
    params: dict[str, Param] = {
        "loser": str(move.color),
        "winner": str(move.color.other),
        "at": move.number,
        "move": board.move_text(move.move),
        **more,
    }
    if is_lost(move.after):
        assert move.after.win_in is not None
        params["moves"] = max(1, -move.after.win_in // 2)  # of the winner; plies count both sides
    return Phrase(key, params)


def _leader(move: MoveReview) -> Color | None:
    """Who is ahead after a move, or None when it is about even."""
    chance = move.after.win_chance
    if chance >= AHEAD:
        return move.color
    return move.color.other if chance <= 1 - AHEAD else None


def _changes_of_lead(moves: Sequence[MoveReview]) -> int:
    leaders = [leader for leader in map(_leader, moves) if leader is not None]
    return sum(a != b for a, b in pairwise(leaders))


def _ahead_from(moves: Sequence[MoveReview], winner: Color) -> int:
    """The number of the move from which the winner was ahead to the end."""
    number = moves[-1].number
    for move in reversed(moves):
        if _leader(move) != winner:
            break
        number = move.number
    return number
