"""Positions as the page sends and shows them."""

from __future__ import annotations

from collections.abc import Iterable

from ..board import Board
from ..coords import Move
from ..lines import WALL, any_winning_line
from ..plain import Json, names
from ..rules import Color


def show_board(board: Board) -> Json:
    """Everything that is needed to draw a position."""
    return {
        "rule": board.rule.name,
        "size": board.size,
        "ply": board.ply,
        "turn": str(board.turn),
        "moves": names(board.move_stack, board.size),
        "setup": {"pairs": [0, 0], **board.root().setup_to_plain()} if board.has_setup else None,
        "stones": {str(color): names(board.stones(color), board.size) for color in Color},
        "last": board.move_text(board.peek()) if board.ply else None,
        "captured": names(_captured(board), board.size),
        "forbidden": {
            board.move_text(move): str(reason) for move, reason in board.forbidden_points.items()
        },
        "pairs": {
            "black": board.captured_pairs.black,
            "white": board.captured_pairs.white,
            "needed": board.rule.pairs_to_win if board.rule.captures else None,
        },
        "pending_five": _pending_five(board),
    }


def _captured(board: Board) -> Iterable[Move]:
    """The stones that the last move took."""
    if not board.rule.captures or not board.ply:
        return ()
    before = board.copy()
    return before.captures(before.pop())


def _pending_five(board: Board) -> Json | None:
    color = board.pending_five
    if color is None:
        return None
    line = any_winning_line([*board.key[2], WALL], board.size, color, board.rule) or ()
    return {"color": str(color), "line": names(line, board.size)}
