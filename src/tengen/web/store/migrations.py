"""Migrations: how a database of any earlier version is brought to this version.

A migration is written once and never changed: it says what the schema was at its time, in words of
its own, and not what `tables.py` says today. To change the schema, change `tables.py` and append a
migration that brings older databases there; a test holds the two equal.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    MetaData,
    Table,
    func,
    select,
    text,
)

from ...errors import TengenError

VERSIONS = Table(
    "schema_versions",
    MetaData(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("applied", Float, nullable=False),
)


class SchemaError(TengenError):
    """A database was written by a newer version of the program; upgrade the program."""

    code = "schema"


class Migration(NamedTuple):
    """The step from the previous version to this one."""

    version: int
    about: str
    apply: Callable[[Connection], None]


def _create_everything(connection: Connection) -> None:
    for statement in _VERSION_1:
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
    """CREATE TABLE places (
        game VARCHAR(40) NOT NULL REFERENCES games (id),
        seat VARCHAR(10) NOT NULL,
        client VARCHAR(64),
        invite VARCHAR(40),
        PRIMARY KEY (game, seat))""",
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


def _link_actions(connection: Connection) -> None:
    for statement in _VERSION_2:
        connection.exec_driver_sql(statement)


def _hash_invites(connection: Connection) -> None:
    """Keep a hash of every invite instead of the invite; links that were given out still work."""
    query = "SELECT game, seat, invite FROM places WHERE invite IS NOT NULL"
    for game, seat, invite in connection.execute(text(query)).all():
        row = {"game": game, "seat": seat, "hash": hashlib.sha256(invite.encode()).hexdigest()[:40]}
        change = "UPDATE places SET invite = :hash WHERE game = :game AND seat = :seat"
        connection.execute(text(change), row)


MIGRATIONS: Sequence[Migration] = (
    Migration(1, "games, studies, settings and the house clock", _create_everything),
    Migration(2, "every action follows the one before it", _link_actions),
    Migration(3, "invites are stored as hashes", _hash_invites),
)


def migrate(engine: Engine, migrations: Sequence[Migration] = MIGRATIONS) -> list[int]:
    """Bring the database to the newest version; the versions that were applied, in order.

    Each step is one transaction where the database can do that (SQLite and PostgreSQL can): one
    that fails leaves the version before it.
    """
    newest = migrations[-1].version
    with engine.begin() as connection:
        VERSIONS.metadata.create_all(connection)
        found = connection.execute(select(func.max(VERSIONS.c.version))).scalar() or 0
    if found > newest:
        raise SchemaError(
            f"the database has version {found} of the schema: this program knows {newest} at most; "
            "expected a newer program, or another database"
        )
    applied = []
    for migration in migrations:
        if migration.version > found:
            with engine.begin() as connection:
                migration.apply(connection)
                row = {"version": migration.version, "applied": time.time()}
                connection.execute(VERSIONS.insert().values(row))
            applied.append(migration.version)
    return applied
