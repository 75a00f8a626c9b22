"""Games on disk: a folder with its recipe and numbered shards, one JSON object a line.

A game is on disk as soon as it is over. A killed process can leave half a line at the end of a
shard; opening the shard cuts it off, and that game is played again. Workers play the games of
shards side by side, here or on other machines, and tell each game; only this process writes.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, wait
from functools import partial
from pathlib import Path
from typing import BinaryIO

from ..errors import TrainingError
from ..files import write_file
from ..plain import Json
from ..remote.backend import ThisMachine, WorkerPlace
from ..remote.client import Client
from ..remote.crew import Crew
from ..remote.errors import WorkerError
from ..remote.worker import Service, Work
from .selfplay import SelfPlay, SelfPlayGame, SelfPlayRecipe

SHARD = 100  # games
RECIPE = "recipe.json"
LOOK_SECONDS = 0.5  # between two looks at how many games there are


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
    numbers = _missing_of(folder, shard, last)
    if not numbers:
        return
    players = SelfPlay(recipe)
    with _opened(shard_path(folder, shard)) as file:
        for number in numbers:
            _write(file, players.play(number).to_plain())
            yield number


def _missing_of(folder: Path, shard: int, last: int) -> range:
    """The games that a shard still lacks, of those before number `last`."""
    done = count_games(shard_path(folder, shard))
    return range(shard * SHARD + done, min((shard + 1) * SHARD, last))


def _opened(path: Path) -> BinaryIO:
    """A shard to go on with, after its last whole game."""
    file = open(path, "r+b" if path.exists() else "w+b")  # noqa: SIM115  # the caller closes it
    file.truncate(file.read().rfind(b"\n") + 1)
    file.seek(0, os.SEEK_END)
    return file


def _write(file: BinaryIO, record: Json) -> None:
    file.write(json.dumps(record, separators=(",", ":")).encode() + b"\n")
    file.flush()


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
    folder: Path, recipe: SelfPlayRecipe, games: int, *, place: WorkerPlace | None = None
) -> Iterator[int]:
    """Play until the folder has so many games; yields how many there are from time to time.

    Games played before are kept. Whatever stops this, the next call continues. `place` is where
    workers play; the default is one worker on this machine.
    """
    open_folder(folder, recipe)
    missing = [shard for shard in range(-(-games // SHARD)) if _missing_of(folder, shard, games)]
    yield all_games([folder])
    if not missing:
        return
    log = partial(print, file=sys.stderr)
    with Crew(place or ThisMachine(), "tengen.training.shards", log=log) as crew:
        waiting, fills = missing[::-1], set[Future[None]]()
        while waiting or fills:
            while waiting and len(fills) < crew.size:
                shard = waiting.pop()
                fills.add(crew.submit(partial(_fill, folder, recipe, shard, games)))
            done, fills = wait(fills, LOOK_SECONDS, return_when="FIRST_COMPLETED")
            for fill in done:
                _finish(fill)
            yield all_games([folder])


def _fill(folder: Path, recipe: SelfPlayRecipe, shard: int, last: int, client: Client) -> None:
    """Have a worker play the games that a shard lacks, and store each one as it arrives."""
    numbers = _missing_of(folder, shard, last)
    with _opened(shard_path(folder, shard)) as file:
        args = {"recipe": recipe.to_plain(), "first": numbers.start, "last": numbers.stop}
        client.ask("play", args, tell=partial(_write, file))


def _finish(fill: Future[None]) -> None:
    try:
        fill.result()
    except WorkerError as error:
        raise TrainingError(f"a worker that played games failed: {error}") from error


def play(work: Work, *, recipe: Json, first: int, last: int) -> None:
    """Play games and tell each: what a worker does."""
    players = SelfPlay(SelfPlayRecipe(**recipe))
    for number in range(first, last):
        if work.is_stopped:
            return
        work.tell(players.play(number).to_plain())


def service() -> Service:
    """Workers that play games."""
    return Service(tasks={"play": play})
