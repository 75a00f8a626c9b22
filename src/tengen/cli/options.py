"""What several commands take: options that mean the same everywhere, and a POSITION."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar

import typer

from ..board import Board
from ..coords import MAX_SIZE, MIN_SIZE
from ..engine.options import OPTIONS, SEARCHES
from ..errors import SettingsError, error_text
from ..formats.position import parse_position
from ..game import Game
from ..opening import OPENINGS
from ..play.settings import parse_language, speak
from ..remote.backend import ThisMachine, WorkerPlace
from ..rules import RULES
from ..terminal.terminal import warn
from ..texts import languages, notice_text

if TYPE_CHECKING:
    from ..remote.engine import Engines

Number = TypeVar("Number", int, float)

MAX_COUNT = 999_999_999
MAX_PLY = 9999
INTERRUPTED = 130  # exit code after Ctrl-C


def number(*flags: str, about: str, low: int = 1, high: int = MAX_COUNT, metavar: str = "N") -> Any:
    """An option whose value is a whole number in this range."""

    def parse(given: str | int) -> int:
        text = str(given)  # a default comes as the number it is
        if not (text.isdecimal() and len(text) < 10 and low <= int(text) <= high):
            raise typer.BadParameter(f"got {text!r}, but expected a number from {low} to {high}")
        return int(text)

    return typer.Option(*flags, metavar=metavar, parser=parse, help=about)


def amount(what: str) -> Callable[[str], float]:
    """A parser for numbers that are not negative; `what` tells which, such as seconds."""

    def parse(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not 0 <= value <= MAX_COUNT:
            raise typer.BadParameter(f"got {text!r}, but expected {what}")
        return value

    return parse


def seconds(*flags: str, about: str) -> Any:
    """An option whose value is a time."""
    parser = amount("seconds, such as 2.5")
    return typer.Option(*flags, metavar="SECONDS", parser=parser, help=about)


def _engine_option(name: str, flag: str) -> Any:
    """An option of the engine as one of a command."""
    option = OPTIONS[name]
    about = f"{option.about[0].upper()}{option.about[1:]}; default {option.default}."
    return number(flag, low=option.low, high=option.high, about=about)


Rule: TypeAlias = Annotated[
    str | None, typer.Option("--rule", "-r", metavar="RULE", help=f"One of {', '.join(RULES)}.")
]
_SIZES = f"Board size, {MIN_SIZE} to {MAX_SIZE}; default: from the game or the rule."
Size: TypeAlias = Annotated[
    int | None, number("--size", "-s", low=MIN_SIZE, high=MAX_SIZE, about=_SIZES)
]
Rows: TypeAlias = Annotated[
    Literal["bottom", "top"],
    typer.Option(help="Where row 1 of a move list is; some programs count rows from the top."),
]


def _speak(language: str | None) -> str | None:
    """Switch to a language as soon as the command line names it."""
    if language is not None:
        speak(language)
    return language


def _language(text: str) -> str:
    try:
        return parse_language(text)
    except SettingsError as error:
        raise typer.BadParameter(error_text(error)) from error


Language: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="LANG",
        parser=_language,
        callback=_speak,
        is_eager=True,
        help=f"Speak {', '.join(languages())}; default: as remembered, or as LANG says.",
    ),
]
OPENING = typer.Option(metavar="NAME", help=f"One of {', '.join(OPENINGS)}.")
CLOCK = typer.Option(metavar="TIME", help="5+3 (minutes, seconds), 10s/move or none.")

# What our engine may spend, and how it is set up

Time: TypeAlias = Annotated[float | None, seconds("--time", "-t", about="Thinking time per move.")]
_DEPTH = number("--depth", "-d", high=OPTIONS["depth"].high, about="Plies to look ahead at most.")
Depth: TypeAlias = Annotated[int | None, _DEPTH]
Nodes: TypeAlias = Annotated[int | None, number("--nodes", about="Nodes to search at most.")]
Threads: TypeAlias = Annotated[int | None, _engine_option("threads", "--threads")]
Hash: TypeAlias = Annotated[int | None, _engine_option("hash_mb", "--hash")]
Candidates: TypeAlias = Annotated[int | None, _engine_option("candidates", "--candidates")]
Distance: TypeAlias = Annotated[int | None, _engine_option("distance", "--distance")]

_SEARCH = typer.Option("--search", help="The kind of search; mcts also shows visits.")
Search: TypeAlias = Annotated[Literal["alpha-beta", "mcts"] | None, _SEARCH]


def mcts_of(search: str | None) -> int | None:
    """The engine's option for the chosen search."""
    return None if search is None else SEARCHES.index(search)


def given(**values: Number | None) -> dict[str, Number]:
    """The options given on the command line."""
    return {name: value for name, value in values.items() if value is not None}


Position: TypeAlias = Annotated[
    str, typer.Argument(metavar="POSITION", help="Moves, a file, a link, or - for standard input.")
]


def read_position(
    text: str,
    rule: str | None,
    size: int | None,
    rows: Literal["bottom", "top"],
    ply: int | None = None,
) -> tuple[Game, Board]:
    """The game that a POSITION names, and its board at the end or after `ply` moves."""
    game = parse_position(text, rule=rule, size=size, rows=rows, stdin=sys.stdin.buffer)
    for problem in game.problems:
        warn(notice_text(problem))
    board = game.end().board()
    if ply is not None and ply > board.ply:
        raise typer.BadParameter(f"--ply {ply} is too much: the game has {board.ply} moves")
    while ply is not None and board.ply > ply:
        board.pop()
    return game, board


# Where work is done

Cluster: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Work on the nodes of a Ray cluster: HOST:PORT, or auto for this machine's.",
    ),
]


Workers: TypeAlias = Annotated[
    int | None,
    number("--workers", high=1024, about="Processes; default 1, or one per core of the cluster."),
]


@contextmanager
def engines(cluster: str | None, workers: int | None, **setting: int) -> Iterator[Engines]:
    """Our engine for many jobs: in this process, or in workers here or on a cluster."""
    from ..remote.crew import Crew
    from ..remote.engine import CrewEngines, LocalEngines
    from ..terminal.progress import start_engine

    if cluster is None and (workers or 1) == 1:
        with start_engine(**setting) as engine:
            yield LocalEngines(engine)
        return
    if cluster is None:
        start_engine(**setting).close()  # compiled once, before all workers start
    with (
        place_of(cluster, workers) as place,
        Crew(place, "tengen.remote.engine_service", json.dumps(setting), log=warn) as crew,
    ):
        yield CrewEngines(crew)


@contextmanager
def place_of(cluster: str | None, workers: int | None, default: int = 1) -> Iterator[WorkerPlace]:
    """Where workers are started: on a cluster, one for each of its processors, or here."""
    if cluster is None:
        yield ThisMachine(workers or default)
        return
    from ..remote.cluster import Cluster

    with Cluster(cluster, workers=workers, log=warn) as found:
        yield found


@contextmanager
def stoppable(place: object) -> Iterator[None]:
    """Let Ctrl-C stop work that the same command continues in this file or folder."""
    try:
        yield
    except KeyboardInterrupt:
        print(file=sys.stderr)
        warn(f"stopped; the same command continues with {place}")
        raise typer.Exit(INTERRUPTED) from None
