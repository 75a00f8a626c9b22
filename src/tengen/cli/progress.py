"""A progress bar on standard error, and an engine that shows one while it compiles."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from .terminal import is_screen

if TYPE_CHECKING:
    from ..engine.engine import Engine

BAR_WIDTH = 30
PATIENCE = 2.0  # seconds; what was compiled before is loaded in less


def bar(done: int, total: int, width: int = BAR_WIDTH) -> str:
    """A bar such as [#####.....]."""
    filled = width * done // total if total else 0
    return f"[{'#' * filled}{'.' * (width - filled)}]"


class CompileBar:
    """Shows how compiling goes on: a bar that is drawn over on a screen, one line elsewhere."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._is_screen = is_screen(sys.stderr)
        self.was_shown = False

    def __call__(self, done: int, total: int) -> None:
        """Draw the bar, once it is clear that this takes a while."""
        is_done = done == total
        if time.monotonic() - self._start < PATIENCE or (is_done and not self.was_shown):
            return
        if self._is_screen:
            text = f"\rcompiling the engine {bar(done, total)} {done} of {total} kernels"
            print(text, end="\n" if is_done else "", file=sys.stderr, flush=True)
        elif not self.was_shown:
            print(
                "tengen: compiling the engine, once for this version; this takes about a minute",
                file=sys.stderr,
                flush=True,
            )
        self.was_shown = True


def start_engine(**options: int) -> Engine:
    """An engine, compiled under a progress bar when that has not been done yet."""
    from ..engine.engine import Engine

    return Engine(report=CompileBar(), params=None, **options)
