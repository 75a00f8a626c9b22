"""Servers that die, freeze and restart during live games: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from databases import new_database, shared_redis
from faulty_server import POINTS
from live_players import LiveGame, point_of, request
from tengen.web.peers.shared import LEASE_SECONDS
from tengen.web.store.store import Store
from web_support import Server, wait_for

PROMISED = 5.0  # seconds within which a game goes on after its server has died
GOES_ON = LEASE_SECONDS + PROMISED  # where the machine does other work beside a short test
FAULTY = Path(__file__).with_name("faulty_server.py")


class Host:
    """A database, Redis, and servers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = new_database("postgresql", folder)
        self.servers: list[Server] = []

    def start(self, *, fault: str | None = None) -> Server:
        """Start one more server, perhaps one with a fault."""
        number = len(self.servers) + 1
        options = ("--redis", shared_redis().url, "--workers", "1")
        server = Server(self.folder, *options, database=self.database)
        environment = dict(os.environ)
        if fault is not None:
            server.run_script(FAULTY)
            environment["TENGEN_FAULT"] = fault
        with (self.folder / f"log-{number}").open("w") as log:
            server.start(stderr=log, env=environment)
        self.servers.append(server)
        return server

    def log_of(self, server: Server) -> str:
        """What a server has said so far."""
        return (self.folder / f"log-{self.servers.index(server) + 1}").read_text()

    def stop(self) -> None:
        """End all servers."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path)
    with ExitStack() as stack:
        stack.callback(made.stop)
        yield made


async def moved(games: list[LiveGame], counts: dict[str, int], more: int, seconds: float) -> None:
    """Wait until this many more moves are acknowledged in each game."""
    async with asyncio.timeout(seconds):
        while any(len(game.acknowledged) < counts[game.id] + more for game in games):
            await asyncio.sleep(0.05)


def counted(games: list[LiveGame]) -> dict[str, int]:
    return {game.id: len(game.acknowledged) for game in games}


async def played(
    games: list[LiveGame], trouble: Callable[[], Awaitable[float]], *, pause: float
) -> list[float]:
    """Play, make trouble in the middle; when each game went on, in seconds after the trouble."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(game.play(stop, pause)) for game in games]
    await moved(games, dict.fromkeys(counted(games), 0), 2, 60)
    at = await trouble()
    before = counted(games)
    await moved(games, before, 4, 60)
    stop.set()
    await asyncio.gather(*playing)
    return [min(each.at for each in game.acknowledged[before[game.id] :]) - at for game in games]


def check(host: Host, games: list[LiveGame], within: float = GOES_ON) -> None:
    """Everything that was acknowledged is stored, once and in order, at the right times."""
    with closing(Store(host.database)) as store:
        for game in games:
            stored = store.game(game.id)
            assert stored is not None
            assert [each.seq for each in stored.actions] == list(range(1, len(stored.actions) + 1))
            moves = [each for each in stored.actions if each.action["do"] == "move"]
            assert [each.action["point"] for each in moves] == [
                point_of(n) for n in range(len(moves))
            ]
            by_seq = {each.seq: each for each in stored.actions}
            for each in game.acknowledged:
                assert (by_seq[each.seq].ref or "").endswith(f":{each.ref}")
            at = [by_seq[each.seq].at - each.at for each in game.acknowledged]
            assert max(at) - min(at) < within, "the clocks went wrong"
            assert {*game.errors} <= {"busy", "stale"}


def games_go_on_after_a_kill(
    host: Host, count: int, pause: float, within: float = GOES_ON
) -> list[float]:
    one, two = host.start(), host.start()
    addresses = [one.address, two.address]
    games = [LiveGame.create(addresses) for _ in range(count)]

    async def kill() -> float:
        one.kill()
        return time.monotonic()

    waited = asyncio.run(played(games, kill, pause=pause))
    check(host, games, within)
    return waited


def test_games_go_on_after_their_server_is_killed(host: Host) -> None:
    waited = games_go_on_after_a_kill(host, 6, 0.05)
    assert max(waited) < GOES_ON


@pytest.mark.long
def test_a_hundred_games_go_on_after_their_server_is_killed(host: Host) -> None:
    waited = sorted(games_go_on_after_a_kill(host, 100, 1.0, PROMISED))
    print(f"goes on after {waited[0]:.1f} to {waited[-1]:.1f} s, half within {waited[50]:.1f} s")
    assert waited[-1] < PROMISED


def killed_at(host: Host, point: str, passes: int) -> None:
    two = host.start()
    one = host.start(fault=f"{point}:SIGKILL:{passes}")
    games = [LiveGame.create([one.address, two.address]) for _ in range(4)]

    async def wait() -> float:
        process = one.process
        assert process is not None
        async with asyncio.timeout(60):
            while process.poll() is None:
                await asyncio.sleep(0.02)
        return time.monotonic()

    asyncio.run(played(games, wait, pause=0.02))
    check(host, games)


def test_a_server_killed_after_it_has_stored_a_move_loses_nothing(host: Host) -> None:
    killed_at(host, "after", 20)


@pytest.mark.long
@pytest.mark.parametrize("number", range(20))
def test_a_server_killed_anywhere_on_the_write_path_loses_nothing(host: Host, number: int) -> None:
    chance = random.Random(number)
    killed_at(host, POINTS[number % len(POINTS)], chance.randrange(14, 60))


def test_the_late_write_of_a_frozen_server_is_refused(host: Host) -> None:
    two = host.start()
    one = host.start(fault="before:SIGSTOP:2")  # the first is the second player's arrival
    game = LiveGame.create([one.address, two.address])
    cookie = game.players[0].cookie
    act = f"/api/games/{game.id}/act"

    def move(address: str, point: str) -> object:
        body = {"action": {"do": "move", "point": point}, "seq": 1, "ref": point}
        return request(address, "POST", act, cookie, body)[0]

    process = one.process
    assert process is not None

    async def late() -> None:
        writing = asyncio.create_task(asyncio.to_thread(move, one.address, "a1"))
        while _state_of(process.pid) != "T":
            await asyncio.sleep(0.02)
        done = await asyncio.to_thread(move, two.address, "h8")  # as soon as the lease has ended
        process.send_signal(signal.SIGCONT)
        with pytest.raises(OSError, match="409"):  # another move is there
            await writing
        assert done is not None

    asyncio.run(late())
    wait_for(lambda: "another server decides" in host.log_of(one))
    for server in (one, two):
        state = request(server.address, "GET", f"/api/games/{game.id}", cookie)[0]["game"]
        assert state["moves"] == ["h8"]


def _state_of(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def test_servers_are_restarted_one_after_the_other_without_a_lost_move(host: Host) -> None:
    one, two = host.start(), host.start()
    games = [LiveGame.create([one.address, two.address]) for _ in range(4)]

    async def restart() -> float:
        for server in (one, two):
            code = await asyncio.to_thread(server.terminate)
            assert code in (0, -signal.SIGTERM), host.log_of(server)
            at = time.monotonic()
            await moved(games, counted(games), 2, 60)
            if server is one:
                third = await asyncio.to_thread(host.start)
                for game in games:
                    for player in game.players:
                        player.addresses[player.addresses.index(one.address)] = third.address
        return at

    waited = asyncio.run(played(games, restart, pause=0.3))
    print(f"after the second one had ended, the last game went on in {max(waited):.1f} s")
    check(host, games)
