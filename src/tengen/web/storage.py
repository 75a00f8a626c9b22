"""Asynchronous access to the store: one thread carries out waiting calls in one transaction.

So a hundred players who move at the same time wait for the disk once and not a hundred times.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

from ..texts import Message
from .errors import WebError
from .store.database import StoreError
from .store.store import Store

log = logging.getLogger("tengen.web")

MOST = 200  # calls in one transaction
TOLERANCE = 0.02  # seconds by which the clocks of two servers may differ
NOTE_SECONDS = 2.0  # between two times that the server clock is stored
RETRY_SECONDS = (0.1, 0.3, 1.0, 3.0)  # before a change is tried again that may not be stored

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Storage:
    """Passes calls to the store, and runs the server clock.

    The server clock counts the seconds during which a server ran on this database. Games use it: no
    player's time runs while the server is down, and changes of the system's clock do not matter.
    Servers that share a database keep the clock together (see `peers`); it is synchronised.
    """

    def __init__(self, store: Store, *, is_shared: bool = False) -> None:
        self.store = store
        self._is_shared = is_shared
        self.stored = 0  # actions of games, since the start
        self._thread = ThreadPoolExecutor(1, "tengen-store")
        self._asked: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self._taking: asyncio.Task[None] | None = None
        self._offset = (0.0 if is_shared else store.uptime()) - time.monotonic()
        self._noting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start storing the time, unless the servers do that together."""
        if self._is_shared:
            return
        self._noting = asyncio.get_running_loop().create_task(self._note())

    async def close(self) -> None:
        """Store the time once more and close the database."""
        if self._noting is not None:
            self._noting.cancel()
        if not self._is_shared:
            with suppress(WebError):
                await self.ask(self.store.note_uptime, self.now())
        self._thread.shutdown()
        self.store.close()

    def wall(self) -> float:
        """The time in seconds since 1970, as the store has it."""
        return self.store.wall()

    def now(self) -> float:
        """The time of the server clock, in seconds."""
        return round(self._offset + time.monotonic(), 3)

    @property
    def waiting(self) -> int:
        """How many calls wait for the database."""
        return len(self._asked)

    def synchronise(self, uptime: float, at: float) -> None:
        """Set the server clock to the time that it had at a moment of the monotonic clock."""
        if abs(uptime - at - self._offset) > TOLERANCE:
            self._offset = uptime - at

    async def ask(
        self, method: Callable[Given, Found], *args: Given.args, **kwargs: Given.kwargs
    ) -> Found:
        """Call a method of the store; the call is carried out even when the caller is cancelled.

        WebError when the database failed; it is then unknown whether a change was stored.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Found] = loop.create_future()
        self._asked.append((partial(method, *args, **kwargs), answer))
        if self._taking is None:
            self._taking = loop.create_task(self._take())
        try:
            return await asyncio.shield(answer)
        except StoreError as error:
            message = Message("web-database")
            raise WebError.busy(message) from error

    async def surely(self, change: Callable[[], Awaitable[Found]]) -> Found:
        """Retry a change while the database fails; the change must be idempotent."""
        for pause in RETRY_SECONDS:
            try:
                return await change()
            except WebError as error:
                if error.code != "busy":
                    raise
                await asyncio.sleep(pause)
        return await change()

    async def _take(self) -> None:
        """Carry out calls as long as any are waiting."""
        loop = asyncio.get_running_loop()
        while self._asked:
            batch, self._asked = self._asked[:MOST], self._asked[MOST:]
            calls = [call for call, _ in batch]
            try:
                results = await loop.run_in_executor(self._thread, self.store.together, calls)
            except Exception as error:  # of the transaction, and so of every call in it
                log.warning("the database failed: %s", error)
                results = [error] * len(batch)
            for (_, answer), result in zip(batch, results, strict=True):
                if isinstance(result, Exception):
                    answer.set_exception(result)
                else:
                    answer.set_result(result)
        self._taking = None

    async def _note(self) -> None:
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            with suppress(WebError):  # it is noted the next time
                await self.ask(self.store.note_uptime, self.now())
