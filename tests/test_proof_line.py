"""A proven win is told as a line that a person can play to its end."""

import json
from pathlib import Path
from typing import Any

import pytest

from tengen import Board, Color, Engine, Limit, Outcome

TACTICS = Path(__file__).parent / "data" / "tactics.jsonl"
POSITIONS = [json.loads(line) for line in TACTICS.read_text().splitlines()]
SHORT = [row for row in POSITIONS if row["win_in"] <= 17][::8]


def board_of(row: dict[str, Any]) -> Board:
    board = Board(row["rule"], row["size"])
    for x, y in row["moves"]:
        board.push(board.move_at(x, y))
    return board


def outcome_of(board: Board, line: tuple[int, ...]) -> Outcome | None:
    """How the game ends when the line is played."""
    replay = board.copy()
    for move in line:
        replay.push(move)
    return replay.outcome()


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(hash_mb=16)


@pytest.mark.parametrize("row", SHORT, ids=lambda row: f"{row['rule']}-{row['win_in']}")
def test_the_line_of_a_win_ends_the_game(engine: Engine, row: dict[str, Any]) -> None:
    board = board_of(row)
    engine.clear_hash()
    info = engine.play(board, Limit(nodes=400_000)).info
    assert info.score.win_in is not None
    assert len(info.pv) == info.score.win_in
    outcome = outcome_of(board, info.pv)
    assert outcome is not None
    assert outcome.winner == board.turn


def test_the_line_of_a_loss_ends_the_game(engine: Engine) -> None:
    board = Board.from_moves("h8 a1 h9 a2 h10 a15")  # Black's open three, and it is Black's move
    board.push(board.parse_move("h11"))
    info = engine.play(board, Limit(depth=6)).info
    assert info.score.win_in is not None
    assert info.score.win_in < 0
    outcome = outcome_of(board, info.pv)
    assert outcome is not None
    assert outcome.winner is Color.BLACK


def test_a_line_does_not_go_on_after_the_end_of_the_game(engine: Engine) -> None:
    """The second line of this loss ends two plies sooner than it could, and went on after that."""
    board = Board.from_moves(
        "h8 g7 h9 h7 g9 i7 f7 f8 e9 e11 c11 f9 c9 d13 c10 c8 f13 b6 g8 a5 a6 i10 h11 i8 h12 h10",
        rule="caro",
    )
    engine.clear_hash()
    for info in engine.analyse(board, Limit(nodes=5_000), multipv=3):
        assert info.score.win_in is not None
        assert board.legal_line(info.pv) == info.pv
        outcome = outcome_of(board, info.pv)
        assert outcome is not None
        assert outcome.winner is Color.WHITE


def test_after_the_line_was_looked_for_the_record_is_at_the_root() -> None:
    """The second line of a position with a win must not know of the first one's moves."""
    board = Board.from_moves("h8 a1 h9 a2 h10 a15")
    with Engine(hash_mb=16) as fresh:
        first, second = fresh.analyse(board, Limit(depth=6), multipv=2)
    assert first.pv[0] != second.pv[0]
    assert all(outcome_of(board, info.pv) for info in (first, second))


CAPTURE_WINS = {
    "1337": "h8 i9 g8 j10 k11 l11 i7 h7 g9 j6 g7 g6 i9 j10 g11 g10 f10 e11 f8 e8",
    "42": "h8 g7 h7 f8 g8 f7 h6 i8 h8 h5 e7 f10 j6 f9 f7 f11 f12 d7 i7 g7 e9 k5 g5 j8 k8 j8 h10 h9 "
    "e13 g11 h12 g11",
}


@pytest.mark.parametrize("rule", CAPTURE_WINS)
def test_the_line_of_a_win_with_captures_ends_the_game(engine: Engine, rule: str) -> None:
    board = Board.from_moves(CAPTURE_WINS[rule], rule=rule, size=15)
    engine.clear_hash()
    info = engine.analyse(board, Limit(nodes=40_000))
    assert info.score.is_proven
    assert outcome_of(board, info.pv) is not None
