"""`tengen play --plain`: by a script, through pipes, and at a pseudo-terminal."""

import os
import random
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from doubles import FakeEngine
from plain_support import SCRIPT, Person, Script, tengen
from tengen.board import Board
from tengen.cli.main import main
from tengen.coords import Move
from tengen.errors import EngineError
from tengen.formats import load_game
from tengen.game import EndReason, Game, Result
from tengen.opening import OPENINGS, Seat
from tengen.play.arrange import GameRequest, open_session, remembered, seated
from tengen.play.saved import Keeper, games_folder, load_session
from tengen.play.session import Session
from tengen.play.settings import Settings, load_settings, settings_file
from tengen.play.setup import Setup
from tengen.play.thinking import Thinker, Thinkers, _seed
from tengen.rules import RULES, Color
from tengen.terminal.board_text import colored
from tengen.terminal.commands import BINDINGS
from tengen.terminal.game import TerminalGame
from tengen.terminal.game_view import GameView
from tengen.terminal.progress import CompileBar
from tengen.terminal.questions import ask_settings
from tengen.texts import t

FIVE = "h8 a1 i8 b1 j8 c1 k8 d1 l8"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PATH", str(SCRIPT.parent), prepend=os.pathsep)


class FirstPoint(FakeEngine):
    """An engine that plays the first legal point, or fails as often as it is told to."""

    def __init__(self, *, failures: int = 0) -> None:
        super().__init__(centi=42)
        self.options["level"] = 3
        self.failures = failures

    def moves(self, board: Board) -> list[Move]:
        if self.failures:
            self.failures -= 1
            raise EngineError("the engine has lost its head")
        return list(board.legal_moves)


class Bench(Thinkers):
    """Engines at the table, all of them the same fake."""

    def __init__(self, engine: FirstPoint) -> None:
        super().__init__()
        self.engine = engine

    def of(self, player: Any) -> Thinker:
        return Thinker(player, engine=self.engine)


def session(
    opening: str = "free", rule: str = "freestyle", size: int = 15, **setup: Any
) -> Session:
    names = {"first": "person:Ann", "second": "person:Ben"}
    return Session(Setup.of(rule, size, opening=opening, **{**names, **setup}))


def played(text: str, opening: str = "free", rule: str = "freestyle", size: int = 15) -> Session:
    game = session(opening, rule, size)
    for word in text.split():
        game.apply(game.parse(word), 0.0)
    return game


def run(lines: str, game: Session | None = None, *, columns: int = 200, **dialogue: Any) -> Script:
    terminal = Script(lines.split("\n") if lines else [], columns=columns)
    TerminalGame(game or session(), terminal, **dialogue).run()
    return terminal


def only_file() -> Path:
    files = list(games_folder().glob("*.sgf"))
    assert len(files) == 1, files
    return files[0]


# The dialogue, by a script


def test_every_command_is_explained() -> None:
    text = run("?").text
    for binding in BINDINGS.values():
        meaning = re.escape(t(f"terminal-help-{binding.meaning}"))
        assert re.search(rf"{re.escape(binding.usage)} +{meaning}", text)
    assert re.search(r"Enter +let the engine move", text)


def test_a_whole_game_by_script() -> None:
    terminal = run("\n".join(FIVE.split()))
    assert "Ann (Black) to move: " in terminal.written
    assert "Ben (White) to move: " in terminal.written
    assert "Black wins with 5 in a row: h8" in terminal.text
    assert any(line.startswith("The game is over") for line in terminal.written)
    path = only_file()
    assert terminal.written[-1] == f"Resume with: tengen play --resume {path.stem}"
    assert "Average time of Ann (Black): 0.0 s per move." in terminal.written
    assert load_game(path).result == Result(Color.BLACK, EndReason.BOARD)


def test_bad_input_gets_the_message_and_the_prompt_again() -> None:
    lines = "h8\nh8\nz9\nh99\nhello\nl -\nl nowhere.sgf\ns /proc/game.sgf\ns game.xyz\nh x\nh 2"
    terminal = run(f"{lines}\nl \0\ns \0\x1b[2J.sgf\x1b\nv 3\nv 0\ny\nI9")
    said = "\n".join(line.strip() for line in terminal.written)
    for expected in (
        "a stone of Black stands there.",
        "'z9' is not on a 15x15 board",
        "'hello' is not a move: expected a column letter and a row number such as h8",
        "nowhere.sgf",
        "/proc/game.sgf: ",
        "expected one of",
        "'x' is not a move number: expected 0 to 1.",
        "'2' is not a move number",
        "Saved as [2J.sgf",
        "A level can be set only where one engine plays; 0 play here.",
        "there is nothing to redo.",
    ):
        assert expected in said
    assert "\x1b" not in said
    assert said.count("Board.from_moves") == 1
    assert "2 moves, last i9" in said


def test_forbidden_points_are_told_and_marked() -> None:
    moves = ["h8", "a1", "i8", "a3", "j9", "a5", "j10", "a7"]
    terminal = run("\n".join([*moves, "f", "j8"]), session(rule="renju"))
    assert "Forbidden to Black: j8 (double-three)." in terminal.text
    assert re.search(r"^ 8( \.){7} X X !", terminal.text, re.M)
    assert "forbidden to Black: double-three" in terminal.text
    assert "No point is forbidden to Black." in run("f").text


def test_captured_pairs_and_a_pending_five_are_shown() -> None:
    moves = "e10 d12 f10 a1 g10 a3 h10 a5 d11 a7 d10 d9"
    text = run("\n".join(moves.split()), session(rule="42", size=19)).text
    assert "Black has five; White can still break it by capturing." in text
    assert "White captures d11 d10 (1 pair)." in text
    assert "pairs: Black 0, White 1" in text
    assert text.count("Black's five can be broken") == 1


def test_swap2_dialogue() -> None:
    terminal = run("h8\ni9\nj10\nk11\ntwo\na1\nb1\nw\nc1\nr", session("swap2"))
    assert [line for line in terminal.written if line.endswith(": ")] == [
        "Ann (the first player): Place a black stone: ",
        "Ann (the first player): Place a white stone: ",
        "Ann (the first player): Place a black stone: ",
        "Ben (the second player): Choose: 1 Play White, 2 Play Black, 3 Add two stones: ",
        "Ben (the second player): Choose: 1 Play White, 2 Play Black, 3 Add two stones: ",
        "Ben (the second player): Place a white stone: ",
        "Ben (the second player): Place a black stone: ",
        "Ann (the first player): Choose: 1 Play White, 2 Play Black: ",
        "Ann (White) to move: ",
        "Ben (Black) to move: ",
        "The game is over (n another game, u undo, s save, l load, q quit): ",
    ]
    assert "The opening is over: Ben (Black) against Ann (White)." in terminal.text
    assert "White wins by resignation." in terminal.text


def test_a_renju_opening_with_offers() -> None:
    lines = "h8 h9 h10 2 h7 g7 i7 g9 a1 g9 r"
    terminal = run("\n".join(lines.split()), session("rif", "renju"))
    assert [line for line in terminal.written if line.endswith(": ")][3:] == [
        "Ben (the second player): Choose: 1 Play White, 2 Play Black: ",
        "Ann (White): Place a white stone: ",
        "Ben (Black): Offer fifth move 1 of 2: ",
        "Ben (Black): Offer fifth move 2 of 2: ",
        "Ben (Black): Offer fifth move 2 of 2: ",
        "Ann (White): Pick Black's fifth move: g7 g9: ",
        "Ann (White): Pick Black's fifth move: g7 g9: ",
        "Ann (White) to move: ",
        "The game is over (n another game, u undo, s save, l load, q quit): ",
    ]
    assert (
        "i7 cannot be offered: a symmetry of the position makes it the same as g7" in terminal.text
    )
    assert " 9 . . . . . . B O" in terminal.text
    assert " 7 . . . . . . A(O)" in terminal.text


def test_a_draw_between_people_is_asked_for() -> None:
    terminal = run("h8\nd\nn\nd\ny\nu\nq")
    question = "Ann (Black): Accept the draw that Ben (White) offers, or decline (y/n): "
    assert terminal.written.count(question) == 2
    assert "The draw is declined." in terminal.text
    assert "Draw by agreement." in terminal.text
    assert "The result has been taken back." in terminal.text


def test_names_are_written_as_their_owners_write_them() -> None:
    game = session(first="person:ann", second="level:3")
    assert "ann (Black) to move: " in run("", game).written
    assert game.who_begins(Seat.SECOND) == "Level 3 (White)"


def test_each_prompt_tells_the_time_that_is_left() -> None:
    terminal = run("h8\nzz", session(control="5+3"))
    prompts = [line for line in terminal.written if " to move" in line]
    assert [re.sub(r"\d:\d\d", "M:SS", prompt) for prompt in prompts] == [
        "Ann (Black) to move (M:SS left): ",
        "Ben (White) to move (M:SS left): ",
        "Ben (White) to move (M:SS left): ",
    ]


def test_history_and_earlier_boards() -> None:
    text = run("h8\ni9\nj10\nh\nh 1\nh 0").text
    assert re.search(r"1\. h8 \d.\ds, 2\. i9 \d.\ds, 3\. j10 \d.\ds", text)
    assert "The board after move 1; the game is at 3." in text
    assert "1 move, last h8" in text
    assert "0 moves" in text


def test_undo_and_redo() -> None:
    text = run("h8\ni9\nu\ny\nu\nu\nu").text
    assert text.count("i9 is taken back.") == 2
    assert "h8 is taken back." in text
    assert "there is nothing to take back." in text


def test_saving_prints_python_that_recreates_the_board() -> None:
    terminal = run("h8\ni9\ns\nq", session(rule="renju"))
    code = next(line for line in terminal.written if line.startswith("import tengen;"))
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["board"] == Board.from_moves("h8 i9", rule="renju")
    assert f"Saved as {only_file()}" in terminal.written


def test_moves_that_were_given_are_saved_when_asked() -> None:
    game = Session(Setup.of(start=Game.from_board(Board.from_moves("h8 i9"))))
    assert run("q", game).written[-1] == "Goodbye."
    assert run("s\nq", game).written[-1].startswith("Resume with")
    assert load_session(only_file()).session.board == game.board


def test_end_of_input_within_an_opening_resumes_there() -> None:
    run("h8\ni9\nj10\na\na1", session("swap2", control="5+3"))
    again = load_session(only_file()).session
    assert again.opening.instruction == "place a black stone"
    assert again.turn is Seat.SECOND
    assert [again.players[seat].name for seat in Seat] == ["Ann", "Ben"]
    assert not again.clock.is_running


def test_nothing_played_is_nothing_saved(tmp_path: Path) -> None:
    assert run("q").written[-1] == "Goodbye."
    assert run("h8\nu\nq").written[-1].startswith("Resume with")  # it was saved when h8 was played
    assert run("s\nq").written[-1] == "Goodbye."


def test_save_does_not_write_over_a_strange_file(tmp_path: Path) -> None:
    (tmp_path / "other.sgf").write_text("precious")
    terminal = run("h8\ns other\ns mine\ni9\ns mine\ns! other")
    assert "other.sgf already exists; s! other.sgf overwrites it." in terminal.text
    assert len(load_game("mine.sgf").mainline_moves()) == 2
    assert len(load_game("other.sgf").mainline_moves()) == 2
    assert terminal.written[-2:] == [
        "The game is saved in other.sgf.",
        "Resume with: tengen play other.sgf",
    ]


def test_a_file_that_was_loaded_is_not_written_over() -> None:
    run("h8\ns one.sgf\nq")
    before = Path("one.sgf").read_bytes()
    terminal = run("l one.sgf\ni9\ns one.sgf\nq")
    assert "one.sgf already exists" in terminal.text
    assert Path("one.sgf").read_bytes() == before
    assert "Resume with: tengen play --resume " in terminal.text


def test_the_way_on_names_a_program_that_the_shell_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    command = run("h8").written[-1].removeprefix("Resume with: ")
    program, *rest = shlex.split(command)
    assert (Path(program).resolve(), rest[:2]) == (SCRIPT.resolve(), ["play", "--resume"])


def test_save_tells_what_the_format_cannot_hold() -> None:
    assert "psq cannot hold" in run("h8\ns game.psq", session(rule="renju")).text


def test_a_copy_in_a_poorer_format_does_not_become_the_game() -> None:
    terminal = run("h8\ns game.psq\nq", session(rule="1337", size=19))
    assert "Saved as game.psq" in terminal.text
    assert terminal.written[-1] == f"Resume with: tengen play --resume {only_file().stem}"
    assert load_session(only_file()).session.setup.rule.name == "1337"


def test_saved_games_are_listed_and_loaded() -> None:
    run("h8\ni9\nq")
    terminal = run("a1\nl\nl 99\nl 1\nj10\nq")
    ids = sorted(path.stem for path in games_folder().glob("*.sgf"))
    assert re.search(rf"  2  {ids[0]}  Ann - Ben: Freestyle 15x15, 2 moves", terminal.text)
    assert "'99'" in terminal.text
    assert "Loaded 1." in terminal.text
    assert len(list(games_folder().glob("*.sgf"))) == 2


def test_another_game_exchanges_the_seats() -> None:
    terminal = run("h8\nr\nn\nq")
    assert "Another game." in terminal.text
    assert terminal.written[-2] == "Ben (Black) to move: "


def test_a_full_disk_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, data: bytes, *, replace: bool) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr("tengen.play.saved.write_file", refuse)
    terminal = run("h8\ni9")
    assert "Not saved yet: " in terminal.text
    assert "No space left on device." in terminal.written[-3]
    command = shlex.split(terminal.written[-1].partition("tengen ")[2])
    assert command[0] == "play"
    assert command[1].endswith("#h8i9")


def test_names_cannot_write_to_the_terminal() -> None:
    game = session(second="person:日本")
    terminal = run("h8", game)
    assert "日本" in terminal.text
    path = only_file()
    path.write_text(path.read_text().replace("Ann", "\x1b[2JA"))
    assert "\x1b" not in run("", load_session(path).session).text


@pytest.mark.parametrize("size", [5, 15, 19, 22])
@pytest.mark.parametrize("columns", [40, 80, 120])
def test_screen_fits(size: int, columns: int) -> None:
    game = session("swap2", "1337", size, control="5+3", second="person:名前名前名前名前名前名前")
    terminal = run("a1\nf\nh", game, columns=columns)
    prompts = ("player): ", ") to move: ", "stone: ", " left): ")
    told = [line for line in terminal.written if not line.endswith(prompts)]
    lines = [line for line in told if "Resume with" not in line and ".sgf" not in line]
    widths = [len(line.rstrip()) for line in lines if not line.startswith("Average")]
    assert max(widths) <= max(columns, 2 * size + 3)


@pytest.mark.parametrize("size", [5, 15, 19, 22])
def test_screen_of_24_lines_holds_everything(size: int) -> None:
    game = played("a1 b2 c3 add d4 e5", "swap2", "1337", size)
    for line in ("black", "a1", "nonsense", "f"):
        terminal = Script([], columns=80)
        dialogue = TerminalGame(game, terminal)
        dialogue._show(dialogue.do(line))
        assert len(terminal.written) <= 23  # and one for the prompt


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_typed_the_record_is_right(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    rule, opening, size = rng.choice(list(RULES)), rng.choice(list(OPENINGS)), rng.choice([7, 9])
    size = max(size, OPENINGS[opening].min_size)
    second = rng.choice(["person", "level:2"])
    game = session(opening, rule, size, second=second)
    dialogue = TerminalGame(game, Script(), thinkers=Bench(FirstPoint()))
    path = tmp_path / "game.sgf"
    words = [*"uuyfdr?swb2anhyéln"]
    for _ in range(60):
        points = [f"{rng.choice('abcdefg')}{rng.randint(1, 7)}" for _ in range(12)]
        said = dialogue.do(rng.choice([*points, *words, "l x", f"s! {path}", f"l {path}"]))
        assert all(isinstance(line, str) for line in said)
        now = dialogue.session
        assert now.board.move_stack == now.game.mainline_moves()
        done = now.opening.board.move_stack
        assert now.board.move_stack[: len(done)] == done
    dialogue.do(f"s! {path}")
    again = load_session(path)
    assert again.problems == ()
    assert again.session.record() == now.record()
    assert again.session.to_plain() == now.to_plain()


# Engines, by a script


def test_an_engine_answers_and_tells_its_time() -> None:
    terminal = run("h8\ni9\nq", session(second="level:3"), thinkers=Bench(FirstPoint()))
    text = terminal.text
    assert "Level 3 (White) played a15." in text
    assert re.search(r"Time taken: \d+\.\d\d s, depth 3, score \+0\.42 \(59 %\)\.", text)
    assert "4 moves, last b15" in text
    assert "Level 3 (White) to move" not in text


def test_enter_lets_the_engine_move_for_whoever_is_in_turn() -> None:
    bench = Bench(FirstPoint())
    terminal = run("\n\n\nq", session(), thinkers=bench)
    assert len(bench.engine.boards) == 3
    assert "Ann (Black) played a15." in terminal.text
    assert "Ben (White) played b15." in terminal.text
    assert "3 moves, last c15" in terminal.text


def test_an_engine_that_waits_moves_when_it_is_asked() -> None:
    bench = Bench(FirstPoint())
    game = session(second="level:3")
    terminal = run("h8\n\ni9\nj10\nq", game, thinkers=bench, waits=True)
    assert len(bench.engine.boards) == 1
    assert "Level 3 (White) to move: " in terminal.written
    assert "4 moves, last j10" in terminal.text  # typed for the engine


def test_undo_takes_the_engines_move_back_too() -> None:
    terminal = run("h8\nu\nq", session(second="level:3"), thinkers=Bench(FirstPoint()))
    assert "h8 a15 are taken back." in terminal.text


def test_an_engine_that_fails_leaves_the_game_alone() -> None:
    bench = Bench(FirstPoint(failures=2))
    terminal = run("h8\n\n\na2\nq", session(second="cmd:./x"), thinkers=bench)
    assert terminal.text.count("the engine has lost its head.") == 2
    assert "Press Enter to try again, or type its move." in terminal.text
    assert "x (White) played a15." in terminal.text


def test_the_level_can_be_changed() -> None:
    game = session(second="Bot=level:3")
    terminal = run("v 7\nv 99\nlevel 2\nq", game, thinkers=Bench(FirstPoint()))
    assert "Bot (White) plays on." in terminal.text
    assert "'99' is not a level: expected 1 to 10, or full for full strength." in terminal.text
    assert game.players[Seat.SECOND].level == 2


def test_two_engines_play_to_the_end() -> None:
    game = session(size=5, first="level:1", second="level:2")
    terminal = run("", game, thinkers=Bench(FirstPoint()))
    assert game.is_over
    assert terminal.written[-1].startswith("Resume with")


def test_time_that_is_up_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(0, 10**6, 40))
    monkeypatch.setattr("tengen.terminal.game.steady_time", lambda: float(next(now)))
    terminal = run("h8\ni9\nq", session(control="1"))
    assert "wins by time." in terminal.text


# Setting up


def test_questions_are_asked_again_until_the_answer_is_good() -> None:
    answers = """chess|RENJU|99|five||pro|swap2|level 0|robot|7|red|white|x\x01y|Ann|soon|5+3"""
    terminal = Script(answers.split("|"))
    settings = ask_settings(terminal, Settings(size=5))
    assert (settings.rule, settings.size, settings.opening) == ("renju", 15, "pro")
    assert "Board size (5 to 22) [15]: " in terminal.written
    assert "board size 99 is not possible: expected 5 to 22" in terminal.written


def test_answers_become_settings() -> None:
    answers = "chess|renju|99|five|15|opera|swap2|level 0|robot|7|red|white|x\x01y|Ann|soon|5+3"
    terminal = Script(answers.split("|"))
    settings = ask_settings(terminal, Settings(name="Old"))
    assert (settings.rule, settings.size, settings.opening) == ("renju", 15, "swap2")
    assert (settings.opponent, settings.color) == ("level:7", "white")
    assert (settings.name, settings.clock) == ("Ann", "5+3")
    for told in (
        "no rule is called 'chess'",
        "board size 99 is not possible",
        "board size 'five' is not possible",
        "no opening is called 'opera'",
        "'0' is not a level",
        "'robot' is not a player",
        "'red' is not a colour: expected black or white",
        "is not a name",
        "'soon' is not a time control",
    ):
        assert told in terminal.text


def test_two_people_are_asked_for_their_names() -> None:
    terminal = Script(["", "", "", "person", "Ann", "Ben", ""])
    settings = ask_settings(terminal, Settings())
    table = open_session(GameRequest(), settings)
    assert [table.session.players[seat].name for seat in Seat] == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("wishes", "first", "second"),
    [
        ({}, "person:Me", "level:5"),
        ({"color": "white"}, "level:5", "person:Me"),
        ({"level": "2"}, "person:Me", "level:2"),
        ({"level": "full"}, "person:Me", "tengen"),
        ({"first": "Ann"}, "person:Ann", "level:5"),
        ({"second": "Ben"}, "person:Me", "person:Ben"),
        ({"second": "cmd:./x"}, "person:Me", "cmd:./x"),
        ({"first": "level:1"}, "level:1", "person:Me"),
        ({"first": "level:1", "second": "level:2"}, "level:1", "level:2"),
        ({"level": "2", "engine": {"time": 3.0, "threads": 2}}, "person:Me", "level:2,time=3"),
        ({"second": "tengen:nodes=5", "engine": {"time": 3.0}}, "person:Me", "tengen:nodes=5"),
    ],
)
def test_who_sits_where(wishes: dict[str, Any], first: str, second: str) -> None:
    wish = GameRequest(**wishes)
    settings = wish.settled(Settings(name="Me"))
    table = open_session(wish, settings)
    assert [str(table.session.players[seat]) for seat in Seat] == [first, second]
    kept = remembered(wish, settings, table.session)
    again = GameRequest()
    players = open_session(again, again.settled(kept)).session.players
    if "level:1" not in first or "level:2" not in second:
        assert [str(players[seat]) for seat in Seat] == [first, second]


def test_a_remembered_opening_that_does_not_fit_is_left_out() -> None:
    settings = Settings(opening="pro")
    assert GameRequest(size=5).settled(settings).opening == "free"
    assert GameRequest(size=7).settled(settings).opening == "pro"
    assert GameRequest(size=5, opening="pro").settled(settings).opening == "pro"  # and is refused


def test_a_remembered_name_can_be_dropped() -> None:
    terminal = Script(["", "", "", "person:Ben", "-", "-", ""])
    settings = ask_settings(terminal, Settings(name="Ann"))
    assert "Your name (- for none) [Ann]: " in terminal.written
    assert (settings.name, settings.opponent) == ("", "person")


def test_another_rule_brings_its_own_size() -> None:
    settings = Settings(rule="freestyle", size=9)
    assert GameRequest(rule="1337").settled(settings).size is None
    assert GameRequest(rule="freestyle").settled(settings).size == 9
    assert GameRequest(rule="1337", size=7).settled(settings).size == 7


# Through pipes


def test_pipe_has_no_escape_codes_and_ends_cleanly() -> None:
    done = tengen("play", "--size", "9", stdin="e5\ne5\nd4", TERM="xterm", FORCE_COLOR="1")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Black to move: e5\n" in done.stdout
    assert "a stone of Black stands there." in done.stdout
    path = only_file()
    assert done.stdout.endswith(f"Resume with: tengen play --resume {path.stem}\n")
    again = tengen("play", "--resume", path.stem, stdin="q\n")
    assert again.returncode == 0
    assert "2 moves, last d4" in again.stdout
    assert not settings_file().exists()
    listed = tengen("play", "--saved")
    assert path.stem in listed.stdout


def test_pipe_with_bytes_that_are_no_text() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tengen", "play"],
        input=b"h8\n\xff\xfe\x00\x1b[2J\ni9\n",
        capture_output=True,
        timeout=60,
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
        (["--level", "11"], "'11' is not a level: expected 1 to 10, or full"),
        (["--color", "red"], "'red' is not a colour"),
        (["--clock", "soon"], "'soon' is not a time control"),
        (["--name", "a\nb"], "is not a name"),
        (["--first", "level:0"], "'0' is not a level"),
        (["--second", "cmd:"], "expected cmd:PROGRAM"),
        (["--threads", "0"], "expected a number from 1 to 64"),
        (["--distance", "9"], "expected a number from 1 to 4"),
        (["--time", "soon"], "expected seconds"),
        (["--resume", "nothing"], "no saved game is called 'nothing'"),
        (["--resume", "last"], "there is no saved game"),
        (["--resume", "../x"], "no saved game is called '../x'"),
        (["nowhere.sgf"], "nowhere.sgf"),
        (["h8i9", "--opening", "swap2"], "an opening starts on the empty board"),
        (["h8i9", "--resume", "last"], "there are two games to go on with"),
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


@pytest.fixture
def person() -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def sit_down(*args: str, **environ: str) -> Person:
        people.append(Person("--plain", *args, **environ))
        return people[-1]

    yield sit_down
    for each in people:
        each.close()


def test_terminal_asks_for_everything_and_remembers_it(person: Callable[..., Person]) -> None:
    anna = person()
    for answer, then in [
        ("chess", "no rule is called 'chess'"),
        ("renju", "Board size (5 to 22) [15]: "),
        ("five", "board size 'five' is not possible"),
        (
            "7",
            f"Opening ({', '.join(OPENINGS)}) [free]: ",
        ),
        ("long-pro", "long-pro needs a board of 9 or more, but got 7"),
        ("", "Opponent (level 1 to 10, full strength, person, or cmd:PROGRAM) [level 5]: "),
        ("person", "Your name: "),
        ("Ann", "Name of the other player: "),
        ("", "Clock (such as 5+3, 10s/move or none) [none]: "),
        ("", "Ann (Black) to move: "),
        ("c3", "White to move: "),
        ("q", "Resume with: tengen play --resume "),
    ]:
        anna.type(f"{answer}\n")
        anna.wait_for(then)
    assert anna.leave() == 0
    assert load_game(only_file()).headers["Black"] == "Ann"
    settings = load_settings().settings
    assert (settings.rule, settings.size, settings.opponent) == ("renju", 7, "person")
    again = person("--reset")
    again.wait_for("[freestyle]: ")
    assert not settings_file().exists()


def test_terminal_is_coloured_and_redrawn_in_place(person: Callable[..., Person]) -> None:
    anna = person("--size", "9", "--second", "person")
    anna.type("e5\n")
    anna.wait_for("Black to move: ")
    screen = anna.wait_for("White to move: ")
    assert "\x1b[H\x1b[2J" in screen
    assert "(\x1b[1;7;32mX\x1b[0m)" in screen
    anna.type("d4\n")
    assert "(\x1b[1;7;31mO\x1b[0m)" in anna.wait_for("Black to move: ")
    anna.type("q\n")
    anna.wait_for("Resume with")
    assert anna.leave() == 0


def test_terminal_that_prints_each_board(person: Callable[..., Person]) -> None:
    anna = person("-e", "--size", "9", "--second", "person")
    anna.wait_for("Black to move: ")
    anna.type("e5\n")
    screen = anna.wait_for("White to move: ")
    assert "\x1b[2J" not in screen
    assert "\x1b[1;7;32mX" in screen
    assert load_settings().settings.erase is False


@pytest.mark.parametrize("environ", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_terminal_without_colour(person: Callable[..., Person], environ: dict[str, str]) -> None:
    anna = person("--size", "9", "--second", "person", **environ)
    anna.wait_for("Black to move: ")
    anna.type("e5\n")
    screen = anna.wait_for("White to move: ")
    assert "(X)" in screen
    assert not re.search(r"\x1b\[[0-9;]*m", screen)
    assert ("\x1b[2J" in screen) == ("TERM" not in environ)


@pytest.mark.parametrize("leaving", ["\x03", "\x03\x03\x03", "\x04", "hang up", "kill"])
def test_leaving_a_terminal_never_loses_the_game(
    person: Callable[..., Person], leaving: str
) -> None:
    anna = person("--size", "9", "--second", "person")
    anna.wait_for("Black to move: ")
    anna.type("e5\n")
    anna.wait_for("White to move: ")
    signals = {"hang up": signal.SIGHUP, "kill": signal.SIGTERM}

    def leave() -> None:
        if leaving in signals:
            anna.process.send_signal(signals[leaving])
        else:
            anna.type(leaving)

    told = anna.wait_for("--resume ", interrupt=leave) + anna.wait_for("\n")
    assert "Traceback" not in told
    assert anna.leave() == 0
    path = only_file()
    assert f"Resume with: tengen play --resume {path.stem}\n" in told
    assert len(load_game(path).mainline_moves()) == 1


@pytest.mark.parametrize("leaving", ["\x03", "\x04"])
def test_leaving_while_setting_up(person: Callable[..., Person], leaving: str) -> None:
    anna = person()
    anna.wait_for("[freestyle]: ")
    anna.wait_for("Goodbye.", interrupt=lambda: anna.type(leaving))
    assert anna.leave() == 0
    assert not games_folder().exists()
    assert not settings_file().exists()


def test_a_clock_that_runs_out_at_the_prompt_ends_the_game(person: Callable[..., Person]) -> None:
    anna = person("--size", "9", "--second", "person", "--clock", "2s")
    anna.wait_for("White wins by time.")
    anna.wait_for("The game is over")
    anna.type("q\n")
    anna.wait_for("Resume with")
    assert anna.leave() == 0


def test_somebody_who_types_into_a_pipe_is_prompted(tmp_path: Path) -> None:
    master, slave = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "tengen", "play", "--size", "9"],
        stdin=slave,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        os.close(slave)
        assert process.stdout is not None
        seen = ""
        while not seen.endswith("Black to move: "):
            character = process.stdout.read(1)
            assert character, seen
            seen += character
        os.write(master, b"e5\nq\n")
        assert "1 move, last e5" in process.stdout.read()
    os.close(master)
    assert "\x1b" not in seen


def test_a_dumb_terminal_falls_to_the_plain_mode_with_a_notice() -> None:
    anna = Person(TERM="dumb")
    try:
        anna.wait_for("this terminal cannot show the full-screen app; using plain mode")
        anna.wait_for("Rule (freestyle, standard, renju,")  # all of it, however long
    finally:
        anna.close()


# Options that do not fit together are refused, and nothing is done unasked


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--level", "3", "--first", "Ann", "--second", "Bob"), "--level 3 has no seat"),
        (("--level", "3", "--first", "level:4"), "--level 3 has no seat"),
        (("--level", "full", "--first", "level:4"), "--level full has no seat"),
        (("--color", "white", "--second", "Bob"), "both say who opens"),
        (("--clock", "0+5"), "leaves no time for the first move; use at least 1 second"),
    ],
)
def test_options_that_would_be_dropped_are_refused(
    args: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("play", "--plain", *args)) == 2
    assert message in capsys.readouterr().err


def test_a_level_takes_the_seat_that_is_free() -> None:
    wishes = GameRequest(level="3", second="Bob")
    first, second = seated(wishes, wishes.settled(Settings()))
    assert (first.level, second.name) == (3, "Bob")


def test_a_saved_game_keeps_its_clock(capsys: pytest.CaptureFixture[str]) -> None:
    game = played("h8")
    file = Keeper(game).save()
    assert main(("play", "--plain", str(file), "--clock", "5+3")) == 2
    assert "keeps its clock" in capsys.readouterr().err


def test_a_rule_that_is_asked_for_against_the_position_is_stated() -> None:
    table = open_session(GameRequest(position="?rule=caro#h8i9", rule="renju"), Settings())
    assert table.session.setup.rule.name == "renju"
    assert "the file says caro; read as renju, as asked" in table.problems


def test_levels_play_another_game_each_time_from_a_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = iter((1e9, 2e9))
    monkeypatch.setattr("tengen.play.arrange.steady_time", lambda: next(now))
    wishes = GameRequest(position="h8i9", level="3")
    tables = [open_session(wishes, wishes.settled(Settings())) for _ in range(2)]
    assert len({_seed(table.session) for table in tables}) == 2


def test_saving_creates_no_folder(tmp_path: Path) -> None:
    terminal = run(f"h8\ns {tmp_path}/new/game.sgf\nq")
    assert "No such file or directory" in terminal.text
    assert not (tmp_path / "new").exists()


def test_the_history_of_nothing_says_so() -> None:
    assert "Nothing has been played yet." in run("h 1\nq").text


def test_only_compiling_is_called_compiling(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tengen.terminal.progress.PATIENCE", 0.0)
    said = []
    for is_cold in (True, False):
        monkeypatch.setattr("tengen.terminal.progress.must_compile", lambda cold=is_cold: cold)
        CompileBar()(1, 2)
        said.append(capsys.readouterr().err)
    assert "compiling the engine, once for this version; this takes about a minute" in said[0]
    assert said[1] == "tengen: loading the engine\n"


@pytest.mark.parametrize(
    ("coloring", "own", "other"),
    [("stones", "1;7;31mO", "1;32mX"), ("sides", "1;7;32mO", "1;31mX")],
)
def test_ones_own_stones_are_green_if_that_is_wished(coloring: str, own: str, other: str) -> None:
    session = Session(Setup.of("freestyle", 15, first="level:1", second="person:Ann"))
    for text in ("h8", "i9"):
        session.apply(session.parse(text), 0.0)
    terminal = Script([])
    terminal.paint = colored
    GameView(terminal, coloring=coloring).show(session, [])
    assert f"\x1b[{own}\x1b[0m" in terminal.text
    assert f"\x1b[{other}\x1b[0m" in terminal.text


def test_two_people_keep_the_colours_of_the_stones() -> None:
    session = Session(Setup.of("freestyle", 15))
    session.apply(session.parse("h8"), 0.0)
    terminal = Script([])
    terminal.paint = colored
    GameView(terminal, coloring="sides").show(session, [])
    assert "\x1b[1;7;32mX\x1b[0m" in terminal.text
