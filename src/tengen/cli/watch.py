"""`tengen watch`: two engines play, on the whole screen or in lines of text."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Annotated

import typer

from ..engine.limit import Limit
from ..errors import SeatError
from ..play.saved import Opened
from ..play.seats import NO_LIMIT, Player
from ..play.session import Session
from ..play.settings import load_settings, save_settings
from ..play.setup import Setup
from ..terminal.terminal import Terminal
from ..terminal.watch import watch_in_lines
from . import options


def _engine(text: str) -> Player:
    """The player that a text names, when it is an engine."""
    player = Player.parse(text)
    if not player.is_engine:
        raise SeatError(f"{text!r} is a person: expected level:5, tengen:time=2 or cmd:PROGRAM")
    return player


def command(
    first: Annotated[
        str,
        typer.Argument(
            metavar="ENGINE", help="Who moves first: level:5, tengen:time=2, cmd:PROGRAM."
        ),
    ],
    second: Annotated[str, typer.Argument(metavar="ENGINE", help="The other engine.")],
    rule: options.Rule = None,
    size: options.Size = None,
    opening: Annotated[str, options.OPENING] = "free",
    clock: Annotated[str, options.CLOCK] = "none",
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text instead of the full screen.")
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
    """Watch two engines play.

    On a terminal this is the full-screen app: p pauses and resumes, u takes back, PgUp and PgDn
    browse, a shows or hides what the engines think. Elsewhere each move is one line. Limits and
    options apply to engines without their own. The game is saved, and the command that resumes it
    is printed at the end.

    \b
    Examples:
      tengen watch level:3 level:5
      tengen watch tengen:time=1 cmd:./pbrain-other --rule renju --opening swap2
      tengen watch level:8 level:9 --size 19 --clock 5+3 > game.txt
    """
    limit = Limit(time=time, depth=depth, nodes=nodes)
    players = [
        replace(player, limit=limit) if player.limit == NO_LIMIT else player
        for player in (_engine(first), _engine(second))
    ]
    given = options.given(
        threads=threads, hash_mb=hash_mb, candidates=candidates, distance=distance
    )
    setup = Setup.of(
        rule or "freestyle",
        size,
        opening=opening,
        first=players[0],
        second=players[1],
        control=clock,
    )
    terminal = Terminal()
    if terminal.is_interactive:
        with suppress(OSError):  # what cannot be remembered is asked for when the game is resumed
            save_settings(load_settings().settings.with_programs(players))
    if terminal.clears and not plain:
        from ..tui import run

        opened, settings = Opened(Session(setup)), load_settings().settings
        terminal.write(run(opened, settings=settings, options=given, watches=True))
    else:
        watch_in_lines(terminal, setup, given)
