"""The explorer as a function, and the guide through a proof."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tengen import Board
from tengen.book import book_moves, book_of, shipped_books
from tengen.coords import SYMMETRIES
from tengen.explorer import explore, proof_step, swap2_proposals
from tengen.positions import PositionHash
from tengen.proof.certificate import Attack, Certificate
from tengen.proof.file import ProofFile
from tengen.proof.guide import ProofGuide
from tengen.proof.shipped import guides_for, shipped_proof, shipped_proof_names
from tengen.rules import Color

WALKS = 40


def _claimed() -> list[str]:
    """White's second moves that the shipped proof answers."""
    proof = shipped_proof("freestyle15-h8")
    return [
        proof.board.move_text(move) for move in proof.board.legal_moves if move not in proof.spared
    ]


def test_every_proven_second_move_is_called_proven_in_all_its_images() -> None:
    board = Board.from_moves("h8")
    proven = {
        name
        for each in explore(board).moves
        if each.source == "proof"
        for name in map(board.move_text, each.alike)
    }
    number = PositionHash.of(board)
    claimed = {number.least_move(board.parse_move(name)) for name in _claimed()}
    assert {number.least_move(board.parse_move(name)) for name in proven} == claimed
    assert len(proven) >= 4 * len(claimed)


@pytest.mark.parametrize("name", shipped_books())
def test_every_move_of_the_book_is_shown_best_first(name: str) -> None:
    for board in list(book_of(name).boards())[:40:4]:
        found = explore(board)
        shown = {move for each in found.moves for move in each.alike}
        assert {each.move for each in book_moves(board)} <= shown
        scores = [each.score for each in found.moves]
        assert scores == sorted(scores, reverse=True)
        assert all(score.pov is board.turn for score in scores)


def test_a_position_is_known_whichever_way_it_lies() -> None:
    board = Board.from_moves("h8 i9")
    scores = [each.score for each in explore(board).moves]
    for symmetry in SYMMETRIES:
        found = explore(board.transform(symmetry))
        assert [each.score for each in found.moves] == scores
        assert str(found.name) == "Indirect opening"


def test_nothing_is_known_after_the_end_and_far_from_all_books() -> None:
    over = Board.from_moves("h8 a1 i8 a2 j8 a3 k8 a4 l8")
    assert explore(over).moves == ()
    assert explore(Board.from_moves("a1 o15 a15 o1 b2")).moves == ()


def test_proposals_are_even_and_only_for_the_empty_board() -> None:
    found = swap2_proposals(Board("freestyle", 15))
    assert len(found) >= 10
    assert all(0.4 <= score.win_chance <= 0.6 for _, score in found)
    assert swap2_proposals(Board.from_moves("h8")) == []


def _walk(seed: int) -> Iterator[tuple[Board, int]]:
    """A game against the shipped proof with random replies; boards with the proof's plies."""
    chance = random.Random(seed)
    board = Board.from_moves("h8")
    symmetry = chance.choice(SYMMETRIES)
    board.push(symmetry.apply(board.parse_move(chance.choice(_claimed())), board.size))
    while not board.is_game_over():
        step = proof_step(board)
        assert step is not None
        board.push(step.move)
        yield board.copy(), step.plies
        if not board.is_game_over():
            named = [move for move in step.named if board.is_legal(move)]
            board.push(chance.choice(named or list(board.legal_moves)))


def test_the_proof_answers_every_reply_and_wins_in_time() -> None:
    for seed in range(WALKS):
        games = list(_walk(seed))
        outcome = games[-1][0].outcome()
        assert outcome is not None
        assert outcome.winner is Color.BLACK
        plies = [each for _, each in games]
        assert all(later <= before - 2 for before, later in pairwise(plies))
        assert plies[-1] == 1


def test_an_opening_of_renju_is_known_whichever_way_it_lies() -> None:
    board = Board.from_moves("h8 i9 i8 a15", rule="renju")
    for symmetry in SYMMETRIES:
        turned = Board.from_moves(
            [symmetry.apply(move, board.size) for move in board.move_stack], rule="renju"
        )
        (best, *_) = explore(turned).moves
        assert (best.source, best.score.is_proven) == ("proof", True)
        step = proof_step(turned)
        assert step is not None
        assert step.move in best.alike


def test_the_guide_knows_nothing_off_its_way() -> None:
    assert proof_step(Board.from_moves("h8 a1 a2")) is None  # White is to move
    board = Board.from_moves("h8 a1")
    step = proof_step(board)
    assert step is not None
    board.push(next(move for move in board.legal_moves if move != step.move))
    board.push(next(iter(board.legal_moves)))
    assert proof_step(board) is None  # Black left it
    assert proof_step(Board.from_moves("h8 i9")) is None  # a reply that is not claimed
    assert proof_step(Board.from_moves("h8 a1", rule="renju")) is None


@pytest.mark.parametrize("name", shipped_proof_names())
def test_the_guide_says_what_the_certificate_says(name: str) -> None:
    proof = shipped_proof(name)
    guide = next(each for each in guides_for(proof.board) if each.head.board == proof.board)
    assert guide.head.spared == proof.spared
    if proof.board.turn is proof.winner:
        step = guide.step(proof.board)
        assert step is not None
        assert step.plies == proof.certificate.plies
    else:
        replies = guide.replies(proof.board)
        assert max(replies.values()) + 1 == proof.certificate.plies
        assert set(proof.board.legal_moves) - set(replies) <= proof.spared


def test_a_threat_is_the_answer_to_any_other_reply() -> None:
    board = Board.from_moves("h8 a1 h9 a2 h10 a3", rule="freestyle")
    four = Attack(board.parse_move("h11"), ())
    text = ProofFile(board, Certificate(four)).text()
    step = ProofGuide(text).step(board)
    assert step is not None
    assert (step.plies, step.threat, step.named) == (1, None, ())
