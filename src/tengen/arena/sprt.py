"""The sequential probability ratio test: play until the pairs have decided.

Is the difference `elo0` or `elo1`? After each pair the likelihoods of the two are compared, each
for the likeliest distribution of pairs that has this Elo (the generalised test, on the
pentanomial). When their logarithmic ratio leaves the bounds the test is over. Elo is logistic: what
`elo.py` computes from scores, not divided by the spread of the results.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from ..errors import ArenaError
from .elo import Array, expected_score, log_loss, regularised

MAX_ELO = 1000.0


class SprtResult(StrEnum):
    """How a test ended."""

    PASSED = "passed"  # elo1 or more
    FAILED = "failed"  # elo0 or less


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test of elo0 against elo1; `alpha` and `beta` are the rates of false passes and failures.

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
