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

if TYPE_CHECKING:
    from . import engine, formats, png, svg
    from .analysis.explain import explain
    from .analysis.position import trace
    from .analysis.threats import threats
    from .engine.base import Analysis, BaseEngine, StopToken
    from .engine.engine import Engine
    from .engine.info import Info, PlayResult
    from .engine.limit import Limit
    from .engine.options import Options
    from .errors import EngineError
    from .game import EndReason, Game, Node, Result
    from .gomocup.client import popen_gomocup
    from .opening import OPENINGS, Opening
    from .score import Score

__version__ = "0.1.0"

# Loaded when they are first asked for, so that importing stays quick. A module is itself.
_LAZY = {
    "Analysis": "engine.base",
    "BaseEngine": "engine.base",
    "EndReason": "game",
    "Engine": "engine.engine",
    "EngineError": "errors",
    "Game": "game",
    "Info": "engine.info",
    "Limit": "engine.limit",
    "Node": "game",
    "OPENINGS": "opening",
    "Opening": "opening",
    "Options": "engine.options",
    "PlayResult": "engine.info",
    "Result": "game",
    "Score": "score",
    "StopToken": "engine.base",
    "engine": "engine",
    "explain": "analysis.explain",
    "formats": "formats",
    "png": "png",
    "popen_gomocup": "gomocup.client",
    "svg": "svg",
    "threats": "analysis.threats",
    "trace": "analysis.position",
}

__all__ = [
    "MAX_SIZE",
    "MIN_SIZE",
    "OPENINGS",
    "RULES",
    "SYMMETRIES",
    "Analysis",
    "BaseEngine",
    "Board",
    "Color",
    "EndReason",
    "Engine",
    "EngineError",
    "ForbiddenError",
    "ForbiddenReason",
    "FormatError",
    "Game",
    "GameOverError",
    "Info",
    "LegalMoves",
    "Limit",
    "LossWarning",
    "Move",
    "MoveTextError",
    "Node",
    "OccupiedError",
    "Opening",
    "OpeningError",
    "Options",
    "OutOfRangeError",
    "Outcome",
    "Pairs",
    "PlayResult",
    "Result",
    "Rule",
    "RuleError",
    "Score",
    "SetupError",
    "SizeError",
    "StopToken",
    "Symmetry",
    "Termination",
    "engine",
    "explain",
    "formats",
    "png",
    "popen_gomocup",
    "svg",
    "threats",
    "trace",
]


if not TYPE_CHECKING:  # or a type checker would believe in every name

    def __getattr__(name: str) -> object:
        """The public name that stands for a part not loaded yet."""
        if name not in _LAZY:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = import_module(f".{_LAZY[name]}", __name__)
        value = globals()[name] = module if name == _LAZY[name] else getattr(module, name)
        return value


def __dir__() -> list[str]:
    """Every name, loaded or not."""
    return sorted({*globals(), *__all__})
