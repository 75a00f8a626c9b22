"""The tables of tournaments: who takes part, who was paired with whom, and how it ended.

A tournament has a version, which every change raises: whoever pairs names the version that the
pairs were worked out from, so of several servers that pair at the same time one succeeds. The
score of a game is stored in the transaction that ends the game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ...errors import StaleError
from .database import Database

UNDER_WAY = ("open", "running")


class TournamentRow(NamedTuple):
    """A tournament as it was agreed, and how far it is."""

    id: str
    creator: str | None  # an account; None when it was deleted
    name: str
    kind: str
    rule: str
    size: int
    opening: str
    clock: str
    speed: str
    rated: int
    bots: int  # whether bots may take part
    rounds: int | None  # of a Swiss tournament
    minutes: int | None  # of a carousel
    streaks: int
    starts: float
    created: float
    state: str  # open, running, over, cancelled
    round: int = 0  # that was paired last
    due: float | None = None  # when the next round is paired, or a carousel pairs no more
    ended: float | None = None
    version: int = 1


class EntrantRow(NamedTuple):
    """Somebody who takes part."""

    tournament: str
    number: int
    account: str | None
    name: str
    rating: float
    is_in: int  # whether they are to be paired
    since: float  # when they joined, or came back
    seen: float  # when they were last connected


class PairingRow(NamedTuple):
    """Two at a board and their game, or one who has a bye."""

    tournament: str
    round: int
    board: int
    first: int
    second: int | None
    game: str | None
    score: float | None  # of the first
    is_played: int
    ended: float | None


class StoredTournament(NamedTuple):
    """Everything stored of a tournament."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]


class ListedTournament(NamedTuple):
    """A tournament on a list, and how many take part."""

    row: TournamentRow
    entrants: int


class Counted(NamedTuple):
    """What the end of a game says about its pairing."""

    score: float  # of the first seat
    absent: str | None  # the seat of whoever did not begin: it was no game, and they are out


class TournamentTables(Database):
    """Tournaments, those who take part, and their pairings."""

    def add_tournament(self, row: TournamentRow, *, most_of_one: int, most: int) -> bool:
        """Store a new one; False when its creator, or everybody together, has too many.

        Whoever does not know whether it was stored may store it again.
        """
        known = "SELECT 1 FROM tournaments WHERE id = :id"
        count = "SELECT count(*) FROM tournaments WHERE state IN ('open', 'running')"
        with self._begin():
            if self._rows(known, id=row.id):
                return True
            mine = self._rows(f"{count} AND creator = :creator", creator=row.creator)[0][0]
            if mine >= most_of_one or self._rows(count)[0][0] >= most:
                return False
            self._insert("tournaments", row._asdict())
        return True

    def tournament(self, tournament: str) -> StoredTournament | None:
        """A tournament with all that belongs to it, or None."""
        entrants = """SELECT tournament, number, account, name, rating,
            CASE WHEN EXISTS (SELECT 1 FROM closed_accounts AS c WHERE c.account = e.account)
                THEN 0 ELSE is_in END, since, seen
            FROM entrants AS e WHERE tournament = :id ORDER BY number"""
        pairings = "SELECT * FROM pairings WHERE tournament = :id ORDER BY round, board"
        with self._begin():
            for row in self._rows("SELECT * FROM tournaments WHERE id = :id", id=tournament):
                return StoredTournament(
                    TournamentRow(*row),
                    [EntrantRow(*each) for each in self._rows(entrants, id=tournament)],
                    [PairingRow(*each) for each in self._rows(pairings, id=tournament)],
                )
        return None

    def tournaments(self, states: Sequence[str], *, limit: int) -> list[ListedTournament]:
        """Tournaments in these states: those under way by their start, the others the latest."""
        query = """SELECT t.*, (SELECT count(*) FROM entrants WHERE tournament = t.id)
            FROM tournaments AS t WHERE state = :state
            ORDER BY coalesce(-ended, starts), id LIMIT :limit"""
        rows = [row for state in states for row in self._rows(query, state=state, limit=limit)]
        return [ListedTournament(TournamentRow(*row[:-1]), row[-1]) for row in rows]

    def due_tournaments(self) -> list[str]:
        """Those that run, and those that have to start."""
        query = """SELECT id FROM tournaments WHERE state = 'running'
            OR (state = 'open' AND starts <= :now) ORDER BY starts, id"""
        return [row.id for row in self._rows(query, now=self._wall())]

    def tournament_stamp(self, tournament: str) -> tuple[int, int] | None:
        """What is different after every change of a tournament, None without it."""
        query = """SELECT version, (SELECT count(*) FROM pairings
            WHERE tournament = :id AND score IS NOT NULL) AS scores
            FROM tournaments WHERE id = :id"""
        rows = self._rows(query, id=tournament)
        return (rows[0].version, rows[0].scores) if rows else None

    # Taking part

    def enter(self, row: EntrantRow, *, besides: Collection[str], most: int) -> str | None:
        """Let an account take part, or come back; the reason when it cannot.

        `besides` are other identities of the same person, who take part once. The number of `row`
        is not used.
        """
        with self._begin():
            if not self._touch(row.tournament, UNDER_WAY):
                return "closed"
            query = "SELECT number, account FROM entrants WHERE tournament = :id"
            known = self._rows(query, id=row.tournament)
            if any(each.account in besides for each in known if each.account != row.account):
                return "twice"
            if any(each.account == row.account for each in known):
                self._set_in(row.tournament, str(row.account), is_in=True)
                return None
            if len(known) >= most:
                return "full"
            number = 1 + max((each.number for each in known), default=0)
            self._insert("entrants", row._replace(number=number)._asdict())
        return None

    def withdraw(self, tournament: str, account: str) -> bool:
        """Take an account off the list before the start; later it is no longer paired."""
        delete = "DELETE FROM entrants WHERE tournament = :id AND account = :account"
        with self._begin():
            if self._touch(tournament, ("open",)):
                return self._change(delete, id=tournament, account=account) == 1
            if not self._touch(tournament, ("running",)):
                return False
            return self._set_in(tournament, account, is_in=False)

    def _set_in(self, tournament: str, account: str, *, is_in: bool) -> bool:
        change = """UPDATE entrants SET is_in = :is_in, since = :now, seen = :now
            WHERE tournament = :id AND account = :account AND is_in <> :is_in"""
        now = self._wall()
        return self._change(change, id=tournament, account=account, is_in=int(is_in), now=now) == 1

    def see_entrants(self, accounts: Collection[str]) -> None:
        """Note that accounts are connected, wherever they take part."""
        change = """UPDATE entrants SET seen = :now WHERE account = :account
            AND tournament IN (SELECT id FROM tournaments WHERE state = 'running')"""
        playing = """SELECT DISTINCT account FROM entrants JOIN tournaments ON id = tournament
            WHERE state = 'running' AND is_in = 1"""
        with self._begin():
            found = {row.account for row in self._rows(playing)}
            for account in sorted(found.intersection(accounts)):
                self._change(change, account=account, now=self._wall())

    def cancel_tournament(self, tournament: str, creator: str | None = None) -> bool:
        """Let the creator cancel it before it starts, or the host at any time."""
        change = """UPDATE tournaments SET state = 'cancelled', due = NULL, ended = :now,
            version = version + 1 WHERE id = :id AND (state = 'open' OR
            (state = 'running' AND CAST(:creator AS VARCHAR(40)) IS NULL))
            AND (creator = :creator OR CAST(:creator AS VARCHAR(40)) IS NULL)"""
        return self._change(change, id=tournament, creator=creator, now=self._wall()) == 1

    def _touch(self, tournament: str, states: Sequence[str]) -> bool:
        """Raise the version of a tournament in one of the states, which also locks it."""
        change = """UPDATE tournaments SET version = version + 1
            WHERE id = :id AND state = :state"""
        return any(self._change(change, id=tournament, state=state) for state in states)

    # Pairing and results

    def change_tournament(self, row: TournamentRow) -> None:
        """Take a tournament further; StaleError if it has another version by now."""
        change = """UPDATE tournaments SET state = :state, round = :round, rounds = :rounds,
            due = :due, ended = :ended, version = version + 1
            WHERE id = :id AND version = :version"""
        if not self._change(change, **row._asdict()):
            raise StaleError(f"tournament {row.id} is not at version {row.version} any more")

    def add_pairings(self, pairings: Sequence[PairingRow]) -> None:
        """Store pairings, whose games exist."""
        if pairings:
            self._insert("pairings", *(pairing._asdict() for pairing in pairings))

    def count_pairing(self, game: str, counted: Counted) -> None:
        """Store the score of a game of a tournament that is over; once."""
        change = """UPDATE pairings SET score = :score, is_played = :is_played, ended = :now
            WHERE game = :game AND score IS NULL"""
        out = """UPDATE entrants SET is_in = 0, since = :now WHERE EXISTS
            (SELECT 1 FROM pairings AS p WHERE p.game = :game AND p.tournament =
            entrants.tournament AND (CASE WHEN :seat = 'first' THEN p.first ELSE p.second END)
            = entrants.number)"""
        now = self._wall()
        with self._begin():
            values = {"score": counted.score, "is_played": int(counted.absent is None)}
            if self._change(change, game=game, now=now, **values) and counted.absent is not None:
                self._change(out, game=game, now=now, seat=counted.absent)

    def tournament_of(self, game: str) -> str | None:
        """The tournament of a game, None for any other game."""
        rows = self._rows("SELECT tournament FROM pairings WHERE game = :game", game=game)
        return rows[0].tournament if rows else None
