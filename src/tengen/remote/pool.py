"""A pool of workers: jobs by importance, and what happens when a worker hangs or dies.

Quick jobs go before long thoughts, those before analysis, and reviews come last. With two workers
or more the first takes only quick jobs, so that nobody's long thought holds up a game. An analysis
yields at once when a game waits for its worker, a review also when an analysis does, and each of
them after a slice of time when another of its kind waits; it continues later with the time it has
left, and with the arguments that its job has then. Everything here happens in one asyncio loop and
never blocks it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from typing import Any

from ..plain import Json
from .backend import Backend, Backoff, Death, WorkerHandle
from .errors import QueueFullError, RefusedError, RemoteError, WorkerError
from .messages import Answer, Done, Failed, FromWorker, Loading, News, Ready, Refused, Request, Stop

log = logging.getLogger("tengen.remote")

SLICE = 2.0  # seconds of an analysis or a review after which another one has its turn
STOPPING = 2.0  # seconds within which a worker has to stop before it is replaced
TICK = 0.1  # seconds between two looks at slices and deadlines
PATIENCE = 60.0  # seconds beyond its own limit after which a job's worker is replaced
MAX_TRIES = 2  # of a job whose worker dies

UNAVAILABLE = "the engine cannot be run on this machine: see the server log"


class Lane(IntEnum):
    """How important a job is, the most important first."""

    QUICK = 0
    THINK = 1
    ANALYSIS = 2
    REVIEW = 3


YIELDING = (Lane.ANALYSIS, Lane.REVIEW)  # may be interrupted and continue later
WAITING = {Lane.QUICK: 400, Lane.THINK: 40, Lane.ANALYSIS: 60, Lane.REVIEW: 60}  # longest queues


class State(IntEnum):
    """What a pool is doing."""

    STARTING = 0
    COMPILING = 1
    READY = 2
    FAILED = 3


@dataclass(eq=False, slots=True)
class Job:
    """Work that was submitted to a pool; `result` waits for the answer, `cancel` gives it up."""

    task: str
    args: Json
    lane: Lane
    tell: Callable[[Any], None]
    restarted: Callable[[], None]  # called when its worker has died and it begins again
    pool: Pool
    seconds: float | None = None  # of an analysis: what is left of its time
    bound: float | None = None  # seconds of one turn after which its worker is replaced
    number: int = 0  # of its latest turn: a stop means one turn and all before it
    tries: int = 0
    began: float = 0.0
    answer: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    async def result(self) -> Any:
        """The answer, or an error. Cancelling the wait cancels the job."""
        try:
            return await self.answer
        finally:
            self.cancel()

    def cancel(self) -> None:
        """Give the job up, waiting or running. Nothing happens when it has its answer."""
        self.answer.cancel()  # a task that is cancelled while it waits has done so already
        if self.answer.cancelled():
            self.pool.forget(self)

    def deadline(self) -> float:
        """When its worker counts as hung, by `time.monotonic`."""
        bound = (self.seconds or 0.0) + PATIENCE if self.bound is None else self.bound
        return self.began + bound


@dataclass(eq=False, slots=True)
class _Slot:
    """A worker's place in the pool; the process in it may be replaced."""

    is_quick: bool  # takes only quick jobs
    worker: WorkerHandle | None = None
    is_ready: bool = False
    job: Job | None = None
    yields: bool = False  # the job was asked to stop and will wait for another turn
    kill_at: float | None = None  # when the process is killed unless it has stopped
    backoff: Backoff = field(default_factory=Backoff)

    def takes(self, lane: Lane) -> bool:
        return self.is_ready and (lane is Lane.QUICK or not self.is_quick)


class Pool:
    """Workers of one kind and the jobs that wait for them."""

    def __init__(
        self,
        backend: Backend,
        count: int,
        *,
        waiting: Mapping[Lane, int] = WAITING,
        convert: Callable[[RemoteError], Exception] = lambda error: error,
    ) -> None:
        """`convert` makes the errors that callers see."""
        self._backend = backend
        self._convert = convert
        self._longest = {**WAITING, **waiting}
        self.changed: Callable[[], None] = lambda: None  # called when the state has changed
        self._slots = [_Slot(is_quick=count > 1 and number == 0) for number in range(count)]
        self._lanes: dict[Lane, deque[Job]] = {lane: deque() for lane in Lane}
        self._number = 0  # turns given to workers
        self._tick: asyncio.Task[None] | None = None
        self._progress = Loading(is_cold=False, done=0, total=1)
        self._is_closed = False
        self._gone = asyncio.Event()  # when closed: no worker is left

    def start(self) -> None:
        """Start one worker, which may have to compile for all, and the others when it is ready."""
        self._fill(self._slots[0])
        self._tick = asyncio.get_running_loop().create_task(self._watch())

    async def close(self) -> None:
        """End every worker and give up every job."""
        self._is_closed = True
        if self._tick is not None:
            self._tick.cancel()
        for job in [*(job for lane in self._lanes.values() for job in lane), *self.running]:
            job.answer.cancel()
        workers = [slot.worker for slot in self._slots if slot.worker is not None]
        for worker in workers:
            worker.kill()
        if workers:
            await self._gone.wait()

    # What callers ask

    @property
    def state(self) -> State:
        """Whether jobs are done now."""
        if any(slot.is_ready for slot in self._slots):
            return State.READY
        if self._slots[0].backoff.is_broken:
            return State.FAILED
        return State.COMPILING if self._progress.is_cold else State.STARTING

    @property
    def progress(self) -> float:
        """How far getting ready has come, 0 to 1."""
        _, done, total = self._progress
        return 1.0 if self.state is State.READY else done / max(1, total)

    @property
    def waiting(self) -> int:
        """Jobs that no worker has taken yet."""
        return sum(len(lane) for lane in self._lanes.values())

    @property
    def queues(self) -> dict[Lane, int]:
        """How many jobs wait in each lane."""
        return {lane: len(jobs) for lane, jobs in self._lanes.items()}

    @property
    def workers(self) -> tuple[int, int]:
        """How many workers are ready, and how many there should be."""
        return sum(slot.is_ready for slot in self._slots), len(self._slots)

    @property
    def running(self) -> list[Job]:
        """Jobs that workers are doing."""
        return [slot.job for slot in self._slots if slot.job is not None]

    def submit(
        self,
        task: str,
        args: Json,
        *,
        lane: Lane = Lane.QUICK,
        seconds: float | None = None,
        bound: float | None = None,
        tell: Callable[[Any], None] = lambda value: None,
        restarted: Callable[[], None] = lambda: None,
    ) -> Job:
        """Queue a job. Raises an error when the queue is full or no worker can be started.

        `seconds` is how long an analysis may take in all its turns. After `bound` seconds of one
        turn (the default is a minute more than `seconds`) the job fails and its worker is replaced.
        """
        if self.state is State.FAILED:
            raise self._convert(WorkerError(UNAVAILABLE))
        if len(self._lanes[lane]) >= self._longest[lane]:
            text = "too many are waiting for the engine: try again in a moment"
            raise self._convert(QueueFullError(text))
        job = Job(task, args, lane, tell, restarted, self, seconds, bound)
        self._lanes[lane].append(job)
        self._dispatch()
        return job

    def ahead_of(self, job: Job) -> int | None:
        """How many jobs of its lane come before this one; None when it does not wait."""
        lane = self._lanes[job.lane]
        return lane.index(job) if job in lane else None

    def forget(self, job: Job) -> None:
        """Take a job out of its lane, or stop the worker that does it."""
        if job in self._lanes[job.lane]:
            self._lanes[job.lane].remove(job)
        for slot in self._slots:
            if slot.job is job:
                slot.yields = False
                self._stop(slot)

    # Workers

    def _fill(self, slot: _Slot) -> None:
        """Start a process for an empty slot."""
        if self._is_closed:
            return
        loop = asyncio.get_running_loop()

        def later(call: Callable[[_Slot, Any], None], value: FromWorker | Death) -> None:
            with suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(call, slot, value)

        slot.worker = self._backend.start(partial(later, self._hear), partial(later, self._lost))

    def _hear(self, slot: _Slot, message: FromWorker) -> None:
        match message:
            case Loading():
                self._progress = message
                self.changed()
            case Ready():
                slot.is_ready = True
                slot.backoff.reset()
                for other in self._slots:
                    if other.worker is None:
                        self._fill(other)
                self.changed()
                self._dispatch()
            case News(number, value):
                job = slot.job
                if job is not None and job.number == number and not job.answer.done():
                    job.tell(value)
            case _:
                self._finish(slot, message)

    def _finish(self, slot: _Slot, message: Answer) -> None:
        job = slot.job
        if job is None or job.number != message.number:
            return
        yielded = slot.yields
        slot.job, slot.yields, slot.kill_at = None, False, None
        if not job.answer.done():
            match message:
                case Done(was_stopped=True) if yielded:
                    self._put_back(job)
                case Done(value=value):
                    job.answer.set_result(value)
                case Refused(code=code, message=text, details=details):
                    self._fail(job, RefusedError(code, text, **details))
                case Failed(trace=trace):
                    log.error("task %s failed in a worker: %s", job.task, trace)
                    self._fail(job, WorkerError("the engine failed: see the server log"))
        self._dispatch()

    def _fail(self, job: Job, error: RemoteError) -> None:
        job.answer.set_exception(self._convert(error))

    def _put_back(self, job: Job) -> None:
        """Let an interrupted job wait for its next turn, with the time it has left."""
        if job.seconds is not None:
            job.seconds = max(0.05, job.seconds - (time.monotonic() - job.began))
        self._lanes[job.lane].append(job)

    def _lost(self, slot: _Slot, death: Death) -> None:
        """A process has ended: its job begins again, and a new process takes its slot."""
        job, was_ready = slot.job, slot.is_ready
        slot.worker, slot.job, slot.is_ready, slot.kill_at = None, None, False, None
        slot.yields = False
        if not was_ready:
            slot.backoff.fail()
        if job is not None and not job.answer.done():
            self._retry(job)
        if self._is_closed:
            if not any(other.worker for other in self._slots):
                self._gone.set()
            return
        log.warning("a worker ended%s: %s", "" if was_ready else " before it was ready", death)
        if self.state is State.FAILED:
            for lane in self._lanes.values():
                while lane:
                    self._fail(lane.popleft(), WorkerError(UNAVAILABLE))
        asyncio.get_running_loop().call_later(slot.backoff.pause, self._fill, slot)
        self.changed()

    def _retry(self, job: Job) -> None:
        job.tries += 1
        if job.tries < MAX_TRIES:
            self._lanes[job.lane].appendleft(job)
            job.restarted()
        else:
            self._fail(job, WorkerError(f"the engine died {MAX_TRIES} times at this"))

    # Who does what

    def _dispatch(self) -> None:
        for lane in Lane:
            jobs = self._lanes[lane]
            while jobs:
                free = (slot for slot in self._slots if slot.takes(lane) and slot.job is None)
                slot = next(free, None)
                if slot is None:
                    break
                self._give(slot, jobs.popleft())
            if jobs:
                self._make_room(lane, len(jobs))

    def _give(self, slot: _Slot, job: Job) -> None:
        assert slot.worker is not None
        self._number += 1
        slot.job, job.began, job.number = job, time.monotonic(), self._number
        args = job.args if job.seconds is None else {**job.args, "seconds": job.seconds}
        slot.worker.send(Request(job.number, job.task, args))

    def _make_room(self, lane: Lane, wanted: int) -> None:
        """Have less important jobs yield, the least important first, to jobs that wait."""
        for yielding in reversed(YIELDING):
            for slot in self._slots:
                if (
                    yielding > lane
                    and slot.takes(lane)
                    and slot.job is not None
                    and slot.job.lane is yielding
                ):
                    if wanted > 0 and not slot.yields:
                        self._yield(slot)
                    wanted -= 1

    def _yield(self, slot: _Slot) -> None:
        slot.yields = True
        self._stop(slot)

    def _stop(self, slot: _Slot) -> None:
        assert slot.worker is not None
        assert slot.job is not None
        slot.worker.send(Stop(slot.job.number))
        if slot.kill_at is None:
            slot.kill_at = time.monotonic() + STOPPING

    async def _watch(self) -> None:
        """Look after slices of time and workers that hang, as long as the pool lives."""
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for slot in self._slots:
                if slot.job is not None:
                    self._look_after(slot, slot.job, now)

    def _look_after(self, slot: _Slot, job: Job, now: float) -> None:
        assert slot.worker is not None
        if now > job.deadline() and not job.answer.done():
            self._fail(job, WorkerError(f"{job.task} took too long and was stopped"))
            slot.kill_at = now
        if slot.kill_at is not None and now >= slot.kill_at:
            log.warning("a worker did not stop in time and is replaced")
            slot.kill_at = None
            slot.worker.kill()
            return
        others = self._lanes[job.lane]
        if job.lane in YIELDING and others and now - job.began > SLICE and not slot.yields:
            self._yield(slot)
