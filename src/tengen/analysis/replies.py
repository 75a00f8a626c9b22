"""Which replies end a threat. Where a list is called complete, no other legal reply does."""

from __future__ import annotations

from collections.abc import Iterable

from ..coords import Move
from ..lines import EMPTY, next_threes
from ..rules import Color, Restriction
from ..shapes import STRENGTH, Kind
from .sketch import AXES, Shape, Sketch


def winning_points(sketch: Sketch, color: Color) -> list[Move]:
    """Every point where `color` wins at once, were it to move."""
    points = {gain for gain in five_points(sketch, color) if sketch.wins_at(color, gain)}
    return sorted(points.union(winning_captures(sketch, color)))


def five_points(sketch: Sketch, color: Color) -> list[Move]:
    """Every point where `color` may play and has a five then, breakable or not."""
    points = {
        gain
        for shape in sketch.standing(color)
        if shape.kind is not Kind.OPEN_THREE
        for gain in shape.gains
    }
    return sorted(points)


def winning_captures(sketch: Sketch, color: Color) -> list[Move]:
    """Every point where `color` takes the last pair that it needs."""
    needed = sketch.rule.pairs_to_win - sketch.pairs[color]
    return [
        point
        for point in sketch.capture_points(color)
        if len(sketch.taken(color, point)) // 2 >= needed and sketch.reason(color, point) is None
    ]


def stops(sketch: Sketch, color: Color, wins: list[Move]) -> list[Move]:
    """The legal replies after which `color` wins at once nowhere. Complete.

    `wins` are the points where it wins now. A reply that wins itself may be left out.
    """
    # A stone makes a five nowhere, but a forbidden or breakable one may become a win by it.
    points = sketch.five_gains(color).union(wins) if sketch.rule.captures else set(wins)
    return [
        reply
        for reply in sorted(_can_matter_to_wins(sketch, color, wins))
        if sketch.is_legal(color.other, reply) and not _still_wins(sketch, color, points, reply)
    ]


def _still_wins(sketch: Sketch, color: Color, points: set[Move], reply: Move) -> bool:
    takes = bool(sketch.taken(color.other, reply))
    with sketch.stone(color.other, reply):
        if any(sketch.wins_at(color, point) for point in points):
            return True
        if takes:  # which may free a five elsewhere
            return bool(winning_points(sketch, color))
        return bool(winning_captures(sketch, color))  # the stone may be half of the last pair


def answers_to_shape(sketch: Sketch, color: Color, shape: Shape) -> tuple[Move, ...]:
    """The legal replies after which the shape of `color` can no longer be carried on. Complete."""
    lines = {other for gain in shape.gains for other in sketch.near(gain, shape.axis)}
    is_far = shape.kind is Kind.OPEN_THREE and _is_decided_far_away(sketch, color, [shape])
    return tuple(
        reply
        for reply in _candidates(sketch, color, lines, is_far=is_far)
        if not _shape_holds(sketch, color, shape, reply)
    )


def _shape_holds(sketch: Sketch, color: Color, shape: Shape, reply: Move) -> bool:
    with sketch.stone(color.other, reply):
        if shape.kind is not Kind.OPEN_THREE and any(
            shape.axis in sketch.five_axes(color, gain) and sketch.is_legal(color, gain)
            for gain in shape.gains
            if sketch.cells[gain] == EMPTY
        ):
            return True
        if any(sketch.cells[stone] != color for stone in shape.stones):
            return False
        weakest = Kind.OPEN_THREE if shape.kind is Kind.OPEN_THREE else Kind.FOUR
        return any(
            STRENGTH[other.kind] >= STRENGTH[weakest] and set(other.stones) >= set(shape.stones)
            for other in sketch.shapes_through(color, shape.stones[0], (shape.axis,))
        )


def answers_to_double(sketch: Sketch, color: Color, point: Move, kind: Kind) -> tuple[Move, ...]:
    """The legal replies after which `color` makes no such double threat there. Complete."""
    lines = {other for axis in AXES for other in sketch.near(point, axis)}
    with sketch.stone(color, point):
        is_far = _is_decided_far_away(sketch, color, sketch.shapes_through(color, point))
    if sketch.rule.restriction(color) is Restriction.RENJU:
        is_far = is_far or _threes(sketch, color, point) >= 3  # a four and two threes
    return tuple(
        reply
        for reply in _candidates(sketch, color, lines, is_far=is_far)
        if not _double_holds(sketch, color, point, kind, reply)
    )


def _double_holds(sketch: Sketch, color: Color, point: Move, kind: Kind, reply: Move) -> bool:
    with sketch.stone(color.other, reply):
        return sketch.made(color, point).is_at_least(kind)


def answers_to_capture(
    sketch: Sketch, color: Color, point: Move, taken: tuple[Move, ...], needed: int
) -> tuple[Move, ...]:
    """The legal replies after which the point takes none of the stones, or too few. Complete."""
    return tuple(
        reply
        for reply in _candidates(sketch, color, {point}, is_far=False)
        if not _capture_holds(sketch, color, point, taken, needed, reply)
    )


def _capture_holds(
    sketch: Sketch,
    color: Color,
    point: Move,
    taken: tuple[Move, ...],
    needed: int,
    reply: Move,
) -> bool:
    with sketch.stone(color.other, reply):
        if not sketch.is_legal(color, point):
            return False
        still = set(sketch.taken(color, point))
        return len(still) // 2 >= needed and not still.isdisjoint(taken)


# Which replies need a look: all others leave the threat as it is


def _is_decided_far_away(sketch: Sketch, color: Color, shapes: list[Shape]) -> bool:
    """Whether a stone far away can make forbidden what carries on one of the open threes.

    By renju's recursive definition it can where the extension is in two threes more, real or not.
    """
    return sketch.rule.restriction(color) is Restriction.RENJU and any(
        _threes(sketch, color, gain, but=shape.axis) >= 2
        for shape in shapes
        if shape.kind is Kind.OPEN_THREE
        for gain in shape.gains
    )


def _threes(sketch: Sketch, color: Color, point: Move, *, but: int | None = None) -> int:
    """On how many axes a stone is in a three or more, whether or not that can be carried on."""
    return sum(bool(sketch.line_shapes(color, point, axis)) for axis in AXES if axis != but)


def _candidates(sketch: Sketch, color: Color, lines: Iterable[Move], *, is_far: bool) -> list[Move]:
    """The legal replies that can matter to a threat of `color` that lives on these lines."""
    restriction = sketch.rule.restriction(color)
    if is_far:
        points = set(sketch.empties)
    else:
        points = {point for point in lines if sketch.cells[point] == EMPTY}
        points.update(sketch.capture_points(color.other))
        if restriction is Restriction.FREE_SHAPES:
            points.update(_pinning_points(sketch, color))
    return sorted(point for point in points if sketch.reason(color.other, point) is None)


def _pinning_points(sketch: Sketch, color: Color) -> set[Move]:
    """Where a reply makes a pair, of a stone and an empty point beside it, one in capture."""
    cells, rival, found = sketch.cells, color.other, set()
    threes = next_threes(sketch.size)
    for stone in sketch.stones(rival):
        for first, second, third in threes[stone]:
            if {cells[first], cells[second]} == {EMPTY, color} and cells[third] == EMPTY:
                found.add(third)
    return found


def _can_matter_to_wins(sketch: Sketch, color: Color, wins: list[Move]) -> set[Move]:
    """The empty points where a stone of the other side can change who wins on the next move."""
    points = set(wins)
    if not sketch.rule.blocked_five_wins:
        points.update(point for win in wins for axis in AXES for point in sketch.near(win, axis))
    if sketch.rule.captures:
        captures = sketch.capture_points(color.other)
        points.update(captures, _pinning_points(sketch, color), _new_flanks(sketch, color, wins))
        for capture in captures:  # a forbidden one may become legal by a stone on its lines
            if sketch.reason(color.other, capture) is not None:
                points.update(point for axis in AXES for point in sketch.near(capture, axis))
    return {point for point in points if sketch.cells[point] == EMPTY}


def _new_flanks(sketch: Sketch, color: Color, wins: list[Move]) -> set[Move]:
    """Where a reply comes to threaten a pair of `color`, the stone on a winning point counted."""
    own = {*sketch.stones(color), *wins}
    threes = next_threes(sketch.size)
    return {
        reply
        for reply in sketch.empties
        for first, second, third in threes[reply]
        if first in own and second in own and sketch.cells[third] == EMPTY
    }
