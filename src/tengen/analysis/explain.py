"""`explain`: the report on one move, legal or not, and what an engine says about it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..board import Board
from ..coords import Move, check_move
from ..errors import MoveTextError, OutOfRangeError
from ..outcome import Outcome
from ..rules import Color
from ..score import Score
from ..shapes import Kind
from ..texts import Message
from ..texts.message import MessageParam
from .factors import Factor, factors_of
from .facts import Facts
from .illegal import Illegality, illegality
from .sentences import Draft, Sentence, illegal_sentence, move_sentences

if TYPE_CHECKING:
    from ..engine.base import BaseEngine
    from ..engine.limit import Limit

SECONDS = 1.0  # an engine's default time limit
CANDIDATES = 5  # lines requested from an engine
LONGEST_NAME = 24  # characters of an invalid move that a message repeats


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


@dataclass(frozen=True, slots=True)
class MoveReport:
    """Why a move is good or bad. An illegal one has an `illegality`, one sentence and no factors.

    `total` adds up the factors for the mover; `search` is there when an engine was asked.
    """

    name: str  # of the move, as it was given when it is off the board
    move: Move | None  # None when it is off the board
    color: Color
    illegality: Illegality | None
    kind: Kind | None = None  # what the shapes through the move amount to
    outcome: Outcome | None = None  # when the move ends the game
    factors: tuple[Factor, ...] = ()
    sentences: tuple[Sentence, ...] = ()
    search: SearchVerdict | None = None

    @property
    def is_legal(self) -> bool:
        """Whether the move can be played."""
        return self.illegality is None

    @property
    def total(self) -> int:
        """The factors of the mover less those of the other side."""
        return sum(f.value if f.color == self.color else -f.value for f in self.factors)

    def factors_for(self, color: Color) -> tuple[Factor, ...]:
        """The factors that are good for one side, the largest first."""
        return tuple(factor for factor in self.factors if factor.color == color)

    def __str__(self) -> str:
        return "\n".join(sentence.text for sentence in self.sentences)


def explain(
    board: Board,
    move: Move | str,
    engine: BaseEngine | None = None,
    *,
    limit: Limit | None = None,
    candidates: int = CANDIDATES,
) -> MoveReport:
    """What a move of the side to move does, in factors and sentences; with an engine also its rank.

    It never fails because of the move: an illegal one is explained too. The board is unchanged.

    >>> board = Board.from_moves("h8 a1 i8 a3 j8 a5 i9 c1 i10 e1")
    >>> print(explain(board, "k8"))
    k8 makes an open four, five at g8 or l8; White cannot stop it
    """
    point, name = _read(board, move)
    illegal = illegality(board, point)
    if illegal is not None or point is None:
        assert illegal is not None
        sentence = illegal_sentence(name, illegal, board.size)
        return MoveReport(name, point, board.turn, illegal, sentences=(sentence,))
    facts = Facts(board, point)
    report = MoveReport(
        name=name,
        move=point,
        color=board.turn,
        illegality=None,
        kind=facts.made.kind,
        outcome=facts.outcome,
        factors=factors_of(facts),
        sentences=move_sentences(facts),
    )
    if engine is None:
        return report
    verdict = judge(board, point, engine, limit or default_limit(), candidates)
    sentence = search_sentence(verdict, point, board.size)
    return replace(report, search=verdict, sentences=(*report.sentences, sentence))


def _read(board: Board, move: Move | str) -> tuple[Move | None, str]:
    """The point and the name of a move, or None and what was given."""
    with suppress(MoveTextError, OutOfRangeError):
        point = board.parse_move(move) if isinstance(move, str) else check_move(move, board.size)
        return point, board.move_text(point)
    given = str(move)
    return None, given if len(given) <= LONGEST_NAME else f"{given[:LONGEST_NAME]}…"


def default_limit() -> Limit:
    """How long a search may take by default."""
    from ..engine.limit import Limit  # only where an engine is asked

    return Limit(time=SECONDS)


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
    mover, after = board.turn, board.after(move)
    outcome = after.outcome()
    if outcome is not None:
        return Score.of_end(outcome.winner, mover), (move,), 1
    info = engine.analyse(after, limit, multipv=1)[0]
    return a_ply_earlier(info.score.seen_by(mover)), (move, *info.pv), info.depth + 1


def a_ply_earlier(score: Score) -> Score:
    """The same score seen one ply before: a proven end is one ply further away."""
    if score.win_in is None:
        return score
    return Score(win_in=score.win_in + (1 if score.win_in > 0 else -1), pov=score.pov)


def search_sentence(verdict: SearchVerdict, move: Move, size: int) -> Sentence:
    """The verdict in words."""
    draft = Draft(size)
    name, line = draft.row([move]), draft.row(verdict.line)
    params: dict[str, MessageParam] = {
        "move": name,
        "score": str(verdict.score),
        "count": verdict.candidates,
        "line": line,
    }
    told = Message("explain-engine-unranked", params)
    if verdict.rank:
        told = Message("explain-engine-ranked", {**params, "rank": verdict.rank})
    if verdict.is_best:
        return draft.sentence(told)
    better = Message(
        "explain-engine-better",
        {
            "best": draft.row([verdict.best]),
            "score": str(verdict.best_score),
            "line": draft.row(verdict.best_line),
        },
    )
    return draft.sentence(Message("explain-both", {"first": told, "then": better}))
