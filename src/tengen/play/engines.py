"""Engines for players: one call for ours and for others, started when it is first needed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias

from ..engine.base import BaseEngine
from ..engine.info import Info
from ..engine.options import uses_book
from ..errors import EngineError
from ..texts import Message
from .seats import Player, PlayerKind

Report: TypeAlias = Callable[[int, int], None]
"""Called with the number of kernels that are ready, and of all kernels, during compilation."""

Tell: TypeAlias = Callable[[Info], None]
"""Called with each report of a search."""


def unknown_program(player: Player) -> Message:
    """The error for a program that a file names, whose command is unknown."""
    return Message.of("engine-unknown-program", name=repr(player.name))


def start_engine(
    player: Player, *, report: Report | None = None, options: Mapping[str, int] | None = None
) -> BaseEngine:
    """An engine that plays for this player; ours is compiled first if need be.

    `options` of our engine hold where the player has none of its own.
    """
    if player.kind is PlayerKind.PROGRAM:
        raise EngineError(unknown_program(player))
    if player.kind is PlayerKind.COMMAND:
        from ..gomocup.client import popen_gomocup

        return popen_gomocup(player.command)
    if player.commit is not None:
        raise EngineError(f"tengen@{player.commit} plays matches only: see tengen match --help")
    from ..engine.engine import Engine  # loads the compiled core

    level = {} if player.level is None else {"level": player.level}
    book = {"book": int(uses_book(player.level))}
    settings = {**book, **(options or {}), **player.options, **level}
    return Engine(report=report, params=player.params, **settings)


@contextmanager
def loading_early() -> Iterator[None]:
    """Load our engine in the background meanwhile, unless it would have to be compiled.

    While somebody thinks about their first move it gets ready for its own. The end waits for it:
    a program that ends in the midst of loading machine code may crash.
    """
    thread = threading.Thread(target=_load)
    thread.start()
    try:
        yield
    finally:
        thread.join()


def must_compile() -> bool:
    """Whether our engine has yet to be compiled, which takes a minute, and not only loaded."""
    from ..engine.warmup import is_cold

    return is_cold()


def _load() -> None:
    try:
        from ..engine.warmup import is_cold, warm_up
    except ImportError:  # whoever needs the engine learns what is missing
        return
    if not is_cold():
        warm_up()
