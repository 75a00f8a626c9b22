"""The lowest point of a smooth function of many numbers (limited-memory BFGS)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np

from .samples import Floats

Function = Callable[[Floats], tuple[float, Floats]]
"""Returns its value and its gradient."""
Report = Callable[[int, float], None]
"""Called with the number of the step, and the loss after it."""

MEMORY = 12  # steps from which the curvature is estimated
SUFFICIENT = 1e-4  # of the descent that the slope promises
HALVINGS = 20


def unheard(*progress: object) -> None:
    """Reports to nobody."""


def minimise(
    function: Function,
    start: Floats,
    *,
    steps: int,
    tolerance: float,
    report: Report = unheard,
) -> Floats:
    """Go down from `start` until the gradient is small, no step helps, or `steps` are done."""
    at = start
    value, gradient = function(at)
    past: deque[tuple[Floats, Floats]] = deque(maxlen=MEMORY)
    for number in range(steps):
        if np.abs(gradient).max() < tolerance:
            break
        direction = -_newton(gradient, past)
        slope = float(direction @ gradient)
        length = 1.0 if past else 1.0 / max(1.0, float(np.linalg.norm(gradient)))
        for _ in range(HALVINGS):
            there, gradient_there = function(at + length * direction)
            if there <= value + SUFFICIENT * length * slope:
                break
            length /= 2
        else:
            break
        step, change = length * direction, gradient_there - gradient
        if step @ change > 1e-12:
            past.append((step, change))
        at, value, gradient = at + step, there, gradient_there
        report(number + 1, value)
    return at


def _newton(gradient: Floats, past: deque[tuple[Floats, Floats]]) -> Floats:
    """The inverse curvature, estimated from the past steps, times the gradient."""
    result = gradient.copy()
    shares = []
    for step, change in reversed(past):
        share = float(step @ result) / float(step @ change)
        shares.append(share)
        result -= share * change
    if past:
        step, change = past[-1]
        result *= float(step @ change) / float(change @ change)
    for (step, change), share in zip(past, reversed(shares), strict=True):
        result += step * (share - float(change @ result) / float(step @ change))
    return result
