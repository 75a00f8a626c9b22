"""A room: one game in memory with its viewers, its clock and its engines.

The seated game judges what is asked of it; the room lets engines think and ends games on time.
Everything that changes the game holds the room's lock and runs to its end, whatever becomes of the
socket it came from. The store comes first: an action is tried on a twin of the session, then
stored, and only then does it happen here and everybody learns of it. When the store fails, nobody
knows whether it kept the action, so the room loads the game again before anything else happens.

Where several servers share the database, each may have the game open; the room's tenure says which
of them decides. The others pass commands on to that one, and follow its news.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from typing import Any, Protocol, TypeVar

from ..errors import StaleError
from ..names import name_key
from ..opening import Seat
from ..plain import Json
from ..play.actions import Action, ActionKind
from ..play.seats import Player
from ..play.session import Session, Turn
from ..play.turns import Apply, Judge, Over, Prepare, Think, fallback_actions
from ..remote.pool import Pool
from ..texts import Message
from . import limits
from .engine_moves import EngineMoves
from .errors import WebError, refusing
from .game_view import kept_ending
from .ids import Visitor, hash_of
from .peers.peers import MovedError, Tenure
from .seated_game import SeatedGame
from .storage import Storage
from .store.leases import LeaseLostError
from .store.store import ActionRecord, SeatRecord, StoredGame

log = logging.getLogger("tengen.web")

Made = TypeVar("Made")

RELOAD_SECONDS = (0.1, 5.0)  # the first and the longest pause before loading the game again
PRESENCE_SECONDS = 0.3  # after which viewers learn who came and went
ASK_AGAIN_SECONDS = 0.1  # before the server that decides is asked again
DECIDE_SECONDS = 8.0  # to find the server that decides; longer than a dead one keeps its leases


class Viewer(Protocol):
    """A connection that watches a room."""

    visitor: Visitor

    def post(self, message: Json, *, key: object = None) -> None:
        """Send a message; it replaces a waiting one with the same key."""

    def show(self, room: Room) -> None:
        """Send what has changed in the room since the last time."""


class Room:
    """One game in memory."""

    def __init__(
        self,
        stored: StoredGame,
        *,
        storage: Storage,
        pool: Pool,
        unwatched: asyncio.Semaphore,
        called: Callable[[Room, str, str], None] = lambda *_: None,
        ended: Callable[[Room], None] = lambda room: None,
        tenure: Tenure | None = None,
    ) -> None:
        self.tenure = tenure or Tenure()
        self.ended = ended  # called when the game has got a result
        self.id = stored.game.id
        self.game = SeatedGame(stored, storage.now())
        self.used = time.monotonic()  # when somebody last asked for it
        self.watchers: set[Viewer] = set()
        self._storage = storage
        self._called = called
        self._unwatched = unwatched  # limits games of engines that nobody watches
        self._engines = EngineMoves(pool, storage.now, self._notice, self._tell_thought, self.id)
        self._lock = asyncio.Lock()
        self._is_sure = True  # that memory agrees with the store
        self._twin: Session | None = None  # in the same state, for the next action to be tried on
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: asyncio.Task[None] | None = None
        self._reloading: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None

    # Queries

    @property
    def seq(self) -> int:
        """The number of actions so far."""
        return self.game.seq

    @property
    def is_idle(self) -> bool:
        """Whether it can be dropped from memory until somebody needs it."""
        is_awaited = self.game.tournament is not None and not self.game.session.is_over
        return not (is_awaited or self.watchers or self._tasks or self._lock.locked() or self._flag)

    def state(self, visitor: Visitor) -> Json:
        """The game as a visitor may see it; fields that did not change are the same objects."""
        turn = self.game.session.to_act
        thinking = turn.seat if turn is not None and self._is_thinking(turn) else None
        shown = self.game.view(visitor, self.present, self._storage.now())
        return {**shown, "thinking": thinking}

    def _is_thinking(self, turn: Turn) -> bool:
        if self.tenure.is_mine:
            return self._thinking is not None
        return turn.player.is_engine and not self.game.turns.is_paused

    @property
    def present(self) -> set[str]:
        """The clients that watch the game, at whichever server."""
        return {watcher.visitor.client for watcher in self.watchers} | self.tenure.present

    # Viewers

    def enter(self, watcher: Viewer) -> None:
        """Add a viewer, who gets the state at once; the others learn of it soon."""
        watcher.show(self)
        if watcher not in self.watchers:
            self.watchers.add(watcher)
            self.look_for_players()

    def leave(self, watcher: Viewer) -> None:
        """Remove a viewer, and their offer of a rematch when no tab of theirs is left."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        self.look_for_players()

    def look_for_players(self) -> None:
        """Note who is present, and tell it soon."""
        self.game.note_presence(self.present, self._storage.now())
        self._tell_presence()

    def tell_state(self) -> None:
        """Send everybody here what has changed, and who is present."""
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        self.tenure.show({watcher.visitor.client for watcher in self.watchers})
        for watcher in self.watchers:
            watcher.show(self)

    def post(self, message: Json) -> None:
        """Send a message to all viewers, at whichever server."""
        self._post_here(message)
        self.tenure.tell({"post": message})

    def _post_here(self, message: Json) -> None:
        for watcher in self.watchers:
            watcher.post(message)

    def _tell_presence(self) -> None:
        """Announce who is present, once for several changes in quick succession."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_SECONDS, self.tell_state)

    def _notice(self, message: Message) -> None:
        self.post({"type": "notice", "game": self.id, **message.to_plain_with_text()})

    # Actions

    async def act(self, client: str, action: Json, *, seq: int, ref: str) -> int:
        """Carry out a client's action, once per ref; return the number of actions after it."""
        args = {"client": client, "wanted": action, "seq": seq, "ref": f"{client}:{ref}"}
        done: int = await self._decide("act", **args)
        return done

    async def _act(self, client: str, wanted: Json, seq: int, ref: str) -> int:
        async with self._changing():
            if ref in self.game.refs:
                return self.game.refs[ref]
            await self._flag_if_due()
            if seq != self.seq:
                raise WebError("stale", Message.of("web-action-stale", at=self.seq, wanted=seq))
            if self.seq >= limits.ACTIONS:
                raise WebError("illegal", Message("web-actions-most"))
            action = self.game.checked(client, wanted, self._storage.now())
            await self._apply(action, ref=ref)
            return self.seq

    async def resign(self, client: str) -> None:
        """Let a client leave a game for good; one that is over stays as it is."""
        await self._decide("resign", client=client)

    async def _resign(self, client: str) -> None:
        async with self._changing():
            await self._flag_if_due()
            for seat in self.game.seats_of(client)[:1]:
                if not self.game.session.is_over:
                    await self._apply(Action(ActionKind.RESIGN, by=seat))

    async def forfeit_absent(self) -> None:
        """End a game of a tournament that a player does not begin, where this server decides."""
        if self.tenure.is_mine:
            await asyncio.shield(self._begin(self._forfeit_absent()))

    async def _forfeit_absent(self) -> None:
        absent = self.game.absent_client(self._storage.now())
        if absent is not None:
            await self._resign(absent)

    async def refresh(self) -> None:
        """Load the game again after somebody else has changed it in the store."""
        await asyncio.shield(self._begin(self._refresh()))

    async def _refresh(self, *, force: bool = False) -> None:
        async with self._lock:
            await self._reload(force=force)

    async def join(self, visitor: Visitor, invite: str, name: str | None) -> None:
        """Give a free seat to the holder of its invite; who has a seat already may ask again."""
        await self._decide("join", client=visitor.client, invite=hash_of(invite), name=name)

    async def _join(self, client: str, invite: str, name: str | None) -> None:
        async with self._changing():
            if self.game.seats_of(client):
                return
            seat = next((s for s, p in self.game.places.items() if p.invite == invite), None)
            if seat is None:
                raise WebError("not-allowed", Message("web-invitation"))
            joined = SeatRecord(seat, client, None)
            await self._apply(Action.sit(seat, Player(name=name or "")), joined=joined, name=name)

    async def set_pace(self, client: str, seconds: float) -> None:
        """Let two engines play with this many seconds between their moves."""
        await self._decide("pace", client=client, seconds=seconds)

    async def _set_pace(self, client: str, seconds: float) -> None:
        if not self.game.can_pause(client):
            raise WebError("not-allowed", Message("web-speed"))
        self.game.turns.pace = seconds
        self.go_on()
        self._tell_change()

    def _begin(self, work: Coroutine[Any, Any, Made]) -> asyncio.Task[Made]:
        """Start a task that keeps the room in memory, and ends even if nobody waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WebError | LeaseLostError):
            log.error("a task of game %s failed", self.id, exc_info=error)

    async def _apply(
        self,
        *actions: Action,
        ref: str | None = None,
        joined: SeatRecord | None = None,
        name: str | None = None,
    ) -> None:
        """Carry out actions: first in the store, then in memory; then tell the viewers."""
        session, self._twin = self._twin or self.game.session.copy(), None
        records: list[ActionRecord] = []
        for action in actions:
            with refusing():
                session.apply(action, now=self._storage.now())
            done = session.actions[-1]
            plain = done.to_plain(session.setup.size)
            records.append(ActionRecord(len(session.actions), done.at or 0.0, ref, plain))
        with self._storing():
            await self._storage.ask(
                self._storage.store.append,
                self.id,
                records,
                ply=session.board.ply,
                result=kept_ending(session),
                opening_name=name_key(session.board),
                joined=joined,
                name=name,
                fence=self.tenure.fence,
                rated=self.game.rated_by(session),
                counted=self.game.counted_by(session),
            )
        self._storage.stored += len(records)
        before, before_over = self.game.session, self.game.session.is_over
        self.game.take_over(session)
        for done in session.actions[-len(records) :]:
            before.apply(done, now=done.at or 0.0)
        self._twin = before
        if ref is not None:
            self.game.refs[ref] = self.seq
        if joined is not None:
            self.game.places[Seat(joined.seat)] = joined
        if session.is_over and not before_over:
            await self._look_at_ratings()
            self.ended(self)
        self.go_on()
        self._tell_change(records)
        self._call_player()

    async def _look_at_ratings(self) -> None:
        """Learn what the end of a rated game has changed, to show it."""
        if self.game.rated is not None:
            with suppress(WebError):  # they are stored; only showing them has to wait
                store = self._storage.store
                self.game.ratings = await self._storage.ask(store.seat_ratings, self.id)

    def _call_player(self) -> None:
        """Tell whoever has to act now because of what another player did."""
        client, turn = self.game.awaited(), self.game.session.to_act
        if client is not None and turn is not None:
            self._called(self, client, self.game.session.players[turn.seat.other].title)

    # Several servers

    async def _decide(self, command: str, **args: Any) -> Any:
        """Carry out a command where the game is decided, to its end, whoever waits for it."""
        return await asyncio.shield(self._begin(self._decided(command, args)))

    async def _decided(self, command: str, args: Json) -> Any:
        end = time.monotonic() + DECIDE_SECONDS
        while True:
            try:
                return await self._decided_at_once(command, args)
            except (LeaseLostError, MovedError) as error:
                if time.monotonic() > end:
                    raise WebError.busy(Message("web-server-silent")) from error
            await self._refresh(force=not self.tenure.is_connected)
            if not self.tenure.is_mine:
                await asyncio.sleep(ASK_AGAIN_SECONDS)

    async def _decided_at_once(self, command: str, args: Json) -> Any:
        if self.tenure.is_mine:
            return await self._carry_out(command, args)
        answer = await self.tenure.ask(command, args)
        if self.seq < answer["seq"]:  # its news have not arrived
            async with self._lock:
                if self.seq < answer["seq"]:
                    await self._reload()
        return answer["value"]

    async def _carry_out(self, command: str, args: Json) -> Any:
        match command:
            case "act":
                return await self._act(**args)
            case "resign":
                return await self._resign(**args)
            case "join":
                return await self._join(**args)
            case "pace":
                return await self._set_pace(**args)
            case _:
                return await self._offer_rematch(**args)

    async def obey(self, command: str, args: Json) -> Json:
        """Carry out a command of another server; MovedError if this one does not decide."""
        if not self.tenure.is_mine:
            await self.refresh()  # it may have been given to this server
        if not self.tenure.is_mine:
            raise MovedError(f"game {self.id} is decided elsewhere")
        value = await asyncio.shield(self._begin(self._carry_out(command, args)))
        return {"value": value, "seq": self.seq}

    def _tell_change(self, records: Sequence[ActionRecord] = ()) -> None:
        """Tell viewers and other servers what has changed."""
        self.tell_state()
        if self.tenure.is_mine:
            self.tenure.tell({"change": self.game.change(records)})

    def hear(self, news: Json) -> None:
        """Take news of the game from another server."""
        if "change" in news:
            self._begin(self._follow(news["change"]))
        elif "post" in news:
            self._post_here(news["post"])
        elif "thought" in news:
            self._pass_on_thought(news["thought"])
        elif "reload" in news:
            self._begin(self._refresh())
        elif "rematch" in news:
            self.game.rematch = news["rematch"]
            self.tell_state()
        elif "present" in news:
            self.look_for_players()
            if news.get("hello") and self.tenure.is_mine:
                self.tenure.tell({"change": self.game.change(())})

    async def _follow(self, change: Json) -> None:
        """Take over a change that the server made which decides."""
        async with self._lock:
            new = self.game.missing(change)
            if self.tenure.is_mine and change["seq"] <= self.seq:
                return  # of an earlier time
            if self.tenure.is_mine or new is None:
                await self._reload()
            elif new:
                was_over, self._twin = self.game.session.is_over, None
                self.game.add(new)
                if self.game.session.is_over and not was_over:
                    await self._look_at_ratings()
            self.game.follow(change)
            self.tell_state()

    # The store

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """Hold the lock while memory agrees with the store."""
        async with self._lock:
            if not self._is_sure:
                await self._reload()
            yield

    @contextmanager
    def _storing(self) -> Iterator[None]:
        """Guard a change of the store; after a failure the game is loaded again first."""
        try:
            yield
        except (WebError, StaleError) as error:
            log.warning("game %s could not be stored and is loaded again: %s", self.id, error)
            self._is_sure = False
            if self._reloading is None:
                self._reloading = self._begin(self._keep_reloading())
            if isinstance(error, LeaseLostError):
                self.tenure.lose()
                raise
            raise WebError.busy(Message("web-not-stored")) from error

    async def _reload(self, *, force: bool = False) -> None:
        await self.tenure.claim(force=force)
        stored = await self._storage.ask(self._storage.store.game, self.id)
        if stored is None:
            raise WebError("not-found", Message("web-game-deleted"))
        self.game.load(stored)
        self._twin, self._is_sure = None, True
        self.go_on()
        self._tell_change()

    async def _keep_reloading(self) -> None:
        """Load the game again as soon as the store answers, however long that takes."""
        pause, most = RELOAD_SECONDS
        while not self._is_sure:
            await asyncio.sleep(pause)
            pause = min(2 * pause, most)
            try:
                async with self._changing():
                    pass
            except WebError as error:
                if error.code == "not-found":  # deleted meanwhile
                    break
        self._reloading = None

    # Turns

    def go_on(self) -> None:
        """Carry out the next step of the game, after a change and when the room is opened."""
        self._stop_waiting()
        if not self.tenure.is_mine:
            return
        step = self.game.turns.next(self._storage.now())
        match step:
            case Apply():
                self._begin(self._apply_due())
                return
            case Think():
                self._thinking = self._begin(self._think(step))
        if not isinstance(step, Over | Prepare | Judge) and step.seconds is not None:
            later = step.seconds + 0.01
            loop = asyncio.get_running_loop()
            self._flag = loop.call_later(later, lambda: self._begin(self._apply_due()))

    async def _apply_due(self) -> None:
        async with self._changing():
            if self.tenure.is_mine and not await self._flag_if_due():
                self.go_on()

    async def _flag_if_due(self) -> bool:
        """End the game if the time of the player in turn is up; return whether it was."""
        step = self.game.turns.next(self._storage.now())
        if isinstance(step, Apply):
            await self._apply(*step.actions)
        return isinstance(step, Apply)

    def _stop_waiting(self) -> None:
        """Stop the engine and the flag timer."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        task, self._thinking = self._thinking, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _think(self, step: Think) -> None:
        """Ask an engine and carry out its decision, unless the game has changed meanwhile."""
        await asyncio.sleep(step.delay)
        is_unwatched = self.game.turns.is_watched and not self.watchers
        async with self._unwatched if is_unwatched else nullcontext():
            actions = await self._engines.decide(self.game.session)
        async with self._changing():
            accepted = self.game.turns.accept(step, actions, self._storage.now())
            if not accepted:
                return
            self._thinking = None  # a decision is not interrupted any more
            try:
                await self._apply(*accepted)
            except WebError as error:
                if self._is_sure:  # the action was refused; the store did not fail
                    log.error("an engine's decision was refused: %s", error)
                    await self._apply(*fallback_actions(self.game.session))

    def _tell_thought(self, seat: Seat, thought: Json) -> None:
        """Send an engine's thoughts to viewers, but not where they would help a player."""
        if self.game.rated is not None:
            return
        message = {"type": "thinking", "game": self.id, "seat": seat, **thought}
        self._pass_on_thought(message)
        self.tenure.tell({"thought": message})

    def _pass_on_thought(self, message: Json) -> None:
        for watcher in self.watchers:
            client = watcher.visitor.client
            if self.game.plays_alone(client) or not self.game.seats_of(client):
                watcher.post(message, key=("thinking", self.id))

    async def offer_rematch(self, client: str) -> bool:
        """Offer a rematch; return whether everybody has agreed."""
        agreed: bool = await self._decide("offer", client=client)
        return agreed

    async def _offer_rematch(self, client: str) -> bool:
        is_agreed = self.game.offer_rematch(client)
        if not is_agreed:
            self._tell_change()
        return is_agreed

    def followed_by(self, game: str) -> None:
        """Tell everybody which game is the rematch."""
        self.game.rematch = game
        self.tell_state()
        self.tenure.tell({"rematch": game})

    async def hint(self, client: str) -> Json:
        """A suggestion for the person in turn, where no other person plays."""
        if not self.game.rights(client)["hint"]:
            raise WebError("illegal", Message("web-no-hint"))
        return await self._engines.hint(self.game.session)

    async def close(self) -> None:
        """Stop the clock and the engines, and finish running tasks."""
        self._stop_waiting()
        if self._presence is not None:
            self._presence.cancel()
        if self._reloading is not None:
            self._reloading.cancel()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self._stop_waiting()  # a task may have gone on
