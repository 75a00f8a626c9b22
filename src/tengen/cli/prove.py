"""`tengen prove`: prove that a side wins, and check proofs."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ..board import Board
from ..coords import Move, Symmetry
from ..errors import ProofError
from ..play.words import point_names, seconds_text
from ..proof.file import ProofFile, load_proof
from ..proof.quick import verify_any
from ..rules import Color
from ..terminal.terminal import Terminal
from . import options

if TYPE_CHECKING:
    from ..proving.driver import ProofProgress, ProofRun

UNPROVEN = 1  # exit code
REPORT_SECONDS = 60.0  # between two lines where nothing can be drawn over


def command(
    position: Annotated[
        str | None,
        typer.Argument(
            metavar="[POSITION]",
            show_default=False,
            help="The position to prove; none with --check.",
        ),
    ] = None,
    rule: options.Rule = None,
    size: options.Size = None,
    winner: Annotated[
        Literal["black", "white"] | None,
        typer.Option(help="Who wins; default: the side to move."),
    ] = None,
    replies: Annotated[
        str | None,
        typer.Option(
            help="Prove only these replies of the loser, or `each`: one of each symmetric set."
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="The file for the proof: NAME.proof[.gz].")
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
        int | None,
        options.number("--workers", high=1024, about="Processes; default: one per core."),
    ] = None,
    cluster: options.Cluster = None,
    check: Annotated[
        Path | None, typer.Option("--check", help="Check a proof instead.", show_default=False)
    ] = None,
) -> None:
    """Prove that a side wins; check proofs.

    Exit code 0 if it is proven, 1 if not. Ctrl-C stops; with --journal the same command continues.

    \b
    Examples:
      tengen prove "h8 a1 i8 a2" --out win.proof
      tengen prove "h8 a1" --journal a1.jsonl --out a1.proof.gz
      tengen prove h8 --winner black --replies each --journal h8.jsonl --out h8.proof.gz
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

    chosen = () if replies is None else _replies(board, replies)
    task = ProofTask(board=board, winner=color, nodes=nodes, moves=moves, replies=chosen)
    resumed = journal or "nowhere: give --journal FILE to resume later"
    with (
        options.stoppable(resumed),
        options.place_of(cluster, workers, os.cpu_count() or 1) as place,
    ):
        run = ProofRun(task, journal=journal, place=place)
        _show(terminal, board, _saving(run, run.run(limit), out if chosen else None))
    if not run.tree.is_proven:
        why = "nothing is left to try" if run.tree.is_refuted else "the time is up"
        terminal.write([f"Not proven: {why}. Hardest: {_line(board, run.progress().hardest)}."])
        if not run.has_part:
            raise typer.Exit(UNPROVEN)
    proof = run.proof()
    found = verify_any(board, proof.certificate, spared=proof.spared)
    if out is not None:
        proof.save(out)
    kept = "" if out is None else f" The proof is in {out}."
    claim = _claim(proof)
    size = proof.certificate.size
    terminal.write(
        [f"Proven{claim}: {color.title} wins in {found.plies} plies, {size} moves.{kept}"]
    )
    if not run.tree.is_proven:
        raise typer.Exit(UNPROVEN)


def _replies(board: Board, text: str) -> tuple[Move, ...]:
    """The replies that were asked for, far ones first where they were not listed."""
    if text.strip() != "each":
        return tuple(board.parse_move(name) for name in text.split())
    same = [symmetry for symmetry in Symmetry if board.transform(symmetry) == board]
    alike = {min(s.apply(move, board.size) for s in same) for move in board.legal_moves}
    stones = [board.xy(move) for color in Color for move in board.stones(color)]

    def nearness(move: Move) -> int:
        x, y = board.xy(move)
        return -min((max(abs(x - u), abs(y - v)) for u, v in stones), default=0)

    return tuple(sorted(alike, key=lambda move: (nearness(move), move)))


def _saving(
    run: ProofRun, reports: Iterator[ProofProgress], out: Path | None
) -> Iterator[ProofProgress]:
    """The same reports; each reply of those asked for is written down when it is proven."""
    answered = 0
    for report in reports:
        if out is not None and run.has_part and report.answered > answered:
            answered = report.answered
            run.proof().save(out)
        yield report


def _claim(proof: ProofFile) -> str:
    """Which replies a proof is about, where it is not all."""
    if not proof.spared:
        return ""
    claimed = [move for move in proof.board.legal_moves if move not in proof.spared]
    return f" against {point_names(proof.board, claimed)}"


def _checked(path: Path) -> list[str]:
    """What the verifier says of a file."""
    began = time.monotonic()
    proof = load_proof(path)
    try:
        found = verify_any(proof.board, proof.certificate, spared=proof.spared)
    except ProofError as error:
        raise ProofError(f"{path} proves nothing: {error}") from None
    board = proof.board
    start = point_names(board, board.move_stack) or "the start"
    return [
        f"Rule {board.rule}, {board.size}x{board.size}, from {start}:",
        f"{proof.winner.title} wins in {found.plies} plies at most, "
        + (f"{_claim(proof)[1:]}." if proof.spared else "whatever the other side plays."),
        f"The proof has {proof.certificate.size} moves; {found.positions} were played out "
        f"in {time.monotonic() - began:.1f} s.",
    ]


def _show(terminal: Terminal, board: Board, reports: Iterator[ProofProgress]) -> None:
    """Draw how far it has come; in a pipe a line each minute."""
    told = 0.0
    for report in reports:
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
