"""The generated answers to threats are complete: every other legal move loses, by the library."""

import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from core_support import RULE_NAMES, State, board_of, draw_star, scattered, state_of, to_move
from solver import Solver, cells_of
from tengen.board import Board
from tengen.coords import Move
from tengen.core.layout import MAX_MOVES, point_at
from tengen.core.movegen import (
    answers_to_four_three,
    answers_to_win,
    blocks_of_five,
    candidates,
    other_moves,
)
from tengen.core.patterns import CLASS_FIVE, CLASS_FOUR, CLASS_FOUR_THREE, CLASS_WIN
from tengen.core.position import class_at, count_of, make, unmake
from tengen.lines import EMPTY, Cells
from tengen.rules import Color, Rule

SIZES = (6, 7, 8, 9)


class Threatened(NamedTuple):
    """A position in which the side to move has no five and its rival threatens."""

    board: Board
    state: State
    solver: Solver

    @property
    def side(self) -> int:
        return int(self.board.turn) - 1

    def generated(self, generator: Callable[[State, int, int], int]) -> set[Move]:
        """The moves that a generator lists for the root; none of them twice."""
        count = int(generator(self.state, 0, self.side))
        moves = [to_move(point, self.board.size) for point in self.state["move_list"][:count]]
        assert len(set(moves)) == count <= MAX_MOVES
        return set(moves)

    def points_of(self, color: Color, point_class: int) -> list[Move]:
        """The empty points that the core gives this class."""
        size = self.board.size
        points = [(5 + y) * 32 + 5 + x for y in range(size) for x in range(size)]
        return [
            to_move(point, size)
            for point in points
            if self.board.color_at(to_move(point, size)) is None
            and class_at(self.state, point, int(color) - 1) == point_class
        ]


def threatened(rng: random.Random, rule: str, point_class: int) -> Threatened:
    """A random position in which the rival threatens this class at the most."""
    while True:
        size = rng.choice(SIZES)
        cells = scattered(rng, size, rng.choice((0.1, 0.2, 0.4)))
        centre = rng.randrange(size), rng.randrange(size)
        for color in rng.choice(((1,), (2,), (1, 2), (2, 1))):
            draw_star(rng, cells, size, color, centre if rng.random() < 0.7 else None)
        board = board_of(rule, size, cells, rng.choice(list(Color)))
        if board is None or board.is_game_over():
            continue
        state, solver = state_of(board), Solver(Rule.from_name(rule), size)
        side, rival = int(board.turn) - 1, 2 - int(board.turn)
        if count_of(state, side, CLASS_FIVE):
            continue
        has_fives = count_of(state, rival, CLASS_FIVE) > 0
        if has_fives == (point_class == CLASS_FIVE) and count_of(state, rival, point_class):
            return Threatened(board, state, solver)


def fives_after(position: Threatened, cells: Cells, move: Move) -> list[Move]:
    """The fives that the rival has when the side to move plays there."""
    turn = position.board.turn
    cells[move] = turn
    fives = position.solver.fives(cells, turn.other)
    cells[move] = EMPTY
    return fives


def is_lost(position: Threatened, cells: Cells, move: Move, threats: list[Move]) -> bool:
    """Whether after this move the rival has a threat that makes a five against every reply."""
    turn = position.board.turn
    cells[move] = turn
    lost = any(
        wins_by(position.solver, cells, threat, turn.other) for threat in threats if threat != move
    )
    cells[move] = EMPTY
    return lost


def wins_by(solver: Solver, cells: Cells, move: Move, color: Color) -> bool:
    """Whether this move of `color` is legal and makes a five next, whatever is replied."""
    if move not in solver.legal_moves(cells, color):
        return False
    cells[move] = color
    replies = list(solver.legal_moves(cells, color.other))
    wins = bool(replies) and not solver.fives(cells, color.other)
    fives = solver.fives(cells, color)
    for reply in replies if wins else ():
        cells[reply] = color.other
        wins = wins and any(
            five != reply and solver.makes_five(cells, five, color) for five in fives
        )
        cells[reply] = EMPTY
    cells[move] = EMPTY
    return wins


def check_blocks(position: Threatened) -> Counter[str]:
    """The listed moves stop every five, and no other does; what is special about them."""
    board, cells = position.board, cells_of(position.board)
    fives = position.solver.fives(cells, board.turn.other)
    assert position.points_of(board.turn.other, CLASS_FIVE) == fives, repr(board)
    listed = position.generated(blocks_of_five)
    helping = {move for move in board.legal_moves if not fives_after(position, cells, move)}
    assert listed == helping, repr(board)
    return Counter(
        beyond=bool(listed - set(fives)),
        forbidden=any(not board.is_legal(five) for five in fives),
        helpless=not listed,
    )


def check_answers(position: Threatened) -> int:
    """Each legal move that is not listed loses; how many there are."""
    board, cells = position.board, cells_of(position.board)
    threats = position.points_of(board.turn.other, CLASS_WIN)
    legal = set(board.legal_moves)
    listed = position.generated(answers_to_win)
    assert listed <= legal, repr(board)
    left_out = legal - listed
    for move in left_out:
        assert is_lost(position, cells, move, threats), (board.move_text(move), repr(board))
    return len(left_out)


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_only_the_listed_blocks_stop_a_five(rule: str) -> None:
    rng = random.Random(rule)
    seen = Counter[str]()
    for _ in range(150):
        seen += check_blocks(threatened(rng, rule, CLASS_FIVE))
    assert seen["helpless"] > 0
    assert (seen["beyond"] > 0) == ("caro" in rule)
    assert (seen["forbidden"] > 0) == (rule == "renju")


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_only_the_listed_answers_can_meet_an_open_four(rule: str) -> None:
    rng = random.Random(rule)
    assert sum(check_answers(threatened(rng, rule, CLASS_WIN)) for _ in range(40)) > 400


@pytest.mark.long
@pytest.mark.parametrize("rule", RULE_NAMES)
def test_only_the_listed_answers_help_on_many_boards(rule: str) -> None:
    rng = random.Random(f"long {rule}")
    for _ in range(500):
        check_blocks(threatened(rng, rule, CLASS_FIVE))
        check_answers(threatened(rng, rule, CLASS_WIN))


def check_answers_to_four_three(position: Threatened) -> int:
    """Each listed move is a four or leaves no four-three that stood; how many there are."""
    board, state, side = position.board, position.state, position.side
    size = board.size
    threats = position.points_of(board.turn.other, CLASS_FOUR_THREE)
    listed = position.generated(answers_to_four_three)
    assert listed <= set(board.legal_moves), repr(board)
    for move in listed:
        point = point_at(move % size, move // size)
        if class_at(state, point, side) & 7 >= CLASS_FOUR:
            continue
        make(state, point)
        for threat in threats:
            left = class_at(state, point_at(threat % size, threat // size), 1 - side)
            assert threat == move or left != CLASS_FOUR_THREE, (board.move_text(move), repr(board))
        unmake(state)
    return len(listed)


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_the_listed_answers_spoil_a_four_three(rule: str) -> None:
    rng = random.Random(rule)
    positions = (threatened(rng, rule, CLASS_FOUR_THREE) for _ in range(100))
    lonely = [each for each in positions if not count_of(each.state, 1 - each.side, CLASS_WIN)]
    assert sum(check_answers_to_four_three(position) for position in lonely) > 100


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_candidates_and_the_others_are_all_legal_moves(rule: str) -> None:
    rng = random.Random(rule)
    for _ in range(20):
        position = threatened(rng, rule, rng.choice((CLASS_FIVE, CLASS_WIN)))
        near = position.generated(candidates)
        legal = set(position.board.legal_moves)
        assert near <= legal

        def everything(state: State, ply: int, side: int, near: int = len(near)) -> int:
            return int(other_moves(state, ply, side, near))

        position.generated(candidates)
        assert position.generated(everything) == legal
