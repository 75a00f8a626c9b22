"""One limit shared by many searches."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from ..engine.base import StopToken
from ..engine.limit import Limit
from ..engine.timing import budget_for
from ..errors import LimitError
from ..rules import Color

Item = TypeVar("Item")

LEAST_NODES = 200  # below this a search says little more than the evaluation
LEAST_SECONDS = 0.005  # the least that any search takes
DEPTH_NODES = 1_000_000  # shared where only a depth is given


class SharedLimit:
    """Hands out parts of a limit, so that all searches together stay within it."""

    def __init__(self, limit: Limit, color: Color, stop: StopToken | None = None) -> None:
        if limit.is_endless(color):
            raise LimitError(f"{limit} never ends for {color.title}: expected some limit")
        self.stop = stop  # for all its searches
        seconds = [bound for bound in budget_for(limit, color) if bound is not None]
        self._seconds = min(seconds) if seconds else None
        self._end = time.monotonic() + (self._seconds or 0.0)
        self._depth = limit.depth
        only_depth = self._seconds is None and limit.nodes is None
        self._nodes = DEPTH_NODES if only_depth else limit.nodes

    def searches(self, part: float, wanted: int) -> int:
        """Into how many searches, `wanted` at most, this part can sensibly be divided."""
        if self._nodes is not None:
            wanted = min(wanted, int(self._nodes * part / LEAST_NODES))
        if self._seconds is not None:
            wanted = min(wanted, int(self._seconds * part / LEAST_SECONDS))
        return max(1, wanted)

    def while_early(self, items: Iterable[Item], part: float) -> Iterator[Item]:
        """The items until this part of the time has passed, but one in any case."""
        for item in items:
            yield item
            if self._seconds is not None and self._left() <= (1 - part) * self._seconds:
                return

    def limit(self, part: float) -> Limit | None:
        """The limit of a search that gets this part of the whole; None when the time is up."""
        limit = Limit(depth=self._depth)
        if self._nodes is not None:
            limit = replace(limit, nodes=max(1, int(self._nodes * part)))
        if self._seconds is not None:
            left = self._left()
            if left <= 0:
                return None
            limit = replace(limit, time=min(left, self._seconds * part))
        return limit

    def share(self, part: float) -> Limit:
        """The same for a search that has to be made, however little is left."""
        return self.limit(part) or Limit(nodes=LEAST_NODES)

    def _left(self) -> float:
        return self._end - time.monotonic()
