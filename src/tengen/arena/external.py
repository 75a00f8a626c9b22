"""Players that are other people's programs: any Gomocup engine."""

from __future__ import annotations

import time
from typing import Any

from ..board import Board
from ..engine.info import Info
from ..engine.limit import Limit
from ..errors import (
    EngineError,
    EngineTimeoutError,
    ForbiddenMoveError,
    IllegalMoveError,
)
from ..gomocup.client import ExternalEngine, popen_gomocup
from ..rules import Rule
from .player import LONGEST_MOVE, Compiling, Fault, FaultError, Reply

KEPT_MESSAGES = 5  # lines for people, of each move


class GomocupPlayer:
    """A Gomocup engine, by its command."""

    def __init__(self, command: str, rule: Rule, size: int, *, margin: float) -> None:
        self.ignored: list[str] = []
        self._rule = rule
        self._size = size
        try:
            self._engine: ExternalEngine = popen_gomocup(
                command, grace=margin, longest_move=LONGEST_MOVE
            )
        except EngineError as error:
            raise fault_of(error) from error

    def start(self, compiling: Compiling | None = None) -> None:
        """Wait for the answer to START; see Player."""
        self.new_game()

    def new_game(self) -> None:
        """Ask for an empty board; see Player."""
        try:
            self._engine.prepare(self._rule, self._size)
        except EngineError as error:
            raise fault_of(error) from error

    def play(self, board: Board, limit: Limit, seconds: float) -> Reply:
        """The move in this position; the engine has its margin since it was started. See Player."""
        start = time.monotonic()
        try:
            move, info = self._engine.play(board, limit)
        except ForbiddenMoveError as error:  # a foul, which the board will say
            return Reply(board.move_at(*error.point), time.monotonic() - start, {})
        except EngineError as error:
            raise fault_of(error) from error
        return Reply(move, time.monotonic() - start, self._told(info))

    def close(self) -> None:
        """End the process; see Player."""
        self._engine.close()

    def _told(self, info: Info) -> dict[str, Any]:
        """What the engine has said about its move; many say nothing."""
        messages = [line for line in self._engine.last_output if line.upper().startswith("MESSAGE")]
        told: dict[str, Any] = {"messages": messages[-KEPT_MESSAGES:]} if messages else {}
        if info.depth:
            told |= {
                "depth": info.depth,
                "seldepth": info.seldepth,
                "score": info.score.centi,
                "win_in": info.score.win_in,
            }
        return told | ({"nodes": info.nodes} if info.nodes else {})


def fault_of(error: EngineError) -> FaultError:
    """What an error of the engine is in the eyes of a referee."""
    if isinstance(error, EngineTimeoutError):
        return FaultError(Fault.TIME, str(error))
    if isinstance(error, IllegalMoveError):
        return FaultError(Fault.ILLEGAL, str(error))
    return FaultError(Fault.CRASH, str(error))
