"""Workers with our engine, for a `RemoteEngine` on the other side."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ..board import Board
from ..engine.limit import Limit
from ..plain import Json
from .worker import Report, Service, Work

if TYPE_CHECKING:
    from ..engine.engine import Engine

MODULE = __name__


def prepare(work: Work, *, rule: str, size: int) -> None:
    """Get ready for boards like this."""
    work.engine.prepare(rule, size)


def clear_hash(work: Work) -> None:
    """Forget all earlier searches."""
    work.engine.clear_hash()


def search(work: Work, *, position: Json, limit: Json, lines: int, for_move: bool) -> list[Json]:
    """The best lines, told as they are found."""
    board, bounds = Board.from_plain(position), Limit(**limit)
    engine: Engine = work.engine

    def plain(found: Any) -> list[Json]:
        return [line.to_plain(board.size) for line in found]

    if for_move:
        return plain([engine.play(board, bounds, stop=work.token).info])
    with engine.analysis(board, bounds, multipv=lines, stop=work.token) as running:
        for info in running:
            # A finished line. Each one is sent, because a review ends at a proof.
            if info.current_move is None:
                work.tell(plain([info]))
    return plain(running.lines)


def service(options: str = "{}") -> Service:
    """Workers whose engine has these options, as JSON."""

    def make(report: Report) -> Engine:
        from ..engine.engine import Engine

        return Engine(report=lambda done, total: report(True, done, total), **json.loads(options))

    return Service(tasks={task.__name__: task for task in (prepare, clear_hash, search)}, open=make)
