"""The levels: how far each stands above the one below, how human its moves are, and its times.

    python -m bench.levels ladder FOLDER --games 300     # Elo of each step, and a chart
    python -m bench.levels times FOLDER --games 4        # seconds a move on 9x9, 15x15 and 19x19

Level 0 makes and stops fives and looks for nothing else: `ladder FOLDER --levels 1-10` begins with
it. "Level 11" is full strength with half a second per move: `--levels 11-11`. Games begin from
balanced openings, each played twice with colours swapped; a level makes different errors in each
game. Games are kept in FOLDER as they end: the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from tengen import Board, Engine, Limit
from tengen.arena.charts import INK, STYLE, color_of, png
from tengen.arena.elo import Estimate, Pentanomial, estimate
from tengen.engine.vision import beside_stones, five_points
from tengen.formats.shipped import load_openings
from tengen.rules import Color

FULL = 11  # stands for full strength, which is no level: nothing but the clock limits it
FULL_SECONDS = 0.5
SIZES = (9, 15, 19)
HASH_MB = 16
JUDGE_NODES = 20_000  # to find the ten best moves of a position
BEST = 10
JUDGED = 16  # of a level's moves, one in so many

Json = dict[str, Any]


class Player:
    """An engine at a level, with what its moves took."""

    def __init__(self, level: int) -> None:
        self.level = level
        self._engine = Engine(level=None if level == FULL else level, hash_mb=HASH_MB)
        self._limit = Limit(time=FULL_SECONDS) if level == FULL else None  # a level has its own

    def begin(self, seed: int) -> None:
        """Make ready for another game."""
        self._engine.configure(seed=seed)
        self._engine.clear_hash()

    def move(self, board: Board) -> tuple[int, float]:
        """The move, and how many seconds it took."""
        start = time.perf_counter()
        move = self._engine.play(board, self._limit).move
        return move, time.perf_counter() - start


class FivesOnly(Player):
    """Makes fives, stops fives, and else plays anywhere beside a stone."""

    def __init__(self) -> None:
        self.level = 0
        self._random = random.Random()

    def begin(self, seed: int) -> None:
        """Make ready for another game."""
        self._random.seed(seed)

    def move(self, board: Board) -> tuple[int, float]:
        """The move, and that it took no time."""
        for color in (board.turn, board.turn.other):
            fives = [point for point in five_points(board, color) if board.is_legal(point)]
            if fives:
                return self._random.choice(fives), 0.0
        return self._random.choice(beside_stones(board) or list(board.legal_moves)), 0.0


def play(board: Board, players: dict[Color, Player], seed: int, judge: Judge | None = None) -> Json:
    """Play a game to its end; what is kept of it."""
    for player in players.values():
        player.begin(seed)
    seconds: dict[int, list[float]] = defaultdict(list)
    among: dict[int, list[bool]] = defaultdict(list)
    while not board.is_game_over():
        player = players[board.turn]
        move, took = player.move(board)
        seconds[player.level].append(round(took, 4))
        if judge is not None and board.ply % JUDGED == seed % JUDGED:
            among[player.level].append(judge.is_among_best(board, move))
        board.push(move)
    outcome = board.outcome()
    winner = outcome.winner if outcome is not None else None
    return {
        "winner": None if winner is None else players[winner].level,
        "seconds": dict(seconds),
        "among": dict(among),
    }


class Judge:
    """Full strength, asked for the best few moves."""

    def __init__(self) -> None:
        self._engine = Engine(hash_mb=HASH_MB)

    def is_among_best(self, board: Board, move: int) -> bool:
        """Whether a move is one of the best ten, or wins as surely as they do."""
        lines = self._engine.analyse(board, Limit(nodes=JUDGE_NODES), multipv=BEST)
        return len(lines) < BEST or move in {line.move for line in lines}


class Journal:
    """Games, a line each, in the order in which they ended."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self.games: list[Json] = []
        if path.exists():
            self.games = [json.loads(line) for line in path.read_text().splitlines()]

    def add(self, game: Json) -> None:
        """Keep a game."""
        self.games.append(game)
        with self._path.open("a") as file:
            file.write(json.dumps(game) + "\n")


# The ladder


class Step(NamedTuple):
    """How a level did against the one below it."""

    level: int
    games: int
    elo: Estimate
    seconds: list[float]
    among: float  # share of its moves that are among the best


def ladder(folder: Path, games: int, name: str, levels: range) -> Iterator[Step]:
    """Play each level against the one below it, from the bottom up."""
    journal = Journal(folder / f"ladder-{name}.jsonl")
    openings = load_openings(name).games
    judge = Judge()
    for upper in levels:
        pair = [upper, upper - 1]
        done = sum(1 for game in journal.games if game["pair"] == pair)
        players = {level: Player(level) if level else FivesOnly() for level in pair}
        for number in range(done, games):
            # From the same stones a level plays another game: its seed is another.
            board = openings[number // 2 % len(openings)].end().board()
            black, white = pair if number % 2 == 0 else reversed(pair)
            seats = {Color.BLACK: players[black], Color.WHITE: players[white]}
            seed = random.Random(repr((pair, number))).randrange(2**31)
            journal.add({"pair": pair, **_with_text_keys(play(board, seats, seed, judge))})
            print(f"\r  level {upper} against {upper - 1}: {number + 1} of {games}", end="")
        yield _step(upper, [game for game in journal.games if game["pair"] == pair])


def _with_text_keys(game: Json) -> Json:
    """The game as it is read again from its file."""
    found: Json = json.loads(json.dumps(game))
    return found


def _step(upper: int, games: list[Json]) -> Step:
    points = [{upper: 1.0, None: 0.5}.get(game["winner"], 0.0) for game in games]
    counts = Pentanomial()
    for first, second in zip(points[::2], points[1::2], strict=False):
        counts = counts.plus(first + second)
    seconds = [took for game in games for took in game["seconds"].get(str(upper), ())]
    among = [each for game in games for each in game["among"].get(str(upper), ())]
    return Step(upper, len(games), estimate(counts), seconds, float(np.mean(among)) if among else 1)


def ladder_chart(steps: list[Step]) -> Figure:
    """The ladder: each level's Elo above the lowest, with the error of its step."""
    heights = np.cumsum([0.0, *(step.elo.elo for step in steps)])
    levels = [steps[0].level - 1, *(step.level for step in steps)]
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7, 4.4), layout="constrained")
        axes = figure.subplots()
        axes.bar(levels, heights, color=color_of(0), width=0.7)
        for step, height in zip(steps, heights[1:], strict=True):
            low, high = step.elo.elo - step.elo.low, step.elo.high - step.elo.elo
            axes.errorbar(step.level, height, [[low], [high]], color=INK, capsize=3)
            axes.annotate(
                f"{step.elo.elo:+.0f}",
                (step.level, height + high),
                xytext=(0, 4),
                textcoords="offset points",
                ha="center",
                color=INK,
            )
        axes.margins(y=0.1)
        axes.set(xlabel="level", ylabel=f"Elo above level {levels[0]}", xticks=levels)
    return figure


# Times


def times(folder: Path, games: int) -> Journal:
    """Let each level play against itself on each size."""
    journal = Journal(folder / "times.jsonl")
    for size in SIZES:
        for level in range(1, FULL + 1):
            played = [g for g in journal.games if (g["size"], g["level"]) == (size, level)]
            for number in range(len(played), games):
                one, other = Player(level), Player(level)
                board = Board(size=size)
                board.push(board.move_at(size // 2, size // 2))
                seats = {Color.BLACK: one, Color.WHITE: other}
                game = _with_text_keys(play(board, seats, number))
                journal.add({"size": size, "level": level, **game})
                print(f"\r  {size}x{size}, level {level}: {number + 1} of {games}   ", end="")
    print()
    return journal


def times_chart(journal: Journal) -> Figure:
    """Median seconds of each move over the game, a panel per size and a line per level."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(10, 3.8), layout="constrained")
        panels = figure.subplots(1, len(SIZES), sharey=True)
        for axes, size in zip(panels, SIZES, strict=True):
            for level in range(1, FULL + 1):
                lists = [
                    game["seconds"][str(level)]
                    for game in journal.games
                    if (game["size"], game["level"]) == (size, level)
                ]
                longest = max(map(len, lists), default=0)
                medians = [
                    np.median([each[at] for each in lists if at < len(each)])
                    for at in range(longest)
                ]
                shade = 0.25 + 0.75 * level / FULL
                axes.plot(
                    range(2, longest + 2), medians, color=color_of(0), alpha=shade, label=f"{level}"
                )
            axes.set_title(f"{size}x{size}")
            axes.set_xlabel("move of the game")
            axes.set_yscale("log")
            axes.yaxis.set_major_formatter("{x:g}")
        panels[0].set_ylabel("seconds")
        figure.legend(
            *panels[-1].get_legend_handles_labels(), loc="outside right center", title="level"
        )
    return figure


# The command


def main() -> None:
    """Measure, print a table and draw a chart."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("ladder", "times"))
    parser.add_argument("folder", type=Path, help="where games and charts are kept")
    parser.add_argument("--games", type=int, default=300, help="a step, or a size and level")
    parser.add_argument("--openings", default="freestyle15", help="a shipped set or a file")
    parser.add_argument("--levels", default="2-10", help="which steps, by their upper level")
    chosen = parser.parse_args()
    if chosen.what == "times":
        chart = chosen.folder / "times.png"
        chart.write_bytes(png(times_chart(times(chosen.folder, chosen.games))))
    else:
        low, high = map(int, chosen.levels.split("-"))
        steps = []
        print("  level  games  Elo over the one below      mean s   most s  among best ten")
        for step in ladder(chosen.folder, chosen.games, chosen.openings, range(low, high + 1)):
            steps.append(step)
            print(
                f"\r  {step.level:>5}  {step.games:>5}  {step.elo!s:<26}"
                f"{np.mean(step.seconds):>8.3f} {max(step.seconds):>8.3f} {step.among:>10.0%}",
                flush=True,
            )
        chart = chosen.folder / f"ladder-{chosen.openings}.png"
        chart.write_bytes(png(ladder_chart(steps)))
    print(f"chart in {chart}")


if __name__ == "__main__":
    main()
