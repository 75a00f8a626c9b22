"""A room: one game in memory with its viewers, its clock and its engines.

The session of `tengen.play` judges; the room decides who may do what, lets engines think, and ends
games on time. Everything that changes the game holds the room's lock and runs to its end, whatever
becomes of the socket it came from. The store comes first: an action is tried on a twin of the
session, then stored, and only then does it happen here and everybody learns of it. When the store
fails, nobody knows whether it kept the action, so the room loads the game again before anything
else happens.

Where several servers share the database, each may have the game open; the room's tenure says which
of them decides. The others pass commands on to that one, and follow its news.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from ..analysis.reviews.review import board_at
from ..errors import StaleError
from ..game import Game
from ..learning.opponent import level_rating
from ..opening import Seat
from ..plain import Json
from ..play.actions import Action, ActionKind
from ..play.seats import Player, PlayerKind
from ..play.session import Session, Turn
from ..play.setup import Setup
from ..play.turns import Apply, Judge, Over, Prepare, Think, Turns, fallback_actions
from ..remote.pool import Pool
from ..rules import Color
from ..texts import Message
from . import limits
from .engine_moves import EngineMoves
from .errors import WebError, refusing
from .game_view import game_view, kept_ending, show_clock, show_player
from .ids import Visitor, hash_of, invite_of
from .peers.peers import MovedError, Tenure
from .presence import Presence
from .ratings import rated_game, show_rating
from .storage import Storage
from .store.leases import LeaseLostError
from .store.ratings import RatedGame
from .store.store import ActionRecord, SeatRecord, StoredGame
from .store.tournaments import Counted

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
        record = stored.game
        self.tenure = tenure or Tenure()
        self.ended = ended  # called when the game has got a result
        self.id = record.id
        self.created = record.created
        self.used = time.monotonic()  # when somebody last asked for it
        self.watchers: set[Viewer] = set()
        self._storage = storage
        self._called = called
        self._unwatched = unwatched  # limits games of engines that nobody watches
        self._engines = EngineMoves(pool, storage.now, self._notice, self._tell_thought, record.id)
        setup = Setup.from_plain(json.loads(record.setup))
        self._turns = Turns(Session(setup), prepares=False)
        self._lock = asyncio.Lock()
        self._picture: Json | None = None
        self._twin: Session | None = None  # in the same state, for the next action to be tried on
        self._load(stored)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: asyncio.Task[None] | None = None
        self._reloading: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._rematch_offer: Seat | None = None
        self._presence_of = Presence(storage.now())

    def _load(self, stored: StoredGame) -> None:
        """Take over the game as it is stored."""
        self.creator = stored.game.creator
        self.rematch = stored.game.rematch
        self.rated = stored.game.rated  # its speed; None for a casual game
        self._ratings = stored.ratings
        self.tournament = stored.tournament
        self._places = {Seat(place.seat): place for place in stored.seats}
        self._bots = stored.bots
        self._refs: dict[str, int] = {}
        session = Session(Setup.from_plain(json.loads(stored.game.setup)))
        self._replay(session, stored.actions)
        self._take_over(session)
        self._is_sure = True

    def _replay(self, session: Session, records: Iterable[ActionRecord]) -> None:
        for record in records:
            action = Action.from_plain(record.action, session.setup.size)
            session.apply(action, now=record.at)
            if record.ref is not None:
                self._refs[record.ref] = record.seq

    # Queries

    @property
    def session(self) -> Session:
        """The game as it is stored."""
        return self._turns.session

    @property
    def seq(self) -> int:
        """The number of actions so far."""
        return len(self.session.actions)

    @property
    def is_idle(self) -> bool:
        """Whether it can be dropped from memory until somebody needs it."""
        is_awaited = self.tournament is not None and not self.session.is_over
        return not (is_awaited or self.watchers or self._tasks or self._lock.locked() or self._flag)

    def seats_of(self, client: str) -> list[Seat]:
        """The seats of a client."""
        return [seat for seat in Seat if self._places[seat].client == client]

    def has_bot_against(self, client: str) -> bool:
        """Whether the other player of a client is a bot."""
        return any(self._places[seat.other].client in self._bots for seat in self.seats_of(client))

    def record(self) -> Game:
        """The game as a file has it, in which bots are marked too."""
        session = self.session.copy()
        for seat in Seat:
            if self._places[seat].client in self._bots:
                player = session.players[seat]
                session.players[seat] = player.named(f"{player.title} (bot)")
        return session.record()

    def owner(self, seat: Seat) -> str | None:
        """The client that a seat belongs to."""
        return self._places[seat].client

    def state(self, visitor: Visitor) -> Json:
        """The game as a visitor may see it; fields that did not change are the same objects."""
        if self._picture is None:
            self._picture = game_view(self.session)
        client, turn = visitor.client, self.session.to_act
        seats = self.seats_of(client)
        present = self.present
        sitting = {place.client for place in self._places.values()}
        return {
            "id": self.id,
            "seq": self.seq,
            "created": self.created,
            **self._picture,
            "seats": {seat.value: self._show_seat(seat, present) for seat in Seat},
            "you": seats,
            "invites": self._invites(visitor),
            "clock": show_clock(self.session, self._storage.now()),
            "can": self._can(client, seats),
            "spectators": len(present - sitting),
            "rated": self.rated,
            "tournament": self.tournament,
            "rematch": self.rematch,
            "rematch_offer": self._rematch_offer,
            "claim": self._show_claim(seats),
            "thinking": turn.seat if turn is not None and self._is_thinking(turn) else None,
            "paused": self._turns.is_paused,
            "pace": self._turns.pace,
        }

    def _is_thinking(self, turn: Turn) -> bool:
        if self.tenure.is_mine:
            return self._thinking is not None
        return turn.player.is_engine and not self._turns.is_paused

    @property
    def present(self) -> set[str]:
        """The clients that watch the game, at whichever server."""
        return {watcher.visitor.client for watcher in self.watchers} | self.tenure.present

    def _show_seat(self, seat: Seat, present: set[str]) -> Json:
        player, place = self.session.players[seat], self._places[seat]
        is_free = place.invite is not None
        shown = show_player(player)
        if is_free:
            shown["kind"] = "invite"
        is_online = player.is_engine or place.client in present
        return {
            **shown,
            "bot": place.client in self._bots,
            "taken": not is_free,
            "online": is_online,
            "rating": self._show_rating(seat),
        }

    def _claim_in(self, seats: list[Seat]) -> float | None:
        """Seconds until a player may claim the game from one who has left; None without one."""
        others = [self.owner(seat.other) for seat in seats]
        if len(seats) != 1 or others[0] is None:
            return None
        return self._presence_of.claim_in(self.session, seats[0], self._storage.now())

    def _show_claim(self, seats: list[Seat]) -> Json | None:
        seconds = self._claim_in(seats)
        return None if seconds is None else {"seconds": round(seconds, 1)}

    def _show_rating(self, seat: Seat) -> Json | None:
        """The rating of a player in a rated game."""
        player, found = self.session.players[seat], self._ratings.get(seat)
        if self.rated is not None and player.kind is PlayerKind.LEVEL and player.level is not None:
            return show_rating(level_rating(player.level))
        return None if found is None else show_rating(*found)

    def _invites(self, visitor: Visitor) -> Json:
        """The invites to free seats, for the creator only."""
        if visitor.client != self.creator:
            return {}
        free = [(seat, p.invite) for seat, p in self._places.items() if p.invite is not None]
        invites = [(seat, invite_of(visitor.secret, self.id, seat), kept) for seat, kept in free]
        return {seat.value: invite for seat, invite, kept in invites if hash_of(invite) == kept}

    def _can(self, client: str, seats: list[Seat]) -> Json:
        session, turn = self.session, self.session.to_act
        is_mine = bool(seats) and turn is not None
        is_alone = self._plays_alone(client)
        is_asked = session.draw_offer is not None or session.undo_request is not None
        my_act = turn is not None and turn.seat in seats and not is_asked
        is_undoable = self._is_undoable(seats)
        return {
            "undo": is_alone and is_undoable,
            "ask_undo": self._can_ask_undo(client) and is_mine and is_undoable and not is_asked,
            "redo": is_alone and session.can_redo,
            "hint": is_alone and my_act,
            "resign": is_mine,
            "draw": is_mine and not is_asked,
            "rematch": self.can_rematch(client),
            "pause": self._can_pause(client),
        }

    def _can_pause(self, client: str) -> bool:
        return client == self.creator and self._turns.is_watched and not self.session.is_over

    async def set_pace(self, client: str, seconds: float) -> None:
        """Let two engines play with so many seconds between their moves."""
        await self._decide("pace", client=client, seconds=seconds)

    async def _set_pace(self, client: str, seconds: float) -> None:
        if not self._can_pause(client):
            raise WebError("not-allowed", Message("web-speed"))
        self._turns.pace = seconds
        self.go_on()
        self._tell_change()

    def _can_ask_undo(self, client: str) -> bool:
        """Whether there is another person to ask."""
        has_engine = any(player.is_engine for player in self.session.players.values())
        return not self._plays_alone(client) and not has_engine

    def _plays_alone(self, client: str) -> bool:
        """Whether no other person takes part and nothing is at stake."""
        if self.rated is not None:
            return False
        persons = [seat for seat in Seat if not self.session.players[seat].is_engine]
        return bool(persons) and all(self._places[seat].client == client for seat in persons)

    def _is_undoable(self, seats: list[Seat]) -> bool:
        result = self.session.result
        is_lost_on_time = result is not None and result.reason == "time"
        return not is_lost_on_time and any(act.by in seats for act in self.session.acts)

    # Viewers

    def enter(self, watcher: Viewer) -> None:
        """Add a viewer, who gets the state at once; the others learn of it soon."""
        watcher.show(self)
        if watcher not in self.watchers:
            self.watchers.add(watcher)
            self._note_presence()
            self._tell_presence()

    def leave(self, watcher: Viewer) -> None:
        """Remove a viewer, and their offer of a rematch when no tab of theirs is left."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        self._note_presence()
        self._tell_presence()

    def _note_presence(self) -> None:
        """Note who has come and left, and withdraw the offer of a rematch of one who has."""
        present = self.present
        here = {seat for seat in Seat if self._places[seat].client in present}
        self._presence_of.note(here, self._storage.now())
        if self._rematch_offer is not None and self._rematch_offer not in here:
            self._rematch_offer = None

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
            if ref in self._refs:
                return self._refs[ref]
            await self._flag_if_due()
            if seq != self.seq:
                raise WebError("stale", Message.of("web-action-stale", at=self.seq, wanted=seq))
            if self.seq >= limits.ACTIONS:
                raise WebError("illegal", Message("web-actions-most"))
            await self._apply(self._checked(client, wanted), ref=ref)
            return self.seq

    async def resign(self, client: str) -> None:
        """Let a client leave a game for good; one that is over stays as it is."""
        await self._decide("resign", client=client)

    async def _resign(self, client: str) -> None:
        async with self._changing():
            await self._flag_if_due()
            for seat in self.seats_of(client)[:1]:
                if not self.session.is_over:
                    await self._apply(Action(ActionKind.RESIGN, by=seat))

    async def forfeit_absent(self) -> None:
        """End a game of a tournament that a player does not begin, where this server decides."""
        if self.tenure.is_mine:
            await asyncio.shield(self._begin(self._forfeit_absent()))

    async def _forfeit_absent(self) -> None:
        absent = self._presence_of.absent(self.session, self._storage.now())
        if absent is not None and self.owner(absent) is not None:
            await self._resign(str(self.owner(absent)))

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
            if self.seats_of(client):
                return
            seat = next((s for s, p in self._places.items() if p.invite == invite), None)
            if seat is None:
                raise WebError("not-allowed", Message("web-invitation"))
            joined = SeatRecord(seat, client, None)
            await self._apply(Action.sit(seat, Player(name=name or "")), joined=joined, name=name)

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

    def _checked(self, client: str, wanted: Json) -> Action:
        """The action, if the client may do it now."""
        seats = self.seats_of(client)
        with refusing():
            plain = {name: value for name, value in wanted.items() if name != "seat"}
            action = Action.from_plain(plain, self.session.setup.size)
        if action.kind in (ActionKind.PAUSE, ActionKind.RESUME):
            if not self._can_pause(client):
                raise WebError("not-allowed", Message("web-pause"))
            return action
        if not seats:
            raise WebError("not-allowed", Message("web-not-player"))
        if action.kind in (ActionKind.UNDO, ActionKind.REDO):
            if self.rated is not None:
                raise WebError("not-allowed", Message("web-rated-undo"))
            if not self._plays_alone(client):
                raise WebError("not-allowed", Message("web-ask-undo"))
            return action
        if action.kind in (ActionKind.CLAIM_WIN, ActionKind.CLAIM_DRAW):
            wait = self._claim_in(seats)
            if wait is None or wait > 0:
                raise WebError("not-allowed", Message("web-not-away"))
        if self.session.clock.control.is_clocked and any(p.invite for p in self._places.values()):
            raise WebError("illegal", Message("web-not-joined"))
        return replace(action, by=self._actor(action.kind, seats, wanted.get("seat")))

    def _actor(self, kind: ActionKind, seats: list[Seat], wanted: str | None) -> Seat:
        """The acting seat: the named one, or the client's seat in turn, or its only one."""
        turn = self.session.to_act
        if wanted is not None:
            if wanted not in seats:
                raise WebError("not-allowed", Message.of("web-not-your-seat", seat=wanted))
            return Seat(wanted)
        if turn is None:
            return seats[0]
        is_act = kind in (ActionKind.MOVE, ActionKind.CHOOSE)
        # A player may have a question to answer while the other one's clock runs: both may act.
        due = self.session.turn if is_act else turn.seat
        if due in seats:
            return due
        if is_act:
            raise WebError(
                "not-allowed", Message.of("web-turn-of", who=self.session.who_message(due))
            )
        return seats[0]

    async def _apply(
        self,
        *actions: Action,
        ref: str | None = None,
        joined: SeatRecord | None = None,
        name: str | None = None,
    ) -> None:
        """Carry out actions: first in the store, then in memory; then tell the viewers."""
        session, self._twin = self._twin or self.session.copy(), None
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
                joined=joined,
                name=name,
                fence=self.tenure.fence,
                rated=self._counted(session),
                counted=self._scored(session),
            )
        self._storage.stored += len(records)
        before, before_over = self.session, self.session.is_over
        self._take_over(session)
        for done in session.actions[-len(records) :]:
            before.apply(done, now=done.at or 0.0)
        self._twin = before
        if ref is not None:
            self._refs[ref] = self.seq
        if joined is not None:
            self._places[Seat(joined.seat)] = joined
        if session.is_over and not before_over:
            await self._look_at_ratings()
            self.ended(self)
        self.go_on()
        self._tell_change(records)
        self._call_player()

    def _counted(self, session: Session) -> RatedGame | None:
        """What the game says about ratings, once it is over."""
        if self.rated is None or not session.is_over or self.session.is_over:
            return None
        return rated_game(session, self.rated, {seat: self.owner(seat) for seat in Seat})

    def _scored(self, session: Session) -> Counted | None:
        """What the game says about its tournament, once it is over."""
        if self.tournament is None or session.result is None or self.session.is_over:
            return None
        winner = session.result.winner
        loser = next((seat for seat in Seat if session.colors[seat].other is winner), None)
        absent = loser if loser not in {act.by for act in session.acts} else None
        score = 0.5 if loser is None else float(loser is Seat.SECOND)
        return Counted(score, absent)

    async def _look_at_ratings(self) -> None:
        """Learn what the end of a rated game has changed, to show it."""
        if self.rated is not None:
            with suppress(WebError):  # they are stored; only showing them has to wait
                store = self._storage.store
                self._ratings = await self._storage.ask(store.seat_ratings, self.id)

    def _call_player(self) -> None:
        """Tell whoever has to act now because of what another player did."""
        turn, last = self.session.to_act, self.session.actions[-1]
        owner = None if turn is None else self._places[turn.seat].client
        if turn is None or owner is None or last.by is None:
            return
        if self._places[last.by].client != owner:
            self._called(self, owner, self.session.players[turn.seat.other].title)

    def _take_over(self, session: Session) -> None:
        """Replace the session in memory."""
        self._picture = self._twin = None
        self._turns.session = session
        kinds = [a.kind for a in session.actions if a.kind in (ActionKind.PAUSE, ActionKind.RESUME)]
        self._turns.is_paused = bool(kinds) and kinds[-1] is ActionKind.PAUSE

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
            self.tenure.tell({"change": self._change(records)})

    def _change(self, records: Sequence[ActionRecord]) -> Json:
        return {
            "seq": self.seq,
            "records": [list(record) for record in records],
            "places": [list(place) for place in self._places.values()],
            "rematch": self.rematch,
            "offer": self._rematch_offer,
            "pace": self._turns.pace,
        }

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
            self.rematch = news["rematch"]
            self.tell_state()
        elif "present" in news:
            self._note_presence()
            self._tell_presence()
            if news.get("hello") and self.tenure.is_mine:
                self.tenure.tell({"change": self._change(())})

    async def _follow(self, change: Json) -> None:
        """Take over a change that the server made which decides."""
        async with self._lock:
            records = [ActionRecord(*record) for record in change["records"]]
            new = [record for record in records if record.seq > self.seq]
            if self.tenure.is_mine and change["seq"] <= self.seq:
                return  # of an earlier time
            if self.tenure.is_mine or self.seq + len(new) != change["seq"]:
                await self._reload()
            elif new:
                was_over = self.session.is_over
                self._replay(self.session, new)
                self._take_over(self.session)
                if self.session.is_over and not was_over:
                    await self._look_at_ratings()
            self._places = {Seat(row[0]): SeatRecord(*row) for row in change["places"]}
            self.rematch = change["rematch"]
            self._rematch_offer = None if change["offer"] is None else Seat(change["offer"])
            self._turns.pace = change["pace"]
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
        self._load(stored)
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
        step = self._turns.next(self._storage.now())
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
        step = self._turns.next(self._storage.now())
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
        is_unwatched = self._turns.is_watched and not self.watchers
        async with self._unwatched if is_unwatched else nullcontext():
            actions = await self._engines.decide(self.session)
        async with self._changing():
            accepted = self._turns.accept(step, actions, self._storage.now())
            if not accepted:
                return
            self._thinking = None  # a decision is not interrupted any more
            try:
                await self._apply(*accepted)
            except WebError as error:
                if self._is_sure:  # the action was refused; the store did not fail
                    log.error("an engine's decision was refused: %s", error)
                    await self._apply(*fallback_actions(self.session))

    def _tell_thought(self, seat: Seat, thought: Json) -> None:
        """Send an engine's thoughts to viewers, but not where they would help a player."""
        if self.rated is not None:
            return
        message = {"type": "thinking", "game": self.id, "seat": seat, **thought}
        self._pass_on_thought(message)
        self.tenure.tell({"thought": message})

    def _pass_on_thought(self, message: Json) -> None:
        for watcher in self.watchers:
            client = watcher.visitor.client
            if self._plays_alone(client) or not self.seats_of(client):
                watcher.post(message, key=("thinking", self.id))

    def can_rematch(self, client: str) -> bool:
        """Whether a client may ask for a rematch: a player, or the creator of a game of engines."""
        people = {place.client for place in self._places.values()} - {None}
        is_single = self.tournament is None  # who is paired next, the tournament decides
        return is_single and self.session.is_over and client in (people or {self.creator})

    async def offer_rematch(self, client: str) -> bool:
        """Offer a rematch; return whether everybody has agreed."""
        agreed: bool = await self._decide("offer", client=client)
        return agreed

    async def _offer_rematch(self, client: str) -> bool:
        seats = self.seats_of(client)
        others = {self._places[seat].client for seat in Seat} - {client, None}
        if not seats or not others or self._rematch_offer in [seat.other for seat in seats]:
            return True
        self._rematch_offer = seats[0]
        self._tell_change()
        return False

    def followed_by(self, game: str) -> None:
        """Tell everybody which game is the rematch."""
        self.rematch = game
        self.tell_state()
        self.tenure.tell({"rematch": game})

    async def hint(self, client: str) -> Json:
        """A suggestion for the person in turn, where no other person plays."""
        if not self._can(client, self.seats_of(client))["hint"]:
            raise WebError("illegal", Message("web-no-hint"))
        return await self._engines.hint(self.session)

    def taught_position(self, client: str, number: int) -> tuple[Json, Color]:
        """The position after one of the client's own moves, for teaching, and who moved.

        As hints, teaching is for games in which no other person plays.
        """
        session = self.session
        if not self._plays_alone(client) or not session.is_settled:
            raise WebError("illegal", Message("web-not-judged"))
        board = session.board
        if not session.opening.board.ply < number <= board.ply:
            raise WebError("illegal", Message.of("web-move-not-judged", number=number))
        board = board_at(board, number)
        mover = board.turn.other
        if session.seat_of(mover) not in self.seats_of(client):
            raise WebError("illegal", Message.of("web-move-not-yours", number=number))
        return board.to_plain(), mover

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
