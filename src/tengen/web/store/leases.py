"""The tables of servers that share a database: who is alive, and who decides what.

A server keeps its row in `servers` alive. A lease names the server that decides a game (or runs a
review), with a fencing number that every new holder raises; a write names its number and is refused
if that is not the lease's any more. All times are the database's, so servers need not agree on
theirs. Only for PostgreSQL: SQLite has one server.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import NamedTuple

from ...errors import StaleError
from .database import Database

_CLOCK = "CAST(extract(epoch FROM clock_timestamp()) AS FLOAT)"
_HOLDER_LIVES = f"""EXISTS (SELECT 1 FROM servers
    WHERE servers.id = leases.server AND servers.expires > {_CLOCK})"""  # noqa: S608  # our words
FORGET_SECONDS = 3600  # after which the row of a dead server is deleted


class LeaseLostError(StaleError):
    """Another server decides now: what this one wanted to store is refused."""


class LeaseRow(NamedTuple):
    """Who holds a lease: `what` is the id of a game, or the name of other work."""

    what: str
    server: str
    fence: int


class Beat(NamedTuple):
    """What a server learns when it renews its row."""

    uptime: float  # of the server clock
    at: float  # by this machine's monotonic clock
    servers: frozenset[str]  # that are alive
    players: int  # at all of them


class LeaseTables(Database):
    """Servers and their leases."""

    def beat(self, server: str, *, seconds: float, players: int) -> Beat:
        """Stay alive for this many seconds, and let the server clock run on.

        The clock stands still while no server is alive.
        """
        renew = f"""INSERT INTO servers (id, expires, players)
            VALUES (:id, {_CLOCK} + :seconds, :players) ON CONFLICT (id) DO UPDATE
            SET expires = excluded.expires, players = excluded.players"""  # noqa: S608  # our words
        alive = f"SELECT id, players FROM servers WHERE expires > {_CLOCK}"  # noqa: S608
        with self._begin():
            self._change(renew, id=server, seconds=seconds, players=players)
            uptime, at = self._tick(seconds)
            rows = self._rows(alive)
        return Beat(uptime, at, frozenset(row.id for row in rows), sum(row.players for row in rows))

    def _tick(self, seconds: float) -> tuple[float, float]:
        """Bring the server clock up to date: its time, and when that was."""
        tick = f"""UPDATE house SET noted = {_CLOCK},
            uptime = uptime + greatest(0, least({_CLOCK} - coalesce(noted, {_CLOCK}), :seconds))
            RETURNING uptime"""  # noqa: S608  # our words
        begin = time.monotonic()
        rows = self._rows(tick, seconds=seconds)
        if not rows:
            self._change(
                "INSERT INTO house (id, uptime) VALUES (1, 0.0) ON CONFLICT (id) DO NOTHING"
            )
            rows = self._rows(tick, seconds=seconds)
        return float(rows[0].uptime), (begin + time.monotonic()) / 2

    def leave(self, server: str) -> None:
        """End a server's life: others may take over its leases at once."""
        self._change("DELETE FROM servers WHERE id = :id", id=server)

    def claim(self, what: str, server: str, *, force: bool = False) -> LeaseRow:
        """Take a lease that is free or whose holder is dead; who holds it then.

        With `force` also from a server that is alive, whose next write is refused.
        """
        take = f"""INSERT INTO leases (what, server, fence)
            VALUES (:what, :server, nextval('fences')) ON CONFLICT (what) DO UPDATE
            SET server = excluded.server, fence = excluded.fence
            WHERE leases.server <> excluded.server AND (:force OR NOT {_HOLDER_LIVES})"""  # noqa: S608
        query = "SELECT what, server, fence FROM leases WHERE what = :what"
        with self._begin():
            self._change(take, what=what, server=server, force=force)
            rows = self._rows(query, what=what)
        if not rows:  # released meanwhile
            raise LeaseLostError(f"the lease of {what} is changing hands")
        return LeaseRow(*rows[0])

    def take_over(self, server: str, *, limit: int) -> list[LeaseRow]:
        """Take leases of servers that are dead; others that do so at the same time get the rest."""
        take = f"""UPDATE leases SET server = :server, fence = nextval('fences')
            WHERE what IN (SELECT what FROM leases WHERE NOT {_HOLDER_LIVES}
                ORDER BY what LIMIT :limit FOR UPDATE SKIP LOCKED)
            RETURNING what, server, fence"""  # noqa: S608  # our words
        forget = f"DELETE FROM servers WHERE expires < {_CLOCK} - :seconds"  # noqa: S608
        with self._begin():
            taken = [LeaseRow(*row) for row in self._rows(take, server=server, limit=limit)]
            self._change(forget, seconds=FORGET_SECONDS)
        return taken

    def release(self, leases: Sequence[LeaseRow]) -> None:
        """Give leases back that are still held."""
        change = "DELETE FROM leases WHERE what = :what AND server = :server AND fence = :fence"
        with self._begin():
            for lease in leases:
                self._change(change, **lease._asdict())

    def lease_of(self, what: str) -> LeaseRow | None:
        """The lease, if its holder is alive."""
        query = f"SELECT what, server, fence FROM leases WHERE what = :what AND {_HOLDER_LIVES}"  # noqa: S608
        rows = self._rows(query, what=what)
        return LeaseRow(*rows[0]) if rows else None

    def check_lease(self, what: str, fence: int) -> None:
        """Hold a lease until the transaction ends; LeaseLostError if it has another number."""
        query = "SELECT 1 FROM leases WHERE what = :what AND fence = :fence FOR SHARE"
        if not self._rows(query, what=what, fence=fence):
            raise LeaseLostError(f"another server decides {what} now")

    def last_actions(self, games: Collection[str]) -> dict[str, int]:
        """The number of the last action of each of these games."""
        query = "SELECT coalesce(max(seq), 0) AS seq FROM actions WHERE game = :game"
        with self._begin():
            return {game: int(self._rows(query, game=game)[0].seq) for game in games}
