"""The bots of the visitor's account: making them, their tokens, deleting them."""

from __future__ import annotations

from ...plain import Json
from ..connections import Dropped
from ..models import BotIn
from ..ownership import erase_everything
from ..store.bots import BotRow
from .services import Server, Services, Visiting


async def make_bot(wish: BotIn, server: Server, visitor: Visiting) -> Json:
    """A new bot and its token, which is shown once."""
    account = await server.accounts.confirmed(visitor)
    return {"name": wish.name, "token": await server.bots.make(account.id, wish.name)}


async def replace_bot_token(name: str, server: Server, visitor: Visiting) -> Json:
    """A new token for a bot, shown once; the old one ends."""
    account = await server.accounts.confirmed(visitor)
    bot = await server.bots.owned(account.id, name)
    token = await server.bots.replace_token(bot)
    await _disconnect(server, bot)
    return {"name": bot.name, "token": token}


async def revoke_bot_token(name: str, server: Server, visitor: Visiting) -> None:
    """End the token of a bot."""
    account = await server.accounts.account(visitor)
    bot = await server.bots.owned(account.id, name)
    await server.bots.revoke_token(bot)
    await _disconnect(server, bot)


async def remove_bot(name: str, server: Server, visitor: Visiting) -> None:
    """Delete a bot with all that is stored of it; its games are resigned."""
    account = await server.accounts.confirmed(visitor)
    await delete_bot(server, await server.bots.owned(account.id, name))


async def delete_bot(server: Services, bot: BotRow) -> None:
    """Delete a bot, also because its owner is deleted."""
    await erase_everything(bot.account, server.storage, server.games)
    await _disconnect(server, bot)


async def _disconnect(server: Services, bot: BotRow) -> None:
    await server.connections.drop(Dropped(client=bot.account))
