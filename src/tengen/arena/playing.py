"""One game: two players, a board, a clock, and how it ends."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, NamedTuple, Self

from ..board import Board
from ..coords import SYMMETRIES, Move
from ..engine.limit import Limit
from ..errors import OccupiedError, OutOfRangeError
from ..opening import Seat
from ..play.clock import GameClock, TimeControl
from ..rules import Color, Rule
from .pairing import Task
from .player import Fault, FaultError, MatchPlayer, Reply

PROVEN = 100_000  # centi-units, the value of a proven win


class Ending(StrEnum):
    """Why a game is over."""

    BOARD = "board"  # by the rule: five, captures, a foul, a full board
    TIME = Fault.TIME.value
    CRASH = Fault.CRASH.value
    ILLEGAL = Fault.ILLEGAL.value
    AGREED = "agreed"  # adjudicated: both engines see the same winner
    LENGTH = "length"  # adjudicated: a draw after so many moves

    @property
    def is_forfeit(self) -> bool:
        """Whether an engine failed, so that the game says nothing about strength."""
        return self in (Ending.TIME, Ending.CRASH, Ending.ILLEGAL)


@dataclass(frozen=True, slots=True)
class Adjudication:
    """When a game is adjudicated before the board ends it; by default never.

    Won when both engines have put the winner `win_score` ahead for `win_moves` moves each; a draw
    after `draw_plies` moves on the board.
    """

    win_score: int | None = None  # centi-units; a proven win is more than any
    win_moves: int = 3
    draw_plies: int | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game."""

    number: int
    black: int  # engine
    white: int
    moves: list[Move]
    opening: int  # how many of the moves were given
    winner: int | None  # engine
    ending: Ending
    detail: str = ""  # the board's termination, or a description of the fault
    infos: list[dict[str, Any]] = field(default_factory=list)  # of each move after the opening
    date: str = ""
    seconds: float = 0.0

    @property
    def loser(self) -> int | None:
        """The engine that lost."""
        if self.winner is None:
            return None
        return self.white if self.winner == self.black else self.black

    def points(self, engine: int) -> float:
        """What the game is worth to one of its engines."""
        return 0.5 if self.winner is None else float(self.winner == engine)

    def infos_of(self, engine: int) -> list[tuple[int, dict[str, Any]]]:
        """What one of its engines reported about its moves, each with the number of the move."""
        turn = 0 if engine == self.black else 1
        return [(ply, info) for ply, info in enumerate(self.infos, self.opening) if ply % 2 == turn]

    def to_json(self) -> dict[str, Any]:
        """The record as plain values."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Self:
        """The record from plain values."""
        return cls(**{**value, "ending": Ending(value["ending"])})


class StoppedError(Exception):
    """The game was abandoned because the match is over; it does not count."""


@dataclass(frozen=True)
class Conditions:
    """What all games of a match have in common."""

    rule: Rule
    size: int
    control: TimeControl
    limit: Limit
    openings: Sequence[Sequence[Move]]
    margin: float  # seconds that an answer may come late
    adjudication: Adjudication

    def board(self, task: Task) -> Board:
        """The board after the opening of a game."""
        opening = Board.from_moves(self.openings[task.opening], rule=self.rule, size=self.size)
        return opening.transform(SYMMETRIES[task.symmetry])


def play_game(
    task: Task,
    conditions: Conditions,
    player: Callable[[int], MatchPlayer],
    is_stopped: Callable[[], bool] = lambda: False,
) -> Record:
    """Play a game to its end, whatever the players do; StoppedError when the match has stopped.

    `player` gives the player of an engine, and may start it.
    """
    game = _Game(task, conditions)
    engine = task.black
    try:
        for engine in (task.black, task.white):
            player(engine).new_game()
        while (verdict := game.verdict()) is None and not is_stopped():
            engine = game.engine_to_move
            game.take(player(engine).play(game.board, game.limit()))
    except FaultError as error:
        verdict = game.lost_by(engine, error)
    if verdict is None or is_stopped():  # the match ended the players: not their fault
        raise StoppedError
    return game.record(verdict)


SEATS = {Color.BLACK: Seat.FIRST, Color.WHITE: Seat.SECOND}


class GameEnd(NamedTuple):
    """Who has won, if anyone, and why."""

    winner: int | None
    ending: Ending
    detail: str = ""


class _Game:
    """A game in progress."""

    def __init__(self, task: Task, conditions: Conditions) -> None:
        self.task = task
        self.board = conditions.board(task)
        self.clock = GameClock.start_of(conditions.control)
        self._conditions = conditions
        self._opening = self.board.ply
        self._infos: list[dict[str, Any]] = []
        self._start = time.monotonic()
        self._date = datetime.now(UTC).isoformat(timespec="seconds")

    @property
    def engine_to_move(self) -> int:
        """Whose turn it is."""
        return self._engine(self.board.turn)

    def _engine(self, color: Color) -> int:
        return self.task.black if color == Color.BLACK else self.task.white

    def limit(self) -> Limit:
        """The limit that an engine gets for its move."""
        limit = replace(self._conditions.limit, time=self._conditions.control.per_move)
        return self.clock.limit(SEATS, 0.0, limit)

    def take(self, reply: Reply) -> None:
        """Play an engine's reply, if it is legal."""
        color = self.board.turn
        running = self.clock.started(SEATS[color], 0.0)
        self.clock = running.pressed(SEATS[color.other], reply.seconds).paused(reply.seconds)
        try:
            self.board.push(reply.move, foul=True)
        except (OccupiedError, OutOfRangeError) as error:
            raise FaultError(Fault.ILLEGAL, str(error)) from error
        info = {name: value for name, value in reply.info.items() if value is not None}
        left = self.clock.left(SEATS[color])
        if left is not None:
            info["left"] = round(left, 4)
        self._infos.append({"seconds": round(reply.seconds, 4), **info})

    def verdict(self) -> GameEnd | None:
        """The end of the game, or None while it goes on."""
        outcome = self.board.outcome()
        if outcome is not None:
            winner = None if outcome.winner is None else self._engine(outcome.winner)
            return GameEnd(winner, Ending.BOARD, str(outcome.termination))
        agreed = self._agreed_winner()
        if agreed is not None:
            return GameEnd(agreed, Ending.AGREED)
        most = self._conditions.adjudication.draw_plies
        if most is not None and self.board.ply >= most:
            return GameEnd(None, Ending.LENGTH)
        return None

    def _agreed_winner(self) -> int | None:
        rule = self._conditions.adjudication
        if rule.win_score is None:
            return None
        last = [_worth(info) for info in reversed(self._infos[-2 * rule.win_moves :])]
        told = [worth for worth in last if worth is not None]
        if len(told) < 2 * rule.win_moves:
            return None
        # Scores alternate between the engines: seen by the one that moved last, they must agree.
        ahead = [worth if at % 2 == 0 else -worth for at, worth in enumerate(told)]
        if min(ahead) >= rule.win_score:
            return self._engine(self.board.turn.other)
        if max(ahead) <= -rule.win_score:
            return self._engine(self.board.turn)
        return None

    def lost_by(self, engine: int, error: FaultError) -> GameEnd:
        """The end of a game that an engine lost by its own fault."""
        other = self.task.white if engine == self.task.black else self.task.black
        return GameEnd(other, Ending(error.fault.value), str(error))

    def record(self, verdict: GameEnd) -> Record:
        """The record of the game as it stands."""
        return Record(
            number=self.task.number,
            black=self.task.black,
            white=self.task.white,
            moves=self.board.move_stack,
            opening=self._opening,
            winner=verdict.winner,
            ending=verdict.ending,
            detail=verdict.detail,
            infos=self._infos,
            date=self._date,
            seconds=round(time.monotonic() - self._start, 3),
        )


def _worth(info: Mapping[str, Any]) -> int | None:
    """A score in centi-units, a proven one beyond all others; None when none was told."""
    win_in = info.get("win_in")
    if win_in is not None:
        return PROVEN if win_in > 0 else -PROVEN
    score: int | None = info.get("score")
    return score
