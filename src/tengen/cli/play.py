"""`tengen play`: two people at one terminal, or a script through a pipe."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Annotated, TypeVar

import typer

from ..coords import MAX_SIZE, MIN_SIZE, check_size
from ..errors import SizeError
from ..formats.position import parse_position
from ..opening import OPENINGS, Opening, Seat
from ..rules import RULES, Rule
from .dialogue import Dialogue, file_of
from .failures import INPUT_ERRORS, error_text
from .options import RuleOption, SizeOption
from .session import Session
from .terminal import Terminal

INTERRUPTS = ("SIGINT", "SIGHUP", "SIGTERM")

Answer = TypeVar("Answer")


@contextmanager
def _one_interrupt() -> Iterator[None]:
    """Ctrl-C, a closed window or a kill interrupts once; the end that it begins is left alone."""
    numbers = [getattr(signal, name) for name in INTERRUPTS if hasattr(signal, name)]

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in numbers:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            if signal.getsignal(number) is interrupt:  # once interrupted, the process is ending
                signal.signal(number, handler)


# Setting up


def _ask(terminal: Terminal, question: str, default: str, parse: Callable[[str], Answer]) -> Answer:
    """The answer to a question, asked again until `parse` takes it; Enter gives the default."""
    while True:
        text = terminal.ask(f"{question} [{default}]: " if default else f"{question}: ").strip()
        try:
            return parse(text or default)
        except INPUT_ERRORS as error:
            terminal.write([error_text(error)])


def _parse_size(text: str) -> int:
    if not text.isdecimal():
        raise SizeError(f"board size {text!r} is not possible: expected {MIN_SIZE} to {MAX_SIZE}")
    return check_size(int(text))


def _ask_for_session(terminal: Terminal) -> Session:
    rule = _ask(terminal, f"Rule ({', '.join(RULES)})", "freestyle", Rule.from_name)
    sizes = f"Board size ({MIN_SIZE} to {MAX_SIZE})"
    size = _ask(terminal, sizes, str(rule.default_size), _parse_size)
    opening = _ask(
        terminal,
        f"Opening ({', '.join(OPENINGS)})",
        "free",
        lambda name: Opening(name, rule=rule, size=size),
    )
    names = {seat: _ask(terminal, f"Name of the {seat} player", "", str) for seat in Seat}
    return Session(opening, names)


def command(
    position: Annotated[
        str | None,
        typer.Argument(metavar="POSITION", help="Go on with this: a file, a link or moves."),
    ] = None,
    rule: RuleOption = None,
    size: SizeOption = None,
    opening: Annotated[
        str | None,
        typer.Option(metavar="NAME", help=f"One of {', '.join(OPENINGS)}."),
    ] = None,
    first: Annotated[
        str | None, typer.Option(metavar="NAME", help="The player who opens: Black if it is free.")
    ] = None,
    second: Annotated[str | None, typer.Option(metavar="NAME", help="The other player.")] = None,
) -> None:
    """Play a game, two people at one terminal.

    Without any option the terminal is asked for rule, size, opening and names. Moves are
    typed as h8; ? shows what else can be typed. The game is never lost: leaving by q, Ctrl-C
    or the end of the input saves it and prints the command that goes on with it.

    \b
    Examples:
      tengen play
      tengen play --rule renju --opening swap2 --first Ann --second Ben
      tengen play game.sgf
      echo "h8 i9" | tr " " "\\n" | tengen play --size 15
    """
    terminal = Terminal()
    asks = terminal.is_interactive and not any((position, rule, size, opening, first, second))
    with _one_interrupt():
        try:
            session = (
                _ask_for_session(terminal)
                if asks
                else _session(position, rule=rule, size=size, opening=opening)
            )
        except (EOFError, KeyboardInterrupt):
            terminal.write(["", "Goodbye."])
            return
        session.rename({Seat.FIRST: first or "", Seat.SECOND: second or ""})
        Dialogue(session, terminal, file=file_of(position)).run()


def _session(
    position: str | None, *, rule: str | None, size: int | None, opening: str | None
) -> Session:
    if position is None:
        return Session(Opening(opening or "free", rule=rule or "freestyle", size=size))
    if opening is not None:
        raise typer.BadParameter("an opening starts on the empty board: no POSITION with it")
    if position == "-":
        raise typer.BadParameter("moves come from standard input: POSITION cannot be -")
    return Session.from_game(parse_position(position, rule=rule, size=size))
