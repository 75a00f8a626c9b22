"""One family of errors: each has a code of its own and survives the way to another process."""

import importlib
import pickle
import pkgutil
import re
from collections.abc import Iterator

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
)

NEEDS_TORCH = "tengen.training.net"  # of an extra, and defines no error
UNCODED = {"WebError"}  # has the code of whatever it tells


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
