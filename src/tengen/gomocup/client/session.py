"""One process of an engine, from start to end: what it was sent, and what is on its board.

Failures become typed errors.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, NoReturn

from ...board import Board
from ...coords import Move
from ...engine.limit import Limit
from ...errors import (
    EngineDiedError,
    EngineProtocolError,
    EngineStartError,
    EngineTimeoutError,
    ExternalEngineError,
    ForbiddenMoveError,
    IllegalMoveError,
)
from ...rules import Color, Rule
from ..wire import (
    UNLIMITED_MS,
    AnswerKind,
    EngineAnswer,
    Point,
    board_lines,
    fault_of,
    move_at,
    move_line,
    parse_about,
    parse_answer,
    rule_number,
    shown,
)
from .process import Child

SEND_SECONDS = 5.0  # for an engine to read what it is sent
END_SECONDS = 1.0  # that the protocol gives an engine to exit after END
DEATH_SECONDS = 1.0  # from the end of its output to the end of its process
ABOUT_SECONDS = 2.0  # for the answer to ABOUT; not all engines give one
NO_LIMIT = -1  # of depth or nodes
SAYS_OK = ("OK ", "OK,", "OK.")  # and more than the plain OK of the protocol
AS_IT_STARTS = {"max_depth": NO_LIMIT, "max_node": NO_LIMIT, "time_increment": 0}


@dataclass(frozen=True, kw_only=True)
class LaunchSettings:
    """How an engine's process is started, and what it is sent once."""

    command: Sequence[str]
    cwd: str | None
    once: Mapping[str, int | str]  # by INFO, after START
    start_timeout: float  # seconds for START and RESTART
    grace: float  # seconds that any other answer may be late
    longest_move: float  # seconds for a move whose limit has no time


@dataclass
class Abilities:
    """What an engine can do beyond the plain protocol; None if not tried yet."""

    can_restart: bool | None = None
    can_stop: bool | None = None  # answers yxstop in time
    tells_lines: bool | None = None  # answers yxnbest


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


class EngineSession:
    """A running engine and what it knows of the game.

    After any of its errors the process has been killed.
    """

    def __init__(self, settings: LaunchSettings, abilities: Abilities) -> None:
        self.settings = settings
        self.abilities = abilities
        self.about: Mapping[str, str] = {}
        self.may_be_late = False  # a yxstop may still be answered with UNKNOWN
        self._told: dict[str, int | str] = dict(AS_IT_STARTS)  # by INFO
        self._match = 0  # milliseconds: the most that a clock has shown in this game
        self._size: int | None = None
        self._held: list[Move] | None = None  # the moves on the engine's board; None if unknown
        program = settings.command[0]
        self.program = program.replace("\\", "/").rsplit("/", 1)[-1]
        try:
            self.child = Child(settings.command, folder=settings.cwd)
        except OSError as error:
            raise EngineStartError(f"{program} cannot be run: {error.strerror}") from error
        self._ask_about()

    # Lines

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self.child.wait() is None

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Drop what the engine has said unasked, and keep what it says from now on.

        Any error in this block kills the engine: nobody knows what it would say next.
        """
        self.child.inbox.listen()
        try:
            yield
        except BaseException:
            self.child.kill()
            raise
        finally:
            self.child.inbox.listen(False)

    def send(self, lines: Sequence[str]) -> None:
        """Write lines to the engine."""
        try:
            self.child.send(lines, time.monotonic() + SEND_SECONDS)
        except BrokenPipeError:
            self._fail_dead("no longer reads what it is sent")
        except TimeoutError:
            self.fail(EngineTimeoutError, "does not read what it is sent")

    def hear(self, deadline: float | None) -> EngineAnswer:
        """The next line of the engine. Raises TimeoutError at the deadline."""
        try:
            return parse_answer(self.child.inbox.get(deadline).text)
        except EOFError:
            self._fail_dead("has closed its output but runs on")

    def close(self) -> None:
        """Ask the engine to exit, and make sure that it does."""
        try:
            self.child.send(["END"], time.monotonic() + END_SECONDS)
        except (BrokenPipeError, TimeoutError):
            self.child.kill()
        self.child.close(END_SECONDS)

    def fail(self, kind: type[ExternalEngineError], what: str, **more: Any) -> NoReturn:
        """Kill the engine, and raise an error about what it has done."""
        self.child.kill()
        output = self.child.last_output
        last = f"its last line was {shown(output[-1])!r}" if output else "it had said nothing"
        raise kind(f"{self.program} {what}; {last}", last_output=output, **more)

    def _fail_dead(self, otherwise: str) -> NoReturn:
        code = self.child.wait(DEATH_SECONDS)
        if code is None:
            self.fail(EngineProtocolError, otherwise)
        self.fail(EngineDiedError, _ending(code), exit_code=code)

    # Getting ready

    def can_play_on(self, size: int) -> bool:
        """Whether the process is alive and can play on a board of this size."""
        return self.is_alive and self._size in (None, size)

    def prepare(self, rule: Rule, size: int) -> None:
        """Send START with everything that is sent once, and the rule whenever it changes."""
        if self._size != size:
            self._begin(size)
        news = self._news({"rule": rule_number(rule)})
        if news:
            self.send(news)
            self._held = None if self._held else self._held  # another rule is another game

    def _begin(self, size: int) -> None:
        refusal = self._command(f"START {size}")
        if refusal is not None:
            self.child.kill()
            raise EngineStartError(
                f"{self.program} refuses START {size}: {shown(refusal)}",
                last_output=self.child.last_output,
            )
        self._size, self._held = size, []
        self.send(self._news(self.settings.once))

    def renew(self, board: Board) -> bool:
        """Empty the engine's board unless it can continue from it; return whether that worked."""
        if self._is_continued_by(board) or self._held == []:
            return True
        if self.abilities.can_restart is not False:
            self.abilities.can_restart = self._command("RESTART") is None
        self._held, self._match = [], 0
        return self.abilities.can_restart

    def question(self, board: Board, terms: Terms, lines: int) -> list[str]:
        """What to send for a move on this board: changed settings, the time, the position."""
        self._match = max(self._match, terms.time_left or 0)
        news: dict[str, int | str] = {
            "timeout_turn": self._match if terms.timeout_turn is None else terms.timeout_turn,
            "timeout_match": self._match,
            "time_increment": terms.time_increment,
        }
        for key, value in (("max_depth", terms.max_depth), ("max_node", terms.max_node)):
            news[key] = self.settings.once.get(key, NO_LIMIT) if value == NO_LIMIT else value
        left = UNLIMITED_MS if terms.time_left is None else terms.time_left
        position = self._position(board, lines)
        self._held = None
        return [*self._news(news), f"INFO time_left {left}", *position]

    def accept(self, board: Board, point: Point, *, keeps: bool) -> Move:
        """The engine's move on this board. Raises IllegalMoveError.

        With `keeps` the move is now on the engine's own board.
        """
        fault = fault_of(point, board)
        if fault is not None:
            kind = ForbiddenMoveError if fault.is_forbidden else IllegalMoveError
            raise kind(
                f"{self.program} plays {fault.text}",
                point=point,
                last_output=self.child.last_output,
            )
        move = move_at(point, board.size)
        self._held = [*board.move_stack, move] if keeps and not board.has_setup else None
        return move

    def _position(self, board: Board, lines: int) -> list[str]:
        if lines > 1 and self.abilities.tells_lines is not False:
            return [*board_lines(board, "YXBOARD"), f"YXNBEST {lines}"]
        if not board.ply and not board.has_setup:
            return ["BEGIN"]
        if self._is_continued_by(board):
            return [move_line("TURN", board.peek(), board.size)]
        return board_lines(board)

    def _is_continued_by(self, board: Board) -> bool:
        """Whether the board is the engine's own and one more move."""
        return not board.has_setup and self._held == board.move_stack[:-1]

    def _news(self, values: Mapping[str, int | str]) -> list[str]:
        """INFO for values that the engine has not been sent yet, or that have changed."""
        fresh = {key: value for key, value in values.items() if self._told.get(key) != value}
        self._told.update(fresh)
        return [f"INFO {key} {value}" for key, value in fresh.items()]

    def ask_to_stop(self) -> None:
        """Ask the engine to stop thinking and move."""
        with suppress(OSError):  # the thread that listens will see what happened
            self.child.send(["YXSTOP"], time.monotonic() + self.settings.grace)
        self.may_be_late = True

    # Commands that are answered with OK

    def _command(self, line: str) -> str | None:
        """Send a command; None if the engine answers OK, else what it answers."""
        seconds = self.settings.start_timeout
        deadline = time.monotonic() + seconds
        refusal: str | None = None
        with self.listening():
            self.send([line])
            while True:
                try:
                    answer = self.hear(deadline)
                except TimeoutError:
                    if refusal is not None:
                        return refusal
                    self.fail(EngineTimeoutError, f"has not answered {line} in {seconds:g} s")
                if answer.kind == AnswerKind.OK:
                    return None
                if answer.kind == AnswerKind.OTHER and answer.text[:3].upper() in SAYS_OK:
                    return None
                self.notice_about(answer)
                if answer.kind in (AnswerKind.ERROR, AnswerKind.UNKNOWN):
                    refusal = f"{answer.kind.upper()} {answer.text}".strip()
                    if not self.may_be_late:
                        return refusal
                    self.may_be_late = False  # this one may have been about yxstop
                    deadline = min(deadline, time.monotonic() + ABOUT_SECONDS)

    def _ask_about(self) -> None:
        deadline = time.monotonic() + ABOUT_SECONDS
        with self.listening():
            self.send(["ABOUT"])
            while not self.about:
                try:
                    answer = self.hear(deadline)
                except TimeoutError:
                    return
                self.notice_about(answer)
                if answer.kind in (AnswerKind.ERROR, AnswerKind.UNKNOWN):
                    return

    def notice_about(self, answer: EngineAnswer) -> None:
        """Keep what may be a late answer to ABOUT."""
        if answer.kind == AnswerKind.OTHER and not self.about:
            self.about = parse_about(answer.text)


def _ending(code: int) -> str:
    """How a process ended, in words."""
    if code >= 0:
        return f"has ended with exit code {code}"
    try:
        name = signal.Signals(-code).name
    except ValueError:
        name = "unknown"
    return f"was killed by signal {-code} ({name})"
