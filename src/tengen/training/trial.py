"""Two sets of numbers against each other, at fixed numbers of nodes, in one process.

Every start is played twice with colours swapped. A game is over when the side to move has proven
its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from ..arena.elo import Pentanomial
from ..coords import Move
from ..core.net_weights import Net
from ..core.setup import set_net, set_weights
from ..core.weights import Weights
from ..engine.bridge import State, core_rule
from ..rules import Rule
from .node_player import Arm, NodePlayer
from .selfplay import FULL, SelfPlay, SelfPlayRecipe

TRIAL_SEED = "trial"  # starts that no training game has had


def by_weights(rule: Rule, weights: Weights) -> Arm:
    """Judge by these weights and no network."""

    def arm(state: State) -> None:
        set_weights(state, core_rule(rule), weights)
        set_net(state, None)

    return arm


def by_net(net: Net) -> Arm:
    """Judge by the rule's weights and this network."""
    return partial(set_net, net=net)


class Tally(NamedTuple):
    """What a trial has come to, seen by the first player."""

    pairs: Pentanomial = Pentanomial()
    won: int = 0
    lost: int = 0
    drawn: int = 0
    depths: tuple[int, int] = (0, 0)  # added up over all moves, for either
    moves: tuple[int, int] = (0, 0)


class Trial:
    """Plays pairs of games between two players; each arms the record it searches with."""

    def __init__(
        self, recipe: SelfPlayRecipe, arms: tuple[Arm, Arm], *, nodes: tuple[int, int]
    ) -> None:
        rule = Rule.of(recipe.rule)
        self._recipe, self._nodes = recipe, nodes
        self._starts = SelfPlay(recipe)
        self.players = [NodePlayer(rule, recipe.size, arm=arm) for arm in arms]

    def run(self, first_pair: int = 0) -> Iterator[Tally]:
        """Play pair after pair and tell each time what it has come to."""
        tally, number = Tally(), first_pair
        while True:
            start = self._starts.start(Random(f"{TRIAL_SEED}/{self._recipe.seed}/{number}"))
            results = [self._play(start, black) for black in (0, 1)]
            points = [result for result, _, _ in results]
            tally = Tally(
                tally.pairs.plus(sum(points) / 2 + 1),
                tally.won + points.count(1),
                tally.lost + points.count(-1),
                tally.drawn + points.count(0),
                _added(tally.depths, *(depths for _, depths, _ in results)),
                _added(tally.moves, *(moves for _, _, moves in results)),
            )
            yield tally
            number += 1

    def _play(self, start: list[Move], black: int) -> tuple[int, tuple[int, int], tuple[int, int]]:
        """The result for the first player, with the depths both reached in how many moves."""
        for player in self.players:
            player.begin(start)
        ply, depths, moves = len(start), [0, 0], [0, 0]
        while ply < FULL * self._recipe.size**2:
            who = black if ply % 2 == 0 else 1 - black
            thought = self.players[who].think(self._nodes[who])
            depths[who] += thought.depth
            moves[who] += 1
            if thought.is_proven:
                is_won = (thought.value > 0) == (who == 0)
                return (1 if is_won else -1), (depths[0], depths[1]), (moves[0], moves[1])
            if thought.move is None:
                break
            for player in self.players:
                player.push(thought.move)
            ply += 1
        return 0, (depths[0], depths[1]), (moves[0], moves[1])


def _added(*pairs: tuple[int, int]) -> tuple[int, int]:
    first, second = (sum(column) for column in zip(*pairs, strict=True))
    return first, second
