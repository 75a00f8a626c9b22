"""Positions as managers send them: our stones and the opponent's, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...board import Board
from ...coords import Move
from ...rules import Color, Restriction, Rule
from ..wire import PASS, Point, Stone, Who, WireError, move_at, parse_point, parse_stone


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


def after(board: Board, moves: Sequence[Move]) -> Board:
    """A copy of the board with these moves played."""
    board = board.copy()
    for move in moves:
        board.push(move)
    return board


def read_moves(words: Sequence[str], rule: Rule, size: int) -> Board:
    """The position after these moves of both sides, from the empty board."""
    return after(Board(rule, size), [move_at(parse_point(word), size) for word in words])
