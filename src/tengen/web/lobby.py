"""The lobby: open seeks, challenges, pairing, and the public games that are being played.

All of it is in the store. Everybody who watches the lobby sees changes; those that another server
made are noticed by looking again every few seconds.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from ..learning.opponent import START
from ..names import opening_called
from ..opening import Seat
from ..plain import Json
from ..play.clock import TimeControl
from ..play.seats import Player
from ..play.session import Session
from ..play.setup import Setup
from ..puzzles.rating import Rating
from ..texts import Message
from . import limits
from .connections import Connections
from .errors import WebError, refusing
from .game_view import show_opening_name
from .games import GameRegistry
from .ids import Visitor, is_id, new_id
from .peers.peers import Peers
from .ratings import check_rated, show_rating, speed_of
from .room import Room
from .storage import Storage
from .store.lobby import SeekRow

SEEK_SECONDS = 30.0  # that a seek stays open after its owner was last seen
CHALLENGE_SECONDS = 24 * 3600.0
LIVE_SECONDS = 900.0  # without a move, after which a game is not called live
LOOK_SECONDS = 3.0  # between two looks at what other servers have changed
GUEST = "Guest"


class SeekFacts(NamedTuple):
    """What is known about those who seek: ratings by seek, and who is a bot."""

    ratings: Mapping[str, Rating]
    bots: Collection[str]


class Lobby:
    """Pairs people. `wall` gives seconds since 1970."""

    def __init__(
        self,
        storage: Storage,
        games: GameRegistry,
        connections: Connections,
        *,
        wall: Callable[[], float] = time.time,
        peers: Peers | None = None,
    ) -> None:
        self._peers = peers or Peers()
        self._peers.on("lobby", lambda news: self._again.set())
        self._peers.on("challenges", lambda news: self._look_soon(news["client"]))
        self._again = asyncio.Event()
        self._called: set[str] = set()  # whose challenges another server has changed
        self._storage = storage
        self._games = games
        self._connections = connections
        self._wall = wall
        self._shown: Json = {}
        self._looking: asyncio.Task[None] | None = None
        connections.lobby = self._show_to

    def start(self) -> None:
        """Begin to look for changes."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        """Stop looking."""
        if self._looking is not None:
            self._looking.cancel()

    # Looking

    async def seen_by(self, visitor: Visitor) -> Json:
        """The lobby as a visitor sees it."""
        store, ask = self._storage.store, self._storage.ask
        everybody = await self._everybody()
        challenges = await ask(store.challenges_of, visitor.client)
        about = await self._about([*everybody["rows"], *challenges])
        return self._shown_to(visitor, everybody, challenges, about)

    async def _about(self, rows: Sequence[SeekRow]) -> SeekFacts:
        store, ask = self._storage.store, self._storage.ask
        ratings = await ask(store.seek_ratings, [row.id for row in rows])
        return SeekFacts(ratings, await ask(store.bots_among, [row.client for row in rows]))

    def _shown_to(
        self, visitor: Visitor, everybody: Json, challenges: Iterable[SeekRow], about: SeekFacts
    ) -> Json:
        def shown(row: SeekRow) -> Json:
            return {**self._plain(row, about), "yours": row.client == visitor.client}

        return {
            "seeks": [shown(row) for row in everybody["rows"]],
            "challenges": [
                {**shown(row), "to": row.target_name}
                for row in challenges
                if visitor.client in (row.client, row.target)
            ],
            "live": everybody["live"],
        }

    async def _everybody(self) -> Json:
        store, ask = self._storage.store, self._storage.ask
        after = self._wall() - LIVE_SECONDS
        live = await ask(store.live_games, after=after, limit=limits.LIVE_GAMES)
        bots = await ask(store.bot_seats, [row.id for row in live])
        rows = await ask(store.seeks, limit=limits.SEEKS_SHOWN)
        return {
            "rows": rows,
            "ratings": await ask(store.seek_ratings, [row.id for row in rows]),
            "live": [
                {
                    "id": row.id,
                    "rule": row.rule,
                    "size": row.size,
                    "opening": row.opening,
                    "opening_name": show_opening_name(opening_called(row.opening_name or "")),
                    "names": {"first": row.first_name, "second": row.second_name},
                    "bots": bots[row.id],
                    "ply": row.ply,
                    "rated": row.rated,
                }
                for row in live
            ],
        }

    def _plain(self, row: SeekRow, about: SeekFacts) -> Json:
        rating = about.ratings.get(row.id, START if row.rated else None)
        return {
            "id": row.id,
            "name": row.name,
            "member": bool(row.is_member),
            "bot": row.client in about.bots,
            "rule": row.rule,
            "size": row.size,
            "opening": row.opening,
            "clock": row.clock,
            "speed": row.speed,
            "rated": bool(row.rated),
            "rating": None if rating is None else show_rating(rating),
        }

    async def _look(self) -> None:
        """Keep the seeks of those who are here, and tell what has changed, forever."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._again.wait(), LOOK_SECONDS)
            self._again.clear()
            with suppress(WebError):  # the store has failed: look again later
                here = {socket.visitor.client for socket in self._connections.sockets}
                until = self._wall() + SEEK_SECONDS
                await self._storage.ask(self._storage.store.renew_seeks, here, until=until)
                called, self._called = self._called, set()
                await self._tell_here()
                await self._show_challenges(called)

    def _look_soon(self, client: str) -> None:
        """Look at the challenges of a client, which another server has changed."""
        self._called.add(client)
        self._again.set()

    async def tell(self) -> None:
        """Tell everybody who watches the lobby what has changed, at all servers."""
        self._peers.tell_all("lobby")
        await self._tell_here()

    async def _tell_here(self) -> None:
        """Tell those at this server; what all see is looked up once."""
        store, ask = self._storage.store, self._storage.ask
        watching = [socket for socket in self._connections.sockets if socket.sees_lobby]
        with suppress(WebError):  # the store has failed: they are told at the next look
            shown = await self._everybody() if watching else {}
            if shown == self._shown:
                return
            clients = {socket.visitor.client for socket in watching}
            challenges = [
                row for row in await ask(store.all_challenges) if {row.client, row.target} & clients
            ]
            about = await self._about([*shown.get("rows", ()), *challenges])
            self._shown = shown
            for socket in watching:
                told = self._shown_to(socket.visitor, shown, challenges, about)
                socket.post({"type": "lobby", **told}, key="lobby")

    async def _show_to(self, visitor: Visitor, post: Callable[..., None]) -> None:
        post({"type": "lobby", **await self.seen_by(visitor)}, key="lobby")

    # Seeking

    async def seek(self, visitor: Visitor, wish: Json) -> Json:
        """Pair a visitor with whoever wants the same game, or let them wait for one."""
        self._peers.check_connected()  # or whoever waits would not hear of the game
        row = self._row(visitor, wish, seconds=SEEK_SECONDS)
        store, ask = self._storage.store, self._storage.ask
        own = await self._own(visitor) if row.rated else ()
        game = None
        while game is None:
            found = await ask(store.match_or_seek, row, besides=own)
            if found is None:
                break
            game = await self._start(found, visitor, row.name)
        await self.tell()
        return {"game": game and game.id, "seek": None if game else row.id}

    async def challenge(self, visitor: Visitor, name_key: str, wish: Json) -> Json:
        """Challenge the account with a name."""
        store, ask = self._storage.store, self._storage.ask
        target = await ask(store.account_named, name_key)
        if target is None:
            raise WebError("not-found", Message("web-no-player"))
        if target.id == visitor.client:
            raise WebError("illegal", Message("web-challenge-self"))
        row = self._row(visitor, wish, seconds=CHALLENGE_SECONDS)
        row = row._replace(target=target.id, target_name=target.name)
        if row.rated and target.id in await self._own(visitor):
            raise WebError("illegal", Message("web-self-rated"))
        if await ask(store.count_challenges_to, target.id) >= limits.CHALLENGES_TO_ONE:
            raise WebError.busy(Message("web-challenged-most"))
        if not await ask(store.add_challenge_to, row, most=limits.CHALLENGES):
            raise WebError.busy(Message.of("web-challenges-most", count=limits.CHALLENGES))
        shown = {**self._plain(row, await self._about([row])), "yours": False}
        message = {"type": "challenge", "seek": shown}
        self._connections.tell_client(target.id, message)
        await self._tell_both(row)
        return {"seek": row.id}

    async def accept(self, visitor: Visitor, seek: str, name: str | None) -> Json:
        """Start the game that somebody wants."""
        self._peers.check_connected()
        await self._check_acceptance(visitor, seek)
        found = await self._found(self._storage.store.open_seek, seek, visitor)
        game = await self._start(found, visitor, visitor.account or name or GUEST)
        if game is None:
            raise _gone()
        await self.tell()
        await self._tell_both(found)
        return {"game": game.id}

    async def _check_acceptance(self, visitor: Visitor, seek: str) -> None:
        """WebError when a rated game is not for this visitor."""
        store, ask = self._storage.store, self._storage.ask
        row = await ask(store.seek, seek) if is_id(seek) else None
        if row is None or not row.rated or row.client == visitor.client:
            return
        check_rated(visitor, _setup_of(row))
        if row.client in await self._own(visitor):
            raise WebError("illegal", Message("web-self-rated"))

    async def _own(self, visitor: Visitor) -> list[str]:
        """All identities of a visitor that the server knows of."""
        store = self._storage.store
        return await self._storage.ask(store.identities, visitor.client, visitor.browser)

    async def remove(self, visitor: Visitor, seek: str) -> None:
        """Withdraw a seek or a challenge, or decline one."""
        found = await self._found(self._storage.store.remove_seek, seek, visitor)
        if found.target == visitor.client:
            told = Message.of("notice-declined", name=found.target_name or "")
            notice = {"type": "notice", "game": None, **told.to_plain_with_text()}
            self._connections.tell_client(found.client, notice)
        await self.tell()
        await self._tell_both(found)

    async def _found(
        self, method: Callable[[str, str], SeekRow | None], seek: str, visitor: Visitor
    ) -> SeekRow:
        found = await self._storage.ask(method, seek, visitor.client) if is_id(seek) else None
        if found is None:
            raise _gone()
        return found

    async def _tell_both(self, row: SeekRow) -> None:
        """Show the lobby again to the two of a challenge, at whichever server they are."""
        both = {row.client, row.target} - {None}
        for client in both:
            self._peers.tell_client(str(client), "challenges")
        await self._show_challenges(both)

    async def _show_challenges(self, clients: Collection[str | None]) -> None:
        for socket in list(self._connections.sockets):
            if socket.sees_lobby and socket.visitor.client in clients:
                with suppress(WebError):  # they see it when they look again
                    await self._show_to(socket.visitor, socket.post)

    def _row(self, visitor: Visitor, wish: Json, *, seconds: float) -> SeekRow:
        """A seek for a game that can be set up; WebError otherwise."""
        with refusing():
            setup = Setup.of(
                wish["rule"],
                wish["size"],
                opening=wish["opening"],
                control=TimeControl.parse(wish["clock"] or "none"),
            )
            Session(setup)
        if wish["rated"]:
            check_rated(visitor, setup)
        now = self._wall()
        name = visitor.account or wish["name"] or GUEST
        return SeekRow(
            id=new_id(),
            client=visitor.client,
            name=name,
            is_member=int(visitor.account is not None),
            target=None,
            target_name=None,
            rule=setup.rule.name,
            size=setup.size,
            opening=setup.opening,
            clock=str(setup.control),
            created=now,
            expires=now + seconds,
            speed=speed_of(setup.control),
            rated=int(wish["rated"]),
        )

    async def _start(self, row: SeekRow, visitor: Visitor, name: str) -> Room | None:
        """The game of two people, with random seats; notifies the player who waited.

        None when somebody else was first.
        """
        people = [(row.client, row.name), (visitor.client, name)]
        random.shuffle(people)
        (first, first_name), (second, second_name) = people
        setup = _setup_of(row, first_name, second_name)
        owners = {Seat.FIRST: first, Seat.SECOND: second}
        rated = row.speed if row.rated else None
        # The store may have kept the game and failed after that: then the seek is gone, and
        # nobody would learn of the game.
        room = await self._storage.surely(
            lambda: self._games.start_between(visitor, owners, setup, seek=row.id, rated=rated)
        )
        if room is not None:
            is_bot = visitor.bot is not None
            message = {"type": "paired", "game": room.id, "name": name, "bot": is_bot}
            self._connections.tell_client(row.client, message)
        return room


def _gone() -> WebError:
    return WebError("not-found", Message("web-offer-gone"))


def _setup_of(row: SeekRow, first: str = "", second: str = "") -> Setup:
    """The game that a seek wants, with the names of the players."""
    with refusing():
        return Setup.of(
            row.rule,
            row.size,
            opening=row.opening,
            control=row.clock,
            first=Player(name=first),
            second=Player(name=second),
        )
