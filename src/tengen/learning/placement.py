"""Three quick puzzles that place a newcomer: each answer makes the next one harder or easier.

The ratings of puzzles and of levels are about the same scale: levels 1 to 10 that solved the three
puzzles 24 times each were placed on average within 350 points of their own rating.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from ..puzzles.library import load, pick
from ..puzzles.puzzle import Puzzle, Theme
from ..puzzles.rating import Rating
from ..rules import FREESTYLE
from .opponent import LEVEL_ONE, LEVEL_RATINGS

FIRST = 1000.0  # rating of the first puzzle
STEPS = (350.0, 250.0, 150.0)  # up or down after each answer
DEVIATION = 250.0  # of where a newcomer is placed
QUICK = (Theme.WIN_AT_ONCE, Theme.STOP_FOUR, Theme.FOURS, Theme.THREATS)
LONGEST = 5  # moves of the solver in a quick puzzle


@dataclass(frozen=True, slots=True)
class Placement:
    """The answers so far: whether each puzzle was solved at the first try."""

    answers: tuple[bool, ...] = ()

    def __post_init__(self) -> None:
        if len(self.answers) > len(STEPS):
            raise ValueError(f"{len(self.answers)} answers: expected at most {len(STEPS)}")

    def after(self, solved: bool) -> Placement:
        """The placement after another answer."""
        return Placement((*self.answers, solved))

    @property
    def is_over(self) -> bool:
        """Whether all puzzles were answered."""
        return len(self.answers) == len(STEPS)

    @property
    def estimate(self) -> float:
        """How strong the newcomer is, as far as the answers say."""
        steps = zip(self.answers, STEPS, strict=False)
        return FIRST + sum(step if solved else -step for solved, step in steps)

    @property
    def rating(self) -> Rating:
        """Where the adaptive opponent begins; results move it quickly."""
        return Rating(max(self.estimate, LEVEL_ONE), DEVIATION)

    def puzzle(self, random: Random, seen: Collection[str] = ()) -> Puzzle:
        """The next puzzle, one that was not tried if there is any."""
        quick = [each for each in load(FREESTYLE) if each.theme in QUICK and each.moves <= LONGEST]
        found = pick(quick, rating=self.estimate, random=random, seen=seen)
        assert found is not None  # puzzles are shipped
        return found


def level_near(rating: Rating) -> int:
    """The level with the nearest rating."""
    distances = [abs(rating.value - level) for level in LEVEL_RATINGS]
    return distances.index(min(distances)) + 1
