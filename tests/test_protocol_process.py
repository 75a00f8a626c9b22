"""The real process under a referee: games, suspension, time, memory, its end, and no traces."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import pytest

from protocol_noise import noise
from referee import (
    LOAD_PATIENCE,
    TENGEN,
    UNLIMITED_MS,
    EngineProcess,
    Forfeit,
    Scripted,
    all_end,
    play_game,
    process_tree,
)
from tengen import RULES, Board, Engine
from tengen.engine.reflex import reflex_move

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/smaps_rollup").exists(), reason="the referee needs Linux"
)

BUSY = 10.0  # seconds by which a busy machine may be late; `bench` tells the real figures
GAMES = 50
GAMES_OF_A_PROCESS = 10


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    Engine(hash_mb=1).close()


@contextmanager
def running(
    *,
    turn_ms: int = 100,
    match_ms: int = 0,
    tolerance: float = BUSY,
    waits: bool = True,
    suspends: bool = True,
    cache: Path | None = None,
) -> Iterator[EngineProcess]:
    """An engine under the referee, which leaves nothing behind."""
    engine = EngineProcess(
        turn_ms=turn_ms,
        match_ms=match_ms,
        tolerance=tolerance,
        waits=waits,
        suspends=suspends,
        env={} if cache is None else {"XDG_CACHE_HOME": str(cache)},
    )
    try:
        yield engine
        assert engine.close() == "", "something was written to standard error"
    finally:
        engine.kill()


def opening(rule: str, seed: int, size: int | None = None) -> Board:
    """A board with three stones near its middle."""
    board, chance = Board(rule, size), random.Random(seed)
    middle = board.size // 2
    while board.ply < 3:
        x, y = (middle + chance.randint(-2, 2) for _ in "xy")
        move = board.move_at(x, y)
        if board.is_legal(move):
            board.push(move)
    return board


# Games


@pytest.fixture(scope="module")
def judged() -> Iterator[EngineProcess]:
    """An engine that is suspended between its turns, for many games."""
    with running(turn_ms=60) as engine:
        yield engine


@pytest.fixture(scope="module")
def free() -> Iterator[EngineProcess]:
    """An engine that is never suspended, for any talk."""
    with running(suspends=False) as engine:
        yield engine


@pytest.mark.parametrize("rule", RULES)
def test_games_with_every_rule(judged: EngineProcess, rule: str) -> None:
    for seed in range(2):
        board = opening(rule, seed)
        outcome = play_game(board, judged, Scripted(reflex_move))
        assert outcome == board.outcome()
    assert judged.memory_mb > 20


def test_a_game_against_itself_on_a_match_clock() -> None:
    with running(turn_ms=200, match_ms=2000) as black, running(turn_ms=200, match_ms=2000) as white:
        play_game(opening("freestyle", 2), black, white)
    for engine in (black, white):
        assert sum(engine.times) < 2 + BUSY
        failures = [line for line in engine.messages if "failed" in line]
        assert set(failures) <= {"MESSAGE the search failed: no answer in time"}  # a busy machine


def test_nobody_waits_for_ok_and_the_first_turn_has_it_all() -> None:
    """The process is suspended as soon as it is started, and resumed for its first turn."""
    with running(waits=False) as engine:
        board = opening("renju", 3)
        engine.start(board)
        time.sleep(0.2)
        for _ in range(3):
            move = engine.move(board)
            board.push(move)
            board.push(reflex_move(board))


@pytest.mark.long
@pytest.mark.parametrize("cache", ["warm", "cold"])
@pytest.mark.parametrize("rule", RULES)
def test_fifty_games_with_every_rule(rule: str, cache: str, tmp_path: Path) -> None:
    """With the tolerance of the real referee; every second pair of processes has to load in it."""
    times: list[float] = []
    folder = tmp_path if cache == "cold" else None
    for first in range(0, GAMES, GAMES_OF_A_PROCESS):
        waits = first // GAMES_OF_A_PROCESS % 2 == 1
        with (
            running(turn_ms=100, tolerance=1.0, waits=waits, cache=folder) as black,
            running(turn_ms=100, tolerance=1.0, waits=waits, cache=folder) as white,
        ):
            for seed in range(first, first + GAMES_OF_A_PROCESS):
                play_game(opening(rule, seed), black, white)
        times += black.times + white.times
    late, longest = sum(seconds > 0.1 for seconds in times), max(times)
    print(f"{rule}, {cache}: {len(times)} moves, {late} over the turn, {longest:.3f} s at most")


@pytest.mark.long
@pytest.mark.parametrize("turn_ms", [100, 30])
def test_ten_thousand_moves_without_a_time_loss(turn_ms: int) -> None:
    times: list[float] = []
    with running(turn_ms=turn_ms, tolerance=1.0) as engine:
        for seed, rule in enumerate(cycle(("freestyle", "standard", "renju", "caro"))):
            board = opening(rule, seed, size=20)
            chance = random.Random(seed)
            engine.start(board)
            while not board.is_game_over() and board.ply < 120:
                board.push(engine.move(board))
                if not board.is_game_over():
                    board.push(chance.choice(list(board.legal_moves)))
            times = engine.times
            if len(times) >= 5000:
                break
    late = sum(seconds > turn_ms / 1000 for seconds in times)
    print(f"{len(times)} moves of {turn_ms} ms: {late} over it, the longest {max(times):.3f} s")


# Positions of the tournaments' own tester: letters are columns, numbers rows from the top


def asked(engine: EngineProcess, rule: str, size: int, moves: str) -> str:
    board = Board(rule, size)
    for name in moves.split():
        board.push(board.move_at(ord(name[0]) - ord("a"), int(name[1:]) - 1), foul=True)
    engine.start(board)
    x, y = board.xy(engine.move(board))
    return f"{'abcdefghijklmnopqrstuv'[x]}{y + 1}"


def test_acceptance_positions() -> None:
    with running(turn_ms=300) as engine:
        for rule in RULES:
            for size in (15, 19, 20):
                answer = asked(engine, rule, size, "h8 h9 i8 i9 j8 j9 k8 k9")
                assert answer in ("g8", "l8"), rule
        overline = "h8 h9 i8 h10 g8 h11 j13 h12 g14 h14 i15"
        assert asked(engine, "standard", 15, overline) in ("f8", "j8")
        assert asked(engine, "renju", 15, "h8 h9 i7 i9 h10 i6 i11 i12") != "g9"
        blocked = asked(engine, "caro", 15, "h8 f8 g8 f9 i8 f7 j8 l8")
        assert blocked in ("f5", "f6", "f10", "f11")


@pytest.mark.parametrize("rule", ["freestyle", "standard", "renju", "caro"])
def test_a_game_from_the_corner(judged: EngineProcess, rule: str) -> None:
    """The tester's opening b2 e2 e3, mirrored into the far corner."""
    board = Board(rule, 15)
    for x, y in ((13, 13), (10, 13), (10, 12)):
        board.push(board.move_at(x, y))
    play_game(board, judged, Scripted(reflex_move))


# Time


@pytest.mark.parametrize("left", [-5000, 0, 1, 2147483647])
def test_any_time_left(free: EngineProcess, left: int) -> None:
    free.send("START 15", "INFO timeout_turn 100", f"INFO time_left {left}", "BEGIN")
    assert answer_of(free) == "OK"
    assert answer_of(free) == "7,7"


@pytest.mark.parametrize("turn", [0, 1, 5, 100])
def test_any_turn(free: EngineProcess, turn: int) -> None:
    free.send("START 15", f"INFO timeout_turn {turn}", "BOARD 7,7,2 DONE")
    assert answer_of(free) == "OK"
    assert answer_of(free).count(",") == 1


# Commands at any moment


def answer_of(engine: EngineProcess) -> str:
    """The next line that is no message."""
    while True:
        line = engine.read_line(time.monotonic() + LOAD_PATIENCE)
        if not line.startswith(("MESSAGE", "INFO")):
            return line


def test_stop_ends_a_search_without_end(free: EngineProcess) -> None:
    free.send("START 15", f"INFO time_left {UNLIMITED_MS}", "INFO timeout_turn -1")
    assert answer_of(free) == "OK"
    free.send("BOARD 7,7,2 DONE")
    time.sleep(0.3)
    free.send("YXSTOP")
    assert answer_of(free).count(",") == 1
    for command in ("BOARD 7,7,2 DONE", "YXNBEST 5", "YXBALANCETWO 0", "SWAP2BOARD DONE"):
        free.send(command, "STOP", "ABOUT")
        assert answer_of(free).count(",") >= 1
        assert answer_of(free).startswith("name=")


def test_commands_while_thinking_are_answered_in_their_order(free: EngineProcess) -> None:
    free.send("START 15", "INFO timeout_turn 300", "BEGIN", "ABOUT", "TURN 0,0", "FOO", "END?")
    answers = [answer_of(free) for _ in range(6)]
    assert answers[0] == "OK"
    assert answers[1] == "7,7"
    assert answers[2].startswith("name=")
    assert answers[3].count(",") == 1
    assert answers[4:] == ["UNKNOWN FOO", "UNKNOWN END?"]


def test_a_swap2_dialogue_from_both_seats(free: EngineProcess) -> None:
    free.send("START 15", "INFO rule 1", f"INFO time_left {UNLIMITED_MS}", "INFO timeout_turn 500")
    assert answer_of(free) == "OK"

    def ask(stones: list[str]) -> list[str]:
        free.send("SWAP2BOARD", *stones, "DONE")
        answer = answer_of(free).split()
        assert answer == ["SWAP"] or len({*stones, *answer}) == len(stones) + len(answer)
        return answer

    three = ask([])
    assert len(three) == 3
    assert len(ask(three)) in (1, 2)
    # The engine draws its three stones, from the corners too.
    far = [point for point in ("1,1", "13,13", "1,13", "13,1", "7,7") if point not in three]
    five = [*three, *far[:2]]
    assert len(ask(five)) == 1
    free.send("BOARD", *(f"{stone},{2 - at % 2}" for at, stone in enumerate(five)), "DONE")
    assert answer_of(free) not in five


@pytest.mark.parametrize("how", ["END", "EOF"])
@pytest.mark.parametrize("when", ["at once", "loaded", "thinking"])
def test_the_end_is_quick_and_leaves_nothing(how: str, when: str) -> None:
    engine = EngineProcess(suspends=False)
    assert engine.process.stdin is not None
    if when != "at once":
        engine.send("START 15")
        assert answer_of(engine) == "OK"
    if when == "thinking":
        engine.send("INFO timeout_turn -1", "BOARD 7,7,2 DONE")
        time.sleep(0.1)
    tree = process_tree(engine.process.pid)
    start = time.monotonic()
    if how == "END":
        engine.send("END")
    else:
        engine.process.stdin.close()
    assert engine.process.wait(BUSY) == 0
    assert time.monotonic() - start < BUSY
    assert all_end(tree)
    engine.kill()


def test_a_parent_that_is_killed_while_suspended_takes_its_worker_along() -> None:
    engine = EngineProcess(waits=True)
    try:
        engine.start(Board())
        tree = process_tree(engine.process.pid)
        assert len(tree) > 1
        os.kill(engine.process.pid, signal.SIGKILL)
        engine.process.wait()
        assert all_end(tree)
    finally:
        engine.kill()


def test_a_worker_that_dies_costs_neither_the_move_nor_the_next() -> None:
    with running(suspends=False) as engine:
        without_book = "INFO usedatabase 0"  # the search is what is killed
        engine.send("START 15", without_book, "INFO timeout_turn 3000", "BOARD 7,7,2 DONE")
        assert answer_of(engine) == "OK"
        time.sleep(0.2)
        worker = process_tree(engine.process.pid)[1]  # which may just be running a program itself
        os.kill(worker, signal.SIGSEGV)
        assert answer_of(engine).count(",") == 1
        end, line = time.monotonic() + LOAD_PATIENCE, ""
        engine.send("INFO timeout_turn 5000", "INFO max_depth 4")
        while not line.startswith("MESSAGE depth 4"):
            if not line.startswith("MESSAGE"):
                engine.send("BOARD 7,7,2 DONE")
            line = engine.read_line(end)


def test_any_bytes_at_any_moment() -> None:
    chance = random.Random(5)
    with running(suspends=False) as engine:
        assert engine.process.stdin is not None
        engine.send("START 15")
        for _ in range(60):
            data = noise(chance)
            cut = chance.randrange(len(data) + 1)
            engine.process.stdin.write(data[:cut])
            engine.process.stdin.flush()
            engine.process.stdin.write(data[cut:])
        engine.send("", "INFO timeout_turn 50", "INFO max_node 1", "STOP", "ABOUT")
        while not answer_of(engine).startswith("name="):
            engine.send("STOP")


def test_the_protocol_log_has_both_sides(tmp_path: Path) -> None:
    log = tmp_path / "talk.log"
    text = "START 9\nABOUT\n"
    done = subprocess.run(
        [*TENGEN, "--protocol-log", str(log)], input=text.encode(), capture_output=True, check=True
    )
    assert b'name="Tengen"' in done.stdout
    assert done.stderr == b""
    lines = [line.split(maxsplit=1)[1] for line in log.read_text().splitlines()]
    assert lines[:2] == ["> START 9", "> ABOUT"]
    assert '< name="Tengen"' in log.read_text()


def test_a_log_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tengen", "engine", "--protocol-log", str(tmp_path)],
        input=b"",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == b""
    assert str(tmp_path).encode() in done.stderr


# A cold cache


def test_a_cold_engine_plays_at_once_and_leaves_nothing(tmp_path: Path) -> None:
    """It does not wait for the compiler, which has to go with it."""
    with running(turn_ms=300, waits=False, cache=tmp_path) as engine:
        board = opening("renju", 4)
        engine.start(board)
        for _ in range(4):
            board.push(engine.move(board))
            board.push(reflex_move(board))
        assert board.outcome() is None or board.ply > 8


@pytest.mark.long
@pytest.mark.parametrize("rule", ["freestyle", "renju"])
def test_a_cold_engine_gets_to_full_strength_in_its_own_turns(rule: str, tmp_path: Path) -> None:
    """Suspended between turns, never late, within the memory, and then it searches."""
    with running(turn_ms=5000, tolerance=1.0, waits=False, cache=tmp_path) as engine:
        board = opening(rule, 5, size=20)
        engine.start(board)
        for _ in range(100):
            engine.messages.clear()
            board.push(engine.move(board))
            if any("depth" in line for line in engine.messages):
                break
            if not board.is_game_over():
                board.push(random.Random(board.ply).choice(list(board.legal_moves)))
            if board.is_game_over():
                board = opening(rule, len(engine.times), size=20)
                engine.start(board)
        else:
            pytest.fail(f"no search after {len(engine.times)} turns")
    print(f"{rule}: a search after {len(engine.times)} turns, {engine.memory_mb:.0f} MB")


NO_FOLDER = """
import tempfile
from tengen.core import cache
cache._IN_MEMORY = tempfile.tempdir = "/proc/nowhere"
"""


@pytest.mark.long
def test_the_memory_limit_holds_while_no_folder_takes_compiled_code(tmp_path: Path) -> None:
    """Neither a home, nor a temporary folder, nor /dev/shm: it compiles to memory, and searches."""
    (tmp_path / "sitecustomize.py").write_text(NO_FOLDER)
    env = {"PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": "/proc/nowhere"}
    engine = EngineProcess(
        turn_ms=2000, match_ms=0, tolerance=BUSY, waits=False, suspends=False, env=env
    )
    try:
        for number in range(400):
            board = opening("freestyle", number)
            engine.start(board)
            engine.move(board)
            if any("depth" in line for line in engine.messages):
                break
        else:
            pytest.fail("no search")
        assert engine.close() == ""
    finally:
        engine.kill()
    print(f"a search after {number} games, {engine.memory_mb:.0f} MB")
    assert engine.memory_mb < 350


def test_a_referee_sees_an_illegal_move() -> None:
    board = Board.from_moves("h8")
    with pytest.raises(Forfeit, match="occupied"):
        play_game(board, Scripted(reflex_move), Scripted(lambda board: board.peek()))
