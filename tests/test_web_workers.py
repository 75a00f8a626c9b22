"""The server's pools: the library's refusals, and our engine in a worker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tengen.remote.backend import ThisMachine
from tengen.remote.pool import Lane, Pool
from tengen.web.app import engine_pool, reader_pool
from tengen.web.errors import WebError

POSITION = {"rule": "freestyle", "size": 15, "moves": ["h8"]}


def run(make: Callable[[], Pool], test: Callable[[Pool], Awaitable[None]]) -> None:
    async def whole() -> None:
        pool = make()
        pool.start()
        try:
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(whole())


def test_what_the_library_refuses_has_a_code() -> None:
    async def test(readers: Pool) -> None:
        bad = {"position": {"rule": "renju", "moves": ["h8", "h8"]}, "threats": False}
        with pytest.raises(WebError, match="h8 cannot be played: a stone of Black") as refused:
            await readers.submit("position", bad).result()
        assert refused.value.code == "occupied"
        with pytest.raises(WebError) as failed:
            await readers.submit("no such task", {}).result()
        assert failed.value.code == "engine"

    run(reader_pool, test)


def test_the_real_engine_plays_and_analyses() -> None:
    async def test(engines: Pool) -> None:
        args = {"position": POSITION, "multipv": 1, "nodes": None, "depth": None}
        job = engines.submit("analyse", args, lane=Lane.ANALYSIS, seconds=0.5)
        found = await job.result()
        assert found["depth"] >= 2
        assert found["nodes"] > 0
        report = await engines.submit("explain", {"position": POSITION, "move": "i9"}).result()
        assert report["search"]["rank"] is None or report["search"]["rank"] >= 1

    run(lambda: engine_pool(ThisMachine(1), 4), test)
