"""Games side by side: shards filled by processes of their own, until there are enough."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..errors import TrainingError
from .selfplay import Recipe
from .shards import SHARD, count_games, fill_shard, open_folder, shard_path

LOOK_SECONDS = 0.5  # between two looks at how many games there are


def generate(folder: Path, recipe: Recipe, games: int, *, workers: int = 1) -> Iterator[int]:
    """Play until the folder has so many games; yield how many there are, now and then.

    What was played before is kept. Whatever stops this, the next call goes on.
    """
    open_folder(folder, recipe)
    missing = [
        shard
        for shard in range(-(-games // SHARD))
        if count_games(shard_path(folder, shard)) < min(SHARD, games - shard * SHARD)
    ]
    yield _count(folder, games)
    if not missing:
        return
    context = multiprocessing.get_context("spawn")
    processes = [
        context.Process(target=_fill, args=(folder, recipe, shards, games), daemon=True)
        for shards in (missing[number::workers] for number in range(workers))
    ]
    try:
        for process in processes:
            process.start()
        while any(process.is_alive() for process in processes):
            time.sleep(LOOK_SECONDS)
            yield _count(folder, games)
        if any(process.exitcode for process in processes):
            raise TrainingError("a process that played games has failed: see its message above")
    finally:
        for process in processes:
            if process.is_alive():
                process.terminate()


def _fill(folder: Path, recipe: Recipe, shards: Sequence[int], games: int) -> None:
    """What a process does: it plays until its shards are full, or until nobody is left to care."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    parent = multiprocessing.parent_process()
    for shard in shards:
        for _ in fill_shard(folder, recipe, shard, games):
            if parent is not None and not parent.is_alive():
                return


def _count(folder: Path, games: int) -> int:
    return sum(count_games(shard_path(folder, shard)) for shard in range(-(-games // SHARD)))
