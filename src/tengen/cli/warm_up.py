"""`tengen warm-up`: compile the engine now, so that no game has to wait for it."""

from __future__ import annotations

import time

from ..terminal.progress import start_engine


def command() -> None:
    """Compile the engine ahead of time.

    What is compiled is kept in the user's cache folder; a second run has nothing to do. Without
    Numba there is nothing to compile: the engine runs interpreted, slowly.

    \b
    Examples:
      tengen warm-up
    """
    from ..core.jit import CODE_CACHE

    start = time.monotonic()
    start_engine(hash_mb=1).close()
    seconds = time.monotonic() - start
    if CODE_CACHE is None:
        print("The engine runs interpreted: there is nothing to compile.")
    else:
        place = f"in {CODE_CACHE.place or 'memory only'}"
        print(f"The engine is ready after {seconds:.1f} s; compiled code is {place}")
