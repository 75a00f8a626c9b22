"""Names that nobody guesses."""

from __future__ import annotations

import hashlib
import re
import secrets

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """A new id: 128 random bits in 22 characters."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether the text could be an id of ours."""
    return _ID.fullmatch(text) is not None


def client_of(secret: str) -> str:
    """The client that holds a secret. The secret itself is never kept."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]
