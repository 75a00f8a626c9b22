"""A fresh state record for a rule and a size. Plain NumPy: nothing here is compiled."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import params
from .capture_tables import foul_table, pair_table
from .layout import (
    BIT_MASK,
    BLACK,
    CLASS_BITS,
    CLASS_MASK,
    EMPTY,
    LINES,
    MARGIN,
    NEAR_WORDS,
    NET_HIDDEN,
    NET_INPUTS,
    NET_WIDTH,
    NODE_LIMIT,
    PAIR_KEYS,
    POINTS,
    SHAPE_BITS,
    SHAPE_KEYS,
    SHAPE_MASK,
    SHAPES_MASK,
    STRIDE,
    WALL,
    WORDS,
    blank_state,
    point_at,
)
from .net import rebuild
from .net_weights import HALF, Net, shipped_net
from .patterns import LineRule, class_table, reach_of, shape_table
from .position import VALUE_MASK, WHITE_SHAPES, count_unit, info_word
from .weights import PAIR_TERMS, Weights, code_of_key, fitted, hand_set, name_of

ZOBRIST_SEED = 0x7E46E4
PAIR_SEED = 0x9A125


class CaptureRule(NamedTuple):
    """What a rule with captures adds, for both colours."""

    pairs_to_win: int
    strict: bool  # forbids in-capture, double-four and overline, not only double-three


class CoreRule(NamedTuple):
    """A rule as the core sees it: what each colour may make of a line, and captures if any."""

    black: LineRule
    white: LineRule
    capture: CaptureRule | None = None

    @property
    def is_renju(self) -> bool:
        """Whether Black has forbidden points."""
        return self.black.overline_forbidden

    @property
    def is_caro(self) -> bool:
        """Whether a five can be stopped beyond its ends."""
        return not (self.black.blocked_five_wins and self.white.blocked_five_wins)


class RuleTables(NamedTuple):
    """Everything that depends on the rule alone."""

    reach: int
    shapes: npt.NDArray[np.uint8]
    classes: npt.NDArray[np.int16]  # with the value above the four bits of the class
    weights: Weights
    net: Net | None


@lru_cache(maxsize=8)
def rule_tables(rule: CoreRule) -> RuleTables:
    """The tables of a rule; computed once per process."""
    classes = np.concatenate([class_table(rule.black), class_table(rule.white)])
    lines = rule.black, rule.white
    weights = weights_of(rule)
    return RuleTables(
        reach_of(lines), shape_table(lines), _with_values(classes, weights), weights, net_of(rule)
    )


def weights_of(rule: CoreRule) -> Weights:
    """The evaluation weights of a rule: fitted ones if it has them."""
    lines = rule.black, rule.white
    return fitted(lines, captures=rule.capture is not None) or weights_by_hand(rule)


def net_of(rule: CoreRule) -> Net | None:
    """The network that comes with Tengen for a rule, if there is one."""
    name = name_of((rule.black, rule.white), captures=rule.capture is not None)
    return None if name is None else shipped_net(name)


def weights_by_hand(rule: CoreRule) -> Weights:
    """The hand-set evaluation weights."""
    return hand_set((rule.black, rule.white), captures=rule.capture is not None)


def _with_values(classes: npt.NDArray[Any], weights: Weights) -> npt.NDArray[np.int16]:
    """The class table with the worth of each point above the four bits of its class."""
    values = np.clip(weights.by_key().ravel(), 0, VALUE_MASK)
    return ((classes & CLASS_MASK) | (values << CLASS_BITS)).astype(np.int16)


def new_state(rule: CoreRule, size: int, *, distance: int = 2) -> Any:
    """The record of an empty board with Black to move; candidates lie `distance` from stones."""
    state = blank_state()
    tables = rule_tables(rule)
    state["size"], state["turn"] = size, BLACK
    state["renju"], state["caro"] = rule.is_renju, rule.is_caro
    state["empties"] = size * size
    state["reach"] = tables.reach
    state["shape_of_window"][: len(tables.shapes)] = tables.shapes
    state["order_of_class"][: len(params.CLASS_ORDERS)] = params.CLASS_ORDERS
    _fill_keys(state)
    state["key"] = _key_of_empty(rule, size)
    cells = _cells(size)
    _fill_lines(state, cells)
    _fill_near(state, size, distance)
    _fill_reductions(state)
    for name, param in params.SEARCH_PARAMS.items():
        state[name] = param.value
    if rule.capture is not None:
        _fill_captures(state, rule.black, rule.capture)
        for name, value in params.CAPTURE_PARAMS.items():
            state[name] = value
    _fill_weights(state, tables.classes, tables.weights)
    set_net(state, tables.net)
    state["control"][NODE_LIMIT] = 2**62
    return state


def set_weights(state: Any, rule: CoreRule, weights: Weights) -> None:
    """Use other weights from now on; the board has to be empty."""
    _fill_weights(state, _with_values(rule_tables(rule).classes, weights), weights)


def _fill_weights(state: Any, classes: npt.NDArray[np.int16], weights: Weights) -> None:
    state["class_of_shapes"][:] = classes
    state["threat_values"][:] = weights.threats
    state["win_scale"] = weights.scale
    state["tempo_percent"], state["tempo_value"] = weights.tempo_percent, weights.tempo_value
    for name, value in zip(PAIR_TERMS, weights.pairs, strict=bool(weights.pairs)):
        state[name] = value
    _fill_info(state, int(state["size"]))
    state["even_values"][:] = state["values"][:2]
    state["has_interplay"] = weights.interplay is not None
    state["interplay"][:] = 0 if weights.interplay is None else weights.interplay.ravel()
    if weights.empty is not None:
        state["tempo_value"] += weights.empty - worth_of_empty(state)


def set_net(state: Any, net: Net | None) -> None:
    """Also use this network from now on; the board has to be empty."""
    state["has_net"] = net is not None
    if net is None:
        return
    state["net_table"][:-NET_WIDTH] = net.table().ravel()
    state["net_code"][:] = np.maximum(code_of_key(), 0)
    for side in range(2):
        first = side * NET_INPUTS * NET_HIDDEN
        pooled = np.roll(net.weights[:NET_WIDTH], side * HALF, axis=0)
        weights = np.concatenate([pooled, net.weights[NET_WIDTH:]])
        state["net_weights"][first : first + NET_INPUTS * NET_HIDDEN] = weights.ravel()
        policy = np.roll(net.policy, side * HALF)
        state["net_policy"][side * NET_WIDTH : (side + 1) * NET_WIDTH] = policy
    state["net_bias"][:], state["net_counts"][:] = net.bias, net.counts
    state["net_out"] = net.out[0]
    rebuild(state)
    state["net_empty"][:] = state["net_pool"][:NET_WIDTH]


def worth_of_empty(state: Any) -> int:
    """The static evaluation of an empty board.

    The share that the move adds to one's own points grows with the board, and with it grows what
    a number fitted on one size is off by on another.
    """
    mine, theirs = int(state["values"][0]), int(state["values"][1])
    points = mine - theirs + mine * int(state["tempo_percent"]) // 100
    worth = (points >> params.VALUE_BITS) + int(state["tempo_value"])
    return worth + int(state["threat_values"][0])


def _cells(size: int) -> npt.NDArray[np.int64]:
    cells = np.full((STRIDE, STRIDE), WALL, np.int64)
    cells[MARGIN : MARGIN + size, MARGIN : MARGIN + size] = EMPTY
    return cells


def _fill_keys(state: Any) -> None:
    random = np.random.default_rng(ZOBRIST_SEED)
    keys = random.integers(-(2**63), 2**63 - 1, 2 * POINTS + 1, np.int64)
    state["zobrist"][:] = keys[:-1]
    state["zobrist_turn"] = keys[-1]


def _key_of_empty(rule: CoreRule, size: int) -> int:
    """A key of its own for each rule and size.

    One table serves them all, and what is proven under one is not under another.
    """
    digest = hashlib.blake2b(repr((rule, size)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little", signed=True)


def lines_of(row: int, column: int) -> tuple[tuple[int, int], ...]:
    """Line (numbered over all directions) and cell of a point in each direction."""
    return (
        (row, column),
        (LINES + column, row),
        (2 * LINES + column - row + STRIDE, column),
        (3 * LINES + column + row, column),
    )


def _fill_lines(state: Any, cells: npt.NDArray[np.int64]) -> None:
    words = np.full(4 * LINES, -1, np.int64)  # walls everywhere, until a point says otherwise
    for row, column in zip(*np.nonzero(cells != WALL), strict=True):
        for line, cell in lines_of(int(row), int(column)):
            words[line] ^= (WALL ^ int(cells[row, column])) << (2 * cell)
    state["lines"][:] = words


def _fill_near(state: Any, size: int, distance: int) -> None:
    """Points around each point: a square of two, and lines of `distance` beyond."""
    near = np.zeros((POINTS, NEAR_WORDS), np.int64)
    square = min(distance, 2)
    offsets = [
        (dx, dy)
        for dx in range(-4, 5)
        for dy in range(-4, 5)
        if max(abs(dx), abs(dy)) <= square
        or (max(abs(dx), abs(dy)) <= distance and (dx == 0 or dy == 0 or abs(dx) == abs(dy)))
    ]
    empty = np.zeros(WORDS, np.int64)
    for y in range(size):
        for x in range(size):
            point = point_at(x, y)
            empty[point >> 6] |= 1 << (point & BIT_MASK)
            first = (point // STRIDE - 4) >> 1
            for dx, dy in offsets:
                if 0 <= x + dx < size and 0 <= y + dy < size and (dx, dy) != (0, 0):
                    other = point_at(x + dx, y + dy)
                    near[point, (other >> 6) - first] |= 1 << (other & BIT_MASK)
    state["near_of_point"][:] = near.ravel()
    state["empty_bits"][:] = empty


def _fill_info(state: Any, size: int) -> None:
    """Shapes, classes, counts and values of an empty board."""
    state["values"][:2] = state["counts"][:2] = 0
    reach = int(state["reach"])
    low = (1 << (2 * reach)) - 1
    for y in range(size):
        for x in range(size):
            point = point_at(x, y)
            word = 0
            for direction, (line, cell) in enumerate(lines_of(y + MARGIN, x + MARGIN)):
                window = int(state["lines"][line]) >> (2 * (cell - reach))
                index = (window & low) | ((window >> 2) & (low << (2 * reach)))
                pair = int(state["shape_of_window"][index])
                both = (pair & SHAPE_MASK) | ((pair >> SHAPE_BITS) << WHITE_SHAPES)
                word |= both << (SHAPE_BITS * direction)
            table = state["class_of_shapes"]
            told = [int(table[word & SHAPES_MASK]), int(table[SHAPE_KEYS + (word >> WHITE_SHAPES)])]
            state["info"][point] = info_word(word, *told)
            for side in range(2):
                state["values"][side] += told[side] >> CLASS_BITS
                state["counts"][side] += count_unit(told[side] & CLASS_MASK)


def _fill_captures(state: Any, line: LineRule, capture: CaptureRule) -> None:
    """What only the capture rules read."""
    state["captures"], state["strict"] = True, capture.strict
    state["exact_five"] = not line.overline_wins
    state["pairs_to_win"] = capture.pairs_to_win
    state["board_bits"][:] = state["empty_bits"]
    state["pairs_of_window"][:] = pair_table()
    state["fouls_of_window"][:] = foul_table()
    keys = np.random.default_rng(PAIR_SEED).integers(-(2**63), 2**63 - 1, (2, PAIR_KEYS), np.int64)
    keys[:, 0] = 0  # without captures a key is what it is in the other rules
    state["zobrist_pairs"][:] = keys.ravel()


def _fill_reductions(state: Any) -> None:
    """Plies by which a late move is searched less deeply, by depth and number of the move."""
    number = np.log(np.maximum(np.arange(64), 1))
    table = params.REDUCTION_BASE + np.outer(number, number) / params.REDUCTION_SCALE
    state["reductions"][:] = np.floor(table).astype(np.int8).ravel()
