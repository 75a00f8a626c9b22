"""Files are written whole or not at all, and what their format cannot hold is told."""

from __future__ import annotations

import errno
import os
import stat
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import LossWarning


def write_file(path: Path, data: bytes, *, replace: bool) -> None:
    """Put `data` into the file at `path`; when anything fails, what stood there still stands.

    Without `replace` a file that exists is refused with FileExistsError.
    """
    target = path.resolve()  # so that a symbolic link stays one
    if not replace:
        refuse_existing(path)
    if target.exists() and not target.is_file():
        target.write_bytes(data)  # a device or a pipe cannot be put in place by renaming
        return
    beside = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        with open(beside, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            beside.chmod(stat.S_IMODE(target.stat().st_mode))
        beside.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        beside.unlink(missing_ok=True)


def refuse_existing(path: Path) -> None:
    """Raise FileExistsError when writing to `path` would lose a file."""
    if path.is_file():
        raise FileExistsError(errno.EEXIST, "the file exists already", str(path))


@contextmanager
def collect_losses() -> Iterator[list[str]]:
    """A list that holds, after the block, what the writers in it could not keep."""
    losses: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", LossWarning)
        yield losses
    losses += [str(each.message) for each in caught if issubclass(each.category, LossWarning)]
