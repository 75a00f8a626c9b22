"""The interplay of points and threats: the core's numbers against plain ones, and its fit."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from core_support import State, core_rule, empty_state
from tengen.core.evaluate import evaluate, value_together
from tengen.core.interplay import CLASSES_SEEN, FINE_BITS, INPUTS, MOST_COUNTED, MOST_STONES
from tengen.core.layout import INTERPLAY_ROWS, INTERPLAY_UNITS, point_at
from tengen.core.position import count_of, make, unmake
from tengen.core.setup import set_net, set_weights
from tengen.core.trace import TOGETHER, trace
from tengen.core.weights import Interplay, Weights, hand_set
from tengen.training.interplay import InterplayProblem, Units

LINE_RULES = ("freestyle", "standard", "renju", "caro")


def some_units(seed: int) -> Interplay:
    """Units of numbers at random, about as large as fitted ones."""
    random = np.random.default_rng(seed)
    scales = np.array([0.5, 0.001, 0.001, 0.02, *[0.2] * (2 * CLASSES_SEEN), 500.0])
    numbers = random.normal(0, 1, (INTERPLAY_ROWS, INTERPLAY_UNITS)) * scales[:, None]
    units: Interplay = numbers.astype(np.float32)
    return units


def state_with(units: Interplay | None, rule: str = "freestyle", size: int = 15) -> State:
    """An empty board that is judged by the numbers set by hand and these units."""
    state, core = empty_state(rule, size), core_rule(rule)
    set_weights(state, core, hand_set((core.black, core.white))._replace(interplay=units))
    set_net(state, None)
    return state


def put_stones(state: State, stones: int, seed: int) -> None:
    """Put some stones close together."""
    middle = [(x, y) for x in range(4, 11) for y in range(4, 11)]
    for x, y in Random(seed).sample(middle, stones):
        make(state, point_at(x, y))


def plain_value(state: State, units: Interplay, even: tuple[int, int]) -> float:
    """What the units say, worked out the long way in double precision."""
    side, first = (int(state["turn"]) - 1) & 1, 2 * int(state["ply"])
    sides = (side, 1 - side)
    points = [int(state["values"][first + color]) - even[color] for color in sides]
    stones = min(int(state["ply"]), MOST_STONES)
    threats = [
        min(int(count_of(state, color, 1 + number)), MOST_COUNTED)
        for color in sides
        for number in range(CLASSES_SEEN)
    ]
    inputs = np.array([1, *points, stones, *threats], np.float64)
    above = np.maximum(inputs @ units[:-1].astype(np.float64), 0)
    return float(above @ units[-1]) / (1 << FINE_BITS)


def test_a_row_for_each_input_and_two_more() -> None:
    assert len(INPUTS) + 2 == INTERPLAY_ROWS
    assert len(INPUTS) == 3 + 2 * CLASSES_SEEN


@pytest.mark.parametrize("rule", LINE_RULES)
def test_the_core_adds_up_what_the_net_says(rule: str) -> None:
    units = some_units(1)
    seen = set()
    for seed in range(12):
        state = state_with(units, rule)
        even = (int(state["values"][0]), int(state["values"][1]))
        put_stones(state, 8 + 2 * seed, seed)
        side = (int(state["turn"]) - 1) & 1
        told = int(value_together(state, side))
        # Every unit loses less than a part of a centi-unit, in single precision.
        assert told == pytest.approx(plain_value(state, units, even), abs=2, rel=1e-4)
        seen.add(told)
    assert len(seen) > 8


def test_evaluation_and_trace_have_the_net_in_them() -> None:
    with_net, without = state_with(some_units(2)), state_with(None)
    for state in (with_net, without):
        put_stones(state, 15, seed=3)
    worth = int(evaluate(with_net)) - int(evaluate(without))
    assert worth == int(value_together(with_net, (int(with_net["turn"]) - 1) & 1)) != 0
    assert [term.value for term in trace(with_net) if term.name == TOGETHER] == [worth]
    assert not [term for term in trace(without) if term.name == TOGETHER]


def test_stones_are_worth_the_same_together_on_boards_of_all_sizes() -> None:
    units, told = some_units(4), set()
    for size in (20, 21, 22):
        state = state_with(units, size=size)
        for x, y in ((9, 9), (10, 10), (9, 11), (11, 9), (10, 9), (9, 10), (11, 11)):
            make(state, point_at(x, y))  # so far from the edges that no window reaches them
        told.add(int(value_together(state, 1)))
    assert len(told) == 1
    assert told != {0}


def test_taking_back_moves_takes_back_what_the_net_says() -> None:
    state = state_with(some_units(6))
    before = int(evaluate(state))
    put_stones(state, 20, seed=7)
    for _ in range(20):
        unmake(state)
    assert int(evaluate(state)) == before


@pytest.mark.parametrize("rule", LINE_RULES)
def test_every_line_rule_ships_a_net_that_stays_moderate(rule: str) -> None:
    state = empty_state(rule, 15)
    assert state["has_interplay"]
    for seed in range(20):
        put_stones(state, 20, seed)
        assert abs(int(value_together(state, (int(state["turn"]) - 1) & 1))) < 2000
        for _ in range(20):
            unmake(state)


def test_a_net_of_another_shape_is_refused() -> None:
    core = core_rule("freestyle")
    plain = hand_set((core.black, core.white))._replace(interplay=some_units(1)[1:]).to_plain()
    with pytest.raises(ValueError, match=f"expected {INTERPLAY_ROWS} rows"):
        Weights.from_plain(plain)


# The fit


def made_up_problem(positions: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Inputs, log odds that are given, and chances that depend on more than a sum."""
    random = np.random.default_rng(seed)
    inputs = random.normal(3, 2, (positions, len(INPUTS)))
    given = random.normal(0, 0.5, positions)
    extra = np.where((inputs[:, 3] > 3) & (inputs[:, 8] < 3), 1.0, -0.3)
    return inputs, given, 1 / (1 + np.exp(-(given + extra)))


def test_the_net_learns_what_no_sum_tells() -> None:
    inputs, given, target = made_up_problem(4_000, seed=1)
    problem = InterplayProblem(inputs, given, target)
    found = problem.solve()
    fresh, given_fresh, target_fresh = made_up_problem(2_000, seed=2)
    odds = given_fresh + found.judge(fresh)
    error = np.abs(1 / (1 + np.exp(-odds)) - target_fresh).mean()
    error_before = np.abs(1 / (1 + np.exp(-given_fresh)) - target_fresh).mean()
    assert error < 0.6 * error_before


def test_the_gradient_of_the_net_is_the_slope_of_its_loss() -> None:
    inputs, given, target = made_up_problem(60, seed=3)
    problem = InterplayProblem(inputs, given, target)
    at = problem.start() + np.random.default_rng(4).normal(0, 0.1, len(problem.start()))
    _, slope = problem.loss(at)
    for along in (0, INTERPLAY_UNITS + 3, 7 * INTERPLAY_UNITS + 1, len(at) - 5, len(at) - 1):
        step = np.zeros(len(at))
        step[along] = 1e-6
        measured = (problem.loss(at + step)[0] - problem.loss(at - step)[0]) / 2e-6
        assert slope[along] == pytest.approx(measured, abs=1e-7, rel=1e-4)


def test_a_net_for_the_core_says_what_the_fitted_one_said() -> None:
    inputs, given, target = made_up_problem(500, seed=5)
    found = InterplayProblem(inputs, given, target).solve()
    again = Units.of(found.for_core(140.0), 140.0)
    assert again.judge(inputs) + found.value == pytest.approx(found.judge(inputs), abs=1e-3)
