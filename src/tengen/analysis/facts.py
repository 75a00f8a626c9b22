"""What a legal move does, found by comparing the position before it with the one after."""

from __future__ import annotations

from functools import cached_property

from ..board import Board
from ..coords import Move
from ..lines import EMPTY, any_winning_line
from ..outcome import Outcome
from ..rules import Color, ForbiddenReason, Restriction
from ..shapes import Kind
from .replies import answers_to_shape, five_points, stops, winning_captures, winning_points
from .sketch import AXES, Capture, Double, Made, Shape, Sketch, kind_of


class Facts:
    """Everything that follows from a legal move; each fact is computed on first use."""

    def __init__(self, board: Board, move: Move) -> None:
        self.move = move
        self.mover = board.turn
        self.rival = board.turn.other
        self.before = Sketch(board)
        self.taken = self.before.taken(self.mover, move)
        after = board.after(move)
        self.outcome: Outcome | None = after.outcome()
        self.is_pending = after.pending_five == self.mover
        self.after = Sketch(after)

    # What the mover gets

    @cached_property
    def made(self) -> Made:
        """The shapes through the move."""
        shapes = self.after.shapes_through(self.mover, self.move)
        return Made(kind_of(shapes), tuple(shapes))

    @cached_property
    def opened(self) -> list[Shape]:
        """Shapes of the mover elsewhere that the captured stones had blocked."""
        if not self.taken:
            return []
        old = {(shape.axis, shape.stones, shape.kind) for shape in self.before.standing(self.mover)}
        return [
            shape
            for shape in self.after.standing(self.mover)
            if self.move not in shape.stones and (shape.axis, shape.stones, shape.kind) not in old
        ]

    @cached_property
    def five_line(self) -> tuple[Move, ...]:
        """The five that the move makes, () when it makes none."""
        return next((s.stones for s in self.made.shapes if s.kind is Kind.FIVE), ())

    @cached_property
    def broken_five(self) -> tuple[Move, ...]:
        """The pending five of the rival that the move has broken, () when there was none."""
        if not self.before.rule.captures or self.after.has_five(self.rival):
            return ()
        line = any_winning_line(self.before.cells, self.before.size, self.rival, self.before.rule)
        return line or ()

    @cached_property
    def captures_set_up(self) -> list[Capture]:
        """Captures that the mover can make next and could not before."""
        return _without(self.after.captures(self.mover), self.before.captures(self.mover))

    # What the rival can no longer do

    @cached_property
    def blocked_fives(self) -> list[Move]:
        """Points where the rival would have made a five."""
        return sorted({*five_points(self.before, self.rival)} - {*self.left_fives})

    @cached_property
    def blocked_open_threes(self) -> list[Shape]:
        """Open threes of the rival that can no longer become open fours."""
        left = {(shape.axis, shape.stones) for shape in self._rival_after}
        return [
            shape
            for shape in self.before.standing(self.rival)
            if shape.kind is Kind.OPEN_THREE and (shape.axis, shape.stones) not in left
        ]

    @cached_property
    def blocked_twos(self) -> list[Shape]:
        """What the rival would have made into open threes; the gains are where."""
        before, after = (self._threes_to_come(sketch) for sketch in (self.before, self.after))
        return [shape for key, shape in before.items() if key not in after]

    def _threes_to_come(self, sketch: Sketch) -> dict[tuple[int, tuple[Move, ...]], Shape]:
        """Stones of the rival near the move that one more turns into an open three."""
        gains: dict[tuple[int, tuple[Move, ...]], set[Move]] = {}
        for axis in AXES:
            for point in self.after.near(self.move, axis):
                lines = () if sketch.cells[point] else sketch.line_shapes(self.rival, point, axis)
                if not lines or lines[0].kind is not Kind.OPEN_THREE:
                    continue
                for shape in sketch.made(self.rival, point).shapes:
                    if shape.axis == axis and shape.kind is Kind.OPEN_THREE:
                        stones = tuple(stone for stone in shape.stones if stone != point)
                        gains.setdefault((axis, stones), set()).add(point)
        return {
            (axis, stones): Shape(Kind.OPEN_THREE, axis, stones, tuple(sorted(points)))
            for (axis, stones), points in gains.items()
        }

    @cached_property
    def blocked_doubles(self) -> list[Double]:
        """Points where the rival would have made a double threat and no longer does."""
        return [
            double
            for double in self.before.double_points(self.rival, self._changed_points)
            if not self.after.made(self.rival, double.point).is_at_least(double.kind)
        ]

    @property
    def _changed_points(self) -> list[Move]:
        """The points whose lines the move or its captures have changed, the move among them."""
        return sorted(
            {
                point
                for changed in (self.move, *self.taken)
                for axis in AXES
                for point in self.after.near(changed, axis)
            }
        )

    @cached_property
    def captures_blocked(self) -> list[Capture]:
        """Captures that the rival can no longer make."""
        return _without(self.before.captures(self.rival), self.captures_risked)

    # What the rival can do next

    @cached_property
    def _rival_after(self) -> list[Shape]:
        return self.after.standing(self.rival)

    @cached_property
    def left_fives(self) -> list[Move]:
        """Points where the rival can make a five next."""
        return five_points(self.after, self.rival)

    @cached_property
    def left_captures_that_win(self) -> list[Move]:
        """Points where the rival can take its last pair next."""
        return winning_captures(self.after, self.rival)

    @cached_property
    def left_open_threes(self) -> list[Shape]:
        """Open threes that the rival can extend next."""
        return [shape for shape in self._rival_after if shape.kind is Kind.OPEN_THREE]

    @cached_property
    def left_doubles(self) -> list[Double]:
        """Points where the rival can make a double threat next."""
        return self.after.double_points(self.rival, self.after.empties)

    @cached_property
    def captures_risked(self) -> list[Capture]:
        """Captures that the rival can make next."""
        return self.after.captures(self.rival)

    # Forbidden points

    @cached_property
    def forbidden_to_rival(self) -> dict[Move, ForbiddenReason]:
        """Points that the move has made forbidden to the rival."""
        return self._new_forbidden(self.rival)

    @cached_property
    def forbidden_to_mover(self) -> dict[Move, ForbiddenReason]:
        """Points that the move has made forbidden to the mover itself."""
        return self._new_forbidden(self.mover)

    def _new_forbidden(self, color: Color) -> dict[Move, ForbiddenReason]:
        # Renju's definition is recursive, so a stone can matter far away.
        is_recursive = self.after.rule.restriction(color) is Restriction.RENJU
        points = self.after.empties if is_recursive else self._changed_points
        return {
            point: reason
            for point in points
            if self.after.cells[point] == EMPTY
            and (reason := self.after.reason(color, point)) is not None
            and (self.before.cells[point] != EMPTY or self.before.reason(color, point) is None)
        }

    # What the rival's replies can do

    @cached_property
    def rival_wins(self) -> list[Move]:
        """Points where the rival has a five or its last pair with the next move."""
        return sorted({*self.left_fives, *self.left_captures_that_win})

    @cached_property
    def wins(self) -> list[Move]:
        """Points where the mover would win at once if the rival did nothing."""
        return winning_points(self.after, self.mover)

    @cached_property
    def stops(self) -> list[Move]:
        """The legal replies that leave the mover no win at once. Complete."""
        return stops(self.after, self.mover, self.wins)

    @cached_property
    def common_answers(self) -> list[Move]:
        """The legal replies that end every open three through the move. Complete."""
        threes = [shape for shape in self.made.shapes if shape.kind is Kind.OPEN_THREE]
        answers = [{*answers_to_shape(self.after, self.mover, shape)} for shape in threes]
        return sorted(set.intersection(*answers)) if answers else []

    def stops_both(self, reply: Move) -> bool:
        """Whether a reply to the four leaves no open three of the move to carry on."""
        gains = {g for s in self.made.shapes if s.kind is Kind.OPEN_THREE for g in s.gains}
        with self.after.stone(self.rival, reply):
            kinds = {self.after.made(self.mover, gain).kind for gain in gains}
        return kinds.isdisjoint((Kind.FIVE, Kind.OPEN_FOUR))

    def makes_a_four(self, reply: Move) -> bool:
        """Whether a reply threatens to win at once, so that it must itself be answered."""
        with self.after.stone(self.rival, reply):
            return bool(winning_points(self.after, self.rival))

    @cached_property
    def rival_fours(self) -> list[Move]:
        """Points where the rival can make a four next."""
        return [
            point
            for point in self.after.empties
            if any(
                lines and lines[0].kind in (Kind.FOUR, Kind.OPEN_FOUR)
                for lines in (self.after.line_shapes(self.rival, point, axis) for axis in AXES)
            )
            and self.after.is_legal(self.rival, point)
        ]


def _without(captures: list[Capture], others: list[Capture]) -> list[Capture]:
    """The captures that take a stone which no capture of the others takes from the same point."""
    known = {capture.point: {*capture.taken} for capture in others}
    return [c for c in captures if not known.get(c.point, set()) >= {*c.taken}]
