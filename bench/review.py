"""Reviews: processor time of games of sixty moves, freestyle 15x15, 50,000 nodes a position."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench import Row
from tengen import Board, Engine, Game, review
from tengen.analysis.reviews.records import GameReview
from tengen.analysis.reviews.review import NODES

GAMES = Path(__file__).parent / "review_games.txt"
TARGET = "<= 6"


class ReviewTime(NamedTuple):
    """Seconds of processor time of one review."""

    positions: float  # until every position was searched
    whole: float  # with the deeper searches that follow


def rows() -> Iterator[Row]:
    """Review five fixed games of the engine against itself, with one thread."""
    times = []
    with Engine() as engine:
        for number, game in enumerate(games(), 1):
            times.append(measured(game, engine))
            yield Row(f"game {number}, every position", times[-1].positions, "s")
            yield Row("  with the turning points deeper", times[-1].whole, "s")
    median = statistics.median(each.positions for each in times)
    yield Row(f"median of {len(times)} games, {NODES:,} nodes a position", median, "s", TARGET)
    median = statistics.median(each.whole for each in times)
    yield Row("  with the turning points deeper", median, "s")


def games() -> Iterator[Game]:
    """The games of the file, one a line."""
    for line in GAMES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield Game.from_board(Board.from_moves(line))


def measured(game: Game, engine: Engine) -> ReviewTime:
    """What the review of a game takes."""
    positions: float | None = None
    engine.prepare(game.rule, game.size)
    start = time.process_time()

    def watch(found: GameReview) -> None:
        nonlocal positions
        if positions is None and len(found.moves) == found.board.ply:
            positions = time.process_time() - start

    review(game, engine, watch=watch)
    whole = time.process_time() - start
    return ReviewTime(whole if positions is None else positions, whole)
