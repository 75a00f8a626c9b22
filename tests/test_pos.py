"""Position text: one game per line, in two orientations."""

from __future__ import annotations

import contextlib
import time
import warnings

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game_strategies import boards, games
from tengen.board import Board
from tengen.errors import FormatError, LossWarning, SizeError
from tengen.formats import pos, read_games
from tengen.game import EndReason, Game, Mark, MarkShape, MoveTime, Result
from tengen.rules import Color


def game(moves: str, rule: str = "freestyle", size: int = 15) -> Game:
    return Game.from_board(Board.from_moves(moves, rule=rule, size=size))


@pytest.mark.parametrize(
    "text",
    [
        "1. h8 2. i9",
        "1.h8 2.i9",
        "1) h8\n2) i9",
        "1 h8 2 i9",
        "h8-i9",
        "h8\ni9\n",
        "1. h8 i9",
        "h8 i9 *",
    ],
)
def test_moves_as_people_write_them(text: str) -> None:
    (found,) = read_games(text)
    assert found.mainline_moves() == pos.read_game("h8i9").mainline_moves()
    assert found.result is None


@pytest.mark.parametrize(
    ("text", "winner"),
    [("h8 i9 1-0", Color.BLACK), ("1. h8 i9\n2. j9 0-1", Color.WHITE), ("h8\ni9\n1/2-1/2", None)],
)
def test_a_result_after_the_moves(text: str, winner: Color | None) -> None:
    (found,) = read_games(text)
    assert found.result == Result(winner)


def test_games_of_one_move_stay_apart() -> None:
    text = pos.write_games([game("h8"), game("i9")])
    assert [g.mainline_moves() for g in pos.read_games(text)] == [
        game("h8").mainline_moves(),
        game("i9").mainline_moves(),
    ]


def test_rows_count_from_the_bottom_unless_asked() -> None:
    assert pos.read_game("h8a1o15").mainline_moves() == [112, 210, 14]
    assert pos.read_game("h8a1o15", rows="top").mainline_moves() == [112, 0, 224]
    assert pos.read_game("h8a1", rows="top", size=20).mainline_moves() == [147, 0]
    assert pos.write_game(game("h8 a1 o15")) == "h8a1o15\n"
    assert pos.write_game(game("h8 a1 o15"), rows="top") == "h8a15o1\n"


@pytest.mark.parametrize(
    "call", [pos.read_game, lambda data, rows: pos.write_game(Game(), rows=rows)]
)
def test_other_rows_are_refused(call: object) -> None:
    assert callable(call)
    with pytest.raises(ValueError, match="expected 'bottom' or 'top'"):
        call("h8", rows="left")


def test_many_games() -> None:
    text = "# openings\n\nh8i9 # with a comment\r\n  H8 h9, g7\n\t\na1"
    read = list(pos.read_games(text))
    assert read == [game("h8 i9"), game("h8 h9 g7"), game("a1")]
    assert pos.write_games(read) == "h8i9\nh8h9g7\na1\n"
    assert pos.read_game(text.encode("utf-16")) == game("h8 i9")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a comment"])
def test_nothing_is_the_empty_board(text: str) -> None:
    assert list(pos.read_games(text, rule="renju")) == [Game("renju")]
    assert pos.write_game(Game()) == ""


def test_the_result_is_that_of_the_board() -> None:
    read = pos.read_game("h8a1i8b1j8c1k8d1l8")
    assert read.result == Result(Color.BLACK, EndReason.BOARD)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("h8\nh8 x", 2, "line 2: 'x' at character 4 is not a move"),
        ("h8\n\nh8i9h8", 3, "line 3, move 3 'h8': h8 cannot be played: a stone of Black stands"),
        ("h8p1", 1, "line 1, move 2 'p1': move 'p1' is not on a 15x15 board: expected a1 to o15"),
        ("h8i16", 1, "line 1, move 2 'i16'"),
        ("h8i0", 1, "line 1, move 2 'i0'"),
        ("h8i123456789", 1, "line 1: 'i123456789' at character 3 is not a move"),
        ("h8a1i8b1j8c1k8d1l8e1", 1, "line 1, move 10 'e1': e1 cannot be played: the game is over"),
        ("h８", 1, "line 1: 'h８'"),
    ],
)
def test_errors_name_line_and_piece(text: str, line: int, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        list(pos.read_games(text))
    assert str(caught.value).startswith(message)
    assert caught.value.line == line


def test_games_before_a_bad_line_are_read() -> None:
    read = pos.read_games("h8\nx")
    assert next(read) == game("h8")
    with pytest.raises(FormatError, match="line 2"):
        next(read)


def test_what_is_asked_for_in_vain() -> None:
    with pytest.raises(SizeError, match="23"):
        pos.read_game("h8", size=23)


def test_hostile_files_are_refused_at_once() -> None:
    start = time.process_time()
    for data in (
        b"h8" * 25_000_000,
        b"h8" * 15_000_000,
        b"\n" * 30_000_000 + b"x",
        b" " * 30_000_000 + b"x",
        b"h8\0",
        "h8".encode("utf-16-le"),
    ):
        with pytest.raises(FormatError) as caught:
            list(pos.read_games(data))
        assert len(str(caught.value)) < 200
    assert time.process_time() - start < 20


def test_bad_encodings_are_stated_or_refused() -> None:
    read = pos.read_game(b"h8i9 # caf\xe9\n")
    assert read == game("h8 i9")
    assert len(read.problems) == 1
    assert "not UTF-8" in read.problems[0]


def test_what_is_lost_is_told_in_one_warning() -> None:
    told = game("a1 b2", rule="renju", size=19)
    told.headers["Event"] = "club night"
    told.result = Result(Color.WHITE, EndReason.TIME)
    told.comment = "a comment"
    told.add_line("c3")
    told.end().clock = MoveTime(spent=1)
    told.end().marks.append(Mark(MarkShape.CROSS, 3))
    told.end().properties["ZZ"] = ["1"]
    with pytest.warns(LossWarning) as caught:
        assert pos.write_game(told) == "a1b2\n"
    assert [str(warning.message) for warning in caught] == [
        "pos text cannot hold: the rule (renju); the board size (19); "
        "the result (White wins by time); headers (Event); variations; comments; marks; clocks; "
        "SGF properties"
    ]


def test_a_set_up_cannot_be_written() -> None:
    told = Game.from_board(Board.from_stones(black=[(7, 7)]))
    with pytest.raises(FormatError, match="cannot hold a set-up position"):
        pos.write_game(told)


def test_an_empty_game_among_others_is_lost() -> None:
    with pytest.warns(LossWarning, match="games without moves"):
        assert pos.write_games([game("h8"), Game()]) == "h8\n"


@settings(max_examples=60, deadline=None)
@given(boards(), st.sampled_from(["bottom", "top"]))
def test_round_trip(board: Board, rows: pos.Rows) -> None:
    """What is written is read back by a reader that is told the rule and the size."""
    told = Game.from_board(board)
    if told.has_setup:
        return
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        text = pos.write_game(told, rows=rows)
    is_usual = (board.rule.name, board.size) == ("freestyle", 15)
    assert len(caught) == (0 if is_usual else 1)
    assert pos.read_game(text, rule=told.rule, size=told.size, rows=rows) == told


@settings(max_examples=25, deadline=None)
@given(games())
def test_nothing_is_lost_silently(told: Game) -> None:
    if told.has_setup:
        return
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        text = pos.write_game(told)
    assert len(caught) <= 1
    if not caught:
        read = pos.read_game(text)
        told.result = told.result or read.result
        assert read == told


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=60) | st.text("h8i9, \n#", max_size=60).map(str.encode))
def test_any_bytes_give_games_or_a_format_error(data: bytes) -> None:
    with contextlib.suppress(FormatError):
        for read in pos.read_games(data):
            assert read.rows()
