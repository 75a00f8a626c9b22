"""Opening files of Gomocup: offsets from the centre, and position text among them."""

from __future__ import annotations

import contextlib
import time
import warnings

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game_strategies import boards
from tengen.board import Board
from tengen.errors import FormatError, LossWarning
from tengen.formats import openings
from tengen.formats.pos import Rows
from tengen.game import Game

# As in the files of the tournament, with the ways to space and to end a line that they have.
GOMOCUP = "-7,-8, -6,-9, -3,-9\n-4,-9,-5,-8,-5,-9\r\n\n 0 , 0 ,1,1, # a comment\n"


def read_all(
    text: str | bytes, size: int, *, rule: str | None = None, rows: Rows = "top"
) -> list[Game]:
    return list(openings.read_games(text, rule=rule, size=size, rows=rows))


def names(game: Game) -> str:
    return " ".join(game.move_text(move) for move in game.mainline_moves())


def test_offsets_from_the_centre() -> None:
    read = read_all(GOMOCUP, 20)
    assert [names(game) for game in read] == ["d18 e19 h19", "g19 f18 f19", "k10 l9"]
    assert [game.size for game in read] == [20, 20, 20]
    small = read_all("0,0, 1,-1\n", 15, rule="renju")
    assert [names(game) for game in small] == ["h8 i9"]
    assert small[0].rule.name == "renju"


@pytest.mark.parametrize(("size", "centre"), [(5, "c3"), (6, "d3"), (15, "h8"), (20, "k10")])
def test_the_centre_of_even_boards_is_right_and_below(size: int, centre: str) -> None:
    assert names(read_all("0,0", size)[0]) == centre


def test_lines_of_position_text_count_rows_from_the_top() -> None:
    read = read_all("a1b2\n0,0\nb12f12g9f8\n", 15)
    assert [names(game) for game in read] == ["a15 b14", "h8", "b4 f4 g7 f8"]
    assert names(read_all("a1b2", 15, rows="bottom")[0]) == "a1 b2"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("0,0\n8,0", 2, "line 2, move 1 '8,0': point (15, 7) is not on a 15x15 board"),
        ("0,0, -8,0", 1, "line 1, move 2 '-8,0': point (-1, 7) is not on a 15x15 board"),
        ("0,0, 1", 1, "line 1: 3 numbers cannot be pairs dx,dy: '0,0, 1'"),
        ("0,0, 0,0", 1, "line 1, move 2 '0,0': h8 cannot be played: a stone of Black stands there"),
        ("0,0, 1,x", 1, "line 1, move 2 '1,x': 'x' is not an offset"),
        ("0,0,,1", 1, "line 1, move 2 ',1': '' is not an offset"),
        ("0,0 1,1", 1, "line 1: 3 numbers"),
        ("99999999999999999999,0", 1, "line 1, move 1 '99999999999999999999,0'"),
        ("\n\nh8 x", 3, "line 3: 'x' at character 4"),
        ("h8p1", 1, "line 1, move 2 'p1'"),
        (";", 1, "line 1: 1 numbers"),
    ],
)
def test_errors_name_the_line(text: str, line: int, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_all(text, 15)
    assert str(caught.value).startswith(message)
    assert caught.value.line == line


def test_the_same_file_on_a_board_that_is_too_small() -> None:
    text = "0,0, 1,1\n-7,-8, -6,-9\n"
    assert len(read_all(text, 20)) == 2
    with pytest.raises(FormatError, match=r"line 2, move 1 '-7,-8'.*15x15"):
        read_all(text, 15)


def test_a_file_without_openings() -> None:
    assert read_all("# nothing\n\n", 15) == []
    with pytest.raises(FormatError, match="no game"):
        openings.read_game("")


def test_write() -> None:
    games = [
        Game.from_board(Board.from_moves(moves, rule="freestyle", size=15))
        for moves in ("h8 i9 a1", "o15")
    ]
    assert openings.write_game(games[0]) == "0,0, 1,-1, -7,7\n"
    assert openings.write_games(games) == "0,0, 1,-1, -7,7\n7,-7\n"


def test_what_is_lost_is_told_in_one_warning() -> None:
    told = Game.from_board(Board.from_moves("a1 b2", rule="standard", size=20))
    told.headers["Black"] = "Anna"
    with pytest.warns(LossWarning) as caught:
        openings.write_game(told)
    assert [str(warning.message) for warning in caught] == [
        "an opening file cannot hold: the rule (standard); the board size (20); headers (Black)"
    ]


def test_what_cannot_be_written() -> None:
    with pytest.raises(FormatError, match="a game without moves"):
        openings.write_game(Game())
    with pytest.raises(FormatError, match="a set-up position"):
        openings.write_game(Game.from_board(Board.from_stones(black=[(7, 7)])))


def test_hostile_files_are_refused_at_once() -> None:
    start = time.process_time()
    for data in (b"1,1," * 12_500_000, b"1,1," * 7_000_000, b"," * 30_000_000, b"0,0\0"):
        with pytest.raises(FormatError) as caught:
            read_all(data, 15)
        assert len(str(caught.value)) < 200
    assert time.process_time() - start < 20


@settings(max_examples=60, deadline=None)
@given(boards())
def test_round_trip(board: Board) -> None:
    """What is written is read back by a reader that is told the rule and the size."""
    told = Game.from_board(board)
    if told.has_setup or not told.mainline_moves():
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LossWarning)
        text = openings.write_game(told)
    assert openings.read_game(text, rule=told.rule, size=told.size) == told


@settings(max_examples=150, deadline=None)
@given(st.text("0123456789,- \n#h8", max_size=60), st.integers(5, 22))
def test_any_text_gives_openings_or_a_format_error(text: str, size: int) -> None:
    with contextlib.suppress(FormatError):
        for read in read_all(text, size):
            assert read.size == size
