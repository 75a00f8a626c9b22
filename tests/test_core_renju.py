"""The core's forbidden points are the library's, on every point of many boards."""

import json
import random
from collections.abc import Iterable
from pathlib import Path

import pytest

from core_support import (
    board_of,
    crowded,
    draw_star,
    random_board,
    scattered,
    state_of,
    to_point,
)
from tengen.board import Board
from tengen.core.movegen import has_legal_move, is_legal
from tengen.core.renju import is_forbidden
from tengen.rules import Color

DATA = Path(__file__).parent / "data" / "renju_forbidden.jsonl"


def boards_of_file() -> Iterable[Board]:
    for line in DATA.read_text().splitlines():
        record = json.loads(line)
        yield Board.from_stones(
            black=record["black"],
            white=record["white"],
            turn="black",
            rule="renju",
            size=record["size"],
        )


def starry_board(rng: random.Random, size: int) -> Board:
    """A board where rows of Black cross again and again, so that the recursion goes deep."""
    while True:
        cells = scattered(rng, size, rng.choice((0.02, 0.1, 0.2)))
        for _ in range(rng.randint(2, 6)):
            draw_star(rng, cells, size, 1)
        board = board_of("renju", size, cells, Color.BLACK)
        if board is not None:
            return board


def crossing_threes(rng: random.Random, size: int) -> Board:
    """Pairs of black stones on crossing lines around one region: threes that need each other."""
    while True:
        cells = scattered(rng, size, 0.04)
        x, y = rng.randint(4, size - 5), rng.randint(4, size - 5)
        for _ in range(rng.randint(6, 12)):
            cells[(y + rng.randint(-3, 3)) * size + x + rng.randint(-3, 3)] = 1
        board = board_of("renju", size, cells, Color.BLACK)
        if board is not None:
            return board


def judge(board: Board, rng: random.Random) -> int:
    """Check every empty point; how many are forbidden."""
    state = state_of(board)
    lines = state["lines"].tobytes()
    forbidden = set(board.forbidden_for(Color.BLACK))
    empty = [move for move in range(board.size**2) if board.color_at(move) is None]
    found = {move for move in empty if is_forbidden(state, to_point(move, board.size))}
    assert found == forbidden, repr(board)
    assert state["lines"].tobytes() == lines
    for move in forbidden | set(rng.sample(empty, min(20, len(empty)))):
        assert is_legal(state, to_point(move, board.size), 0) == (move not in forbidden)
        assert is_legal(state, to_point(move, board.size), 1)
    assert has_legal_move(state, 0) == (len(forbidden) < len(empty))
    assert has_legal_move(state, 1) == bool(empty)
    return len(forbidden)


def test_the_boards_of_the_file_have_their_forbidden_points() -> None:
    rng = random.Random(10)
    assert sum(judge(board, rng) for board in boards_of_file()) == 1084


@pytest.mark.parametrize("size", [5, 6, 9, 12, 15, 22])
def test_random_boards_have_their_forbidden_points(size: int) -> None:
    rng = random.Random(size)
    for _ in range(30):
        judge(random_board(rng, "renju", size), rng)
    assert sum(judge(starry_board(rng, size), rng) for _ in range(30)) >= 5


def test_crossing_threes_have_their_forbidden_points() -> None:
    rng = random.Random(11)
    assert sum(judge(crossing_threes(rng, 13), rng) for _ in range(200)) > 100


def test_crowded_boards_have_their_forbidden_points() -> None:
    rng = random.Random(12)
    judged = 0
    while judged < 60:
        size = rng.randint(6, 11)
        cells = crowded(rng, size, 0.25)
        for move in rng.sample(range(size * size), rng.randint(1, 12)):
            cells[move] = 0
        board = board_of("renju", size, cells, Color.BLACK)
        if board is not None:
            judge(board, rng)
            judged += 1


@pytest.mark.long
def test_many_boards_have_their_forbidden_points() -> None:
    rng = random.Random(13)
    for _ in range(4000):
        judge(crossing_threes(rng, rng.randint(9, 16)), rng)
        judge(starry_board(rng, rng.randint(5, 22)), rng)


@pytest.mark.parametrize("rule", ["freestyle", "standard", "caro", "caro-standard"])
def test_nothing_is_forbidden_under_the_other_rules(rule: str) -> None:
    rng = random.Random(rule)
    for _ in range(10):
        board = random_board(rng, rule, 11)
        state = state_of(board)
        for move in board.legal_moves:
            assert is_legal(state, to_point(move, 11), 0)
            assert is_legal(state, to_point(move, 11), 1)
