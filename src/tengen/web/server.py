"""The server process: a port, the app on it, and what it prints."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import socket
import sys
import webbrowser
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import ClassVar

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..remote.pool import Pool
from . import limits
from .app import create_app, engine_pool
from .config import PORT, Config, is_loopback
from .logs import set_up_logs
from .rates import counted_address
from .store.store import check_database

TRIED_PORTS = 20  # from the default on, where no port was given
PING_SECONDS = 15.0  # between two pings of a socket
GRACE_SECONDS = 5  # for requests to finish when the server stops


class BoundedConnection(HttpToolsProtocol):
    """Ends connections on which no request arrives in time, or one whose headers never end, and
    bounds those of one address."""

    _of_address: ClassVar[Counter[str]] = Counter()
    _counted = ""
    _deadline: asyncio.TimerHandle | None = None
    _headers = 0  # bytes since the last part of a body: an address, headers, what follows a body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for a request."""
        super().connection_made(transport)
        address = counted_address(self.client[0] if self.client else "")
        if address and not self._is_proxy(address):  # a proxy speaks for many
            self._counted = address
            self._of_address[address] += 1
            if self._of_address[address] > limits.CONNECTIONS_OF_ADDRESS:
                transport.abort()
        self._expect_headers()

    def _is_proxy(self, address: str) -> bool:
        peer = ipaddress.ip_network(address)
        proxies = map(ipaddress.ip_network, self.config.forwarded_allow_ips)
        return any(peer.version == proxy.version and peer.overlaps(proxy) for proxy in proxies)

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, unless it is too much to be headers."""
        self._headers += len(data)
        super().data_received(data)
        if self._headers > limits.HEADER_BYTES:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        """Restart the count of header bytes; those of a body are counted where it is read."""
        self._headers = 0
        super().on_body(body)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self._let_go()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for the headers of the next request."""
        self._headers = 0
        super().on_message_begin()
        self._expect_headers()

    def on_headers_complete(self) -> None:
        """Let the request take its time: its body is timed where it is read."""
        self._headers = 0
        self._stop_expecting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket, which is counted elsewhere."""
        self._let_go()
        super().handle_websocket_upgrade()

    def _expect_headers(self) -> None:
        self._stop_expecting()
        self._deadline = self.loop.call_later(limits.REQUEST_SECONDS, self.transport.abort)

    def _stop_expecting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()

    def _let_go(self) -> None:
        self._stop_expecting()
        address, self._counted = self._counted, ""
        if address:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]


class Announcing(uvicorn.Server):
    """A server that announces when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and announce it."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(config: Config, *, port: int | None, opens_browser: bool) -> None:
    """Serve until interrupted. The port defaults to the first free one from the usual one on.

    DatabaseError when the database cannot be used.
    """
    check_database(config.database)
    listener = _listener(config.host, port)
    config = replace(config, port=listener.getsockname()[1])
    set_up_logs(config.logs)

    def ready() -> None:
        for line in greeting(config):
            print(line, flush=True)
        if opens_browser and has_browser():
            webbrowser.open(config.address)

    with suppress(KeyboardInterrupt), _engines(config) as engines:  # raised once all is closed
        _run(config, listener, create_app(config, engines=engines), ready)


@contextmanager
def _engines(config: Config) -> Iterator[Pool | None]:
    """The workers on a cluster, if the engines run on one."""
    if config.cluster is None:
        yield None
        return
    from ..remote.cluster import Cluster

    log = logging.getLogger("tengen.remote").warning
    with Cluster(config.cluster, workers=config.workers or None, log=log) as cluster:
        yield engine_pool(cluster, config.hash_mb)


def _run(config: Config, listener: socket.socket, app: ASGIApp, ready: Callable[[], None]) -> None:
    server = Announcing(
        uvicorn.Config(
            app,
            http=BoundedConnection,
            limit_concurrency=limits.CONNECTIONS,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=sorted(config.proxies),
            log_level="warning",
            lifespan="on",
            server_header=False,
            ws_max_size=limits.FRAME_BYTES,
            ws_max_queue=8,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        ready,
    )
    server.run(sockets=[listener])


def greeting(config: Config) -> list[str]:
    """The lines that are printed when the server is ready."""
    lines = [f"Tengen is at {config.address}"]
    if not is_loopback(config.host):
        lines.append(f"Warning: others can reach this server at {config.host}:{config.port}.")
        if config.token is None:
            lines.append("There is no access token: everybody can come in and use the engine.")
        else:
            lines.append("Only visitors with the token in the address above are let in.")
    return [*lines, "Press Ctrl-C to stop; games are stored."]


def has_browser() -> bool:
    """Whether a browser can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _listener(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on the first free one of the default ports."""
    ports = [port] if port is not None else range(PORT, PORT + TRIED_PORTS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in ports:
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if number == ports[-1]:
                raise OSError(error.errno, error.strerror, f"{host}:{number}") from error
        else:
            return listener
    raise AssertionError("there is always a last port")
