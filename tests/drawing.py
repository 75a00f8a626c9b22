"""Positions drawn as text, so that a test shows what it is about."""

from collections.abc import Sequence

from tengen import Board, Color, Rule

BLACK_STONE, WHITE_STONE = "X", "O"


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
