"""`tengen play`: the full-screen app on a terminal, or the plain mode, in a pipe too."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from importlib.util import find_spec
from typing import Annotated

import typer

from ..opening import OPENINGS
from ..play.arrange import GameRequest, adviser, expects_engine, open_session, remembered
from ..play.engines import loading_early
from ..play.saved import saved_games
from ..play.seats import LEVELS
from ..play.settings import Settings, load_settings, reset_settings, save_settings
from ..play.thinking import Thinkers
from ..terminal.failures import error_text
from ..terminal.game import TerminalGame
from ..terminal.interrupts import one_interrupt
from ..terminal.progress import CompileBar
from ..terminal.questions import ask_settings
from ..terminal.terminal import Terminal
from .options import (
    CandidatesOption,
    DepthOption,
    DistanceOption,
    HashOption,
    NodesOption,
    RuleOption,
    SizeOption,
    ThreadsOption,
    TimeOption,
    whole_number,
)


def command(
    position: Annotated[
        str | None,
        typer.Argument(
            metavar="POSITION", help="Continue from this position: a file, a link or moves."
        ),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text instead of the full-screen app.")
    ] = False,
    erase: Annotated[
        bool | None,
        typer.Option(
            "--erase/--no-erase",
            " /-e",
            help="Redraw the board in place, or print each board (plain mode; remembered).",
        ),
    ] = None,
    rule: RuleOption = None,
    size: SizeOption = None,
    opening: Annotated[
        str | None,
        typer.Option(metavar="NAME", help=f"One of {', '.join(OPENINGS)}."),
    ] = None,
    level: Annotated[
        int | None,
        typer.Option(
            "--level",
            "-l",
            metavar="N",
            parser=whole_number(LEVELS[0], LEVELS[-1]),
            help="Play against Tengen at this level, 1 to 10.",
        ),
    ] = None,
    color: Annotated[
        str | None, typer.Option("--color", "-c", help="Your colour: black (moves first) or white.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    first: Annotated[
        str | None,
        typer.Option(
            metavar="PLAYER",
            help="Who moves first: Ann, level:5, tengen:time=2, cmd:./pbrain-other.",
        ),
    ] = None,
    second: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="The other player, written the same way.")
    ] = None,
    clock: Annotated[
        str | None, typer.Option(metavar="TIME", help="5+3 (minutes, seconds), 10s/move or none.")
    ] = None,
    wait: Annotated[
        bool, typer.Option("--wait", help="Let the engine move only when you press Enter.")
    ] = False,
    resume: Annotated[
        str | None, typer.Option(metavar="ID", help="Resume a saved game; last is the latest.")
    ] = None,
    saved: Annotated[bool, typer.Option("--saved", help="List the saved games.")] = False,
    reset: Annotated[
        bool, typer.Option("--reset", help="Forget the remembered settings first.")
    ] = False,
    time: TimeOption = None,
    depth: DepthOption = None,
    nodes: NodesOption = None,
    threads: ThreadsOption = None,
    hash_mb: HashOption = None,
    candidates: CandidatesOption = None,
    distance: DistanceOption = None,
) -> None:
    """Play against Tengen, another engine or a person.

    On a terminal this starts the full-screen app. With --plain, or without a terminal, the game is
    played in lines of text. The plain mode asks for rule, size, opening, opponent, colour, name and
    clock unless an option gives them, and remembers them. In a pipe it asks nothing: two people
    play unless the options say otherwise.

    Type a move as h8; press Enter to let the engine move; ? lists the other commands. For help in
    a game elsewhere, type your opponent's moves and play the engine's.

    The game is saved after every move. Leaving by q, Ctrl-C or the end of the input prints the
    command that resumes it.

    \b
    Examples:
      tengen play
      tengen play --plain --level 3 --color white
      tengen play --rule renju --opening swap2 --first Ann --second Ben
      tengen play --second cmd:./pbrain-other --clock 5+3
      tengen play game.sgf
      tengen play --resume last
      echo "h8 i9" | tr " " "\\n" | tengen play --size 15
    """
    request = GameRequest(
        position=position,
        resume=resume,
        rule=rule,
        size=size,
        opening=opening,
        first=first,
        second=second,
        level=level,
        color=color,
        name=name,
        clock=clock,
        engine={
            "time": time,
            "depth": depth,
            "nodes": nodes,
            "threads": threads,
            "hash_mb": hash_mb,
            "candidates": candidates,
            "distance": distance,
        },
    )
    if saved:
        _list_saved()
        return
    if reset:
        reset_settings()
    is_interactive = Terminal().is_interactive
    settings = request.settled(_load_settings() if is_interactive else Settings(opponent="person"))
    if erase is not None:
        settings = settings.changed(erase=erase)
    terminal = Terminal(erase=settings.erase)
    wants_lines = plain or erase is not None
    if terminal.is_interactive and not wants_lines and _has_full_screen(terminal):
        _play_full_screen(terminal, request, settings)
    else:
        _play_plain(terminal, request, settings, waits=wait)


def _load_settings() -> Settings:
    loaded = load_settings()
    for notice in loaded.notices:
        print(f"tengen: {notice}", file=sys.stderr)
    return loaded.settings


def _save_settings(settings: Settings) -> None:
    try:
        save_settings(settings)
    except OSError as error:
        print(f"tengen: the settings are not remembered: {error_text(error)}", file=sys.stderr)


def _list_saved() -> None:
    entries = saved_games()
    for entry in entries:
        print(f"{entry.id}  {entry.title}: {entry.about}")
    if not entries:
        print("There is no saved game.")


# The two user interfaces


def _has_full_screen(terminal: Terminal) -> bool:
    """Whether the full-screen app can run; if not, a line says why."""
    if not terminal.is_screen:
        why = "this terminal cannot show the full-screen app"
    elif find_spec("textual") is None:
        why = "the full-screen app needs tengen[tui]"
    else:
        return True
    print(f"tengen: {why}; this is the plain mode", file=sys.stderr)
    return False


def _play_full_screen(terminal: Terminal, request: GameRequest, settings: Settings) -> None:
    from ..tui import run

    if request.is_bare:
        told = run(settings=settings, options=settings.options)
    else:
        session, file, problems = open_session(request, settings)
        settings = remembered(request, settings, session)
        told = run(
            session, settings=settings, options=settings.options, file=file, problems=problems
        )
    terminal.write(told)


def _play_plain(
    terminal: Terminal, request: GameRequest, settings: Settings, *, waits: bool
) -> None:
    is_early = terminal.is_interactive and expects_engine(request, settings)
    with one_interrupt(), loading_early() if is_early else nullcontext():
        try:
            if terminal.is_interactive and request.is_bare:
                settings = ask_settings(terminal, settings)
            table = open_session(request, settings)
        except (EOFError, KeyboardInterrupt):
            terminal.write(["", "Goodbye."])
            return
        if terminal.is_interactive:
            _save_settings(remembered(request, settings, table.session))
        with Thinkers(report=CompileBar(), options=settings.options) as thinkers:
            dialogue = TerminalGame(
                table.session,
                terminal,
                thinkers=thinkers,
                adviser=adviser(settings),
                settings=settings,
                file=table.file,
                waits=waits,
            )
            dialogue.run(table.problems)
