"""Access to a database: transactions and statements, on which the tables are built."""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from sqlalchemy import Connection, Engine, TextClause, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ...errors import TengenError
from ...plain import Json
from . import sqlite
from .migrations import check_version, migrate

IDLE_MILLISECONDS = 2_000  # in a transaction, after which PostgreSQL ends it
CONNECT_SECONDS = 10  # after which a database that does not answer has failed


class StoreError(TengenError, code="store"):
    """The database failed. It is unknown whether a change was stored; check before retrying."""


class Database:
    """A database at the newest version of its schema. It blocks: the server calls it in a thread.

    Its subclasses have the queries and changes of some tables each; the store is all of them.
    """

    def __init__(
        self, url: str, *, wall: Callable[[], float] = time.time, is_shared: bool = False
    ) -> None:
        """With `is_shared` a server may be using the database, whose schema is left as it is."""
        self._engine = _engine(url)
        self._wall = wall
        self._db: Connection | None = None  # while a transaction is running
        is_sqlite = self._engine.dialect.name == "sqlite"
        self._lock = sqlite.set_up(self._engine, locks=not is_shared) if is_sqlite else None
        try:
            if is_shared:
                check_version(self._engine)
            else:
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

    def wall(self) -> float:
        """The time in seconds since 1970."""
        return self._wall()

    def ping(self) -> None:
        """Ask the database for nothing, to see that it answers."""
        self._rows("SELECT 1")

    # Transactions

    def together(self, calls: Sequence[Callable[[], Any]]) -> list[Any]:
        """What each call of this store returns or raises, all of them in one transaction.

        One transaction means one wait for the disk, however many players move at the same time.
        When a call fails, nothing is kept, and each call has a transaction of its own. StoreError
        when the database failed for all of them.
        """
        results: list[Any] = []
        try:
            with self._begin():
                results.extend(call() for call in calls)
        except SQLAlchemyError as error:
            is_gone = isinstance(error, DBAPIError) and error.connection_invalidated
            if len(results) == len(calls) or is_gone or len(calls) == 1:
                raise StoreError(cause(error)) from error
        except Exception as error:  # it concerns this caller only
            if len(calls) == 1:
                return [error]
        else:
            return results
        return [self._alone(call) for call in calls]

    def _alone(self, call: Callable[[], Any]) -> Any:
        """What a call returns or raises in a transaction of its own."""
        try:
            return self.together([call])[0]
        except StoreError as error:
            return error

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        """The running transaction, or a new one."""
        if self._db is not None:
            yield self._db
            return
        with self._engine.begin() as self._db:
            try:
                yield self._db
            finally:
                self._db = None

    def _one_at_a_time(self, key: int) -> None:
        """Keep other servers from what has this key until the transaction ends."""
        if self._engine.dialect.name == "postgresql":
            self._rows("SELECT pg_advisory_xact_lock(:key)", key=key)

    def _rows(self, query: str, **values: Any) -> Sequence[Any]:
        """The rows that a query finds."""
        with self._begin() as db:
            return db.execute(_sql(query), values).all()

    def _change(self, change: str, **values: Any) -> int:
        """Carry out a change; the number of rows that were concerned."""
        with self._begin() as db:
            return db.execute(_sql(change), values).rowcount

    def _change_all(self, change: str, rows: Sequence[Mapping[str, Any]]) -> None:
        """Carry out a change for each of these rows."""
        with self._begin() as db:
            if rows:
                db.execute(_sql(change), rows)

    def _insert(self, table: str, *rows: Mapping[str, Any]) -> None:
        """Add rows that have the same columns."""
        columns, values = ", ".join(rows[0]), ", ".join(f":{name}" for name in rows[0])
        insert = f"INSERT INTO {table} ({columns}) VALUES ({values})"  # noqa: S608  # our names
        with self._begin() as db:
            db.execute(_sql(insert), rows)


def cause(error: BaseException) -> str:
    """The message of the driver on one line, without what SQLAlchemy adds to it."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def _engine(url: str) -> Engine:
    """An engine for the URL, which notices connections that were lost."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if engine.dialect.driver == "psycopg":
        event.listen(engine, "do_connect", _set_up_psycopg)
    return engine


def _set_up_psycopg(dialect: object, record: object, args: object, options: Json) -> None:
    options.setdefault("connect_timeout", CONNECT_SECONDS)
    # A server that is frozen inside a transaction must not keep its locks from the others.
    options.setdefault("options", f"-c idle_in_transaction_session_timeout={IDLE_MILLISECONDS}")


@cache
def _sql(statement: str) -> TextClause:
    """A statement, parsed once: there are few of them, and values are never part of the text."""
    return text(statement)


def moment(before: float | None) -> float:
    """The moment, or the end of time."""
    return math.inf if before is None else before


def dump(value: Json) -> str:
    """Plain data as compact JSON."""
    return json.dumps(value, separators=(",", ":"))
