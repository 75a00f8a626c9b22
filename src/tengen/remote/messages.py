"""Everything a worker and its client say to each other: JSON arrays, one per line.

Plain data only, because a worker may run on another machine. A frozen commit's worker loads this
module too, so it needs nothing but the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

MAX_BYTES = 64 << 20  # of one message


class MessageError(Exception):
    """The other side sent something that is not a message."""


class Request(NamedTuple):
    """Asks for a task by its name."""

    number: int
    task: str
    args: dict[str, Any]


class Stop(NamedTuple):
    """Asks for the answer to this request, and to all before it, at once."""

    number: int


class Loading(NamedTuple):
    """The worker is getting ready; `is_cold` if it has to compile first."""

    is_cold: bool
    done: int
    total: int


class Ready(NamedTuple):
    """The worker waits for requests; `facts` is what its service says about itself."""

    facts: Any = None


class News(NamedTuple):
    """What a request has found so far."""

    number: int
    value: Any


class Done(NamedTuple):
    """The answer to a request; `was_stopped` if a Stop asked for it."""

    number: int
    value: Any
    was_stopped: bool = False


class Refused(NamedTuple):
    """A request cannot be answered because of what it asks for."""

    number: int
    code: str
    message: str
    details: dict[str, Any]


class Failed(NamedTuple):
    """A request has no answer because its task raised an error; `trace` is for a log."""

    number: int
    error: str
    trace: str


Answer: TypeAlias = Done | Refused | Failed
ToWorker: TypeAlias = Request | Stop
FromWorker: TypeAlias = Loading | Ready | News | Answer
Message: TypeAlias = ToWorker | FromWorker

_KINDS: dict[str, Any] = {
    kind.__name__: kind for kind in (Request, Stop, Loading, Ready, News, Done, Refused, Failed)
}


def encode(message: Message) -> bytes:
    """The message as one line."""
    return json.dumps([type(message).__name__, *message], separators=(",", ":")).encode() + b"\n"


class Decoder:
    """Turns bytes, in whatever pieces they arrive, back into messages."""

    def __init__(self) -> None:
        self._begun: list[bytes] = []  # pieces of a message whose end has not arrived
        self._size = 0

    def feed(self, data: bytes) -> Iterator[Any]:
        """The messages that are complete now. Raises MessageError at anything else."""
        while (end := data.find(b"\n")) >= 0:
            line = b"".join((*self._begun, data[:end]))
            self._begun, self._size, data = [], 0, data[end + 1 :]
            yield _decode(line)
        self._begun.append(data)
        self._size += len(data)
        if self._size > MAX_BYTES:
            raise MessageError(f"a message is longer than {MAX_BYTES} bytes")


def _decode(line: bytes) -> Any:
    try:
        name, *values = json.loads(line)
        return _KINDS[name](*values)
    except (ValueError, KeyError, TypeError) as error:
        raise MessageError(f"expected a message, got {line[:80]!r}") from error
