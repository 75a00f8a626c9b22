"""The conditions of a tournament: short turns, a stopped process, little memory, silence."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path

from ...board import Board
from ...coords import SYMMETRIES
from ..wire import UNLIMITED_MS, move_line
from .checked import (
    JUDGE,
    MEMORY_LIMIT,
    PISKVORK,
    TOLERANCE,
    CheckedEngine,
    CheckRun,
    Failure,
    Finding,
    GameSeries,
    Grade,
    fine,
    risky,
    wrong,
)

SHORT_TURNS = (1.0, 0.5, 0.1)  # seconds
LATE = 0.1  # seconds by which Piskvork may be set to accept a late move
LAST_MOMENTS = (0, 1, 100, -500, UNLIMITED_MS)  # values of time_left in milliseconds
MIDDLE_GAME = "h8 i9 i8 g8 j8 k8 i7 h6 i6 i5 j9 k10"
QUIET = "e5 k12 d11 l6 g13 h3"  # far apart, so that nothing is decided and all the time is used
STOPPED_SECONDS = 0.7
STOPPED_TURN = 1.0


def deadlines(run: CheckRun) -> Iterator[Finding]:
    """Moves come in time, in short turns and in the last moments of a clock"""
    boards = cycle(Board.from_moves(QUIET).transform(symmetry) for symmetry in SYMMETRIES)
    with GameSeries(run) as games:
        games.new().position(next(boards))  # a slow first move is not judged here
        for turn in SHORT_TURNS:
            yield _timed(games.new(), next(boards), f"a turn of {turn:g} s", turn, 100_000)
        for left in LAST_MOMENTS:
            yield _timed(games.new(), next(boards), f"time_left {left}", 0.3, left)
        yield _timed(games.new(), next(boards), "timeout_turn 0 (at once)", 0.0, UNLIMITED_MS)


def _timed(engine: CheckedEngine, board: Board, what: str, turn: float, left: int) -> Finding:
    engine.inform(timeout_turn=int(turn * 1000), timeout_match=100_000, time_left=left)
    seconds = engine.position(board, turn=turn).seconds
    return _timely(what, seconds, min(turn, max(0, left) / 1000))


def _timely(what: str, seconds: float, allowed: float) -> Finding:
    text = f"{what}: moved after {seconds:.3f} s"
    if seconds > allowed + TOLERANCE:
        return wrong(text, f"the Gomocup referee lets a move be 1 s late; {JUDGE}")
    if seconds > allowed + LATE:
        return risky(text, "Piskvork may be set to accept no more than 0.1 s")
    return fine(text)


def unawaited_start(run: CheckRun) -> Iterator[Finding]:
    """A referee does not wait for OK, and suspends the process until its first turn"""
    board = Board.from_moves("h8")
    with run.engine() as engine:
        engine.say(f"START {board.size}")
        engine.inform(
            timeout_turn=5000, timeout_match=100_000, max_memory=MEMORY_LIMIT, game_type=1, rule=0
        )
        with _suspended(engine):
            engine.inform(time_left=100_000)
            engine.say(move_line("TURN", board.peek(), board.size))
        begin = time.monotonic()
        engine.answer("START", run.start_seconds)
        seconds = engine.next_move(board, "TURN", turn=5.0).seconds
        text = f"a first turn of 5 s without waiting for OK: moved after {seconds:.2f} s"
        late = time.monotonic() - begin > 5.0 + TOLERANCE
        yield wrong(text, JUDGE) if late else fine(text)


def stopped_between_turns(run: CheckRun) -> Iterator[Finding]:
    """A referee suspends the process between its turns"""
    with run.game() as engine:
        engine.inform(timeout_turn=int(STOPPED_TURN * 1000))
        board = Board()
        board.push(engine.move(board, "BEGIN").move)
        with _suspended(engine):
            board.push(next(iter(board.legal_moves)))
            engine.inform(time_left=60_000)
            engine.say(move_line("TURN", board.peek(), board.size))
        seconds = engine.next_move(board, "TURN", turn=STOPPED_TURN).seconds
        yield _timely("a turn of 1 s after a stop", seconds, STOPPED_TURN)


@contextmanager
def _suspended(engine: CheckedEngine) -> Iterator[None]:
    """Suspend the process for a moment and for the duration of this context."""
    if not hasattr(signal, "SIGSTOP"):
        raise Failure("processes cannot be stopped on this system", "", Grade.SKIPPED)
    os.killpg(engine.child.pid, signal.SIGSTOP)
    time.sleep(STOPPED_SECONDS)
    yield
    os.killpg(engine.child.pid, signal.SIGCONT)


def memory(run: CheckRun) -> Iterator[Finding]:
    """It stays within the memory limit of a tournament"""
    board = Board.from_moves(MIDDLE_GAME, size=20)
    with run.engine() as engine:
        engine.inform(max_memory=MEMORY_LIMIT)
        engine.start(board.size)
        engine.inform(max_memory=MEMORY_LIMIT, timeout_turn=3000, rule=0)
        engine.position(board, turn=3.0)
        used = unique_memory(engine.child.pid)
        if used is None:
            raise Failure("this system does not report the memory of processes", "", Grade.SKIPPED)
        text = f"{used >> 20} MB after a move of 3 s, of {MEMORY_LIMIT >> 20} MB"
        yield wrong(text, JUDGE) if used > MEMORY_LIMIT else fine(text)


def silence(run: CheckRun) -> Iterator[Finding]:
    """In all the steps so far it wrote only words of the protocol"""
    if run.strays:
        why = f"the Gomocup referee skips such lines; {PISKVORK}: it takes them for the move"
        yield wrong(f"lines outside the protocol, such as {run.strays[0]!r}", why)
    else:
        yield fine("standard output: words of the protocol only")
    if run.error_output:
        why = f"{PISKVORK}, because it takes standard error for the answer"
        yield wrong(f"standard error is not silent: {run.error_output[-1]!r}", why)
    else:
        yield fine("standard error: silence")


def unique_memory(pid: int) -> int | None:
    """Private bytes of a process and all that came from it, as the Gomocup referee counts them.

    None where the system does not report them.
    """
    pids, sizes = [pid], []
    for each in pids:  # grows as it goes
        with suppress(OSError):  # it may have ended meanwhile
            lines = Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()
            sizes += [int(line.split()[1]) << 10 for line in lines if line.startswith("Private_")]
            for path in Path(f"/proc/{each}/task").glob("*/children"):
                pids += [int(word) for word in path.read_text().split()]
    return sum(sizes) if sizes else None
