"""Options that mean the same in every command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

import typer

from ..coords import MAX_SIZE, MIN_SIZE
from ..engine.options import OPTIONS
from ..rules import RULES

MAX_COUNT = 999_999_999


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A parser for numbers in this range."""

    def parse(given: str | int) -> int:
        text = str(given)  # a default comes as the number it is
        if not (text.isdecimal() and len(text) < 10 and low <= int(text) <= high):
            raise typer.BadParameter(f"got {text!r}, but expected a number from {low} to {high}")
        return int(text)

    return parse


def seconds(text: str) -> float:
    """A parser for times."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= MAX_COUNT:
        raise typer.BadParameter(f"got {text!r}, but expected seconds, such as 2.5")
    return value


def _engine_option(name: str, flag: str) -> Any:
    """An option of the engine as one of a command."""
    option = OPTIONS[name]
    about = f"{option.about[0].upper()}{option.about[1:]}; default {option.default}."
    return typer.Option(flag, metavar="N", parser=whole_number(option.low, option.high), help=about)


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
        help=f"Board size, {MIN_SIZE} to {MAX_SIZE}; default: from the game or the rule.",
    ),
]
RowsOption: TypeAlias = Annotated[
    Literal["bottom", "top"],
    typer.Option(help="Where row 1 of a move list is; some programs count rows from the top."),
]

# What our engine may spend, and how it is set up

TimeOption: TypeAlias = Annotated[
    float | None,
    typer.Option("--time", "-t", metavar="SECONDS", parser=seconds, help="Thinking time per move."),
]
DepthOption: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--depth",
        "-d",
        metavar="N",
        parser=whole_number(1, OPTIONS["depth"].high),
        help="Most plies to look ahead.",
    ),
]
NodesOption: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--nodes",
        metavar="N",
        parser=whole_number(1, MAX_COUNT),
        help="Most nodes to search.",
    ),
]
ThreadsOption: TypeAlias = Annotated[int | None, _engine_option("threads", "--threads")]
HashOption: TypeAlias = Annotated[int | None, _engine_option("hash_mb", "--hash")]
CandidatesOption: TypeAlias = Annotated[int | None, _engine_option("candidates", "--candidates")]
DistanceOption: TypeAlias = Annotated[int | None, _engine_option("distance", "--distance")]
