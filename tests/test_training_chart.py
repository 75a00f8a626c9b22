"""Whether win chances come true, as numbers and as a chart."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tengen.core.score import WIN
from tengen.training.reliability import reliability, save_chart
from tengen.training.samples import NO_RESULT, Samples, counts_of


def samples_of(scale: float, positions: int = 20_000) -> Samples:
    """Positions whose results follow their values with this scale."""
    rng = np.random.default_rng(1)
    value = rng.normal(0, 150, positions).round()
    won = rng.random(positions) < 1 / (1 + np.exp(-value / scale))
    none = counts_of([])
    return Samples(
        game=np.arange(positions, dtype=np.int32),
        mine=none,
        theirs=none,
        threats=np.zeros(positions, np.int16),
        pairs=np.zeros((positions, 0), np.int16),
        value=value.astype(np.int16),
        result=won.astype(np.float32),
    )


def test_a_true_scale_keeps_its_promises() -> None:
    points = reliability(samples_of(100), 100)
    assert len(points) == 10
    for point in points:
        assert point.scored == pytest.approx(point.promised, abs=1.5 * point.error + 0.01)


def test_a_false_scale_promises_too_much() -> None:
    points = reliability(samples_of(200), 100)
    assert points[0].scored > points[0].promised + 0.05
    assert points[-1].scored < points[-1].promised - 0.05


def test_what_is_proven_or_has_no_result_is_left_out() -> None:
    samples = samples_of(100, 1_000)
    samples.value[:400] = WIN - 5
    samples.result[400:500] = NO_RESULT
    assert sum(point.positions for point in reliability(samples, 100)) <= 500


def test_a_chart_is_drawn(tmp_path: Path) -> None:
    save_chart(tmp_path / "chart.png", {"freestyle": samples_of(100)}, {"freestyle": 100})
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
