"""What the requests work with: the parts of the server, and who asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request

from ..config import Config
from ..desk import Desk
from ..hall import Hall
from ..live import Lobby
from ..workers.pool import Pool

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a running server."""

    config: Config
    desk: Desk
    engines: Pool
    clerks: Pool
    hall: Hall
    lobby: Lobby


def _parts(request: Request) -> Parts:
    parts: Parts = request.app.state.parts
    return parts


def _client(request: Request) -> str:
    client: str = request.state.client
    return client


Server = Annotated[Parts, Depends(_parts)]
Client = Annotated[str, Depends(_client)]
