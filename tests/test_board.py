"""The board as an object: making it, playing, taking back, refusals, and what may be played.

Set-ups, copies, symmetry and showing are in test_board_position.py, the ways a game ends in
test_outcome.py, agreement with a second implementation in test_reference_agreement.py.
"""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import tengen.board
from drawing import CAPTURE, DOUBLE_FOUR, LONGEST, drawn, names, state, won
from tengen import (
    RULES,
    Board,
    Color,
    ForbiddenError,
    ForbiddenReason,
    GameOverError,
    MoveTextError,
    OccupiedError,
    OutOfRangeError,
    Pairs,
    Rule,
    RuleError,
    SizeError,
)

BLACK, WHITE = Color.BLACK, Color.WHITE


# Making boards


@pytest.mark.parametrize("rule", RULES.values(), ids=str)
def test_a_new_board_is_empty_and_black_moves(rule: Rule) -> None:
    board = Board(rule)
    assert board == Board(rule.name) == Board(rule.name, rule.default_size)
    assert (board.rule, board.size, board.turn, board.ply) == (rule, rule.default_size, BLACK, 0)
    assert (board.move_stack, board.captured_pairs, board.pending_five) == ([], (0, 0), None)
    assert board.stones(BLACK) == board.stones(WHITE) == []
    assert len(board.legal_moves) == rule.default_size**2
    assert not board.has_setup
    assert board.outcome() is None


@pytest.mark.parametrize("size", [4, 23, -1, 15.0, "15"])
def test_impossible_sizes_are_refused(size: object) -> None:
    with pytest.raises(SizeError, match="expected 5 to 22"):
        Board(size=size)  # type: ignore[arg-type]


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(RuleError, match="no rule is called 'gomoku'"):
        Board("gomoku")


@pytest.mark.parametrize(
    "moves", ["h8 i9 j10", "H8i9J10", ["h8", "i9", "j10"], [112, 98, 84], iter(["h8", 98, "j10"])]
)
def test_from_moves_takes_texts_names_and_points(moves: str) -> None:
    board = Board.from_moves(moves)
    assert board.move_stack == [112, 98, 84]
    assert names(board, board.stones(BLACK)) == ["j10", "h8"]
    assert names(board, board.stones(WHITE)) == ["i9"]


@pytest.mark.parametrize(("size", "last_name"), [(5, "e1"), (22, "v1")])
def test_points_of_the_smallest_and_the_largest_board(size: int, last_name: str) -> None:
    board = Board(size=size)
    last = size * size - 1
    assert board.move_at(size - 1, size - 1) == board.parse_move(last_name) == last
    assert (board.move_text(last), board.xy(last)) == (last_name, (size - 1, size - 1))
    board.push(last)
    assert board.color_at(last) is BLACK
    assert board.color_at(0) is None


# Playing and taking back


def test_push_pop_and_peek() -> None:
    board = Board()
    assert board.push_text("h8") == 112
    board.push(98)
    assert (board.peek(), board.ply, board.turn) == (98, 2, BLACK)
    assert (board.color_at(112), board.color_at(98)) == (BLACK, WHITE)
    assert board.pop() == 98
    assert (board.peek(), board.ply, board.turn, board.color_at(98)) == (112, 1, WHITE, None)
    assert board.pop() == 112
    assert board == Board()


def test_an_empty_stack_has_nothing_to_pop_or_peek() -> None:
    board = drawn(CAPTURE, rule="42")
    before = state(board)
    with pytest.raises(IndexError):
        board.pop()
    with pytest.raises(IndexError):
        board.peek()
    assert state(board) == before


def test_the_move_stack_is_a_copy() -> None:
    board = Board.from_moves("h8 i9")
    board.move_stack.clear()
    assert board.ply == 2


def test_captured_stones_come_back_with_pop() -> None:
    board = drawn(CAPTURE, turn=BLACK, rule="42", captured_pairs=(1, 2))
    before = state(board)
    assert names(board, board.captures(board.parse_move("b3"))) == ["c3", "d3"]
    board.push_text("b3")
    assert board.captured_pairs == Pairs(black=2, white=2)
    assert (board.captured_pairs.of(BLACK), board.captured_pairs.of(WHITE)) == (2, 2)
    assert board.stones(WHITE) == []
    board.push_text("c3")  # a freed point is playable at once
    board.pop()
    board.pop()
    assert state(board) == before


def test_stones_are_captured_in_all_eight_directions_at_once() -> None:
    board = drawn(
        """
        X..X..X
        .O.O.O.
        ..OOO..
        XOO.OOX
        ..OOO..
        .O.O.O.
        X..X..X
        """,
        turn=BLACK,
        rule="1337",
        captured_pairs=(0, 0),
    )
    before = state(board)
    centre = board.parse_move("d4")
    assert board.captures(centre) == tuple(board.stones(WHITE))
    board.push(centre)
    assert board.captured_pairs == (8, 0)
    assert board.stones(WHITE) == []
    assert board.pop() == centre
    assert state(board) == before


@pytest.mark.parametrize(
    "row",
    [
        ".XOOO..",  # three stand between, not two
        ".XO.O..",  # a gap
        "OOX....",  # the edge is no own stone
        ".XOOX..",  # nothing is taken by a stone that stood already
    ],
)
def test_only_exactly_two_stones_between_are_captured(row: str) -> None:
    board = drawn("\n".join([".......", ".......", row, *["......."] * 4]), turn=BLACK, rule="42")
    assert not any(board.captures(move) for move in board.legal_moves)


def test_a_pair_may_walk_between_two_enemies() -> None:
    board = drawn(CAPTURE.replace("..OOX", ".XO.X"), turn=WHITE, rule="42")
    board.push_text("d3")
    assert board.captured_pairs == (0, 0)
    assert names(board, board.stones(WHITE)) == ["c3", "d3"]


def test_rules_without_captures_take_nothing() -> None:
    board = drawn(CAPTURE, turn=BLACK)
    assert board.captures(board.parse_move("b3")) == ()
    board.push_text("b3")
    assert len(board.stones(WHITE)) == 2


def test_captures_asks_for_an_empty_point_of_the_board() -> None:
    board = drawn(CAPTURE, turn=BLACK, rule="42")
    with pytest.raises(OccupiedError, match="c3 cannot be played: a stone stands there"):
        board.captures(board.parse_move("c3"))
    with pytest.raises(OutOfRangeError, match="move 49 is not on a 7x7 board"):
        board.captures(49)


def test_captures_allow_more_plies_than_points() -> None:
    board = Board("42", 5)
    states = []
    for name in LONGEST.split():
        states.append(state(board))
        board.push_text(name)
    assert (board.ply, board.captured_pairs) == (41, (4, 4))
    assert len(board.stones(BLACK)) + len(board.stones(WHITE)) == 25
    while board.ply:
        board.pop()
        assert state(board) == states.pop()


# Refusals: the message names the move, the reason and the position, and nothing changes


def played(moves: str, rule: str = "freestyle") -> Callable[[], Board]:
    return lambda: Board.from_moves(moves, rule=rule)


@pytest.mark.parametrize(
    ("make", "move", "error", "says"),
    [
        (played("h8"), "h8", OccupiedError, "h8 cannot be played: a stone of Black stands there"),
        (won, "a5", GameOverError, "a5 cannot be played: the game is over (five)"),
        (won, "h8", GameOverError, "h8 cannot be played: the game is over (five)"),
        (
            lambda: drawn(DOUBLE_FOUR, turn=BLACK, rule="renju"),
            "c3",
            ForbiddenError,
            "c3 cannot be played: forbidden to Black: double-four",
        ),
    ],
)
def test_a_refusal_names_move_reason_and_position(
    make: Callable[[], Board], move: str, error: type[ValueError], says: str
) -> None:
    board = make()
    before = state(board)
    with pytest.raises(error) as caught:
        board.push_text(move)
    assert str(caught.value) == says
    assert caught.value.__notes__ == [f"position: {board!r}"]
    assert type(caught.value) is error
    assert state(board) == before


@pytest.mark.parametrize("move", [-1, 225, "h8", 7.0])
def test_points_off_the_board_are_refused(move: object) -> None:
    board = Board.from_moves("h8")
    before = state(board)
    questions: list[Callable[[Any], object]] = [
        board.push,
        board.is_legal,
        board.captures,
        board.color_at,
        board.move_text,
        board.xy,
    ]
    for ask in questions:
        with pytest.raises(OutOfRangeError, match="is not on a 15x15 board: expected 0 to 224"):
            ask(move)
    assert state(board) == before


@pytest.mark.parametrize(("text", "error"), [("h8i9", MoveTextError), ("p1", OutOfRangeError)])
def test_push_text_refuses_what_names_no_point(text: str, error: type[ValueError]) -> None:
    board = Board.from_moves("h8")
    before = state(board)
    with pytest.raises(error, match=repr(text)):
        board.push_text(text)
    assert state(board) == before


def test_a_forbidden_move_says_which_and_why_also_after_a_trip_to_another_process() -> None:
    board = drawn(DOUBLE_FOUR, turn=BLACK, rule="renju")
    with pytest.raises(ForbiddenError) as caught:
        board.push_text("c3")
    for error in (caught.value, pickle.loads(pickle.dumps(caught.value))):
        assert (error.move, error.reason) == (12, ForbiddenReason.DOUBLE_FOUR)
        assert str(error) == str(caught.value)


# What may be played


def test_legal_moves_behave_like_a_container() -> None:
    board = Board.from_moves("c3 d4", size=5)
    moves = board.legal_moves
    assert list(moves) == [move for move in range(25) if move not in (8, 12)]
    assert len(moves) == 23
    assert moves
    assert 0 in moves
    assert all(other not in moves for other in (12, -1, 25, "a1", None, 1.5))
    assert repr(moves).startswith("<LegalMoves: a5 b5 c5 d5 e5 a4 b4 c4 e4 ")


def test_legal_moves_follow_the_board() -> None:
    board = Board(size=5)
    moves = board.legal_moves
    board.push(0)
    assert 0 not in moves
    assert len(moves) == 24


def test_legal_moves_are_worked_out_only_as_far_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(
        tengen.board, "forbidden_reason", lambda cells, size, move, *rest: asked.append(move)
    )
    moves = Board("renju").legal_moves
    assert asked == []
    assert moves
    assert asked == [0]
    assert 112 in moves
    assert asked == [0, 112]
    assert next(iter(moves)) == 0
    assert asked == [0, 112, 0]


def test_after_the_end_nothing_is_legal_and_nothing_forbidden() -> None:
    board = won()
    assert not board.legal_moves
    assert list(board.legal_moves) == []
    assert not board.is_legal(0)
    fouled = drawn(DOUBLE_FOUR, turn=BLACK, rule="renju")
    fouled.push_text("c3", foul=True)
    assert fouled.forbidden_points == {}


def test_forbidden_points_are_those_of_the_side_to_move() -> None:
    board = drawn(DOUBLE_FOUR, turn=BLACK, rule="renju")
    forbidden = {board.parse_move("c3"): ForbiddenReason.DOUBLE_FOUR}
    assert board.forbidden_points == board.forbidden_for(BLACK) == forbidden
    assert board.forbidden_for(WHITE) == {}
    assert not board.is_legal(12)
    assert 12 not in board.legal_moves
    board.push_text("a5")
    assert board.forbidden_points == {}
    assert board.forbidden_for(BLACK) == forbidden


@pytest.mark.parametrize("rule", ["freestyle", "standard", "caro", "caro-standard"])
def test_most_rules_forbid_nothing(rule: str) -> None:
    board = drawn(DOUBLE_FOUR, turn=BLACK, rule=rule)
    assert board.forbidden_for(BLACK) == board.forbidden_for(WHITE) == {}
    assert board.is_legal(12)
