"""`tengen explain`: why a move is good or bad, and who threatens what in a position."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from ..analysis.explain import CANDIDATES, MoveReport, explain
from ..analysis.plain import plain_move, plain_position
from ..analysis.position import PositionReport, trace
from ..board import Board
from ..play.words import color_name, factor_name, padded, point_names
from ..terminal.board_text import describe, draw_board
from ..terminal.terminal import Terminal
from ..texts import t
from . import options


def command(
    position: options.Position,
    move: Annotated[
        str | None,
        typer.Argument(metavar="[MOVE]", help="The move of the side to move, such as h8."),
    ] = None,
    rule: options.Rule = None,
    size: options.Size = None,
    rows: options.Rows = "bottom",
    search: Annotated[
        bool, typer.Option("--search", help="Ask the engine, too: score, line, rank, best move.")
    ] = False,
    time: options.Time = None,
    depth: options.Depth = None,
    nodes: options.Nodes = None,
    candidates: Annotated[
        int, options.number("--candidates", high=99, about="Moves to rank the move among.")
    ] = CANDIDATES,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    language: options.Language = None,
) -> None:
    """Explain why a move is good or bad, or who threatens what.

    With a MOVE: what it makes, stops, takes and leaves, in sentences and in factors with their
    weights; an illegal move is explained, too. Without: the threats of both sides, the most
    important first. With --search or a limit the engine is asked as well, by default for a second.

    \b
    Examples:
      tengen explain "h8 i9 h9 i8 h10" h7
      tengen explain game.sgf k10 --time 5
      tengen explain "?rule=renju#h8i9j10" --json
    """
    _, board = options.read_position(position, rule, size, rows)
    asked = search or any(limit is not None for limit in (time, depth, nodes))
    asking = _search_options(board, time, depth, nodes) if asked else {}
    try:
        if move is None:
            _print_position(board, trace(board, **asking), as_json=as_json)
        else:
            report = explain(board, move, candidates=candidates, **asking)
            _print_move(board, report, as_json=as_json)
    finally:
        if "engine" in asking:
            asking["engine"].close()


def _search_options(
    board: Board, time: float | None, depth: int | None, nodes: int | None
) -> dict[str, Any]:
    """An engine that is ready for the board, and what it may spend."""
    from ..engine.limit import Limit
    from ..terminal.progress import start_engine

    engine = start_engine()
    engine.prepare(board.rule, board.size)
    limit = Limit(time=time, depth=depth, nodes=nodes)
    return {"engine": engine, "limit": None if limit.is_endless(board.turn) else limit}


def _print_move(board: Board, report: MoveReport, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(plain_move(report, board.size), ensure_ascii=False))
        return
    Terminal().write(
        [
            t("terminal-explain-move", color=str(report.color), move=report.name),
            *(f"  {sentence.text}" for sentence in report.sentences),
            *factor_table(board, report),
        ]
    )


def factor_table(board: Board, report: MoveReport) -> list[str]:
    """The factors of both sides with their numbers and points, () for an illegal move."""
    lines = []
    for color in (report.color, report.color.other):
        factors = report.factors_for(color)
        is_mover = color == report.color
        heading = "terminal-factors-for" if is_mover else "terminal-factors-then"
        if factors:
            lines += ["", t(heading, color=str(color))]
        for factor in factors:
            numbers = f"{factor.count:>3} x {factor.weight:<5} {factor.value:>6}"
            points = point_names(board, factor.points)
            lines.append(f"  {padded(factor_name(factor.name), 22)} {numbers}  {points}")
    return [*lines, "", t("terminal-total", total=f"{report.total:+}")] if lines else []


def _print_position(board: Board, report: PositionReport, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(plain_position(report, board.size), ensure_ascii=False))
        return
    terminal = Terminal()
    sentences = [sentence.text for sentence in report.sentences] or [t("terminal-no-threats")]
    terms = [
        f"  {term.name:<32} {padded(color_name(term.color), 7)} {term.times:>3} {term.value:>+6}"
        for term in report.terms
    ]
    terminal.write(
        [
            *draw_board(board, paint=terminal.paint),
            "",
            *describe(board),
            "",
            *sentences,
            *(["", t("terminal-terms"), *terms] if terms else []),
        ]
    )
