"""The app on a real terminal, and `tengen watch` in a pipe."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from tengen.play.saved import load_session, saved_games
from tengen.play.settings import load_settings
from tui_support import PATIENCE, own_folders

pytestmark = pytest.mark.usefixtures("own_folders")
__all__ = ["own_folders"]

SCRIPT = Path(sys.executable).with_name("tengen")
FAKE = Path(__file__).with_name("fake_engine.py")
COLOR = re.compile(r"\x1b\[[0-9;]*\b(?:3[0-8]|4[0-8]|9[0-7])\b[0-9;]*m")


# A terminal sends a hangup only to those that it controls.
CONTROLLED = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


class RealTerminal:
    """A program on a pseudo-terminal."""

    def __init__(self, *args: str, term: str = "xterm-256color", no_color: bool = False) -> None:
        environment = {**os.environ, "TERM": term, "LANG": "C.UTF-8"}
        environment.pop("NO_COLOR", None)
        if no_color:
            environment["NO_COLOR"] = "1"
        self._terminal, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", CONTROLLED, str(SCRIPT), *args],
            stdin=child,
            stdout=child,
            stderr=child,
            env=environment,
            start_new_session=True,
        )
        os.close(child)
        self.output = ""

    def read_until(self, text: str) -> None:
        """Read until the program has written this."""
        end = time.monotonic() + PATIENCE
        while text not in self.output:
            assert time.monotonic() < end, f"no {text!r} in {self.output[-2000:]!r}"
            self._read()

    def _read(self) -> bool:
        if not select.select([self._terminal], [], [], 0.1)[0]:
            return True
        try:
            data = os.read(self._terminal, 65536)
        except OSError:  # the other end is closed
            return False
        self.output += data.decode(errors="replace")
        return bool(data)

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._terminal, keys.encode())

    def close_window(self) -> int:
        """Take the terminal away and return the exit code."""
        os.close(self._terminal)
        return self.process.wait(PATIENCE)

    def end(self) -> int:
        """Read to the end and return the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read() and self.process.poll() is None:
            assert time.monotonic() < end, self.output[-2000:]
        while self._read() and select.select([self._terminal], [], [], 0.1)[0]:
            pass
        os.close(self._terminal)
        return self.process.wait(PATIENCE)


def test_ctrl_c_on_a_terminal_without_colours() -> None:
    terminal = RealTerminal("play", "--first", "Ann", "--second", "Ben", no_color=True)
    terminal.read_until("to move")
    terminal.type("\r")
    terminal.read_until("(White)")
    terminal.type("\x03")
    assert terminal.end() == 0
    assert "The game is saved in" in terminal.output
    assert re.search(r"Resume with: \S*tengen play --resume \d{8}-\d{6}", terminal.output)
    assert COLOR.search(terminal.output) is None
    [entry] = saved_games()
    assert entry.title == "Ann - Ben"
    assert load_session(entry.path).session.board.ply == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_loses_nothing(number: signal.Signals) -> None:
    terminal = RealTerminal("play", "--first", "Ann", "--second", "Ben", term="vt100")
    terminal.read_until("to move")
    terminal.type("\r")
    terminal.read_until("(White)")
    terminal.process.send_signal(number)
    assert terminal.end() == 0
    assert "Resume with" in terminal.output
    assert "<X>" in re.sub(r"\x1b\[[0-9;]*m", "", terminal.output)
    assert COLOR.search(terminal.output) is None
    assert len(saved_games()) == 1


def test_the_players_of_the_command_line_are_remembered() -> None:
    terminal = RealTerminal("play", "--first", "level:2", "--second", "Ann", "--opening", "free")
    terminal.read_until("level 2")
    terminal.type("\x03")
    assert terminal.end() == 0
    settings = load_settings().settings
    assert (settings.opponent, settings.color, settings.name) == ("level:2", "white", "Ann")


def test_nothing_hangs_when_the_window_is_closed() -> None:
    terminal = RealTerminal("play", "--first", "Ann", "--second", "Ben", "--opening", "free")
    terminal.read_until("Ann (Black) to move")
    terminal.type("\r")
    terminal.read_until("Ben (White) to move")
    assert terminal.close_window() == 0
    [entry] = saved_games()
    assert load_session(entry.path).session.board.ply == 1


def test_two_engines_are_watched_on_a_terminal() -> None:
    terminal = RealTerminal("watch", "level:1", "level:2", "--size", "9")
    terminal.read_until("level 2 thinks")
    terminal.type("q")
    assert terminal.end() == 0
    assert "The game is saved in" in terminal.output


def test_two_engines_are_watched_in_a_pipe() -> None:
    command = [str(SCRIPT), "watch", "level:1", "level:2", "--size", "7", "--opening", "swap2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    lines = done.stdout.splitlines()
    assert lines[0] == (
        "level 1 (the first player) against level 2 (the second player), Freestyle, 7x7."
    )
    assert re.match(r" +1  \w\d +Black  level 1", lines[1])
    assert any("Play " in line or "Add two" in line for line in lines)
    assert re.search(r"wins with|Draw", done.stdout)
    assert re.search(r"Level 1 \(\w+\): \d+ moves, [\d.]+ s per move on average\.", done.stdout)
    assert "\x1b" not in done.stdout
    [entry] = saved_games()
    assert entry.title in ("level 1 - level 2", "level 2 - level 1")


def test_an_engine_that_fails_while_watched_leaves_the_game_and_the_way_on() -> None:
    engine = f"cmd:{sys.executable} {FAKE} move-exit"
    done = subprocess.run(
        [str(SCRIPT), "watch", "level:1", engine], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert "I had enough" in done.stderr
    assert "(X)" in done.stdout
    [entry] = saved_games()
    assert done.stdout.endswith(f"tengen play --resume {entry.id}\n")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["person:Ann", "level:1"], "'person:Ann' is a person"),
        (["level:1", "level:11"], "'11' is not a level"),
        (["level:1", "cmd:/no/such/engine"], "/no/such/engine cannot be run"),
        (["level:1", "level:2", "--clock", "soon"], "'soon' is not a time control"),
    ],
)
def test_bad_words_for_watch(args: list[str], message: str) -> None:
    done = subprocess.run(
        [str(SCRIPT), "watch", *args, "--plain"], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert message in done.stderr
