"""The worker with the engine: plain data, the compiler, and the memory it needs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator

import pytest

from doubles import fake_info
from remote_support import odd_workers
from tengen import Board, Limit, Score
from tengen.engine.info import Info
from tengen.engine.params import COMPILE_PARTS
from tengen.gomocup.server import engine_worker
from tengen.gomocup.server.engine_worker import ANYWAY, COMPILE, EngineWorker
from tengen.gomocup.server.settings import ManagerSettings
from tengen.gomocup.server.tasks import BoardReader
from tengen.remote.backend import LocalProcesses

PATIENCE = 60.0


def settings(memory_mb: int) -> ManagerSettings:
    settings = ManagerSettings()
    settings.take(["max_memory", str(memory_mb << 20)])
    return settings


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


class Started:
    """Starts workers that are cold until they are told to work anyway, and compilers."""

    def __init__(self, compiler: str) -> None:
        self._compiler = compiler
        self.modes: list[str] = []
        self.memories: set[str] = set()  # files that they share where no folder takes code

    def service(
        self, module: str, hash_mb: str, mode: str = "", part: str = "", *, env: dict[str, str]
    ) -> LocalProcesses:
        self.memories.add(env["TENGEN_CODE_MEMORY"])
        backend = odd_workers({"": "cold exit", COMPILE: self._compiler, ANYWAY: "any"}[mode])
        start = backend.start

        def count(*args: object) -> object:
            self.modes.append(mode + part)
            return start(*args)  # type: ignore[arg-type]

        backend.start = count  # type: ignore[method-assign, assignment]
        return backend


Make = Callable[..., tuple[EngineWorker, Started]]


@pytest.fixture
def make(
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[[str, int], tuple[EngineWorker, Started]]]:
    workers: list[EngineWorker] = []

    def make(compiler: str, memory_mb: int = 350) -> tuple[EngineWorker, Started]:
        started = Started(compiler)
        monkeypatch.setattr(engine_worker, "local_service", started.service)
        worker = EngineWorker(settings(memory_mb), Board(), lambda text: None)
        workers.append(worker)
        worker.start()
        return worker, started

    yield make
    for worker in workers:
        worker.close()


@pytest.mark.parametrize(("compiler", "parts"), [("ready", COMPILE_PARTS + 1), ("broken", 1)])
def test_a_cold_worker_works_after_the_compilers_have_finished_or_failed(
    make: Make, compiler: str, parts: int
) -> None:
    worker, started = make(compiler)
    assert worker.wait(time.monotonic() + PATIENCE)
    assert started.modes == ["", *(f"{COMPILE}{part}" for part in range(parts)), ANYWAY]
    assert len(started.memories) == 1


def test_nothing_is_compiled_without_the_memory_for_it(make: Make) -> None:
    worker, started = make("slow", 349)
    wait_for(lambda: "allows 349 MB, but compiling the engine once needs 350 MB" in worker.state)
    assert worker.is_settled()
    assert not worker.wait(time.monotonic() + 0.1)
    assert started.modes == [""]
    worker.prepare(settings(350), Board())
    wait_for(lambda: started.modes == ["", f"{COMPILE}0"])
    assert worker.state == "compiling"
    worker.prepare(settings(100), Board())
    wait_for(lambda: started.modes == ["", f"{COMPILE}0", ""])


# Plain data


@pytest.mark.parametrize("rule", ["freestyle", "renju", "42"])
def test_boards_cross_with_their_moves_and_set_up(rule: str) -> None:
    boards = [
        Board.from_moves("h8 i9 g7", rule=rule, size=15),
        Board.from_moves("h8 i9 h9 i10", rule=rule, size=15),
        Board.from_stones(black=[(7, 7), (0, 0)], white=[(3, 3)], rule=rule, size=19),
        Board.from_stones(white=[(3, 3)], turn="black", rule=rule, size=19, moves="h8 i9"),
        Board(rule, 15),
    ]
    reader = BoardReader()
    for board in [*boards, *reversed(boards)]:
        read = reader.read(board.to_plain())
        assert read == board
        assert read.move_stack == board.move_stack
        assert read.root() == board.root()
        read.push(1)  # which is the reader's no more


def test_limits_and_infos_cross() -> None:
    limit = Limit(time=1.5, depth=3, black_clock=10, black_inc=0.5)
    assert Limit(**json.loads(json.dumps(limit.to_plain()))) == limit
    board = Board.from_moves("h8")
    for score in (Score(12, pov=board.turn), Score(win_in=-4, pov=board.turn)):
        info = fake_info(board, 3, 4, score=score, current_move=5)
        assert Info.from_plain(info.to_plain(board.size), board.size) == info
