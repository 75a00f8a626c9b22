"""Bots: accounts that engines play under. A token lets them play, and nothing else."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable

from ..errors import StaleError
from ..texts import Message
from . import limits
from .accounts import RESERVED, SEEN_SECONDS, name_key
from .errors import WebError
from .ids import Visitor, new_id, token_hash
from .storage import Storage
from .store.accounts import AccountRow
from .store.bots import BotRow

TOKEN = re.compile(r"bot_[A-Za-z0-9_-]{32}")  # `guard.py` knows how it begins
NO_PASSWORD = ""  # which no password is right for


def new_bot_token() -> str:
    """A token that cannot be guessed: 192 random bits."""
    return f"bot_{secrets.token_urlsafe(24)}"


def bot_account(name: str, created: float) -> AccountRow:
    """The account of a new bot; WebError when nobody may have the name."""
    if RESERVED.fullmatch(name):
        raise WebError("bad-request", Message.of("web-name-reserved", name=repr(name)))
    return AccountRow(new_id(), name, name_key(name), created, NO_PASSWORD)


class Bots:
    """All bots. `wall` gives seconds since 1970."""

    def __init__(self, storage: Storage, *, wall: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._wall = wall

    async def identified(self, visitor: Visitor, token: str) -> Visitor:
        """The visitor as the bot with this token; WebError when there is none."""
        store, hashed = self._storage.store, token_hash(token)
        bot = None
        if TOKEN.fullmatch(token):
            bot = await self._storage.ask(store.bot_with, hashed)
        if bot is None:
            raise WebError("unauthorised", "This token of a bot is not valid, or was revoked.")
        if self._wall() - (bot.used or 0.0) > SEEN_SECONDS:
            await self._storage.ask(store.use_bot, bot.account)
        return Visitor(bot.account, token, visitor.address, account=bot.name, bot=hashed)

    async def make(self, owner: str, name: str) -> str:
        """A new bot of an account; its token, which is shown once."""
        token = new_bot_token()
        account = bot_account(name, self._wall())
        store, most = self._storage.store, limits.BOTS
        try:
            is_made = await self._storage.ask(
                store.add_bot, account, owner, token_hash(token), most=most
            )
        except StaleError:
            raise WebError("taken", Message.of("web-name-taken", name=repr(name))) from None
        if not is_made:
            raise WebError("illegal", Message.of("web-bots-most", count=most))
        return token

    async def owned(self, owner: str, name: str) -> BotRow:
        """The bot of an account with a name; WebError when it has none."""
        bots = await self._storage.ask(self._storage.store.bots_of, owner)
        for bot in bots:
            if name_key(bot.name) == name_key(name):
                return bot
        raise WebError("not-found", Message("web-no-bot"))

    async def replace_token(self, bot: BotRow) -> str:
        """A new token for a bot, shown once; the old one ends."""
        token = new_bot_token()
        store = self._storage.store
        await self._storage.ask(store.set_bot_token, bot.account, token_hash(token))
        return token

    async def revoke_token(self, bot: BotRow) -> None:
        """End the token of a bot, which cannot play until it gets another one."""
        await self._storage.ask(self._storage.store.set_bot_token, bot.account, None)
