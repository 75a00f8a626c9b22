"""Positions drawn as text, so that a test shows what it is about."""

from collections.abc import Sequence

from tengen import Board, Color, Rule

BLACK_STONE, WHITE_STONE = "X", "O"

# Black's c3 makes a row and a column of four, each of which one more stone turns into five.
DOUBLE_FOUR = """
    .....
    O.X..
    XX.X.
    ..X.O
    O.X.O
"""

# Black's b3 takes c3 and d3 where stones are captured.
CAPTURE = """
    .......
    .......
    .......
    .......
    ..OOX..
    .......
    .......
"""

# Under 42 on the smallest board, with every freed point used again: 25 points, 41 plies.
LONGEST = (
    "e2 b4 d2 e4 b2 a1 c1 b1 d4 c2 d3 a3 a4 d5 b3 c5 a5 c3 c4 a2 c4 d1 e1 b3 b5 b4 e5 d4 c4 c5 d5 "
    "b3 d3 e3 c3 c2 d2 c3 c4 c3 c2"
)


def won() -> Board:
    """A game that Black has won with h8 to l8."""
    return Board.from_moves("h8 a1 i8 a2 j8 a3 k8 a4 l8")


def drawn(
    drawing: str,
    *,
    turn: Color | str | None = None,
    rule: Rule | str = "freestyle",
    captured_pairs: Sequence[int] = (0, 0),
) -> Board:
    """The position of a drawing: rows from the top, X Black, O White, anything else empty."""
    rows = drawing.split()

    def stones(letter: str) -> list[tuple[int, int]]:
        return [
            (x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == letter
        ]

    return Board.from_stones(
        black=stones(BLACK_STONE),
        white=stones(WHITE_STONE),
        turn=turn,
        rule=rule,
        size=len(rows),
        captured_pairs=captured_pairs,
    )


def names(board: Board, moves: Sequence[int]) -> list[str]:
    """The names of points, for answers that a reader can find on the drawing."""
    return [board.move_text(move) for move in moves]


def state(board: Board) -> tuple[object, ...]:
    """Everything that can be asked of a board, to compare before and after."""
    return (
        board.key,
        board.move_stack,
        board.pending_five,
        board.outcome(),
        list(board.legal_moves),
        dict(board.forbidden_points),
        repr(board),
        str(board),
    )
