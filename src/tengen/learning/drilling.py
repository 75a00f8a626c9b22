"""Making drills from a review, and judging answers. Whoever calls this gives the engine."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from ..analysis.hints import Hint, hint
from ..analysis.reviews.classes import MoveClass
from ..analysis.reviews.judging import Judged, judgement
from ..analysis.reviews.records import GameReview, MoveReview
from ..analysis.reviews.review import Retry, board_at, candidates, deepened, try_again
from ..board import Board
from ..coords import Move
from ..rules import Color
from .drills import Drill, DrillSource, RightMove, drill_id

if TYPE_CHECKING:
    from ..engine.base import BaseEngine, StopToken

MOST_LOOKED_AT = 6  # moves that are looked at when a drill is made; others are judged when played


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
    known = _known_moves(board, record, engine, review.nodes, stop)
    record = _with_best(board, record, max(known, key=lambda move: move.after))
    if record.kind.is_good:
        return None
    right = [move for move in known if _is_right(board, record, move)]
    right.sort(key=lambda move: (move.move != record.best, -move.after.win_chance))
    return Drill(drill_id(board), board, record, tuple(right), review.nodes, now, (source,))


def _known_moves(
    board: Board, record: MoveReview, engine: BaseEngine, nodes: int, stop: StopToken | None
) -> list[RightMove]:
    """The best move of the review and what else the engine likes, each with its score."""
    found = [RightMove(record.best, record.before, record.best_line[1:])]
    for move in candidates(board, engine, nodes=nodes, most=MOST_LOOKED_AT, stop=stop):
        if move not in (record.best, record.move):
            retry = try_again(board, move, record, engine, nodes=nodes, stop=stop)
            found.append(RightMove(move, retry.after, retry.refutation))
    return found


def _with_best(board: Board, record: MoveReview, best: RightMove) -> MoveReview:
    """The record of a mistake judged by a move that is better than the best one of the review."""
    if best.move == record.best:
        return record
    line = (best.move, *best.line)
    judged = Judged(best.after, record.after, line, record.refutation)
    kind, reason, also = judgement(board, record.move, judged)
    return replace(record, kind=kind, before=best.after, best_line=line, reason=reason, also=also)


def _is_right(board: Board, record: MoveReview, move: RightMove) -> bool:
    judged = Judged(record.before, move.after, record.best_line, move.line)
    return judgement(board, move.move, judged)[0].is_good


def known_answer(drill: Drill, move: Move) -> Retry | None:
    """The verdict on a move that needs no search; None when an engine has to be asked."""
    mistake, right = drill.mistake, drill.right_move(move)
    if right is not None:
        return Retry(move, MoveClass.GOOD, mistake.before, right.after, right.line, None)
    if move == mistake.move:
        known = mistake.after, mistake.refutation, mistake.reason
        return _unspoiled(Retry(move, mistake.kind, mistake.before, *known))
    return None


def judge_answer(
    drill: Drill, move: Move, engine: BaseEngine, *, stop: StopToken | None = None
) -> Retry:
    """The verdict on any legal move: right if it keeps the result, by the table of the review."""
    known = known_answer(drill, move)
    if known is not None:
        return known
    answer = try_again(drill.board, move, drill.mistake, engine, nodes=drill.nodes, stop=stop)
    return _unspoiled(answer)


def _unspoiled(answer: Retry) -> Retry:
    """The verdict without a reason that names the better move, which is still to be found."""
    reason = answer.reason
    names_it = reason is not None and reason.key.startswith(("misses", "worse"))
    return answer._replace(reason=None) if names_it else answer


def drill_hint(drill: Drill, given: int) -> Hint:
    """The next hint after so many: which part of the board, which shape, then the point."""
    return hint(drill.board, drill.best.move, given)
