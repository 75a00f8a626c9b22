"""The board as a position: set-ups, identity, copies, symmetry, and how it is shown."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from drawing import CAPTURE, DOUBLE_FOUR, LONGEST, drawn, names, state, won
from tengen import SYMMETRIES, Board, Color, FormatError, SetupError, Symmetry

BLACK, WHITE = Color.BLACK, Color.WHITE


# Set-up positions


@pytest.mark.parametrize(
    ("top_row", "turn"), [(".....", BLACK), ("X....", WHITE), ("XO...", BLACK), ("O....", BLACK)]
)
def test_without_a_turn_black_moves_unless_he_is_ahead(top_row: str, turn: Color) -> None:
    assert drawn(f"{top_row} ..... ..... ..... .....").turn is turn


def test_a_set_up_without_stones_is_the_empty_board() -> None:
    assert not Board.from_stones().has_setup
    assert Board.from_stones() == Board()


@pytest.mark.parametrize(
    "board",
    [
        Board.from_stones(turn="white"),
        Board.from_stones(white=[(7, 7)], turn="w"),
        Board.from_stones(rule="42", captured_pairs=(0, 4)),
        drawn(DOUBLE_FOUR, turn=BLACK, rule="renju"),
    ],
    ids=["White begins", "Black has no stone", "only pairs", "stones"],
)
def test_a_set_up_is_the_root_that_moves_start_from(board: Board) -> None:
    root = board.copy()
    board.push_text("a5")
    assert board.has_setup
    for start in (board.root(), board.root().root()):
        assert start == root
        assert start.has_setup
        assert start.ply == 0
    board.pop()
    assert board == root


def test_the_root_of_plain_moves_is_the_empty_board() -> None:
    board = Board.from_moves("h8 i9", rule="renju")
    assert board.root() == Board("renju")
    assert not board.has_setup


def test_changing_the_root_leaves_the_board_alone() -> None:
    board = drawn(CAPTURE, turn=BLACK, rule="42")
    board.root().push_text("a1")
    assert board.root() == board


@pytest.mark.parametrize(
    ("stones", "says"),
    [
        ({"black": [(5, 0)]}, "Black stone at (5, 0) is not on a 5x5 board"),
        ({"white": [(0, -1)]}, "White stone at (0, -1) is not on a 5x5 board"),
        ({"black": [(1, 1), (1, 1)]}, "two stones stand on b4 at (1, 1)"),
        ({"black": [(1, 1)], "white": [(1, 1)]}, "two stones stand on b4 at (1, 1)"),
        ({"captured_pairs": (1, 0)}, "captured pairs (1, 0) cannot stand under freestyle"),
        ({"captured_pairs": (5, 0), "rule": "42"}, "(5, 0) cannot stand under 42: expected two"),
        ({"captured_pairs": (0, -1), "rule": "42"}, "numbers from 0 to 4, Black's first"),
        ({"captured_pairs": (1,), "rule": "42"}, "captured pairs (1,) cannot stand"),
        ({"captured_pairs": (1.5, 0), "rule": "42"}, "captured pairs (1.5, 0) cannot stand"),
        ({"black": [(x, 2) for x in range(5)]}, "Black has won already with a3 b3 c3 d3 e3"),
        (
            {"white": [(x, x) for x in range(5)], "turn": "white"},
            "White has won already with a5 b4 c3 d2 e1",
        ),
    ],
)
def test_impossible_set_ups_are_refused(stones: dict[str, object], says: str) -> None:
    with pytest.raises(SetupError) as caught:
        Board.from_stones(size=5, **stones)  # type: ignore[arg-type]
    assert says in str(caught.value)


def test_a_set_up_after_a_move_that_black_may_not_make_is_refused() -> None:
    six = "...... XXXXXX ...... ..O... ...... O....."
    with pytest.raises(SetupError, match="Black cannot have moved last") as caught:
        drawn(six, turn=WHITE, rule="renju")
    assert "Board.from_stones(black=[(0, 1), (1, 1)" in str(caught.value)
    assert drawn(six, turn=BLACK, rule="renju").outcome() is None  # White moved last
    other_stone = six.replace("O.....", "O....X")
    assert drawn(other_stone, turn=WHITE, rule="renju").outcome() is None  # that stone was last


def test_a_set_up_refuses_a_colour_that_is_none() -> None:
    with pytest.raises(ValueError, match="'grey' is not a colour"):
        Board.from_stones(turn="grey")


# Identity


def test_boards_are_equal_when_their_positions_are() -> None:
    board = Board.from_moves("h8 i9 j10")
    other_order = Board.from_moves("j10 i9 h8")
    assert board == other_order
    assert board.key == other_order.key
    assert board.move_stack != other_order.move_stack
    assert {board.key: "found"}[other_order.key] == "found"


@pytest.mark.parametrize(
    "other",
    [
        Board.from_moves("h8 i9", rule="standard"),
        Board.from_moves("h8 i9", size=16),
        Board.from_moves("h8 i8"),
        Board.from_moves("i9 h8"),
        Board.from_moves("h8 i9 a1"),
        Board.from_stones(black=[(7, 7)], white=[(8, 6)], turn="white"),
        "h8 i9",
        None,
    ],
    ids=["rule", "size", "stones", "colours", "more", "turn", "text", "nothing"],
)
def test_boards_differ_by_everything_in_the_position(other: object) -> None:
    assert Board.from_moves("h8 i9") != other


def test_captured_pairs_are_part_of_the_position() -> None:
    boards = [drawn(CAPTURE, rule="42", captured_pairs=pairs) for pairs in ((0, 0), (1, 0), (0, 1))]
    assert len({board.key for board in boards}) == 3


def test_a_board_has_no_hash_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Board())


@pytest.mark.parametrize(
    "duplicate",
    [Board.copy, copy.copy, copy.deepcopy, lambda board: pickle.loads(pickle.dumps(board))],
)
def test_a_copy_is_independent(duplicate: Callable[[Board], Board]) -> None:
    board = drawn(CAPTURE, turn=BLACK, rule="42")
    board.push_text("b3")
    before = state(board)
    twin = duplicate(board)
    assert state(twin) == before
    assert twin.root() == board.root()
    twin.push_text("c3")
    assert state(board) == before
    twin.pop()
    twin.pop()
    assert state(board) == before
    assert board.pop() == board.parse_move("b3")


# Symmetry

LOPSIDED = "h8 i9 j10 g9 c3"


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_transformed_board_is_the_board_of_the_transformed_moves(symmetry: Symmetry) -> None:
    board = Board.from_moves(LOPSIDED, rule="renju", size=16)
    images = [symmetry.apply(move, 16) for move in board.move_stack]
    transformed = board.transform(symmetry)
    assert state(transformed) == state(Board.from_moves(images, rule="renju", size=16))
    assert state(transformed.transform(symmetry.inverse)) == state(board)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_transformed_board_keeps_its_set_up_pairs_and_stack(symmetry: Symmetry) -> None:
    board = drawn(CAPTURE, turn=BLACK, rule="42", captured_pairs=(1, 0))
    root = board.transform(symmetry)
    board.push_text("b3")
    transformed = board.transform(symmetry)
    assert transformed.root() == root
    assert transformed.captured_pairs == (2, 0)
    transformed.pop()
    assert state(transformed) == state(root)


def test_the_winning_line_turns_with_the_board() -> None:
    turned = won().transform(Symmetry.ROTATE_90)
    outcome = turned.outcome()
    assert outcome is not None
    assert sorted(names(turned, outcome.line)) == ["h4", "h5", "h6", "h7", "h8"]


def test_the_canonical_form_is_one_for_all_images_of_a_position() -> None:
    board = Board.from_moves(LOPSIDED)
    images = [board.transform(symmetry) for symmetry in SYMMETRIES]
    assert len({image.key for image in images}) == 8
    assert {image.canonical().key for image in images} == {board.canonical().key}
    assert board.canonical().key in {image.key for image in images}
    assert board.canonical() != Board.from_moves("h8 i9 j10 g9 c4").canonical()


def test_the_canonical_form_keeps_the_moves() -> None:
    canonical = Board.from_moves(LOPSIDED).canonical()
    assert canonical.ply == 5
    assert canonical == Board.from_moves(canonical.move_stack)


# Showing


def test_the_drawing_shows_rows_columns_and_the_last_move() -> None:
    board = Board.from_moves("c3 d4 a5", size=5)
    assert str(board) == (
        " 5(X). . . .\n 4 . . . O .\n 3 . . X . .\n 2 . . . . .\n 1 . . . . .\n   a b c d e"
    )
    board.push_text("e1")
    assert str(board).splitlines()[0] == " 5 X . . . ."
    assert str(board).splitlines()[4] == " 1 . . . .(O)"
    board.pop()
    board.push_text("b1")
    assert str(board).splitlines()[4] == " 1 .(O). . ."


def test_the_drawing_of_the_largest_board_keeps_its_columns_straight() -> None:
    lines = str(Board.from_moves("v22", size=22)).splitlines()
    assert lines[0] == "22" + " ." * 21 + "(X)"
    assert lines[-2] == " 1" + " ." * 22
    assert lines[-1].split() == list("abcdefghijklmnopqrstuv")


def fouled() -> Board:
    board = drawn(DOUBLE_FOUR, turn=BLACK, rule="renju")
    board.push_text("c3", foul=True)
    return board


def won_from_set_up() -> Board:
    board = drawn("XXXX. " + "..... " * 4, turn=BLACK)
    board.push_text("e5")
    return board


@pytest.mark.parametrize(
    "make",
    [
        lambda: Board("1337"),
        lambda: Board.from_moves("c3 d4", rule="caro", size=22),
        lambda: Board.from_moves(LONGEST, rule="42", size=5),
        won,
        lambda: drawn(DOUBLE_FOUR, turn=BLACK, rule="renju"),
        lambda: Board.from_stones(turn="white"),
        lambda: drawn(CAPTURE, rule="42", captured_pairs=(3, 4)),
        lambda: Board.from_moves("c3 d4").transform(Symmetry.ROTATE_90),
        fouled,
        won_from_set_up,
        lambda: won_from_set_up().root(),
    ],
    ids=[
        "empty",
        "moves",
        "captures",
        "won",
        "set-up",
        "White begins",
        "pairs",
        "turned",
        "foul",
        "won from set-up",
        "root",
    ],
)
def test_repr_is_python_that_makes_the_board_again(make: Callable[[], Board]) -> None:
    board = make()
    again = eval(repr(board), {"Board": Board})
    assert state(again) == state(board)
    assert again.root() == board.root()


def test_a_notebook_shows_a_picture() -> None:
    assert Board.from_moves("h8")._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("rule", ["renju", "42"])
def test_a_position_survives_as_plain_data(rule: str) -> None:
    board = Board.from_stones(
        black=["h8", (8, 8)], white=["a1"], turn="white", rule=rule, moves="b2 c3"
    )
    again = Board.from_plain(json.loads(json.dumps(board.to_plain())))
    assert (again, again.move_stack, again.root()) == (board, board.move_stack, board.root())
    with pytest.raises(FormatError, match=r"^\$\.setup\.black\[0\]"):
        Board.from_plain({"rule": rule, "setup": {"black": ["z99"]}})
    assert Board.from_plain({"rule": rule, "size": None, "setup": None}) == Board(rule)


@pytest.mark.parametrize("stone", ["h99", 7, (1, 2, 3), None, "h8 i9"])
def test_a_stone_that_is_no_point_says_what_is_expected(stone: Any) -> None:
    """`from_stones(black=["a1"])` spoke of (x, y) only."""
    with pytest.raises(SetupError, match=r"Black stone .* expected the name of a point"):
        Board.from_stones(black=[stone])
