"""`tengen prove`: prove that a side wins, and check proofs."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import typer

from ..board import Board
from ..errors import ProofError
from ..play.words import point_names, seconds_text
from ..proof.file import ProofFile, load_proof
from ..proof.quick import verify_any
from ..rules import Color
from ..terminal.terminal import Terminal
from . import options

UNPROVEN = 1  # exit code
REPORT_SECONDS = 60.0  # between two lines where nothing can be drawn over


def command(
    position: Annotated[str | None, typer.Argument(metavar="POSITION", show_default=False)] = None,
    rule: options.Rule = None,
    size: options.Size = None,
    winner: Annotated[
        Literal["black", "white"] | None,
        typer.Option(help="Who wins; default: the side to move."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Where the proof goes: NAME.proof[.gz].")
    ] = None,
    journal: Annotated[
        Path | None, typer.Option(help="Keep every solved position here; resume from it.")
    ] = None,
    nodes: Annotated[
        int, options.number("--nodes", about="Nodes of the search of each position.")
    ] = 1_000_000,
    moves: Annotated[
        int, options.number("--moves", high=99, about="Moves to try where a search proves nothing.")
    ] = 8,
    limit: Annotated[
        float | None, options.seconds("--time", "-t", about="Give up after this time.")
    ] = None,
    workers: Annotated[
        int | None, options.number("--workers", high=64, about="Processes; default: one per core.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option("--check", help="Check a proof instead.", show_default=False)
    ] = None,
) -> None:
    """Prove that a side wins; check proofs.

    Exit code 0 if it is proven, 1 if not. Ctrl-C stops; with --journal the same command goes on.

    \b
    Examples:
      tengen prove "h8 a1 i8 a2" --out win.proof
      tengen prove "h8 a1" --journal a1.jsonl --out a1.proof.gz
      tengen prove --check a1.proof.gz
    """
    terminal = Terminal()
    if check is not None:
        if position is not None:
            raise typer.BadParameter("--check takes no POSITION: the proof has its own")
        terminal.write(_checked(check))
        return
    if position is None:
        raise typer.BadParameter("expected a POSITION, or --check FILE")
    _, board = options.read_position(position, rule, size, "bottom", None)
    color = board.turn if winner is None else Color.parse(winner)
    from ..proving.driver import ProofRun, ProofTask  # loads the compiled core

    task = ProofTask(board=board, winner=color, nodes=nodes, moves=moves)
    run = ProofRun(task, journal=journal, workers=workers or os.cpu_count() or 1)
    with options.stoppable(journal or "nowhere: give --journal FILE to resume later"):
        _show(terminal, board, run.run(limit))
    if not run.tree.is_proven:
        why = "nothing is left to try" if run.tree.is_refuted else "the time is up"
        terminal.write([f"Not proven: {why}. Hardest: {_line(board, run.progress().hardest)}."])
        raise typer.Exit(UNPROVEN)
    certificate = run.tree.certificate()
    found = verify_any(board, certificate)
    if out is not None:
        ProofFile(board, certificate).save(out)
    place = "" if out is None else f" The proof is in {out}."
    terminal.write(
        [f"Proven: {color.title} wins in {found.plies} plies, {certificate.size} moves.{place}"]
    )


def _checked(path: Path) -> list[str]:
    """What the verifier says of a file."""
    began = time.monotonic()
    proof = load_proof(path)
    try:
        found = verify_any(proof.board, proof.certificate)
    except ProofError as error:
        raise ProofError(f"{path} proves nothing: {error}") from None
    board = proof.board
    start = point_names(board, board.move_stack) or "the start"
    return [
        f"Rule {board.rule}, {board.size}x{board.size}, from {start}:",
        f"{proof.winner.title} wins in {found.plies} plies at most, whatever the other side plays.",
        f"The proof has {proof.certificate.size} moves; {found.positions} were played out "
        f"in {time.monotonic() - began:.1f} s.",
    ]


def _show(terminal: Terminal, board: Board, reports: Iterator[object]) -> None:
    """Draw how far it has come; in a pipe a line each minute."""
    from ..proving.driver import ProofProgress

    told = 0.0
    for report in reports:
        assert isinstance(report, ProofProgress)
        estimate = report.estimate
        left = "" if estimate is None else f", about {seconds_text(estimate)} left"
        text = (
            f"{seconds_text(report.seconds)}  searches {report.searches}, open {report.open}, "
            f"pn {report.pn}, dn {report.dn}, replies {report.answered} of {report.replies}{left}"
        )
        hardest = f"hardest: {_line(board, report.hardest)}"
        if terminal.is_screen:
            terminal.draw_over([text, hardest])
        elif report.seconds - told >= REPORT_SECONDS:
            told = report.seconds
            terminal.write([text, hardest])


def _line(board: Board, moves: tuple[int, ...]) -> str:
    return point_names(board, moves) or "the first move"
