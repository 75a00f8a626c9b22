"""What can go wrong: one family of errors, one class for each thing a caller can do about it.

Every error is a `TengenError`, which is a `ValueError`. Its `code` is stable, names the kind of
error for programs, and `error-CODE` is a text of the catalogue that says it in general. What
exactly went wrong is an English sentence, or a `Message`, which `error_text` puts into the language
of whoever reads it; `str` gives it in English. Classes that only one package raises and catches
are in that package.
"""

from __future__ import annotations

import errno
from collections.abc import Sequence

from .texts import Catalogue, Message, catalogue
from .texts.catalogue import ENGLISH, current_language


class TengenError(ValueError):
    """The base of all errors: a request cannot be carried out; the message says why."""

    code = "error"

    def __init__(self, message: str | Message = "") -> None:
        super().__init__(message)

    @property
    def message(self) -> Message | None:
        """What went wrong, by key and parameters; None for an error that has only its English."""
        told = self.args[0] if self.args else None
        return told if isinstance(told, Message) else None

    def __str__(self) -> str:
        message = self.message
        return super().__str__() if message is None else message.text(catalogue(ENGLISH))

    def __init_subclass__(cls, *, code: str | None = None) -> None:
        cls.code = code or cls.code

    def __reduce__(self) -> tuple[object, ...]:
        """How to send the error to another process, which keywords would otherwise prevent."""
        return type(self).__new__, (type(self), *self.args), self.__dict__.copy()


class LossWarning(UserWarning):
    """Something was left out because the format cannot hold it."""


# The rules of the game


class MoveTextError(TengenError, code="move-text"):
    """A text is not the name of a point; ask again."""


class OutOfRangeError(TengenError, code="out-of-range"):
    """A point is not on the board."""


class OccupiedError(TengenError, code="occupied"):
    """A stone already stands on the point."""


class ForbiddenError(TengenError, code="forbidden"):
    """The rule forbids the move to this colour; `reason` says why."""

    def __init__(self, message: str | Message, *, move: int, reason: str) -> None:
        super().__init__(message)
        self.move = move
        self.reason = reason


class GameOverError(TengenError, code="game-over"):
    """The game has ended; undo or start another."""


class SetupError(TengenError, code="setup"):
    """The stones of a set-up position cannot stand like this."""


class SizeError(TengenError, code="size"):
    """The board cannot have this size."""


class RuleError(TengenError, code="rule"):
    """No rule has this name or number."""


class OpeningError(TengenError, code="opening"):
    """The opening protocol does not allow this step now."""


class FormatError(TengenError, code="format"):
    """A file or text cannot be read; `line` or `offset` say where, when it is known."""

    def __init__(
        self, message: str | Message, *, line: int | None = None, offset: int | None = None
    ) -> None:
        super().__init__(message)
        self.line = line
        self.offset = offset


class ProofError(TengenError):
    """A certificate does not prove what it should; the message names the place."""

    code = "proof"


# Engines


class EngineError(TengenError, code="engine"):
    """An engine cannot do what it was asked."""


class OptionError(EngineError, code="engine-option"):
    """An option has no such name or cannot have this value."""


class LimitError(EngineError, code="engine-limit"):
    """A limit cannot be kept, or a required limit is missing."""


class UnsupportedRuleError(EngineError, code="engine-rule"):
    """The engine does not play this rule."""


class BusyError(EngineError, code="engine-busy"):
    """Another search of this engine is running; stop it first."""


class ClosedError(EngineError, code="engine-closed"):
    """The engine has been closed; make another."""


class ExternalEngineError(EngineError, code="engine-failed"):
    """An engine in another process failed and was ended; the next call starts it again.

    `exit_code` is negative for a signal and None for an engine that was still running. The last
    lines that it wrote are in `last_output`, those on standard error marked as such.
    """

    def __init__(
        self,
        message: str | Message,
        *,
        exit_code: int | None = None,
        last_output: Sequence[str] = (),
    ) -> None:
        super().__init__(message)
        self.exit_code = exit_code
        self.last_output = tuple(last_output)


class EngineStartError(ExternalEngineError, code="engine-start"):
    """There is no such program, it cannot be run, or it refuses the board's size."""


class EngineDiedError(ExternalEngineError, code="engine-died"):
    """The engine's process ended when it should not have."""


class EngineTimeoutError(ExternalEngineError, code="engine-timeout"):
    """The engine did not answer in time."""


class EngineProtocolError(ExternalEngineError, code="engine-protocol"):
    """The engine sent something that is not an answer."""


class IllegalMoveError(ExternalEngineError, code="engine-illegal-move"):
    """The engine's move is off the board or on a stone; `point` is (x, y) from the top left."""

    def __init__(
        self, message: str | Message, *, point: tuple[int, int], last_output: Sequence[str]
    ) -> None:
        super().__init__(message, last_output=last_output)
        self.point = point


class ForbiddenMoveError(IllegalMoveError, code="engine-forbidden-move"):
    """The engine's move is one that the rule forbids it, such as Black's double three in renju."""


# Games and studies that change


class StaleError(TengenError, code="stale"):
    """The state that an action or change was meant for has changed; look again."""


# Games between players. A move that the board or the opening refuses has the board's own error.


class PlayError(TengenError, code="play"):
    """A game cannot be set up or played as requested."""


class SeatError(PlayError, code="player"):
    """A text or a document does not say who plays."""


class ClockError(PlayError, code="clock"):
    """A text or a document does not say what time a player has."""


class ActionError(PlayError, code="illegal"):
    """The action is not possible now, whoever does it."""


class NotYourTurnError(PlayError, code="not-your-turn"):
    """Another player has to act now."""


class SavedGameError(PlayError, code="saved-game"):
    """No saved game has this name, or it cannot be read."""


class SettingsError(PlayError, code="settings"):
    """A setting has no such name or cannot have this value."""


# Matches and training


class ArenaError(TengenError, code="match"):
    """A match cannot be played like this; the message says what to change."""


class TrainingError(TengenError, code="training"):
    """Training cannot go on like this; the message says what to change."""


# What user interfaces do about bad input

INPUT_ERRORS = (TengenError, OSError)


_REASONS = {  # why a file cannot be read or written, as the catalogue tells it
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-refused",
    errno.EEXIST: "file-exists",
    errno.EISDIR: "file-folder",
    errno.ENOSPC: "file-full",
}


def error_text(error: Exception, words: Catalogue | None = None) -> str:
    """What went wrong, on one line, in a language; None is the one of this process."""
    words = words or catalogue(current_language())
    return " ".join(_told(error, words).split())


def _told(error: Exception, words: Catalogue) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        key = _REASONS.get(error.errno or 0)
        told = str(error.strerror) if key is None else words.text(key)
        return f"{error.filename}: {told}"
    if not isinstance(error, TengenError) or words.language == ENGLISH:
        return str(error)
    if error.message is not None:
        return error.message.text(words)
    return words.text("error-details", what=words.text(f"error-{error.code}"), details=str(error))


def reason_of(error: Exception) -> Message | str:
    """What went wrong, as a parameter of another message."""
    message = error.message if isinstance(error, TengenError) else None
    return str(error) if message is None else message
