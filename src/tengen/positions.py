"""Positions by a number that is the same in all eight images, and games searched by position.

>>> from tengen import Board
>>> position_id(Board.from_moves("h8 i9")) == position_id(Board.from_moves("h8 g7"))
True
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .board import Board
from .coords import SYMMETRIES, Move
from .game import Game, Node
from .lines import EMPTY
from .rules import Color

WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15  # of SplitMix64, which these numbers come from


class PositionHash:
    """The number of a position, kept up to date stone by stone.

    Numbers are kept in databases, so that of a position never changes.
    """

    __slots__ = ("_images", "_keys", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        self._keys = _keys(size)
        self._images = [0] * len(SYMMETRIES)

    @classmethod
    def of(cls, board: Board) -> PositionHash:
        """That of a board."""
        made = cls(board.size)
        for color in Color:
            for move in board.stones(color):
                made.toggle(move, color)
        if board.turn is Color.WHITE:
            made.turn()
        return made

    @property
    def value(self) -> int:
        """The number: 64 bits, which all images share."""
        return min(self._images)

    def toggle(self, move: Move, color: Color) -> None:
        """Put a stone down, or take it away."""
        keys = self._keys[color][move]
        self._images = [image ^ key for image, key in zip(self._images, keys, strict=True)]

    def turn(self) -> None:
        """Let the other side move."""
        self._images = [image ^ _STEP for image in self._images]

    def play(self, move: Move, color: Color) -> None:
        """A stone and the turn; the same again takes it back."""
        self.toggle(move, color)
        self.turn()

    def least_move(self, move: Move) -> Move:
        """A move as it lies in the image that stands for all: the same for moves that are alike."""
        least = self.value
        return min(
            symmetry.apply(move, self.size)
            for symmetry, image in zip(SYMMETRIES, self._images, strict=True)
            if image == least
        )


def position_id(board: Board) -> str:
    """The rule, the size and the number of a position, as text for a database."""
    return _id(board, PositionHash.of(board))


def _id(board: Board, number: PositionHash) -> str:
    pairs = board.captured_pairs
    taken = f"/{pairs[0]}-{pairs[1]}" if any(pairs) else ""
    return f"{board.rule.name}/{board.size}/{number.value:016x}{taken}"


class Played(NamedTuple):
    """A move in a position, for counting: both in the image that stands for all."""

    position: str
    move: str


def played_moves(game: Game, most_stones: int) -> Iterator[tuple[Node, Played]]:
    """Every move of a game's tree with its position, up to this many stones on the board."""
    board, path = game.setup.copy(), list[Node]()
    # Where a node is left, the moves below it are taken back.
    for node in game.walk():
        if node.parent is None or node.move is None:
            continue
        while path and path[-1] is not node.parent:
            path.pop()
            board.pop()
        count = sum(cell != EMPTY for cell in board.key[2])
        if count < most_stones:
            number = PositionHash.of(board)
            move = board.move_text(number.least_move(node.move))
            yield node, Played(_id(board, number), move)
        board.push(node.move, foul=True)
        path.append(node)


class PositionIndex:
    """A game's tree by position: where does it have this one, whichever way it is turned?"""

    def __init__(self, game: Game) -> None:
        self._nodes: dict[int, list[Node]] = {}
        self._board = game.setup
        walk = _captured if game.rule.captures else _placed
        for node, value in walk(game):
            self._nodes.setdefault(value, []).append(node)

    def __len__(self) -> int:
        return len(self._nodes)

    def find(self, board: Board) -> list[Node]:
        """The nodes with this position, in the order of the tree; rule and size are the game's."""
        if (board.rule, board.size) != (self._board.rule, self._board.size):
            return []
        return list(self._nodes.get(PositionHash.of(board).value, ()))


def _placed(game: Game) -> Iterator[tuple[Node, int]]:
    """Every node with its number, where stones stay on the board."""
    number = PositionHash.of(game.setup)
    path: list[tuple[Node, Move, Color]] = []
    turn = game.turn
    for node in game.walk():
        if node.parent is not None and node.move is not None:
            while path and path[-1][0] is not node.parent:
                _, move, color = path.pop()
                number.play(move, color)
            color = turn if len(path) % 2 == 0 else turn.other
            number.play(node.move, color)
            path.append((node, node.move, color))
        yield node, number.value


def _captured(game: Game) -> Iterator[tuple[Node, int]]:
    """Every node with its number, by the board, which knows what is captured."""
    board, path = game.setup.copy(), list[Node]()
    for node in game.walk():
        if node.parent is not None and node.move is not None:
            while path and path[-1] is not node.parent:
                path.pop()
                board.pop()
            board.push(node.move, foul=True)
            path.append(node)
        yield node, PositionHash.of(board).value


@cache
def _keys(size: int) -> dict[Color, tuple[tuple[int, ...], ...]]:
    """For each colour and point the numbers of its images."""
    plain = {
        color: [_mixed(1 + 2 * move + (color is Color.WHITE)) for move in range(size * size)]
        for color in Color
    }
    return {
        color: tuple(
            tuple(plain[color][symmetry.apply(move, size)] for symmetry in SYMMETRIES)
            for move in range(size * size)
        )
        for color in Color
    }


def _mixed(number: int) -> int:
    """SplitMix64: numbers that look random and are the same everywhere."""
    word = number * _STEP & WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31
