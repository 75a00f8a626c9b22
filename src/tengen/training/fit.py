"""Logistic regression of what became of positions on their points, threats and the move.

The worth of a code is the sum of its shapes and its class, and a rest of its own. Each has a pull
to what is known without data: shapes and classes to the numbers set by hand, rests to nothing; so a
code that was hardly seen is worth what its parts are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..core import params
from ..core.evaluate import LARGEST_ESTIMATE
from ..core.patterns import CLASS_NAMES, CLASS_WIN, SHAPE_NAMES, LineRule, class_table
from ..core.position import VALUE_MASK
from ..core.weights import CODES, RIVAL_THREATS, THREATS, Weights, key_of_code
from .minimise import Floats, minimise
from .samples import NO_RESULT, Counts, Samples, chance_of

HELD_OUT = 10  # every tenth game only tells how good the fit is
THREAT_BITS = 9


@dataclass(frozen=True, slots=True, kw_only=True)
class FitOptions:
    """How the numbers are fitted. Pulls are standard deviations, in units of log odds."""

    result_share: float = 0.5  # of the target; the rest is what the search said
    shape_pull: float = 0.3
    code_pull: float = 0.1
    threat_pull: float = 1.0
    pair_pull: float = 0.3  # of a combination of threats, from the sum of its parts
    steps: int = 200
    tolerance: float = 1e-6


class Fit(NamedTuple):
    """Fitted weights and how well they tell what became of positions that were held out."""

    weights: Weights
    scale: float  # centi-units at which the search's odds are e : 1
    positions: int
    loss: float
    hand_loss: float
    held_out_loss: float
    held_out_hand_loss: float
    slope: float  # of the new evaluation on the old


class Problem:
    """The regression for a rule: from one long vector of parameters to a loss and back."""

    def __init__(
        self,
        samples: Samples,
        target: Floats,
        lines: tuple[LineRule, LineRule],
        options: FitOptions,
    ) -> None:
        self._samples, self._target = samples, target
        self.colors = 1 if lines[0] == lines[1] else 2
        self._parts = [_parts_of_codes(line) for line in lines[: self.colors]]
        self._threat_bits = (np.arange(THREATS)[:, None] >> np.arange(THREAT_BITS)) & 1
        shapes = self.colors * (len(SHAPE_NAMES) + len(CLASS_NAMES))
        codes = self.colors * len(CODES)
        ends = np.cumsum([shapes, codes, THREAT_BITS, THREATS, 2])
        self._cuts = [slice(int(a), int(b)) for a, b in zip([0, *ends[:-1]], ends, strict=True)]
        self.prior = np.zeros(int(ends[-1]))
        self.prior[self._cuts[0]] = np.tile(_shapes_by_hand(), self.colors) / HAND_SCALE
        pulls = (options.shape_pull, options.code_pull, options.threat_pull, options.pair_pull, 1.0)
        self._precision = np.zeros(int(ends[-1]))
        for cut, pull in zip(self._cuts, pulls, strict=True):
            self._precision[cut] = 1 / pull**2
        self._rows = [
            np.repeat(np.arange(len(samples)), np.diff(counts.starts))
            for counts in (samples.mine, samples.theirs)
        ]

    def unpack(self, vector: Floats) -> tuple[Floats, Floats, float, float]:
        """Worth of each code, of each combination of threats, and of the move: share and value."""
        shapes, rests, bits, pairs, tempo = (vector[cut] for cut in self._cuts)
        each = shapes.reshape(self.colors, -1)
        sums = np.concatenate([parts @ of for parts, of in zip(self._parts, each, strict=True)])
        return sums + rests, self._threat_bits @ bits + pairs, float(tempo[0]), float(tempo[1])

    def logits(self, vector: Floats) -> Floats:
        """The log odds that the side to move wins."""
        codes, threats, share, value = self.unpack(vector)
        mine, theirs = self._sums(codes)
        logits: Floats = (1 + share) * mine - theirs + threats[self._samples.threats] + value
        return logits

    def loss(self, vector: Floats) -> tuple[float, Floats]:
        """Cross entropy with the pulls, for each position, and its gradient."""
        codes, threats, share, value = self.unpack(vector)
        mine, theirs = self._sums(codes)
        logits = (1 + share) * mine - theirs + threats[self._samples.threats] + value
        error = (_chance(logits) - self._target) / len(self._target)
        by_code = (1 + share) * self._spread(0, error) - self._spread(1, error)
        by_threat = np.bincount(self._samples.threats, error, THREATS)
        away = vector - self.prior
        gradient = self._precision * away / len(self._target)
        split = by_code.reshape(self.colors, -1)
        shapes = [parts.T @ of for parts, of in zip(self._parts, split, strict=True)]
        for cut, more in zip(
            self._cuts,
            (
                np.concatenate(shapes),
                by_code,
                self._threat_bits.T @ by_threat,
                by_threat,
                np.array([error @ mine, error.sum()]),
            ),
            strict=True,
        ):
            gradient[cut] += more
        pull = float(self._precision @ away**2) / (2 * len(self._target))
        return cross_entropy(logits, self._target) + pull, gradient

    def solve(self, options: FitOptions, report: Callable[[int, float], None] | None) -> Floats:
        """The parameters with the least loss; each is stepped by what its feature allows."""
        unit = 1 / np.sqrt(self._curvature())

        def scaled(vector: Floats) -> tuple[float, Floats]:
            value, gradient = self.loss(vector * unit)
            return value, gradient * unit

        start = self.prior / unit
        found = minimise(
            scaled, start, steps=options.steps, tolerance=options.tolerance, report=report
        )
        return found * unit

    def _curvature(self) -> Floats:
        """About how fast the slope of the loss changes along each parameter alone."""
        count, samples = len(self._target), self._samples
        squares = sum(
            np.bincount(
                counts.codes, counts.times.astype(np.float64) ** 2, self.colors * len(CODES)
            )
            for counts in (samples.mine, samples.theirs)
        )
        split = np.asarray(squares).reshape(self.colors, -1)
        threats = np.bincount(samples.threats, minlength=THREATS).astype(np.float64)
        every = np.concatenate(
            [
                *((parts**2).T @ of for parts, of in zip(self._parts, split, strict=True)),
                split.ravel(),
                self._threat_bits.T @ threats,
                threats,
                [100.0 * count, count],
            ]
        )
        curvature: Floats = (0.2 * every + self._precision) / count
        return curvature

    def _sums(self, codes: Floats) -> tuple[Floats, Floats]:
        return _row_sums(self._samples.mine, codes), _row_sums(self._samples.theirs, codes)

    def _spread(self, side: int, error: Floats) -> Floats:
        counts = (self._samples.mine, self._samples.theirs)[side]
        weighted = counts.times * error[self._rows[side]]
        return np.bincount(counts.codes, weighted, self.colors * len(CODES))


HAND_SCALE = 120.0  # centi-units a log odd, for the pull to the numbers set by hand


def _row_sums(counts: Counts, codes: Floats) -> Floats:
    sums: Floats = np.add.reduceat(codes[counts.codes] * counts.times, counts.starts[:-1])
    return sums


def _shapes_by_hand() -> Floats:
    return np.array([*params.SHAPE_VALUES, *params.CLASS_VALUES], np.float64)


def _parts_of_codes(line: LineRule) -> Floats:
    """For each code how often it has each shape, and its class."""
    codes = np.array(CODES)
    classes = class_table(line)[key_of_code()]
    by_shape = (codes[:, :, None] == np.arange(len(SHAPE_NAMES))).sum(axis=1)
    by_class = classes[:, None] == np.arange(len(CLASS_NAMES))
    parts = np.concatenate([by_shape, by_class], axis=1).astype(np.float64)
    parts[:, [0, len(SHAPE_NAMES)]] = 0  # dead lines and quiet points are what others differ from
    return parts


def _chance(logits: Floats) -> Floats:
    chance: Floats = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
    return chance


def cross_entropy(logits: Floats, target: Floats) -> float:
    """The mean loss of predictions given as log odds."""
    chance = np.clip(_chance(logits), 1e-9, 1 - 1e-9)
    return -float(np.mean(target * np.log(chance) + (1 - target) * np.log(1 - chance)))


def scale_of(value: Floats, won: Floats) -> float:
    """The centi-units at which odds are e : 1, as results of games say (Newton's method)."""
    slope = 1 / HAND_SCALE
    for _ in range(50):
        chance = _chance(slope * value)
        step = float((won - chance) @ value) / float((chance * (1 - chance)) @ value**2)
        slope = min(max(slope + step, slope / 2), slope * 2)
        if abs(step) < 1e-9:
            break
    return 1 / slope


def target_of(samples: Samples, scale: float, result_share: float) -> Floats:
    """What the fit is to tell: partly the result, where it says something, partly the search."""
    searched = chance_of(samples.value, scale)
    blend = result_share * samples.result + (1 - result_share) * searched
    target: Floats = np.where(samples.result == NO_RESULT, searched, blend)
    return target


def fit(
    samples: Samples,
    lines: tuple[LineRule, LineRule],
    options: FitOptions,
    *,
    report: Callable[[int, float], None] | None = None,
) -> Fit:
    """The weights that explain the samples best, on the scale of the evaluation that played."""
    scale = search_scale(samples)
    target = target_of(samples, scale, options.result_share)
    is_held_out = samples.game % HELD_OUT == 0
    learned, tested = samples.chosen(~is_held_out), samples.chosen(is_held_out)
    problem = Problem(learned, target[~is_held_out], lines, options)
    vector = problem.solve(options, report)
    test = Problem(tested, target[is_held_out], lines, options)

    logits = problem.logits(vector)
    unit = _same_spread(logits, learned)
    weights = _rounded(problem, vector, unit)
    by_hand = scale_of(learned.static.astype(np.float64), target[~is_held_out])
    old, old_tested = (each.static / by_hand for each in (learned, tested))
    return Fit(
        weights,
        scale,
        len(samples),
        cross_entropy(logits, target[~is_held_out]),
        cross_entropy(old, target[~is_held_out]),
        cross_entropy(test.logits(vector), target[is_held_out]),
        cross_entropy(old_tested, target[is_held_out]),
        float(np.polyfit(learned.static, unit * logits, 1)[0]),
    )


def search_scale(samples: Samples) -> float:
    """The centi-units at which the search's odds are e : 1."""
    known = (samples.result != NO_RESULT) & (np.abs(samples.value) <= LARGEST_ESTIMATE)
    return scale_of(
        samples.value[known].astype(np.float64), samples.result[known].astype(np.float64)
    )


def _same_spread(logits: Floats, samples: Samples) -> float:
    """Centi-units a log odd with which the new evaluation spreads as the old one does.

    The search's margins are in these units. Where an open four is threatened, the old evaluation
    only says so much; those positions are left out.
    """
    is_calm = samples.threats >> (RIVAL_THREATS + CLASS_WIN - 1) == 0
    return float(np.std(samples.static[is_calm]) / np.std(logits[is_calm]))


def _rounded(problem: Problem, vector: Floats, unit: float) -> Weights:
    """The weights as whole numbers; the worth of all points is shifted until none is negative."""
    codes, threats, share, value = problem.unpack(vector)
    fine = codes.reshape(problem.colors, -1) * unit * (1 << params.VALUE_BITS)
    values = np.clip(np.rint(fine), 0, VALUE_MASK).astype(np.int64)
    return Weights(
        np.broadcast_to(values, (2, len(CODES))),
        np.rint(threats * unit).astype(np.int64),
        round(100 * share),
        round(value * unit),
        {},
    )
