"""Analysis of any position: nothing is kept. The live one is on the socket."""

from __future__ import annotations

from fastapi import APIRouter

from ..models import ExplainIn, ExportIn, ImportIn, LookIn, TraceIn
from ..workers.pool import Lane, Pool
from .parts import Json, Server

router = APIRouter(prefix="/api", tags=["analysis"])


@router.post("/position")
async def look(wish: LookIn, server: Server) -> Json:
    """The position as it is to be drawn."""
    return await _asked(server.clerks, "position", wish.model_dump())


@router.post("/explain")
async def explain(wish: ExplainIn, server: Server) -> Json:
    """Why a move is good or bad; with an engine also how it ranks."""
    args = wish.model_dump(exclude={"engine"})
    if wish.engine:
        return await _asked(server.engines, "explain", args, Lane.THINK)
    return await _asked(server.clerks, "explain", args)


@router.post("/trace")
async def trace(wish: TraceIn, server: Server) -> Json:
    """Who threatens what; with an engine also who stands better."""
    args = wish.model_dump(exclude={"engine"})
    if wish.engine:
        return await _asked(server.engines, "trace", args, Lane.THINK)
    return await _asked(server.clerks, "trace", args)


@router.post("/import")
async def import_games(wish: ImportIn, server: Server) -> Json:
    """The games of a file."""
    return await _asked(server.clerks, "import_games", wish.model_dump())


@router.post("/export")
async def export(wish: ExportIn, server: Server) -> Json:
    """A game as a file, a picture or a link."""
    return await _asked(server.clerks, "export", wish.model_dump())


async def _asked(pool: Pool, task: str, args: Json, lane: Lane = Lane.QUICK) -> Json:
    answer: Json = await pool.submit(task, args, lane=lane).result()
    return answer
