"""Openings with offers, as renju has them, played from either seat.

What a position is worth in them is not what a search says of it: Black has to offer several fifth
moves, and White picks the worst. So four stones are worth what the last of Black's best unlike
fifth moves is worth, and three stones what they are worth after White's best fourth.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..board import Board
from ..coords import Move, Symmetry
from ..engine.base import BaseEngine
from ..opening import Choice, Choose, Offer, Opening, Pick
from ..rules import Color
from .balance import look, most_even, near_moves, shuffled, sieve, unlike_moves
from .shared_limit import SharedLimit

OPENINGS_TRIED = 4  # at random, of which the most even one is put
FOURTHS_TRIED = 3  # White's best by a search, each looked at with Black's fifths
RANKING_PART = 0.2  # of what three stones get, to find those fourths
SPARE_LINES = 3  # asked for beyond the wanted fifth moves and those that are alike


def offering_acts(
    engine: BaseEngine, opening: Opening, shared: SharedLimit, random: Random
) -> tuple[Move | Choice, ...]:
    """What the player in turn does in an opening with offers, until the other has to act."""
    step, board = opening.step, opening.board
    if isinstance(step, Choose):
        return (_choice(engine, opening, step, shared),)
    if isinstance(step, Offer):
        return _offers(engine, opening, shared)
    if isinstance(step, Pick):
        return (_pick(engine, opening, shared),)
    counts = _counts_after(opening)
    if counts and opening.stones_due + board.ply == 3:
        return _opening_stones(engine, opening, counts, shared, random)
    if board.ply == 3 and counts:
        return (_fourth(engine, board, counts, shared),)
    if _next_chooser(opening) is not None:
        return (_even_stone(engine, opening, shared, random),)
    return (engine.play(board, shared.share(1.0), stop=shared.stop).move,)


# What is yet to come


def _counts_after(opening: Opening) -> tuple[int, ...]:
    """How many fifths Black may have to offer; empty where a swap comes before that is said."""
    opening = opening.copy()
    while opening.step is not None:
        if isinstance(opening.step, Offer):
            return (opening.offers_due,)
        counts = tuple(option.offered for option in opening.options if option.offered)
        if counts:
            return () if Choice.TAKE_BLACK in opening.options else counts
        opening.push(opening.legal_actions[0])
    return ()


def _next_chooser(opening: Opening) -> Color | None:
    """The colour that may swap next after this step; None where nobody may any more."""
    rest = opening.copy()
    rest.push(rest.legal_actions[0])
    while rest.step is not None:
        if Choice.TAKE_BLACK in rest.options:
            return rest.step.by if isinstance(rest.step.by, Color) else rest.board.turn
        rest.push(rest.legal_actions[0])
    return None


# Choices


def _choice(engine: BaseEngine, opening: Opening, step: Choose, shared: SharedLimit) -> Choice:
    """The number of fifths that leaves both the same chances, or the better colour."""
    counts = tuple(option.offered for option in step.options if option.offered)
    board = opening.board
    if Choice.TAKE_BLACK not in step.options:
        chances = _chances(engine, board, counts, shared, 1.0)
        return Choice.offer(min(counts, key=lambda count: abs(chances[count] - 0.5)))
    if counts:
        (count,) = counts
        is_good = _chances(engine, board, counts, shared, 1.0)[count] > 0.5
        return Choice.offer(count) if is_good else Choice.TAKE_WHITE  # and choose after the fifth
    chooser = _next_chooser(opening)
    if chooser is not None:  # whoever chooses later too has nothing to fear
        return Choice.TAKE_BLACK if chooser is Color.BLACK else Choice.TAKE_WHITE
    counts = _counts_after(opening)
    if counts:
        chance = _chances(engine, board, counts, shared, 1.0)[counts[0]]
    else:
        verdict = look(engine, board, shared.share(1.0), stop=shared.stop)
        chance = verdict.chance if board.turn is Color.BLACK else 1 - verdict.chance
    return Choice.TAKE_BLACK if chance > 0.5 else Choice.TAKE_WHITE


# Stones


def _opening_stones(
    engine: BaseEngine,
    opening: Opening,
    counts: Sequence[int],
    shared: SharedLimit,
    random: Random,
) -> tuple[Move, ...]:
    """The rest of the first three stones: of some at random those that can be most even."""
    tried = []
    for _ in range(OPENINGS_TRIED):
        trial = opening.copy()
        while trial.board.ply < 3:
            trial.push(random.choice(trial.legal_actions))
        chances = _chances(engine, trial.board, counts, shared, 1 / OPENINGS_TRIED)
        distance = min(abs(chance - 0.5) for chance in chances.values())
        tried.append((distance, tuple(trial.board.move_stack[opening.board.ply :])))
    return min(tried)[1]


def _fourth(engine: BaseEngine, board: Board, counts: Sequence[int], shared: SharedLimit) -> Move:
    """White's best fourth stone; the most even one where the number of fifths is yet to be said."""
    moves = _best_moves(engine, board, FOURTHS_TRIED, shared, RANKING_PART)
    part = (1 - RANKING_PART) / len(moves)
    distances = {}
    for move in moves:
        chances = _chances(engine, board.after(move), counts, shared, part)
        even = min(abs(chance - 0.5) for chance in chances.values())
        distances[move] = even if len(counts) > 1 else chances[counts[0]]
    return min(moves, key=distances.__getitem__)


def _even_stone(engine: BaseEngine, opening: Opening, shared: SharedLimit, random: Random) -> Move:
    """The stone in its zone after which both colours have the same chances."""
    board = opening.board
    moves = [move for move in opening.legal_actions if not isinstance(move, Choice)]
    stones = [(move,) for move in shuffled(unlike_moves(board, moves), random)]
    candidates = sieve(engine, board, stones, 0.5, shared, random)
    return most_even(engine, board, candidates, 0.5, shared).moves[0]


def _offers(engine: BaseEngine, opening: Opening, shared: SharedLimit) -> tuple[Move, ...]:
    """Black's best fifth moves, as many as are due."""
    opening, offers = opening.copy(), list[Move]()
    wanted = opening.offers_due
    board = opening.board
    best = _best_moves(engine, board, _lines_for(board, wanted), shared, 1.0)
    nearest = (each for step in range(1, board.size) for each in _at_distance(board, step))
    for move in (*best, *nearest):  # the search may know fewer
        if len(offers) < wanted and opening.is_legal(move):
            opening.push(move)
            offers.append(move)
    return tuple(offers)


def _pick(engine: BaseEngine, opening: Opening, shared: SharedLimit) -> Move:
    """The offered fifth after which Black stands worst."""
    board, offers = opening.board, opening.offers
    share = 1 / len(offers)

    def chance_of_white(move: Move) -> float:
        limit = shared.share(share)
        return look(engine, board.after(move), limit, stop=shared.stop).chance

    return max(offers, key=chance_of_white)


# What a position is worth


def _chances(
    engine: BaseEngine, board: Board, counts: Sequence[int], shared: SharedLimit, part: float
) -> dict[int, float]:
    """Black's chances after three or four stones, for each number of fifths to be offered."""
    if board.ply == 4:
        return _chances_of_four(engine, board, counts, shared, part)
    fourths = _best_moves(engine, board, FOURTHS_TRIED, shared, part * RANKING_PART)
    each = part * (1 - RANKING_PART) / len(fourths)
    found = [_chances_of_four(engine, board.after(move), counts, shared, each) for move in fourths]
    return {count: min(chances[count] for chances in found) for count in counts}


def _chances_of_four(
    engine: BaseEngine, board: Board, counts: Sequence[int], shared: SharedLimit, part: float
) -> dict[int, float]:
    lines = _lines_for(board, max(counts))
    infos = engine.analyse(board, shared.share(part), multipv=lines, stop=shared.stop)
    images = _images(board)
    unlike: dict[Move, float] = {}  # by the least of the moves that are alike
    for info in infos:
        name = min(symmetry.apply(info.move, board.size) for symmetry in images)
        unlike.setdefault(name, info.score.win_chance)
    chances = list(unlike.values())
    return {count: chances[min(count, len(chances)) - 1] for count in counts}


def _lines_for(board: Board, count: int) -> int:
    """How many of the best moves have this many among them of which no two are alike."""
    return count * len(_images(board)) + SPARE_LINES


def _images(board: Board) -> list[Symmetry]:
    return [symmetry for symmetry in Symmetry if board.transform(symmetry) == board]


def _at_distance(board: Board, steps: int) -> list[Move]:
    return near_moves(board, range(steps, steps + 1))


def _best_moves(
    engine: BaseEngine, board: Board, count: int, shared: SharedLimit, part: float
) -> list[Move]:
    """The best moves by a search, best first."""
    infos = engine.analyse(board, shared.share(part), multipv=count, stop=shared.stop)
    return [info.move for info in infos]
