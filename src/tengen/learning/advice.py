"""What to practise after a review: the theme of puzzles that fits a player's costliest mistakes."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ..analysis.reviews.phrases import Phrase
from ..analysis.reviews.records import GameReview
from ..analysis.reviews.statistics import kind_of
from ..plain import Json
from ..puzzles.puzzle import Theme, themes_of
from ..rules import Color, Rule
from ..shapes import Kind

KINDS_TOLD = 3  # of shapes, those that were overlooked most often
BY_FOURS = frozenset({Kind.OPEN_FOUR, Kind.DOUBLE_FOUR, Kind.FOUR_THREE, Kind.FOUR})
AT_ONCE = frozenset({Kind.FIVE, Kind.WINNING_CAPTURE})


class Advice(NamedTuple):
    """What a player overlooked in a game, and the puzzles that train it."""

    kinds: tuple[tuple[str, int], ...]  # shapes and how often, the most frequent first
    theme: Theme

    def to_plain(self) -> Json:
        """The advice as plain data."""
        kinds = [{"kind": kind, "count": count} for kind, count in self.kinds]
        return {"kinds": kinds, "theme": str(self.theme)}


def advice(review: GameReview, color: Color) -> Advice | None:
    """What a side should practise; None when its mistakes show no shape that puzzles train."""
    kinds, losses = Counter[str](), dict.fromkeys(Theme, 0.0)
    for move in review.moves:
        if move.color != color or move.kind.is_good:
            continue
        for reason in (move.reason, move.also):
            theme = None if reason is None else theme_for(reason, review.board.rule)
            if reason is not None and theme is not None:
                kinds[kind_of(reason)] += 1
                losses[theme] += move.loss
    if not kinds:
        return None
    return Advice(tuple(kinds.most_common(KINDS_TOLD)), max(losses, key=lambda each: losses[each]))


def theme_for(reason: Phrase, rule: Rule) -> Theme | None:
    """The puzzles that train what a reason says; None for a vague reason."""
    theme = _theme_of(reason)
    return theme if theme in themes_of(rule) else None


def _theme_of(reason: Phrase) -> Theme | None:
    key, params = reason.key, reason.params
    if key == "foul":
        return Theme.AVOID_FORBIDDEN
    if "capture" in key or key == "five-unbroken":
        return Theme.WIN_AT_ONCE if key == "misses-winning-capture" else Theme.CAPTURES
    kind = params.get("kind")
    if key.startswith(("allows", "ignores")):
        is_four = kind in AT_ONCE or params.get("standing") == Kind.FOUR
        return Theme.STOP_FOUR if is_four else Theme.ONLY_DEFENCE
    if key == "misses-block":
        return Theme.ONLY_DEFENCE
    if key == "worse":
        return None
    if kind in AT_ONCE and key == "misses-shape":
        return Theme.WIN_AT_ONCE
    is_by_fours = params.get("means") == "fours" or (key == "misses-shape" and kind in BY_FOURS)
    return Theme.FOURS if is_by_fours else Theme.THREATS
