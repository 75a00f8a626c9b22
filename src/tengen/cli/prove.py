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
from ..proof.certificate import Branch
from ..proof.draw import Drawn, is_draw, parse_draw, verify_draw
from ..proof.file import ProofFile, load_proof, parse_proof, proof_text
from ..proof.quick import verify_any
from ..rules import FREESTYLE, Color, Restriction, Rule
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
    known: Annotated[
        Path | None,
        typer.Option(help="A proof of other --replies: taken over into --out, and imitated."),
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
    draw: Annotated[
        bool, typer.Option("--draw", help="Prove that nobody wins on an empty board of --size.")
    ] = False,
    check: Annotated[
        Path | None, typer.Option("--check", help="Check a proof instead.", show_default=False)
    ] = None,
) -> None:
    """Prove that a side wins, or that nobody does; check proofs.

    Exit code 0 if it is proven, 1 if not. Ctrl-C stops; with --journal the same command continues.

    \b
    Examples:
      tengen prove "h8 a1 i8 a2" --out win.proof
      tengen prove "h8 a1" --journal a1.jsonl --out a1.proof.gz
      tengen prove h8 --winner black --replies each --journal h8.jsonl --out h8.proof.gz
      tengen prove --draw --size 7 --out 7.draw.gz
      tengen prove --check a1.proof.gz
    """
    terminal = Terminal()
    if check is not None:
        if position is not None:
            raise typer.BadParameter("--check takes no POSITION: the proof has its own")
        terminal.write(_checked(check))
        return
    if draw:
        if position is not None or size is None:
            raise typer.BadParameter("--draw takes no POSITION: expected --size N, like --size 7")
        _prove_draw(terminal, Rule.of(rule or FREESTYLE), size, limit, out)
        return
    if position is None:
        raise typer.BadParameter("expected a POSITION, or --check FILE")
    _, board = options.read_position(position, rule, size, "bottom", None)
    color = board.turn if winner is None else Color.parse(winner)
    from ..proving.driver import ProofRun, ProofTask  # loads the compiled core

    chosen = () if replies is None else _replies(board, replies)
    before = () if known is None else _known(known, board, color, chosen)
    task = ProofTask(
        board=board, winner=color, nodes=nodes, moves=moves, replies=chosen, known=before
    )
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


def _prove_draw(
    terminal: Terminal, rule: Rule, size: int, limit: float | None, out: Path | None
) -> None:
    """Look for a proof that neither side can force a win from the empty board."""
    from ..proving.draws import DrawSearch

    if rule.captures or any(rule.restriction(color) is not Restriction.NONE for color in Color):
        raise ProofError(
            f"draws under the rule {rule} cannot be proven: "
            "expected freestyle, standard, caro or caro-standard"
        )
    search, began = DrawSearch(size), time.monotonic()
    for depth in search.run():
        terminal.write([f"{depth} answers do not suffice; positions {search.positions}"])
        if limit is not None and time.monotonic() - began >= limit:
            break
    proof = search.proof
    if proof is None:
        terminal.write(["Not proven: the time is up, or nothing is left to try."])
        raise typer.Exit(UNPROVEN)
    found = verify_draw(proof)
    if out is not None:
        proof.save(out)
    kept = "" if out is None else f" The proof is in {out}."
    terminal.write([f"Proven: nobody can force a win on {size}x{size}. {_drawn(found)}.{kept}"])


def _drawn(found: Drawn) -> str:
    """What a proof of a draw holds."""
    return f"{found.positions} positions, {found.answers} answers and {found.pairs} pairs"


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


def _known(path: Path, board: Board, winner: Color, chosen: tuple[Move, ...]) -> tuple[Branch, ...]:
    """What a proof of some replies answers."""
    if not chosen:
        raise typer.BadParameter("--known takes over a proof of some replies: expected --replies")
    proof = load_proof(path)
    if proof.board != board or proof.winner != winner:
        raise ProofError(
            f"{path} proves a win of {proof.winner.title} from another position, or of another "
            "side: expected the POSITION and --winner of this proof"
        )
    return proof.answers


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
    text = proof_text(path)
    if is_draw(text):
        return _checked_draw(path, text)
    proof = parse_proof(text)
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


def _checked_draw(path: Path, text: str) -> list[str]:
    """What the verifier says of a proof that nobody wins."""
    began, proof = time.monotonic(), parse_draw(text)
    try:
        found = verify_draw(proof)
    except ProofError as error:
        raise ProofError(f"{path} proves nothing: {error}") from None
    return [
        f"Empty board, {proof.size}x{proof.size}, freestyle, standard, caro or caro-standard:",
        "neither side can force a win, because each can stop every five of the other.",
        f"The proof has {_drawn(found)}; checked in {time.monotonic() - began:.1f} s.",
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
