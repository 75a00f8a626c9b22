"""What a row around a point says under the capture rules, worked out from their definition.

A stone takes pairs only along its own four lines, and what it takes lies next to it. So the few
cells around a point on one line tell all that the line adds: pairs to take, and the shapes that
stand there after the pairs are gone.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .jit import table
from .layout import BLACK, EMPTY, WHITE

Cells = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

# Two bits each in a byte a line: pairs that Black and White take by a stone there, and pairs that
# they would take by a second stone, at the far end.
BLACK_TAKES, WHITE_TAKES, BLACK_SETS_UP, WHITE_SETS_UP = 0, 2, 4, 6
PAIR_REACH = 3

# Flags of what a stone makes on one line, its captures taken away; White's a byte higher
TAKES, IN_CAPTURE, FREE_THREE, STRAIGHT_FOUR, LONG_ROW = 1, 2, 4, 8, 16
FOUL_REACH = 4


def _rows(reach: int) -> Cells:
    """All rows of cells around a centre, `reach` to each side; the centre itself is left out."""
    number = np.arange(4 ** (2 * reach))
    return np.stack([(number >> (2 * cell)) & 3 for cell in range(2 * reach)], axis=1)


@table
def pair_table() -> npt.NDArray[np.uint8]:
    """For the three cells to each side of an empty point: pairs to take and to set up."""
    rows = _rows(PAIR_REACH)
    sides = rows[:, PAIR_REACH:], rows[:, PAIR_REACH - 1 :: -1]  # outwards
    table = np.zeros(len(rows), np.int64)
    for own, takes, sets_up in (
        (BLACK, BLACK_TAKES, BLACK_SETS_UP),
        (WHITE, WHITE_TAKES, WHITE_SETS_UP),
    ):
        for first, second, third in (side.T for side in sides):
            is_pair = (first == 3 - own) & (second == 3 - own)
            table += (is_pair & (third == own)) << takes
            table += (is_pair & (third == EMPTY)) << sets_up
    return table.astype(np.uint8)


@table
def foul_table() -> npt.NDArray[np.uint16]:
    """For the four cells to each side of an empty point: the flags of a stone of either colour."""
    black, white = (_flags(_rows(FOUL_REACH), own) for own in (BLACK, WHITE))
    return (black | (white << 8)).astype(np.uint16)


def _flags(around: Cells, own: int) -> Cells:
    rows = np.insert(around, FOUL_REACH, own, axis=1)
    takes = np.zeros(len(rows), bool)
    for sign in (1, -1):
        first, second, third = (FOUL_REACH + sign * steps for steps in (1, 2, 3))
        pair = (rows[:, first] == 3 - own) & (rows[:, second] == 3 - own)
        taken = pair & (rows[:, third] == own)
        rows[taken, first] = rows[taken, second] = EMPTY
        takes |= taken
    length, enemies, gaps = _row_through_centre(rows, own)
    flags: Cells = (
        takes * TAKES
        | ((length == 2) & (enemies == 2)) * IN_CAPTURE
        | _is_free_three(rows, own) * FREE_THREE
        | ((length == 4) & (gaps == 2)) * STRAIGHT_FOUR
        | (length >= 5) * LONG_ROW
    )
    return flags


def _row_through_centre(rows: Cells, own: int) -> tuple[Cells, Cells, Cells]:
    """Length of the unbroken row through the centre; enemies and empty points at its two ends."""
    length = np.ones(len(rows), np.int64)
    enemies, gaps = np.zeros_like(length), np.zeros_like(length)
    for sign in (1, -1):
        unbroken = np.ones(len(rows), bool)
        for steps in range(1, FOUL_REACH + 1):
            cell = rows[:, FOUL_REACH + sign * steps]
            enemies += unbroken & (cell == 3 - own)
            gaps += unbroken & (cell == EMPTY)
            unbroken &= cell == own
            length += unbroken
    return length, enemies, gaps


def _is_free_three(rows: Cells, own: int) -> Flags:
    """Whether some six points have empty ends around three own stones and a gap."""
    found = np.zeros(len(rows), bool)
    for first in range(FOUL_REACH):
        six = rows[:, first : first + 6]
        inner = six[:, 1:5]
        found |= (
            (six[:, 0] == EMPTY)
            & (six[:, 5] == EMPTY)
            & ((inner == own).sum(axis=1) == 3)
            & ((inner == EMPTY).sum(axis=1) == 1)
        )
    return found
