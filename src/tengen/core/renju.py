"""Black's forbidden points, exactly: renju's recursive definition on the lines of a state.

The class table already knows overlines and double fours. Only a point with two or more open threes
needs the recursion: a three counts when one of its extensions may itself be played.
"""

from __future__ import annotations

import numpy as np

from .jit import kernel
from .layout import (
    BLACK,
    CELL_MASK,
    CLASS_MASK,
    LINE_MASK,
    LINES,
    POINT_MASK,
    SHAPE_MASK,
    STONE_MASK,
    STRIDE,
    WINDOW_MASK,
)
from .patterns import CLASS_FIVE, OPEN_FOUR, OPEN_THREE, OPEN_THREE_WIDE, SUSPECT

STEPS = (1, 32, 33, -31)


@kernel
def line_at(point, direction):
    """Which line of this direction holds the point, numbered over all directions."""
    row, column = (point >> 5) & CELL_MASK, point & CELL_MASK
    if direction == 0:
        return row
    if direction == 1:
        return LINES + column
    if direction == 2:
        return 2 * LINES + ((column - row + STRIDE) & LINE_MASK)
    return 3 * LINES + column + row


@kernel
def cell_at(point, direction):
    """The point's place in its line of this direction."""
    if direction == 1:
        return (point >> 5) & CELL_MASK
    return point & CELL_MASK


@kernel
def shape_on_line(state, point, direction, side):
    """The shape a stone of `side` would make there, read from the line as it stands now."""
    reach = state["reach"]
    low = (1 << (2 * reach)) - 1
    window = state["lines"][line_at(point, direction)] >> (2 * (cell_at(point, direction) - reach))
    index = (window & low) | ((window >> 2) & (low << (2 * reach)))
    return (np.int64(state["shape_of_window"][index & WINDOW_MASK]) >> (4 * side)) & SHAPE_MASK


@kernel
def _toggle_black(state, point):
    lines = state["lines"]
    for direction in range(4):
        lines[line_at(point, direction)] ^= BLACK << (2 * cell_at(point, direction))


@kernel
def _black_class(state, point):
    shapes = 0
    for direction in range(4):
        shapes |= shape_on_line(state, point, direction, 0) << (4 * direction)
    return np.int64(state["class_of_shapes"][shapes]) & CLASS_MASK


@kernel
def is_forbidden(state, point):
    """Whether Black may not play on this empty point. The state is left as it was."""
    point_class = _black_class(state, point)
    if point_class & SUSPECT == 0:
        return False
    if point_class == SUSPECT:
        return True
    _toggle_black(state, point)
    threes = 0
    for direction in range(4):
        shape = shape_on_line(state, point, direction, 0)
        if shape == OPEN_THREE or shape == OPEN_THREE_WIDE:
            step = STEPS[direction]
            found = False
            for sign in range(-1, 2, 2):
                # The straight four is unbroken, so its last stone lies next to the row.
                extension = point + sign * step
                steps = 1
                line = state["lines"][line_at(point, direction)]
                cell = cell_at(point, direction)
                while steps < 4 and (line >> (2 * (cell + sign * steps))) & STONE_MASK == BLACK:
                    steps += 1
                    extension += sign * step
                if (
                    steps < 4
                    and (line >> (2 * (cell + sign * steps))) & STONE_MASK == 0
                    and not found
                ):
                    extension &= POINT_MASK
                    if shape_on_line(state, extension, direction, 0) == OPEN_FOUR:
                        if _black_class(state, extension) != CLASS_FIVE:
                            found = not is_forbidden(state, extension)
            if found:
                threes += 1
    _toggle_black(state, point)
    return threes >= 2
