"""An engine in a worker, behind the same calls as one in this process."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from ..board import Board
from ..engine.base import Analysis, BaseEngine, StopToken, unsearched
from ..engine.info import Info
from ..engine.limit import Limit
from ..errors import EngineDiedError, EngineTimeoutError
from ..plain import Json
from ..rules import Rule
from .client import Client, Tell
from .crew import Crew, Found, Job
from .errors import LateError, RemoteError

LONGEST_SEARCH = 3600.0  # seconds, of one that only nodes or a depth limit
START_SECONDS = 900.0  # a cold start compiles everything, on a machine that may be busy


class RemoteEngine(BaseEngine):
    """An engine in a worker whose service has the tasks `prepare`, `clear_hash` and `search`.

    `search` gets a position, a limit, a number of lines, and whether it is for a move; its answer
    and its news are lists of infos. A search may be `grace` seconds late; one whose limit has no
    time may take `longest_move` seconds.
    """

    def __init__(self, client: Client, *, grace: float = 1.0, longest_move: float = 300.0) -> None:
        super().__init__()
        self._client = client
        self._grace = grace
        self._longest_move = longest_move

    def prepare(self, rule: Rule | str, size: int) -> None:
        """Wait for the worker, and have it get ready for boards like this."""
        self._ask("prepare", {"rule": str(Rule.of(rule)), "size": size})

    def clear_hash(self) -> None:
        """Forget all earlier searches."""
        self._ask("clear_hash", {})

    def close(self) -> None:
        """Kill the worker, even while it searches. Closing twice does nothing."""
        self._is_closed = True
        self._client.close()

    def _begin(self, board: Board, limit: Limit, *, lines: int, for_move: bool) -> Analysis:
        seconds = limit.seconds(board.turn)
        if seconds is None and not limit.is_endless(board.turn):
            seconds = self._longest_move
        until = None if seconds is None else time.monotonic() + seconds + self._grace
        args: Json = {"lines": lines, "for_move": for_move}
        args |= {"position": board.to_plain(), "limit": limit.to_plain()}

        def search(tell: Tell, stop: StopToken) -> Any:
            return self._ask("search", args, until=until, tell=tell, stop=stop)

        return RemoteAnalysis(board, search)

    def _ask(self, task: str, args: Json, **options: Any) -> Any:
        """The answer to a request, or the error that an engine in another process has."""
        try:
            self._client.wait(time.monotonic() + START_SECONDS)
            return self._client.ask(task, args, **options)
        except LateError as error:
            raise EngineTimeoutError(str(error)) from error
        except RemoteError as error:
            death = self._client.death
            code = None if death is None else death.code
            raise EngineDiedError(str(error), exit_code=code) from error


class RemoteAnalysis(Analysis):
    """A search in a worker."""

    def __init__(self, board: Board, search: Callable[[Tell, StopToken], Any]) -> None:
        super().__init__(unsearched(board))
        self._size = board.size
        self._search = search
        self._stopping = StopToken()
        self._start()

    def stop(self) -> None:
        """Ask the worker for what it has found."""
        self._stopping.stop()

    def _run(self) -> None:
        self._take(self._search(self._take, self._stopping))

    def _take(self, lines: list[Json]) -> None:
        infos = tuple(Info.from_plain(line, self._size) for line in lines)
        self._update(infos, infos)


class LocalEngines:
    """One engine of this process, where there are no workers."""

    def __init__(self, engine: BaseEngine) -> None:
        self._engine = engine

    size = 1

    def do(self, job: Callable[[BaseEngine], Found]) -> Found:
        """Do a job with the engine."""
        return job(self._engine)

    def in_order(
        self, jobs: Iterable[Job | None], work: Callable[[BaseEngine, Job], Found]
    ) -> Iterator[tuple[Job, Found]]:
        """Every job with what it comes to, one after the other."""
        for job in jobs:
            assert job is not None  # what it depends on is done
            yield job, work(self._engine, job)


class CrewEngines:
    """The engines of a crew whose service is `engine_service.py`, behind the same calls."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew

    @property
    def size(self) -> int:
        """How many engines there are."""
        return self._crew.size

    def do(self, job: Callable[[BaseEngine], Found]) -> Found:
        """Do a job with a free engine. If the engine's worker dies, the job starts again."""
        return self._crew.do(lambda client: job(_engine_of(client)))

    def in_order(
        self, jobs: Iterable[Job | None], work: Callable[[BaseEngine, Job], Found]
    ) -> Iterator[tuple[Job, Found]]:
        """Every job with what it comes to, in their order, done side by side."""
        return self._crew.in_order(jobs, lambda client, job: work(_engine_of(client), job))


Engines: TypeAlias = LocalEngines | CrewEngines
"""One engine or many for a list of jobs, with the same results."""


def _engine_of(client: Client) -> RemoteEngine:
    return RemoteEngine(client, longest_move=LONGEST_SEARCH)
