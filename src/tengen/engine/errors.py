"""What an engine may refuse, one class per thing a caller can do about it. All are `ValueError`s.

A finished game is refused with the library's `GameOverError`.
"""

from __future__ import annotations


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
