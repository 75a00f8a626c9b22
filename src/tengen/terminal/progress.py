"""Progress in one line: of compiling, on standard error, and of a search, wherever it is shown."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from ..board import Board
from ..engine.info import Info
from ..play.engines import must_compile
from ..play.words import count_text, cut
from ..texts import t
from .terminal import is_screen, screen_size

if TYPE_CHECKING:
    from ..engine.engine import Engine

BAR_WIDTH = 30
DEPTH_BAR_WIDTH = 20
PATIENCE = 2.0  # seconds; what was compiled before is loaded in less


def bar(done: int, total: int, width: int = BAR_WIDTH) -> str:
    """A bar such as [#####.....]."""
    filled = width * done // total if total else 0
    return f"[{'#' * filled}{'.' * (width - filled)}]"


def depth_text(board: Board, info: Info) -> str:
    """How the depth that is being searched goes on: a bar, the percentage and the fraction."""
    progress = info.progress
    move = "" if info.current_move is None else f" {board.move_text(info.current_move)}"
    drawn = bar(progress.done, progress.total, DEPTH_BAR_WIDTH)
    done = f"{progress.percent:>3} % {progress.done}/{progress.total}{move}"
    return f"{t('play-depth', depth=progress.depth)} {drawn} {done}"


def cost_text(info: Info) -> str:
    """What a search has cost so far."""
    nodes, rate = count_text(info.nodes), count_text(info.nps)
    table = t("terminal-hash", percent=f"{info.hashfull / 10:.0f}")
    return f"{t('play-nodes', nodes=nodes)}  {rate}/s  {table}  {info.time:.1f} s"


class CompileBar:
    """Shows the progress of compiling or loading: a redrawn bar on a screen, one line elsewhere."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._is_screen = is_screen(sys.stderr)
        self._compiles: bool | None = None
        self.was_shown = False

    def __call__(self, done: int, total: int) -> None:
        """Draw the bar, once it is clear that this takes a while."""
        is_done = done == total
        if self._compiles is None:
            self._compiles = must_compile()
        what = t("terminal-compiling" if self._compiles else "terminal-loading")
        if time.monotonic() - self._start < PATIENCE or (is_done and not self.was_shown):
            return
        if self._is_screen:
            text = t("terminal-kernels", what=what, bar=bar(done, total), done=done, total=total)
            # A line that is broken is not drawn over.
            text = cut(text, screen_size(sys.stderr)[0] - 1)
            print(f"\r{text}", end="\n" if is_done else "", file=sys.stderr, flush=True)
        elif not self.was_shown:
            about = t("terminal-compiling-once") if self._compiles else what
            print(f"tengen: {about}", file=sys.stderr, flush=True)
        self.was_shown = True


class StatusLines:
    """Finds on standard output; on a screen, how far it has come on standard error."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._start = time.monotonic()
        self._is_screen = is_screen(sys.stderr)

    def line(self, text: str) -> None:
        """Write a line that stays."""
        self.clear()
        print(text, flush=True)

    def show(self, done: int, more: str) -> None:
        """Draw over the last state."""
        if self._is_screen:
            seconds = time.monotonic() - self._start
            text = f"{bar(done, self._total)} {done} of {self._total}, {more}, {seconds:.0f} s"
            print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Make room for a line."""
        if self._is_screen:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def start_engine(**options: int) -> Engine:
    """An engine, compiled under a progress bar when that has not been done yet."""
    from ..engine.engine import Engine

    return Engine(report=CompileBar(), params=None, **options)
