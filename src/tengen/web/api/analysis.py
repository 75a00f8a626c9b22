"""Analysis of any position; nothing is stored. Live analysis is on the socket."""

from __future__ import annotations

from ...plain import Json
from ...remote.pool import Lane
from ..ids import Visitor
from ..models import ExplainIn, ExportIn, ImportIn, LookIn, TraceIn
from .services import Server, Services, Visiting, read, read_file


async def look(wish: LookIn, server: Server, visitor: Visiting) -> Json:
    """Everything that is needed to draw a position."""
    args = wish.model_dump()
    if wish.threats and not await server.fair_play.allows(visitor, args["position"]):
        return {
            **await read(server, visitor, "position", {**args, "threats": False}),
            "threats": [],
        }
    return await read(server, visitor, "position", args)


async def explain(wish: ExplainIn, server: Server, visitor: Visiting) -> Json:
    """Why a move is good or bad; with an engine also how it ranks."""
    args = wish.model_dump(exclude={"engine"})
    await server.fair_play.check(visitor, args["position"])
    return await _asked(server, visitor, "explain", args, engine=wish.engine)


async def trace(wish: TraceIn, server: Server, visitor: Visiting) -> Json:
    """Who threatens what; with an engine also who stands better."""
    args = wish.model_dump(exclude={"engine"})
    await server.fair_play.check(visitor, args["position"])
    return await _asked(server, visitor, "trace", args, engine=wish.engine)


async def import_games(wish: ImportIn, server: Server, visitor: Visiting) -> Json:
    """The games of a file."""
    return await read_file(server, visitor, "import_games", wish)


async def export(wish: ExportIn, server: Server, visitor: Visiting) -> Json:
    """A game as a file, a picture or a link."""
    return await read(server, visitor, "export", wish.model_dump())


async def _asked(
    server: Services, visitor: Visitor, task: str, args: Json, *, engine: bool
) -> Json:
    """The answer of a worker, with or without an engine."""
    if not engine:
        return await read(server, visitor, task, args)
    with server.rates.running(visitor):
        answer: Json = await server.engines.submit(task, args, lane=Lane.THINK).result()
    return answer
