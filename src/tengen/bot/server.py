"""A server as its bots reach it: requests over HTTP, and the address of the socket."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from ..errors import TengenError
from ..plain import Json

SECONDS = 20.0  # for an answer
MESSAGE_BYTES = 1 << 20  # of a message from the server


class BotError(TengenError, code="bot"):
    """The bot cannot play on: its token, or the address of its server, is wrong."""


class UnreachableError(TengenError, code="unreachable"):
    """The server does not answer, or not as a server of games does; try again later."""


class RefusedRequestError(TengenError):
    """The server refused a request; `code` and `retry` are what it said."""

    def __init__(self, code: str, message: str, retry: float | None) -> None:
        super().__init__(message)
        self.code = code
        self.retry = retry


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """The token goes to the server that was named, and to no other one."""

    def redirect_request(self, *args: Any) -> None:
        """Follow nothing."""


_OPENER = urllib.request.build_opener(_NoRedirect)


class BotServer:
    """Requests of one bot."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BotError(
                f"{address!r} is not the address of a server: expected https://HOST or HOST:PORT"
            )
        self.address = f"{parts.scheme}://{parts.netloc}"
        self._headers = {"Authorization": f"Bearer {token}"}

    def live(self) -> connect:
        """The socket, to be entered."""
        return connect(
            self.address.replace("http", "ws", 1) + "/api/live",
            additional_headers=self._headers,
            open_timeout=SECONDS,
            max_size=MESSAGE_BYTES,
            user_agent_header="tengen-bot",
        )

    async def get(self, path: str) -> Json:
        """The answer to a GET request."""
        return await asyncio.to_thread(self._ask, "GET", path, None)

    async def post(self, path: str, body: Json) -> Json:
        """The answer to a POST request."""
        return await asyncio.to_thread(self._ask, "POST", path, body)

    async def delete(self, path: str) -> None:
        """Carry out a DELETE request."""
        await asyncio.to_thread(self._ask, "DELETE", path, None)

    def _ask(self, method: str, path: str, body: Json | None) -> Json:
        data = None if body is None else json.dumps(body).encode()
        headers = {**self._headers, "Content-Type": "application/json", "User-Agent": "tengen-bot"}
        request = urllib.request.Request(  # noqa: S310  # http and https only, see above
            self.address + path, data, headers, method=method
        )
        try:
            with _OPENER.open(request, timeout=SECONDS) as answer:
                text = answer.read(MESSAGE_BYTES + 1)
            if len(text) > MESSAGE_BYTES:
                raise UnreachableError(f"the answer of {self.address} is too large")
            return json.loads(text) if text else {}
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error) from None
        except (OSError, ValueError) as error:  # not there, too slow, or not JSON
            raise UnreachableError(f"{self.address} does not answer: {error}") from None


def _refusal(error: urllib.error.HTTPError) -> TengenError:
    """What an HTTP error means."""
    if moved := error.headers.get("Location"):
        return BotError(f"the server has moved to {moved[:200]!r}: give that address")
    try:
        problem: Any = json.loads(error.read(MESSAGE_BYTES))["error"]
        code, message, retry = problem["code"], problem["message"], problem.get("retry")
    except (OSError, ValueError, KeyError, TypeError):
        return UnreachableError(f"the server answers with HTTP status {error.code}")
    if code == "unauthorised":
        return BotError(message)
    return RefusedRequestError(code, message, retry)
