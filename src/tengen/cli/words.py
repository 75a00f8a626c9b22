"""A position in words and as text: what every command says about a board, and how it draws one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from enum import Enum
from typing import TypeAlias
from unicodedata import east_asian_width

from ..board import Board
from ..coords import COLUMN_LETTERS, Move
from ..game import EndReason, Game
from ..outcome import Outcome, Termination
from ..rules import Color

STONES: Mapping[Color | None, str] = {Color.BLACK: "X", Color.WHITE: "O", None: "."}
FORBIDDEN_SIGN = "!"


class Role(Enum):
    """What a piece of text is, with the numbers by which a terminal colours it."""

    BLACK = "1;32"
    WHITE = "1;31"
    BLACK_LAST = "1;7;32"
    WHITE_LAST = "1;7;31"
    BLACK_WINNING = "1;30;42"
    WHITE_WINNING = "1;37;41"
    FORBIDDEN = "1;33"
    POINT = "2"
    LABEL = "36"


Paint: TypeAlias = Callable[[str, Role], str]


def plain(text: str, role: Role) -> str:
    """The text as it is."""
    return text


def colored(text: str, role: Role) -> str:
    """The text in the colours of its role."""
    return f"\x1b[{role.value}m{text}\x1b[0m"


def draw_board(
    board: Board,
    *,
    numbers: bool = False,
    forbidden: Collection[Move] = (),
    paint: Paint = plain,
) -> list[str]:
    """The lines of a drawing, all equally wide: X, O or numbers, the last move in brackets."""
    size, last = board.size, board.peek() if board.ply else None
    labels = {move: str(i) for i, move in enumerate(board.move_stack, 1)} if numbers else {}
    labels = {move: text for move, text in labels.items() if board.color_at(move)}
    width = max(map(len, labels.values()), default=1)
    outcome = board.outcome()
    line = outcome.line if outcome else ()

    def cell(move: Move) -> str:
        color = board.color_at(move)
        if color is None and move in forbidden:
            return paint(FORBIDDEN_SIGN.rjust(width), Role.FORBIDDEN)
        text = labels.get(move, STONES[color]).rjust(width)
        if color is None:
            return paint(text, Role.POINT)
        kind = "_WINNING" if move in line else "_LAST" if move == last else ""
        return paint(text, Role[color.name + kind])

    rows = []
    for y in range(size):
        points = range(y * size, (y + 1) * size)
        row = paint(f"{size - y:2}", Role.LABEL)
        for move in points:
            before = ")" if move - 1 == last and move != points[0] else " "
            row += ("(" if move == last else before) + cell(move)
        rows.append(row + (")" if last == points[-1] else " "))
    letters = " ".join(letter.rjust(width) for letter in COLUMN_LETTERS[:size])
    return [*rows, paint(f"   {letters} ", Role.LABEL)]


def drawing_width(board: Board) -> int:
    """How many columns a drawing without numbers takes."""
    return 2 * board.size + 3


def point_names(board: Board, moves: Iterable[Move]) -> str:
    """Points as text: "h8 i9 j10"."""
    return " ".join(board.move_text(move) for move in moves)


def describe(board: Board) -> list[str]:
    """What there is to say about a position, line by line."""
    outcome = board.outcome()
    size = f"{board.size}x{board.size}"
    lines = [f"Rule {board.rule}, {size}, {board.ply} {'move' if board.ply == 1 else 'moves'}."]
    lines.append(f"{board.turn.title} to move." if outcome is None else ending(board, outcome))
    return lines + list(
        filter(None, (pairs_text(board), pending_text(board), forbidden_text(board)))
    )


def ending(board: Board, outcome: Outcome) -> str:
    """How the game ended on the board, in a sentence."""
    winner = "" if outcome.winner is None else outcome.winner.title
    loser = "" if outcome.winner is None else outcome.winner.other.title
    match outcome.termination:
        case Termination.FIVE:
            how = f"{winner} wins with {len(outcome.line)} in a row"
        case Termination.UNBROKEN_FIVE:
            how = f"{winner} wins with a five that {loser} did not break"
        case Termination.CAPTURES:
            pairs = board.captured_pairs.of(outcome.winner) if outcome.winner else 0
            how = f"{winner} wins with {pairs} captured pairs"
        case Termination.FORBIDDEN:
            how = f"{winner} wins: {loser}'s move {board.move_text(board.peek())} was forbidden"
        case Termination.FULL_BOARD:
            how = "Draw: the board is full"
        case Termination.NO_MOVE:
            how = f"Draw: {board.turn.title} has no legal move"
    return f"{how}: {point_names(board, outcome.line)}." if outcome.line else f"{how}."


def result_text(game: Game) -> str | None:
    """A result that the board itself does not give, such as a resignation, or None."""
    if game.result is None or game.result.reason is EndReason.BOARD:
        return None
    text = str(game.result)
    return f"{text[0].upper()}{text[1:]}."


def pairs_text(board: Board) -> str | None:
    """The captured pairs, or None where nothing is captured."""
    if not board.rule.captures:
        return None
    black, white = board.captured_pairs
    return f"Captured pairs: Black {black}, White {white}."


def pending_text(board: Board) -> str | None:
    """A five that the side to move may still break, or None."""
    if board.pending_five is None:
        return None
    return (
        f"{board.pending_five.title} has five; {board.turn.title} can still break it by capturing."
    )


def forbidden_text(board: Board) -> str | None:
    """The forbidden points with their reasons, or None when there are none."""
    points = board.forbidden_points
    if not points:
        return None
    names = ", ".join(f"{board.move_text(move)} ({reason})" for move, reason in points.items())
    return f"Forbidden to {board.turn.title}: {names}."


def printable(text: str) -> str:
    """A name or a comment from a file, safe to show: no control characters, on one line."""
    return "".join(c if c.isprintable() else " " for c in text).strip()


def cut(text: str, columns: int) -> str:
    """The beginning of the text that fits into so many columns; some characters take two."""
    used = 0
    for i, character in enumerate(text):
        used += 2 if east_asian_width(character) in "WF" else 1
        if used > columns:
            return text[:i]
    return text
