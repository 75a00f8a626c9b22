"""The fit of the interplay: what points and threats are worth together, beyond their sum.

The sum is fitted before and stays; this learns what it leaves unexplained. Its inputs are those
that the core has at hand (`core/interplay.py`); while it learns they have mean 0 and deviation 1.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..core.interplay import CLASSES_SEEN, FINE_BITS, MOST_COUNTED, MOST_STONES
from ..core.layout import INTERPLAY_UNITS
from ..core.patterns import class_table
from ..core.setup import CoreRule, new_state, set_weights
from ..core.weights import CODES, Interplay, Weights, key_of_code
from .minimise import Report, minimise, unheard
from .samples import Floats, Samples, logistic

SEED = 1  # of the numbers that units start from
PULL = 10.0  # of every number to nothing
STEPS = 300
TOLERANCE = 1e-7


class Units(NamedTuple):
    """The interplay in units of log odds."""

    starts: Floats  # of each unit
    weighs: Floats  # each input by each unit
    counts: Floats  # each unit
    value: float  # for any position

    def judge(self, inputs: Floats) -> Floats:
        """What it adds to the log odds."""
        above = np.maximum(inputs @ self.weighs + self.starts, 0)
        odds: Floats = above @ self.counts + self.value
        return odds

    def for_core(self, unit: float) -> Interplay:
        """As the core reads it, at so many centi-units per log odd; without the value."""
        counts = self.counts * unit * (1 << FINE_BITS)
        return np.vstack([self.starts, self.weighs, counts]).astype(np.float32)

    @classmethod
    def of(cls, interplay: Interplay, unit: float) -> Units:
        """The inverse of `for_core`."""
        rows = interplay.astype(np.float64)
        return cls(rows[0], rows[1:-1], rows[-1] / (unit * (1 << FINE_BITS)), 0.0)


def inputs_of(samples: Samples, rule: CoreRule, weights: Weights, size: int) -> Floats:
    """The inputs that the core would compute, a row for each position."""
    state = new_state(rule, size)
    set_weights(state, rule, weights)
    even = state["even_values"].astype(np.float64)
    classes = np.concatenate(
        [class_table(line)[key_of_code()] for line in (rule.black, rule.white)]
    )
    values = weights.values.ravel().astype(np.float64)
    points = []
    for counts, sums in zip((samples.mine, samples.theirs), samples.sums(values), strict=True):
        color = np.zeros(len(samples), np.int64)
        color[counts["row"]] = counts["code"] >= len(CODES)
        points.append(sums - even[color])
    stones = size**2 - samples.sums(np.ones(len(values)))[0]
    by_class = [
        samples.sums((classes == point_class).astype(np.float64))
        for point_class in range(1, CLASSES_SEEN + 1)
    ]
    threats = np.minimum(np.concatenate(list(zip(*by_class, strict=True))), MOST_COUNTED)
    return np.column_stack([*points, np.minimum(stones, MOST_STONES), *threats])


class InterplayProblem:
    """The regression of a target on what the interplay adds to log odds that are given."""

    def __init__(self, inputs: Floats, given: Floats, target: Floats) -> None:
        self._mean, self._deviation = inputs.mean(axis=0), inputs.std(axis=0)
        self._deviation[self._deviation == 0] = 1  # of a threat that was never seen
        self._inputs = (inputs - self._mean) / self._deviation
        self._given, self._target = given, target

    def _split(self, vector: Floats) -> Units:
        inputs = self._inputs.shape[1]
        rows = vector[:-1].reshape(inputs + 2, INTERPLAY_UNITS)
        return Units(rows[0], rows[1:-1], rows[-1], float(vector[-1]))

    def start(self) -> Floats:
        """Units with random inputs whose outputs count for nothing yet."""
        random, inputs = np.random.default_rng(SEED), self._inputs.shape[1]
        return np.concatenate(
            [
                random.normal(0, 0.5, INTERPLAY_UNITS),
                random.normal(0, 0.7 / inputs**0.5, inputs * INTERPLAY_UNITS),
                np.zeros(INTERPLAY_UNITS + 1),
            ]
        )

    def loss(self, vector: Floats) -> tuple[float, Floats]:
        """Cross entropy with the pull, for each position, and its gradient."""
        units, count = self._split(vector), len(self._target)
        above = np.maximum(self._inputs @ units.weighs + units.starts, 0)
        odds = self._given + above @ units.counts + units.value
        error = (logistic(odds) - self._target) / count
        inner = np.outer(error, units.counts) * (above > 0)
        gradient = np.concatenate(
            [inner.sum(axis=0), (self._inputs.T @ inner).ravel(), above.T @ error, [error.sum()]]
        )
        pull = PULL / count * np.append(vector[:-1], 0)
        value = np.mean(np.logaddexp(0, odds) - self._target * odds)
        return float(value + pull @ vector / 2), gradient + pull

    def solve(self, report: Report = unheard) -> Units:
        """The units with the least loss, for inputs as they are."""
        vector = minimise(self.loss, self.start(), steps=STEPS, tolerance=TOLERANCE, report=report)
        found = self._split(vector)
        weighs = found.weighs / self._deviation[:, None]
        return found._replace(starts=found.starts - self._mean @ weighs, weighs=weighs)
