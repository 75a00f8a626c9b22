"""What can go wrong with work in another process."""

from __future__ import annotations

from typing import Any

from ..errors import TengenError


class RemoteError(TengenError):
    """A request has no answer; `details` are for programs."""

    code = "remote"

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.details = details


class WorkerError(RemoteError):
    """The task failed, its worker died, or the answer took too long."""

    code = "worker"


class LateError(WorkerError):
    """The answer did not come in time; the worker may still be working on it."""

    code = "worker-late"


class RefusedError(RemoteError):
    """The worker refuses the request because of what it asks for, with the code of the reason."""

    code = "refused"

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message, **details)
        self.code = code


class QueueFullError(RemoteError):
    """Too many jobs are waiting; try again in a moment."""

    code = "queue-full"
