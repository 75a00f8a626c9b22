"""The fixed bench: positions over rules and sizes, searched to a fixed depth by one thread.

The sum of the nodes is the signature of the search: it changes exactly when its behaviour does. The
capture rules have a sum of their own.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from ..board import Board
from ..rules import Rule
from .engine import Engine
from .limit import Limit

DEPTH = 8
HASH_MB = 16


class BenchPosition(NamedTuple):
    """A position of the bench."""

    rule: str
    size: int
    moves: str

    @property
    def has_captures(self) -> bool:
        """Whether it belongs to the capture rules' own sum."""
        return Rule.from_name(self.rule).captures

    def board(self) -> Board:
        """The position itself."""
        return Board.from_moves(self.moves, rule=self.rule, size=self.size)


class BenchResult(NamedTuple):
    """What one position took."""

    position: BenchPosition
    nodes: int
    seconds: float


POSITIONS = (
    BenchPosition("freestyle", 15, "h8 d10 c11 e11 f12 f10 d12 g11 g10"),
    BenchPosition(
        "freestyle",
        15,
        "h8 j6 m5 i6 i7 j5 h6 h7 g8 j8 j7 k7 k6 i8 i5 j9 k10 g7 i10 l9 j11 h9 i9 i11 k9",
    ),
    BenchPosition("freestyle", 20, "k10 l10 p9 k11 m9 l12 l9 j11 l11 m12 k12"),
    BenchPosition("freestyle", 20, "k10 m6 h15 l13 n5 k12 j11 i12 j12 k14 j13 j10 i16 k11 g14"),
    BenchPosition("freestyle", 7, "d4 e5 e3"),
    BenchPosition("standard", 15, "h8 k7 l6 k9 k6 j6 l8 l5 j7 l10 h9 h7 i9 i8 g7"),
    BenchPosition("standard", 15, "h8 c11 d13 d12 e13 e11 f12 g11 f11 f10 c13 f13"),
    BenchPosition("standard", 22, "k11 m11 l12 l10 k13"),
    BenchPosition("renju", 15, "h8 e10 d9 j9 d11 d10 f10 g9 c10"),
    BenchPosition("renju", 15, "h8 m7 l8 m8 i7 m9 m6 l7 j6"),
    BenchPosition("renju", 15, "h8 l4 k6 d7 e3 g8 h6 h7 i7 i6 f9 g9 g7 f8 f6 e5 k9 j8 j10 i9 h10"),
    BenchPosition("renju", 9, "e5 d6 f6 d4 d5"),
    BenchPosition("caro", 15, "h8 m7 l8 m8 i7 m9 m6 l7 j6"),
    BenchPosition("caro", 19, "j10 k11 k9 i11"),
    BenchPosition("caro-standard", 15, "h8 d10 c11 e11 f12 f10 d12 g11 g10"),
    BenchPosition("42", 19, "h11 h9 k8 j8 g11 f11 i11 j11 k12 h13 k10 k9 l10 g12 i14 e10"),
    BenchPosition(
        "42",
        19,
        "k11 h9 k12 h11 h12 k10 k13 k15 i11 j10 i10 l10 g13 i12 j13 m10 n10 i9 i10 i14 g10",
    ),
    BenchPosition("42", 9, "e5 d5 e6 f4 d7 c3"),
    BenchPosition("1337", 19, "i8 k11 h9 i9 l12 j7 g10 e12 f12 g7 h7 g6 g8 g5 j10 g4 g3"),
    BenchPosition("1337", 19, "j10 l9 h9 k9 m9 j11 g10 f11 i8 j7 j9 j8 j6 j9 j10 h10 k7"),
    BenchPosition("1337", 9, "e5 d6 f6 d4 d5"),
)


def run_bench(depth: int = DEPTH) -> Iterator[BenchResult]:
    """Search each position with an empty table, and tell what it took."""
    with Engine(threads=1, hash_mb=HASH_MB) as engine:
        for position in POSITIONS:
            board = position.board()
            engine.prepare(board.rule, board.size)
            engine.clear_hash()
            start = time.perf_counter()
            info = engine.analyse(board, Limit(depth=depth))
            yield BenchResult(position, info.nodes, time.perf_counter() - start)
