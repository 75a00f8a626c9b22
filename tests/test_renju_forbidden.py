"""Every forbidden point of 810 renju boards, with the reason and no other point."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

import reference
from reference import Point, Shift
from tengen.board import Board
from tengen.coords import SYMMETRIES, Symmetry
from tengen.rules import Color

DATA = Path(__file__).parent / "data" / "renju_forbidden.jsonl"
MARGIN = 5
SHIFTS_PER_BOARD = 4


class Example(NamedTuple):
    """A board with Black to move and what is forbidden there."""

    size: int
    black: list[Point]
    white: list[Point]
    forbidden: dict[Point, str]

    def image(self, index: int) -> "Example":
        """The board under one of the eight symmetries."""

        def image(points: Iterable[Point]) -> list[Point]:
            return [reference.images(point, self.size)[index] for point in points]

        reasons = zip(image(self.forbidden), self.forbidden.values(), strict=True)
        return Example(self.size, image(self.black), image(self.white), dict(reasons))

    def shifted(self, shift: Shift) -> "Example":
        """The board with every stone moved."""
        return Example(
            shift.size,
            [shift(point) for point in self.black],
            [shift(point) for point in self.white],
            {shift(point): reason for point, reason in self.forbidden.items()},
        )

    def board(self, turn: Color = Color.BLACK) -> Board:
        return Board.from_stones(
            black=self.black, white=self.white, turn=turn, rule="renju", size=self.size
        )


def read_examples() -> list[Example]:
    examples = []
    for line in DATA.read_text().splitlines():
        record = json.loads(line)
        examples.append(
            Example(
                record["size"],
                [(x, y) for x, y in record["black"]],
                [(x, y) for x, y in record["white"]],
                {(x, y): reason for x, y, reason in record["forbidden"]},
            )
        )
    return examples


EXAMPLES = read_examples()


def forbidden_of(board: Board) -> dict[Point, str]:
    return {board.xy(move): reason.value for move, reason in board.forbidden_points.items()}


def wrong(examples: Iterable[Example]) -> list[tuple[Example, dict[Point, str]]]:
    """The examples on which the library differs, each with what it says."""
    answers = [(example, forbidden_of(example.board())) for example in examples]
    return [(example, answer) for example, answer in answers if answer != example.forbidden]


def safe_shifts(example: Example) -> list[Shift]:
    """A few of the shifts that cannot change what is forbidden, spread over all there are.

    A wall is to Black a point that is neither empty nor black, so it matters only where a shape
    needs the point to be empty: the gap of a four, the two ends of a straight four, the stone that
    makes it. Such a point lies at most one beyond the stones of the shape. These are stones on the
    board and the point in question, which is at most two beyond them (its row of four holds two
    of them), and deeper in the recursion stones placed by it, which go one further out only when
    the line holds two earlier ones that are out already. Five points from every black stone are
    thus beyond what any shape reads. White stones only have to stay on the board.
    """
    everyone = example.black + example.white
    safe = [
        shift
        for shift in reference.shifts(example.black, example.size, MARGIN)
        if all(reference.on_board(shift(point), shift.size) for point in everyone)
    ]
    return safe[:: max(1, len(safe) // SHIFTS_PER_BOARD)]


def test_the_file_holds_what_these_tests_rely_on() -> None:
    reasons = [reason for example in EXAMPLES for reason in example.forbidden.values()]
    assert len(EXAMPLES) == 810
    assert {reason: reasons.count(reason) for reason in sorted(set(reasons))} == {
        "double-four": 363,
        "double-three": 633,
        "overline": 88,
    }


@pytest.mark.parametrize("index", range(8))
def test_every_board_in_every_symmetry_has_exactly_its_forbidden_points(index: int) -> None:
    assert wrong(example.image(index) for example in EXAMPLES) == []


def test_shifted_boards_have_exactly_the_shifted_forbidden_points() -> None:
    moved = [
        (example, shift)
        for example in EXAMPLES
        if example.forbidden
        for shift in safe_shifts(example)
    ]
    assert len({id(example) for example, _ in moved}) > 200
    assert {shift.size for _, shift in moved} > {13, 15, 17, 20, 22}
    assert wrong(example.shifted(shift) for example, shift in moved) == []


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_forbidden_points_move_with_a_transformed_board(symmetry: Symmetry) -> None:
    for example in EXAMPLES[::10]:
        board = example.board()
        expected = {
            symmetry.apply(move, board.size): reason
            for move, reason in board.forbidden_points.items()
        }
        assert board.transform(symmetry).forbidden_points == expected


def test_legality_follows_from_the_forbidden_points() -> None:
    for example in EXAMPLES[::5]:
        board = example.board()
        taken = set(example.black + example.white)
        expected = [
            point
            for point in reference.all_points(example.size)
            if point not in taken and point not in example.forbidden
        ]
        assert [board.xy(move) for move in board.legal_moves] == expected


def test_nothing_is_forbidden_to_white() -> None:
    for example in EXAMPLES[::10]:
        board = example.board(Color.WHITE)
        assert board.forbidden_points == {}
        assert board.forbidden_for(Color.WHITE) == {}
        assert len(board.legal_moves) == example.size**2 - len(example.black + example.white)
        seen = {board.xy(move): reason for move, reason in board.forbidden_for(Color.BLACK).items()}
        assert seen == example.forbidden


def test_the_reference_agrees_where_the_recursion_decides() -> None:
    for example in EXAMPLES[700:]:
        stones = dict.fromkeys(example.black, reference.BLACK)
        stones |= dict.fromkeys(example.white, reference.WHITE)
        empty = reference.start("renju", example.size)
        state = reference.State("renju", example.size, stones, reference.BLACK, empty.pairs)
        assert reference.forbidden_points(state, reference.BLACK) == example.forbidden
