"""The one table that decides how good a move was, and the accuracy that follows from it.

    what the move did                                          class                mark
    the position was a proven loss: every move loses           lost
    win chance lost: less than 0.07                            good
      … and every other move would have been a mistake,
        though the move makes and stops no visible threat      only move            !
    a proven win before the move, not after it                 missed win           by the loss
    no proven loss before the move, one after it               forced win allowed   by the loss
    win chance lost: 0.07 or more                              inaccuracy           ?!
                     0.15 or more                              mistake              ?
                     0.30 or more                              blunder              ??

The first row that fits decides. A proven win counts as a win chance of 1, a proven loss as 0. Where
nothing is proven and neither the refutation nor the better line shows a threat within twelve plies,
the difference is noise and the move good. The same table says in "Try again" whether another move
is good.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import StrEnum

from ...score import Score

DOUBTFUL, BAD, TERRIBLE = 0.07, 0.15, 0.30  # win chance lost: ?!, ? and ??
ACCURACY_FALL = 3.0  # how fast the accuracy of a move falls with the win chance that it loses


class MoveClass(StrEnum):
    """How good a move was."""

    GOOD = "good"
    ONLY = "only move"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    MISSED_WIN = "missed win"
    FORCED_WIN_ALLOWED = "forced win allowed"
    LOST = "lost"  # every move loses, so that none is a mistake
    OPENING = "opening"  # a stone of an opening protocol, judged together with its choice

    @property
    def is_good(self) -> bool:
        """Whether there is nothing to improve."""
        return self in (MoveClass.GOOD, MoveClass.ONLY, MoveClass.LOST, MoveClass.OPENING)


def loss_of(before: Score, after: Score) -> float:
    """The win chance that a move loses; both scores are the mover's."""
    return max(0.0, before.win_chance - after.win_chance)


def class_of(before: Score, after: Score) -> MoveClass:
    """The class of a move by the scores of its mover before and after it.

    An only move cannot be told from these two: see `is_only`.
    """
    loss = loss_of(before, after)
    if is_lost(before):
        return MoveClass.LOST
    if loss < DOUBTFUL:
        return MoveClass.GOOD
    if is_won(before):
        return MoveClass.MISSED_WIN
    if is_lost(after):
        return MoveClass.FORCED_WIN_ALLOWED
    if loss < BAD:
        return MoveClass.INACCURACY
    return MoveClass.MISTAKE if loss < TERRIBLE else MoveClass.BLUNDER


def is_good(before: Score, after: Score) -> bool:
    """Whether a move keeps the result: the same proof, or nearly the same win chance."""
    return class_of(before, after).is_good


def is_only(before: Score, second: Score) -> bool:
    """Whether the second best move would have been a mistake (? or worse)."""
    return not is_lost(before) and loss_of(before, second) >= BAD


def mark_of(kind: MoveClass, loss: float) -> str:
    """The sign of a class: ??, ?, ?!, ! or nothing."""
    if kind is MoveClass.ONLY:
        return "!"
    if kind.is_good:
        return ""
    if loss < BAD:
        return "?!"
    return "?" if loss < TERRIBLE else "??"


def is_won(score: Score) -> bool:
    """Whether it is a proven win."""
    return score.win_in is not None and score.win_in > 0


def is_lost(score: Score) -> bool:
    """Whether it is a proven loss."""
    return score.win_in is not None and score.win_in < 0


def move_accuracy(loss: float) -> float:
    """The accuracy of one move in percent: 100 when it loses nothing, about 41 at 0.30 lost."""
    return 100 * math.exp(-ACCURACY_FALL * loss)


def accuracy(losses: Iterable[float]) -> float | None:
    """The mean accuracy of moves in percent, None without moves."""
    values = [move_accuracy(loss) for loss in losses]
    return sum(values) / len(values) if values else None
