"""Several servers on one PostgreSQL database, with Redis between them.

A lease in the database names the server that decides a game; every write names the lease's fencing
number. A server that cannot reach the one that decides takes the lease when that server is dead, or
by force when Redis is gone: the other's next write is refused, and it loads the game again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from ...plain import Json
from ...texts import Message
from ..errors import WebError
from ..ids import new_id
from ..storage import Storage
from ..store.leases import LeaseLostError, LeaseRow
from .bus import Bus
from .calls import Calls
from .peers import Answer, Hear, OpenGames, Peers, Tenure

log = logging.getLogger("tengen.web")

LEASE_SECONDS = 3.0  # that a server is taken to be alive after its last beat
BEAT_SECONDS = 0.75
TAKEN_AT_ONCE = 200  # leases of a dead server
COMMAND = "game"


class SharedTenure(Tenure):
    """Who decides a game that several servers may have open."""

    def __init__(self, peers: SharedPeers, game: str, hear: Hear) -> None:
        self._peers = peers
        self._game = game
        self._hear = hear
        self._lease: LeaseRow | None = None
        self._is_subscribed = False
        self._shown: set[str] = set()  # who watches here
        self._present: dict[str, set[str]] = {}  # who watches at other servers

    @property
    def is_mine(self) -> bool:
        """Whether this server decides, as far as it knows."""
        return self._lease is not None and self._lease.server == self._peers.id

    @property
    def is_connected(self) -> bool:
        """Whether the server that decides can be asked."""
        return self._peers.is_connected

    @property
    def fence(self) -> int | None:
        """The number of the lease; no lease has the number 0."""
        return self._lease.fence if self._lease is not None and self.is_mine else 0

    @property
    def present(self) -> set[str]:
        """The clients that watch the game at other servers that are alive."""
        alive = self._present.keys() & self._peers.alive
        return {client for server in alive for client in self._present[server]}

    async def claim(self, *, force: bool = False) -> None:
        """Hear news of the game from now on, and find out who decides."""
        if not self._is_subscribed:
            self._is_subscribed = True
            await self._peers.bus.subscribe(f"game:{self._game}", self._take)
            self.greet()
        self._lease = await self._peers.claim(self._game, force=force)

    async def ask(self, command: str, args: Json) -> Json:
        """What the server that decides answers to a command."""
        assert self._lease is not None, "claimed before anything is asked"
        wanted = {"game": self._game, "do": command, "args": args}
        answer: Json = await self._peers.ask(self._lease.server, COMMAND, wanted)
        return answer

    def tell(self, news: Json) -> None:
        """Tell the other servers that have the game open."""
        self._peers.tell_game(self._game, news)

    def show(self, clients: set[str]) -> None:
        """Tell other servers who watches the game here."""
        if clients != self._shown:
            self._shown = clients
            self.tell({"present": sorted(clients)})

    def lose(self) -> None:
        """Count a write that was refused because another server decides."""
        self._peers.fenced += 1

    def greet(self) -> None:
        """Tell other servers who watches the game here, and ask the same of them."""
        self.tell({"present": sorted(self._shown), "hello": True})

    def end(self) -> None:
        """Hear no more news of the game, and give its lease back."""
        self.tell({"present": []})
        self._peers.bus.unsubscribe(f"game:{self._game}")
        if self._lease is not None and self.is_mine:
            self._peers.release(self._lease)
        self._lease = None

    def _take(self, news: Json) -> None:
        """Take news of another server, and pass on what the room should know."""
        if news["from"] == self._peers.id:
            return
        if "present" in news:
            self._present[news["from"]] = set(news["present"])
            if news.get("hello"):
                self.tell({"present": sorted(self._shown)})
        self._hear(news)


class SharedPeers(Peers):
    """The other servers of a database, and this one among them."""

    def __init__(self, storage: Storage, redis: str, players: Callable[[], int]) -> None:
        self.id = new_id()
        self._alive: frozenset[str] = frozenset()
        self.bus = Bus(redis, self.id, self._bus_changed)
        self._calls = Calls(self.bus)
        self._storage = storage
        self._count = players
        self._games: OpenGames | None = None
        self._hearing: dict[str, Hear] = {"left": lambda news: self._wake.set()}
        self._attended: Counter[str] = Counter()
        self._work: dict[str, LeaseRow] = {}
        self._wake = asyncio.Event()
        self._steady = 0.0  # since when this server has been alive without a gap
        self._beating: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def alive(self) -> frozenset[str]:
        """The ids of the servers that are alive, this one among them."""
        return self._alive

    @property
    def is_connected(self) -> bool:
        """Whether news reach the others."""
        return self.bus.is_up

    def tenure(self, game: str, hear: Hear) -> Tenure:
        """Who decides a game."""
        return SharedTenure(self, game, hear)

    async def start(self, games: OpenGames) -> None:
        """Register this server, connect, and take over what dead servers have left."""
        self._games = games
        self._steady = time.monotonic()
        await self._beat()
        await self.bus.subscribe("all", self._hear)
        await self._calls.start()
        await self.bus.start()
        self._beating = asyncio.get_running_loop().create_task(self._keep_alive())

    async def close(self) -> None:
        """Give up this server's row, so that others take over without a wait."""
        if self._beating is not None:
            self._beating.cancel()
        await self._calls.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(WebError):  # then they wait for the lease to end
            await self._storage.ask(self._storage.store.leave, self.id)
        self.tell_all("left")
        self._games = None
        await self.bus.close()

    # Being alive

    async def _keep_alive(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT_SECONDS)
            self._wake.clear()
            try:
                await self._beat()
                if time.monotonic() - self._steady > LEASE_SECONDS:  # the others had time to beat
                    await self._take_over()
                if not self.is_connected and self._games is not None:
                    await self._games.look_again()
            except WebError:  # the database has failed: go on when it is back
                self._steady = time.monotonic()
            except Exception:
                log.exception("a look after other servers failed")

    async def _beat(self) -> None:
        store = self._storage.store
        begin = time.monotonic()
        beat = await self._storage.ask(
            store.beat, self.id, seconds=LEASE_SECONDS, players=self._count()
        )
        if time.monotonic() - begin > LEASE_SECONDS:  # frozen, or a slow database
            self._steady = time.monotonic()
        self._storage.synchronise(beat.uptime, beat.at)
        before, self._alive, self.players = self._alive, beat.servers, beat.players
        if self._alive != before and self._games is not None:
            self._games.look_for_players()

    async def _take_over(self) -> None:
        """Go on with the games of servers that are dead."""
        store, games = self._storage.store, self._games
        while games is not None:
            taken = await self._storage.ask(store.take_over, self.id, limit=TAKEN_AT_ONCE)
            if not taken:
                return
            self.taken += len(taken)
            log.warning("took over %d leases of a server that is gone", len(taken))
            work = [lease for lease in taken if " " in lease.what]
            await self._storage.ask(store.release, work)  # begun again when somebody asks
            each = [games.take_over(lease.what) for lease in taken if lease not in work]
            await asyncio.gather(*each, return_exceptions=True)

    def _bus_changed(self, is_up: bool) -> None:
        if self._games is None:
            return
        if is_up:
            log.info("Redis is connected")
            self._spawn(self._games.reconnect())
        else:
            log.warning("Redis is gone: servers look into the database for news")
            self._games.lose_touch()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Leases

    async def claim(self, what: str, *, force: bool = False) -> LeaseRow:
        """Who holds a lease, after an attempt to take it."""
        while True:
            with suppress(LeaseLostError):
                store = self._storage.store
                return await self._storage.ask(store.claim, what, self.id, force=force)

    def release(self, lease: LeaseRow) -> None:
        """Give a lease back."""
        self._spawn(self._release(lease))

    async def _release(self, lease: LeaseRow) -> None:
        with suppress(WebError):  # it ends with this server
            await self._storage.ask(self._storage.store.release, [lease])

    async def begin_work(self, what: str) -> str | None:
        """Take the lease of some work; None, or the other server that does it already."""
        lease = await self.claim(what)
        if lease.server != self.id:
            return lease.server
        self._work[what] = lease
        return None

    async def end_work(self, what: str) -> None:
        """Give back the lease of some work."""
        lease = self._work.pop(what, None)
        if lease is not None:
            await self._release(lease)

    async def worker_of(self, what: str) -> str | None:
        """The other server that does some work, or None."""
        lease = await self._storage.ask(self._storage.store.lease_of, what)
        return None if lease is None or lease.server == self.id else lease.server

    # News

    def on(self, kind: str, hear: Hear) -> None:
        """Hear the news of a kind that other servers tell."""
        self._hearing[kind] = hear

    def tell_game(self, game: str, news: Json) -> None:
        """Tell the servers that have a game open."""
        self.bus.publish(f"game:{game}", news)

    def tell_client(self, client: str, kind: str, **news: Any) -> None:
        """Tell the servers that a client is connected to."""
        self.bus.publish(f"client:{client}", {"kind": kind, "client": client, **news})

    def tell_all(self, kind: str, **news: Any) -> None:
        """Tell all servers."""
        self.bus.publish("all", {"kind": kind, **news})

    async def attend(self, client: str) -> None:
        """Hear news for a client who has connected to this server."""
        self._attended[client] += 1
        if self._attended[client] == 1:
            await self.bus.subscribe(f"client:{client}", self._hear)
            if not self._attended[client]:  # gone meanwhile
                self.bus.unsubscribe(f"client:{client}")

    def dismiss(self, client: str) -> None:
        """Hear no more news for a client who is gone."""
        self._attended[client] -= 1
        if not self._attended[client]:
            del self._attended[client]
            self.bus.unsubscribe(f"client:{client}")

    def _hear(self, news: Json) -> None:
        hear = self._hearing.get(news["kind"])
        if hear is not None and news["from"] != self.id:
            hear(news)

    def check_connected(self) -> None:
        """WebError when other servers would not hear of what is about to be done."""
        if not self.is_connected:
            raise WebError.busy(Message("web-servers"))

    def answer(self, command: str, answer: Answer) -> None:
        """Answer a command of other servers."""
        self._calls.answer(command, answer)

    async def ask(self, server: str, command: str, args: Json) -> Any:
        """What another server answers; MovedError if it does not."""
        return await self._calls.ask(server, command, args)
