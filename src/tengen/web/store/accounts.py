"""The tables of accounts: sessions, recovery codes, passkeys, attempts to log in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from ...errors import StaleError
from .database import Database


class AccountRow(NamedTuple):
    """An account. Its id is as private as the secret of a browser; its name is public."""

    id: str
    name: str
    name_key: str  # what no two names have in common
    created: float
    password: str  # its hash


class SessionRow(NamedTuple):
    """A browser that is logged in, with the account's name; `secret` is a hash."""

    id: str
    secret: str
    account: str
    about: str  # "Firefox on Linux"
    created: float
    seen: float
    confirmed: float  # when the password or a passkey was last asked for
    name: str


class PasskeyRow(NamedTuple):
    """A passkey of an account."""

    id: str
    credential: str
    account: str
    name: str
    public_key: str
    sign_count: int
    created: float
    used: float | None


class AccountTables(Database):
    """Accounts and how one gets into them."""

    # Accounts

    def add_account(self, account: AccountRow, codes: Sequence[str]) -> None:
        """Store a new account with its recovery codes; StaleError when the name is taken."""
        try:
            with self._begin():
                self._insert("accounts", account._asdict())
                self._put_codes(account.id, codes)
        except IntegrityError as error:
            raise StaleError(f"the name {account.name} is taken") from error

    def account(self, account_id: str) -> AccountRow | None:
        """The account, or None."""
        rows = self._rows("SELECT * FROM accounts WHERE id = :id", id=account_id)
        return AccountRow(*rows[0]) if rows else None

    def account_named(self, name_key: str) -> AccountRow | None:
        """The account with a name, or None."""
        rows = self._rows("SELECT * FROM accounts WHERE name_key = :key", key=name_key)
        return AccountRow(*rows[0]) if rows else None

    def set_password(self, account_id: str, password: str) -> None:
        """Replace the hash of a password."""
        change = "UPDATE accounts SET password = :password WHERE id = :id"
        self._change(change, id=account_id, password=password)

    def change_password(self, account_id: str, password: str, *, but: str | None) -> list[str]:
        """Replace the hash of a password and end all sessions but one, together; their ids."""
        with self._begin():
            self.set_password(account_id, password)
            return self.end_sessions(account_id, but=but)

    def recover(self, account_id: str, code: str, password: str, *, who: str) -> list[str] | None:
        """Use up a recovery code, replace the password, end all sessions and forget attempts.

        All of it or nothing; the ids of the sessions, or None when there is no such code.
        """
        with self._begin():
            if not self.spend_code(account_id, code):
                return None
            self.clear_attempts(who)
            return self.change_password(account_id, password, but=None)

    # Sessions

    def add_session(self, row: SessionRow, *, client: str, before: float) -> None:
        """Store a session in the browser of a client; sessions unused since `before` end."""
        stored = row._asdict()
        del stored["name"]
        with self._begin():
            self._change("DELETE FROM sessions WHERE seen < :before", before=before)
            self._insert("sessions", stored)
            query = "SELECT 1 FROM links WHERE client = :client AND account = :account"
            if not self._rows(query, client=client, account=row.account):
                link = {"client": client, "account": row.account, "since": self._wall()}
                self._insert("links", link)

    def session(self, secret: str, *, after: float) -> SessionRow | None:
        """The session with this hash of its secret that was used after a moment, or None."""
        rows = self._rows(
            "SELECT sessions.*, accounts.name FROM sessions JOIN accounts "
            "ON accounts.id = sessions.account WHERE secret = :secret AND seen > :after",
            secret=secret,
            after=after,
        )
        return SessionRow(*rows[0]) if rows else None

    def sessions_of(self, account: str) -> list[SessionRow]:
        """The sessions of an account, the latest used first."""
        rows = self._rows(
            "SELECT sessions.*, accounts.name FROM sessions JOIN accounts "
            "ON accounts.id = sessions.account WHERE account = :account ORDER BY seen DESC",
            account=account,
        )
        return [SessionRow(*row) for row in rows]

    def live_sessions(self, ids: Sequence[str]) -> set[str]:
        """Those of the sessions that have not ended."""
        query = "SELECT 1 FROM sessions WHERE id = :id"
        with self._begin():
            return {session for session in set(ids) if self._rows(query, id=session)}

    def touch_session(self, session: str, *, confirmed: bool = False) -> None:
        """Note that a session is used now, and perhaps that its user was asked who they are."""
        now = self._wall()
        self._change("UPDATE sessions SET seen = :now WHERE id = :id", id=session, now=now)
        if confirmed:
            change = "UPDATE sessions SET confirmed = :now WHERE id = :id"
            self._change(change, id=session, now=now)

    def end_session(self, session: str, account: str) -> bool:
        """End a session; return whether it was one of the account."""
        change = "DELETE FROM sessions WHERE id = :id AND account = :account"
        return self._change(change, id=session, account=account) == 1

    def end_sessions(self, account: str, *, but: str | None) -> list[str]:
        """End all sessions of an account but one; the ids of those that ended."""
        query = "SELECT id FROM sessions WHERE account = :account"
        with self._begin():
            ended = [row.id for row in self._rows(query, account=account) if row.id != but]
            for session in ended:
                self.end_session(session, account)
        return ended

    def browsers_of(self, account: str) -> list[str]:
        """The clients of the browsers in which an account was used."""
        query = "SELECT client FROM links WHERE account = :account ORDER BY since, client"
        return [row.client for row in self._rows(query, account=account)]

    # Recovery codes

    def replace_codes(self, account: str, codes: Sequence[str]) -> None:
        """Give an account new recovery codes, stored as hashes; the old ones end."""
        with self._begin():
            self._change("DELETE FROM recovery_codes WHERE account = :id", id=account)
            self._put_codes(account, codes)

    def _put_codes(self, account: str, codes: Sequence[str]) -> None:
        if codes:
            self._insert("recovery_codes", *({"account": account, "code": code} for code in codes))

    def count_codes(self, account: str) -> int:
        """How many recovery codes are left."""
        query = "SELECT count(*) FROM recovery_codes WHERE account = :id"
        return int(self._rows(query, id=account)[0][0])

    def spend_code(self, account: str, code: str) -> bool:
        """Use up a recovery code; return whether there was one."""
        change = "DELETE FROM recovery_codes WHERE account = :account AND code = :code"
        return self._change(change, account=account, code=code) == 1

    # Attempts to log in

    def count_attempt(self, name_key: str, client: str, *, since: float) -> tuple[str, int]:
        """Count an attempt to log in; under which key, and how many there are since the moment.

        Browsers in which the account was used before are counted apart: whoever guesses elsewhere
        cannot lock them out.
        """
        query = """SELECT 1 FROM links JOIN accounts ON accounts.id = links.account
            WHERE links.client = :client AND accounts.name_key = :key"""
        with self._begin():
            is_known = bool(self._rows(query, client=client, key=name_key))
            who = f"{name_key} {client}" if is_known else name_key
            self._change("DELETE FROM login_attempts WHERE since < :since", since=since)
            change = "UPDATE login_attempts SET count = count + 1 WHERE who = :who"
            if not self._change(change, who=who):
                row = {"who": who, "count": 1, "since": self._wall()}
                self._insert("login_attempts", row)
            count = self._rows("SELECT count FROM login_attempts WHERE who = :who", who=who)[0][0]
        return who, int(count)

    def clear_attempts(self, who: str) -> None:
        """Forget the attempts after one that succeeded."""
        self._change("DELETE FROM login_attempts WHERE who = :who", who=who)

    # Passkeys

    def add_challenge(
        self, challenge_id: str, *, owner: str, purpose: str, challenge: str, expires: float
    ) -> None:
        """Store what a passkey has to sign, and drop what is too old."""
        row = {"id": challenge_id, "owner": owner, "purpose": purpose}
        with self._begin():
            self._change("DELETE FROM challenges WHERE expires < :now", now=self._wall())
            self._insert("challenges", {**row, "challenge": challenge, "expires": expires})

    def take_challenge(self, challenge_id: str, *, owner: str, purpose: str) -> str | None:
        """What was to be signed, once and before it expires; None otherwise."""
        row = {"id": challenge_id, "owner": owner, "purpose": purpose}
        query = """SELECT challenge FROM challenges
            WHERE id = :id AND owner = :owner AND purpose = :purpose AND expires >= :now"""
        with self._begin():
            found = self._rows(query, **row, now=self._wall())
            change = "DELETE FROM challenges WHERE id = :id"
            if not found or not self._change(change, id=challenge_id):
                return None
        return str(found[0].challenge)

    def add_passkey(self, row: PasskeyRow) -> None:
        """Store a passkey; StaleError when it is stored already."""
        try:
            self._insert("passkeys", row._asdict())
        except IntegrityError as error:
            raise StaleError("this passkey is registered already") from error

    def passkeys_of(self, account: str) -> list[PasskeyRow]:
        """The passkeys of an account, the oldest first."""
        query = "SELECT * FROM passkeys WHERE account = :account ORDER BY created"
        return [PasskeyRow(*row) for row in self._rows(query, account=account)]

    def passkey(self, credential: str) -> PasskeyRow | None:
        """The passkey with this credential id, or None."""
        rows = self._rows("SELECT * FROM passkeys WHERE credential = :id", id=credential)
        return PasskeyRow(*rows[0]) if rows else None

    def use_passkey(self, passkey: str, sign_count: int) -> None:
        """Note that a passkey was used, and how often it says it was."""
        change = "UPDATE passkeys SET sign_count = :count, used = :now WHERE id = :id"
        self._change(change, id=passkey, count=sign_count, now=self._wall())

    def remove_passkey(self, passkey: str, account: str) -> bool:
        """Delete a passkey; return whether it was one of the account."""
        change = "DELETE FROM passkeys WHERE id = :id AND account = :account"
        return self._change(change, id=passkey, account=account) == 1
