"""Games side by side: workers fill shards until there are enough."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

from ..errors import TrainingError
from ..remote.backend import local_service
from ..remote.client import Client
from ..remote.errors import WorkerError
from ..remote.worker import Service, Work
from .selfplay import SelfPlayRecipe
from .shards import SHARD, count_games, fill_shard, open_folder, shard_path

LOOK_SECONDS = 0.5  # between two looks at how many games there are
START_SECONDS = 60.0  # for a worker to start; it compiles later, with its first game


def generate(
    folder: Path, recipe: SelfPlayRecipe, games: int, *, workers: int = 1
) -> Iterator[int]:
    """Play until the folder has so many games; yield how many there are, now and then.

    Games played before are kept. Whatever stops this, the next call continues.
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
    args = {"folder": str(folder), "recipe": recipe.to_json(), "games": games}
    backend = local_service("tengen.training.generate")
    clients = [Client(backend, restarts=False, log=_log) for _ in missing[:workers]]
    with ThreadPoolExecutor(len(clients)) as threads:
        try:
            shares = (missing[number::workers] for number in range(len(clients)))
            fills = [
                threads.submit(_fill_all, client, shards, args)
                for client, shards in zip(clients, shares, strict=True)
            ]
            while wait(fills, LOOK_SECONDS, return_when="FIRST_EXCEPTION").not_done:
                if any(fill.done() and fill.exception() for fill in fills):
                    break
                yield _count(folder, games)
            yield _count(folder, games)
        finally:
            for client in clients:
                client.close()
        for fill in fills:
            fill.result()


def _fill_all(client: Client, shards: Sequence[int], args: dict[str, Any]) -> None:
    """Have one worker fill its shards."""
    client.start()
    client.wait(time.monotonic() + START_SECONDS)
    try:
        for shard in shards:
            client.ask("fill", {**args, "shard": shard})
    except WorkerError as error:
        raise TrainingError(f"a worker that played games failed: {error}") from error


def fill(work: Work, *, folder: str, recipe: dict[str, Any], games: int, shard: int) -> None:
    """Play until a shard is full: what a worker does."""
    for _ in fill_shard(Path(folder), SelfPlayRecipe(**recipe), shard, games):
        if work.is_stopped:
            return


def service() -> Service:
    """Workers that fill shards."""
    return Service(tasks={"fill": fill})


def _log(text: str) -> None:
    print(text, file=sys.stderr)


def _count(folder: Path, games: int) -> int:
    return sum(count_games(shard_path(folder, shard)) for shard in range(-(-games // SHARD)))
