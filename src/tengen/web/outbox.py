"""What waits to be sent on a socket: bounded, and never two states of one game."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from typing import Any

from . import limits

Json = dict[str, Any]


class Outbox:
    """Messages in order. One under a key comes instead of an older one that still waits."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[object, Json] = OrderedDict()
        self._filled = asyncio.Event()
        self.is_full = False

    def post(self, message: Json, *, key: object = None) -> None:
        """Add a message. When too many wait the outbox is full for good: the reader is too slow."""
        if self.is_full:
            return
        self._waiting.pop(key, None)
        self._waiting[object() if key is None else key] = message
        if len(self._waiting) > limits.OUTBOX:
            self.is_full = True
            self._waiting.clear()
        self._filled.set()

    async def next(self) -> str | None:
        """The next message as text; None when the outbox is full."""
        while not self._waiting and not self.is_full:
            self._filled.clear()
            await self._filled.wait()
        if self.is_full:
            return None
        _, message = self._waiting.popitem(last=False)
        return json.dumps(message, separators=(",", ":"))
