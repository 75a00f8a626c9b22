"""News between servers over Redis: published to channels, in order, and kept nowhere.

Whoever misses news looks into the database. The bus sends itself a beat every second: when none
comes back it is down, whatever the connection says.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import redis.asyncio
from redis.exceptions import RedisError

from ...plain import Json

log = logging.getLogger("tengen.web")

BEAT_SECONDS = 1.0
SILENCE_SECONDS = 3.0  # without any message, after which the bus is down
CONNECT_SECONDS = 2.0
MOST = 10_000  # messages that wait to be sent; more mean that Redis does not take them
FAILURES = (RedisError, OSError, TimeoutError)
PREFIX = "tengen:"


class Bus:
    """Publishes and hears JSON on channels; `changed` is called when it goes up or down."""

    def __init__(self, url: str, name: str, changed: Callable[[bool], None]) -> None:
        self.is_up = False
        self.name = name
        self._url = url
        self._changed = changed
        self._handlers: dict[str, Callable[[Json], None]] = {}
        self._confirmed: dict[str, asyncio.Event] = {}
        self._waiting: deque[tuple[str, str]] = deque()
        self._filled = asyncio.Event()
        self._heard = 0.0
        self._pubsub: Any = None
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, and keep connected; returns when the first attempt has ended."""
        tried = asyncio.Event()
        self._running = asyncio.get_running_loop().create_task(self._run(tried))
        await tried.wait()

    async def close(self) -> None:
        """Send what is waiting and disconnect."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                while self.is_up and self._waiting:
                    await asyncio.sleep(0.01)
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def publish(self, channel: str, message: Json) -> None:
        """Send a message, in order with the others; nobody hears it while the bus is down."""
        if self.is_up and len(self._waiting) < MOST:
            text = json.dumps({"from": self.name, **message}, separators=(",", ":"))
            self._waiting.append((PREFIX + channel, text))
            self._filled.set()

    async def subscribe(self, channel: str, handler: Callable[[Json], None]) -> None:
        """Hear the messages of a channel, all that are published after this returns."""
        self._handlers[channel] = handler
        confirmed = self._confirmed.setdefault(channel, asyncio.Event())
        if self.is_up:
            with suppress(*FAILURES):  # subscribed to when it is up again
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._pubsub.subscribe(PREFIX + channel)
                    await confirmed.wait()

    def unsubscribe(self, channel: str) -> None:
        """Stop hearing a channel."""
        if self._handlers.pop(channel, None) is not None:
            self._confirmed.pop(channel, None)
            if self.is_up:
                asyncio.get_running_loop().create_task(self._leave(channel))

    async def _leave(self, channel: str) -> None:
        with suppress(*FAILURES):
            if channel not in self._handlers:
                await self._pubsub.unsubscribe(PREFIX + channel)

    # The connection

    async def _run(self, tried: asyncio.Event) -> None:
        """Connect again and again, forever."""
        while True:
            client = redis.asyncio.from_url(
                self._url,
                socket_connect_timeout=CONNECT_SECONDS,
                socket_timeout=None,
                decode_responses=True,
            )
            try:
                await self._connected(client, tried)
            except FAILURES as error:
                if self.is_up or not tried.is_set():
                    log.warning("Redis failed: %s", error)
            finally:
                self._set_up(False)
                tried.set()
                with suppress(*FAILURES):
                    await client.aclose()
            await asyncio.sleep(BEAT_SECONDS)

    async def _connected(self, client: Any, tried: asyncio.Event) -> None:
        """Serve one connection until it fails."""
        self._waiting.clear()
        own = f"beat:{self.name}"
        async with client.pubsub() as self._pubsub:
            async with asyncio.timeout(SILENCE_SECONDS):
                await self._pubsub.subscribe(
                    PREFIX + own, *(PREFIX + channel for channel in self._handlers)
                )
                await client.publish(PREFIX + own, "{}")
                await self._pubsub.get_message(timeout=CONNECT_SECONDS)
            self._heard = time.monotonic()
            self._set_up(True)
            tried.set()
            await _until_one_fails(self._read(), self._write(client), self._beat(own))

    def _set_up(self, is_up: bool) -> None:
        if is_up != self.is_up:
            self.is_up = is_up
            self._changed(is_up)

    async def _read(self) -> None:
        async for message in self._pubsub.listen():
            self._heard = time.monotonic()
            channel = message["channel"].removeprefix(PREFIX)
            if message["type"] == "subscribe":
                if channel in self._confirmed:
                    self._confirmed[channel].set()
            elif message["type"] == "message":
                self._hand_over(channel, message["data"])

    def _hand_over(self, channel: str, text: str) -> None:
        handler = self._handlers.get(channel)
        if handler is None:
            return
        try:
            handler(json.loads(text))
        except Exception:
            log.exception("news on %s could not be used", channel.partition(":")[0])

    async def _write(self, client: Any) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._waiting:
                pipeline = client.pipeline(transaction=False)
                for _ in range(min(len(self._waiting), 200)):
                    pipeline.publish(*self._waiting.popleft())
                async with asyncio.timeout(SILENCE_SECONDS):
                    await pipeline.execute()

    async def _beat(self, own: str) -> None:
        """Notice when nothing comes through any more."""
        while True:
            self.publish(own, {})
            await asyncio.sleep(BEAT_SECONDS)
            if time.monotonic() - self._heard > SILENCE_SECONDS:
                raise TimeoutError("nothing was heard")


async def _until_one_fails(*work: Coroutine[Any, Any, None]) -> None:
    """Do several things at once until one of them ends, and raise what ended it."""
    loop = asyncio.get_running_loop()
    tasks = [loop.create_task(each) for each in work]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        task.result()
