"""The engine: speed, depth, tactics, threads, start, deadlines, memory."""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bench import Row, best_rate
from tengen import Board, Engine, Info, Limit
from tengen.core.jit import kernel
from tengen.core.position import make, unmake
from tengen.engine.bench import run_bench
from tengen.engine.bridge import point_of, state_of
from tengen.engine.options import hash_mb_for

DATA = Path(__file__).parent.parent / "tests" / "data"

SECONDS = 1.0  # for each position
TACTICS = {1.0: ("98", "88"), 0.1: ("92", "")}  # seconds: aims for all, for each rule
JUDGE_NODES = 20_000_000  # to prove that another move than the known one wins
CAPTURE_SECONDS = 0.5  # for those of the capture rules
THREADS_DEPTH = 15  # about a second for one thread
STARTS = 5  # of a process, to find a quick one
TOURNAMENT_MB = 350
# How many searches of how many seconds: a thousand, most of them short
SHORT_SEARCHES = ((500, 0.005, 0.02), (400, 0.02, 0.05), (80, 0.05, 0.2), (20, 0.9, 1.0))
STOPS = 200


class Position(NamedTuple):
    """A board of the data, the rule by which it is grouped, and the winning move if given."""

    rule: str
    board: Board
    winner: int | None


def rows() -> Iterator[Row]:
    """Measure the engine."""
    yield Row("make + unmake on 15x15", best_rate(make_and_unmake_game()) / 1e6, "M/s", "3")
    with Engine(hash_mb=64) as engine:
        yield from bench_rows()
        yield from middle_game_rows(engine)
        yield from capture_rows(engine)
        yield from tactics_rows(engine)
        yield from overshoot_rows(engine)
    yield from thread_rows()
    yield from start_rows()
    yield Row("unique memory, hash for 350 MB", memory_mb(TOURNAMENT_MB), "MB", "<= 350")


def positions_of(name: str) -> list[Position]:
    """The positions of a data file."""
    rows = [json.loads(line) for line in (DATA / name).read_text().splitlines()]
    return [
        Position(
            row["rule"],
            Board.from_moves(
                [_move(row, point) for point in row["moves"]], rule=row["rule"], size=row["size"]
            ),
            _move(row, row["move"]) if "move" in row else None,
        )
        for row in rows
    ]


def _move(row: dict[str, Any], point: tuple[int, int]) -> int:
    x, y = point
    return int(y * row["size"] + x)


# Kernels


@kernel
def _walk(state: Any, points: Any, rounds: int) -> None:
    """Play the points and take them back, this many times."""
    for _ in range(rounds):
        for at in range(len(points)):
            make(state, points[at])
        for _ in range(len(points)):
            unmake(state)


def make_and_unmake_game() -> partial[int]:
    """An action that plays the longest game of the data on an empty board, and takes it back."""
    boards = [board for _, board, _ in positions_of("positions.jsonl") if board.size == 15]
    longest = max(boards, key=lambda board: board.ply)
    points = np.array([point_of(move, 15) for move in longest.move_stack])
    return partial(_walk_often, state_of(Board(), distance=3), points)


def _walk_often(state: Any, points: Any, rounds: int = 2000) -> int:
    _walk(state, points, rounds)
    return rounds * len(points)


# Searching


def bench_rows() -> Iterator[Row]:
    """The signature, and the speed at which it was found."""
    results = list(run_bench())
    nodes = sum(result.nodes for result in results)
    yield Row("tengen bench", nodes / sum(result.seconds for result in results) / 1e6, "M nodes/s")


def middle_game_rows(engine: Engine) -> Iterator[Row]:
    """Speed and depth in balanced middle games."""
    found = [(rule, _analyse(engine, board)) for rule, board, _ in positions_of("positions.jsonl")]
    nodes = sum(info.nodes for _, info in found)
    rate = nodes / sum(info.time for _, info in found)
    yield Row("search of middle games, one thread", rate / 1e6, "M nodes/s", "1.2")
    medians = [
        statistics.median(info.depth for other, info in found if other == rule)
        for rule in sorted({rule for rule, _ in found})
    ]
    yield Row("depth in 1 s, median over rules", statistics.median(medians), "plies", "16")


def capture_rows(engine: Engine) -> Iterator[Row]:
    """Speed and depth in middle games of the capture rules, in half a second."""
    for rule in ("1337", "42"):
        boards = [
            board for other, board, _ in positions_of("capture_positions.jsonl") if other == rule
        ]
        found = [_analyse(engine, board, CAPTURE_SECONDS) for board in boards]
        rate = sum(info.nodes for info in found) / sum(info.time for info in found)
        yield Row(f"search of middle games, {rule} on 19x19", rate / 1e6, "M nodes/s", "0.6")
        depth = statistics.median(info.depth for info in found)
        yield Row(f"  depth in {CAPTURE_SECONDS} s, median", depth, "plies", "10")


def tactics_rows(engine: Engine) -> Iterator[Row]:
    """The share of known wins in which a winning move is played, and in which it is proven too."""
    for seconds, (aim, aim_of_rule) in TACTICS.items():
        played: dict[str, list[bool]] = {}
        proven: list[bool] = []
        for position in positions_of("tactics.jsonl"):
            engine.prepare(position.board.rule, position.board.size)
            engine.clear_hash()
            result = engine.play(position.board, Limit(time=seconds))
            proven.append((result.info.score.win_in or 0) > 0)
            wins = proven[-1] or _wins(engine, position, result.move)
            played.setdefault(position.rule, []).append(wins)
        share = 100 * statistics.mean(chain.from_iterable(played.values()))
        yield Row(f"tactics: winning move in {seconds:g} s", share, "%", aim)
        for rule, group in played.items():
            yield Row(f"  {rule}", 100 * statistics.mean(group), "%", aim_of_rule)
        yield Row("  and proven to win", 100 * statistics.mean(proven), "%")


def _wins(engine: Engine, position: Position, move: int) -> bool:
    """Whether a move is the known winner, or a long search proves that it wins as well."""
    if move == position.winner:
        return True
    board = position.board.copy()
    board.push(move)
    engine.clear_hash()
    with engine.analysis(board, Limit(nodes=JUDGE_NODES)) as analysis:
        return any((info.score.win_in or 0) < 0 for info in analysis)


def _analyse(engine: Engine, board: Board, seconds: float = SECONDS) -> Info:
    engine.prepare(board.rule, board.size)
    engine.clear_hash()
    return engine.analyse(board, Limit(time=seconds))


def thread_rows() -> Iterator[Row]:
    """How much sooner two threads reach a depth.

    The same depth everywhere: one that a thread was seen to reach in time would be a depth that
    happened to come cheap to one thread.
    """
    boards = [board for _, board, _ in positions_of("positions.jsonl")]
    with Engine(threads=1) as one, Engine(threads=2) as two:
        times = [
            sum(_seconds_to(engine, board, THREADS_DEPTH) for board in boards)
            for engine in (one, two)
        ]
    yield Row("two threads over one, time to the same depth", times[0] / times[1], "x", "1.5")


def _seconds_to(engine: Engine, board: Board, depth: int) -> float:
    engine.prepare(board.rule, board.size)
    engine.clear_hash()
    return engine.analyse(board, Limit(depth=depth)).time


# Deadlines


def overshoot_rows(engine: Engine) -> Iterator[Row]:
    """By how much deadlines are passed, and how long a stop takes."""
    boards = [board for _, board, _ in positions_of("positions.jsonl") if board.size == 15]
    for board in boards:
        engine.prepare(board.rule, board.size)
    numbers = random.Random(0)
    late = []
    for count, low, high in SHORT_SEARCHES:
        for _ in range(count):
            seconds = numbers.uniform(low, high)
            start = time.monotonic()
            engine.play(numbers.choice(boards), Limit(time=seconds))
            late.append(time.monotonic() - start - seconds)
    yield from _distribution("deadline passed by", late)
    stops = []
    for _ in range(STOPS):
        with engine.analysis(numbers.choice(boards)) as search:
            time.sleep(numbers.uniform(0, 0.05))
            start = time.monotonic()
            search.stop()
            search.wait()
            stops.append(time.monotonic() - start)
    yield from _distribution("stop obeyed after", stops)


def _distribution(what: str, seconds: Sequence[float]) -> Iterator[Row]:
    ordered = sorted(seconds)
    for name, share in (("median", 0.5), ("99 %", 0.99), ("most", 1.0)):
        value = ordered[min(len(ordered) - 1, int(share * len(ordered)))]
        target = "<= 20" if share == 1.0 else ""
        yield Row(f"{what}, {name} of {len(ordered)}", value * 1000, "ms", target)


# Processes

FIRST_MOVE = """
import tengen
board = tengen.Board.from_moves("h8 i9 i8")
with tengen.Engine() as engine:
    engine.play(board, tengen.Limit(time=0.01))
"""

UNIQUE_MEMORY = """
import sys, tengen
from pathlib import Path
board = tengen.Board.from_moves("h8 i9 i8 g8 h10", rule="renju")
with tengen.Engine(hash_mb=int(sys.argv[1])) as engine:
    engine.play(board, tengen.Limit(time=1))
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
print(sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024)
"""


def start_rows() -> Iterator[Row]:
    """A cold compilation, and a start with everything compiled."""
    with tempfile.TemporaryDirectory() as folder:
        seconds = _run_seconds("import tengen; tengen.Engine().close()", XDG_CACHE_HOME=folder)
    yield Row("cold compilation of everything", seconds, "s", "<= 60")
    quickest = min(_run_seconds(FIRST_MOVE) for _ in range(STARTS))
    yield Row("process start to first move at 10 ms, warm", quickest, "s", "<= 1.2")


def _run_seconds(code: str, **environment: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=os.environ | environment, check=True)
    return time.perf_counter() - start


def memory_mb(tournament_mb: int) -> float:
    """Memory of a playing process that it shares with no other."""
    hash_mb = hash_mb_for(tournament_mb)
    run = subprocess.run(
        [sys.executable, "-c", UNIQUE_MEMORY, str(hash_mb)],
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)
