"""A limit in the words of the protocol."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from ...engine.limit import Limit
from ...rules import Color
from ..wire import UNLIMITED_MS

NO_LIMIT = -1  # of depth or nodes


class Terms(NamedTuple):
    """What an engine is sent about a move's time, and the seconds until that time is up."""

    timeout_turn: int | None  # milliseconds; None when the clock alone bounds a move
    time_left: int | None  # milliseconds; None without a clock
    time_increment: int  # milliseconds
    max_depth: int
    max_node: int
    seconds: float | None


def terms_of(limit: Limit, color: Color, *, longest: float) -> Terms:
    """The terms for one move. A limit of depth or nodes alone ends after `longest` seconds."""
    clock = limit.clock(color)
    turn = limit.time
    if turn is None and clock is None:
        turn = longest if limit.depth or limit.nodes else None
    seconds = replace(limit, time=turn).seconds(color)
    return Terms(
        timeout_turn=UNLIMITED_MS if seconds is None else _milliseconds(turn),
        time_left=_milliseconds(clock.remaining) if clock else None,
        time_increment=_milliseconds(clock.increment) or 0 if clock else 0,
        max_depth=limit.depth or NO_LIMIT,
        max_node=limit.nodes or NO_LIMIT,
        seconds=seconds,
    )


def _milliseconds(seconds: float | None) -> int | None:
    """Whole milliseconds; 0 only for 0 seconds, because 0 has a meaning of its own."""
    if seconds is None:
        return None
    return min(UNLIMITED_MS, max(int(seconds * 1000), int(seconds > 0)))
