import io
import sys

import pytest
from rich.cells import cell_len

from tengen.board import Board
from tengen.coords import MAX_SIZE, MIN_SIZE
from tengen.rules import Color
from tengen.tui.drawing import (
    LABEL_WIDTH,
    LARGE,
    SMALL,
    Layout,
    Picture,
    Piece,
    label,
    large_row,
    layout_of,
    letters_row,
    small_row,
)
from tengen.tui.glyphs import ASCII, UNICODE, Glyphs, glyphs_of_terminal


def picture(board: Board, **more: object) -> Picture:
    stones = {move: color for color in Color for move in board.stones(color)}
    return Picture(board.size, stones, last=board.peek() if board.ply else None, **more)  # type: ignore[arg-type]


def text(pieces: list[Piece]) -> str:
    return "".join(piece.text for piece in pieces)


def row_of(shown: Picture, number: int, glyphs: Glyphs = UNICODE) -> str:
    """The row with this number, counted from the bottom as players do."""
    return text(small_row(shown, shown.size - number, glyphs))


def test_a_small_board_as_text() -> None:
    shown = picture(Board.from_moves("b2 c3 c2", size=5))
    rows = [text(small_row(shown, y, UNICODE)) for y in range(5)]
    assert rows == [
        " ┌─┬─┬─┬─┐ ",
        " ├─┼─┼─┼─┤ ",
        " ├─┼─○─┼─┤ ",
        " ├─●(●)┼─┤ ",
        " └─┴─┴─┴─┘ ",
    ]
    assert letters_row(5, SMALL).text == " a b c d e "


def test_ascii_has_a_shape_for_each_colour_and_no_lines() -> None:
    shown = picture(Board.from_moves("b2 c3", size=5))
    assert row_of(shown, 3, ASCII) == " . .(O). . "
    assert row_of(shown, 2, ASCII) == " . X . . . "


def test_brackets_tell_cursor_and_last_move_apart() -> None:
    board = Board.from_moves("b2 c3", size=5)
    last, other = board.peek(), board.parse_move("d3")
    assert row_of(picture(board, cursor=other), 3) == " ├─┼(○[┼]┤ "
    assert row_of(picture(board, cursor=last), 3) == " ├─┼<○>┼─┤ "
    assert row_of(picture(board, cursor=board.parse_move("a1")), 1) == "[└]┴─┴─┴─┘ "
    assert row_of(picture(board, cursor=board.parse_move("e5")), 5) == " ┌─┬─┬─┬[┐]"


def test_winning_stones_have_another_shape() -> None:
    board = Board.from_moves("a1 a5 b1 b5 c1 c5 d1 d5 e1", size=5)
    outcome = board.outcome()
    assert outcome is not None
    assert row_of(picture(board, winning=outcome.line), 1) == " ◆─◆─◆─◆(◆)"
    assert row_of(picture(board, winning=outcome.line), 1, ASCII) == " # # # #(#)"


def test_marks_forbidden_points_and_closed_ones() -> None:
    shown = Picture(5, marks={0: "1"}, forbidden={1}, closed={2})
    assert text(small_row(shown, 0, UNICODE)) == " 1─×─ ─┬─┐ "
    assert [piece.kind for piece in small_row(shown, 0, UNICODE)][1:6:2] == [
        "mark", "forbidden", "closed",
    ]  # fmt: skip


def test_numbers_stand_on_stones() -> None:
    board = Board.from_moves("b2 c3", size=5)
    numbered = picture(board, numbers={board.parse_move("b2"): 1, board.parse_move("c3"): 12})
    assert row_of(numbered, 2) == " ├─1─┼─┼─┤ "
    assert row_of(numbered, 3) == " ├─┼12)┼─┤ "
    assert "12 " in text(large_row(numbered, 5, UNICODE))


@pytest.mark.parametrize("size", [MIN_SIZE, 15, MAX_SIZE])
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_every_row_has_the_width_of_the_board(size: int, glyphs: Glyphs) -> None:
    board = Board.from_moves("b2 c3 b3 c2", size=size)
    shown = picture(board, cursor=0, forbidden={1})
    for scale, draw in ((SMALL, small_row), (LARGE, large_row)):
        width = scale.width(size) - LABEL_WIDTH
        for row in range(scale.board_height(size)):
            assert cell_len(text(draw(shown, row, glyphs))) == width
            assert cell_len(label(row, size, scale).text) == LABEL_WIDTH
        assert cell_len(letters_row(size, scale).text) == width


def test_row_numbers_count_from_the_bottom() -> None:
    assert [label(row, 5, SMALL).text for row in range(5)] == [" 5", " 4", " 3", " 2", " 1"]
    large = [label(row, 5, LARGE).text.strip() for row in range(LARGE.board_height(5))]
    assert large == ["", "5", "", "4", "", "3", "", "2", "", "1", ""]


def test_a_large_stone_is_round_and_touches_its_neighbours() -> None:
    board = Board.from_moves("b2 b3 c2", size=5)
    rows = [large_row(picture(board), row, UNICODE) for row in range(LARGE.board_height(5))]
    assert text(rows[6])[4:9] == " ▄▄▄ "  # between a white and a black stone
    assert [p.kind for p in rows[6] if "▄" in p.text] == [
        "black-fill/white-fill", "black-fill/board",
    ]  # fmt: skip
    assert "│" in text(rows[7])  # a thin line keeps two black stones apart
    assert text(rows[8]).count("▄") == 6


def test_large_white_stones_have_a_sign_besides_their_colour() -> None:
    board = Board.from_moves("b2 b3 c2", size=5)
    assert "○" in text(large_row(picture(board), 5, UNICODE))
    assert "○" not in text(large_row(picture(board), 7, UNICODE))


@pytest.mark.parametrize(("done", "filled"), [(0, 0), (1, 2), (4, 8), (5, 10)])
def test_a_bar_is_filled_as_far_as_the_work_is_done(done: int, filled: int) -> None:
    assert ASCII.bar(done, 5, 10) == "#" * filled + "." * (10 - filled)
    assert ASCII.bar(0, 0, 4) == "...."


@pytest.mark.parametrize(
    ("name", "value", "glyphs"),
    [
        ("TENGEN_ASCII", "1", ASCII),
        ("TENGEN_ASCII", "", UNICODE),
        ("LC_ALL", "C", ASCII),
        ("LC_ALL", "POSIX", ASCII),
        ("LC_ALL", "ja_JP.UTF-8", UNICODE),
        ("LANG", "C", UNICODE),
    ],
)
def test_letters_can_be_asked_for(
    name: str, value: str, glyphs: Glyphs, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in ("TENGEN_ASCII", "LC_ALL"):
        monkeypatch.delenv(each, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "__stdout__", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    monkeypatch.setenv(name, value)
    assert glyphs_of_terminal() is glyphs


def test_old_terminals_get_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("vt100", "vt220", "linux", "dumb"):
        monkeypatch.setenv("TERM", name)
        assert glyphs_of_terminal() is ASCII


@pytest.mark.parametrize(
    ("screen", "size", "is_analysing", "expected"),
    [
        ((80, 24), 15, True, Layout(54, 21, is_wide=False, is_narrow=False)),
        ((80, 24), 22, True, Layout(54, 21, is_wide=False, is_narrow=False)),
        ((100, 24), 15, True, Layout(34, 21, is_wide=True, is_narrow=False)),
        ((100, 24), 15, False, Layout(74, 21, is_wide=False, is_narrow=False)),
        ((120, 40), 15, True, Layout(94, 37, is_wide=False, is_narrow=False)),  # large first
        ((130, 40), 15, True, Layout(64, 37, is_wide=True, is_narrow=False)),
        ((50, 20), 15, False, Layout(50, 13, is_wide=False, is_narrow=True)),
        ((30, 8), 15, True, Layout(30, 4, is_wide=False, is_narrow=True)),
    ],
)
def test_how_the_screen_is_shared_out(
    screen: tuple[int, int], size: int, is_analysing: bool, expected: Layout
) -> None:
    shared = layout_of(*screen, size, is_analysing=is_analysing, allows_large=True)
    assert shared == expected
