"""What can go wrong, one class per thing a caller can do about it. All are `ValueError`s."""

from __future__ import annotations

from functools import partial


class MoveTextError(ValueError):
    """A text is not the name of a point; ask again."""


class OutOfRangeError(ValueError):
    """A point is not on the board."""


class OccupiedError(ValueError):
    """A stone stands on the point already."""


class ForbiddenError(ValueError):
    """The rule forbids the move to this colour; `reason` says why."""

    def __init__(self, message: str, *, move: int, reason: str) -> None:
        super().__init__(message)
        self.move = move
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        """How to send the error to another process, which the keywords would otherwise prevent."""
        return partial(type(self), move=self.move, reason=self.reason), self.args


class GameOverError(ValueError):
    """The game has ended; undo or start another."""


class SetupError(ValueError):
    """The stones of a set-up position cannot stand like this."""


class SizeError(ValueError):
    """The board cannot have this size."""


class RuleError(ValueError):
    """No rule has this name or number."""


class OpeningError(ValueError):
    """The opening protocol does not allow this step now."""


class FormatError(ValueError):
    """A file or text cannot be read; `line` or `offset` say where, when it is known."""

    def __init__(self, message: str, *, line: int | None = None, offset: int | None = None) -> None:
        super().__init__(message)
        self.line = line
        self.offset = offset


class LossWarning(UserWarning):
    """Something was left out because the format cannot hold it."""
