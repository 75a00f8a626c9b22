"""Threats: each is what it is called, is answered by every answer listed and by no other move."""

import itertools
from collections import Counter

import pytest

import reference
import shape_oracle as oracle
from drawing import drawn, names
from reference import CAPTURE_RULES, OTHER, RULE_NAMES
from shape_oracle import lively_boards, name_of, state_of
from tengen import Board, Color, threats
from tengen.analysis.threats import Threat
from tengen.shapes import Kind

SIZES = (7, 8)
FEW_OR_MANY = pytest.mark.parametrize("positions", [6, pytest.param(150, marks=pytest.mark.long)])


def xy_set(board: Board, points: tuple[int, ...]) -> set[reference.Point]:
    return {board.xy(point) for point in points}


@FEW_OR_MANY
@pytest.mark.parametrize("rule", RULE_NAMES)
def test_every_answer_ends_its_threat_and_no_other_move_does(rule: str, positions: int) -> None:
    met: Counter[Kind] = Counter()
    for board in itertools.islice(lively_boards(rule, SIZES, seed=1), positions):
        state = state_of(board)
        for threat in threats(board):
            check_answers(board, state, threat)
            met[threat.kind] += 1
    assert met.keys() >= {Kind.FOUR, Kind.OPEN_THREE}


def check_answers(board: Board, state: reference.State, threat: Threat) -> None:
    color = name_of(threat.color)
    stones, gains = xy_set(board, threat.stones), xy_set(board, threat.gains)
    assert oracle.holds(state, color, threat.kind, stones, gains), (board, threat)
    answers = set()
    for reply in oracle.empties(state):
        if oracle.is_legal(state, reply, OTHER[color]):
            after = oracle.put(state, reply, OTHER[color])
            enough = after.pairs[OTHER[color]] >= reference.PAIRS_TO_WIN
            is_broken = threat.kind is Kind.FIVE and enough
            if is_broken or not oracle.holds(after, color, threat.kind, stones, gains):
                answers.add(reply)
    assert xy_set(board, threat.answers) == answers, (board, threat)


@FEW_OR_MANY
@pytest.mark.parametrize("rule", RULE_NAMES)
def test_every_five_open_four_double_and_capture_to_come_is_listed(
    rule: str, positions: int
) -> None:
    for board in itertools.islice(lively_boards(rule, SIZES, seed=2), positions):
        if board.pending_five is not None:
            continue  # a row of six would count as one more five
        state, found = state_of(board), threats(board)
        for color in Color:
            own = [threat for threat in found if threat.color == color]
            check_is_complete(board, state, name_of(color), own)


def check_is_complete(board: Board, state: reference.State, color: str, own: list[Threat]) -> None:
    fives = gains_of(board, own, Kind.FOUR, Kind.OPEN_FOUR)
    assert fives == oracle.five_points(state, color), board
    points = [point for point in oracle.empties(state) if point not in fives]
    kinds = {point: oracle.kind_made(state, point, color) for point in points}
    open_fours = {point for point, kind in kinds.items() if kind is Kind.OPEN_FOUR}
    listed = gains_of(board, own, Kind.OPEN_THREE)
    if not fives:  # a line with a four is a four, and its three is not told
        assert listed == open_fours, board
    assert listed <= open_fours
    for kind in (Kind.DOUBLE_FOUR, Kind.FOUR_THREE, Kind.DOUBLE_THREE):
        assert gains_of(board, own, kind) == {p for p, made in kinds.items() if made is kind}, (
            board,
            color,
            kind,
        )
    if state.rule in CAPTURE_RULES:
        assert gains_of(board, own, Kind.CAPTURE, Kind.WINNING_CAPTURE) == {
            point
            for point in oracle.empties(state)
            if reference.captured(state.stones, point, color)
            and oracle.is_legal(state, point, color)
        }


def gains_of(board: Board, own: list[Threat], *kinds: Kind) -> set[reference.Point]:
    return {board.xy(gain) for threat in own if threat.kind in kinds for gain in threat.gains}


# By hand


def told(board: Board) -> list[tuple[str, ...]]:
    """The threats in names: side, kind, stones, gains, answers."""
    return [
        (
            threat.color.title,
            str(threat.kind),
            *(" ".join(names(board, p)) for p in (threat.stones, threat.gains, threat.answers)),
        )
        for threat in threats(board)
    ]


def test_a_five_to_come_of_the_side_to_move_is_first() -> None:
    board = Board.from_moves("h8 h9 i8 i9 j8 j9 k8 k9")
    assert told(board)[0] == ("Black", "open four", "h8 i8 j8 k8", "g8 l8", "")
    board.push_text("a1")
    assert told(board)[0] == ("White", "open four", "h9 i9 j9 k9", "g9 l9", "")


def test_a_four_in_caro_is_answered_from_beyond_its_ends() -> None:
    board = drawn(
        """
        .........
        .........
        .........
        .........
        .OXXXX...
        .........
        .........
        .........
        .........
        """,
        turn="white",
        rule="caro",
    )
    assert told(board) == [("Black", "four", "c5 d5 e5 f5", "g5", "g5 h5")]


def test_black_may_not_block_where_it_would_make_an_overline() -> None:
    board = drawn(
        """
        .........
        .....X...
        .....X...
        XOOOO....
        .....X...
        .....X...
        .....X...
        .........
        .........
        """,
        turn="black",
        rule="renju",
    )
    assert told(board) == [("White", "four", "b6 c6 d6 e6", "f6", "")]


def test_a_pending_five_is_answered_by_the_captures_that_break_it() -> None:
    board = drawn(
        """
        .........
        ...O.....
        ...X.....
        .XXXXX...
        .........
        .........
        .........
        .........
        .........
        """,
        turn="white",
        rule="42",
    )
    assert told(board) == [
        ("Black", "five", "b6 c6 d6 e6 f6", "", "d5"),
        ("White", "capture", "d7 d6", "d5", "d5"),
    ]


def test_a_stone_on_no_line_of_it_answers_a_three_by_making_its_extension_forbidden() -> None:
    board = drawn(
        """
        ..O.XX....
        .XXXX.X...
        ....XXX...
        .....X.X..
        .....O.XX.
        .........X
        ..O...O...
        O.....X...
        ..........
        ..........
        """,
        turn="white",
        rule="renju",
    )
    threat = next(t for t in threats(board) if names(board, t.stones) == ["e9", "f8", "h6"])
    assert (threat.kind, names(board, threat.gains)) == (Kind.OPEN_THREE, ["g7"])
    board.push_text("h5")
    assert board.parse_move("h5") in threat.answers
    assert board.forbidden_points[board.parse_move("g7")] == "double-three"
    board.pop()
    board.push_text("a1")
    assert board.is_legal(board.parse_move("g7"))
