"""The store: every query and every change of the database, each in one transaction.

It blocks, so the server calls it from a thread (see `storage.py`). A change is on disk when its
method returns.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ...errors import StaleError
from ...plain import Json
from . import sqlite
from .migrations import SchemaError, migrate
from .sqlite import DatabaseError
from .tables import actions, clients, games, house, places, shelves, studies

CONNECT_SECONDS = 10  # after which a database that does not answer has failed


class GameRow(NamedTuple):
    """The row of a game: how it was created, and its current state."""

    id: str
    creator: str
    ref: str
    created: float
    updated: float
    setup: str  # as JSON
    rule: str
    size: int
    opening: str
    first_name: str
    second_name: str
    ply: int
    result: str | None
    rematch: str | None


class SeatRecord(NamedTuple):
    """A seat of a game: whose it is, or the hash of the invite with which it can be taken."""

    seat: str
    client: str | None
    invite: str | None


class ActionRecord(NamedTuple):
    """Something that happened in a game."""

    seq: int
    at: float  # seconds of the server clock
    ref: str | None
    action: Json


class StudyRecord(NamedTuple):
    """A stored analysis."""

    id: str
    owner: str
    title: str
    rule: str
    size: int
    version: int
    created: float
    updated: float
    game: str


class ListedGame(NamedTuple):
    """A game on a client's list, and the seats that the client has there."""

    game: GameRow
    seats: list[str]


class StoredGame(NamedTuple):
    """Everything stored of a game."""

    game: GameRow
    seats: list[SeatRecord]
    actions: list[ActionRecord]


class StoreError(Exception):
    """The database failed. It is unknown whether a change was stored; check before retrying."""


class Store:
    """A database of games, studies and settings, at the newest version of its schema."""

    def __init__(self, url: str, *, wall: Callable[[], float] = time.time) -> None:
        self._engine = _engine(url)
        self._wall = wall
        self._shared: Connection | None = None  # while several calls are one transaction
        self._lock = sqlite.set_up(self._engine) if self._engine.dialect.name == "sqlite" else None
        try:
            migrate(self._engine)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the database."""
        self._engine.dispose()
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)

    # Transactions

    def together(self, calls: Sequence[Callable[[], Any]]) -> list[Any]:
        """What each call of this store returns or raises, all of them in one transaction.

        A call that fails takes back its own changes only. One transaction means one wait for the
        disk, however many players move at the same time. StoreError when the database failed for
        all of them.
        """
        is_in_call = False
        try:
            with self._engine.begin() as self._shared:
                is_in_call = True
                results = [_result_of(call) for call in calls]
                is_in_call = False
        except SQLAlchemyError as error:
            # A statement that failed outside of a savepoint spoils the transaction, so nothing of
            # it was kept; each call can be tried alone unless the database has gone away.
            is_gone = isinstance(error, DBAPIError) and error.connection_invalidated
            if not is_in_call or is_gone or len(calls) == 1:
                raise _store_error(error) from error
        else:
            return results
        finally:
            self._shared = None
        return [self._alone(call) for call in calls]

    def _alone(self, call: Callable[[], Any]) -> Any:
        """What a call returns or raises in a transaction of its own."""
        try:
            return _result_of(call)
        except SQLAlchemyError as error:
            return _store_error(error)

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        """A transaction, or a part of the one that is shared."""
        if self._shared is None:
            with self._engine.begin() as db:
                yield db
        else:
            with self._shared.begin_nested():
                yield self._shared

    @contextmanager
    def _connect(self) -> Iterator[Connection]:
        """A connection for reading."""
        if self._shared is None:
            with self._engine.connect() as db:
                yield db
        else:
            yield self._shared

    # Games

    def add_game(
        self, game_id: str, seats: Sequence[SeatRecord], *, creator: str, ref: str, **columns: Any
    ) -> str:
        """Store a new game and return its id, or that of the game stored under this ref before.

        It is listed for its creator and for the clients who sit there.
        """
        now = self._wall()
        row = {"id": game_id, "creator": creator, "ref": ref, "created": now, "updated": now}
        owners = {creator, *(place.client for place in seats if place.client is not None)}
        try:
            with self._begin() as db:
                db.execute(games.insert().values(row | columns))
                db.execute(places.insert(), [{"game": game_id, **p._asdict()} for p in seats])
                listed = [{"client": client, "game": game_id} for client in sorted(owners)]
                db.execute(shelves.insert(), listed)
        except IntegrityError:
            with self._connect() as db:
                known = select(games.c.id).where(games.c.creator == creator, games.c.ref == ref)
                found = db.execute(known).scalar()
            if found is None:
                raise
            return str(found)
        return game_id

    def game(self, game_id: str) -> StoredGame | None:
        """The game with its seats and all its actions in order, or None."""
        seats = select(places).where(places.c.game == game_id).order_by(places.c.seat)
        done = select(actions).where(actions.c.game == game_id).order_by(actions.c.seq)
        with self._connect() as db:
            row = db.execute(select(games).where(games.c.id == game_id)).one_or_none()
            if row is None:
                return None
            return StoredGame(
                GameRow(**row._mapping),
                [SeatRecord(row.seat, row.client, row.invite) for row in db.execute(seats)],
                [
                    ActionRecord(row.seq, row.at, row.ref, json.loads(row.action))
                    for row in db.execute(done)
                ],
            )

    def append(
        self,
        game: str,
        records: Sequence[ActionRecord],
        *,
        ply: int,
        result: str | None,
        joined: SeatRecord | None = None,
        name: str | None = None,
    ) -> None:
        """Store the next actions, the state of the game after them, and who took a free seat.

        StaleError when the actions do not follow the last one or their refs are known already, or
        when somebody else has the seat: then nothing is kept.
        """
        rows = [
            {"game": game, "prev": r.seq - 1 or None, **r._asdict(), "action": _dump(r.action)}
            for r in records
        ]
        changes = {"updated": self._wall(), "ply": ply, "result": result}
        try:
            with self._begin() as db:
                if joined is not None:
                    changes |= _take_seat(db, game, joined, name)
                db.execute(actions.insert(), rows)
                db.execute(games.update().where(games.c.id == game).values(changes))
        except IntegrityError as error:
            seq = rows[0]["seq"]
            raise StaleError(f"action {seq} does not follow the last one of {game}") from error

    def set_rematch(self, game: str, following: str) -> str:
        """Set the rematch of a game, unless it has one; return its rematch."""
        with self._begin() as db:
            db.execute(
                games.update()
                .where(games.c.id == game, games.c.rematch.is_(None))
                .values(rematch=following)
            )
            return str(db.execute(select(games.c.rematch).where(games.c.id == game)).scalar_one())

    def games_of(self, client: str, *, limit: int, before: float | None) -> list[ListedGame]:
        """A client's games that were changed before a moment, the latest first."""
        query = (
            select(games)
            .join(shelves, shelves.c.game == games.c.id)
            .where(shelves.c.client == client)
            .order_by(games.c.updated.desc(), games.c.id)
            .limit(limit)
        )
        if before is not None:
            query = query.where(games.c.updated < before)
        with self._connect() as db:
            found = [GameRow(**row._mapping) for row in db.execute(query)]
            ids = [game.id for game in found]
            taken = places.c.game.in_(ids), places.c.client == client
            rows = db.execute(select(places.c.game, places.c.seat).where(*taken)).all()
        return [
            ListedGame(game, sorted(row.seat for row in rows if row.game == game.id))
            for game in found
        ]

    def count_games(self, client: str) -> int:
        """How many games a client has."""
        query = select(func.count()).select_from(shelves).where(shelves.c.client == client)
        with self._connect() as db:
            return int(db.execute(query).scalar_one())

    def unlist_game(self, client: str, game: str) -> bool:
        """Remove a game from a client's list; return whether it was there."""
        rows = shelves.delete().where(shelves.c.client == client, shelves.c.game == game)
        with self._begin() as db:
            return db.execute(rows).rowcount == 1

    # Settings

    def settings(self, client: str) -> Json:
        """The settings of a client; none for an unknown one."""
        with self._connect() as db:
            return _settings(db, client)

    def change_settings(self, client: str, changes: Mapping[str, Any], *, most: int) -> Json:
        """Merge changes into a client's settings; None removes a key. `most` limits them."""
        with self._begin() as db:
            merged = {**_settings(db, client), **changes}
            kept = {key: value for key, value in merged.items() if value is not None}
            if len(kept) > most:
                raise ValueError(f"{len(kept)} settings are too many: expected at most {most}")
            row = clients.update().where(clients.c.id == client).values(settings=_dump(kept))
            if db.execute(row).rowcount == 0:
                new = {"id": client, "created": self._wall(), "settings": _dump(kept)}
                db.execute(clients.insert().values(new))
        return kept

    # Studies

    def add_study(
        self, *, study_id: str, owner: str, title: str, rule: str, size: int, game: str
    ) -> StudyRecord:
        """Store a new study."""
        now = self._wall()
        record = StudyRecord(study_id, owner, title, rule, size, 1, now, now, game)
        with self._begin() as db:
            db.execute(studies.insert().values(record._asdict()))
        return record

    def study(self, study_id: str) -> StudyRecord | None:
        """The study, or None."""
        with self._connect() as db:
            row = db.execute(select(studies).where(studies.c.id == study_id)).one_or_none()
        return None if row is None else StudyRecord(**row._mapping)

    def change_study(
        self, study_id: str, *, version: int, title: str, rule: str, size: int, game: str
    ) -> StudyRecord:
        """Replace this version of a study; StaleError when it is not the newest."""
        changes = {
            "title": title,
            "rule": rule,
            "size": size,
            "game": game,
            "version": version + 1,
            "updated": self._wall(),
        }
        with self._begin() as db:
            newest = studies.c.id == study_id, studies.c.version == version
            if db.execute(studies.update().where(*newest).values(changes)).rowcount != 1:
                raise StaleError(f"version {version} of the study is not the newest")
            row = db.execute(select(studies).where(studies.c.id == study_id)).one()
        return StudyRecord(**row._mapping)

    def studies_of(self, owner: str, *, limit: int, before: float | None) -> list[StudyRecord]:
        """The studies of a client, the latest first."""
        query = (
            select(studies)
            .where(studies.c.owner == owner)
            .order_by(studies.c.updated.desc(), studies.c.id)
            .limit(limit)
        )
        if before is not None:
            query = query.where(studies.c.updated < before)
        with self._connect() as db:
            return [StudyRecord(**row._mapping) for row in db.execute(query)]

    def count_studies(self, owner: str) -> int:
        """How many studies a client has."""
        query = select(func.count()).select_from(studies).where(studies.c.owner == owner)
        with self._connect() as db:
            return int(db.execute(query).scalar_one())

    def remove_study(self, study_id: str, owner: str) -> bool:
        """Delete a study; return whether it existed and belonged to the owner."""
        rows = studies.delete().where(studies.c.id == study_id, studies.c.owner == owner)
        with self._begin() as db:
            return db.execute(rows).rowcount == 1

    # The server clock

    def uptime(self) -> float:
        """The latest time of the server clock that is stored."""
        with self._connect() as db:
            noted = db.execute(select(func.max(house.c.uptime))).scalar()
            acted = db.execute(select(func.max(actions.c.at))).scalar()
        return max(noted or 0.0, acted or 0.0)

    def note_uptime(self, uptime: float) -> None:
        """Store the time of the server clock."""
        with self._begin() as db:
            if db.execute(house.update().values(uptime=uptime)).rowcount == 0:
                db.execute(house.insert().values(id=1, uptime=uptime))


def check_database(url: str) -> None:
    """Bring a database to the newest version; DatabaseError says why that is not possible."""
    try:
        Store(url).close()
    except (ImportError, SchemaError, SQLAlchemyError) as error:
        raise DatabaseError(
            f"{_without_password(url)} cannot be used: {_cause(error)}; "
            "expected a file for SQLite, or the SQLAlchemy URL of a database whose driver is here"
        ) from error


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string()
    except SQLAlchemyError:
        return "the database"


def _result_of(call: Callable[[], Any]) -> Any:
    try:
        return call()
    except SQLAlchemyError:
        raise
    except Exception as error:  # it concerns this caller only
        return error


def _store_error(error: SQLAlchemyError) -> StoreError:
    return StoreError(_cause(error))


def _cause(error: BaseException) -> str:
    """The message of the driver on one line, without what SQLAlchemy adds to it."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def _engine(url: str) -> Engine:
    """An engine for the URL, which notices connections that were lost."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.driver == "psycopg":
        event.listen(engine, "do_connect", _set_up_psycopg)
    return engine


def _set_up_psycopg(dialect: object, record: object, args: object, options: Json) -> None:
    options.setdefault("connect_timeout", CONNECT_SECONDS)


def _settings(db: Connection, client: str) -> Json:
    text = db.execute(select(clients.c.settings).where(clients.c.id == client)).scalar()
    return {} if text is None else json.loads(text)


def _take_seat(db: Connection, game: str, joined: SeatRecord, name: str | None) -> Json:
    """Give a free seat to a client; the columns of the game that change with it."""
    free = places.c.game == game, places.c.seat == joined.seat, places.c.client.is_(None)
    taken = db.execute(places.update().where(*free).values(client=joined.client, invite=None))
    if taken.rowcount != 1 or joined.client is None:
        raise StaleError(f"the {joined.seat} seat of this game is taken")
    _list_game(db, joined.client, game)
    return {} if name is None else {f"{joined.seat}_name": name}


def _list_game(db: Connection, client: str, game: str) -> None:
    here = select(shelves.c.game).where(shelves.c.client == client, shelves.c.game == game)
    if db.execute(here).scalar() is None:
        db.execute(shelves.insert().values(client=client, game=game))


def _dump(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"))
