"""SQLite as the server uses it: durable, for its owner only, and for one server at a time."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, event

from ...errors import TengenError

if sys.platform != "win32":
    import fcntl

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class DatabaseError(TengenError, code="database"):
    """A database cannot be used; name another one, or install its driver."""


def set_up(engine: Engine, *, locks: bool = True) -> int | None:
    """Set up SQLite; for a file, the open lock that keeps other servers out, if it `locks`."""
    event.listen(engine, "connect", _connect)
    event.listen(engine, "begin", _begin)
    path = engine.url.database
    if not path or path == ":memory:" or path.startswith("file:"):
        return None
    if not locks:
        if not os.path.isfile(path):
            raise DatabaseError(f"there is no database at {path}; name one with --db.")
        return None
    with suppress(OSError):  # SQLite says what is wrong with the file
        _make_private(path)
        return _lock(path)
    return None


def _make_private(path: str) -> None:
    """Create the file for its owner only, and keep others out of one that exists."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    mode = stat.S_IMODE(os.stat(path).st_mode)
    if mode & stat.S_IRWXO:
        os.chmod(path, mode & ~stat.S_IRWXO)


def _lock(path: str) -> int | None:
    """Hold a file beside the database: SQLite's own locks end when the database is opened twice."""
    if sys.platform == "win32":
        return None
    file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        raise DatabaseError(
            f"{path} is in use by another server; stop that one, or use another database with --db."
        ) from None
    return file


def _connect(connection: Any, record: object) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # At once for writing: what has been read must still hold when it is written, also while
    # `tengen admin` works on the same file.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
