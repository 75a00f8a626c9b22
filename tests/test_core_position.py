"""After any walk of make and unmake, all that a state keeps equals its recomputation from a board.

The recomputation reads the library's board point by point; of the core it uses the tables of the
rule alone, which test_core_patterns.py judges.
"""

import functools
import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from core_support import (
    CAPTURE_RULES,
    DISTANCE,
    RULE_NAMES,
    State,
    core_rule,
    empty_state,
    put,
    to_point,
    with_turn,
)
from tengen.board import Board
from tengen.coords import MAX_SIZE, MIN_SIZE, Move, rays
from tengen.core.captures import LOST, PENDING, UNDECIDED, WON
from tengen.core.layout import LINES, MARGIN, POINTS, STRIDE, WALL, WORDS
from tengen.core.patterns import (
    CLASS_DOUBLE_THREE,
    CLASS_FOUR,
    CLASS_THREE,
    SUSPECT,
)
from tengen.core.position import make, unmake
from tengen.core.setup import new_state, rule_tables
from tengen.lines import CENTRE, windows
from tengen.rules import Color

CHECKS = 4  # full recomputations a walk

ALL_RULES = (*RULE_NAMES, *CAPTURE_RULES)
KEPT = ("size", "turn", "ply", "empties", "key", "renju", "caro", "captures")
KEPT_ARRAYS = (
    "lines",
    "empty_bits",
    "near_bits",
    "info",
    "four_bits",
    "three_bits",
    "capture_info",
    "capture_bits",
)


def kept(state: State) -> dict[str, Any]:
    """All that make and unmake keep up to date, as plain values."""
    ply = int(state["ply"])
    values = {name: int(state[name]) for name in KEPT}
    values |= {name: state[name].tolist() for name in KEPT_ARRAYS}
    values["counts"] = state["counts"][2 * ply : 2 * ply + 2].tolist()
    values["values"] = state["values"][2 * ply : 2 * ply + 2].tolist()
    values["pairs"] = state["pairs"][2 * ply : 2 * ply + 2].tolist()
    values["capture_totals"] = int(state["capture_totals"][ply])
    values["verdict"] = int(state["verdict"][ply])
    return values


def signed(word: int) -> int:
    """A word of 64 bits as the signed number that the arrays hold."""
    return word - (1 << 64) if word >> 63 else word


def bit_words(points: set[int]) -> list[int]:
    """A set of points as words of 64 bits."""
    words = [0] * WORDS
    for point in points:
        words[point >> 6] |= 1 << (point & 63)
    return [signed(word) for word in words]


@functools.cache
def _key_of_empty(rule: str, size: int) -> int:
    return int(new_state(core_rule(rule), size)["key"])


class Recomputed:
    """What a state must hold, worked out from a board."""

    def __init__(self, board: Board, state: State) -> None:
        self.board, self.size = board, board.size
        self.tables = rule_tables(core_rule(board.rule.name))
        self.zobrist, self.pair_keys = state["zobrist"], state["zobrist_pairs"]
        self.turn_key = int(state["zobrist_turn"])
        self.cells = [board.color_at(move) or 0 for move in range(self.size**2)] + [WALL]

    def all(self) -> dict[str, Any]:
        """Everything that `kept` reads from a state."""
        empty = {move for move in range(self.size**2) if not self.cells[move]}
        values: dict[str, Any] = {
            "size": self.size,
            "turn": int(self.board.turn),
            "ply": self.board.ply,
            "empties": len(empty),
            "key": self.key(),
            "renju": int(self.board.rule.name == "renju"),
            "caro": int("caro" in self.board.rule.name),
            "captures": int(self.board.rule.captures),
            "pairs": list(self.board.captured_pairs),
            "verdict": self.verdict(),
            "lines": self.lines(),
            "empty_bits": bit_words({to_point(move, self.size) for move in empty}),
            "near_bits": bit_words(self.near()),
        }
        return values | self.of_points(empty) | self.of_pairs(empty)

    def key(self) -> int:
        key = _key_of_empty(self.board.rule.name, self.size)
        if self.board.turn == Color.WHITE:
            key ^= self.turn_key
        for color in Color:
            for move in self.board.stones(color):
                key ^= int(self.zobrist[(color - 1) * POINTS + to_point(move, self.size)])
        for side, pairs in enumerate(self.board.captured_pairs):
            key ^= int(self.pair_keys[16 * side + pairs])
        return key

    def verdict(self) -> int:
        """What the last move has decided; in the other rules the state does not tell."""
        outcome = self.board.outcome()
        if not self.board.rule.captures:
            return UNDECIDED
        if self.board.pending_five is not None:
            return PENDING
        if outcome is None or outcome.winner is None:
            return UNDECIDED
        return WON if outcome.winner == self.board.turn.other else LOST

    def of_pairs(self, empty: set[Move]) -> dict[str, Any]:
        """Pairs to take and to set up from each empty point, a byte an axis, and their sums."""
        words = [0] * POINTS
        takes: list[set[int]] = [set(), set()]
        totals = [0, 0, 0, 0]
        for move in empty if self.board.rule.captures else ():
            point = to_point(move, self.size)
            for axis, (ahead, behind) in enumerate(rays(self.size)[move]):
                for ray in (ahead[:3], behind[:3]):
                    for field in self.pair_fields(ray):
                        words[point] += 1 << (8 * axis + 2 * field)
                        totals[field] += 1
                        if field < 2:
                            takes[field].add(point)
        return {
            "capture_info": words,
            "capture_bits": bit_words(takes[0]) + bit_words(takes[1]),
            "capture_totals": sum(total << (16 * field) for field, total in enumerate(totals)),
        }

    def pair_fields(self, ray: tuple[Move, ...]) -> list[int]:
        """0 or 1 when that colour takes a pair along the ray, 2 or 3 when it can set one up."""
        if len(ray) < 3:
            return []
        first, second, third = (self.cells[move] for move in ray)
        if first != second or not first:
            return []
        own = int(Color(first).other)
        return [own - 1] if third == own else [own + 1] if not third else []

    def lines(self) -> list[int]:
        """Walls, and on them the cells of the board, two bits each."""
        words = [(1 << 64) - 1] * (4 * LINES)
        for move in range(self.size**2):
            row, column = move // self.size + MARGIN, move % self.size + MARGIN
            for line, cell in (
                (row, column),
                (LINES + column, row),
                (2 * LINES + column - row + 32, column),
                (3 * LINES + column + row, column),
            ):
                words[line] ^= (WALL ^ self.cells[move]) << (2 * cell)
        return [signed(word) for word in words]

    def near(self) -> set[int]:
        """Points around stones: a square of two, and lines of DISTANCE."""
        around = [
            (dx, dy)
            for dx, dy in product(range(-DISTANCE, DISTANCE + 1), repeat=2)
            if 0 < max(abs(dx), abs(dy)) <= 2 or 0 in (dx, dy) or abs(dx) == abs(dy)
        ]
        stones = (divmod(move, self.size) for move in range(self.size**2) if self.cells[move])
        board = range(self.size)
        return {
            to_point((y + dy) * self.size + x + dx, self.size)
            for y, x in stones
            for dx, dy in around
            if (dx, dy) != (0, 0) and x + dx in board and y + dy in board
        }

    def shapes(self, move: Move, color: Color) -> int:
        """The four shapes that a stone would make, by windows of the library."""
        word = 0
        for axis, read in enumerate(windows(self.size)[move]):
            window = read(self.cells)
            reach = self.tables.reach
            around = window[CENTRE - reach : CENTRE] + window[CENTRE + 1 : CENTRE + 1 + reach]
            index = sum(cell << (2 * place) for place, cell in enumerate(around))
            pair = int(self.tables.shapes[index])
            word |= (pair >> 4 if color == Color.WHITE else pair & 15) << (4 * axis)
        return word

    def of_points(self, empty: set[Move]) -> dict[str, Any]:
        """Shapes and classes of the empty points, and their sums and sets."""
        info = [0] * (STRIDE * STRIDE)
        counts, values = [0, 0], [0, 0]
        fours: list[set[int]] = [set(), set()]
        threes: list[set[int]] = [set(), set()]
        for move in empty:
            point = to_point(move, self.size)
            for side, color in enumerate(Color):
                shapes = self.shapes(move, color)
                told = int(self.tables.classes[65536 * side + shapes])
                point_class, value = told & 15, told >> 4
                info[point] |= (shapes << (16 * side)) | (told << (32 + 15 * side))
                values[side] += value
                if 0 < point_class < SUSPECT:
                    counts[side] += 1 << (10 * (point_class - 1))
                if point_class & 7 >= CLASS_FOUR:
                    fours[side].add(point)
                if point_class & 7 in (CLASS_THREE, CLASS_DOUBLE_THREE):
                    threes[side].add(point)
        return {
            "info": info,
            "counts": counts,
            "values": values,
            "four_bits": bit_words(fours[0]) + bit_words(fours[1]),
            "three_bits": bit_words(threes[0]) + bit_words(threes[1]),
        }


def differing(state: State, board: Board) -> list[str]:
    """The names of what is not as the board says."""
    expected, found = Recomputed(board, state).all(), kept(state)
    return [name for name in found if found[name] != expected[name]]


def random_move(rng: random.Random, board: Board) -> Move | None:
    """A legal move, mostly near the last one so that rows come to be."""
    size = board.size
    if board.rule.captures and rng.random() < 0.3:
        recent = [
            ray for move in board.move_stack[-8:] for axis in rays(size)[move] for ray in axis
        ]
        ends = [ray[steps] for ray in recent for steps in (0, 2) if len(ray) > steps]
        for move in rng.sample(ends, len(ends)):
            if board.color_at(move) is None and board.captures(move) and board.is_legal(move):
                return move
    for _ in range(30):
        move = rng.randrange(size * size)
        if board.ply and rng.random() < 0.8:
            x, y = board.xy(rng.choice(board.move_stack[-6:]))
            x, y = x + rng.randint(-2, 2), y + rng.randint(-2, 2)
            move = y * size + x if 0 <= x < size and 0 <= y < size else move
        if board.is_legal(move):
            return move
    return next(iter(board.legal_moves), None)


def walk(rng: random.Random, state: State, board: Board, steps: int) -> None:
    """Make and unmake random moves on both."""
    backwards = rng.choice((0.1, 0.3, 0.45))
    for _ in range(steps):
        move = None if rng.random() < backwards else random_move(rng, board)
        if move is not None:
            make(state, to_point(move, board.size))
            board.push(move)
        elif board.ply:
            unmake(state)
            board.pop()


@pytest.mark.parametrize("size", range(MIN_SIZE, MAX_SIZE + 1))
@pytest.mark.parametrize("rule", ALL_RULES)
def test_a_walk_keeps_everything_true(rule: str, size: int) -> None:
    rng, state, board = random.Random(f"{rule} {size}"), empty_state(rule, size), Board(rule, size)
    empty = kept(state)
    assert differing(state, board) == []
    for _ in range(CHECKS):
        walk(rng, state, board, rng.randint(10, size * size))
        assert differing(state, board) == []
    while board.ply:
        unmake(state)
        board.pop()
    assert kept(state) == empty


@pytest.mark.parametrize("size", [5, 9, 15, 22])
@pytest.mark.parametrize("rule", ALL_RULES)
def test_unmake_restores_every_bit_at_every_ply(rule: str, size: int) -> None:
    rng, state, board = random.Random(f"{rule} {size}"), empty_state(rule, size), Board(rule, size)
    before = [kept(state)]
    while len(before) <= size * size and (move := random_move(rng, board)) is not None:
        make(state, to_point(move, size))
        board.push(move)
        before.append(kept(state))
    assert before.pop() == kept(state)
    while before:
        unmake(state)
        assert before.pop() == kept(state)


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_the_order_of_moves_leaves_no_trace(rule: str) -> None:
    rng, board = random.Random(rule), Board(rule, 11)
    state = empty_state(rule, 11)
    for _ in range(20):
        walk(rng, state, board, 40)
        stones = [(move, color) for color in Color for move in board.stones(color)]
        rng.shuffle(stones)
        other = empty_state(rule, 11)
        for move, color in stones:
            put(other, move, color)
        assert kept(with_turn(other, board.turn)) == kept(state)


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_a_full_board_is_walked_to_its_end_and_back(rule: str) -> None:
    size = MAX_SIZE
    state, rng = new_state(core_rule(rule), size, distance=DISTANCE), random.Random(rule)
    empty = kept(state)
    points = [to_point(move, size) for move in range(size * size)]
    rng.shuffle(points)
    for point in points:
        make(state, point)
    assert state["empties"] == 0
    assert not state["info"].any()
    assert not state["four_bits"].any()
    assert not state["three_bits"].any()
    assert kept(state)["counts"] == [0, 0]
    assert kept(state)["values"] == [0, 0]
    for _ in points:
        unmake(state)
    assert kept(state) == empty


@pytest.mark.long
@pytest.mark.parametrize("rule", ALL_RULES)
def test_many_walks_keep_everything_true(rule: str) -> None:
    rng = random.Random(rule)
    for size in range(MIN_SIZE, MAX_SIZE + 1):
        for _ in range(8):
            state, board = empty_state(rule, size), Board(rule, size)
            for _ in range(10):
                walk(rng, state, board, rng.randint(5, size * size))
                assert differing(state, board) == []


def test_states_of_one_kind_are_made_alike() -> None:
    first, second = (new_state(core_rule("caro"), 13) for _ in range(2))
    assert np.asarray(first).tobytes() == np.asarray(second).tobytes()
