"""Shapes on one line: the readable definition and the core's tables say the same."""

from __future__ import annotations

import random

import pytest

from tengen import RULES, Board, Color, Rule, SetupError
from tengen.core.patterns import DOUBLE_FOUR, FIVE, FOUR, OPEN_FOUR
from tengen.core.position import shapes_at
from tengen.engine.bridge import point_of, state_of
from tengen.lines import CENTRE, WALL, windows
from tengen.shapes import FiveRule, Kind, line_shapes

BOARDS = 60
SIZE = 15
ROW = 7


def random_row(rule: Rule, generator: random.Random) -> Board | None:
    """A board with stones on one row only, or None where they make a five."""
    cells = generator.choices((0, 1, 2), (4, 3, 2), k=SIZE)
    stones = {color: [(x, ROW) for x in range(SIZE) if cells[x] == color] for color in Color}
    try:
        return Board.from_stones(
            black=stones[Color.BLACK], white=stones[Color.WHITE], rule=rule, size=SIZE
        )
    except SetupError:
        return None


@pytest.mark.parametrize("name", [name for name, rule in RULES.items() if not rule.captures])
def test_fives_and_fours_are_those_of_the_core(name: str) -> None:
    rule, generator = RULES[name], random.Random(name)
    seen = set()
    for _ in range(BOARDS):
        board = random_row(rule, generator)
        if board is None or board.is_game_over():
            continue
        state, cells = state_of(board, distance=2), [*board.key[2], WALL]
        for move in range(ROW * SIZE, (ROW + 1) * SIZE):
            if cells[move]:
                continue
            window = windows(SIZE)[move][0](cells)
            for color in Color:
                code = shapes_at(state, point_of(move, SIZE), color - 1) & 15
                found = line_shapes(window, color, FiveRule.of(rule, color))
                kind = found[0].kind if found else None
                assert (kind is Kind.FIVE) == (code == FIVE), (window, color)
                has_four = kind in (Kind.FOUR, Kind.OPEN_FOUR)
                assert has_four == (code in (FOUR, OPEN_FOUR, DOUBLE_FOUR)), (window, color)
                seen.add(kind)
    assert {Kind.FIVE, Kind.FOUR, Kind.OPEN_FOUR, Kind.OPEN_THREE, None} <= seen


def test_the_centre_counts_as_a_stone_whatever_it_holds() -> None:
    window = (3, 0, 1, 1, 1, 0, 0, 2, 0, 0, 0)
    for centre in (0, 1):
        held = (*window[:CENTRE], centre, *window[CENTRE + 1 :])
        (shape,) = line_shapes(held, Color.BLACK, FiveRule(True, True))
        assert shape.kind is Kind.OPEN_FOUR
        assert shape.stones == (2, 3, 4, 5)
