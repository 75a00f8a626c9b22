"""Scores: how they are written, ordered, and turned from side to side."""

import itertools
import json

import pytest

from tengen import Color, FormatError, Score

BLACK, WHITE = Color.BLACK, Color.WHITE


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (Score(42), "+0.42 (59 %)"),
        (Score(0), "+0.00 (50 %)"),
        (Score(-7), "-0.07 (49 %)"),
        (Score(1234), "+12.34 (99 %)"),
        (Score(win_in=7), "+M7"),
        (Score(win_in=-4), "-M4"),
    ],
)
def test_how_a_score_is_shown(score: Score, text: str) -> None:
    assert str(score) == text
    assert repr(score) == f"Score({text}, Black)"


# From lost at once to won at once.
LADDER = [
    *(Score(win_in=distance) for distance in (-1, -2, -9, -400)),
    *(Score(centi) for centi in (-5_000_000, -1, 0, 1, 5_000_000)),
    *(Score(win_in=distance) for distance in (400, 9, 2, 1)),
]


def test_proven_results_stand_outside_every_estimate_the_nearer_the_further() -> None:
    for worse, better in itertools.combinations(LADDER, 2):
        assert worse < better
        assert better > worse
        assert worse <= better
        assert worse != better


def test_scores_of_one_side_sort_and_equal_ones_are_equal() -> None:
    assert sorted([*LADDER[6:], *LADDER[:6]]) == LADDER
    assert Score(5) <= Score(5)
    assert Score(5) == Score(5)
    assert Score(5) != Score(win_in=5)
    assert Score(5) != 5


@pytest.mark.parametrize("score", LADDER)
def test_negation_is_the_same_score_from_the_other_side(score: Score) -> None:
    other = -score
    assert other.pov is WHITE
    assert (other.centi, other.win_in) != (score.centi, score.win_in) or score.centi == 0
    assert other.win_chance == pytest.approx(1 - score.win_chance)
    assert other == score
    assert hash(other) == hash(score)
    assert score.seen_by(WHITE).pov is WHITE
    assert score.seen_by(BLACK) is score
    assert repr(-other) == repr(score)


def test_negation_turns_the_order() -> None:
    assert sorted(-score for score in LADDER) == [-score for score in reversed(LADDER)]


def test_scores_of_two_sides_do_not_compare() -> None:
    with pytest.raises(ValueError, match="scores of Black and White do not compare"):
        _ = Score(1) < Score(1, pov=WHITE)


def test_a_score_does_not_order_with_a_number() -> None:
    with pytest.raises(TypeError):
        _ = Score(1) < 2


def test_win_chance_rises_with_the_estimate_and_is_certain_when_proven() -> None:
    chances = [score.win_chance for score in LADDER]
    assert chances == sorted(chances)
    assert Score(0).win_chance == 0.5
    assert Score(win_in=300).win_chance == 1
    assert Score(win_in=-300).win_chance == 0
    assert 0 < Score(-(10**9)).win_chance < Score(10**9).win_chance <= 1


def test_is_proven_only_with_a_distance() -> None:
    assert Score(win_in=-3).is_proven
    assert not Score(10_000).is_proven


def test_a_score_is_one_thing_or_the_other() -> None:
    with pytest.raises(ValueError, match="either an estimate or a proven distance"):
        Score()
    with pytest.raises(ValueError, match="either an estimate or a proven distance"):
        Score(5, win_in=3)
    with pytest.raises(ValueError, match="win_in 0 does not say who wins"):
        Score(win_in=0)


@pytest.mark.parametrize("score", [Score(42), Score(win_in=-3, pov=Color.WHITE), Score(0)])
def test_a_score_survives_as_plain_data(score: Score) -> None:
    again = Score.from_plain(json.loads(json.dumps(score.to_plain())))
    assert (again, again.pov) == (score, score.pov)
    with pytest.raises(FormatError, match="either an estimate or a proven distance"):
        Score.from_plain({"color": "black"})
