"""The commands around a game: ABOUT, START, INFO, unknown lines, line ends, END."""

from __future__ import annotations

import time
from collections.abc import Iterator

from ...board import Board
from ..wire import AnswerKind, board_lines, parse_about, shown
from .checked import (
    END_SECONDS,
    JUDGE,
    PATIENCE,
    PISKVORK,
    TURN,
    CheckedEngine,
    CheckRun,
    Finding,
    fine,
    missing,
    risky,
    wrong,
)

MUST_SIZES = (15, 20)  # the boards of Gomocup
MORE_SIZES = (10, 19, 5, 22)
STRANGE_INFO = ("INFO nonsense 7", "INFO evaluate 3,4", "INFO")
IMPOSSIBLE_INFO = ("INFO timeout_turn x", "INFO rule 77777")
STRANGE_LINES = ("HELLO WORLD", "7,7", "TURNIP 3,4", "")
LONG_LINE = b"X" * 100_000 + b"\r\n"
BINARY = bytes(range(1, 256)).replace(b"\n", b"").replace(b"\r", b"") + b"\r\n"


def about(run: CheckRun) -> Iterator[Finding]:
    """ABOUT tells who the engine is, before START too"""
    with run.engine() as engine:
        answer = engine.ask("ABOUT", seconds=run.start_seconds)
        fields = parse_about(answer.text)
        if answer.kind != AnswerKind.OTHER or not fields:
            yield wrong(
                f"ABOUT is answered with {shown(answer.text)!r}",
                'expected one line like name="…", version="…"; managers show it',
            )
        elif "name" not in fields or "version" not in fields:
            yield risky(f"ABOUT has only {', '.join(fields)}", "managers show name and version")
        else:
            yield fine(f"ABOUT: {fields['name']} {fields['version']}")


def start(run: CheckRun) -> Iterator[Finding]:
    """START is answered with OK for the boards of tournaments"""
    for size in MUST_SIZES:
        with run.engine() as engine:
            begin = time.monotonic()
            engine.start(size)
            yield fine(f"START {size}: OK after {time.monotonic() - begin:.2f} s")
    with run.engine() as engine:
        engine.start(MUST_SIZES[0])
        answers = {
            size: engine.ask(f"START {size}", seconds=run.start_seconds) for size in MORE_SIZES
        }
        refused = [str(size) for size, answer in answers.items() if answer.kind != AnswerKind.OK]
        yield (
            missing(f"START is refused for the sizes {', '.join(refused)}", "only 20 is required")
            if refused
            else fine(f"START also for {', '.join(map(str, MORE_SIZES))}, in one process")
        )
        for line in ("START 1000000", "START x", "START -1"):
            is_taken = engine.ask(line).kind == AnswerKind.OK
            bad = risky(f"{line} is answered with OK", "a manager would believe it")
            yield bad if is_taken else fine(f"{line} is refused")


def info(run: CheckRun) -> Iterator[Finding]:
    """INFO is never answered, before START or after it, known or unknown"""
    with run.engine() as engine:
        engine.inform(timeout_turn=1000, timeout_match=100000, rule=0)
        engine.start(15)
        yield fine("INFO may come before START")
        engine.inform(
            max_memory=0, timeout_match=0, timeout_turn=1000, game_type=1, rule=0, folder="."
        )
        yield _silence(engine, "the keys of the protocol")
        engine.say(*STRANGE_INFO)
        yield _silence(engine, "unknown keys")
        engine.move(Board(), "INFO time_left 2147483647", "BEGIN")
        yield fine("plays on after unknown keys")
    with run.game() as engine:
        engine.say(*IMPOSSIBLE_INFO)
        yield _silence(engine, "impossible values")
        answer = engine.ask("BEGIN")
        if answer.kind in (AnswerKind.MOVES, AnswerKind.ERROR):
            yield fine("impossible values are ignored, or complained about at the next move")
        else:
            yield wrong(f"answers BEGIN with {shown(answer.text)!r}", "a move or ERROR expected")


def _silence(engine: CheckedEngine, what: str) -> Finding:
    lines = engine.overhear()
    if lines:
        why = f"INFO has no answer: this would be taken for the answer to what follows; {PISKVORK}"
        return wrong(f"INFO with {what} is answered with {lines[0]}", why)
    return fine(f"INFO with {what}: silence")


def strange_lines(run: CheckRun) -> Iterator[Finding]:
    """Strange lines are answered with UNKNOWN, and nothing else happens"""
    with run.game() as engine:
        engine.say(*STRANGE_LINES)
        answers = engine.overhear()
        if any("UNKNOWN" in line or "ERROR" in line for line in answers):
            yield fine(f"strange lines are answered with {answers[0]}")
        else:
            yield risky("strange lines are not answered", "managers wait for UNKNOWN")
        engine.say_bytes(LONG_LINE)
        engine.say_bytes(BINARY)
        engine.overhear()
        engine.move(Board(), "BEGIN")
        yield fine("plays on after strange, long and binary lines")


def line_ends(run: CheckRun) -> Iterator[Finding]:
    """CR LF, LF and either case are the same to it"""
    for name, lines in (
        ("CR LF", b"START 15\r\nINFO timeout_turn 1000\r\nBEGIN\r\n"),
        ("LF alone", b"START 15\nINFO timeout_turn 1000\nBEGIN\n"),
        ("lower case", b"start 15\r\ninfo timeout_turn 1000\r\nbegin\r\n"),
    ):
        with run.engine() as engine:
            engine.say_bytes(lines)
            engine.answer("START 15", run.start_seconds)
            engine.next_move(Board(), "BEGIN")
            yield fine(f"lines with {name}")


def rectangle(run: CheckRun) -> Iterator[Finding]:
    """RECTSTART is understood or refused clearly"""
    with run.engine() as engine:
        answer = engine.ask("RECTSTART 15,20", seconds=run.start_seconds)
        if answer.kind == AnswerKind.OK:
            yield fine("RECTSTART: OK")
        elif answer.kind in (AnswerKind.ERROR, AnswerKind.UNKNOWN):
            yield missing(
                "RECTSTART is refused", "rectangles are optional, and nobody plays on them"
            )
        else:
            yield wrong(f"RECTSTART is answered with {shown(answer.text)!r}", PISKVORK)


def ends(run: CheckRun) -> Iterator[Finding]:
    """END and the end of its input end it, at once and silently"""
    with run.game() as engine:
        engine.move(Board(), "BEGIN")
        yield from _ended(engine, "END after a move")
    with run.game() as engine:
        engine.inform(timeout_turn=30_000, time_left=300_000)
        engine.say(*board_lines(Board.from_moves("h8 i9 j6 g6")))
        engine.overhear(TURN / 2)
        yield from _ended(engine, "END while it thinks")
    with run.game() as engine:
        engine.move(Board(), "BEGIN")
        engine.child.close_input()
        if engine.child.wait(PATIENCE) is None:
            why = "a manager that crashes leaves the engine running forever"
            yield risky("does not end when its input ends", why)
        else:
            yield fine("ends when its input ends")


def _ended(engine: CheckedEngine, what: str) -> Iterator[Finding]:
    begin = time.monotonic()
    engine.say("END")
    code = engine.child.wait(PATIENCE)
    seconds = time.monotonic() - begin
    if code is None:
        yield wrong(f"{what}: still there after {PATIENCE:g} s", f"it is killed; {JUDGE}")
    elif seconds > END_SECONDS:
        why = "the Gomocup referee kills the engine after 0.5 s, Piskvork after 0.7 s"
        yield risky(f"{what}: ended after {seconds:.2f} s", why)
    elif code:
        yield risky(f"{what}: ended with exit code {code}", "expected 0")
    else:
        yield fine(f"{what}: ended after {seconds:.2f} s")
