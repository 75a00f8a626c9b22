"""`tengen bench`: the node signature of the search, and its speed."""

from __future__ import annotations

from typing import Annotated

from ..engine.bench import DEPTH, run_bench
from ..engine.options import MAX_DEPTH
from ..terminal.progress import start_engine
from .options import number

ABOUT_DEPTH = f"Plies to search each position; {DEPTH} for the signature."


def command(
    depth: Annotated[int, number("--depth", high=MAX_DEPTH, about=ABOUT_DEPTH)] = DEPTH,
) -> None:
    """Measure the engine on fixed positions.

    One thread searches each of them to the same depth. The sum of the nodes is the same on every
    machine: it tells whether a change of the code changed the search. The capture rules have a sum
    of their own.

    \b
    Examples:
      tengen bench
      tengen bench --depth 10
    """
    start_engine(hash_mb=1).close()
    nodes, seconds, capture_nodes = 0, 0.0, 0
    print(f"{'rule':<14} {'size':>4} {'stones':>6} {'nodes':>12} {'nodes/s':>12}")
    for result in run_bench(depth):
        board = result.board
        what = f"{board.rule.name:<14} {board.size:>4} {board.ply:>6}"
        print(f"{what} {result.nodes:>12,} {result.nodes / result.seconds:>12,.0f}", flush=True)
        nodes += result.nodes
        seconds += result.seconds
        capture_nodes += result.nodes if board.rule.captures else 0
    print(f"{f'depth {depth}, {seconds:.1f} s':<26} {nodes:>12,} {nodes / seconds:>12,.0f}")
    print(f"\nBench: {nodes - capture_nodes}")
    print(f"Bench of captures: {capture_nodes}")
