"""Compiled code is kept where it can be, checked when it is loaded, and never in the way."""

import errno
import pickle
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tengen.core import cache
from tengen.core.cache import CodeCache
from tengen.core.jit import CODE_CACHE

PROCESSOR = "a processor"


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home and a temporary folder of our own."""
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    monkeypatch.setattr(cache, "_IN_MEMORY", "/proc/nowhere")


def filled(names: str = "ab") -> CodeCache:
    store = CodeCache(PROCESSOR)
    for name in names:
        store.save(name, pickle.dumps(name * 100))
    store.complete()
    return store


def home_of(store: CodeCache) -> str:
    assert store.folder is not None
    return store.folder.parents[1].name


def test_what_was_kept_is_found_again() -> None:
    assert not CodeCache(PROCESSOR).is_complete()
    assert home_of(filled()) == "home"
    again = CodeCache(PROCESSOR)
    assert again.is_complete()
    assert again.problem is None
    assert again.load("a") == "a" * 100
    assert again.load("c") is None


def test_another_processor_has_a_folder_of_its_own() -> None:
    filled()
    assert not CodeCache("another processor").is_complete()


@pytest.mark.parametrize("size", [0, 10, 40, 100])
def test_a_truncated_file_is_compiled_again(size: int) -> None:
    store = filled()
    assert store.folder is not None
    path = store.folder / "a.code"
    path.write_bytes(path.read_bytes()[:size])
    assert store.load("a") is None
    assert not store.is_complete()
    store.save("a", pickle.dumps("new"))
    store.complete()
    assert CodeCache(PROCESSOR).is_complete()
    assert CodeCache(PROCESSOR).load("a") == "new"


def test_a_damaged_file_is_not_run() -> None:
    store = filled()
    assert store.folder is not None
    path = store.folder / "a.code"
    path.write_bytes(path.read_bytes()[:-2] + b"??")
    assert store.load("a") is None
    assert store.load("b") == "b" * 100


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"3", b"\xff"])
def test_a_damaged_mark_is_none(content: bytes) -> None:
    store = filled()
    assert store.folder is not None
    (store.folder / "ready").write_bytes(content)
    assert not CodeCache(PROCESSOR).is_complete()


def test_a_mark_without_its_files_is_none() -> None:
    store = filled()
    assert store.folder is not None
    (store.folder / "b.code").unlink()
    assert not store.is_complete()


@pytest.mark.parametrize("home", ["file", "/proc/nowhere", "/dev/null"])
def test_without_a_home_the_temporary_folder_is_used(
    home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / home))
    store = filled()
    assert home_of(store) == "temporary"
    assert store.problem is not None
    assert home in store.problem
    assert CodeCache(PROCESSOR).is_complete()


def test_without_any_folder_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nowhere")
    monkeypatch.setattr(tempfile, "tempdir", "/proc/nowhere")
    store = filled()
    assert store.folder is None
    assert store.problem is not None
    assert store.load("a") is None
    assert not store.is_complete()


def test_without_any_folder_workers_share_the_memory_of_their_parent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nowhere")
    monkeypatch.setattr(tempfile, "tempdir", "/proc/nowhere")
    for name, value in cache.lent_memory().items():
        monkeypatch.setenv(name, value)
    assert not CodeCache(PROCESSOR).is_complete()
    store = filled()
    assert store.folder is None
    assert store.place == "memory, for as long as this game"
    again = CodeCache(PROCESSOR)
    assert again.is_complete()
    assert (again.load("a"), again.load("b"), again.load("c")) == ("a" * 100, "b" * 100, None)
    again.save("a", pickle.dumps("later"))
    assert store.load("a") == "a" * 100, "the first content of a name stays"


def test_a_folder_comes_before_the_memory_of_a_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in cache.lent_memory().items():
        monkeypatch.setenv(name, value)
    assert home_of(filled()) == "home"


def test_a_table_is_made_once() -> None:
    made: list[str] = []

    def make() -> str:
        made.append("table")
        return "a table"

    assert CodeCache(PROCESSOR).kept("table", make) == "a table"
    store = CodeCache(PROCESSOR)
    assert store.kept("table", make) == "a table"
    assert len(made) == 1
    assert store.folder is not None
    path = store.folder / "table.code"
    path.write_bytes(path.read_bytes()[:-1])
    assert store.kept("table", make) == "a table"
    assert len(made) == 2, "a damaged one is made again"


def test_a_table_that_cannot_be_kept_leaves_compiled_code_where_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    filled()
    store = CodeCache(PROCESSOR)

    def refuse(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(cache, "_replace", refuse)
    assert store.kept("table", lambda: 7) == 7
    assert store.is_complete()
    assert store.load("a") == "a" * 100


def test_a_disk_that_takes_nothing_leaves_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "memory").mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nowhere")
    monkeypatch.setattr(tempfile, "tempdir", "/proc/nowhere")
    monkeypatch.setattr(cache, "_IN_MEMORY", str(tmp_path / "memory"))
    assert home_of(filled()) == "memory"
    assert CodeCache(PROCESSOR).is_complete()


def test_a_user_without_a_home_can_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", refuse)
    store = filled()
    assert home_of(store) == "temporary"
    assert store.problem == "Could not determine home directory."


def test_a_full_disk_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage("/")

    def almost_full(path: Path) -> object:
        return usage._replace(free=1 << 20) if "home" in str(path) else usage

    monkeypatch.setattr(shutil, "disk_usage", almost_full)
    store = filled()
    assert home_of(store) == "temporary"
    assert "64 MB" in str(store.problem)


def test_a_folder_that_fills_up_is_left_with_all_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    real = cache._replace

    def full_at_last(path: Path, content: bytes) -> None:
        if path.name == "b.code" and "home" in str(path):
            raise OSError(errno.ENOSPC, "No space left on device")
        real(path, content)

    monkeypatch.setattr(cache, "_replace", full_at_last)
    store = filled()
    assert home_of(store) == "temporary"
    assert "No space left" in str(store.problem)
    again = CodeCache(PROCESSOR)
    assert again.is_complete()
    assert (again.load("a"), again.load("b")) == ("a" * 100, "b" * 100)


def test_a_temporary_folder_that_others_can_write_to_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nowhere")
    assert home_of(filled()) == "temporary"
    [home] = (tmp_path / "temporary").iterdir()
    home.chmod(0o777)
    assert CodeCache(PROCESSOR).folder is None


def test_old_folders_are_removed(tmp_path: Path) -> None:
    for number in range(20):
        (tmp_path / "home" / "tengen" / str(number)).mkdir(parents=True)
    store = filled()
    assert store.folder is not None
    assert len(list(store.folder.parent.iterdir())) == cache._KEPT_FOLDERS


PLAY = """
import tengen
with tengen.Engine(hash_mb=1) as engine:
    board = tengen.Board.from_moves("h8 i9")
    print(board.is_legal(engine.play(board, tengen.Limit(nodes=500)).move))
"""


def test_an_engine_repairs_damaged_files_and_plays(tmp_path: Path) -> None:
    if CODE_CACHE is None or CODE_CACHE.folder is None or not CODE_CACHE.is_complete():
        pytest.skip("nothing is compiled here")
    copy = tmp_path / "home" / "tengen" / CODE_CACHE.folder.name
    shutil.copytree(CODE_CACHE.folder, copy)
    [damaged] = copy.glob("position.unmake-*.code")
    size = damaged.stat().st_size
    damaged.write_bytes(damaged.read_bytes()[: size // 2])
    run = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, timeout=300, check=False
    )
    assert (run.stdout, run.stderr) == ("True\n", "")
    assert damaged.stat().st_size > size // 2


HOMELESS = """
import tempfile
from tengen.core import cache
cache._IN_MEMORY = tempfile.tempdir = "/proc/nowhere"
"""


@pytest.mark.long
def test_an_engine_without_any_folder_plays_and_says_so() -> None:
    run = subprocess.run(
        [sys.executable, "-c", HOMELESS + PLAY],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        env={"XDG_CACHE_HOME": "/proc/nowhere"},
    )
    assert run.stdout == "True\n"
    [line] = run.stderr.splitlines()
    assert line.startswith("tengen: Compiled code cannot be kept in /proc/nowhere")
