"""The course of a reviewed game as a picture: Black's chances, move by move."""

from __future__ import annotations

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from ..analysis.reviews.records import GameReview
from ..rules import Color
from .charts import COLORS, FAINT, INK, STYLE

LABEL_OFFSET = 9  # points between a turning point and its mark


def review_chart(review: GameReview) -> Figure:
    """Black's win chance after each move, the marked moves named."""
    board = review.board
    numbers = [move.number for move in review.moves]
    chances = [100 * move.after.seen_by(Color.BLACK).win_chance for move in review.moves]
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(8.5, 3.4), layout="constrained")
        axes = figure.subplots()
        axes.axhline(50, color=INK, linewidth=0.8)
        axes.fill_between(numbers, chances, color=FAINT)
        axes.plot(numbers, chances, color=INK, linewidth=1.6)
        for move, chance in zip(review.moves, chances, strict=True):
            if move.is_turning_point:
                above = move.color == Color.WHITE  # whose mistakes are the peaks
                axes.plot([move.number], [chance], "o", color=COLORS[1], markersize=5)
                axes.annotate(
                    f"{board.move_text(move.move)} {move.mark}", (move.number, chance),
                    xytext=(0, LABEL_OFFSET if above else -LABEL_OFFSET),
                    textcoords="offset points", ha="center", va="bottom" if above else "top",
                    fontsize=9, color=COLORS[1],
                )  # fmt: skip
        axes.set_ylim(-12, 112)
        axes.set_yticks(range(0, 101, 20))
        axes.set_xlim(1, max(2, board.ply))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel("move")
        axes.set_ylabel("Black's win chance in %")
    return figure
