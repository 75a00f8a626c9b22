"""Our own engine: its options, its levels, and how it starts a search."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from ..board import Board
from ..book import BookMove, book_moves, chosen, shipped_book
from ..core.layout import LEARNED, NODE_LIMIT
from ..core.trace import trace
from ..errors import OptionError
from ..rules import Color, Rule
from .analysis import Search, SearchBase, SearchTask
from .base import BaseEngine, StopToken, Watch
from .bridge import State, is_empty, state_of, template
from .deepening import Table
from .info import EvaluationTerm, Info, PlayResult
from .levels import LEVELS, Level, LevelView, choose
from .limit import Limit
from .monte_carlo import MonteCarloSearch
from .options import MAX_DEPTH, Options, checked_params, search_number
from .timing import budget_for
from .warmup import Report, warm_up


class _Learned(NamedTuple):
    """The records of the last search, whose learned parts the next one begins with."""

    rule: Rule
    size: int
    states: list[State]


class Engine(BaseEngine):
    """Tengen's own engine. Creating one compiles it if necessary, so that no search has to.

    One search runs at a time. The table is kept from one search to the next, and so is what was
    learned about moves and failed attacks; `clear_hash` forgets both. With one thread and after
    that, the same position, options and limit of depth or nodes give the same result and node
    count. `params` replaces tuned numbers of the search (`SEARCH_PARAMS` in `core/params.py`), so
    that a match can compare two sets of them. With `search="mcts"` it looks for moves by
    Monte-Carlo tree search, in one thread; the default is "alpha-beta".
    """

    def __init__(
        self,
        *,
        report: Report | None = None,
        params: Mapping[str, int] | None = None,
        search: str | int | None = None,
        **options: int | None,
    ) -> None:
        super().__init__()
        if search is not None:
            options["mcts"] = search_number(search)
        self._options = Options().changed(**options)
        self._params = checked_params(params or {})
        table = Table(self._options.table_mb)
        self._table: Table | None = table
        self._learned: _Learned | None = None
        # In the background: touching new memory takes a while.
        clearing = threading.Thread(target=table.clear)
        clearing.start()
        warm_up(report)
        clearing.join()

    # Setting up

    @property
    def options(self) -> Options:
        """The current options."""
        return self._options

    def configure(self, **options: int | None) -> None:
        """Change some options; a new table size empties the table.

        A table that does not fit into memory is refused, and the engine keeps the one it has.
        """
        self._idle_table()
        changed = self._options.changed(**options)
        if changed.table_mb != self._options.table_mb:
            try:
                self._table = Table(changed.table_mb)
            except MemoryError as error:
                raise OptionError(
                    f"hash_mb={changed.hash_mb} does not fit into memory: "
                    f"the table keeps its {self._options.hash_mb} MB"
                ) from error
            self._table.clear()
        self._options = changed

    def clear_hash(self) -> None:
        """Forget all earlier searches."""
        self._idle_table().clear()
        self._learned = None

    def prepare(self, rule: Rule | str, size: int) -> None:
        """Get ready for boards like this, so that no clock pays for it."""
        rule = Rule.of(rule)
        template(rule, size, self._options.distance)
        if self._options.book:
            shipped_book(rule, size)

    def close(self) -> None:
        """Stop searching and free the memory. Closing twice does nothing."""
        super().close()
        self._table = self._learned = None

    # Searching

    def play(
        self,
        board: Board,
        limit: Limit | None = None,
        *,
        watch: Watch | None = None,
        stop: StopToken | None = None,
    ) -> PlayResult:
        """The move to play at the level that is set, found within the limit.

        A level needs no limit: it has one of its own. `watch` is called with
        the search once it runs, to read its news; a move of the book needs none. `stop` ends it
        early.
        """
        known = self.book_moves(board)
        if known:
            found = chosen(known, board, self._options.seed)
            return PlayResult(found.move, Info(score=found.score, pv=(found.move,), is_book=True))
        level = self._level
        if level is None:
            return super().play(board, limit, watch=watch, stop=stop)
        limit = level.bounded(limit or Limit())
        search = self._finish(board, limit, for_move=True, watch=watch, stop=stop)
        assert isinstance(search, Search)  # which `_begin` starts
        info = choose(search.lines, search.view, self._options.seed)
        return PlayResult(info.move, info)

    def book_moves(self, board: Board) -> list[BookMove]:
        """The moves of the opening book, best first; none without the option `book`."""
        return book_moves(board) if self._options.book else []

    def trace(self, board: Board) -> tuple[EvaluationTerm, ...]:
        """The static evaluation of a position, term by term, the largest first; no search."""
        state, colors = state_of(board, distance=self._options.distance), tuple(Color)
        for name, value in self._params.items():
            state[name] = value
        return tuple(
            EvaluationTerm(term.name, colors[term.side], int(term.times), int(term.value))
            for term in trace(state)
        )

    @property
    def _level(self) -> Level | None:
        number = self._options.level
        return None if number is None else LEVELS[number]

    def _bounded(self, limit: Limit) -> Limit:
        depth = self._options.depth
        if depth == MAX_DEPTH:
            return limit
        return replace(limit, depth=min(depth, limit.depth or depth))

    def _begin(self, board: Board, limit: Limit, *, lines: int, for_move: bool) -> SearchBase:
        start = time.monotonic()
        options, table = self._options, self._idle_table()
        level = self._level if for_move else None
        view = LevelView(board) if level is None else level.view(board, options.seed)
        budget = budget_for(limit, board.turn)
        if for_move:
            budget = budget.in_opening(sum(len(board.stones(color)) for color in Color))
        task = SearchTask(
            board=board,
            states=self._new_states(view, limit, table.next_generation()),
            table=table,
            view=view,
            max_depth=0
            if for_move and is_empty(board)
            else min(limit.depth or MAX_DEPTH, view.depth),
            lines=lines if level is None else view.lines,
            start=start,
            budget=budget,
            for_move=for_move,
        )
        # A level is what it is by the search that it was measured with.
        if level is not None:
            return Search(task)
        if options.mcts:
            return MonteCarloSearch(task, options.tree_mb)
        self._learn_from_the_last(board, task.states)
        return Search(task)

    def _learn_from_the_last(self, board: Board, states: list[State]) -> None:
        """Begin with what the last search of this rule and size has learned, thread by thread."""
        last, self._learned = self._learned, _Learned(board.rule, board.size, states)
        if last is None or (last.rule, last.size) != (board.rule, board.size):
            return
        for state, earlier in zip(states, last.states, strict=False):
            for name in LEARNED:
                state[name] = earlier[name]

    def _new_states(self, view: LevelView, limit: Limit, generation: int) -> list[State]:
        """A state for each thread, with its share of the nodes."""
        options = self._options
        states = [
            state_of(view.board, distance=options.distance, candidates=options.candidates)
            for _ in range(options.threads)
        ]
        for state in states:
            state["generation"] = generation
            for name, value in {**self._params, **view.params}.items():
                state[name] = value
            nodes = min(limit.nodes or view.nodes, view.nodes)
            state["control"][NODE_LIMIT] = -(-nodes // options.threads)
        return states

    def _idle_table(self) -> Table:
        self._check_idle()
        assert self._table is not None  # it is there until the engine is closed
        return self._table
