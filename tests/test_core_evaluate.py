"""The evaluation and its trace: the terms a player is shown are the terms that count."""

from __future__ import annotations

import random

import pytest

from core_support import RULE_NAMES, State, core_rule, empty_state
from tengen.core.evaluate import LARGEST_ESTIMATE, evaluate
from tengen.core.layout import point_at
from tengen.core.params import CLASS_VALUES, SHAPE_VALUES, VALUE_BITS
from tengen.core.patterns import CLASS_FOUR_THREE, FOUR, OPEN_ONE, OPEN_THREE, TWO, LineRule
from tengen.core.position import make, set_turn
from tengen.core.setup import set_weights
from tengen.core.trace import trace
from tengen.core.weights import CODES, code_of_key, hand_set, key_of_code


def random_state(rule: str, size: int, stones: int, seed: int) -> State:
    """A position of a few stones close together, so that shapes of every kind occur."""
    state = empty_state(rule, size)
    put_stones(state, stones, seed)
    return state


def put_stones(state: State, stones: int, seed: int) -> None:
    """Put some stones on an empty board, close together."""
    rng = random.Random(seed)
    size = int(state["size"])
    middle = [(x, y) for x in range(3, size - 3) for y in range(3, size - 3)]
    for x, y in rng.sample(middle, stones):
        make(state, point_at(x, y))


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_weights_set_by_hand_trace_as_well(rule: str) -> None:
    for seed in range(4):
        state = empty_state(rule, 13)
        lines = core_rule(rule)
        set_weights(state, lines, hand_set((lines.black, lines.white)))
        put_stones(state, 20, seed)
        assert sum(term.value for term in trace(state)) == evaluate(state)


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_the_first_move_is_worth_the_same_on_boards_of_all_sizes(rule: str) -> None:
    worth = {int(evaluate(empty_state(rule, size))) for size in range(5, 23)}
    assert len(worth) == 1
    assert 0 <= worth.pop() <= 150


def test_a_code_is_the_same_whichever_line_a_shape_lies_on() -> None:
    codes = code_of_key()
    assert codes[0x0123] == codes[0x3210] == codes[0x1302] != codes[0x0223]
    assert codes[0xE000] == -1
    assert [codes[key] for key in key_of_code()] == list(range(len(CODES)))


def test_a_point_is_worth_its_shapes_and_its_class_by_hand() -> None:
    lines = (LineRule(True), LineRule(True))
    code = CODES.index((OPEN_ONE, TWO, OPEN_THREE, FOUR))
    worth = sum(SHAPE_VALUES[shape] for shape in CODES[code]) + CLASS_VALUES[CLASS_FOUR_THREE]
    assert hand_set(lines).values[:, code].tolist() == [worth << VALUE_BITS] * 2


@pytest.mark.parametrize("rule", RULE_NAMES)
@pytest.mark.parametrize("stones", [0, 5, 16, 30])
def test_terms_of_the_trace_add_up_to_the_evaluation(rule: str, stones: int) -> None:
    for seed in range(4):
        state = random_state(rule, 13, stones, seed)
        total = sum(term.value for term in trace(state))
        assert max(-LARGEST_ESTIMATE, min(LARGEST_ESTIMATE, total)) == evaluate(state)


def test_trace_names_the_shapes_that_a_stone_would_make() -> None:
    state = empty_state("freestyle", 15)
    for x, y in ((7, 7), (0, 0), (8, 7), (14, 0)):
        make(state, point_at(x, y))
    names = {(term.name, term.side) for term in trace(state)}
    assert {("open three", 0), ("wide open three", 0)} & names
    assert ("open three", 1) not in names
    assert ("tempo", 0) in names


def test_a_threatened_open_four_counts_against_the_side_to_move() -> None:
    state = empty_state("freestyle", 15)
    for x, y in ((7, 7), (0, 0), (8, 7), (14, 0), (9, 7)):
        make(state, point_at(x, y))
    (term,) = [term for term in trace(state) if term.name == "open four threatened"]
    assert term.side == 0
    assert sum(term.value for term in trace(state) if term.side == 0) < 0
    assert evaluate(state) < 0


def test_the_same_stones_are_worth_more_with_the_move() -> None:
    state = random_state("standard", 15, 10, seed=1)
    first = evaluate(state)
    set_turn(state, 3 - int(state["turn"]))
    second = evaluate(state)
    assert first + second > 0
