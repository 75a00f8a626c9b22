"""What a host monitors: Prometheus metrics of a server, without data about its visitors."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from ..errors import TengenError

TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Values = Mapping[tuple[str, ...], float]  # by the values of the labels


class Shown(NamedTuple):
    """A number that is looked up when somebody asks; one for each value of its labels."""

    name: str
    about: str
    values: Callable[[], float | Values]
    labels: tuple[str, ...] = ()
    is_count: bool = False  # since the start, and never less


class _State(Collector):
    def __init__(self, shown: list[Shown]) -> None:
        self._shown = shown

    def collect(self) -> Iterator[Metric]:
        for each in self._shown:
            family = CounterMetricFamily if each.is_count else GaugeMetricFamily
            metric = family(f"tengen_{each.name}", each.about, labels=each.labels)
            found = each.values()
            values: Values = found if isinstance(found, Mapping) else {(): found}
            for labels, value in values.items():
                metric.add_metric(labels, float(value))
            yield metric


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._shown: list[Shown] = []
        self._registry.register(_State(self._shown))
        self._actions = Histogram(
            "tengen_action_seconds",
            "Time from an action of a player to its answer",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._refused = Counter(
            "tengen_actions_refused",
            "Actions of players that were refused, by the code of the error",
            ["code"],
            registry=self._registry,
        )
        self._requests = Histogram(
            "tengen_request_seconds",
            "Time that HTTP requests took",
            ["method", "status"],
            buckets=SECONDS,
            registry=self._registry,
        )

    def show(self, *shown: Shown) -> None:
        """Show more numbers."""
        self._shown.extend(shown)

    @contextmanager
    def action(self) -> Iterator[None]:
        """Measure an action of a player."""
        begin = time.monotonic()
        try:
            yield
        except TengenError as error:
            self._refused.labels(error.code).inc()
            raise
        self._actions.observe(time.monotonic() - begin)

    def request(self, method: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        self._requests.labels(method, f"{status // 100}xx").observe(seconds)

    def text(self) -> bytes:
        """All metrics as Prometheus reads them."""
        return generate_latest(self._registry)
