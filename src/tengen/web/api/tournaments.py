"""Tournaments: the list, one of them, making one, taking part, leaving."""

from __future__ import annotations

from ...plain import Json
from ..models import TournamentIn
from .services import Server, Visiting


async def list_tournaments(server: Server) -> Json:
    """Tournaments that are open, that run, and the latest that are over."""
    return await server.tournaments.listed()


async def create_tournament(wish: TournamentIn, server: Server, visitor: Visiting) -> Json:
    """Make a tournament, which starts by itself."""
    return {"id": await server.tournaments.create(visitor, wish.model_dump())}


async def get_tournament(tournament: str, server: Server, visitor: Visiting) -> Json:
    """A tournament with its standings and latest pairings."""
    return await server.tournaments.seen_by(visitor, tournament)


async def join_tournament(tournament: str, server: Server, visitor: Visiting) -> Json:
    """Take part, or come back after having left."""
    await server.tournaments.join(visitor, tournament)
    return await server.tournaments.seen_by(visitor, tournament)


async def leave_tournament(tournament: str, server: Server, visitor: Visiting) -> Json:
    """Stop taking part."""
    await server.tournaments.leave(visitor, tournament)
    return await server.tournaments.seen_by(visitor, tournament)


async def cancel_tournament(tournament: str, server: Server, visitor: Visiting) -> None:
    """Cancel one's own tournament before it starts."""
    await server.tournaments.cancel(visitor, tournament)
