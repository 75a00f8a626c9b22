"""What an engine does in an opening, from either seat.

Stones after which somebody chooses should leave both colours the same chances; a choice takes the
better one; a stone that has to keep away from the centre is the best of those that do.
"""

from __future__ import annotations

from random import Random

from ..board import Board
from ..coords import Move
from ..engine.base import BaseEngine, StopToken
from ..engine.limit import Limit
from ..opening import Choice, Opening, Seat
from . import swap2
from .balance import balanced_move, balanced_pair, look, most_even, near_moves, sieve
from .renju import offering_acts
from .shared_limit import SharedLimit

MOVING_PART = 0.3  # of a limit, for the move after the choice of a colour
NEAR = 5  # king's steps from the stones, where a stone has to keep away from the centre


def opening_acts(
    engine: BaseEngine, opening: Opening, limit: Limit, *, stop: StopToken | None = None
) -> tuple[Move | Choice, ...]:
    """What the player in turn does in an opening, until the other has to act."""
    if opening.protocol.has_offers:
        shared = SharedLimit(limit, opening.board.turn, stop)
        return offering_acts(engine, opening, shared, Random())
    if opening.options:
        return _choice(engine, opening, limit, stop)
    if opening.protocol.has_choices:
        return _even_stones(engine, opening, limit, stop)
    return (_best_of_zone(engine, opening, limit, stop),)


def _even_stones(
    engine: BaseEngine, opening: Opening, limit: Limit, stop: StopToken | None
) -> tuple[Move, ...]:
    """The stones that a player owes, after which both colours have the same chances."""
    board, count = opening.board, opening.stones_due
    seed = Random().getrandbits(31)
    if count == 3 and board.ply == 0:
        return swap2.propose(engine, board.rule, board.size, limit, stop=stop)
    if count == 2:
        return balanced_pair(engine, board, limit, seed=seed, stop=stop).moves
    return balanced_move(engine, board, limit, seed=seed, stop=stop).moves


def _choice(
    engine: BaseEngine, opening: Opening, limit: Limit, stop: StopToken | None
) -> tuple[Move | Choice, ...]:
    """The better colour, with the move if it is found at once, or two more stones."""
    board = opening.board
    if opening.protocol.name != "swap2":
        return _swap_choice(engine, board, SharedLimit(limit, board.turn, stop))
    is_second = opening.turn is Seat.SECOND
    choose = swap2.choose if is_second else swap2.choose_after_five
    answer = choose(engine, board, limit, stop=stop)
    if isinstance(answer, swap2.Swap):
        return (Choice.TAKE_BLACK,)
    return (Choice.ADD_TWO if len(answer) == 2 else Choice.TAKE_WHITE, *answer)


def _swap_choice(
    engine: BaseEngine, board: Board, shared: SharedLimit
) -> tuple[Move | Choice, ...]:
    """Black's stone, or White with the move."""
    if _chance_of_white(engine, board, shared) < 0.5:
        return (Choice.TAKE_BLACK,)
    limit = shared.share(MOVING_PART)
    return (Choice.TAKE_WHITE, engine.play(board, limit, stop=shared.stop).move)


def _chance_of_white(engine: BaseEngine, board: Board, shared: SharedLimit) -> float:
    """How White, to move, stands after one stone.

    A search looks for replies near the stone; against one at the edge the centre is better.
    """
    centre = board.move_at(board.size // 2, board.size // 2)
    replies = [(), (centre,)] if board.is_legal(centre) else [()]
    chances = [0.0]
    for stones in replies:
        share = shared.limit((1 - MOVING_PART) / len(replies))
        if share is not None:
            chance = look(engine, board.after(*stones), share, stop=shared.stop).chance
            chances.append(1 - chance if stones else chance)
    return max(chances)


def _best_of_zone(
    engine: BaseEngine, opening: Opening, limit: Limit, stop: StopToken | None
) -> Move:
    """The best stone where the opening lets one be placed, not far from the others."""
    board = opening.board
    near = [move for move in near_moves(board, range(1, NEAR + 1)) if opening.is_legal(move)]
    moves = near or [move for move in opening.legal_actions if not isinstance(move, Choice)]
    shared = SharedLimit(limit, board.turn, stop)
    stones = [(move,) for move in moves]
    hopeless = 0.0  # the win chance that the other side shall have
    candidates = sieve(engine, board, stones, hopeless, shared, Random())
    return most_even(engine, board, candidates, hopeless, shared).moves[0]
