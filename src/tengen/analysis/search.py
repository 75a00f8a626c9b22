"""What an engine says about a move: its score and line, its rank, and the best move instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..board import Board
from ..coords import Move
from ..rules import Color
from ..score import Score
from .sentences import Draft, Sentence

if TYPE_CHECKING:
    from ..engine.base import BaseEngine
    from ..engine.limit import Limit

SECONDS = 1.0  # that an engine may take, without another limit


def default_limit() -> Limit:
    """How long a search may go on when nothing else was said."""
    from ..engine.limit import Limit  # only where an engine is asked

    return Limit(time=SECONDS)


@dataclass(frozen=True, slots=True)
class SearchVerdict:
    """A move as a search sees it. Scores are those of the mover; lines start with the move."""

    score: Score
    line: tuple[Move, ...]
    depth: int
    rank: int | None  # 1 for the best; None when it is none of the candidates
    candidates: int  # lines that the engine gave
    best: Move
    best_score: Score
    best_line: tuple[Move, ...]

    @property
    def is_best(self) -> bool:
        """Whether no candidate is better."""
        return self.rank == 1 or self.score >= self.best_score


def judge(
    board: Board, move: Move, engine: BaseEngine, limit: Limit, candidates: int
) -> SearchVerdict:
    """Ask the engine for its best lines, and once more for the move when it is none of them."""
    lines = engine.analyse(board, limit, multipv=candidates)
    best = lines[0]
    ranks = {info.move: rank for rank, info in enumerate(lines, 1)}
    if move in ranks:
        info = lines[ranks[move] - 1]
        score, line, depth = info.score, info.pv, info.depth
    else:
        score, line, depth = _after(board, move, engine, limit)
    return SearchVerdict(
        score=score.seen_by(board.turn),
        line=line,
        depth=depth,
        rank=ranks.get(move),
        candidates=len(lines),
        best=best.move,
        best_score=best.score.seen_by(board.turn),
        best_line=best.pv,
    )


def _after(
    board: Board, move: Move, engine: BaseEngine, limit: Limit
) -> tuple[Score, tuple[Move, ...], int]:
    """The score of a move for its mover, from the position that it leads to."""
    mover, after = board.turn, board.copy()
    after.push(move)
    outcome = after.outcome()
    if outcome is not None:
        return _final_score(outcome.winner, mover), (move,), 1
    info = engine.analyse(after, limit, multipv=1)[0]
    return _a_ply_earlier(info.score.seen_by(mover)), (move, *info.pv), info.depth + 1


def _final_score(winner: Color | None, mover: Color) -> Score:
    if winner is None:
        return Score(0, pov=mover)
    return Score(win_in=1 if winner == mover else -1, pov=mover)


def _a_ply_earlier(score: Score) -> Score:
    """The same score seen one ply before: a proven end is one ply further away."""
    if score.win_in is None:
        return score
    return Score(win_in=score.win_in + (1 if score.win_in > 0 else -1), pov=score.pov)


def search_sentence(verdict: SearchVerdict, move: Move, size: int) -> Sentence:
    """The verdict in words."""
    draft = Draft(size)
    name, line = draft.row([move]), draft.row(verdict.line)
    of = f"of {verdict.candidates} candidates"
    rank = f"number {verdict.rank} {of}" if verdict.rank else f"none {of}"
    text = f"the engine gives {name} {verdict.score}, {rank}, and expects {line}"
    if not verdict.is_best:
        best = draft.row([verdict.best])
        text += f"; better is {best} with {verdict.best_score}: {draft.row(verdict.best_line)}"
    return draft.sentence(text)
