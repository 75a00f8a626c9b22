"""WebSocket connections: what pages send and receive during games and analyses."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..plain import Json
from ..remote.pool import Pool, State
from ..texts import Message
from . import limits, models
from .analysis import LiveAnalysis
from .errors import PLAYS_ONLY, WebError, validation_message
from .fair_play import FairPlay
from .games import GameRegistry
from .ids import Visitor
from .metrics import Metrics
from .peers.peers import Peers
from .rates import Bucket, RateLimiter, counted_address
from .room import Room
from .storage import Storage

TOO_SLOW = 4008
TOO_MUCH = 4009
RESTARTING = 1012
OTHER_IDENTITY = 4003  # logged in or out: connect again
BOT_MESSAGES = (
    "watch",
    "leave",
    "act",
    "rematch",
    "lobby",
    "leave-lobby",
    "tournament",
    "leave-tournament",
    "ping",
)
SWEEP_SECONDS = 15.0  # between two looks at the sessions of all sockets
GONE = (RuntimeError, WebSocketDisconnect, OSError)  # raised by sending on a closed socket

_MESSAGE: TypeAdapter[Any] = TypeAdapter(models.Message)

STATES = {
    State.STARTING: ("starting", "The engine is starting."),
    State.COMPILING: (
        "compiling",
        "The engine is being compiled, once for each version.",
    ),
    State.READY: ("ready", "The engine is ready."),
    State.FAILED: ("failed", "The engine cannot be run on this machine."),
}

Outgoing = Json | Callable[[], Json | None]

_encode = json.JSONEncoder(separators=(",", ":")).encode


def show_engine(pool: Pool) -> Json:
    """What the engine is doing, for the page."""
    state, message = STATES[pool.state]
    return {
        "state": state,
        "ready": pool.state is State.READY,
        "progress": round(pool.progress, 3),
        "message": message,
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped:
    """Whose sockets are closed: those of sessions, of a browser but one session, of a client."""

    sessions: frozenset[str] = frozenset()  # or tokens of bots
    browser: str | None = None
    but: str | None = None
    client: str | None = None

    def fits(self, visitor: Visitor) -> bool:
        """Whether the sockets of a visitor are closed."""
        return (
            visitor.session in self.sessions
            or visitor.bot in self.sessions
            or (visitor.browser == self.browser and visitor.session != self.but)
            or visitor.client == self.client
        )

    def to_plain(self) -> Json:
        """As plain data."""
        return {**asdict(self), "sessions": sorted(self.sessions)}

    @staticmethod
    def from_plain(plain: Json) -> Dropped:
        """From plain data of another server."""
        return Dropped(**{**plain, "sessions": frozenset(plain["sessions"])})


class Connections:
    """All open connections."""

    def __init__(
        self,
        games: GameRegistry,
        pool: Pool,
        rates: RateLimiter,
        fair_play: FairPlay,
        peers: Peers | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.metrics = metrics or Metrics()
        self._peers = peers or Peers()
        self._peers.on("post", lambda news: self._post(news["client"], news["message"]))
        self._peers.on("call", lambda news: self._call_here(news["client"], news["message"]))
        self._peers.on("analysing", lambda news: self._replace_analysis(news["client"]))
        self._peers.on("drop", self._hear_drop)
        self._dropping: set[asyncio.Task[None]] = set()
        self.games = games
        self.fair_play = fair_play
        self.pool = pool
        self.sockets: set[Connection] = set()
        self.rates = rates
        self._open: Counter[str] = Counter()  # sockets of a client, and of an address
        self._analyses: dict[str, LiveAnalysis] = {}  # one a client
        self.lobby: Callable[..., Any] | None = None  # shows it to a visitor
        self.tournaments: Callable[[Connection, str], Any] | None = None  # shows one to a socket
        games.called = self._call

    def tell_engine(self) -> None:
        """Tell everybody what the engine is doing."""
        message = {"type": "engine", **show_engine(self.pool)}
        for socket in self.sockets:
            socket.post(message, key="engine")

    def analyse(self, wish: models.Analyse, reader: Connection) -> LiveAnalysis:
        """Start an analysis; it replaces the client's running one, in whichever tab that is."""
        self.rates.spend("analysis", reader.visitor)
        self._replace_analysis(reader.visitor.client)
        self._peers.tell_client(reader.visitor.client, "analysing")
        position = wish.position.model_dump()

        async def check() -> None:
            await self.fair_play.check(reader.visitor, position)

        analysis = LiveAnalysis(wish, self.pool, reader, check)
        self._analyses[reader.visitor.client] = analysis
        return analysis

    def _replace_analysis(self, client: str) -> None:
        before = self._analyses.pop(client, None)
        if before is not None:
            before.end("replaced")

    def end_analysis(self, analysis: LiveAnalysis, reader: Connection) -> None:
        """End an analysis whose reader is gone."""
        analysis.cancel()
        if self._analyses.get(reader.visitor.client) is analysis:
            del self._analyses[reader.visitor.client]

    async def serve(self, websocket: WebSocket) -> None:
        """Serve a socket until it is closed."""
        visitor: Visitor = websocket.state.visitor
        await websocket.accept()
        address = counted_address(visitor.address)
        if (
            len(self.sockets) >= limits.SOCKETS
            or self._open[visitor.client] >= limits.SOCKETS_OF_ONE
            or (address and self._open[address] >= limits.SOCKETS_OF_ADDRESS)
        ):
            await websocket.close(TOO_MUCH, "too many sockets")
            return
        socket = Connection(websocket, visitor, self)
        self.sockets.add(socket)
        self._open.update((visitor.client, address))
        try:
            await self._peers.attend(visitor.client)
            await socket.run()
        finally:
            self._peers.dismiss(visitor.client)
            self.sockets.discard(socket)
            self._open -= Counter((visitor.client, address))
            socket.let_go()

    def tell_client(self, client: str, message: Json) -> None:
        """Send a message to every page of a client, at whichever server."""
        self._post(client, message)
        self._peers.tell_client(client, "post", message=message)

    def _post(self, client: str, message: Json) -> None:
        for socket in self.sockets:
            if socket.visitor.client == client:
                socket.post(message)

    def _call(self, room: Room, client: str, name: str) -> None:
        """Tell the pages of a client that show something else that it is their turn in a game."""
        is_bot = room.game.has_bot_against(client)
        message = {"type": "your-move", "game": room.id, "name": name, "bot": is_bot}
        self._call_here(client, message)
        self._peers.tell_client(client, "call", message=message)

    def _call_here(self, client: str, message: Json) -> None:
        game = message["game"]
        for socket in self.sockets:
            if socket.visitor.client == client and not socket.watches(game):
                socket.post(message, key=("your-move", game))

    async def drop(self, who: Dropped) -> None:
        """Close the sockets of visitors who are somebody else now, at all servers."""
        self._peers.tell_all("drop", who=who.to_plain())
        await self._drop_here(who)

    async def _drop_here(self, who: Dropped) -> None:
        for socket in [each for each in self.sockets if who.fits(each.visitor)]:
            await socket.close(OTHER_IDENTITY, "logged in or out")

    def _hear_drop(self, news: Json) -> None:
        who = Dropped.from_plain(news["who"])
        task = asyncio.get_running_loop().create_task(self._drop_here(who))
        self._dropping.add(task)
        task.add_done_callback(self._dropping.discard)

    async def sweep(self, storage: Storage) -> None:
        """Close sockets whose session or token has ended, also by another server; forever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.games.forget_unused(time.monotonic())
            visitors = [each.visitor for each in self.sockets]
            ids = [each.session for each in visitors if each.session]
            bots = [each.bot for each in visitors if each.bot]
            with suppress(WebError):  # the store has failed: look again later
                ended = set(ids) - await storage.ask(storage.store.live_sessions, ids)
                ended |= set(bots) - await storage.ask(storage.store.live_tokens, bots)
                await self._drop_here(Dropped(sessions=frozenset(ended)))

    async def close(self) -> None:
        """Close all sockets because the server stops."""
        for socket in list(self.sockets):
            await socket.close(RESTARTING, "the server stops")


class Outbox:
    """The messages that wait for a reader, in order: bounded, with one entry per key."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[object, Outgoing] = OrderedDict()
        self._filled = asyncio.Event()
        self.is_full = False

    def post(self, message: Outgoing, *, key: object = None) -> None:
        """Add a message, or a function that makes one when it is sent.

        When too many wait, the outbox stays full: the reader is too slow.
        """
        if self.is_full:
            return
        self._waiting.pop(key, None)
        self._waiting[object() if key is None else key] = message
        if len(self._waiting) > limits.OUTBOX:
            self.is_full = True
            self._waiting.clear()
        self._filled.set()

    async def next(self) -> str | None:
        """The next message as text; None when the outbox is full."""
        while not self.is_full:
            if not self._waiting:
                self._filled.clear()
                await self._filled.wait()
                continue
            _, waiting = self._waiting.popitem(last=False)
            message = waiting() if callable(waiting) else waiting
            if message is not None:
                return _encode(message)
        return None


class Connection:
    """One connection."""

    def __init__(self, websocket: WebSocket, visitor: Visitor, connections: Connections) -> None:
        self.visitor = visitor
        self.sees_lobby = False
        self.tournament: str | None = None  # that the page shows
        self._websocket = websocket
        self._connections = connections
        self._outbox = Outbox()
        self._bucket = Bucket(limits.MESSAGES, time.monotonic())
        self._rooms: dict[str, Room] = {}
        self._shown: dict[str, Json] = {}  # the state of each game as the reader has it
        self._analysis: LiveAnalysis | None = None
        self._asking: set[asyncio.Task[None]] = set()

    def watches(self, game: str) -> bool:
        """Whether the page shows a game."""
        return game in self._rooms

    def post(self, message: Json, *, key: object = None) -> None:
        """Queue a message."""
        self._outbox.post(message, key=key)

    def show(self, room: Room) -> None:
        """Queue the state of a game or its changes, as they are when the message is sent."""
        self._outbox.post(lambda: self._difference(room), key=("state", room.id))

    def _difference(self, room: Room) -> Json | None:
        if room.id not in self._rooms:
            return None
        before, state = self._shown.get(room.id), room.state(self.visitor)
        self._shown[room.id] = state
        if before is None:
            return {"type": "state", "game": state}
        changes = {
            name: value
            for name, value in state.items()
            if value is not before[name] and value != before[name]
        }
        if state["seq"] == before["seq"]:
            changes.pop("clock", None)  # the page lets it run
        return {"type": "changes", "game": room.id, "changes": changes} if changes else None

    async def run(self) -> None:
        """Read and write until either ends."""
        self.post({"type": "engine", **show_engine(self._connections.pool)}, key="engine")
        is_bot = self.visitor.bot is not None
        self.post({"type": "you", "account": self.visitor.account, "bot": is_bot})
        loop = asyncio.get_running_loop()
        reading, writing = loop.create_task(self._read()), loop.create_task(self._write())
        writing.add_done_callback(lambda _: reading.cancel())
        try:
            await asyncio.wait([reading])
        finally:
            reading.cancel()
            writing.cancel()
        if not reading.cancelled():
            reading.result()

    def let_go(self) -> None:
        """Leave every room and cancel running requests."""
        if self._analysis is not None:
            self._connections.end_analysis(self._analysis, self)
        for task in self._asking:
            task.cancel()
        for room in self._rooms.values():
            room.leave(self)
        self._rooms.clear()

    async def close(self, code: int, reason: str) -> None:
        """Close the socket, unless it is closed."""
        if self._websocket.application_state is WebSocketState.CONNECTED:
            try:
                await asyncio.wait_for(self._websocket.close(code, reason), limits.SEND_SECONDS)
            except (*GONE, TimeoutError):
                return

    # Writing

    async def _write(self) -> None:
        while True:
            text = await self._outbox.next()
            if text is None:
                await self.close(TOO_SLOW, "the reader is too slow")
                return
            try:
                async with asyncio.timeout(limits.SEND_SECONDS):
                    await self._websocket.send_text(text)
            except TimeoutError:
                await self.close(TOO_SLOW, "the reader is too slow")
                return
            except GONE:
                return

    # Reading

    async def _read(self) -> None:
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if self._bucket.wait(time.monotonic()) > 0:
                await self.close(TOO_MUCH, "too many messages")
                return
            self._bucket.take()
            ref: str | None = None
            try:
                data = _json(received.get("text"))
                ref = _ref(data)
                await self._handle(_parsed(data))
            except WebError as error:
                self._refuse(ref, error)

    def _refuse(self, ref: str | None, error: WebError) -> None:
        self.post({"type": "error", "ref": ref, **error.plain()})

    async def _handle(self, message: Any) -> None:
        games, rates = self._connections.games, self._connections.rates
        if self.visitor.bot is not None and message.type not in BOT_MESSAGES:
            raise WebError("not-allowed", PLAYS_ONLY)
        match message.type:
            case "watch":
                rates.spend("watch", self.visitor)
                await self._watch(message.game)
            case "leave":
                self._leave(message.game)
            case "act":
                rates.spend("act", self.visitor)
                await self._act(message)
            case "hint":
                rates.spend("hint", self.visitor)
                self._ask(message.ref, self._hint(message))
            case "rematch":
                rates.spend("game", self.visitor)
                room = await games.room(message.game)
                following = await games.rematch(self.visitor, room)
                answer = {"type": "rematch", "ref": message.ref, "game": room.id}
                self.post({**answer, "id": following and following.id})
            case "pace":
                rates.spend("setting", self.visitor)
                room = await games.room(message.game)
                await room.set_pace(self.visitor.client, message.seconds)
            case "analyse":
                position = message.position.model_dump()
                await self._connections.fair_play.check(self.visitor, position)
                self._analysis = self._connections.analyse(message, self)
            case "stop" if self._analysis is not None:
                self._analysis.end("stopped")
            case "lobby":
                rates.spend("watch", self.visitor)
                self.sees_lobby = True
                if self._connections.lobby is not None:
                    await self._connections.lobby(self.visitor, self.post)
            case "leave-lobby":
                self.sees_lobby = False
            case "tournament":
                rates.spend("watch", self.visitor)
                self.tournament = message.tournament
                if self._connections.tournaments is not None:
                    await self._connections.tournaments(self, message.tournament)
            case "leave-tournament":
                self.tournament = None
            case "ping":
                self.post({"type": "pong"}, key="pong")

    def _leave(self, game: str) -> None:
        self._shown.pop(game, None)
        room = self._rooms.pop(game, None)
        if room is not None:
            room.leave(self)

    async def _watch(self, game: str) -> None:
        room = await self._connections.games.room(game)
        if room.id not in self._rooms and len(self._rooms) >= limits.WATCHED:
            raise WebError.busy(Message.of("web-watched-most", count=limits.WATCHED))
        self._rooms[room.id] = room
        self._shown.pop(room.id, None)
        room.enter(self)

    async def _act(self, message: models.ActMessage) -> None:
        room = await self._connections.games.room(message.game)
        action = message.action.model_dump(exclude_none=True)
        try:
            with self._connections.metrics.action():
                await self._connections.fair_play.check_move(self.visitor, room, action)
                seq = await room.act(self.visitor.client, action, seq=message.seq, ref=message.ref)
        except WebError as error:
            self._refuse(message.ref, error)
            if error.code == "stale":
                state = room.state(self.visitor)
                if room.id in self._rooms:
                    self._shown[room.id] = state
                self.post({"type": "state", "game": state}, key=("state", room.id))
            return
        self.post({"type": "ok", "ref": message.ref, "game": room.id, "seq": seq})

    def _ask(self, ref: str | None, work: Any) -> None:
        """Do slow work without blocking other messages; one at a time."""
        if self._asking:
            work.close()
            raise WebError.busy(Message("web-many-requests"))

        async def answered() -> None:
            try:
                await work
            except WebError as error:
                self._refuse(ref, error)

        task = asyncio.get_running_loop().create_task(answered())
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _hint(self, message: models.GameSignal) -> None:
        room = await self._connections.games.room(message.game)
        await self._connections.fair_play.check_board(self.visitor, room.game.session.board)
        hint = await room.hint(self.visitor.client)
        self.post({"type": "hint", "ref": message.ref, "game": room.id, **hint})


def _json(text: str | None) -> Any:
    """The data of a message; WebError when it is not JSON."""
    if text is None:
        raise WebError("bad-request", "A message is text, not bytes.")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WebError("bad-request", f"The message is not JSON: {error}") from None


def _ref(data: Any) -> str | None:
    """The ref of a message, even when the rest of it is invalid."""
    ref = data.get("ref") if isinstance(data, dict) else None
    return ref if isinstance(ref, str) and len(ref) <= limits.REF else None


def _parsed(data: Any) -> Any:
    """The message, or a WebError that says what is wrong with it."""
    try:
        return _MESSAGE.validate_python(data)
    except ValidationError as error:
        raise WebError("bad-request", validation_message(error.errors())) from None
