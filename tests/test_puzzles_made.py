"""Making puzzles: proofs by the engine, examining positions, the journal, and game files."""

from __future__ import annotations

from functools import partial
from itertools import product
from pathlib import Path

import pytest

from tengen.board import Board
from tengen.coords import SYMMETRIES
from tengen.engine.engine import Engine
from tengen.engine.limit import Limit
from tengen.errors import FormatError
from tengen.proof import Certificate, verify
from tengen.proving.prover import Prover
from tengen.puzzles.helper import EngineHelper
from tengen.puzzles.library import load
from tengen.puzzles.maker import Maker, PuzzleJournal
from tengen.puzzles.mining import MODULE, Recipe, look_elsewhere
from tengen.puzzles.puzzle import Theme
from tengen.puzzles.sources import MinedPosition, SourceGame, games_of
from tengen.remote.backend import ThisMachine
from tengen.remote.crew import Crew
from tengen.rules import FREESTYLE, RULES, Rule

# Black wins by an open four, under every rule
MOVES = "h8 a1 i8 a3 j8 a5"


def source(name: str, board: Board) -> SourceGame:
    """A game with one position to look at."""
    return SourceGame(name, board.rule, board.size, (MinedPosition(tuple(board.move_stack)),))


def maker(path: Path, **targets: int) -> Maker:
    """A maker of short freestyle puzzles."""
    themes = {Theme(name.replace("_", "-")): count for name, count in targets.items()}
    return Maker(Recipe(FREESTYLE, themes, defence_nodes=1000), PuzzleJournal(path))


@pytest.mark.parametrize("rule", RULES.values(), ids=str)
def test_a_win_is_proven_under_every_rule(rule: Rule) -> None:
    board = Board.from_moves(MOVES, rule=rule, size=15)
    prover = Prover(rule, 15, nodes=5_000)
    prover.begin(board)
    attack = prover.attack(board)
    assert attack is not None
    assert verify(board, Certificate(attack)).plies <= 5


def test_what_is_not_won_is_not_proven() -> None:
    board = Board.from_moves("h8 a1 i8 a3")
    prover = Prover(FREESTYLE, 15, nodes=200, most=5)
    prover.begin(board)
    assert prover.attack(board) is None


def test_a_helper_proves_another_win_and_refutes_what_is_none() -> None:
    helper = EngineHelper(FREESTYLE, 15)
    board = Board.from_moves(MOVES)
    board.push_text("g8")
    answers = helper.proof_after(board)
    assert answers
    verify(board, Certificate(None, answers))
    board.pop()
    board.push_text("o15")
    assert helper.proof_after(board) is None
    assert helper.best_line(board)[0] in {
        board.parse_move(name) for name in ("g8", "k8", "f8", "l8")
    }


def test_games_are_mined_once(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    board = Board.from_moves(MOVES)
    games = [source("one", board)]
    found = list(maker(path, fours=10, win_at_once=10).mine(games))
    themes = {puzzle.theme for _, puzzles in found for puzzle in puzzles}
    assert themes == {Theme.FOURS, Theme.WIN_AT_ONCE}
    for puzzle in found[0][1]:
        puzzle.verify()
        assert puzzle.source == "one"
    again = maker(path, fours=10, win_at_once=10)
    assert again.counts.total() == 2
    assert list(again.mine(games)) == []


def test_a_turned_position_is_no_new_puzzle(tmp_path: Path) -> None:
    board = Board.from_moves(MOVES)
    games = [
        source(f"game {number}", board.transform(symmetry))
        for number, symmetry in enumerate(SYMMETRIES[:3])
    ]
    found = list(maker(tmp_path / "journal.jsonl", fours=10).mine(games))
    assert sum(len(puzzles) for _, puzzles in found) == 1


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    list(maker(path, fours=10).mine([source("one", Board.from_moves(MOVES))]))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"done":"tw')
    assert PuzzleJournal(path).done == {"one"}
    assert path.read_bytes() == whole
    path.write_bytes(b"nonsense\n" + whole)
    with pytest.raises(FormatError, match="line 1"):
        PuzzleJournal(path)


def test_a_four_that_must_be_stopped_is_found(tmp_path: Path) -> None:
    board = Board.from_moves("h8 g8 i8 h9 j8 i10 k8")
    found = list(maker(tmp_path / "journal.jsonl", stop_four=10).mine([source("one", board)]))
    (puzzle,) = found[0][1]
    assert puzzle.answers == (board.parse_move("l8"),)
    assert puzzle.searched == 20_000
    puzzle.verify()


def test_game_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;GM[4]SZ[15]RU[freestyle];B[hh];W[aa];B[ih];W[ac];B[jh];W[ae];B[kh])")
    (game,) = games_of(path)
    assert game.name == "game.sgf:1"
    assert len(game.positions[-1].moves) == 6


def test_an_engine_with_few_nodes_solves_easy_puzzles_more_often_than_hard_ones() -> None:
    """`python -m bench.puzzle_grades` draws the chart for all of them."""
    puzzles = sorted(load("freestyle"), key=lambda puzzle: puzzle.rating)
    shares = []
    with Engine(hash_mb=1) as engine:
        for group in (puzzles[:60], puzzles[-60:]):
            moves = [engine.play(puzzle.board(), Limit(nodes=10)).move for puzzle in group]
            found = [move in each.answers for move, each in zip(moves, group, strict=True)]
            shares.append(sum(found) / len(found))
    easy, hard = shares
    assert easy > hard + 0.25, shares


def test_workers_find_the_same_puzzles(tmp_path: Path) -> None:
    """Also where they look at games before they can know what is taken of earlier ones."""
    boards = [Board.from_moves(MOVES), Board.from_moves("h8 g8 i8 h9 j8 i10 k8")]
    games = [
        source(f"game {number}", board.transform(symmetry))
        for number, (symmetry, board) in enumerate(product(SYMMETRIES[:4], boards))
    ]
    targets = {"fours": 2, "win_at_once": 10, "stop_four": 1}
    alone = tmp_path / "alone.jsonl"
    found = list(maker(alone, **targets).mine(games))
    together = tmp_path / "together.jsonl"
    with Crew(ThisMachine(2), MODULE) as crew:
        assert list(maker(together, **targets).mine(games, partial(look_elsewhere, crew))) == found
    assert together.read_bytes() == alone.read_bytes()
