"""Migrations: the schema, and how a database of any earlier version is brought to this version.

A migration is written once and never changed. To change the schema, append a migration.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text

from ...errors import TengenError

_VERSIONS = """CREATE TABLE IF NOT EXISTS schema_versions (
    version INTEGER NOT NULL PRIMARY KEY,
    applied FLOAT NOT NULL)"""


MIGRATION_LOCK = 8_765_001  # PostgreSQL's advisory lock of whoever migrates


class SchemaError(TengenError, code="schema"):
    """A database was written by a newer version of the program; upgrade the program."""


class Migration(NamedTuple):
    """The step from the previous version to this one."""

    version: int
    about: str
    apply: Callable[[Connection], None]


def _execute(statements: Sequence[str], connection: Connection) -> None:
    for statement in statements:
        connection.exec_driver_sql(statement)


_VERSION_1 = (
    """CREATE TABLE clients (
        id VARCHAR(64) NOT NULL PRIMARY KEY,
        created FLOAT NOT NULL,
        settings TEXT NOT NULL)""",
    """CREATE TABLE games (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        creator VARCHAR(64) NOT NULL,
        ref VARCHAR(120) NOT NULL,
        created FLOAT NOT NULL,
        updated FLOAT NOT NULL,
        setup TEXT NOT NULL,
        rule VARCHAR(40) NOT NULL,
        size INTEGER NOT NULL,
        opening VARCHAR(40) NOT NULL,
        first_name VARCHAR(80) NOT NULL,
        second_name VARCHAR(80) NOT NULL,
        ply INTEGER NOT NULL,
        result VARCHAR(200),
        rematch VARCHAR(40),
        CONSTRAINT one_game_a_ref UNIQUE (creator, ref))""",
    # A seat without a client waits for whoever has the invite.
    """CREATE TABLE places (
        game VARCHAR(40) NOT NULL REFERENCES games (id),
        seat VARCHAR(10) NOT NULL,
        client VARCHAR(64),
        invite VARCHAR(40),
        PRIMARY KEY (game, seat))""",
    # The games on a client's list
    """CREATE TABLE shelves (
        client VARCHAR(64) NOT NULL,
        game VARCHAR(40) NOT NULL REFERENCES games (id),
        PRIMARY KEY (client, game))""",
    """CREATE TABLE actions (
        game VARCHAR(40) NOT NULL REFERENCES games (id),
        seq INTEGER NOT NULL,
        at FLOAT NOT NULL,
        ref VARCHAR(120),
        action TEXT NOT NULL,
        PRIMARY KEY (game, seq),
        CONSTRAINT one_action_a_ref UNIQUE (game, ref))""",
    """CREATE TABLE studies (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        owner VARCHAR(64) NOT NULL,
        title VARCHAR(200) NOT NULL,
        rule VARCHAR(40) NOT NULL,
        size INTEGER NOT NULL,
        version INTEGER NOT NULL,
        created FLOAT NOT NULL,
        updated FLOAT NOT NULL,
        game TEXT NOT NULL)""",
    "CREATE INDEX studies_by_owner ON studies (owner, updated)",
    # One row: how long servers have run on this database, the time of the players' clocks
    """CREATE TABLE house (
        id INTEGER NOT NULL PRIMARY KEY,
        uptime FLOAT NOT NULL)""",
)

_VERSION_2 = (
    """CREATE TABLE linked_actions (
        game VARCHAR(40) NOT NULL REFERENCES games (id),
        seq INTEGER NOT NULL,
        prev INTEGER,
        at FLOAT NOT NULL,
        ref VARCHAR(120),
        action TEXT NOT NULL,
        PRIMARY KEY (game, seq),
        CONSTRAINT one_action_per_ref UNIQUE (game, ref),
        FOREIGN KEY (game, prev) REFERENCES linked_actions (game, seq),
        CHECK (seq = coalesce(prev, 0) + 1))""",
    # A game with a gap could not be opened: it becomes the game that it was before the gap.
    """INSERT INTO linked_actions (game, seq, prev, at, ref, action)
        SELECT game, seq, CASE WHEN seq > 1 THEN seq - 1 END, at, ref, action FROM actions AS a
        WHERE seq = (SELECT count(*) FROM actions AS b WHERE b.game = a.game AND b.seq <= a.seq)
        ORDER BY game, seq""",
    """UPDATE games SET result = NULL WHERE
        (SELECT count(*) FROM actions AS a WHERE a.game = games.id) >
        (SELECT count(*) FROM linked_actions AS b WHERE b.game = games.id)""",
    "DROP TABLE actions",
    "ALTER TABLE linked_actions RENAME TO actions",
)

_VERSION_4 = (
    # A review belongs to a game, to a study, or to the only client that may see it.
    """CREATE TABLE reviews (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        game VARCHAR(40) REFERENCES games (id),
        study VARCHAR(40) REFERENCES studies (id),
        owner VARCHAR(64),
        moves INTEGER NOT NULL,
        updated FLOAT NOT NULL,
        review TEXT NOT NULL)""",
    "CREATE INDEX reviews_by_owner ON reviews (owner, updated)",
    "CREATE INDEX reviews_by_study ON reviews (study)",
)

_VERSION_5 = (
    # What a player has learned: one row a part, as `tengen.learning` names them
    """CREATE TABLE learning (
        owner VARCHAR(64) NOT NULL,
        part VARCHAR(20) NOT NULL,
        version INTEGER NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (owner, part))""",
    # Ratings of puzzles that were tried, moved by everybody's first attempts
    """CREATE TABLE puzzle_ratings (
        puzzle VARCHAR(40) NOT NULL PRIMARY KEY,
        rating FLOAT NOT NULL,
        deviation FLOAT NOT NULL,
        volatility FLOAT NOT NULL,
        attempts INTEGER NOT NULL)""",
)

_VERSION_6 = (
    # Where the other tables name a client, that is an account or a browser without one.
    """CREATE TABLE accounts (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        name VARCHAR(40) NOT NULL,
        name_key VARCHAR(40) NOT NULL UNIQUE,
        created FLOAT NOT NULL,
        password VARCHAR(200) NOT NULL)""",
    """CREATE TABLE sessions (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        secret VARCHAR(64) NOT NULL UNIQUE,
        account VARCHAR(40) NOT NULL REFERENCES accounts (id),
        about VARCHAR(80) NOT NULL,
        created FLOAT NOT NULL,
        seen FLOAT NOT NULL,
        confirmed FLOAT NOT NULL)""",
    "CREATE INDEX sessions_by_account ON sessions (account, seen)",
    """CREATE TABLE recovery_codes (
        account VARCHAR(40) NOT NULL REFERENCES accounts (id),
        code VARCHAR(64) NOT NULL,
        PRIMARY KEY (account, code))""",
    """CREATE TABLE passkeys (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        credential VARCHAR(1400) NOT NULL UNIQUE,
        account VARCHAR(40) NOT NULL REFERENCES accounts (id),
        name VARCHAR(80) NOT NULL,
        public_key TEXT NOT NULL,
        sign_count BIGINT NOT NULL,
        created FLOAT NOT NULL,
        used FLOAT)""",
    "CREATE INDEX passkeys_by_account ON passkeys (account)",
    # What a passkey has to sign, once
    """CREATE TABLE challenges (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        owner VARCHAR(64) NOT NULL,
        purpose VARCHAR(20) NOT NULL,
        challenge VARCHAR(200) NOT NULL,
        expires FLOAT NOT NULL)""",
    # The browsers in which an account was used
    """CREATE TABLE links (
        client VARCHAR(64) NOT NULL,
        account VARCHAR(40) NOT NULL REFERENCES accounts (id),
        since FLOAT NOT NULL,
        PRIMARY KEY (client, account))""",
    "CREATE INDEX links_by_account ON links (account)",
    # Attempts to log in since the last one that succeeded
    """CREATE TABLE login_attempts (
        who VARCHAR(120) NOT NULL PRIMARY KEY,
        count INTEGER NOT NULL,
        since FLOAT NOT NULL)""",
    "CREATE INDEX places_by_client ON places (client)",
)

_VERSION_7 = (
    # A seek without a target is open to everybody; one with a target challenges that account.
    """CREATE TABLE seeks (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        client VARCHAR(64) NOT NULL,
        name VARCHAR(80) NOT NULL,
        is_member INTEGER NOT NULL,
        target VARCHAR(40) REFERENCES accounts (id),
        target_name VARCHAR(40),
        rule VARCHAR(40) NOT NULL,
        size INTEGER NOT NULL,
        opening VARCHAR(40) NOT NULL,
        clock VARCHAR(40) NOT NULL,
        created FLOAT NOT NULL,
        expires FLOAT NOT NULL)""",
    "CREATE INDEX seeks_by_client ON seeks (client)",
    "CREATE INDEX seeks_by_target ON seeks (target)",
    # Games that everybody may find and watch
    """CREATE TABLE public_games (
        game VARCHAR(40) NOT NULL PRIMARY KEY REFERENCES games (id),
        since FLOAT NOT NULL)""",
)

_VERSION_8 = (
    # The speed of a game that counts for ratings; nothing for a casual one
    "ALTER TABLE games ADD COLUMN rated VARCHAR(20)",
    "ALTER TABLE seeks ADD COLUMN speed VARCHAR(20)",
    "ALTER TABLE seeks ADD COLUMN rated INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE ratings (
        account VARCHAR(40) NOT NULL REFERENCES accounts (id),
        rule VARCHAR(40) NOT NULL,
        speed VARCHAR(20) NOT NULL,
        value FLOAT NOT NULL,
        deviation FLOAT NOT NULL,
        volatility FLOAT NOT NULL,
        games INTEGER NOT NULL,
        updated FLOAT NOT NULL,
        PRIMARY KEY (account, rule, speed))""",
    "CREATE INDEX ratings_by_value ON ratings (rule, speed, value)",
    # What each rated game did to a rating; a game counts once for an account.
    """CREATE TABLE rated_results (
        game VARCHAR(40) NOT NULL REFERENCES games (id),
        account VARCHAR(40) NOT NULL REFERENCES accounts (id),
        seat VARCHAR(10) NOT NULL,
        rule VARCHAR(40) NOT NULL,
        speed VARCHAR(20) NOT NULL,
        color VARCHAR(10) NOT NULL,
        score FLOAT NOT NULL,
        before FLOAT NOT NULL,
        after FLOAT NOT NULL,
        deviation FLOAT NOT NULL,
        at FLOAT NOT NULL,
        PRIMARY KEY (game, account))""",
    "CREATE INDEX rated_results_by_account ON rated_results (account, rule, speed, at)",
)

_VERSION_9 = (
    # Servers that share the database, each alive until a moment of the database's clock
    """CREATE TABLE servers (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        expires FLOAT NOT NULL,
        players INTEGER NOT NULL)""",
    # Which server decides a game, or does other work; every holder has a higher fencing number.
    """CREATE TABLE leases (
        what VARCHAR(60) NOT NULL PRIMARY KEY,
        server VARCHAR(40) NOT NULL,
        fence BIGINT NOT NULL)""",
    "CREATE INDEX leases_by_server ON leases (server)",
    # When the server clock was brought up to date, by the database's clock
    "ALTER TABLE house ADD COLUMN noted FLOAT",
)

_VERSION_10 = (
    # Accounts that engines play under; one without a token cannot be used.
    """CREATE TABLE bots (
        account VARCHAR(40) NOT NULL PRIMARY KEY REFERENCES accounts (id),
        owner VARCHAR(40) REFERENCES accounts (id),
        token VARCHAR(64) UNIQUE,
        created FLOAT NOT NULL,
        used FLOAT)""",
    "CREATE INDEX bots_by_owner ON bots (owner)",
)

_VERSION_11 = (
    # What players say in a game: a phrase by its name, or a text
    """CREATE TABLE messages (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        game VARCHAR(40) NOT NULL REFERENCES games (id),
        seat VARCHAR(10) NOT NULL,
        client VARCHAR(64) NOT NULL,
        at FLOAT NOT NULL,
        phrase VARCHAR(40),
        text VARCHAR(400))""",
    "CREATE INDEX messages_by_game ON messages (game, at)",
    "CREATE INDEX messages_by_client ON messages (client)",
    """CREATE TABLE mutes (
        client VARCHAR(64) NOT NULL,
        muted VARCHAR(64) NOT NULL,
        since FLOAT NOT NULL,
        PRIMARY KEY (client, muted))""",
    """CREATE TABLE reports (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        game VARCHAR(40) NOT NULL REFERENCES games (id),
        reporter VARCHAR(64) NOT NULL,
        accused VARCHAR(64) NOT NULL,
        at FLOAT NOT NULL,
        reason VARCHAR(20) NOT NULL,
        text VARCHAR(1000) NOT NULL,
        closed FLOAT)""",
    "CREATE INDEX reports_by_time ON reports (closed, at)",
    "CREATE INDEX reports_by_game ON reports (game)",
    # Accounts that the host has closed
    """CREATE TABLE closed_accounts (
        account VARCHAR(40) NOT NULL PRIMARY KEY REFERENCES accounts (id),
        since FLOAT NOT NULL)""",
)

_VERSION_12 = (
    # Those who take part have numbers of the tournament's own, which stay when an account goes.
    """CREATE TABLE tournaments (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        creator VARCHAR(40) REFERENCES accounts (id),
        name VARCHAR(80) NOT NULL,
        kind VARCHAR(20) NOT NULL,
        rule VARCHAR(40) NOT NULL,
        size INTEGER NOT NULL,
        opening VARCHAR(40) NOT NULL,
        clock VARCHAR(40) NOT NULL,
        speed VARCHAR(20) NOT NULL,
        rated INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        rounds INTEGER,
        minutes INTEGER,
        streaks INTEGER NOT NULL,
        starts FLOAT NOT NULL,
        created FLOAT NOT NULL,
        state VARCHAR(20) NOT NULL,
        round INTEGER NOT NULL,
        due FLOAT,
        ended FLOAT,
        version INTEGER NOT NULL)""",
    "CREATE INDEX tournaments_by_state ON tournaments (state, starts)",
    "CREATE INDEX tournaments_by_creator ON tournaments (creator)",
    """CREATE TABLE entrants (
        tournament VARCHAR(40) NOT NULL REFERENCES tournaments (id),
        number INTEGER NOT NULL,
        account VARCHAR(40) REFERENCES accounts (id),
        name VARCHAR(80) NOT NULL,
        rating FLOAT NOT NULL,
        is_in INTEGER NOT NULL,
        since FLOAT NOT NULL,
        seen FLOAT NOT NULL,
        PRIMARY KEY (tournament, number),
        CONSTRAINT one_entry_an_account UNIQUE (tournament, account))""",
    "CREATE INDEX entrants_by_account ON entrants (account)",
    """CREATE TABLE pairings (
        tournament VARCHAR(40) NOT NULL REFERENCES tournaments (id),
        round INTEGER NOT NULL,
        board INTEGER NOT NULL,
        first INTEGER NOT NULL,
        second INTEGER,
        game VARCHAR(40) UNIQUE REFERENCES games (id),
        score FLOAT,
        is_played INTEGER NOT NULL,
        ended FLOAT,
        PRIMARY KEY (tournament, round, board))""",
)

_VERSION_13 = (
    # How often a move was played in a position, by result: in finished public games, counted once
    # each, and in the files that visitors have added for themselves.
    """CREATE TABLE played_moves (
        collection VARCHAR(40) NOT NULL,
        position VARCHAR(60) NOT NULL,
        move VARCHAR(4) NOT NULL,
        black INTEGER NOT NULL,
        white INTEGER NOT NULL,
        draws INTEGER NOT NULL,
        unknown INTEGER NOT NULL,
        PRIMARY KEY (collection, position, move))""",
    """CREATE TABLE counted_games (
        game VARCHAR(40) NOT NULL PRIMARY KEY REFERENCES games (id),
        at FLOAT NOT NULL)""",
    """CREATE TABLE collections (
        id VARCHAR(40) NOT NULL PRIMARY KEY,
        owner VARCHAR(64) NOT NULL,
        name VARCHAR(200) NOT NULL,
        games INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        added FLOAT NOT NULL)""",
    "CREATE INDEX collections_by_owner ON collections (owner)",
)

_VERSION_14 = (
    # The key of the name of a game's opening, where it has one
    "ALTER TABLE games ADD COLUMN opening_name VARCHAR(40)",
)


def _share(connection: Connection) -> None:
    """Let several servers share the database, where it is PostgreSQL."""
    _execute(_VERSION_9, connection)
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("CREATE SEQUENCE fences")


def _hash_invites(connection: Connection) -> None:
    """Keep a hash of every invite instead of the invite; links that were given out still work."""
    query = "SELECT game, seat, invite FROM places WHERE invite IS NOT NULL"
    for game, seat, invite in connection.execute(text(query)).all():
        row = {"game": game, "seat": seat, "hash": hashlib.sha256(invite.encode()).hexdigest()[:40]}
        change = "UPDATE places SET invite = :hash WHERE game = :game AND seat = :seat"
        connection.execute(text(change), row)


MIGRATIONS: Sequence[Migration] = (
    Migration(1, "games, studies, settings and the house clock", partial(_execute, _VERSION_1)),
    Migration(2, "every action follows the one before it", partial(_execute, _VERSION_2)),
    Migration(3, "invites are stored as hashes", _hash_invites),
    Migration(4, "reviews of games", partial(_execute, _VERSION_4)),
    Migration(5, "what players learn, ratings of puzzles", partial(_execute, _VERSION_5)),
    Migration(6, "accounts, sessions, passkeys", partial(_execute, _VERSION_6)),
    Migration(7, "the lobby", partial(_execute, _VERSION_7)),
    Migration(8, "ratings", partial(_execute, _VERSION_8)),
    Migration(9, "several servers on one database", _share),
    Migration(10, "bots", partial(_execute, _VERSION_10)),
    Migration(11, "talk, reports, closed accounts", partial(_execute, _VERSION_11)),
    Migration(12, "tournaments", partial(_execute, _VERSION_12)),
    Migration(13, "the explorer's counts", partial(_execute, _VERSION_13)),
    Migration(14, "names of openings in lists of games", partial(_execute, _VERSION_14)),
)


def check_version(engine: Engine) -> None:
    """SchemaError unless the database has the newest version of the schema."""
    newest = MIGRATIONS[-1].version
    with engine.begin() as connection:
        query = "SELECT max(version) FROM schema_versions"
        found = connection.execute(text(query)).scalar() or 0
    if found != newest:
        raise SchemaError(
            f"the database has version {found} of the schema, and this program version {newest}; "
            "expected a database of the same version: start its server once"
        )


def migrate(engine: Engine, migrations: Sequence[Migration] = MIGRATIONS) -> list[int]:
    """Bring the database to the newest version; the versions that were applied, in order.

    Each step is one transaction where the database can do that (SQLite and PostgreSQL can): one
    that fails leaves the version before it.
    """
    newest = migrations[-1].version
    with engine.begin() as connection:
        _wait_for_others(connection)
        connection.exec_driver_sql(_VERSIONS)
        found = _version(connection)
    if found > newest:
        raise SchemaError(
            f"the database has version {found} of the schema: this program knows {newest} at most; "
            "expected a newer program, or another database"
        )
    applied = []
    for migration in migrations:
        if migration.version > found:
            with engine.begin() as connection:
                _wait_for_others(connection)
                if _version(connection) >= migration.version:  # another server was first
                    continue
                migration.apply(connection)
                row = {"version": migration.version, "applied": time.time()}
                change = "INSERT INTO schema_versions VALUES (:version, :applied)"
                connection.execute(text(change), row)
            applied.append(migration.version)
    return applied


def _version(connection: Connection) -> int:
    query = text("SELECT max(version) FROM schema_versions")
    return int(connection.execute(query).scalar() or 0)


def _wait_for_others(connection: Connection) -> None:
    """Let one server at a time migrate a database that several share."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
