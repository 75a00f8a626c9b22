"""The one grammar of POSITION."""

from __future__ import annotations

import contextlib
import io
import time
import warnings
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tengen.board import Board
from tengen.errors import FormatError, LossWarning, RuleError, SizeError
from tengen.formats import FORMATS, save_game, save_games, write_game
from tengen.formats.link import write_link
from tengen.formats.position import parse_position
from tengen.game import Game

MOVES = "h8 i9 j10"
GAME = Game.from_board(Board.from_moves(MOVES))
OTHER = Game.from_board(Board.from_moves("a1 b2 c3"))


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "h8 i9 j10",
        "h8i9j10",
        "H8I9J10",
        " h8, i9; j10 ",
        "h8\ni9\tj10",
        "1. h8 i9 2. j10",
        "1.h8 i9 2.j10",
        "1. h8 1... i9 2. j10",
        "?#h8i9j10",
        "#h8i9j10",
        "#/h8i9j10",
        "?rule=freestyle&size=15#h8i9j10",
        "https://example.org/?rule=freestyle&size=15#h8i9j10",
        "https://example.org/#/h8i9j10",
    ],
)
def test_the_ways_to_write_moves_and_links(text: str) -> None:
    assert parse_position(text) == GAME


@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_nothing_is_the_empty_board(text: str) -> None:
    assert parse_position(text) == Game()
    assert parse_position(text, rule="42") == Game("42")
    assert parse_position("-", stdin=io.StringIO(text), size=9) == Game(size=9)


def test_rule_and_size() -> None:
    game = parse_position(MOVES, rule="renju", size=19)
    assert (game.rule.name, game.size) == ("renju", 19)
    game = parse_position("?rule=renju&size=15#h8", rule="standard")
    assert game.rule.name == "standard"
    assert any("renju" in problem for problem in game.problems)
    with pytest.raises(RuleError, match="chess"):
        parse_position(MOVES, rule="chess")
    with pytest.raises(SizeError, match="50"):
        parse_position(MOVES, size=50)


def test_rows_from_the_top() -> None:
    assert parse_position("a1b2", rows="top") == parse_position("a15b14")
    assert parse_position("a1b2", rows="top", size=20) == parse_position("a20b19", size=20)
    assert parse_position("-", rows="top", stdin=io.StringIO("a1b2")) == parse_position("a15b14")
    with pytest.raises(ValueError, match="rows cannot be counted from 'left'"):
        parse_position("a1", rows="left")  # type: ignore[arg-type]


def test_a_forbidden_last_move_is_a_foul() -> None:
    game = parse_position("g8 a1 i8 a3 h7 a5 h9 a7 h8", rule="renju")
    assert game.result is not None
    assert str(game.result) == "White wins on the board"


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_files_of_every_format(name: str, tmp_path: Path) -> None:
    row = FORMATS[name]
    for suffix in row.extensions:
        path = tmp_path / f"game{suffix}"
        if row.writes:
            save_game(GAME, path)
        else:
            path.write_bytes(b"\xffRenLib\xff\x03\x04" + b"\xff" * 10 + b"\0\0\x78\0\x69\0\x5a\x40")
        for text in (str(path), path.name, f"./{path.name}", f"{path.name}:1"):
            assert parse_position(text, rule="freestyle") == GAME


@pytest.mark.parametrize("name", sorted(name for name, row in FORMATS.items() if row.writes))
def test_content_tells_the_format_of_a_file_and_of_standard_input(name: str) -> None:
    content = write_game(GAME, name)
    Path("some-game").write_text(content)
    assert parse_position("some-game") == GAME
    assert parse_position("-", stdin=io.StringIO(content)) == GAME
    assert parse_position("-", stdin=io.BytesIO(content.encode())) == GAME


def test_the_number_of_a_game_in_a_file() -> None:
    save_games([GAME, OTHER], "games.sgf")
    assert parse_position("games.sgf") == GAME
    assert parse_position("games.sgf:1") == GAME
    assert parse_position("games.sgf:2") == OTHER
    with pytest.raises(FormatError, match=r"games\.sgf has no game 3: it has 2 games"):
        parse_position("games.sgf:3")
    with pytest.raises(FormatError, match="no game 0"):
        parse_position("games.sgf:0")
    save_game(OTHER, "games.sgf:1", format="sgf")
    assert parse_position("games.sgf:1") == OTHER, "a file of just this name comes first"


def test_moves_are_never_taken_for_a_file() -> None:
    save_game(OTHER, "h8", format="sgf")
    assert parse_position("h8") == parse_position("h8 ")
    assert parse_position("h8").mainline_moves() == [112]
    assert parse_position("./h8") == OTHER


def test_a_file_is_never_taken_for_a_link() -> None:
    save_game(OTHER, "game#a1.sgf")
    assert parse_position("game#a1.sgf") == OTHER
    assert parse_position("game#a1") == parse_position("a1")


def test_opening_files_count_rows_from_the_top() -> None:
    Path("two.openings").write_text("a1b2\n-1,-1, 0,0\n")
    assert parse_position("two.openings") == parse_position("a15b14")
    assert parse_position("two.openings:2") == parse_position("g9h8")


@pytest.mark.parametrize(
    ("content", "moves"),
    [
        ("h8i9", "h8 i9"),
        ("h8i9\n", "h8 i9"),
        ("h8i9 # a comment\n", "h8 i9"),
        ("h8i9\nj10\n", "h8 i9"),
        ("1. h8 i9\n2. j10\n", "h8 i9 j10"),
        ("?rule=freestyle&size=15#h8\n", "h8"),
        ("(;GM[4]SZ[15]RU[freestyle];B[hh])", "h8"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,0\n-1\n", "h8"),
    ],
)
def test_standard_input(content: str, moves: str) -> None:
    for stream in (io.StringIO(content), io.BytesIO(content.encode())):
        game = parse_position("-", stdin=stream)
        assert game.mainline_moves() == parse_position(moves).mainline_moves()


def test_standard_input_is_no_name_of_a_file() -> None:
    save_game(GAME, "game.sgf")
    with pytest.raises(FormatError, match="no known format"):
        parse_position("-", stdin=io.StringIO("game.sgf"))


def test_standard_input_may_be_absent() -> None:
    with pytest.raises(FormatError, match="standard input, which cannot be read here"):
        parse_position("-")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "'hello' is not a position. As a list of moves: 'hello' at character 1"),
        ("game.sgf", "As a file: there is no file of this name"),
        ("h8 i9x", "'x' at character 6 is not a move"),
        ("h8 i100", "'i100' at character 4 is not a move"),
        ("h8 p1", "move 2 'p1': move 'p1' is not on a 15x15 board"),
        ("h8 i9 h8", "move 3 'h8': h8 cannot be played: a stone of Black stands there"),
        ("h8 a1 i8 b1 j8 c1 k8 d1 l8 e1", "move 10 'e1': e1 cannot be played: the game is over"),
        ("?rule=chess#h8", "chess"),
        ("?size=99#h8", "99"),
        ("https://example.org/", "example.org"),
        ("h8\0", "is not a position"),
        ("\0", "is not a position"),
        ("--", "is not a position"),
        (",", "is not a position"),
        (".", "is not a position"),
        ("/", "is not a position"),
        ("x" * 300, "is not a position"),
    ],
)
def test_refusals_name_what_was_tried(text: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_position(text)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 600


def test_a_file_that_cannot_be_read_is_named() -> None:
    Path("noise").write_bytes(b"\x01\x02\x03")
    Path("noise.sgf").write_bytes(b"\x01\x02\x03")
    for name in ("noise", "noise.sgf"):
        with pytest.raises(FormatError, match=name):
            parse_position(name)


def test_huge_texts_are_refused_at_once() -> None:
    start = time.process_time()
    for text in ("h8" * 25_000_000, " " * 50_000_000 + "x", "1." * 25_000_000, "#h8" * 15_000_000):
        for stdin in (None, io.BytesIO(text.encode())):
            with pytest.raises(FormatError) as caught:
                parse_position(text if stdin is None else "-", stdin=stdin)
            assert len(str(caught.value)) < 300
    assert time.process_time() - start < 10


def test_links_of_boards_are_positions() -> None:
    board = Board.from_stones(black=[(7, 7)], white=[(0, 0)], turn="white", rule="42", size=9)
    with warnings.catch_warnings():
        warnings.simplefilter("error", LossWarning)
        assert parse_position(write_link(board)).end().board() == board


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=30) | st.text("h8i9,. ?#=rule-:/\n1", max_size=30))
def test_any_text_gives_a_game_or_a_format_error(text: str) -> None:
    with contextlib.suppress(FormatError):
        assert parse_position(text, stdin=io.StringIO(text)).rows()
