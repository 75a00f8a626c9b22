"""All games: open ones are rooms in memory, the others are only in the store."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from ..engine.limit import Limit
from ..formats.json import from_plain
from ..names import name_key, opening_called
from ..opening import Seat
from ..plain import Json
from ..play.clock import TimeControl
from ..play.seats import Player, PlayerKind
from ..play.session import Session
from ..play.setup import Setup
from ..remote.pool import Pool
from ..texts import Message
from . import limits
from .errors import WebError, refusing
from .game_view import show_opening_name, shown_ending
from .ids import Visitor, hash_of, invite_of, is_id, new_id
from .peers.peers import Peers
from .ratings import check_rated
from .room import Room
from .storage import Storage
from .store.store import GameDraft, ListedGame, SeatRecord

log = logging.getLogger("tengen.web")

StoredId = TypeVar("StoredId", str, str | None)


class GameRegistry:
    """Creates games, and opens rooms for games in the store."""

    def __init__(self, storage: Storage, pool: Pool, peers: Peers | None = None) -> None:
        self._storage = storage
        self._pool = pool
        self._peers = peers or Peers()
        self._peers.answer("game", self._obey)
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the latest used last
        self._unwatched = asyncio.Semaphore(limits.UNWATCHED)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._early: dict[str, list[Json]] = {}  # news of games that are being opened
        self.called: Callable[[Room, str, str], None] = lambda *_: None  # whose turn it is now
        self._closing: set[asyncio.Task[None]] = set()
        self.ended: list[Callable[[Room], None]] = []  # called when a game has got a result

    async def close(self) -> None:
        """Close every room."""
        for room in list(self._rooms.values()):
            await room.close()

    @property
    def players(self) -> int:
        """The number of clients that watch a game."""
        return len({w.visitor.client for room in self._rooms.values() for w in room.watchers})

    @property
    def counts(self) -> tuple[int, int]:
        """How many games are in memory, and how many of them this server decides."""
        return len(self._rooms), sum(room.tenure.is_mine for room in self._rooms.values())

    # Rooms

    async def room(self, game_id: str) -> Room:
        """The room of a game, opened if necessary."""
        if game_id not in self._rooms:
            if not is_id(game_id):
                raise WebError("not-found", Message.of("web-no-game", game=repr(game_id[:40])))
            task = self._opening.get(game_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._open(game_id))
                self._opening[game_id] = task
                task.add_done_callback(lambda _: self._opening.pop(game_id, None))
            return await asyncio.shield(task)
        self._rooms.move_to_end(game_id)
        self._rooms[game_id].used = time.monotonic()
        return self._rooms[game_id]

    async def _open(self, game_id: str) -> Room:
        self._early[game_id] = []
        tenure = self._peers.tenure(game_id, lambda news: self._hear(game_id, news))
        try:
            await tenure.claim()
            stored = await self._storage.ask(self._storage.store.game, game_id)
            if stored is None:
                raise WebError("not-found", Message.of("web-no-game", game=repr(game_id[:40])))
            room = Room(
                stored,
                storage=self._storage,
                pool=self._pool,
                unwatched=self._unwatched,
                called=lambda room, client, name: self.called(room, client, name),
                ended=self._tell_ended,
                tenure=tenure,
            )
        except BaseException:  # also of a stored game that cannot be read
            tenure.end()
            del self._early[game_id]
            raise
        self._rooms[game_id] = room
        self._forget_idle()
        room.go_on()
        for news in self._early.pop(game_id):
            room.hear(news)
        return room

    def _tell_ended(self, room: Room) -> None:
        for hear in self.ended:
            hear(room)

    async def resume(self) -> None:
        """Open rated games after a start: their clocks run on, whether anybody looks or not."""
        found = self._storage.store.unfinished_rated_games
        try:
            games = await self._storage.ask(found, limit=limits.IDLE_TABLES)
        except WebError as error:  # they are opened when somebody looks
            log.warning("rated games could not be opened: %s", error)
            return
        for game in games:
            try:
                await self.room(game)
            except Exception as error:  # one that cannot be read keeps no other closed
                log.warning("the rated game %s could not be opened: %s", game, error)

    def is_open(self, game: str) -> bool:
        """Whether a game is in memory."""
        return game in self._rooms

    async def keep(self, game: str) -> Room | None:
        """The room of a game that has to go on by itself; None if another server decides it."""
        if game not in self._rooms and await self._peers.worker_of(game) is not None:
            return None
        return await self.room(game)

    async def refresh(self, games: Iterable[str]) -> None:
        """Load open games again that were changed in the store, at all servers."""
        for game in games:
            self._peers.tell_game(game, {"reload": True})
            if game in self._rooms:
                await self._rooms[game].refresh()

    async def close_games(self, games: Iterable[str]) -> None:
        """Close games that were deleted from the store, at all servers."""
        for game in games:
            self._peers.tell_game(game, {"deleted": True})
            await self._close_game(game)

    async def _close_game(self, game: str) -> None:
        room = self._rooms.pop(game, None)
        if room is not None:
            told = Message("web-game-deleted").to_plain_with_text()
            for watcher in room.watchers:
                watcher.post({"type": "notice", "game": room.id, **told})
            await room.close()
            room.tenure.end()

    def _forget_idle(self) -> None:
        """Drop unused rooms from memory when there are many; the store has them."""
        for game_id in list(self._rooms)[: max(0, len(self._rooms) - limits.IDLE_TABLES)]:
            self._forget_if_idle(game_id)

    def forget_unused(self, now: float) -> None:
        """Drop rooms that nobody has used for a while, at a moment of the monotonic clock."""
        for game_id, room in list(self._rooms.items()):
            if now - room.used > limits.IDLE_SECONDS:
                self._forget_if_idle(game_id)

    def _forget_if_idle(self, game_id: str) -> None:
        if self._rooms[game_id].is_idle:
            self._rooms.pop(game_id).tenure.end()

    # Other servers

    def _hear(self, game: str, news: Json) -> None:
        """Take news of a game from another server."""
        if game in self._early:
            self._early[game].append(news)
        elif game in self._rooms and "deleted" in news:
            task = asyncio.get_running_loop().create_task(self._close_game(game))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)
        elif game in self._rooms:
            self._rooms[game].hear(news)

    async def _obey(self, game: str, do: str, args: Json) -> Json:
        """Carry out a command that another server has passed on."""
        return await (await self.room(game)).obey(do, args)

    async def take_over(self, game: str) -> None:
        """Go on with a game whose server has died."""
        if game in self._rooms:
            await self._rooms[game].refresh()
        else:
            await self.room(game)

    async def look_again(self) -> None:
        """Load games again in which other servers have stored actions."""
        watched = [game for game, room in self._rooms.items() if room.watchers]
        last = await self._storage.ask(self._storage.store.last_actions, watched)
        for game, seq in last.items():
            if game in self._rooms and self._rooms[game].seq < seq:
                await self._rooms[game].refresh()

    async def reconnect(self) -> None:
        """Catch up with what was missed while news of other servers did not arrive."""
        for room in list(self._rooms.values()):
            room.tenure.greet()
            await room.refresh()

    def look_for_players(self) -> None:
        """Look who is present now that servers have come or gone."""
        for room in self._rooms.values():
            room.look_for_players()

    def lose_touch(self) -> None:
        """Tell viewers that news of other servers arrive late."""
        told = Message("web-servers-apart").to_plain_with_text()
        for room in self._rooms.values():
            for watcher in room.watchers:
                watcher.post({"type": "notice", "game": room.id, **told})

    # New games

    async def create(self, visitor: Visitor, wish: Json, *, start: Json | None, ref: str) -> Room:
        """A new game; requested twice under one ref, it is the same one."""
        store = self._storage.store
        if await self._storage.ask(store.count_games, visitor.client) >= limits.GAMES:
            raise WebError.busy(Message.of("web-games-most", count=limits.GAMES))
        with refusing():
            setup = _setup(wish, start)
            Session(setup)
        rated = _rated_speed(visitor, wish, setup) if wish["rated"] else None
        invited = [seat for seat in Seat if wish["seats"][seat]["kind"] == "invite"]
        owners = {seat: None if seat in invited else visitor.client for seat in Seat}
        return await self._add(visitor, visitor.client, setup, owners, ref, rated)

    async def start_between(
        self,
        visitor: Visitor,
        owners: Mapping[Seat, str | None],
        setup: Setup,
        *,
        seek: str,
        rated: str | None = None,
    ) -> Room | None:
        """The game of two people that comes of a seek, which it takes; there is one for a seek.

        None when somebody else has taken the seek.
        """
        take = partial(self._storage.store.start_game, seek, visitor.client)
        ref = f"seek {seek}"
        game = await self._store_game(take, visitor, visitor.client, setup, owners, ref, rated)
        return None if game is None else await self.room(game)

    async def rematch(self, visitor: Visitor, room: Room) -> Room | None:
        """The game that follows a finished one, with the seats exchanged; there is only one.

        None until the other person wants it too.
        """
        if not room.game.can_rematch(visitor.client):
            raise WebError("illegal", Message("web-rematch"))
        if room.game.rematch is None:
            if not await room.offer_rematch(visitor.client):
                return None
            store = self._storage.store
            first, second = (room.game.session.players[seat] for seat in Seat)
            setup = replace(room.game.session.setup, first=first, second=second).rematch()
            owners = {seat: room.game.owner(seat.other) for seat in Seat}
            # The ref is the game's, not the client's: both may ask at once and get the same game.
            is_whole = all(setup.player(seat).is_engine or owners[seat] for seat in Seat)
            rated = room.game.rated if is_whole else None
            following = await self._add(
                visitor, room.game.creator, setup, owners, f"rematch of {room.id}", rated
            )
            room.followed_by(await self._storage.ask(store.set_rematch, room.id, following.id))
        assert room.game.rematch is not None
        return await self.room(room.game.rematch)

    async def _add(
        self,
        visitor: Visitor,
        creator: str,
        setup: Setup,
        owners: Mapping[Seat, str | None],
        ref: str,
        rated: str | None = None,
    ) -> Room:
        """Store a game and open it."""
        add = self._storage.store.add_game
        game = await self._store_game(add, visitor, creator, setup, owners, ref, rated)
        return await self.room(game)

    async def _store_game(
        self,
        add: Callable[..., StoredId],
        visitor: Visitor,
        creator: str,
        setup: Setup,
        owners: Mapping[Seat, str | None],
        ref: str,
        rated: str | None,
    ) -> StoredId:
        """Store a game. A person's seat without an owner is free, and its creator can invite."""
        if any(not setup.player(seat).is_engine and owners[seat] is None for seat in owners):
            creator = visitor.client
        game = new_game(creator, setup, owners, ref, rated=rated, secret=visitor.secret)
        return await self._storage.ask(add, game.id, game.seats, **game.columns)

    # Lists and files

    async def games_of(
        self, client: str, *, limit: int, before: float | None, is_running: bool
    ) -> Json:
        """The games of a client, or those without a result, the latest first."""
        store, ask = self._storage.store, self._storage.ask
        records = await ask(
            store.games_of, client, limit=limit, before=before, is_running=is_running
        )
        rows = await self.summaries(records)
        return {"games": rows, "next": records[-1].game.updated if len(records) == limit else None}

    async def summaries(self, records: Sequence[ListedGame]) -> list[Json]:
        """Games as lists show them."""
        store = self._storage.store
        ids = [record.game.id for record in records]
        bots = await self._storage.ask(store.bot_seats, ids)
        return [{**_summary(record), "bots": bots[record.game.id]} for record in records]


def new_game(
    creator: str,
    setup: Setup,
    owners: Mapping[Seat, str | None],
    ref: str,
    *,
    rated: str | None,
    secret: str = "",
) -> GameDraft:
    """A game to be stored; a person's seat without an owner gets an invite from the secret."""
    game_id, places = new_id(), []
    for seat, owner in owners.items():
        is_engine = setup.player(seat).is_engine
        is_free = not is_engine and owner is None
        invite = hash_of(invite_of(secret, game_id, seat)) if is_free else None
        places.append(SeatRecord(seat, None if is_engine else owner, invite))
    columns = {
        "creator": creator,
        "ref": ref,
        "setup": json.dumps(setup.to_plain()),
        "rule": setup.rule.name,
        "size": setup.size,
        "opening": setup.opening,
        "opening_name": None if setup.start is None else name_key(setup.start.end().board()),
        "first_name": setup.first.title,
        "second_name": setup.second.title,
        "ply": 0 if setup.start is None else len(setup.start.mainline_moves()),
        "rated": rated,
    }
    return GameDraft(game_id, places, columns)


def _summary(listed: ListedGame) -> Json:
    game = listed.game
    return {
        "id": game.id,
        "rule": game.rule,
        "size": game.size,
        "opening": game.opening,
        "opening_name": show_opening_name(opening_called(game.opening_name or "")),
        "names": {"first": game.first_name, "second": game.second_name},
        "ply": game.ply,
        "rated": game.rated,
        "result": shown_ending(game.result),
        "created": game.created,
        "updated": game.updated,
        "you": listed.seats,
    }


def _setup(wish: Json, start: Json | None) -> Setup:
    players = [_player(wish["seats"][seat]) for seat in Seat]
    control = TimeControl.parse(wish["clock"] or "none")
    if all(player.is_engine for player in players) and control.is_clocked:
        raise WebError("bad-request", Message("web-engines-clock"))
    return Setup.of(
        wish["rule"],
        wish["size"],
        opening=wish["opening"],
        first=players[0],
        second=players[1],
        control=control,
        start=None if start is None else from_plain(start),
    )


def _rated_speed(visitor: Visitor, wish: Json, setup: Setup) -> str:
    """The speed of a rated game against a level; WebError for any other opponent."""
    if sorted(seat["kind"] for seat in wish["seats"].values()) != ["level", "person"]:
        raise WebError("illegal", Message("web-rated-where"))
    return check_rated(visitor, setup)


def _player(seat: Json) -> Player:
    match seat["kind"]:
        case "level":
            return Player(kind=PlayerKind.LEVEL, level=seat["level"])
        case "tengen":
            return Player(kind=PlayerKind.TENGEN, limit=Limit(time=seat["time"]))
        case _:
            return Player(name=seat.get("name") or "")
