"""Passkeys: making one for the visitor's account, logging in with it, removing it."""

from __future__ import annotations

from fastapi import Request, Response

from ...plain import Json
from ...texts import Message
from ..errors import WebError
from ..ids import is_id
from ..models import PasskeyIn, PasskeyLoginIn
from ..passkeys import site_of
from .account import enter, site_parts
from .services import Server, Visiting


async def begin_passkey(request: Request, server: Server, visitor: Visiting) -> Json:
    """What the browser needs to make a passkey."""
    site = site_of(*site_parts(request))
    account = await server.accounts.confirmed(visitor)
    return await server.passkeys.begin_registration(site, account)


async def add_passkey(wish: PasskeyIn, request: Request, server: Server, visitor: Visiting) -> Json:
    """Keep the passkey that the browser has made."""
    site = site_of(*site_parts(request))
    account = await server.accounts.confirmed(visitor)
    name = wish.name or "Passkey"
    row = await server.passkeys.register(site, account, wish.challenge, wish.credential, name)
    return {"passkey": {"id": row.id, "name": row.name, "created": row.created, "used": None}}


async def begin_passkey_login(request: Request, server: Server, visitor: Visiting) -> Json:
    """What the browser needs to ask for a passkey."""
    return await server.passkeys.begin_login(site_of(*site_parts(request)), visitor)


async def log_in_by_passkey(
    wish: PasskeyLoginIn, request: Request, response: Response, server: Server, visitor: Visiting
) -> Json:
    """Log in with a passkey; whoever is logged in to its account confirms who they are."""
    site = site_of(*site_parts(request))
    account = await server.passkeys.check(site, visitor, wish.challenge, wish.credential)
    if account.id == visitor.client:
        await server.accounts.confirm(visitor)
        return {"name": account.name, "adopted": None}
    return await enter(server, request, response, visitor, account, adopts=wish.adopt)


async def remove_passkey(passkey: str, server: Server, visitor: Visiting) -> None:
    """Revoke a passkey: it no longer opens the account."""
    account = await server.accounts.confirmed(visitor)
    remove = server.storage.store.remove_passkey
    if not is_id(passkey) or not await server.storage.ask(remove, passkey, account.id):
        raise WebError("not-found", Message("web-no-passkey"))
