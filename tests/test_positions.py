"""Positions by a number that all images share, and trees searched by position."""

from __future__ import annotations

import random
import time

import pytest

from large_library import large_library
from tengen import Board
from tengen.coords import SYMMETRIES
from tengen.formats import renlib
from tengen.game import Game
from tengen.positions import PositionHash, PositionIndex, played_moves, position_id
from tengen.rules import Color

LARGE = 120_000  # nodes of a library
SECONDS = 60.0  # of processor time, many times what it takes


def _random_board(seed: int, rule: str, size: int) -> Board:
    board, chance = Board(rule, size), random.Random(seed)
    while board.ply < seed + 2 and not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    return board


@pytest.mark.parametrize("rule", ["freestyle", "renju", "1337"])
@pytest.mark.parametrize("size", [6, 15])
def test_images_share_a_number_and_other_positions_do_not(rule: str, size: int) -> None:
    seen = set()
    for seed in range(20):
        board = _random_board(seed, rule, size)
        seen.add(position_id(board))
        assert {position_id(board.transform(each)) for each in SYMMETRIES} == {position_id(board)}
    assert len(seen) == 20


def test_a_number_is_kept_in_databases_and_never_changes() -> None:
    assert position_id(Board("renju")) == "renju/15/0000000000000000"
    board = Board.from_moves("h8 i9 g10")
    assert position_id(board) == "freestyle/15/0fd8b7035516223a"


def test_a_number_follows_the_stones() -> None:
    board, number = Board.from_moves("h8 i9 g10 a1"), PositionHash(15)
    colors = (Color.BLACK, Color.WHITE)
    for ply, move in enumerate(board.move_stack):
        number.play(move, colors[ply % 2])
    assert number.value == PositionHash.of(board).value
    for ply, move in enumerate(board.move_stack):
        number.play(move, colors[ply % 2])
    assert number.value == 0


def test_moves_that_are_alike_are_one() -> None:
    board = Board.from_moves("h8")
    number = PositionHash.of(board)
    assert len({number.least_move(move) for move in board.legal_moves}) == 35


def test_a_tree_is_searched_by_position() -> None:
    game = Game("freestyle")
    first = game.add_line("h8 i9 g10 a1")
    game.add_line("h8 i9 g10 a2")
    turned = game.add_line("h8 g7 i6 o15")  # by half a turn
    other = game.add_line("g10 a1 h8 i9")  # the same stones after another order
    index = PositionIndex(game)
    assert index.find(first.board()) == [first, turned, other]
    assert index.find(Board.from_moves("h8 i9 g10 b1")) == []
    assert index.find(Board.from_moves("h8 i9 g10 a1", rule="renju")) == []


def test_a_tree_with_captures_is_searched_by_what_stands_on_the_board() -> None:
    game = Game("1337")
    node = game.add_line("k10 l10 a1 m10 n10")  # Black takes l10 and m10
    board = node.board()
    assert board.captured_pairs.black == 1
    assert PositionIndex(game).find(board) == [node]


def test_every_move_of_a_tree_is_counted_once() -> None:
    game = Game("freestyle")
    game.add_line("h8 i9")
    game.add_line("h8 g9 a1")
    counted = [played for _, played in played_moves(game, 30)]
    assert len(counted) == 4
    assert len(set(counted)) == 3  # i9 and g9 are the same move
    assert len(list(played_moves(game, 2))) == 3  # positions of at most one stone


def test_a_large_library_opens_and_is_searched() -> None:
    data = large_library(LARGE)
    started = time.process_time()
    game = renlib.read_game(data)
    index = PositionIndex(game)
    nodes = list(game.walk())
    assert len(nodes) > 100_000
    for node in nodes[:: len(nodes) // 50]:
        assert node in index.find(node.board().transform(random.choice(SYMMETRIES)))
    assert time.process_time() - started < SECONDS
