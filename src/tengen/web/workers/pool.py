"""The pool: jobs by importance, workers that take them, and what happens when one dies.

Quick moves go before long thoughts, and those before analysis. With two workers or more the first
takes nothing but quick jobs, so that nobody's long thought holds up a game. An analysis gives way
at once when a game waits for its worker, and after a slice of time when another analysis does; it
goes on later with what it has left. Everything here happens in the server's loop, without waiting.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from ..errors import WebError
from .hand import Hand
from .messages import Done, Failed, FromWorker, Json, Loading, News, Ready, Refused, Request, Stop
from .process import CLERK

log = logging.getLogger("tengen.web")

SLICE = 2.0  # seconds of an analysis after which another one has its turn
STOPPING = 2.0  # seconds within which a worker has to stop before it is replaced
TICK = 0.1  # seconds between two looks at slices and deadlines
PATIENCE = 60.0  # seconds beyond its own limit after which a job's worker counts as hung
MOST_TRIES = 2  # of a job whose worker dies
PAUSES = (0.0, 0.2, 1.0, 5.0, 30.0)  # seconds before a worker that never got ready is tried again
FAILED_STARTS = 3  # in a row, after which the engine counts as failed


class Lane(IntEnum):
    """How important a job is, the most important first."""

    QUICK = 0
    THINK = 1
    ANALYSIS = 2


WAITING = {Lane.QUICK: 400, Lane.THINK: 40, Lane.ANALYSIS: 60}  # jobs at most in each lane


class State(IntEnum):
    """What a pool is doing."""

    STARTING = 0
    COMPILING = 1
    READY = 2
    FAILED = 3


@dataclass(eq=False, slots=True)
class Job:
    """Something that was asked of a pool; `result` is the answer, `cancel` gives it up."""

    task: str
    args: Json
    lane: Lane
    tell: Callable[[Json], None]
    restarted: Callable[[], None]  # its worker has died, and it begins again
    pool: Pool
    seconds: float | None = None  # of an analysis: what is left of its time
    number: int = 0  # of its latest turn: a stop means one turn, and all earlier ones
    tries: int = 0
    began: float = 0.0
    answer: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    async def result(self) -> Any:
        """The answer; WebError when it was refused or failed. Being cancelled cancels the job."""
        try:
            return await self.answer
        finally:
            self.cancel()

    def cancel(self) -> None:
        """Give the job up, waiting or running. Nothing happens when it has its answer."""
        self.answer.cancel()  # a task that is cancelled while it waits has done so already
        if self.answer.cancelled():
            self.pool.forget(self)


@dataclass(eq=False, slots=True)
class _Seat:
    """A worker's place in the pool; the process on it may be another one tomorrow."""

    is_quick: bool  # takes nothing but quick jobs
    hand: Hand | None = None
    is_ready: bool = False
    job: Job | None = None
    gives_way: bool = False  # the job was asked to stop and waits for another turn
    kill_at: float | None = None  # when the process is ended unless it has stopped
    failures: int = 0  # to get ready, in a row

    def takes(self, lane: Lane) -> bool:
        return self.is_ready and (lane is Lane.QUICK or not self.is_quick)


class Pool:
    """Workers of one kind and the jobs that wait for them."""

    def __init__(
        self,
        command: Sequence[str],
        count: int,
        *,
        waiting: Mapping[Lane, int] = WAITING,
    ) -> None:
        self._command = command
        self.changed: Callable[[], None] = lambda: None  # called when the state is another one
        self._most = waiting
        self._seats = [_Seat(is_quick=count > 1 and number == 0) for number in range(count)]
        self._lanes: dict[Lane, deque[Job]] = {lane: deque() for lane in Lane}
        self._number = 0  # turns given to workers
        self._tick: asyncio.Task[None] | None = None
        self._progress = (False, 0, 1)
        self._is_closed = False

    @staticmethod
    def of_engines(count: int, hash_mb: int) -> Pool:
        """A pool of workers with an engine each."""
        return Pool(_worker_command(str(hash_mb)), count)

    @staticmethod
    def of_readers(count: int = 1) -> Pool:
        """A pool of workers without an engine, for what is read and drawn."""
        return Pool(_worker_command(CLERK), count)

    def start(self) -> None:
        """Begin to get ready: one worker first, which may have to compile for all."""
        self._fill(self._seats[0])
        self._tick = asyncio.get_running_loop().create_task(self._watch())

    async def close(self) -> None:
        """End every worker and give up every job."""
        self._is_closed = True
        if self._tick is not None:
            self._tick.cancel()
        for lane in self._lanes.values():
            while lane:
                lane.popleft().answer.cancel()
        for seat in self._seats:
            if seat.job is not None:
                seat.job.answer.cancel()
            if seat.hand is not None:
                await seat.hand.close()

    # What the server asks

    @property
    def state(self) -> State:
        """Whether jobs are done now."""
        if any(seat.is_ready for seat in self._seats):
            return State.READY
        if self._seats[0].failures >= FAILED_STARTS:
            return State.FAILED
        return State.COMPILING if self._progress[0] else State.STARTING

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
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        pids = (seat.hand.pid for seat in self._seats if seat.hand is not None)
        return [pid for pid in pids if pid is not None]

    def submit(
        self,
        task: str,
        args: Json,
        *,
        lane: Lane = Lane.QUICK,
        seconds: float | None = None,
        tell: Callable[[Json], None] = lambda value: None,
        restarted: Callable[[], None] = lambda: None,
    ) -> Job:
        """Ask for something. A WebError says that too many wait already, or that nobody works."""
        if self.state is State.FAILED:
            raise WebError("engine", "the engine cannot be run on this machine: see the server log")
        if len(self._lanes[lane]) >= self._most[lane]:
            raise WebError.busy("too many are waiting for the engine: try again in a moment")
        job = Job(task, args, lane, tell, restarted, self, seconds)
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
        for seat in self._seats:
            if seat.job is job:
                seat.gives_way = False
                self._stop(seat)

    # Workers

    def _fill(self, seat: _Seat) -> None:
        """Put a new process on an empty seat."""
        if self._is_closed:
            return
        seat.hand = Hand(
            self._command, lambda message: self._hear(seat, message), lambda: self._lost(seat)
        )

    def _hear(self, seat: _Seat, message: FromWorker) -> None:
        match message:
            case Loading():
                self._progress = message
                self.changed()
            case Ready():
                seat.is_ready, seat.failures = True, 0
                for other in self._seats:
                    if other.hand is None:
                        self._fill(other)
                self.changed()
                self._dispatch()
            case News(number, value):
                job = seat.job
                if job is not None and job.number == number and not job.answer.done():
                    job.tell(value)
            case _:
                self._finish(seat, message)

    def _finish(self, seat: _Seat, message: Done | Refused | Failed) -> None:
        job = seat.job
        if job is None or job.number != message.number:
            return
        gave_way = seat.gives_way
        seat.job, seat.gives_way, seat.kill_at = None, False, None
        if not job.answer.done():
            match message:
                case Done(was_stopped=True) if gave_way:
                    self._put_back(job)
                case Done(value=value):
                    job.answer.set_result(value)
                case Refused(code=code, message=text, details=details):
                    job.answer.set_exception(WebError(code, text, **details))
                case Failed(error=error):
                    log.error("task %s failed in a worker: %s", job.task, error)
                    text = "the engine has failed at this: see the server log"
                    job.answer.set_exception(WebError("engine", text))
        self._dispatch()

    def _put_back(self, job: Job) -> None:
        """Let an analysis wait for its next turn, with the time that it has left."""
        if job.seconds is not None:
            job.seconds = max(0.05, job.seconds - (time.monotonic() - job.began))
        self._lanes[job.lane].append(job)

    def _lost(self, seat: _Seat) -> None:
        """A process has ended: its job begins again, and so does its seat."""
        job, was_ready = seat.job, seat.is_ready
        seat.hand, seat.job, seat.is_ready, seat.kill_at = None, None, False, None
        seat.gives_way = False
        if not was_ready:
            seat.failures += 1
        if job is not None and not job.answer.done():
            self._retry(job)
        if self._is_closed:
            return
        log.warning("a worker has ended%s", "" if was_ready else " before it was ready")
        if self.state is State.FAILED:
            self._fail_all()
        pause = PAUSES[min(seat.failures, len(PAUSES) - 1)]
        asyncio.get_running_loop().call_later(pause, self._fill, seat)
        self.changed()

    def _retry(self, job: Job) -> None:
        job.tries += 1
        if job.tries < MOST_TRIES:
            self._lanes[job.lane].appendleft(job)
            job.restarted()
        else:
            text = "the engine has died at this twice"
            job.answer.set_exception(WebError("engine", text))

    def _fail_all(self) -> None:
        for lane in self._lanes.values():
            while lane:
                text = "the engine cannot be run on this machine: see the server log"
                lane.popleft().answer.set_exception(WebError("engine", text))

    # Who does what

    def _dispatch(self) -> None:
        for lane in Lane:
            jobs = self._lanes[lane]
            while jobs:
                seat = self._free_seat(lane)
                if seat is None:
                    break
                self._give(seat, jobs.popleft())
            if jobs and lane is not Lane.ANALYSIS:
                self._make_room(lane, len(jobs))

    def _free_seat(self, lane: Lane) -> _Seat | None:
        return next((seat for seat in self._seats if seat.takes(lane) and seat.job is None), None)

    def _give(self, seat: _Seat, job: Job) -> None:
        assert seat.hand is not None
        self._number += 1
        seat.job, job.began, job.number = job, time.monotonic(), self._number
        args = job.args if job.seconds is None else {**job.args, "seconds": job.seconds}
        seat.hand.send(Request(job.number, job.task, args))

    def _make_room(self, lane: Lane, wanted: int) -> None:
        """Have as many analyses give way as jobs of a game wait."""
        for seat in self._seats:
            if seat.takes(lane) and seat.job is not None and seat.job.lane is Lane.ANALYSIS:
                if wanted > 0 and not seat.gives_way:
                    self._yield(seat)
                wanted -= 1

    def _yield(self, seat: _Seat) -> None:
        seat.gives_way = True
        self._stop(seat)

    def _stop(self, seat: _Seat) -> None:
        assert seat.hand is not None
        assert seat.job is not None
        seat.hand.send(Stop(seat.job.number))
        if seat.kill_at is None:
            seat.kill_at = time.monotonic() + STOPPING

    async def _watch(self) -> None:
        """Look after slices of time and workers that do not stop, as long as the pool lives."""
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for seat in self._seats:
                if seat.job is not None:
                    self._look_after(seat, seat.job, now)

    def _look_after(self, seat: _Seat, job: Job, now: float) -> None:
        if self._is_hung(seat, job, now):
            log.warning("a worker did not stop and is replaced")
            seat.kill_at = None
            assert seat.hand is not None
            seat.hand.kill()
            return
        others = self._lanes[Lane.ANALYSIS]
        if job.lane is Lane.ANALYSIS and others and now - job.began > SLICE and not seat.gives_way:
            self._yield(seat)

    def _is_hung(self, seat: _Seat, job: Job, now: float) -> bool:
        if seat.kill_at is not None:
            return now > seat.kill_at
        return now > job.began + (job.seconds or 0.0) + PATIENCE


def _worker_command(argument: str) -> list[str]:
    return [sys.executable, "-m", "tengen.web.workers.process", argument]
