"""The queue of messages of a connection: bounded, with one entry per game."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable

from ..plain import Json
from . import limits

Message = Json | Callable[[], Json | None]


class Outbox:
    """Messages in order. A message replaces a waiting one with the same key."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[object, Message] = OrderedDict()
        self._filled = asyncio.Event()
        self.is_full = False

    def post(self, message: Message, *, key: object = None) -> None:
        """Add a message, or a function that makes one when it is sent.

        When too many wait, the outbox stays full: the reader is too slow.
        """
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
        while not self.is_full:
            if not self._waiting:
                self._filled.clear()
                await self._filled.wait()
                continue
            _, waiting = self._waiting.popitem(last=False)
            message = waiting() if callable(waiting) else waiting
            if message is not None:
                return json.dumps(message, separators=(",", ":"))
        return None
