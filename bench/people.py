"""Games of two people whose sockets are at different servers, one move per second in each game."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .load import PATIENCE, Clerk

Json = dict[str, Any]
SIZE = 15

# Black and white points such that nobody ever gets more than two in a row.
_POINTS = [(x, y) for y in range(SIZE) for x in range(SIZE)]
_OWN = [[p for p in _POINTS if ((p[0] + 2 * p[1]) % 4 < 2) == black] for black in (True, False)]


@dataclass(slots=True)
class People:
    """What was seen of all games."""

    stored: list[float] = field(default_factory=list)  # seconds from a move to its acknowledgement
    seen: list[float] = field(default_factory=list)  # seconds until the other player saw it
    lost: int = 0  # acknowledged moves that are not in the game
    games: int = 0
    events: Counter[str] = field(default_factory=Counter)


async def play_two(hosts: list[str], number: int, pause: float, end: float, seen: People) -> None:
    """Play one game after the other until the end."""
    await asyncio.sleep(random.uniform(0, 2 * pause))  # they do not all begin at once
    places = [hosts[(number + seat) % len(hosts)] for seat in range(2)]
    clerks = [Clerk(host) for host in places]
    for clerk in clerks:
        await clerk.request("GET", "/")
    sockets = [
        await connect(f"ws://{host}/api/live", additional_headers={"Cookie": clerk.cookie})
        for host, clerk in zip(places, clerks, strict=True)
    ]
    try:
        while time.monotonic() < end:
            await _play(clerks, sockets, pause, end, seen)
            seen.games += 1
    finally:
        for socket in sockets:
            await socket.close()


async def _play(
    clerks: list[Clerk], sockets: list[ClientConnection], pause: float, end: float, seen: People
) -> None:
    seats = {"first": {"kind": "person"}, "second": {"kind": "invite"}}
    made = await clerks[0].request("POST", "/api/games", {"seats": seats, "clock": "30+0"})
    game = made["game"]["id"]
    invite = {"invite": made["game"]["invites"]["second"]}
    await clerks[1].request("POST", f"/api/games/{game}/join", invite)
    for socket in sockets:
        await socket.send(json.dumps({"type": "watch", "game": game}))
    played: list[str] = []
    while time.monotonic() < end and len(played) < SIZE * SIZE - 1:
        await asyncio.sleep(pause * random.uniform(0.8, 1.2))
        turn = len(played) % 2
        x, y = _OWN[turn][len(played) // 2]
        point = f"{chr(ord('a') + x)}{y + 1}"
        act = {"type": "act", "game": game, "seq": len(played) + 1, "ref": point}
        begin = time.monotonic()
        await sockets[turn].send(json.dumps({**act, "action": {"do": "move", "point": point}}))
        played.append(point)
        await asyncio.gather(
            _until_stored(sockets[turn], point, begin, seen),
            _until_seen(sockets[1 - turn], game, len(played), begin, seen),
        )
    for socket in sockets:
        await socket.send(json.dumps({"type": "leave", "game": game}))
    state = (await clerks[0].request("GET", f"/api/games/{game}"))["game"]
    seen.lost += sum(point not in state["moves"] for point in played)


async def _until_stored(live: ClientConnection, ref: str, begin: float, seen: People) -> None:
    while True:
        message = json.loads(await asyncio.wait_for(live.recv(), PATIENCE))
        if message["type"] == "ok" and message["ref"] == ref:
            seen.stored.append(time.monotonic() - begin)
            return
        if message["type"] in ("error", "notice"):
            seen.events[message.get("code", message.get("text", "?"))] += 1
            return


async def _until_seen(
    live: ClientConnection, game: str, ply: int, begin: float, seen: People
) -> None:
    while True:
        message = json.loads(await asyncio.wait_for(live.recv(), PATIENCE))
        if message["type"] == "state" and message["game"]["id"] == game:
            shown = message["game"]["ply"]
        elif message["type"] == "changes" and message["game"] == game:
            shown = message["changes"].get("ply", 0)
        else:
            continue
        if shown >= ply:
            seen.seen.append(time.monotonic() - begin)
            return
