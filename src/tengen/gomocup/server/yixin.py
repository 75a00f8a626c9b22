"""The commands that Yixin adds to the protocol, as far as boards use them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import partial

from ...coords import Move
from ...engine.options import MAX_HASH_MB
from ...engine.reflex import reflex_move
from ..wire import WireError, forbid_line, parse_number, points_text
from .commands import SWAP, opening_choice, read_stones
from .dialogue import Dialogue, Handler
from .move_finder import Order

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
    dialogue.play(dialogue.board.copy(), order, lines=_number(order, 1, 1, MOST_LINES))


def balance(count: int, dialogue: Dialogue, order: Order) -> None:
    """One move, or one for each side, that makes the position even or worth the given value."""
    bias, board = _number(order, 0, -MOST_BIAS, MOST_BIAS), dialogue.board.copy()
    dialogue.think_on(board)

    def fallback() -> tuple[Move, ...]:
        moves: tuple[Move, ...] = ()
        for _ in range(count):
            moves += (reflex_move(board.after(*moves)),)
        return moves

    moves = dialogue.ask("balance", board, order, fallback, bias=bias, count=count)
    dialogue.set_board(board.after(*moves))
    dialogue.spend(order)
    dialogue.say([points_text(moves, board.size)])


def yxhashclear(dialogue: Dialogue, order: Order) -> None:
    """Empty the table, without an answer."""
    dialogue.forget(dialogue.board, order)


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


# The steps of swap2: the stones are already on the board, and the answers are messages


def yxswap2step1(dialogue: Dialogue, order: Order) -> None:
    """Three stones."""
    board = dialogue.new_board(dialogue.board.size)
    dialogue.think_on(board)
    _say_stones(dialogue, opening_choice(dialogue, order, "swap2") or (), 1)


def swap2_choice(stones: int, word: str, dialogue: Dialogue, order: Order) -> None:
    """The choice after this many stones."""
    board = dialogue.board
    dialogue.check_thinking(board)
    if board.ply != stones or board.has_setup:
        raise WireError(f"{board.ply} moves are on the board: expected {stones} in their order")
    choice = opening_choice(dialogue, order, "swap2")
    if choice is not SWAP and len(choice) == 2:
        _say_stones(dialogue, choice, stones + 1)
    else:
        dialogue.say([f"MESSAGE SWAP2 {word} {'YES' if choice is SWAP else 'NO'}"])


def _say_stones(dialogue: Dialogue, moves: tuple[Move, ...], first: int) -> None:
    size = dialogue.board.size
    dialogue.say(
        [
            f"MESSAGE SWAP2 MOVE{number} {move % size} {move // size}"
            for number, move in enumerate(moves, first)
        ]
    )


def _number(order: Order, default: int, low: int, high: int) -> int:
    """The number after a command."""
    return parse_number(order.command.args[0], low, high) if order.command.args else default


_HANDLERS: tuple[Handler, ...] = (
    stop, yxboard, yxshowforbid, yxnbest, yxhashclear, yxshowinfo, yxswap2step1,
)  # fmt: skip
COMMANDS: Mapping[str, Handler] = {
    **{handler.__name__.upper(): handler for handler in _HANDLERS},
    "YXSTOP": stop,
    "YXBALANCEONE": partial(balance, 1),
    "YXBALANCETWO": partial(balance, 2),
    "YXSWAP2STEP2": partial(swap2_choice, 3, "SWAP1"),
    "YXSWAP2STEP3": partial(swap2_choice, 5, "SWAP2"),
}
