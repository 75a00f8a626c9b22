"""The learning records of players: read, and changed by one request at a time."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, date, datetime

from ..errors import StaleError
from ..learning.record import PARTS, Kind, LearningPart, LearningRecord, kept_part, part_name
from ..texts import Message
from . import limits
from .errors import WebError
from .storage import Storage

TRIES = 8  # of a change that others were ahead of
REMEMBERED = 4 << 20  # characters of parts that were read last; in memory they take ten times that


class ReadParts:
    """Parts that were read, by name and content; the ones unused for longest are dropped."""

    def __init__(self) -> None:
        self._parts: OrderedDict[tuple[str, str], LearningPart] = OrderedDict()
        self._characters = 0

    def pop(self, key: tuple[str, str]) -> LearningPart | None:
        """Take a part out, if it is there."""
        part = self._parts.pop(key, None)
        if part is not None:
            self._characters -= len(key[1])
        return part

    def keep(self, key: tuple[str, str], part: LearningPart) -> None:
        """Put a part in."""
        self.pop(key)
        self._parts[key] = part
        self._characters += len(key[1])
        while self._characters > REMEMBERED:
            (_, content), _ = self._parts.popitem(last=False)
            self._characters -= len(content)


class Learning:
    """The records in the store; `owner` is the client id. `wall` gives seconds since 1970."""

    def __init__(self, storage: Storage, *, wall: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._wall = wall
        # By what is kept, so that it never matters who changes it, and at which server. A large
        # deck takes a second to read, and every page begins with it.
        self._read = ReadParts()

    def now(self) -> datetime:
        """The time in UTC."""
        return datetime.fromtimestamp(self._wall(), UTC)

    def today(self) -> date:
        """The day in UTC."""
        return self.now().date()

    async def record(self, owner: str) -> LearningRecord:
        """The whole record of a player."""
        record = LearningRecord()
        for kind in PARTS.values():
            _, part = await self.read(owner, kind)
            record = record.with_part(part)
        return record

    async def part(self, owner: str, kind: type[Kind]) -> Kind:
        """A part of a player's record."""
        return (await self.read(owner, kind))[1]

    async def read(self, owner: str, kind: type[Kind]) -> tuple[int, Kind]:
        """A part with its version, which is 0 if nothing was kept yet."""
        store = self._storage.store
        name = part_name(kind)
        kept = await self._storage.ask(store.learning, owner, name)
        if kept is None:
            return 0, kind()
        version, text = kept
        known = self._read.pop((name, text))
        if isinstance(known, kind):
            part = known
        else:  # not in the event loop: a large part takes a while
            part = await asyncio.to_thread(lambda: kept_part(kind, json.loads(text)))
        self._read.keep((name, text), part)
        return version, part

    async def change(self, owner: str, kind: type[Kind], change: Callable[[Kind], Kind]) -> Kind:
        """Apply a pure function to a part, and keep and return the result.

        The function is called again when another request was first.
        """
        for _ in range(TRIES):
            version, part = await self.read(owner, kind)
            changed = change(part)
            if changed == part:
                return part
            plain = changed.to_plain()
            if len(json.dumps(plain)) > limits.LEARNING_BYTES:
                raise WebError("bad-request", Message("web-record-large"))
            keep = self._storage.store.keep_learning
            try:
                await self._storage.ask(keep, owner, part_name(kind), plain, version)
            except StaleError:
                continue
            return changed
        raise WebError.busy(Message("web-record-busy"))
