"""Boards of the capture rules worth testing on, and a solver that tries every move."""

import random

from core_support import crowded, draw_star, scattered
from tengen.board import Board
from tengen.coords import Move
from tengen.errors import SetupError
from tengen.lines import Cells
from tengen.rules import Color


def board_of(
    rule: str, size: int, cells: Cells, turn: Color, pairs: tuple[int, int]
) -> Board | None:
    """The unfinished board with these stones and pairs, or None when there is no such game."""
    stones: dict[int, list[tuple[int, int]]] = {0: [], 1: [], 2: []}
    for move, cell in enumerate(cells[: size * size]):
        stones[cell].append((move % size, move // size))
    try:
        board = Board.from_stones(
            black=stones[1],
            white=stones[2],
            turn=turn,
            rule=rule,
            size=size,
            captured_pairs=pairs,
        )
    except SetupError:
        return None
    return None if board.is_game_over() else board


def random_pairs(rng: random.Random) -> tuple[int, int]:
    """Pairs that both sides hold; four, where any capture wins, more often than by chance."""
    return rng.choice((0, 1, 2, 3, 4, 4)), rng.choice((0, 1, 2, 3, 4, 4))


def random_board(rng: random.Random, rule: str, size: int) -> Board:
    """An unfinished board, from sparse to crowded, with rows and pairs that cross."""
    while True:
        cells = scattered(rng, size, rng.choice((0.1, 0.2, 0.35)))
        for _ in range(rng.randint(0, 3)):
            draw_star(rng, cells, size, rng.choice((1, 2)))
        board = board_of(rule, size, cells, rng.choice(list(Color)), random_pairs(rng))
        if board is not None:
            return board


def nearly_full_board(rng: random.Random, rule: str, size: int, empty: int) -> Board:
    """An unfinished board with about this many empty points."""
    while True:
        cells = crowded(rng, size, rng.choice((0.1, 0.2, 0.3)))
        for hole in rng.sample(range(size * size), empty):
            cells[hole] = 0
        board = board_of(rule, size, cells, rng.choice(list(Color)), random_pairs(rng))
        if board is not None:
            return board


class Solver:
    """Tells whether a win or a loss can be forced within this many plies, by the library alone."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, int, bool], bool] = {}

    def wins(self, board: Board, plies: int) -> bool:
        """Whether the side to move can force its win within this many plies."""
        key = (board.key, plies, True)
        if key not in self._known:
            self._known[key] = any(self._wins_by(board, move, plies) for move in board.legal_moves)
        return self._known[key]

    def loses(self, board: Board, plies: int) -> bool:
        """Whether every legal move of the side to move loses within this many plies; one exists."""
        key = (board.key, plies, False)
        if key not in self._known:
            moves = list(board.legal_moves)
            self._known[key] = bool(moves) and all(
                self.loses_by(board, move, plies) for move in moves
            )
        return self._known[key]

    def _wins_by(self, board: Board, move: Move, plies: int) -> bool:
        turn = board.turn
        board.push(move)
        outcome = board.outcome()
        if outcome is not None:
            won = outcome.winner == turn
        else:
            won = plies > 1 and self.loses(board, plies - 1)
        board.pop()
        return won

    def loses_by(self, board: Board, move: Move, plies: int) -> bool:
        """Whether this legal move loses within this many plies."""
        turn = board.turn
        board.push(move)
        outcome = board.outcome()
        if outcome is not None:
            lost = outcome.winner == turn.other
        else:
            lost = plies > 1 and self.wins(board, plies - 1)
        board.pop()
        return lost
