"""The library: playing and taking back, reading games, importing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

from bench import Row, best_rate
from tengen import RULES, Board, Move
from tengen.formats import sgf
from tengen.game import Game

# Renju to the sixtieth move, with up to four forbidden points for Black at a time.
MOVES = (
    "h8 g9 i9 g8 i8 f10 j10 f8 k10 j9 h10 f9 f7 g6 g5 e6 f11 e10 e5 g4 d7 k8 c7 h11 h5 f4 f6 d4 j7 "
    "b6 e9 d3 c5 j6 i11 d6 j11 e11 a7 c6 a6 g3 f5 i5 i6 e3 l11 h6 b7 a8 k5 h7 d11 c10 h2 e7 l9 k9 "
    "d8 c2"
)

STARTS = 15  # of an interpreter, to find a quick one


def rows() -> Iterator[Row]:
    """Measure the library."""
    for rule in RULES:
        rate = best_rate(partial(push_and_pop, rule, legal_moves_of(rule)))
        yield Row(f"push + pop, {rule}", rate, "moves/s")
    text = sgf.write_game(Game.from_board(Board.from_moves(MOVES, rule="renju")))
    yield Row(
        "renju game of 60 moves from SGF, checked move by move",
        best_rate(partial(read_and_check, text)),
        "games/s",
        "100",
    )
    yield Row(
        "the same, with the forbidden points of every position",
        best_rate(partial(read_and_check, text, forbidden=True)),
        "games/s",
    )
    yield from import_rows()


def legal_moves_of(rule: str) -> list[Move]:
    """As many of the moves as this rule lets stand in one unfinished game, in their order."""
    board = Board(rule, 15)
    for move in Board.from_moves(MOVES).move_stack:
        if board.is_legal(move):
            board.push(move)
            if board.is_game_over():
                board.pop()
    return board.move_stack


def push_and_pop(rule: str, moves: list[Move]) -> int:
    """Play the moves on an empty board and take them back; returns how many they were."""
    board = Board(rule, 15)
    for move in moves:
        board.push(move)
    for _ in moves:
        board.pop()
    return len(moves)


def read_and_check(text: str, *, forbidden: bool = False) -> int:
    """Read one game and replay it, asking after each move whether it is over; returns 1."""
    game = sgf.read_game(text)
    board = game.board()
    for move in game.mainline_moves():
        board.push(move)
        if board.is_game_over():
            raise AssertionError(f"the game must not end: {board!r}")
        if forbidden:
            _ = board.forbidden_points
    return 1


def import_rows() -> Iterator[Row]:
    """What `import tengen` adds to the start of an interpreter."""
    bare, with_library = (start_seconds(code) for code in ("pass", "import tengen"))
    yield Row("start of a bare interpreter", bare * 1000, "ms")
    yield Row("import tengen on top of it", (with_library - bare) * 1000, "ms", "under 50")
    yield Row("start with tengen over bare start", with_library / bare, "x")


def start_seconds(code: str) -> float:
    """The least CPU time that an interpreter takes to start and run `code`."""
    # As in an installed package, modules are compiled once; the first start may do so.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", f"{code}\nimport time\nprint(time.process_time())"]
    starts = (
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        for _ in range(STARTS)
    )
    return min(float(start.stdout) for start in starts)
