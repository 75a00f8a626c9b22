"""Moves by reflex: legal under every rule, and sensible."""

import random

import pytest

from fives import five_positions
from tengen import RULES, Board, Color, GameOverError
from tengen.engine.reflex import reflex_move


def answer(moves: str, rule: str = "freestyle") -> str:
    board = Board.from_moves(moves, rule=rule, size=15)
    return board.move_text(reflex_move(board))


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("size", [5, 10, 22])
def test_whole_games_are_legal(rule: str, size: int) -> None:
    """Against random moves, which lead to stranger positions than sensible ones."""
    chance = random.Random(size)
    board = Board(rule, size)
    while not board.is_game_over() and board.ply < 60:
        before = board.copy()
        move = reflex_move(board) if board.ply % 2 else chance.choice(list(board.legal_moves))
        assert board == before
        assert board.is_legal(move)
        board.push(move)


@pytest.mark.parametrize("rule", RULES)
def test_makes_five(rule: str) -> None:
    assert answer("h8 a1 i8 c1 j8 e1 k8 g1", rule) in ("g8", "l8")


@pytest.mark.parametrize("rule", RULES)
def test_blocks_a_four(rule: str) -> None:
    assert answer("h8 g8 i8 a1 j8 c1 k8", rule) == "l8"


@pytest.mark.parametrize("rule", ["freestyle", "standard", "renju"])
def test_leaves_no_five_unplayed(rule: str) -> None:
    for board, wanted, _ in five_positions(rule, 40):
        assert reflex_move(board) in wanted


def test_makes_five_rather_than_block() -> None:
    assert answer("h8 h1 i8 i1 j8 j1 k8 k1") in ("g8", "l8")


def test_stops_an_open_three() -> None:
    assert answer("h8 a1 i8 c1 j8") in ("f8", "g8", "k8", "l8")


def test_turns_an_open_three_into_an_open_four() -> None:
    assert answer("h8 a1 i8 c1 j8 e1") in ("g8", "k8")


def test_makes_an_open_four_rather_than_stop_one() -> None:
    assert answer("h8 h2 i8 i2 j8 j2") in ("g8", "k8")


def test_stops_an_open_four_rather_than_make_a_four() -> None:
    assert answer("h8 a2 i8 b2 f15 c2 j8") in ("f8", "g8", "k8", "l8")  # White: a2 to c2


def test_an_overline_is_no_five_where_it_does_not_win() -> None:
    moves = "e8 a1 f8 c1 g8 a5 i8 c5 j8 a9"  # h8 makes six
    assert answer(moves) == "h8"
    assert answer(moves, "standard") != "h8"


def test_five_between_two_enemies_is_none_in_caro() -> None:
    moves = "h8 g8 i8 m8 j8 a1 k8 c1"  # l8 makes five with a white stone at each end
    assert answer(moves) == "l8"
    assert answer(moves, "caro") != "l8"


def test_a_forbidden_block_is_not_played() -> None:
    board = Board.from_stones(
        black=[(5, 7), (6, 7), (7, 7), (9, 7), (10, 7)],
        white=[(8, 3), (8, 4), (8, 5), (8, 6), (0, 0)],
        turn="black",
        rule="renju",
    )
    assert not board.is_legal(board.move_at(8, 7))  # an overline
    assert board.is_legal(reflex_move(board))


@pytest.mark.parametrize("rule", ["1337", "42"])
def test_a_standing_five_is_broken_if_it_can_be(rule: str) -> None:
    board = Board.from_stones(
        black=[(3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (5, 6)],
        white=[(5, 7), (0, 0), (0, 2), (0, 4), (0, 6)],
        turn="white",
        rule=rule,
    )
    assert board.pending_five is Color.BLACK
    board.push(reflex_move(board))
    assert board.outcome() is None


@pytest.mark.parametrize("rule", ["1337", "42"])
def test_takes_the_last_pair(rule: str) -> None:
    board = Board.from_stones(
        black=[(9, 9)],
        white=[(10, 9), (11, 9)],
        turn="black",
        rule=rule,
        captured_pairs=(4, 0),
    )
    board.push(reflex_move(board))
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is Color.BLACK


def test_a_finished_game_has_no_move() -> None:
    with pytest.raises(GameOverError):
        reflex_move(Board.from_moves("h8 a1 i8 c1 j8 e1 k8 g1 l8"))
