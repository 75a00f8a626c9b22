"""Copies of our own source, so that edits during a match do not affect it.

The current source, or that of a commit, is copied into the user's cache once and runs from there.
Compiled kernels belong to the path of their source, so the core has its own folder, named by its
content: trees that differ elsewhere share the compiled code.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

from ..errors import ArenaError
from ..files import folder_digest

PACKAGE = Path(__file__).resolve().parents[1]
PROJECT = PACKAGE.parents[1]  # the checkout, when this runs from one
KEPT = 50  # copies of each kind, of a few megabytes each
COMMIT = "commit-"  # how the names of copied commits begin
_NAME = re.compile(r"(?:source|commit)-[0-9a-f]{16}")  # a journal must not name other paths
_UNWANTED = shutil.ignore_patterns("__pycache__", "*.pyc")


def cache_home() -> Path:
    """The folder of the copies."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "tengen-arena"


def tree_folder(name: str) -> Path:
    """The copy with this name; a missing copy of a commit is made again."""
    if not _NAME.fullmatch(name):
        raise ArenaError(f"{name!r} is no copy of our source: the journal is damaged")
    folder = cache_home() / "trees" / name
    if not folder.is_dir() and name.startswith(COMMIT):
        freeze_commit(name.removeprefix(COMMIT))
    if not folder.is_dir():
        raise ArenaError(f"the source that played this match is gone: there is no {folder}")
    os.utime(folder)  # in use: the last to be removed
    return folder


def core_folder(tree: Path) -> Path:
    """The core of a tree, at the place where it is compiled."""
    core = tree / "src" / PACKAGE.name / "core"
    return _put("cores", folder_digest(core), lambda folder: _copy(core, folder / core.name))


def has_tree(name: str) -> bool:
    """Whether there is a copy with this name, also one that this package can be copied to."""
    if not _NAME.fullmatch(name):
        raise ArenaError(f"{name!r} is no copy of our source")
    return (cache_home() / "trees" / name).is_dir() or freeze_source() == name


def pack_tree(name: str) -> bytes:
    """A copy as an archive, for another machine."""
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w:gz") as tar:
        tar.add(tree_folder(name) / "src", "src", filter=_unless_compiled)
    return archive.getvalue()


def unpack_tree(name: str, data: bytes) -> None:
    """Take a copy that another machine has packed."""
    if not _NAME.fullmatch(name):
        raise ArenaError(f"{name!r} is no copy of our source")

    def unpack(folder: Path) -> None:
        with tarfile.open(fileobj=io.BytesIO(data)) as tar:
            tar.extractall(folder, filter="data")

    _put("trees", name, unpack)


def _unless_compiled(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    return None if "__pycache__" in member.name else member


def freeze_commit(commit: str) -> str:
    """Copy the source of a commit unless there is a copy; returns the name of the copy."""
    words = "rev-parse", "--verify", "--quiet", "--end-of-options"
    sha = _git(*words, f"{commit}^{{commit}}").decode().strip()

    def unpack(folder: Path) -> None:
        archive = io.BytesIO(_git("archive", "--format=tar", sha, "src/tengen"))
        with tarfile.open(fileobj=archive) as tar:
            tar.extractall(folder, filter="data")

    return _put("trees", f"{COMMIT}{sha[:16]}", unpack).name


def freeze_source() -> str:
    """Copy this package as it stands; returns the name of the copy, a hash of its content."""
    with tempfile.TemporaryDirectory() as folder:
        # A copy first: the source may be edited between a look at it and the next.
        taken = _copy(PACKAGE, Path(folder) / PACKAGE.name)
        name = f"source-{folder_digest(taken)}"
        return _put("trees", name, lambda folder: _copy(taken, folder / "src" / PACKAGE.name)).name


def _copy(package: Path, place: Path) -> Path:
    return Path(shutil.copytree(package, place, ignore=_UNWANTED))


def _put(kind: str, name: str, fill: Callable[[Path], object]) -> Path:
    """Make a folder atomically unless it exists; remove the ones unused for longest."""
    home = cache_home() / kind
    home.mkdir(parents=True, exist_ok=True)
    place = home / name
    if not place.is_dir():
        beside = Path(tempfile.mkdtemp(prefix=".making-", dir=home))
        try:
            fill(beside)
            beside.chmod(0o755)
            beside.rename(place)
        except OSError:
            if not place.is_dir():  # else another process has made it meanwhile
                raise
        finally:
            shutil.rmtree(beside, ignore_errors=True)
    os.utime(place)
    others = sorted(home.glob("[!.]*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)
    return place


def _git(*args: str) -> bytes:
    try:
        words = ["git", "-C", str(PROJECT), *args]  # as the user finds it
        done = subprocess.run(words, capture_output=True, check=False)
    except OSError as error:
        raise ArenaError(f"a commit needs git, which cannot be run: {error}") from error
    if done.returncode != 0:
        why = done.stderr.decode(errors="replace").strip()
        raise ArenaError(f"git knows no {args[-1]!r} in {PROJECT}" + (f": {why}" if why else ""))
    return done.stdout
