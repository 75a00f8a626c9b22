"""An exhaustive solver: every legal move of every position, by the library's rules and no others.

For boards with few empty points. `Solver.solve` tells how a position ends when both sides play as
well as can be: the winner hurries, the loser delays.
"""

from collections.abc import Iterator

from tengen.board import Board
from tengen.coords import Move
from tengen.forbidden import forbidden_reason
from tengen.lines import EMPTY, Cells, winning_line
from tengen.rules import Color, Restriction, Rule

DRAW = 0


class Solver:
    """Remembers what it solved: one for all positions of a rule and a size."""

    def __init__(self, rule: Rule, size: int) -> None:
        self.rule, self.size = rule, size
        self._known: dict[tuple[bytes, Color], int] = {}

    def solve(self, board: Board) -> int:
        """Plies to the five of the side to move; negative for that of the other; 0 for a draw."""
        return self.value(cells_of(board), board.turn)

    def solve_move(self, board: Board, move: Move) -> int:
        """The same, when the side to move plays this legal move."""
        return self._value_of_move(cells_of(board), board.turn, move)

    def value(self, cells: Cells, turn: Color) -> int:
        """What `solve` tells, for these cells; they are left as they were."""
        key = (bytes(cells), turn)
        if key not in self._known:
            self._known[key] = self._search(cells, turn)
        return self._known[key]

    def _search(self, cells: Cells, turn: Color) -> int:
        moves = list(self.legal_moves(cells, turn))
        if any(self.makes_five(cells, move, turn) for move in moves):
            return 1
        return max(
            (self._value_of_move(cells, turn, move) for move in moves), key=worth, default=DRAW
        )

    def _value_of_move(self, cells: Cells, turn: Color, move: Move) -> int:
        if self.makes_five(cells, move, turn):
            return 1
        cells[move] = turn
        value = self.value(cells, turn.other)
        cells[move] = EMPTY
        return -value + (value < 0) - (value > 0)

    def legal_moves(self, cells: Cells, turn: Color) -> Iterator[Move]:
        """The points where `turn` may play."""
        restriction = self.rule.restriction(turn)
        for move, cell in enumerate(cells):
            if cell == EMPTY and (
                restriction is Restriction.NONE
                or forbidden_reason(cells, self.size, move, turn, restriction) is None
            ):
                yield move

    def makes_five(self, cells: Cells, move: Move, color: Color) -> bool:
        """Whether a stone of `color` on the empty point, if it is legal there, wins."""
        cells[move] = color
        line = winning_line(cells, self.size, move, color, self.rule)
        cells[move] = EMPTY
        return line is not None

    def fives(self, cells: Cells, color: Color) -> list[Move]:
        """The points where `color` wins at once. In renju too a five is never forbidden."""
        return [
            move
            for move, cell in enumerate(cells)
            if cell == EMPTY and self.makes_five(cells, move, color)
        ]

    def fives_after(self, cells: Cells, move: Move, color: Color) -> list[Move]:
        """The fives that `color` threatens once its stone stands on `move`."""
        cells[move] = color
        fives = self.fives(cells, color)
        cells[move] = EMPTY
        return fives


def cells_of(board: Board) -> Cells:
    """The stones of the board as the library's functions of lines want them."""
    return [board.color_at(move) or EMPTY for move in range(board.size**2)] + [3]


def worth(value: int) -> float:
    """Quick wins first, then slow wins, draws, slow losses and quick losses."""
    return 1 / value if value else 0
