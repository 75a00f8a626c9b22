"""`explain`: the report on one move, legal or not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..board import Board
from ..coords import Move
from ..errors import MoveTextError, OutOfRangeError
from ..outcome import Outcome
from ..rules import Color
from ..shapes import Kind
from .factors import Factor, factors_of
from .facts import Facts
from .illegal import Illegality, illegality
from .search import SearchVerdict, default_limit, judge, search_sentence
from .sentences import Sentence, illegal_sentence, move_sentences

if TYPE_CHECKING:
    from ..engine.base import BaseEngine
    from ..engine.limit import Limit

CANDIDATES = 5  # lines that an engine is asked for
LONGEST_NAME = 24  # characters that are repeated of what is no name of a point


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

    It never fails for a move: what cannot be played is explained, too. The board is left alone.

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
    point = _parse(board, move) if isinstance(move, str) else move
    if point is not None and 0 <= point < board.size**2:
        return point, board.move_text(point)
    given = str(move)
    return None, given if len(given) <= LONGEST_NAME else f"{given[:LONGEST_NAME]}…"


def _parse(board: Board, name: str) -> Move | None:
    try:
        return board.parse_move(name)
    except (MoveTextError, OutOfRangeError):
        return None
