"""How long to wait before a worker that keeps failing is started again."""

from __future__ import annotations

PAUSES = (0.0, 0.2, 1.0, 5.0, 30.0)  # seconds after so many failures in a row, and after more
BROKEN = 3  # failures in a row after which a worker counts as broken, until one succeeds


class Backoff:
    """Longer pauses after each failure, none after a success, and never an end."""

    def __init__(self) -> None:
        self._failures = 0

    @property
    def is_broken(self) -> bool:
        """Whether nobody should wait for the next try."""
        return self._failures >= BROKEN

    @property
    def pause(self) -> float:
        """Seconds before the next try."""
        return PAUSES[min(self._failures, len(PAUSES) - 1)]

    def fail(self) -> None:
        """Count a failure."""
        self._failures += 1

    def reset(self) -> None:
        """Forget all failures."""
        self._failures = 0
