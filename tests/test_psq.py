"""Games of Piskvork, of Gomocup's judge and of Gomotur."""

from __future__ import annotations

import contextlib
import time
import warnings

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game_strategies import boards, games
from tengen.board import Board
from tengen.errors import FormatError, LossWarning
from tengen.formats import psq
from tengen.game import EndReason, Game, Mark, MarkShape, MoveTime, Result
from tengen.outcome import Termination
from tengen.rules import Color

PISKVORK = """\
Piskvorky 15x15, 11:7, 0
8,8,1530
9,7,12
10,6,0
pbrain-a.exe
pbrain b.zip
-1
"""
FIVE = "".join(f"{x},1,5\n{x},3,5\n" for x in range(1, 5)) + "5,1,5\n"  # Black wins with a15 to e15


def names(game: Game) -> str:
    return " ".join(game.move_text(move) for move in game.mainline_moves())


def spent(game: Game) -> list[float | None]:
    return [None if node.clock is None else node.clock.spent for node in game.mainline()]


def test_a_game_of_piskvork() -> None:
    game = psq.read_game(PISKVORK)
    assert names(game) == "h8 i9 j10"
    assert spent(game) == [1.53, 0.012, None]
    assert game.headers == {
        "Black": "pbrain-a.exe",
        "BlackLevel": "11",
        "White": "pbrain b.zip",
        "WhiteLevel": "7",
    }
    assert (game.rule.name, game.size, game.result, game.problems) == ("freestyle", 15, None, [])
    assert psq.write_game(game) == PISKVORK


def test_when_the_second_player_began() -> None:
    game = psq.read_game(PISKVORK.replace("11:7, 0", "11:7, 1"))
    assert game.headers == {
        "Black": "pbrain b.zip",
        "BlackLevel": "7",
        "White": "pbrain-a.exe",
        "WhiteLevel": "11",
    }


def test_people_have_no_names() -> None:
    text = "Piskvorky 15x15, 0:3, 0\n8,8,1\nhomo-1\npbrain-b.exe\n0\n"
    game = psq.read_game(text)
    assert game.headers == {"White": "pbrain-b.exe", "WhiteLevel": "3"}
    assert psq.read_game(psq.write_game(game)) == game


@pytest.mark.parametrize(
    "text",
    [
        "Piskvorky 15x15, 0:0, 0\n8,8,5\n9,7\n",
        "piskvorky  15 x 15 , 0 : 0 , 0\r\n\r\n 8 , 8 , 5 \r\n9,7,\r\n-1\r\n",
        "Piskvorky 15x15, 0:0, 0 and more\n8,8,5,and more\n9,7,-3\n0",
        "\ufeffPiskvorky 15x15, 0:0, 0\r8,8,5\r9,7,99999999999999\r",
        f"Piskvorky 15x15, 0:0, 0\n8,8,5\n9,7,{'9' * 6000}\n",
    ],
)
def test_reading_is_lenient(text: str) -> None:
    for data in (text, text.encode()):
        game = psq.read_game(data)
        assert names(game) == "h8 i9"
        assert spent(game) == [0.005, None]
        assert game.problems == []


def test_the_feed_of_the_judge_has_no_header() -> None:
    game = psq.read_game("8,8,5\n9,7,6\n")
    assert (names(game), game.size) == ("h8 i9", 15)
    assert game.problems == ["the file does not say the board size: read as 15"]
    assert psq.read_game("8,8,5\n16,7,6\n").size == 20
    assert psq.read_game("8,8,5\n22,7,6\n").size == 22
    asked = psq.read_game("8,8,5\n", size=19)
    assert (asked.size, asked.problems) == (19, [])


@pytest.mark.parametrize(
    ("ending", "result"),
    [
        ("-1\n1,Freestyle1\n", Result(Color.WHITE, EndReason.FORFEIT)),
        ("-1\n2,Freestyle1\n", Result(Color.WHITE, EndReason.FORFEIT)),
        ("-1\n0,Freestyle1\n", Result(None, EndReason.UNKNOWN)),
    ],
)
def test_the_last_line_of_the_judge(ending: str, result: Result) -> None:
    """Who has not lost on the board has lost in his turn: here Black, after two moves."""
    game = psq.read_game("Piskvorky 15x15, 11:11, 0\n8,8,5\n9,7,6\na\nb\n" + ending)
    assert game.result == result
    assert game.headers["Event"] == "Freestyle1"
    assert game.problems == []
    finished = psq.read_game(f"Piskvorky 15x15, 11:11, 0\n{FIVE}a\nb\n{ending}")
    assert finished.result == Result(Color.BLACK, EndReason.BOARD)


@pytest.mark.parametrize(
    ("code", "result", "kept"),
    [
        ("-1", None, None),
        ("0", None, None),
        ("15", Result(Color.WHITE, EndReason.TIME), None),
        ("7", Result(Color.WHITE, EndReason.FORFEIT), None),
        ("3", Result(Color.WHITE, EndReason.FORFEIT), "3"),
        ("16", None, "16"),
        ("-2", None, "-2"),
    ],
)
def test_end_codes(code: str, result: Result | None, kept: str | None) -> None:
    game = psq.read_game(f"Piskvorky 15x15, 0:0, 0\n8,8,5\n9,7,6\n{code}\n")
    assert game.result == result
    assert game.headers.get("EndCode") == kept
    assert psq.read_game(psq.write_game(game)) == game


def test_a_nearly_full_board_is_a_draw() -> None:
    """Piskvork stops when 25 points are empty; the rows are shifted so that nobody has five."""
    width, moves = 15, []
    colors = [[(x // 2 + y) % 2 for x in range(width)] for y in range(width)]
    black = [(x, y) for y in range(width) for x in range(width) if colors[y][x] == 0]
    white = [(x, y) for y in range(width) for x in range(width) if colors[y][x] == 1]
    for (x, y), (u, v) in zip(black[:100], white[:100], strict=True):
        moves += [f"{x + 1},{y + 1},1", f"{u + 1},{v + 1},1"]
    text = "\n".join(["Piskvorky 15x15, 0:0, 0", *moves, "0"])
    game = psq.read_game(text)
    assert len(game.mainline_moves()) == 200
    assert game.result == Result(None)
    assert psq.read_game(psq.write_game(game)) == game


def test_moves_after_the_end_are_left_out() -> None:
    game = psq.read_game(f"Piskvorky 15x15, 0:0, 0\n{FIVE}5,3,1\n6,1,1\n0\n")
    assert len(game.mainline_moves()) == 9
    assert game.result == Result(Color.BLACK, EndReason.BOARD)
    assert game.problems == [
        "line 11: the game is over (five) after move 9, and 2 more were left out; the file does "
        "not say its rule, read as freestyle"
    ]


def test_the_rule_is_told() -> None:
    """Six in a row do not win by the standard rule: the same file goes on."""
    six = "1,1,0\n1,3,0\n2,1,0\n2,3,0\n3,1,0\n3,3,0\n5,1,0\n5,3,0\n6,1,0\n6,3,0\n4,1,0\n15,15,0\n"
    text = f"Piskvorky 15x15, 0:0, 0\n{six}0\n"
    assert len(psq.read_game(text).mainline_moves()) == 11
    standard = psq.read_game(text, rule="standard")
    assert len(standard.mainline_moves()) == 12
    assert standard.problems == []


def test_a_forbidden_move_loses() -> None:
    moves = "7,8,1\n1,1,1\n9,8,1\n1,3,1\n8,7,1\n1,5,1\n8,9,1\n1,7,1\n8,8,1\n"
    game = psq.read_game(f"Piskvorky 15x15, 0:0, 0\n{moves}0\n", rule="renju")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.termination is Termination.FORBIDDEN
    assert game.result == Result(Color.WHITE, EndReason.BOARD)
    assert game.problems == []


def test_the_size_can_be_overruled() -> None:
    game = psq.read_game(PISKVORK, size=20)
    assert game.size == 20
    assert game.problems == ["the file says size 15; read as 20, as asked"]


def test_several_games_in_a_file() -> None:
    read = list(psq.read_games(PISKVORK + PISKVORK.replace("9,7,12", "9,8,12")))
    assert [names(game) for game in read] == ["h8 i9 j10", "h8 i8 j10"]
    assert [game.headers["Black"] for game in read] == ["pbrain-a.exe"] * 2


def test_a_record_of_gomotur_counts_from_0() -> None:
    game = psq.read_game("first.exe\nsecond.exe\n0,0,15\n19,19,2\n0\n")
    assert names(game) == "a20 t1"
    assert game.headers == {"Black": "first.exe", "White": "second.exe"}
    assert (game.size, spent(game)) == (20, [0.015, 0.002])
    assert game.problems == ["the file does not say the board size: read as 20"]


def test_strange_lines_at_the_end_are_stated() -> None:
    game = psq.read_game("Piskvorky 15x15, 0:0, 0\n8,8,5\none\ntwo\nthree\nfour\n")
    assert game.headers == {"Black": "one", "White": "two"}
    assert [problem.split(" was")[0] for problem in game.problems] == [
        "line 5: 'three'",
        "line 6: 'four'",
    ]
    alone = psq.read_game("Piskvorky 15x15, 0:0, 0\n8,8,5\none\n")
    assert alone.headers == {}
    assert len(alone.problems) == 1


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("Piskvorky 15x16, 0:0, 0\n", 1, "has a 15x16 board: expected a square"),
        ("Piskvorky 4x4, 0:0, 0\n", 1, "has a 4x4 board: expected 5 to 22"),
        ("Piskvorky 999x999, 0:0, 0\n", 1, "has a 999x999 board"),
        ("Piskvorky 15x15, 0:0, 2\n", 1, "is no header"),
        ("Piskvorky 15x15\n8,8,1\n", 1, "is no header: expected 'Piskvorky 15x15, 0:0, 0'"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,1\n16,8,1\n", 3, "'16,8,1' is not on a 15x15 board"),
        (
            "Piskvorky 15x15, 0:0, 0\n0,8,1\n",
            2,
            "'0,8,1' is not on a 15x15 board: expected 1 to 15",
        ),
        ("Piskvorky 15x15, 0:0, 0\n-1,8,1\n", 2, "'-1,8,1' is not on"),
        (f"Piskvorky 15x15, 0:0, 0\n{'9' * 6000},8,1\n", 2, "is not on a 15x15 board"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,1\n9,9,1\n8,8,1\n", 4, "a stone of Black stands there"),
        ("a\nb\nc\n", 3, "'c' is not a move: expected x,y,milliseconds"),
        ("a\nb\n", 2, "'b' is not a move"),
        ("a\n8,8,1\n", 1, "'a' is not a move"),
        ("hello", 1, "'hello' is not a move"),
        ("23,1,1\n", 1, "'23,1,1' is not on a 22x22 board: expected 1 to 22"),
        ("Piskvorky 15x15, 0:0, 0\n" + "x" * 10_000, 2, "line 2 is too long"),
    ],
)
def test_errors_name_the_line(text: str, line: int, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        psq.read_game(text)
    assert message in str(caught.value)
    assert f"line {line}" in str(caught.value)
    assert len(str(caught.value)) < 300
    assert caught.value.line == line


def test_an_empty_file() -> None:
    for text in ("", " \n\n"):
        assert list(psq.read_games(text)) == []
        with pytest.raises(FormatError, match="no game"):
            psq.read_game(text)


def test_other_encodings() -> None:
    text = PISKVORK.replace("pbrain-a", "Müller")
    game = psq.read_game(text.encode("cp1252"))
    assert game.headers["Black"] == "Müller.exe"
    assert len(game.problems) == 1
    assert "cp1252" in game.problems[0]
    assert psq.read_game(text.encode("gbk", "replace"), encoding="gbk").headers["Black"]


def test_hostile_files_are_refused_at_once() -> None:
    start = time.process_time()
    header = b"Piskvorky 15x15, 0:0, 0\n"
    for data in (
        b"8" * 50_000_000,
        header + b"8" * 30_000_000,
        header + b"8,8,1\n" * 5_000_000,
        header + b" " * 30_000_000 + b"\n8,8,1\n8,8,1",
        b"x\n" * 15_000_000,
        b" \n" * 15_000_000 + b"x",
        header + FIVE.encode() + b"8,8,1\n" * 5_000_000,
        header + FIVE.encode() + b"tail\n" * 5_000_000,
        header + b"8,8,1\0\n",
    ):
        with pytest.raises(FormatError) as caught:
            list(psq.read_games(data))
        assert len(str(caught.value)) < 400
    assert time.process_time() - start < 20


def test_what_is_lost_is_told_in_one_warning() -> None:
    game = Game.from_board(Board.from_moves("h8 i9", rule="renju"))
    game.headers = {"Black": "1,2", "BlackLevel": "high", "EndCode": "soon", "Event": "club night"}
    game.result = Result(Color.BLACK, EndReason.RESIGNATION)
    game.comment = "a comment"
    game.add_line("c3")
    game.end().clock = MoveTime(left=60, spent=1)
    game.end().marks.append(Mark(MarkShape.CROSS, 3))
    game.end().properties["ZZ"] = ["1"]
    with pytest.warns(LossWarning) as caught:
        text = psq.write_game(game)
    assert text == "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,1000\nhomo-1\nhomo-2\n-1\n"
    assert [str(warning.message) for warning in caught] == [
        "psq cannot hold: the rule (renju); headers (Event); variations; comments; marks; SGF "
        "properties; Black's level 'high'; clocks other than whole milliseconds of thought; "
        "Black's name '1,2'; the end code 'soon'; the result (Black wins by resignation)"
    ]


def test_a_set_up_cannot_be_written() -> None:
    game = Game.from_board(Board.from_stones(black=[(7, 7)]))
    with pytest.raises(FormatError, match="psq cannot hold a set-up position"):
        psq.write_game(game)


NAMES = st.sampled_from(["pbrain-a.exe", "12", "C#", "Anna Blum", "homo", "天元", "0", "-1", "1,x"])


@st.composite
def psq_games(draw: st.DrawFn) -> Game:
    """Games with all that a .psq file holds."""
    game = Game.from_board(draw(boards().filter(lambda board: not board.has_setup)))
    for node in game.mainline():
        if milliseconds := draw(st.integers(0, 2000) | st.integers(0, 10**12 - 1000)):
            node.clock = MoveTime(spent=milliseconds / 1000)
    for color in Color:
        if draw(st.booleans()):
            game.headers[color.title] = draw(NAMES)
        if draw(st.booleans()):
            game.headers[f"{color.title}Level"] = str(draw(st.integers(1, 9999)))
    if game.result is None:
        winner = game.end().board().turn.other
        game.result = draw(
            st.sampled_from(
                [None, Result(winner, EndReason.TIME), Result(winner, EndReason.FORFEIT)]
            )
        )
    return game


@settings(max_examples=60, deadline=None)
@given(psq_games())
def test_round_trip(game: Game) -> None:
    """All that the format holds comes back, given the rule."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        text = psq.write_game(game)
    assert len(caught) == (0 if game.rule.name == "freestyle" else 1)
    read = psq.read_game(text, rule=game.rule)
    assert read == game
    assert read.problems == []
    assert list(psq.read_games(text + text, rule=game.rule)) == [game, game]


@settings(max_examples=25, deadline=None)
@given(games())
def test_nothing_is_lost_silently(game: Game) -> None:
    if game.has_setup:
        return
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        text = psq.write_game(game)
    assert len(caught) <= 1
    read = psq.read_game(text, rule=game.rule)
    assert read.mainline_moves() == game.mainline_moves()
    if not caught:
        game.result = game.result or read.result
        assert read == game


PIECES = ["Piskvorky 15x15, 0:0, 0", "8,8,1", "1,1", "x", "0", "-1", "1,x", ",", "7,7,7,7", "#", ""]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=9), max_size=12).map("\n".join))
def test_any_text_gives_games_or_a_format_error(text: str) -> None:
    with contextlib.suppress(FormatError):
        for game in psq.read_games(text):
            assert game.rows()
