"""Games on disk: a folder with its recipe and numbered shards, one JSON object a line.

A game is on disk as soon as it is over. A process that is killed can leave half a line at the end
of a shard; it is cut off when the shard is opened again, and that game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from ..errors import TrainingError
from ..files import write_file
from .selfplay import SelfPlay, SelfPlayGame, SelfPlayRecipe

SHARD = 100  # games
RECIPE = "recipe.json"


def open_folder(folder: Path, recipe: SelfPlayRecipe) -> None:
    """Make the folder of a recipe, or see that the one that stands there is of the same."""
    folder.mkdir(parents=True, exist_ok=True)
    path, wanted = folder / RECIPE, recipe.to_json()
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
    """Where the shard with this number lies."""
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
            file.write(json.dumps(record.to_json(), separators=(",", ":")).encode() + b"\n")
            file.flush()
            yield number


def shards_of(folder: Path) -> list[Path]:
    """The shards that a folder has."""
    return sorted(folder.glob("games-?????.jsonl"))


def read_shard(path: Path) -> list[SelfPlayGame]:
    """The whole games of a shard, also while it grows."""
    data = path.read_bytes()
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    try:
        return [SelfPlayGame.from_json(json.loads(line)) for line in lines]
    except (KeyError, TypeError, ValueError) as error:
        raise TrainingError(f"{path} is damaged: {error}") from error
