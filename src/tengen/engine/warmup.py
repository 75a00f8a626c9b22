"""Compiling before any clock starts.

The first search of a new version compiles every kernel, which takes a while and is kept on disk;
the first search of a process loads them, which takes a moment. `warm_up` does either, once.
"""

from __future__ import annotations

import gc
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import util
from typing import IO, Any

from ..board import Board
from ..core.evaluate import evaluate
from ..core.jit import CODE_CACHE, IS_COMPILED
from ..core.position import unmake
from ..core.search import _run_vcf
from ..core.vct import deepen_vct
from .bridge import State, state_of
from .deepening import Table, deepen
from .monte_carlo import MonteCarloTree
from .params import COMPILE_PARTS

if sys.platform != "win32":
    import fcntl

Report = Callable[[int, int], None]
"""Told how many kernels are ready, and of how many."""

REPORT_SECONDS = 0.1
LOCK_SECONDS = 180.0

# Compiling makes millions of objects that live until it ends: at the usual rate, garbage collection
# would take a quarter of the time.
COLLECT_AT = (50_000, 20, 100)

_lock = threading.Lock()
_is_warm = False


class InterpretedWarning(UserWarning):
    """Numba is missing: the engine runs, but several hundred times slower."""


class CacheWarning(UserWarning):
    """Compiled code cannot be kept where it should be."""


def warm_up(report: Report | None = None) -> None:
    """Make every kernel ready. `report` is called from another thread meanwhile."""
    global _is_warm
    with _lock:
        if _is_warm:
            return
        if IS_COMPILED:
            with _reporting(report), _collecting_rarely():
                if is_cold():
                    _compile_everything()
                else:  # a process that is suspended while it loads must not hold up others
                    _touch_everything()
        elif util.find_spec("numba") is None:
            _warn(
                "Numba cannot be imported: the engine runs interpreted, several hundred times "
                "slower. `pip install 'tengen[engine]'` makes it fast.",
                InterpretedWarning,
            )
        _is_warm = True


def _compile_everything() -> None:
    assert CODE_CACHE is not None
    _warn_of_trouble(None)
    known = CODE_CACHE.problem
    with _one_process_at_a_time():
        _touch_everything()
        CODE_CACHE.complete()
    _warn_of_trouble(known)


def _warn_of_trouble(known: str | None) -> None:
    """Warn once if compiled code is not kept in the usual place."""
    if CODE_CACHE is None or CODE_CACHE.problem == known:
        return
    instead = "every start compiles the engine again, which takes about a minute"
    if CODE_CACHE.place is not None:
        instead = f"it is kept in {CODE_CACHE.place}"
    _warn(f"Compiled code cannot be kept in {CODE_CACHE.problem}; {instead}.", CacheWarning)


def _one_line(message: Warning | str, *_: object, **__: object) -> str:
    return f"tengen: {message}\n"


def _warn(text: str, category: type[Warning]) -> None:
    """Warn in one line, without the location in the code, which helps nobody."""
    usual, warnings.formatwarning = warnings.formatwarning, _one_line
    try:
        warnings.warn(text, category, stacklevel=2)
    finally:
        warnings.formatwarning = usual


def is_cold() -> bool:
    """Whether `warm_up` would have to compile, and not only to load."""
    return CODE_CACHE is not None and not CODE_CACHE.is_complete()


def keeps_code() -> bool:
    """Whether other processes can load what this one compiles."""
    return CODE_CACHE is not None and CODE_CACHE.place is not None


def kernels() -> list[Any]:
    """All compiled functions of the core that are loaded."""
    prefix = evaluate.__module__.rpartition(".")[0]
    modules = [module for name, module in sys.modules.items() if name.startswith(prefix)]
    found = {
        id(value): value
        for module in modules
        for value in vars(module).values()
        if hasattr(value, "signatures") and hasattr(value, "py_func")
    }
    return list(found.values())


def compile_part(number: int) -> None:
    """Compile one of `PARTS` and what it calls; the number after the last makes everything ready.

    The memory that compiling takes is freed when the process ends: a process for each part takes
    much less at a time than one for all.
    """
    if number == COMPILE_PARTS:
        warm_up()
    else:
        with _collecting_rarely(), _one_process_at_a_time():
            PARTS[number](_small_state())


def _touch_everything() -> None:
    """Call each kernel that Python calls; those compile the others."""
    state = _small_state()
    _touch_search(state)
    _touch_position(state)


def _small_state() -> State:
    return state_of(Board.from_moves("d4", rule="freestyle", size=7), distance=1)


def _touch_position(state: State) -> None:
    evaluate(state)
    unmake(state)


def _touch_threats(state: State) -> None:
    _run_vcf(state, 1)
    deepen_vct(state, Table(1).words, 1, state["vct_threats"])


def _touch_search(state: State) -> None:
    for _ in deepen(state, Table(1).words, range(1, 3)):
        pass
    MonteCarloTree(0).grow(state, Table(1).words, 1)


PARTS = (_touch_position, _touch_threats, _touch_search)
"""The kernels in parts, each of which calls those before it."""

assert len(PARTS) == COMPILE_PARTS


@contextmanager
def _reporting(report: Report | None) -> Iterator[None]:
    """Call `report` periodically while something runs, and at its end."""
    if report is None:
        yield
        return
    every = kernels()
    done = threading.Event()

    def watch() -> None:
        while not done.wait(REPORT_SECONDS):
            report(sum(1 for kernel in every if kernel.signatures), len(every))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()
    report(len(every), len(every))


@contextmanager
def _collecting_rarely() -> Iterator[None]:
    """Collect garbage less often."""
    usual = gc.get_threshold()
    gc.set_threshold(*COLLECT_AT)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@contextmanager
def _one_process_at_a_time() -> Iterator[None]:
    """Let one process compile while others wait for its result on disk, but not forever.

    A process that was suspended in the middle of it must not hold up the others. Windows has no
    such lock: there each process compiles for itself.
    """
    file = _lock_file()
    if file is None:
        yield
        return
    with file:
        end = time.monotonic() + LOCK_SECONDS
        while time.monotonic() < end:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                time.sleep(0.05)
            except OSError:  # a file system without locks
                break
        yield


def _lock_file() -> IO[str] | None:
    if sys.platform == "win32" or CODE_CACHE is None or CODE_CACHE.folder is None:
        return None
    with suppress(OSError):
        return open(CODE_CACHE.folder / "lock", "w")
    return None
