"""Hints in stages that do not spoil: which part of the board, which shape, then the point.

One home for puzzles and games. A hint is data; `text` puts it into words.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ..board import Board
from ..coords import Move, move_text, xy
from ..plain import Json
from ..shapes import STRENGTH, Kind
from .reviews.phrases import Phrase
from .sketch import Sketch


class HintKind(StrEnum):
    """The stages of a hint, in order."""

    AREA = "area"
    SHAPE = "shape"
    POINT = "point"


HINTS = tuple(HintKind)


class Purpose(StrEnum):
    """What the move of a hint is for, where that is known."""

    ATTACK = "attack"  # it begins or continues a win
    DEFENCE = "defence"  # it stops one


class Hint(NamedTuple):
    """One stage of a hint; the move comes with the last one only."""

    kind: HintKind
    phrase: Phrase
    move: Move | None = None

    @property
    def text(self) -> str:
        """The hint as a sentence."""
        return str(self.phrase)

    @property
    def is_last(self) -> bool:
        """Whether this is the last stage."""
        return self.kind is HINTS[-1]

    def to_plain(self, size: int) -> Json:
        """The hint as plain data, with its English text."""
        return {
            "stage": str(self.kind),
            "phrase": self.phrase.message().to_plain_with_text(),
            "move": None if self.move is None else move_text(self.move, size),
        }


def hint(board: Board, move: Move, stage: int, purpose: Purpose | None = None) -> Hint:
    """The stage with this number, from 0, of the hint at a move; the last one is repeated."""
    kind = HINTS[min(stage, len(HINTS) - 1)]
    if kind is HintKind.AREA:
        return Hint(kind, area_phrase(move, board.size))
    if kind is HintKind.SHAPE:
        return Hint(kind, shape_phrase(board, move, purpose))
    return Hint(kind, Phrase("hint-point", {"point": board.move_text(move)}), move)


# Where


_COLUMNS = ("left", "middle", "right")
_ROWS = ("top", "middle", "bottom")


def area_phrase(move: Move, size: int) -> Phrase:
    """Which ninth of the board a point is in."""
    x, y = xy(move, size)
    return Phrase("hint-area", {"column": _COLUMNS[3 * x // size], "row": _ROWS[3 * y // size]})


# What


STOPPED = frozenset(
    {Kind.FIVE, Kind.OPEN_FOUR, Kind.DOUBLE_FOUR, Kind.FOUR_THREE, Kind.DOUBLE_THREE}
)
"""What a rival could make that is worth stopping: all of these win at once or by force."""


def shape_phrase(board: Board, move: Move, purpose: Purpose | None = None) -> Phrase:
    """What a move makes, takes or stops."""
    sketch = Sketch(board)
    made = sketch.made(board.turn, move).kind
    stopped = sketch.made(board.turn.other, move).kind
    pairs = len(sketch.taken(board.turn, move)) // 2
    if purpose is None:  # the stronger of the two is what the move is about
        stopped = stopped if stopped in STOPPED and _rank(stopped) > _rank(made) else None
        if stopped is not None and made is not Kind.FIVE:
            return Phrase("hint-stops", {"kind": str(stopped)})
    if pairs and made is not Kind.FIVE:
        return Phrase("hint-captures", {"pairs": pairs})
    if purpose is Purpose.DEFENCE and stopped is not None:
        return Phrase("hint-stops", {"kind": str(stopped)})
    if made is not None:
        return Phrase("hint-makes", {"kind": str(made)})
    return Phrase(_WITHOUT_SHAPE[purpose])


_WITHOUT_SHAPE = {
    Purpose.ATTACK: "hint-combines",
    Purpose.DEFENCE: "hint-needed",
    None: "hint-quiet",
}


def _rank(kind: Kind | None) -> int:
    return 0 if kind is None else STRENGTH[kind]
