"""Tengen: Gomoku for Python.

    >>> import tengen
    >>> board = tengen.Board.from_moves("h8 i9", rule="renju")
    >>> board.push_text("h10")
    82

Start reading in `board.py` and `rules.py`: they are the rules of the game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from .game import EndReason, Game, Node, Result
    from .opening import OPENINGS, Opening

__version__ = "0.1.0"

# Loaded when they are first asked for, so that importing stays quick.
_LAZY = {
    "EndReason": "game",
    "Game": "game",
    "Node": "game",
    "OPENINGS": "opening",
    "Opening": "opening",
    "Result": "game",
}

__all__ = [
    "MAX_SIZE",
    "MIN_SIZE",
    "OPENINGS",
    "RULES",
    "SYMMETRIES",
    "Board",
    "Color",
    "EndReason",
    "ForbiddenError",
    "ForbiddenReason",
    "FormatError",
    "Game",
    "GameOverError",
    "LegalMoves",
    "LossWarning",
    "Move",
    "MoveTextError",
    "Node",
    "OccupiedError",
    "Opening",
    "OpeningError",
    "OutOfRangeError",
    "Outcome",
    "Pairs",
    "Result",
    "Rule",
    "RuleError",
    "Score",
    "SetupError",
    "SizeError",
    "Symmetry",
    "Termination",
]


if not TYPE_CHECKING:  # or a type checker would believe in every name

    def __getattr__(name: str) -> object:
        """The public name that stands for a part not loaded yet."""
        if name not in _LAZY:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f".{_LAZY[name]}", __name__), name)
        return value


def __dir__() -> list[str]:
    """Every name, loaded or not."""
    return sorted({*globals(), *__all__})
