"""A running Monte-Carlo tree search: its tree, and what it reports as it grows."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from ..core.layout import MAX_DEPTH, NODE_LIMIT, NODES, SELDEPTH, STOP
from ..core.mcts import ROOT, TREE_NUMBERS, USED, ascend, descend, edge_dtype
from ..core.score import INFINITE, WIN
from ..core.search import search
from .analysis import SearchBase, SearchTask
from .bridge import State, move_of, score_of
from .info import Info, Progress
from .params import MCTS_LOOKS, MCTS_REPORT_GROWTH

MEGABYTE = 1 << 20
LEAST_EDGES = 4096


class MonteCarloTree:
    """The edges of a search within this many megabytes; edge 0 leads to the root."""

    def __init__(self, megabytes: int) -> None:
        self.edges = np.zeros(
            max(LEAST_EDGES, megabytes * MEGABYTE // edge_dtype.itemsize), edge_dtype
        )
        self.numbers = np.zeros(TREE_NUMBERS, np.int64)
        self.numbers[USED] = 1
        self._path = np.zeros(MAX_DEPTH + 1, np.int64)

    def grow(self, state: State, table: Any, looks: int) -> int:
        """Descend the tree up to this often, less if it is proven or stopped; return how often."""
        control, edges, path = state["control"], self.edges, self._path
        depth = int(state["mcts_depth"])
        for look in range(looks):
            if control[STOP] or control[NODES] >= control[NODE_LIMIT] or self.is_proven:
                return look
            ply = descend(state, edges, path)
            is_known = edges["proof"][path[ply]] != 0
            value = 0 if is_known else search(state, table, -INFINITE, INFINITE, depth, 0)
            ascend(state, table, edges, self.numbers, path, ply, value)
        return looks

    @property
    def fullness(self) -> int:
        """Edges in use, per thousand."""
        return 1000 * int(self.numbers[USED]) // len(self.edges)

    @property
    def is_proven(self) -> bool:
        """Whether the outcome is proven."""
        return bool(self.edges["proof"][ROOT] != 0)

    def below(self, edge: int) -> list[int]:
        """The edges below an edge, best first: wins, then by visits; losses last."""
        first, count = int(self.edges["first"][edge]), int(self.edges["count"][edge])
        return sorted(range(first, first + count), key=self._rank)

    def _rank(self, edge: int) -> tuple[int, int, float]:
        proof, visits = int(self.edges["proof"][edge]), int(self.edges["visits"][edge])
        if proof > 0:
            return 0, proof, 0.0
        if proof < 0:
            return 2, proof, 0.0
        return 1, -visits, -float(self.edges["prior"][edge])

    def line(self, edge: int) -> list[int]:
        """The moves from this edge on that were visited most, as points."""
        points = [int(self.edges["move"][edge])]
        while below := self.below(edge):
            edge = below[0]
            if self.edges["visits"][edge] == 0:
                break
            points.append(int(self.edges["move"][edge]))
        return points

    def value(self, edge: int, scale: float) -> int:
        """What the move of an edge is worth to who plays it: a proof, or centi-units."""
        proof, visits = int(self.edges["proof"][edge]), int(self.edges["visits"][edge])
        if proof:
            return WIN - proof if proof > 0 else -WIN - proof
        mean = float(self.edges["total"][edge]) / visits if visits else 0.0
        return round(2 * scale * float(np.arctanh(min(max(mean, -0.999), 0.999))))


class MonteCarloSearch(SearchBase):
    """A Monte-Carlo tree search by our own engine."""

    def __init__(self, task: SearchTask, megabytes: int) -> None:
        self._tree = MonteCarloTree(megabytes)
        self._reached = 0  # moves of the longest best line so far
        super().__init__(task)

    def _run(self) -> None:
        task, state = self._task, self._task.states[0]
        told = 0
        while task.max_depth and not self._is_over(state):
            looks = self._tree.grow(state, task.table.words, MCTS_LOOKS)
            visits = int(self._tree.edges["visits"][ROOT])
            if visits >= told * MCTS_REPORT_GROWTH or self._tree.is_proven:
                told = max(1, visits)
                self._report()
            if looks < MCTS_LOOKS or self._is_enough():
                break
        self._report()

    def _is_over(self, state: State) -> bool:
        control = state["control"]
        return bool(control[STOP] or control[NODES] >= control[NODE_LIMIT]) or self._tree.is_proven

    def _is_enough(self) -> bool:
        """Whether the line is as long as was asked for, or for a move the time is up."""
        task = self._task
        if self._lines[0].depth >= task.max_depth:
            return True
        if not task.for_move:
            return False
        is_only_reply = int(self._tree.edges["count"][ROOT]) == 1
        soft = task.budget.soft
        return is_only_reply or (soft is not None and time.monotonic() - task.start >= soft)

    def _report(self) -> None:
        """Tell the lines of the moves that were visited most."""
        tree, board = self._tree, self._task.board
        edges = [
            edge
            for edge in tree.below(ROOT)
            if tree.edges["visits"][edge]
            and board.is_legal(move_of(int(tree.edges["move"][edge]), board.size))
        ][: self._task.lines]
        if not edges:
            return
        state = self._task.states[0]
        visits = max(1, int(tree.edges["visits"][ROOT]))
        lines = [tree.line(edge) for edge in edges]
        self._reached = max(self._reached, len(lines[0]))
        infos = tuple(
            Info(
                depth=self._reached,
                seldepth=int(state["control"][SELDEPTH]),
                score=score_of(tree.value(edge, float(state["win_scale"])), board),
                pv=board.legal_line(tuple(move_of(point, board.size) for point in line)),
                nodes=int(state["control"][NODES]),
                time=time.monotonic() - self._task.start,
                hashfull=tree.fullness,
                visits=int(tree.edges["visits"][edge]),
                share=int(tree.edges["visits"][edge]) / visits,
                multipv=number,
                progress=Progress(self._reached, 1, 1),
            )
            for number, (edge, line) in enumerate(zip(edges, lines, strict=True), 1)
        )
        self._update(infos, infos)
