"""What the process that talks to the manager and the one that thinks tell each other, pickled."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from ...board import Board
from ...engine.info import Info
from ...engine.limit import Limit
from ...rules import Rule

COMPILE_MB = 260  # that both take together while one compiles, measured as 230


class Wish(NamedTuple):
    """How the engine is to be set up, and the board it is to be ready for."""

    options: tuple[tuple[str, int], ...]
    rule: Rule
    size: int
    memory_mb: int


class Request(NamedTuple):
    """Something to think about: a task of `worker.TASKS` with what it needs."""

    number: int
    task: str
    board: Board
    limit: Limit
    args: tuple[int, ...] = ()
    wants_ticks: bool = False  # news of how a depth goes on, besides those of finished depths


class Stop(NamedTuple):
    """Answer the request with this number at once."""

    number: int


class Ready(NamedTuple):
    """The engine is set up like this, unless it refuses to be."""

    wish: Wish
    refusal: str | None


class News(NamedTuple):
    """What a search has found so far."""

    number: int
    info: Info


class Done(NamedTuple):
    """The answer to a request."""

    number: int
    result: Any
    lines: tuple[Info, ...]  # that the search ended with, if it was one


class Failed(NamedTuple):
    """A request has no answer."""

    number: int
    error: str
    details: str


ToWorker: TypeAlias = Wish | Request | Stop
FromWorker: TypeAlias = Ready | News | Done | Failed
