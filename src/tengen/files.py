"""Files that are written whole or not at all, and the folders in which a user's files are kept."""

from __future__ import annotations

import errno
import gzip
import hashlib
import os
import stat
from pathlib import Path


def write_file(path: Path, data: bytes, *, replace: bool) -> None:
    """Write `data` to the file at `path`; if anything fails, an existing file is left as it was.

    Without `replace`, FileExistsError when the file exists.
    """
    target = path.resolve()  # write through a symbolic link instead of replacing it
    if not replace:
        refuse_existing(path)
    if target.exists() and not target.is_file():
        target.write_bytes(data)  # a device or a pipe cannot be put in place by renaming
        return
    beside = target.with_name(f".{target.name[:200]}.{os.urandom(4).hex()}.tmp")
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


def write_packed(path: Path, data: bytes) -> None:
    """Write `data`, compressed if the name ends in `.gz`; a file that exists is replaced."""
    # Without a time the same data give the same file.
    packed = gzip.compress(data, mtime=0) if path.suffix == ".gz" else data
    write_file(path, packed, replace=True)


def refuse_existing(path: Path) -> None:
    """Raise FileExistsError when writing to `path` would lose a file."""
    if path.is_file():
        raise FileExistsError(errno.EEXIST, "the file exists already", str(path))


def folder_digest(folder: Path) -> str:
    """A short digest of the names and contents of all files below a folder but compiled ones."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def config_folder() -> Path:
    """Where settings are kept."""
    return _folder("XDG_CONFIG_HOME", ".config") / "tengen"


def data_folder() -> Path:
    """Where games are kept."""
    return _folder("XDG_DATA_HOME", ".local/share") / "tengen"


def _folder(variable: str, default: str) -> Path:
    """The folder that a variable names; a relative one does not count, as the standard has it."""
    named = Path(os.environ.get(variable, ""))
    # As it stands where there is no home; Path.home() would raise.
    return named if named.is_absolute() else Path(os.path.expanduser("~")) / default
