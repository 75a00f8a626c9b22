"""The server process: a port, the app on it, and a word to whoever started it."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import uvicorn

from . import limits
from .app import create_app
from .config import PORT, Config, is_loopback
from .store.store import check_database

TRIED_PORTS = 20  # after the usual one, where no port was asked for
PING_SECONDS = 15.0  # between two questions whether a socket's other end is there
GRACE_SECONDS = 5  # that requests have to end when the server stops


class Announcing(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(config: Config, *, port: int | None, opens_browser: bool) -> None:
    """Serve until interrupted. Without a port the first free one from the usual one on is taken.

    DatabaseError when the database cannot be used.
    """
    check_database(config.database)
    listener = _listener(config.host, port)
    config = replace(config, port=listener.getsockname()[1])
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")

    def ready() -> None:
        for line in greeting(config):
            print(line, flush=True)
        if opens_browser and has_browser():
            webbrowser.open(config.address)

    server = Announcing(
        uvicorn.Config(
            create_app(config),
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
    with suppress(KeyboardInterrupt):  # raised again once all is closed: stopping it is no failure
        server.run(sockets=[listener])


def greeting(config: Config) -> list[str]:
    """What is printed when the server can be reached."""
    lines = [f"Tengen is at {config.address}"]
    if not is_loopback(config.host):
        lines.append(f"Warning: anybody who reaches {config.host}:{config.port} can ask for it.")
        if config.token is None:
            lines.append("There is no access token: everybody is let in and may use the engine.")
        else:
            lines.append("The token in the address lets them in; whoever has no token is kept out.")
    return [*lines, "Ctrl-C stops it; games are kept."]


def has_browser() -> bool:
    """Whether there is a screen on which a browser could be opened."""
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
    """A socket on the port, or on the first free one of the usual ones."""
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
