"""Searches: analysis, and the decisions of engines that play."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...board import Board
from ...engine.limit import Limit
from ...engine.options import uses_book
from ...plain import Json, names
from ...play.seats import Player, PlayerKind
from ...play.thinking import Question, Thinker
from ...remote.worker import Work

if TYPE_CHECKING:
    from ...engine.info import Info

NEWS_SECONDS = 0.2  # between two news of a search


def analyse(
    work: Work,
    *,
    position: Json,
    multipv: int,
    seconds: float,
    nodes: int | None,
    depth: int | None,
) -> Json:
    """Search a position and tell the best lines as they are found, until a limit or a stop."""
    board = Board.from_plain(position)
    work.engine.configure(level=None)
    limit = Limit(time=seconds, nodes=nodes, depth=depth)
    told = 0.0
    with work.engine.analysis(board, limit, multipv=multipv, stop=work.token) as search:
        for info in search:
            now = time.monotonic()
            if info.multipv == 1 and now - told >= NEWS_SECONDS and info.depth:
                work.tell(plain_search(search.lines, info, board.size))
                told = now
    return plain_search(search.lines, search.best, board.size)


def plain_search(lines: Iterable[Info], now: Info, size: int) -> Json:
    """What a search has found so far and what it does now."""
    return {
        "depth": now.depth,
        "seldepth": now.seldepth,
        "nodes": now.nodes,
        "nps": now.nps,
        "time": round(now.time, 3),
        "hashfull": now.hashfull,
        "lines": [
            {"depth": line.depth, "score": line.score.to_plain(), "pv": names(line.pv, size)}
            for line in lines
        ],
        "progress": now.progress._asdict(),
    }


def decide(work: Work, *, question: Json, level: int | None) -> Json:
    """What a player of this level does about a question, with news while it thinks."""
    asked = Question.from_plain(question)
    engine, size = work.engine, asked.board.size
    engine.configure(level=level, seed=asked.seed, book=int(uses_book(level)))
    if level is not None:
        engine.clear_hash()  # a level sees no further because somebody else has looked before
    told = time.monotonic()

    def tell(info: Info) -> None:
        nonlocal told
        if time.monotonic() - told >= NEWS_SECONDS and info.depth:
            told = time.monotonic()
            work.tell(_thought(info, size))

    player = (
        Player(kind=PlayerKind.TENGEN)
        if level is None
        else Player(kind=PlayerKind.LEVEL, level=level)
    )
    thinker = Thinker(player, engine=engine)
    actions, info = thinker.answer(asked, tell=tell, stop=work.token)
    return {
        "actions": [action.to_plain(size) for action in actions],
        "score": None if info is None else info.score.to_plain(),
        "line": [] if info is None else names(info.pv, size),
        "depth": None if info is None else info.depth,
    }


def _thought(info: Info, size: int) -> Json:
    return {
        "depth": info.depth,
        "nodes": info.nodes,
        "nps": info.nps,
        "seconds": round(info.time, 2),
        "score": info.score.to_plain(),
        "pv": names(info.pv, size),
    }
