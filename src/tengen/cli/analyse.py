"""`tengen analyse`: what the engine thinks of a position, while it thinks."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from ..board import Board
from ..engine.analysis import Analysis
from ..engine.info import Info
from ..engine.limit import Limit
from ..engine.options import OPTIONS
from ..formats.position import parse_position
from .options import RowsOption, RuleOption, SizeOption, whole_number
from .progress import bar, start_engine
from .terminal import Terminal
from .words import cut, describe, draw_board, point_names, printable

MAX_LINES = 99
MAX_COUNT = 999_999_999
UP = "\x1b[{}A"
CLEAR_BELOW = "\x1b[J"

HEADING = f"{'#':>2} {'depth':>6}  {'score':<14} {'time':>8}  line"


def _parse_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= MAX_COUNT:
        raise typer.BadParameter(f"got {text!r}, but expected seconds, such as 2.5")
    return seconds


def _engine_option(name: str, flag: str) -> Any:
    """An option of the engine as one of the command."""
    option = OPTIONS[name]
    about = f"{option.about[0].upper()}{option.about[1:]}; {option.default} without it."
    return typer.Option(flag, metavar="N", parser=whole_number(option.low, option.high), help=about)


def command(
    position: Annotated[
        str,
        typer.Argument(metavar="POSITION", help="Moves, a file, a link, or - for standard input."),
    ],
    rule: RuleOption = None,
    size: SizeOption = None,
    rows: RowsOption = "bottom",
    time: Annotated[
        float | None,
        typer.Option(
            "--time", "-t", metavar="SECONDS", parser=_parse_seconds, help="Stop after this time."
        ),
    ] = None,
    depth: Annotated[
        int | None,
        typer.Option(
            "--depth",
            "-d",
            metavar="N",
            parser=whole_number(1, OPTIONS["depth"].high),
            help="Stop after this depth.",
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole_number(1, MAX_COUNT), help="Stop after so many nodes."
        ),
    ] = None,
    multipv: Annotated[
        int | None,
        typer.Option(
            "--multipv",
            "-m",
            metavar="N",
            parser=whole_number(1, MAX_LINES),
            help="How many lines to show, each with another first move.",
        ),
    ] = None,
    threads: Annotated[int | None, _engine_option("threads", "--threads")] = None,
    hash_mb: Annotated[int | None, _engine_option("hash_mb", "--hash")] = None,
) -> None:
    """Analyse a position, live.

    It goes on until Ctrl-C or until a limit is reached, and ends with the last table.

    Scores are those of the side to move: +M7 is a proven win in seven plies, -M4 a proven loss in
    four, +0.42 (59 %) an estimate with the chance to win.

    \b
    Examples:
      tengen analyse "h8 i9 j10"
      tengen analyse game.sgf --multipv 5 --time 10
      tengen analyse "?rule=renju#h8i9j10" --depth 14 --threads 2
    """
    game = parse_position(position, rule=rule, size=size, rows=rows, stdin=sys.stdin.buffer)
    for problem in game.problems:
        print(f"tengen: {printable(problem)}", file=sys.stderr)
    board = game.end().board()
    limit = Limit(time=time, depth=depth, nodes=nodes)
    terminal = Terminal()
    given = {"threads": threads, "hash_mb": hash_mb}
    options = {name: value for name, value in given.items() if value is not None}
    with start_engine(**options) as engine:
        engine.prepare(board.rule, board.size)
        with engine.analysis(board, limit, multipv=multipv) as search:
            terminal.write([*draw_board(board, paint=terminal.paint), "", *describe(board), ""])
            view = Screen(terminal, board) if terminal.is_screen else Log(terminal, board)
            with _stopped_by_interrupt(search):
                view.show(search)
            view.end(search)


@contextmanager
def _stopped_by_interrupt(search: Analysis) -> Iterator[None]:
    """Let Ctrl-C stop the search, and nothing else: what is being drawn is drawn to its end."""
    before = signal.signal(signal.SIGINT, lambda number, frame: search.stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Log:
    """Each depth in lines of its own, for a pipe or a file."""

    def __init__(self, terminal: Terminal, board: Board) -> None:
        self._terminal = terminal
        self._board = board

    def show(self, search: Analysis) -> None:
        """Write what is found until the search ends."""
        self._terminal.write([HEADING])
        for info in search:
            if info.current_move is None:  # a finished depth, not the progress of one
                self._terminal.write([line_text(self._board, info)])

    def end(self, search: Analysis) -> None:
        """Write the last table."""
        self._terminal.write(["", *table(self._board, search.lines), total_text(search.best)])


class Screen:
    """One table that is drawn over as the search goes on."""

    def __init__(self, terminal: Terminal, board: Board) -> None:
        self._terminal = terminal
        self._board = board
        self._height = 0

    def show(self, search: Analysis) -> None:
        """Draw what is found until the search ends."""
        for info in search:
            self._draw([*table(self._board, search.lines), progress_text(self._board, info)])

    def end(self, search: Analysis) -> None:
        """Draw the last table."""
        self._draw([*table(self._board, search.lines), total_text(search.best)])

    def _draw(self, lines: list[str]) -> None:
        lines = lines[-(self._terminal.rows - 1) :]  # what has left the screen cannot be redrawn
        above = UP.format(self._height) if self._height else ""
        columns = self._terminal.columns
        sys.stdout.write(f"\r{above}{CLEAR_BELOW}")
        self._terminal.write([cut(line, columns - 1) for line in lines])
        self._height = len(lines)


def table(board: Board, infos: tuple[Info, ...]) -> list[str]:
    """The lines of a depth under their heading."""
    return [HEADING, *(line_text(board, info) for info in infos)]


def line_text(board: Board, info: Info) -> str:
    """One line: its rank, depth, score, the time it took, and its moves."""
    depth, seconds = f"{info.depth}/{info.seldepth}", f"{info.time:.2f} s"
    moves = point_names(board, info.pv)
    return f"{info.multipv:>2} {depth:>6}  {info.score!s:<14} {seconds:>8}  {moves}"


def progress_text(board: Board, info: Info) -> str:
    """How the depth that is being searched goes on."""
    progress = info.progress
    move = "" if info.current_move is None else f" {board.move_text(info.current_move)}"
    return (
        f"depth {progress.depth} {bar(progress.done, progress.total, 20)} {progress.percent:>3} % "
        f"{progress.done}/{progress.total}{move}  {total_text(info)}"
    )


def total_text(info: Info) -> str:
    """What the search has cost so far."""
    nodes, rate = count_text(info.nodes), count_text(info.nps)
    return f"{nodes} nodes  {rate}/s  hash {info.hashfull / 10:.0f} %  {info.time:.1f} s"


def count_text(count: int) -> str:
    """A large number in short: 1.23 M."""
    for unit, name in ((1_000_000_000, "G"), (1_000_000, "M"), (1_000, "k")):
        if count >= unit:
            return f"{count / unit:.3g} {name}"
    return str(count)
