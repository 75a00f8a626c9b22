"""Thinking in the background: one thread, one job at a time, news as messages.

The newest wish counts: it stops whatever is going on. News of an older job can still arrive after a
newer one was asked for; each carries its job, so that it can be told apart.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from textual.message import Message

from ..board import Board
from ..engine.base import StopToken
from ..engine.limit import Limit
from ..play.actions import Action
from ..play.arrange import HINT
from ..play.clock import steady_time
from ..play.engines import must_compile
from ..play.seats import Player
from ..play.session import Session
from ..play.setup import Setup
from ..play.thinking import Decision, Thinkers
from ..play.turns import Think

if TYPE_CHECKING:
    from ..engine.info import Info

ANALYSIS_LIMIT = Limit(time=60.0)  # a position is looked at so long, and not for ever
NEWS_SECONDS = 0.2  # between two messages about a search


@dataclass(eq=False)
class BackgroundJob:
    """Something to think about."""

    setup: Setup
    actions: tuple[Action, ...]
    stop: StopToken = field(default_factory=StopToken)

    def session(self) -> Session:
        """A copy of the game, which the thread has for itself."""
        return Session.replay(self.setup, self.actions)


@dataclass(eq=False)
class MoveJob(BackgroundJob):
    """What a player's engine does."""

    step: Think = field(kw_only=True)


@dataclass(eq=False)
class PrepareJob(BackgroundJob):
    """An engine made ready for the table, before any clock runs for it."""

    player: Player = field(kw_only=True)


@dataclass(eq=False)
class AnalysisJob(BackgroundJob):
    """The best lines in a position."""

    board: Board = field(default_factory=Board)
    lines: int = 3


class Told(Message):
    """How a job goes on: the lines of the last finished depth, and the numbers of this moment."""

    def __init__(
        self, job: BackgroundJob, board: Board, lines: tuple[Info, ...], now: Info
    ) -> None:
        super().__init__()
        self.job, self.board, self.lines, self.now = job, board, lines, now


class Decided(Message):
    """What a player does, or should do."""

    def __init__(self, job: MoveJob, decision: Decision) -> None:
        super().__init__()
        self.job, self.decision = job, decision


class EngineReady(Message):
    """An engine is ready for the table."""

    def __init__(self, job: PrepareJob) -> None:
        super().__init__()
        self.job = job


class JobFailed(Message):
    """An engine could not do what it was asked."""

    def __init__(self, job: BackgroundJob, error: Exception) -> None:
        super().__init__()
        self.job, self.error = job, error


class Compiling(Message):
    """How many kernels of our engine are ready; `is_new` when they are compiled and not loaded."""

    def __init__(self, done: int, total: int, *, is_new: bool) -> None:
        super().__init__()
        self.done, self.total, self.is_new = done, total, is_new


class Searches:
    """The thread that thinks. `post` has to be safe to call from it."""

    def __init__(
        self,
        post: Callable[[Message], object],
        *,
        adviser: Player = HINT,
        options: Mapping[str, int] | None = None,
    ) -> None:
        self._post = post
        self._adviser = adviser
        self._thinkers = Thinkers(report=self._compiling, options=options)
        self._changed = threading.Condition()
        self._wish: BackgroundJob | None = None
        self._current: BackgroundJob | None = None
        self._is_closing = False
        self._is_new: bool | None = None  # whether our engine is compiled, and not loaded
        self._thread = threading.Thread(target=self._run, daemon=True, name="tengen-searches")
        self._thread.start()

    # What the screen asks for

    @property
    def job(self) -> BackgroundJob | None:
        """What is being thought about, or is next."""
        return self._wish or self._current

    def start(self, job: BackgroundJob) -> None:
        """Think about this, and about nothing else any more."""
        with self._changed:
            self._stop_current()
            self._wish = job
            self._changed.notify_all()

    def stop(self) -> None:
        """Think about nothing; what is being decided is dropped."""
        with self._changed:
            self._stop_current()
            self._wish = None

    def hurry(self) -> None:
        """Have the move that is being looked for at once."""
        with self._changed:
            if isinstance(self._current, MoveJob):
                self._current.stop.stop()

    def close(self, timeout: float = 1.0) -> None:
        """End the thread and the engines."""
        with self._changed:
            self._stop_current()
            self._wish, self._is_closing = None, True
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
                self._changed.wait_for(lambda: self._wish is not None or self._is_closing)
                if self._is_closing:
                    return
                job, self._current, self._wish = self._wish, self._wish, None
            assert job is not None
            try:
                self._do(job)
            except (
                Exception
            ) as error:  # whatever it is, the screen has to know, and the thread go on
                self._post(JobFailed(job, error))
            finally:
                with self._changed:
                    if self._current is job:
                        self._current = None

    def _do(self, job: BackgroundJob) -> None:
        if isinstance(job, AnalysisJob):
            self._analyse(job)
        elif isinstance(job, PrepareJob):
            self._thinkers.of(job.player).prepare(job.session())
            self._post(EngineReady(job))
        elif isinstance(job, MoveJob):
            self._decide(job)

    def _decide(self, job: MoveJob) -> None:
        session = job.session()
        thinker = self._thinkers.of(job.step.player)
        news = _News(self._post, job, session.board)
        decision = thinker.decide(session, steady_time(), tell=news.hear, stop=job.stop)
        news.flush()
        self._post(Decided(job, decision))

    def _analyse(self, job: AnalysisJob) -> None:
        engine = self._thinkers.of(self._adviser).engine
        news = _News(self._post, job, job.board)
        with engine.analysis(job.board, ANALYSIS_LIMIT, multipv=job.lines, stop=job.stop) as search:
            for info in search:
                news.hear(info)
        news.flush()

    def _compiling(self, done: int, total: int) -> None:
        if self._is_new is None:
            self._is_new = must_compile()
        self._post(Compiling(done, total, is_new=self._is_new))


class _News:
    """Gathers what a search tells and passes it on, not too often."""

    def __init__(self, post: Callable[[Message], object], job: BackgroundJob, board: Board) -> None:
        self._post = post
        self._job = job
        self._board = board
        self._lines: dict[int, Info] = {}
        self._now: Info | None = None
        self._next = 0.0

    def hear(self, info: Info) -> None:
        """Take an info; post a message when it is time."""
        if info.current_move is None:  # a finished depth, not the progress of one
            if info.multipv == 1:
                self._lines.clear()
            self._lines[info.multipv] = info
        self._now = info
        if time.monotonic() >= self._next:
            self.flush()

    def flush(self) -> None:
        """Post what has been heard."""
        if self._now is not None:
            lines = tuple(self._lines[number] for number in sorted(self._lines))
            self._post(Told(self._job, self._board, lines, self._now))
            self._next = time.monotonic() + NEWS_SECONDS
