"""`tengen match`: engines against each other, their Elo, and a test that stops by itself."""

from __future__ import annotations

import math
import os
import shlex
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from ..arena.journal import NAME as JOURNAL
from ..arena.journal import Journal, read_journal
from ..arena.match import freeze, run
from ..arena.pairing import Tournament
from ..arena.playing import Adjudication, Record
from ..arena.records import save_records
from ..arena.report import save_report
from ..arena.settings import MARGIN, MatchSettings
from ..arena.spec import EngineSpec, parse_engine, with_unique_names
from ..arena.sprt import Sprt
from ..coords import SYMMETRIES
from ..engine.limit import Limit
from ..errors import ArenaError
from ..formats.shipped import load_openings, set_name, shipped_names
from ..play.clock import TimeControl
from ..rules import FREESTYLE, Rule
from ..terminal.match_view import MatchView
from .options import RuleOption, SizeOption, whole_number

MAX_COUNT = 999_999_999
INTERRUPTED = 130
TEST_ROUNDS = 2000  # pairs after which a test by the clock gives up
WIN_MOVES = Adjudication().win_moves


def _number(what: str) -> Callable[[str], float]:
    """A parser for numbers that are not negative."""

    def parse(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number < math.inf:
            raise typer.BadParameter(f"got {text!r}, but expected {what}")
        return number

    return parse


def _parse_bounds(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError as error:
        raise typer.BadParameter(f"got {text!r}, but expected two numbers, as 0,30") from error
    return low, high


def _seconds(flag: str, about: str) -> Any:
    return typer.Option(flag, metavar="SECONDS", parser=_number("seconds, as 0.1"), help=about)


def _count(flag: str, about: str) -> Any:
    return typer.Option(flag, metavar="N", parser=whole_number(1, MAX_COUNT), help=about)


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
    rule: RuleOption = None,
    size: SizeOption = None,
    openings: Annotated[
        str | None,
        typer.Option(metavar="SET", help="A shipped set, a file, or none for the empty board."),
    ] = None,
    clock: Annotated[
        str | None, typer.Option(metavar="TIME", help="5+3 (minutes, seconds) or 0.5s/move.")
    ] = None,
    turn: Annotated[float | None, _seconds("--turn", "Time for each move.")] = None,
    match: Annotated[float | None, _seconds("--match", "Time for all moves of one game.")] = None,
    increment: Annotated[float, _seconds("--increment", "Added after each move.")] = 0.0,
    nodes: Annotated[int | None, _count("--nodes", "Nodes per move.")] = None,
    depth: Annotated[int | None, _count("--depth", "Depth per move.")] = None,
    games: Annotated[
        int | None, _count("--games", "Most games between two engines; an even number.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="Stop when the first is ELO1 better, or only ELO0."),
    ] = None,
    alpha: Annotated[
        float, typer.Option(parser=_number("a rate"), help="How often an ELO0 may pass.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(parser=_number("a rate"), help="How often an ELO1 may fail.")
    ] = 0.05,
    format: Annotated[
        Tournament,
        typer.Option(help="Who meets: all, the first and each other one, or each and the next."),
    ] = Tournament.ROUND_ROBIN,
    concurrency: Annotated[
        int, _count("--concurrency", "Games at the same time, at most one per core.")
    ] = 1,
    margin: Annotated[float, _seconds("--margin", "How late a move may arrive.")] = MARGIN,
    adjudicate_win: Annotated[
        int | None,
        _count("--adjudicate-win", f"Won when both see this score for {WIN_MOVES} moves each."),
    ] = None,
    adjudicate_draw: Annotated[
        int | None, _count("--adjudicate-draw", "A draw after so many moves on the board.")
    ] = None,
    seed: Annotated[
        int,
        typer.Option(metavar="N", parser=whole_number(0, MAX_COUNT), help="Order of the openings."),
    ] = 0,
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
    finished game is saved at once, so --resume continues a match that was stopped. Name other
    programs again when you resume: a folder alone starts none.

    \b
    An ENGINE is
      tengen                            Tengen, from its current source
      tengen:level=5,hash_mb=32         with options
      tengen:param.futility_margin=80   with another number of the search
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
    """
    if report is not None:
        _write_results(report, *read_journal(report), records)
        return
    if resume is not None:
        journal, folder = Journal(resume), resume
        _allow_programs(journal, [parse_engine(text) for text in engines or []])
    else:
        settings = _settings(
            specs=_engines(engines or [], frozen),
            rule=rule,
            size=size,
            openings=openings,
            control=_control(clock, turn, match, increment),
            limit=Limit(nodes=nodes, depth=depth),
            games=games,
            sprt=None if sprt is None else Sprt(*_parse_bounds(sprt), alpha, beta),
            format=format,
            adjudication=Adjudication(adjudicate_win, WIN_MOVES, adjudicate_draw),
            margin=margin,
            seed=seed,
        )
        folder = out or Path("matches") / datetime.now().strftime("%Y%m%d-%H%M%S")
        journal = Journal.create(folder, freeze(settings))
    with journal:
        _play(journal, folder, concurrency)
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
    """What to type to go on with a match; programs are named again, for a journal starts none."""
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


def _settings(
    *,
    specs: tuple[EngineSpec, ...],
    rule: str | None,
    size: int | None,
    openings: str | None,
    control: TimeControl,
    limit: Limit,
    games: int | None,
    sprt: Sprt | None,
    format: Tournament,
    adjudication: Adjudication,
    margin: float,
    seed: int,
) -> MatchSettings:
    """The settings of a new match; what was not given follows from the openings."""
    by_rule, by_size, lines = _openings(openings, rule, size)
    if games is not None and games % 2:
        raise ArenaError(f"{games} games are no pairs: expected an even number")
    return MatchSettings(
        engines=specs,
        rule=str(by_rule),
        size=by_size,
        control=control,
        limit=limit,
        openings=lines,
        rounds=_rounds(len(lines), control, sprt) if games is None else games // 2,
        format=format,
        sprt=sprt,
        margin=margin,
        adjudication=adjudication,
        seed=seed,
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


def _play(journal: Journal, folder: Path, concurrency: int) -> None:
    cores = os.cpu_count() or 1
    if concurrency > cores and journal.settings.control.is_clocked:
        text = f"tengen: {concurrency} games at a time on {cores} cores: moves will come late"
        print(text, file=sys.stderr)
    view = MatchView(journal, folder)
    view.begin()
    try:
        with _interrupted_by(signal.SIGINT, signal.SIGTERM):
            run(journal, concurrency=concurrency, watcher=view)
    except KeyboardInterrupt:
        view.end(f"Stopped. To go on: {_resume_command(folder, journal.settings)}")
        raise typer.Exit(INTERRUPTED) from None
    view.end()


@contextmanager
def _interrupted_by(*signals: signal.Signals) -> Iterator[None]:
    """Let these signals be a KeyboardInterrupt, even where a shell has them ignored."""
    before = {each: signal.signal(each, signal.default_int_handler) for each in signals}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _write_results(
    folder: Path, settings: MatchSettings, records: Sequence[Record], format: str
) -> None:
    """The games, and the report where there is a plotter."""
    written = [save_records(folder, settings, records, format=format)]
    if find_spec("matplotlib") is None:
        print("tengen: for the report's charts, install tengen[arena]", file=sys.stderr)
    else:
        written += save_report(folder, settings, records)
    print(f"Kept in {folder}: {', '.join(path.name for path in [folder / JOURNAL, *written])}")
