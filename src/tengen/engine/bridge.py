"""The only crossing between the library's boards and the arrays of the core."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

from ..board import Board
from ..coords import Move
from ..core.captures import PENDING, UNDECIDED
from ..core.layout import BLACK, WHITE, copy_of, point_at, xy
from ..core.patterns import CLASS_FIVE, CLASS_WIN, LineRule
from ..core.position import BLACK_CLASS, BLACK_VALUE, CLASS_STEP, VALUE_MASK, make, set_turn
from ..core.score import WIN, WIN_BOUND
from ..core.setup import CaptureRule, CoreRule, new_state, rule_tables
from ..errors import UnsupportedRuleError
from ..rules import Color, Overline, Restriction, Rule
from ..score import WIN_CHANCE_SCALE, Score

State: TypeAlias = Any
"""The record that a thread searches on; NumPy has no type for one."""

TEMPLATES = 4  # empty boards kept ready: a rule and a size each


def core_rule(rule: Rule) -> CoreRule:
    """A rule as the core sees it."""
    black, white = _line_rule(rule, Color.BLACK), _line_rule(rule, Color.WHITE)
    return CoreRule(black, white, _capture_rule(rule) if rule.captures else None)


def _line_rule(rule: Rule, color: Color) -> LineRule:
    overline = rule.overline(color)
    return LineRule(
        overline_wins=overline is Overline.WINS,
        # What the capture rules forbid depends on more than the line: core/captures.py
        overline_forbidden=overline is Overline.FORBIDDEN and not rule.captures,
        blocked_five_wins=rule.blocked_five_wins,
    )


def _capture_rule(rule: Rule) -> CaptureRule:
    restrictions = {rule.restriction(color) for color in Color}
    overlines = {rule.overline(color) for color in Color}
    known = {
        (Restriction.FREE_THREES, Overline.WINS),
        (Restriction.FREE_SHAPES, Overline.FORBIDDEN),
    }
    combination = (*restrictions, *overlines)
    if combination not in known or not rule.blocked_five_wins:
        raise UnsupportedRuleError(
            f"the engine does not play {rule}: with captures it knows the flags of 1337 and of 42"
        )
    return CaptureRule(rule.pairs_to_win, strict=Restriction.FREE_SHAPES in restrictions)


@lru_cache(maxsize=TEMPLATES)
def template(rule: Rule, size: int, distance: int) -> State:
    """The record of an empty board, with the tables of a rule and a size; `state_of` copies it."""
    return new_state(core_rule(rule), size, distance=distance)


def state_of(board: Board, *, distance: int, candidates: int = 0) -> State:
    """A new record of the position, ready to be searched. Equal positions have equal keys."""
    state = copy_of(template(board.rule, board.size, distance))
    root = board.root()
    _set_up(state, root)
    color = root.turn
    for move in board.move_stack:
        _put(state, move, board.size, color)
        color = color.other
    set_turn(state, _core_color(board.turn))
    state["root_ply"] = state["ply"]
    state["width"] = candidates
    return state


def _set_up(state: State, root: Board) -> None:
    """Put the stones of a set-up on the board; they take nothing, but pairs may have been taken."""
    state["is_setting_up"] = True
    for color in Color:
        for move in root.stones(color):
            _put(state, move, root.size, color)
    state["is_setting_up"] = False
    ply = int(state["ply"])
    for side, pairs in enumerate(root.captured_pairs):
        state["pairs"][2 * ply + side] = pairs
        state["key"] ^= state["zobrist_pairs"][16 * side + pairs]
    state["verdict"][ply] = UNDECIDED if root.pending_five is None else PENDING


def _put(state: State, move: Move, size: int, color: Color) -> None:
    set_turn(state, _core_color(color))
    make(state, point_of(move, size))


def _core_color(color: Color) -> int:
    return BLACK if color == Color.BLACK else WHITE


def point_of(move: Move, size: int) -> int:
    """The core's point for a move."""
    return point_at(move % size, move // size)


def move_of(point: int, size: int) -> Move:
    """The move for a point of the core."""
    x, y = xy(int(point))
    return y * size + x


def score_of(value: int, board: Board) -> Score:
    """A value to the side to move as a score: the same win chance is the same under any rule."""
    pov = board.turn
    if value > WIN_BOUND:
        return Score(win_in=WIN - value, pov=pov)
    if value < -WIN_BOUND:
        return Score(win_in=-(WIN + value), pov=pov)
    scale = rule_tables(core_rule(board.rule)).weights.scale
    return Score(round(int(value) * WIN_CHANCE_SCALE / scale), pov=pov)


def is_empty(board: Board) -> bool:
    """Whether no stone stands on the board."""
    return not any(board.stones(color) for color in Color)


def first_choice(state: State, board: Board) -> Move:
    """The legal move that looks best without search: five, block of one, open four, shape."""
    if is_empty(board):
        return board.move_at(board.size // 2, board.size // 2)
    empty, rank = static_order(state, board)
    best_first: list[int] = np.argsort(-rank, kind="stable").tolist()
    return next(empty[at] for at in best_first if board.is_legal(empty[at]))


def static_order(state: State, board: Board) -> tuple[list[Move], Any]:
    """The empty points, and for each how good it looks to the side to move without search."""
    empty = [move for move in range(board.size**2) if board.color_at(move) is None]
    points = np.array([point_of(move, board.size) for move in empty])
    words = state["info"][points]
    mine, theirs = (0, 1) if board.turn == Color.BLACK else (1, 0)
    my_class, their_class = _classes(words, mine), _classes(words, theirs)
    rank = 2 * _values(words, mine) + _values(words, theirs)
    rank += (my_class == CLASS_FIVE) * 300_000
    rank += (their_class == CLASS_FIVE) * 200_000
    rank += (my_class == CLASS_WIN) * 100_000
    return empty, rank


def _classes(words: Any, side: int) -> Any:
    return (words >> (BLACK_CLASS + CLASS_STEP * side)) & 15


def _values(words: Any, side: int) -> Any:
    return (words >> (BLACK_VALUE + CLASS_STEP * side)) & VALUE_MASK
