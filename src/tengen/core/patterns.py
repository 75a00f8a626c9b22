"""Shapes of lines and classes of points, worked out from the definition of a rule.

The *shape* of a window says what a stone in its (empty) centre would make on that line. Nothing is
typed in by hand: a five is what the rule calls a five; a four is a shape that one more stone turns
into a five; an open four is one that no single reply stops; an open three is one stone short of an
open four; and so on down. Each window is judged by its children, so one pass over the windows in
order of their empty cells is enough.

The *class* of a point sums up its four shapes: what a stone there would threaten.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .jit import table
from .layout import BLACK, EMPTY, SHAPE_BITS, SHAPE_KEYS, SHAPE_MASK, WALL, WHITE
from .params import OPEN_TWO_WIDE_WAYS

Codes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]

# Shapes, in the order of what they are worth
(
    DEAD,
    ONE,
    OPEN_ONE,
    TWO,
    OPEN_TWO,
    OPEN_TWO_WIDE,
    THREE,
    OPEN_THREE,
    OPEN_THREE_WIDE,
    FOUR,
    OPEN_FOUR,
    FIVE,
    DOUBLE_FOUR,  # two fours in one line, where that is forbidden
    OVERLINE,  # six or more, where that is forbidden
) = range(14)
SHAPE_NAMES = (
    "dead",
    "one",
    "open one",
    "two",
    "open two",
    "wide open two",
    "three",
    "open three",
    "wide open three",
    "four",
    "open four",
    "five",
    "double four",
    "overline",
)

# Classes; the flag marks points of Black in renju that need the recursive definition
(
    QUIET,
    CLASS_THREE,
    CLASS_DOUBLE_THREE,
    CLASS_FOUR,
    CLASS_FOUR_THREE,
    CLASS_WIN,  # an open four or two fours: wins unless the opponent makes five first
    CLASS_FIVE,
) = range(7)
CLASS_NAMES = (
    "quiet point",
    "point of an open three",
    "point of a double three",
    "point of a four",
    "point of a four-three",
    "point of an open or double four",
    "point of a five",
)
SUSPECT = 8
RANK_MASK = SUSPECT - 1  # of a class without the flag


class LineRule(NamedTuple):
    """What one colour may make of a line."""

    overline_wins: bool
    overline_forbidden: bool = False  # and with it two fours, and two threes: renju's Black
    blocked_five_wins: bool = True


def reach_of(rules: tuple[LineRule, LineRule]) -> int:
    """How many cells to each side of a point can matter."""
    plain = all(rule.overline_wins and rule.blocked_five_wins for rule in rules)
    return 4 if plain else 5


@table
def shape_table(rules: tuple[LineRule, LineRule]) -> Codes:
    """For each window the shape of Black (low four bits) and of White (high four bits)."""
    reach = reach_of(rules)
    windows = _possible_windows(reach)
    black = _shapes_of_color(windows, reach, BLACK, rules[0])
    white = _shapes_of_color(windows, reach, WHITE, rules[1])
    return (black | (white << SHAPE_BITS)).astype(np.uint8)


def _possible_windows(reach: int) -> npt.NDArray[np.int8]:
    """All rows of `2 * reach` cells whose walls stand only at the ends."""
    cells = 2 * reach
    blocks = []
    for left, right in product(range(reach + 1), repeat=2):
        inner = cells - left - right
        number = np.arange(3**inner)
        block = np.full((len(number), cells), WALL, np.int8)
        for column in range(left, left + inner):
            block[:, column] = number % 3
            number = number // 3
        blocks.append(block)
    return np.concatenate(blocks)


def _shapes_of_color(windows: npt.NDArray[np.int8], reach: int, own: int, rule: LineRule) -> Codes:
    cells = 2 * reach
    weights = 4 ** np.arange(cells, dtype=np.int64)
    index = windows.astype(np.int64) @ weights
    table = np.zeros(4**cells, np.uint8)
    empties = (windows == EMPTY).sum(axis=1)
    for count in range(cells + 1):
        chosen = empties == count
        table[index[chosen]] = _judge(
            windows[chosen], index[chosen], table, weights, reach, own, rule
        )
    return table


def _judge(
    windows: npt.NDArray[np.int8],
    index: Ints,
    table: Codes,
    weights: Ints,
    reach: int,
    own: int,
    rule: LineRule,
) -> Codes:
    """Shapes of windows whose children, with one cell more filled, are in the table already."""
    made: dict[int, Ints] = {shape: np.zeros(len(index), np.int64) for shape in range(14)}
    unstoppable = np.ones(len(index), bool)
    for cell in range(2 * reach):
        empty = windows[:, cell] == EMPTY
        child = table[index + np.where(empty, own * weights[cell], 0)]
        for shape, ways in made.items():
            ways += empty & (child == shape)
        answered = table[index + np.where(empty, (3 - own) * weights[cell], 0)]
        unstoppable &= ~empty | (answered == FOUR) | (answered == OPEN_FOUR)

    length, is_blocked, ends = _run_through_centre(windows, reach, own)
    fives = made[FIVE]
    open_threes = made[OPEN_THREE] + made[OPEN_THREE_WIDE]
    open_fours = unstoppable & (fives >= 2)
    double_fours = np.zeros(len(index), bool)
    if rule.overline_forbidden:
        straight = (length == 4) & (fives == 2) & ends
        open_fours, double_fours = straight, (fives >= 2) & ~straight

    conditions = [
        (OVERLINE, (length >= 6) & rule.overline_forbidden),
        (FIVE, (length >= 6) & rule.overline_wins),
        (FIVE, (length == 5) & (rule.blocked_five_wins | ~is_blocked)),
        (DOUBLE_FOUR, double_fours),
        (OPEN_FOUR, open_fours),
        (FOUR, fives >= 1),
        (OPEN_THREE_WIDE, made[OPEN_FOUR] >= 2),
        (OPEN_THREE, made[OPEN_FOUR] == 1),
        (THREE, made[FOUR] >= 1),
        (OPEN_TWO_WIDE, open_threes >= OPEN_TWO_WIDE_WAYS),
        (OPEN_TWO, open_threes >= 1),
        (TWO, made[THREE] >= 1),
        (OPEN_ONE, made[OPEN_TWO] + made[OPEN_TWO_WIDE] >= 1),
        (ONE, made[TWO] >= 1),
    ]
    return np.select(
        [condition for _, condition in conditions], [shape for shape, _ in conditions], DEAD
    ).astype(np.uint8)


def _run_through_centre(
    windows: npt.NDArray[np.int8], reach: int, own: int
) -> tuple[Ints, npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Length of the row through the centre; whether enemies stand, or nothing, at both its ends."""
    length = np.ones(len(windows), np.int64)
    enemies = np.zeros(len(windows), np.int64)
    gaps = np.zeros(len(windows), np.int64)
    for side in (range(reach - 1, -1, -1), range(reach, 2 * reach)):
        unbroken = np.ones(len(windows), bool)
        for cell in side:
            column = windows[:, cell]
            enemies += unbroken & (column == 3 - own)
            gaps += unbroken & (column == EMPTY)
            unbroken &= column == own
            length += unbroken
    return length, enemies == 2, gaps == 2


@table
def class_table(rule: LineRule) -> Codes:
    """For each four shapes, four bits each, the class of a point of this colour."""
    shapes = np.arange(SHAPE_KEYS)
    ways = {
        shape: sum(((shapes >> (4 * axis)) & SHAPE_MASK) == shape for axis in range(4))
        for shape in range(14)
    }
    threes = ways[OPEN_THREE] + ways[OPEN_THREE_WIDE]
    fours = ways[FOUR] + ways[OPEN_FOUR] + 2 * ways[DOUBLE_FOUR]
    table = np.select(
        [
            ways[FIVE] >= 1,
            (ways[OPEN_FOUR] >= 1) | (fours >= 2),
            (fours == 1) & (threes >= 1),
            fours == 1,
            threes >= 2,
            threes == 1,
        ],
        [
            CLASS_FIVE,
            CLASS_WIN,
            CLASS_FOUR_THREE,
            CLASS_FOUR,
            CLASS_DOUBLE_THREE,
            CLASS_THREE,
        ],
        QUIET,
    )
    if rule.overline_forbidden:
        illegal = (ways[FIVE] == 0) & ((ways[OVERLINE] >= 1) | (fours >= 2))
        suspect = (ways[FIVE] == 0) & (threes >= 2)
        table = np.where(illegal, SUSPECT, np.where(suspect, table | SUSPECT, table))
    return table.astype(np.uint8)
