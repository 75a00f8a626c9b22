"""All games: open ones are rooms in memory, the others are only in the store."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeVar

from ..engine.limit import Limit
from ..formats.json import from_plain
from ..opening import Seat
from ..plain import Json
from ..play.clock import TimeControl
from ..play.seats import Player, PlayerKind
from ..play.session import Session
from ..play.setup import Setup
from ..remote.pool import Pool
from . import limits
from .errors import WebError, refusing
from .game_view import shown_ending
from .ids import Visitor, hash_of, invite_of, is_id, new_id
from .room import Room
from .storage import Storage
from .store.store import ListedGame, SeatRecord

StoredId = TypeVar("StoredId", str, str | None)


class GameRegistry:
    """Creates games, and opens rooms for games in the store."""

    def __init__(self, storage: Storage, pool: Pool) -> None:
        self._storage = storage
        self._pool = pool
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the latest used last
        self._unwatched = asyncio.Semaphore(limits.UNWATCHED)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.called: Callable[[Room, str, str], None] = lambda *_: None  # whose turn it is now
        self.ended: Callable[[Room], None] = lambda room: None  # when a game has got a result

    async def close(self) -> None:
        """Close every room."""
        for room in list(self._rooms.values()):
            await room.close()

    @property
    def players(self) -> int:
        """The number of clients that watch a game."""
        return len({w.visitor.client for room in self._rooms.values() for w in room.watchers})

    # Rooms

    async def room(self, game_id: str) -> Room:
        """The room of a game, opened if necessary."""
        if game_id not in self._rooms:
            if not is_id(game_id):
                raise WebError("not-found", f"There is no game {game_id[:40]!r}.")
            task = self._opening.get(game_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._open(game_id))
                self._opening[game_id] = task
                task.add_done_callback(lambda _: self._opening.pop(game_id, None))
            return await asyncio.shield(task)
        self._rooms.move_to_end(game_id)
        return self._rooms[game_id]

    async def _open(self, game_id: str) -> Room:
        stored = await self._storage.ask(self._storage.store.game, game_id)
        if stored is None:
            raise WebError("not-found", f"There is no game {game_id[:40]!r}.")
        room = Room(
            stored,
            storage=self._storage,
            pool=self._pool,
            unwatched=self._unwatched,
            called=lambda room, client, name: self.called(room, client, name),
            ended=lambda room: self.ended(room),
        )
        self._rooms[game_id] = room
        self._forget_idle()
        room.go_on()
        return room

    async def refresh(self, games: Iterable[str]) -> None:
        """Load open games again that were changed in the store."""
        for room in [self._rooms[game] for game in games if game in self._rooms]:
            await room.refresh()

    async def close_games(self, games: Iterable[str]) -> None:
        """Close games that were deleted from the store."""
        for room in [self._rooms.pop(game) for game in games if game in self._rooms]:
            for watcher in room.watchers:
                watcher.post({"type": "notice", "game": room.id, "text": "This game was deleted."})
            await room.close()

    def _forget_idle(self) -> None:
        """Drop unused rooms from memory when there are many; the store has them."""
        for game_id in list(self._rooms)[: max(0, len(self._rooms) - limits.IDLE_TABLES)]:
            if self._rooms[game_id].is_idle:
                del self._rooms[game_id]

    # New games

    async def create(self, visitor: Visitor, wish: Json, *, start: Json | None, ref: str) -> Room:
        """A new game; requested twice under one ref, it is the same one."""
        store = self._storage.store
        if await self._storage.ask(store.count_games, visitor.client) >= limits.GAMES:
            raise WebError.busy(f"You have {limits.GAMES} games; delete some of them first.")
        with refusing():
            setup = _setup(wish, start)
            Session(setup)
        invited = [seat for seat in Seat if wish["seats"][seat]["kind"] == "invite"]
        owners = {seat: None if seat in invited else visitor.client for seat in Seat}
        return await self._add(visitor, visitor.client, setup, owners, ref)

    async def start_between(
        self, visitor: Visitor, owners: Mapping[Seat, str | None], setup: Setup, *, seek: str
    ) -> Room | None:
        """The game of two people that comes of a seek, which it takes; there is one for a seek.

        None when somebody else has taken the seek.
        """
        take = partial(self._storage.store.start_game, seek, visitor.client)
        ref = f"seek {seek}"
        game = await self._store_game(take, visitor, visitor.client, setup, owners, ref)
        return None if game is None else await self.room(game)

    async def rematch(self, visitor: Visitor, room: Room) -> Room | None:
        """The game that follows a finished one, with the seats exchanged; there is only one.

        None until the other person wants it too.
        """
        if not room.can_rematch(visitor.client):
            raise WebError("illegal", "A rematch is for the players of a finished game.")
        if room.rematch is None:
            if not room.offer_rematch(visitor.client):
                return None
            store = self._storage.store
            first, second = (room.session.players[seat] for seat in Seat)
            setup = replace(room.session.setup, first=first, second=second).rematch()
            owners = {seat: room.owner(seat.other) for seat in Seat}
            # The ref is the game's, not the client's: both may ask at once and get the same game.
            following = await self._add(
                visitor, room.creator, setup, owners, f"rematch of {room.id}"
            )
            room.rematch = await self._storage.ask(store.set_rematch, room.id, following.id)
            room.tell_state()
        return await self.room(room.rematch)

    async def _add(
        self,
        visitor: Visitor,
        creator: str,
        setup: Setup,
        owners: Mapping[Seat, str | None],
        ref: str,
    ) -> Room:
        """Store a game and open it."""
        add = self._storage.store.add_game
        return await self.room(await self._store_game(add, visitor, creator, setup, owners, ref))

    async def _store_game(
        self,
        add: Callable[..., StoredId],
        visitor: Visitor,
        creator: str,
        setup: Setup,
        owners: Mapping[Seat, str | None],
        ref: str,
    ) -> StoredId:
        """Store a game. A person's seat without an owner is free, and its creator can invite."""
        game_id, places = new_id(), []
        for seat, owner in owners.items():
            invite = None
            if setup.player(seat).is_engine:
                owner = None
            elif owner is None:
                creator, invite = visitor.client, hash_of(invite_of(visitor.secret, game_id, seat))
            places.append(SeatRecord(seat, owner, invite))
        return await self._storage.ask(
            add,
            game_id,
            places,
            creator=creator,
            ref=ref,
            setup=json.dumps(setup.to_plain()),
            rule=setup.rule.name,
            size=setup.size,
            opening=setup.opening,
            first_name=setup.first.title,
            second_name=setup.second.title,
            ply=0 if setup.start is None else len(setup.start.mainline_moves()),
        )

    # Lists and files

    async def games_of(self, client: str, *, limit: int, before: float | None) -> Json:
        """The games of a client, the latest first."""
        store = self._storage.store
        records = await self._storage.ask(store.games_of, client, limit=limit, before=before)
        rows = [_summary(record) for record in records]
        return {"games": rows, "next": records[-1].game.updated if len(records) == limit else None}


def _summary(listed: ListedGame) -> Json:
    game = listed.game
    return {
        "id": game.id,
        "rule": game.rule,
        "size": game.size,
        "opening": game.opening,
        "names": {"first": game.first_name, "second": game.second_name},
        "ply": game.ply,
        "result": shown_ending(game.result),
        "created": game.created,
        "updated": game.updated,
        "you": listed.seats,
    }


def _setup(wish: Json, start: Json | None) -> Setup:
    players = [_player(wish["seats"][seat]) for seat in Seat]
    control = TimeControl.parse(wish["clock"] or "none")
    if all(player.is_engine for player in players) and control.is_clocked:
        raise WebError("bad-request", "Two engines play without a clock; set thinking times.")
    return Setup.of(
        wish["rule"],
        wish["size"],
        opening=wish["opening"],
        first=players[0],
        second=players[1],
        control=control,
        start=None if start is None else from_plain(start),
    )


def _player(seat: Json) -> Player:
    match seat["kind"]:
        case "level":
            return Player(kind=PlayerKind.LEVEL, level=seat["level"])
        case "tengen":
            return Player(kind=PlayerKind.TENGEN, limit=Limit(time=seat["time"]))
        case _:
            return Player(name=seat.get("name") or "")
