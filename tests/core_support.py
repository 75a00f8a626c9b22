"""Bridges from the library's boards to the core's states, and random boards worth testing on."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tengen.board import Board
from tengen.coords import AXES, Move
from tengen.core.layout import NODE_LIMIT, NODES, SELDEPTH, STOP, copy_of, point_at, xy
from tengen.core.position import make, set_turn
from tengen.core.score import INFINITE, WIN, WIN_BOUND
from tengen.core.search import search
from tengen.core.setup import CoreRule, new_state
from tengen.core.tt import new_table
from tengen.engine import bridge
from tengen.errors import SetupError
from tengen.lines import Cells, any_winning_line, empty_cells
from tengen.rules import Color, Rule

RULE_NAMES = ("freestyle", "standard", "renju", "caro", "caro-standard")
CAPTURE_RULES = ("1337", "42")

DISTANCE = 3  # how far from a stone a candidate may lie; lines beyond the square are tested too

State = Any  # a NumPy record; see core/layout.py


def core_rule(name: str) -> CoreRule:
    """The rule of this name as the core sees it."""
    return bridge.core_rule(Rule.from_name(name))


@cache
def _empty_state(rule: str, size: int) -> State:
    return new_state(core_rule(rule), size, distance=DISTANCE)


def empty_state(rule: str, size: int) -> State:
    """A state of its own for an empty board."""
    return copy_of(_empty_state(rule, size))


def to_point(move: Move, size: int) -> int:
    """The core's name for a point of the library."""
    return point_at(move % size, move // size)


def to_move(point: int, size: int) -> Move:
    """The library's name for a point of the core."""
    x, y = xy(int(point))
    return y * size + x


def state_of(board: Board) -> State:
    """A state with the stones of the board and its side to move, from which unmake works."""
    return bridge.state_of(board, distance=DISTANCE)


def put(state: State, move: Move, color: Color) -> None:
    """Put a stone on the board, whoever is to move."""
    set_turn(state, int(color))
    make(state, to_point(move, int(state["size"])))


def with_turn(state: State, turn: Color) -> State:
    """The state with this side to move, at the root of a search."""
    set_turn(state, int(turn))
    state["root_ply"] = state["ply"]
    return state


class Claim(NamedTuple):
    """What a search says of a position."""

    value: int
    move: Move | None  # the first move of its line

    @property
    def win_in(self) -> int | None:
        """Plies to the five that the side to move is said to force, or None."""
        return WIN - self.value if self.value > WIN_BOUND else None

    @property
    def loss_in(self) -> int | None:
        """Plies to the five that the side to move is said to suffer, or None."""
        return WIN + self.value if self.value < -WIN_BOUND else None


@cache
def _table() -> npt.NDArray[np.int64]:
    return new_table(4)


class Searcher:
    """Searches states one depth after the other with a table that is empty at first."""

    def __init__(self) -> None:
        self.table = _table()
        self.table[:] = 0

    def search(self, state: State, depth: int, *, nodes: int = 2**62) -> Claim | None:
        """What a search of this depth says, or None when it takes more nodes."""
        control = state["control"]
        control[STOP], control[NODES], control[SELDEPTH] = 0, 0, 0
        control[NODE_LIMIT] = nodes
        state["root_ply"] = state["ply"]
        value = int(search(state, self.table, -INFINITE, INFINITE, depth, 0))
        if control[STOP]:
            return None
        move = to_move(state["pv"][0], int(state["size"])) if state["pv_length"][0] else None
        return Claim(value, move)

    def deepen(self, state: State, depths: range, *, nodes: int = 2**62) -> Iterator[Claim]:
        """The claims of one depth after the other, until one is a proof."""
        state["generation"] = (int(state["generation"]) + 1) & 63
        for depth in depths:
            claim = self.search(state, depth, nodes=nodes)
            if claim is None:
                return
            yield claim
            if claim.win_in is not None or claim.loss_in is not None:
                return


# Random boards


def scattered(rng: random.Random, size: int, share: float) -> Cells:
    """Stones of random colours on this share of the points."""
    cells = empty_cells(size)
    points = range(size * size)
    for move in rng.sample(points, round(share * size * size)):
        cells[move] = rng.choice((1, 2))
    return cells


def crowded(rng: random.Random, size: int, noise: float) -> Cells:
    """A full board in a pattern without long rows, and this share of its stones turned over."""
    cells = empty_cells(size)
    for move in range(size * size):
        x, y = move % size, move // size
        color = (x // 2 + y) % 2
        cells[move] = 1 + (color ^ (rng.random() < noise))
    return cells


def draw_star(
    rng: random.Random, cells: Cells, size: int, color: int, centre: tuple[int, int] | None = None
) -> None:
    """Broken rows of one colour that meet in an empty point; some of their ends blocked."""
    centre = centre or (rng.randrange(size), rng.randrange(size))

    def put(axis: tuple[int, int], steps: int, cell: int) -> None:
        x, y = (start + steps * step for start, step in zip(centre, axis, strict=True))
        if 0 <= x < size and 0 <= y < size:
            cells[y * size + x] = cell

    for axis in rng.sample(AXES, rng.randint(1, 3)):
        low, high = -rng.randint(0, 4), rng.randint(0, 4)
        for steps in range(low, high + 1):
            put(axis, steps, color if rng.random() < 0.8 else 0)
        for end in (low - 1, high + 1):
            put(axis, end, rng.choice((0, 3 - color, 3 - color, color)))
    put((0, 0), 0, 0)


def board_of(rule: str, size: int, cells: Cells, turn: Color) -> Board | None:
    """The board with these stones, or None when no game can have come to it."""
    stones: dict[int, list[tuple[int, int]]] = {1: [], 2: []}
    for move, cell in enumerate(cells[: size * size]):
        if cell:
            stones[cell].append((move % size, move // size))
    try:
        return Board.from_stones(black=stones[1], white=stones[2], turn=turn, rule=rule, size=size)
    except SetupError:
        return None


def random_board(rng: random.Random, rule: str, size: int) -> Board:
    """An unfinished board, from sparse to crowded, with shapes drawn on it."""
    while True:
        cells = scattered(rng, size, rng.choice((0.05, 0.15, 0.3, 0.5)))
        for _ in range(rng.randint(0, 3)):
            draw_star(rng, cells, size, rng.choice((1, 2)))
        board = board_of(rule, size, cells, rng.choice(list(Color)))
        if board is not None and not board.is_game_over():
            return board


def nearly_full_board(rng: random.Random, rule: str, size: int, empty: int) -> Board:
    """An unfinished board with this many empty points, many of them where rows can be made."""
    wanted = Rule.from_name(rule)
    while True:
        cells = crowded(rng, size, rng.choice((0.1, 0.2, 0.3)))
        holes: set[Move] = set()
        for color in Color:
            while (line := any_winning_line(cells, size, color, wanted)) is not None:
                hole = rng.choice(line)
                cells[hole] = 0
                holes.add(hole)
        if len(holes) > empty:
            continue
        rest = [move for move in range(size * size) if move not in holes]
        for hole in rng.sample(rest, empty - len(holes)):
            cells[hole] = 0
        board = board_of(rule, size, cells, rng.choice(list(Color)))
        if board is not None and not board.is_game_over():
            return board
