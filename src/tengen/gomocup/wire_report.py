"""What a search reports over the wire, in the words that boards know.

INFO lines from PV to PV DONE and a short MESSAGE carry the same facts about one line of play;
MESSAGE REALTIME is what a board shows at once. The client reads all of them in `client/details.py`.
"""

from __future__ import annotations

from ..engine.info import Info
from .wire import point_text, points_text


def detail_lines(info: Info, size: int, total: int = 1) -> list[str]:
    """One of `total` lines of play as INFO lines."""
    return [
        f"INFO PV {info.multipv - 1}",
        f"INFO NUMPV {total}",
        f"INFO DEPTH {info.depth}",
        f"INFO SELDEPTH {info.seldepth}",
        f"INFO NODES {info.nodes}",
        f"INFO TOTALNODES {info.nodes}",
        f"INFO TOTALTIME {_milliseconds(info)}",
        f"INFO SPEED {info.nps}",
        f"INFO EVAL {_value(info)}",
        f"INFO WINRATE {info.score.win_chance:.4f}",
        f"INFO BESTLINE {points_text(info.pv, size)}",
        "INFO PV DONE",
    ]


def summary_line(info: Info, size: int, total: int = 1) -> str:
    """One of `total` lines of play as a MESSAGE."""
    number = f" multipv {info.multipv}" if total > 1 else ""
    return (
        f"MESSAGE depth {info.depth}-{info.seldepth}{number} ev {_value(info)} "
        f"n {info.nodes} n/ms {info.nps // 1000} tm {_milliseconds(info)} "
        f"pv {points_text(info.pv, size)}"
    )


def realtime_line(key: str, move: int | None = None, size: int = 0) -> str:
    """MESSAGE REALTIME with a key such as BEST and the point it is about."""
    return f"MESSAGE REALTIME {key}" + ("" if move is None else f" {point_text(move, size)}")


def _milliseconds(info: Info) -> int:
    return round(1000 * info.time)


def _value(info: Info) -> str:
    """Centi-units, or +M5 for a win in five plies."""
    return str(info.score) if info.score.centi is None else str(info.score.centi)
