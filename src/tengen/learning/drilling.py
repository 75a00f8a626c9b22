"""Making drills from a review, and judging answers. Whoever calls this gives the engine."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from ..analysis.reviews.classes import MoveClass
from ..analysis.reviews.records import GameReview, MoveReview
from ..analysis.reviews.review import Retry, board_at, candidates, deepened, try_again
from ..board import Board
from ..coords import Move
from ..rules import Color
from .drills import Drill, DrillSource, RightMove, drill_id

if TYPE_CHECKING:
    from ..engine.base import BaseEngine, StopToken

MOST_RIGHT = 6  # moves that are looked at when a drill is made; others are judged when played


def mistakes_of(review: GameReview, color: Color | None = None) -> tuple[MoveReview, ...]:
    """The moves of a side, or of both, that can become drills: everything marked ?!, ? or ??."""
    return tuple(
        move
        for move in review.moves
        if not move.kind.is_good and (color is None or move.color == color)
    )


def make_drill(
    review: GameReview,
    number: int,
    engine: BaseEngine,
    *,
    source: DrillSource,
    now: datetime,
    stop: StopToken | None = None,
) -> Drill | None:
    """The drill of a reviewed mistake; None when a deeper search does not confirm the mistake.

    Both positions of the mistake are searched as deeply as turning points are. Then the moves that
    the engine likes best are judged one by one, as in Try again, and the right ones are listed.
    """
    record = deepened(review, number, engine, stop=stop)
    if record is None or record.kind.is_good:
        return None
    board = board_at(review.board, number - 1)
    right = _right_moves(board, record, engine, review.nodes, stop)
    return Drill(drill_id(board), board, record, right, review.nodes, now, (source,))


def _right_moves(
    board: Board, record: MoveReview, engine: BaseEngine, nodes: int, stop: StopToken | None
) -> tuple[RightMove, ...]:
    found = [RightMove(record.best, record.before, record.best_line[1:])]
    for move in candidates(board, engine, nodes=nodes, most=MOST_RIGHT, stop=stop):
        if move in (record.best, record.move):
            continue
        retry = try_again(board, move, record, engine, nodes=nodes, stop=stop)
        if retry.is_good:
            found.append(RightMove(move, retry.after, retry.refutation))
    return tuple(found)


def known_answer(drill: Drill, move: Move) -> Retry | None:
    """The verdict on a move that needs no search; None when an engine has to be asked."""
    mistake, right = drill.mistake, drill.right_move(move)
    if right is not None:
        return Retry(move, MoveClass.GOOD, mistake.before, right.after, right.line, None)
    if move == mistake.move:
        known = mistake.after, mistake.refutation, mistake.reason
        return Retry(move, mistake.kind, mistake.before, *known)
    return None


def judge_answer(
    drill: Drill, move: Move, engine: BaseEngine, *, stop: StopToken | None = None
) -> Retry:
    """The verdict on any legal move: right if it keeps the result, by the table of the review."""
    known = known_answer(drill, move)
    if known is not None:
        return known
    return try_again(drill.board, move, drill.mistake, engine, nodes=drill.nodes, stop=stop)
