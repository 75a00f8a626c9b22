"""One family of errors: each has a code of its own and survives the way to another process."""

import ast
import importlib
import pickle
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tengen
from tengen.board import Board
from tengen.errors import (
    EngineDiedError,
    ForbiddenError,
    FormatError,
    IllegalMoveError,
    OccupiedError,
    TengenError,
    error_text,
)
from tengen.texts import catalogue, languages
from tengen.texts.fluent import parameters
from tengen.texts.pseudo import PSEUDO
from tengen.web.errors import STATUS

NEEDS_TORCH = "tengen.training.net"  # of an extra, and defines no error
# These have the code of whatever they tell, or of what they are a kind of.
UNCODED = {"WebError", "RefusedRequestError", "LeaseLostError"}


def family(kind: type[TengenError] = TengenError) -> Iterator[type[TengenError]]:
    yield kind
    for child in kind.__subclasses__():
        yield from family(child)


def test_every_error_has_a_code_of_its_own() -> None:
    for module in pkgutil.walk_packages(tengen.__path__, "tengen."):
        if not module.name.startswith(("tengen.core", "tengen.__main__", NEEDS_TORCH)):
            importlib.import_module(module.name)
    kinds = [kind for kind in family() if kind.__name__ not in UNCODED and kind.__name__[0] != "_"]
    codes = [kind.__dict__.get("code") for kind in kinds]
    assert None not in codes, kinds[codes.index(None)]
    assert len(set(codes)) == len(codes), codes
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", str(code)) for code in codes)


@pytest.mark.parametrize(
    "error",
    [
        OccupiedError("taken"),
        ForbiddenError("no", move=3, reason="overline"),
        FormatError("odd", line=3),
        EngineDiedError("gone", exit_code=-9, last_output=["x"]),
        IllegalMoveError("off", point=(3, 99), last_output=["3,99"]),
    ],
)
def test_an_error_survives_the_way_to_another_process(error: TengenError) -> None:
    error.add_note("a note")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.__dict__) == (type(error), str(error), error.__dict__)


def test_the_position_is_a_note_and_not_part_of_the_message() -> None:
    board = Board.from_moves("h8")
    with pytest.raises(OccupiedError) as caught:
        board.push_text("h8")
    assert str(caught.value) == "h8 cannot be played: a stone of Black stands there"
    assert caught.value.__notes__ == [f"position: {board!r}"]


# In the language of whoever reads


def all_codes() -> set[str]:
    own = {str(kind.code) for kind in family() if kind.__name__[0] != "_"}
    return own | set(STATUS) | {"bad-request", "failed"}


def test_every_code_is_a_text_of_the_catalogue() -> None:
    known = catalogue("en").patterns
    assert {code for code in all_codes() if f"error-{code}" not in known} == set()


def test_an_error_is_english_to_programs_and_in_words_to_its_reader() -> None:
    with pytest.raises(OccupiedError) as caught:
        Board.from_moves("h8").push_text("h8")
    assert str(caught.value) == "h8 cannot be played: a stone of Black stands there"
    assert (
        error_text(caught.value, catalogue("de")) == "h8 geht nicht: dort steht ein schwarzer Stein"
    )
    assert error_text(caught.value, catalogue("zh-Hans")) == "h8 不能落子：那里已有黑子"


def test_an_error_without_a_key_is_its_code_in_words_and_then_its_english() -> None:
    told = error_text(FormatError("SZ[99]: expected 5 to 26", line=3), catalogue("fr"))
    assert told == "Le texte ou le fichier est illisible. (SZ[99]: expected 5 to 26)"


def test_a_file_that_cannot_be_read_is_told_in_words() -> None:
    error = FileNotFoundError(2, "No such file or directory", "x.sgf")
    assert error_text(error, catalogue("ja")) == "x.sgf: ファイルまたはフォルダーがありません"


def test_messages_are_asked_for_with_the_parameters_that_they_have() -> None:
    """Every `Message.of(key, …)` and `Message(key)` of the source fits its text."""
    wrong, known = [], catalogue("en").patterns
    for path in Path(tengen.__path__[0]).rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name, key = ast.unparse(call.func), call.args[0]
            is_whole = name.endswith("Message.of") or (
                name.endswith("Message") and len(call.args) == 1
            )
            if not is_whole or not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
                continue
            given = {str(keyword.arg) for keyword in call.keywords}
            if key.value not in known or parameters(known[key.value]) != given:
                wrong.append((path.name, key.value, given))
    assert wrong == []


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_an_error_is_never_worse_than_its_english(language: str) -> None:
    for kind in family():
        if kind.__name__[0] != "_" and kind.__name__ not in UNCODED:
            error = TengenError("it went wrong")
            error.code = str(kind.code)
            assert "it went wrong" in error_text(error, catalogue(language))
