"""`import tengen` is light, and everything public says what it is."""

import doctest
import importlib
import importlib.metadata
import inspect
import pkgutil
import subprocess
import sys
from types import ModuleType

import pytest

import tengen

# What is not the library: heavier, and loaded only by whoever asks for it.
BEYOND_THE_LIBRARY = {"__main__", "cli", "core", "engine", "png"}


def library_modules() -> list[str]:
    """The modules that promise to need the standard library only."""
    parts = [part.name for part in pkgutil.iter_modules(tengen.__path__)]
    modules = [f"tengen.{name}" for name in parts if name not in BEYOND_THE_LIBRARY]
    formats = importlib.import_module("tengen.formats")
    return [
        "tengen",
        *modules,
        *(f"tengen.formats.{m.name}" for m in pkgutil.iter_modules(formats.__path__)),
    ]


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after running `code`."""
    report = f"{code}\nimport sys\nprint(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_import_loads_the_standard_library_only() -> None:
    new = loaded_by("import tengen") - loaded_by("pass")
    assert "tengen.board" in new
    packages = {name.partition(".")[0] for name in new} - {"tengen"}
    assert packages <= sys.stdlib_module_names


def test_import_is_quick() -> None:
    """Quick is to load little: none of our heavier parts and none of Python's."""
    new = loaded_by("import tengen") - loaded_by("pass")
    ours = {name for name in new if name.startswith("tengen.")}
    assert not {name.split(".")[1] for name in ours} & BEYOND_THE_LIBRARY
    heavy = (
        "asyncio concurrent ctypes dataclasses email http inspect json logging multiprocessing "
        "pathlib socket subprocess unittest urllib xml"
    )
    assert not new & set(heavy.split())


def test_larger_parts_are_loaded_when_they_are_asked_for() -> None:
    parts = {"tengen.game", "tengen.opening", "tengen.formats", "tengen.svg"}
    assert not loaded_by("import tengen") & parts
    assert loaded_by("import tengen; tengen.Game; tengen.Opening") & parts == {
        "tengen.game",
        "tengen.opening",
    }
    assert loaded_by("import tengen; tengen.svg.board; tengen.formats.FORMATS") & parts == {
        "tengen.formats",
        "tengen.svg",
    }


def test_a_name_that_does_not_exist_is_refused_as_in_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'tengen' has no attribute 'Bord'"):
        _ = tengen.Bord  # type: ignore[attr-defined]
    assert set(tengen.__all__) <= set(dir(tengen))


def test_the_whole_library_needs_the_standard_library_only() -> None:
    imports = "\n".join(f"import {name}" for name in library_modules())
    packages = {name.partition(".")[0] for name in loaded_by(imports) - loaded_by("pass")}
    assert packages - {"tengen"} <= sys.stdlib_module_names


def test_the_version_is_that_of_the_package() -> None:
    assert tengen.__version__ == importlib.metadata.version("tengen")


def test_all_lists_every_public_name_and_no_other() -> None:
    assert len(set(tengen.__all__)) == len(tengen.__all__)
    public = {
        name
        for name, value in vars(tengen).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert public - {"annotations", "import_module", "TYPE_CHECKING"} <= set(tengen.__all__)
    assert all(hasattr(tengen, name) for name in tengen.__all__)


def is_documented(thing: object, name: str) -> bool:
    """Whether somebody wrote a docstring; a dataclass makes one up that begins with its name."""
    text = inspect.getdoc(thing)
    return bool(text) and not str(text).startswith(f"{name}(")


def undocumented(module: ModuleType) -> list[str]:
    """Public functions, classes and members of a module that do not say what they are."""
    missing = [] if is_documented(module, module.__name__) else [module.__name__]
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isfunction(thing) or inspect.isclass(thing):
            if not is_documented(thing, name):
                missing.append(f"{module.__name__}.{name}")
            if getattr(thing, "_is_protocol", False):
                continue  # its members are others' methods
            for member, value in vars(thing).items():
                is_part = inspect.isroutine(value) or isinstance(value, property)
                if is_part and not member.startswith("_") and not is_documented(value, member):
                    missing.append(f"{module.__name__}.{name}.{member}")
    return missing


@pytest.mark.parametrize("name", library_modules())
def test_every_public_name_is_documented(name: str) -> None:
    assert undocumented(importlib.import_module(name)) == []


@pytest.mark.parametrize("name", library_modules())
def test_the_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
