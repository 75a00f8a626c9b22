"""Shapes of lines and classes of points against slow definitions that share no code with them.

A row is a tuple of cells: `own`, `enemy`, `empty` or `wall`. What a stone in its centre makes is
written down below as one would say it.
"""

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from core_support import RULE_NAMES, core_rule
from tengen.core.params import OPEN_TWO_WIDE_WAYS
from tengen.core.patterns import (
    CLASS_DOUBLE_THREE,
    CLASS_FIVE,
    CLASS_FOUR,
    CLASS_FOUR_THREE,
    CLASS_THREE,
    CLASS_WIN,
    DEAD,
    DOUBLE_FOUR,
    FIVE,
    FOUR,
    ONE,
    OPEN_FOUR,
    OPEN_ONE,
    OPEN_THREE,
    OPEN_THREE_WIDE,
    OPEN_TWO,
    OPEN_TWO_WIDE,
    OVERLINE,
    QUIET,
    SUSPECT,
    THREE,
    TWO,
    LineRule,
)
from tengen.core.setup import rule_tables

Row = tuple[str, ...]

EMPTY, OWN, ENEMY, WALL = "empty", "own", "enemy", "wall"


class Judge:
    """What a stone in the centre of a row makes, under one rule for one colour.

    The stone stands already. Everything is about rows through the centre.
    """

    def __init__(self, rule: LineRule, centre: int) -> None:
        self.rule, self.centre = rule, centre
        self.shape: Callable[[Row], int] = lru_cache(maxsize=None)(self._shape)
        self.is_open_four = lru_cache(maxsize=None)(self._is_open_four)

    def run(self, row: Row) -> tuple[int, int]:
        """First and past-the-last index of the unbroken own row through the centre."""
        first, last = self.centre, self.centre + 1
        while first > 0 and row[first - 1] == OWN:
            first -= 1
        while last < len(row) and row[last] == OWN:
            last += 1
        return first, last

    def is_five(self, row: Row) -> bool:
        first, last = self.run(row)
        if last - first < 5:
            return False
        if last - first > 5:
            return self.rule.overline_wins
        ends = row[first - 1 : first] + row[last : last + 1]
        return self.rule.blocked_five_wins or ends != (ENEMY, ENEMY)

    def is_overline(self, row: Row) -> bool:
        first, last = self.run(row)
        return self.rule.overline_forbidden and last - first > 5

    def fours(self, row: Row) -> set[frozenset[int]]:
        """Sets of four own stones, the centre among them, that one more stone makes a five."""
        found = set()
        for index, after in replies(row, OWN):
            first, last = self.run(after)
            if first <= index < last and self.is_five(after):
                found.add(frozenset(range(first, last)) - {index})
        return found

    def can_make_five(self, row: Row) -> bool:
        return any(self.is_five(after) for _, after in replies(row, OWN))

    def _is_open_four(self, row: Row) -> bool:
        """No five yet, but one that no single reply stops; renju's Black needs a straight four."""
        if self.is_five(row) or not self.can_make_five(row):
            return False
        if self.rule.overline_forbidden:
            return self.is_straight_four(row)
        return all(self.can_make_five(after) for _, after in replies(row, ENEMY))

    def is_straight_four(self, row: Row) -> bool:
        first, last = self.run(row)
        fives = [index for index, after in replies(row, OWN) if self.is_five(after)]
        return last - first == 4 and fives == [first - 1, last]

    def is_double_four(self, row: Row) -> bool:
        return self.rule.overline_forbidden and len(self.fours(row)) >= 2

    def _shape(self, row: Row) -> int:
        if self.is_five(row):
            return FIVE
        if self.is_overline(row):
            return OVERLINE
        if self.is_double_four(row):
            return DOUBLE_FOUR
        if self.is_open_four(row):
            return OPEN_FOUR
        return FOUR if self.can_make_five(row) else self.shape_below_four(row)

    def shape_below_four(self, row: Row) -> int:
        """A shape that one more stone does not make a five."""
        made = [self.shape(after) for _, after in replies(row, OWN)]
        open_threes = made.count(OPEN_THREE) + made.count(OPEN_THREE_WIDE)
        if OPEN_FOUR in made:
            return OPEN_THREE if made.count(OPEN_FOUR) == 1 else OPEN_THREE_WIDE
        if FOUR in made:
            return THREE
        if open_threes:
            return OPEN_TWO if open_threes < OPEN_TWO_WIDE_WAYS else OPEN_TWO_WIDE
        if THREE in made:
            return TWO
        if OPEN_TWO in made or OPEN_TWO_WIDE in made:
            return OPEN_ONE
        return ONE if TWO in made else DEAD

    def three_of_long_row(self, row: Row) -> int:
        """THREE, OPEN_THREE, OPEN_THREE_WIDE, or DEAD for anything less."""
        after = [after for _, after in replies(row, OWN)]
        ways = sum(map(self.is_open_four, after))
        if ways:
            return OPEN_THREE if ways == 1 else OPEN_THREE_WIDE
        fours = (row for row in after if self.can_make_five(row))
        return THREE if any(self.shape(row) == FOUR for row in fours) else DEAD


def replies(row: Row, cell: str) -> Iterator[tuple[int, Row]]:
    """Every row with one more stone, and where it is."""
    for index, old in enumerate(row):
        if old == EMPTY:
            yield index, (*row[:index], cell, *row[index + 1 :])


class Side(NamedTuple):
    """A colour under a rule, with its half of the shape table."""

    rule: str
    color: int  # 1 Black, 2 White

    @property
    def line_rule(self) -> LineRule:
        rule = core_rule(self.rule)
        return rule.black if self.color == 1 else rule.white

    @property
    def reach(self) -> int:
        return rule_tables(core_rule(self.rule)).reach

    def table_shape(self, row: Row) -> int:
        """What the table says of a row whose centre is to be filled."""
        codes = {EMPTY: 0, OWN: self.color, ENEMY: 3 - self.color, WALL: 3}
        centre = len(row) // 2
        around = row[centre - self.reach : centre] + row[centre + 1 : centre + 1 + self.reach]
        index = sum(codes[cell] << (2 * place) for place, cell in enumerate(around))
        return int(rule_tables(core_rule(self.rule)).shapes[index]) >> (4 * (self.color - 1)) & 15


SIDES = [Side(rule, color) for rule in RULE_NAMES for color in (1, 2)]
every_side = pytest.mark.parametrize("side", SIDES, ids=lambda side: f"{side.rule}-{side.color}")


def rows_of(reach: int) -> Iterator[Row]:
    """Every row of this reach with an own stone in its centre, and walls only at its ends."""
    for left, right in product(range(reach + 1), repeat=2):
        for cells in product((EMPTY, OWN, ENEMY), repeat=2 * reach - left - right):
            before, after = cells[: reach - left], cells[reach - left :]
            yield (WALL,) * left + before + (OWN,) + after + (WALL,) * right


def random_row(rng: random.Random, reach: int) -> Row:
    """A row of this reach, rich in own stones."""
    weights = rng.choice(((5, 3, 1), (3, 5, 1), (2, 2, 1), (4, 4, 0)))
    row = rng.choices((EMPTY, OWN, ENEMY), weights, k=2 * reach + 1)
    for walls in (range(rng.randint(0, reach)), range(-rng.randint(0, reach), 0)):
        if rng.random() < 0.4:
            for index in walls:
                row[index] = WALL
    row[reach] = OWN
    return tuple(row)


def differences(side: Side, rows: Iterator[Row]) -> list[tuple[Row, int, int]]:
    """Rows on which table and definition differ."""
    judge = Judge(side.line_rule, side.reach)
    return [
        (row, side.table_shape(row), judge.shape(row))
        for row in rows
        if side.table_shape(row) != judge.shape(row)
    ]


@every_side
def test_shapes_of_random_windows_are_what_the_rule_says(side: Side) -> None:
    rng = random.Random(str(side))
    assert differences(side, (random_row(rng, side.reach) for _ in range(1500))) == []


@pytest.mark.long
@every_side
def test_shapes_of_all_windows_are_what_the_rule_says(side: Side) -> None:
    assert differences(side, rows_of(side.reach)) == []


@every_side
def test_cells_beyond_the_window_change_no_threat(side: Side) -> None:
    rng, judge = random.Random(str(side)), Judge(side.line_rule, 9)
    seen = set()
    for _ in range(1000):
        row = random_row(rng, 9)
        table = side.table_shape(row)
        shape = judge.shape(row) if table >= FOUR else judge.three_of_long_row(row)
        assert table == shape or (shape == DEAD and table < THREE), row
        seen.add(shape)
    assert seen >= {DEAD, THREE, OPEN_THREE, OPEN_THREE_WIDE, FOUR, OPEN_FOUR, FIVE}
    assert ({DOUBLE_FOUR, OVERLINE} <= seen) == side.line_rule.overline_forbidden


@every_side
def test_a_row_read_backwards_has_the_same_shape(side: Side) -> None:
    rng = random.Random(str(side))
    for _ in range(2000):
        row = random_row(rng, side.reach)
        assert side.table_shape(row) == side.table_shape(row[::-1]), row


# Classes


def classes(side: Side) -> npt.NDArray[np.uint8]:
    """The class of every four shapes, four bits each."""
    first = 65536 * (side.color - 1)
    return (rule_tables(core_rule(side.rule)).classes[first : first + 65536] & 15).astype(np.uint8)


def class_of(shapes: tuple[int, ...], rule: LineRule) -> int:
    """The class of a point by what its four shapes threaten."""
    fours = sum(2 if shape == DOUBLE_FOUR else shape in (FOUR, OPEN_FOUR) for shape in shapes)
    threes = sum(shape in (OPEN_THREE, OPEN_THREE_WIDE) for shape in shapes)
    if FIVE in shapes:
        return CLASS_FIVE
    if rule.overline_forbidden and (OVERLINE in shapes or fours >= 2):
        return SUSPECT
    suspicion = SUSPECT if rule.overline_forbidden and threes >= 2 else 0
    if OPEN_FOUR in shapes or fours >= 2:
        return CLASS_WIN | suspicion
    if fours:
        return (CLASS_FOUR_THREE if threes else CLASS_FOUR) | suspicion
    if threes >= 2:
        return CLASS_DOUBLE_THREE | suspicion
    return CLASS_THREE if threes else QUIET


@pytest.mark.parametrize("color", [1, 2])
def test_the_class_of_a_point_sums_up_its_shapes(color: int) -> None:
    side = Side("renju", color)
    for shapes in product(range(OVERLINE + 1), repeat=4):
        index = sum(shape << (4 * axis) for axis, shape in enumerate(shapes))
        assert classes(side)[index] == class_of(shapes, side.line_rule), shapes


def test_classes_differ_for_the_black_of_renju_only() -> None:
    plain = classes(Side("renju", 2))
    same = [side for side in SIDES if np.array_equal(classes(side), plain)]
    assert same == [side for side in SIDES if side != Side("renju", 1)]
