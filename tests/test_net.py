"""The evaluation network: the core's sums against plain ones, also after moves it did not see."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from core_support import Searcher, State, empty_state, put, random_board, with_turn
from tengen.core.evaluate import evaluate
from tengen.core.layout import (
    NET_CLIP,
    NET_HIDDEN,
    NET_HIDDEN_CLIP,
    NET_HIDDEN_SHIFT,
    NET_INPUT_CLIP,
    NET_INPUT_SHIFT,
    NET_OUT_SHIFT,
    NET_WIDTH,
    NODES,
    point_at,
)
from tengen.core.net import PATTERNS, is_empty, net_value, policy_at, refresh
from tengen.core.net_weights import HALF, Net
from tengen.core.position import make, unmake
from tengen.core.setup import set_net
from tengen.core.trace import NETWORK, trace
from tengen.rules import Color
from tengen.training.samples import patterns_of


def some_net(seed: int, *, is_symmetric: bool = True) -> Net:
    """A network of random numbers, about as large as trained ones."""
    random = np.random.default_rng(seed)
    white = random.normal(0, 100, (PATTERNS, HALF)).astype(np.int16)
    return Net(
        random.normal(0, 100, (PATTERNS, HALF)).astype(np.int16),
        random.normal(0, 60, (NET_WIDTH, NET_HIDDEN)).astype(np.int16),
        random.normal(0, 5000, NET_HIDDEN).astype(np.int32),
        random.normal(0, 300, NET_HIDDEN).astype(np.int16),
        np.array([123]),
        random.normal(0, 60, NET_WIDTH).astype(np.int16),
        None if is_symmetric else white,
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


def plain(net: Net, cells: np.ndarray, size: int, side: int) -> tuple[int, np.ndarray]:
    """The value and the policy of all points, worked out the long way."""
    table = net.table().astype(np.int64)

    def rows(board: np.ndarray) -> np.ndarray:
        limited = np.clip(table[patterns_of(board, size)[0]].sum(axis=1), 0, NET_CLIP)
        return np.where(board[0][:, None] == 0, limited, 0)

    mine = rows(cells)
    pool = mine.sum(axis=0) - rows(np.zeros_like(cells)).sum(axis=0)
    inputs = np.clip(
        np.roll(pool, -side * HALF) >> NET_INPUT_SHIFT, -NET_INPUT_CLIP, NET_INPUT_CLIP
    )
    units = (inputs @ net.weights.astype(np.int64) + net.bias) >> NET_HIDDEN_SHIFT
    total = int(np.clip(units, 0, NET_HIDDEN_CLIP) @ net.counts.astype(np.int64) + net.out[0])
    return total >> NET_OUT_SHIFT, mine @ np.roll(net.policy, side * HALF).astype(np.int64)


@pytest.mark.parametrize(("size", "is_symmetric"), [(15, True), (20, False)])
def test_value_and_policy_are_the_plain_sums_after_any_moves(size: int, is_symmetric: bool) -> None:
    net, random = some_net(1, is_symmetric=is_symmetric), Random(size)
    state = state_with(net, size=size)
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
            side = len(stones) & 1
            value, policy = plain(net, cells_of(state, stones), size, side)
            assert net_value(state, side) == value
            values.add(value)
            for x, y in random.sample(middle, 9):
                if is_empty(state, point_at(x, y)):
                    assert policy_at(state, point_at(x, y), side) == policy[y * size + x]
    assert len(values) > 5


def test_an_empty_board_is_worth_the_same_on_every_size() -> None:
    net = some_net(2)
    assert len({int(net_value(state_with(net, size=size), 0)) for size in (9, 15, 20)}) == 1


def test_more_moves_than_the_log_has_room_for() -> None:
    net = some_net(3)
    state, stones = state_with(net, size=20), []
    for number in range(380):
        point = number * 7 % 400
        make(state, point_at(point % 20, point // 20))
        stones.append(point)
        refresh(state)
    value, _ = plain(net, cells_of(state, stones), 20, 0)
    assert net_value(state, 0) == value


def test_the_network_is_a_part_of_the_evaluation_and_of_its_trace() -> None:
    without, judged = state_with(None), state_with(some_net(4))
    for state in (without, judged):
        for x, y in ((7, 7), (8, 7), (6, 6), (9, 9), (7, 5)):
            make(state, point_at(x, y))
    correction = int(net_value(judged, 1))
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
        assert (again.white_rows is None) == is_symmetric
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
