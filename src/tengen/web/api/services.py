"""What the requests work with: the parts of the server, and who asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Request

from ...remote.pool import Pool
from .. import limits
from ..config import Config
from ..connections import Connections
from ..errors import WebError
from ..games import Games
from ..storage import Storage

Json = dict[str, Any]


class RequestCounter:
    """Lets a client have only so many requests worked on at once."""

    def __init__(self) -> None:
        self._inside: Counter[str] = Counter()

    @contextmanager
    def passed(self, client: str) -> Iterator[None]:
        """Be inside while the block runs; a WebError when the client has too many inside."""
        if self._inside[client] >= limits.REQUESTS_OF_ONE:
            raise WebError.busy("one thing after the other: wait for the answers")
        self._inside[client] += 1
        try:
            yield
        finally:
            self._inside -= Counter({client: 1})


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    config: Config
    storage: Storage
    engines: Pool
    readers: Pool
    games: Games
    connections: Connections
    requests: RequestCounter = field(default_factory=RequestCounter)


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def _client(request: Request) -> str:
    client: str = request.state.client
    return client


Server = Annotated[Services, Depends(_services)]
Client = Annotated[str, Depends(_client)]
