"""The table of bots: accounts that engines play under, by a token instead of a password."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from ...errors import StaleError
from .accounts import AccountRow
from .database import Database


class BotRow(NamedTuple):
    """A bot, with its name; `token` is a hash, or None when it was revoked."""

    account: str
    owner: str | None  # the account that made it; None for the host's own
    token: str | None
    created: float
    used: float | None
    name: str


_BOT = "SELECT bots.*, accounts.name FROM bots JOIN accounts ON accounts.id = bots.account"


class BotTables(Database):
    """Bots and their tokens."""

    def add_bot(self, account: AccountRow, owner: str | None, token: str, *, most: int) -> bool:
        """Store a bot; False when the owner has `most`, StaleError when the name is taken."""
        row = {"account": account.id, "owner": owner, "token": token, "created": account.created}
        try:
            with self._begin():
                if owner is not None and len(self.bots_of(owner)) >= most:
                    return False
                self._insert("accounts", account._asdict())
                self._insert("bots", {**row, "used": None})
        except IntegrityError as error:
            raise StaleError(f"the name {account.name} is taken") from error
        return True

    def bot_with(self, token: str) -> BotRow | None:
        """The bot with this hash of its token, or None."""
        rows = self._rows(f"{_BOT} WHERE token = :token", token=token)
        return BotRow(*rows[0]) if rows else None

    def bots_of(self, owner: str) -> list[BotRow]:
        """The bots of an account, the oldest first."""
        rows = self._rows(f"{_BOT} WHERE owner = :owner ORDER BY bots.created", owner=owner)
        return [BotRow(*row) for row in rows]

    def bot(self, account: str) -> BotRow | None:
        """The bot that an account is, or None."""
        rows = self._rows(f"{_BOT} WHERE account = :account", account=account)
        return BotRow(*rows[0]) if rows else None

    def use_bot(self, account: str) -> None:
        """Note that a bot is here."""
        change = "UPDATE bots SET used = :now WHERE account = :account"
        self._change(change, account=account, now=self._wall())

    def set_bot_token(self, account: str, token: str | None) -> None:
        """Replace the token of a bot, or revoke it."""
        change = "UPDATE bots SET token = :token WHERE account = :account"
        self._change(change, account=account, token=token)

    def live_tokens(self, tokens: Iterable[str]) -> set[str]:
        """Those of the tokens that are in force."""
        query = "SELECT 1 FROM bots WHERE token = :token"
        with self._begin():
            return {token for token in set(tokens) if self._rows(query, token=token)}

    def bots_among(self, clients: Iterable[str]) -> set[str]:
        """Those of the clients that are bots."""
        query = "SELECT 1 FROM bots WHERE account = :account"
        with self._begin():
            return {client for client in set(clients) if self._rows(query, account=client)}

    def bot_seats(self, games: Sequence[str]) -> dict[str, list[str]]:
        """The seats of bots in games, by the game's id."""
        query = """SELECT seat FROM places JOIN bots ON bots.account = places.client
            WHERE game = :game ORDER BY seat"""
        with self._begin():
            return {game: [row.seat for row in self._rows(query, game=game)] for game in games}
