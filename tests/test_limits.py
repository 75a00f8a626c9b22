"""Limits, options, and how time is divided."""

import itertools
from typing import Any

import pytest

from tengen import Color, EngineError, Limit, Options
from tengen.engine.deepening import Iteration, SearchLine
from tengen.engine.levels import LEVELS
from tengen.engine.options import OPTIONS, hash_mb_for
from tengen.engine.timing import Budget, SearchPace, budget_for
from tengen.errors import LimitError, OptionError

# Limits


@pytest.mark.parametrize("name", ["time", "black_clock", "white_clock", "black_inc", "white_inc"])
@pytest.mark.parametrize("value", [-0.001, float("nan"), float("inf"), "1", True])
def test_a_limit_refuses_what_is_no_time(name: str, value: object) -> None:
    values: dict[str, Any] = {name: value}
    with pytest.raises(LimitError, match=f"{name}={value!r}"):
        Limit(**values)


@pytest.mark.parametrize("name", ["depth", "nodes"])
@pytest.mark.parametrize("value", [0, -1, 1.5, "3", True, 2**63])
def test_a_limit_refuses_what_is_no_count(name: str, value: object) -> None:
    values: dict[str, Any] = {name: value}
    with pytest.raises(LimitError, match=f"{name}={value!r}"):
        Limit(**values)


def test_a_limit_shows_what_it_limits() -> None:
    assert repr(Limit(nodes=1000, white_clock=60.0)) == "Limit(nodes=1000, white_clock=60.0)"


def test_a_clock_of_the_other_side_is_no_limit() -> None:
    assert Limit(white_clock=60).is_endless(Color.BLACK)
    assert not Limit(white_clock=60).is_endless(Color.WHITE)
    assert Limit().is_endless(Color.WHITE)


# Options


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_an_option_is_named_and_ranged(option: Any) -> None:
    for value in (option.low, option.default, option.high):
        assert getattr(Options().changed(**{option.name: value}), option.name) == value
    absurd: list[Any] = [option.low - 1, option.high + 1, 1.5, "1", True]
    if option.default is not None:
        absurd.append(None)
    for value in absurd:
        message = f"{option.name}={value!r} .* from {option.low} to {option.high}"
        with pytest.raises(OptionError, match=message):
            Options().changed(**{option.name: value})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError, match=r"'thread'.*threads"):
        Options().changed(thread=2)


def test_what_an_engine_refuses_is_a_value_error() -> None:
    assert issubclass(EngineError, ValueError)
    assert issubclass(LimitError, EngineError)


@pytest.mark.parametrize(("memory", "table"), [(0, 1), (100, 1), (221, 1), (350, 128), (1024, 512)])
def test_a_table_leaves_room_for_the_process(memory: int, table: int) -> None:
    assert hash_mb_for(memory) == table


def test_a_table_leaves_room_for_threads() -> None:
    assert hash_mb_for(350, threads=2) == 64
    assert hash_mb_for(350, threads=64) == 1


def test_full_strength_is_no_level() -> None:
    assert Options().level is None
    assert Options(level=10).changed(level=None).level is None
    with pytest.raises(OptionError, match=r"option level=11 is out of range"):
        Options(level=11)
    with pytest.raises(OptionError, match=r"option seed=None is out of range"):
        Options(seed=None)  # type: ignore[arg-type]


def test_levels_grow() -> None:
    assert sorted(LEVELS) == list(range(OPTIONS["level"].low, OPTIONS["level"].high + 1))
    for lower, higher in itertools.pairwise(LEVELS[level] for level in sorted(LEVELS)):
        assert lower.nodes <= higher.nodes
        assert lower.lines >= higher.lines
        assert lower.error >= higher.error
        assert lower.fours <= higher.fours
        assert lower.sight.three >= higher.sight.three
        assert lower.sight.four >= higher.sight.four
        assert lower.heeds_own < higher.heeds_own or lower.aimless >= higher.aimless


# Time


def test_a_time_for_the_move_is_used_up_but_for_the_handover() -> None:
    for seconds in (0.0, 0.005, 1.0, 100.0):
        soft, hard = budget_for(Limit(time=seconds), Color.BLACK)
        assert soft is None
        assert hard is not None
        assert 0.9 * seconds - 1e-9 <= hard <= seconds


def test_the_first_replies_of_a_game_take_little_of_a_long_time() -> None:
    long = budget_for(Limit(time=30.0, black_clock=600.0), Color.BLACK)
    soft, hard = long.in_opening(1)
    assert soft == pytest.approx((long.soft or 0) / 10)
    assert hard == pytest.approx((long.hard or 0) / 10)
    assert hard == pytest.approx(3, rel=0.01)
    assert long.in_opening(4) == long
    short = budget_for(Limit(time=0.1), Color.BLACK)
    assert short.in_opening(1) == short
    assert Budget(None, None).in_opening(1) == Budget(None, None)


def test_depth_and_nodes_take_their_time() -> None:
    assert budget_for(Limit(depth=5, nodes=7), Color.BLACK) == Budget(None, None)


@pytest.mark.parametrize("remaining", [0.0, 0.001, 0.02, 0.5, 10.0, 3600.0, 2147483.647])
@pytest.mark.parametrize("increment", [0.0, 0.1, 10.0])
def test_a_clock_never_runs_out(remaining: float, increment: float) -> None:
    """However many moves are played, each with all the time it may take."""
    limit = Limit(white_clock=remaining, white_inc=increment)
    for _ in range(300):
        soft, hard = budget_for(limit, Color.WHITE)
        assert soft is not None
        assert hard is not None
        assert 0 <= soft <= hard <= remaining
        remaining += increment - hard
        limit = Limit(white_clock=remaining, white_inc=increment)


def test_a_clock_is_shared_out_over_a_game() -> None:
    soft, hard = budget_for(Limit(black_clock=100.0), Color.BLACK)
    assert soft is not None
    assert hard is not None
    assert 2 < soft < 6
    assert soft < hard <= 40


def test_the_shorter_of_turn_and_clock_counts() -> None:
    assert budget_for(Limit(time=1.0, black_clock=1000.0), Color.BLACK).hard == 0.999
    hard = budget_for(Limit(time=100.0, black_clock=1.0), Color.BLACK).hard
    assert hard is not None
    assert hard < 0.5


def iteration(depth: int, value: int, move: int) -> Iteration:
    return Iteration(depth, depth, (SearchLine(value, (move,)),))


def test_a_settled_choice_needs_less_time_and_a_falling_value_more() -> None:
    pace = SearchPace(Budget(1.0, 4.0))
    assert not pace.is_time_up(iteration(1, 0, 7), 1.5)  # a new choice
    assert pace.is_time_up(iteration(2, 0, 7), 1.5)
    assert not pace.is_time_up(iteration(3, -100, 7), 1.5)  # it looks worse
    for depth in range(4, 10):
        assert not pace.is_time_up(iteration(depth, -100, 7), 0.4)
    assert pace.is_time_up(iteration(10, -100, 7), 0.6)  # the same for long


def test_without_a_clock_there_is_always_time() -> None:
    assert not SearchPace(Budget(None, 1.0)).is_time_up(iteration(1, 0, 7), 100.0)
