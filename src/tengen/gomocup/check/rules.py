"""Positions that show whether an engine knows the rules.

They are those of the tester that Gomocup runs on every submitted engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...board import Board
from ...coords import Move, split_moves
from ...formats.pos import parse_point
from ...rules import RULES, Rule
from ..wire import rule_number
from .checked import CheckRun, GameSeries
from .findings import Failure, Finding, Grade, fine, missing, wrong

SIZE = 15
WIN_IN_ONE = "h8h9i8i9j8j9k8k9"


class Position(NamedTuple):
    """Moves with rows counted from the top, and the right or wrong next moves."""

    name: str
    moves: str
    right: str = ""
    bad: str = ""


POSITIONS = {
    "freestyle": (Position("makes five", WIN_IN_ONE, right="g8l8"),),
    "standard": (
        Position("makes five", WIN_IN_ONE, right="g8l8"),
        Position("six is no win", "h8h9i8h10g8h11j13h12g14h14i15", right="f8j8"),
    ),
    "renju": (
        Position("makes five", WIN_IN_ONE, right="g8l8"),
        Position("keeps off a forbidden point", "h8h9i7i9h10i6i11i12", bad="g9"),
    ),
    "caro": (
        Position("makes five", WIN_IN_ONE, right="g8l8"),
        Position("five between two stones is no win", "h8f8g8f9i8f7j8l8", right="f5f6f10f11"),
    ),
    "caro-standard": (Position("makes five", WIN_IN_ONE, right="g8l8"),),
}


def rules(run: CheckRun) -> Iterator[Finding]:
    """It knows the rules that it claims to know"""
    with GameSeries(run) as games:
        for name, positions in POSITIONS.items():
            rule = RULES[name]
            for position in positions:
                finding = _try(games, rule, position)
                if finding.grade == Grade.WRONG and rule not in run.claims:
                    finding = missing(finding.text, "only an engine that claims the rule needs it")
                yield finding
                if finding.grade != Grade.FINE:
                    break


def _try(games: GameSeries, rule: Rule, position: Position) -> Finding:
    what = f"rule {rule_number(rule)} ({rule}): {position.name}"
    board = Board.from_moves(_moves(position.moves), rule=rule, size=SIZE)
    try:
        move = games.new(rule.name).position(board).move
    except Failure as failure:
        games.drop()
        return wrong(f"{what}: {failure}", failure.finding.why)
    right, bad = _moves(position.right), _moves(position.bad)
    if (right and move not in right) or move in bad:
        x, y = board.xy(move)
        why = "Gomocup's own tester sends an engine back for this"
        return wrong(f"{what}: plays {x},{y}", why)
    return fine(what)


def _moves(text: str) -> list[Move]:
    """Moves such as h8h10, with row 1 at the top."""
    return [parse_point(name, SIZE, "top") for name in split_moves(text)]
