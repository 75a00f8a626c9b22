"""What belongs to whom: moved to an account, listed for its owner, erased."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from ...plain import Json
from .database import Database, dump

_OF_GAMES = (
    "counted_games",
    "public_games",
    "rated_results",
    "reviews",
    "messages",
    "reports",
    "actions",
    "shelves",
    "places",
)

ROUNDS = 8  # of links between browsers and accounts that are followed for fair play
ERASED = "Deleted player"  # the name of a player whose data were erased

Merge = Callable[[str, Json, Json], Json]  # the name of a part, both contents: one of both


class Adopted(NamedTuple):
    """What an account took over from a browser."""

    games: list[str]
    studies: int
    reviews: int
    parts: list[str]  # of the learning record


class Erased(NamedTuple):
    """What became of the games of an owner whose data were erased."""

    deleted: list[str]
    kept: list[str]  # for the other player, without the name


class OwnershipTables(Database):
    """Changes of everything that a client owns."""

    def adopt(self, client: str, account: str, merge: Merge, *, settings: int) -> Adopted:
        """Move everything of a client to an account, which keeps its own; all of it or nothing.

        `settings` limits how many of them there may be.
        """
        with self._begin():
            games = self._all_games(client)
            self._adopt_games(client, account)
            self._change("DELETE FROM seeks WHERE client = :client", client=client)
            self._adopt_settings(client, account, settings)
            self._adopt_talk(client, account)
            owner = "SET owner = :account WHERE owner = :client"
            names = {"client": client, "account": account}
            studies = self._change(f"UPDATE studies {owner}", **names)
            reviews = self._change(f"UPDATE reviews {owner}", **names)
            self._change(f"UPDATE collections {owner}", **names)
            return Adopted(games, studies, reviews, self._adopt_learning(client, account, merge))

    def _all_games(self, client: str) -> list[str]:
        """The games that a client sits in, has created or has on their list."""
        query = """SELECT game FROM places WHERE client = :client
            UNION SELECT game FROM shelves WHERE client = :client
            UNION SELECT id FROM games WHERE creator = :client"""
        return sorted(row[0] for row in self._rows(query, client=client))

    def _adopt_games(self, client: str, account: str) -> None:
        names = {"client": client, "account": account}
        # Both may have created a game under the same ref; the account's keeps it.
        renamed = """UPDATE games SET ref = 'adopted ' || id WHERE creator = :client
            AND ref IN (SELECT ref FROM games WHERE creator = :account)"""
        listed = """INSERT INTO shelves (client, game)
            SELECT CAST(:account AS VARCHAR(64)), game FROM shelves WHERE client = :client
            AND game NOT IN (SELECT game FROM shelves WHERE client = :account)"""
        self._change(renamed, **names)
        self._change("UPDATE games SET creator = :account WHERE creator = :client", **names)
        self._change("UPDATE places SET client = :account WHERE client = :client", **names)
        self._change(listed, **names)
        self._change("DELETE FROM shelves WHERE client = :client", client=client)

    def _adopt_talk(self, client: str, account: str) -> None:
        names = {"client": client, "account": account}
        for change in (
            "UPDATE messages SET client = :account WHERE client = :client",
            "UPDATE reports SET reporter = :account WHERE reporter = :client",
            "UPDATE reports SET accused = :account WHERE accused = :client",
        ):
            self._change(change, **names)
        # Who is muted by both, or has muted both, stays so once.
        for mine, other in (("client", "muted"), ("muted", "client")):
            known = f"(SELECT {other} FROM mutes WHERE {mine} = :account)"  # noqa: S608  # our names
            both = f"DELETE FROM mutes WHERE {mine} = :client AND {other} IN {known}"  # noqa: S608
            self._change(both, **names)
            self._change(
                f"UPDATE mutes SET {mine} = :account WHERE {mine} = :client",  # noqa: S608
                **names,
            )

    def _adopt_settings(self, client: str, account: str, most: int) -> None:
        """Copy settings that the account does not have; the browser keeps its own."""
        theirs, mine = self._stored_settings(client), self._stored_settings(account)
        new = {key: value for key, value in theirs.items() if key not in mine}
        kept = dump(dict([*mine.items(), *new.items()][: max(most, len(mine))]))
        change = "UPDATE clients SET settings = :settings WHERE id = :id"
        if theirs and not self._change(change, id=account, settings=kept):
            self._insert("clients", {"id": account, "created": self._wall(), "settings": kept})

    def _stored_settings(self, client: str) -> Json:
        rows = self._rows("SELECT settings FROM clients WHERE id = :id", id=client)
        return json.loads(rows[0].settings) if rows else {}

    def _adopt_learning(self, client: str, account: str, merge: Merge) -> list[str]:
        query = "SELECT part, version, data FROM learning WHERE owner = :owner ORDER BY part"
        mine = {row.part: row for row in self._rows(query, owner=account)}
        adopted = []
        for part, _, data in self._rows(query, owner=client):
            kept = mine.get(part)
            both = json.loads(data)
            if kept is not None:
                both = merge(part, json.loads(kept.data), both)
                self._change(
                    "UPDATE learning SET data = :data, version = :version "
                    "WHERE owner = :owner AND part = :part",
                    owner=account,
                    part=part,
                    data=dump(both),
                    version=kept.version + 1,
                )
            else:
                row = {"owner": account, "part": part, "version": 1, "data": dump(both)}
                self._insert("learning", row)
            adopted.append(part)
        self._change("DELETE FROM learning WHERE owner = :client", client=client)
        return adopted

    # Everything of an owner

    def owned_games(self, client: str) -> list[str]:
        """The games of a client, for an export."""
        return self._all_games(client)

    def owned_rows(self, table: str, owner: str) -> list[Json]:
        """The rows of an owner in one of these tables, for an export."""
        query = {
            "learning": "SELECT * FROM learning WHERE owner = :owner ORDER BY part",
            "ratings": "SELECT * FROM ratings WHERE account = :owner ORDER BY rule, speed",
            "collections": "SELECT * FROM collections WHERE owner = :owner ORDER BY added, id",
            "seeks": "SELECT * FROM seeks WHERE client = :owner ORDER BY created, id",
            "messages": "SELECT * FROM messages WHERE client = :owner ORDER BY at, id",
            "reports": "SELECT * FROM reports WHERE reporter = :owner ORDER BY at, id",
            "mutes": """SELECT accounts.name, since FROM mutes
                LEFT JOIN accounts ON accounts.id = muted
                WHERE client = :owner ORDER BY since, muted""",
            "tournaments": """SELECT id, t.name, kind, rule, state, starts, number, e.rating
                FROM tournaments AS t JOIN entrants AS e ON e.tournament = t.id
                WHERE account = :owner ORDER BY starts, id""",
            "created_tournaments": """SELECT * FROM tournaments WHERE creator = :owner
                ORDER BY created, id""",
            "rated_results": "SELECT * FROM rated_results WHERE account = :owner ORDER BY at, game",
        }[table]
        return [dict(row._mapping) for row in self._rows(query, owner=owner)]

    def owned_ids(self, table: str, owner: str) -> list[str]:
        """The ids of an owner's large rows, which an export reads one at a time."""
        query = {
            "studies": "SELECT id FROM studies WHERE owner = :owner ORDER BY created, id",
            "reviews": "SELECT id FROM reviews WHERE owner = :owner ORDER BY updated, id",
        }[table]
        return [row.id for row in self._rows(query, owner=owner)]

    def owned_row(self, table: str, row_id: str) -> Json | None:
        """One of these rows; None if it was deleted meanwhile."""
        query = {
            "studies": "SELECT * FROM studies WHERE id = :id",
            "reviews": "SELECT * FROM reviews WHERE id = :id",
        }[table]
        rows = self._rows(query, id=row_id)
        return dict(rows[0]._mapping) if rows else None

    def identities(self, client: str, browser: str, *, rounds: int = 2) -> list[str]:
        """All identities that belong to one person, as far as logins tell.

        Two rounds find every account that was used in a browser of one's own accounts.
        """
        with self._begin():
            found = new = {client, browser}
            for _ in range(rounds):
                new = self._linked(new) - found
                found = found | new
                if not new:
                    break
        return sorted(found)

    def _linked(self, identities: set[str]) -> set[str]:
        """The accounts of these browsers with their bots, and the browsers of all accounts."""
        query = "SELECT account FROM links WHERE client = :client"
        accounts = identities | self._each(query, "client", identities)
        accounts |= self._bots_and_owners(accounts)
        query = "SELECT client FROM links WHERE account = :account"
        return accounts | self._each(query, "account", accounts)

    def _each(self, query: str, name: str, values: set[str]) -> set[str]:
        """The first column of what a query finds for each value of its parameter."""
        return {row[0] for value in sorted(values) for row in self._rows(query, **{name: value})}

    def _bots_and_owners(self, accounts: set[str]) -> set[str]:
        """The bots of accounts, the owners of those that are bots, and all bots of these."""
        owner_of = "SELECT owner FROM bots WHERE account = :account AND owner IS NOT NULL"
        owners = {row.owner for each in accounts for row in self._rows(owner_of, account=each)}
        bots_of = "SELECT account FROM bots WHERE owner = :owner"
        rows = [row for each in accounts | owners for row in self._rows(bots_of, owner=each)]
        return owners | {row.account for row in rows}

    def guarded_games(self, client: str, browser: str, *, limit: int) -> list[str]:
        """The unfinished games of a person against others or for a rating, the latest first."""
        query = """SELECT games.id, games.updated, other.client FROM places AS mine
            JOIN places AS other ON other.game = mine.game AND other.seat <> mine.seat
            JOIN games ON games.id = mine.game
            WHERE mine.client = :client AND games.result IS NULL
            AND (other.client IS NOT NULL OR games.rated IS NOT NULL)
            ORDER BY games.updated DESC LIMIT :limit"""
        with self._begin():
            mine = self.identities(client, browser, rounds=ROUNDS)
            rows = [row for each in mine for row in self._rows(query, client=each, limit=limit)]
        found = {row.id: row.updated for row in rows if row.client not in mine}
        return sorted(found, key=lambda game: -found[game])[:limit]

    def unfinished_games(self, client: str) -> list[str]:
        """The games in which a client still plays against somebody else."""
        query = """SELECT DISTINCT mine.game FROM places AS mine
            JOIN places AS other ON other.game = mine.game AND other.seat <> mine.seat
            JOIN games ON games.id = mine.game
            WHERE mine.client = :client AND games.result IS NULL
            AND other.client IS NOT NULL AND other.client <> :client"""
        return [row[0] for row in self._rows(query, client=client)]

    def erase(self, client: str) -> Erased:
        """Delete everything of a client or an account, and the account itself.

        Games with somebody else stay for the other player, without the name of this one.
        """
        with self._begin():
            shared = """SELECT DISTINCT game FROM places WHERE client IS NOT NULL
                AND client <> :client"""
            others = {row[0] for row in self._rows(shared, client=client)}
            games = self._all_games(client)
            kept = [game for game in games if game in others]
            deleted = [game for game in games if game not in others]
            for game in kept:
                self._forget_player(game, client)
            for game in deleted:
                self._change("UPDATE pairings SET game = NULL WHERE game = :game", game=game)
                for table in _OF_GAMES:
                    self._change(f"DELETE FROM {table} WHERE game = :game", game=game)  # noqa: S608
                self._change("DELETE FROM games WHERE id = :game", game=game)
            self._leave_tournaments(client)
            self._erase_rows(client)
        return Erased(deleted, kept)

    def _leave_tournaments(self, account: str) -> None:
        """Take an account out of all tournaments; where they began, its number stays, nameless."""
        for change in (
            """UPDATE tournaments SET version = version + 1 WHERE id IN
                (SELECT tournament FROM entrants WHERE account = :id)""",
            """DELETE FROM entrants WHERE account = :id AND tournament IN
                (SELECT id FROM tournaments WHERE state = 'open')""",
            "UPDATE tournaments SET creator = NULL WHERE creator = :id",
        ):
            self._change(change, id=account)
        change = "UPDATE entrants SET account = NULL, name = :name, is_in = 0 WHERE account = :id"
        self._change(change, id=account, name=ERASED)

    def _erase_rows(self, client: str) -> None:
        for change in (
            "DELETE FROM reviews WHERE study IN (SELECT id FROM studies WHERE owner = :id)",
            "DELETE FROM reviews WHERE owner = :id",
            "DELETE FROM studies WHERE owner = :id",
            "DELETE FROM learning WHERE owner = :id",
            """DELETE FROM played_moves WHERE collection IN
                (SELECT id FROM collections WHERE owner = :id)""",
            "DELETE FROM collections WHERE owner = :id",
            "DELETE FROM shelves WHERE client = :id",
            "DELETE FROM clients WHERE id = :id",
            """DELETE FROM login_attempts WHERE EXISTS (SELECT 1 FROM accounts WHERE id = :id
                AND (who = name_key OR who LIKE name_key || ' %'))""",
            "DELETE FROM seeks WHERE client = :id OR target = :id",
            "DELETE FROM rated_results WHERE account = :id",
            "DELETE FROM ratings WHERE account = :id",
            "DELETE FROM challenges WHERE owner = :id",
            "DELETE FROM sessions WHERE account = :id",
            "DELETE FROM recovery_codes WHERE account = :id",
            "DELETE FROM passkeys WHERE account = :id",
            "DELETE FROM links WHERE account = :id OR client = :id",
            "DELETE FROM messages WHERE client = :id",
            "DELETE FROM mutes WHERE client = :id OR muted = :id",
            "DELETE FROM reports WHERE reporter = :id",
            "UPDATE reports SET accused = '' WHERE accused = :id",
            "DELETE FROM closed_accounts WHERE account = :id",
            "DELETE FROM bots WHERE account = :id",
            "UPDATE bots SET owner = NULL, token = NULL WHERE owner = :id",
            "DELETE FROM accounts WHERE id = :id",
        ):
            self._change(change, id=client)

    def _forget_player(self, game: str, client: str) -> None:
        """Take a player's name out of a game; the seat belongs to nobody."""
        query = "SELECT seat FROM places WHERE game = :game AND client = :client"
        seats = [row.seat for row in self._rows(query, game=game, client=client)]
        row = self._rows("SELECT setup FROM games WHERE id = :game", game=game)[0]
        setup = json.loads(row.setup)
        for seat in seats:
            setup[seat] = _nameless(setup.get(seat))
            column = {"first": "first_name", "second": "second_name"}[seat]
            change = f"UPDATE games SET {column} = :name WHERE id = :game"  # noqa: S608  # our name
            self._change(change, game=game, name=ERASED)
        change = "UPDATE games SET setup = :setup WHERE id = :game"
        self._change(change, game=game, setup=dump(setup))
        self._change(
            "UPDATE games SET creator = '', ref = id WHERE id = :game AND creator = :client",
            game=game,
            client=client,
        )
        self._change(
            "UPDATE places SET client = NULL WHERE game = :game AND client = :client",
            game=game,
            client=client,
        )
        self._change(
            "UPDATE actions SET ref = NULL WHERE game = :game AND ref LIKE :own",
            game=game,
            own=f"{client}:%",
        )
        self._forget_arrivals(game, set(seats))

    def _forget_arrivals(self, game: str, seats: set[str]) -> None:
        """Take the name out of the actions with which a player sat down."""
        query = "SELECT seq, action FROM actions WHERE game = :game AND action LIKE '%\"sit\"%'"
        for seq, text in self._rows(query, game=game):
            action = json.loads(text)
            if action["do"] == "sit" and action["by"] in seats:
                action["player"] = _nameless(action.get("player"))
                change = "UPDATE actions SET action = :action WHERE game = :game AND seq = :seq"
                self._change(change, game=game, seq=seq, action=dump(action))


def _nameless(player: Any) -> Any:
    """A player as plain data without the name, if it is a person."""
    if isinstance(player, dict) and player.get("kind") == "person":
        return {**player, "name": ERASED}
    return player
