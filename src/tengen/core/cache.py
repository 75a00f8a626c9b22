"""Where compiled code is kept: the user's cache folder, else a temporary one, else in memory.

One folder per state of everything that machine code depends on. Numba's own cache notices an edit
only in the file that holds a function, so that a caller whose callee or constant changed elsewhere
would be served stale code, and so would a run with other flags.

Every file begins with a digest of its content. A file that is damaged or missing is compiled again,
and a folder that stops accepting files is left for the next one. Where there is no folder at all, a
parent can lend its workers an archive in its memory: one of them compiles, and the next one loads.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

_FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_DEBUG", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")
_KEPT_FOLDERS = 8
_NEEDED_BYTES = 64 << 20  # free in a folder that is to be written to
_DIGEST_BYTES = 32
_IN_MEMORY = "/dev/shm"  # noqa: S108  # Linux: no disk holds it; the folder in it is the user's
_MARK = "ready"  # the file that lists all others, once everything has been compiled
_LENT = "TENGEN_CODE_MEMORY"  # the variable that names the archive of a parent


def lent_memory() -> dict[str, str]:
    """Variables for the environment of workers that share an archive in this process's memory."""
    if not hasattr(os, "memfd_create"):
        return {}
    return {_LENT: f"/proc/{os.getpid()}/fd/{os.memfd_create('tengen-code')}"}


class CodeCache:
    """The compiled code of one state of the sources. `folder` is None while memory has to do."""

    _archive: str | None = None  # that a parent lends, where no folder can be used

    def __init__(self, processor: str) -> None:
        stamp = _stamp(processor)
        self.problem: str | None = None  # why the first folder cannot be used
        self._folders = [home / stamp for home in self._homes()]
        complete = [folder for folder in self._folders if _is_complete(folder)]
        if complete:
            self._folders = complete[:1]
        self.folder: Path | None = None
        self._next_folder()

    @property
    def place(self) -> str | None:
        """A description of where code is kept; None if nowhere."""
        if self.folder is not None:
            return str(self.folder)
        return None if self._archive is None else "memory, for as long as this game"

    def is_complete(self) -> bool:
        """Whether everything has been compiled, and all the files are still there."""
        if self.folder is not None:
            return _is_complete(self.folder)
        with suppress(OSError, KeyError, BadZipFile):
            return bool(self._read(_MARK))
        return False

    def complete(self) -> None:
        """Record that everything has been compiled."""
        paths = [] if self.folder is None else self.folder.glob("*.code")
        self._write(_MARK, json.dumps({path.name: path.stat().st_size for path in paths}).encode())

    def load(self, name: str) -> Any:
        """What was kept under a name, or None."""
        with suppress(Exception):  # whatever a damaged file leads to
            content = self._read(f"{name}.code")
            digest, data = content[:_DIGEST_BYTES], content[_DIGEST_BYTES:]
            if hashlib.sha256(data).digest() == digest:
                return pickle.loads(data)  # noqa: S301  # from a folder that only the user writes to
        return None

    def save(self, name: str, data: bytes) -> None:
        """Store something under a name, if any store is usable."""
        self._write(f"{name}.code", _signed(data))

    def kept(self, name: str, make: Callable[[], Any]) -> Any:
        """What `make` made before, or makes now; it is returned even if it cannot be stored."""
        found = self.load(name)
        if found is None:
            found = make()
            if self.folder is not None:
                with suppress(OSError):
                    _replace(self.folder / f"{name}.code", _signed(pickle.dumps(found)))
        return found

    def _read(self, name: str) -> bytes:
        if self.folder is not None:
            return (self.folder / name).read_bytes()
        if self._archive is None:
            raise FileNotFoundError(name)
        with ZipFile(self._archive) as archive:
            return archive.read(name)

    def _write(self, name: str, content: bytes) -> None:
        while self.folder is not None:
            try:
                return _replace(self.folder / name, content)
            except OSError as error:
                self._leave(error)
        if self._archive is not None:
            with ZipFile(self._archive, "a") as archive:
                if name not in archive.namelist():
                    archive.writestr(name, content)

    def _leave(self, error: OSError) -> None:
        """Switch to the next folder, taking along the files of the last one."""
        left = self.folder
        self.problem = self.problem or f"{left}: {error.strerror or error}"
        self._next_folder()
        if left is not None and self.folder is not None:
            with suppress(OSError):
                shutil.copytree(left, self.folder, dirs_exist_ok=True)

    def _next_folder(self) -> None:
        """Switch to the first usable folder that is left."""
        self.folder = None
        while self._folders and self.folder is None:
            folder = self._folders.pop(0)
            try:
                if not _is_complete(folder):
                    _check_usable(folder)
                self.folder = folder
            except OSError as error:
                self.problem = self.problem or f"{folder}: {error.strerror or error}"
        if self.folder is None:
            self._archive = os.environ.get(_LENT)

    def _homes(self) -> Iterator[Path]:
        cache = os.environ.get("XDG_CACHE_HOME")
        try:
            yield (Path(cache) if cache else Path.home() / ".cache") / "tengen"
        except RuntimeError as error:
            self.problem = str(error)
        for place in (tempfile.gettempdir, lambda: _IN_MEMORY):
            with suppress(OSError):
                home = Path(place()) / f"tengen-{_user()}"
                home.mkdir(mode=0o700, exist_ok=True)
                if _is_private(home):  # compiled code is run: nobody else may put it there
                    yield home


def _signed(data: bytes) -> bytes:
    return hashlib.sha256(data).digest() + data


def _stamp(processor: str) -> str:
    """A name for all that machine code depends on."""
    digest = hashlib.sha256(sys.version.encode() + processor.encode())
    digest.update(repr([os.environ.get(flag) for flag in _FLAGS]).encode())
    digest.update(metadata.version("numba").encode())
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        if path.name != Path(__file__).name:
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _is_complete(folder: Path) -> bool:
    try:
        sizes = json.loads((folder / _MARK).read_bytes())
        return all((folder / name).stat().st_size == size for name, size in sizes.items())
    except (OSError, ValueError, AttributeError):
        return False


def _check_usable(folder: Path) -> None:
    """Raise an OSError unless files can be written to the folder; make it first."""
    folder.mkdir(parents=True, exist_ok=True)
    if shutil.disk_usage(folder).free < _NEEDED_BYTES:
        raise OSError(f"less than {_NEEDED_BYTES >> 20} MB are free")
    tempfile.TemporaryFile(dir=folder).close()
    _prune(folder)


def _prune(current: Path) -> None:
    """Keep the few newest folders; those of older versions only take space."""

    def age(folder: Path) -> float:
        with suppress(OSError):  # another process may have removed it
            return -folder.stat().st_mtime
        return 0.0

    folders = [path for path in current.parent.iterdir() if path.is_dir() and path != current]
    for path in sorted(folders, key=age)[_KEPT_FOLDERS - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def _replace(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def _is_private(folder: Path) -> bool:
    """Whether the folder is ours and nobody else can write to it."""
    if sys.platform == "win32":
        return True
    found = folder.lstat()
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    return is_ours and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
