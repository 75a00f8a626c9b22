"""Options that mean the same in every command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

import typer

from ..coords import MAX_SIZE, MIN_SIZE
from ..rules import RULES


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A parser for numbers in this range."""

    def parse(given: str | int) -> int:
        text = str(given)  # a default comes as the number it is
        if not (text.isdecimal() and len(text) < 10 and low <= int(text) <= high):
            raise typer.BadParameter(f"got {text!r}, but expected a number from {low} to {high}")
        return int(text)

    return parse


RuleOption: TypeAlias = Annotated[
    str | None, typer.Option("--rule", "-r", metavar="RULE", help=f"One of {', '.join(RULES)}.")
]
SizeOption: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--size",
        "-s",
        metavar="N",
        parser=whole_number(MIN_SIZE, MAX_SIZE),
        help=f"Board size, {MIN_SIZE} to {MAX_SIZE}; else what the game or the rule says.",
    ),
]
RowsOption: TypeAlias = Annotated[
    Literal["bottom", "top"],
    typer.Option(help="Where row 1 of a move list is; some programs count from the top."),
]
