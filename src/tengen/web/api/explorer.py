"""The explorer: what is known of a position, play against a proof, even stones, one's own files."""

from __future__ import annotations

from ...plain import Json
from ...remote.pool import Lane
from ...texts import Message
from ..errors import WebError
from ..ids import is_id
from ..models import EvenStonesIn, ExploreIn, ImportIn
from .services import Server, Visiting, read, read_file


async def explore_position(wish: ExploreIn, server: Server, visitor: Visiting) -> Json:
    """Every known move of a position with its verdict, and how often it was played."""
    args = wish.model_dump()
    await server.fair_play.check(visitor, args["position"])
    known = await read(server, visitor, "explore_position", args)
    return await server.explorer.show(known, visitor)


async def answer_by_proof(wish: ExploreIn, server: Server, visitor: Visiting) -> Json:
    """The move of a proof with its reasons; the engine's move where no proof has one."""
    args = wish.model_dump()
    await server.fair_play.check(visitor, args["position"])
    answer = await read(server, visitor, "proof_answer", args)
    if "needs_engine" not in answer:
        return answer
    with server.rates.running(visitor):
        found: Json = await server.engines.submit("engine_answer", args, lane=Lane.THINK).result()
    return found


async def find_even_stones(wish: EvenStonesIn, server: Server, visitor: Visiting) -> Json:
    """Moves, or pairs of moves, that leave both sides the same chances; most even first."""
    args = wish.model_dump()
    await server.fair_play.check(visitor, args["position"])
    with server.rates.running(visitor):
        found: Json = await server.engines.submit("even_stones", args, lane=Lane.THINK).result()
    return found


async def list_explorer_files(server: Server, visitor: Visiting) -> Json:
    """The files whose games the client counts."""
    return await server.explorer.files(visitor)


async def add_explorer_file(wish: ImportIn, server: Server, visitor: Visiting) -> Json:
    """Count the games of a file for the client alone."""
    counted = await read_file(server, visitor, "file_moves", wish)
    return await server.explorer.add_file(visitor, wish.name or "", counted)


async def remove_explorer_file(file: str, server: Server, visitor: Visiting) -> None:
    """Forget a file and its counts."""
    if not is_id(file) or not await server.explorer.remove_file(visitor, file):
        raise WebError("not-found", Message("web-explorer-no-file"))
