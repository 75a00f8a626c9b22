"""Access control, before anything else sees a request or a socket.

The host must be one of ours, so that no other site's name leads here (DNS rebinding). Requests that
change something, and sockets, must come from a page of that host, so that no other site acts for
its readers. The access token, where there is one, is required. Every response carries headers that
block foreign scripts, frames and types.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import secrets
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from urllib.parse import parse_qsl, urlencode, urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from ..texts import Message
from . import limits
from .assets import language_of, worded
from .errors import WebError
from .ids import Visitor, client_of, is_id, new_id

CLIENT_COOKIE = "tengen_client"
SESSION_COOKIE = "tengen_session"
ACCESS_COOKIE = "tengen_access"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers allow
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
BOT_PREFIX = "bot_"  # of the tokens of bots
PROBES = ("/healthz", "/readyz", "/metrics")  # for programs of the host, which have no cookies
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[0-9A-Za-z_.-]+)(:[0-9]{1,5})?")  # addresses are made of it
NO_ACCESS = 4001  # the closing code of a socket
STATUS_OF_SIZE = 413

# The look of pages that stand alone: whoever has no access gets no files either.
_STYLE = """body { font: 1.05rem/1.5 system-ui, sans-serif }
body { margin: 12vh auto; max-width: 32rem; padding: 0 1.25rem }
body { background: light-dark(#f5f2ec, #1a1917); color: light-dark(#24221e, #ece8e0) }
a { color: light-dark(#17665f, #72c9be) }
label { display: block; margin-bottom: 0.75rem }
input { font: inherit; padding: 0.4rem; width: 100%; box-sizing: border-box }
button { font: inherit; padding: 0.4rem 1.25rem }"""
_STYLE_HASH = b64encode(sha256(_STYLE.encode()).digest()).decode()

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        f"style-src 'self' 'sha256-{_STYLE_HASH}'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_PAGE = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Tengen</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>{_STYLE}</style>
<meta name="color-scheme" content="light dark"><main><h1>Tengen</h1>{{content}}</main></html>"""
TOKEN_PAGE = _PAGE.replace(
    "{content}",
    """<p>{t:token-about}</p>
<form action="/"><label>{t:token-field} <input name="token" autocomplete="off" required></label>
<button>{t:token-enter}</button></form>""",
)
NOT_FOUND_PAGE = _PAGE.replace(
    "{content}", """<p>{t:page-missing}</p><p><a href="/">{t:page-home}</a></p>"""
)


class Guard:
    """Middleware that checks every request, and says which visitor it comes from."""

    def __init__(self, app: ASGIApp, *, names: Iterable[str], token: str | None) -> None:
        self._app = app
        self._names = {"localhost", *(name.lower() for name in names)}
        self._token = token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if scope["type"] == "http" and scope["path"] in PROBES:
            await self._app(scope, receive, send)
            return
        headers: dict[str, str] = {}
        for name, value in scope["headers"]:
            key, text = name.decode("latin-1"), value.decode("latin-1")
            headers[key] = f"{headers[key]}; {text}" if key in headers else text
        cookies = headers.get("cookie", "")
        answer = _Answer(scope, send)
        secret = next(filter(is_id, _cookies(cookies, CLIENT_COOKIE)), None)
        if secret is None:
            secret = new_id()
            answer.cookies.append(cookie(CLIENT_COOKIE, secret, scope))
        address = (scope.get("client") or ("",))[0] or ""  # old servers name no peer by None
        visitor = Visitor(client_of(secret), secret, address)
        bearer = _bearer(headers)
        is_bot = bearer.startswith(BOT_PREFIX) and not self._is_token(bearer)
        try:
            self._check_host(headers)
            self._check_origin(scope, headers)
            self._check_size(headers)
            if is_bot:  # which was given out here, and so opens the server too
                answer.cookies.clear()
                visitor = await scope["app"].state.services.bots.identified(visitor, bearer)
                scope.setdefault("state", {})["visitor"] = visitor
            elif self._token is not None and not self._has_token(cookies, headers):
                if await self._enter(scope, receive, answer):
                    return
                raise WebError("unauthorised", Message("web-token"))
            else:
                found = await _identified(visitor, cookies, answer)
                scope.setdefault("state", {})["visitor"] = found
        except WebError as error:
            await _refuse(scope, receive, answer, error)
            return
        await self._app(scope, _capped(scope, receive), answer.send)

    def _check_host(self, headers: Mapping[str, str]) -> None:
        given = headers.get("host", "")
        host = _host_name(given)
        if not HOST.fullmatch(given) or (host not in self._names and not _is_address(host)):
            raise WebError(
                "not-allowed",
                f"This server does not go by the name {given[:100]!r}.",
            )

    def _check_origin(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Refuse pages of other sites. Programs need not send an origin, and could send any."""
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin = headers.get("origin")
        if origin is None:
            return
        if _authority(origin) != headers.get("host", "").lower():
            raise WebError("not-allowed", f"Pages of {origin[:100]!r} may not use this server.")

    def _check_size(self, headers: Mapping[str, str]) -> None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > limits.BODY_BYTES:
            raise _too_large()

    def _has_token(self, cookies: str, headers: Mapping[str, str]) -> bool:
        return any(map(self._is_token, (*_cookies(cookies, ACCESS_COOKIE), _bearer(headers))))

    def _is_token(self, text: str) -> bool:
        token = self._token or ""
        return bool(token) and secrets.compare_digest(text.encode(), token.encode())

    async def _enter(self, scope: Scope, receive: Receive, answer: _Answer) -> bool:
        """Accept the token from the page's address, and redirect to the address without it."""
        if scope["type"] != "http" or scope["path"] != "/":
            return False
        fields = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        if not any(name == "token" and self._is_token(value) for name, value in fields):
            return False
        rest = urlencode([(name, value) for name, value in fields if name != "token"])
        answer.cookies.append(cookie(ACCESS_COOKIE, self._token or "", scope))
        entry = Response(status_code=303, headers={"location": f"/?{rest}" if rest else "/"})
        await entry(scope, receive, answer.send)
        return True


def _bearer(headers: Mapping[str, str]) -> str:
    return headers.get("authorization", "").removeprefix("Bearer ").strip()


async def _identified(visitor: Visitor, cookies: str, answer: _Answer) -> Visitor:
    """The visitor with the account they are logged in to; a session that has ended is forgotten."""
    scope = answer.scope
    if not scope["path"].startswith("/api/"):
        return visitor
    secret = next(filter(is_id, _cookies(cookies, SESSION_COOKIE)), None)
    if secret is None:
        return visitor
    session = await scope["app"].state.services.accounts.session(secret)
    if session is None:
        answer.cookies.append(cookie(SESSION_COOKIE, "", scope, seconds=0))
        return visitor
    return visitor._replace(client=session.account, account=session.name, session=session.id)


class _Answer:
    """A response, with our headers and the cookies that the browser does not have yet."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self._send = send
        self.cookies: list[str] = []

    async def send(self, message: AsgiMessage) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message.get("headers", ())}
            own = [value for name, value in message.get("headers", ()) if name == b"set-cookie"]
            added = {**HEADERS, "cache-control": "no-store"}
            message["headers"] = [
                *message.get("headers", ()),
                *((n.encode(), v.encode()) for n, v in added.items() if n.encode() not in given),
                *((b"set-cookie", cookie.encode()) for cookie in self._new_cookies(own)),
            ]
        await self._send(message)

    def _new_cookies(self, own: Sequence[bytes]) -> list[str]:
        """Our cookies, where the response does not set them itself."""
        path = self.scope.get("path", "")
        if path != "/" and not path.startswith("/api/"):
            return []
        names = {each.partition(b"=")[0].decode("latin-1") for each in own}
        return [each for each in self.cookies if each.partition("=")[0] not in names]


async def _refuse(scope: Scope, receive: Receive, answer: _Answer, error: WebError) -> None:
    if scope["type"] == "websocket":
        await receive()  # the request to connect
        await answer.send({"type": "websocket.close", "code": NO_ACCESS, "reason": str(error)})
    elif error.code == "unauthorised" and scope["path"] == "/":
        content = worded(TOKEN_PAGE, language_of(Request(scope)))
        page = Response(content, error.status, media_type="text/html")
        await page(scope, receive, answer.send)
    else:
        status = STATUS_OF_SIZE if isinstance(error, _TooLargeError) else error.status
        body = json.dumps({"error": error.plain()})
        refusal = Response(body, status, media_type="application/json")
        await refusal(scope, receive, answer.send)


class _TooLargeError(WebError):
    pass


def _too_large() -> WebError:
    most = limits.BODY_BYTES
    return _TooLargeError("bad-request", f"The request is too large; send at most {most} bytes.")


def _capped(scope: Scope, receive: Receive) -> Receive:
    """Receives a body that is neither too long nor too slow."""
    if scope["type"] != "http":
        return receive
    read, is_complete = 0, False

    async def counted() -> AsgiMessage:
        nonlocal read, is_complete
        try:
            seconds = None if is_complete else limits.BODY_SECONDS
            message = await asyncio.wait_for(receive(), seconds)
        except TimeoutError:
            raise HTTPException(408, "The rest of the request did not arrive in time.") from None
        is_complete = not message.get("more_body", False)
        read += len(message.get("body", b""))
        if read > limits.BODY_BYTES:
            raise HTTPException(STATUS_OF_SIZE, str(_too_large()))
        return message

    return counted


def _host_name(host: str) -> str:
    """The host without its port: `example.org`, `127.0.0.1`, `::1`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def _is_address(host: str) -> bool:
    """Whether it is an IP address, to which no other site's name can be pointed."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _authority(origin: str) -> str | None:
    """The host and port of an origin; None for one that is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _cookies(header: str, name: str) -> list[str]:
    """The values of a cookie of ours. Other programs on this host may set what they like."""
    pairs = (part.strip().partition("=") for part in header.split(";"))
    return [value for key, _, value in pairs if key == name]


def cookie(name: str, value: str, scope: Scope, *, seconds: int = COOKIE_SECONDS) -> str:
    """The header that sets a cookie which no script can read; 0 seconds remove it."""
    secure = "; Secure" if scope.get("scheme") in ("https", "wss") else ""
    return f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
