"""Every sentence of a review, checked by brute force; true is not enough, it must be the reason."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from reference import RULE_NAMES
from review_oracle import Check, check_summary, played_games
from tengen import Board, Color, Engine, Game, Score
from tengen.analysis.reviews.classes import MoveClass
from tengen.analysis.reviews.judging import Judged, judgement
from tengen.analysis.reviews.phrases import Phrase
from tengen.analysis.reviews.reasons import Mistake, is_noise, reason_beside, reason_for
from tengen.analysis.reviews.records import GameReview, MoveReview
from tengen.analysis.reviews.review import board_at, review
from tengen.coords import split_moves

NODES = 2_000
SIZE, SEED = 11, 4  # of the games
VAGUE = 0.05  # part of ? and ?? whose sentence may name no shape


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine(hash_mb=16) as engine:
        yield engine


def reviewed(engine: Engine, rule: str, games: int) -> Iterator[GameReview]:
    for board in itertools.islice(played_games(rule, SIZE, SEED), games):
        engine.clear_hash()
        yield review(Game.from_board(board), engine, nodes=NODES, deep_nodes=3 * NODES)


@pytest.mark.parametrize("games", [1, pytest.param(30, marks=pytest.mark.long)])
def test_every_sentence_is_the_reason(engine: Engine, games: int) -> None:
    bad: list[Phrase] = []
    for rule in RULE_NAMES:
        for found in reviewed(engine, rule, games):
            check_sentences(found)
            bad += [move.reason for move in found.turning_points if move.reason is not None]
    assert len(bad) >= 5 * games * len(RULE_NAMES)  # or the games say little
    assert sum(reason.key == "worse" for reason in bad) <= VAGUE * len(bad)


def check_sentences(found: GameReview) -> None:
    """Fail with the sentence and its lines unless every sentence is the reason."""
    outcome = found.board.outcome()
    if outcome is not None and outcome.winner is not None:
        check_summary(found, outcome.winner)
    for record in found.moves:
        if record.kind is not MoveClass.LOST:
            assert (record.reason is None) == record.kind.is_good
        if record.also is not None:
            assert record.kind is MoveClass.MISSED_WIN
            assert record.also.key.startswith(("allows", "ignores"))
        if record.reason is None:
            continue
        board = board_at(found.board, record.number - 1)
        try:
            for phrase in filter(None, (record.reason, record.also)):
                Check(board, record, phrase).run()
        except AssertionError as error:
            lines = [
                " ".join(board.move_text(move) for move in line)
                for line in (record.best_line, record.refutation)
            ]
            raise AssertionError(f"{record.reason}: {lines} in {board!r}") from error


def record_of(board: Board, move: str, best: str, refutation: str, **more: Score) -> MoveReview:
    """A record of a mistake, with the sentence that is found for it."""
    line = [board.parse_move(name) for name in best.split()]
    answer = [board.parse_move(name) for name in refutation.split()]
    point = board.parse_move(move)
    before = more.get("before", Score(50, pov=board.turn))
    after = more.get("after", Score(win_in=-4, pov=board.turn))
    kind = MoveClass.MISSED_WIN if before.is_proven else MoveClass.FORCED_WIN_ALLOWED
    mistake = Mistake(board, point, kind, tuple(line), tuple(answer), is_refuted=after.is_proven)
    reason = reason_for(mistake)
    number = board.ply + 1
    return MoveReview(
        number, point, board.turn, kind, before, after, tuple(line), tuple(answer), reason
    )


OPEN_THREE = "h8 a1 i8 a3 j8"  # Black's, and White to move


def test_an_open_three_that_is_not_stopped_is_named() -> None:
    board = Board.from_moves(OPEN_THREE)
    record = record_of(board, "o15", "k8 g8", "k8 g8 l8")
    Check(board, record).run()
    text = "o15 does not stop Black's open three h8 i8 j8: Black makes an open four at k8."
    assert record.reason is not None
    assert str(record.reason) == text
    told = record.reason.message(board.turn.other).text()
    assert told.endswith(": you make an open four at k8.")


def test_a_true_sentence_that_is_not_the_reason_fails_the_check() -> None:
    board = Board.from_moves(OPEN_THREE)
    record = record_of(board, "o15", "k8 g8", "k8 g8 l8")
    assert record.reason is not None
    # Black could make an open four at g8, too; but that is not what the refutation does.
    params = {**record.reason.params, "point": "g8"}
    other = replace(record, reason=Phrase(record.reason.key, params))
    with pytest.raises(AssertionError):
        Check(board, other).run()
    params = {"move": "o15", "rival": "black", "kind": "five", "point": "k8"}
    with pytest.raises(AssertionError):
        Check(board, replace(record, reason=Phrase("allows-shape", params))).run()


def test_a_missed_four_three_is_named() -> None:
    board = Board.from_moves("h8 g8 i8 a3 j8 a5 k9 c1 k10 e1")
    won = Score(win_in=5, pov=board.turn)
    record = record_of(board, "o1", "k8 l8 k11 k12 k7", "k8", before=won, after=Score(0))
    Check(board, record).run()
    assert str(record.reason) == "o1 misses a four-three at k8."


def test_a_win_by_fours_is_named_with_its_points() -> None:
    # Black has h8 i8 j8, blocked at g8, and m8 m9 with k6: k8 is a four, l7 another with a three
    board = Board.from_moves("h8 g8 i8 a3 j8 a5 m7 c1 n7 e1 k6 o12 m10 e12")
    line = "k8 l8 l7 k7 j9 i10 o6"
    won = Score(win_in=9, pov=board.turn)
    record = record_of(board, "o1", line, "k8", before=won, after=Score(0))
    assert record.reason is not None
    assert record.reason.key == "misses-later"  # the line does not go to its end
    Check(board, record).run()


def test_a_foul_is_named_by_its_kind() -> None:
    board = Board.from_moves("g8 a1 h8 c1 i9 e1 i10 g1", rule="renju")
    record = record_of(board, "i8", "a15", "", after=Score(win_in=-1, pov=board.turn))
    Check(board, record).run()
    assert str(record.reason) == "i8 is forbidden (double-three) and loses at once."


def test_the_turn_on_a_quiet_board_is_no_mistake() -> None:
    """Near the end of a drawn game the evaluation only says whose turn it is."""
    board = Board.from_moves("a1 o15 a15 o1")
    best, refutation = (
        tuple(board.parse_move(name) for name in split_moves(line))
        for line in ("h8 c3 m13 c13 m3 e5", "c3 m13 c13 m3 e6 d4")
    )
    mistake = Mistake(board, board.parse_move("h1"), MoveClass.MISTAKE, best, refutation, False)
    assert is_noise(mistake)
    assert not is_noise(mistake._replace(refutation=refutation[:2]))  # too short to tell


def test_a_missed_win_that_loses_says_both() -> None:
    board = Board.from_moves("h8 h5 i8 i5 j8 j5")  # both have an open three, and Black is to move
    record = record_of(
        board, "o15", "k8 g8 l8", "k5 g5 l5", before=Score(win_in=3), after=Score(win_in=-4)
    )
    mistake = Mistake(board, record.move, record.kind, record.best_line, record.refutation, True)
    assert record.reason is not None
    also = reason_beside(mistake, record.reason)
    assert str(record.reason) == "o15 misses an open four at k8."
    assert str(also) == (
        "o15 does not stop White's open three h5 i5 j5: White makes an open four at k5."
    )
    Check(board, record, also).run()
    assert reason_beside(mistake._replace(is_refuted=False), record.reason) is None


def test_what_hastens_a_lost_game_is_told_but_is_no_mistake() -> None:
    board = Board.from_moves(OPEN_THREE)
    line, refutation = (
        tuple(map(board.parse_move, text.split())) for text in ("k8 g8", "k8 g8 l8")
    )
    soon, later = Score(win_in=-4, pov=Color.WHITE), Score(win_in=-10, pov=Color.WHITE)
    kind, reason, _ = judgement(
        board, board.parse_move("o15"), Judged(later, soon, line, refutation)
    )
    assert kind is MoveClass.LOST
    assert str(reason).startswith("o15 does not stop Black's open three h8 i8 j8")
    # Neither what was lost as soon anyway, nor what the best defence allows as well.
    for before, best in ((soon, line), (later, (board.parse_move("a15"), *line[1:]))):
        judged = Judged(before, soon, best, refutation)
        assert judgement(board, board.parse_move("o15"), judged) == (kind, None, None)
