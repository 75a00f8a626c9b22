"""The store for the server's loop: its calls run in threads, and nobody waits but who asked.

SQLite has one writer at a time, so there it is one thread, which keeps the order of all calls.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from .store.store import Store

THREADS = 4  # where the database can have several writers
NOTE_SECONDS = 2.0  # between two notes of how long the house clock has run

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Desk:
    """Takes questions to the store, and keeps the house clock.

    The house clock counts the seconds in which a server ran on this database. Games go by it: while
    the server is down nobody's time runs, and nobody's watch on the wall can be turned back.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._threads = ThreadPoolExecutor(1 if store.is_sqlite else THREADS, "tengen-store")
        self._offset = store.uptime() - time.monotonic()
        self._noting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to note the time."""
        self._noting = asyncio.get_running_loop().create_task(self._note())

    async def close(self) -> None:
        """Note the time once more and let go of the database."""
        if self._noting is not None:
            self._noting.cancel()
        await self.ask(self.store.note_uptime, self.now())
        self._threads.shutdown()
        self.store.close()

    def now(self) -> float:
        """The time of the house clock, in seconds."""
        return round(self._offset + time.monotonic(), 3)

    async def ask(
        self, method: Callable[Given, Found], *args: Given.args, **kwargs: Given.kwargs
    ) -> Found:
        """What a method of the store returns. What was begun is finished, whoever waits for it."""
        loop = asyncio.get_running_loop()
        return await asyncio.shield(
            loop.run_in_executor(self._threads, partial(method, *args, **kwargs))
        )

    async def _note(self) -> None:
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            await self.ask(self.store.note_uptime, self.now())
