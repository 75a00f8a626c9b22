"""Rate limits per identity and per address, in one table."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from ..texts import Message
from . import limits
from .errors import WebError
from .ids import Visitor
from .limits import Rate

MINUTE = 60.0

# For one identity (an account, or a browser's cookie), and for all visitors from one address.
RATES = {
    "account": (Rate(5, 60 * MINUTE), Rate(20, 60 * MINUTE)),  # that are made
    "login": (Rate(20, 10 * MINUTE), Rate(60, 10 * MINUTE)),  # `accounts.py` counts by name too
    "export": (Rate(6, 60 * MINUTE), Rate(30, 60 * MINUTE)),
    "game": (Rate(100, 10 * MINUTE), Rate(300, 10 * MINUTE)),
    "seek": (Rate(60, 10 * MINUTE), Rate(300, 10 * MINUTE)),
    "tournament": (Rate(12, 60 * MINUTE), Rate(30, 60 * MINUTE)),  # that are made
    "say": (Rate(12, MINUTE), Rate(60, MINUTE)),
    "report-player": (Rate(6, 60 * MINUTE), Rate(30, 60 * MINUTE)),
    "act": (Rate(600, MINUTE), Rate(6000, MINUTE)),
    "read": (Rate(1200, MINUTE), Rate(6000, MINUTE)),
    "watch": (Rate(60, MINUTE), Rate(600, MINUTE)),
    "join": (Rate(30, 10 * MINUTE), Rate(200, 10 * MINUTE)),
    "import": (Rate(30, MINUTE), Rate(120, MINUTE)),
    "library": (Rate(6, MINUTE), Rate(20, MINUTE)),  # large ones, which take seconds to read
    "keep": (Rate(60, 10 * MINUTE), Rate(120, 10 * MINUTE)),  # what takes place on the disk
    "study": (Rate(120, MINUTE), Rate(600, MINUTE)),  # an open study is saved after every change
    "picture": (Rate(60, MINUTE), Rate(240, MINUTE)),
    "position": (Rate(1200, MINUTE), Rate(6000, MINUTE)),  # one for each step through a game
    "analysis": (Rate(600, MINUTE), Rate(3000, MINUTE)),
    "report": (Rate(60, MINUTE), Rate(300, MINUTE)),
    "review": (Rate(20, 10 * MINUTE), Rate(60, 10 * MINUTE)),  # that are computed, not kept ones
    "retry": (Rate(60, MINUTE), Rate(240, MINUTE)),
    "puzzle": (Rate(60, MINUTE), Rate(240, MINUTE)),
    "drill": (Rate(120, 10 * MINUTE), Rate(480, 10 * MINUTE)),  # that are made
    "learning": (Rate(10, 10 * MINUTE), Rate(60, 10 * MINUTE)),  # whole records, in and out
    "judge": (Rate(60, MINUTE), Rate(600, MINUTE)),  # one for each move of a taught game
    "hint": (Rate(20, MINUTE), Rate(80, MINUTE)),
    "setting": (Rate(120, MINUTE), Rate(600, MINUTE)),
}

KEPT = 20_000  # buckets of identities, and of addresses; the ones unused for longest are dropped

Buckets: TypeAlias = "OrderedDict[tuple[str, str], Bucket]"  # by action, and by who does it


class Bucket:
    """A token bucket."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.times)
        self._filled = now

    def wait(self, now: float) -> float:
        """Seconds until a token is available."""
        per_second = self._rate.times / self._rate.seconds
        self._left = min(self._rate.times, self._left + (now - self._filled) * per_second)
        self._filled = now
        return max(0.0, (1 - self._left) / per_second)

    def take(self) -> None:
        """Take a token."""
        self._left -= 1


class RateLimiter:
    """Counts what visitors do, and how many of their requests are running."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        # Apart: who sends no cookie is a new identity with each request, and must not make the
        # server forget what was counted for the address.
        self._identities: Buckets = OrderedDict()
        self._addresses: Buckets = OrderedDict()
        self._running: Counter[str] = Counter()

    def spend(self, action: str, visitor: Visitor) -> None:
        """Count an action of the table; WebError when the visitor exceeds its rate."""
        now = self._now()
        of_one, of_address = RATES[action]
        buckets = [_bucket(self._identities, (action, visitor.client), of_one, now)]
        if address := counted_address(visitor.address):
            buckets.append(_bucket(self._addresses, (action, address), of_address, now))
        wait = max(bucket.wait(now) for bucket in buckets)
        if wait > 0:
            seconds = math.ceil(wait)
            raise WebError("busy", Message.of("web-rate", seconds=seconds), retry=seconds)
        for bucket in buckets:
            bucket.take()

    def forget(self) -> None:
        """Forget all counts."""
        self._identities.clear()
        self._addresses.clear()

    @contextmanager
    def running(self, visitor: Visitor) -> Iterator[None]:
        """Count a running request; WebError when the visitor has too many of them."""
        keys = [key for key in (visitor.client, counted_address(visitor.address)) if key]
        most = (limits.REQUESTS_OF_ONE, limits.REQUESTS_OF_ADDRESS)
        if any(self._running[key] >= count for key, count in zip(keys, most, strict=False)):
            raise WebError.busy(Message("web-many-requests"))
        self._running.update(keys)
        try:
            yield
        finally:
            self._running -= Counter(keys)


def _bucket(kept: Buckets, key: tuple[str, str], rate: Rate, now: float) -> Bucket:
    bucket = kept.get(key)
    if bucket is None:
        bucket = kept[key] = Bucket(rate, now)
        if len(kept) > KEPT:
            kept.popitem(last=False)
    kept.move_to_end(key)
    return bucket


def counted_address(address: str) -> str:
    """The key of an address: IPv6 addresses count by their /64 network; "" for this machine."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if found.is_loopback:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return counted_address(str(found.ipv4_mapped))
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
