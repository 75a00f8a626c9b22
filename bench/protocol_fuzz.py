"""The engine under a manager: noise for a minute, then how quickly it starts, stops and ends."""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bench import Row

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from protocol_noise import KEYS, noise
from referee import EngineProcess, tree_memory_mb

SECONDS = float(os.environ.get("FUZZ_SECONDS", "60"))
LINES_AT_ONCE = 20
ENDS = 5
QUIET = (*(f"INFO {key} 0" for key in KEYS), "INFO timeout_turn 20", "INFO time_left 10", "STOP")
PATIENCE = 120.0  # seconds after which an engine that does not answer is taken for dead


def rows() -> Iterator[Row]:
    """Send noise, then measure."""
    yield from fuzz_rows()
    seconds = [end_seconds() for _ in range(ENDS)]
    yield Row("END while thinking, median", 1000 * statistics.median(seconds), "ms", "<= 200")
    yield Row("END while thinking, longest", 1000 * max(seconds), "ms", "<= 200")


def fuzz_rows() -> Iterator[Row]:
    """Bytes of all kinds; after each handful the engine must still play."""
    engine = EngineProcess(suspends=False)
    chance = random.Random(1)
    lines = games = 0
    start = time.monotonic()
    try:
        while time.monotonic() - start < SECONDS:
            assert engine.process.stdin is not None
            for _ in range(LINES_AT_ONCE):
                engine.process.stdin.write(noise(chance))
                lines += 1
            engine.send("", *QUIET, "START 15", "BOARD 7,7,2 DONE", "ABOUT")
            _read_to(engine, "name=")
            games += 1
        yield Row("lines of noise survived", lines, "lines")
        yield Row("games begun after some noise", games, "games")
        yield Row("memory of all processes after it", tree_memory_mb(engine.process.pid), "MB")
        errors = engine.close()
        yield Row("bytes on standard error", len(errors), "bytes", "0")
    finally:
        engine.kill()


def _read_to(engine: EngineProcess, start: str) -> None:
    """Read until the answer to the last command, which noise may have asked for as well."""
    end = time.monotonic() + PATIENCE
    move_seen = False
    while True:
        line = engine.read_line(end)
        move_seen = move_seen or line[:1].isdigit()
        if line.startswith(start) and move_seen:
            return


def end_seconds() -> float:
    """Seconds from END to the end of the process, in the middle of a search."""
    engine = EngineProcess(suspends=False)
    try:
        engine.send("START 15", "INFO timeout_turn -1", "BOARD 7,7,2 DONE")
        while engine.read_line(time.monotonic() + PATIENCE) != "OK":
            pass
        time.sleep(0.3)
        start = time.monotonic()
        engine.send("END")
        engine.process.wait(PATIENCE)
        return time.monotonic() - start
    finally:
        engine.kill()
