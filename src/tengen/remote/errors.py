"""What can go wrong with work in another process."""

from __future__ import annotations

from typing import Any

from ..errors import TengenError


class RemoteError(TengenError, code="remote"):
    """A request has no answer; `details` are for programs."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.details = details


class WorkerError(RemoteError, code="worker"):
    """The task failed, its worker died, or the answer took too long."""


class LateError(WorkerError, code="worker-late"):
    """The answer did not come in time; the worker may still be working on it."""


class RefusedError(RemoteError, code="refused"):
    """The worker refuses the request because of what it asks for, with the code of the reason."""

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message, **details)
        self.code = code


class QueueFullError(RemoteError, code="queue-full"):
    """Too many jobs are waiting; try again in a moment."""


class ClusterError(RemoteError, code="cluster"):
    """A cluster cannot be reached, or this process cannot join it."""
