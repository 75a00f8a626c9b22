"""Games on disk: a folder with its recipe and numbered shards, one JSON object a line.

A game is on disk as soon as it is over. A killed process can leave half a line at the end of a
shard; opening the shard cuts it off, and that game is played again. Workers fill shards side by
side until there are enough games.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path

from ..errors import TrainingError
from ..files import write_file
from ..plain import Json
from ..remote.backend import local_service
from ..remote.client import Client
from ..remote.errors import WorkerError
from ..remote.worker import Service, Work
from .selfplay import SelfPlay, SelfPlayGame, SelfPlayRecipe

SHARD = 100  # games
RECIPE = "recipe.json"
LOOK_SECONDS = 0.5  # between two looks at how many games there are
START_SECONDS = 60.0  # for a worker to start; it compiles later, with its first game


def open_folder(folder: Path, recipe: SelfPlayRecipe) -> None:
    """Make the folder of a recipe, or check that an existing one has the same recipe."""
    folder.mkdir(parents=True, exist_ok=True)
    path, wanted = folder / RECIPE, recipe.to_plain()
    if not path.exists():
        write_file(path, json.dumps(wanted, indent=2).encode() + b"\n", replace=False)
    found = json.loads(path.read_text(encoding="utf-8"))
    for name, value in wanted.items():
        was = found.get(name, 0)  # a recipe may be older than one of its numbers
        if was != value:
            raise TrainingError(
                f"{folder} has games with {name} {was}, but {value} is asked for: "
                "expected the same, or another folder"
            )


def read_recipe(folder: Path) -> SelfPlayRecipe:
    """The recipe of the games in a folder."""
    try:
        return SelfPlayRecipe(**json.loads((folder / RECIPE).read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise TrainingError(f"{folder} has no games: expected a folder with {RECIPE}") from None
    except (TypeError, json.JSONDecodeError) as error:
        raise TrainingError(f"{folder / RECIPE} is no recipe: {error}") from None


def shard_path(folder: Path, shard: int) -> Path:
    """The path of the shard with this number."""
    return folder / f"games-{shard:05}.jsonl"


def count_games(path: Path) -> int:
    """The whole games of a shard."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


def fill_shard(folder: Path, recipe: SelfPlayRecipe, shard: int, last: int) -> Iterator[int]:
    """Play the games that a shard still lacks, those before number `last` only; yield numbers."""
    path = shard_path(folder, shard)
    done = count_games(path)
    numbers = range(shard * SHARD + done, min((shard + 1) * SHARD, last))
    if not numbers:
        return
    players = SelfPlay(recipe)
    with open(path, "r+b" if path.exists() else "w+b") as file:
        file.truncate(file.read().rfind(b"\n") + 1)
        file.seek(0, os.SEEK_END)
        for number in numbers:
            record = players.play(number)
            file.write(json.dumps(record.to_plain(), separators=(",", ":")).encode() + b"\n")
            file.flush()
            yield number


def shards_of(folder: Path) -> list[Path]:
    """The shards that a folder has."""
    return sorted(folder.glob("games-?????.jsonl"))


def all_games(folders: Sequence[Path]) -> int:
    """How many games some folders hold."""
    return sum(count_games(path) for folder in folders for path in shards_of(folder))


def read_shard(path: Path) -> list[SelfPlayGame]:
    """The whole games of a shard, also while it grows."""
    data = path.read_bytes()
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    try:
        return [SelfPlayGame.from_plain(json.loads(line)) for line in lines]
    except (KeyError, TypeError, ValueError) as error:
        raise TrainingError(f"{path} is damaged: {error}") from error


def generate(
    folder: Path, recipe: SelfPlayRecipe, games: int, *, workers: int = 1
) -> Iterator[int]:
    """Play until the folder has so many games; yields how many there are from time to time.

    Games played before are kept. Whatever stops this, the next call continues.
    """
    open_folder(folder, recipe)
    missing = [
        shard
        for shard in range(-(-games // SHARD))
        if count_games(shard_path(folder, shard)) < min(SHARD, games - shard * SHARD)
    ]
    yield all_games([folder])
    if not missing:
        return
    args = {"folder": str(folder), "recipe": recipe.to_plain(), "games": games}
    backend = local_service("tengen.training.shards")
    clients = [
        Client(backend, restarts=False, log=partial(print, file=sys.stderr))
        for _ in missing[:workers]
    ]
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
                yield all_games([folder])
            yield all_games([folder])
        finally:
            for client in clients:
                client.close()
        for fill in fills:
            fill.result()


def _fill_all(client: Client, shards: Sequence[int], args: Json) -> None:
    """Have one worker fill its shards."""
    client.start()
    client.wait(time.monotonic() + START_SECONDS)
    try:
        for shard in shards:
            client.ask("fill", {**args, "shard": shard})
    except WorkerError as error:
        raise TrainingError(f"a worker that played games failed: {error}") from error


def fill(work: Work, *, folder: str, recipe: Json, games: int, shard: int) -> None:
    """Play until a shard is full: what a worker does."""
    for _ in fill_shard(Path(folder), SelfPlayRecipe(**recipe), shard, games):
        if work.is_stopped:
            return


def service() -> Service:
    """Workers that fill shards."""
    return Service(tasks={"fill": fill})
