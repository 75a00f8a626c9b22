"""Everything of one visitor: exported as one file, and erased."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from ..formats.json import to_plain
from ..plain import Json
from ..play.actions import Action
from ..play.session import Session
from ..play.setup import Setup
from .errors import WebError
from .games import GameRegistry
from .storage import Storage
from .store.ownership import Erased
from .store.store import StoredGame

FORMAT = "tengen-everything"
VERSION = 1
_TABLES = (
    "ratings",
    "rated_results",
    "seeks",
    "messages",
    "mutes",
    "reports",
    "collections",
    "tournaments",
    "created_tournaments",
)
_PRIVATE = ("account", "accused", "client", "creator", "owner", "reporter", "target")  # ids


async def everything_of(client: str, account: Json | None, storage: Storage) -> AsyncIterator[str]:
    """All that is stored of a client, as the parts of one JSON text.

    Games, studies and reviews are read one at a time: together they may be large.
    """
    store, ask = storage.store, storage.ask
    learning = await ask(store.owned_rows, "learning", client)
    head = {
        "format": FORMAT,
        "version": VERSION,
        "account": account,
        "settings": await ask(store.settings, client),
        "learning": [_content(row, "data") for row in learning],
    }
    for table in _TABLES:
        rows = await ask(store.owned_rows, table, client)
        head[table] = [{k: v for k, v in row.items() if k not in _PRIVATE} for row in rows]
    yield json.dumps(head)[:-1]
    for table, content in (("studies", "game"), ("reviews", "review")):
        yield f',"{table}":['
        comma = ""
        for row_id in await ask(store.owned_ids, table, client):
            row = await ask(store.owned_row, table, row_id)
            if row is not None:  # not deleted meanwhile
                yield comma + await asyncio.to_thread(_row_text, row, content)
                comma = ","
        yield "]"
    yield ',"games":['
    comma = ""
    for game in await ask(store.owned_games, client):
        stored = await ask(store.game, game)
        if stored is not None:  # not deleted meanwhile
            yield comma + await asyncio.to_thread(_game_text, stored, client)
            comma = ","
    yield "]}"


def _content(row: Json, field: str) -> Json:
    """A row with its content as data, and without the owner, who knows."""
    kept = {name: value for name, value in row.items() if name != "owner"}
    return {**kept, field: json.loads(row[field])}


def _row_text(row: Json, field: str) -> str:
    return json.dumps(_content(row, field))


def _game_text(stored: StoredGame, client: str) -> str:
    """A game as a client may have it: as it is stored, and as Tengen JSON."""
    row = stored.game
    session = Session(Setup.from_plain(json.loads(row.setup)))
    for record in stored.actions:
        session.apply(Action.from_plain(record.action, session.setup.size), now=record.at)
    plain = {
        "id": row.id,
        "created": row.created,
        "updated": row.updated,
        "result": row.result,
        "setup": json.loads(row.setup),
        "you": [seat.seat for seat in stored.seats if seat.client == client],
        "actions": [record.action for record in stored.actions],
        "game": to_plain(session.record()),
    }
    return json.dumps(plain)


async def erase_everything(client: str, storage: Storage, games: GameRegistry) -> Erased:
    """Delete all that is stored of a client; games with others are resigned and stay for them."""
    for game in await storage.ask(storage.store.unfinished_games, client):
        room = await games.room(game)
        try:
            await room.resign(client)
        except WebError as error:
            if error.code == "busy":  # the store failed: nothing is erased
                raise
    erased = await storage.ask(storage.store.erase, client)
    await games.close_games(erased.deleted)
    await games.refresh(erased.kept)
    return erased
