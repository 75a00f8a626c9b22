"""Engines in other processes: the promises of every engine, and every way in which one can fail."""

import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from contract import MIDDLE_GAME, EngineContract
from tengen import Board, Color, EngineError, Limit
from tengen.errors import (
    BusyError,
    ClosedError,
    EngineDiedError,
    EngineProtocolError,
    EngineStartError,
    EngineTimeoutError,
    ExternalEngineError,
    ForbiddenMoveError,
    IllegalMoveError,
    LimitError,
    OptionError,
)
from tengen.gomocup.client import ExternalEngine, OneLineWarning, popen_gomocup
from tengen.gomocup.client.details import Details
from tengen.gomocup.client.process import Child
from tengen.gomocup.client.session import NO_LIMIT, terms_of
from tengen.gomocup.wire import UNLIMITED_MS, parse_answer

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the guard needs POSIX")

FAKE = str(Path(__file__).with_name("fake_engine.py"))
PATIENCE = 20.0  # seconds that a busy machine may take for what takes milliseconds
QUICK = Limit(time=0.05)


def command(*ways: str) -> list[str]:
    """The fake engine that is bad in these ways."""
    return [sys.executable, "-S", FAKE, *ways]


def fake(*ways: str, grace: float = PATIENCE, **options: Any) -> ExternalEngine:
    """That engine, with all the time a busy machine may need unless a test waits for its end."""
    return popen_gomocup(command(*ways), grace=grace, **options)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not buried yet does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def wait_until(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
    return holds()


def child_pids(lines: tuple[str, ...]) -> list[int]:
    return [int(line.split()[-1]) for line in lines if line.startswith("MESSAGE child")]


class TestContract(EngineContract):
    """A good engine in another process keeps what every engine promises."""

    @pytest.fixture
    def engine(self) -> Iterator[ExternalEngine]:
        with fake() as engine:
            yield engine


@pytest.fixture(scope="module")
def tengen() -> Iterator[ExternalEngine]:
    with popen_gomocup([sys.executable, "-m", "tengen", "engine"], start_timeout=600) as engine:
        yield engine


@pytest.mark.long
class TestContractOfTengen(EngineContract):
    """Our own engine from the outside."""

    @pytest.fixture
    def engine(self, tengen: ExternalEngine) -> ExternalEngine:
        tengen.prepare("freestyle", 15)  # so that no clock of a test pays for it
        return tengen


class TestContractOfAPlainEngine:
    """What is left of it for an engine that knows the bare protocol and reads only when idle."""

    @pytest.fixture
    def engine(self) -> Iterator[ExternalEngine]:
        with fake("no-extensions", "silent", "one-thread", "no-restart", grace=1.0) as engine:
            yield engine

    def test_plays_positions_in_any_order(self, engine: ExternalEngine) -> None:
        for moves in ("", "h8", MIDDLE_GAME, "h8 g8 i8 a1 j8 b1 k8"):
            board = Board.from_moves(moves)
            assert board.is_legal(engine.play(board, QUICK).move)

    def test_tells_one_line_and_says_so(self, engine: ExternalEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        with pytest.warns(OneLineWarning, match="one line, not 3"):
            infos = engine.analyse(board, QUICK, multipv=3)
        assert len(infos) == 1
        assert board.is_legal(infos[0].move)

    def test_an_analysis_that_does_not_stop_is_ended(self, engine: ExternalEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        pid = engine.pid
        with engine.analysis(board) as stream:
            next(stream)
        assert not stream.is_running
        assert not is_alive(pid)
        assert board.is_legal(stream.best.move)
        assert board.is_legal(engine.play(board, QUICK).move)


# The dialogue


def said_to(engine: ExternalEngine) -> list[str]:
    """What an engine that logs was sent since it was asked for its last move."""
    return [line.removeprefix("stderr: ") for line in engine.last_output if "stderr: " in line]


def test_a_game_goes_on_with_turn() -> None:
    with fake("log", "silent") as engine:
        board = Board(rule="renju")
        board.push(engine.play(board, QUICK).move)
        assert said_to(engine)[-2:] == [f"INFO time_left {UNLIMITED_MS}", "BEGIN"]
        board.push_text("i9")
        engine.play(board, QUICK)
        assert said_to(engine) == [f"INFO time_left {UNLIMITED_MS}", "TURN 8,6"]


def test_the_second_player_is_asked_with_turn_at_once() -> None:
    with fake("log", "silent") as engine:
        engine.play(Board.from_moves("h8"), QUICK)
        assert said_to(engine)[-1] == "TURN 7,7"


def test_another_position_is_sent_in_the_order_of_its_moves() -> None:
    with fake("log", "silent") as engine:
        engine.play(Board(rule="renju"), QUICK)
        engine.play(Board.from_moves("h8 i9 j10", rule="renju"), QUICK)
        assert said_to(engine)[-5:] == ["BOARD", "7,7,2", "8,6,1", "9,5,2", "DONE"]


def test_a_changed_rule_and_limit_are_told() -> None:
    with fake("log", "silent", info={"thread_num": 2}) as engine:
        engine.play(Board(), Limit(depth=1, black_clock=2, black_inc=0.5, time=0.05))
        first = said_to(engine)
        assert "INFO max_depth 1" in first
        assert "INFO timeout_match 2000" in first
        assert "INFO time_increment 500" in first
        assert "INFO time_left 2000" in first
        engine.play(Board(rule="standard"), Limit(time=0.02, nodes=7))
        second = said_to(engine)
        assert {"INFO max_depth -1", "INFO max_node 7"} < set(second)
        assert "INFO timeout_turn 20" in second


def test_another_rule_is_another_game() -> None:
    with fake("log", "silent") as engine:
        board = Board()
        board.push(engine.play(board, QUICK).move)
        board.push_text("a1")
        engine.prepare("standard", 15)
        engine.play(Board.from_moves(board.move_stack, rule="standard"), QUICK)
        assert said_to(engine)[-4:] == ["BOARD", "7,7,1", "0,14,2", "DONE"]


def test_what_is_told_once_follows_start() -> None:
    info = {"hash_size": 64}
    with fake(
        "log", "silent", max_memory=1 << 20, game_type=2, folder="files", info=info
    ) as engine:
        engine.prepare("standard", 9)
        wanted = {
            "START 9",
            "INFO max_memory 1048576",
            "INFO game_type 2",
            "INFO rule 1",
            "INFO folder files",
            "INFO hash_size 64",
        }
        assert wait_until(lambda: wanted < set(said_to(engine)))


def test_another_size_is_another_process() -> None:
    with fake() as engine:
        engine.play(Board(size=9), QUICK)
        pid = engine.pid
        engine.play(Board(size=9), QUICK)
        assert engine.pid == pid
        engine.play(Board(size=11), QUICK)
        assert engine.pid != pid
        assert not is_alive(pid)


def test_knows_its_name() -> None:
    with fake() as engine:
        assert engine.name == "Fake"
        assert engine.about["author"] == "the tests"
    with fake("no-about") as engine:
        assert engine.name.startswith("python")


def test_a_suggestion_is_taken() -> None:
    with fake("move-suggest", "one-thread") as engine:
        assert engine.play(Board(), QUICK).move == 0


def test_noise_is_forgiven_if_a_move_comes() -> None:
    with fake("move-noise") as engine:
        board = Board.from_moves(MIDDLE_GAME)
        assert board.is_legal(engine.play(board, QUICK).move)


def test_a_wordy_ok_is_one() -> None:
    with fake("wordy", start_timeout=5.0) as engine:
        assert engine.play(Board(), QUICK).info.depth > 0


def test_depth_and_nodes_alone_end_at_the_longest_move() -> None:
    terms = terms_of(Limit(depth=3), Color.BLACK, longest=7.0)
    assert (terms.timeout_turn, terms.seconds, terms.max_depth) == (7000, 7.0, 3)
    assert terms.max_node == NO_LIMIT
    hanging = fake("move-hang", longest_move=0.1, grace=0.1)
    with hanging as engine, pytest.raises(EngineTimeoutError):
        engine.play(Board(), Limit(depth=3))


def test_terms_of_clocks() -> None:
    terms = terms_of(Limit(white_clock=3.5, time=0.0001), Color.WHITE, longest=7.0)
    assert (terms.timeout_turn, terms.time_left, terms.seconds) == (1, 3500, 0.0001)
    terms = terms_of(Limit(white_clock=3.5), Color.WHITE, longest=7.0)
    assert (terms.timeout_turn, terms.time_left, terms.seconds) == (None, 3500, 3.5)
    terms = terms_of(Limit(), Color.WHITE, longest=7.0)
    assert (terms.timeout_turn, terms.time_left, terms.seconds) == (UNLIMITED_MS, None, None)


def test_refuses_what_every_engine_refuses() -> None:
    with fake() as engine:
        with pytest.raises(LimitError, match="never ends"):
            engine.play(Board(), Limit())
        with pytest.raises(OptionError, match="multipv=0"):
            engine.analyse(Board(), QUICK, multipv=0)
        with engine.analysis(Board()), pytest.raises(BusyError):
            engine.play(Board(), QUICK)
    with pytest.raises(ClosedError):
        engine.play(Board(), QUICK)
    engine.close()


# What engines tell


def told(board: Board, *lines: str) -> Details:
    details = Details(board, time.monotonic())
    for line in lines:
        details.take(parse_answer(line))
    return details


def test_detail_lines() -> None:
    board = Board.from_moves("h8")
    details = told(
        board,
        "INFO PV 0",
        "INFO DEPTH 9",
        "INFO SELDEPTH 14",
        "INFO TOTALNODES 4711",
        "INFO EVAL -M6",
        "INFO BESTLINE 8,8 9,9 7,7 1,1",  # a stone stands on 7,7
        "INFO PV DONE",
    )
    best = details.best
    assert (best.depth, best.seldepth, best.nodes, best.score.win_in) == (9, 14, 4711, -6)
    assert best.pv == (board.move_at(8, 8), board.move_at(9, 9))
    assert best.score.pov == Color.WHITE


def test_lines_are_told_when_all_of_a_depth_are_there() -> None:
    def block(number: int, depth: int, value: int, point: str) -> list[str]:
        words = f"PV {number}|NUMPV 2|DEPTH {depth}|EVAL {value}|BESTLINE {point}|PV DONE"
        return [f"INFO {line}" for line in words.split("|")]

    first = [*block(0, 1, 5, "0,0"), *block(1, 1, 9, "1,1")]
    details = told(Board(), *first, *block(0, 2, 7, "2,2"))
    assert [(info.depth, info.multipv, info.score.centi) for info in details.lines] == [
        (1, 1, 9),
        (1, 2, 5),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "INFO PV",
        "INFO PV DONE",
        "INFO BESTLINE 99,99",
        "MESSAGE REALTIME BEST 99,99",
        "MESSAGE REALTIME VAL x",
        "MESSAGE REALTIME",
        "MESSAGE depth",
        "MESSAGE depth 9999999999999999",
    ],
)
def test_nonsense_is_not_believed(line: str) -> None:
    board = Board.from_moves("h8")
    details = told(board, line, "INFO PV 99999999999999999999", line, "INFO PV DONE")
    assert board.is_legal(details.best.move)
    assert details.best.depth == 0


def test_realtime_and_texts_for_people() -> None:
    details = told(
        Board(),
        "MESSAGE REALTIME BEST 3,4",
        "MESSAGE REALTIME VAL 123",
        "MESSAGE Depth 12-24 | Eval -45 | Time 1.2s | H8 I9",
    )
    assert details.best.move == 4 * 15 + 3
    assert (details.best.depth, details.best.seldepth) == (12, 24)
    assert details.best.score.centi == -45


# Failures

HANGS = {
    "move-hang",
    "move-garbage",
    "move-error",
    "move-endless-line",
    "move-binary",
    "move-partial",
    "move-two-moves",
}
HANGING = 0.7  # seconds after which an engine that never moves is given up

DEATHS: dict[str, tuple[type[ExternalEngineError], str, int | None]] = {
    "move-exit": (EngineDiedError, "exit code 3.*I had enough", 3),
    "move-crash": (EngineDiedError, "SIGSEGV", -signal.SIGSEGV),
    "move-traceback": (EngineDiedError, "something broke", 1),
    "move-hang": (EngineTimeoutError, "has not moved in", None),
    "move-garbage": (EngineProtocolError, "lorem ipsum", None),
    "move-error": (EngineProtocolError, "ERROR I do not want to", None),
    "move-flood": (EngineProtocolError, "floods", None),
    "move-endless-line": (EngineTimeoutError, "has not moved", None),
    "move-binary": (EngineProtocolError, "and no move", None),
    "move-partial": (EngineTimeoutError, "its last line was '7,7'", None),
    "move-close-output": (EngineProtocolError, "closed its output", None),
    "move-two-moves": (EngineProtocolError, "0,0 1,1", None),
    "move-occupied": (IllegalMoveError, "where a stone stands", None),
    "move-off-board": (IllegalMoveError, "15,0, which is not on the 15x15 board", None),
}


@pytest.mark.parametrize("way", DEATHS)
def test_a_failure_is_a_typed_error(way: str) -> None:
    kind, text, code = DEATHS[way]
    with fake(way, grace=HANGING if way in HANGS else PATIENCE) as engine:
        pid = engine.pid
        with pytest.raises(kind, match=text) as caught:
            engine.play(Board.from_moves(MIDDLE_GAME), QUICK)
        assert type(caught.value) is kind
        assert caught.value.exit_code == code
        assert len(caught.value.last_output) <= 100
        assert not is_alive(pid)


@pytest.mark.parametrize("way", ["move-exit", "move-hang", "move-off-board"])
def test_the_call_after_a_failure_starts_the_engine_anew(way: str) -> None:
    with fake(way, grace=HANGING) as engine:
        pids = set()
        for _ in range(3):
            with pytest.raises(ExternalEngineError):
                engine.play(Board.from_moves(MIDDLE_GAME), QUICK)
            pids.add(engine.pid)
        assert len(pids) == 3


def test_a_forbidden_move_is_an_illegal_move_of_its_own_kind() -> None:
    board = Board.from_moves("g8 a1 i8 a3 h7 a5 h9 a7", rule="renju")  # 7,7 is a double three
    with fake("move-corner") as engine:
        with pytest.raises(ForbiddenMoveError, match=r"7,7 \(h8\), which is forbidden: double-th"):
            engine.play(board, QUICK)
        assert issubclass(ForbiddenMoveError, IllegalMoveError)


@pytest.mark.parametrize(
    ("way", "kind"),
    [("start-exit", EngineDiedError), ("start-crash", EngineDiedError)],
)
def test_death_at_the_start(way: str, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        fake(way)


def test_a_late_or_refused_start() -> None:
    late = fake("late-start", start_timeout=0.1)
    with late, pytest.raises(EngineTimeoutError, match="START 15"):
        late.play(Board(), QUICK)
    refusing = fake("refuse-start")
    with refusing, pytest.raises(EngineStartError, match="too hard"):
        refusing.prepare("freestyle", 15)


def test_commands_that_cannot_be_run(tmp_path: Path) -> None:
    text = tmp_path / "pbrain-text"
    text.write_text("not a program")
    with pytest.raises(EngineStartError, match="Permission denied"):
        popen_gomocup([str(text)])
    text.chmod(0o755)
    with pytest.raises(EngineStartError, match="Exec format"):
        popen_gomocup([str(text)])
    with pytest.raises(EngineStartError, match="no-such-engine cannot be run: No such file"):
        popen_gomocup("./no-such-engine --fast")
    with pytest.raises(OptionError, match="nowhere' is not a folder"):
        popen_gomocup(command(), cwd=str(tmp_path / "nowhere"))
    with pytest.raises(OptionError, match="not a command"):
        popen_gomocup("")


def test_death_between_two_moves_is_mended() -> None:
    with fake() as engine:
        engine.play(Board(), QUICK)
        os.kill(engine.pid, signal.SIGKILL)
        assert wait_until(lambda: not engine.is_alive)
        assert engine.play(Board(), QUICK).info.depth > 0


def test_a_stopped_process_counts_as_hanging() -> None:
    with fake(start_timeout=2.0, grace=1.0) as engine:
        engine.prepare("freestyle", 15)
        os.kill(engine.pid, signal.SIGSTOP)
        with pytest.raises(EngineTimeoutError):
            engine.play(Board.from_moves("h8 i9"), QUICK)


def test_errors_travel_between_processes() -> None:
    error = IllegalMoveError("no", point=(3, 4), last_output=["a", "b"])
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.point, copy.last_output) == ("no", (3, 4), ("a", "b"))
    assert isinstance(copy, ExternalEngineError | EngineError)


def test_an_error_in_an_analysis_reaches_its_reader() -> None:
    with fake("move-exit") as engine:
        stream = engine.analysis(Board())
        with pytest.raises(EngineDiedError):
            for _ in stream:
                pass
        with pytest.raises(EngineDiedError):
            stream.wait()
        with pytest.raises(RuntimeError, match="mine"), engine.analysis(Board()):
            raise RuntimeError("mine")


def test_a_flood_of_messages_is_read_in_bounded_memory() -> None:
    board = Board.from_moves(MIDDLE_GAME)
    with fake("message-flood") as engine:
        assert board.is_legal(engine.play(board, Limit(time=0.3)).move)
        assert len(engine.last_output) <= 100


def test_talking_while_nobody_asks_takes_no_memory() -> None:
    with fake("move-idle-flood") as engine:
        engine.play(Board(), QUICK)
        time.sleep(0.3)
        assert len(engine.last_output) <= 100
        with engine.analysis(Board.from_moves("h8"), Limit(time=0.1)) as stream:
            stream.wait()
        assert Board.from_moves("h8").is_legal(stream.best.move)


# No process is left behind


def test_refusing_to_end_does_not_help() -> None:
    engine = fake("refuse-end", "move-grandchildren")
    engine.play(Board(), QUICK)
    pids = [engine.pid, *child_pids(engine.last_output)]
    assert len(pids) == 3
    assert all(map(is_alive, pids))
    engine.close()
    assert not any(map(is_alive, pids))


@pytest.mark.parametrize("way", ["move-exit", "move-crash", "move-hang", "move-off-board"])
def test_children_of_a_failed_engine_are_ended(way: str) -> None:
    engine = fake("start-grandchildren", way, grace=HANGING)
    pids = child_pids(engine.last_output)
    assert len(pids) == 2
    with pytest.raises(EngineError):
        engine.play(Board(), QUICK)
    assert not any(map(is_alive, pids))
    engine.close()


def test_an_engine_outlives_the_thread_that_made_it() -> None:
    made: list[ExternalEngine] = []
    maker = threading.Thread(target=lambda: made.append(fake()))
    maker.start()
    maker.join()
    with made[0] as engine:
        pid = engine.pid
        time.sleep(0.1)
        engine.play(Board(), QUICK)
        assert engine.pid == pid


def test_a_forgotten_engine_is_ended() -> None:
    engine = fake("ignore-eof", "refuse-end")
    pid = engine.pid
    del engine
    gc.collect()
    assert wait_until(lambda: not is_alive(pid))


HOST = """
import sys, time
from tengen import Board, Limit
from tengen import popen_gomocup
assert "numpy" not in sys.modules
engine = popen_gomocup(sys.argv[1:])
engine.play(Board(), Limit(time=0.05))
print(engine.pid, *(line.split()[-1] for line in engine.last_output if "child" in line), flush=True)
"""


@pytest.mark.parametrize("end", ["time.sleep(600)", "raise SystemExit(3)", "engine.nonsense()"])
def test_nothing_outlives_the_host_however_it_ends(end: str) -> None:
    engine = command("move-grandchildren", "ignore-eof", "refuse-end")
    with subprocess.Popen(
        [sys.executable, "-c", f"{HOST}\n{end}", *engine],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as host:
        assert host.stdout is not None
        pids = [int(word) for word in host.stdout.readline().split()]
        assert len(pids) == 3
        host.kill() if "sleep" in end else host.wait(PATIENCE)
    assert wait_until(lambda: not any(map(is_alive, pids)))


def test_a_killed_guard_takes_the_engine_with_it() -> None:
    with fake("ignore-eof") as engine:
        pid = engine.pid
        guard = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        os.kill(guard, signal.SIGKILL)
        assert wait_until(lambda: not is_alive(pid) and not engine.is_alive)
        assert engine.play(Board(), QUICK).info.depth > 0


def test_no_descriptors_are_left_open() -> None:
    fake().close()
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(3):
        engine = fake("move-exit")
        with pytest.raises(EngineDiedError):
            engine.play(Board(), QUICK)
        engine.close()
        with pytest.raises(EngineStartError):
            popen_gomocup("./no-such-engine")
    assert len(os.listdir("/proc/self/fd")) <= before


def test_a_program_that_does_not_read_is_noticed() -> None:
    child = Child([sys.executable, "-c", "import time; time.sleep(600)"])
    with pytest.raises(TimeoutError):
        child.send(["x" * 1_000_000], time.monotonic() + 0.1)
    assert child.kill() == -signal.SIGKILL


def test_without_a_guard_a_program_still_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "")
    python = sys.orig_argv[0]
    with popen_gomocup([python, "-S", FAKE], grace=0.3) as engine:
        pid = engine.pid
        assert engine.play(Board(), QUICK).info.depth > 0
    assert not is_alive(pid)
