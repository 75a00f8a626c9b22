"""The wheel: built, installed into an empty environment, and used there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIBRARY_USE = """
import sys, tengen
from tengen import formats
board = tengen.Board.from_moves("h8 i9 g9", rule="renju")
assert formats.write_game(tengen.Game.from_board(board), "pos")
from tengen.formats.shipped import shipped_names
assert "freestyle15" in shipped_names()
foreign = {"numpy", "numba", "typer", "fastapi", "textual", "torch"} & set(sys.modules)
assert not foreign, foreign
"""


def run(*command: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """The output of a command that must succeed."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, env=env, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel made from it."""
    folder = tmp_path_factory.mktemp("dist")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (sdist,) = folder.glob("*.tar.gz")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, sdist)
    return folder


@pytest.fixture(scope="module")
def bare_python(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=False, symlinks=True)
    (wheel,) = dist.glob("*.whl")
    (site,) = folder.glob("lib/python*/site-packages")
    run(sys.executable, "-m", "pip", "--quiet", "install", "--no-deps", "--target", site, wheel)
    return folder / "bin/python"


def test_the_library_needs_the_standard_library_only(bare_python: Path) -> None:
    run(bare_python, "-I", "-c", LIBRARY_USE)


def test_the_wheel_has_the_data_and_the_page(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    names = run(sys.executable, "-m", "zipfile", "-l", wheel)
    for part in ("py.typed", "core/data/freestyle", "data/", "web/static/index.html"):
        assert part in names, part


def test_the_sdist_is_complete(dist: Path) -> None:
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        held = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    tracked = set(run("git", "ls-files", cwd=ROOT).split("\n")) - {"", ".gitignore"}
    assert tracked - held == set()


@pytest.fixture(scope="module")
def unpacked(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """An environment in which Python finds the wheel's files before those of this checkout."""
    folder = tmp_path_factory.mktemp("unpacked")
    (wheel,) = dist.glob("*.whl")
    run(sys.executable, "-m", "zipfile", "-e", wheel, folder)
    return {**os.environ, "PYTHONPATH": str(folder)}


# A module that needs each extra; `train` brings PyTorch, which only the long tests install.
EXTRAS = {
    "engine": "tengen.engine.engine",
    "png": "tengen.png",
    "animation": "tengen.animation",
    "arena": "tengen.arena.charts",
    "learn": "tengen.learning.schedule",
    "tui": "tengen.tui.app",
    "web": "tengen.web.app",
    "bot": "tengen.bot.bot",
    "postgresql": "psycopg",
    "servers": "tengen.web.peers.bus",
    "cluster": "ray",
}


def test_every_extra_is_importable_from_the_wheel(unpacked: Mapping[str, str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(EXTRAS) == set(project["optional-dependencies"]) - {"dev", "train"}
    code = f"import tengen, {', '.join(EXTRAS.values())}\nprint(tengen.__file__)"
    where = run(sys.executable, "-c", code, env=unpacked)
    assert where.startswith(unpacked["PYTHONPATH"])


def test_pbrain_plays_a_move_from_the_wheel(unpacked: Mapping[str, str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", "from tengen.cli.pbrain import main; main()"],
        env=unpacked,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write("START 15\nINFO timeout_turn 1000\nBEGIN\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == "OK\n"
        said = next(line for line in engine.stdout if re.fullmatch(r"\d+,\d+\n", line))
        engine.stdin.write("END\n")
    assert all(0 <= int(part) < 15 for part in said.split(","))
