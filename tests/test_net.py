"""The evaluation network: the core's sums against plain ones, also after moves it did not see."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from core_support import Searcher, State, empty_state, put, random_board, with_turn
from tengen.core.evaluate import evaluate, sum_of_terms
from tengen.core.layout import (
    NET_CLIP,
    NET_CODES,
    NET_HIDDEN,
    NET_HIDDEN_CLIP,
    NET_HIDDEN_SHIFT,
    NET_INPUT_CLIP,
    NET_INPUT_SHIFT,
    NET_INPUTS,
    NET_OUT_SHIFT,
    NET_WIDTH,
    NODES,
    point_at,
)
from tengen.core.net import (
    BASE_SHIFT,
    MIDDLE_STONES,
    STONES_SHIFT,
    is_empty,
    net_value,
    policy_at,
    refresh,
)
from tengen.core.net_weights import HALF, Net
from tengen.core.position import make, unmake
from tengen.core.setup import net_of, set_net
from tengen.core.trace import NETWORK, trace
from tengen.engine.bridge import core_rule
from tengen.rules import Color, Rule
from tengen.training.samples import codes_of


def some_net(seed: int, *, is_symmetric: bool = True) -> Net:
    """A network of random numbers, about as large as trained ones."""
    random = np.random.default_rng(seed)

    def numbers(spread: int, *shape: int) -> np.ndarray:
        return random.normal(0, spread, shape).astype(np.int16)

    return Net(
        numbers(100, NET_CODES, NET_WIDTH),
        numbers(60, NET_INPUTS, NET_HIDDEN),
        random.normal(0, 5000, NET_HIDDEN).astype(np.int32),
        numbers(300, NET_HIDDEN),
        np.array([123]),
        numbers(60, NET_WIDTH),
        None if is_symmetric else numbers(100, NET_CODES, NET_WIDTH),
        {"rule": "freestyle"},
    )


def state_with(net: Net | None, rule: str = "freestyle", size: int = 15) -> State:
    """An empty board that is judged by this network as well."""
    state = empty_state(rule, size)
    set_net(state, net)
    return state


def cells_of(state: State, stones: list[int]) -> np.ndarray:
    """The stones that were played in turn, as a row of cells."""
    size = int(state["size"])
    cells = np.zeros((1, size * size), np.uint8)
    cells[0, stones[0::2]], cells[0, stones[1::2]] = 1, 2
    return cells


def plain(net: Net, state: State, stones: list[int], base: int) -> tuple[int, np.ndarray]:
    """The value and the policy of all points, worked out the long way."""
    table, size, side = net.table().astype(np.int64), int(state["size"]), len(stones) & 1
    rule = core_rule(Rule.of("renju" if state["renju"] else "freestyle"))

    def rows(board: np.ndarray) -> np.ndarray:
        black, white = codes_of(board, size, rule)[0].T
        limited = np.clip(table[black] + table[NET_CODES + white], 0, NET_CLIP)
        return np.where(board[0][:, None] == 0, limited, 0)

    cells = cells_of(state, stones)
    mine = rows(cells)
    pool = mine.sum(axis=0) - rows(np.zeros_like(cells)).sum(axis=0)
    pooled = np.roll(pool, -side * HALF) >> NET_INPUT_SHIFT
    others = [base >> BASE_SHIFT, (len(stones) - MIDDLE_STONES) << STONES_SHIFT]
    inputs = np.clip(np.append(pooled, others), -NET_INPUT_CLIP, NET_INPUT_CLIP)
    units = (inputs @ net.weights.astype(np.int64) + net.bias) >> NET_HIDDEN_SHIFT
    total = int(np.clip(units, 0, NET_HIDDEN_CLIP) @ net.counts.astype(np.int64) + net.out[0])
    return total >> NET_OUT_SHIFT, mine @ np.roll(net.policy, side * HALF).astype(np.int64)


@pytest.mark.parametrize(("rule", "size"), [("freestyle", 15), ("freestyle", 20), ("renju", 15)])
def test_value_and_policy_are_the_plain_sums_after_any_moves(rule: str, size: int) -> None:
    net, random = some_net(1, is_symmetric=rule != "renju"), Random(size)
    state = state_with(net, rule, size)
    middle = [(x, y) for x in range(size) for y in range(3, 12)]
    stones: list[int] = []
    values = set()
    for _ in range(40):
        if len(stones) > 4 and random.random() < 0.45:
            for _ in range(random.randint(1, 4)):
                unmake(state)
                stones.pop()
        else:
            for x, y in random.sample(middle, random.randint(1, 3)):
                if y * size + x not in stones:
                    make(state, point_at(x, y))
                    stones.append(y * size + x)
        if random.random() < 0.7:  # else several moves are made up for at once
            side, base = len(stones) & 1, random.randint(-9000, 9000)
            value, policy = plain(net, state, stones, base)
            assert net_value(state, side, base) == value
            values.add(value)
            for x, y in random.sample(middle, 9):
                if is_empty(state, point_at(x, y)):
                    assert policy_at(state, point_at(x, y), side) == policy[y * size + x]
    assert len(values) > 5


def test_an_empty_board_is_worth_the_same_on_every_size() -> None:
    net = some_net(2)
    assert len({int(net_value(state_with(net, size=size), 0, 0)) for size in (9, 15, 20)}) == 1


def test_more_moves_than_there_are_levels() -> None:
    net = some_net(3)
    state, stones = state_with(net, size=20), []
    for number in range(380):
        point = number * 7 % 400
        make(state, point_at(point % 20, point // 20))
        stones.append(point)
        refresh(state)
    assert net_value(state, 0, 0) == plain(net, state, stones, 0)[0]


def test_the_network_is_a_part_of_the_evaluation_and_of_its_trace() -> None:
    without, judged = state_with(None), state_with(some_net(4))
    for state in (without, judged):
        for x, y in ((7, 7), (8, 7), (6, 6), (9, 9), (7, 5)):
            make(state, point_at(x, y))
    correction = int(net_value(judged, 1, int(evaluate(without))))
    assert correction != 0
    assert int(evaluate(judged)) == int(evaluate(without)) + correction
    assert [part.value for part in trace(judged) if part.name == NETWORK] == [correction]
    assert sum(part.value for part in trace(judged)) == int(evaluate(judged))
    assert not [part for part in trace(without) if part.name == NETWORK]


def test_a_network_is_written_and_read() -> None:
    for is_symmetric in (True, False):
        net = some_net(5, is_symmetric=is_symmetric)
        again = Net.from_bytes(net.to_bytes())
        assert again.about == net.about
        assert np.array_equal(again.table(), net.table())
        assert (again.white is None) == is_symmetric
    with pytest.raises(ValueError, match="bias of a network"):
        Net.from_bytes(net._replace(bias=net.bias[1:]).to_bytes())


def test_a_search_that_asks_the_network_repeats_itself_and_proves_no_opposites() -> None:
    random, proofs = Random(9), 0
    for _ in range(8):
        board = random_board(random, "freestyle", 15)
        claims, counts = [], []
        for net in (None, some_net(6), some_net(6)):
            state = state_with(net)
            for color in Color:
                for move in board.stones(color):
                    put(state, move, color)
            with_turn(state, board.turn)
            state["order_policy"] = 50
            claims.append(list(Searcher().deepen(state, range(1, 6), nodes=20_000)))
            counts.append(int(state["control"][NODES]))
        assert claims[1] == claims[2]
        assert counts[1] == counts[2]
        last = [each[-1] for each in claims if each]
        proofs += sum(claim.win_in is not None for claim in last)
        assert not (any(claim.win_in for claim in last) and any(claim.loss_in for claim in last))
    assert proofs


@pytest.mark.parametrize("rule", ["freestyle", "standard", "renju", "caro"])
def test_a_shipped_network_tells_where_it_comes_from_and_stays_moderate(rule: str) -> None:
    net = net_of(core_rule(Rule.of(rule)))
    assert net is not None
    assert net.about["loss"] < net.about["loss before"]
    assert net.about["rule"] == rule
    random, corrections = Random(11), []
    for _ in range(20):
        state = empty_state(rule, 15)
        for x, y in random.sample([(x, y) for x in range(4, 11) for y in range(4, 11)], 14):
            make(state, point_at(x, y))
        corrections.append(int(net_value(state, 0, int(sum_of_terms(state, 0)))))
    assert len(set(corrections)) > 10
    assert max(map(abs, corrections)) < 2_000
