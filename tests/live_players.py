"""Players of many games at several servers: they reconnect, repeat what got no answer, and keep
account of what was acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]

PATIENCE = 3.0  # seconds without an answer after which a player connects again
SIZE = 15
LOST = (OSError, WebSocketException, TimeoutError)

# Black and white points such that nobody ever gets more than two in a row.
_POINTS = [(x, y) for y in range(SIZE) for x in range(SIZE)]
_OWN = [
    [p for p in _POINTS if ((p[0] + 2 * p[1]) % 4 < 2) == is_black] for is_black in (True, False)
]


def point_of(number: int) -> str:
    """The point of a game's move, from 0."""
    x, y = _OWN[number % 2][number // 2]
    return f"{chr(ord('a') + x)}{y + 1}"


def request(address: str, method: str, path: str, cookie: str, body: Json | None = None) -> Any:
    """The answer to a request, and the cookie of a new browser."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    try:
        with urlopen(Request(address + path, data, headers, method=method), timeout=60) as answer:
            found = re.search(r"tengen_client=[^;]+", answer.headers.get("set-cookie") or "")
            text = answer.read()
    except HTTPError as error:
        with error:  # it holds the connection
            raise OSError(f"{error.code}: {error.read().decode()}") from None
    return (json.loads(text) if text.startswith(b"{") else None), found and found[0]


@dataclass(slots=True)
class Acknowledged:
    """A move that a server has confirmed, and when the player heard of it."""

    seq: int
    ref: str
    at: float


@dataclass(eq=False)
class LiveGame:
    """A game of two people, whose sockets are at different servers."""

    id: str
    players: list[Player]
    acknowledged: list[Acknowledged] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @staticmethod
    def create(addresses: list[str], **wish: Any) -> LiveGame:
        """A new game at the first of the servers; the second player is at the second one."""
        cookies = [request(address, "GET", "/", "")[1] or "" for address in addresses[:2]]
        seats = {"first": {"kind": "person"}, "second": {"kind": "invite"}}
        body = {"seats": seats, "clock": "10+0", **wish}
        made, _ = request(addresses[0], "POST", "/api/games", cookies[0], body)
        game = made["game"]
        join = {"invite": game["invites"]["second"]}
        request(addresses[1], "POST", f"/api/games/{game['id']}/join", cookies[1], join)
        live = LiveGame(game["id"], [])
        live.players = [
            Player(live, cookie, number, [*addresses[number:], *addresses[:number]])
            for number, cookie in enumerate(cookies)
        ]
        return live

    async def play(self, stop: asyncio.Event, pause: float) -> None:
        """Both play until they are told to stop."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play(stop, pause))


@dataclass(eq=False)
class Player:
    """A player who moves when it is their turn, whatever becomes of servers."""

    game: LiveGame
    cookie: str
    number: int  # 0 moves first
    addresses: list[str]

    async def play(self, stop: asyncio.Event, pause: float) -> None:
        """Play, and connect again to the next server when one fails."""
        for attempt in itertools.count():
            if stop.is_set():
                return
            address = self.addresses[attempt % len(self.addresses)]
            with suppress(*LOST):
                uri = address.replace("http://", "ws://") + "/api/live"
                headers = {"Cookie": self.cookie}
                async with connect(uri, additional_headers=headers, open_timeout=PATIENCE) as live:
                    await self._at_board(live, stop, pause)
            await asyncio.sleep(0.1)

    async def _at_board(self, live: ClientConnection, stop: asyncio.Event, pause: float) -> None:
        await live.send(json.dumps({"type": "watch", "game": self.game.id}))
        state: Json = {}
        asked: str | None = None
        heard = time.monotonic()
        while not stop.is_set():
            if state and asked is None and state["result"] is None and self._is_turn(state):
                await asyncio.sleep(pause)
                asked = f"{self.game.id}-{state['ply']}"
                await live.send(json.dumps(self._act(state, asked)))
                heard = time.monotonic()
            try:
                message = json.loads(await asyncio.wait_for(live.recv(), 0.2))
            except TimeoutError:
                if asked is not None and time.monotonic() - heard > PATIENCE:
                    raise
                continue
            state, asked = self._hear(message, state, asked)

    def _hear(self, message: Json, state: Json, asked: str | None) -> tuple[Json, str | None]:
        kind = message["type"]
        if kind == "state" and message["game"]["id"] == self.game.id:
            state = message["game"]
        elif kind == "changes":
            state = state | message["changes"]
        elif kind == "ok" and message["ref"] == asked:
            done = Acknowledged(message["seq"], message["ref"], time.monotonic())
            self.game.acknowledged.append(done)
            asked = None
        elif kind == "error":
            self.game.errors.append(message["code"])
            asked = None
        return state, asked

    def _is_turn(self, state: Json) -> bool:
        return bool(state["ply"] % 2 == self.number)

    def _act(self, state: Json, ref: str) -> Json:
        action = {"do": "move", "point": point_of(state["ply"])}
        head = {"type": "act", "game": self.game.id, "seq": state["seq"], "ref": ref}
        return {**head, "action": action}
