"""Openings in which sides are chosen: SWAP2BOARD, Yixin's swap2 steps, swap after the first move.

An engine that is not ready answers from what is known to be legal: the shipped openings, or SWAP.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ...board import Board
from ...coords import Move
from ..wire import WireError, points_text
from .dialogue import Dialogue, Handler
from .move_finder import Order
from .position import after, read_moves

SWAP = None
Choice: TypeAlias = tuple[Move, ...] | None
"""SWAP, the move that keeps White, or two stones for the other side to choose."""


def swap2board(dialogue: Dialogue, order: Order) -> None:
    """SWAP2BOARD … DONE: three stones, the choice after three, or the choice after five."""
    rule, size = dialogue.settings.choice.rule, dialogue.board.size
    board = read_moves(order.command.args, rule, size)
    if board.ply not in (0, 3, 5):
        raise WireError(f"SWAP2BOARD has {board.ply} stones: expected none, three or five")
    dialogue.check_thinking(board)
    dialogue.set_board(board)
    choice = _choice(dialogue, order, "swap2")
    dialogue.set_board(after(board, choice or ()))
    dialogue.spend(order)
    dialogue.say(["SWAP" if choice is SWAP else points_text(choice, size)])


def is_first_stone(dialogue: Dialogue, board: Board, *, ply: int) -> bool:
    """Whether the rule's number lets the opponent swap now (`ply` 0), or us (`ply` 1)."""
    is_swap = dialogue.settings.choice.opening == "swap"
    return is_swap and board.ply == ply and not board.has_setup


def offer_first_stone(dialogue: Dialogue, board: Board, order: Order) -> None:
    """BEGIN when the opponent may take over our stone: play one that gives neither side much."""
    dialogue.check_thinking(board)
    dialogue.set_board(board)
    dialogue.answer((_choice(dialogue, order, "swap") or ())[0], order)


def take_or_answer(dialogue: Dialogue, board: Board, order: Order) -> None:
    """TURN with the first stone when we may take it over: answer SWAP, or our move."""
    dialogue.check_thinking(board)
    dialogue.set_board(board)
    choice = _choice(dialogue, order, "swap")
    if choice is SWAP:
        dialogue.spend(order)
        dialogue.say(["SWAP"])
    else:
        dialogue.answer(choice[0], order)


def _choice(dialogue: Dialogue, order: Order, protocol: str) -> Choice:
    """What we do now in an opening."""
    board = dialogue.board

    def fallback() -> Choice:
        from ...openings.fallback import fallback_acts, opening_at  # slow to load, rarely needed

        acts = fallback_acts(opening_at(board, protocol))
        return tuple(act for act in acts if not isinstance(act, str)) or SWAP

    choice: Choice = dialogue.finder.ask("opening", board, order, fallback, protocol=protocol)
    return choice


# Yixin's steps: the stones are already on the board, and the answers are messages


def yxswap2step1(dialogue: Dialogue, order: Order) -> None:
    """Three stones."""
    board = dialogue.new_board(dialogue.board.size)
    dialogue.check_thinking(board)
    dialogue.set_board(board)
    _say_stones(dialogue, _choice(dialogue, order, "swap2") or (), 1)


def yxswap2step2(dialogue: Dialogue, order: Order) -> None:
    """The choice after three stones."""
    _check_stones(dialogue, 3)
    choice = _choice(dialogue, order, "swap2")
    if choice is not SWAP and len(choice) == 2:
        _say_stones(dialogue, choice, 4)
    else:
        dialogue.say([f"MESSAGE SWAP2 SWAP1 {'YES' if choice is SWAP else 'NO'}"])


def yxswap2step3(dialogue: Dialogue, order: Order) -> None:
    """The choice after five stones."""
    _check_stones(dialogue, 5)
    choice = _choice(dialogue, order, "swap2")
    dialogue.say([f"MESSAGE SWAP2 SWAP2 {'YES' if choice is SWAP else 'NO'}"])


def _check_stones(dialogue: Dialogue, count: int) -> None:
    board = dialogue.board
    dialogue.check_thinking(board)
    if board.ply != count or board.has_setup:
        raise WireError(f"{board.ply} moves are on the board: expected {count} in their order")


def _say_stones(dialogue: Dialogue, moves: tuple[Move, ...], first: int) -> None:
    size = dialogue.board.size
    dialogue.say(
        [
            f"MESSAGE SWAP2 MOVE{number} {move % size} {move // size}"
            for number, move in enumerate(moves, first)
        ]
    )


COMMANDS: Mapping[str, Handler] = {
    "YXSWAP2STEP1": yxswap2step1,
    "YXSWAP2STEP2": yxswap2step2,
    "YXSWAP2STEP3": yxswap2step3,
}
