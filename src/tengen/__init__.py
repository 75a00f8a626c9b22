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
    EngineError,
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
    from . import animation, engine, formats, png, svg
    from .analysis.explain import explain
    from .analysis.position import trace
    from .analysis.reviews.review import review
    from .analysis.threats import threats
    from .engine.base import Analysis, BaseEngine, StopToken
    from .engine.engine import Engine
    from .engine.info import Info, PlayResult
    from .engine.limit import Limit
    from .engine.options import Options
    from .game import EndReason, Game, Node, Result
    from .gomocup.client import popen_gomocup
    from .opening import OPENINGS, Opening
    from .score import Score

__version__ = "0.1.0"

# Loaded on first use, so that importing stays quick: by module the names in it, or itself.
_LAZY = {
    "analysis.explain": ("explain",),
    "analysis.position": ("trace",),
    "analysis.reviews.review": ("review",),
    "analysis.threats": ("threats",),
    "engine": ("engine",),
    "animation": ("animation",),
    "engine.base": ("Analysis", "BaseEngine", "StopToken"),
    "engine.engine": ("Engine",),
    "engine.info": ("Info", "PlayResult"),
    "engine.limit": ("Limit",),
    "engine.options": ("Options",),
    "formats": ("formats",),
    "game": ("EndReason", "Game", "Node", "Result"),
    "gomocup.client": ("popen_gomocup",),
    "opening": ("OPENINGS", "Opening"),
    "png": ("png",),
    "score": ("Score",),
    "svg": ("svg",),
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
    "animation",
    "engine",
    "explain",
    "formats",
    "png",
    "popen_gomocup",
    "review",
    "svg",
    "threats",
    "trace",
]


if not TYPE_CHECKING:  # or a type checker would believe in every name

    def __getattr__(name: str) -> object:
        """A public name that is not loaded yet."""
        for path, names in _LAZY.items():
            if name in names:
                module = import_module(f".{path}", __name__)
                globals()[name] = module if name == path else getattr(module, name)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Every name, loaded or not."""
    return sorted({*globals(), *__all__})
