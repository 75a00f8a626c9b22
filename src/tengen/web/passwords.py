"""Passwords and recovery codes: made, hashed and checked. Only hashes are stored."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2  # each takes this memory and some hundredths of a second of a core
MEMORY_KIB, ROUNDS = 19_456, 2  # of Argon2id, as OWASP recommends at least
CODES = 8
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
GROUPS, GROUP = 4, 4  # about 79 bits


class Passwords:
    """Hashes passwords in threads, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._decoy: str | None = None

    async def hashed(self, password: str) -> str:
        """The hash that is kept, with its salt and its cost."""
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, password: str, kept: str | None) -> bool:
        """Whether the password is right; without an account, saying no takes just as long."""
        if kept is None:
            self._decoy = self._decoy or await self.hashed(secrets.token_urlsafe())
        async with self._slots:
            is_right = await asyncio.to_thread(self._verify, kept or self._decoy or "", password)
        return is_right and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, kept: str) -> bool:
        """Whether a hash was made at a lower cost than new ones."""
        return self._hasher.check_needs_rehash(kept)


def new_codes() -> list[str]:
    """Recovery codes, to be shown once: `k7mp-9xwa-hh3d-v2tn`."""
    return ["-".join(_letters() for _ in range(GROUPS)) for _ in range(CODES)]


def _letters() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(GROUP))


def code_hash(account: str, code: str) -> str:
    """What is kept of a recovery code, however it is typed."""
    plain = "".join(letter for letter in code.lower() if letter in LETTERS)
    return hashlib.sha256(f"{account} {plain}".encode()).hexdigest()
