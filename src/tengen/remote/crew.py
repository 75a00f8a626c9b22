"""Workers that share jobs: each job goes to a worker that is free, and again when it dies.

The jobs of a long command run in threads of the parent, and each asks a worker as it goes along.
When a worker dies, another one starts its job again.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Self, TypeVar

from ..errors import TengenError
from .backend import WorkerPlace
from .client import Client
from .errors import WorkerError

MAX_TRIES = 4  # of a job whose workers die
AHEAD = 2  # jobs per worker that are begun before the first of them has its answer
POLL = 0.02  # seconds between two looks for a free worker
LOOK_SECONDS = 1.0  # between two looks at how many workers there is room for
MOST = 1024  # jobs at the same time

Job = TypeVar("Job")
Found = TypeVar("Found")


class Crew:
    """Workers of one kind at some place, as many as there is room for, also when that grows."""

    def __init__(
        self,
        place: WorkerPlace,
        module: str,
        *args: str,
        log: Callable[[str], None] = lambda text: None,
    ) -> None:
        self._place = place
        self._backend = place.service(module, *args)
        self._log = log
        self._lock = threading.Lock()
        self._clients: list[Client] = []
        self._free: deque[Client] = deque()
        self._looked = -LOOK_SECONDS
        self._is_closed = False
        self._threads = ThreadPoolExecutor(MOST)

    @property
    def size(self) -> int:
        """How many workers there are, ready or not; more are started where there is room."""
        with self._lock:
            now = time.monotonic()
            if now - self._looked >= LOOK_SECONDS and not self._is_closed:
                self._looked = now
                while len(self._clients) < max(1, self._place.count()):
                    client = Client(self._backend, log=self._log)
                    client.start()
                    self._clients.append(client)
                    self._free.append(client)
            return len(self._clients)

    def do(self, job: Callable[[Client], Found]) -> Found:
        """The result of a job done with a free worker. If the worker dies, the job starts again.

        Waits for a worker. WorkerError when none can be started, or too many died of the job.
        """
        for _ in range(MAX_TRIES):
            client = self._take()
            deaths = client.deaths
            try:
                return job(client)
            except TengenError:
                if client.deaths == deaths or self._is_closed:
                    raise
            finally:
                with self._lock:
                    self._free.append(client)
        raise WorkerError(f"{MAX_TRIES} workers died of the same job")

    def ask(self, task: str, args: dict[str, Any], **options: Any) -> Any:
        """The answer of a free worker to a request."""
        return self.do(lambda client: client.ask(task, args, **options))

    def submit(self, job: Callable[[Client], Found]) -> Future[Found]:
        """Do a job in another thread."""
        return self._threads.submit(self.do, job)

    def in_order(
        self, jobs: Iterable[Job | None], work: Callable[[Client, Job], Found]
    ) -> Iterator[tuple[Job, Found]]:
        """Every job with what it comes to, in their order; some are begun ahead of it.

        Jobs may depend on what was yielded before: None among them means that the next one is not
        known yet.
        """
        source, running = iter(jobs), deque[tuple[Job, Future[Found]]]()
        is_over = False
        while True:
            while not is_over and len(running) < AHEAD * self.size:
                try:
                    job = next(source)
                except StopIteration:
                    is_over = True
                    break
                if job is None:
                    break
                running.append((job, self._begin(work, job)))
            if not running:
                return
            yield running[0][0], running[0][1].result()
            running.popleft()

    def _begin(self, work: Callable[[Client, Job], Found], job: Job) -> Future[Found]:
        return self.submit(lambda client: work(client, job))

    @property
    def is_closed(self) -> bool:
        """Whether the workers are being ended, or have been."""
        return self._is_closed

    def close(self) -> None:
        """Kill all workers, and wait until they and the jobs have ended. Safe in any state."""
        with self._lock:
            self._is_closed = True
            clients = list(self._clients)
        if clients:
            with ThreadPoolExecutor(len(clients)) as closing:
                list(closing.map(Client.close, clients))
        self._threads.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _take(self) -> Client:
        """A worker that is ready, for one job; waits for it."""
        while True:
            size = self.size
            with self._lock:
                if self._is_closed:
                    raise WorkerError("the workers are being ended")
                for _ in range(len(self._free)):
                    client = self._free.popleft()
                    if client.wait(0.0):
                        return client
                    self._free.append(client)
                broken = [client for client in self._free if client.is_broken]
            if len(broken) == size:
                raise WorkerError(f"no worker can be started: {broken[0].death}")
            time.sleep(POLL)
