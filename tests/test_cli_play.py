import fcntl
import os
import pty
import random
import re
import select
import shlex
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tengen.board import Board
from tengen.cli.dialogue import BINDINGS, Dialogue
from tengen.cli.main import main
from tengen.cli.session import Session
from tengen.cli.terminal import Terminal
from tengen.cli.words import plain
from tengen.errors import GameOverError, OpeningError
from tengen.formats import load_game
from tengen.game import EndReason, Game, Result
from tengen.opening import OPENINGS, Opening, Seat
from tengen.rules import RULES, Color

FIVE = "h8 a1 i8 b1 j8 c1 k8 d1 l8"
SCRIPT = Path(sys.executable).with_name("tengen")
NAMES = {Seat.FIRST: "Ann", Seat.SECOND: "Ben"}


class Script(Terminal):
    """A terminal that types prepared lines and keeps what is written."""

    def __init__(self, lines: Iterable[str] = (), *, columns: int = 200) -> None:
        self.is_interactive = self.clears = False
        self.paint = plain
        self._lines = iter(lines)
        self._columns = columns
        self.written: list[str] = []

    @property
    def columns(self) -> int:
        return self._columns

    def write(self, lines: Iterable[str]) -> None:
        self.written += lines

    def ask(self, prompt: str) -> str:
        self.written.append(prompt)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        return "\n".join(self.written)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PATH", str(SCRIPT.parent), prepend=os.pathsep)


def session(opening: str = "free", rule: str = "freestyle", size: int = 15) -> Session:
    return Session(Opening(opening, rule=rule, size=size), NAMES)


def played(text: str, opening: str = "free", rule: str = "freestyle", size: int = 15) -> Session:
    game = session(opening, rule, size)
    for word in text.split():
        game.play(word)
    return game


def run(lines: str, game: Session | None = None, *, columns: int = 200) -> Script:
    terminal = Script(lines.split("\n") if lines else [], columns=columns)
    Dialogue(game or session(), terminal).run()
    return terminal


def only_file(folder: Path, pattern: str = "tengen-*.sgf") -> Path:
    files = list(folder.glob(pattern))
    assert len(files) == 1, files
    return files[0]


# The session, without any terminal


def test_session_plays_to_the_end() -> None:
    game = played(FIVE)
    assert game.is_over
    assert game.ending == "Black wins with 5 in a row: h8 i8 j8 k8 l8."
    assert game.game.result == Result(Color.BLACK, EndReason.BOARD)
    with pytest.raises(GameOverError, match="m8 cannot be played: the game is over"):
        game.play("m8")
    assert game.undo() == "l8 is taken back."
    assert game.play("b2") == []


def test_session_resigns_and_takes_it_back() -> None:
    game = played("h8")
    assert game.resign() == "Black wins by resignation."
    for call in (game.resign, game.agree_draw):
        with pytest.raises(GameOverError):
            call()
    assert game.undo() == "The result is taken back."
    assert game.agree_draw() == "Draw by agreement."
    assert game.game.result == Result(None, EndReason.AGREEMENT)
    assert game.undo() == "The result is taken back."
    assert game.undo() == "h8 is taken back."
    with pytest.raises(OpeningError, match="nothing to take back"):
        game.undo()


def test_session_undo_goes_back_through_every_opening() -> None:
    walks = {
        "free": "h8 i9",
        "swap": "h8 take-black i9",
        "swap2": "h8 i9 j10 add-two a1 b1 take-white c1 d1",
        "pro": "h8 i9 k8 a1",
        "long-pro": "h8 i9 l8 a1",
    }
    assert set(walks) == set(OPENINGS)
    for opening, walk in walks.items():
        game = session(opening)
        states = []
        for word in walk.split():
            states.append((game.board.key, game.turn, game.opening.action_stack, game.is_empty))
            game.play(word)
        for state in reversed(states):
            game.undo()
            assert (
                game.board.key,
                game.turn,
                game.opening.action_stack,
                game.is_empty,
            ) == state


def test_session_announces_captures_and_a_pending_five() -> None:
    game = played("h8 i8 a1 j8", rule="42", size=19)
    assert game.play("k8") == ["Black captures i8 j8 (1 pair)."]
    assert game.undo() == "k8 is taken back."
    # Black makes five in row 10; White, with stones on a11, can take d10 from below.
    moves = "e10 d12 f10 a1 g10 a3 h10 a5 d11 a7"
    game = played(moves, rule="42", size=19)
    said = game.play("d10")
    assert said == ["Black has five; White can still break it by capturing."]
    assert game.play("d9") == ["White captures d11 d10 (1 pair)."]
    assert not game.is_over


def test_session_choices_by_word_letter_and_number() -> None:
    for typed, option in [
        ("w", "take-white"),
        ("WHITE", "take-white"),
        ("take-b", "take-black"),
        ("black", "take-black"),
        ("3", "add-two"),
        ("a", "add-two"),
        ("two", "add-two"),
    ]:
        game = played("h8 i9 j10", "swap2")
        game.play(typed)
        assert game.opening.choices == (option,)
    game = played("h8 i9 j10", "swap2")
    for typed in ("t", "take", "0", "4", "k11", "x"):
        with pytest.raises(ValueError, match=r"not a move|does not allow"):
            game.play(typed)
    assert game.opening.choices == ()


def test_session_names_follow_the_colours() -> None:
    game = played("h8 i9 j10", "swap2")
    assert game.who(game.turn) == "Ben (the second player)"
    said = game.play("black")
    assert said == [
        "Ben (the second player): take black.",
        "The opening is over: Ben (Black) against Ann (White).",
    ]
    assert game.who(game.turn) == "Ann (White)"
    headers = game.record().headers
    assert headers == {"Black": "Ben", "White": "Ann", "Opening": "swap2 take-black"}


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("walk", ["", "h8", "h8 i9 j10", "h8 i9 j10 a", "h8 i9 j10 a a1 b5 b c9"])
def test_session_saved_and_loaded_is_the_same(rule: str, walk: str, tmp_path: Path) -> None:
    game = played(walk, "swap2", rule)
    path = tmp_path / "game.sgf"
    Dialogue(game, Script()).save(str(path))
    again = Session.from_game(load_game(path))
    assert again.game.problems == []
    assert again.record() == game.record()
    assert again.opening.action_stack == game.opening.action_stack
    assert (again.board.key, again.turn, again.names) == (game.board.key, game.turn, game.names)


def test_session_from_a_game_whose_opening_is_told_in_other_words() -> None:
    game = played("h8 i9 j10 k11").record()
    for text, problem in [("Kagetsu", False), ("swap2", True), ("pro take-white", True)]:
        game.headers["Opening"] = text
        game.problems.clear()
        again = Session.from_game(game)
        assert again.opening.protocol.name == "free"
        assert again.record().headers["Opening"] == text
        assert bool(again.game.problems) == problem


def test_session_keeps_the_tree_it_was_given() -> None:
    game = played("h8 i9").record()
    game.add_line("a1 b1")
    game.end().comment = "here"
    again = Session.from_game(game)
    again.play("j10")
    assert [game.move_text(move) for move in again.record().mainline_moves()] == ["h8", "i9", "j10"]
    assert len(again.record().variations) == 2


def test_session_does_not_slip_into_a_variation_by_undo() -> None:
    game = played("h8 i9").record()
    game.add_line(FIVE)
    again = Session.from_game(game)
    assert again.undo() == "i9 is taken back."
    assert again.record().mainline_moves() == again.board.move_stack
    assert not again.is_over


def test_session_of_a_game_with_a_forbidden_move_in_its_opening() -> None:
    board = Board.from_moves("e5 f5 h5 g5", rule="1337", foul=True)
    game = Game.from_board(board)
    game.headers["Opening"] = "swap2 add-two"
    assert Session.from_game(game).opening.protocol.name == "free"
    assert "it goes on as a free game" in game.problems[0]


# The dialogue, by a script


def test_every_command_is_explained() -> None:
    text = run("?").text
    for binding in BINDINGS.values():
        assert re.search(rf"{re.escape(binding.usage)} +{re.escape(binding.meaning)}", text)


def test_a_whole_game_by_script(tmp_path: Path) -> None:
    terminal = run("\n".join(FIVE.split()))
    assert "Ann (Black) to move: " in terminal.written
    assert "Ben (White) to move: " in terminal.written
    assert "Black wins with 5 in a row: h8" in terminal.text
    assert "The game is over (u, s FILE, l FILE, q): " in terminal.written
    path = only_file(tmp_path)
    assert f"Go on with: tengen play {path.name}" in terminal.written
    assert load_game(path).result == Result(Color.BLACK, EndReason.BOARD)


def test_bad_input_gets_the_message_and_the_prompt_again() -> None:
    lines = "h8\nh8\nz9\nh99\nhello\n\nl\nl -\nl nowhere.sgf\ns /nowhere/game.sgf\ns game.xyz"
    terminal = run(f"{lines}\nl \0\ns \0\x1b[2J.sgf\x1b\nI9")
    said = "\n".join(line.strip() for line in terminal.written)
    for expected in (
        "a stone of Black stands there.",
        "'z9' is not on a 15x15 board",
        "'hello' is not a move: expected a column letter and a row number such as h8",
        "l needs the name of a file",
        "nowhere.sgf",
        "/nowhere/game.sgf: No such file or directory",
        "expected one of",
        "Saved as [2J.sgf.",
    ):
        assert expected in said
    assert "\x1b" not in said
    assert "Board.from_moves" not in said
    assert terminal.written.count("Ben (White) to move: ") == 13
    assert "2 moves, last i9" in said


def test_forbidden_points_are_told_and_marked() -> None:
    moves = ["h8", "a1", "i8", "a3", "j9", "a5", "j10", "a7"]
    terminal = run("\n".join([*moves, "f", "j8"]), session(rule="renju"))
    assert "Forbidden to Black: j8 (double-three)." in terminal.text
    assert re.search(r"^ 8( \.){7} X X !", terminal.text, re.M)
    assert "forbidden to Black: double-three" in terminal.text
    assert "No point is forbidden to Black." in run("f").text


def test_swap2_dialogue() -> None:
    terminal = run("h8\ni9\nj10\nk11\ntwo\na1\nb1\nw\nc1\nr", session("swap2"))
    assert [line for line in terminal.written if line.endswith(": ")] == [
        "Ann (the first player): place a black stone: ",
        "Ann (the first player): place a white stone: ",
        "Ann (the first player): place a black stone: ",
        "Ben (the second player): choose take-white, take-black or add-two: ",
        "Ben (the second player): choose take-white, take-black or add-two: ",
        "Ben (the second player): place a white stone: ",
        "Ben (the second player): place a black stone: ",
        "Ann (the first player): choose take-white or take-black: ",
        "Ann (White) to move: ",
        "Ben (Black) to move: ",
        "The game is over (u, s FILE, l FILE, q): ",
    ]
    assert "White wins by resignation." in terminal.text


def test_resigning_in_an_opening_is_refused() -> None:
    assert "nobody can resign before the opening has settled" in run("h8\nr", session("swap2")).text


def test_end_of_input_within_an_opening_resumes_there(tmp_path: Path) -> None:
    run("h8\ni9\nj10\na\na1", session("swap2"))
    again = Session.from_game(load_game(only_file(tmp_path)))
    assert again.opening.instruction == "place a black stone"
    assert again.turn is Seat.SECOND
    assert again.names == NAMES


def test_nothing_played_is_nothing_saved(tmp_path: Path) -> None:
    assert run("q").written[-1] == "Goodbye."
    assert run("h8\nu").written[-1] == "Goodbye."
    assert list(tmp_path.iterdir()) == []


def test_save_does_not_write_over_a_strange_file(tmp_path: Path) -> None:
    (tmp_path / "other.sgf").write_text("precious")
    terminal = run("h8\ns other\ns mine\ni9\ns mine\ns! other")
    assert "other.sgf exists already; s! other.sgf writes over it." in terminal.text
    assert len(load_game("mine.sgf").mainline_moves()) == 2
    assert len(load_game("other.sgf").mainline_moves()) == 2
    assert terminal.written[-2:] == [
        "The game is saved in other.sgf.",
        "Go on with: tengen play other.sgf",
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.sgf", "other.sgf"]


def test_save_does_not_write_over_the_file_it_was_loaded_from() -> None:
    run("h8\ns one.sgf\nq")
    terminal = run("l one.sgf\ni9\ns one.sgf\nq")
    assert "one.sgf exists already" in terminal.text
    assert len(load_game("one.sgf").mainline_moves()) == 1
    assert "Go on with: tengen play tengen-" in terminal.text


def test_the_way_on_names_a_program_that_the_shell_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    terminal = Script(["h8"])
    Dialogue(session(), terminal).run()
    program, command, _ = shlex.split(terminal.written[-1].removeprefix("Go on with: "))
    assert (Path(program).resolve(), command) == (SCRIPT.resolve(), "play")


def test_save_tells_what_the_format_cannot_hold() -> None:
    assert "psq cannot hold" in run("h8\ns game.psq", session(rule="renju")).text


def test_load_saves_the_game_on_the_table_first(tmp_path: Path) -> None:
    run("h8\ni9\ns one.sgf\nq")
    terminal = run("a1\nl one.sgf\nj10")
    assert "The game so far is saved as tengen-" in terminal.text
    assert "Loaded one.sgf." in terminal.text
    names = sorted(len(load_game(path).mainline_moves()) for path in tmp_path.glob("tengen-*.sgf"))
    assert names == [1, 3]
    assert len(load_game("one.sgf").mainline_moves()) == 2


def test_an_autosaved_game_goes_on_in_its_file(tmp_path: Path) -> None:
    run("h8")
    path = only_file(tmp_path)
    game = Session.from_game(load_game(path))
    Dialogue(game, Script(["i9"]), file=Path(path.name)).run()
    assert only_file(tmp_path) == path
    assert len(load_game(path).mainline_moves()) == 2


def test_a_folder_that_cannot_be_written_to_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes, *, replace: bool) -> None:
        if path.parent != home:
            raise OSError(28, "No space left on device", str(path))
        path.write_bytes(data)

    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr("tengen.cli.dialogue.write_file", refuse)
    assert f"The game is saved in {home}" in run("h8").text
    home = tmp_path / "nowhere"
    terminal = run("h8\ni9")
    assert "Not saved: " in terminal.written[-3]
    assert "headers (Black, White)" in terminal.written[-2]
    command = shlex.split(terminal.written[-1].partition("tengen ")[2])
    assert command[0] == "play"
    assert command[1].endswith("#h8i9")


def test_names_cannot_write_to_the_terminal() -> None:
    game = Session(Opening(), {Seat.FIRST: "\x1b[2JA\nnn", Seat.SECOND: "日本"})
    terminal = run("h8", game)
    assert "\x1b" not in terminal.text
    assert "日本" in terminal.text


@pytest.mark.parametrize("size", [5, 15, 19, 22])
@pytest.mark.parametrize("columns", [40, 80, 120])
def test_screen_fits(size: int, columns: int) -> None:
    terminal = run("a1\nf\n?", session("swap2", "1337", size), columns=columns)
    prompts = ("player): ", ") to move: ")
    lines = [line for line in terminal.written if not any(end in line for end in prompts)]
    width = max(len(line.rstrip()) for line in lines if ".sgf" not in line)
    assert width <= max(columns, 2 * size + 3)


@pytest.mark.parametrize("size", [5, 15, 19, 22])
def test_screen_of_24_lines_holds_everything(size: int) -> None:
    game = played("a1 b2 c3 add d4 e5", "swap2", "1337", size)
    for line in ("?", "black", "a1", "nonsense"):
        terminal = Script([], columns=80)
        dialogue = Dialogue(game, terminal)
        dialogue._show(dialogue.do(line))
        assert len(terminal.written) <= 23  # and one for the prompt


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_typed_the_record_is_right(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    rule, opening, size = rng.choice(list(RULES)), rng.choice(list(OPENINGS)), rng.choice([7, 9])
    size = max(size, OPENINGS[opening].min_size)
    dialogue = Dialogue(session(opening, rule, size), Script())
    path = tmp_path / "game.sgf"
    for _ in range(60):
        point = f"{rng.choice('abcdefg')}{rng.randint(1, 7)}"
        words = [point] * 12 + [
            "u",
            "u",
            "f",
            "r",
            "d",
            "?",
            "s",
            "w",
            "b",
            "2",
            "a",
            "",
            "é",
            "l x",
        ]
        said = dialogue.do(rng.choice([*words, f"s! {path}", f"l {path}"]))
        assert all(isinstance(line, str) for line in said)
        now = dialogue.session
        assert now.node is now.game.end()
        assert now.board.is_game_over() <= now.is_over
        done = now.opening.board.move_stack
        assert now.board.move_stack[: len(done)] == done
    dialogue.do(f"s! {path}")
    again = Session.from_game(load_game(path))
    assert again.game.problems == []
    assert again.record() == now.record()
    assert again.opening.action_stack == now.opening.action_stack


# Through pipes


def tengen(*args: str, stdin: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tengen", *args],
        input=stdin,
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def test_pipe_has_no_escape_codes_and_ends_cleanly(tmp_path: Path) -> None:
    done = tengen("play", "--size", "9", stdin="e5\ne5\nd4", TERM="xterm", FORCE_COLOR="1")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Black to move: e5\n" in done.stdout
    assert "a stone of Black stands there." in done.stdout
    path = only_file(tmp_path)
    assert done.stdout.endswith(f"Go on with: tengen play {path.name}\n")
    again = tengen("play", path.name, stdin="q\n")
    assert again.returncode == 0
    assert "2 moves, last d4" in again.stdout


def test_pipe_with_bytes_that_are_no_text() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tengen", "play"],
        input=b"h8\n\xff\xfe\x00\x1b[2J\ni9\n",
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0
    assert b"\x1b" not in done.stdout
    assert b"2 moves, last i9" in done.stdout


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--rule", "chess"], "no rule is called 'chess'"),
        (["--size", "4"], "got '4', but expected a number from 5 to 22"),
        (["--size", "big"], "got 'big', but expected a number from 5 to 22"),
        (["--opening", "swap9"], "no opening is called 'swap9'"),
        (["--opening", "pro", "--size", "5"], "pro needs a board of 7 or more, but got 5"),
        (["nowhere.sgf"], "nowhere.sgf"),
        (["h8i9", "--opening", "swap2"], "an opening starts on the empty board"),
        (["-"], "POSITION cannot be -"),
        (["--colour", "red"], "--colour"),
    ],
)
def test_bad_options_give_one_line_and_exit_code_2(
    args: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.startswith("tengen: ")
    assert err.count("\n") == 1


# Through a pseudo-terminal


class Person:
    """Someone at a terminal of 80x24 who waits for a text before typing."""

    def __init__(self, *args: str, **environ: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {name: text for name, text in os.environ.items() if name != "NO_COLOR"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tengen", "play", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**env, "TERM": "xterm", **environ},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, text: str, *, interrupt: Callable[[], None] | None = None) -> str:
        """What was written up to and with this text, which has to come within 10 seconds.

        An interrupt is repeated while nothing is written: one that comes just before Python waits
        for input is noticed only after the input.
        """
        deadline = time.monotonic() + 60
        silent = True
        while text not in self.seen:
            assert time.monotonic() < deadline, f"{text!r} did not come: {self.seen!r}"
            if interrupt is not None and silent:
                interrupt()
            silent = not select.select([self.master], [], [], 0.5)[0]
            if silent:
                continue
            try:
                chunk = os.read(self.master, 65536)
            except OSError:  # how a pseudo-terminal says that the other side is closed
                chunk = b""
            assert chunk, f"{text!r} did not come before the end: {self.seen!r}"
            self.seen += chunk.decode().replace("\r\n", "\n")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def leave(self) -> int:
        return self.process.wait(timeout=10)


@pytest.fixture
def person() -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def sit_down(*args: str, **environ: str) -> Person:
        people.append(Person(*args, **environ))
        return people[-1]

    yield sit_down
    for each in people:
        each.process.kill()
        each.process.wait()
        os.close(each.master)


def test_terminal_asks_for_everything_and_asks_again(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    anna = person()
    for answer, then in [
        ("chess", "no rule is called 'chess'"),
        ("renju", "Board size (5 to 22) [15]: "),
        ("99", "board size 99 is not possible"),
        ("five", "board size 'five' is not possible"),
        ("5", "Opening (free, swap, swap2, pro, long-pro) [free]: "),
        ("pro", "pro needs a board of 7 or more, but got 5"),
        ("", "Name of the first player: "),
        ("Ann", "Name of the second player: "),
        ("", "Ann (Black) to move: "),
        ("c3", "White to move: "),
        ("q", "Go on with: tengen play tengen-"),
    ]:
        anna.type(f"{answer}\n")
        anna.wait_for(then)
    assert anna.leave() == 0
    assert load_game(only_file(tmp_path)).headers["Black"] == "Ann"


def test_terminal_is_coloured_and_redrawn_in_place(person: Callable[..., Person]) -> None:
    anna = person("--size", "9")
    anna.type("e5\n")
    anna.wait_for("Black to move: ")
    screen = anna.wait_for("White to move: ")
    assert "\x1b[H\x1b[2J" in screen
    assert "(\x1b[1;7;32mX\x1b[0m)" in screen
    anna.type("q\n")
    anna.wait_for("Go on with")
    assert anna.leave() == 0


@pytest.mark.parametrize("environ", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_terminal_without_colour(person: Callable[..., Person], environ: dict[str, str]) -> None:
    anna = person("--size", "9", **environ)
    anna.wait_for("Black to move: ")
    anna.type("e5\n")
    screen = anna.wait_for("White to move: ")
    assert "(X)" in screen
    assert not re.search(r"\x1b\[[0-9;]*m", screen)
    assert ("\x1b[2J" in screen) == ("TERM" not in environ)


@pytest.mark.parametrize("leaving", ["\x03", "\x03\x03\x03", "\x04", "hang up", "kill"])
def test_leaving_a_terminal_never_loses_the_game(
    person: Callable[..., Person], tmp_path: Path, leaving: str
) -> None:
    anna = person("--size", "9")
    anna.wait_for("Black to move: ")
    anna.type("e5\n")
    anna.wait_for("White to move: ")
    signals = {"hang up": signal.SIGHUP, "kill": signal.SIGTERM}

    def leave() -> None:
        if leaving in signals:
            anna.process.send_signal(signals[leaving])
        else:
            anna.type(leaving)

    told = anna.wait_for("Go on with: ", interrupt=leave) + anna.wait_for(".sgf\n")
    assert "Traceback" not in told
    assert anna.leave() == 0
    path = only_file(tmp_path)
    assert f"Go on with: tengen play {path.name}\n" in told
    assert len(load_game(path).mainline_moves()) == 1


@pytest.mark.parametrize("leaving", ["\x03", "\x04"])
def test_leaving_while_setting_up(
    person: Callable[..., Person], tmp_path: Path, leaving: str
) -> None:
    anna = person()
    anna.wait_for("[freestyle]: ")
    anna.wait_for("Goodbye.", interrupt=lambda: anna.type(leaving))
    assert anna.leave() == 0
    assert list(tmp_path.iterdir()) == []
