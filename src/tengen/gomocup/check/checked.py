"""Talks to the engine that is checked, as a manager does, with a transcript; what a check finds."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from enum import StrEnum
from functools import partial
from typing import NamedTuple, NoReturn

from ...board import Board
from ...coords import Move
from ...rules import RULES, Rule
from ..client.process import Child, Heard
from ..wire import (
    UNLIMITED_MS,
    AnswerKind,
    EngineAnswer,
    board_lines,
    fault_of,
    move_at,
    parse_answer,
    rule_number,
    shown,
)

TURN = 1.0  # seconds for a move when time does not matter
TOLERANCE = 1.0  # seconds that the Gomocup referee allows a move to be late
PATIENCE = 5.0  # seconds to wait for a late answer
PAUSE = 0.3  # seconds to wait for lines that the engine should not send
END_SECONDS = 0.5  # that the Gomocup referee gives an engine to exit
KEPT_LINES = 40  # of a dialogue, for the report
MAX_STRAYS = 20

TALK = (AnswerKind.MESSAGE, AnswerKind.DEBUG, AnswerKind.REALTIME)
MEMORY_LIMIT = 350 << 20  # bytes, at Gomocup


# Which manager counts it as a loss. They differ, and an engine meets all of them.
PISKVORK = "Piskvork counts this as a loss"
JUDGE = "the Gomocup referee counts this as a loss"
BOTH = "every manager counts this as a loss"


class Grade(StrEnum):
    """How an engine did in one respect."""

    FINE = "fine"
    WRONG = "wrong"  # some manager counts it as a loss
    RISKY = "risky"  # allowed, but likely to cause trouble
    MISSING = "not supported"  # optional
    SKIPPED = "skipped"  # could not be tried


class Finding(NamedTuple):
    """One thing that was checked: how the engine did, and why it matters if it failed."""

    grade: Grade
    text: str
    why: str = ""


fine = partial(Finding, Grade.FINE)
wrong = partial(Finding, Grade.WRONG)
risky = partial(Finding, Grade.RISKY)
missing = partial(Finding, Grade.MISSING)


class Failure(Exception):  # noqa: N818 - it is the engine's failure, not an error of ours
    """An engine failed in a way that ends the step, or the step cannot be tried."""

    def __init__(self, text: str, why: str, grade: Grade = Grade.WRONG) -> None:
        super().__init__(text)
        self.finding = Finding(grade, text, why)


class Moved(NamedTuple):
    """A move, and the seconds it took."""

    move: Move
    seconds: float


class CheckRun:
    """What the steps of one check share: the command, the transcript, stray output."""

    def __init__(
        self, command: Sequence[str], *, claims: Sequence[Rule], start_seconds: float
    ) -> None:
        self.command = command
        self.claims = claims  # rules that the engine says it plays
        self.start_seconds = start_seconds
        self.transcript: deque[str] = deque(maxlen=KEPT_LINES)
        self.strays: list[str] = []  # lines that are not part of the protocol
        self.error_output: list[str] = []  # lines on standard error
        self.step = ""

    @contextmanager
    def engine(self) -> Iterator[CheckedEngine]:
        """A new process of the engine, killed at the end."""
        self.transcript.clear()
        child = Child(self.command)
        child.inbox.listen()
        try:
            yield CheckedEngine(self, child)
        finally:
            child.kill()
            errors = [line for line in child.last_output if line.startswith("stderr: ")]
            room = MAX_STRAYS - len(self.error_output)
            self.error_output += [
                f"{line.removeprefix('stderr: ')} ({self.step})" for line in errors[-room:]
            ]

    @contextmanager
    def game(self, rule: str = "freestyle", size: int = 15) -> Iterator[CheckedEngine]:
        """A new process that has answered START and knows the rule, with plenty of time."""
        with self.engine() as engine:
            engine.start(size)
            engine.set_rule(rule)
            yield engine


class GameSeries(ExitStack):
    """Several games, in one process as long as the engine understands RESTART."""

    def __init__(self, run: CheckRun) -> None:
        super().__init__()
        self._run = run
        self._engine: CheckedEngine | None = None

    def new(self, rule: str = "freestyle") -> CheckedEngine:
        """An engine with an empty board and plenty of time."""
        if self._engine is None or self._engine.ask("RESTART").kind != AnswerKind.OK:
            self.drop()
            self._engine = self.enter_context(self._run.game(rule))
        else:
            self._engine.set_rule(rule)
        return self._engine

    def drop(self) -> None:
        """End the process, which may be in any state; the next game starts a new one."""
        self.close()
        self._engine = None


class CheckedEngine:
    """One process of the engine."""

    def __init__(self, run: CheckRun, child: Child) -> None:
        self._run = run
        self.child = child

    # Saying

    def say(self, *lines: str) -> None:
        """Send lines as managers do."""
        self.say_bytes("".join(f"{line}\r\n" for line in lines).encode())

    def say_bytes(self, data: bytes) -> None:
        """Send bytes as they are."""
        shortened = [shown(line) for line in data.decode("utf-8", "replace").splitlines()]
        self._run.transcript += [f"> {line}" for line in shortened]
        try:
            self.child.write(data, time.monotonic() + PATIENCE)
        except BrokenPipeError:
            self._fail_dead()
        except TimeoutError:
            raise Failure("does not read what it is sent", BOTH) from None

    def inform(self, **values: int | str) -> None:
        """INFO for some keys."""
        self.say(*(f"INFO {key} {value}" for key, value in values.items()))

    def set_rule(self, rule: str) -> None:
        """The rule, and plenty of time."""
        self.inform(
            rule=rule_number(RULES[rule]),
            timeout_turn=int(TURN * 1000),
            timeout_match=0,
            time_left=UNLIMITED_MS,
        )

    def start(self, size: int) -> None:
        """START with the answer OK."""
        answer = self.ask(f"START {size}", seconds=self._run.start_seconds)
        if answer.kind != AnswerKind.OK:
            raise Failure(f"answers START {size} with {_quoted(answer)}", f"expected OK; {BOTH}")

    # Hearing

    def hear(self, deadline: float) -> tuple[EngineAnswer, float]:
        """The next line that is an answer, and when it arrived. Raises TimeoutError."""
        while True:
            try:
                heard = self.child.inbox.get(deadline)
            except EOFError:
                self._fail_dead()
            answer = self._noted(heard)
            if answer.kind not in TALK and answer.kind != AnswerKind.DETAIL:
                return answer, heard.at

    def ask(self, *lines: str, seconds: float = PATIENCE) -> EngineAnswer:
        """Send lines, and return the answer."""
        self.say(*lines)
        return self.answer(lines[0], seconds)

    def answer(self, what: str, seconds: float = PATIENCE) -> EngineAnswer:
        """The answer to what was sent last."""
        try:
            return self.hear(time.monotonic() + seconds)[0]
        except TimeoutError:
            raise Failure(f"has not answered {what} in {seconds:g} s", BOTH) from None

    def overhear(self, seconds: float = PAUSE) -> list[str]:
        """Lines that arrive although nothing was asked."""
        lines: list[str] = []
        deadline = time.monotonic() + seconds
        while True:
            try:
                answer, _ = self.hear(deadline)
            except TimeoutError:
                return lines
            lines.append(_quoted(answer))

    # Moves

    def move(self, board: Board, *lines: str, turn: float = TURN) -> Moved:
        """The engine's move after these lines; it must be legal and in time."""
        self.say(*lines)
        return self.next_move(board, lines[-1], turn=turn)

    def next_move(self, board: Board, what: str, *, turn: float = TURN) -> Moved:
        """The move that answers what was sent last."""
        begin = time.monotonic()
        while True:
            try:
                answer, at = self.hear(begin + turn + PATIENCE)
            except TimeoutError:
                late = f"{turn + PATIENCE:.0f} s after {what}, with a turn of {turn:g} s"
                raise Failure(f"has not moved {late}", BOTH) from None
            if answer.kind == AnswerKind.MOVES and len(answer.points) == 1:
                break
            if answer.kind == AnswerKind.SUGGEST:
                raise Failure(f"suggests {answer.text}", f"it is not asked again; {JUDGE}")
            if answer.kind != AnswerKind.OTHER:
                raise Failure(f"answers {what} with {_quoted(answer)}", f"a move expected; {BOTH}")
        seconds = at - begin
        if seconds > turn + TOLERANCE:
            text = f"took {seconds:.2f} s for a move, with a turn of {turn:g} s"
            raise Failure(text, BOTH)
        fault = fault_of(answer.points[0], board)
        if fault is not None:
            raise Failure(f"plays {fault.text}", BOTH)
        return Moved(move_at(answer.points[0], board.size), seconds)

    def position(self, board: Board, *, turn: float = TURN) -> Moved:
        """The move in a position that is sent with BOARD."""
        return self.move(board, *board_lines(board), turn=turn)

    # Notes

    def _noted(self, heard: Heard) -> EngineAnswer:
        self._run.transcript.append(f"< {shown(heard.text)}")
        answer = parse_answer(heard.text)
        is_about = answer.kind == AnswerKind.OTHER and "name=" in heard.text.replace(" ", "")
        if answer.kind in (AnswerKind.OTHER, AnswerKind.DETAIL) and not is_about:
            self._run.strays.append(f"{shown(heard.text)} ({self._run.step})")
            del self._run.strays[MAX_STRAYS:]
        return answer

    def _fail_dead(self) -> NoReturn:
        code = self.child.wait(1.0)
        if code is None:
            raise Failure("closes its output but runs on", BOTH)
        how = f"signal {-code}" if code < 0 else f"exit code {code}"
        raise Failure(f"ends by itself with {how}", f"an engine ends at END only; {PISKVORK}")


def _quoted(answer: EngineAnswer) -> str:
    word = "" if answer.kind in (AnswerKind.OTHER, AnswerKind.MOVES) else answer.kind.upper()
    return repr(shown(f"{word} {answer.text}".strip()))
