"""A record and a table that follow a game and search at every move: the engine without clocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ..board import Board
from ..coords import Move
from ..core.layout import MAX_DEPTH, NODE_LIMIT
from ..core.position import make, unmake
from ..core.score import WIN_BOUND
from ..engine.bridge import State, move_of, point_of, state_of
from ..engine.deepening import deepen
from ..engine.table import Table
from ..rules import Rule

HASH_MB = 4  # a few thousand nodes need no more, and it is cleared before every game
DISTANCE = 2  # candidates lie so near to stones
LAST_DEPTH = MAX_DEPTH // 2


Arm = Callable[[State], None]
"""Gives a fresh record other numbers: weights, a network, parameters of the search."""


class NodeResult(NamedTuple):
    """What a search says to the side to move; no move where there is none."""

    move: Move | None
    value: int
    depth: int

    @property
    def is_proven(self) -> bool:
        """Whether the value is a proven win or loss."""
        return abs(self.value) > WIN_BOUND


class NodePlayer:
    """A player that searches a number of nodes; `arm` may change the numbers of its records."""

    def __init__(self, rule: Rule, size: int, *, arm: Arm | None = None) -> None:
        self.rule, self.size = rule, size
        self._arm = arm
        self._table = Table(HASH_MB)
        self.state: State = None
        self.begin(())

    def begin(self, moves: Iterable[Move]) -> None:
        """Set up a new game after these moves, remembering nothing."""
        self._table.clear()
        self.state = state_of(Board(self.rule, self.size), distance=DISTANCE)
        if self._arm is not None:
            self._arm(self.state)
        for move in moves:
            self.push(move)

    def visit(self, moves: Iterable[Move]) -> None:
        """Go to the position after these moves, with what is remembered of the game."""
        while self.state["ply"]:
            unmake(self.state)
        for move in moves:
            self.push(move)

    def push(self, move: Move) -> None:
        """Play a move."""
        make(self.state, point_of(move, self.size))

    def think(self, nodes: int) -> NodeResult:
        """Search so many nodes, fewer when the end is proven."""
        state = self.state
        state["root_ply"] = state["ply"]
        state["generation"] = self._table.next_generation()
        state["control"][:] = 0
        state["control"][NODE_LIMIT] = nodes
        thought = NodeResult(None, 0, 0)
        for iteration in deepen(state, self._table.words, range(1, LAST_DEPTH)):
            if iteration.lines:
                line = iteration.lines[0]
                thought = NodeResult(move_of(line.pv[0], self.size), line.value, iteration.depth)
            if thought.is_proven:
                break
        return thought
