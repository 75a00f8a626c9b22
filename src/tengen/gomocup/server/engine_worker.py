"""The worker with the engine, as the process that talks to the manager sees it.

Everything that takes longer than a moment happens in the worker. It may be unable to answer,
because it is loading, compiling, setting up, or has died; callers say how long they can wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from ...board import Board
from ...core.cache import lent_memory
from ...engine.params import COMPILE_MB, COMPILE_PARTS
from ...plain import Json
from ...remote.backend import Death, LocalProcesses, local_service
from ...remote.client import Client
from .settings import ManagerSettings

EXIT_COLD = 2  # the exit code of a worker that would have to compile
COMPILE, ANYWAY = "compile", "anyway"  # compile and do no more; work even if that means to compile
TASKS = "tengen.gomocup.server.tasks"
POLL = 0.02  # seconds between two looks at a compiler

Log = Callable[[str], None]


class EngineWorker(Client):
    """Keeps a worker with an engine. The compiler runs apart, and its memory goes with it."""

    def __init__(self, settings: ManagerSettings, board: Board, log: Log) -> None:
        self._mode: tuple[str, ...] = ()
        self._memory = lent_memory()  # for compiled code, where no folder takes it
        self._is_compiling = False
        setup = self._take(settings, board)
        super().__init__(self._next_backend(), setup=setup, after=self._compile, log=log)

    def prepare(self, settings: ManagerSettings, board: Board) -> None:
        """Set the engine up for these settings and boards like this, as soon as it can be."""
        setup = self._take(settings, board)
        self.backend = self._next_backend()
        self.want(setup)

    def _take(self, settings: ManagerSettings, board: Board) -> Json:
        """Keep what the next worker needs; what the engine in it needs."""
        options = settings.options()
        self._hash_mb, self._memory_mb = options["hash_mb"], settings.memory_mb
        return {"options": options, "rule": str(board.rule), "size": board.size}

    def _next_backend(self) -> LocalProcesses:
        return local_service(TASKS, str(self._hash_mb), *self._mode, env=self._memory)

    def is_settled(self) -> bool:
        """Whether waiting a moment longer changes nothing: ready, compiling, or failing."""
        return self._is_compiling or self.is_broken or self.is_set_up

    @property
    def state(self) -> str:
        """Why there may be no engine now, in words."""
        if self.refusal is not None:
            return self.refusal
        if self._is_compiling and self._lacks_memory():
            return (
                f"max_memory allows {self._memory_mb} MB, "
                f"but compiling the engine once needs {COMPILE_MB} MB"
            )
        if self._is_compiling:
            return "compiling"
        return "the engine keeps failing" if self.is_broken else "loading"

    def _compile(self, death: Death) -> bool:
        """Compile for a worker that ended because of it, as soon as the memory allows."""
        if death.code != EXIT_COLD:
            return False
        self._is_compiling = True
        while self._lacks_memory() and not self._is_closed:
            time.sleep(POLL)
        is_compiled = all(self._compile_part(part) for part in range(COMPILE_PARTS + 1))
        is_expected = is_compiled or self._lacks_memory()
        if is_compiled or not is_expected:  # what is not compiled now, the worker compiles itself
            self._mode = (ANYWAY,)
            self.backend = self._next_backend()
        self._is_compiling = False
        return is_expected

    def _compile_part(self, part: int) -> bool:
        """Whether a process of its own has compiled a part; it ends when the memory is withdrawn.

        One process for everything would take too much memory.
        """
        service = local_service(TASKS, "1", COMPILE, str(part), env=self._memory)
        compiler = Client(service, restarts=False, log=self._log)
        compiler.start()
        is_compiled = False
        while not (is_compiled or compiler.is_broken or self._is_closed):
            is_compiled = compiler.wait(time.monotonic() + POLL)
            if self._lacks_memory():
                is_compiled = False
                break
        compiler.close()
        return is_compiled

    def _lacks_memory(self) -> bool:
        return self._memory_mb < COMPILE_MB
