"""The commands of the engine: analyse, bench and warm-up."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tengen.board import Board
from tengen.cli.main import main
from tengen.engine.options import MAX_HASH_MB
from tengen.formats import save_game
from tengen.game import Game
from tengen.play.words import count_text
from tengen.rules import Rule
from tengen.terminal.progress import CompileBar, bar

MOVES = "h8 d10 c11 e11 f12 f10 d12 g11 g10"
PATIENCE = 120.0  # seconds, of which a cold cache takes most


def run(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(args) == 0
    return capsys.readouterr().out


def fail(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(args) == 2
    err = capsys.readouterr().err
    assert err.startswith("tengen: ")
    assert err.count("\n") == 1
    return err


# analyse


def test_analyse_writes_each_depth_and_the_last_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "analyse", MOVES, "--depth", "5", "--multipv", "2", "--hash", "4")
    assert "White to move." in out
    rows = re.findall(r"^ ([12]) +(\d+)/\d+ ", out, re.M)
    assert rows == [*((rank, depth) for depth in "12345" for rank in "12"), ("1", "5"), ("2", "5")]
    assert re.search(r"nodes .*/s  hash \d+ %  \d", out)
    assert "\x1b" not in out


@pytest.mark.parametrize("limit", [("--time", "0.05"), ("--nodes", "500"), ("-d", "1")])
def test_analyse_ends_at_any_limit(capsys: pytest.CaptureFixture[str], limit: tuple[str]) -> None:
    assert "nodes" in run(capsys, "analyse", MOVES, *limit, "--hash", "1")


def test_analyse_shows_a_proof(capsys: pytest.CaptureFixture[str]) -> None:
    assert "+M3" in run(capsys, "analyse", "h8 a1 i8 c1 j8 e1", "--depth", "5", "--hash", "1")


def test_analyse_as_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--depth", "3", "--multipv", "2", "--hash", "1", "--json")
    rows = [json.loads(line) for line in run(capsys, "analyse", MOVES, *args).splitlines()]
    assert [(row["depth"], row["multipv"]) for row in rows[:-1]] == [
        (depth, rank) for depth in (1, 2, 3) for rank in (1, 2)
    ]
    assert all(row["type"] == "info" and row["score"]["color"] == "white" for row in rows[:-1])
    end = rows[-1]
    assert end["type"] == "done"
    assert [line["depth"] for line in end["lines"]] == [3, 3]
    assert end["best"] == end["lines"][0]["pv"][0]


def test_analyse_a_file_at_some_move_with_every_option(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.sgf"
    save_game(Game.from_board(Board.from_moves(MOVES, rule="renju")), path)
    options = "--ply 4 --nodes 500 --candidates 6 --distance 1 --threads 2 --hash 1 --time 60"
    out = run(capsys, "analyse", str(path), *options.split())
    assert "Rule Renju, 15x15, 4 moves." in out
    assert "Black to move." in out
    told = fail(capsys, "analyse", str(path), "--ply", "10")
    assert "--ply 10 is too much: the game has 9 moves" in told


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("h8 i9", "--candidates", "485"), "0 to 484"),
        (("h8 i9", "--distance", "0"), "1 to 4"),
        (("h8 i9", "--nodes", "0"), "1 to 999999999"),
        (("h8 i9", "--depth", "101"), "1 to 100"),
        (("h8 i9", "--threads", "0"), "1 to 64"),
        (("h8 i9", "--hash", "none"), f"1 to {MAX_HASH_MB}"),
        (("h8 i9", "--multipv", "100"), "1 to 99"),
        (("h8 i9", "--time", "soon"), "expected seconds"),
        (("h8 a1 i8 b1 j8 c1 k8 d1 l8",), "the game is over"),
        (("zebra",), "zebra"),
    ],
)
def test_analyse_refuses_clearly(
    capsys: pytest.CaptureFixture[str], args: tuple[str], message: str
) -> None:
    assert message in fail(capsys, "analyse", *args)


def test_interrupted_analysis_in_a_pipe_ends_with_its_table() -> None:
    command = [sys.executable, "-m", "tengen", "analyse", MOVES, "--time", str(PATIENCE)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        next(line for line in process.stdout if re.match(r" 1 +4/", line))
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
    assert process.returncode == 0
    assert " #  depth" in rest
    assert "nodes" in rest


def test_analysis_on_a_screen_draws_over_itself_until_ctrl_c() -> None:
    pid, screen = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm", COLUMNS="80")
        os.execv(
            sys.executable, [sys.executable, "-m", "tengen", "analyse", MOVES, "--multipv", "2"]
        )
    text, is_interrupted, end = "", False, time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if select.select([screen], [], [], 0.1)[0]:
            try:
                text += os.read(screen, 65536).decode()
            except OSError:  # the other side is closed
                break
        if text.count("% ") > 3 and not is_interrupted:
            os.write(screen, b"\x03")
            is_interrupted = True
    os.close(screen)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    assert "Traceback" not in text
    assert re.search(r"depth \d+ \[#*\.*\] +\d+ % \d+/\d+", text)
    last_table = text.rpartition("\x1b[J")[2]
    assert re.match(r" #  depth .*\r\n 1 .*\r\n 2 .*\r\n.* nodes  .*\r\n$", last_table)
    assert all(len(line) < 80 for line in last_table.splitlines())


# bench and warm-up


def test_bench_ends_with_its_signature(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "bench", "--depth", "2")
    sums = {True: 0, False: 0}
    for row in out.splitlines()[1:-4]:
        rule, _, _, nodes, _ = row.split()
        sums[Rule.from_name(rule).captures] += int(nodes.replace(",", ""))
    assert out.endswith(f"Bench: {sums[False]}\nBench of captures: {sums[True]}\n")
    assert run(capsys, "bench", "--depth", "2").splitlines()[-2:] == out.splitlines()[-2:]


def test_warm_up_says_where_the_code_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert "ready after" in run(capsys, "warm-up")


def test_a_bar_fills() -> None:
    assert [bar(done, 4, 4) for done in (0, 1, 4)] == ["[....]", "[#...]", "[####]"]
    assert bar(0, 0, 3) == "[...]"


def test_a_quick_start_shows_no_bar(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_bar = CompileBar()
    compile_bar(1, 2)
    compile_bar(2, 2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("tengen.terminal.progress.PATIENCE", 0.0)
    compile_bar(1, 2)
    compile_bar(2, 2)
    assert capsys.readouterr().err.count("\n") == 1


def test_large_counts_are_told_in_short() -> None:
    assert [count_text(n) for n in (999, 1234, 1_234_567, 2_000_000_000)] == [
        "999",
        "1.23 k",
        "1.23 M",
        "2 G",
    ]
