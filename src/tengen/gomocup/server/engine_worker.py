"""The worker with the engine, as the process that talks to the manager sees it.

Everything that takes longer than a moment happens in the worker. It may be unable to answer,
because it is loading, compiling, setting up, or has died; callers say how long they can wait.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from ...board import Board
from ...engine.base import StopToken
from ...engine.info import Info
from ...engine.limit import Limit
from ...engine.params import COMPILE_MB, COMPILE_PARTS
from ...remote.backend import Death, LocalProcesses, local_service
from ...remote.client import Client
from ...remote.plain import read_info

EXIT_COLD = 2  # the exit code of a worker that would have to compile
COMPILE, ANYWAY = "compile", "anyway"  # compile and do no more; work even if that means to compile
TASKS = "tengen.gomocup.server.tasks"
POLL = 0.02  # seconds between two looks at a compiler

Log = Callable[[str], None]


class EngineSetup(NamedTuple):
    """How the engine should be set up, and the memory that the manager allows."""

    options: dict[str, int]
    rule: str
    size: int
    memory_mb: int

    def plain(self) -> dict[str, Any]:
        """What the worker needs of it."""
        return {"options": self.options, "rule": self.rule, "size": self.size}


class Found(NamedTuple):
    """The result of a task, and the lines its search ended with, if it was one."""

    result: Any
    lines: tuple[Info, ...]


class EngineWorker:
    """Keeps a worker with an engine. The compiler runs apart, and its memory goes with it."""

    def __init__(self, setup: EngineSetup, log: Log) -> None:
        self._setup = setup
        self._log = log
        self._mode: tuple[str, ...] = ()
        self._is_compiling = False
        self._closed = threading.Event()
        self._client = Client(self._backend(), setup=setup.plain(), after=self._compile, log=log)

    def start(self) -> None:
        """Begin to get ready."""
        self._client.start()

    def close(self) -> None:
        """Kill what was started, from any thread."""
        self._closed.set()
        self._client.close()

    def want(self, setup: EngineSetup) -> None:
        """Set the engine up in another way, as soon as it can be."""
        self._setup = setup
        self._client.backend = self._backend()
        self._client.want(setup.plain())

    def _backend(self, *mode: str) -> LocalProcesses:
        self._mode = mode or self._mode
        return local_service(TASKS, str(self._setup.options["hash_mb"]), *self._mode)

    def is_settled(self) -> bool:
        """Whether waiting a moment longer changes nothing: ready, compiling, or failing."""
        return self._is_compiling or self._client.is_broken or self._client.is_set_up

    @property
    def state(self) -> str:
        """Why there may be no engine now, in words."""
        if self._client.refusal is not None:
            return self._client.refusal
        if self._is_compiling and self._lacks_memory():
            return (
                f"max_memory allows {self._setup.memory_mb} MB, "
                f"but compiling the engine once needs {COMPILE_MB} MB"
            )
        if self._is_compiling:
            return "compiling"
        return "the engine keeps failing" if self._client.is_broken else "loading"

    def wait(self, until: float | None, is_cancelled: Callable[[], bool] = lambda: False) -> bool:
        """Whether the engine is there, idle and set up as wanted, now or in time."""
        return self._client.wait(until, is_cancelled)

    def ask(
        self,
        task: str,
        board: Board,
        limit: Limit,
        *,
        until: float | None,
        tell: Callable[[Info], None],
        stop: StopToken,
        **args: Any,
    ) -> Found:
        """The result of a task; `tell` gets what its search finds meanwhile."""
        args |= {"position": board.to_plain(), "limit": limit.to_plain()}
        value = self._ask(
            task, args, until=until, tell=lambda news: tell(read_info(news, board.turn)), stop=stop
        )
        lines = tuple(read_info(line, board.turn) for line in value["lines"])
        return Found(value["result"], lines)

    def _ask(self, task: str, args: dict[str, Any], **options: Any) -> Any:
        return self._client.ask(task, args, **options)

    def _compile(self, death: Death) -> bool:
        """Compile for a worker that ended because of it, as soon as the memory allows."""
        if death.code != EXIT_COLD:
            return False
        self._is_compiling = True
        while self._lacks_memory() and not self._closed.wait(POLL):
            pass
        is_compiled = all(self._compile_part(part) for part in range(COMPILE_PARTS + 1))
        is_expected = is_compiled or self._lacks_memory()
        if is_compiled or not is_expected:  # what is not compiled now, the worker compiles itself
            self._client.backend = self._backend(ANYWAY)
        self._is_compiling = False
        return is_expected

    def _compile_part(self, part: int) -> bool:
        """Whether a process of its own has compiled a part; it ends when the memory is withdrawn.

        One process for everything would take too much memory.
        """
        service = local_service(TASKS, "1", COMPILE, str(part))
        compiler = Client(service, restarts=False, log=self._log)
        compiler.start()
        is_compiled = False
        while not (is_compiled or compiler.is_broken or self._closed.is_set()):
            is_compiled = compiler.wait(time.monotonic() + POLL)
            if self._lacks_memory():
                is_compiled = False
                break
        compiler.close()
        return is_compiled

    def _lacks_memory(self) -> bool:
        return self._setup.memory_mb < COMPILE_MB
