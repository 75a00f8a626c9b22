"""Talk in games between people: messages, muting, reports."""

from __future__ import annotations

from ...plain import Json
from ..models import MuteIn, ReportIn, SayIn
from ..phrases import ReportReason
from .services import Server, Visiting


async def get_talk(game: str, server: Server, visitor: Visiting) -> Json:
    """What was said to a player of a game, and what they may say."""
    return await server.talk.show(visitor, game)


async def say(game: str, wish: SayIn, server: Server, visitor: Visiting) -> Json:
    """Say a quick phrase or a short text to the other player."""
    return {"message": await server.talk.say(visitor, game, wish.phrase, wish.text)}


async def mute(game: str, wish: MuteIn, server: Server, visitor: Visiting) -> Json:
    """Mute the other player in all games, or hear them again."""
    return await server.talk.mute(visitor, game, wish.muted)


async def report(game: str, wish: ReportIn, server: Server, visitor: Visiting) -> None:
    """Tell the host about the other player."""
    await server.talk.report(visitor, game, ReportReason(wish.reason), wish.text)
