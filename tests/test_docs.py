"""The documentation: every public name has a docstring and a page of the API reference."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from pathlib import Path

import pytest

from tengen.web.routes import ROUTES

ROOT = Path(__file__).parent.parent
PACKAGES = ("tengen", "tengen.engine", "tengen.play")
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHOWN = re.compile(r"^::: ([\w.]+)", re.MULTILINE)


def shown_names() -> set[str]:
    """Every name that a page of the API reference shows."""
    pages = (ROOT / "docs/reference").glob("*.md")
    return {name for page in pages for name in SHOWN.findall(page.read_text(encoding="utf-8"))}


def public_names() -> list[tuple[str, str]]:
    """Every exported name; a package is documented through its own names."""
    return [
        (package, name)
        for package in PACKAGES
        for name in importlib.import_module(package).__all__
        if f"{package}.{name}" not in PACKAGES
    ]


@pytest.mark.parametrize(("package", "name"), public_names())
def test_a_public_name_has_a_docstring_and_a_page(package: str, name: str) -> None:
    value = getattr(importlib.import_module(package), name)
    home = getattr(value, "__module__", package)
    places = {f"{package}.{name}", home} | {package}
    assert places & shown_names(), f"{package}.{name} is on no page of docs/reference"
    if inspect.isclass(value) or inspect.isfunction(value) or inspect.ismodule(value):
        assert inspect.getdoc(value), f"{package}.{name} has no docstring"


@pytest.mark.parametrize("name", sorted(shown_names()))
def test_a_page_shows_only_what_exists(name: str) -> None:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        package, _, entry = name.rpartition(".")
        assert hasattr(importlib.import_module(package), entry)


def imported_names() -> set[tuple[str, str]]:
    """Every name of ours that an example in the documents imports, with its module."""
    found = set()
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for code in EXAMPLE.findall(page.read_text(encoding="utf-8")):
            for line in (each.removeprefix(">>> ") for each in code.splitlines()):
                if line.startswith("from tengen"):
                    (statement,) = ast.parse(line).body
                    assert isinstance(statement, ast.ImportFrom)
                    found |= {(str(statement.module), each.name) for each in statement.names}
    return found


@pytest.mark.parametrize(("module", "name"), sorted(imported_names()))
def test_what_an_example_imports_is_there(module: str, name: str) -> None:
    if not hasattr(importlib.import_module(module), name):
        importlib.import_module(f"{module}.{name}")


def test_the_guide_for_programs_has_every_request() -> None:
    text = (ROOT / "docs/web-api.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^ `?]*)", text))
    told = {(method, path.replace("NAME", "ID")) for method, path in told}
    routes = {(route.method, re.sub(r"\{\w+\}", "ID", route.path)) for route in ROUTES}
    assert routes - told == set()
