"""One worker process as the server sees it: started, spoken to, listened to, ended."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress

from .messages import HEADER, FromWorker, ToWorker

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has one word for both

Hear = Callable[[FromWorker], None]


class Hand:
    """A worker process. `hear` is called with what it says, `ended` once when it is gone."""

    def __init__(self, command: Sequence[str], hear: Hear, ended: Callable[[], None]) -> None:
        self._command = command
        self._hear = hear
        self._ended = ended
        self._process: asyncio.subprocess.Process | None = None
        self._life = asyncio.get_running_loop().create_task(self._live())

    @property
    def pid(self) -> int | None:
        """The number of the process, once it runs."""
        return None if self._process is None else self._process.pid

    def send(self, message: ToWorker) -> None:
        """Say something to the worker; to one that has died, nothing happens."""
        process = self._process
        if process is None or process.stdin is None or process.stdin.is_closing():
            return
        data = pickle.dumps(message)
        process.stdin.write(len(data).to_bytes(HEADER) + data)

    def kill(self) -> None:
        """End the process at once; `ended` follows."""
        process = self._process
        if process is not None and process.returncode is None:
            # Not process.kill: that may reap the process before asyncio's own watcher does.
            with suppress(ProcessLookupError):
                os.kill(process.pid, KILL)

    async def close(self) -> None:
        """End the process and wait until it is gone; nobody is told."""
        self._ended = lambda: None
        self._hear = lambda message: None
        self.kill()
        if self._process is None:
            self._life.cancel()
        with suppress(asyncio.CancelledError):
            await self._life

    async def _live(self) -> None:
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                while True:
                    length = int.from_bytes(await process.stdout.readexactly(HEADER))
                    self._hear(pickle.loads(await process.stdout.readexactly(length)))
        finally:
            self.kill()
            await process.wait()
            self._ended()
