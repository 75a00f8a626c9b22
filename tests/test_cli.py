import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tengen import __version__
from tengen.board import Board
from tengen.cli.main import COMMANDS, main
from tengen.formats import FORMATS, load_game, load_games, save_game, save_games
from tengen.game import EndReason, Game, Result
from tengen.play.words import cut, printable
from tengen.rules import RULES, Color
from tengen.terminal.board_text import Role, colored, describe, draw_board, drawing_width

FIVE = "h8 a1 i8 b1 j8 c1 k8 d1 l8"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Cli:
    """Runs commands in this process and keeps what they wrote."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        self.err = ""

    def __call__(self, *args: str, stdin: bytes = b"") -> str:
        """Standard output of a command that has to succeed."""
        code, out = self._run(args, stdin)
        assert code == 0, self.err
        return out

    def fail(self, *args: str, stdin: bytes = b"") -> str:
        """The one line on standard error of a command that has to fail."""
        code, out = self._run(args, stdin)
        assert (code, out) == (2, "")
        assert self.err.startswith("tengen: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err

    def _run(self, args: tuple[str, ...], stdin: bytes) -> tuple[int, str]:
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(args)
        out, self.err = self._capsys.readouterr()
        return code, out


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    return Cli(capsys, monkeypatch)


def game(moves: str = FIVE, rule: str = "freestyle", size: int = 15) -> Game:
    return Game.from_board(Board.from_moves(moves, rule=rule, size=size))


# Help and version


def test_help_teaches(cli: Cli) -> None:
    text = cli("--help")
    assert text == cli()
    assert "A POSITION is the same everywhere" in text
    for name, summary in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(summary)}$", text, re.M)
        assert f"tengen {name} " in text
        own = cli(name, "--help")
        assert summary in own
        assert re.search(r"^ *Examples:$", own, re.M)
        assert f"tengen {name} " in own


def test_help_fits_eighty_columns(cli: Cli) -> None:
    for args in ([], ["play"], ["show"], ["convert"]):
        assert max(map(len, cli(*args, "--help").splitlines())) <= 80


def test_version_loads_no_command(cli: Cli) -> None:
    assert cli("--version") == f"tengen {__version__}\n"
    code = (
        "import sys; from tengen.cli.main import main; main(['--version']); "
        "print([m for m in sys.modules if m.startswith(('tengen.cli.', 'numba'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1] == "['tengen.cli.main']"


def test_module_and_script_are_the_same_front_door() -> None:
    script = Path(sys.executable).with_name("tengen")
    for command in ([sys.executable, "-m", "tengen"], [str(script)]):
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
        assert done.stdout == f"tengen {__version__}\n"
        done = subprocess.run([*command, "shw"], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1


def test_a_base_install_says_what_the_engine_needs() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; from tengen.cli.main import main; "
        "sys.exit(main(['analyse', 'h8']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    told = "tengen: this command needs the package numpy: install tengen[engine]\n"
    assert (done.returncode, done.stderr) == (2, told)


def test_usage_errors_are_one_line(cli: Cli) -> None:
    assert "No such command 'shw'" in cli.fail("shw")
    assert "--nothing" in cli.fail("--nothing")
    assert "--nothing" in cli.fail("show", "h8", "--nothing")
    assert "POSITION" in cli.fail("show")
    assert "OUT" in cli.fail("convert", "a.sgf")


def test_a_reader_that_goes_away_gets_no_traceback(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "tengen", "show", "h8"],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    assert done.returncode == 1
    assert done.stderr == ""


# Words and drawings


def random_boards(rule: str) -> list[Board]:
    rng = random.Random(rule)
    boards = []
    for size in (5, 9, 15, 22):
        board = Board(rule, size)
        for _ in range(rng.randrange(12, 24)):
            if not board.is_game_over():
                board.push(rng.choice(list(board.legal_moves)))
        boards.append(board)
    return boards


@pytest.mark.parametrize("rule", RULES)
def test_drawing_is_the_board_s_own(rule: str) -> None:
    for board in random_boards(rule):
        lines = draw_board(board)
        assert "\n".join(line.rstrip() for line in lines) == str(board)
        assert {len(line) for line in lines} == {drawing_width(board)}
        painted = draw_board(board, paint=colored)
        assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in painted] == lines
        numbered = draw_board(board, numbers=True)
        assert len({len(line) for line in numbered}) == 1
        for number, move in enumerate(board.move_stack, 1):
            if board.color_at(move) is not None and board.move_stack.count(move) == 1:
                row = numbered[board.xy(move)[1]]
                assert re.search(rf"(?<!\d){number}(?!\d)", row[2:])


def test_drawing_marks_the_winning_line() -> None:
    row = draw_board(Board.from_moves(FIVE), paint=colored)[7]
    assert row.count(Role.BLACK_WINNING.value) == 5
    assert Role.BLACK_LAST.value not in row


ENDINGS = [
    (Board.from_moves(FIVE), "Black wins with 5 in a row: h8 i8 j8 k8 l8."),
    (
        Board.from_moves("h8 a1 i8 a3 j9 a5 j10 a7 j8", rule="renju", foul=True),
        "White wins: Black's move j8 was forbidden.",
    ),
    (
        Board.from_stones(
            black=[(0, 0)], white=[(1, 0), (2, 0)], rule="42", captured_pairs=(4, 0), turn="black"
        ),
        "Black wins with 5 captured pairs.",
    ),
    (
        Board.from_moves("e10 d12 f10 a1 g10 a3 h10 a5 d11 a7 d10 a9", rule="42"),
        "Black wins with a five that White did not break: d10 e10 f10 g10 h10.",
    ),
]
ENDINGS[2][0].push_text("d19")


@pytest.mark.parametrize(("board", "sentence"), ENDINGS)
def test_endings_in_words(board: Board, sentence: str) -> None:
    assert describe(board)[1] == sentence


def test_a_full_board_in_words() -> None:
    board = Board("freestyle", 5)
    rows = ["XXOOX", "OOXXO", "XXOOX", "OOXXO", "XOXOX"]
    points = {sign: [i for i, c in enumerate("".join(rows)) if c == sign] for sign in "XO"}
    for turn in range(25):
        board.push(points["XO"[turn % 2]].pop())
    assert describe(board)[1] == "Draw: the board is full."


def test_description_tells_pairs_pending_five_and_forbidden_points() -> None:
    board = Board.from_moves("e10 d12 f10 a1 g10 a3 h10 a5 d11 a7 d10", rule="42")
    assert describe(board)[:4] == [
        "Rule Capture 42, 19x19, 11 moves.",
        "White to move.",
        "Captured pairs: Black 0, White 0.",
        "Black has five; White can still break it by capturing.",
    ]
    board = Board.from_moves("h8 a1 i8 a3 j9 a5 j10 a7", rule="renju")
    assert describe(board)[-1] == "Forbidden to Black: j8 (double-three)."


def test_printable_and_cut() -> None:
    assert printable("\x1b[2J A\nb\u202e\x00 ") == "[2J A b"
    assert cut("abc", 3) == "abc"
    assert cut("abcd", 3) == "abc"
    assert cut("日本", 3) == "日"


# show


def test_show_text(cli: Cli) -> None:
    text = cli("show", "h8 i9 h10", "--rule", "renju")
    lines = text.splitlines()
    assert lines[:16] == str(Board.from_moves("h8 i9 h10")).splitlines()
    opening = "Opening: Kosei (indirect 3)."
    assert lines[16:] == ["", "Rule Renju, 15x15, 3 moves.", opening, "White to move."]
    assert cli("show", "h8i9h10", "-r", "renju") == text
    assert cli("show", "?rule=renju&size=15#h8i9h10") == text
    assert cli("show", "-", "-r", "renju", stdin=b"h8 i9 h10\n") == text


def test_show_file_ply_numbers_and_result(cli: Cli) -> None:
    record = game("h8 i9 h10")
    record.headers.update({"Black": "Ann\x1b[31m", "White": "Ben"})
    record.result = Result(Color.WHITE, EndReason.RESIGNATION)
    save_game(record, "game.sgf")
    text = cli("show", "game.sgf")
    assert text.startswith("Ann [31m - Ben\n")
    assert text.endswith("Result: White wins by resignation.\n")
    text = cli("show", "game.sgf", "--ply", "2", "--numbers")
    assert "2 moves." in text
    assert "Result" not in text
    assert "(2)" in text
    assert cli("show", "game.sgf", "--ply", "0").endswith("0 moves.\nBlack to move.\n")
    assert "--ply 4 is too much: the game has 3 moves" in cli.fail("show", "game.sgf", "--ply", "4")
    assert "expected a number from 0" in cli.fail("show", "game.sgf", "--ply=-1")


def test_show_counts_rows_from_the_top(cli: Cli) -> None:
    assert " 1(X)" in cli("show", "a1", "--size", "9")
    assert " 9(X)" in cli("show", "a1", "--size", "9", "--rows", "top")
    assert "middle" in cli.fail("show", "a1", "--rows", "middle")


def test_show_marks_forbidden_points(cli: Cli) -> None:
    args = ("show", "h8a1i8a3j9a5j10a7", "-r", "renju")
    assert "!" not in cli(*args)
    assert " X X ! " in cli(*args, "--forbidden")


def test_show_tells_problems_on_standard_error(cli: Cli) -> None:
    Path("game.sgf").write_text("(;GM[4]SZ[15];B[hh];W[hh];B[ii])")
    cli("show", "game.sgf")
    assert cli.err.startswith("tengen: ")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["h99"], "h99"),
        (["nowhere.sgf"], "nowhere.sgf"),
        (["h8h8"], "h8"),
        (["h8", "--rule", "go"], "'go'"),
        (["h8", "--size", "23"], "got '23', but expected a number from 5 to 22"),
        (["h8", "-o", "board.bmp"], "expected .svg, .png, .gif or .webp"),
        (["h8", "-o", "board.svg", "--pixels", "0"], "got '0'"),
        (["h8", "-o", "nowhere/board.svg"], "nowhere/board.svg: No such file or directory"),
        (["h8", "-o", "board.png", "--theme", "auto"], "--theme light or dark"),
        (["h8", "-o", "board.svg", "--theme", "pink"], "'pink'"),
    ],
)
def test_show_refuses(cli: Cli, args: list[str], message: str, tmp_path: Path) -> None:
    assert message in cli.fail("show", *args)
    assert list(tmp_path.iterdir()) == []


def test_show_svg(cli: Cli) -> None:
    assert cli("show", FIVE, "-o", "board.svg", "--numbers") == ""
    light = Path("board.svg").read_text()
    assert light.startswith("<svg")
    assert 'width="480"' in light
    cli("show", FIVE, "-o", "board.svg", "--theme", "dark", "--pixels", "200")
    dark = Path("board.svg").read_text()
    assert 'width="200"' in dark
    assert dark != light


def test_show_png(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resvg_py")
    cli("show", FIVE, "-o", "board.PNG", "--pixels", "123")
    data = Path("board.PNG").read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20]) == 123
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert "tengen[png]" in cli.fail("show", FIVE, "-o", "other.png")
    assert not Path("other.png").exists()


# convert


@pytest.mark.parametrize("name", [row.name for row in FORMATS.values() if row.writes])
def test_convert_to_every_format_and_back(cli: Cli, name: str) -> None:
    record = game("h8 i9 h10")
    save_game(record, "game.sgf")
    out = f"game{FORMATS[name].extensions[0]}"
    cli("convert", "game.sgf", out, *(["--force"] if name == "sgf" else []))
    cli("convert", out, "back.json", "--size", "15", "--rule", "freestyle")
    assert load_game("back.json").mainline_moves() == record.mainline_moves()


def test_convert_through_standard_streams(cli: Cli) -> None:
    save_game(game(), "game.sgf")
    data = Path("game.sgf").read_bytes()
    assert cli("convert", "-", "-", "--to", "pos", stdin=data).strip() == FIVE.replace(" ", "")
    assert cli("convert", "game.sgf", "-", "--to", "sgf") == data.decode()
    assert "the format of - is not known: --to" in cli.fail("convert", "game.sgf", "-")
    assert "no known format" in cli.fail("convert", "-", "out.sgf", stdin=b"\x01\x02")


def test_convert_refuses_to_write_over_a_file(cli: Cli) -> None:
    save_game(game(), "game.sgf")
    Path("other.psq").write_text("precious")
    assert "other.psq: the file exists already" in cli.fail("convert", "game.sgf", "other.psq")
    assert Path("other.psq").read_text() == "precious"
    cli("convert", "game.sgf", "other.psq", "--force")
    assert load_game("other.psq").mainline_moves() == game().mainline_moves()
    cli("convert", "game.sgf", "game.sgf", "--force")
    assert load_game("game.sgf") == game()


def test_convert_several_games(cli: Cli) -> None:
    games = [game("h8"), game("h8 i9", rule="renju"), game("a1 b2", size=9)]
    save_games(games, "games.sgf")
    cli("convert", "games.sgf", "games.json")
    assert list(load_games("games.json")) == games
    assert "hold one game" in cli.fail("convert", "games.sgf", "games.psq")
    assert not Path("games.psq").exists()
    cli("convert", "games.sgf", "third.psq", "--game", "3")
    assert load_game("third.psq").size == 9
    assert "--game 4 is too much: there are 3 games" in cli.fail(
        "convert", "games.sgf", "fourth.psq", "--game", "4"
    )


def test_convert_tells_losses_and_repairs(cli: Cli) -> None:
    record = game("h8 i9", rule="renju")
    record.add_line("a1 b2")
    record.end().comment = "here"
    save_game(record, "game.sgf")
    cli("convert", "game.sgf", "game.pos")
    assert re.search(r"^tengen: game.pos: pos text cannot hold: .*renju.*comments", cli.err)
    assert cli.err.count("\n") == 1
    Path("bad.sgf").write_text("(;GM[4]SZ[15];B[hh];W[hh];B[ii])")
    cli("convert", "bad.sgf", "good.sgf")
    assert cli.err.startswith("tengen: bad.sgf: ")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["nowhere.sgf", "out.sgf"], "nowhere.sgf: No such file or directory"),
        ([".", "out.sgf"], "Is a directory"),
        (["game.sgf", "out.xyz"], "the format of out.xyz is not known: --to"),
        (["game.sgf", "out.lib"], "only read"),
        (["game.sgf", "out", "--to", "doc"], "'doc'"),
        (["game.sgf", "out.sgf", "--from", "doc"], "'doc'"),
        (["game.sgf", "out.sgf", "--from", "psq"], "game.sgf"),
        (["game.sgf", "out.sgf", "--rule", "go"], "'go'"),
        (["game.sgf", "nowhere/out.sgf"], "nowhere/out.sgf: No such file or directory"),
        (["game.sgf", "out.sgf", "--rows", "top"], "--rows top is for move lists"),
        (["game.sgf", "out.sgf", "--game", "0"], "got '0'"),
    ],
)
def test_convert_refuses(cli: Cli, args: list[str], message: str, tmp_path: Path) -> None:
    save_game(game(), "game.sgf")
    assert message in cli.fail("convert", *args)
    assert [path.name for path in tmp_path.iterdir()] == ["game.sgf"]


def test_convert_counts_rows_from_the_top(cli: Cli) -> None:
    Path("game.pos").write_text("a1b1")
    cli("convert", "game.pos", "top.json", "--rows", "top", "--size", "9")
    cli("convert", "game.pos", "bottom.json", "--size", "9")
    assert load_game("top.json").mainline_moves() == [0, 1]
    assert load_game("bottom.json").mainline_moves() == [72, 73]
    cli("convert", "top.json", "again.pos", "--rows", "top")
    assert Path("again.pos").read_text() == "a1b1\n"
