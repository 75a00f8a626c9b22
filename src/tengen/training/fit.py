"""Logistic regression of game results on points, threats and the side to move.

The worth of a code is what the base says, and then the sum of what its shapes and its class differ
from that, and a rest of its own; the same for threats. Every difference has a pull to nothing, so a
code that was hardly seen is worth what its parts are, and without data the base comes out. What
points and threats are worth beyond their sum is fitted after that (`interplay.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ..core import params
from ..core.evaluate import LARGEST_ESTIMATE
from ..core.patterns import CLASS_NAMES, CLASS_WIN, SHAPE_NAMES, LineRule, class_table
from ..core.position import VALUE_MASK
from ..core.setup import CoreRule, weights_by_hand
from ..core.weights import CODES, RIVAL_THREATS, THREATS, Weights, key_of_code
from .interplay import InterplayProblem, Units, inputs_of
from .minimise import Report, minimise, unheard
from .samples import NO_RESULT, Counts, Floats, Samples, logistic

HELD_OUT = 10  # every tenth game only tells how good the fit is
THREAT_BITS = 9
FIRST_SCALE = 120.0  # centi-units a log odd, where the search for the scale begins
RARE = 0.002  # of all points: so many may be worth less than nothing, and count nothing
FINE = 1 << params.VALUE_BITS

Lines = tuple[LineRule, LineRule]


@dataclass(frozen=True, slots=True, kw_only=True)
class FitOptions:
    """How the numbers are fitted. Pulls are standard deviations, in units of log odds."""

    result_share: float = 0.5  # of the target; the rest is what the search said
    shape_pull: float = 0.3
    code_pull: float = 0.03
    threat_pull: float = 1.0
    combination_pull: float = 0.1  # of a combination of threats, from the sum of its parts
    steps: int = 80
    tolerance: float = 1e-6


FROM_HAND = FitOptions()
FROM_FITTED = FitOptions(shape_pull=0.1, code_pull=0.02, threat_pull=0.2, combination_pull=0.05)
"""For a base that is good already, and the first thousand games of a rule of its own."""


class Fit(NamedTuple):
    """Fitted weights, and how well they predict results, also of the games held out."""

    weights: Weights
    scale: float  # centi-units at which the search's odds are e : 1
    positions: int
    loss: float
    base_loss: float
    held_out_loss: float
    held_out_base_loss: float


class LogOdds(NamedTuple):
    """Weights in units of log odds, not rounded."""

    codes: Floats  # of Black and then, where they differ, of White
    threats: Floats
    share: float  # of one's own points that the move adds
    value: float
    pairs: Floats  # of PAIR_TERMS; none without captures

    @classmethod
    def of(cls, weights: Weights, colors: int, scale: float) -> LogOdds:
        """The weights, divided by so many centi-units."""
        return cls(
            weights.values[:colors].ravel() / (FINE * scale),
            weights.threats / scale,
            weights.tempo_percent / 100,
            weights.tempo_value / scale,
            np.array(weights.pairs) / scale,
        )

    def judge(self, samples: Samples) -> Floats:
        """The log odds that the side to move wins."""
        mine, theirs = samples.sums(self.codes)
        odds: Floats = (1 + self.share) * mine - theirs + self.threats[samples.threats] + self.value
        return odds + samples.pairs @ self.pairs


class Problem:
    """The regression for a rule: from one long vector of differences to a loss and back."""

    def __init__(
        self, samples: Samples, target: Floats, lines: Lines, base: LogOdds, options: FitOptions
    ) -> None:
        self._samples, self._target, self._base, self._options = samples, target, base, options
        self.colors = colors_of(lines)
        self._parts = [_parts_of_codes(line) for line in lines[: self.colors]]
        self._threat_bits = (np.arange(THREATS)[:, None] >> np.arange(THREAT_BITS)) & 1
        shapes = self.colors * (len(SHAPE_NAMES) + len(CLASS_NAMES))
        parts = {  # of the vector: how long each is, and its pull
            "shapes": (shapes, options.shape_pull),
            "codes": (self.colors * len(CODES), options.code_pull),
            "threats": (THREAT_BITS, options.threat_pull),
            "combinations": (THREATS, options.combination_pull),
            "tempo": (2, 1.0),
            "pairs": (samples.pairs.shape[1], options.shape_pull),
        }
        lengths, pulls = zip(*parts.values(), strict=True)
        self._cuts = np.cumsum(lengths)[:-1]
        self.precision = 1 / np.repeat(pulls, lengths) ** 2  # of each number of the vector

    def unpack(self, vector: Floats) -> LogOdds:
        """The base with these differences."""
        shapes, rests, bits, combinations, tempo, pairs = np.split(vector, self._cuts)
        each = shapes.reshape(self.colors, -1)
        sums = np.concatenate([parts @ of for parts, of in zip(self._parts, each, strict=True)])
        return LogOdds(
            self._base.codes + sums + rests,
            self._base.threats + self._threat_bits @ bits + combinations,
            self._base.share + float(tempo[0]),
            self._base.value + float(tempo[1]),
            self._base.pairs + pairs,
        )

    def _packed(
        self, codes: Floats, threats: Any, tempo: Sequence[Any], pairs: Floats, power: int = 1
    ) -> Floats:
        """A vector from what is known of each code and threat, its parts to some power."""
        split = zip(self._parts, codes.reshape(self.colors, -1), strict=True)
        shapes = [(parts**power).T @ of for parts, of in split]
        bits = self._threat_bits.T @ threats
        return np.concatenate([*shapes, codes, bits, threats, tempo, pairs])

    def _by_code(self, counts: Counts, times: Floats) -> Floats:
        """Sums over the entries of each code."""
        return np.bincount(counts["code"], times, self.colors * len(CODES)).astype(np.float64)

    def loss(self, vector: Floats) -> tuple[float, Floats]:
        """Cross entropy with the pulls, for each position, and its gradient."""
        odds, samples, count = self.unpack(vector), self._samples, len(self._target)
        logits = odds.judge(samples)
        error = (logistic(logits) - self._target) / count
        mine, theirs = (
            self._by_code(counts, counts["times"] * error[counts["row"]])
            for counts in (samples.mine, samples.theirs)
        )
        gradient: Floats = self.precision * vector / count
        gradient += self._packed(
            (1 + odds.share) * mine - theirs,
            np.bincount(samples.threats, error, THREATS),
            [odds.codes @ mine, error.sum()],
            error @ samples.pairs,
        )
        pull = float(self.precision @ vector**2) / (2 * count)
        return cross_entropy(logits, self._target) + pull, gradient

    def solve(self, report: Report = unheard) -> LogOdds:
        """The weights with the least loss; each is stepped by what its feature allows."""
        unit = 1 / np.sqrt(self._curvature())

        def scaled(vector: Floats) -> tuple[float, Floats]:
            value, gradient = self.loss(vector * unit)
            return value, gradient * unit

        steps, tolerance = self._options.steps, self._options.tolerance
        found = minimise(
            scaled, np.zeros(len(unit)), steps=steps, tolerance=tolerance, report=report
        )
        return self.unpack(found * unit)

    def _curvature(self) -> Floats:
        """About how fast the slope of the loss changes along each parameter alone."""
        count, samples = len(self._target), self._samples
        mine, theirs = (
            self._by_code(counts, counts["times"].astype(np.float64) ** 2)
            for counts in (samples.mine, samples.theirs)
        )
        every = self._packed(
            mine + theirs,
            np.bincount(samples.threats, minlength=THREATS),
            [100.0 * count, count],
            np.sum(samples.pairs.astype(np.float64) ** 2, axis=0),
            power=2,
        )
        curvature: Floats = (0.2 * every + self.precision) / count
        return curvature


def colors_of(lines: Lines) -> int:
    """How many colours have numbers of their own: one where both play by the same lines."""
    return 1 if lines[0] == lines[1] else 2


def _parts_of_codes(line: LineRule) -> Floats:
    """For each code how often it has each shape, and its class."""
    codes = np.array(CODES)
    classes = class_table(line)[key_of_code()]
    by_shape = (codes[:, :, None] == np.arange(len(SHAPE_NAMES))).sum(axis=1)
    by_class = classes[:, None] == np.arange(len(CLASS_NAMES))
    parts = np.concatenate([by_shape, by_class], axis=1).astype(np.float64)
    parts[:, [0, len(SHAPE_NAMES)]] = 0  # dead lines and quiet points are what others differ from
    return parts


def cross_entropy(logits: Floats, target: Floats) -> float:
    """The mean loss of predictions given as log odds."""
    chance = np.clip(logistic(logits), 1e-9, 1 - 1e-9)
    return -float(np.mean(target * np.log(chance) + (1 - target) * np.log(1 - chance)))


def scale_of(value: Floats, won: Floats) -> float:
    """The centi-units at which odds are e : 1, as results of games say (Newton's method)."""
    slope = 1 / FIRST_SCALE
    for _ in range(50):
        chance = logistic(slope * value)
        step = float((won - chance) @ value) / float((chance * (1 - chance)) @ value**2)
        slope = min(max(slope + step, slope / 2), slope * 2)
        if abs(step) < 1e-9:
            break
    return 1 / slope


def fit(
    samples: Samples,
    rule: CoreRule,
    size: int,
    base: Weights,
    options: FitOptions,
    *,
    report: Report = unheard,
) -> Fit:
    """The weights that explain the samples best, in the units of the evaluation set by hand.

    All positions are of boards of one size.
    """
    lines = rule.black, rule.white
    colors = colors_of(lines)
    scale = search_scale(samples)
    target = samples.target(scale, options.result_share)
    is_held_out = samples.held_out(HELD_OUT)
    learned, tested = samples.chosen(~is_held_out), samples.chosen(is_held_out)
    target, target_tested = target[~is_held_out], target[is_held_out]

    base_scale = scale_of(LogOdds.of(base, colors, 1).judge(learned), target)
    start = LogOdds.of(base, colors, base_scale)
    found = Problem(learned, target, lines, start, options).solve(report)
    by_hand = LogOdds.of(weights_by_hand(rule), colors, 1).judge(learned)
    unit = _unit_of(found.judge(learned), by_hand, learned)
    weights = _rounded(found, unit, learned)
    if rule.capture is None:  # with captures the same inputs won no more games
        given = judged(weights, learned, rule, size) / unit
        problem = InterplayProblem(inputs_of(learned, rule, weights, size), given, target)
        beyond = problem.solve(lambda step, loss: report(options.steps + step, loss))
        value = weights.tempo_value + round(beyond.value * unit)
        weights = weights._replace(interplay=beyond.for_core(unit), tempo_value=value)

    scale_before = scale_of(judged(base, learned, rule, size), target)
    losses = (
        cross_entropy(judged(each, part, rule, size) / its_unit, wanted)
        for part, wanted in ((learned, target), (tested, target_tested))
        for each, its_unit in ((weights, unit), (base, scale_before))
    )
    return Fit(weights, scale, len(samples), *losses)


def judged(weights: Weights, samples: Samples, rule: CoreRule, size: int) -> Floats:
    """What the evaluation makes of positions, in centi-units."""
    value = LogOdds.of(weights, colors_of((rule.black, rule.white)), 1).judge(samples)
    if weights.interplay is not None:
        value += Units.of(weights.interplay, 1).judge(inputs_of(samples, rule, weights, size))
    return value


def search_scale(samples: Samples) -> float:
    """The centi-units at which the search's odds are e : 1."""
    known = (samples.result != NO_RESULT) & (np.abs(samples.value) <= LARGEST_ESTIMATE)
    return scale_of(
        samples.value[known].astype(np.float64), samples.result[known].astype(np.float64)
    )


def _unit_of(logits: Floats, by_hand: Floats, samples: Samples) -> float:
    """Centi-units per log odd at which the new evaluation rises like the hand-set one.

    The search's margins are in these units. Where an open four is threatened, the numbers set by
    hand say little more than that; those positions are left out.
    """
    is_calm = samples.threats >> (RIVAL_THREATS + CLASS_WIN - 1) == 0
    slope = np.polyfit(by_hand[is_calm], logits[is_calm], 1)[0]
    return 1 / float(slope)


def _rounded(odds: LogOdds, unit: float, samples: Samples) -> Weights:
    """The weights as whole numbers, codes shifted so that hardly any point is negative.

    A shift of all codes changes nothing but what the move adds to one's own points, and the
    number of points hardly differs: so much is taken off the value of the move.
    """
    fine = odds.codes * unit * FINE
    seen = np.bincount(samples.mine["code"], samples.mine["times"], len(fine))
    lowest = np.argsort(fine)
    first = np.searchsorted(np.cumsum(seen[lowest]), RARE * seen.sum())
    shift = max(0.0, -float(fine[lowest[first]]))
    points = float(seen.sum()) / len(samples)
    values = np.clip(np.rint(fine + shift), 0, VALUE_MASK).astype(np.int64)
    return Weights(
        np.broadcast_to(values.reshape(-1, len(CODES)), (2, len(CODES))),
        np.rint((odds.threats - odds.threats[0]) * unit).astype(np.int64),
        round(100 * odds.share),
        round((odds.value + odds.threats[0]) * unit - odds.share * points * shift / FINE),
        tuple(np.rint(odds.pairs * unit).astype(int).tolist()),
        None,
        None,
        round(unit, 1),  # until games with these weights say more
        {},
    )
