"""One game: two players, a board, a clock, and how it ends."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, NamedTuple, Self

from ..coords import Move
from ..engine.limit import Limit
from ..errors import OccupiedError, OutOfRangeError
from ..opening import Seat
from ..plain import Json
from ..play.clock import GameClock
from ..rules import Color
from .pairing import Task
from .player import Ending, FaultError, MatchPlayer, Reply
from .settings import MatchSettings

PROVEN = 100_000  # centi-units, the value of a proven win


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
        """The points that one of the engines scored."""
        return 0.5 if self.winner is None else float(self.winner == engine)

    def infos_of(self, engine: int) -> list[tuple[int, dict[str, Any]]]:
        """What one of its engines reported about its moves, each with the number of the move."""
        turn = 0 if engine == self.black else 1
        return [(ply, info) for ply, info in enumerate(self.infos, self.opening) if ply % 2 == turn]

    def to_plain(self) -> Json:
        """The record as plain data."""
        return asdict(self)

    @classmethod
    def from_plain(cls, plain: Json) -> Self:
        """The record that `to_plain` wrote."""
        return cls(**{**plain, "ending": Ending(plain["ending"])})


class StoppedError(Exception):
    """The game was abandoned because the match is over; it does not count."""


def play_game(
    task: Task,
    settings: MatchSettings,
    player: Callable[[int], MatchPlayer],
    is_stopped: Callable[[], bool] = lambda: False,
) -> Record:
    """Play a game to its end, whatever the players do; StoppedError when the match has stopped.

    `player` gives the player of an engine, and may start it.
    """
    date, begin = datetime.now(UTC).isoformat(timespec="seconds"), time.monotonic()
    game = _Game(task, settings)
    opening, engine = game.board.ply, task.black
    try:
        for engine in (task.black, task.white):
            player(engine).new_game()
        while (end := game.end()) is None and not is_stopped():
            engine = game.engines[game.board.turn]
            game.take(player(engine).play(game.board, game.limit()))
    except FaultError as error:
        winner = task.white if engine == task.black else task.black
        end = GameEnd(winner, error.ending, str(error))
    if end is None or is_stopped():  # the match ended the players: not their fault
        raise StoppedError
    seconds = round(time.monotonic() - begin, 3)
    return Record(*task[:3], game.board.move_stack, opening, *end, game.infos, date, seconds)


SEATS = {Color.BLACK: Seat.FIRST, Color.WHITE: Seat.SECOND}


class GameEnd(NamedTuple):
    """Who has won, if anyone, and why."""

    winner: int | None
    ending: Ending
    detail: str = ""


class _Game:
    """A game in progress."""

    def __init__(self, task: Task, settings: MatchSettings) -> None:
        self.engines = {Color.BLACK: task.black, Color.WHITE: task.white}
        self.board = settings.board(task)
        self.infos: list[dict[str, Any]] = []
        self._clock = GameClock.start_of(settings.control)
        self._settings = settings

    def limit(self) -> Limit:
        """The limit that an engine gets for its move."""
        limit = replace(self._settings.limit, time=self._settings.control.per_move)
        return self._clock.limit(SEATS, 0.0, limit)

    def take(self, reply: Reply) -> None:
        """Play an engine's reply, if it is legal."""
        color = self.board.turn
        running = self._clock.started(SEATS[color], 0.0)
        self._clock = running.pressed(SEATS[color.other], reply.seconds).paused(reply.seconds)
        try:
            self.board.push(reply.move, foul=True)
        except (OccupiedError, OutOfRangeError) as error:
            raise FaultError(Ending.ILLEGAL, str(error)) from error
        info = {name: value for name, value in reply.info.items() if value is not None}
        left = self._clock.left[SEATS[color]]
        if left is not None:
            info["left"] = round(left, 4)
        self.infos.append({"seconds": round(reply.seconds, 4), **info})

    def end(self) -> GameEnd | None:
        """The end of the game, or None while it goes on."""
        outcome = self.board.outcome()
        if outcome is not None:
            winner = None if outcome.winner is None else self.engines[outcome.winner]
            return GameEnd(winner, Ending.BOARD, str(outcome.termination))
        agreed = self._agreed_winner()
        if agreed is not None:
            return GameEnd(agreed, Ending.AGREED)
        most = self._settings.adjudication.draw_plies
        if most is not None and self.board.ply >= most:
            return GameEnd(None, Ending.LENGTH)
        return None

    def _agreed_winner(self) -> int | None:
        rule = self._settings.adjudication
        if rule.win_score is None:
            return None
        last = [_worth(info) for info in reversed(self.infos[-2 * rule.win_moves :])]
        told = [worth for worth in last if worth is not None]
        if len(told) < 2 * rule.win_moves:
            return None
        # Scores alternate between the engines: seen by the one that moved last, they must agree.
        ahead = [worth if at % 2 == 0 else -worth for at, worth in enumerate(told)]
        if min(ahead) >= rule.win_score:
            return self.engines[self.board.turn.other]
        return self.engines[self.board.turn] if max(ahead) <= -rule.win_score else None


def _worth(info: Mapping[str, Any]) -> int | None:
    """A score in centi-units, a proven one beyond all others; None if none was reported."""
    score: int | None = info.get("score")
    win_in = info.get("win_in")
    return score if win_in is None else PROVEN if win_in > 0 else -PROVEN
