"""What holds for the source as a whole: one home for each class, and declared dependencies."""

import ast
import re
import runpy
import subprocess
import sys
import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from tengen.cli.main import EXTRA_OF

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "tengen"

# Public class names with two homes, each with its reason.
TWICE: dict[str, str] = {}

# Endings of the files that people write.
TEXTS = {".py", ".js", ".css", ".html", ".md", ".ftl", ".toml", ".yml"}

# What is imported by another name than it is installed by.
INSTALLED_BY = {
    "resvg_py": "resvg-py",
    "sqlalchemy": "SQLAlchemy",
    "PIL": "pillow",
    "argon2": "argon2-cffi",
    "prometheus_client": "prometheus-client",
    "yaml": "PyYAML",
}


@cache
def modules() -> dict[Path, ast.Module]:
    """Every module of our source, parsed once."""
    paths = sorted(SOURCE.rglob("*.py"))
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def declared() -> set[str]:
    """What pyproject.toml asks for, in any extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(line for extra in extras for line in extra)]
    return {re.split(r"[\[<>=!~; ]", line)[0].lower() for line in wanted}


def test_a_public_class_name_has_one_home() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path, module in modules().items():
        for node in module.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(path.relative_to(SOURCE)))
    twice = {name: places for name, places in homes.items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if name not in TWICE} == {}
    assert set(TWICE) <= set(twice), "these have one home now: take them off the list"


def test_the_map_of_the_architecture_is_true() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(?:[\w/]+/)?([\w-]+\.(?:py|js))`", text))
    files = {path.name for path in SOURCE.rglob("*.*")} | {"reference.py"}
    assert named <= files, "the map names files that are not there"
    whole = {"check", "cli", "client", "formats", "bot", "tournament", "api", "store", "tasks"}
    missing = {
        str(path.relative_to(SOURCE))
        for path in modules()
        if not path.name.startswith("__") and path.name not in named
        if not whole & set(path.relative_to(SOURCE).parts)  # described as a whole
    }
    assert missing == set()


def test_the_ways_of_a_move_pass_files_that_exist() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    ways = text.partition("## Five ways of a move")[2].partition("## Words")[0]
    files = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.*")}
    passed = re.findall(r"`([\w/]+\.(?:py|js))`", ways)
    assert len(passed) > 40
    assert not [
        name for name in passed if not any(f"/{file}".endswith(f"/{name}") for file in files)
    ]


def test_no_text_has_the_markers_of_an_unfinished_merge() -> None:
    marker = re.compile(r"^(<{7}|={7}|>{7})( |$)", re.MULTILINE)
    folders = [ROOT / name for name in ("src", "tests", "bench", "docs", "deploy")]
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXTS]
    paths += ROOT.glob("*.md")
    assert [path for path in paths if marker.search(path.read_text(encoding="utf-8"))] == []


def test_every_library_module_is_held_to_the_standard_library() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    held = next(row for row in contracts if row["name"].startswith("the library needs"))
    files = {f"tengen.{path.stem}" for path in SOURCE.glob("[!_]*.py")}
    files |= {"tengen.formats", "tengen.texts"}
    drawing = {"tengen.animation", "tengen.png"}  # with a renderer and Pillow
    assert set(held["source_modules"]) == files - drawing


def test_no_merge_left_its_marks() -> None:
    listed = subprocess.run(
        ["git", "grep", "-lIE", "^(<{7}|>{7}) "], cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode > 1:
        pytest.skip("not a checkout")
    assert listed.stdout.split() == []


def test_the_lock_file_pins_what_is_declared_and_names_no_host() -> None:
    lock = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    pinned = {line.split("==")[0].lower().replace("_", "-") for line in lock.split()}
    missing = {name for name in declared() if name.replace("_", "-") not in pinned}
    assert missing <= {"tengen", "torch"}  # which only those install who train


@cache
def foreign_imports() -> dict[str, set[str]]:
    """The packages of others that our source imports, each with the modules that do."""
    found: dict[str, set[str]] = defaultdict(set)
    for path, module in modules().items():
        for top in imports_of(module):
            found[top].add(str(path.relative_to(SOURCE)))
    return {name: places for name, places in found.items() if name != "tengen"}


def imports_of(module: ast.Module) -> set[str]:
    """The packages that a module imports, without those of the standard library."""
    names: list[str] = []
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            names.append(node.module or "")
    return {name.split(".")[0] for name in names} - sys.stdlib_module_names


def test_the_lowest_versions_have_what_their_tests_import() -> None:
    script = runpy.run_path(str(ROOT / "tests" / "lowest_versions"))
    lines = [*script["lowest"](), *script["TOOLS"]]
    installed = {re.split(r"[\[<>=!~; ]", line)[0].lower() for line in lines}
    ours = {path.stem: path for path in (ROOT / "tests").rglob("*.py")}
    looked_at = {"conftest"}
    waiting = {name.rpartition("/")[2] for name in script["TESTS"]}
    missing = set()
    while waiting:
        name = waiting.pop()
        looked_at.add(name)
        for top in imports_of(ast.parse(ours[name].read_text(encoding="utf-8"))) - {"tengen"}:
            if top in ours:
                waiting |= {top} - looked_at
            elif INSTALLED_BY.get(top, top).lower().replace("_", "-") not in installed:
                missing.add((name, top))
    assert missing == set()


def test_what_is_imported_is_declared() -> None:
    known = declared()
    used = foreign_imports()
    assert not {
        name: places
        for name, places in used.items()
        if INSTALLED_BY.get(name, name).lower() not in known
    }


def test_the_command_line_knows_the_extra_of_every_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert set(foreign_imports()) - {"typer"} <= set(EXTRA_OF)
    for package, extra in EXTRA_OF.items():
        name = INSTALLED_BY.get(package, package).lower()
        assert any(re.match(rf"{name}\b", line.lower()) for line in extras[extra]), package
