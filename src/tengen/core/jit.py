"""How kernels are compiled: one decorator, one cache, keyed by everything machine code depends on.

Import this before anything that imports numba: the cache folder must be set first.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Callable
from importlib import metadata, util
from pathlib import Path
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

# Numba notices an edit only in the file that holds a function: a caller whose callee or constant
# changed elsewhere is served stale code, and so is a run with other flags. One folder per state of
# all kernel sources, flags and versions makes any change a miss.
_FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_DEBUG", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")
_KEPT_FOLDERS = 8


def _stamp(folder: Path) -> str:
    digest = hashlib.sha256(sys.version.encode() + platform.processor().encode())
    digest.update(repr([os.environ.get(flag) for flag in _FLAGS]).encode())
    if util.find_spec("numba") is not None:
        digest.update(metadata.version("numba").encode())
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_home() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tengen"


def _prune(home: Path, current: Path) -> None:
    """Keep the few newest folders; those of older versions only take space."""
    if not home.is_dir():
        return
    folders = [path for path in home.iterdir() if path.is_dir() and path != current]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in folders[_KEPT_FOLDERS - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


CACHE_FOLDER = _cache_home() / _stamp(Path(__file__).parent)

IS_COMPILED = False
"""Whether kernels run as machine code; without Numba the same source is interpreted."""


def _lowest_bit(word: int) -> int:
    return (int(word) & -int(word)).bit_length() - 1


trailing_zeros: Any = _lowest_bit
"""Index of the lowest bit that is set."""

if util.find_spec("numba") is None:

    def kernel(function: Function) -> Function:
        """Leave the function as it is: the same source, interpreted."""
        return function

else:
    os.environ["NUMBA_CACHE_DIR"] = str(CACHE_FOLDER)
    import numba

    _config: Any = numba.config  # its names are made at run time
    _config.CACHE_DIR = str(CACHE_FOLDER)
    _prune(CACHE_FOLDER.parent, CACHE_FOLDER)
    IS_COMPILED = not _config.DISABLE_JIT
    # No entry for callers in C: there are none, and it takes an eighth of the time to compile.
    _options: dict[str, Any] = {"no_cfunc_wrapper": True}  # which Numba's types do not know
    _compile = numba.njit(cache=True, nogil=True, error_model="numpy", **_options)

    def kernel(function: Function) -> Function:
        """Compile the function when it is first called; keep the machine code on disk."""
        return cast(Function, _compile(function))

    if IS_COMPILED:
        from numba.cpython.unsafe import numbers

        trailing_zeros = numbers.trailing_zeros
