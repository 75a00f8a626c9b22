"""Load: many players at once against a low level, and analyses beside them, on one server.

    python -m bench.load --players 100 --analyses 50 --seconds 60

A player is a socket: it sends a move, waits for the state with the engine's answer, pauses as a
person in a hurry would, and moves again; a finished game is followed by another. An analysis is a
socket, too, that always has one running. Printed are the times from sending a move to seeing its
answer, what went wrong, and what memory the server and its workers take together.

    python -m bench.load --servers 2 --db postgresql://… --redis redis://… --games 150 --analyses 50

Several servers on one database, with games of two people at different servers instead of players
against a level: printed are also the times until the other player sees a move, and lost moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 60.0  # seconds after which an answer counts as lost
SAMPLE = 1.0  # seconds between two looks at the memory

Json = dict[str, Any]


@dataclass(slots=True)
class Tally:
    """What was seen."""

    answers: list[float] = field(default_factory=list)  # seconds from a move to its answer
    stored: list[float] = field(default_factory=list)  # seconds from a move to its acknowledgement
    analyses: int = 0
    infos: int = 0
    waits: list[float] = field(default_factory=list)  # seconds from a wish to the first line
    events: Counter[str] = field(default_factory=Counter)
    games: int = 0
    memory: list[float] = field(default_factory=list)  # megabytes
    server_cpu: float = 0.0  # seconds of a core
    worker_cpu: float = 0.0


class Clerk:
    """One HTTP request at a time, without a library that would take the cores from the server."""

    def __init__(self, host: str) -> None:
        self._host, self._port = host.split(":")
        self.cookie = ""

    async def request(self, method: str, path: str, body: Json | None = None) -> Json:
        """The answer as data."""
        reader, writer = await asyncio.open_connection(self._host, int(self._port))
        data = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
        head += f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\n"
        writer.write(
            f"{head}Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode() + data
        )
        answer = await reader.read()
        writer.close()
        headers, _, content = answer.partition(b"\r\n\r\n")
        found = re.search(rb"set-cookie: (tengen_client=[^;]+)", headers)
        if found is not None:
            self.cookie = found[1].decode()
        return dict(json.loads(content)) if content.startswith(b"{") else {}


async def play(host: str, level: int, pause: float, end: float, tally: Tally) -> None:
    """Play games until the end."""
    clerk = Clerk(host)
    await clerk.request("GET", "/")
    headers = {"Cookie": clerk.cookie}
    async with connect(f"ws://{host}/api/live", additional_headers=headers) as live:
        while time.monotonic() < end:
            seats = {"first": {"kind": "person"}, "second": {"kind": "level", "level": level}}
            made = await clerk.request("POST", "/api/games", {"seats": seats})
            await _game(live, made["game"], pause, end, tally)
            tally.games += 1


async def _game(
    live: ClientConnection, state: Json, pause: float, end: float, tally: Tally
) -> None:
    await live.send(json.dumps({"type": "watch", "game": state["id"]}))
    while state["result"] is None and time.monotonic() < end:
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
        taken = {*state["stones"]["black"], *state["stones"]["white"]}
        point = random.choice([name for name in _near(taken, state["size"]) if name not in taken])
        ref = f"{state['id']}-{state['seq']}"
        act = {"type": "act", "game": state["id"], "seq": state["seq"], "ref": ref}
        begin = time.monotonic()
        await live.send(json.dumps({**act, "action": {"do": "move", "point": point}}))
        state = await _answer(live, state, begin, tally)
    await live.send(json.dumps({"type": "leave", "game": state["id"]}))


async def _answer(live: ClientConnection, before: Json, begin: float, tally: Tally) -> Json:
    """The state in which the engine has answered, or the game is over."""
    state = before
    while True:
        message = json.loads(await asyncio.wait_for(live.recv(), PATIENCE))
        if message["type"] == "ok":
            tally.stored.append(time.monotonic() - begin)
        elif message["type"] == "state" and message["game"]["id"] == before["id"]:
            state = message["game"]
        elif message["type"] == "changes" and message["game"] == before["id"]:
            state = state | message["changes"]
        elif message["type"] in ("error", "notice"):
            tally.events[message.get("code", message.get("text", "?"))] += 1
        if state["result"] is not None or state["ply"] >= before["ply"] + 2:
            tally.answers.append(time.monotonic() - begin)
            return state


def _near(taken: set[str], size: int) -> list[str]:
    """Points near the stones, or the middle of an empty board."""
    points = taken or {"h8"}
    return [
        f"{chr(column)}{row}"
        for name in points
        for column in range(ord(name[0]) - 1, ord(name[0]) + 2)
        for row in range(int(name[1:]) - 1, int(name[1:]) + 2)
        if ord("a") <= column < ord("a") + size and 1 <= row <= size
    ]


async def analyse(host: str, end: float, tally: Tally) -> None:
    """Have an analysis running until the end."""
    async with connect(f"ws://{host}/api/live") as live:
        number = 0
        while time.monotonic() < end:
            number += 1
            moves = random.sample([f"{c}{r}" for c in "fghij" for r in range(6, 11)], 6)
            position = {"rule": "freestyle", "moves": moves}
            wish = {"type": "analyse", "ref": str(number), "position": position}
            begin, is_first = time.monotonic(), True
            await live.send(json.dumps({**wish, "multipv": 3, "time": 5}))
            while True:
                message = json.loads(await asyncio.wait_for(live.recv(), 4 * PATIENCE))
                if message["type"] == "info":
                    tally.infos += 1
                    if is_first:
                        tally.waits.append(time.monotonic() - begin)
                        is_first = False
                elif message["type"] == "done":
                    tally.analyses += 1
                    break
                elif message["type"] == "error":
                    tally.events[f"analysis {message['code']}"] += 1
                    await asyncio.sleep(message.get("retry", 1))
                    break


async def _watch_memory(pid: int, end: float, tally: Tally) -> None:
    while time.monotonic() < end:
        tally.memory.append(sum(_megabytes(process) for process in _family(pid)))
        await asyncio.sleep(SAMPLE)


def _family(pid: int) -> list[int]:
    try:
        threads = Path(f"/proc/{pid}/task").glob("*/children")  # any thread may start workers
        children = [child for file in threads for child in file.read_text().split()]
    except OSError:
        return []
    return [pid, *(relative for child in children for relative in _family(int(child)))]


def _cpu(pid: int) -> tuple[float, float]:
    """Seconds of a core that the server has used, and its workers together."""
    used = []
    for process in _family(pid):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        used.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return used[0], sum(used[1:])


def _megabytes(pid: int) -> float:
    """What a process takes, shared memory divided among those that share it."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    found = re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0


async def _cut(work: Any, seconds: float) -> None:
    """Do something for so long: an analysis that waits its turn may not end in time."""
    with suppress(TimeoutError):
        await asyncio.wait_for(work, seconds)


async def _counted(work: Any, tally: Tally) -> None:
    try:
        await work
    except (WebSocketException, OSError, TimeoutError) as error:
        tally.events[type(error).__name__] += 1


async def _until_ready(host: str) -> None:
    clerk = Clerk(host)
    while not (await clerk.request("GET", "/api/status"))["engine"]["ready"]:
        await asyncio.sleep(0.5)
    await asyncio.sleep(2)  # for the second worker


async def load_people(hosts: list[str], pids: list[int], options: argparse.Namespace) -> None:
    """Let people play at several servers, and print what was seen."""
    from .people import People, play_two

    for host in hosts:
        await _until_ready(host)
    tally, seen = Tally(), People()
    end = time.monotonic() + options.seconds
    games = [play_two(hosts, n, options.pause, end, seen) for n in range(options.games)]
    analyses = [
        _cut(analyse(hosts[n % len(hosts)], end, tally), options.seconds)
        for n in range(options.analyses)
    ]
    before = [_cpu(pid) for pid in pids]
    await asyncio.gather(*(_counted(work, tally) for work in (*games, *analyses)))
    used = [now - old for pid, (old, _) in zip(pids, before, strict=True) for now in [_cpu(pid)[0]]]
    moves = max(1, len(seen.stored))
    print(
        f"{options.games} games of two people at {len(hosts)} servers, {options.analyses} analyses"
    )
    print(f"  moves            {len(seen.stored)} ({len(seen.stored) / options.seconds:.1f}/s)")
    for name, values in (("stored", seen.stored), ("seen by other", seen.seen)):
        times = "  ".join(
            f"p{100 * p:.0f} {_part(values, p):.3f} s" for p in (0.5, 0.95, 0.99, 1.0)
        )
        print(f"  {name:<17}{times}")
    print(f"  lost moves       {seen.lost}")
    print(f"  analyses         {tally.analyses} finished, {tally.infos} infos")
    print(f"  errors           {dict(seen.events + tally.events) or 'none'}")
    print(f"  processor        {1000 * sum(used) / moves:.1f} ms a move in the servers")
    memory = [sum(_megabytes(process) for process in _family(pid)) for pid in pids]
    print(f"  memory           {', '.join(f'{each:.0f} MB' for each in memory)} with workers")


async def load(host: str, pid: int, options: argparse.Namespace) -> Tally:
    """Put the load on the server and see what comes of it."""
    tally = Tally()
    await _until_ready(host)
    end = time.monotonic() + options.seconds
    players = [play(host, options.level, options.pause, end, tally) for _ in range(options.players)]
    analyses = [_cut(analyse(host, end, tally), options.seconds) for _ in range(options.analyses)]
    watch = _watch_memory(pid, end, tally)
    before = _cpu(pid)
    await asyncio.gather(*(_counted(work, tally) for work in (*players, *analyses, watch)))
    tally.server_cpu, tally.worker_cpu = (
        now - old for now, old in zip(_cpu(pid), before, strict=True)
    )
    return tally


def _part(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def show(tally: Tally, options: argparse.Namespace) -> None:
    """Print the figures."""
    print(f"{options.players} players against level {options.level}, {options.analyses} analyses")
    print(f"  moves answered   {len(tally.answers)} ({len(tally.answers) / options.seconds:.1f}/s)")
    for name, values in (("stored", tally.stored), ("answered", tally.answers)):
        shares = (0.5, 0.95, 0.99, 1.0)
        times = "  ".join(f"p{100 * part:.0f} {_part(values, part):.3f} s" for part in shares)
        print(f"  {name:<16} {times}")
    print(f"  games begun      {tally.games}")
    if options.analyses:
        waits = (
            f"first line p50 {_part(tally.waits, 0.5):.1f} s p95 {_part(tally.waits, 0.95):.1f} s"
        )
        print(f"  analyses         {tally.analyses} finished, {tally.infos} infos, {waits}")
    moves = max(1, len(tally.answers))
    server, workers = 1000 * tally.server_cpu / moves, 1000 * tally.worker_cpu / moves
    print(f"  processor        {server:.1f} ms a move in the server, {workers:.1f} ms in workers")
    print(f"  errors           {dict(tally.events) or 'none'}")
    first, most, last = tally.memory[0], max(tally.memory), tally.memory[-1]
    print(
        f"  memory           {first:.0f} MB at first, {most:.0f} MB at most, {last:.0f} MB at last"
    )


def _main_of_several(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    if not (options.db and options.redis and options.games):
        parser.error("--servers needs --db, --redis and --games")
    command = [sys.executable, "-m", "tengen", "serve", "--port", "0"]
    command += ["--workers", str(options.workers), "--db", options.db, "--redis", options.redis]
    servers = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(options.servers)
    ]
    try:
        hosts = [
            server.stdout.readline().split("//")[1].split("/")[0]
            for server in servers
            if server.stdout is not None
        ]
        asyncio.run(load_people(hosts, [server.pid for server in servers], options))
    finally:
        for server in servers:
            server.terminate()
            server.wait(30)


def main() -> None:
    """Start a server, load it, print what was measured."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--players", type=int, default=100)
    parser.add_argument("--analyses", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before a move")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--games", type=int, default=0, help="games of two people, for --servers")
    parser.add_argument("--db", help="PostgreSQL, for --servers")
    parser.add_argument("--redis", help="Redis, for --servers")
    options = parser.parse_args()
    if options.servers > 1:
        _main_of_several(parser, options)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tengen", "serve", "--port", "0"]
        command += ["--workers", str(options.workers), "--db", f"{folder}/load.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            host = server.stdout.readline().split("//")[1].split("/")[0]
            show(asyncio.run(load(host, server.pid, options)), options)
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
