"""Positions as the page sends and shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board import Board
from ..coords import Move, parse_move
from ..lines import WALL, any_winning_line
from ..rules import Color, Rule

Json = dict[str, Any]


def read_position(position: Json) -> Board:
    """The board of a position; fouls may have been played. The library's errors say what is wrong.

    >>> read_position({"rule": "renju", "moves": ["h8", "i9"]}).ply
    2
    """
    rule = Rule.from_name(position["rule"])
    size = position.get("size") or rule.default_size
    moves, setup = position.get("moves") or (), position.get("setup")
    if setup is None:
        return Board.from_moves(moves, rule=rule, size=size, foul=True)
    stones = {
        color: [_xy(name, size) for name in setup.get(color) or ()] for color in ("black", "white")
    }
    return Board.from_stones(
        **stones,
        turn=setup.get("turn"),
        rule=rule,
        size=size,
        captured_pairs=setup.get("pairs") or (0, 0),
        moves=moves,
        foul=True,
    )


def _xy(name: str, size: int) -> tuple[int, int]:
    point = parse_move(name, size)
    return point % size, point // size


def show_board(board: Board) -> Json:
    """All that a page needs to draw a position."""
    return {
        "rule": board.rule.name,
        "size": board.size,
        "ply": board.ply,
        "turn": color_name(board.turn),
        "moves": names(board, board.move_stack),
        "setup": show_setup(board.root()) if board.has_setup else None,
        "stones": {color_name(color): names(board, board.stones(color)) for color in Color},
        "last": board.move_text(board.peek()) if board.ply else None,
        "captured": names(board, _captured(board)),
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


def show_setup(root: Board) -> Json:
    """A set-up position as stones."""
    return {
        **{color_name(color): names(root, root.stones(color)) for color in Color},
        "turn": color_name(root.turn),
        "pairs": list(root.captured_pairs),
    }


def _pending_five(board: Board) -> Json | None:
    color = board.pending_five
    if color is None:
        return None
    line = any_winning_line([*board.key[2], WALL], board.size, color, board.rule) or ()
    return {"color": color_name(color), "line": names(board, line)}


def color_name(color: Color) -> str:
    """The name of a colour as data has it."""
    return color.name.lower()


def names(board: Board, points: Iterable[Move]) -> list[str]:
    """Points by their names."""
    return [board.move_text(point) for point in points]
