"""What can go wrong: one family of errors, one class for each thing a caller can do about it.

Every error is a `TengenError`, which is a `ValueError`. Its `code` is stable, names the kind of
error for programs, and is the key under which interfaces keep texts about it; the message is a
sentence for people, complete as it stands. Classes that only one package raises and catches are
in that package.
"""

from __future__ import annotations

from collections.abc import Sequence


class TengenError(ValueError):
    """Something cannot be done as it was asked; the message says why."""

    code: str = "error"

    def __reduce__(self) -> tuple[object, ...]:
        """How to send the error to another process, which keywords would otherwise prevent."""
        return _remade, (type(self), self.args, self.__dict__.copy())


def _remade(
    kind: type[TengenError], args: tuple[object, ...], values: dict[str, object]
) -> TengenError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(values)
    return error


class LossWarning(UserWarning):
    """Something was left out because the format cannot hold it."""


# The rules of the game


class MoveTextError(TengenError):
    """A text is not the name of a point; ask again."""

    code = "move-text"


class OutOfRangeError(TengenError):
    """A point is not on the board."""

    code = "out-of-range"


class OccupiedError(TengenError):
    """A stone stands on the point already."""

    code = "occupied"


class ForbiddenError(TengenError):
    """The rule forbids the move to this colour; `reason` says why."""

    code = "forbidden"

    def __init__(self, message: str, *, move: int, reason: str) -> None:
        super().__init__(message)
        self.move = move
        self.reason = reason


class GameOverError(TengenError):
    """The game has ended; undo or start another."""

    code = "game-over"


class SetupError(TengenError):
    """The stones of a set-up position cannot stand like this."""

    code = "setup"


class SizeError(TengenError):
    """The board cannot have this size."""

    code = "size"


class RuleError(TengenError):
    """No rule has this name or number."""

    code = "rule"


class OpeningError(TengenError):
    """The opening protocol does not allow this step now."""

    code = "opening"


class FormatError(TengenError):
    """A file or text cannot be read; `line` or `offset` say where, when it is known."""

    code = "format"

    def __init__(self, message: str, *, line: int | None = None, offset: int | None = None) -> None:
        super().__init__(message)
        self.line = line
        self.offset = offset


# Engines


class EngineError(TengenError):
    """An engine cannot do what it was asked."""

    code = "engine"


class OptionError(EngineError):
    """An option has no such name or cannot have this value."""

    code = "engine-option"


class LimitError(EngineError):
    """A limit cannot be kept, or is needed and not there."""

    code = "engine-limit"


class UnsupportedRuleError(EngineError):
    """The engine does not play this rule."""

    code = "engine-rule"


class BusyError(EngineError):
    """Another search of this engine is running; stop it first."""

    code = "engine-busy"


class ClosedError(EngineError):
    """The engine has been closed; make another."""

    code = "engine-closed"


class ExternalEngineError(EngineError):
    """An engine in another process failed and was ended; the next call starts it again.

    `exit_code` is negative for a signal and None for an engine that was still running. The last
    lines that it wrote are in `last_output`, those on standard error marked as such.
    """

    code = "engine-failed"

    def __init__(
        self, message: str, *, exit_code: int | None = None, last_output: Sequence[str] = ()
    ) -> None:
        super().__init__(message)
        self.exit_code = exit_code
        self.last_output = tuple(last_output)


class EngineStartError(ExternalEngineError):
    """There is no such program, it cannot be run, or it refuses the board's size."""

    code = "engine-start"


class EngineDiedError(ExternalEngineError):
    """The engine's process ended when it should not have."""

    code = "engine-died"


class EngineTimeoutError(ExternalEngineError):
    """The engine did not answer in time."""

    code = "engine-timeout"


class EngineProtocolError(ExternalEngineError):
    """What the engine says is not an answer."""

    code = "engine-protocol"


class IllegalMoveError(ExternalEngineError):
    """The engine's move is off the board or on a stone; `point` is (x, y) from the top left."""

    code = "engine-illegal-move"

    def __init__(self, message: str, *, point: tuple[int, int], last_output: Sequence[str]) -> None:
        super().__init__(message, last_output=last_output)
        self.point = point


class ForbiddenMoveError(IllegalMoveError):
    """The engine's move is one that the rule forbids it, such as Black's double three in renju."""

    code = "engine-forbidden-move"


# Games and studies that change


class StaleError(TengenError):
    """What an action or a change was meant for has changed since; look again."""

    code = "stale"


# Games between players. A move that the board or the opening refuses has the board's own error.


class PlayError(TengenError):
    """A game cannot be set up or played as it was asked."""

    code = "play"


class SeatError(PlayError):
    """A text or a document does not say who plays."""

    code = "player"


class ClockError(PlayError):
    """A text or a document does not say what time a player has."""

    code = "clock"


class ActionError(PlayError):
    """The action is not possible now, whoever does it."""

    code = "illegal"


class NotYourTurnError(PlayError):
    """Another player has to act now."""

    code = "not-your-turn"


class SavedGameError(PlayError):
    """No saved game has this name, or it cannot be read."""

    code = "saved-game"


class SettingsError(PlayError):
    """A setting has no such name or cannot have this value."""

    code = "settings"


# Matches and training


class ArenaError(TengenError):
    """A match cannot be played like this; the message says what to change."""

    code = "match"


class TrainingError(TengenError):
    """Training cannot go on like this; the message says what to change."""

    code = "training"
