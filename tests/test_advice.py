"""What to practise after a review: the theme that fits the costliest mistakes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tengen import Board, Color, Score
from tengen.analysis.reviews.classes import MoveClass
from tengen.analysis.reviews.phrases import Phrase
from tengen.analysis.reviews.records import GameReview, MoveReview
from tengen.learning.advice import advice, theme_for
from tengen.puzzles.puzzle import Theme
from tengen.rules import RULES


def reason(key: str, **params: str) -> Phrase:
    return Phrase(key, {"move": "a1", "rival": "white", **params})


@pytest.mark.parametrize(
    ("rule", "phrase", "theme"),
    [
        ("freestyle", reason("misses-shape", kind="five"), Theme.WIN_AT_ONCE),
        ("freestyle", reason("misses-shape", kind="open four"), Theme.FOURS),
        ("freestyle", reason("misses-sequence", kind="four-three", means="fours"), Theme.FOURS),
        ("freestyle", reason("misses-sequence", kind="four-three", means="threats"), Theme.THREATS),
        ("freestyle", reason("misses-later", kind="double-three"), Theme.THREATS),
        ("freestyle", reason("ignores-shape", kind="five", standing="four"), Theme.STOP_FOUR),
        (
            "freestyle",
            reason("ignores-shape", kind="open four", standing="open three"),
            Theme.ONLY_DEFENCE,
        ),
        ("freestyle", reason("misses-block"), Theme.ONLY_DEFENCE),
        ("freestyle", reason("worse"), None),
        ("renju", reason("foul"), Theme.AVOID_FORBIDDEN),
        ("1337", reason("allows-capture"), Theme.CAPTURES),
        ("42", reason("misses-winning-capture"), Theme.WIN_AT_ONCE),
        ("1337", reason("foul"), None),  # there are no puzzles of that
    ],
)
def test_a_reason_has_the_puzzles_that_train_it(
    rule: str, phrase: Phrase, theme: Theme | None
) -> None:
    assert theme_for(phrase, RULES[rule]) is theme


def test_the_costliest_mistakes_decide_and_a_side_hears_of_its_own() -> None:
    board = Board.from_moves("h8 a1 i8 a2 j9")
    won, even, lost = (Score(win_in=5), Score(0), Score(win_in=-4))
    missed = MoveReview(
        1,
        board.parse_move("h8"),
        Color.BLACK,
        MoveClass.MISSED_WIN,
        won,
        lost,
        (0,),
        (1,),
        reason("misses-shape", kind="open four"),
        reason("ignores-shape", kind="open four", standing="open three"),
    )
    small = replace(missed, number=3, kind=MoveClass.INACCURACY, before=even, after=Score(-60))
    block = reason("misses-block")
    small = replace(small, reason=block, also=None)
    lost_anyway = replace(missed, number=5, kind=MoveClass.LOST, before=lost)
    review = GameReview(board, 10, 10, (None,) * 6, (missed, small, small, lost_anyway))
    told = advice(review, Color.BLACK)
    assert told is not None
    assert told.theme is Theme.ONLY_DEFENCE
    assert told.kinds == (("open four", 2), ("open three", 2))
    assert told.to_plain()["theme"] == "only-defence"
    alone = advice(replace(review, moves=(replace(missed, also=None), small)), Color.BLACK)
    assert alone is not None
    assert alone.theme is Theme.FOURS
    assert advice(review, Color.WHITE) is None
