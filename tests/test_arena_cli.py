"""`tengen match`: what it says, what it refuses, and what survives when it is killed."""

import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from arena_support import FAKE, record, small_match
from tengen.arena.elo import Sprt
from tengen.arena.journal import NAME, Journal, read_journal
from tengen.arena.player import Ending
from tengen.arena.standings import standings
from tengen.cli.main import main
from tengen.terminal.match_view import about, duration, table_lines

PATIENCE = 120.0
QUICK = shlex.join([sys.executable, "-S", str(FAKE)])
SMALL = ("--size", "7", "--openings", "none", "--turn", "0.02", "--adjudicate-draw", "8")


def start(*args: str, stdout: int = subprocess.PIPE, **options: Any) -> "subprocess.Popen[bytes]":
    words = [sys.executable, "-m", "tengen", "match", *args]
    process: subprocess.Popen[bytes] = subprocess.Popen(words, stdout=stdout, **options)
    return process


def wait_for_games(folder: Path, games: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (folder / NAME).exists() and (folder / NAME).read_bytes().count(b"\n") > games:
            return
        time.sleep(0.02)
    raise AssertionError("no game was finished in time")


def children_of(pid: int) -> list[int]:
    """Processes that this one has started, where the system tells."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                found.append(int(path.parent.name))
    return found


def test_a_match_is_shown_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "match"
    args = (f"a={QUICK}", f"b={QUICK}", *SMALL, "--games", "4", "--out", str(folder))
    assert main(("match", *args, "--concurrency", "2")) == 0
    out = capsys.readouterr().out
    assert len(re.findall(r"^game \d: [ab] - [ab]: ", out, re.M)) == 4
    assert re.search(r"4 of 4 games", out)
    assert "\x1b" not in out
    names = {path.name for path in folder.iterdir()}
    assert names >= {NAME, "games.sgf", "report.html", "elo.png", "cross.png", "moves.png"}
    assert len(read_journal(folder)[1]) == 4
    assert main(("match", "--report", str(folder), "--records", "psq")) == 0
    assert len(list((folder / "psq").iterdir())) == 4


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "needs two engines or more"),
        (("a", "b"), "nothing limits a move"),
        (("tengen", "--turn", "0.1"), "1 engine: expected two"),
        (("a", "b", "--turn", "soon"), "'soon'"),
        (("a", "b", "--turn", "1", "--sprt", "5"), "two numbers"),
        (("a", "b", "--turn", "1", "--sprt", "30,0"), "smaller first"),
        (("a", "b", "--turn", "1", "--games", "3"), "even number"),
        (("a", "b", "--turn", "1", "--openings", "nowhere.txt"), "nowhere.txt"),
        (("a", "b", "--turn", "1", "--size", "6"), "no openings are shipped"),
        (("a", "b", "--turn", "1", "--rule", "chess"), "chess"),
        (("--resume", "nowhere"), "nowhere"),
        (("--report", "nowhere"), "nowhere"),
        (("tengen", "--frozen", "no-such-commit", "--turn", "1"), "no-such-commit"),
    ],
)
def test_bad_input_is_told_in_a_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: tuple[str, ...],
    message: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert main(("match", *args)) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
    assert not (tmp_path / "matches").exists()


def test_kill_9_loses_and_doubles_no_game(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    args = (f"a={QUICK}", f"b={QUICK}", *SMALL, "--games", "30", "--concurrency", "2")
    process = start(*args, "--out", str(folder))
    wait_for_games(folder, 3)
    engines = children_of(process.pid)
    process.kill()
    process.communicate()
    before = read_journal(folder)[1]
    assert 3 <= len(before) < 30
    with open(folder / NAME, "ab") as file:
        file.write(b'{"number":7,"bla')  # as if it had been killed while it wrote
    assert main(("match", "--resume", str(folder), QUICK, "--concurrency", "2")) == 0
    after = read_journal(folder)[1]
    assert after[: len(before)] == before
    assert sorted(each.number for each in after) == list(range(30))
    end = time.monotonic() + PATIENCE  # engines see that their input has ended
    while any(Path(f"/proc/{pid}").exists() for pid in engines) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{pid}").exists() for pid in engines)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_match_says_how_to_go_on(tmp_path: Path, number: signal.Signals) -> None:
    folder = tmp_path / "a match"
    process = start(f"a={QUICK}", f"b={QUICK}", *SMALL, "--games", "200", "--out", str(folder))
    wait_for_games(folder, 2)
    process.send_signal(number)
    out = process.communicate(timeout=PATIENCE)[0].decode()
    assert process.returncode == 130
    assert f"tengen match --resume '{folder}'" in out
    Journal(folder).close()  # nobody holds it any more


def test_a_screen_shows_one_table_that_is_drawn_over(tmp_path: Path) -> None:
    controller, terminal = pty.openpty()
    process = start(
        *(f"a={QUICK}", f"b={QUICK}", *SMALL, "--games", "4", "--out", str(tmp_path / "match")),
        stdout=terminal,
        stderr=terminal,
        env=os.environ | {"TERM": "xterm"},
    )
    os.close(terminal)
    seen = b""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if select.select([controller], [], [], 1.0)[0]:
            try:
                piece = os.read(controller, 65536)
            except OSError:  # the other end is closed
                break
            seen += piece
        elif process.poll() is not None:
            break
    process.wait(PATIENCE)
    os.close(controller)
    text = seen.decode()
    assert "\x1b[J" in text
    assert "4 of 4 games" in text
    assert "game 1:" not in text


# The words


def test_the_table_says_what_voids_a_match_and_how_a_test_ended() -> None:
    settings = small_match(sprt=Sprt(0, 30))
    won = [record(number, 0) for number in range(80)]
    text = "\n".join(table_lines(settings, standings(settings, won)))
    assert "The test has passed: a is rather +30 Elo (log-likelihood ratio" in text
    assert "pairs 0 0 0 0 40, Elo +inf" in text
    assert "Void" not in text
    faulty = [*won, record(80, 0, Ending.CRASH)]
    text = "\n".join(table_lines(settings, standings(settings, faulty)))
    assert "Void for strength: 1 by crash lost" in text
    assert "SPRT of 0 against 30 Elo (logistic, by pairs)" in "\n".join(about(settings, Path("x")))


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.4, "0 s"), (59.4, "59 s"), (125, "2:05"), (3725, "1:02:05")]
)
def test_durations(seconds: float, text: str) -> None:
    assert duration(seconds) == text
