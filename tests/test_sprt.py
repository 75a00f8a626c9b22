"""The sequential test: published likelihood ratios, and error rates by simulation."""

import numpy as np
import pytest

from tengen.arena.elo import PAIR_SCORES, Array, Sprt, SprtResult, expected_score
from tengen.errors import ArenaError

# How pairs fall between equal engines: lost both, …, won both.
GOMOKU = (0.20, 0.03, 0.54, 0.03, 0.20)
DRAWISH = (0.03, 0.15, 0.64, 0.15, 0.03)
UNRELATED = (0.25, 1e-4, 0.50, 1e-4, 0.25)


# Tests of Stockfish on fishtest, in logistic Elo: the numbers below are in its pull requests 3098,
# 3209 and 3331. The last two are from the tests of fastchess.
@pytest.mark.parametrize(
    ("bounds", "counts", "published"),
    [
        ((-0.25, 1.25), (491, 7345, 29693, 7670, 465), 2.96),
        ((0.25, 1.25), (53, 2220, 21459, 2445, 47), 2.97),
        ((-0.25, 1.25), (253, 4282, 17604, 4431, 286), 2.94),
        ((0.25, 1.25), (58, 3302, 33130, 3518, 84), 2.97),
        ((-0.25, 1.25), (115, 2196, 11328, 2317, 136), 2.94),
        ((0.25, 1.25), (14, 1030, 14318, 1163, 19), 2.93),
        ((0.5, 2.5), (223, 9863, 20279 + 1000, 10037, 246), -3.07),
        ((0, 2), (871, 26175, 55003 + 980, 26678, 821), -4.98),
    ],
)
def test_published_likelihood_ratios(
    bounds: tuple[float, float], counts: tuple[int, ...], published: float
) -> None:
    assert float(Sprt(*bounds).llr(counts)) == pytest.approx(published, abs=0.006)


def test_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 5).bounds == pytest.approx((-2.944, 2.944), abs=5e-4)
    assert Sprt(0, 5, 0.05, 0.10).bounds == pytest.approx((-2.251, 2.890), abs=5e-4)


def test_only_wins_pass_and_only_losses_fail() -> None:
    test = Sprt(0, 30)
    assert test.decision((0, 0, 0, 0, 30)) is None
    assert test.decision((0, 0, 0, 0, 40)) is SprtResult.PASSED
    assert test.decision((40, 0, 0, 0, 0)) is SprtResult.FAILED
    assert test.decision((0, 0, 100, 0, 0)) is SprtResult.FAILED
    assert Sprt(-20, 0).decision((0, 0, 100, 0, 0)) is SprtResult.PASSED


def test_nothing_played_decides_nothing() -> None:
    test = Sprt(0, 30)
    assert test.llr((0, 0, 0, 0, 0)) == 0
    assert test.decision((0, 0, 0, 0, 0)) is None


def test_rows_of_counts_are_tested_each_for_itself() -> None:
    test = Sprt(0, 30)
    rows = [(3, 1, 20, 2, 9), (0, 0, 0, 0, 0), (9, 2, 20, 1, 3)]
    assert test.llr(np.array(rows)) == pytest.approx([float(test.llr(row)) for row in rows])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((30, 0), "the smaller first"),
        ((5, 5), "the smaller first"),
        ((0, float("nan")), "the smaller first"),
        ((0, 30, 0.0), "alpha=0"),
        ((0, 30, 0.05, 0.7), r"beta=0\.7"),
    ],
)
def test_a_test_that_makes_no_sense_is_refused(arguments: tuple[float, ...], message: str) -> None:
    with pytest.raises(ArenaError, match=message):
        Sprt(*arguments)


# Error rates


def tilted(shares: tuple[float, ...], elo: float) -> Array:
    """The shares moved, as little as can be, until their mean is that of an Elo difference."""
    low, high = -50.0, 50.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        moved = np.array(shares) * np.exp(middle * PAIR_SCORES)
        if moved @ PAIR_SCORES / moved.sum() < expected_score(elo):
            low = middle
        else:
            high = middle
    return np.asarray(moved / moved.sum(), np.float64)


def share_passed(test: Sprt, shares: tuple[float, ...], elo: float, *, runs: int) -> float:
    """How many of this many tests pass when the truth is `elo`, all played side by side."""
    random = np.random.default_rng(7)
    chances = tilted(shares, elo)
    counts = np.zeros((runs, 5))
    low, high = test.bounds
    passed = 0
    while len(counts):
        counts[np.arange(len(counts)), random.choice(5, size=len(counts), p=chances)] += 1
        ratios = test.llr(counts)
        passed += int((ratios >= high).sum())
        counts = counts[(low < ratios) & (ratios < high)]
        assert counts.sum(-1).max(initial=0) < 10_000  # every test ends
    return passed / runs


def check_rates(test: Sprt, shares: tuple[float, ...], *, runs: int) -> None:
    """Both errors are no more frequent than was asked for, but for three standard errors."""
    wrong_passes = share_passed(test, shares, test.elo0, runs=runs)
    wrong_fails = 1 - share_passed(test, shares, test.elo1, runs=runs)
    for share, wanted in ((wrong_passes, test.alpha), (wrong_fails, test.beta)):
        assert share <= wanted + 3 * (wanted * (1 - wanted) / runs) ** 0.5


@pytest.mark.parametrize("shares", [GOMOKU, DRAWISH, UNRELATED])
def test_error_rates_hold(shares: tuple[float, ...]) -> None:
    check_rates(Sprt(0, 100), shares, runs=500)


def test_what_lies_between_the_bounds_may_end_either_way() -> None:
    assert 0.35 < share_passed(Sprt(0, 100), GOMOKU, 50, runs=300) < 0.65


@pytest.mark.long
@pytest.mark.parametrize("shares", [GOMOKU, DRAWISH, UNRELATED])
@pytest.mark.parametrize("test", [Sprt(0, 30), Sprt(-20, 0), Sprt(0, 50, 0.10, 0.02)])
def test_error_rates_hold_for_the_bounds_in_use(test: Sprt, shares: tuple[float, ...]) -> None:
    check_rates(test, shares, runs=1000)
