"""`tengen match`: engines against each other, their Elo, and a test that stops by itself."""

from __future__ import annotations

import os
import shlex
import signal
from collections.abc import Sequence
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ..arena.elo import Sprt
from ..arena.journal import NAME as JOURNAL
from ..arena.journal import Journal, read_journal
from ..arena.match import freeze, run
from ..arena.pairing import Tournament
from ..arena.playing import Record
from ..arena.report import save_records, save_report
from ..arena.settings import (
    MARGIN,
    Adjudication,
    EngineSpec,
    MatchSettings,
    parse_engine,
    with_unique_names,
)
from ..coords import SYMMETRIES
from ..engine.limit import Limit
from ..errors import ArenaError
from ..formats.shipped import load_openings, set_name, shipped_names
from ..play.clock import TimeControl
from ..remote.backend import WorkerPlace
from ..rules import FREESTYLE, Rule
from ..terminal.match_view import MatchView
from ..terminal.terminal import handling, warn
from . import options

TEST_ROUNDS = 2000  # pairs after which a test by the clock gives up
WIN_MOVES = Adjudication().win_moves


def _parse_bounds(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError as error:
        raise typer.BadParameter(f"got {text!r}, but expected two numbers, as 0,30") from error
    return low, high


def command(
    engines: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ENGINE]...", help="tengen, tengen:OPTIONS, tengen@COMMIT, or a command."
        ),
    ] = None,
    frozen: Annotated[
        str | None,
        typer.Option(metavar="COMMIT", help="Add Tengen at this commit as the opponent."),
    ] = None,
    rule: options.Rule = None,
    size: options.Size = None,
    openings: Annotated[
        str | None,
        typer.Option(metavar="SET", help="A shipped set, a file, or none for the empty board."),
    ] = None,
    clock: Annotated[
        str | None, typer.Option(metavar="TIME", help="5+3 (minutes, seconds) or 0.5s/move.")
    ] = None,
    turn: Annotated[float | None, options.seconds("--turn", about="Time for each move.")] = None,
    match: Annotated[
        float | None, options.seconds("--match", about="Time for all moves of one game.")
    ] = None,
    increment: Annotated[
        float, options.seconds("--increment", about="Added after each move.")
    ] = 0.0,
    nodes: Annotated[int | None, options.number("--nodes", about="Nodes per move.")] = None,
    depth: Annotated[int | None, options.number("--depth", about="Depth per move.")] = None,
    games: Annotated[
        int | None,
        options.number("--games", about="Games between two engines at most; an even number."),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="Stop when the first is ELO1 better, or only ELO0."),
    ] = None,
    alpha: Annotated[
        float, typer.Option(parser=options.amount("a rate"), help="Rate of false passes.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(parser=options.amount("a rate"), help="Rate of false failures.")
    ] = 0.05,
    format: Annotated[
        Tournament,
        typer.Option(help="Who meets: all, the first and each other one, or each and the next."),
    ] = Tournament.ROUND_ROBIN,
    concurrency: Annotated[
        int | None,
        options.number(
            "--concurrency",
            about="Games at the same time, at most one per core; default 1, or all of the cluster.",
        ),
    ] = None,
    cluster: options.Cluster = None,
    margin: Annotated[
        float, options.seconds("--margin", about="How late a move may arrive.")
    ] = MARGIN,
    adjudicate_win: Annotated[
        int | None,
        options.number(
            "--adjudicate-win", about=f"Won when both see this score for {WIN_MOVES} moves each."
        ),
    ] = None,
    adjudicate_draw: Annotated[
        int | None,
        options.number("--adjudicate-draw", about="A draw after this many moves on the board."),
    ] = None,
    seed: Annotated[int, options.number("--seed", low=0, about="Order of the openings.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="A new folder for the match.")
    ] = None,
    records: Annotated[
        str, typer.Option(metavar="FORMAT", help="Format of the game records: sgf, psq or json.")
    ] = "sgf",
    resume: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Continue the match in this folder.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Only write the report of the match in this folder."),
    ] = None,
) -> None:
    """Play engines against each other.

    Each opening is played twice with colours swapped, and results are counted in pairs. Every
    finished game is saved at once, so --resume continues a match that was stopped. Name
    external programs again when you resume: a folder alone never starts one.

    \b
    An ENGINE is
      tengen                            Tengen, from its current source
      tengen:level=5,hash_mb=32         with options
      tengen:param.futility_margin=80   with a search parameter changed
      tengen@HEAD~3                     Tengen at a commit
      "pbrain-other --fast"             the command of any Gomocup engine
      fast=tengen:threads=2             any of these with a name of your own

    \b
    Examples:
      tengen match --frozen main --sprt 0,30 --turn 0.1 --openings freestyle15
      tengen match tengen:param.razor_depth=2 tengen --nodes 20000 --games 200
      tengen match tengen tengen:level=8 tengen:level=6 --turn 0.5 --format ladder
      tengen match tengen pbrain-other --match 180 --turn 30 --concurrency 2
      tengen match --resume matches/20270101-120000
      tengen match --resume matches/20270101-120000 pbrain-other
      tengen match --frozen main --sprt 0,30 --turn 0.1 --cluster 10.0.0.1:6379
    """
    if report is not None:
        _write_results(report, *read_journal(report), records)
        return
    with options.place_of(cluster, concurrency) as place:
        if resume is not None:
            journal, folder = Journal(resume), resume
            _allow_programs(journal, [parse_engine(text) for text in engines or []])
        else:
            if games is not None and games % 2:
                raise ArenaError(f"{games} games are no pairs: expected an even number")
            specs = _engines(engines or [], frozen)
            by_rule, by_size, lines = _openings(openings, rule, size)
            control = _control(clock, turn, match, increment)
            test = None if sprt is None else Sprt(*_parse_bounds(sprt), alpha, beta)
            settings = MatchSettings(
                engines=specs,
                rule=str(by_rule),
                size=by_size,
                control=control,
                limit=Limit(nodes=nodes, depth=depth),
                openings=lines,
                rounds=_rounds(len(lines), control, test) if games is None else games // 2,
                format=format,
                sprt=test,
                margin=margin,
                adjudication=Adjudication(adjudicate_win, WIN_MOVES, adjudicate_draw),
                seed=seed,
            )
            folder = out or Path("matches") / datetime.now().strftime("%Y%m%d-%H%M%S")
            journal = Journal.create(folder, freeze(settings))
        with journal:
            _play(journal, folder, place, is_here=cluster is None)
            _write_results(folder, journal.settings, journal.records, records)


def _control(
    clock: str | None, turn: float | None, match: float | None, increment: float
) -> TimeControl:
    given = TimeControl(main=match, increment=increment, per_move=turn)
    if clock is None:
        return given
    if given.is_clocked:
        raise typer.BadParameter("--clock says the times already: leave --turn and --match out")
    return TimeControl.parse(clock)


def _engines(texts: list[str], frozen: str | None) -> tuple[EngineSpec, ...]:
    if not texts and frozen is None:
        raise typer.BadParameter(
            "a match needs two engines or more, as in: tengen match tengen tengen:level=8 --turn 1"
        )
    if frozen is not None:
        texts = [*(texts or ["tengen"]), f"tengen@{frozen}"]
    return with_unique_names([parse_engine(text) for text in texts])


def _programs(specs: Sequence[EngineSpec]) -> list[str]:
    return [spec.command for spec in specs if spec.command is not None]


def _resume_command(folder: Path, settings: MatchSettings) -> str:
    """The command that resumes a match; it names programs again, because a journal starts none."""
    words = ["tengen", "match", "--resume", os.fspath(folder), *_programs(settings.engines)]
    return shlex.join(words)


def _allow_programs(journal: Journal, named: Sequence[EngineSpec]) -> None:
    """Refuse programs that only the journal names: a file is no reason to run one."""
    folder = journal.path.parent
    for program in _programs(journal.settings.engines):
        if program not in _programs(named):
            journal.close()
            raise ArenaError(
                f"the match in {folder} runs the program {program!r}: to allow that, name it as "
                f"in {_resume_command(folder, journal.settings)}"
            )


def _rounds(openings: int, control: TimeControl, sprt: Sprt | None) -> int:
    """Every opening once; a test has its end elsewhere, but must not count the same game twice."""
    if sprt is None:
        return openings
    every = len(SYMMETRIES) * openings
    return max(every, TEST_ROUNDS) if control.is_clocked else every


def _openings(
    name: str | None, rule: str | None, size: int | None
) -> tuple[Rule, int, tuple[tuple[int, ...], ...]]:
    wanted = Rule.of(rule or FREESTYLE)
    if name is None:
        name = set_name(wanted, size or wanted.default_size)
        if name not in shipped_names():
            raise ArenaError(
                f"no openings are shipped for {wanted} on {size or wanted.default_size}: expected "
                f"--openings FILE, --openings none, or one of {', '.join(shipped_names())}"
            )
    if name == "none":
        return wanted, size or wanted.default_size, ((),)
    found = load_openings(name, rule=rule, size=size)
    return found.rule, found.size, tuple(tuple(game.mainline_moves()) for game in found.games)


def _play(journal: Journal, folder: Path, place: WorkerPlace, *, is_here: bool) -> None:
    cores, concurrency = os.cpu_count() or 1, place.count()
    if is_here and concurrency > cores and journal.settings.control.is_clocked:
        warn(f"{concurrency} games at a time on {cores} cores: moves will come late")
    view = MatchView(journal, folder)
    view.begin()
    try:
        # Even where a shell has them ignored.
        with handling(signal.default_int_handler, signal.SIGINT, signal.SIGTERM):
            if is_here:
                run(journal, concurrency=concurrency, watcher=view)
            else:
                run(journal, place=place, watcher=view)
    except KeyboardInterrupt:
        view.end(f"Stopped. To go on: {_resume_command(folder, journal.settings)}")
        raise typer.Exit(options.INTERRUPTED) from None
    view.end()


def _write_results(
    folder: Path, settings: MatchSettings, records: Sequence[Record], format: str
) -> None:
    """The games, and the report where there is a plotter."""
    written = [save_records(folder, settings, records, format=format)]
    if find_spec("matplotlib") is None:
        warn("for the report's charts, install tengen[arena]")
    else:
        written += save_report(folder, settings, records)
    print(f"Kept in {folder}: {', '.join(path.name for path in [folder / JOURNAL, *written])}")
