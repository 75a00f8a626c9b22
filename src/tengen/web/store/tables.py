"""The schema of the newest version. `migrations.py` builds it step by step, and a test compares."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

ID = String(40)  # 22 characters of ours; room for longer ones
REF = String(120)  # a client's name for an action, which is done once however often it is sent

metadata = MetaData()

clients = Table(
    "clients",
    metadata,
    Column("id", String(64), primary_key=True),  # of a secret that only the browser has
    Column("created", Float, nullable=False),
    Column("settings", Text, nullable=False),  # a JSON object
)

games = Table(
    "games",
    metadata,
    Column("id", ID, primary_key=True),
    Column("creator", String(64), nullable=False),
    Column("ref", REF, nullable=False),
    Column("created", Float, nullable=False),  # seconds since 1970
    Column("updated", Float, nullable=False),
    Column("setup", Text, nullable=False),  # a JSON object: what a session is created from
    Column("rule", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("opening", String(40), nullable=False),
    Column("first_name", String(80), nullable=False),
    Column("second_name", String(80), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("result", String(200)),
    Column("rematch", ID),  # the game that followed with the seats exchanged
    UniqueConstraint("creator", "ref", name="one_game_a_ref"),
)

# Who sits where. A seat without a client waits for whoever has the invite; its hash is stored.
places = Table(
    "places",
    metadata,
    Column("game", ID, ForeignKey("games.id"), primary_key=True),
    Column("seat", String(10), primary_key=True),
    Column("client", String(64)),
    Column("invite", ID),
)

# The games on a client's list.
shelves = Table(
    "shelves",
    metadata,
    Column("client", String(64), primary_key=True),
    Column("game", ID, ForeignKey("games.id"), primary_key=True),
)

# Everything that happened in a game, in order. An action refers to the one before it, so that no
# game has a gap.
actions = Table(
    "actions",
    metadata,
    Column("game", ID, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("prev", Integer),  # the action before; none for the first
    Column("at", Float, nullable=False),  # seconds of the server clock
    Column("ref", REF),
    Column("action", Text, nullable=False),  # a JSON object
    UniqueConstraint("game", "ref", name="one_action_per_ref"),
    ForeignKeyConstraint(["game", "prev"], ["actions.game", "actions.seq"]),
    CheckConstraint("seq = coalesce(prev, 0) + 1"),
)

studies = Table(
    "studies",
    metadata,
    Column("id", ID, primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("title", String(200), nullable=False),
    Column("rule", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("game", Text, nullable=False),  # Tengen JSON
    Index("studies_by_owner", "owner", "updated"),
)

# One row: how long servers have run on this database, which is the time of the players' clocks.
house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("uptime", Float, nullable=False),
)
