"""Benchmarks: rates and ratios measured in one run, printed as tables, never asserted on seconds.

`python -m bench` runs every module named in `__main__.py`; a module has a `rows()` that measures
and yields. What all of them share is here.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

ROUNDS = 5
ROUND_SECONDS = 0.25


class Row(NamedTuple):
    """One measured figure, and what is hoped for where something is."""

    what: str
    figure: float
    unit: str
    target: str = ""


def best_rate(action: Callable[[], int]) -> float:
    """How much `action` does per second of CPU time, in the best of some rounds.

    It returns how much it did. CPU time, so that a busy machine spoils little.
    """
    action()  # caches are filled and the first call's costs are paid
    return max(_rate_of_a_round(action) for _ in range(ROUNDS))


def _rate_of_a_round(action: Callable[[], int]) -> float:
    done, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < ROUND_SECONDS:
        done += action()
    return done / elapsed
