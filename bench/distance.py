"""How near a search comes to a much deeper one, by which changes are sifted without games.

    python -m bench.distance reference FILE --nodes 1000000
    python -m bench.distance compare FILE --nodes 40000 razor_margin=110,late_any_base=8 …

The first plays quick games, and keeps what a deep search says of positions of theirs. The second
prints the mean distance between those win chances and the ones after few nodes: with the search as
it is, then with each set of other numbers of the search, and with twice the nodes for scale.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tengen.core.params import SCALE, SEARCH_PARAMS
from tengen.rules import Rule
from tengen.training.samples import chance_of
from tengen.training.selfplay import Arm, NodePlayer, NodeResult, SelfPlay, SelfPlayRecipe

RULES = ("freestyle", "standard", "renju")
SIZE = 15
PER_GAME = 3  # positions
OPEN = 350  # centi-units up to which the quick games leave a position open
RECIPE = partial(SelfPlayRecipe, size=SIZE, nodes=600, noise=0.03, seed=99)


class Answers(NamedTuple):
    """What a search says of the positions, in their order."""

    chances: npt.NDArray[np.float64]
    moves: list[int | None]


def positions(count: int) -> Iterator[tuple[str, list[int]]]:
    """Open positions of quick games, rule after rule: the rule and the moves."""
    random = Random(5)
    for rule in RULES:
        players, missing, number = SelfPlay(RECIPE(rule=rule)), count // len(RULES), 0
        while missing:
            game = players.play(number)
            number += 1
            told = enumerate(game.values, game.opening)
            plies = [ply for ply, value in told if abs(value) < OPEN]
            for ply in random.sample(plies, min(PER_GAME, len(plies), missing)):
                missing -= 1
                yield rule, list(game.moves[:ply])


def write_reference(path: Path, count: int, nodes: int) -> None:
    """Search the positions deeply; a file that was begun is gone on with."""
    lines = path.read_text().splitlines() if path.exists() else []
    done = [(row["rule"], row["moves"]) for row in map(json.loads, lines)]
    players = {rule: NodePlayer(Rule.of(rule), SIZE) for rule in RULES}
    with path.open("a") as file:
        for rule, moves in positions(count):
            if (rule, moves) in done:
                continue
            thought = think(players[rule], moves, nodes)
            line = {"rule": rule, "moves": moves, "value": thought.value, "best": thought.move}
            file.write(json.dumps(line) + "\n")
            file.flush()


def think(player: NodePlayer, moves: list[int], nodes: int) -> NodeResult:
    """What a search that remembers nothing says of a position."""
    player.begin(moves)
    return player.think(nodes)


def answers(rows: list[dict[str, Any]], nodes: int, arm: Arm | None) -> Answers:
    """What a search of this many nodes says of all positions of the reference."""
    players = {rule: NodePlayer(Rule.of(rule), SIZE, arm=arm) for rule in RULES}
    thoughts = [think(players[row["rule"]], row["moves"], nodes) for row in rows]
    values = np.array([thought.value for thought in thoughts], np.int16)
    return Answers(chance_of(values, SCALE), [thought.move for thought in thoughts])


def armed(text: str, state: Any) -> None:
    """Give a record the numbers of `name=value,…`."""
    for part in text.split(","):
        name, _, value = part.partition("=")
        if name not in SEARCH_PARAMS:
            raise SystemExit(f"the search has no number {name!r}")
        state[name] = int(value)


def compare(path: Path, nodes: int, sets: list[str]) -> None:
    """Print how far each search is from the reference, and how much farther than the first."""
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    wanted = chance_of(np.array([row["value"] for row in rows], np.int16), SCALE)
    first: npt.NDArray[np.float64] | None = None
    trials: list[tuple[str, int, Arm | None]] = [("as it is", nodes, None)]
    trials += [(text, nodes, partial(armed, text)) for text in sets]
    trials.append(("twice the nodes", 2 * nodes, None))
    for name, given, arm in trials:
        said = answers(rows, given, arm)
        distance = np.abs(said.chances - wanted)
        first = distance if first is None else first
        farther = distance - first
        same = np.mean([move == row["best"] for move, row in zip(said.moves, rows, strict=True)])
        error = farther.std() / len(rows) ** 0.5
        print(
            f"{name:<50} {distance.mean():.4f}  {farther.mean():+.4f} ± {error:.4f}  "
            f"same move {100 * same:.1f} %",
            flush=True,
        )


def main() -> None:
    """Write a reference, or compare searches by one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=("reference", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("sets", nargs="*", help="numbers of the search: name=value,…")
    parser.add_argument("--nodes", type=int, required=True)
    parser.add_argument("--positions", type=int, default=480)
    given = parser.parse_intermixed_args()  # sets may follow --nodes
    if given.task == "reference":
        write_reference(given.file, given.positions, given.nodes)
    else:
        compare(given.file, given.nodes, given.sets)


if __name__ == "__main__":
    main()
