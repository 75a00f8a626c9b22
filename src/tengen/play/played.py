"""The stones and choices that stand: opening, board and the tree of the game, kept together."""

from __future__ import annotations

from typing import NamedTuple

from ..board import Board
from ..coords import Move
from ..game import Game, MoveTime, Node
from ..opening import Choice, Opening, Seat
from ..rules import Color
from .actions import Thought
from .record import opening_of
from .setup import Setup


class Act(NamedTuple):
    """A stone, a choice or an offered point that stands."""

    what: Move | Choice
    by: Seat
    color: Color | None  # of the stone
    spent: float | None = None  # seconds; None where nobody has measured
    left: float | None = None  # seconds on the clock after it
    thought: Thought | None = None

    @property
    def is_move(self) -> bool:
        """Whether it is a stone."""
        return self.color is not None


class PlayedGame:
    """The stones and choices that stand. Illegal acts are refused and change nothing."""

    def __init__(self, setup: Setup) -> None:
        start, rule, size = setup.start, setup.rule, setup.size
        self.game = Game(rule, size) if start is None else start.copy()
        self.board: Board = self.game.setup
        self.acts: list[Act] = []
        self._node: Node = self.game
        told = opening_of(self.game)
        protocol = setup.opening if start is None else told.protocol
        self.opening = Opening(protocol, rule=rule, size=size)
        # The main line is played again; its comments and variations stay.
        for what in (*told.action_stack, *self.game.mainline_moves()[told.board.ply :]):
            self.put(what, foul=True)

    @property
    def turn(self) -> Seat:
        """The player who acts now, or would if the game went on."""
        if not self.opening.is_finished():
            return self.opening.turn
        return self.opening.seat_of(self.board.turn)

    @property
    def colors(self) -> dict[Seat, Color]:
        """Who has which colour; before that is settled, the one who opens counts as Black."""
        if not self.opening.has_colors:
            return {Seat.FIRST: Color.BLACK, Seat.SECOND: Color.WHITE}
        return {self.opening.seat_of(color): color for color in Color}

    def put(
        self,
        what: Move | Choice,
        *,
        spent: float | None = None,
        thought: Thought | None = None,
        foul: bool = False,
    ) -> None:
        """Play a stone, a choice or an offer of the player in turn."""
        stone = None if isinstance(what, Choice) or not self.opening.takes_stone else what
        color = None if stone is None else self.board.turn
        act = Act(what, self.turn, color, spent, None, thought)
        if stone is None or not self.opening.is_finished():
            self.opening.push(what)
        if stone is not None:
            self.board.push(stone, foul=foul)
            self._node = self._node.add(stone, foul=foul)
        self.acts.append(act)

    def copy(self) -> PlayedGame:
        """An independent copy."""
        other = PlayedGame.__new__(PlayedGame)
        other.opening, other.board = self.opening.copy(), self.board.copy()
        other.game, other.acts = self.game.copy(), self.acts.copy()
        other._node = other.game.end()  # stones are only ever added to the main line
        return other

    def note_time(self, left: float | None) -> None:
        """Write what is left on the clock to the last act, and its times to the record."""
        act = self.acts[-1] = self.acts[-1]._replace(left=left)
        if act.is_move and act.spent is not None:
            seconds = None if left is None else round(left, 3)
            self._node.clock = MoveTime(left=seconds, spent=round(act.spent, 3))

    def take_off(self, count: int) -> list[Act]:
        """Take the last acts back and return them, first to last."""
        taken = self.acts[-count:]
        for act in reversed(taken):
            self.acts.pop()
            if len(self.opening.action_stack) > len(self.acts):
                self.opening.pop()
            if act.is_move:
                self.board.pop()
                self._node = self._node.parent or self.game
                for node in self._node.variations.copy():  # one would become the main line
                    node.remove()
        return taken

    def put_back(self, acts: list[Act]) -> None:
        """Play acts that were taken back again, as they were."""
        for act in acts:
            self.put(act.what, spent=act.spent, thought=act.thought, foul=True)
            self.note_time(act.left)
