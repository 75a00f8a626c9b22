"""Why a move is a mistake: the shape that refutes it, or the one that it missed.

A reason is found in the line that proves it, never beside it: what the rival is allowed stands in
the refutation, what the mover missed stands in the better line.
"""

from __future__ import annotations

from typing import NamedTuple

from ...board import Board
from ...coords import Move, move_text
from ...outcome import Termination
from ...plain import names
from ...score import Score
from ...shapes import Kind
from ..facts import Facts
from ..sketch import Sketch
from .classes import MoveClass
from .line_shapes import LineStep, decisive_step, means_of, own_steps, steps_of
from .phrases import Param, Phrase

NEAR = 4  # plies of an unproven line that count: what comes later may never come
FAR = 12  # plies, where nothing is nearer
SOON = 4  # plies: the rival wins with this move or the next
HELD = 4  # plies that a better defence would have held out longer


class Mistake(NamedTuple):
    """A move to be explained."""

    board: Board  # before the move
    move: Move
    kind: MoveClass
    best_line: tuple[Move, ...]
    refutation: tuple[Move, ...]
    is_refuted: bool  # whether the rival has a proven win after the move


def reason_for(mistake: Mistake) -> Phrase:
    """The sentence that says why a move is a mistake."""
    return (
        _ending(mistake)
        or (_missed(mistake, plies=None) if mistake.kind is MoveClass.MISSED_WIN else None)
        or _allowed(mistake)
        or _missed(mistake, plies=1)
        or _allowed_later(mistake, NEAR)
        or _missed(mistake, plies=NEAR)
        or _unblocked(mistake)
        or _allowed_later(mistake, FAR)
        or _missed(mistake, plies=FAR)
        or _phrase(mistake, "worse", point=_name(mistake, mistake.best_line[0]))
    )


def reason_beside(mistake: Mistake, reason: Phrase) -> Phrase | None:
    """What a move that misses a win lets the rival do besides; None unless that wins, too."""
    is_missed = mistake.kind is MoveClass.MISSED_WIN and reason.key.startswith("misses")
    return _allowed(mistake) if is_missed and mistake.is_refuted else None


def reason_for_end(mistake: Mistake, before: Score, after: Score) -> Phrase | None:
    """What a move in a lost position allows at once, though the best defence holds out longer.

    No move is a mistake there, but whoever asks why the game ended so soon wants to know.
    """
    assert before.win_in is not None
    assert after.win_in is not None
    if after.win_in < -SOON or before.win_in > after.win_in - HELD:
        return None
    ending = _ending(mistake)
    if ending is not None:
        return ending
    steps = _prevented(mistake, _refutation_steps(mistake))
    if not steps or decisive_step(steps) is not steps[0]:
        return None
    return _allowed(mistake)


def is_noise(mistake: Mistake) -> bool:
    """Whether neither line shows a shape of the side that profits, though both go far enough.

    The scores then differ by what the evaluation guesses, such as whose turn it is on a full board.
    """
    lines = [_refutation_steps(mistake), steps_of(mistake.board, mistake.best_line)]
    return all(
        len(steps) >= NEAR and all(step.kind is None for step in own_steps(steps[:FAR]))
        for steps in lines
    )


def _phrase(mistake: Mistake, key: str, **params: Param) -> Phrase:
    rival = str(mistake.board.turn.other)
    return Phrase(key, {"move": _name(mistake, mistake.move), "rival": rival, **params})


def _name(mistake: Mistake, point: Move) -> str:
    return move_text(point, mistake.board.size)


# The move itself


def _ending(mistake: Mistake) -> Phrase | None:
    """That the move loses at once."""
    board = mistake.board.copy()
    board.push(mistake.move, foul=True)
    outcome = board.outcome()
    if outcome is None or outcome.winner != mistake.board.turn.other:
        return None
    if outcome.termination is Termination.FORBIDDEN:
        why = mistake.board.forbidden_points[mistake.move]
        return _phrase(mistake, "foul", why=str(why))
    return _phrase(mistake, "five-unbroken", stones=names(outcome.line, board.size))


# What it lets the rival do


def _allowed(mistake: Mistake) -> Phrase | None:
    """The winning shape in the refutation."""
    steps = _refutation_steps(mistake)
    if not mistake.is_refuted:
        steps = _prevented(mistake, steps[:NEAR])
    decisive = decisive_step(steps)
    if decisive is None:
        return _capture(mistake, "allows", steps[0]) if steps else None
    if decisive.kind is Kind.WINNING_CAPTURE:
        if decisive is steps[0]:
            return _capture(mistake, "allows", decisive)
        return _later(mistake, "allows", steps[0], decisive)
    standing = _standing_in(mistake, steps[0])
    if decisive is steps[0]:
        made = {"point": _name(mistake, decisive.move), "kind": str(decisive.kind)}
        key = "allows-shape" if not standing else "ignores-shape"
        return _phrase(mistake, key, **made, **standing)
    means = means_of(steps)
    if means is None:
        return _later(mistake, "allows", steps[0], decisive)
    key = "allows-sequence" if not standing else "ignores-shape-sequence"
    return _phrase(mistake, key, means=means, **_sequence(mistake, steps, decisive), **standing)


def _allowed_later(mistake: Mistake, plies: int) -> Phrase | None:
    """A shape that the rival gets in the refutation with time to spare."""
    steps = _refutation_steps(mistake)[:plies]
    if _prevented(mistake, steps):
        return _first_shape(mistake, "allows", steps)
    shape = _strongest_first(own_steps(steps)[1:])
    return None if shape is None else _later(mistake, "allows", steps[0], shape)


def _prevented(mistake: Mistake, steps: list[LineStep]) -> list[LineStep]:
    """The steps, unless the better move leaves the rival the very shape that they begin with.

    What the rival has in any case is no reason.
    """
    if not steps or steps[0].kind is None:
        return steps
    board = mistake.board.copy()
    board.push(mistake.best_line[0])
    if board.outcome() is not None:
        return steps
    still = steps_of(board, (steps[0].move,))
    return [] if still and still[0].kind is steps[0].kind else steps


def _refutation_steps(mistake: Mistake) -> list[LineStep]:
    board = mistake.board.copy()
    board.push(mistake.move, foul=True)
    return steps_of(board, mistake.refutation)


def _standing_in(mistake: Mistake, step: LineStep) -> dict[str, Param]:
    """The shape of the rival that stood before the mistake and that the step carries on."""
    before = Sketch(mistake.board)
    for shape in before.standing(step.color):
        if step.move in shape.gains and shape.kind in (Kind.OPEN_THREE, Kind.FOUR):
            stones = names(shape.stones, mistake.board.size)
            return {"standing": str(shape.kind), "stones": stones}
    return {}


# What it leaves undone


def _missed(mistake: Mistake, *, plies: int | None) -> Phrase | None:
    """The shape in the first plies of the better line: a winning one, or what its move makes.

    Without a number of plies the line is a proven win.
    """
    steps = steps_of(mistake.board, mistake.best_line)
    decisive = decisive_step(steps[:plies])
    if decisive is not None and decisive is not steps[0]:
        means = means_of(steps) if plies is None else None
        if means is not None:
            sequence = _sequence(mistake, steps, decisive)
            return _phrase(mistake, "misses-sequence", means=means, **sequence)
        return _later(mistake, "misses", steps[0], decisive)
    return _first_shape(mistake, "misses", steps[:plies])


def _unblocked(mistake: Mistake) -> Phrase | None:
    """That the better move would have stopped an open three which the refutation makes."""
    best, size = mistake.best_line[0], mistake.board.size
    made = {step.move for step in own_steps(_refutation_steps(mistake)) if step.shapes}
    for two in Facts(mistake.board, best).blocked_twos:
        gain = next((gain for gain in two.gains if gain in made), None)
        if gain is not None:
            stones = names(two.stones, size)
            points = {"point": _name(mistake, gain), "better": _name(mistake, best)}
            return _phrase(mistake, "misses-block", stones=stones, **points)
    return None


# Parts of both


def _sequence(mistake: Mistake, steps: list[LineStep], decisive: LineStep) -> dict[str, Param]:
    own = own_steps(steps)
    points = names((step.move for step in own[: own.index(decisive) + 1]), mistake.board.size)
    return {"points": points, "kind": str(decisive.kind), "point": points[-1]}


def _later(mistake: Mistake, key: str, first: LineStep, shape: LineStep) -> Phrase:
    return _phrase(
        mistake,
        f"{key}-later",
        first=_name(mistake, first.move),
        kind=str(shape.kind),
        point=_name(mistake, shape.move),
    )


def _capture(mistake: Mistake, key: str, step: LineStep) -> Phrase | None:
    if not step.taken:
        return None
    wins = "winning-" if step.kind is Kind.WINNING_CAPTURE else ""
    stones = names(step.taken, mistake.board.size)
    return _phrase(mistake, f"{key}-{wins}capture", stones=stones, point=_name(mistake, step.move))


def _first_shape(mistake: Mistake, key: str, steps: list[LineStep]) -> Phrase | None:
    """The first shape or capture of the side that begins these steps."""
    own = own_steps(steps)
    shape = _strongest_first(own)
    if shape is None:
        return None
    if shape is not own[0]:
        return _later(mistake, key, own[0], shape)
    if shape.kind in (Kind.CAPTURE, Kind.WINNING_CAPTURE):
        return _capture(mistake, key, shape)
    point = _name(mistake, shape.move)
    return _phrase(mistake, f"{key}-shape", kind=str(shape.kind), point=point)


def _strongest_first(steps: list[LineStep]) -> LineStep | None:
    """The first step that makes a shape; a mere four only where there is nothing else."""
    made = [step for step in steps if step.kind is not None]
    return next((step for step in made if step.kind is not Kind.FOUR), made[0] if made else None)
