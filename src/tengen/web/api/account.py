"""The visitor's account: registering, logging in and out, sessions, export and deletion."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from ...plain import Json
from ...texts import Message
from ..accounts import device_text
from ..connections import Dropped
from ..errors import WebError
from ..guard import SESSION_COOKIE, cookie
from ..ids import Visitor, is_id
from ..models import ConfirmIn, LoginIn, PasswordIn, RecoverIn, RegisterIn
from ..ownership import erase_everything, everything_of
from ..passkeys import site_of
from ..store.accounts import AccountRow
from .bots import delete_bot
from .services import Server, Services, Visiting


async def get_account(request: Request, server: Server, visitor: Visiting) -> Json:
    """The account that the visitor is logged in to, or null; whether passkeys work here."""
    try:
        site_of(*site_parts(request))
        passkeys: Json = {"available": True, "reason": None}
    except WebError as error:
        passkeys = {"available": False, "reason": error.plain()}
    account = None if visitor.account is None else await _shown(server, visitor)
    return {"account": account, "passkeys": passkeys}


def site_parts(request: Request) -> tuple[str, str]:
    """The scheme and the host of the page that a request comes from."""
    return request.url.scheme, request.headers.get("host", "")


async def _shown(server: Services, visitor: Visitor) -> Json:
    store, ask = server.storage.store, server.storage.ask
    account = await server.accounts.account(visitor)
    sessions = await ask(store.sessions_of, account.id)
    passkeys = await ask(store.passkeys_of, account.id)
    bots = await ask(store.bots_of, account.id)
    return {
        "name": account.name,
        "created": account.created,
        "codes": await ask(store.count_codes, account.id),
        "sessions": [
            {
                "id": row.id,
                "about": row.about,
                "created": row.created,
                "seen": row.seen,
                "current": row.id == visitor.session,
            }
            for row in sessions
        ],
        "passkeys": [
            {"id": row.id, "name": row.name, "created": row.created, "used": row.used}
            for row in passkeys
        ],
        "bots": [
            {
                "name": row.name,
                "created": row.created,
                "used": row.used,
                "active": row.token is not None,
            }
            for row in bots
        ],
    }


async def register(
    wish: RegisterIn, request: Request, response: Response, server: Server, visitor: Visiting
) -> Json:
    """A new account, which the browser is logged in to; its recovery codes are shown once."""
    account, codes = await server.accounts.new_account(wish.name, wish.password)
    entered = await enter(
        server, request, response, visitor, account, adopts=wish.adopt, codes=codes
    )
    return {**entered, "codes": codes}


async def log_in(
    wish: LoginIn, request: Request, response: Response, server: Server, visitor: Visiting
) -> Json:
    """Log in by name and password."""
    account = await server.accounts.check(visitor, wish.name, wish.password)
    return await enter(server, request, response, visitor, account, adopts=wish.adopt)


async def recover(
    wish: RecoverIn, request: Request, response: Response, server: Server, visitor: Visiting
) -> Json:
    """Log in with a recovery code, which is used up, and set a new password."""
    account, ended = await server.accounts.recover(visitor, wish.name, wish.code, wish.password)
    await server.connections.drop(Dropped(sessions=frozenset(ended)))
    return await enter(server, request, response, visitor, account, adopts=wish.adopt)


async def enter(
    server: Services,
    request: Request,
    response: Response,
    visitor: Visitor,
    account: AccountRow,
    *,
    adopts: bool,
    codes: Sequence[str] = (),
) -> Json:
    """Log a browser in; the account, new if it has codes, may take over what the browser has."""
    if adopts:
        await server.reviews.stop_all_of(visitor.browser)
    about = device_text(request.headers.get("user-agent", ""))
    login = await server.accounts.log_in(visitor, account, about, adopts=adopts, codes=codes)
    adopted = login.adopted
    if adopted is not None:
        await server.games.refresh(adopted.games)
    await server.connections.drop(Dropped(browser=visitor.browser, but=login.session.id))
    response.headers.append("set-cookie", cookie(SESSION_COOKIE, login.secret, request.scope))
    taken = adopted and {**adopted._asdict(), "games": len(adopted.games)}
    return {"name": account.name, "adopted": taken}


async def log_out(request: Request, response: Response, server: Server, visitor: Visiting) -> Json:
    """End the session of this browser, which is a guest's again."""
    if visitor.session is not None:
        await _end(server, visitor, visitor.session)
    removed = cookie(SESSION_COOKIE, "", request.scope, seconds=0)
    response.headers.append("set-cookie", removed)
    return {"account": None}


async def confirm(wish: ConfirmIn, server: Server, visitor: Visiting) -> Json:
    """Confirm the visitor's identity again, before a change of the account."""
    account = await server.accounts.account(visitor)
    await server.accounts.check(visitor, account.name, wish.password)
    await server.accounts.confirm(visitor)
    return {"confirmed": True}


async def change_password(wish: PasswordIn, server: Server, visitor: Visiting) -> Json:
    """Set a new password; the other sessions end."""
    ended = await server.accounts.set_password(visitor, wish.password)
    await server.connections.drop(Dropped(sessions=frozenset(ended)))
    return {"ended": len(ended)}


async def replace_codes(server: Server, visitor: Visiting) -> Json:
    """New recovery codes in place of the old ones, shown once."""
    return {"codes": await server.accounts.replace_codes(visitor)}


async def end_session(session: str, server: Server, visitor: Visiting) -> None:
    """Log out a browser."""
    await server.accounts.account(visitor)
    if not is_id(session) or not await _end(server, visitor, session):
        raise WebError("not-found", Message("web-no-session"))


async def end_other_sessions(server: Server, visitor: Visiting) -> Json:
    """Log out all other browsers."""
    account = await server.accounts.account(visitor)
    store = server.storage.store
    ended = await server.storage.ask(store.end_sessions, account.id, but=visitor.session)
    await server.connections.drop(Dropped(sessions=frozenset(ended)))
    return {"ended": len(ended)}


async def _end(server: Services, visitor: Visitor, session: str) -> bool:
    store = server.storage.store
    is_mine = await server.storage.ask(store.end_session, session, visitor.client)
    if is_mine:
        await server.connections.drop(Dropped(sessions=frozenset([session])))
    return is_mine


async def export_everything(server: Server, visitor: Visiting) -> Response:
    """Everything that is stored of the visitor, as one JSON file; guests too."""
    account = None if visitor.account is None else await _shown(server, visitor)

    texts = everything_of(visitor.client, account, server.storage)
    first = await anext(texts)  # a failure here can still be told; later it only cuts the file off

    async def parts() -> AsyncIterator[bytes]:
        yield first.encode("ascii")
        async for text in texts:
            yield text.encode("ascii")

    headers = {"content-disposition": 'attachment; filename="tengen.json"'}
    return StreamingResponse(parts(), media_type="application/json", headers=headers)


async def remove_account(
    request: Request, response: Response, server: Server, visitor: Visiting
) -> Json:
    """Delete everything of the visitor, and the account if they are logged in."""
    if visitor.account is not None:
        account = await server.accounts.confirmed(visitor)
        for bot in await server.storage.ask(server.storage.store.bots_of, account.id):
            await delete_bot(server, bot)
    await server.reviews.stop_all_of(visitor.client)
    erased = await erase_everything(visitor.client, server.storage, server.games)
    await server.connections.drop(Dropped(client=visitor.client))
    removed = cookie(SESSION_COOKIE, "", request.scope, seconds=0)
    response.headers.append("set-cookie", removed)
    return {"deleted": len(erased.deleted), "kept": len(erased.kept)}
