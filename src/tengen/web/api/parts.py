"""What the requests work with: the parts of the server, and who asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Request

from .. import caps
from ..config import Config
from ..desk import Desk
from ..errors import WebError
from ..hall import Hall
from ..live import Lobby
from ..workers.pool import Pool

Json = dict[str, Any]


class Turnstile:
    """Lets a client have only so many requests worked on at once."""

    def __init__(self) -> None:
        self._inside: Counter[str] = Counter()

    @contextmanager
    def passed(self, client: str) -> Iterator[None]:
        """Be inside while the block runs; a WebError when the client has too many inside."""
        if self._inside[client] >= caps.REQUESTS_OF_ONE:
            raise WebError.busy("one thing after the other: wait for the answers")
        self._inside[client] += 1
        try:
            yield
        finally:
            self._inside -= Counter({client: 1})


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a running server."""

    config: Config
    desk: Desk
    engines: Pool
    clerks: Pool
    hall: Hall
    lobby: Lobby
    turnstile: Turnstile = field(default_factory=Turnstile)


def _parts(request: Request) -> Parts:
    parts: Parts = request.app.state.parts
    return parts


def _client(request: Request) -> str:
    client: str = request.state.client
    return client


Server = Annotated[Parts, Depends(_parts)]
Client = Annotated[str, Depends(_client)]
