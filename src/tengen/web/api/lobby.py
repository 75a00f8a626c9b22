"""The lobby: looking for a game, challenging somebody, accepting, withdrawing."""

from __future__ import annotations

from ...plain import Json
from ..accounts import name_key
from ..models import AcceptIn, ChallengeIn, SeekIn
from .services import Server, Visiting


async def get_lobby(server: Server, visitor: Visiting) -> Json:
    """Who looks for a game, challenges to and from the visitor, games to watch."""
    return await server.lobby.seen_by(visitor)


async def seek(wish: SeekIn, server: Server, visitor: Visiting) -> Json:
    """Pair the visitor with whoever wants the same game, or let them wait for one."""
    return await server.lobby.seek(visitor, wish.model_dump())


async def challenge(wish: ChallengeIn, server: Server, visitor: Visiting) -> Json:
    """Challenge the account with a name."""
    return await server.lobby.challenge(visitor, name_key(wish.player), wish.model_dump())


async def accept_seek(seek: str, wish: AcceptIn, server: Server, visitor: Visiting) -> Json:
    """Start the game that somebody wants."""
    return await server.lobby.accept(visitor, seek, wish.name)


async def remove_seek(seek: str, server: Server, visitor: Visiting) -> None:
    """Withdraw one's own seek or challenge, or decline a challenge."""
    await server.lobby.remove(visitor, seek)
