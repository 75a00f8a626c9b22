"""Whether win chances come true: what the search promised, against how the games ended."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..arena.charts import COLORS, FAINT, INK, PNG_DPI, drawing
from .fit import search_scale
from .samples import NO_RESULT, Samples, chance_of

BINS = 10
FEWEST = 30  # positions that a point of the chart stands for


class Point(NamedTuple):
    """Positions to which the search gave about the same chance."""

    promised: float
    scored: float
    error: float  # two standard errors of `scored`
    positions: int


def reliability(samples: Samples, scale: float) -> list[Point]:
    """The mean prediction and result for each tenth of win chance, without proven values."""
    promised = chance_of(samples.value, scale)
    is_open = (samples.result != NO_RESULT) & (promised > 0) & (promised < 1)
    promised, result = promised[is_open], samples.result[is_open]
    bins = np.minimum((promised * BINS).astype(int), BINS - 1)
    points = []
    for number in range(BINS):
        inside = bins == number
        count = int(inside.sum())
        if count >= FEWEST:
            scored = float(result[inside].mean())
            error = 2 * float(np.sqrt(scored * (1 - scored) / count))
            points.append(Point(float(promised[inside].mean()), scored, error, count))
    return points


def save_chart(path: Path, samples_by_rule: dict[str, Samples], scales: dict[str, float]) -> None:
    """Draw predictions against results for some rules, each with its scale of win chances."""
    with drawing(6.2, 5.6) as figure:
        axes = figure.subplots()
        axes.plot([0, 1], [0, 1], color=FAINT, linewidth=2)
        for (rule, samples), color in zip(samples_by_rule.items(), COLORS, strict=False):
            points = reliability(samples, scales[rule])
            axes.errorbar(
                [point.promised for point in points],
                [point.scored for point in points],
                [point.error for point in points],
                color=color,
                marker="o",
                markersize=5,
                linewidth=1.4,
                capsize=2,
                label=f"{rule} (scale {scales[rule]:.0f}, here best {search_scale(samples):.0f})",
            )
        axes.set(
            xlim=(0, 1),
            ylim=(0, 1),
            xlabel="win chance that the search promised",
            ylabel="points scored",
            aspect="equal",
        )
        axes.set_title("Do win chances come true?", color=INK, loc="left")
        axes.legend(loc="upper left")
        figure.savefig(path, dpi=PNG_DPI)
