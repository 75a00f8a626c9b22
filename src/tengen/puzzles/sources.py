"""Where puzzles come from: the games of self-play folders, and game files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Self

from ..coords import Move
from ..core.score import WIN_BOUND
from ..formats import read_games
from ..formats.shipped import set_name, shipped_names
from ..plain import Json
from ..remote.backend import WorkerPlace
from ..rules import CARO, CARO_STANDARD, Rule
from ..training.selfplay import SelfPlayGame, SelfPlayRecipe
from ..training.shards import (
    RECIPE,
    SHARD,
    fill_shard,
    generate,
    open_folder,
    read_recipe,
    read_shard,
    shard_path,
    shards_of,
)

NODES, NOISE, ASTRAY = 600, 0.08, 16  # of games played to be mined: many mistakes
LAST_MOVES = 12  # of a game without scores: where most is decided

_LIKE = {CARO_STANDARD: CARO}


class MinedPosition(NamedTuple):
    """Moves to a position, and whether its side to move is known to win, lose, or neither."""

    moves: tuple[Move, ...]
    value: int | None = None  # of a search, to the side to move


class SourceGame(NamedTuple):
    """A game to mine: its name, and the positions that are worth a look."""

    name: str
    rule: Rule
    size: int
    positions: tuple[MinedPosition, ...]

    def to_plain(self) -> Json:
        """The game as plain data."""
        return {**self._asdict(), "rule": self.rule.name}

    @classmethod
    def from_plain(cls, plain: Json) -> Self:
        """The game that `to_plain` wrote."""
        positions = (MinedPosition(tuple(moves), value) for moves, value in plain["positions"])
        rule = Rule.of(plain["rule"])
        return cls(**{**plain, "rule": rule, "positions": tuple(positions)})


def games_of(path: Path, *, rule: Rule | None = None) -> Iterator[SourceGame]:
    """The games of a self-play folder, or of a game file; `rule` holds in place of theirs."""
    if (path / RECIPE).exists():
        yield from _self_play(path, rule)
    else:
        yield from _file(path, rule)


def _self_play(folder: Path, rule: Rule | None) -> Iterator[SourceGame]:
    recipe = read_recipe(folder)
    for shard in shards_of(folder):
        for game in read_shard(shard):
            yield _source_game(game, folder.name, rule or Rule.of(recipe.rule), recipe.size)


def _source_game(game: SelfPlayGame, folder: str, rule: Rule, size: int) -> SourceGame:
    positions = [MinedPosition(moves, value) for moves, value, _ in game.astray]
    # Before the stone that lost there may have been a single defence.
    lost = [game.moves, *(moves for moves, value in positions if value and value > WIN_BOUND)]
    positions += [MinedPosition(moves[:-1]) for moves in lost]
    for at, value in enumerate(game.values):
        moves = game.moves[: game.opening + at]
        if abs(value) <= WIN_BOUND or moves == game.moves:
            positions.append(MinedPosition(moves, value))
    return SourceGame(f"{folder}/{game.number}", rule, size, tuple(positions))


def _recipe_of(rule: Rule, size: int, seed: int) -> SelfPlayRecipe:
    """The games to be mined under a rule.

    A rule without balanced openings of its own takes those of the rule most like it.
    """
    played = rule
    if set_name(rule, size) not in shipped_names():
        played = _LIKE.get(rule, rule)
    return SelfPlayRecipe(
        rule=played.name, size=size, nodes=NODES, noise=NOISE, astray=ASTRAY, seed=seed
    )


def play_games(
    folder: Path, rule: Rule, size: int, count: int, seed: int, place: WorkerPlace
) -> Iterator[int]:
    """Have all games of `fresh_games` played by workers; yields how many there are."""
    return generate(folder, _recipe_of(rule, size, seed), count, place=place)


def fresh_games(folder: Path, rule: Rule, size: int, count: int, seed: int) -> Iterator[SourceGame]:
    """New games of the engine against itself, kept in a folder; a folder that has some goes on."""
    recipe = _recipe_of(rule, size, seed)
    open_folder(folder, recipe)
    for shard in range(-(-count // SHARD)):
        for _ in fill_shard(folder, recipe, shard, count):
            pass
        for game in read_shard(shard_path(folder, shard)):
            yield _source_game(game, folder.name, rule, size)


def _file(path: Path, rule: Rule | None) -> Iterator[SourceGame]:
    for number, game in enumerate(read_games(path.read_bytes()), 1):
        board = game.end().board()
        if board.has_setup:
            continue
        moves = tuple(board.move_stack)
        positions = [
            MinedPosition(moves[:at]) for at in range(max(6, len(moves) - LAST_MOVES), len(moves))
        ]
        name = f"{path.name}:{number}"
        yield SourceGame(name, rule or board.rule, board.size, tuple(positions))
