"""Solving a step of a lesson that asks for one answer: judging, hints, the solution.

Steps that ask for a sequence are solved as puzzles are (`puzzles.solving`).
"""

from __future__ import annotations

from typing import NamedTuple

from ..analysis.facts import Facts
from ..analysis.hints import Hint, HintKind, Purpose, area_phrase, hint
from ..analysis.threats import Threat, threats_of
from ..board import Board
from ..coords import Move
from ..opening import Choice
from ..rules import ForbiddenReason
from ..shapes import STRENGTH, Kind
from .lessons import ChoiceGoal, LessonText, LineGoal, MoveGoal, PlaceGoal, PointGoal, Step


class StepVerdict(NamedTuple):
    """Whether an answer solves a step, why not, and how a wrong move is punished."""

    is_solved: bool
    why: LessonText | None = None  # None for a solved step, which has its own text
    refutation: tuple[Move, ...] = ()
    is_played: bool = True  # whether the answer is a stone on the board


def judge(step: Step, answer: Move | Choice) -> StepVerdict:
    """The verdict on a move, a point or a choice; TengenError if it cannot be played at all."""
    goal = step.goal
    if isinstance(goal, ChoiceGoal):
        is_right = answer == goal.right
        why = None if is_right else LessonText("lesson-choice", {})
        return StepVerdict(is_right, why, is_played=False)
    if isinstance(answer, Choice) or isinstance(goal, LineGoal):
        raise ValueError(f"step {step.id} does not ask for {answer!r}")
    if isinstance(goal, PointGoal):
        return _judge_point(step.board(), goal, answer)
    if isinstance(goal, PlaceGoal):
        return _judge_place(step, answer)
    return _judge_move(step.board(), goal, answer)


def answers(step: Step) -> tuple[Move | Choice, ...]:
    """Every right answer, the one that a hint leads to first."""
    goal = step.goal
    if isinstance(goal, ChoiceGoal):
        return (goal.right,)
    if isinstance(goal, LineGoal):
        return goal.puzzle.answers
    board = step.board()
    points = board.forbidden_points if isinstance(goal, PointGoal) else board.legal_moves
    found = [point for point in points if judge(step, point).is_solved]
    return tuple(sorted(found, key=lambda point: (point != step.best, point)))


def parse_answer(step: Step, text: str) -> Move | Choice:
    """The answer that a text names; TengenError says why it cannot be given here."""
    opening = step.opening()
    if opening is not None and opening.options:
        answer = opening.parse_action(text)
        if not opening.is_legal(answer):
            opening.push(answer)  # which says why
        return answer
    move = step.position.parse_move(text)
    if step.position.color_at(move) is not None:
        step.board().push(move)  # which says why
    return move


def answer_text(step: Step, answer: Move | Choice) -> str:
    """An answer as text: "h8", "take-white"."""
    return str(answer) if isinstance(answer, Choice) else step.position.move_text(answer)


def step_hint(step: Step, stage: int) -> Hint:
    """The stage with this number of the hint at the answer, which is a point."""
    board, best = step.board(), answers(step)[0]
    assert not isinstance(best, Choice)
    if isinstance(step.goal, PointGoal | PlaceGoal):  # there is no shape that would not spoil
        if stage == 0:
            return Hint(HintKind.AREA, area_phrase(best, board.size))
        return hint(board, best, 2)
    is_defence = isinstance(step.goal, MoveGoal) and step.goal.stops and not step.goal.makes
    return hint(board, best, stage, Purpose.DEFENCE if is_defence else Purpose.ATTACK)


def _judge_point(board: Board, goal: PointGoal, point: Move) -> StepVerdict:
    reason = board.forbidden_points.get(point)
    if reason is goal.reason:
        return StepVerdict(True, is_played=False)
    params: dict[str, str | int] = {"move": board.move_text(point)}
    if reason is None:
        return StepVerdict(False, LessonText("lesson-allowed", params), is_played=False)
    return _forbidden(params, reason)


def _forbidden(params: dict[str, str | int], reason: ForbiddenReason) -> StepVerdict:
    why = LessonText("lesson-forbidden", {**params, "reason": str(reason)})
    return StepVerdict(False, why, is_played=False)


def _judge_place(step: Step, move: Move) -> StepVerdict:
    opening, board = step.opening(), step.board()
    assert opening is not None
    board.push(move)  # a point that is taken is refused here
    if opening.is_legal(move):
        return StepVerdict(True)
    return StepVerdict(False, LessonText("lesson-place", {"move": board.move_text(move)}))


def _judge_move(board: Board, goal: MoveGoal, move: Move) -> StepVerdict:
    name, mover = board.move_text(move), board.turn
    reason = board.forbidden_points.get(move)
    if reason is not None:
        return _forbidden({"move": name}, reason)
    facts = Facts(board, move)
    if goal.wins and (facts.outcome is None or facts.outcome.winner != mover):
        return StepVerdict(False, LessonText("lesson-no-win", {"move": name}))
    if goal.stops is not None and (threat := _left(facts, goal.stops)) is not None:
        return StepVerdict(False, _left_text(board, name, threat), threat.gains[:1])
    if goal.makes and facts.made.kind not in goal.makes:
        made = facts.made.kind
        if made is None:
            return StepVerdict(False, LessonText("lesson-makes-nothing", {"move": name}))
        return StepVerdict(False, LessonText("lesson-makes", {"move": name, "kind": _dashed(made)}))
    if goal.pends and not facts.is_pending:
        return StepVerdict(False, LessonText("lesson-no-five", {"move": name}))
    if len(facts.taken) // 2 < goal.captures:
        pairs: dict[str, str | int] = {"move": name, "pairs": len(facts.taken) // 2}
        return StepVerdict(False, LessonText("lesson-captures", pairs))
    return StepVerdict(True)


def _left(facts: Facts, kind: Kind) -> Threat | None:
    """A threat of the rival that is as strong as this kind and still stands, the strongest one."""
    left = [
        threat
        for threat in threats_of(facts.after, facts.rival)
        if STRENGTH[threat.kind] >= STRENGTH[kind]
    ]
    return max(left, key=lambda threat: STRENGTH[threat.kind], default=None)


def _left_text(board: Board, name: str, threat: Threat) -> LessonText:
    params: dict[str, str | int] = {
        "move": name,
        "color": str(threat.color),
        "kind": _dashed(threat.kind),
    }
    if not threat.gains:
        return LessonText("lesson-left-five", params)
    made = {Kind.FOUR: Kind.FIVE, Kind.OPEN_FOUR: Kind.FIVE, Kind.OPEN_THREE: Kind.OPEN_FOUR}
    then = made.get(threat.kind)
    params |= {"point": board.move_text(threat.gains[0]), "next": _dashed(then) if then else ""}
    return LessonText("lesson-left", params)


def _dashed(kind: Kind) -> str:
    """A kind as the catalogue names it in choices: "open-four"."""
    return kind.replace(" ", "-")
