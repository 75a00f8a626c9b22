"""What is known of a position: every move of the book and of the proofs, with its verdict.

>>> from tengen import Board
>>> found = explore(Board.from_moves("h8"))
>>> worst = found.moves[-1]
>>> worst.source, worst.score.is_proven
('proof', True)
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from .board import Board
from .book import BookMove, shipped_book
from .coords import Move
from .formats.shipped import load_swap2
from .names import OpeningName, opening_name
from .positions import PositionHash
from .proof.guide import ProofStep
from .proof.shipped import guides_for
from .score import Score

Source: TypeAlias = Literal["book", "proof"]
"""Where a verdict comes from."""


class ExplorerMove(NamedTuple):
    """A move with what is known of it."""

    move: Move
    alike: tuple[Move, ...]  # it and the moves that a symmetry of the position makes the same
    score: Score  # for the side that plays it
    source: Source
    name: OpeningName | None  # of the opening after it


class Exploration(NamedTuple):
    """What is known of a position."""

    name: OpeningName | None
    moves: tuple[ExplorerMove, ...]  # best first

    @property
    def best(self) -> Score | None:
        """The verdict on the position for the side to move, as far as its moves are known.

        A proven loss needs a proof against every move, which the list does not claim.
        """
        score = self.moves[0].score if self.moves else None
        return None if score is None or (score.win_in or 1) < 0 else score


def explore(board: Board) -> Exploration:
    """Every move that the shipped book or a shipped proof knows, best first."""
    scores: dict[Move, tuple[Score, Source]] = {}
    number = PositionHash.of(board)
    groups: dict[Move, list[Move]] = {}
    if not board.is_game_over():
        for move in board.legal_moves:
            groups.setdefault(number.least_move(move), []).append(move)
        leaders = {move: each[0] for each in groups.values() for move in each}
        # What is proven replaces what was only searched.
        for move, score in [*_after_book(board, leaders), *_of_book(board)]:
            scores[leaders[move]] = (score, "proof" if score.is_proven else "book")
        for move, score in _of_proofs(board):
            scores[leaders[move]] = (score, "proof")
    alike = {each[0]: tuple(each) for each in groups.values()}
    moves = [
        ExplorerMove(move, alike[move], score, source, _name_after(board, move))
        for move, (score, source) in scores.items()
    ]
    moves.sort(key=lambda each: each.score, reverse=True)
    return Exploration(opening_name(board), tuple(moves))


def proof_step(board: Board) -> ProofStep | None:
    """The move of a shipped proof after the moves of a board; None where none knows it."""
    for guide in guides_for(board):
        step = guide.step(board)
        if step is not None:
            return step
    return None


def swap2_proposals(board: Board) -> list[tuple[tuple[Move, ...], Score]]:
    """From the empty board, stones to offer in swap2 whose worth the book knows; most even first.

    Each score is that of the side to move after them.
    """
    if board.ply or board.has_setup:
        return []
    found = []
    for stones in load_swap2(board.rule, board.size):
        known = _of_book(board.after(*stones))
        if known:
            found.append((tuple(stones), max(each.score for each in known)))
    return sorted(found, key=lambda each: abs(each[1].win_chance - 0.5))


def _of_book(board: Board) -> list[BookMove]:
    book = shipped_book(board.rule, board.size)
    return [] if book is None else book.moves(board)[::-1]  # the best of moves that are alike wins


def _after_book(board: Board, leaders: dict[Move, Move]) -> list[BookMove]:
    """Moves after which the book knows the position: as bad as the best answer is good."""
    book = shipped_book(board.rule, board.size)
    found: list[BookMove] = []
    for move in set(leaders.values()) if book is not None else ():
        assert book is not None
        answers = book.moves(board.after(move))
        if answers:
            found.append(BookMove(move, _before(answers[0].score)))
    return found


def _of_proofs(board: Board) -> list[BookMove]:
    """The winner's move of a proof, or the loser's moves that it answers."""
    found: list[BookMove] = []
    for guide in guides_for(board):
        step = guide.step(board)
        if step is not None:
            found.append(BookMove(step.move, Score(win_in=step.plies, pov=board.turn)))
        for move, plies in guide.replies(board).items():
            found.append(BookMove(move, Score(win_in=-plies - 1, pov=board.turn)))
    return found


def _before(score: Score) -> Score:
    """The score of a move, given that of the best answer to it."""
    own = -score
    if own.win_in is None:
        return own
    return Score(win_in=own.win_in + (1 if own.win_in > 0 else -1), pov=own.pov)


def _name_after(board: Board, move: Move) -> OpeningName | None:
    """The name of the opening that a move makes of a game's first stones."""
    return opening_name(board.after(move)) if board.ply < 3 else None
