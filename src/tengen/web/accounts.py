"""Accounts: registering, logging in, recovering, sessions, and taking over a browser's data.

Nothing here tells a stranger whether an account exists, except that registering must say when a
name is taken. All state is in the store.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..errors import StaleError
from ..learning.record import PARTS, kept_part
from ..plain import Json
from ..texts import Message
from . import limits
from .errors import WebError
from .ids import Visitor, new_id, session_hash
from .passwords import Passwords, code_hash, new_codes
from .storage import Storage
from .store.accounts import AccountRow, SessionRow
from .store.ownership import Adopted

DAY = 24 * 3600.0
SESSION_SECONDS = 90 * DAY  # without being used, after which a session ends
SEEN_SECONDS = 600.0  # between two times that the use of a session is noted
CONFIRM_SECONDS = 900.0  # after logging in, during which an account may be changed
ATTEMPTS, ATTEMPT_SECONDS = 10, 900.0  # to log in to one account without success

WRONG = Message("web-wrong-password")
TOO_MUCH = Message("web-merge-large")
CLOSED = Message("web-account-closed")
WRONG_CODE = Message("web-wrong-code")
RESERVED = re.compile(
    r"(tengen|admin|administrator|moderator|system|guest|player|you|deleted|level[-_]?\d*)", re.I
)


class Login(NamedTuple):
    """A new session: the secret for its cookie, and what the account took over."""

    secret: str
    session: SessionRow
    adopted: Adopted | None


class Accounts:
    """All accounts. `wall` gives seconds since 1970."""

    def __init__(self, storage: Storage, *, wall: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._wall = wall
        self._passwords = Passwords()

    # Ways in

    async def new_account(self, name: str, password: str) -> tuple[AccountRow, list[str]]:
        """An account and its recovery codes, stored at the first login; WebError says why not."""
        _check_password(password, name)
        if RESERVED.fullmatch(name):
            raise WebError("bad-request", Message.of("web-name-reserved", name=repr(name)))
        hashed = await self._passwords.hashed(password)
        return AccountRow(new_id(), name, name_key(name), self._wall(), hashed), new_codes()

    async def check(self, visitor: Visitor, name: str, password: str) -> AccountRow:
        """The account with this name and password; WebError does not say which was wrong."""
        who = await self._count_attempt(visitor, name)
        store = self._storage.store
        account = await self._storage.ask(store.account_named, name_key(name))
        kept = None if account is None else account.password
        if not await self._passwords.is_right(password, kept) or account is None:
            raise WebError("not-allowed", WRONG)
        await self._storage.ask(store.clear_attempts, who)
        if self._passwords.is_outdated(account.password):
            hashed = await self._passwords.hashed(password)
            await self._storage.ask(store.set_password, account.id, hashed)
        return account

    async def recover(
        self, visitor: Visitor, name: str, code: str, password: str
    ) -> tuple[AccountRow, list[str]]:
        """The account, with a new password, for one of its codes; the ids of its ended sessions."""
        _check_password(password, name)
        who = await self._count_attempt(visitor, name)
        store = self._storage.store
        account = await self._storage.ask(store.account_named, name_key(name))
        hashed = await self._passwords.hashed(password)  # takes its time for every name
        account_id = "" if account is None else account.id
        kept = code_hash(account_id, code)
        ended = await self._storage.ask(store.recover, account_id, kept, hashed, who=who)
        if account is None or ended is None:
            raise WebError("not-allowed", WRONG_CODE)
        return account, ended

    async def _count_attempt(self, visitor: Visitor, name: str) -> str:
        """Count an attempt for a name, whether there is an account or not."""
        who, count = await self._storage.ask(
            self._storage.store.count_attempt,
            name_key(name),
            visitor.browser,
            since=self._wall() - ATTEMPT_SECONDS,
        )
        if count > ATTEMPTS:
            minutes = round(ATTEMPT_SECONDS / 60)
            message = Message.of("web-attempts", minutes=minutes)
            raise WebError("busy", message, retry=round(ATTEMPT_SECONDS))
        return who

    async def log_in(
        self,
        visitor: Visitor,
        account: AccountRow,
        about: str,
        *,
        adopts: bool,
        codes: Sequence[str] = (),
    ) -> Login:
        """A new session in the visitor's browser, whose own data the account may take over.

        A new account comes with its recovery codes; WebError when its name is taken.
        """
        if await self._storage.ask(self._storage.store.is_closed, account.id):
            raise WebError("not-allowed", CLOSED)
        now, secret = self._wall(), new_id()
        session = SessionRow(
            new_id(), session_hash(secret), account.id, about, now, now, now, account.name
        )
        kept = [code_hash(account.id, code) for code in codes]
        try:
            adopted = await self._storage.ask(
                self._storage.store.log_in,
                session,
                client=visitor.browser,
                before=now - SESSION_SECONDS,
                ends=visitor.session,
                new=(account, kept) if codes else None,
                adopt=_merged if adopts else None,
                settings=limits.SETTINGS,
            )
        except StaleError:
            taken = Message.of("web-name-taken", name=repr(account.name))
            raise WebError("taken", taken) from None
        return Login(secret, session, adopted)

    # Sessions

    async def session(self, secret: str) -> SessionRow | None:
        """The session with this secret, which is used now; None if it has ended."""
        store, now = self._storage.store, self._wall()
        after = now - SESSION_SECONDS
        found = await self._storage.ask(store.session, session_hash(secret), after=after)
        if found is not None and now - found.seen > SEEN_SECONDS:
            await self._storage.ask(store.touch_session, found.id)
        return found

    async def account(self, visitor: Visitor) -> AccountRow:
        """The visitor's account; WebError for a guest."""
        found = None
        if visitor.session is not None:
            found = await self._storage.ask(self._storage.store.account, visitor.client)
        if found is None:
            raise WebError("unauthorised", Message("web-log-in"))
        return found

    async def confirmed(self, visitor: Visitor) -> AccountRow:
        """The visitor's account, if they have confirmed recently who they are."""
        account = await self.account(visitor)
        sessions = await self._storage.ask(self._storage.store.sessions_of, account.id)
        now = self._wall()
        for session in sessions:
            if session.id == visitor.session and now - session.confirmed < CONFIRM_SECONDS:
                return account
        raise WebError("unconfirmed", Message("web-confirm"))

    async def confirm(self, visitor: Visitor) -> None:
        """Record that the visitor has confirmed who they are."""
        assert visitor.session is not None
        store = self._storage.store
        await self._storage.ask(store.touch_session, visitor.session, confirmed=True)

    # Changes

    async def set_password(self, visitor: Visitor, password: str) -> list[str]:
        """Replace the password; all other sessions end, and their ids are returned."""
        account = await self.confirmed(visitor)
        _check_password(password, account.name)
        hashed = await self._passwords.hashed(password)
        change = self._storage.store.change_password
        return await self._storage.ask(change, account.id, hashed, but=visitor.session)

    async def replace_codes(self, visitor: Visitor) -> list[str]:
        """New recovery codes; the old ones end."""
        account = await self.confirmed(visitor)
        codes = new_codes()
        kept = [code_hash(account.id, code) for code in codes]
        await self._storage.ask(self._storage.store.replace_codes, account.id, kept)
        return codes


def name_key(name: str) -> str:
    """A key that is equal for names that look the same."""
    return name.lower().replace("_", "-")


def _check_password(password: str, name: str) -> None:
    if password.lower() == name.lower() or len(set(password)) < 4:
        raise WebError("bad-request", Message("web-password-easy"))


def _merged(part: str, mine: Json, theirs: Json) -> Json:
    """Two contents of a part of the learning record as one."""
    kind = PARTS[part]
    both: Json = kept_part(kind, mine).merged(kept_part(kind, theirs)).to_plain()
    if len(json.dumps(both)) > limits.LEARNING_BYTES:
        raise WebError("illegal", TOO_MUCH)
    return both


def device_text(agent: str) -> str:
    """A browser in words, from its user agent: "Firefox on Linux"."""
    browsers = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome"}
    systems = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows"}
    systems |= {"Mac OS": "macOS", "Linux": "Linux"}
    browser = next((words for sign, words in browsers.items() if sign in agent), None)
    browser = browser or ("Safari" if "Safari" in agent else "A browser")
    system = next((words for sign, words in systems.items() if sign in agent), None)
    return browser if system is None else f"{browser} on {system}"
