"""The engine: play a move, analyse a position, or watch an analysis go on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import TracebackType
from typing import Self, TypeAlias, overload

from ..board import Board
from ..core.layout import NODE_LIMIT
from ..errors import BusyError, ClosedError, GameOverError, LimitError, OptionError
from ..rules import Color, Rule
from .analysis import Analysis, Task
from .bridge import State, is_empty, prepare, state_of
from .info import Info, PlayResult
from .levels import LEVELS, choose
from .limit import Limit
from .options import MAX_DEPTH, Options, checked_params
from .table import Table
from .timing import Budget, budget_for
from .trace import Term, terms_of
from .vision import seen
from .warmup import Report, warm_up

MAX_LINES = 484

Watch: TypeAlias = Callable[[Analysis], None]
"""Sees to a search while it goes on; the search's end is waited for when it returns."""


class Engine:
    """Tengen's own engine. Making one compiles it if need be, so that no search has to.

    One search runs at a time. The table is kept from one search to the next; nothing else is. With
    one thread and a cleared table, the same position, options and limit of depth or nodes give the
    same result and node count. `params` replaces numbers of the search (`SEARCH_PARAMS` in
    `core/params.py`), so that a match can compare two sets of them.
    """

    def __init__(
        self,
        *,
        report: Report | None = None,
        params: Mapping[str, int] | None = None,
        **options: int,
    ) -> None:
        self._options = Options().changed(**options)
        self._params = checked_params(params or {})
        table = Table(self._options.hash_mb)
        self._table: Table | None = table
        self._search: Analysis | None = None
        self._starting = threading.Lock()
        clearing = threading.Thread(target=table.clear)  # meanwhile: new memory takes a while
        clearing.start()
        warm_up(report)
        clearing.join()

    # Setting up

    @property
    def options(self) -> Options:
        """How the engine is set up."""
        return self._options

    def configure(self, **options: int) -> None:
        """Change some options; another size of the table empties it."""
        self._idle_table()
        changed = self._options.changed(**options)
        if changed.hash_mb != self._options.hash_mb:
            self._table = None  # its memory is free before more is asked for
            self._table = Table(changed.hash_mb)
            self._table.clear()
        self._options = changed

    def clear_hash(self) -> None:
        """Forget all earlier searches."""
        self._idle_table().clear()

    def prepare(self, rule: Rule | str, size: int) -> None:
        """Make ready for boards like this, so that no clock pays for it."""
        prepare(Rule.of(rule), size, self._options.distance)

    def close(self) -> None:
        """Stop searching and free the memory. Closing twice does nothing."""
        if self._search is not None:
            self._search.stop()
            self._search.wait()
        self._table = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    # Searching

    def play(self, board: Board, limit: Limit, *, watch: Watch | None = None) -> PlayResult:
        """The move to play, found within the limit, at the level that is set.

        `watch` is called with the search when it has begun, to read its news or to stop it.
        """
        level = LEVELS.get(self._options.level)
        if level is None:
            search = self._finish(board, limit, for_move=True, watch=watch)
            return PlayResult(search.best.move, search.best)
        limit = replace(limit, nodes=min(level.nodes, limit.nodes or level.nodes))
        search = self._finish(
            board,
            limit,
            lines=level.lines,
            for_move=True,
            watch=watch,
            sees=seen(board, level.blindness, self._options.seed),
        )
        info = choose(search.lines, level, board, self._options.seed)
        return PlayResult(info.move, info)

    @overload
    def analyse(self, board: Board, limit: Limit, *, multipv: None = None) -> Info: ...
    @overload
    def analyse(self, board: Board, limit: Limit, *, multipv: int) -> list[Info]: ...
    def analyse(
        self, board: Board, limit: Limit, *, multipv: int | None = None
    ) -> Info | list[Info]:
        """The best line found within the limit; with `multipv` at most so many lines, best first.

        There are fewer where fewer moves are worth a look: the others lose at once.
        """
        search = self._finish(board, limit, lines=1 if multipv is None else multipv)
        return search.best if multipv is None else list(search.lines)

    def analysis(
        self, board: Board, limit: Limit | None = None, *, multipv: int | None = None
    ) -> Analysis:
        """Start to search in the background, until the limit or for ever, and tell as it goes on.

        >>> with engine.analysis(board) as stream:  # doctest: +SKIP
        ...     for info in stream:
        ...         print(info.depth, info.score, info.pv)
        """
        return self._start(board, limit or Limit(), lines=1 if multipv is None else multipv)

    def trace(self, board: Board) -> tuple[Term, ...]:
        """The static evaluation of a position, term by term, the largest first; no search."""
        return terms_of(board, distance=self._options.distance, params=self._params)

    def _finish(
        self,
        board: Board,
        limit: Limit,
        *,
        lines: int = 1,
        for_move: bool = False,
        watch: Watch | None = None,
        sees: Board | None = None,
    ) -> Analysis:
        """A search that has come to its end; `sees` is the board as a level sees it."""
        is_endless = limit.is_endless(board.turn) and self._options.depth == MAX_DEPTH
        if is_endless and watch is None:
            raise LimitError(f"{limit} never ends for {board.turn.title}: expected some limit")
        with self._start(board, limit, lines=lines, for_move=for_move, sees=sees) as search:
            if watch is not None:
                watch(search)
            search.wait()
        return search

    def _start(
        self,
        board: Board,
        limit: Limit,
        *,
        lines: int,
        for_move: bool = False,
        sees: Board | None = None,
    ) -> Analysis:
        start = time.monotonic()
        _check_lines(lines)
        _check_unfinished(board)
        options = self._options
        depth = min(options.depth, limit.depth or MAX_DEPTH)
        with self._starting:
            table = self._idle_table()
            task = Task(
                board=board.copy(),
                states=self._new_states(sees or board, limit, table.next_generation()),
                table=table,
                max_depth=0 if for_move and is_empty(board) else depth,
                lines=lines,
                start=start,
                budget=_budget(board, limit, for_move=for_move),
                for_move=for_move,
                is_blind=sees not in (None, board),
            )
            self._search = Analysis(task)
            return self._search

    def _new_states(self, board: Board, limit: Limit, generation: int) -> list[State]:
        """A state for each thread, and its share of the nodes."""
        options = self._options
        states = [
            state_of(board, distance=options.distance, candidates=options.candidates)
            for _ in range(options.threads)
        ]
        for state in states:
            state["generation"] = generation
            for name, value in self._params.items():
                state[name] = value
            if limit.nodes is not None:
                state["control"][NODE_LIMIT] = -(-limit.nodes // options.threads)
        return states

    def _idle_table(self) -> Table:
        if self._table is None:
            raise ClosedError("the engine has been closed")
        if self._search is not None and self._search.is_running:
            raise BusyError("a search is running: stop it first")
        return self._table


def _budget(board: Board, limit: Limit, *, for_move: bool) -> Budget:
    budget = budget_for(limit, board.turn)
    stones = sum(len(board.stones(color)) for color in Color)
    return budget.in_opening(stones) if for_move else budget


def _check_lines(lines: int) -> None:
    if not isinstance(lines, int) or isinstance(lines, bool) or not 1 <= lines <= MAX_LINES:
        raise OptionError(f"multipv={lines!r} is out of range: expected 1 to {MAX_LINES}")


def _check_unfinished(board: Board) -> None:
    outcome = board.outcome()
    if outcome is not None:
        raise GameOverError(f"there is no move to find: the game is over ({outcome.termination})")
