"""A position as text: every command draws and describes a board with this."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import TypeAlias

from ..board import Board
from ..coords import COLUMN_LETTERS, Move
from ..names import opening_name
from ..play.words import ending, forbidden_text, offer_letter, pairs_text, pending_text
from ..rules import Color
from ..texts import t

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


_EXCHANGED = (
    (Role.BLACK, Role.WHITE),
    (Role.BLACK_LAST, Role.WHITE_LAST),
    (Role.BLACK_WINNING, Role.WHITE_WINNING),
)
_OTHER_COLOR = {a: b for pair in _EXCHANGED for a, b in (pair, pair[::-1])}

Paint: TypeAlias = Callable[[str, Role], str]


def plain(text: str, role: Role) -> str:
    """The text without colours."""
    return text


def colored(text: str, role: Role) -> str:
    """The text in the colours of its role."""
    return f"\x1b[{role.value}m{text}\x1b[0m"


def by_side(paint: Paint, own: Color | None) -> Paint:
    """Colours by side: the same for one's own stones and for the rival's, whatever their colour."""
    if own is not Color.WHITE:
        return paint

    return lambda text, role: paint(text, _OTHER_COLOR.get(role, role))


def draw_board(
    board: Board,
    *,
    numbers: bool = False,
    forbidden: Collection[Move] = (),
    offers: Sequence[Move] = (),
    paint: Paint = plain,
) -> list[str]:
    """The lines of a drawing, all equally wide: X, O or numbers, the last move in brackets.

    Points that an opening puts up for choice are marked A, B and so on.
    """
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
        if move in offers:
            return paint(offer_letter(offers.index(move)).rjust(width), Role.FORBIDDEN)
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


def describe(board: Board) -> list[str]:
    """A description of a position, line by line."""
    outcome = board.outcome()
    size = f"{board.size}x{board.size}"
    moves = t("moves", count=board.ply)
    lines = [t("terminal-position", rule=board.rule.title, size=size, moves=moves)]
    name = opening_name(board)
    lines += [] if name is None else [t("terminal-opening-name", name=str(name))]
    to_move = t("terminal-to-move", color=str(board.turn))
    lines.append(to_move if outcome is None else ending(board, outcome))
    return lines + list(
        filter(None, (pairs_text(board), pending_text(board), forbidden_text(board)))
    )
