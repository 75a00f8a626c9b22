"""`tengen analyse`: what the engine thinks of a position, while it thinks."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from typing import Annotated

import typer

from ..board import Board
from ..engine.base import Analysis
from ..engine.info import Info
from ..engine.limit import Limit
from ..play.words import padded, point_names
from ..terminal.board_text import describe, draw_board
from ..terminal.progress import cost_text, depth_text, start_engine
from ..terminal.terminal import Terminal, handling
from ..texts import t
from . import options

MAX_LINES = 99


def command(
    position: options.Position,
    rule: options.Rule = None,
    size: options.Size = None,
    rows: options.Rows = "bottom",
    ply: Annotated[
        int | None,
        options.number(
            "--ply",
            low=0,
            high=options.MAX_PLY,
            about="Analyse the position after this many moves.",
        ),
    ] = None,
    multipv: Annotated[
        int | None,
        options.number(
            "--multipv",
            "-m",
            high=MAX_LINES,
            about="How many lines to show, each with another first move.",
        ),
    ] = None,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="Print each line of each depth as JSON, then a final object."),
    ] = False,
    time: options.Time = None,
    depth: options.Depth = None,
    nodes: options.Nodes = None,
    threads: options.Threads = None,
    hash_mb: options.Hash = None,
    candidates: options.Candidates = None,
    distance: options.Distance = None,
    language: options.Language = None,
    search: options.Search = None,
) -> None:
    """Analyse a position, live.

    It runs until Ctrl-C or a limit, and then prints the final table.

    Scores are for the side to move: +M7 is a proven win in seven plies, -M4 a proven loss in
    four, +0.42 (59 %) an estimate with the chance to win.

    \b
    Examples:
      tengen analyse "h8 i9 j10"
      tengen analyse game.sgf --ply 20 --multipv 5 --time 10
      tengen analyse "?rule=renju#h8i9j10" --depth 14 --threads 2
      tengen analyse game.sgf --nodes 100000 --json
      tengen analyse game.sgf --search mcts --multipv 5 --time 5
    """
    _, board = options.read_position(position, rule, size, rows, ply)
    limit = Limit(time=time, depth=depth, nodes=nodes)
    given = options.given(
        threads=threads,
        hash_mb=hash_mb,
        candidates=candidates,
        distance=distance,
        mcts=options.mcts_of(search),
    )
    terminal = Terminal()
    with start_engine(**given) as engine:
        engine.prepare(board.rule, board.size)
        with (
            engine.analysis(board, limit, multipv=multipv) as running,
            # Ctrl-C stops the search and nothing else: what is being drawn is drawn to its end.
            handling(lambda *_: running.stop(), signal.SIGINT),
        ):
            if as_json:
                _write_json(terminal, board, running)
                return
            terminal.write([*draw_board(board, paint=terminal.paint), "", *describe(board), ""])
            show = _draw if terminal.is_screen else _log
            show(terminal, board, running)


# Three ways to show a search until it ends, and what it came to


def _write_json(terminal: Terminal, board: Board, search: Analysis) -> None:
    """Each line of each depth as an object, and the last table as one; for programs."""
    for info in _finished_depths(search):
        terminal.write([json.dumps({"type": "info", **info.to_plain(board.size)})])
    lines = [info.to_plain(board.size) for info in search.lines]
    terminal.write([json.dumps({"type": "done", "best": lines[0]["pv"][0], "lines": lines})])


def _log(terminal: Terminal, board: Board, search: Analysis) -> None:
    """Each depth in lines of its own, for a pipe or a file."""
    terminal.write([heading()])
    for info in _finished_depths(search):
        terminal.write([line_text(board, info)])
    terminal.write(["", *table(board, search.lines), cost_text(search.best)])


def _draw(terminal: Terminal, board: Board, search: Analysis) -> None:
    """One table that is drawn over as the search goes on."""
    for info in search:
        progress = f"{depth_text(board, info)}  {cost_text(info)}"
        terminal.draw_over([*table(board, search.lines), progress])
    terminal.draw_over([*table(board, search.lines), cost_text(search.best)])


def _finished_depths(search: Analysis) -> Iterator[Info]:
    return (info for info in search if info.current_move is None)


def table(board: Board, infos: tuple[Info, ...]) -> list[str]:
    """The lines of a depth under their heading."""
    return [heading(), *(line_text(board, info) for info in infos)]


def heading() -> str:
    """The names of the columns."""
    depth, score, time, line = (
        t("terminal-column", name=name) for name in ("depth", "score", "time", "line")
    )
    left = f" # {padded(depth, 6, right=True)}  {padded(score, 14)}"
    return f"{left} {padded(time, 8, right=True)}  {line}"


def line_text(board: Board, info: Info) -> str:
    """One line: its rank, depth, score, the time it took, and its moves."""
    depth, seconds = f"{info.depth}/{info.seldepth}", f"{info.time:.2f} s"
    moves = point_names(board, info.pv)
    visits = f"{info.share:>4.0%} of visits  " if info.visits else ""
    return f"{info.multipv:>2} {depth:>6}  {info.score!s:<14} {seconds:>8}  {visits}{moves}"
