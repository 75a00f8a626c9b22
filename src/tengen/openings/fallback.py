"""What is known about an opening without an engine. Loads neither NumPy nor Numba."""

from __future__ import annotations

from random import Random

from ..board import Board
from ..coords import Move
from ..engine.reflex import reflex_move
from ..formats.shipped import load_swap2
from ..opening import Choice, Opening, Place

EDGE_STONE = (2, 0)  # worth little to either side, wherever the other player may take it over
MIDDLE_STONES = ((0, 0), (1, 0), (2, 2))  # from the centre, where no table is shipped


def is_free_stone(opening: Opening) -> bool:
    """Whether an opening wants a stone like any other: anywhere, and nobody chooses later."""
    step = opening.step
    return isinstance(step, Place) and not step.zone and not opening.protocol.has_choices


def opening_at(board: Board, protocol: str) -> Opening:
    """The opening that has come to this board; a fourth stone of swap2 means that two were added.

    This is what a manager tells of it, which sends no choices.
    """
    added = [Choice.ADD_TWO] if board.ply > 3 else []
    return Opening.resume(protocol, board.move_stack, added, rule=board.rule, size=board.size)


def fallback_acts(opening: Opening) -> tuple[Move | Choice, ...]:
    """Legal acts of the player in turn, until the other has to act where that is known."""
    if opening.options:
        is_count = Choice.TAKE_BLACK not in opening.options
        return (Choice.OFFER_2 if is_count else Choice.TAKE_BLACK,)
    board = opening.board
    if opening.protocol.has_offers:
        return (_near_stone(opening),)
    if opening.protocol.has_choices and board.ply == 0:
        if opening.protocol.name == "swap2":
            centre = board.size // 2
            middle = tuple(board.move_at(centre + x, centre + y) for x, y in MIDDLE_STONES)
            return Random().choice(load_swap2(board.rule, board.size) or [middle])
        return (board.move_at(*EDGE_STONE),)
    move = reflex_move(board)
    return (move if opening.is_legal(move) else opening.legal_actions[0],)


def _near_stone(opening: Opening) -> Move:
    """A point that the opening allows, at random among those nearest to the centre."""
    board, centre = opening.board, opening.board.size // 2
    moves = [move for move in opening.legal_actions if not isinstance(move, Choice)]

    def steps(move: Move) -> int:
        x, y = board.xy(move)
        return max(abs(x - centre), abs(y - centre))

    least = min(map(steps, moves))
    return Random().choice([move for move in moves if steps(move) == least])
