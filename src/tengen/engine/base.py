"""What every engine does: `BaseEngine`, the running search it returns, and how to stop it.

Tengen's own engine (`Engine`), engines in other processes and the fakes in the tests subclass
`BaseEngine`; each running search is an `Analysis`. Arguments are checked here, once. Importing this
module loads neither NumPy nor Numba. The abstract class is not called `Engine`, because that is
the public name of the engine that users make: `tengen.Engine(level=5)`.
"""

from __future__ import annotations

import threading
import warnings
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Self, TypeAlias, overload

from ..board import Board
from ..book import BookMove
from ..errors import BusyError, ClosedError, GameOverError, LimitError, OptionError
from ..rules import Rule
from ..score import Score
from .info import EvaluationTerm, Info, PlayResult
from .limit import Limit

MAX_LINES = 484  # the points of the largest board
MAX_NEWS = 10_000  # infos waiting for a reader; beyond that the oldest are dropped
TICK = 0.1  # seconds after which a reader gets the current numbers of an unfinished depth


class OneLineWarning(UserWarning):
    """Several lines were asked for, but the engine can report only one."""


class StopToken:
    """Stops engines from any thread: the search that is running, and every later one.

    Pass the same token to several calls. After `stop`, each of them returns its best move so far.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._callbacks: list[Callable[[], None]] = []
        self.is_stopped = False

    def stop(self) -> None:
        """End the running search and all later ones. Calling it again does nothing."""
        with self._lock:
            self.is_stopped = True
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()

    def add(self, callback: Callable[[], None]) -> None:
        """Call this when the token is stopped, or at once if it already is."""
        with self._lock:
            if not self.is_stopped:
                self._callbacks.append(callback)
                return
        callback()

    def remove(self, callback: Callable[[], None]) -> None:
        """Remove a callback; it may already have been called."""
        with self._lock:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

    @contextmanager
    def calling(self, callback: Callable[[], None]) -> Iterator[None]:
        """Within this context, stopping the token calls `callback`."""
        self.add(callback)
        try:
            yield
        finally:
            self.remove(callback)


def unsearched(board: Board) -> Info:
    """What an engine in another process knows before it reports anything: some legal move.

    The move is as near to the last one as possible, or to the centre.
    """
    size = board.size
    x, y = board.xy(board.peek()) if board.ply else (size // 2, size // 2)
    points = sorted(
        range(size**2), key=lambda move: max(abs(move % size - x), abs(move // size - y))
    )
    move = next(move for move in points if board.is_legal(move))
    return Info(score=Score(0, pov=board.turn), pv=(move,))


class Analysis(ABC):
    """A search in the background: a context manager, and an iterator of Info as it goes on.

    Each finished depth gives an Info per line; in between there is one every tenth of a second with
    the current numbers. `best` is available at any time. Leaving the context stops the search.

    A subclass supplies `stop`, `_run` and, if its numbers change between depths, `_now`. It calls
    `_start` once it is set up, and `_update` with what it finds.
    """

    def __init__(self, first: Info) -> None:
        self._changed = threading.Condition()
        self._lines: tuple[Info, ...] = (first,)
        self._news: deque[Info] = deque(maxlen=MAX_NEWS)
        self._is_done = False
        self._failure: BaseException | None = None
        self._token: StopToken | None = None

    # For callers

    @property
    def best(self) -> Info:
        """The best line so far; before the first depth is finished, some legal move."""
        return self._lines[0]

    @property
    def lines(self) -> tuple[Info, ...]:
        """The lines of the last finished depth, best first."""
        return self._lines

    @property
    def is_running(self) -> bool:
        """Whether the search still goes on."""
        return not self._is_done

    @abstractmethod
    def stop(self) -> None:
        """Ask the search to end soon. Safe to call at any time, any number of times."""

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for the end of the search; return whether it has ended. Raises its error."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_done, timeout)
        if self._failure is not None:
            raise self._failure
        return self._is_done

    def stop_with(self, token: StopToken) -> None:
        """Stop this search when the token is stopped, or at once if it already is."""
        with self._changed:
            if self._is_done:
                return
            self._token = token
        token.add(self.stop)

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Info:
        with self._changed:
            if not self._news and not self._is_done:
                self._changed.wait(TICK)
            if self._news:
                return self._news.popleft()
            if not self._is_done:
                return self._now(self._lines[0])
        if self._failure is not None:
            raise self._failure
        raise StopIteration

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *error: object) -> None:
        self.stop()
        try:
            self.wait()
        except Exception:
            if kind is None:  # otherwise the error that is passing through says more
                raise

    # For subclasses

    @abstractmethod
    def _run(self) -> None:
        """Search until the end, in a thread of its own; an error is raised in `wait`."""

    def _now(self, info: Info) -> Info:
        """This info with the numbers of this moment."""
        return info

    def _start(self) -> None:
        """Begin to search in the background."""
        threading.Thread(target=self._run_to_end, daemon=True).start()

    def _update(self, lines: tuple[Info, ...], news: Iterable[Info] = ()) -> None:
        """Replace the lines, and pass the update to whoever iterates."""
        with self._changed:
            self._lines = lines
            self._news.extend(news)
            self._changed.notify_all()

    def _run_to_end(self) -> None:
        try:
            self._run()
        except BaseException as error:  # raised again in the thread of whoever waits
            self._failure = error
        finally:
            with self._changed:
                self._is_done = True
                self._changed.notify_all()
                token = self._token
            if token is not None:
                token.remove(self.stop)


Watch: TypeAlias = Callable[[Analysis], None]
"""Follows a search while it runs; when it returns, `play` waits for the end of the search."""


class BaseEngine(ABC):
    """An engine: it plays moves and analyses positions, one search at a time.

    A subclass supplies `_begin` and `prepare`, and extends `close` if it has more to release.
    """

    def __init__(self) -> None:
        self._search: Analysis | None = None
        self._starting = threading.Lock()
        self._is_closed = False

    # Setting up

    @abstractmethod
    def prepare(self, rule: Rule | str, size: int) -> None:
        """Get ready for boards like this, so that no clock pays for it."""

    def configure(self, **options: int | None) -> None:
        """Change options by name. An engine without options refuses them all."""
        if options:
            raise OptionError(f"this engine has no option {next(iter(options))}")

    def clear_hash(self) -> None:  # noqa: B027 (not every engine keeps something)
        """Forget all earlier searches; does nothing in an engine that keeps nothing."""

    @property
    def reports_lines(self) -> bool:
        """Whether an analysis can have more than one line."""
        return True

    def close(self) -> None:
        """Stop searching and free what the engine uses. Closing twice does nothing."""
        self._is_closed = True
        if self._search is not None and self._search.is_running:
            self._search.stop()
            self._search.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # Searching

    def play(
        self,
        board: Board,
        limit: Limit | None = None,
        *,
        watch: Watch | None = None,
        stop: StopToken | None = None,
    ) -> PlayResult:
        """The move to play, found within the limit.

        `watch` is called with the search once it runs, to read its news. `stop` ends it early.
        """
        best = self._finish(board, limit, for_move=True, watch=watch, stop=stop).best
        return PlayResult(best.move, best)

    @overload
    def analyse(
        self, board: Board, limit: Limit, *, multipv: None = None, stop: StopToken | None = None
    ) -> Info: ...
    @overload
    def analyse(
        self, board: Board, limit: Limit, *, multipv: int, stop: StopToken | None = None
    ) -> list[Info]: ...
    def analyse(
        self,
        board: Board,
        limit: Limit,
        *,
        multipv: int | None = None,
        stop: StopToken | None = None,
    ) -> Info | list[Info]:
        """The best line found within the limit; with `multipv` at most that many, best first.

        There are fewer where fewer moves are worth a look: the others lose at once. An engine that
        can report one line only gives one, with a OneLineWarning.
        """
        search = self._finish(board, limit, lines=1 if multipv is None else multipv, stop=stop)
        if multipv is None:
            return search.best
        if multipv > 1 and not self.reports_lines:
            message = f"the engine can report one line, not {multipv}"
            warnings.warn(message, OneLineWarning, stacklevel=2)
        return list(search.lines)

    def analysis(
        self,
        board: Board,
        limit: Limit | None = None,
        *,
        multipv: int | None = None,
        stop: StopToken | None = None,
    ) -> Analysis:
        """Start to search in the background, until the limit or until it is stopped.

        >>> with engine.analysis(board) as stream:  # doctest: +SKIP
        ...     for info in stream:
        ...         print(info.depth, info.score, info.pv)
        """
        limit = self._bounded(limit or Limit())
        return self._search_for(board, limit, lines=1 if multipv is None else multipv, stop=stop)

    def book_moves(self, board: Board) -> list[BookMove]:
        """The moves of this engine's opening book, best first; usually none."""
        return []

    def trace(self, board: Board) -> tuple[EvaluationTerm, ...]:
        """The terms of the static evaluation, the largest first; none if the engine has none."""
        return ()

    # For subclasses

    @abstractmethod
    def _begin(self, board: Board, limit: Limit, *, lines: int, for_move: bool) -> Analysis:
        """Start a search of a board, which is the search's own; the arguments have been checked.

        A search `for_move` may end before its limit, when more search cannot change the move.
        """

    def _bounded(self, limit: Limit) -> Limit:
        """The limit together with the engine's own bounds, if it has any."""
        return limit

    def _finish(
        self,
        board: Board,
        limit: Limit | None,
        *,
        lines: int = 1,
        for_move: bool = False,
        watch: Watch | None = None,
        stop: StopToken | None = None,
    ) -> Analysis:
        """A search that has ended. Without a limit somebody must be able to stop it."""
        limit = self._bounded(limit or Limit())
        if limit.is_endless(board.turn) and watch is None and stop is None:
            raise LimitError(f"{limit} never ends for {board.turn.title}: expected some limit")
        with self._search_for(board, limit, lines=lines, for_move=for_move, stop=stop) as search:
            if watch is not None:
                watch(search)
            search.wait()
        return search

    def _search_for(
        self,
        board: Board,
        limit: Limit,
        *,
        lines: int,
        for_move: bool = False,
        stop: StopToken | None = None,
    ) -> Analysis:
        if not isinstance(lines, int) or isinstance(lines, bool) or not 1 <= lines <= MAX_LINES:
            raise OptionError(f"multipv={lines!r} is out of range: expected 1 to {MAX_LINES}")
        if outcome := board.outcome():
            over = f"the game is over ({outcome.termination})"
            raise GameOverError(f"there is no move to find: {over}")
        with self._starting:
            self._check_idle()
            search = self._begin(board.copy(), limit, lines=lines, for_move=for_move)
            self._search = search
        if stop is not None:
            search.stop_with(stop)
        return search

    def _check_idle(self) -> None:
        if self._is_closed:
            raise ClosedError("the engine has been closed")
        if self._search is not None and self._search.is_running:
            raise BusyError("a search is running: stop it first")
