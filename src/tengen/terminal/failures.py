"""What counts as bad input, and how it is told in one line."""

from __future__ import annotations

from ..arena.errors import ArenaError
from ..engine.errors import EngineError
from ..errors import (
    ForbiddenError,
    FormatError,
    GameOverError,
    MoveTextError,
    OccupiedError,
    OpeningError,
    OutOfRangeError,
    RuleError,
    SetupError,
    SizeError,
)
from ..play.errors import PlayError
from ..training.errors import TrainingError

INPUT_ERRORS = (
    ArenaError,
    EngineError,
    ForbiddenError,
    FormatError,
    GameOverError,
    MoveTextError,
    OccupiedError,
    OpeningError,
    OutOfRangeError,
    PlayError,
    RuleError,
    SetupError,
    SizeError,
    TrainingError,
    OSError,
)


def error_text(error: Exception) -> str:
    """The error's message on one line, the file's name first if it is about a file."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
