"""An engine in a worker keeps what every engine promises."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contract import MIDDLE_GAME, EngineContract
from tengen import Board, Limit
from tengen.errors import ClosedError, EngineDiedError, EngineTimeoutError
from tengen.remote.backend import LocalProcesses
from tengen.remote.client import Client
from tengen.remote.engine import RemoteEngine

WORKER = str(Path(__file__).with_name("remote_engine_worker.py"))


@pytest.fixture(scope="module")
def shared() -> Iterator[RemoteEngine]:
    engine = start_engine()
    yield engine
    engine.close()


def start_engine(grace: float = 30.0) -> RemoteEngine:
    client = Client(LocalProcesses([sys.executable, WORKER]))
    client.start()
    return RemoteEngine(client, grace=grace)


class TestContractOfARemoteEngine(EngineContract):
    """What a caller may rely on, although the engine runs in another process."""

    @pytest.fixture
    def engine(self, shared: RemoteEngine) -> RemoteEngine:
        return shared


def test_an_engine_that_dies_is_an_error_and_the_next_call_has_another() -> None:
    with start_engine() as engine:
        engine.prepare("freestyle", 15)
        search = engine.analysis(Board.from_moves(MIDDLE_GAME))
        next(search)
        os.kill(pid_of(engine), signal.SIGKILL)
        with pytest.raises(EngineDiedError, match="died"):
            search.wait(60)
        assert engine.play(Board(), Limit(time=0.01)).info.depth == 3


def test_an_engine_that_hangs_is_late() -> None:
    with start_engine(grace=0.1) as engine:
        engine.prepare("freestyle", 15)
        os.kill(pid_of(engine), signal.SIGSTOP)
        with pytest.raises(EngineTimeoutError, match="in time"):
            engine.play(Board(), Limit(time=0.01))


def test_a_closed_engine_does_nothing_more() -> None:
    engine = start_engine()
    engine.close()
    engine.close()
    with pytest.raises(ClosedError):
        engine.play(Board(), Limit(time=0.01))


def pid_of(engine: RemoteEngine) -> int:
    worker: Any = engine._client._worker
    pid: int = worker._process.pid
    return pid
