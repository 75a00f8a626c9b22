"""`trace`: the report on a whole position, the most important threats first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..board import Board
from ..coords import Move
from ..outcome import Outcome
from ..rules import Color
from ..score import Score
from ..texts import Message
from .explain import default_limit
from .illegal import end_points
from .sentences import Draft, Sentence, threat_sentence
from .threats import Threat, threats

if TYPE_CHECKING:
    from ..engine.base import BaseEngine
    from ..engine.info import EvaluationTerm
    from ..engine.limit import Limit


@dataclass(frozen=True, slots=True)
class PositionReport:
    """Who has what. `score`, `line` and `terms` are there when an engine was asked.

    `terms` is empty for an engine that does not tell how it evaluates.
    """

    turn: Color
    outcome: Outcome | None
    threats: tuple[Threat, ...]
    sentences: tuple[Sentence, ...]
    score: Score | None = None  # of the side to move
    line: tuple[Move, ...] = ()
    depth: int | None = None
    terms: tuple[EvaluationTerm, ...] = ()

    def __str__(self) -> str:
        return "\n".join(sentence.text for sentence in self.sentences)


def trace(
    board: Board, engine: BaseEngine | None = None, *, limit: Limit | None = None
) -> PositionReport:
    """Who threatens what in a position, the most important for the side to move first.

    >>> print(trace(Board.from_moves("h8 a1 i8 b1 j8 c1 k8 g8")))
    Black has a four h8 i8 j8 k8: five at l8
    """
    outcome = board.outcome()
    found = threats(board)
    sentences = tuple(threat_sentence(threat, board.turn, board.size) for threat in found)
    if outcome is not None:
        winner = "none" if outcome.winner is None else str(outcome.winner)
        told = Message("explain-over", {"winner": winner, "how": str(outcome.termination)})
        sentences = (Sentence(told, end_points(board, outcome)),)
    report = PositionReport(board.turn, outcome, found, sentences)
    if engine is None or outcome is not None:
        return report
    info = engine.analyse(board, limit or default_limit(), multipv=1)[0]
    score = info.score.seen_by(board.turn)
    draft = Draft(board.size)
    expected = draft.say(
        "engine-line", color=str(board.turn), score=str(score), line=draft.row(info.pv)
    )
    return replace(
        report,
        score=score,
        line=info.pv,
        depth=info.depth,
        terms=engine.trace(board),
        sentences=(*report.sentences, expected),
    )
