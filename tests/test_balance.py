"""Balanced moves: legal, even, worth the bias that is asked for, and within the limit."""

import time
from collections.abc import Iterable, Iterator
from random import Random
from statistics import mean, median
from typing import Protocol

import pytest

from tengen import Board, Color, Engine, GameOverError, Limit, Move, OpeningError
from tengen.engine.base import Analysis, StopToken
from tengen.errors import LimitError
from tengen.formats.shipped import load_openings
from tengen.openings.balance import (
    Balanced,
    balanced_move,
    balanced_pair,
    look,
    near_moves,
    scatter,
    unlike_moves,
)
from tengen.openings.shared_limit import DEPTH_NODES, LEAST_NODES, SharedLimit

RULES = ("freestyle", "standard", "renju", "caro", "caro-standard")
OPENING = "h8 i9 g6 j7"
NODES = 10_000
EVEN = 0.1  # of win chance, by a search of ten times the nodes


class Watched(Engine):
    """An engine that remembers the limits of its searches."""

    limits: list[Limit]

    def analysis(
        self,
        board: Board,
        limit: Limit | None = None,
        *,
        multipv: int | None = None,
        stop: StopToken | None = None,
    ) -> Analysis:
        assert limit is not None
        self.limits.append(limit)
        return super().analysis(board, limit, multipv=multipv, stop=stop)


@pytest.fixture(scope="module")
def shared() -> Iterator[Watched]:
    with Watched(hash_mb=16) as engine:
        engine.limits = []
        yield engine


@pytest.fixture
def engine(shared: Watched) -> Watched:
    shared.limits.clear()
    shared.clear_hash()
    return shared


class Find(Protocol):
    """Either way to make a position even."""

    def __call__(
        self, engine: Engine, board: Board, limit: Limit, *, bias: int = 0, seed: int = 0
    ) -> Balanced: ...


def chance_after(engine: Engine, board: Board, moves: Iterable[Move]) -> float:
    """What a deeper search finds for the side to move, after these moves."""
    engine.clear_hash()
    info = engine.analyse(board.after(*moves), Limit(nodes=10 * NODES))
    return info.score.seen_by(board.turn).win_chance


# Sharing a limit


def test_parts_of_a_shared_limit_stay_within_its_nodes() -> None:
    shared = SharedLimit(Limit(nodes=10_000, depth=7), Color.BLACK)
    assert shared.limit(0.25) == Limit(nodes=2_500, depth=7)
    assert shared.searches(0.5, 10) == 10
    assert shared.searches(0.5, 100) == 5_000 // LEAST_NODES
    assert shared.searches(0.001, 100) == 1


def test_a_shared_limit_hands_out_time_until_it_is_up() -> None:
    shared = SharedLimit(Limit(time=0.05), Color.BLACK)
    share = shared.limit(0.5)
    assert share is not None
    assert share.time is not None
    assert 0 < share.time <= 0.025
    assert sum(1 for _ in shared.while_early(iter(int, 1), 0.2)) >= 1
    time.sleep(0.06)
    assert shared.limit(0.5) is None


def test_a_shared_limit_of_a_clock_holds_the_share_of_one_move() -> None:
    share = SharedLimit(Limit(white_clock=100.0), Color.WHITE).limit(1.0)
    assert share is not None
    assert share.time is not None
    assert 1.0 < share.time < 20.0


def test_a_depth_alone_is_a_limit_and_no_limit_is_refused() -> None:
    assert SharedLimit(Limit(depth=5), Color.BLACK).limit(1.0) == Limit(depth=5, nodes=DEPTH_NODES)
    with pytest.raises(LimitError, match="Black"):
        SharedLimit(Limit(white_clock=5.0), Color.BLACK)


# Candidates


@pytest.mark.parametrize("moves", ["h8", "h8 h9 h10", "h8 i9 g10"])
def test_unlike_moves_are_one_of_each_kind(moves: str) -> None:
    board = Board.from_moves(moves)
    near = near_moves(board)
    kinds = [board.after(move).canonical().key for move in unlike_moves(board, near)]
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) == {board.after(move).canonical().key for move in near}


def test_near_moves_are_all_points_of_an_empty_board() -> None:
    assert len(near_moves(Board(size=7))) == 49
    assert len(near_moves(Board.from_moves("h8"), range(1, 2))) == 8
    assert len(near_moves(Board.from_moves("h8"), range(2, 4))) == 40


@pytest.mark.parametrize("rule", [*RULES, "1337", "42"])
@pytest.mark.parametrize("size", [5, 9, 15, 22])
def test_scattered_stones_are_an_opening(rule: str, size: int) -> None:
    for seed in range(20):
        board = scatter(rule, size, 3 + seed % 6, Random(seed))
        assert board.ply == 3 + seed % 6
        assert not board.is_game_over()
        assert board == scatter(rule, size, 3 + seed % 6, Random(seed))


@pytest.mark.parametrize("count", [0, 9, 1000])
def test_too_many_scattered_stones_are_refused(count: int) -> None:
    with pytest.raises(OpeningError, match=f"{count} stones .* 1 to 8"):
        scatter("freestyle", 5, count, Random(0))


# Verdicts


def test_a_look_at_a_finished_game_is_its_result(engine: Engine) -> None:
    board = Board.from_moves("h8 a1 i8 b1 j8 c1 k8 d1 l8")
    assert look(engine, board, Limit(nodes=100)).chance == 0


def test_a_look_at_a_won_position_is_a_certainty(engine: Engine) -> None:
    verdict = look(engine, Board.from_moves("h8 a1 i8 c1 j8 e1"), Limit(nodes=1_000))
    assert verdict.score.win_in == 3
    assert (verdict.chance, verdict.distance(0.5)) == (1, 0.5)


def test_a_look_takes_the_last_depths_together(engine: Engine) -> None:
    verdict = look(engine, Board.from_moves(OPENING), Limit(depth=6))
    assert len(verdict.chances) == 3
    assert verdict.chances[-1] == verdict.score.win_chance
    assert verdict.distance(verdict.chance) <= max(verdict.chances) - min(verdict.chances)


# Balanced moves and pairs


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("size", [5, 8, 15])
def test_every_answer_can_be_played(engine: Watched, rule: str, size: int) -> None:
    board = scatter(rule, size, 3, Random(size))
    before = board.copy()
    for find, count in ((balanced_move, 1), (balanced_pair, 2)):
        found: Balanced = find(engine, board, Limit(nodes=3_000))
        assert len(found.moves) == count
        assert board.after(*found.moves).ply == 3 + count
    assert board == before


def even_start(number: int, missing: int) -> Board:
    """A shipped opening without its last moves, so that there are moves that make it even."""
    board = load_openings("standard15").games[number].end().board()
    for _ in range(missing):
        board.pop()
    return board


@pytest.mark.parametrize(("find", "missing"), [(balanced_move, 1), (balanced_pair, 2)])
def test_stones_are_even_when_looked_at_more_deeply(
    engine: Watched, find: Find, missing: int
) -> None:
    even, plain = [], []
    for number in range(7, 16):
        board = even_start(number, missing)
        engine.clear_hash()
        engine.limits.clear()
        found = find(engine, board, Limit(nodes=NODES))
        assert sum(limit.nodes or 0 for limit in engine.limits) <= NODES
        even.append(abs(chance_after(engine, board, found.moves) - 0.5))
        plain.append(abs(chance_after(engine, board, near_moves(board)[:missing]) - 0.5))
    assert median(even) <= EVEN
    assert mean(even) < mean(plain)  # a move that lies nearest is no more even by itself


@pytest.mark.parametrize(("find", "missing"), [(balanced_move, 1), (balanced_pair, 2)])
def test_a_bias_favours_who_asks_for_it(engine: Watched, find: Find, missing: int) -> None:
    gains = []
    for number in (2, 3, 4):
        board = even_start(number, missing)
        against, for_me = (
            chance_after(engine, board, find(engine, board, Limit(nodes=NODES), bias=bias).moves)
            for bias in (-80, 80)
        )
        gains.append(for_me - against)
    assert median(gains) > 0.1


def test_the_same_seed_gives_the_same_stones_and_others_give_others(engine: Engine) -> None:
    board = Board.from_moves("h8 i9 g6")
    pairs = []
    for seed in (1, 1, 2, 3):
        engine.clear_hash()
        pairs.append(balanced_pair(engine, board, Limit(nodes=5_000), seed=seed))
    assert pairs[0] == pairs[1]
    assert len({pair.moves for pair in pairs}) > 1


def test_a_time_is_kept(engine: Watched) -> None:
    board = Board.from_moves(OPENING)
    start = time.monotonic()
    found = balanced_pair(engine, board, Limit(time=0.3))
    assert time.monotonic() - start < 3.0
    assert board.after(*found.moves).ply == board.ply + 2
    assert sum(limit.time or 0.0 for limit in engine.limits) <= 0.3


def test_no_time_at_all_still_gives_a_move(engine: Engine) -> None:
    assert len(balanced_move(engine, Board.from_moves(OPENING), Limit(time=0)).moves) == 1


def test_a_finished_game_has_no_balanced_move(engine: Engine) -> None:
    with pytest.raises(GameOverError):
        balanced_move(engine, Board.from_moves("h8 a1 i8 b1 j8 c1 k8 d1 l8"), Limit(nodes=1_000))
