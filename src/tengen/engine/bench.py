"""The fixed bench: positions over rules and sizes, searched to a fixed depth by one thread.

The sum of the nodes is the signature of the search: it changes exactly when its behaviour does. The
capture rules have a sum of their own.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from ..board import Board
from .engine import Engine
from .limit import Limit

DEPTH = 8
HASH_MB = 16


class BenchResult(NamedTuple):
    """The result for one position."""

    board: Board
    nodes: int
    seconds: float


POSITIONS = (  # rule, size, moves
    ("freestyle", 15, "h8 d10 c11 e11 f12 f10 d12 g11 g10"),
    (
        "freestyle",
        15,
        "h8 j6 m5 i6 i7 j5 h6 h7 g8 j8 j7 k7 k6 i8 i5 j9 k10 g7 i10 l9 j11 h9 i9 i11 k9",
    ),
    ("freestyle", 20, "k10 l10 p9 k11 m9 l12 l9 j11 l11 m12 k12"),
    ("freestyle", 20, "k10 m6 h15 l13 n5 k12 j11 i12 j12 k14 j13 j10 i16 k11 g14"),
    ("freestyle", 7, "d4 e5 e3"),
    ("standard", 15, "h8 k7 l6 k9 k6 j6 l8 l5 j7 l10 h9 h7 i9 i8 g7"),
    ("standard", 15, "h8 c11 d13 d12 e13 e11 f12 g11 f11 f10 c13 f13"),
    ("standard", 22, "k11 m11 l12 l10 k13"),
    ("renju", 15, "h8 e10 d9 j9 d11 d10 f10 g9 c10"),
    ("renju", 15, "h8 m7 l8 m8 i7 m9 m6 l7 j6"),
    ("renju", 15, "h8 l4 k6 d7 e3 g8 h6 h7 i7 i6 f9 g9 g7 f8 f6 e5 k9 j8 j10 i9 h10"),
    ("renju", 9, "e5 d6 f6 d4 d5"),
    ("caro", 15, "h8 m7 l8 m8 i7 m9 m6 l7 j6"),
    ("caro", 19, "j10 k11 k9 i11"),
    ("caro-standard", 15, "h8 d10 c11 e11 f12 f10 d12 g11 g10"),
    ("42", 19, "h11 h9 k8 j8 g11 f11 i11 j11 k12 h13 k10 k9 l10 g12 i14 e10"),
    (
        "42",
        19,
        "k11 h9 k12 h11 h12 k10 k13 k15 i11 j10 i10 l10 g13 i12 j13 m10 n10 i9 i10 i14 g10",
    ),
    ("42", 9, "e5 d5 e6 f4 d7 c3"),
    ("1337", 19, "i8 k11 h9 i9 l12 j7 g10 e12 f12 g7 h7 g6 g8 g5 j10 g4 g3"),
    ("1337", 19, "j10 l9 h9 k9 m9 j11 g10 f11 i8 j7 j9 j8 j6 j9 j10 h10 k7"),
    ("1337", 9, "e5 d6 f6 d4 d5"),
)


def run_bench(depth: int = DEPTH) -> Iterator[BenchResult]:
    """Search each position with an empty table, and report nodes and time."""
    with Engine(threads=1, hash_mb=HASH_MB) as engine:
        for rule, size, moves in POSITIONS:
            board = Board.from_moves(moves, rule=rule, size=size)
            engine.prepare(board.rule, board.size)
            engine.clear_hash()
            start = time.perf_counter()
            info = engine.analyse(board, Limit(depth=depth))
            yield BenchResult(board, info.nodes, time.perf_counter() - start)
