"""Monte-Carlo tree search: the promises of every engine, proofs, memory and shares."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from contract import MIDDLE_GAME, EngineContract, is_line_of_play
from tengen import Board, Engine, Limit
from tengen.core.mcts import ROOT
from tengen.engine.bridge import state_of
from tengen.engine.deepening import Table
from tengen.engine.monte_carlo import MonteCarloTree
from tengen.engine.options import Options, search_number
from tengen.errors import OptionError

TACTICS = Path(__file__).parent / "data" / "tactics.jsonl"


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine(search="mcts", hash_mb=16) as engine:
        engine.prepare("freestyle", 15)
        yield engine


class TestTheContract(EngineContract):
    """The same promises as any other engine."""

    def test_analyses_several_lines_best_first(self, engine: Any) -> None:
        """The best move is the one visited most: its value may be below that of a rare one."""
        board = Board.from_moves(MIDDLE_GAME)
        infos = engine.analyse(board, Limit(nodes=20_000), multipv=3)
        assert [info.multipv for info in infos] == [1, 2, 3]
        assert len({info.move for info in infos}) == 3
        assert all(first.visits >= second.visits for first, second in pairwise(infos))


def tactics(count: int) -> list[tuple[str, Board]]:
    """Positions with a forced win, of all rules."""
    rows = [json.loads(line) for line in TACTICS.read_text().splitlines()]
    chosen = rows[:: max(1, len(rows) // count)]
    return [(str(row["moves"]), board_of(row)) for row in chosen]


def board_of(row: dict[str, Any]) -> Board:
    board = Board(row["rule"], row["size"])
    for x, y in row["moves"]:
        board.push(board.move_at(x, y))
    return board


def test_a_win_that_is_told_is_proven(engine: Engine) -> None:
    told = 0
    with Engine(hash_mb=16) as other:
        for name, board in tactics(40):
            info = engine.analyse(board, Limit(nodes=20_000))
            assert is_line_of_play(board, info), name
            if info.score.win_in is not None and info.score.win_in > 0:
                told += 1
                again = other.analyse(board, Limit(nodes=2_000_000))
                assert again.score.win_in is not None, name
                assert again.score.win_in > 0, name
    assert told >= 20


def test_the_same_search_gives_the_same_tree(engine: Engine) -> None:
    board = Board.from_moves(MIDDLE_GAME)
    found = []
    for _ in range(2):
        engine.clear_hash()
        infos = engine.analyse(board, Limit(nodes=10_000), multipv=5)
        found.append([(info.pv, info.visits, info.score) for info in infos])
    assert found[0] == found[1]


def test_shares_are_parts_of_all_visits(engine: Engine) -> None:
    infos = engine.analyse(Board.from_moves(MIDDLE_GAME), Limit(nodes=10_000), multipv=484)
    assert 0.9 < sum(info.share for info in infos) <= 1
    plain = infos[0].to_plain(15)
    assert plain["visits"] == infos[0].visits
    assert plain["share"] == pytest.approx(infos[0].share, abs=1e-4)
    assert type(infos[0]).from_plain(plain, 15).visits == infos[0].visits


@pytest.mark.parametrize("rule", ["renju", "1337", "42", "caro"])
def test_plays_whole_games_under_every_rule(engine: Engine, rule: str) -> None:
    board = Board(rule, 9)
    while not board.is_game_over() and board.ply < 60:
        board.push(engine.play(board, Limit(nodes=300)).move)


def test_a_full_tree_goes_on_without_growing() -> None:
    board = Board.from_moves(MIDDLE_GAME)
    tree, table = MonteCarloTree(0), Table(1)
    state = state_of(board, distance=2)
    assert tree.grow(state, table.words, 2_000) == 2_000
    assert tree.fullness <= 1000
    assert int(tree.edges["visits"][ROOT]) == 2_000
    assert state["ply"] == board.ply


def test_a_full_board_less_one_point_is_a_draw(engine: Engine) -> None:
    # Rows of two and two: nobody gets five.
    black = [move for move in range(24) if (move % 5 + 2 * (move // 5)) % 4 < 2]
    white = [move for move in range(24) if move not in black]
    board = Board.from_stones(
        black=[(move % 5, move // 5) for move in black],
        white=[(move % 5, move // 5) for move in white],
        size=5,
    )
    assert not board.is_game_over()
    assert engine.play(board, Limit(nodes=100)).move == 24


def test_tree_and_table_share_the_memory() -> None:
    options = Options(mcts=search_number("mcts"), hash_mb=65)
    assert options.mcts == 1
    assert options.tree_mb + options.table_mb == 65
    assert options.changed(mcts=search_number("alpha-beta")).table_mb == 65
    with pytest.raises(OptionError, match="'best': expected alpha-beta or mcts"):
        Engine(search="best")


def test_a_level_plays_by_the_search_it_was_measured_with() -> None:
    board = Board.from_moves(MIDDLE_GAME)
    with Engine(level=8, hash_mb=1) as plain, Engine(level=8, hash_mb=2, search="mcts") as other:
        assert plain.play(board).move == other.play(board).move
