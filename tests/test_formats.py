"""The table of formats: picking one, files, and games that travel from format to format."""

import subprocess
import sys
import warnings
from pathlib import Path

import pytest
from hypothesis import given, settings

import game_strategies as gs
from tengen import formats
from tengen.board import Board
from tengen.errors import FormatError, LossWarning
from tengen.formats import text as shared
from tengen.game import Game, Result
from tengen.plain import quote

WRITTEN = [row.name for row in formats.FORMATS.values() if row.writes]
MANY = [row.name for row in formats.FORMATS.values() if row.holds_many]
WHOLE = ["sgf", "json"]  # they hold all that a game holds


def plain_game() -> Game:
    """A game that every format can hold."""
    game = Game()
    game.add_line("h8 i9 j10 h9")
    return game


@pytest.mark.parametrize("name", list(formats.FORMATS))
def test_every_format_keeps_the_promises(name: str) -> None:
    row = formats.FORMATS[name]
    module = __import__(f"tengen.formats.{name}", fromlist=["read_game"])
    assert module.__doc__
    for function in ("read_game", "read_games", *(["write_game"] if row.writes else [])):
        assert getattr(module, function).__doc__
    assert hasattr(module, "write_games") == row.holds_many
    assert hasattr(module, "write_game") == row.writes


@pytest.mark.parametrize("name", WRITTEN)
def test_a_plain_game_comes_back_from_every_format(name: str) -> None:
    text = formats.write_game(plain_game(), name)
    assert formats.read_game(text, format=name) == plain_game()
    assert formats.read_game(text) == plain_game()  # found by its beginning
    assert formats.read_game(text.encode()) == plain_game()


@pytest.mark.parametrize("name", MANY)
def test_many_games_come_back(name: str) -> None:
    games = [plain_game() for _ in range(3)]
    games[1].add_line("a1")
    games[1].variations[1].promote()
    games[1].variations[1].remove()
    text = formats.write_games(games, name)
    assert list(formats.read_games(text)) == games


@pytest.mark.parametrize(
    ("data", "name"),
    [
        ("(;GM[4])", "sgf"),
        ("\ufeff  some words (\n;GM[4])", "sgf"),
        (b"\xef\xbb\xbf(;GM[4])", "sgf"),
        ("(;GM[4])".encode("utf-16"), "sgf"),
        ("(a) (;GM[4])", "sgf"),
        ('{"tengen": 1}', "json"),
        ("\n[{}]", "json"),
        ("Piskvorky 20x20, 11:11, 0", "psq"),
        ("8,8,1530\n9,9,0\n", "psq"),
        ("8, 8, 0", "psq"),
        ("?rule=renju&size=15#h8", "link"),
        ("https://example.org/?size=15&rule=caro", "link"),
        ("https://gomocalc.com/#/h8i9", "link"),
        ("-7,-8, -6,-9", "openings"),
        ("7,8, 6,9\n1,1, 2,2", "openings"),
        ("# balanced\n\n# by hand\n-7,-8, -6,-9", "openings"),
        ("h8i9j10", "pos"),
        (" H8 i9", "pos"),
        ("# two games (the second is short)\nh8i9\nh8", "pos"),
        (b"\xffRenLib\xff\x03\x04", "renlib"),
        (b"\x78\x00\x79\x40", "renlib"),
        (b"\x78\x40", "renlib"),
        (b"\x78\x80\x79\x40", "renlib"),
    ],
)
def test_content_tells_its_format(data: str | bytes, name: str) -> None:
    assert formats.find_format(data).name == name


@pytest.mark.parametrize(
    "data", ["", "hello", "xH", "# only this", b"\x89PNG\r\n", "<xml/>", " " * 10_000]
)
def test_unknown_content_is_refused(data: str | bytes) -> None:
    with pytest.raises(FormatError, match=r"in no known format: .* or one of renlib"):
        formats.read_game(data)


def test_unknown_names_and_wrong_uses_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="no format is called 'pgn': expected one of"):
        formats.read_game("(;)", format="pgn")
    with pytest.raises(FormatError, match="RenLib library files are only read"):
        formats.write_game(plain_game(), "renlib")
    with pytest.raises(FormatError, match="hold one game: for many, expected one of"):
        formats.write_games([plain_game()], "psq")
    with pytest.raises(FormatError, match=r"has no known extension: expected one of \.lib"):
        formats.save_game(plain_game(), tmp_path / "game.doc")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", WRITTEN)
def test_files(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"game{formats.FORMATS[name].extensions[0].upper()}"
    formats.save_game(plain_game(), path)
    assert formats.load_game(path) == plain_game()
    assert formats.load_game(str(path), format=name) == plain_game()
    unnamed = tmp_path / "game"
    formats.save_game(plain_game(), unnamed, format=name)
    assert formats.load_game(unnamed) == plain_game()
    assert unnamed.read_bytes() == path.read_bytes()


def test_a_file_with_many_games(tmp_path: Path) -> None:
    games = [plain_game(), Game("renju"), Game("42", 9)]
    path = tmp_path / "games.sgf"
    formats.save_games(games, path)
    assert list(formats.load_games(path)) == games


def test_errors_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "bad.sgf"
    path.write_text("(;GM[4]\n$)")
    with pytest.raises(FormatError, match=r"bad\.sgf: line 2") as caught:
        formats.load_game(path)
    assert caught.value.line == 2
    path.write_text("(;GM[4]SZ[15]RU[0])(;GM[1])")
    games = formats.load_games(path)
    next(games)
    with pytest.raises(FormatError, match=r"bad\.sgf: GM\[1\]"):
        next(games)
    unknown = tmp_path / "unknown"
    unknown.write_text("hello")
    with pytest.raises(FormatError, match="unknown: content that begins with 'hello'"):
        formats.load_game(unknown)
    with pytest.raises(FileNotFoundError):
        formats.load_games(tmp_path / "none.sgf")


def test_a_file_is_read_no_further_than_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "large.sgf"
    with open(path, "wb") as file:
        file.write(b"(;C[")
        file.truncate(10**10)
    with pytest.raises(FormatError, match="too long"):
        formats.load_game(path)


def test_rule_size_and_options_reach_the_reader() -> None:
    game = formats.read_game("h8i9", rule="renju", size=19)
    assert (game.rule.name, game.size) == ("renju", 19)
    top = formats.read_game("h8i9", rows="top")
    assert top.mainline_moves()[0] == Board().move_at(7, 7)
    assert formats.read_game("(;GM[4]C[\u5929])".encode("gbk"), encoding="gbk").comment == "天"


def test_importing_the_table_imports_no_format() -> None:
    code = (
        "import sys, tengen.formats; "
        "print([m for m in sys.modules if m.startswith('tengen.formats.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['tengen.formats.text']"


@settings(max_examples=25, deadline=None)
@given(gs.games())
def test_games_travel_between_the_formats_that_hold_everything(game: Game) -> None:
    for first, second in (WHOLE, WHOLE[::-1]):
        there = formats.read_game(formats.write_game(game, first))
        back = formats.read_game(formats.write_game(there, second))
        assert back == game


@settings(max_examples=50, deadline=None)
@given(gs.games())
def test_no_format_loses_anything_in_silence(game: Game) -> None:
    for name in WRITTEN:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                text = formats.write_game(game, name)
            except FormatError:
                continue  # a set-up, where there is no place for one
        assert all(warning.category is LossWarning for warning in caught)
        assert len(caught) <= 1
        assert all(warning.filename == __file__ for warning in caught)
        if not caught:
            told_by_the_board = game.copy()
            if game.result is None:
                told_by_the_board.settle(None)
            assert formats.read_game(text, format=name) in (game, told_by_the_board)
        again = formats.read_game(text, format=name, rule=game.rule, size=game.size)
        assert again.mainline_moves() == game.mainline_moves()


def test_a_result_that_the_board_knows_is_no_loss() -> None:
    game = Game()
    game.add_line("h8 a1 i8 a3 j8 a5 k8 a7 l8")
    game.settle(None)
    assert isinstance(game.result, Result)
    for name in WRITTEN:
        assert formats.read_game(formats.write_game(game, name), format=name) == game


# What the readers share


@pytest.mark.parametrize(
    ("data", "asked", "declared", "text", "encoding"),
    [
        ("text", None, None, "text", "str"),
        ("\ufefftext", None, None, "text", "str"),
        (b"text", None, None, "text", "utf-8"),
        ("天".encode("utf-8-sig"), "latin-1", None, "天", "utf-8"),
        ("天".encode("utf-16"), None, None, "天", "utf-16-le"),
        ("天".encode("utf-32"), None, None, "天", "utf-32-le"),
        ("天".encode("gbk"), None, "GB2312", "天", "gb18030"),
        ("天".encode("gbk"), "gbk", "utf-8", "天", "gb18030"),
        ("é".encode("latin-1"), None, None, "é", "cp1252"),
        (b"\x81\xe9", None, None, "\x81é", "latin-1"),
    ],
)
def test_decode(
    data: str | bytes, asked: str | None, declared: str | None, text: str, encoding: str
) -> None:
    decoded = shared.decode(data, encoding=asked, declared=declared)
    assert (decoded.text, decoded.encoding) == (text, encoding)
    assert bool(decoded.problems) == (encoding in ("cp1252", "latin-1"))


def test_decode_refuses_what_is_no_text() -> None:
    with pytest.raises(FormatError, match="unknown character encoding 'klingon'"):
        shared.decode(b"x", encoding="klingon")
    with pytest.raises(FormatError, match="unknown character encoding 'hex'"):
        shared.decode(b"x", encoding="hex")
    with pytest.raises(FormatError, match="NUL character at offset 3") as caught:
        shared.decode(b"a\nb\0")
    assert (caught.value.line, caught.value.offset) == (2, 3)
    with pytest.raises(FormatError, match="4 bytes, expected at most 3"):
        shared.decode(b"abcd", max_bytes=3)
    with pytest.raises(FormatError, match="4 characters, expected at most 3"):
        shared.decode("abcd", max_bytes=3)


def test_quote_is_never_long() -> None:
    assert quote("abc") == "'abc'"
    assert quote(3) == "3"
    assert len(quote("x" * 10**6)) < 50
    assert len(quote("\n" * 10**6)) < 50
