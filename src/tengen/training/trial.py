"""Two sets of weights against each other, at fixed numbers of nodes, in one process.

Every start is played twice with colours swapped. A game is over when the side to move has proven
its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import NamedTuple

from ..arena.elo import Pentanomial
from ..coords import Move
from ..core.setup import set_net, set_weights
from ..core.weights import Weights
from ..engine.bridge import State, core_rule
from ..rules import Rule
from .selfplay import FULL, Arm, NodePlayer, SelfPlay, SelfPlayRecipe

TRIAL_SEED = "trial"  # starts that no training game has had


def by_weights(rule: Rule, weights: Weights) -> Arm:
    """Judge by these weights and no network."""

    def arm(state: State) -> None:
        set_weights(state, core_rule(rule), weights)
        set_net(state, None)

    return arm


class Tally(NamedTuple):
    """The results of a trial so far, seen from the first player."""

    pairs: Pentanomial = Pentanomial()
    won: int = 0
    lost: int = 0
    drawn: int = 0


class Trial:
    """Plays pairs of games between two players; each arms the record it searches with."""

    def __init__(self, recipe: SelfPlayRecipe, arms: tuple[Arm, Arm], *, nodes: int) -> None:
        rule = Rule.of(recipe.rule)
        self._recipe, self._nodes = recipe, nodes
        self._starts = SelfPlay(recipe)
        self._players = [NodePlayer(rule, recipe.size, arm=arm) for arm in arms]

    def run(self) -> Iterator[Tally]:
        """Play pair after pair; yields the results so far after each."""
        tally = Tally()
        for number in count():
            start = self._starts.start(Random(f"{TRIAL_SEED}/{self._recipe.seed}/{number}"))
            results = [self._play(start, black) for black in (0, 1)]
            tally = Tally(
                tally.pairs.plus(sum(results) / 2 + 1),
                tally.won + results.count(1),
                tally.lost + results.count(-1),
                tally.drawn + results.count(0),
            )
            yield tally

    def _play(self, start: list[Move], black: int) -> int:
        """The result for the first player: 1 won, -1 lost, 0 drawn."""
        for player in self._players:
            player.begin(start)
        for ply in range(len(start), round(FULL * self._recipe.size**2)):
            who = black if ply % 2 == 0 else 1 - black
            thought = self._players[who].think(self._nodes)
            if thought.is_proven:
                return 1 if (thought.value > 0) == (who == 0) else -1
            if thought.move is None:
                break
            for player in self._players:
                player.push(thought.move)
        return 0
