"""The configuration of a server; none of it can be changed over the network."""

from __future__ import annotations

import ipaddress
import os
import secrets
from dataclasses import dataclass, field

from ..files import data_folder
from . import limits
from .logs import LogFormat

PORT = 8765
LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The options of `tengen serve`."""

    host: str = LOOPBACK
    port: int = PORT
    database: str = field(default_factory=lambda: default_database())
    redis: str | None = None  # by which servers that share the database hear of each other
    workers: int = field(default_factory=lambda: default_workers())
    cluster: str | None = None  # a Ray cluster with the engines; 0 workers are one per processor
    hash_mb: int = limits.HASH_MB
    token: str | None = None  # required of every visitor, if set
    proxies: frozenset[str] = frozenset()  # addresses whose forwarded addresses are believed
    logs: LogFormat = "text"
    names: frozenset[str] = frozenset()  # host names besides those that every machine has

    @property
    def address(self) -> str:
        """The address to open in a browser on this machine, with the token if there is one."""
        host = LOOPBACK if self.host in ("0.0.0.0", "") else self.host  # noqa: S104  # compared
        host = "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
        query = "" if self.token is None else f"?token={self.token}"
        return f"http://{host}:{self.port}/{query}"


def default_workers() -> int:
    """One worker per core, at least two: one is kept free for quick moves."""
    return max(2, min(8, os.cpu_count() or 1))


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{data_folder() / 'web.db'}"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def new_token() -> str:
    """An access token that cannot be guessed."""
    return secrets.token_urlsafe(18)
