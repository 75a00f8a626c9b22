"""What the server and a worker tell each other: pickled, each behind its length."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

Json: TypeAlias = dict[str, Any]


class Request(NamedTuple):
    """Something to do: a task of `tasks.TASKS` with its arguments."""

    number: int
    task: str
    args: Json


class Stop(NamedTuple):
    """Answer the request with this number at once."""

    number: int


class Loading(NamedTuple):
    """The worker gets ready; `is_cold` when it has to compile first."""

    is_cold: bool
    done: int
    total: int


class Ready(NamedTuple):
    """The worker waits for requests."""


class News(NamedTuple):
    """What a request has found so far."""

    number: int
    value: Json


class Done(NamedTuple):
    """The answer to a request; `was_stopped` when it was given because of a Stop."""

    number: int
    value: Any
    was_stopped: bool


class Refused(NamedTuple):
    """A request cannot be answered because of what it asks."""

    number: int
    code: str
    message: str
    details: Json


class Failed(NamedTuple):
    """A request has no answer because of a fault of ours."""

    number: int
    error: str


ToWorker: TypeAlias = Request | Stop
FromWorker: TypeAlias = Loading | Ready | News | Done | Refused | Failed
HEADER = 4  # bytes of a message's length, the highest first
