"""A position to try stones on: what stands there, and what the rule lets be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ..board import Board
from ..coords import Move
from ..forbidden import forbidden_reason
from ..lines import (
    EMPTY,
    WALL,
    Window,
    any_winning_line,
    captured_by,
    next_threes,
    window_points,
    windows,
    winning_line,
)
from ..rules import Color, ForbiddenReason, Restriction
from ..shapes import STRENGTH, FiveRule, Kind, LineShape, line_shapes

AXES = (0, 1, 2, 3)
DOUBLES = (Kind.DOUBLE_FOUR, Kind.FOUR_THREE, Kind.DOUBLE_THREE)


class Shape(NamedTuple):
    """Stones on one axis, and the legal moves that carry them on."""

    kind: Kind
    axis: int
    stones: tuple[Move, ...]
    gains: tuple[Move, ...] = ()

    @property
    def points(self) -> tuple[Move, ...]:
        """The stones and the gains."""
        return (*self.stones, *self.gains)


class Made(NamedTuple):
    """What a stone makes on all lines through it: the kind it amounts to, and the shapes."""

    kind: Kind | None
    shapes: tuple[Shape, ...] = ()

    def is_at_least(self, kind: Kind) -> bool:
        """Whether it amounts to this kind or a stronger one."""
        return self.kind is not None and STRENGTH[self.kind] >= STRENGTH[kind]


class Double(NamedTuple):
    """A point where a side makes a double threat."""

    point: Move
    kind: Kind
    points: tuple[Move, ...]  # with the stones of the shapes


class Capture(NamedTuple):
    """A legal move that takes stones."""

    point: Move
    taken: tuple[Move, ...]

    @property
    def points(self) -> tuple[Move, ...]:
        """The point and the stones."""
        return (self.point, *self.taken)


class Sketch:
    """Stones of both colours, put down in any order; lifting brings back what was before."""

    def __init__(self, board: Board) -> None:
        rule, size, cells, _, pairs = board.key
        self.rule = rule
        self.size = size
        self.cells = [*cells, WALL]
        self.pairs = {color: pairs.of(color) for color in Color}
        self.pending = board.pending_five
        self._fives = {color: FiveRule.of(rule, color) for color in Color}
        self._readers = windows(size)
        self._points = window_points(size)

    # Stones

    @property
    def empties(self) -> list[Move]:
        """The points without a stone."""
        return [point for point in range(self.size**2) if self.cells[point] == EMPTY]

    def stones(self, color: Color) -> list[Move]:
        """The points where stones of `color` stand."""
        return [point for point in range(self.size**2) if self.cells[point] == color]

    @contextmanager
    def stone(self, color: Color, point: Move) -> Iterator[tuple[Move, ...]]:
        """Put a stone down for a while; gives the stones that it takes."""
        taken = self.taken(color, point)
        self._fill(color, point, taken, EMPTY)
        self.pairs[color] += len(taken) // 2
        try:
            yield taken
        finally:
            self._fill(EMPTY, point, taken, color.other)
            self.pairs[color] -= len(taken) // 2

    def _fill(self, cell: int, point: Move, taken: tuple[Move, ...], rest: int) -> None:
        self.cells[point] = cell
        for stone in taken:
            self.cells[stone] = rest

    def taken(self, color: Color, point: Move) -> tuple[Move, ...]:
        """The stones that a stone of `color` on the empty point takes."""
        if not self.rule.captures:
            return ()
        return captured_by(self.cells, self.size, point, color)

    # What may be played

    def reason(self, color: Color, point: Move) -> ForbiddenReason | None:
        """Why `color` may not play on the empty point, or None."""
        return forbidden_reason(self.cells, self.size, point, color, self.rule.restriction(color))

    def is_legal(self, color: Color, point: Move) -> bool:
        """Whether the point is empty and not forbidden to `color`."""
        return self.cells[point] == EMPTY and self.reason(color, point) is None

    def is_restricted(self, color: Color) -> bool:
        """Whether the rule forbids some moves to `color`."""
        return self.rule.restriction(color) is not Restriction.NONE

    def captures(self, color: Color) -> list[Capture]:
        """The legal moves of `color` that take stones."""
        return [
            Capture(point, self.taken(color, point))
            for point in self.capture_points(color)
            if self.reason(color, point) is None
        ]

    def capture_points(self, color: Color) -> list[Move]:
        """The empty points from which a stone of `color` would take stones, legal or not."""
        if not self.rule.captures:
            return []
        cells, rival, threes = self.cells, color.other, next_threes(self.size)
        points = {
            third
            for stone in self.stones(color)
            for first, second, third in threes[stone]
            if cells[first] == rival and cells[second] == rival and cells[third] == EMPTY
        }
        return sorted(points)

    # Winning

    def five_axes(self, color: Color, point: Move) -> list[int]:
        """The axes on which a stone of `color` on the point is in a five, legal or not."""
        return [
            axis
            for axis in AXES
            if any(shape.kind is Kind.FIVE for shape in self.line_shapes(color, point, axis))
        ]

    def wins_at(self, color: Color, point: Move) -> bool:
        """Whether `color` may play on the point and has won then."""
        if not (self.five_axes(color, point) or self.taken(color, point)):
            return False
        if not self.is_legal(color, point):
            return False
        if not self.rule.captures:
            return True
        with self.stone(color, point):
            if self.pairs[color] >= self.rule.pairs_to_win:
                return True
            line = winning_line(self.cells, self.size, point, color, self.rule)
            if line is None:
                return False
            if self.pending == color.other and self.has_five(color.other):
                return False
            points = self.capture_points(color.other)
            return not any(self._is_broken_at(color, line, other) for other in points)

    def has_five(self, color: Color) -> bool:
        """Whether a five of `color` stands on the board."""
        return any_winning_line(self.cells, self.size, color, self.rule) is not None

    def breaks(self, color: Color) -> list[Move]:
        """The captures of the other side that leave `color` no five, or win by pairs."""
        line = any_winning_line(self.cells, self.size, color, self.rule) or ()
        points = self.capture_points(color.other)
        return [point for point in points if self._is_broken_at(color, line, point)]

    def _is_broken_at(self, color: Color, line: tuple[Move, ...], point: Move) -> bool:
        """Whether a capture leaves no five, given one that stands now, or is the last pair."""
        taken = self.taken(color.other, point)
        pairs = self.pairs[color.other] + len(taken) // 2
        if pairs < self.rule.pairs_to_win:
            if set(line).isdisjoint(taken):
                return False
            with self.stone(color.other, point):
                if self.has_five(color):
                    return False
        return self.reason(color.other, point) is None

    # Shapes

    def line_shapes(self, color: Color, point: Move, axis: int) -> tuple[LineShape, ...]:
        """What a stone of `color` on the point is in on one axis; legality is not looked at."""
        return line_shapes(self.read(point, axis), color, self._fives[color])

    def read(self, point: Move, axis: int) -> Window:
        """The eleven cells around a point on one axis."""
        return self._readers[point][axis](self.cells)

    def window_points(self, point: Move, axis: int) -> tuple[Move, ...]:
        """The points that `read` reads; off the board is the number after the last point."""
        return self._points[point][axis]

    def near(self, point: Move, axis: int) -> list[Move]:
        """The points of the board that matter to a stone on the point, on one axis."""
        wall = self.size**2
        return [other for other in self._points[point][axis] if other != wall]

    def shapes_through(
        self, color: Color, point: Move, axes: tuple[int, ...] = AXES
    ) -> list[Shape]:
        """The shapes that the stone of `color` on the point is in, with their legal gains only."""
        return [
            shape
            for axis in axes
            for line in self.line_shapes(color, point, axis)
            if (shape := self._on_board(color, line, axis, self._points[point][axis]))
        ]

    def _on_board(
        self, color: Color, line: LineShape, axis: int, points: tuple[Move, ...]
    ) -> Shape | None:
        """The shape with the gains that are legal, or None when nothing is left of it."""
        kind = line.kind
        stones = tuple(sorted(points[index] for index in line.stones))
        gains = tuple(sorted(points[index] for index in line.gains))
        if kind is Kind.FIVE:
            return Shape(kind, axis, stones)
        if kind is Kind.OPEN_THREE:
            gains = tuple(gain for gain in gains if self._makes_open_four(color, gain, axis))
        elif self.is_restricted(color):
            gains = tuple(gain for gain in gains if self.is_legal(color, gain))
            kind = Kind.FOUR if len(gains) < 2 else kind
        return Shape(kind, axis, stones, gains) if gains else None

    def _makes_open_four(self, color: Color, point: Move, axis: int) -> bool:
        """Whether a stone that makes an open four on this axis may be played and is no five."""
        if self.five_axes(color, point):
            return False
        if not self.is_restricted(color):
            return True
        if self.reason(color, point) is not None:
            return False
        with self.stone(color, point):
            made = self.shapes_through(color, point, (axis,))
        return any(shape.kind is Kind.OPEN_FOUR for shape in made)

    def standing(self, color: Color) -> list[Shape]:
        """The open fours, fours and open threes of `color` that stand, the strongest first."""
        found: dict[tuple[int, tuple[Move, ...]], Shape] = {}
        for stone in self.stones(color):
            for axis in AXES:
                for line in self.line_shapes(color, stone, axis):
                    points = self._points[stone][axis]
                    key = axis, tuple(sorted(points[index] for index in line.stones))
                    if key not in found and (shape := self._on_board(color, line, axis, points)):
                        found[key] = shape
        shapes = [shape for shape in found.values() if shape.kind is not Kind.FIVE]
        strongest = sorted(shapes, key=lambda shape: (-STRENGTH[shape.kind], shape.stones))
        return [shape for shape in strongest if not _is_part_of_a_stronger(shape, strongest)]

    def five_gains(self, color: Color) -> set[Move]:
        """The points where a stone of `color` would be in a five, legal or not."""
        return {
            self._points[stone][axis][gain]
            for stone in self.stones(color)
            for axis in AXES
            for line in self.line_shapes(color, stone, axis)
            if line.kind in (Kind.FOUR, Kind.OPEN_FOUR)
            for gain in line.gains
        }

    def made(self, color: Color, point: Move) -> Made:
        """What `color` makes by playing on the empty point; nothing where that is not legal."""
        if not self.is_legal(color, point):
            return Made(None)
        with self.stone(color, point):
            shapes = self.shapes_through(color, point)
        return Made(kind_of(shapes), tuple(shapes))

    def double_points(self, color: Color, points: Iterable[Move]) -> list[Double]:
        """The points among these where `color` makes a double-four, four-three or double-three."""
        found = []
        for point in points:
            lines = [self.line_shapes(color, point, axis) for axis in AXES]
            if self.cells[point] == EMPTY and sum(map(len, lines)) >= 2:
                kind, shapes = self.made(color, point)
                if kind in DOUBLES:
                    stones = {stone for shape in shapes for stone in shape.stones}
                    found.append(Double(point, kind, tuple(sorted(stones))))
        return found


def kind_of(shapes: list[Shape]) -> Kind | None:
    """What shapes that one stone makes amount to; two threes on one line count once."""
    kinds = [shape.kind for shape in shapes]
    fours = kinds.count(Kind.FOUR)
    threes = len({shape.axis for shape in shapes if shape.kind is Kind.OPEN_THREE})
    if Kind.FIVE in kinds:
        return Kind.FIVE
    if Kind.OPEN_FOUR in kinds:
        return Kind.OPEN_FOUR
    if fours >= 2:
        return Kind.DOUBLE_FOUR
    if fours:
        return Kind.FOUR_THREE if threes else Kind.FOUR
    if threes:
        return Kind.DOUBLE_THREE if threes >= 2 else Kind.OPEN_THREE
    return None


def _is_part_of_a_stronger(shape: Shape, others: list[Shape]) -> bool:
    """Whether a stronger shape on the same line has some of the stones: its answer ends both."""
    return any(
        other.axis == shape.axis
        and STRENGTH[other.kind] > STRENGTH[shape.kind]
        and not set(other.stones).isdisjoint(shape.stones)
        for other in others
    )
