"""The swap2 opening, played from either seat.

    first player    three stones: black, white, black                         `propose`
    second player   takes Black, takes White with a fourth stone, or adds
                    a white and a black stone and leaves the choice            `choose`
    first player    takes Black, or White with a sixth stone                  `choose_after_five`

A player who may choose gets the better colour, so stones that are offered should be even.
"""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import TypeAlias

from ..board import Board
from ..coords import Move, Symmetry
from ..engine.base import BaseEngine, StopToken
from ..engine.limit import Limit
from ..errors import OpeningError
from ..formats.shipped import load_swap2
from ..rules import Color, Rule
from .balance import balanced_pair, look, most_even, scatter, sieve
from .shared_limit import LEAST_NODES, SharedLimit


class Swap(Enum):
    """The answer that is no stone: to take Black."""

    SWAP = "SWAP"


SWAP = Swap.SWAP
Answer: TypeAlias = Swap | tuple[Move, ...]
"""SWAP; one move, which keeps White; or a white and a black stone, and the other side chooses."""

JUDGING_PART = 0.3  # of a limit, to see which colour is better
ADDING_PART = 0.2  # to find two more stones, where that is worth a try
CHECKING_PART = 0.4  # to look at those two more deeply; a move has what is left
EVEN = 0.03  # of win chance: nearer to even, two more stones are as good as either colour
KNOWN_PROPOSALS = 4  # of the table, of which the one that looks most even is made
LIVE_PROPOSALS = 400  # at random, that the evaluation looks at where there is no table


def propose(
    engine: BaseEngine,
    rule: Rule | str,
    size: int,
    limit: Limit,
    *,
    seed: int | None = None,
    stop: StopToken | None = None,
) -> tuple[Move, Move, Move]:
    """Three stones, black, white, black, after which both colours have the same chances.

    They come from the shipped table of the rule and the size, which was searched deeply beforehand,
    or else are searched now. Without a seed they are others each time; with one, a limit of nodes
    and an empty table they are the same.
    """
    random = Random(seed)
    board = Board(rule, size)
    shared = SharedLimit(limit, board.turn, stop)
    known = load_swap2(board.rule, size)
    if known:
        candidates = random.sample(known, min(KNOWN_PROPOSALS, len(known)))
    else:
        triples = (tuple(scatter(rule, size, 3, random).move_stack) for _ in range(LIVE_PROPOSALS))
        candidates = sieve(engine, board, triples, 0.5, shared, random)
    stones = most_even(engine, board, candidates, 0.5, shared).moves
    symmetry = random.choice(tuple(Symmetry))
    first, second, third = (symmetry.apply(move, size) for move in stones)
    return first, second, third


def choose(
    engine: BaseEngine,
    board: Board,
    limit: Limit,
    *,
    seed: int | None = None,
    stop: StopToken | None = None,
) -> Answer:
    """The second player's answer to three stones.

    The better colour; or, where both look the same to a search, two stones that keep it so. The
    other player chooses after those, so a verdict of the book, however near to even, is worth more.
    """
    _check_stones(board, 3)
    shared = SharedLimit(limit, board.turn, stop)
    known = _book_chance(engine, board)
    if known is not None:
        return _better_color(engine, board, known, shared.limit(1.0), stop)
    chance = _chance_of_white(engine, board, shared)
    if abs(chance - 0.5) > EVEN:
        return _better_color(engine, board, chance, shared.limit(1 - JUDGING_PART), stop)
    share = shared.limit(ADDING_PART)
    if share is not None:
        bits = Random(seed).getrandbits(31)
        pair = balanced_pair(engine, board, share, seed=bits, stop=stop)
        share = shared.limit(CHECKING_PART)
        if share is not None:
            verdict = look(engine, board.after(*pair.moves), share, stop=stop)
            if verdict.distance(0.5) <= EVEN:
                return pair.moves
    rest = shared.limit(1 - JUDGING_PART - ADDING_PART - CHECKING_PART)
    return _better_color(engine, board, chance, rest, stop)


def choose_after_five(
    engine: BaseEngine, board: Board, limit: Limit, *, stop: StopToken | None = None
) -> Answer:
    """The first player's answer to five stones: SWAP, or White and a sixth stone."""
    _check_stones(board, 5)
    shared = SharedLimit(limit, board.turn, stop)
    chance = _chance_of_white(engine, board, shared)
    return _better_color(engine, board, chance, shared.limit(1 - JUDGING_PART), stop)


def _check_stones(board: Board, count: int) -> None:
    if board.ply != count or board.turn != Color.WHITE:
        raise OpeningError(
            f"swap2 has a choice to make after {count} moves from the empty board, "
            f"but {board.ply} were made"
        )


def _chance_of_white(engine: BaseEngine, board: Board, shared: SharedLimit) -> float:
    known = _book_chance(engine, board)
    if known is not None:
        return known
    share = shared.limit(JUDGING_PART)
    return 0.5 if share is None else look(engine, board, share, stop=shared.stop).chance


def _book_chance(engine: BaseEngine, board: Board) -> float | None:
    """The verdict of the engine's book on the side to move; None where it has none."""
    known = engine.book_moves(board)
    return known[0].score.win_chance if known else None


def _better_color(
    engine: BaseEngine, board: Board, chance: float, rest: Limit | None, stop: StopToken | None
) -> Answer:
    if chance < 0.5:
        return SWAP
    return (engine.play(board, rest or Limit(nodes=LEAST_NODES), stop=stop).move,)
