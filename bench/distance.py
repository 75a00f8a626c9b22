"""How near a search comes to a much deeper one, by which changes are sifted without games.

    python -m bench.distance reference FILE --nodes 1000000
    python -m bench.distance compare FILE --nodes 40000 razor_margin=110,late_any_base=8 …
    python -m bench.distance steps FILE --nodes 40000 --searches 8000 razor_margin late_any_base …

The first plays quick games, and keeps what a deep search says of positions of theirs. The second
prints the mean distance between those win chances and the ones after few nodes: with the search as
it is, then with each set of other numbers of the search, and with twice the nodes for scale. The
third judges many numbers at once: in every search each of them is a step lower or a step higher by
chance. For each it prints how the higher step changes the distance.
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
STEP = 0.2  # part of a number by which a step is lower or higher, at least 1
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
        state[known(name)] = int(value)


def known(name: str) -> str:
    """The name of a number of the search."""
    if name not in SEARCH_PARAMS:
        raise SystemExit(f"the search has no number {name!r}")
    return name


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


class Steps(NamedTuple):
    """Searches with random steps: 1 or -1 for each number, the distance, the position."""

    signs: npt.NDArray[np.float64]
    distances: npt.NDArray[np.float64]
    places: npt.NDArray[np.int64]


def stepped(names: list[str], signs: npt.NDArray[np.float64], state: Any) -> None:
    """Give a record each number a step higher or lower than it is."""
    for name, sign in zip(names, signs, strict=True):
        value = SEARCH_PARAMS[known(name)].value
        state[name] = value + int(sign) * max(1, round(STEP * value))


def search_in_steps(
    rows: list[dict[str, Any]], nodes: int, names: list[str], searches: int
) -> Steps:
    """Search the positions in turns, every time with other steps."""
    signs = np.random.default_rng(1).choice([-1.0, 1.0], (searches, len(names)))
    places = np.arange(searches) % len(rows)
    now = np.ones(len(names))
    arm = partial(stepped, names, now)
    players = {rule: NodePlayer(Rule.of(rule), SIZE, arm=arm) for rule in RULES}
    values = []
    for row_signs, place in zip(signs, places, strict=True):
        now[:] = row_signs
        row = rows[place]
        values.append(think(players[row["rule"]], row["moves"], nodes).value)
    wanted = chance_of(np.array([row["value"] for row in rows], np.int16), SCALE)
    distances = np.abs(chance_of(np.array(values, np.int16), SCALE) - wanted[places])
    return Steps(signs, distances, places)


def effects(steps: Steps) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """What the higher step of each number adds to the distance, and the standard error.

    Positions differ far more than searches of one do: each is compared with itself, and the error
    is that of another draw of positions.
    """
    signs, distances, places = steps
    counts = np.bincount(places)
    farther = distances - (np.bincount(places, distances) / counts)[places]
    inverse = np.linalg.pinv(signs.T @ signs)
    half = inverse @ (signs.T @ farther)
    scores = signs * (farther - signs @ half)[:, None]
    by_place = np.zeros((len(counts), signs.shape[1]))
    np.add.at(by_place, places, scores)
    spread = inverse @ (by_place.T @ by_place) @ inverse
    return 2 * half, 2 * np.sqrt(np.diag(spread))


def print_steps(path: Path, nodes: int, names: list[str], searches: int) -> None:
    """Print what a step of each number does, the best first."""
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    found, errors = effects(search_in_steps(rows, nodes, names, searches))
    for at in np.argsort(found):
        print(f"{names[at]:<30} {found[at]:+.4f} ± {errors[at]:.4f}")


def main() -> None:
    """Write a reference, or judge searches by one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=("reference", "compare", "steps"))
    parser.add_argument("file", type=Path)
    parser.add_argument("sets", nargs="*", help="numbers of the search: name=value,… or names")
    parser.add_argument("--nodes", type=int, required=True)
    parser.add_argument("--positions", type=int, default=480)
    parser.add_argument("--searches", type=int, default=8000, help="in steps of all the names")
    given = parser.parse_intermixed_args()  # sets may follow --nodes
    if given.task == "reference":
        write_reference(given.file, given.positions, given.nodes)
    elif given.task == "steps":
        print_steps(given.file, given.nodes, given.sets, given.searches)
    else:
        compare(given.file, given.nodes, given.sets)


if __name__ == "__main__":
    main()
