"""The commands that Yixin adds to the protocol, as far as boards use them."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ...board import Board
from ...coords import Move
from ...engine.options import MAX_HASH_MB
from ...engine.reflex import reflex_move
from ..wire import WireError, forbid_line, points_text, shown
from .dialogue import Dialogue, Handler
from .move_finder import Order
from .opening import COMMANDS as OPENING_COMMANDS
from .position import after, read_stones

MOST_LINES = 99
MOST_BIAS = 100_000  # centi-units


def yxboard(dialogue: Dialogue, order: Order) -> None:
    """A whole position, without thinking and without an answer."""
    rule, size = dialogue.settings.choice.rule, dialogue.board.size
    dialogue.set_board(read_stones(order.command.args, rule, size))


def yxshowforbid(dialogue: Dialogue, order: Order) -> None:
    """The points that are forbidden to the side to move."""
    board = dialogue.board
    dialogue.say([forbid_line(board.forbidden_points, board.size)])


def yxnbest(dialogue: Dialogue, order: Order) -> None:
    """The best move, with a report on each of the n best."""
    lines = _number(order, 1, 1, MOST_LINES)
    board = dialogue.board.copy()
    dialogue.check_thinking(board)
    dialogue.set_board(board)
    dialogue.answer(dialogue.finder.best_lines(board, order, lines), order)


def yxbalanceone(dialogue: Dialogue, order: Order) -> None:
    """The move that makes the position even, or worth the given value to whoever plays it."""
    _balance(dialogue, order, "balance_one", 1)


def yxbalancetwo(dialogue: Dialogue, order: Order) -> None:
    """Two moves, one for each side, that leave the position even or worth the given value."""
    _balance(dialogue, order, "balance_two", 2)


def _balance(dialogue: Dialogue, order: Order, task: str, count: int) -> None:
    bias, board = _number(order, 0, -MOST_BIAS, MOST_BIAS), dialogue.board.copy()
    dialogue.check_thinking(board)
    dialogue.set_board(board)
    moves = dialogue.finder.ask(
        task, board, order, lambda: _fallback_moves(board, count), bias=bias
    )
    dialogue.set_board(after(board, moves))
    dialogue.spend(order)
    dialogue.say([points_text(moves, board.size)])


def _fallback_moves(board: Board, count: int) -> tuple[Move, ...]:
    moves: tuple[Move, ...] = ()
    for _ in range(count):
        moves += (reflex_move(after(board, moves)),)
    return moves


def yxhashclear(dialogue: Dialogue, order: Order) -> None:
    """Empty the table, without an answer."""
    dialogue.finder.forget(dialogue.board, order)


def yxshowinfo(dialogue: Dialogue, order: Order) -> None:
    """The limits of the settings that a board may offer."""
    kilobytes = MAX_HASH_MB << 10
    dialogue.say(
        [
            f"MESSAGE INFO MAX_THREAD_NUM {os.cpu_count() or 1}",
            f"MESSAGE INFO MAX_HASH_SIZE {kilobytes.bit_length() - 1}",
        ]
    )


def stop(dialogue: Dialogue, order: Order) -> None:
    """Nothing: the thread that reads has already stopped everything before this command."""


def _number(order: Order, default: int, low: int, high: int) -> int:
    """The number after a command."""
    word = order.command.args[0] if order.command.args else str(default)
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise WireError(f"{shown(word)!r} is not a number: expected {low} to {high}")
    if not low <= int(word) <= high:
        raise WireError(f"{word} is out of range: expected {low} to {high}")
    return int(word)


COMMANDS: Mapping[str, Handler] = {
    "STOP": stop,
    "YXSTOP": stop,
    "YXBOARD": yxboard,
    "YXSHOWFORBID": yxshowforbid,
    "YXNBEST": yxnbest,
    "YXBALANCEONE": yxbalanceone,
    "YXBALANCETWO": yxbalancetwo,
    "YXHASHCLEAR": yxhashclear,
    "YXSHOWINFO": yxshowinfo,
    **OPENING_COMMANDS,
}
