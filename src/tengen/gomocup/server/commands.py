"""The commands of the Gomocup protocol, and positions as managers send them.

In openings in which sides are chosen, an engine that is not ready answers from what is known to be
legal: the shipped openings, or SWAP.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from ...board import Board
from ...coords import MAX_SIZE, MIN_SIZE, Move
from ...rules import Color, Restriction, Rule
from ..wire import (
    PASS,
    Point,
    Stone,
    Who,
    WireError,
    about_line,
    move_at,
    parse_number,
    parse_point,
    parse_stone,
    point_text,
    points_text,
    shown,
)
from .dialogue import Dialogue, Handler
from .move_finder import Order

SWAP = None
Choice: TypeAlias = tuple[Move, ...] | None
"""SWAP, the move that keeps White, or two stones for the other side to choose."""


def start(dialogue: Dialogue, order: Order) -> None:
    """START n, or Yixin's start w h: an empty board; OK when the engine is loaded."""
    words = " ".join(order.command.args).replace(",", " ").split()
    numbers = [parse_number(word, MIN_SIZE, MAX_SIZE) for word in words]
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
    if not _may_swap(dialogue, board, ply=0):
        dialogue.play(board, order)
        return
    dialogue.think_on(board)  # the opponent may take over a stone that gives either side much
    dialogue.answer((opening_choice(dialogue, order, "swap") or ())[0], order)


def turn(dialogue: Dialogue, order: Order) -> None:
    """TURN x,y: the opponent's move, answered with ours, or with SWAP where we may take it over."""
    board = dialogue.board.after(_move(order.command.args, dialogue.board))
    if not _may_swap(dialogue, board, ply=1):
        dialogue.play(board, order)
        return
    dialogue.think_on(board)
    choice = opening_choice(dialogue, order, "swap")
    if choice is SWAP:
        dialogue.spend(order)
        dialogue.say(["SWAP"])
    else:
        dialogue.answer(choice[0], order)


def _may_swap(dialogue: Dialogue, board: Board, *, ply: int) -> bool:
    """Whether the rule's number lets the opponent swap now (`ply` 0), or us (`ply` 1)."""
    is_swap = dialogue.settings.choice.opening == "swap"
    return is_swap and board.ply == ply and not board.has_setup


def board(dialogue: Dialogue, order: Order) -> None:
    """BOARD … DONE: a whole position, answered with our move."""
    rule, size = dialogue.settings.choice.rule, dialogue.board.size
    dialogue.play(read_stones(order.command.args, rule, size), order)


def play(dialogue: Dialogue, order: Order) -> None:
    """PLAY x,y: we have to play this move."""
    board = dialogue.board
    move = _move(order.command.args, board)
    dialogue.set_board(board.after(move))
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


def swap2board(dialogue: Dialogue, order: Order) -> None:
    """SWAP2BOARD … DONE: three stones, the choice after three, or the choice after five."""
    rule, size = dialogue.settings.choice.rule, dialogue.board.size
    stones = [move_at(parse_point(word), size) for word in order.command.args]
    board = Board(rule, size).after(*stones)
    if board.ply not in (0, 3, 5):
        raise WireError(f"SWAP2BOARD has {board.ply} stones: expected none, three or five")
    dialogue.think_on(board)
    choice = opening_choice(dialogue, order, "swap2")
    dialogue.set_board(board.after(*choice or ()))
    dialogue.spend(order)
    dialogue.say(["SWAP" if choice is SWAP else points_text(choice, size)])


def opening_choice(dialogue: Dialogue, order: Order, protocol: str) -> Choice:
    """What we do now in an opening."""
    board = dialogue.board

    def fallback() -> Choice:
        from ...openings.fallback import fallback_acts, opening_at  # slow to load, rarely needed

        acts = fallback_acts(opening_at(board, protocol))
        return tuple(act for act in acts if not isinstance(act, str)) or SWAP

    choice: Choice = dialogue.ask("opening", board, order, fallback, protocol=protocol)
    return choice


def _move(args: Sequence[str], board: Board) -> Move:
    if len(args) != 1:
        raise WireError(f"{shown(' '.join(args))!r} is not a point: expected x,y such as 7,8")
    return move_at(parse_point(args[0]), board.size)


def read_stones(words: Sequence[str], rule: Rule, size: int) -> Board:
    """The position that BOARD describes, with the engine it is sent to on the move.

    Stones in the order of a game are replayed as a game, which is the only way to describe one
    with captures. In any other order they are a set-up, and the side with more stones began.
    """
    stones = [parse_stone(word) for word in words]
    marks = [stone for stone in stones if stone.who is Who.BLOCKED]
    if marks and rule.restriction(Color.BLACK) is Restriction.NONE:
        x, y = marks[0].point
        raise WireError(f"{x},{y},3 is a blocked point, which {rule} does not have")
    stones = [stone for stone in stones if stone.who is not Who.BLOCKED]
    for stone in stones:
        if stone.point != PASS:
            move_at(stone.point, size)
    return _replay(stones, rule, size) or _set_up(stones, rule, size)


def _replay(stones: list[Stone], rule: Rule, size: int) -> Board | None:
    """The game with these moves, the last of them the opponent's; None if they are not a game."""
    is_game = all(first.who is not second.who for first, second in pairwise(stones))
    if not is_game or (stones and stones[-1].who is not Who.OPPONENT):
        return None
    board = Board(rule, size)
    for point, _ in stones:
        move = None if point == PASS else move_at(point, size)
        if move is None or not board.is_legal(move):
            return None
        board.push(move)
    return board


def _set_up(stones: list[Stone], rule: Rule, size: int) -> Board:
    own = [stone.point for stone in stones if stone.who is Who.OWN]
    theirs = [stone.point for stone in stones if stone.who is Who.OPPONENT]
    turn = Color.BLACK if len(own) >= len(theirs) else Color.WHITE
    points: dict[Color, list[Point]] = {
        turn: [point for point in own if point != PASS],
        turn.other: [point for point in theirs if point != PASS],
    }
    return Board.from_stones(
        black=points[Color.BLACK], white=points[Color.WHITE], turn=turn, rule=rule, size=size
    )


_HANDLERS: tuple[Handler, ...] = (
    start, restart, begin, turn, board, play, takeback, info, about, swap2board,
)  # fmt: skip
COMMANDS: Mapping[str, Handler] = {
    **{handler.__name__.upper(): handler for handler in _HANDLERS},
    "RECTSTART": start,
}
