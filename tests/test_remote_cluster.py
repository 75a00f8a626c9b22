"""Workers on the nodes of a Ray cluster: one node here; what takes several is marked `long`."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from arena_support import fake, small_match
from backend_contract import CONTRACT, Life, keep
from ray_support import ray_nodes
from tengen.arena.journal import Journal
from tengen.arena.match import run
from tengen.cli.main import main
from tengen.remote.cluster import PACKAGE, Cluster
from tengen.remote.errors import ClusterError
from tengen.remote.pool import Pool

PATIENCE = 600.0


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def own_children() -> set[int]:
    """The processes that came from this one and are still there."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] != "Z":
            parents[int(path.parent.name)] = int(fields[1])

    def is_ours(pid: int) -> bool:
        while pid > 1:
            pid = parents.get(pid, 0)
            if pid == os.getpid():
                return True
        return False

    return {pid for pid in parents if is_ours(pid)}


def test_one_node_keeps_the_contract_and_plays_a_match(tmp_path: Path) -> None:
    """Starting Ray is the dear part, so one node does for everything."""
    before = own_children()
    with ray_nodes() as nodes:
        nodes.add()
        with Cluster(nodes.address) as cluster:
            assert cluster.count() == 1
            backend = cluster.service("remote_worker", "ready")
            for promise in CONTRACT:
                keep(promise, backend)
        folder = tmp_path / "games"
        words = ("--size", "15", "--games", "2", "--nodes", "30", "--astray", "0")
        assert main(("tune", "play", str(folder), *words, "--cluster", nodes.address)) == 0
        assert main(("tune", "play", str(tmp_path / "here"), *words)) == 0
        games = "games-00000.jsonl"
        assert (folder / games).read_bytes() == (tmp_path / "here" / games).read_bytes()
    assert own_children() <= before


@pytest.mark.parametrize(
    ("address", "message"),
    [("10.0.0.1", "no address"), ("ray://10.0.0.1:10001", "no address"), ("x:y", "no address")],
)
def test_what_is_no_address_is_refused(address: str, message: str) -> None:
    with pytest.raises(ClusterError, match=message):
        Cluster(address)


def test_nothing_at_an_address_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ("match", "tengen", "tengen:level=3", "--nodes", "10")
    folder = tmp_path / "match"
    assert main((*words, "--cluster", f"127.0.0.1:{port}", "--out", str(folder))) == 2
    assert "nothing answers" in capsys.readouterr().err
    assert not folder.exists()


@pytest.mark.long
def test_a_node_dies_and_one_joins_while_a_match_is_played(tmp_path: Path) -> None:
    """Every game is counted once, whatever happens to the nodes."""
    games = 60
    settings = small_match(fake("a"), fake("b"), rounds=games // 2)
    with ray_nodes() as nodes, Journal.create(tmp_path, settings) as journal:
        nodes.add()
        with Cluster(nodes.address) as cluster:  # through the first node, which stays
            others = [nodes.add() for _ in range(3)]
            assert cluster.count() == 4
            playing = threading.Thread(target=run, args=(journal,), kwargs={"place": cluster})
            playing.start()
            wait_until(lambda: len(journal.records) >= games // 6)
            nodes.kill(others[1])
            wait_until(lambda: len(journal.records) >= games // 3)
            nodes.add()
            playing.join(PATIENCE)
            assert not playing.is_alive()
        assert sorted(each.number for each in journal.records) == list(range(games))
        assert not any(each.ending.is_forfeit for each in journal.records)


@pytest.mark.long
def test_a_node_with_another_tengen_is_refused(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "tengen", ignore=shutil.ignore_patterns("__pycache__"))
    with open(tmp_path / "tengen" / "rules.py", "a") as file:
        file.write("# changed\n")
    told: list[str] = []
    with ray_nodes() as nodes:
        path = f"{tmp_path}{os.pathsep}{os.environ['PYTHONPATH']}"
        nodes.add(env={"PYTHONPATH": path})
        with Cluster(nodes.address, log=told.append) as cluster:
            life = Life(cluster.service("remote_worker", "ready"))
            assert "install the same Tengen on every node" in str(life.next())
            assert ["the node is not used" in text for text in told] == [True]
            nodes.add()
            keep(CONTRACT[0], cluster.service("remote_worker", "ready"))
            assert cluster.count() == 1


@pytest.mark.long
def test_a_server_thinks_on_a_cluster(tmp_path: Path) -> None:
    """And goes on when the node that it thinks on is lost and another one comes."""
    with ray_nodes() as nodes:
        nodes.add(cpus=0)
        with Cluster(nodes.address) as cluster:
            first = nodes.add()

            async def whole() -> None:
                pool = Pool(cluster.service("remote_worker", "ready"), 1)
                pool.start()
                assert await pool.submit("echo", {"value": 1}).result() == 1
                told: list[int] = []
                job = pool.submit("count", {"seconds": 1.0}, tell=told.append)
                while not told:
                    await asyncio.sleep(0.01)
                nodes.kill(first)  # Ray does these in the main thread only
                nodes.add()
                assert await job.result() > 0
                await pool.close()

            asyncio.run(whole())
