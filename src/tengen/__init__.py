"""Tengen: Gomoku for Python.

    >>> import tengen
    >>> board = tengen.Board.from_moves("h8 i9", rule="renju")
    >>> board.push_text("h10")
    82

Start reading in `board.py` and `rules.py`: they are the rules of the game.
"""

from __future__ import annotations

from .board import Board, LegalMoves
from .coords import MAX_SIZE, MIN_SIZE, SYMMETRIES, Move, Symmetry
from .errors import (
    ForbiddenError,
    FormatError,
    GameOverError,
    LossWarning,
    MoveTextError,
    OccupiedError,
    OpeningError,
    OutOfRangeError,
    RuleError,
    SetupError,
    SizeError,
)
from .outcome import Outcome, Pairs, Termination
from .rules import RULES, Color, ForbiddenReason, Rule
from .score import Score

__version__ = "0.1.0"

__all__ = [
    "MAX_SIZE",
    "MIN_SIZE",
    "RULES",
    "SYMMETRIES",
    "Board",
    "Color",
    "ForbiddenError",
    "ForbiddenReason",
    "FormatError",
    "GameOverError",
    "LegalMoves",
    "LossWarning",
    "Move",
    "MoveTextError",
    "OccupiedError",
    "OpeningError",
    "OutOfRangeError",
    "Outcome",
    "Pairs",
    "Rule",
    "RuleError",
    "Score",
    "SetupError",
    "SizeError",
    "Symmetry",
    "Termination",
]
