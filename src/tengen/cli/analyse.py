"""`tengen analyse`: what the engine thinks of a position, while it thinks."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Protocol

import typer

from ..board import Board
from ..engine.base import Analysis
from ..engine.info import Info
from ..engine.limit import Limit
from ..formats.position import parse_position
from ..play.words import cut, point_names, printable
from ..terminal.board_text import describe, draw_board
from ..terminal.progress import cost_text, depth_text, start_engine
from ..terminal.terminal import Terminal
from .options import (
    CandidatesOption,
    DepthOption,
    DistanceOption,
    HashOption,
    NodesOption,
    RowsOption,
    RuleOption,
    SizeOption,
    ThreadsOption,
    TimeOption,
    whole_number,
)

MAX_LINES = 99
MAX_PLY = 9999
UP = "\x1b[{}A"
CLEAR_BELOW = "\x1b[J"

HEADING = f"{'#':>2} {'depth':>6}  {'score':<14} {'time':>8}  line"


def command(
    position: Annotated[
        str,
        typer.Argument(metavar="POSITION", help="Moves, a file, a link, or - for standard input."),
    ],
    rule: RuleOption = None,
    size: SizeOption = None,
    rows: RowsOption = "bottom",
    ply: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number(0, MAX_PLY),
            help="Analyse the position after this many moves.",
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
    as_json: Annotated[
        bool, typer.Option("--json", help="Each line of each depth as JSON, then the end.")
    ] = False,
    time: TimeOption = None,
    depth: DepthOption = None,
    nodes: NodesOption = None,
    threads: ThreadsOption = None,
    hash_mb: HashOption = None,
    candidates: CandidatesOption = None,
    distance: DistanceOption = None,
) -> None:
    """Analyse a position, live.

    It goes on until Ctrl-C or until a limit is reached, and ends with the last table.

    Scores are those of the side to move: +M7 is a proven win in seven plies, -M4 a proven loss in
    four, +0.42 (59 %) an estimate with the chance to win.

    \b
    Examples:
      tengen analyse "h8 i9 j10"
      tengen analyse game.sgf --ply 20 --multipv 5 --time 10
      tengen analyse "?rule=renju#h8i9j10" --depth 14 --threads 2
      tengen analyse game.sgf --nodes 100000 --json
    """
    game = parse_position(position, rule=rule, size=size, rows=rows, stdin=sys.stdin.buffer)
    for problem in game.problems:
        print(f"tengen: {printable(problem)}", file=sys.stderr)
    board = _board_at(game.end().board(), ply)
    limit = Limit(time=time, depth=depth, nodes=nodes)
    given = {
        "threads": threads,
        "hash_mb": hash_mb,
        "candidates": candidates,
        "distance": distance,
    }
    options = {name: value for name, value in given.items() if value is not None}
    terminal = Terminal()
    with start_engine(**options) as engine:
        engine.prepare(board.rule, board.size)
        with engine.analysis(board, limit, multipv=multipv) as search:
            view = _view(terminal, board, as_json=as_json)
            with _stopped_by_interrupt(search):
                view.show(search)
            view.end(search)


def _board_at(board: Board, ply: int | None) -> Board:
    if ply is not None and ply > board.ply:
        raise typer.BadParameter(f"got --ply {ply}, but the game has {board.ply} moves")
    while ply is not None and board.ply > ply:
        board.pop()
    return board


@contextmanager
def _stopped_by_interrupt(search: Analysis) -> Iterator[None]:
    """Let Ctrl-C stop the search, and nothing else: what is being drawn is drawn to its end."""
    before = signal.signal(signal.SIGINT, lambda number, frame: search.stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# Three ways to show it


class View(Protocol):
    """Shows a search until it ends, and what it came to."""

    def show(self, search: Analysis) -> None: ...
    def end(self, search: Analysis) -> None: ...


def _view(terminal: Terminal, board: Board, *, as_json: bool) -> View:
    if as_json:
        return JsonLines(terminal, board)
    terminal.write([*draw_board(board, paint=terminal.paint), "", *describe(board), ""])
    return Screen(terminal, board) if terminal.is_screen else Log(terminal, board)


class JsonLines:
    """Each line of each depth as an object, and the last table as one; for programs."""

    def __init__(self, terminal: Terminal, board: Board) -> None:
        self._terminal = terminal
        self._board = board

    def show(self, search: Analysis) -> None:
        """Write what is found until the search ends."""
        for info in search:
            if info.current_move is None:  # a finished depth, not the progress of one
                self._write({"type": "info", **plain_info(self._board, info)})

    def end(self, search: Analysis) -> None:
        """Write the last table."""
        lines = [plain_info(self._board, info) for info in search.lines]
        self._write({"type": "done", "best": lines[0]["pv"][0], "lines": lines})

    def _write(self, data: dict[str, Any]) -> None:
        self._terminal.write([json.dumps(data)])


def plain_info(board: Board, info: Info) -> dict[str, Any]:
    """A line of a search as plain data: points by their names, the score for the side to move."""
    return {
        "depth": info.depth,
        "seldepth": info.seldepth,
        "multipv": info.multipv,
        "score": info.score.to_plain(),
        "pv": [board.move_text(move) for move in info.pv],
        "nodes": info.nodes,
        "nps": info.nps,
        "time": round(info.time, 3),
        "hashfull": info.hashfull,
    }


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
        self._terminal.write(["", *table(self._board, search.lines), cost_text(search.best)])


class Screen:
    """One table that is drawn over as the search goes on."""

    def __init__(self, terminal: Terminal, board: Board) -> None:
        self._terminal = terminal
        self._board = board
        self._height = 0

    def show(self, search: Analysis) -> None:
        """Draw what is found until the search ends."""
        for info in search:
            progress = f"{depth_text(self._board, info)}  {cost_text(info)}"
            self._draw([*table(self._board, search.lines), progress])

    def end(self, search: Analysis) -> None:
        """Draw the last table."""
        self._draw([*table(self._board, search.lines), cost_text(search.best)])

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
