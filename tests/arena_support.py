"""Matches for the tests: small boards, quick engines, players that do what a test says."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tengen import Board, Limit, Move
from tengen.arena.player import Compiling, Ending, FaultError, MatchPlayer, Reply
from tengen.arena.playing import Record
from tengen.arena.settings import EngineSpec, MatchSettings, parse_engine
from tengen.play.clock import TimeControl

FAKE = Path(__file__).with_name("fake_engine.py")
OPENINGS = ((24, 17, 16), (24, 25, 31), (24, 32, 18, 23))  # of a 7x7 board

Choose = Callable[[Board], Move | FaultError]


def fake(name: str, *ways: str) -> EngineSpec:
    """The fake Gomocup engine, bad in some ways."""
    return parse_engine(f"{name}={shlex.join([sys.executable, '-S', str(FAKE), *ways])}")


def small_match(*engines: EngineSpec, **changes: Any) -> MatchSettings:
    """A match on a small board."""
    usual: dict[str, Any] = {
        "engines": engines or (parse_engine("a=x"), parse_engine("b=x")),
        "rule": "freestyle",
        "size": 7,
        "control": TimeControl(per_move=0.02),
        "openings": OPENINGS,
        "rounds": 3,
    }
    return MatchSettings(**{**usual, **changes})


def record(number: int, winner: int | None, ending: Ending = Ending.BOARD) -> Record:
    """A short game of the first two engines."""
    black, white = (0, 1) if number % 2 == 0 else (1, 0)
    infos = [{"seconds": 0.01, "depth": 3, "score": 12, "nodes": 900}]
    return Record(number, black, white, [24, 17], 1, winner, ending, "five", infos, "2027-01-01")


class Scripted(MatchPlayer):
    """A player without a process: a function chooses its moves."""

    ignored = property(lambda self: [])

    def __init__(self, choose: Choose, **info: Any) -> None:
        self.games = 0
        self.limits: list[Limit] = []
        self.is_closed = False
        self._choose = choose
        self._info = info

    def start(self, compiling: Compiling | None = None) -> None:
        """Be ready."""

    def new_game(self) -> None:
        """Count the games."""
        self.games += 1

    def play(self, board: Board, limit: Limit) -> Reply:
        """What the function says, after no time at all."""
        self.limits.append(limit)
        choice = self._choose(board)
        if isinstance(choice, FaultError):
            raise choice
        return Reply(choice, 0.01, dict(self._info))

    def close(self) -> None:
        """Remember it."""
        self.is_closed = True


def first_free(board: Board) -> Move:
    """The first legal point, from the top left."""
    return next(iter(board.legal_moves))


def last_free(board: Board) -> Move:
    """The last legal point."""
    return list(board.legal_moves)[-1]
