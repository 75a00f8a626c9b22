"""A game: a tree of moves with headers, comments, clocks, marks and a result.

`Game` is the root node. `node.add(move)` plays a move, checked by the board, and returns its node;
the first of a node's `variations` goes on with the main line. Nothing here recurses, so that the
depth of a tree is no limit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from . import coords
from .board import Board
from .coords import Move
from .outcome import Outcome, Termination
from .rules import Color, Rule

# Headers that the formats have a place for, each with its property in SGF. A game may have others.
HEADERS = {
    "Black": "PB",
    "White": "PW",
    "BlackRank": "BR",
    "WhiteRank": "WR",
    "BlackTeam": "BT",
    "WhiteTeam": "WT",
    "Event": "EV",
    "Round": "RO",
    "Date": "DT",
    "Place": "PC",
    "Title": "GN",
    "Opening": "ON",
    "TimeLimit": "TM",
    "Overtime": "OT",
    "Annotator": "AN",
    "Recorder": "US",
    "Source": "SO",
    "Copyright": "CP",
    "Program": "AP",
    "Summary": "GC",
}

MAX_SECONDS = 10**9  # on a clock: thirty years, and a number that every format can write


class EndReason(StrEnum):
    """Why a game has its result."""

    BOARD = "board"  # the board's own outcome: five, captures, a foul, a full board
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    FORFEIT = "forfeit"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Result:
    """Who won, None in a draw, and why the game ended."""

    winner: Color | None
    reason: EndReason = EndReason.UNKNOWN

    @staticmethod
    def from_outcome(outcome: Outcome) -> Result:
        """The result of a game that the board has ended."""
        return Result(outcome.winner, EndReason.BOARD)

    def __str__(self) -> str:
        who = "draw" if self.winner is None else f"{self.winner.title} wins"
        match self.reason:
            case EndReason.UNKNOWN:
                return who
            case EndReason.BOARD:
                return f"{who} on the board"
            case reason:
                return f"{who} by {reason}"


@dataclass(frozen=True, slots=True)
class MoveTime:
    """Seconds that the player of a move has left after it, and seconds spent on it."""

    left: float | None = None
    spent: float | None = None

    def __post_init__(self) -> None:
        if self.left is None and self.spent is None:
            raise ValueError("a clock without time says nothing: expected seconds left or spent")
        for seconds in (self.left, self.spent):
            if seconds is not None and not abs(seconds) <= MAX_SECONDS:
                raise ValueError(f"{seconds!r} is no time: expected at most {MAX_SECONDS} seconds")
        if self.spent is not None and self.spent < 0:
            raise ValueError(f"{self.spent!r} seconds spent: expected 0 or more")


class MarkShape(StrEnum):
    """What a mark looks like."""

    TRIANGLE = "triangle"
    SQUARE = "square"
    CIRCLE = "circle"
    CROSS = "cross"
    LABEL = "label"
    ARROW = "arrow"
    LINE = "line"


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """A sign on a point; a label has a text, an arrow and a line lead `to` another point."""

    shape: MarkShape
    point: Move
    text: str = ""
    to: Move | None = None

    def __post_init__(self) -> None:
        if self.text and self.shape is not MarkShape.LABEL:
            raise ValueError(
                f"shape {self.shape} with the text {self.text!r}: only a label has one"
            )
        if (self.to is not None) != (self.shape in (MarkShape.ARROW, MarkShape.LINE)):
            raise ValueError(f"shape {self.shape} to {self.to!r}: only arrow and line have a point")

    def is_on(self, size: int) -> bool:
        """Whether it lies on a board of this size."""
        return all(0 <= point < size * size for point in (self.point, self.to or 0))


class Node:
    """A move in a game, with what is said about the position after it."""

    __slots__ = ("clock", "comment", "marks", "move", "parent", "properties", "variations")

    def __init__(self, parent: Node | None = None, move: Move | None = None) -> None:
        self.parent = parent
        self.move = move
        self.variations: list[Node] = []
        self.comment = ""
        self.clock: MoveTime | None = None
        self.marks: list[Mark] = []  # their order has no meaning
        self.properties: dict[str, list[str]] = {}  # of SGF, as they stand in the file

    # Where the node stands

    def path(self) -> list[Node]:
        """The nodes from the first move to this one; empty for the root."""
        nodes: list[Node] = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    def moves(self) -> list[Move]:
        """The moves from the root to this node."""
        return [node.move for node in self.path() if node.move is not None]

    @property
    def game(self) -> Game:
        """The root."""
        top = self._top()
        if not isinstance(top, Game):
            raise ValueError("the node was removed from its game")
        return top

    def _top(self) -> Node:
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    @property
    def ply(self) -> int:
        """How many moves lead here."""
        return len(self.path())

    @property
    def color(self) -> Color | None:
        """Who played the move; None for the root."""
        if self.parent is None:
            return None
        turn = self.game.turn
        return turn if self.ply % 2 else turn.other

    def board(self) -> Board:
        """The position after this move, with the moves that led to it."""
        return self.game._board_at(self).copy()

    def is_mainline(self) -> bool:
        """Whether the node is the root or on the main line."""
        return all(node.is_main_variation() for node in self.path())

    def is_main_variation(self) -> bool:
        """Whether the node comes first among its siblings."""
        return self.parent is None or self.parent.variations[0] is self

    # What follows

    def next(self) -> Node | None:
        """The node that goes on with the main line, or None at its end."""
        return self.variations[0] if self.variations else None

    def mainline(self) -> Iterator[Node]:
        """The nodes that follow, always by the first variation."""
        node = self.next()
        while node is not None:
            yield node
            node = node.next()

    def mainline_moves(self) -> list[Move]:
        """The moves that follow, always by the first variation."""
        return [node.move for node in self.mainline() if node.move is not None]

    def end(self) -> Node:
        """The last node of the line that begins here."""
        node = self
        while node.variations:
            node = node.variations[0]
        return node

    def walk(self) -> Iterator[Node]:
        """This node and all below it, each before its variations, the first variation first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.variations)

    def variation(self, move: Move) -> Node:
        """The variation that begins with this move."""
        for node in self.variations:
            if node.move == move:
                return node
        raise KeyError(f"no variation begins with {coords.move_text(move, self.game.size)}")

    # Changing the tree

    def add(self, move: Move, *, foul: bool = False) -> Node:
        """The variation with this move; a new one is checked by the board and comes last.

        A forbidden move is refused, or with `foul` added, and then loses.
        """
        for node in self.variations:
            if node.move == move:
                return node
        game = self.game
        game._board_at(self).push(move, foul=foul)
        game._walked_to = self._attach(move)
        return game._walked_to

    def add_line(self, moves: str | Iterable[Move | str], *, foul: bool = False) -> Node:
        """Add moves one after the other, "h8 i9" or one by one, and return the last node."""
        node, size = self, self.game.size
        for move in coords.split_moves(moves) if isinstance(moves, str) else moves:
            point = coords.parse_move(move, size) if isinstance(move, str) else move
            node = node.add(point, foul=foul)
        return node

    def _attach(self, move: Move) -> Node:
        node = Node(self, move)
        self.variations.append(node)
        return node

    def promote(self) -> None:
        """Move the variation one place forward among its siblings."""
        self._shift(-1)

    def demote(self) -> None:
        """Move the variation one place back among its siblings."""
        self._shift(1)

    def _shift(self, places: int) -> None:
        siblings = self._siblings()
        index = siblings.index(self)
        siblings.insert(max(0, index + places), siblings.pop(index))

    def promote_to_main(self) -> None:
        """Make the line that leads here the main line."""
        for node in self.path():
            siblings = node._siblings()
            siblings.remove(node)
            siblings.insert(0, node)

    def remove(self) -> None:
        """Take this variation and all that follows out of the game."""
        self._siblings().remove(self)
        self.parent = None

    def _siblings(self) -> list[Node]:
        if self.parent is None:
            raise ValueError("the root has no place among variations")
        return self.parent.variations

    def __repr__(self) -> str:
        """The number and name of the move."""
        top = self._top()
        if self.move is None or not isinstance(top, Game):
            return f"<Node {self.move}, removed>"
        return f"<Node {self.ply}. {top.move_text(self.move)}, {len(self.variations)} variations>"


class Row(NamedTuple):
    """A node in a flat table; `parent` is the number of an earlier row, -1 for the root."""

    parent: int
    move: Move | None
    comment: str
    clock: MoveTime | None
    marks: frozenset[Mark]
    properties: dict[str, list[str]]


class Game(Node):
    """The root of the tree: the position before the first move, headers and the result.

    >>> game = Game(rule="renju")
    >>> game.headers["Black"] = "Sakata"
    >>> node = game.add_line("h8 h9 i9")
    >>> node.comment = "indirect opening"
    >>> [game.move_text(move) for move in game.mainline_moves()]
    ['h8', 'h9', 'i9']
    """

    def __init__(self, rule: Rule | str = "freestyle", size: int | None = None) -> None:
        super().__init__()
        self.headers: dict[str, str] = {}
        self.result: Result | None = None
        self.problems: list[str] = []  # repairs that a reader made; no part of equality
        self._setup = Board(rule, size)
        self._walker = self._setup.copy()  # checks moves, and is left where it was used last
        self._walked_to: Node = self

    @classmethod
    def from_board(cls, board: Board) -> Game:
        """A game with the board's set-up and its moves, and its outcome if it has ended."""
        game = cls(board.rule, board.size)
        game._setup = board.root()
        game._walker = board.copy()
        for move in board.move_stack:
            game._walked_to = game._walked_to._attach(move)
        game.settle(None)
        return game

    @property
    def rule(self) -> Rule:
        """The rule the game is played by."""
        return self._setup.rule

    @property
    def size(self) -> int:
        """Points on a side of the board."""
        return self._setup.size

    @property
    def turn(self) -> Color:
        """Who makes the first move."""
        return self._setup.turn

    @property
    def setup(self) -> Board:
        """The position before the first move."""
        return self._setup.copy()

    @property
    def has_setup(self) -> bool:
        """Whether the moves start from a set-up position and not from the empty board."""
        return self._setup.has_setup

    def move_text(self, move: Move) -> str:
        """The name of a point, such as "h8"."""
        return coords.move_text(move, self.size)

    def outcome(self) -> Outcome | None:
        """How the main line ended on the board, or None while it goes on."""
        return self._board_at(self.end()).outcome()

    def settle(self, stated: Result | None, *, exact: bool = False) -> None:
        """Set the result that a file states, or else the board's; report a contradiction.

        The board knows better why a game ended, unless the file is `exact` about it.
        """
        outcome = self.outcome()
        self.result = stated if exact else settled(stated, outcome)
        problem = contradiction(self.result, outcome)
        if problem is not None:
            self.problems.append(problem)

    def rows(self) -> list[Row]:
        """The whole tree as a flat table, each node after its parent, the root first."""
        numbers: dict[int, int] = {}
        rows = []
        for number, node in enumerate(self.walk()):
            numbers[id(node)] = number
            parent = -1 if node.parent is None else numbers[id(node.parent)]
            properties = {name: list(values) for name, values in node.properties.items()}
            marks = frozenset(node.marks)
            rows.append(Row(parent, node.move, node.comment, node.clock, marks, properties))
        return rows

    def copy(self) -> Game:
        """An independent game that is equal to this one."""
        return _restored(*self._state())

    def __eq__(self, other: object) -> bool:
        """Whether everything but the problems is the same. Games change and so have no hash."""
        if not isinstance(other, Game):
            return NotImplemented
        return (
            self._setup == other._setup
            and self.headers == other.headers
            and self.result == other.result
            and self.rows() == other.rows()
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and deepcopy by the flat table: they would recurse along the tree."""
        return _restored, self._state()

    def _state(self) -> tuple[Board, dict[str, str], Result | None, list[str], list[Row]]:
        return self.setup, dict(self.headers), self.result, list(self.problems), self.rows()

    def _board_at(self, node: Node) -> Board:
        """The walking board at a node, reached by as few steps as possible."""
        board = self._walker
        if node is not self._walked_to:
            played, moves = board.move_stack, node.moves()
            pairs = enumerate(zip(played, moves, strict=False))
            common = next((i for i, (a, b) in pairs if a != b), min(len(played), len(moves)))
            while board.ply > common:
                board.pop()
            for move in moves[common:]:
                board.push(move, foul=True)  # the tree holds no other than checked moves
            self._walked_to = node
        return board

    def __repr__(self) -> str:
        """Rule, size, length of the main line and result."""
        size, moves = self.size, len(self.mainline_moves())
        ending = "" if self.result is None else f", {self.result}"
        return f"<Game {self.rule} {size}x{size}, {moves} moves{ending}>"


def settled(stated: Result | None, outcome: Outcome | None) -> Result | None:
    """The result of a game, from what a file states and from how the main line ended."""
    if outcome is None:
        return stated
    if stated is None:
        return Result.from_outcome(outcome)
    known_as = {EndReason.UNKNOWN}
    if outcome.termination is Termination.FORBIDDEN:
        known_as.add(EndReason.FORFEIT)
    if stated.winner == outcome.winner and stated.reason in known_as:
        return Result.from_outcome(outcome)
    return stated


def contradiction(result: Result | None, outcome: Outcome | None) -> str | None:
    """How a result and the end of the main line disagree, in words, or None."""
    if result is None or (outcome is not None and result.winner == outcome.winner):
        return None
    if outcome is not None:
        won = "it is a draw" if outcome.winner is None else f"{outcome.winner.title} has won"
        return f"the result is given as {result}, but on the board {won} ({outcome.termination})"
    if result.reason is EndReason.BOARD:
        return f"the result is given as {result}, but on the board the game goes on"
    return None


def _restored(
    setup: Board,
    headers: dict[str, str],
    result: Result | None,
    problems: list[str],
    rows: list[Row],
) -> Game:
    game = Game.from_board(setup)
    game.headers, game.result, game.problems = headers, result, problems
    nodes: list[Node] = []
    for row in rows:
        node = game if row.move is None else nodes[row.parent]._attach(row.move)
        node.comment, node.clock = row.comment, row.clock
        node.marks, node.properties = list(row.marks), row.properties
        nodes.append(node)
    return game
