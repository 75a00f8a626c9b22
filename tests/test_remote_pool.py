"""The pool: lanes, slices of time, hung and dead workers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from remote_support import is_running, odd_workers
from tengen.remote.errors import QueueFullError, RefusedError, WorkerError
from tengen.remote.pool import Job, Lane, Pool, State


def run(
    test: Callable[[Pool], Awaitable[None]],
    *,
    count: int = 2,
    behaviour: str = "ready",
    **options: Any,
) -> None:
    """Run a test with a pool that is closed at its end."""

    async def whole() -> None:
        pool = Pool(odd_workers(behaviour), count, **options)
        pool.start()
        try:
            await asyncio.wait_for(test(pool), 60)
        finally:
            await pool.close()

    asyncio.run(whole())


async def until(is_so: Callable[[], object], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def analysis(pool: Pool, seconds: float = 30.0, **options: Any) -> Job:
    return pool.submit("count", {}, lane=Lane.ANALYSIS, seconds=seconds, **options)


def test_a_job_is_answered_refused_or_failed() -> None:
    async def test(pool: Pool) -> None:
        assert await pool.submit("echo", {"value": [1, 2]}).result() == [1, 2]
        with pytest.raises(RefusedError, match="not this") as refused:
            await pool.submit("refuse", {}).result()
        assert (refused.value.code, refused.value.details) == ("odd", {"why": 1})
        with pytest.raises(WorkerError) as failed:
            await pool.submit("fail", {}).result()
        assert failed.value.code == "worker"
        assert await pool.submit("echo", {"value": 3}).result() == 3

    run(test)


def test_errors_are_converted_for_the_caller() -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(KeyError, match="not this"):
            await pool.submit("refuse", {}).result()

    run(test, convert=lambda error: KeyError(str(error)))


def test_the_first_worker_takes_nothing_but_quick_jobs() -> None:
    async def test(pool: Pool) -> None:
        await until(lambda: all(slot.is_ready for slot in pool._slots))
        thinking = [pool.submit("count", {"seconds": 30}, lane=Lane.THINK) for _ in range(3)]
        await asyncio.sleep(0.1)
        assert await pool.submit("echo", {"value": "quick"}).result() == "quick"
        for job in thinking:
            job.cancel()

    run(test)


def test_a_game_goes_before_analysis_which_goes_on_afterwards() -> None:
    async def test(pool: Pool) -> None:
        found: list[int] = []
        running = analysis(pool, tell=found.append)
        await until(lambda: found)
        assert await pool.submit("echo", {"value": 1}, lane=Lane.THINK).result() == 1
        count = len(found)
        await until(lambda: len(found) > count)
        running.cancel()

    run(test, count=1)


@pytest.mark.parametrize("lane", [Lane.QUICK, Lane.THINK, Lane.ANALYSIS])
def test_everything_goes_before_a_review_which_goes_on_afterwards(lane: Lane) -> None:
    async def test(pool: Pool) -> None:
        found: list[int] = []
        running = pool.submit("count", {}, lane=Lane.REVIEW, seconds=30.0, tell=found.append)
        waiting = pool.submit("count", {}, lane=Lane.REVIEW, seconds=30.0)
        await until(lambda: found)
        assert await pool.submit("echo", {"value": 1}, lane=lane).result() == 1
        waiting.cancel()
        count = len(found)
        await until(lambda: len(found) > count)
        running.cancel()

    run(test, count=1)


def test_analyses_take_turns() -> None:
    async def test(pool: Pool) -> None:
        heard: list[str] = []
        jobs = [
            analysis(pool, tell=lambda news, name=name: heard.append(name)) for name in ("a", "b")
        ]
        await until(lambda: set(heard) == {"a", "b"})
        first = heard[0]
        await until(lambda: heard[-1] == first)
        for job in jobs:
            job.cancel()

    run(test, count=1)


def test_an_analysis_ends_with_its_time() -> None:
    async def test(pool: Pool) -> None:
        assert await analysis(pool, seconds=0.3).result() >= 1

    run(test)


def test_too_many_jobs_get_a_clear_answer() -> None:
    async def test(pool: Pool) -> None:
        jobs = [pool.submit("count", {"seconds": 30}) for _ in range(3)]
        with pytest.raises(QueueFullError, match="too many are waiting") as busy:
            pool.submit("echo", {"value": 1})
        assert busy.value.code == "queue-full"
        assert pool.waiting == 3
        assert pool.ahead_of(jobs[2]) == 2
        for job in jobs:
            job.cancel()
        assert pool.waiting == 0

    run(test, count=1, waiting={Lane.QUICK: 3, Lane.THINK: 1, Lane.ANALYSIS: 1})


def test_a_cancelled_job_frees_its_worker_within_a_second() -> None:
    async def test(pool: Pool) -> None:
        found: list[int] = []
        job = analysis(pool, tell=lambda news: found.append(1))
        await until(lambda: found)
        begin = time.monotonic()
        job.cancel()
        assert await pool.submit("echo", {"value": 1}, lane=Lane.ANALYSIS).result() == 1
        assert time.monotonic() - begin < 5  # far less; machines are busy
        with pytest.raises(asyncio.CancelledError):
            await job.result()

    run(test, count=1)


def test_a_cancelled_task_that_waits_for_a_job_frees_its_worker() -> None:
    async def test(pool: Pool) -> None:
        found: list[int] = []
        job = analysis(pool, tell=lambda news: found.append(1))
        waiting = asyncio.get_running_loop().create_task(job.result())
        await until(lambda: found)
        waiting.cancel()
        assert await pool.submit("echo", {"value": 1}, lane=Lane.ANALYSIS).result() == 1

    run(test, count=1)


def test_a_worker_that_does_not_stop_is_replaced() -> None:
    async def test(pool: Pool) -> None:
        heard: list[int] = []
        job = pool.submit("hang", {}, tell=heard.append)
        await until(lambda: heard)
        job.cancel()
        assert await pool.submit("echo", {"value": 1}).result() == 1
        assert not is_running(heard[0])

    run(test, count=1)


def test_a_job_over_its_bound_fails_and_its_worker_is_replaced() -> None:
    async def test(pool: Pool) -> None:
        heard: list[int] = []
        job = pool.submit("hang", {}, bound=0.3, tell=heard.append)
        with pytest.raises(WorkerError, match="took too long"):
            await job.result()
        assert await pool.submit("echo", {"value": 1}).result() == 1
        assert not is_running(heard[0])

    run(test, count=1)


def test_a_job_survives_the_death_of_its_worker(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        told: list[str] = []
        args = {"flag": str(tmp_path / "died")}
        job = pool.submit("die_once", args, restarted=lambda: told.append("again"))
        assert await job.result() == "alive"
        assert told == ["again"]

    run(test)


def test_a_job_that_kills_its_workers_is_given_up_and_others_go_on() -> None:
    async def test(pool: Pool) -> None:
        deadly = pool.submit("die", {})
        others = [pool.submit("echo", {"value": n}) for n in range(5)]
        with pytest.raises(WorkerError, match="died 2 times"):
            await deadly.result()
        assert [await job.result() for job in others] == [0, 1, 2, 3, 4]

    run(test)


def test_compiling_is_told_with_its_progress() -> None:
    async def test(pool: Pool) -> None:
        seen: list[tuple[State, float]] = []
        pool.changed = lambda: seen.append((pool.state, pool.progress))
        job = pool.submit("echo", {"value": 1})
        assert await job.result() == 1  # it waits until the engine is ready
        assert (State.COMPILING, 0.4) in seen
        assert seen[-1] == (State.READY, 1.0)

    run(test, count=1, behaviour="cold")


def test_an_engine_that_never_starts_fails_what_waits_for_it() -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(WorkerError, match="cannot be run"):
            await pool.submit("echo", {"value": 1}).result()
        assert pool.state is State.FAILED
        with pytest.raises(WorkerError, match="cannot be run"):
            pool.submit("echo", {"value": 1})

    run(test, count=1, behaviour="broken")


def test_workers_end_with_the_pool() -> None:
    async def whole() -> list[int]:
        pool = Pool(odd_workers(), 2)
        pool.start()
        await until(lambda: all(slot.is_ready for slot in pool._slots))
        jobs = [pool.submit("pid", {}) for _ in range(2)]
        pids = [await job.result() for job in jobs]
        await pool.close()
        assert len(set(pids)) == 2
        return pids

    assert not any(is_running(pid) for pid in asyncio.run(whole()))
