"""Who plays whom, with which opening and which colours. Pure functions of numbers.

Games are numbered from 0. Games 2k and 2k + 1 are the pair k: the same two engines and the same
opening with colours swapped. All pairings advance together, a pair each in every round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from random import Random
from typing import NamedTuple

from ..coords import SYMMETRIES


class Tournament(StrEnum):
    """Which engines meet."""

    ROUND_ROBIN = "round-robin"  # all of them
    GAUNTLET = "gauntlet"  # the first and each of the others
    LADDER = "ladder"  # each and the next one


class Pairing(NamedTuple):
    """Two engines, by number."""

    first: int
    second: int


class Task(NamedTuple):
    """A game to be played."""

    number: int
    black: int  # engine
    white: int
    opening: int
    symmetry: int  # applied to the opening


def pairings(engines: int, format: Tournament) -> list[Pairing]:
    """The engines that meet, in the order of play.

    >>> [tuple(pairing) for pairing in pairings(3, Tournament.GAUNTLET)]
    [(0, 1), (0, 2)]
    """
    every = [Pairing(first, second) for first, second in combinations(range(engines), 2)]
    match format:
        case Tournament.GAUNTLET:
            return [each for each in every if each.first == 0]
        case Tournament.LADDER:
            return [each for each in every if each.second == each.first + 1]
    return every


@dataclass(frozen=True)
class Schedule:
    """All games of a match, each known by its number.

    Openings come in an order that the seed has shuffled, since files are often sorted. When all
    have been played they come again, turned by the next of the eight symmetries.
    """

    pairings: Sequence[Pairing]
    openings: int
    rounds: int
    seed: int = 0

    def __len__(self) -> int:
        """How many games there are."""
        return 2 * self.rounds * len(self.pairings)

    def task(self, number: int) -> Task:
        """The game with this number."""
        round_, at = divmod(number // 2, len(self.pairings))
        first, second = self.pairings[at]
        passed, place = divmod(round_, self.openings)
        black, white = (first, second) if number % 2 == 0 else (second, first)
        order = list(range(self.openings))
        Random(self.seed).shuffle(order)
        return Task(number, black, white, order[place], passed % len(SYMMETRIES))
