"""One process of an engine, from start to end: what it was sent, and what is on its board."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from ...board import Board
from ...coords import Move
from ...errors import EngineStartError, ForbiddenMoveError, IllegalMoveError
from ...rules import Rule
from ..wire import (
    UNLIMITED_MS,
    AnswerKind,
    EngineAnswer,
    Point,
    board_lines,
    fault_of,
    info_line,
    move_at,
    parse_about,
    rule_number,
    shown,
    start_line,
    turn_line,
)
from .channel import Channel
from .clock import NO_LIMIT, Terms

ABOUT_SECONDS = 2.0  # for the answer to ABOUT; not all engines give one
SHOW_DETAIL = 3  # REALTIME and INFO lines, from engines that know the key
AS_IT_STARTS = {"max_depth": NO_LIMIT, "max_node": NO_LIMIT, "time_increment": 0}


@dataclass(frozen=True, kw_only=True)
class LaunchSettings:
    """How an engine's process is started, and what it is sent once."""

    command: tuple[str, ...]
    cwd: str | None = None
    max_memory: int = 0  # bytes; 0 for no limit
    game_type: int = 1  # 0 against a human, 1 against an engine, 2 and 3 in a tournament
    folder: str | None = None  # where it may keep files
    info: Mapping[str, int | str] = field(default_factory=dict)
    start_timeout: float = 60.0  # seconds for START and RESTART
    grace: float = 1.0  # seconds that any other answer may be late
    longest_move: float = 300.0  # seconds for a move whose limit has no time


@dataclass
class Abilities:
    """What an engine can do beyond the plain protocol; None if not tried yet."""

    can_restart: bool | None = None
    can_stop: bool | None = None  # answers yxstop in time
    tells_lines: bool | None = None  # answers yxnbest


class EngineSession:
    """A running engine and what it knows of the game."""

    def __init__(self, settings: LaunchSettings, abilities: Abilities) -> None:
        self.settings = settings
        self.abilities = abilities
        self.about: Mapping[str, str] = {}
        self.may_be_late = False  # a yxstop may still be answered with UNKNOWN
        self._told: dict[str, int | str] = dict(AS_IT_STARTS)  # by INFO
        self._match = 0  # milliseconds: the most that a clock has shown in this game
        self._size: int | None = None
        self._held: list[Move] | None = None  # the moves on the engine's board; None if unknown
        self.channel = Channel(settings.command, cwd=settings.cwd)
        self._ask_about()

    # Getting ready

    def can_play_on(self, size: int) -> bool:
        """Whether the process is alive and can play on a board of this size."""
        return self.channel.is_alive and self._size in (None, size)

    def prepare(self, rule: Rule, size: int) -> None:
        """Send START with everything that is sent once, and the rule whenever it changes."""
        if self._size != size:
            self._begin(size)
        news = self._news({"rule": rule_number(rule)})
        if news:
            self.channel.send(news)
            self._held = None if self._held else self._held  # another rule is another game

    def _begin(self, size: int) -> None:
        refusal = self._command(start_line(size))
        if refusal is not None:
            self.channel.child.kill()
            raise EngineStartError(
                f"{self.channel.program} refuses {start_line(size)}: {shown(refusal)}",
                last_output=self.channel.last_output,
            )
        self._size, self._held = size, []
        settings = self.settings
        once: dict[str, int | str] = {
            "max_memory": settings.max_memory,
            "game_type": settings.game_type,
            "show_detail": SHOW_DETAIL,
        }
        if settings.folder is not None:
            once["folder"] = settings.folder
        self.channel.send(self._news({**once, **settings.info}))

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
            news[key] = self.settings.info.get(key, NO_LIMIT) if value == NO_LIMIT else value
        left = UNLIMITED_MS if terms.time_left is None else terms.time_left
        position = self._position(board, lines)
        self._held = None
        return [*self._news(news), info_line("time_left", left), *position]

    def accept(self, board: Board, point: Point, *, keeps: bool) -> Move:
        """The engine's move on this board. Raises IllegalMoveError.

        With `keeps` the move is now on the engine's own board.
        """
        fault = fault_of(point, board)
        if fault is not None:
            kind = ForbiddenMoveError if fault.is_forbidden else IllegalMoveError
            raise kind(
                f"{self.channel.program} plays {fault.text}",
                point=point,
                last_output=self.channel.last_output,
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
            return [turn_line(board.peek(), board.size)]
        return board_lines(board)

    def _is_continued_by(self, board: Board) -> bool:
        """Whether the board is the engine's own and one more move."""
        return not board.has_setup and self._held == board.move_stack[:-1]

    def _news(self, values: Mapping[str, int | str]) -> list[str]:
        """INFO for values that the engine has not been sent yet, or that have changed."""
        fresh = {key: value for key, value in values.items() if self._told.get(key) != value}
        self._told.update(fresh)
        return [info_line(key, value) for key, value in fresh.items()]

    def ask_to_stop(self) -> None:
        """Ask the engine to stop thinking and move."""
        with suppress(OSError):  # the thread that listens will see what happened
            self.channel.child.send(["YXSTOP"], time.monotonic() + self.settings.grace)
        self.may_be_late = True

    # Commands that are answered with OK

    def _command(self, line: str) -> str | None:
        """Send a command; None if the engine answers OK, else what it answers."""
        seconds = self.settings.start_timeout
        deadline = time.monotonic() + seconds
        refusal: str | None = None
        with self.channel.listening():
            self.channel.send([line])
            while True:
                try:
                    answer = self.channel.hear(deadline)
                except TimeoutError:
                    if refusal is not None:
                        return refusal
                    self.channel.raise_timeout(f"has not answered {line} in {seconds:g} s")
                if answer.kind == AnswerKind.OK or _begins_with_ok(answer):
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
        with self.channel.listening():
            self.channel.send(["ABOUT"])
            while not self.about:
                try:
                    answer = self.channel.hear(deadline)
                except TimeoutError:
                    return
                self.notice_about(answer)
                if answer.kind in (AnswerKind.ERROR, AnswerKind.UNKNOWN):
                    return

    def notice_about(self, answer: EngineAnswer) -> None:
        """Keep what may be a late answer to ABOUT."""
        if answer.kind == AnswerKind.OTHER and not self.about:
            self.about = parse_about(answer.text)


def _begins_with_ok(answer: EngineAnswer) -> bool:
    """Whether an engine says more than the protocol's plain OK."""
    return answer.kind == AnswerKind.OTHER and answer.text[:3].upper() in ("OK ", "OK,", "OK.")
