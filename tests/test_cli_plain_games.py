"""Whole games in the plain terminal against our own engine, as people and scripts play them."""

import os
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from plain_support import SCRIPT, Person, Script, tengen
from tengen.board import Board
from tengen.play.saved import games_folder, load_session
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.play.thinking import Thinkers
from tengen.rules import RULES
from tengen.terminal.game import TerminalGame

FAKE = str(Path(__file__).with_name("fake_engine.py"))


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PATH", str(SCRIPT.parent), prepend=os.pathsep)


class Player(Script):
    """Somebody who types legal moves at random, and a stone that is taken now and then."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dialogue: TerminalGame | None = None
        self._random = random.Random(seed)

    def ask(self, prompt: str, *, seconds: float | None = None) -> str:
        """A move for the position on the table; at the end of the game, to leave."""
        assert self.dialogue is not None
        self.written.append(prompt)
        session = self.dialogue.session
        if session.is_over:
            return "q"
        if session.board.ply and self._random.random() < 0.1:
            return session.board.move_text(session.board.peek())
        return session.board.move_text(self._random.choice(sorted(session.legal))).upper()


@pytest.mark.parametrize("rule", RULES)
def test_a_whole_game_against_a_low_level(rule: str) -> None:
    session = Session(Setup.of(rule, 9, first="person:Ann", second="level:1"))
    player = Player(seed=1)
    with Thinkers(options={"hash_mb": 1}) as thinkers:
        player.dialogue = TerminalGame(session, player, thinkers=thinkers)
        player.dialogue.run()
    assert session.is_over
    assert str(session.ending) in player.text
    assert re.search(r"Level 1 \(White\) played [a-i]\d\.", player.text)
    assert re.search(r"Time taken: \d+\.\d\d s, depth \d+, score ", player.text)
    (path,) = games_folder().glob("*.sgf")
    assert load_session(path).session.to_plain() == session.to_plain()


def test_a_pipe_solves_for_us() -> None:
    """Type the opponent's moves, read ours."""
    done = tengen(
        *("play", "--plain", "--color", "white", "--level", "2", "--size", "15", "--hash", "1"),
        stdin="a1\no15\nh\n",  # points that no level takes first
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "Level 2 (Black) played h8." in done.stdout
    assert done.stdout.count("Level 2 (Black) played") == 3
    assert "5 moves, last " in done.stdout
    assert "Average time of level 2 (Black): " in done.stdout


def test_an_external_engine_in_a_pipe() -> None:
    done = tengen("play", "--second", f"cmd:{sys.executable} {FAKE} fast", stdin="h8\ng7\n")
    assert done.returncode == 0, done.stderr
    assert "4 moves" in done.stdout


def test_an_engine_that_is_not_there_is_told_and_the_game_goes_on() -> None:
    done = tengen("play", "--second", "cmd:./nowhere", stdin="h8\n\ni9\nj10\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Press Enter to try again, or type its move.") == 3
    assert "2 moves, last i9" in done.stdout


# At a terminal


@pytest.fixture
def person() -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def sit_down(*args: str) -> Person:
        people.append(Person("--plain", *args))
        return people[-1]

    yield sit_down
    for each in people:
        each.close()


def test_a_terminal_shows_how_each_depth_goes_on(person: Callable[..., Person]) -> None:
    anna = person("--second", "tengen:nodes=300000,book=0", "--hash", "4")
    anna.wait_for("Black to move: ")
    anna.type("h8\n")
    screen = anna.wait_for("Time taken: ")
    assert re.search(r"thinks: depth \d+ \[#*\.*\] +\d+ % \d+/\d+", screen)
    anna.wait_for("Black to move: ")
    anna.type("s\n")
    anna.wait_for("import tengen; board = tengen.Board.from_moves('h8 ")
    anna.type("q\n")
    anna.wait_for("Resume with: ")
    assert anna.leave() == 0


def test_ctrl_c_while_the_engine_thinks_never_loses_the_game(
    person: Callable[..., Person],
) -> None:
    anna = person("--second", "tengen:time=600,book=0", "--hash", "4")
    anna.wait_for("Black to move: ")
    anna.type("h8\n")
    anna.wait_for("thinks: depth")
    told = anna.wait_for("--resume ", interrupt=lambda: anna.type("\x03")) + anna.wait_for("\n")
    assert "Traceback" not in told
    assert anna.leave() == 0
    name = told.split()[-1]
    again = person("--resume", name)
    again.wait_for("thinks: depth")
    assert load_session(games_folder() / f"{name}.sgf").session.board == Board.from_moves("h8")
