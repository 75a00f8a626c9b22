"""What an engine may refuse, one class per thing a caller can do about it. All are `ValueError`s.

A finished game is refused with the library's `GameOverError`.
"""

from __future__ import annotations

from collections.abc import Sequence


class EngineError(ValueError):
    """An engine cannot do what it was asked."""


class OptionError(EngineError):
    """An option has no such name or cannot have this value."""


class LimitError(EngineError):
    """A limit cannot be kept, or is needed and not there."""


class UnsupportedRuleError(EngineError):
    """The engine does not play this rule."""


class BusyError(EngineError):
    """Another search of this engine is running; stop it first."""


class ClosedError(EngineError):
    """The engine has been closed; make another."""


class ExternalEngineError(EngineError):
    """An engine in another process has failed and was ended; the next call starts it anew.

    `exit_code` is negative for a signal and None for an engine that was still running. The last
    lines that it wrote are in `last_output`, those on standard error marked as such.
    """

    def __init__(
        self, message: str, *, exit_code: int | None = None, last_output: Sequence[str] = ()
    ) -> None:
        super().__init__(message)
        self.exit_code = exit_code
        self.last_output = tuple(last_output)

    def __reduce__(self) -> tuple[object, ...]:
        """How to send the error to another process, which the keywords would otherwise prevent."""
        return _remade, (type(self), self.args, self.__dict__.copy())


class EngineStartError(ExternalEngineError):
    """There is no such program, it cannot be run, or it refuses the board's size."""


class EngineDiedError(ExternalEngineError):
    """The engine's process has ended when it should not have."""


class EngineTimeoutError(ExternalEngineError):
    """The engine has not answered in time."""


class EngineProtocolError(ExternalEngineError):
    """What the engine says is not an answer."""


class IllegalMoveError(ExternalEngineError):
    """The engine's move is off the board or on a stone; `point` is (x, y) from the top left."""

    def __init__(self, message: str, *, point: tuple[int, int], last_output: Sequence[str]) -> None:
        super().__init__(message, last_output=last_output)
        self.point = point


class ForbiddenMoveError(IllegalMoveError):
    """The engine's move is one that the rule forbids it, such as Black's double three in renju."""


def _remade(
    kind: type[ExternalEngineError], args: tuple[str, ...], values: dict[str, object]
) -> ExternalEngineError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(values)
    return error
