"""The commands of the Gomocup protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...board import Board
from ...coords import Move
from ..wire import WireError, about_line, move_at, parse_point, point_text, shown
from .dialogue import Dialogue, Handler
from .move_finder import Order
from .opening import is_first_stone, offer_first_stone, swap2board, take_or_answer
from .position import read_stones


def start(dialogue: Dialogue, order: Order) -> None:
    """START n, or Yixin's start w h: an empty board; OK when the engine is loaded."""
    numbers = [_number(word) for word in " ".join(order.command.args).replace(",", " ").split()]
    if len(numbers) not in (1, 2):
        raise WireError("START needs the size of the board: expected START 15")
    if numbers[0] != numbers[-1]:
        raise WireError(
            f"a board of {numbers[0]}x{numbers[-1]} is not supported: expected a square"
        )
    _begin_game(dialogue, dialogue.new_board(numbers[0]))


def restart(dialogue: Dialogue, order: Order) -> None:
    """RESTART: an empty board of the same size."""
    _begin_game(dialogue, dialogue.new_board(dialogue.board.size))


def _begin_game(dialogue: Dialogue, board: Board) -> None:
    dialogue.set_board(board)
    dialogue.settings.start_game()
    dialogue.wait_for_engine()
    dialogue.say(["OK"])


def begin(dialogue: Dialogue, order: Order) -> None:
    """BEGIN: we play the first move, or the next one if there are stones already."""
    board = dialogue.board.copy()
    if is_first_stone(dialogue, board, ply=0):
        offer_first_stone(dialogue, board, order)
    else:
        dialogue.play(board, order)


def turn(dialogue: Dialogue, order: Order) -> None:
    """TURN x,y: the opponent's move, answered with ours."""
    board = dialogue.board.copy()
    board.push(_move(order.command.args, board))
    if is_first_stone(dialogue, board, ply=1):
        take_or_answer(dialogue, board, order)
    else:
        dialogue.play(board, order)


def board(dialogue: Dialogue, order: Order) -> None:
    """BOARD … DONE: a whole position, answered with our move."""
    rule, size = dialogue.settings.choice.rule, dialogue.board.size
    dialogue.play(read_stones(order.command.args, rule, size), order)


def play(dialogue: Dialogue, order: Order) -> None:
    """PLAY x,y: we have to play this move."""
    board = dialogue.board.copy()
    move = _move(order.command.args, board)
    board.push(move)
    dialogue.set_board(board)
    dialogue.say([point_text(move, board.size)])


def takeback(dialogue: Dialogue, order: Order) -> None:
    """TAKEBACK x,y: the last move is undone."""
    board = dialogue.board.copy()
    move = _move(order.command.args, board)
    if not board.ply or board.peek() != move:
        last = point_text(board.peek(), board.size) if board.ply else "none"
        raise WireError(f"{point_text(move, board.size)} is not the last move: that is {last}")
    board.pop()
    dialogue.set_board(board)
    dialogue.say(["OK"])


def info(dialogue: Dialogue, order: Order) -> None:
    """INFO key value: kept, and never answered."""
    if not dialogue.settings.take(order.command.args):
        return
    current, rule = dialogue.current, dialogue.settings.choice.rule
    if current is not None and current.rule != rule and not current.ply and not current.has_setup:
        dialogue.current = dialogue.new_board(current.size)
    dialogue.get_ready()


def about(dialogue: Dialogue, order: Order) -> None:
    """ABOUT: who we are."""
    from ... import __version__

    dialogue.say([about_line(name="Tengen", version=__version__, author="The Tengen authors")])


def _move(args: Sequence[str], board: Board) -> Move:
    if len(args) != 1:
        raise WireError(f"{shown(' '.join(args))!r} is not a point: expected x,y such as 7,8")
    return move_at(parse_point(args[0]), board.size)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 5):
        raise WireError(f"{shown(word)!r} is not a size: expected a number such as 15")
    return int(word)


COMMANDS: Mapping[str, Handler] = {
    "START": start,
    "RECTSTART": start,
    "RESTART": restart,
    "BEGIN": begin,
    "TURN": turn,
    "BOARD": board,
    "PLAY": play,
    "TAKEBACK": takeback,
    "INFO": info,
    "ABOUT": about,
    "SWAP2BOARD": swap2board,
}
