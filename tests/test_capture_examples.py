"""Thirty-three worked positions of the capture rules, every verdict of both presets."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import reference
from reference import BLACK, OTHER, WHITE, Point
from tengen.board import Board
from tengen.errors import ForbiddenError
from tengen.rules import Color

DATA = Path(__file__).parent / "data" / "capture_examples.jsonl"
PRESETS = ("42", "1337")
COLORS = {"X": BLACK, "O": WHITE, None: None}
TERMINATIONS = {
    "five": "FIVE",
    "captures": "CAPTURES",
    "five not broken": "UNBROKEN_FIVE",
    None: None,
}
MARGIN = 3
SHIFTS_PER_EXAMPLE = 12


class Verdict(NamedTuple):
    """What one move does; `illegal` holds the reason when it may not be played."""

    move: Point
    illegal: str | None = None
    captured: frozenset[Point] = frozenset()
    pairs: tuple[int, int] = (0, 0)
    pending: str | None = None
    winner: str | None = None
    termination: str | None = None


class Example(NamedTuple):
    """A position and, for each preset, what its moves do one after the other."""

    name: str
    size: int
    stones: dict[Point, str]
    turn: str
    pairs: tuple[int, int]
    verdicts: dict[str, list[Verdict]]

    def points(self) -> list[Point]:
        """Where anything stands or is played."""
        moves = {verdict.move for preset in PRESETS for verdict in self.verdicts[preset]}
        return sorted(moves.union(self.stones))

    def moved(self, size: int, place: Callable[[Point], Point]) -> "Example":
        """The same example with every point carried elsewhere."""
        return self._replace(
            size=size,
            stones={place(point): color for point, color in self.stones.items()},
            verdicts={
                preset: [
                    verdict._replace(
                        move=place(verdict.move),
                        captured=frozenset(place(point) for point in verdict.captured),
                    )
                    for verdict in verdicts
                ]
                for preset, verdicts in self.verdicts.items()
            },
        )

    def image(self, index: int) -> "Example":
        """The example under one of the eight symmetries."""
        return self.moved(self.size, lambda point: reference.images(point, self.size)[index])

    def with_colors_swapped(self) -> "Example":
        """The same example for the other side: the capture rules treat both alike."""

        def swap(color: str | None) -> str | None:
            return None if color is None else OTHER[color]

        return self._replace(
            stones={point: OTHER[color] for point, color in self.stones.items()},
            turn=OTHER[self.turn],
            pairs=(self.pairs[1], self.pairs[0]),
            verdicts={
                preset: [
                    verdict._replace(
                        pairs=(verdict.pairs[1], verdict.pairs[0]),
                        pending=swap(verdict.pending),
                        winner=swap(verdict.winner),
                    )
                    for verdict in verdicts
                ]
                for preset, verdicts in self.verdicts.items()
            },
        )

    def board(self, preset: str) -> Board:
        return Board.from_stones(
            black=[point for point, color in self.stones.items() if color == BLACK],
            white=[point for point, color in self.stones.items() if color == WHITE],
            turn=self.turn,
            rule=preset,
            size=self.size,
            captured_pairs=self.pairs,
        )


def read_examples() -> list[Example]:
    examples = []
    for line in DATA.read_text().splitlines():
        record = json.loads(line)
        stones = {
            (x, y): BLACK if letter == "X" else WHITE
            for y, row in enumerate(record["board"])
            for x, letter in enumerate(row)
            if letter != "."
        }
        verdicts = {
            preset: [read_verdict(fields) for fields in record["expect"][preset]]
            for preset in PRESETS
        }
        black, white = record["pairs"]
        turn = BLACK if record["turn"] == "X" else WHITE
        name, size = record["id"], len(record["board"])
        examples.append(Example(name, size, stones, turn, (black, white), verdicts))
    return examples


def read_verdict(fields: dict[str, Any]) -> Verdict:
    """A verdict of the file, which writes points as row and column."""
    row, column = fields["move"]
    if "illegal" in fields:
        return Verdict((column, row), illegal=fields["illegal"])
    black, white = fields["pairs"]
    return Verdict(
        (column, row),
        captured=frozenset((x, y) for y, x in fields["captured"]),
        pairs=(black, white),
        pending=COLORS[fields["pending_five"]],
        winner=COLORS[fields["winner"]],
        termination=TERMINATIONS[fields["how"]],
    )


EXAMPLES = read_examples()


def name_of(color: Color | None) -> str | None:
    return None if color is None else color.name.lower()


def judge(board: Board, point: Point) -> Verdict:
    """What the library says about a move, which is played when it is legal."""
    move, before = board.move_at(*point), (board.key, str(board))
    captured = frozenset(board.xy(stone) for stone in board.captures(move))
    reason = board.forbidden_points.get(move)
    assert board.is_legal(move) is (reason is None)
    if reason is not None:
        with pytest.raises(ForbiddenError) as refusal:
            board.push(move)
        assert refusal.value.reason == reason
        assert (board.key, str(board)) == before
        return Verdict(point, illegal=reason.value)
    board.push(move)
    outcome = board.outcome()
    return Verdict(
        point,
        captured=captured,
        pairs=(board.captured_pairs.black, board.captured_pairs.white),
        pending=name_of(board.pending_five),
        winner=None if outcome is None else name_of(outcome.winner),
        termination=None if outcome is None else outcome.termination.name,
    )


def check(example: Example) -> None:
    """Both presets give every verdict of the example, and popping its moves restores the board."""
    for preset in PRESETS:
        board = example.board(preset)
        before = (board.key, str(board), board.pending_five)
        seen = [judge(board, verdict.move) for verdict in example.verdicts[preset]]
        assert seen == example.verdicts[preset], (example, preset)
        while board.ply:
            board.pop()
        assert (board.key, str(board), board.pending_five) == before


def shifted(example: Example) -> list[Example]:
    """A few of the shifts that cannot change a verdict, spread over all there are.

    A wall matters only where a shape needs a point to be empty, and of those the free three reaches
    furthest: two points beyond its own stones (`..XXX.`). These stand already, are played by the
    example, or are a reply that captures, which lies at most one point beyond the stones. So three
    points from everything that stands or is played no wall is read.
    """
    shifts = reference.shifts(example.points(), example.size, MARGIN)
    chosen = shifts[:: max(1, len(shifts) // SHIFTS_PER_EXAMPLE)]
    return [example.moved(shift.size, shift) for shift in chosen]


def test_the_file_holds_what_these_tests_rely_on() -> None:
    verdicts = [
        verdict
        for example in EXAMPLES
        for preset in PRESETS
        for verdict in example.verdicts[preset]
    ]
    assert len(EXAMPLES) == 33
    assert {verdict.termination for verdict in verdicts} == set(TERMINATIONS.values())
    assert {verdict.illegal for verdict in verdicts} == {
        None,
        "in-capture",
        "double-three",
        "double-four",
        "overline",
    }
    assert any(verdict.pending for verdict in verdicts)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_every_verdict_in_every_symmetry_and_for_both_colors(example: Example) -> None:
    for index in range(8):
        image = example.image(index)
        check(image)
        check(image.with_colors_swapped())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_every_verdict_on_shifted_boards(example: Example) -> None:
    images = shifted(example)
    assert len(images) >= SHIFTS_PER_EXAMPLE
    assert len({image.size for image in images}) > 1
    for image in images:
        check(image)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_the_reference_gives_every_verdict(example: Example) -> None:
    for preset in PRESETS:
        black, white = example.pairs
        pairs = {BLACK: black, WHITE: white}
        state = reference.State(preset, example.size, example.stones, example.turn, pairs)
        for verdict in example.verdicts[preset]:
            assert reference.forbidden(state, verdict.move, state.turn) == verdict.illegal
            if verdict.illegal is not None:
                break
            taken = reference.captured(state.stones, verdict.move, state.turn)
            state = reference.play(state, verdict.move)
            assert verdict == Verdict(
                verdict.move,
                captured=frozenset(taken),
                pairs=(state.pairs[BLACK], state.pairs[WHITE]),
                pending=state.pending,
                winner=state.result.winner if state.result else None,
                termination=state.result.termination if state.result else None,
            )
