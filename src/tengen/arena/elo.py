"""Elo from results: for one pairing with error bars, for many engines at once, and as a test.

Games are played in pairs, one opening with colours swapped, and pairs are what is counted: the two
games of a pair share an opening and are not independent. So a result is five counts, from pairs
lost twice to pairs won twice (the pentanomial).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..errors import ArenaError
from .pairing import Pairing

Array = npt.NDArray[np.float64]

PAIR_SCORES: Array = np.arange(5) / 4  # points of a pair, of the two that it has
NOBODY = 1e-3  # pairs added to an empty count, so that every score stays possible
HALVINGS = 45  # of an interval, down to floating-point precision
GRID, ROUNDS = 129, 2  # scores tried at once for the end of an interval, and refinements
STEPS = 60  # at most, of Newton's method for ratings
Z95 = 1.959963984540054  # standard deviations within which 95 % lie
MAX_ELO = 1000.0  # that a test can be about
PRIOR_PAIRS = 0.5  # virtual draws that keep a rating finite after nothing but wins


class Pentanomial(NamedTuple):
    """How many pairs gave 0, ½, 1, 1½ and 2 points."""

    lost_both: int = 0
    half: int = 0
    even: int = 0
    one_and_half: int = 0
    won_both: int = 0

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return sum(self)

    @property
    def score(self) -> float:
        """Average points per game, from 0 to 1; a half when there are no games."""
        return float(np.dot(self, PAIR_SCORES)) / self.pairs if self.pairs else 0.5

    @property
    def variance(self) -> float:
        """The variance of a pair's mean score."""
        if not self.pairs:
            return 0.0
        return float(np.dot(self, (PAIR_SCORES - self.score) ** 2)) / self.pairs

    def plus(self, points: float) -> Pentanomial:
        """The counts with another pair, of 0 to 2 points."""
        counts = list(self)
        counts[round(2 * points)] += 1
        return Pentanomial(*counts)


class Estimate(NamedTuple):
    """An Elo difference, and the ends of its 95 % interval; infinite where nothing bounds it."""

    elo: float
    low: float
    high: float

    @property
    def mirrored(self) -> Estimate:
        """The same difference seen by the other engine."""
        return Estimate(0.0 - self.elo, -self.high, -self.low)

    def __str__(self) -> str:
        return f"{signed(self.elo)} [{signed(self.low)}, {signed(self.high)}]"


def signed(elo: float) -> str:
    """An Elo difference as a whole number with its sign.

    >>> signed(12.3), signed(-0.2)
    ('+12', '+0')
    """
    return f"{elo:+.0f}" if abs(elo) > 0.5 else "+0"


def expected_score(elo: float) -> float:
    """The score of a player against one that is `elo` weaker.

    >>> round(expected_score(100), 2)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo difference at which this score is expected."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 0.0 - 400 * math.log10(1 / score - 1)


def estimate(counts: Pentanomial) -> Estimate:
    """The Elo difference that the pairs suggest, with its interval.

    The interval holds every score that the likelihood of the pairs does not rule out. It is
    therefore not symmetric, and it stays bounded on one side when all games were won.
    """
    if not counts.pairs:
        return Estimate(0.0, -math.inf, math.inf)
    score, regular = counts.score, regularised(np.array(counts, np.float64))
    likeliest = float(regular @ PAIR_SCORES / regular.sum())
    low = _end_of_interval(regular, likeliest, 0.0)
    high = _end_of_interval(regular, likeliest, 1.0)
    return Estimate(
        elo_of(score),
        -math.inf if score == 0 else elo_of(low),
        math.inf if score == 1 else elo_of(high),
    )


def _end_of_interval(counts: Array, likeliest: float, outermost: float) -> float:
    """The score farthest from the likeliest one that the counts do not rule out."""
    inside, outside = likeliest, outermost
    for _ in range(ROUNDS):
        scores = np.linspace(inside, outside, GRID)
        against = np.full(GRID, np.inf)  # the outermost score is always ruled out
        against[:-1] = 2 * log_loss(counts, scores[:-1])
        first = max(1, int(np.argmax(against > Z95**2)))
        inside, outside = float(scores[first - 1]), float(scores[first])
        before, after = against[first - 1 : first + 1]
    share = 0.0 if np.isinf(after) else (Z95**2 - before) / (after - before)
    return inside + float(share) * (outside - inside)


def regularised(counts: Array) -> Array:
    """The counts, with a tiny fraction of a pair in place of zero."""
    return np.maximum(counts, NOBODY)


def log_loss(counts: Array, score: float | Array) -> Array:
    """How much less likely the counts become if the expected score is `score`.

    In logarithms, for the likeliest distribution with that score: its shares are those of the
    counts divided by 1 + x(a - score), a being the score of a pair, with the one x that makes
    their mean right. Counts have five columns; leading dimensions are separate results, each with
    its own score if there are several.
    """
    away = PAIR_SCORES - np.asarray(score)[..., None]
    low = np.broadcast_to(-1 / away[..., -1], np.broadcast_shapes(counts.shape, away.shape)[:-1])
    high = np.broadcast_to(-1 / away[..., 0], low.shape)
    weighted = counts * away
    for _ in range(HALVINGS):
        x = (low + high) / 2
        is_low = (weighted / (1 + x[..., None] * away)).sum(-1) > 0
        low, high = np.where(is_low, x, low), np.where(is_low, high, x)
    x = (low + high) / 2
    loss: Array = (counts * np.log1p(x[..., None] * away)).sum(-1)
    return loss


def ratings(engines: int, results: Mapping[Pairing, Pentanomial]) -> list[Estimate]:
    """Elo of each engine against the mean of all, from the pairings' results (Bradley-Terry).

    The error bars come from the observed pairs, not from independent games.
    """
    rating = np.zeros(engines)
    rows = [(*pairing, counts) for pairing, counts in results.items() if counts.pairs]
    scale = math.log(10) / 400
    slope = spread = np.eye(engines)
    for _ in range(STEPS):
        pull, slope, spread = np.zeros(engines), np.zeros((engines,) * 2), np.zeros((engines,) * 2)
        for at in range(engines):
            share = expected_score(float(rating[at]))
            pull[at] += PRIOR_PAIRS * (0.5 - share)
            slope[at, at] += PRIOR_PAIRS * share * (1 - share) * scale
        for first, second, counts in rows:
            share = expected_score(float(rating[first] - rating[second]))
            sign: Any = np.zeros(engines)
            sign[first], sign[second] = 1, -1
            pull += counts.pairs * (counts.score - share) * sign
            slope += counts.pairs * share * (1 - share) * scale * np.outer(sign, sign)
            spread += (counts.pairs * counts.variance + PRIOR_PAIRS / 8) * np.outer(sign, sign)
        step = np.linalg.solve(slope, pull)
        rating = rating + np.clip(step, -200, 200)
        if np.abs(step).max() < 1e-6:
            break
    rating -= rating.mean()
    inverse = np.linalg.inv(slope)
    error = Z95 * np.sqrt(np.diag(inverse @ spread @ inverse))
    error[np.diag(spread) == 0] = math.inf  # for an engine that has not played
    return [
        Estimate(float(r), float(r - e), float(r + e)) for r, e in zip(rating, error, strict=True)
    ]


class SprtResult(StrEnum):
    """How a test ended."""

    PASSED = "passed"  # elo1 or more
    FAILED = "failed"  # elo0 or less


@dataclass(frozen=True, slots=True)
class Sprt:
    """The sequential probability ratio test: play until the pairs have decided.

    Is the difference `elo0` or `elo1`? After each pair the likelihoods of the two are compared,
    each for the likeliest distribution of pairs that has this (logistic) Elo: the generalised test,
    on the pentanomial. When their logarithmic ratio leaves the bounds the test is over. `alpha` and
    `beta` are the rates of false passes and failures.

    >>> [round(bound, 2) for bound in Sprt(0, 30).bounds]
    [-2.94, 2.94]
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -MAX_ELO <= self.elo0 < self.elo1 <= MAX_ELO:
            raise ArenaError(
                f"SPRT of {self.elo0:g} against {self.elo1:g} Elo: expected two numbers, the "
                f"smaller first, within {MAX_ELO:g}"
            )
        for name, chance in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < chance < 0.5:
                raise ArenaError(f"{name}={chance:g} is not an error rate: expected 0 to 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The logarithmic ratios at which the test fails and passes."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def llr(self, counts: tuple[int, ...] | Array) -> Array:
        """The logarithmic likelihood ratio; for rows of counts, one for each."""
        regular = regularised(np.asarray(counts, np.float64))
        loss0, loss1 = (log_loss(regular, expected_score(elo)) for elo in (self.elo0, self.elo1))
        ratio: Array = np.where(np.sum(counts, -1) > 0, loss0 - loss1, 0.0)
        return ratio

    def decision(self, counts: tuple[int, ...]) -> SprtResult | None:
        """How the test ended, or None while it goes on."""
        low, high = self.bounds
        ratio = float(self.llr(counts))
        return SprtResult.PASSED if ratio >= high else SprtResult.FAILED if ratio <= low else None
