"""The values that a manager has set with INFO, and the engine options and limits they mean."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

from ...engine.limit import MAX_NODES, Limit
from ...engine.options import MAX_DEPTH, MAX_HASH_MB, OPTIONS, hash_mb_for, uses_book
from ...engine.timing import without_way
from ...errors import RuleError
from ...rules import Color
from ..wire import UNLIMITED_MS, RuleChoice, WireError, parse_info, rule_of

DEFAULT_TURN_MS = 30_000  # the protocol's default
TOURNAMENT_MB = 350  # memory limit unless the manager sets one
FULL_STRENGTH = 100  # of `strength`; tenths of it are levels
AT_ONCE = 0.010  # seconds of search when the manager wants a move as fast as possible
DISTANCES = (2, 2, 3, 3, 4, 4)  # between candidates and stones, by caution_factor
ENGINE_KEYS = frozenset(
    {"rule", "max_memory", "hash_size", "thread_num", "caution_factor", "strength", "usedatabase"}
)
"""Keys that may require setting up the engine again."""


class ManagerSettings:
    """The last value of each INFO key. An impossible one is refused when a move is wanted."""

    def __init__(self) -> None:
        self._values: dict[str, int] = {}
        self._complaints: dict[str, str] = {}
        self._left_ms: int | None = None  # of the match; None for no clock
        self._seed = Random().randrange(OPTIONS["seed"].high)  # other book moves in each run
        self.choice: RuleChoice = rule_of(0)

    def take(self, args: Sequence[str]) -> bool:
        """Keep a key and its value; return whether the engine may have to be set up again."""
        try:
            item = parse_info(args)
            if item is None:
                return False
            key, value = item
            if key == "rule":
                self.choice = rule_of(value)
        except (WireError, RuleError) as error:
            self._complaints[args[0].lower()] = str(error)
            return False
        self._complaints.pop(key, None)
        self._values[key] = value
        if key == "timeout_match":
            self.start_game()
        elif key == "time_left":
            self._left_ms = None if value >= UNLIMITED_MS else value
        return key in ENGINE_KEYS

    def check(self) -> None:
        """Refuse to search while an impossible value is set."""
        for complaint in self._complaints.values():
            raise WireError(complaint)

    # Time

    def start_game(self) -> None:
        """Reset the match clock."""
        match_ms = self._values.get("timeout_match", 0)
        self._left_ms = match_ms if 0 < match_ms < UNLIMITED_MS else None

    def spend(self, seconds: float) -> None:
        """Advance the match clock, for managers that do not send time_left before each move."""
        if self._left_ms is not None:
            increment = max(0, self._values.get("time_increment", 0))
            self._left_ms += increment - round(1000 * seconds)

    def limit(self, color: Color, spent: float) -> Limit:
        """What is left for a move of `color`, `spent` seconds after the manager asked for it."""
        seconds = None if self.turn_seconds is None else without_way(self.turn_seconds)
        if self._values.get("timeout_turn", DEFAULT_TURN_MS) == 0:
            seconds = AT_ONCE
        clock = None if self._left_ms is None else self._left_ms / 1000
        if clock is not None and clock <= 0:
            seconds, clock = AT_ONCE, None
        increment = min(max(0, self._values.get("time_increment", 0)), UNLIMITED_MS) / 1000
        left = None if clock is None else max(0.0, without_way(clock) - spent)
        is_black = color == Color.BLACK
        return Limit(
            time=None if seconds is None else max(0.0, seconds - spent),
            depth=self._count("max_depth", MAX_DEPTH),
            nodes=self._count("max_node", MAX_NODES),
            black_clock=left if is_black else None,
            white_clock=None if is_black else left,
            black_inc=increment if is_black else 0.0,
            white_inc=0.0 if is_black else increment,
        )

    @property
    def turn_seconds(self) -> float | None:
        """The manager's time for a move, without our safety margin; None for no limit."""
        milliseconds = self._values.get("timeout_turn", DEFAULT_TURN_MS)
        return milliseconds / 1000 if 0 < milliseconds < UNLIMITED_MS else None

    def _count(self, key: str, most: int) -> int | None:
        value = self._values.get(key, 0)
        return min(value, most) if value > 0 else None

    # The engine

    @property
    def shows_realtime(self) -> bool:
        """Whether REALTIME messages are wanted."""
        return bool(self._values.get("show_detail", 0) & 1)

    @property
    def shows_detail(self) -> bool:
        """Whether INFO lines about each line of play are wanted."""
        return bool(self._values.get("show_detail", 0) & 2)

    @property
    def memory_mb(self) -> int:
        """The memory that this process and everything it starts may use."""
        value = self._values.get("max_memory", 0)
        return value >> 20 if value > 0 else TOURNAMENT_MB

    def options(self) -> dict[str, int | None]:
        """The engine's options."""
        strength = self._values.get("strength", FULL_STRENGTH)
        threads = min(self._values.get("thread_num", 1), os.cpu_count() or 1)
        threads = max(1, min(threads, OPTIONS["threads"].high))
        level = None if strength >= FULL_STRENGTH else 1 + strength // 10
        return {
            "threads": threads,
            "hash_mb": self._hash_mb(threads),
            "distance": DISTANCES[self._values.get("caution_factor", 0)],
            "level": level,
            "book": self._values.get("usedatabase", int(uses_book(level))),
            "seed": self._seed,
        }

    def _hash_mb(self, threads: int) -> int:
        wanted = self._values.get("hash_size", 0) >> 10
        most = hash_mb_for(self.memory_mb, threads)
        if wanted <= 0:
            return most
        return min(wanted, most if self._values.get("max_memory", 0) > 0 else MAX_HASH_MB)
