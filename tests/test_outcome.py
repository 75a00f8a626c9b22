"""Every way a game ends on the board, under every rule, by positions to check by eye."""

import itertools
import json
from collections.abc import Callable, Sequence

import pytest

from drawing import LONGEST, drawn, names, state
from tengen import (
    RULES,
    Board,
    Color,
    ForbiddenError,
    ForbiddenReason,
    GameOverError,
    Outcome,
    SetupError,
    Symmetry,
    Termination,
)
from tengen.rules import Overline

BLACK, WHITE = Color.BLACK, Color.WHITE

# Lines of a board from edge to edge: where the cell with this index lies.
LINES: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "top row": lambda index, last: (index, 0),
    "bottom row": lambda index, last: (index, last),
    "left column": lambda index, last: (0, index),
    "right column": lambda index, last: (last, index),
    "diagonal": lambda index, last: (index, index),
    "antidiagonal": lambda index, last: (index, last - index),
}


def on_line(cells: str, line: str, *, rule: str, color: Color) -> tuple[Board, int]:
    """The board with these cells on a line, X for `color`; and the point marked *."""
    size = len(cells)
    places = [LINES[line](index, size - 1) for index in range(size)]
    own, enemy = ([p for p, cell in zip(places, cells, strict=True) if cell == c] for c in "XO")
    black, white = (own, enemy) if color is BLACK else (enemy, own)
    board = Board.from_stones(black=black, white=white, turn=color, rule=rule, size=size)
    return board, board.move_at(*places[cells.index("*")])


def assert_won(
    board: Board, termination: Termination, winner: Color, line: Sequence[str] = ()
) -> None:
    """The board's outcome is this, with the points of the line by name."""
    outcome = board.outcome()
    assert outcome is not None
    assert (outcome.termination, outcome.winner) == (termination, winner)
    assert names(board, outcome.line) == list(line)


# Lines

ALL = set(RULES)
BLOCKED_FIVE_WINS = ALL - {"caro", "caro-standard"}
OVERLINE_WINS = {"freestyle", "caro", "42", "renju"}  # renju: White's only


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(
    ("cells", "winning"),
    [
        ("XX*XX", ALL),
        ("XXXX*....", ALL),
        ("....*XXXX", ALL),
        ("OXXXX*...", ALL),
        ("OXX*XXO..", BLOCKED_FIVE_WINS),
        ("*XXXXO...", ALL),  # the edge does not block
        ("...OXXXX*", ALL),
        ("XXX*.X.XX", set()),
        ("OXXX*XXO.", OVERLINE_WINS),
        ("XXX*XX...", OVERLINE_WINS),
        ("XXXX*XXXX", OVERLINE_WINS),
        ("XXXX*" + "." * 17, ALL),
        ("." * 16 + "XXX*XX", OVERLINE_WINS),
    ],
)
def test_which_lines_win(cells: str, winning: set[str], rule: str) -> None:
    for color, line in itertools.product(Color, LINES):
        board, move = on_line(cells, line, rule=rule, color=color)
        own = sorted({*board.stones(color), move})
        if winning is OVERLINE_WINS and RULES[rule].overline(color) is Overline.FORBIDDEN:
            assert board.forbidden_points == {move: ForbiddenReason.OVERLINE}
            board.push(move, foul=True)
            expected: Outcome | None = Outcome(Termination.FORBIDDEN, color.other)
        else:
            board.push(move)
            won = rule in winning
            expected = Outcome(Termination.FIVE, color, tuple(own)) if won else None
        assert board.outcome() == expected, f"{color.title} on the {line}"


def test_the_line_shows_the_stones_that_won_in_order() -> None:
    board = Board.from_moves("d4 a1 f6 b1 e5 c1 b2 d1 c3")
    assert_won(board, Termination.FIVE, BLACK, ["f6", "e5", "d4", "c3", "b2"])
    assert board.is_game_over()


# Black's e5 makes a row of six, a column and both diagonals.
STAR = """
    X...X...X
    .X..X..X.
    ..X.X.X..
    ...XXX...
    XXXX.X...
    .........
    .........
    .........
    .........
"""
AXES_IN_ORDER = {
    "row": ["a5", "b5", "c5", "d5", "e5", "f5"],
    "column": ["e9", "e8", "e7", "e6", "e5"],
    "falling diagonal": ["a9", "b8", "c7", "d6", "e5"],
    "rising diagonal": ["i9", "h8", "g7", "f6", "e5"],
}


@pytest.mark.parametrize("first", AXES_IN_ORDER)
def test_of_several_winning_lines_the_first_axis_is_told(first: str) -> None:
    axes = list(AXES_IN_ORDER)
    board = drawn(STAR, turn=BLACK)
    without = {name for axis in axes[: axes.index(first)] for name in AXES_IN_ORDER[axis]}
    black = [board.xy(m) for m in board.stones(BLACK) if board.move_text(m) not in without]
    for symmetry in Symmetry:
        board = Board.from_stones(black=black, turn=BLACK, size=9)
        board.push_text("e5")
        assert_won(board, Termination.FIVE, BLACK, AXES_IN_ORDER[first])
        image = board.transform(symmetry)
        again = image.root()
        again.push(image.peek())
        assert image.outcome() == again.outcome()


def test_a_blocked_five_on_one_line_does_not_hide_a_free_one_on_another() -> None:
    board = drawn(
        """
        ..X....
        ..X....
        OX*XXXO
        ..X....
        ..X....
        .......
        .......
        """,
        turn=BLACK,
        rule="caro",
    )
    board.push_text("c5")
    assert_won(board, Termination.FIVE, BLACK, ["c7", "c6", "c5", "c4", "c3"])


def test_in_renju_a_five_wins_whatever_else_it_makes() -> None:
    board = drawn(
        """
        ..X....
        ..X....
        XX*XXX.
        ..X....
        ..X....
        .......
        .......
        """,
        turn=BLACK,
        rule="renju",
    )
    board.push_text("c5")  # six in the row, five in the column
    assert_won(board, Termination.FIVE, BLACK, ["c7", "c6", "c5", "c4", "c3"])


# Draws

ALMOST_FULL = """
    XOOOO
    XOOXX
    XXOXX
    OXXXO
    OOOX.
"""


@pytest.mark.parametrize("rule", RULES)
def test_a_full_board_is_a_draw(rule: str) -> None:
    board = drawn(ALMOST_FULL, turn=BLACK, rule=rule)
    before = state(board)
    board.push_text("e1")
    assert board.outcome() == (Termination.FULL_BOARD, None, ())
    assert not board.legal_moves
    with pytest.raises(
        GameOverError, match=r"c3 cannot be played: the game is over \(full-board\)"
    ):
        board.push_text("c3")
    board.pop()
    assert state(board) == before


def test_the_last_point_may_still_win() -> None:
    board = drawn("XXOXO OXXOO XXXXO OOXXX OOOO.", turn=BLACK)
    board.push_text("e1")
    assert_won(board, Termination.FIVE, BLACK, ["a5", "b4", "c3", "d2", "e1"])


def test_a_set_up_may_be_full_and_is_over_at_once() -> None:
    board = drawn(ALMOST_FULL.replace(".", "X"))
    assert board.outcome() == (Termination.FULL_BOARD, None, ())
    with pytest.raises(GameOverError, match="full-board"):
        board.push(0)


def test_a_board_may_fill_after_captures() -> None:
    board = Board.from_moves(LONGEST, rule="42", size=5)
    assert board.outcome() == (Termination.FULL_BOARD, None, ())


def test_black_with_forbidden_points_only_draws() -> None:
    """Each corner makes two fours; White takes the only other point."""
    board = drawn(
        """
        .XXX.
        XOOOX
        XO.OX
        XOOOX
        .XXX.
        """,
        turn=WHITE,
        rule="renju",
    )
    before = state(board)
    board.push_text("c3")
    corners = [board.parse_move(name) for name in ("a5", "e5", "a1", "e1")]
    assert board.forbidden_points == dict.fromkeys(corners, ForbiddenReason.DOUBLE_FOUR)
    assert board.outcome() == (Termination.NO_MOVE, None, ())
    assert board.is_game_over()
    for name in ("a1", "c3"):
        for foul in (False, True):
            with pytest.raises(
                GameOverError, match=rf"{name} cannot .* the game is over \(no-move\)"
            ):
                board.push_text(name, foul=foul)
    board.pop()
    assert state(board) == before


def test_white_may_play_where_black_may_not() -> None:
    board = drawn(".XXX. XOOOX XOXOX XOOOX .XXX.", turn=WHITE, rule="renju")
    assert len(board.legal_moves) == 4
    assert board.outcome() is None


def test_under_1337_the_last_point_may_be_forbidden() -> None:
    """Black's c3 would make with d4 a pair between e5 and b2, which 42 allows."""
    drawing = "XOOOO XOOXX XX.OX XOXXX OOOOX"
    board = drawn(drawing, turn=BLACK, rule="1337")
    assert board.forbidden_points == {12: ForbiddenReason.IN_CAPTURE}
    assert board.outcome() == (Termination.NO_MOVE, None, ())
    assert drawn(drawing, turn=BLACK, rule="42").outcome() is None


# Fouls


@pytest.mark.parametrize(
    ("rule", "row", "reason"),
    [
        ("renju", "XXX*XX...", ForbiddenReason.OVERLINE),
        ("renju", "X.X*X.X..", ForbiddenReason.DOUBLE_FOUR),
        ("1337", "XXX*XX...", ForbiddenReason.OVERLINE),
        ("1337", ".OX*O....", ForbiddenReason.IN_CAPTURE),
    ],
)
def test_a_foul_is_refused_or_loses(rule: str, row: str, reason: ForbiddenReason) -> None:
    board, move = on_line(row, "top row", rule=rule, color=BLACK)
    before = state(board)
    with pytest.raises(ForbiddenError) as caught:
        board.push(move)
    assert caught.value.reason is reason
    assert state(board) == before
    board.push(move, foul=True)
    assert_won(board, Termination.FORBIDDEN, WHITE)
    assert board.color_at(move) is BLACK
    assert board.pending_five is None
    with pytest.raises(GameOverError, match=r"the game is over \(forbidden\)"):
        board.push_text("a1", foul=True)
    assert board.pop() == move
    assert state(board) == before


def test_a_double_three_is_a_foul_too() -> None:
    drawing = """
        .......
        ...X...
        ...X...
        .XX*...
        .......
        .......
        .......
    """
    for rule in ("renju", "1337", "42"):
        board = drawn(drawing, turn=BLACK, rule=rule)
        assert board.forbidden_points[board.parse_move("d4")] is ForbiddenReason.DOUBLE_THREE
        board.push_text("d4", foul=True)
        assert_won(board, Termination.FORBIDDEN, WHITE)


def test_a_legal_move_is_no_foul() -> None:
    board = Board("renju")
    board.push_text("h8", foul=True)
    assert board.outcome() is None


# Captures and pending fives

# Black's g5 makes five; White's d4 takes d5 and d6 and breaks it.
BREAKABLE = """
    .........
    .........
    ...O.....
    ...X.....
    ..XXXX*..
    .........
    .........
    .........
    .........
"""
FIVE = ["c5", "d5", "e5", "f5", "g5"]


@pytest.fixture(params=["1337", "42"])
def capture_rule(request: pytest.FixtureRequest) -> str:
    """Each rule that captures."""
    return str(request.param)


def test_a_breakable_five_is_pending(capture_rule: str) -> None:
    board = drawn(BREAKABLE, turn=BLACK, rule=capture_rule)
    before = state(board)
    board.push_text("g5")
    assert board.pending_five is BLACK
    assert board.outcome() is None
    board.pop()
    assert state(board) == before


def test_a_pending_five_is_broken_and_the_game_goes_on(capture_rule: str) -> None:
    board = drawn(BREAKABLE, turn=BLACK, rule=capture_rule)
    board.push_text("g5")
    before = state(board)
    board.push_text("d4")
    assert board.pending_five is None
    assert board.outcome() is None
    assert board.captured_pairs == (0, 1)
    board.pop()
    assert state(board) == before


def test_a_pending_five_that_still_stands_wins(capture_rule: str) -> None:
    board = drawn(BREAKABLE, turn=BLACK, rule=capture_rule)
    board.push_text("g5")
    before = state(board)
    board.push_text("a1")
    assert_won(board, Termination.UNBROKEN_FIVE, BLACK, FIVE)
    assert board.pending_five is None
    board.pop()
    assert state(board) == before


def test_a_five_that_no_capture_breaks_wins_at_once(capture_rule: str) -> None:
    board = drawn(BREAKABLE.replace("O", "."), turn=BLACK, rule=capture_rule)
    board.push_text("g5")
    assert_won(board, Termination.FIVE, BLACK, FIVE)


def test_one_reply_must_break_every_five(capture_rule: str) -> None:
    """The column of g5 is a second five, out of reach of the capture."""
    two_fives = """
        ......X..
        ......X..
        ...O..X..
        ...X..X..
        ..XXXX*..
        .........
        .........
        .........
        .........
    """
    board = drawn(two_fives, turn=BLACK, rule=capture_rule)
    board.push_text("g5")
    assert_won(board, Termination.FIVE, BLACK, FIVE)


def test_a_forbidden_capture_breaks_nothing() -> None:
    """White's d4 would make with e4 a pair between c4 and f4: 1337 forbids it, 42 does not."""
    drawing = """
        .........
        .........
        ...O.....
        ...X.....
        ..XXXX*..
        ..X.OX...
        .........
        .........
        .........
    """
    board = drawn(drawing, turn=BLACK, rule="1337")
    board.push_text("g5")
    assert board.outcome() is not None
    board = drawn(drawing, turn=BLACK, rule="42")
    board.push_text("g5")
    assert board.pending_five is BLACK


def test_the_reply_to_a_pending_five_may_not_make_a_five_of_its_own(capture_rule: str) -> None:
    board = drawn(
        BREAKABLE.replace("........." + "\n", "OOOO.....\n", 1), turn=BLACK, rule=capture_rule
    )
    board.push_text("g5")
    board.push_text("e9")
    assert_won(board, Termination.UNBROKEN_FIVE, BLACK, FIVE)


def test_the_breaking_capture_may_win_by_a_five_of_its_own(capture_rule: str) -> None:
    drawing = BREAKABLE.replace("..XXXX*..\n    .........", "..XXXX*..\n    ....OOOO.")
    board = drawn(drawing, turn=BLACK, rule=capture_rule)
    board.push_text("g5")
    assert board.pending_five is BLACK
    board.push_text("d4")
    assert_won(board, Termination.FIVE, WHITE, ["d4", "e4", "f4", "g4", "h4"])


# White's a1 takes a2 and a3, far from any five.
FIFTH_PAIR = """
    .........
    .........
    .........
    .........
    ..XXXX*..
    O........
    X........
    X........
    .........
"""


@pytest.mark.parametrize("pairs", [(0, 4), (4, 4)])
def test_the_fifth_pair_wins(capture_rule: str, pairs: tuple[int, int]) -> None:
    board = drawn(FIFTH_PAIR, turn=WHITE, rule=capture_rule, captured_pairs=pairs)
    before = state(board)
    board.push_text("a1")
    assert_won(board, Termination.CAPTURES, WHITE)
    assert board.captured_pairs == (pairs[0], 5)
    board.pop()
    assert state(board) == before


def test_the_fifth_pair_answers_a_five_it_cannot_break(capture_rule: str) -> None:
    board = drawn(FIFTH_PAIR, turn=BLACK, rule=capture_rule, captured_pairs=(0, 4))
    board.push_text("g5")
    assert board.pending_five is BLACK
    board.push_text("a1")
    assert_won(board, Termination.CAPTURES, WHITE)


def test_four_pairs_are_not_enough(capture_rule: str) -> None:
    board = drawn(FIFTH_PAIR, turn=BLACK, rule=capture_rule, captured_pairs=(4, 3))
    board.push_text("g5")
    assert board.outcome() is not None  # White's fourth pair breaks nothing
    board = drawn(FIFTH_PAIR, turn=WHITE, rule=capture_rule, captured_pairs=(4, 3))
    board.push_text("a1")
    assert board.outcome() is None


def test_two_pairs_at_once_may_pass_five() -> None:
    drawing = FIFTH_PAIR.replace("X........\n    .........", "X........\n    .XXO.....")
    board = drawn(drawing, turn=WHITE, rule="42", captured_pairs=(0, 4))
    board.push_text("a1")
    assert_won(board, Termination.CAPTURES, WHITE)
    assert board.captured_pairs == (0, 6)


# Fives in a set-up

STANDING = BREAKABLE.replace("*", "X")


def test_a_breakable_five_may_stand_in_a_set_up(capture_rule: str) -> None:
    board = drawn(STANDING, turn=WHITE, rule=capture_rule)
    assert board.pending_five is BLACK
    assert board.root().pending_five is BLACK
    assert board.outcome() is None
    board.push_text("a1")
    assert_won(board, Termination.UNBROKEN_FIVE, BLACK, FIVE)
    board.pop()
    assert board.pending_five is BLACK


@pytest.mark.parametrize(
    ("drawing", "turn"),
    [(STANDING, BLACK), (STANDING.replace("O", "."), WHITE)],
    ids=["of the side to move", "that nothing breaks"],
)
def test_other_fives_are_refused_in_a_set_up(drawing: str, turn: Color, capture_rule: str) -> None:
    with pytest.raises(SetupError, match="Black has won already with c5 d5 e5 f5 g5"):
        drawn(drawing, turn=turn, rule=capture_rule)


def test_an_outcome_survives_as_plain_data() -> None:
    board = Board.from_moves("a1 a2 b1 b2 c1 c2 d1 d2 e1", size=9)
    outcome = board.outcome()
    assert outcome is not None
    plain = json.loads(json.dumps(outcome.to_plain(9)))
    assert plain == {
        "termination": "five",
        "winner": "black",
        "line": ["a1", "b1", "c1", "d1", "e1"],
    }
    assert Outcome.from_plain(plain, 9) == outcome
