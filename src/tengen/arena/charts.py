"""Charts of a match, and the style of all charts."""

from __future__ import annotations

import io
import math
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator

from .elo import Pentanomial, signed
from .playing import Record
from .settings import MatchSettings
from .standings import Standing, Standings, finished_pairs

COLORS = ("#2563a8", "#c8553d", "#3a8a5b", "#8a5bb0", "#b8862b", "#3d9aa8", "#a83d78", "#6b6b6b")
INK, FAINT = "#26303a", "#d5dbe1"
STYLE: Any = {  # the names are a type of their own there
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "axes.axisbelow": True,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "text.parse_math": False,  # a name may contain any characters
    "svg.hashsalt": "tengen",  # the same match gives the same file
}
NO_LINES = {"axes.grid": False, "axes.spines.left": False, "axes.spines.bottom": False}
LONGEST_NAME = 28  # characters after which a name is cut in a chart
LEAST_SAMPLES = 3  # moves at one point of the game before a line is drawn through them
MOST_OF_A_LINE = 95  # percent of the values shown; depths explode on a full board
PNG_DPI = 160


@contextmanager
def drawing(width: float, height: float, **style: Any) -> Iterator[Figure]:
    """A new figure, in inches, that is drawn in the style of all charts."""
    with mpl.rc_context(STYLE | style):
        yield Figure(figsize=(width, height), layout="constrained")


def elo_chart(table: Standings) -> Figure:
    """Each engine's Elo with its error bar, the best on top."""
    rows = list(reversed(table.rows))
    with drawing(7.5, 1.1 + 0.42 * len(rows)) as figure:
        axes = figure.subplots()
        for at, row in enumerate(rows):
            _draw_rating(axes, at, row)
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.set_yticks(range(len(rows)), [short(row.name) for row in rows])
        whom = "the other engine" if len(rows) == 2 else "the mean of all"
        axes.set(ylim=(-0.6, len(rows) - 0.3), xlabel=f"Elo against {whom}, with 95 % intervals")
        axes.grid(visible=False, axis="y")
    return figure


def _draw_rating(axes: Axes, at: int, row: Standing) -> None:
    """A dot and its error bar; for an unbounded rating, an arrow at the end that is known."""
    elo, low, high = row.rating
    color, sign = color_of(row.engine), "o"
    if math.isinf(elo):
        sign, elo = (">", low) if elo > 0 else ("<", high)
    elo = elo if math.isfinite(elo) else 0.0
    ends = [
        [elo - low if math.isfinite(low) else 0.0],
        [high - elo if math.isfinite(high) else 0.0],
    ]
    axes.errorbar([elo], [at], xerr=ends, color=color, fmt=sign, capsize=4)
    axes.annotate(
        signed(row.rating.elo), (elo, at), xytext=(0, 7), textcoords="offset points",
        ha="center", fontsize=9, color=color,
    )  # fmt: skip


def cross_chart(table: Standings) -> Figure:
    """The cross table: what each engine scored against each other one."""
    order = [row.engine for row in table.rows]
    count = len(order)
    with drawing(3.2 + 0.9 * count, 0.7 + 0.62 * count, **NO_LINES) as figure:
        axes = figure.subplots()
        for y, engine in enumerate(order):
            for x, other in enumerate(order):
                points, games = table.points.get((engine, other), (0.0, 0))
                share = points / games if games else None
                corner = (x - 0.48, y - 0.46)
                axes.add_patch(Rectangle(corner, 0.96, 0.92, facecolor=_shade(share)))
                if share is not None:
                    text = f"{100 * share:.0f} %\n{points:g} of {games}"
                    axes.text(x, y, text, ha="center", va="center", fontsize=9)
        names = [f"{short(row.name)}   {rank}" for rank, row in enumerate(table.rows, 1)]
        axes.set_yticks(range(count), names)
        axes.set_xticks(range(count), [str(rank) for rank in range(1, count + 1)])
        axes.xaxis.tick_top()
        axes.set(xlim=(-0.5, count - 0.5), ylim=(count - 0.5, -0.5))
        axes.tick_params(length=0)
    return figure


def _shade(share: float | None) -> tuple[float, float, float]:
    """Blue for what was won, red for what was lost, paler towards the middle."""
    if share is None:
        return to_rgb(FAINT)
    ink = np.array(to_rgb(COLORS[0] if share >= 0.5 else COLORS[1]))
    red, green, blue = 1 - (1 - ink) * 0.9 * abs(share - 0.5)
    return float(red), float(green), float(blue)


def moves_chart(settings: MatchSettings, records: Sequence[Record]) -> Figure:
    """Time, depth and speed of each move over the game: medians and quartiles."""
    panels: Sequence[tuple[str, Callable[[Mapping[str, Any]], float | None]]] = (
        ("seconds", lambda info: info["seconds"]),
        ("depth", lambda info: info.get("depth")),
        ("thousand nodes a second", speed),
    )
    with drawing(8.5, 8) as figure:
        rows = figure.subplots(len(panels), 1, sharex=True)
        for axes, (label, value) in zip(rows, panels, strict=True):
            tops = [
                _draw_moves(axes, engine, name, records, value)
                for engine, name in enumerate(settings.names)
            ]
            axes.set(ylabel=label, ylim=(0, 1.15 * max(tops) or 1))
        rows[1].yaxis.set_major_locator(MaxNLocator(integer=True))
        figure.legend(*rows[0].get_legend_handles_labels(), loc="outside upper left", ncols=4)
        rows[-1].set_xlabel("move of the game; lines are medians, bands hold half of the moves")
    return figure


def speed(info: Mapping[str, Any]) -> float | None:
    """Thousands of nodes per second; None for a move that took no time."""
    nodes, seconds = info.get("nodes"), info.get("time", info["seconds"])
    return nodes / seconds / 1000 if nodes and seconds > 0.001 else None


def _draw_moves(
    axes: Axes,
    engine: int,
    name: str,
    records: Sequence[Record],
    value: Callable[[Mapping[str, Any]], float | None],
) -> float:
    """Draw one engine's line; return the value that nearly all of it stays below."""
    samples: dict[int, list[float]] = defaultdict(list)
    played = [record for record in records if engine in (record.black, record.white)]
    for ply, info in (each for record in played for each in record.infos_of(engine)):
        if (found := value(info)) is not None:
            samples[ply // 2].append(found)  # the two colours' turns side by side
    places = sorted(place for place in samples if len(samples[place]) >= LEAST_SAMPLES)
    if not places:
        return 0.0
    low, middle, high = np.array(
        [np.percentile(samples[place], (25, 50, 75)) for place in places]
    ).T
    moves = [2 * place + 1 for place in places]
    axes.fill_between(moves, low, high, color=color_of(engine), alpha=0.15, linewidth=0)
    axes.plot(moves, middle, color=color_of(engine), linewidth=1.6, label=short(name))
    return float(np.percentile(high, MOST_OF_A_LINE))


def sprt_chart(settings: MatchSettings, records: Sequence[Record]) -> Figure:
    """The path of the likelihood ratio between its bounds, pair after pair."""
    assert settings.sprt is not None
    counts = [Pentanomial()]
    for _, points in finished_pairs(settings, records):
        counts.append(counts[-1].plus(points))
    ratios = settings.sprt.llr(np.array(counts))
    with drawing(8.5, 3.2) as figure:
        axes = figure.subplots()
        for bound, label in zip(settings.sprt.bounds, ("fails", "passes"), strict=True):
            axes.axhline(bound, color=INK, linewidth=1, linestyle="--")
            axes.annotate(
                f"{label} at {bound:.2f}", (0, bound), xytext=(4, 4 if bound < 0 else -12),
                textcoords="offset points", fontsize=9,
            )  # fmt: skip
        axes.plot(range(len(counts)), ratios, color=COLORS[0], linewidth=1.6)
        axes.set(xlim=(0, None), xlabel="pairs of games", ylabel="log-likelihood ratio")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    return figure


def png(figure: Figure) -> bytes:
    """The chart as a picture."""
    return _saved(figure, format="png", dpi=PNG_DPI)


def svg(figure: Figure) -> str:
    """The chart as SVG to put inside a page."""
    text = _saved(figure, format="svg", transparent=True, metadata={"Date": None}).decode()
    return text[text.index("<svg") :]


def _saved(figure: Figure, **options: Any) -> bytes:
    out = io.BytesIO()
    with mpl.rc_context(STYLE), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # a letter that the font does not have
        figure.savefig(out, **options)
    return out.getvalue()


def color_of(engine: int) -> str:
    """An engine's colour, the same in every chart."""
    return COLORS[engine % len(COLORS)]


def short(name: str) -> str:
    """A name that fits beside a chart."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
