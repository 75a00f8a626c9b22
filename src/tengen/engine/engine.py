"""Our own engine: its options, its levels, and how it starts a search."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from dataclasses import replace

from ..board import Board
from ..core.layout import NODE_LIMIT
from ..errors import OptionError
from ..rules import Color, Rule
from .analysis import Search, SearchTask
from .base import BaseEngine, StopToken, Watch
from .bridge import State, is_empty, prepare, state_of
from .info import EvaluationTerm, PlayResult
from .levels import LEVELS, LevelView, choose
from .limit import Limit
from .options import MAX_DEPTH, Options, checked_params
from .table import Table
from .timing import Budget, budget_for
from .trace import terms_of
from .warmup import Report, warm_up


class Engine(BaseEngine):
    """Tengen's own engine. Creating one compiles it if necessary, so that no search has to.

    One search runs at a time. Only the table is kept from one search to the next. With one thread
    and a cleared table, the same position, options and limit of depth or nodes give the same result
    and node count. `params` replaces tuned numbers of the search (`SEARCH_PARAMS` in
    `core/params.py`), so that a match can compare two sets of them.
    """

    def __init__(
        self,
        *,
        report: Report | None = None,
        params: Mapping[str, int] | None = None,
        **options: int,
    ) -> None:
        super().__init__()
        self._options = Options().changed(**options)
        self._params = checked_params(params or {})
        table = Table(self._options.hash_mb)
        self._table: Table | None = table
        clearing = threading.Thread(
            target=table.clear
        )  # in the background: touching new memory takes a while
        clearing.start()
        warm_up(report)
        clearing.join()

    # Setting up

    @property
    def options(self) -> Options:
        """The current options."""
        return self._options

    def configure(self, **options: int) -> None:
        """Change some options; a new table size empties the table.

        A table that does not fit into memory is refused, and the engine keeps the one it has.
        """
        self._idle_table()
        changed = self._options.changed(**options)
        if changed.hash_mb != self._options.hash_mb:
            try:
                self._table = Table(changed.hash_mb)
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

    def prepare(self, rule: Rule | str, size: int) -> None:
        """Get ready for boards like this, so that no clock pays for it."""
        prepare(Rule.of(rule), size, self._options.distance)

    def close(self) -> None:
        """Stop searching and free the memory. Closing twice does nothing."""
        super().close()
        self._table = None

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

        A level below full strength needs no limit: it has one of its own. `watch` is called with
        the search once it runs, to read its news. `stop` ends it early.
        """
        level = LEVELS.get(self._options.level)
        if level is None:
            return super().play(board, limit, watch=watch, stop=stop)
        limit, view = limit or Limit(), level.view(board, self._options.seed)
        limit = replace(limit, nodes=min(view.nodes, limit.nodes or view.nodes))
        search = self._finish(board, limit, lines=view.lines, for_move=True, watch=watch, stop=stop)
        info = choose(search.lines, view, self._options.seed)
        return PlayResult(info.move, info)

    def trace(self, board: Board) -> tuple[EvaluationTerm, ...]:
        """The static evaluation of a position, term by term, the largest first; no search."""
        return terms_of(board, distance=self._options.distance, params=self._params)

    def _bounded(self, limit: Limit) -> Limit:
        depth = self._options.depth
        if depth == MAX_DEPTH:
            return limit
        return replace(limit, depth=min(depth, limit.depth or depth))

    def _begin(self, board: Board, limit: Limit, *, lines: int, for_move: bool) -> Search:
        start = time.monotonic()
        options, table = self._options, self._idle_table()
        level = LEVELS.get(options.level) if for_move else None
        view = LevelView(board) if level is None else level.view(board, options.seed)
        return Search(
            SearchTask(
                board=board,
                states=self._new_states(view, limit, table.next_generation()),
                table=table,
                max_depth=0
                if for_move and is_empty(board)
                else min(limit.depth or MAX_DEPTH, view.depth),
                lines=lines,
                start=start,
                budget=_budget(board, limit, for_move=for_move),
                for_move=for_move,
                is_blind=view.board is not board,
            )
        )

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
            if limit.nodes is not None:
                state["control"][NODE_LIMIT] = -(-limit.nodes // options.threads)
        return states

    def _idle_table(self) -> Table:
        self._check_idle()
        assert self._table is not None  # it is there until the engine is closed
        return self._table


def _budget(board: Board, limit: Limit, *, for_move: bool) -> Budget:
    budget = budget_for(limit, board.turn)
    stones = sum(len(board.stones(color)) for color in Color)
    return budget.in_opening(stones) if for_move else budget
