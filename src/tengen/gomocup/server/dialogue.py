"""Our side of the dialogue with a manager: the board, and what each command does to it."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping
from typing import TypeAlias

from ...board import Board
from ...coords import Move
from ...engine.base import StopToken
from ..wire import MAX_LINE, WireError, point_text, shown
from .engine_worker import EngineWorker
from .move_finder import EndedError, MoveFinder, Order, Say

LONGEST_LOAD = 30.0  # seconds that START waits for an engine, at most
POLL = 0.005
LONGEST_ERROR = 160  # characters; an error may contain a whole position


class Dialogue(MoveFinder):
    """Carries out orders one after the other. A refused order leaves the board unchanged.

    All state is updated before an answer goes out: the manager may act on the answer, or suspend
    this process, as soon as it arrives.
    """

    def __init__(
        self,
        commands: Mapping[str, Handler],
        worker: EngineWorker,
        say: Say,
        *,
        ended: StopToken | None = None,
        is_urgent: Callable[[], bool] = lambda: False,
        log: Callable[[str], None] = lambda text: None,
    ) -> None:
        super().__init__(worker, say, ended or StopToken(), log)
        self._commands = commands
        self._is_urgent = is_urgent  # whether the manager waits for another answer
        self.current: Board | None = None  # before START there is none

    def obey(self, order: Order) -> None:
        """Carry out a command, and send its answer."""
        handler = self._commands.get(order.command.word)
        try:
            if handler is None:
                self.say([f"UNKNOWN {shown(order.command.word)}"])
            else:
                handler(self, order)
        except EndedError:
            self._log("ended before the answer")
        except ValueError as error:  # every refusal of ours is a ValueError
            line = " ".join(str(error)[:MAX_LINE].split())
            more = "…" if len(line) > LONGEST_ERROR else ""
            self.say([f"ERROR {line[:LONGEST_ERROR]}{more}"])
        except Exception as error:  # whatever a manager sends, the process goes on
            self._log(traceback.format_exc())
            self.say([f"ERROR internal: {type(error).__name__}"])

    # For the handlers

    @property
    def board(self) -> Board:
        """The board; without one the command is refused."""
        if self.current is None:
            raise WireError("there is no board yet: expected START first")
        return self.current

    def set_board(self, board: Board) -> None:
        """Switch to another position; the engine gets ready for its rule and size."""
        self.current = board
        self.get_ready()

    def get_ready(self) -> None:
        """Set the engine up for the settings and the board."""
        if self.current is not None:
            self.worker.prepare(self.settings, self.current)

    def new_board(self, size: int) -> Board:
        """An empty board for the rule that is set."""
        return Board(self.settings.choice.rule, size)

    def check_thinking(self, board: Board) -> None:
        """Refuse to search a finished game, or with settings that make no sense."""
        self.settings.check()
        outcome = board.outcome()
        if outcome is not None:
            raise WireError(f"the game is over: {outcome.termination}")

    def think_on(self, board: Board) -> None:
        """Switch to a position to think about."""
        self.check_thinking(board)
        self.set_board(board)

    def play(self, board: Board, order: Order, *, lines: int | None = None) -> None:
        """Switch to this board, find a move on it, and answer with the move."""
        self.think_on(board)
        self.answer(self.move(board, order, lines=lines), order)

    def answer(self, move: Move, order: Order) -> None:
        """Put our move on the board and answer with it."""
        board = self.board
        board.push(move)
        self.spend(order)
        self.say([point_text(move, board.size)])

    def spend(self, order: Order) -> None:
        """Take the time since the order arrived off our clock."""
        self.settings.spend(time.monotonic() - order.arrival)

    def wait_for_engine(self) -> None:
        """Wait while the engine loads, unless another command waits or it must be compiled."""
        end = time.monotonic() + LONGEST_LOAD
        while not (self.worker.is_settled() or self._is_urgent() or self._ended.is_stopped):
            if time.monotonic() > end:
                return
            time.sleep(POLL)


Handler: TypeAlias = Callable[[Dialogue, Order], None]
"""Carries out one command. The manager gets a ValueError as ERROR."""
