"""Elo from pairs: numbers from the literature, intervals that hold, ratings of many engines."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tengen.arena.elo import (
    PAIR_SCORES,
    Z95,
    Pentanomial,
    elo_of,
    estimate,
    expected_score,
    log_loss,
    ratings,
    regularised,
    signed,
)
from tengen.arena.pairing import Pairing, Tournament, pairings


@pytest.mark.parametrize(
    ("elo", "score"), [(0, 0.5), (100, 0.640), (200, 0.760), (400, 10 / 11), (-200, 0.240)]
)
def test_scores_of_the_elo_table(elo: float, score: float) -> None:
    assert expected_score(elo) == pytest.approx(score, abs=5e-4)
    assert elo_of(expected_score(elo)) == pytest.approx(elo)


# What fastchess tells about these counts, in its own tests.
@pytest.mark.parametrize(
    ("counts", "elo", "error"),
    [
        ((34, 54, 31 + 32, 64, 75), 55.58, 27.65),
        ((332, 433, 457 + 41, 333, 334), -8.64, 10.33),
        ((7895, 8757, 5485 + 200, 568, 9999), -21.04, 2.95),
    ],
)
def test_published_estimates(counts: tuple[int, ...], elo: float, error: float) -> None:
    found = estimate(Pentanomial(*counts))
    assert found.elo == pytest.approx(elo, abs=0.01)
    assert (found.high - found.low) / 2 == pytest.approx(error, rel=0.01)


def test_one_result_tells_little_and_only_wins_have_a_lower_end() -> None:
    assert estimate(Pentanomial()) == (0.0, -math.inf, math.inf)
    assert estimate(Pentanomial(won_both=1)).low < 0
    for pairs in (5, 50, 500):
        elo, low, high = estimate(Pentanomial(won_both=pairs))
        # With n wins of n, the score whose likelihood is that of two standard errors.
        assert low == pytest.approx(elo_of(math.exp(-(1.96**2) / 2 / pairs)), rel=0.02)
        assert elo == high == math.inf


@settings(max_examples=40, deadline=None)
@given(st.tuples(*[st.integers(0, 500)] * 5).filter(any))
def test_an_estimate_lies_in_its_interval_and_mirrors(counts: tuple[int, ...]) -> None:
    elo, low, high = estimate(Pentanomial(*counts))
    assert low <= elo <= high
    mirrored = estimate(Pentanomial(*reversed(counts)))
    assert (-mirrored.elo, -mirrored.high, -mirrored.low) == pytest.approx(
        (elo, low, high), abs=0.01
    )


def test_intervals_hold_the_truth_19_times_in_20() -> None:
    random = np.random.default_rng(5)
    shares = (0.15, 0.05, 0.45, 0.05, 0.30)
    truth = float(np.dot(shares, PAIR_SCORES))
    samples = random.multinomial(100, shares, size=5000)
    is_held = 2 * log_loss(regularised(samples.astype(np.float64)), truth) <= Z95**2
    assert 0.94 < is_held.mean() < 0.96
    for counts, held in zip(samples[:20], is_held, strict=False):  # the same by the ends
        _, low, high = estimate(Pentanomial(*map(int, counts)))
        assert (low <= elo_of(truth) <= high) == held


def test_counting_pairs() -> None:
    counts = Pentanomial().plus(2).plus(0.5).plus(1).plus(1)
    assert counts == (0, 1, 2, 0, 1)
    assert counts.pairs == 4
    assert counts.score == pytest.approx(4.5 / 8)
    assert signed(-0.4) == "+0"
    assert str(estimate(Pentanomial(won_both=10))).startswith("+inf [+2")


# Many engines


def test_two_engines_are_rated_by_their_difference() -> None:
    counts = Pentanomial(10, 20, 100, 20, 30)
    first, second = ratings(2, {Pairing(0, 1): counts})
    difference = estimate(counts)
    assert first.elo - second.elo == pytest.approx(difference.elo, rel=0.02)
    assert first.elo + second.elo == pytest.approx(0, abs=1e-6)
    assert 2 * (first.high - first.low) == pytest.approx(difference.high - difference.low, rel=0.1)


def test_true_strengths_are_found_again() -> None:
    truth = np.array([300.0, 100.0, 0.0, -150.0, -250.0])
    random = np.random.default_rng(3)
    results = {}
    for pairing in pairings(5, Tournament.ROUND_ROBIN):
        score = expected_score(float(truth[pairing.first] - truth[pairing.second]))
        counts = Pentanomial()
        for points in random.binomial(2, score, size=400):
            counts = counts.plus(float(points))
        results[pairing] = counts
    for found, elo in zip(ratings(5, results), truth, strict=True):
        assert found.elo == pytest.approx(elo, abs=35)
        assert found.low - 10 <= elo <= found.high + 10
        assert 15 < found.high - found.low < 80


def test_only_wins_give_a_finite_rating() -> None:
    results = {
        Pairing(0, 1): Pentanomial(won_both=20),
        Pairing(0, 2): Pentanomial(won_both=20),
        Pairing(1, 2): Pentanomial(won_both=20),
    }
    best, middle, last = ratings(3, results)
    assert 2000 > best.elo > middle.elo > last.elo > -2000
    assert all(math.isfinite(value) for value in (*best, *last))


def test_nothing_is_known_of_engines_that_have_not_played() -> None:
    assert ratings(3, {Pairing(0, 1): Pentanomial()}) == [(0.0, -math.inf, math.inf)] * 3
    _, _, idle = ratings(3, {Pairing(0, 1): Pentanomial(even=2)})
    assert idle == (0.0, -math.inf, math.inf)
