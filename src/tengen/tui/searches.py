"""Thinking in the background: one thread, one job at a time, news as messages.

The newest job counts: it stops whatever is going on. News of an older job can still arrive after a
newer one has started, so each message names its job.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from textual.message import Message

from ..analysis.reviews.records import MoveReview
from ..board import Board
from ..engine.base import StopToken
from ..engine.limit import Limit
from ..play.clock import steady_time
from ..play.engines import must_compile
from ..play.seats import Player
from ..play.session import Session
from ..play.teaching import mistake_of
from ..play.thinking import Decision, Thinkers
from ..play.turns import Judge, Prepare, Think
from ..texts import t
from .analysis_panel import Findings

if TYPE_CHECKING:
    from ..engine.info import Info

ANALYSIS_LIMIT = Limit(time=60.0)  # a position is looked at for this long at most
NEWS_SECONDS = 0.2  # between two messages about a search


class FindLines(NamedTuple):
    """Find the best lines in a position."""

    board: Board
    lines: int


class FindMistake(NamedTuple):
    """Judge the last move; `teach` says of what one wants to hear."""

    judge: Judge
    teach: str


@dataclass(eq=False)
class BackgroundSearch:
    """Something to do in a session, which is a copy that the thread has for itself."""

    step: Prepare | Think | FindMistake | FindLines
    session: Session
    stop: StopToken = field(default_factory=StopToken)


@dataclass
class SearchUpdate(Message):
    """What a job has found or decided, or why it failed.

    None when an engine is ready, or when there is nothing to say about a move.
    """

    job: BackgroundSearch
    what: Findings | Decision | MoveReview | Exception | None


@dataclass
class Compiling(Message):
    """How many kernels of our engine are ready; `is_new` when they are compiled and not loaded."""

    done: int
    total: int
    is_new: bool


class Searches:
    """The thread that thinks. `post` has to be safe to call from it."""

    def __init__(
        self,
        post: Callable[[Message], object],
        *,
        adviser: Player,
        options: Mapping[str, int] | None = None,
    ) -> None:
        self._post = post
        self._adviser = adviser
        self._thinkers = Thinkers(report=self._compiling, options=options)
        self._changed = threading.Condition()
        self._next: BackgroundSearch | None = None
        self._current: BackgroundSearch | None = None
        self._is_closing = False
        self._is_new: bool | None = None  # whether our engine is compiled, and not loaded
        self._thread = threading.Thread(target=self._run, daemon=True, name="tengen-searches")
        self._thread.start()

    # What the screen asks for

    @property
    def job(self) -> BackgroundSearch | None:
        """What is being thought about, or is next."""
        return self._next or self._current

    def start(self, job: BackgroundSearch) -> None:
        """Think about this only; drop any other job."""
        with self._changed:
            self._stop_current()
            self._next = job
            self._changed.notify_all()

    def stop(self) -> None:
        """Stop thinking and drop any pending decision."""
        with self._changed:
            self._stop_current()
            self._next = None

    def hurry(self) -> None:
        """Have the engine move at once."""
        with self._changed:
            if self._current is not None and isinstance(self._current.step, Think):
                self._current.stop.stop()

    def close(self, timeout: float = 1.0) -> None:
        """End the thread and the engines."""
        with self._changed:
            self._stop_current()
            self._next, self._is_closing = None, True
            self._changed.notify_all()
        self._thread.join(timeout)
        if not self._thread.is_alive():  # else it compiles, and ends with the process
            self._thinkers.close()

    def _stop_current(self) -> None:
        if self._current is not None:
            self._current.stop.stop()
            self._current = None

    # What happens in the thread

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._next is not None or self._is_closing)
                if self._is_closing:
                    return
                job, self._current, self._next = self._next, self._next, None
            assert job is not None
            try:
                self._do(job)
            except Exception as error:  # whatever it is, the screen has to know, and we go on
                self._post(SearchUpdate(job, error))
            finally:
                with self._changed:
                    if self._current is job:
                        self._current = None

    def _do(self, job: BackgroundSearch) -> None:
        news = _Gathered(self._post, job)
        match job.step:
            case Prepare(player):
                self._thinkers.of(player).prepare(job.session)
                self._post(SearchUpdate(job, None))
            case Think(player):
                thinker = self._thinkers.of(player)
                decision = thinker.decide(job.session, steady_time(), tell=news.hear, stop=job.stop)
                news.flush()
                self._post(SearchUpdate(job, decision))
            case FindMistake(judge, teach):
                engine = self._thinkers.of(judge.player).engine
                mistake = mistake_of(job.session, engine, teach=teach, stop=job.stop)
                self._post(SearchUpdate(job, mistake))
            case FindLines(board, lines):
                engine = self._thinkers.of(self._adviser).engine
                with engine.analysis(board, ANALYSIS_LIMIT, multipv=lines, stop=job.stop) as search:
                    for info in search:
                        news.hear(info)
                news.flush()

    def _compiling(self, done: int, total: int) -> None:
        if self._is_new is None:
            self._is_new = must_compile()
        self._post(Compiling(done, total, is_new=self._is_new))


class _Gathered:
    """Collects what a search reports and passes it on at a limited rate."""

    def __init__(self, post: Callable[[Message], object], job: BackgroundSearch) -> None:
        self._post = post
        self._job = job
        self._lines: dict[int, Info] = {}
        self._now: Info | None = None
        self._due = 0.0

    def hear(self, info: Info) -> None:
        """Take an info; post a message when it is time."""
        if info.current_move is None:  # a finished depth, not the progress of one
            if info.multipv == 1:
                self._lines.clear()
            self._lines[info.multipv] = info
        self._now = info
        if time.monotonic() >= self._due:
            self.flush()

    def flush(self) -> None:
        """Post what has been heard."""
        if self._now is None:
            return
        step, who = self._job.step, ""
        if isinstance(step, Think) and not step.is_hint:
            who = t("terminal-thinks", who=step.player.shown)
        board = step.board if isinstance(step, FindLines) else self._job.session.board
        lines = tuple(self._lines[number] for number in sorted(self._lines))
        self._post(SearchUpdate(self._job, Findings(board, lines, self._now, who)))
        self._due = time.monotonic() + NEWS_SECONDS
