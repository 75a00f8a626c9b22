"""The server's two pools: workers with an engine, and workers that read and draw files."""

from __future__ import annotations

from ..remote.backend import local_service
from ..remote.errors import QueueFullError, RefusedError, RemoteError
from ..remote.pool import Pool
from .errors import WebError

READERS = 2  # so that one slow file holds up nobody else's


def engine_pool(count: int, hash_mb: int) -> Pool:
    """Workers with an engine each."""
    return Pool(local_service("tengen.web.tasks", str(hash_mb)), count, convert=web_error)


def reader_pool() -> Pool:
    """Workers without an engine, for files, pictures and reports."""
    return Pool(local_service("tengen.web.tasks"), READERS, convert=web_error)


def web_error(error: RemoteError) -> WebError:
    """A job's error as the answer to a client."""
    if isinstance(error, QueueFullError):
        return WebError.busy(str(error))
    code = error.code if isinstance(error, RefusedError) else "engine"
    return WebError(code, str(error), **error.details)
