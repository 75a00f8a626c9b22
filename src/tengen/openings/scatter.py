"""Stones at random, but as openings have them: near each other."""

from __future__ import annotations

from random import Random

from ..board import Board
from ..coords import Move
from ..errors import OpeningError
from ..rules import Rule

STEPS = (1, 2, 3, 4)  # king's steps from a stone to the next one
WEIGHTS = (4, 5, 3, 1)


def scatter(rule: Rule | str, size: int, count: int, random: Random) -> Board:
    """A board after so many legal moves, each near another stone."""
    board = Board(rule, size)
    if not 1 <= count <= size**2 // 3:
        raise OpeningError(
            f"{count} stones are no opening on a board of {size}: expected 1 to {size**2 // 3}"
        )
    # Anywhere: on a large board three stones are even only where the edge takes part.
    board.push(random.randrange(size**2))
    while board.ply < count and not board.is_game_over():
        move = _beside(board, random)
        if move is not None and board.is_legal(move):
            board.push(move)
    return board


def _beside(board: Board, random: Random) -> Move | None:
    """A point near one of the moves; None when it would lie off the board."""
    x, y = board.xy(random.choice(board.move_stack))
    (steps,) = random.choices(STEPS, WEIGHTS)
    along, across = random.choice((-steps, steps)), random.randint(-steps, steps)
    dx, dy = random.choice(((along, across), (across, along)))
    if not (0 <= x + dx < board.size and 0 <= y + dy < board.size):
        return None
    return board.move_at(x + dx, y + dy)
