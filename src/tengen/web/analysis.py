"""A live analysis: one per client, reported as it runs, ended when replaced or unread."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ..plain import Json
from ..remote.pool import Lane, Pool
from . import limits
from .errors import WebError
from .models import Analyse
from .room import Viewer

QUEUE_NEWS = 1.0  # seconds between two reports of the place in the queue
CHECK_SECONDS = 2.0  # between two looks whether a game of the reader has come to the position


class LiveAnalysis:
    """An analysis that was requested on a socket."""

    def __init__(
        self, wish: Analyse, pool: Pool, reader: Viewer, check: Callable[[], Awaitable[None]]
    ) -> None:
        """`check` raises WebError once the reader may no longer be helped."""
        self._ref = wish.ref
        self._pool = pool
        self._reader = reader
        self._depth = 0
        self._is_over = False
        self._job = pool.submit(
            "analyse",
            {
                "position": wish.position.model_dump(),
                "multipv": wish.multipv,
                "nodes": wish.nodes,
                "depth": wish.depth,
            },
            lane=Lane.ANALYSIS,
            seconds=wish.time or limits.ANALYSIS_SECONDS,
            tell=self._tell,
        )
        loop = asyncio.get_running_loop()
        work = (self._run(), self._tell_queue(), self._keep_checking(check))
        self._tasks = [loop.create_task(each) for each in work]

    def end(self, reason: str) -> None:
        """End it and give the reason, unless it is over."""
        if not self._is_over:
            self._is_over = True
            self.cancel()
            self._reader.post({"type": "done", "ref": self._ref, "reason": reason})

    def cancel(self) -> None:
        """End it silently."""
        self._is_over = True
        for task in self._tasks:
            task.cancel()
        self._job.cancel()

    async def _run(self) -> None:
        try:
            self._tell(await self._job.result())
        except WebError as error:
            if error.code != "game-over":
                self._is_over = True
                self._reader.post({"type": "error", "ref": self._ref, **error.plain()})
                return
            self.end("game-over")
            return
        self.end("limit")

    async def _keep_checking(self, check: Callable[[], Awaitable[None]]) -> None:
        """End it with the reason when the reader may not be helped any more."""
        while not self._is_over:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await check()
            except WebError as error:
                if error.code == "fair-play" and not self._is_over:
                    self._reader.post({"type": "error", "ref": self._ref, **error.plain()})
                    self.cancel()

    def _tell(self, news: Json) -> None:
        """Report what was found, but nothing twice after a restart."""
        if news["depth"] >= self._depth and not self._is_over:
            self._depth = news["depth"]
            self._reader.post({"type": "info", "ref": self._ref, **news}, key=("info", self._ref))

    async def _tell_queue(self) -> None:
        """Report the place in the queue until something was found."""
        while not self._depth and not self._is_over:
            ahead = self._pool.ahead_of(self._job)
            if ahead is not None:
                message = {"type": "queued", "ref": self._ref, "ahead": ahead}
                self._reader.post(message, key=("queued", self._ref))
            await asyncio.sleep(QUEUE_NEWS)
