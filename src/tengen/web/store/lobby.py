"""The tables of the lobby: who looks for a game, who challenges whom, which games are public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .database import Database

PAIRING_LOCK = 8_765_002  # PostgreSQL's advisory lock of whoever pairs people


class SeekRow(NamedTuple):
    """A seek: an offer of a game to everybody, or a challenge to one account."""

    id: str
    client: str
    name: str
    is_member: int  # whether the name is that of an account
    target: str | None  # the account that is challenged
    target_name: str | None
    rule: str
    size: int
    opening: str
    clock: str
    created: float
    expires: float
    speed: str | None = None  # of its clock
    rated: int = 0


class LiveRow(NamedTuple):
    """A public game that is being played."""

    id: str
    rule: str
    size: int
    opening: str
    first_name: str
    second_name: str
    ply: int
    rated: str | None
    opening_name: str | None = None


class LobbyTables(Database):
    """Seeks, challenges and public games."""

    def match_or_seek(self, row: SeekRow, *, besides: Sequence[str] = ()) -> SeekRow | None:
        """The oldest open seek for the same game; None when `row` waits from now on.

        `besides` are other identities of whoever seeks: nobody plays themselves for a rating.
        People and bots are not paired without being asked: they accept each other's seeks.
        """
        query = """SELECT * FROM seeks WHERE target IS NULL AND client <> :client
            AND rule = :rule AND size = :size AND opening = :opening AND clock = :clock
            AND EXISTS (SELECT 1 FROM bots WHERE account = seeks.client) =
                EXISTS (SELECT 1 FROM bots WHERE account = :client)
            AND rated = :rated AND expires > :now ORDER BY created, id"""
        with self._begin():
            self._one_at_a_time(PAIRING_LOCK)  # or two would wait for each other
            self._drop_expired()
            self._change(
                "DELETE FROM seeks WHERE client = :client AND target IS NULL", client=row.client
            )
            for found in self._rows(query, **row._asdict(), now=self._wall()):
                if found.client not in besides:
                    return SeekRow(*found)
            self._insert("seeks", row._asdict())
        return None

    def add_challenge_to(self, row: SeekRow, *, most: int) -> bool:
        """Store a challenge; False when the challenger has `most` open ones already."""
        count = "SELECT count(*) FROM seeks WHERE client = :client AND target IS NOT NULL"
        same = "DELETE FROM seeks WHERE client = :client AND target = :target"
        with self._begin():
            self._drop_expired()
            self._change(same, client=row.client, target=row.target)
            if self._rows(count, client=row.client)[0][0] >= most:
                return False
            self._insert("seeks", row._asdict())
        return True

    def count_challenges_to(self, client: str) -> int:
        """How many challenges wait for a client's answer."""
        query = "SELECT count(*) FROM seeks WHERE target = :client AND expires > :now"
        return int(self._rows(query, client=client, now=self._wall())[0][0])

    def seek(self, seek: str) -> SeekRow | None:
        """A seek or a challenge, or None."""
        query = "SELECT * FROM seeks WHERE id = :id AND expires > :now"
        rows = self._rows(query, id=seek, now=self._wall())
        return SeekRow(*rows[0]) if rows else None

    def open_seek(self, seek: str, client: str) -> SeekRow | None:
        """A seek that a client may accept; None if it is gone."""
        query = """SELECT * FROM seeks WHERE id = :id AND client <> :client
            AND (target IS NULL OR target = :client) AND expires > :now"""
        found = self._rows(query, id=seek, client=client, now=self._wall())
        return SeekRow(*found[0]) if found else None

    def take_seek(self, seek: str, client: str) -> bool:
        """Take a seek for a client alone; False if it is gone."""
        own = "DELETE FROM seeks WHERE client = :client AND target IS NULL"
        with self._begin():
            if self.open_seek(seek, client) is None:
                return False
            if not self._change("DELETE FROM seeks WHERE id = :id", id=seek):
                return False
            self._change(own, client=client)  # who plays looks no more
        return True

    def remove_seek(self, seek: str, client: str) -> SeekRow | None:
        """Withdraw one's own seek, or decline a challenge; None if there is none."""
        query = "SELECT * FROM seeks WHERE id = :id AND (client = :client OR target = :client)"
        with self._begin():
            found = self._rows(query, id=seek, client=client)
            self._change("DELETE FROM seeks WHERE id = :id", id=found[0].id if found else "")
        return SeekRow(*found[0]) if found else None

    def seeks(self, *, limit: int) -> list[SeekRow]:
        """The seeks that are open to everybody, the oldest first."""
        query = """SELECT * FROM seeks WHERE target IS NULL AND expires > :now
            ORDER BY created, id LIMIT :limit"""
        return [SeekRow(*row) for row in self._rows(query, now=self._wall(), limit=limit)]

    def all_challenges(self) -> list[SeekRow]:
        """All challenges that nobody has answered, the latest first."""
        query = """SELECT * FROM seeks WHERE target IS NOT NULL AND expires > :now
            ORDER BY created DESC, id"""
        return [SeekRow(*row) for row in self._rows(query, now=self._wall())]

    def challenges_of(self, client: str) -> list[SeekRow]:
        """The challenges to and from a client, the latest first."""
        query = """SELECT * FROM seeks WHERE target IS NOT NULL AND expires > :now
            AND (client = :client OR target = :client) ORDER BY created DESC, id"""
        return [SeekRow(*row) for row in self._rows(query, now=self._wall(), client=client)]

    def renew_seeks(self, clients: set[str], *, until: float) -> None:
        """Keep the open seeks of clients who are here."""
        change = """UPDATE seeks SET expires = :until WHERE client = :client
            AND target IS NULL AND expires > :now"""
        with self._begin():
            for client in sorted(clients):
                self._change(change, client=client, until=until, now=self._wall())

    def publish(self, game: str) -> None:
        """List a game among those that everybody may watch."""
        if not self.is_public(game):
            self._insert("public_games", {"game": game, "since": self._wall()})

    def is_public(self, game: str) -> bool:
        """Whether a game is listed."""
        return bool(self._rows("SELECT 1 FROM public_games WHERE game = :game", game=game))

    def live_games(self, *, after: float, limit: int) -> list[LiveRow]:
        """The public games in which something happened after a moment, the latest first."""
        query = """SELECT id, rule, size, opening, first_name, second_name, ply, rated,
                opening_name
            FROM games JOIN public_games ON public_games.game = games.id
            WHERE result IS NULL AND updated > :after ORDER BY updated DESC, id LIMIT :limit"""
        return [LiveRow(*row) for row in self._rows(query, after=after, limit=limit)]

    def _drop_expired(self) -> None:
        self._change("DELETE FROM seeks WHERE expires <= :now", now=self._wall())
