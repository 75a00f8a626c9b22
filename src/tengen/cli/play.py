"""`tengen play`: the full-screen app on a terminal, or the plain mode, in a pipe too."""

from __future__ import annotations

from contextlib import nullcontext
from importlib.util import find_spec
from typing import Annotated, Literal

import typer

from ..errors import SeatError, error_text
from ..learning.kept import adapted_level
from ..play.arrange import GameRequest, expects_engine, open_session, remembered
from ..play.engines import loading_early
from ..play.saved import saved_games
from ..play.seats import parse_strength
from ..play.settings import Loaded, Settings, load_settings, reset_settings, save_settings
from ..play.thinking import Thinkers
from ..terminal.game import TerminalGame
from ..terminal.progress import CompileBar
from ..terminal.questions import ask_settings
from ..terminal.terminal import Terminal, one_interrupt, warn
from ..texts import t
from . import options


def _strength(text: str) -> str:
    """A parser for a level, the one that suits the player's results, or full strength."""
    if text.strip().lower() == "adaptive":
        return str(adapted_level())
    try:
        parse_strength(text)
    except SeatError as error:
        raise typer.BadParameter(str(error)) from error
    return text


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
    rule: options.Rule = None,
    size: options.Size = None,
    opening: Annotated[str | None, options.OPENING] = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level",
            "-l",
            metavar="N",
            parser=_strength,
            help="Play Tengen at this level: 1 to 10, adaptive (suits your results) or full "
            "(full strength).",
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
    clock: Annotated[str | None, options.CLOCK] = None,
    teach: Annotated[
        Literal["off", "blunders", "all"] | None,
        typer.Option(help="Point out mistakes and offer the move back (remembered)."),
    ] = None,
    coloring: Annotated[
        Literal["stones", "sides"] | None,
        typer.Option(
            "--coloring",
            help="What colours on the board mean: the stones, black or white, or the sides, "
            "your own stones green and the other player's red (remembered).",
        ),
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
    time: options.Time = None,
    depth: options.Depth = None,
    nodes: options.Nodes = None,
    threads: options.Threads = None,
    hash_mb: options.Hash = None,
    candidates: options.Candidates = None,
    distance: options.Distance = None,
    language: options.Language = None,
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
      tengen play --level adaptive --teach blunders
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
        engine=options.given(
            time=time,
            depth=depth,
            nodes=nodes,
            threads=threads,
            hash_mb=hash_mb,
            candidates=candidates,
            distance=distance,
        ),
    )
    if saved:
        entries = [f"{entry.id}  {entry.title}: {entry.about}" for entry in saved_games()]
        print("\n".join(entries) or t("terminal-no-saved"))
        return
    if reset:
        reset_settings()
    loaded = Loaded(Settings(opponent="person"))
    if Terminal().is_interactive:
        loaded = load_settings()
    for notice in loaded.notices:
        warn(notice)
    settings = request.settled(loaded.settings)
    if erase is not None:
        settings = settings.changed(erase=erase)
    if teach is not None:
        settings = settings.changed(teach=teach)
    if coloring is not None:
        settings = settings.changed(coloring=coloring)
    if language is not None:
        settings = settings.changed(language=language)
    terminal = Terminal(erase=settings.erase)
    wants_lines = plain or erase is not None
    if terminal.is_interactive and not wants_lines and _has_full_screen(terminal):
        _play_full_screen(terminal, request, settings)
    else:
        _play_plain(terminal, request, settings, waits=wait)


# The two user interfaces


def _has_full_screen(terminal: Terminal) -> bool:
    """Whether the full-screen app can run; if not, a line says why."""
    if not terminal.is_screen:
        why = t("terminal-no-screen")
    elif find_spec("textual") is None:
        why = t("terminal-no-textual")
    else:
        return True
    warn(t("terminal-plain-mode", why=why))
    return False


def _play_full_screen(terminal: Terminal, request: GameRequest, settings: Settings) -> None:
    from ..tui import run

    opened = None
    if not request.is_bare:
        opened = open_session(request, settings)
        settings = remembered(request, settings, opened.session)
    terminal.write(run(opened, settings=settings, options=settings.options))


def _play_plain(
    terminal: Terminal, request: GameRequest, settings: Settings, *, waits: bool
) -> None:
    is_early = terminal.is_interactive and expects_engine(request, settings)
    with one_interrupt(), loading_early() if is_early else nullcontext():
        try:
            if terminal.is_interactive and request.is_bare:
                settings = ask_settings(terminal, settings)
            opened = open_session(request, settings)
        except (EOFError, KeyboardInterrupt):
            terminal.write(["", t("terminal-goodbye")])
            return
        if terminal.is_interactive:
            try:
                save_settings(remembered(request, settings, opened.session))
            except OSError as error:
                warn(t("terminal-not-remembered", why=error_text(error)))
        with Thinkers(report=CompileBar(), options=settings.options) as thinkers:
            game = TerminalGame(
                opened.session,
                terminal,
                thinkers=thinkers,
                settings=settings,
                file=opened.file,
                waits=waits,
            )
            game.run(opened.problems)
