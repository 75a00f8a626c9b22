"""`tengen watch`: two engines play, on the whole screen or in lines of text."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Annotated

import typer

from ..engine.limit import Limit
from ..errors import SeatError
from ..opening import OPENINGS
from ..play.seats import NO_LIMIT, Player
from ..play.session import Session
from ..play.settings import load_settings, save_settings
from ..play.setup import Setup
from ..terminal.terminal import Terminal
from ..terminal.watch import watch_in_lines
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
)


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
    rule: RuleOption = None,
    size: SizeOption = None,
    opening: Annotated[
        str, typer.Option(metavar="NAME", help=f"One of {', '.join(OPENINGS)}.")
    ] = "free",
    clock: Annotated[
        str, typer.Option(metavar="TIME", help="5+3 (minutes, seconds), 10s/move or none.")
    ] = "none",
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text instead of the full screen.")
    ] = False,
    time: TimeOption = None,
    depth: DepthOption = None,
    nodes: NodesOption = None,
    threads: ThreadsOption = None,
    hash_mb: HashOption = None,
    candidates: CandidatesOption = None,
    distance: DistanceOption = None,
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
    given = {
        "threads": threads,
        "hash_mb": hash_mb,
        "candidates": candidates,
        "distance": distance,
    }
    options = {name: value for name, value in given.items() if value is not None}
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
        from ..tui import watch

        session = Session.create(setup)
        terminal.write(watch(session, settings=load_settings().settings, options=options))
    else:
        watch_in_lines(terminal, setup, options)
