"""Identities, and ids that cannot be guessed."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from typing import NamedTuple


class Visitor(NamedTuple):
    """Who sends a request or a message."""

    client: str  # the identity: the id of the account, or the browser without one
    secret: str  # in the browser's cookie
    address: str  # the peer's, or what a trusted proxy says
    account: str | None = None  # the account's name
    session: str | None = None  # by which they are logged in
    bot: str | None = None  # the hash of its token, if it is a bot

    @property
    def browser(self) -> str:
        """The identity of the browser, whoever is logged in."""
        return client_of(self.secret)


_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """A new id: 128 random bits in 22 characters."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether the text has the form of an id."""
    return _ID.fullmatch(text) is not None


def mark_of(client: str) -> str:
    """A mark that distinguishes identities and reveals nothing else."""
    return hashlib.sha256(b"mark " + client.encode()).hexdigest()[:16]


def invite_of(secret: str, game: str, seat: str) -> str:
    """The invite to a seat of a game, which only its creator's browser can work out again."""
    digest = hashlib.sha256(f"{secret} {game} {seat}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def hash_of(invite: str) -> str:
    """The stored hash of an invite: enough to recognise it, not to use it."""
    return hashlib.sha256(invite.encode()).hexdigest()[:40]


def session_hash(secret: str) -> str:
    """What is stored of the secret in the cookie of a session."""
    return hashlib.sha256(f"session {secret}".encode()).hexdigest()


def token_hash(token: str) -> str:
    """What is stored of the token of a bot."""
    return hashlib.sha256(f"bot {token}".encode()).hexdigest()


def client_of(secret: str) -> str:
    """The client id of a secret. The secret itself is never stored."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]
