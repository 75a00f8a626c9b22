"""For those who run the server: whether it lives, whether it is ready, and its metrics."""

from __future__ import annotations

import asyncio
import ipaddress

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

from ...plain import Json
from ...remote.pool import State
from ..errors import WebError
from ..metrics import TYPE
from .services import Services

READY_SECONDS = 2.0  # for the database to answer
UNAVAILABLE = 503


def add_operations(app: FastAPI) -> None:
    """Let the app answer what service managers, proxies and Prometheus ask."""
    for path, handler in (("/healthz", _health), ("/readyz", _ready), ("/metrics", _metrics)):
        app.add_api_route(path, handler, include_in_schema=False, response_class=Response)


async def _health() -> Response:
    """The process runs and answers."""
    return JSONResponse({"status": "ok"})


async def _ready(request: Request) -> Response:
    """Ready for visitors when the database answers. The other figures are for information only."""
    services: Services = request.app.state.services
    found: Json = {
        "database": await _answers(services),
        "peers": services.peers.is_connected,
        "engine": services.engines.state is State.READY,
    }
    status = 200 if found["database"] else UNAVAILABLE
    return JSONResponse({"status": "ok" if status == 200 else "not ready", **found}, status)


async def _answers(services: Services) -> bool:
    try:
        async with asyncio.timeout(READY_SECONDS):
            await services.storage.ask(services.storage.store.ping)
    except (WebError, TimeoutError):
        return False
    return True


async def _metrics(request: Request) -> Response:
    """The metrics, for this machine and private networks only."""
    services: Services = request.app.state.services
    host = request.client.host if request.client is not None else ""
    if not is_near(host):
        return Response(status_code=404)
    return Response(services.metrics.text(), media_type=TYPE)


def is_near(host: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return host == "testclient"  # the client of tests has no address
