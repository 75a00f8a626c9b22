"""Analysis of any position: nothing is kept. The live one is on the socket."""

from __future__ import annotations

from fastapi import APIRouter

from ...remote.pool import Lane
from ..models import ExplainIn, ExportIn, ImportIn, LookIn, TraceIn
from .services import Client, Json, Server, Services

router = APIRouter(prefix="/api", tags=["analysis"])


@router.post("/position")
async def look(wish: LookIn, server: Server, client: Client) -> Json:
    """The position as it is to be drawn."""
    return await _asked(server, client, "position", wish.model_dump())


@router.post("/explain")
async def explain(wish: ExplainIn, server: Server, client: Client) -> Json:
    """Why a move is good or bad; with an engine also how it ranks."""
    args = wish.model_dump(exclude={"engine"})
    return await _asked(server, client, "explain", args, engine=wish.engine)


@router.post("/trace")
async def trace(wish: TraceIn, server: Server, client: Client) -> Json:
    """Who threatens what; with an engine also who stands better."""
    args = wish.model_dump(exclude={"engine"})
    return await _asked(server, client, "trace", args, engine=wish.engine)


@router.post("/import")
async def import_games(wish: ImportIn, server: Server, client: Client) -> Json:
    """The games of a file."""
    return await _asked(server, client, "import_games", wish.model_dump())


@router.post("/export")
async def export(wish: ExportIn, server: Server, client: Client) -> Json:
    """A game as a file, a picture or a link."""
    return await _asked(server, client, "export", wish.model_dump())


async def _asked(
    server: Services, client: str, task: str, args: Json, *, engine: bool = False
) -> Json:
    """What a worker answers: a reader, or one with an engine, after those who play."""
    with server.requests.passed(client):
        if engine:
            job = server.engines.submit(task, args, lane=Lane.THINK)
        else:
            job = server.readers.submit(task, args)
        answer: Json = await job.result()
    return answer
