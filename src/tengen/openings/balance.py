"""Stones after which a position is even, or as uneven as requested.

The evaluation looks at every candidate; those that look most even are searched in stages, each with
fewer of them and more of the limit for each. What counts is the win chance over the last depths of
a search: a position that a further ply would tip is not even.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from statistics import median
from typing import NamedTuple, TypeAlias

from ..board import Board
from ..coords import Move, Symmetry, around
from ..core.evaluate import evaluate
from ..core.position import make, unmake
from ..engine.base import BaseEngine, StopToken
from ..engine.bridge import point_of, score_of, state_of
from ..engine.limit import Limit
from ..errors import GameOverError, OpeningError
from ..rules import Color, Rule
from ..score import Score
from .shared_limit import Item, SharedLimit

Stones: TypeAlias = tuple[Move, ...]
"""Moves that are played one after the other, by both sides in turn."""

NEAR = 4  # how far from a stone a move lies at most, in king's steps
APART = range(3, 7)  # the same for each of a pair: stones apart from the others are less volatile
MOST_EVALUATED = 800  # candidates, taken at random where there are more
EVALUATION_PART = 0.2  # of a time, at most, before any candidate is searched
LIKELY = 0.12  # of win chance by which the evaluation may be off, and the candidate be even
SCATTER_STEPS = (1, 2, 3, 4)  # king's steps from a random stone to the next one
SCATTER_WEIGHTS = (4, 5, 3, 1)
SETTLED_DEPTHS = 3  # last depths of a search that say together how even a position is


class Stage(NamedTuple):
    """This many candidates share this part of the limit."""

    width: int
    part: float


PILOTS = Stage(5, 0.05)
STAGES = (Stage(24, 0.2), Stage(8, 0.25), Stage(3, 0.5))


class Verdict(NamedTuple):
    """A search's verdict on a position, seen from the side to move."""

    score: Score  # at the last depth
    chances: tuple[float, ...]  # to win, at the last depths

    @property
    def chance(self) -> float:
        """The mean win chance of the side to move."""
        return sum(self.chances) / len(self.chances)

    def distance(self, chance: float) -> float:
        """How far the last depths are from this win chance, on average."""
        return sum(abs(each - chance) for each in self.chances) / len(self.chances)


class Balanced(NamedTuple):
    """Stones, and the deepest verdict on the position after them."""

    moves: Stones
    verdict: Verdict
    distance: float  # of win chance, from what was wanted


def balanced_move(
    engine: BaseEngine,
    board: Board,
    limit: Limit,
    *,
    bias: int = 0,
    seed: int = 0,
    stop: StopToken | None = None,
) -> Balanced:
    """The move that makes the position most even, or worth `bias` centi-units to who plays it.

    With a limit of nodes and an empty table, the same seed gives the same move.
    """
    return balanced_moves(engine, board, limit, bias=bias, seed=seed, stop=stop)[0]


def balanced_moves(
    engine: BaseEngine,
    board: Board,
    limit: Limit,
    *,
    bias: int = 0,
    seed: int = 0,
    stop: StopToken | None = None,
) -> list[Balanced]:
    """The moves that were searched for `balanced_move`, the most even first.

    The first three were searched most deeply.
    """
    shared = SharedLimit(limit, board.turn, stop)
    random = Random(seed)
    stones = ((move,) for move in shuffled(unlike_moves(board, near_moves(board)), random))
    wanted = Score(-bias).win_chance  # of the other side, which is to move then
    candidates = sieve(engine, board, stones, wanted, shared, random)
    return by_evenness(engine, board, candidates, wanted, shared)


def balanced_pair(
    engine: BaseEngine,
    board: Board,
    limit: Limit,
    *,
    bias: int = 0,
    seed: int = 0,
    stop: StopToken | None = None,
) -> Balanced:
    """Two moves, one a side, after which the position is most even for the side to move.

    Or worth `bias` centi-units to it. The same seed gives the same pair, as in `balanced_move`.
    """
    return balanced_pairs(engine, board, limit, bias=bias, seed=seed, stop=stop)[0]


def balanced_pairs(
    engine: BaseEngine,
    board: Board,
    limit: Limit,
    *,
    bias: int = 0,
    seed: int = 0,
    stop: StopToken | None = None,
) -> list[Balanced]:
    """The pairs that were searched for `balanced_pair`, the most even first."""
    shared = SharedLimit(limit, board.turn, stop)
    random = Random(seed)
    apart = near_moves(board, APART) or near_moves(board)
    firsts, seconds = unlike_moves(board, apart), apart
    pairs = [(first, second) for first in firsts for second in seconds if second != first]
    stones = shuffled(pairs, random)
    wanted = Score(bias).win_chance
    candidates = sieve(engine, board, stones, wanted, shared, random)
    return by_evenness(engine, board, candidates, wanted, shared)


def look(
    engine: BaseEngine, board: Board, limit: Limit, *, stop: StopToken | None = None
) -> Verdict:
    """Search a position and return how its last depths judge it; a finished game is exact."""
    outcome = board.outcome()
    if outcome is not None:
        score = Score.of_end(outcome.winner, board.turn)
        return Verdict(score, (score.win_chance,))
    by_depth: dict[int, float] = {}
    with engine.analysis(board, limit, stop=stop) as search:
        for info in search:
            by_depth[info.depth] = info.score.win_chance
        by_depth[search.best.depth] = search.best.score.win_chance
    chances = tuple(by_depth.values())[-SETTLED_DEPTHS:]
    score = search.best.score
    return Verdict(score, (score.win_chance,) if score.is_proven else chances)


def most_even(
    engine: BaseEngine,
    board: Board,
    candidates: Sequence[Stones],
    wanted: float,
    shared: SharedLimit,
) -> Balanced:
    """The candidate whose position is nearest to a win chance of `wanted` for the side to move.

    Candidates come with the most promising first; the first is the answer where
    the limit allows none.
    """
    return by_evenness(engine, board, candidates, wanted, shared)[0]


def by_evenness(
    engine: BaseEngine,
    board: Board,
    candidates: Sequence[Stones],
    wanted: float,
    shared: SharedLimit,
) -> list[Balanced]:
    """The candidates that were searched, the nearest to `wanted` first; at least the first one."""
    if not candidates:
        raise GameOverError("no stones can be placed without an end of the game")
    ranked = [Balanced(stones, _UNSEEN, 1.0) for stones in candidates]
    for stage in STAGES:
        width = shared.searches(stage.part, min(stage.width, len(ranked)))
        seen = []
        for each in ranked[:width]:
            share = shared.limit(stage.part / width)
            if share is None:
                break
            verdict = look(engine, board.after(*each.moves), share, stop=shared.stop)
            seen.append(Balanced(each.moves, verdict, verdict.distance(wanted)))
        # A candidate that was not reached stays behind those that were: they were better before.
        ranked = sorted(seen, key=lambda each: each.distance) + ranked[len(seen) :]
    return [each for each in ranked if each.verdict is not _UNSEEN] or ranked[:1]


_UNSEEN = Verdict(Score(0), (0.5,))


def sieve(
    engine: BaseEngine,
    board: Board,
    candidates: Iterable[Stones],
    wanted: float,
    shared: SharedLimit,
    random: Random,
) -> list[Stones]:
    """The candidates to search: legal, and as even as the evaluation can tell; shuffled.

    The evaluation misses what the side to move can do, which is much on a large board: a few
    searches say by how much it is off.
    """
    some = shared.while_early(islice(candidates, MOST_EVALUATED), EVALUATION_PART)
    values = evaluations(board, some)

    def likeliest_first(offset: int) -> Iterator[Stones]:
        chances = {stones: Score(value + offset).win_chance for stones, value in values.items()}
        steps = {stones: abs(chances[stones] - wanted) // LIKELY for stones in chances}
        order = sorted(steps, key=lambda stones: (steps[stones], random.random()))
        return (stones for stones in order if _is_playable(board, stones))

    offset = _offset(engine, board, likeliest_first(0), values, shared)
    return list(islice(likeliest_first(offset), STAGES[0].width))


def _offset(
    engine: BaseEngine,
    board: Board,
    likely: Iterator[Stones],
    values: Mapping[Stones, int],
    shared: SharedLimit,
) -> int:
    """By how many centi-units searches of the first few differ from their evaluations."""
    count = shared.searches(PILOTS.part, PILOTS.width)
    found = []
    for stones in islice(likely, count):
        share = shared.limit(PILOTS.part / count)
        if share is not None:
            centi = look(engine, board.after(*stones), share, stop=shared.stop).score.centi
            found += [] if centi is None else [centi - values[stones]]
    return int(median(found)) if found else 0


def evaluations(board: Board, candidates: Iterable[Stones]) -> dict[Stones, int]:
    """What the evaluation says of each position, in centi-units to the side to move then."""
    state = state_of(board, distance=1)
    values = {}
    for stones in candidates:
        for move in stones:
            make(state, point_of(move, board.size))
        values[stones] = score_of(evaluate(state), board).centi or 0
        for _ in stones:
            unmake(state)
    return values


def _is_playable(board: Board, stones: Stones) -> bool:
    """Whether the moves are legal one after the other, and the game goes on after them."""
    board = board.copy()
    for move in stones:
        if not board.is_legal(move):
            return False
        board.push(move)
    return not board.is_game_over()


def unlike_moves(board: Board, moves: Iterable[Move]) -> list[Move]:
    """Of moves that a symmetry of the position makes alike, one."""
    images = [symmetry for symmetry in Symmetry if board.transform(symmetry) == board]
    return [
        move
        for move in moves
        if move == min(symmetry.apply(move, board.size) for symmetry in images)
    ]


def shuffled(items: Sequence[Item], random: Random) -> list[Item]:
    """The items in random order."""
    return random.sample(items, len(items))


def near_moves(board: Board, steps: range = range(1, NEAR + 1)) -> list[Move]:
    """Empty points this many king's steps from the nearest stone; on an empty board, all points."""
    stones, size = [*board.stones(Color.BLACK), *board.stones(Color.WHITE)], board.size
    if not stones:
        return list(range(size**2))
    return sorted(around(stones, size, steps[-1]) - around(stones, size, steps[0] - 1))


def scatter(rule: Rule | str, size: int, count: int, random: Random) -> Board:
    """A board after this many legal moves, each near another stone."""
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
    (steps,) = random.choices(SCATTER_STEPS, SCATTER_WEIGHTS)
    along, across = random.choice((-steps, steps)), random.randint(-steps, steps)
    dx, dy = random.choice(((along, across), (across, along)))
    if not (0 <= x + dx < board.size and 0 <= y + dy < board.size):
        return None
    return board.move_at(x + dx, y + dy)
