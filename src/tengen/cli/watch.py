"""`tengen watch`: two engines play, on the whole screen or in lines of text."""

from __future__ import annotations

import time as clocks
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

import typer

from ..engine.limit import Limit
from ..errors import EngineError, SeatError
from ..opening import OPENINGS, Seat
from ..play.actions import Action
from ..play.saved import Keeper, resume_command
from ..play.seats import NO_LIMIT, Player
from ..play.session import Session, Turn
from ..play.settings import load_settings, save_settings
from ..play.setup import Setup
from ..play.statistics import statistics
from ..play.table import Act
from ..play.thinking import Thinkers
from ..play.words import moves_text
from ..rules import Color
from ..terminal.board_text import draw_board
from ..terminal.interrupts import one_interrupt
from ..terminal.progress import CompileBar
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
        typer.Argument(metavar="ENGINE", help="Who opens: level:5, tengen:time=2, cmd:PROGRAM."),
    ],
    second: Annotated[str, typer.Argument(metavar="ENGINE", help="The other one.")],
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

    On a terminal this is the full-screen table: p stops and goes on, u takes back, PgUp and PgDn
    browse, a shows and hides what the engines think. Elsewhere each move is a line. Limits and
    options hold for engines that have none of their own. The game is saved, and the command that
    goes on with it is printed at the end.

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
        _watch_lines(terminal, setup, options)


def _watch_lines(terminal: Terminal, setup: Setup, options: dict[str, int]) -> None:
    """Play the game in lines of text, and save it whatever ends it."""
    session = Session.create(setup)
    keeper = Keeper(session)
    black, white = (session.who(seat) for seat in Seat)
    terminal.write([f"{black} against {white}, {setup.rule}, {setup.size}x{setup.size}."])
    failure: EngineError | None = None
    with one_interrupt(), Thinkers(report=CompileBar(), options=options) as thinkers:
        try:
            _play(terminal, session, thinkers, keeper)
        except KeyboardInterrupt:
            terminal.write(["Interrupted."])
        except EngineError as error:  # told at the very end, after the game so far
            failure = error
        finally:
            file = keeper.keep()
    if failure is None or not session.is_empty:
        terminal.write(_summary(terminal, session))
    if file is not None:
        terminal.write([f"The game is saved in {file}.", f"Go on with: {resume_command(file)}"])
    if failure is not None:
        raise failure


def _play(terminal: Terminal, session: Session, thinkers: Thinkers, keeper: Keeper) -> None:
    for seat in Seat:
        thinkers.of(session.players[seat]).prepare(session)
    session.apply(Action.resume(), clocks.time())
    while (turn := session.to_act) is not None:
        decision = thinkers.of(turn.player).decide(session, clocks.time())
        if not session.flag_if_due(clocks.time()):
            before = session.ply
            for action in decision.actions:
                session.apply(action, clocks.time())
            terminal.write(_act_text(session, turn, act) for act in session.acts[before:])
        keeper.keep()


def _act_text(session: Session, turn: Turn, act: Act) -> str:
    """A stone or a choice with its number, its player, its time and what was thought."""
    number = sum(each.is_move for each in session.acts[: session.acts.index(act) + 1])
    what = session.opening.action_text(act.what)
    color = "" if act.color is None else act.color.title
    text = f"{number if act.is_move else '':>3}  {what:<10} {color:<5}  {turn.player.title:<16}"
    if act.spent is not None:
        text += f" {act.spent:6.2f} s"
    if act.thought is not None:
        text += f"  depth {act.thought.depth:<3} {act.thought.score}"
    return text


def _summary(terminal: Terminal, session: Session) -> list[str]:
    """The last board, how the game ended, and the times of both."""
    lines = ["", *draw_board(session.board, paint=terminal.paint), ""]
    lines += [session.ending] if session.ending else []
    for color in Color:
        seat = session.seat_of(color)
        numbers = statistics(session)[seat]
        average = "" if numbers.average is None else f", {numbers.average:.2f} s a move on average"
        lines.append(f"{session.who(seat)}: {moves_text(numbers.moves)}{average}.")
    return lines
