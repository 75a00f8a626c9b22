"""A referee that treats engines as the tournaments' one does, for tests.

START and every INFO are written at once and nobody waits for OK. The whole process tree of an
engine is suspended outside its turns; a turn's clock begins when it is resumed and ends with the
first line that is a point. Memory is what the tree has for itself, summed after every move.
"""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from tengen import Board, Color, Move, Outcome
from tengen.gomocup.wire import point_text, rule_number
from tengen.rules import Restriction

TENGEN = (sys.executable, "-m", "tengen.cli.pbrain")
TOLERANCE = 1.0  # seconds over the time of a turn
END_PART = 0.5  # of the tolerance, for END: half a second
LOAD_PATIENCE = 300.0
MEMORY_MB = 350
UNLIMITED_MS = 2147483647


class Forfeit(Exception):  # noqa: N818  # the referee's word
    """An engine has lost by something else than the game."""


class Player(Protocol):
    """Who can be asked for a move."""

    def start(self, board: Board) -> None:
        """Begin a game on this board."""

    def move(self, board: Board) -> Move:
        """The move for the side that is to move."""


@dataclass
class Scripted:
    """A player inside the referee, which takes no time that counts."""

    choose: Callable[[Board], Move]

    def start(self, board: Board) -> None:
        """Nothing to be done."""

    def move(self, board: Board) -> Move:
        """The move of the script."""
        return self.choose(board)


@dataclass
class EngineProcess:
    """An engine under the referee."""

    turn_ms: int = 100
    match_ms: int = 0
    tolerance: float = TOLERANCE
    env: Mapping[str, str] = field(default_factory=dict)
    command: Sequence[str] = TENGEN
    suspends: bool = True
    waits: bool = False  # for OK, before the first game; the real one does not
    times: list[float] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    memory_mb: float = 0.0

    def __post_init__(self) -> None:
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **self.env},
        )
        self._left_ms = self.match_ms or UNLIMITED_MS
        self._rest = b""
        self._is_new = True

    def start(self, board: Board) -> None:
        """START and everything about the game, without waiting; then the engine stands still."""
        self._resume()
        self._left_ms = self.match_ms or UNLIMITED_MS
        self._is_new = True
        self.send(
            f"START {board.size}",
            f"INFO timeout_turn {self.turn_ms}",
            f"INFO timeout_match {self.match_ms}",
            f"INFO max_memory {MEMORY_MB << 20}",
            "INFO game_type 1",
            f"INFO rule {rule_number(board.rule)}",
            "INFO folder .",
        )
        while self.waits and self.read_line(time.monotonic() + LOAD_PATIENCE) != "OK":
            pass
        self._suspend()

    def move(self, board: Board) -> Move:
        """One turn: the command, the time, the answer."""
        self.send(f"INFO time_left {self._left_ms}", *self._turn_lines(board))
        self._is_new = False
        limit = min(self.turn_ms, self._left_ms) / 1000
        self._resume()
        start = time.monotonic()
        point = self._read_point(start + limit + self.tolerance)
        seconds = time.monotonic() - start
        self._suspend()
        self.times.append(seconds)
        if self.match_ms:
            self._left_ms -= round(1000 * seconds)
        self.memory_mb = max(self.memory_mb, tree_memory_mb(self.process.pid))
        if self.memory_mb > MEMORY_MB:
            raise Forfeit(f"memory: {self.memory_mb:.0f} MB")
        x, y = point
        if not (0 <= x < board.size and 0 <= y < board.size):
            raise Forfeit(f"off the board: {x},{y}")
        return y * board.size + x

    def _turn_lines(self, board: Board) -> list[str]:
        if not board.ply:
            return ["BEGIN"]
        if not self._is_new:
            return [f"TURN {point_text(board.peek(), board.size)}"]
        stones = [
            f"{point_text(move, board.size)},{1 + (board.ply - at) % 2}"
            for at, move in enumerate(board.move_stack)
        ]
        return ["BOARD", *stones, "DONE"]

    def send(self, *lines: str) -> None:
        """Write lines in one go."""
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\r\n" for line in lines).encode())
        self.process.stdin.flush()

    def read_line(self, end: float) -> str:
        """The next line, waited for until then."""
        assert self.process.stdout is not None
        while b"\n" not in self._rest:
            timeout = max(0.0, end - time.monotonic())
            ready, _, _ = select.select([self.process.stdout], [], [], timeout)
            if not ready:
                raise Forfeit(f"timeout after {self.messages[-3:]}")
            data = os.read(self.process.stdout.fileno(), 65536)
            if not data:
                raise Forfeit("crash: the engine has ended")
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode().strip()

    def _read_point(self, end: float) -> tuple[int, int]:
        while True:
            line = self.read_line(end)
            match = re.fullmatch(r"(-?\d+),(-?\d+)", line)
            if match:
                return int(match[1]), int(match[2])
            self.messages.append(line)

    def _resume(self) -> None:
        if self.suspends:
            signal_tree(self.process.pid, signal.SIGCONT)

    def _suspend(self) -> None:
        if self.suspends:
            signal_tree(self.process.pid, signal.SIGSTOP)

    def close(self) -> str:
        """END; what the engine has written to standard error. Whoever is left is an orphan."""
        tree = process_tree(self.process.pid)
        self._resume()
        self.send("END")
        try:
            self.process.wait(self.tolerance * END_PART)
        except subprocess.TimeoutExpired:
            signal_tree(self.process.pid, signal.SIGKILL)
            raise Forfeit("END was not obeyed") from None
        assert self.process.stderr is not None
        errors = self.process.stderr.read().decode()
        if not all_end(tree):
            raise Forfeit(f"orphans: {[pid for pid in tree if is_alive(pid)]}")
        return errors

    def kill(self) -> None:
        """End the process the hard way, if it is still there, and close the pipes to it."""
        if self.process.poll() is None:
            signal_tree(self.process.pid, signal.SIGKILL)
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()


def play_game(board: Board, black: Player, white: Player) -> Outcome | None:
    """A game from this position to its end; None for a draw by the length of a renju game."""
    black.start(board)
    if white is not black:
        white.start(board)
    while (outcome := board.outcome()) is None:
        if _is_drawn(board):
            return None
        player = black if board.turn == Color.BLACK else white
        move = player.move(board)
        if board.color_at(move) is not None:
            raise Forfeit(f"occupied: {board.move_text(move)} in {board!r}")
        if not board.is_legal(move):
            raise Forfeit(f"foul: {board.move_text(move)} in {board!r}")
        board.push(move)
    return outcome


def _is_drawn(board: Board) -> bool:
    is_renju = board.rule.restriction(Color.BLACK) is Restriction.RENJU
    return is_renju and board.ply >= board.size**2 - 25


# Processes


def process_tree(pid: int) -> list[int]:
    """A process and all its descendants, parents first."""
    tree = [pid]
    for parent in tree:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            try:
                tree += map(int, task.read_text().split())
            except OSError:
                continue
    return tree


def signal_tree(pid: int, number: signal.Signals) -> None:
    """Send a signal to a process and all its descendants."""
    for each in process_tree(pid):
        try:
            os.kill(each, number)
        except ProcessLookupError:
            continue


def tree_memory_mb(pid: int) -> float:
    """Memory that nobody else shares, of a process and all its descendants."""
    kilobytes = 0
    for each in process_tree(pid):
        try:
            text = Path(f"/proc/{each}/smaps_rollup").read_text()
        except OSError:
            continue
        kilobytes += sum(map(int, re.findall(r"^Private_\w+:\s+(\d+) kB", text, re.M)))
    return kilobytes / 1024


def all_end(pids: Sequence[int], seconds: float = 5.0) -> bool:
    """Whether processes are gone, or go soon: the system takes a moment to bury one."""
    end = time.monotonic() + seconds
    while any(map(is_alive, pids)):
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def is_alive(pid: int) -> bool:
    """Whether a process is there and not only waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
