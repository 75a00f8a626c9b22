"""The engines at one board: started when they are first asked for, and kept for later games."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from .player import Compiling, FaultError, MatchPlayer, new_player
from .playing import Conditions
from .spec import EngineSpec

KEPT_PLAYERS = 4  # processes at a board; a start takes a second, memory is dearer


class Team:
    """Players by the number of their engine. Closing may come from another thread."""

    def __init__(self, engines: Sequence[EngineSpec], conditions: Conditions) -> None:
        self._engines = engines
        self._conditions = conditions
        self._players: dict[int, MatchPlayer] = {}  # the one used last at the end
        self._lock = threading.Lock()
        self._is_closed = False

    def player(self, engine: int, compiling: Compiling | None = None) -> MatchPlayer:
        """The player, ready to play; FaultError when it does not start."""
        with self._lock:
            known = self._players.pop(engine, None)
            player = known or self._new_player(self._engines[engine])
            self._players[engine] = player
            if self._is_closed:
                player.close()
            oldest = next(iter(self._players))
        if known is None:
            try:
                player.start(compiling)
            except FaultError:
                self.dismiss(engine)
                raise
        if len(self._players) > KEPT_PLAYERS:
            self.dismiss(oldest)
        return player

    def _new_player(self, spec: EngineSpec) -> MatchPlayer:
        rules = self._conditions
        return new_player(spec, rules.rule, rules.size, margin=rules.margin)

    def dismiss(self, engine: int) -> None:
        """End a player's process; the next game begins with another."""
        with self._lock:
            player = self._players.pop(engine, None)
        if player is not None:
            player.close()

    def close(self) -> None:
        """End all processes."""
        with self._lock:
            self._is_closed = True
            players = list(self._players.values())
        for player in players:
            player.close()
