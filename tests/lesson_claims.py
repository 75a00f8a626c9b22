"""What the texts of lessons say about their positions, checked with the library and proofs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tengen.analysis.sketch import Sketch
from tengen.analysis.threats import threats_of
from tengen.board import Board
from tengen.coords import Move
from tengen.learning.lessons import LineGoal, Step
from tengen.puzzles.helper import EngineHelper
from tengen.rules import Color, ForbiddenReason
from tengen.shapes import STRENGTH, Kind

Claim = dict[str, Any]


def check_claim(step: Step, claim: Claim) -> None:
    """AssertionError unless the claim holds."""
    board = step.board()
    for name in claim.get("after", "").split():
        board.push(board.parse_move(name))
    what = claim["is"]
    if what == "moves":
        assert isinstance(step.goal, LineGoal)
        certificate = step.goal.puzzle.certificate()
        assert (certificate.plies + 1) // 2 == int(claim["points"])
        return
    if what == "better":
        return  # an engine judges it, in a test of its own
    points = [board.parse_move(name) for name in claim["points"].split()]
    word, _, rest = what.partition(" ")
    check = CHECKS.get(what) or CHECKS.get(word) or _standing
    check(board, Color.parse(claim["of"]), points, claim | {"rest": rest})


def _stones(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    assert set(points) <= set(board.stones(color))


def _standing(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    kind = Kind(claim["is"])
    shapes = {(shape.kind, tuple(shape.stones)) for shape in Sketch(board).standing(color)}
    assert (kind, tuple(sorted(points))) in shapes


def _not(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    _stones(board, color, points, claim)
    kind = Kind(claim["rest"])
    standing = Sketch(board).standing(color)
    assert not any(s.kind is kind and {*points} <= {*s.stones} for s in standing)


def _winning(board: Board, color: Color) -> set[Move]:
    sketch = Sketch(board)
    return {point for point in sketch.empties if sketch.wins_at(color, point)}


def _wins(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    assert set(points) <= _winning(board, color)


def _only_win(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    assert set(points) == _winning(board, color)


def _no_win(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    sketch = Sketch(board)
    assert all(sketch.is_legal(color, point) for point in points)
    assert not set(points) & _winning(board, color)


def _makes(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    sketch = Sketch(board)
    assert {sketch.made(color, point).kind for point in points} == {Kind(claim["rest"])}


def _answers(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    """The points are exactly the replies that end a threat of this kind."""
    found = [threat for threat in threats_of(Sketch(board), color) if threat.kind == claim["rest"]]
    assert any(set(points) == set(threat.answers) for threat in found)


def _replies(board: Board, color: Color) -> set[Move]:
    """The replies after which `color` has no four."""
    found = set()
    sketch = Sketch(board)
    for reply in sketch.empties:
        if sketch.is_legal(color.other, reply):
            with sketch.stone(color.other, reply):
                left = {STRENGTH[threat.kind] for threat in threats_of(sketch, color)}
            if max(left, default=0) < STRENGTH[Kind.FOUR]:
                found.add(reply)
    return found


def _answer(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    """The points of `color` are among the replies that stop every four of the other side."""
    assert set(points) <= _replies(board, color.other)


def _no_answer(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    assert not _replies(board, color)


def _forbidden(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    reasons = {Sketch(board).reason(color, point) for point in points}
    assert reasons == {ForbiddenReason(claim["rest"])}


def _legal(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    assert all(Sketch(board).is_legal(color, point) for point in points)


def _takes(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    assert set(Sketch(board).taken(color, board.parse_move(claim["by"]))) == set(points)


def _captures(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    assert all(Sketch(board).taken(color, point) for point in points)


def _loses(board: Board, color: Color, points: list[Move], claim: Claim) -> None:
    """After each point the other side wins, and the proof is verified."""
    for point in points:
        after = board.copy()
        after.push(point)
        assert _wins_by_proof(after)


def _wins_by_proof(board: Board) -> bool:
    """Whether the side to move has a move after which a proof of its win is found."""
    helper = EngineHelper(board.rule, board.size)
    for move in helper.best_line(board)[:1]:
        board.push(move)
        return helper.proof_after(board) is not None
    return False


CHECKS: dict[str, Callable[[Board, Color, list[Move], Claim], None]] = {
    "stones": _stones,
    "not": _not,
    "wins": _wins,
    "only win": _only_win,
    "no win": _no_win,
    "makes": _makes,
    "answers": _answers,
    "stops the four": _answer,
    "no answer": _no_answer,
    "forbidden": _forbidden,
    "legal": _legal,
    "takes": _takes,
    "captures": _captures,
    "loses": _loses,
}
