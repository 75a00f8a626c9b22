"""`review`: asks an engine about every position of a game and judges the moves.

The positions are searched from the last to the first. A search ends with the first proof.
Afterwards the turning points are searched deeper, and good moves that may have been only moves are
compared with the second best. Every search begins with an empty table, so that a verdict depends on
its position and the nodes alone: two reviews of a game are equal, however often they were
interrupted, and whatever the engine did before.

What is to be searched next follows from the review so far (`next_steps`), so that a review can be
stopped anywhere and resumed from its plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ...board import Board
from ...coords import Move
from ...game import Game
from ...opening import Opening
from ...score import Score
from ..explain import a_ply_earlier
from .classes import MoveClass
from .judging import Judged, choice_reviews, judged_moves, judgement, may_be_only, move_reviews
from .phrases import Phrase
from .records import GameReview, MoveReview, PositionVerdict
from .summary import summary_of

if TYPE_CHECKING:
    from ...engine.base import BaseEngine, StopToken
    from ...engine.info import Info

NODES = 50_000  # for each position
DEEPER = 5  # times the nodes, for positions at turning points
MOST_TURNING_POINTS = 8  # that are searched deeper, those that lose most
MOST_ONLY_MOVES = 12  # good moves that are compared with the second best
LOST_AT_ONCE = -2  # plies: moves that a search does not report lose to the next move


class SearchPurpose(StrEnum):
    """Why a position is searched."""

    SWEEP = "sweep"
    DEEPER = "deeper"
    SECOND = "second"


class SearchStep(NamedTuple):
    """A position to be searched, by the moves that lead to it."""

    purpose: SearchPurpose
    ply: int


def review(
    game: Game,
    engine: BaseEngine,
    *,
    nodes: int = NODES,
    deep_nodes: int | None = None,
    opening: Opening | None = None,
    resume: GameReview | None = None,
    stop: StopToken | None = None,
    watch: Callable[[GameReview], None] | None = None,
) -> GameReview:
    """The review of a game's main line.

    Each position gets `nodes`, each at a turning point `deep_nodes` (five times as many). `opening`
    is the swap opening of the game; its choices are judged, and its stones are not judged as moves.
    `watch` is called with what is known at first, then with the review so far after every search.
    After `stop` the review comes back as far as it went. Pass it as `resume` to go on, with its own
    numbers of nodes; a review of another game is refused with ValueError.
    """
    last = first = _begun(game, nodes, deep_nodes) if resume is None else resume
    if not first.is_of(game):
        raise ValueError("the review to resume is of another game: expected one of the same moves")
    for last in _growing(first, game, opening, engine, stop):
        if watch is not None:
            watch(last)
    return last


def _growing(
    current: GameReview,
    game: Game,
    opening: Opening | None,
    engine: BaseEngine,
    stop: StopToken | None,
) -> Iterator[GameReview]:
    """The current review, then one after every search."""
    current = _updated(current, game, opening)
    plan = next_steps(current)
    yield replace(current, steps_left=len(plan))
    while plan:
        step = plan.pop(0)
        verdict = _searched(current, step, board_at(current.board, step.ply), engine, stop)
        if verdict is None:  # stopped
            return
        verdicts = list(current.verdicts)
        verdicts[step.ply] = verdict
        current = _updated(replace(current, verdicts=tuple(verdicts)), game, opening)
        if not plan or step.purpose is SearchPurpose.DEEPER:
            plan = next_steps(current)  # a deeper search may change what is a turning point
        yield replace(current, steps_left=len(plan))


def _begun(game: Game, nodes: int, deep_nodes: int | None) -> GameReview:
    board = game.end().board()
    deep_nodes = DEEPER * nodes if deep_nodes is None else deep_nodes
    return GameReview(board, nodes, deep_nodes, (None,) * (board.ply + 1))


def board_at(board: Board, ply: int) -> Board:
    """The position of a game after this many moves."""
    board = board.copy()
    while board.ply > ply:
        board.pop()
    return board


def _updated(current: GameReview, game: Game, opening: Opening | None) -> GameReview:
    """The review with everything that follows from its verdicts."""
    board, verdicts = current.board, current.verdicts
    known = {move.number: move for move in current.moves}
    moves = move_reviews(board, verdicts, _opening_stones(opening), known)
    scores = {ply: verdict.score for ply, verdict in enumerate(verdicts) if verdict is not None}
    judged = judged_moves(board, verdicts)
    scores |= {ply: each.before for ply, each in judged.items()}
    result = game.result
    summary = summary_of(
        board, moves, result.winner if result is not None else None, is_over=result is not None
    )
    return replace(
        current,
        moves=moves,
        choices=() if opening is None else choice_reviews(opening, scores),
        summary=summary if None not in verdicts[:-1] else Phrase("unreviewed"),
    )


def _opening_stones(opening: Opening | None) -> int:
    """The stones that an opening protocol asked for; they are no moves of a free player."""
    if opening is None or not opening.protocol.steps:
        return 0
    return opening.board.ply


# What is to be searched


def next_steps(current: GameReview) -> list[SearchStep]:
    """What is to be searched next, as far as is known now; nothing when the review is complete."""
    verdicts = current.verdicts
    is_over = current.board.outcome() is not None
    sweep = [
        SearchStep(SearchPurpose.SWEEP, ply)
        for ply in range(len(verdicts) - 1, -1, -1)
        if verdicts[ply] is None and not (is_over and ply == current.board.ply)
    ]
    return sweep or _deeper_steps(current) or _second_steps(current)


def _deeper_steps(current: GameReview) -> list[SearchStep]:
    """The positions before and after the worst moves, the later one first."""
    worst = sorted(current.turning_points, key=lambda move: (-move.loss, move.number))
    plies = [ply for move in worst[:MOST_TURNING_POINTS] for ply in (move.number, move.number - 1)]
    return [
        SearchStep(SearchPurpose.DEEPER, ply)
        for ply in dict.fromkeys(plies)
        if (verdict := current.verdicts[ply]) is not None and verdict.nodes < current.deep_nodes
    ]


def _second_steps(current: GameReview) -> list[SearchStep]:
    """The positions before moves that may have been only moves."""
    board = current.board.copy()
    steps = []
    asked = sum(verdict is not None and verdict.second is not None for verdict in current.verdicts)
    for record in reversed(current.moves):
        while board.ply >= record.number:
            board.pop()
        verdict = current.verdicts[board.ply]
        if verdict is None or verdict.second is not None or asked >= MOST_ONLY_MOVES:
            continue
        if may_be_only(board, record):
            steps.append(SearchStep(SearchPurpose.SECOND, board.ply))
            asked += 1
    return steps


# Searching


def _searched(
    current: GameReview, step: SearchStep, board: Board, engine: BaseEngine, stop: StopToken | None
) -> PositionVerdict | None:
    """The verdict on a position; None when the search was stopped before its end."""
    if stop is not None and stop.is_stopped:
        return None
    known = current.verdicts[step.ply]
    if step.purpose is SearchPurpose.SECOND:
        assert known is not None
        move = current.board.move_stack[step.ply]
        second = _second(engine, board, move, current.nodes, stop)
        return None if second is None else replace(known, second=second)
    is_proven = known is not None and known.score.is_proven
    nodes = current.deep_nodes if known is not None and not is_proven else current.nodes
    # A proof that is known is searched on: a shorter one makes a plainer reason.
    info = _search(engine, board, nodes, stop, to_end=is_proven)[0]
    if stop is not None and stop.is_stopped:  # what it found by then is a matter of chance
        return None
    allowed = current.nodes if known is None else current.deep_nodes
    found = PositionVerdict(info.score.seen_by(board.turn), info.pv, info.depth, allowed)
    if known is not None and is_proven and not _is_shorter(found.score, known.score):
        return replace(known, nodes=allowed)
    return found


def _is_shorter(new: Score, old: Score) -> bool:
    """Whether the same end is proven nearer."""
    if new.win_in is None or old.win_in is None or (new.win_in > 0) != (old.win_in > 0):
        return False
    return abs(new.win_in) < abs(old.win_in)


def _second(
    engine: BaseEngine, board: Board, move: Move, nodes: int, stop: StopToken | None
) -> Score | None:
    """The score of the best move other than this one; None when the search was stopped."""
    if not engine.reports_lines:
        return Score(0, pov=board.turn)  # without a second line nothing is called an only move
    lines = _search(engine, board, nodes, stop, lines=2, to_end=True)
    if stop is not None and stop.is_stopped:
        return None
    others = [info.score.seen_by(board.turn) for info in lines if info.move != move]
    return max(others, default=Score(win_in=LOST_AT_ONCE, pov=board.turn))


def _search(
    engine: BaseEngine,
    board: Board,
    nodes: int,
    stop: StopToken | None,
    *,
    lines: int = 1,
    to_end: bool = False,
) -> tuple[Info, ...]:
    """The lines of a search that ends with the first proof, or with `to_end` when it must.

    It begins with an empty table: nothing depends on earlier searches.
    """
    from ...engine.limit import Limit  # only where an engine is asked

    engine.clear_hash()
    with engine.analysis(board, Limit(nodes=nodes), multipv=lines, stop=stop) as search:
        for info in search:
            if not to_end and info.current_move is None and info.score.is_proven:
                # its line is whole; what a stopped search adds may be cut short
                return (_to_end(board, info),)
    return tuple(_to_end(board, info) for info in search.lines)


def _to_end(board: Board, info: Info) -> Info:
    """The info with its line cut where the game ends; a proof from the table may go on."""
    walker = board.copy()
    for number, move in enumerate(info.pv):
        if walker.is_game_over():
            return replace(info, pv=info.pv[:number])
        walker.push(move)
    return info


def deepened(
    review: GameReview, number: int, engine: BaseEngine, *, stop: StopToken | None = None
) -> MoveReview | None:
    """The record of a move after its positions were searched as deeply as those at turning points.

    None when the move has no record, or when the search was stopped. What is proven or was searched
    as deeply before is not searched again.
    """
    verdicts = list(review.verdicts)
    for ply in (number, number - 1):
        known = verdicts[ply] if 0 <= ply < len(verdicts) else None
        if known is None or known.score.is_proven or known.nodes >= review.deep_nodes:
            continue
        step = SearchStep(SearchPurpose.DEEPER, ply)
        found = _searched(review, step, board_at(review.board, ply), engine, stop)
        if found is None:
            return None
        verdicts[ply] = found
    records = move_reviews(review.board, verdicts, 0, {move.number: move for move in review.moves})
    return next((record for record in records if record.number == number), None)


def judged_move(
    board: Board, engine: BaseEngine, *, nodes: int = NODES, stop: StopToken | None = None
) -> MoveReview | None:
    """The record of the last move of a board alone, as a review would have it.

    None when nothing was played, the move ended the game, or the search was stopped.
    """
    if not board.ply or board.outcome() is not None:
        return None
    alone = GameReview(board, nodes, nodes, (None,) * (board.ply + 1))
    verdicts: list[PositionVerdict | None] = list(alone.verdicts)
    for ply in (board.ply, board.ply - 1):
        step = SearchStep(SearchPurpose.SWEEP, ply)
        verdicts[ply] = _searched(alone, step, board_at(board, ply), engine, stop)
        if verdicts[ply] is None:
            return None
    records = move_reviews(board, verdicts, 0, {})
    return next((record for record in records if record.number == board.ply), None)


def candidates(
    board: Board, engine: BaseEngine, *, nodes: int, most: int, stop: StopToken | None = None
) -> tuple[Move, ...]:
    """The moves that a search of a position likes best, the best first."""
    lines = _search(
        engine, board, nodes, stop, lines=most if engine.reports_lines else 1, to_end=True
    )
    return tuple(info.move for info in lines if info.move is not None)


# Try again


class Retry(NamedTuple):
    """Another move in place of one that was reviewed."""

    move: Move
    kind: MoveClass
    before: Score
    after: Score
    refutation: tuple[Move, ...]
    reason: Phrase | None

    @property
    def is_good(self) -> bool:
        """Whether the move keeps the result, by the same table as the review."""
        return self.kind.is_good


def try_again(
    board: Board,
    move: Move,
    record: MoveReview,
    engine: BaseEngine,
    *,
    nodes: int = NODES,
    stop: StopToken | None = None,
) -> Retry:
    """Whether another move is good in the position before a reviewed move.

    `board` is that position. The move is judged as the reviewed one was: by the score after it.
    """
    mover, after = board.turn, board.after(move)
    outcome = after.outcome()
    refutation: tuple[Move, ...] = ()
    if outcome is not None:
        score = Score.of_end(outcome.winner, mover)
    elif move == record.move:
        score, refutation = record.after, record.refutation
    elif move == record.best:
        score, refutation = record.before, record.best_line[1:]
    else:
        info = _search(engine, after, nodes, stop)[0]
        score, refutation = a_ply_earlier(info.score.seen_by(mover)), info.pv
    judged = Judged(record.before, score, record.best_line, refutation)
    kind, reason, _ = judgement(board, move, judged)
    return Retry(move, kind, record.before, score, refutation, reason)
