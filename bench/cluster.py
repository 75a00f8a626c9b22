"""Self-play on two nodes of a Ray cluster against two workers of this machine.

`python -m bench.cluster` plays the same games both ways, each way `--rounds` times in turn, and
prints games an hour, and games a minute of processor time, which a busy machine changes less. The
nodes are simulated on this machine, with one processor each.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tengen.remote.backend import ThisMachine, WorkerPlace
from tengen.remote.cluster import Cluster
from tengen.training.selfplay import SelfPlayRecipe
from tengen.training.shards import SHARD, generate

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from ray_support import ray_nodes

LOOK_SECONDS = 0.2
BEGUN = 10  # games after which both workers have started
TICKS = os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    """What a game takes."""

    seconds: float
    processor: float  # seconds, of all processes that came from this one


class Processor:
    """Sums up the processor time of this process and all that came from it, while it runs."""

    def __init__(self) -> None:
        self._first: dict[int, float] = {}
        self._last: dict[int, float] = {}
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def restart(self) -> None:
        """Forget what was used so far."""
        self._first, self._last = _times(), {}

    def __enter__(self) -> Processor:
        self.restart()
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._done.set()
        self._thread.join()

    @property
    def seconds(self) -> float:
        """The sum."""
        return sum(time - self._first.get(pid, 0.0) for pid, time in self._last.items())

    def _watch(self) -> None:
        while not self._done.wait(LOOK_SECONDS):
            self._last |= _times()


def _times() -> dict[int, float]:
    """The processor time of this process and of all that came from it, by number."""
    parents, times = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        pid = int(path.parent.name)
        parents[pid], times[pid] = int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS
    ours = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return {pid: times[pid] for pid in ours if pid in times}


def play(place: WorkerPlace, games: int, nodes: int) -> Cost:
    """What a game costs on average at a place, once its workers are at work."""
    recipe = SelfPlayRecipe(rule="freestyle", size=15, nodes=nodes, seed=1, astray=0)
    with tempfile.TemporaryDirectory() as folder, Processor() as processor:
        begin, first = time.monotonic(), 0
        for done in generate(Path(folder), recipe, games, place=place):
            if not first and done >= BEGUN:
                begin, first = time.monotonic(), done
                processor.restart()
        seconds = time.monotonic() - begin
    return Cost(seconds / (games - first), processor.seconds / (games - first))


@contextmanager
def two_nodes() -> Iterator[Cluster]:
    """A head that does not work, and two nodes of one processor."""
    with ray_nodes() as nodes:
        nodes.add(cpus=0)
        nodes.add()
        nodes.add()
        with Cluster(nodes.address) as cluster:
            yield cluster


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2 * SHARD, help="two shards or more")
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    totals = {"local": [0.0, 0.0], "cluster": [0.0, 0.0]}
    with two_nodes() as cluster:
        places: dict[str, WorkerPlace] = {"local": ThisMachine(2), "cluster": cluster}
        for number in range(given.rounds):
            for name in sorted(places, reverse=number % 2 == 0):
                cost = play(places[name], given.games, given.nodes)
                totals[name][0] += cost.seconds
                totals[name][1] += cost.processor
                hour, minute = 3600 / cost.seconds, 60 / cost.processor
                print(
                    f"{name:8} {hour:9.0f} games/h {minute:8.1f} games/min of a processor",
                    flush=True,
                )
    by_time, by_processor = (totals["local"][at] / totals["cluster"][at] for at in range(2))
    print(f"cluster/local: {by_time:.1%} by the clock, {by_processor:.1%} by processor time")


if __name__ == "__main__":
    main()
