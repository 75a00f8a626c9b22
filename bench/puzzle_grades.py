"""Whether the grades of the shipped puzzles mean something: engines with few nodes solve them.

    python -m bench.puzzle_grades --chart docs/images/puzzle-grades.png

Each engine plays the first move of a puzzle with this many nodes and an empty table. It is right if
it is one of the answers: all first moves that win, or the only defence.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from tengen import Engine, Limit
from tengen.arena.charts import COLORS, INK, PNG_DPI, drawing
from tengen.puzzles.library import load_all
from tengen.puzzles.puzzle import Puzzle

NODES = (10, 100, 1000)
BAND = 300  # rating points of a group
FEWEST = 20  # puzzles that a point of the chart stands for


def solved_by_band(puzzles: list[Puzzle], nodes: int) -> dict[int, tuple[int, int]]:
    """How many puzzles of each band are solved, and how many there are; by its lowest rating."""
    bands: dict[int, tuple[int, int]] = {}
    with Engine(hash_mb=1) as solver:
        for puzzle in puzzles:
            solver.clear_hash()
            move = solver.play(puzzle.board(), Limit(nodes=nodes)).move
            band = int(puzzle.rating // BAND) * BAND
            solved, count = bands.get(band, (0, 0))
            bands[band] = solved + (move in puzzle.answers), count + 1
    return {band: each for band, each in sorted(bands.items()) if each[1] >= FEWEST}


def save_chart(path: Path, found: dict[int, dict[int, tuple[int, int]]]) -> None:
    """Draw the part of puzzles whose first move is found, by their rating."""
    with drawing(6.8, 4.2) as figure:
        axes = figure.subplots()
        for (nodes, bands), color in zip(found.items(), COLORS, strict=False):
            ratings = [band + BAND / 2 for band in bands]
            shares = [100 * solved / count for solved, count in bands.values()]
            axes.plot(ratings, shares, color=color, marker="o", label=f"{nodes:,} nodes a move")
        axes.set(ylim=(0, 102), xlabel="grade of the puzzle", ylabel="first move found, in %")
        axes.set_title("Harder puzzles are solved less often", color=INK, loc="left")
        axes.legend(loc="lower left")
        figure.savefig(path, dpi=PNG_DPI)


def main() -> None:
    """Print what is solved, and draw it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chart", type=Path)
    parser.add_argument("--puzzles", type=int, default=0, help="a random sample; all by default")
    given = parser.parse_args()
    puzzles = list(load_all())
    if given.puzzles:
        puzzles = Random(1).sample(puzzles, given.puzzles)
    found = {}
    for nodes in NODES:
        found[nodes] = solved_by_band(puzzles, nodes)
        shares = [f"{band}: {100 * a / b:.0f} % of {b}" for band, (a, b) in found[nodes].items()]
        print(f"{nodes} nodes: {', '.join(shares)}", flush=True)
    if given.chart is not None:
        save_chart(given.chart, found)


if __name__ == "__main__":
    main()
