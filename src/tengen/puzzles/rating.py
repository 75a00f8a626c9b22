"""Glicko-2: ratings of players and puzzles that follow their results, with how sure they are.

After Mark Glickman, "Example of the Glicko-2 system", 2022. Each game or attempt is one rating
period: a player who solves a puzzle has won against it.
"""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import NamedTuple

from ..plain import Value

SCALE = 173.7178
CENTRE = 1500.0
SETTLED = 110.0  # the largest deviation of a rating that one can rely on
TAU = 0.5  # how fast a volatility may change
RANGES = ((-1000.0, 5000.0), (1.0, 500.0), (0.001, 1.0))  # of a rating that is read
STEPS = 60  # of the search for the volatility, which needs about ten


class Rating(NamedTuple):
    """A rating, its deviation, and how erratic the results are."""

    value: float = CENTRE
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known to rely on it."""
        return self.deviation > SETTLED

    @staticmethod
    def from_plain(data: object) -> Rating:
        """The rating from a list of its three numbers; FormatError if it is none."""
        field = Value.of(data)
        parts = [float(item.number()) for item in field.items()]
        if len(parts) != len(RANGES) or any(
            not low <= part <= high for part, (low, high) in zip(parts, RANGES, strict=True)
        ):
            field.fail("a rating, its deviation and its volatility")
        return Rating(*parts)


def expected(player: Rating, other: Rating) -> float:
    """The score that `player` may expect against `other`, 0 to 1."""
    return _expected(_mu(player), _mu(other), other.deviation / SCALE)


def attempt(player: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after the player has solved the puzzle, or failed to."""
    score = 1.0 if solved else 0.0
    return rated(player, puzzle, score), rated(puzzle, player, 1.0 - score)


def rated(player: Rating, other: Rating, score: float) -> Rating:
    """The rating after one game with this score: 1 won, 0.5 drawn, 0 lost."""
    mu, phi = _mu(player), player.deviation / SCALE
    weight = _weight(other.deviation / SCALE)
    chance = _expected(mu, _mu(other), other.deviation / SCALE)
    variance = 1 / (weight**2 * chance * (1 - chance))
    delta = variance * weight * (score - chance)
    volatility = _volatility(phi, player.volatility, variance, delta)
    wider = sqrt(phi**2 + volatility**2)
    new_phi = 1 / sqrt(1 / wider**2 + 1 / variance)
    new_mu = mu + new_phi**2 * weight * (score - chance)
    return Rating(CENTRE + SCALE * new_mu, SCALE * new_phi, volatility)


def rested(player: Rating, periods: float) -> Rating:
    """The rating after this many periods without a game: the same, and less certain."""
    wider = sqrt(player.deviation**2 + periods * (SCALE * player.volatility) ** 2)
    return player._replace(deviation=min(wider, max(Rating().deviation, player.deviation)))


def _mu(rating: Rating) -> float:
    return (rating.value - CENTRE) / SCALE


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expected(mu: float, other_mu: float, other_phi: float) -> float:
    return 1 / (1 + exp(-_weight(other_phi) * (mu - other_mu)))


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility, by the Illinois method of the paper's step 5."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - total) / (2 * total**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        high = start - TAU
        while slope(high) < 0:
            high -= TAU
    at_low, at_high = slope(low), slope(high)
    for _ in range(STEPS):
        if abs(high - low) <= 1e-6:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
