"""SGF: what is read, what is repaired, what is refused, and that nothing is lost."""

import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings

import game_strategies as gs
from tengen.board import Board
from tengen.errors import FormatError, LossWarning
from tengen.formats import sgf
from tengen.formats.sgf_tree import (
    MAX_GAMES,
    MAX_VALUES,
    escape,
    parse_collection,
    unescape,
)
from tengen.formats.text import MAX_BYTES, MAX_NODES
from tengen.game import EndReason, Game, Mark, MarkShape, MoveTime, Node, Result
from tengen.rules import Color, Rule

HEAD = "(;FF[4]GM[4]SZ[15]RU[freestyle]"
FIVE = ";B[hh];W[aa];B[ih];W[ca];B[jh];W[ea];B[kh];W[ga];B[lh]"
SECONDS = 10.0  # of the processor, generous: the slowest takes about two


@contextmanager
def in_time() -> Iterator[None]:
    start = time.process_time()
    yield
    assert time.process_time() - start < SECONDS


def read(text: str | bytes) -> Game:
    """A game that is read without any repair."""
    game = sgf.read_game(text)
    assert game.problems == []
    return game


def names(node: Node) -> list[str]:
    return [node.game.move_text(move) for move in node.mainline_moves()]


# Reading


def test_moves_count_from_the_top_left() -> None:
    game = read(f"{HEAD};B[hh];W[ig];B[aa];W[oo])")
    assert names(game) == ["h8", "i9", "a15", "o1"]
    assert (game.rule.name, game.size, game.result) == ("freestyle", 15, None)


def test_variations_come_in_order() -> None:
    game = read(f"{HEAD};B[hh](;W[ii];B[jj])(;W[gg](;B[aa])(;B[bb]))(;W[cc]))")
    assert names(game) == ["h8", "i7", "j6"]
    first = game.variations[0]
    assert [names(node) for node in first.variations] == [["j6"], ["a15"], []]
    assert len(list(game.walk())) == 8


def test_a_collection_holds_many_games() -> None:
    text = f"{HEAD};B[hh])\n{HEAD}GN[two];B[aa])\n\n{HEAD})"
    games = list(sgf.read_games(text))
    assert [len(game.mainline_moves()) for game in games] == [1, 1, 0]
    assert games[1].headers == {"Title": "two"}
    assert all(not game.problems for game in games)


def test_text_escapes_and_line_breaks() -> None:
    text = r"C[a\]b\\c\:d(;)" + "\\\nsoft\\\r\nsoft\nhard\r\nhard\rhard\ttab]"
    game = read(HEAD + text + ")")
    assert game.comment == "a]b\\c:d(;)softsoft\nhard\nhard\nhard\ttab"


def test_headers() -> None:
    game = read(
        f"{HEAD}PB[Meijin]PW[Sakata]BR[9d]EV[x\\]]RO[3]DT[2020-01-02]PC[Tokyo]GN[t]TM[60]"
        "AP[Sabaki:1]GC[long\ntext]TGHEADER[Mood \\: today:fine:so])"
    )
    assert game.headers == {
        "Black": "Meijin",
        "White": "Sakata",
        "BlackRank": "9d",
        "Event": "x]",
        "Round": "3",
        "Date": "2020-01-02",
        "Place": "Tokyo",
        "Title": "t",
        "TimeLimit": "60",
        "Program": "Sabaki:1",
        "Summary": "long\ntext",
        "Mood : today": "fine:so",
    }


def test_set_up_with_rectangles() -> None:
    game = read(f"{HEAD}AB[aa:bb][hh]AW[cc:ca]PL[W];W[ii])")
    black = [(0, 0), (1, 0), (0, 1), (1, 1), (7, 7)]
    white = [(2, 0), (2, 1), (2, 2)]
    assert game.setup == Board.from_stones(black=black, white=white, turn="white")
    assert names(game) == ["i7"]


def test_the_first_move_tells_whose_turn_a_set_up_has() -> None:
    assert read(f"{HEAD}AB[hh][gg]AW[ii];W[aa])").turn is Color.WHITE
    assert read(f"{HEAD}AB[hh][gg]AW[ii];B[aa])").turn is Color.BLACK
    assert read(f"{HEAD}AB[hh][gg]AW[ii])").turn is Color.WHITE  # who has fewer stones


def test_white_may_move_first() -> None:
    game = sgf.read_game(f"{HEAD};W[hh];B[ii])")
    assert names(game) == ["h8", "i7"]
    assert game.turn is Color.WHITE
    assert game.problems == ["White makes the first move, on the empty board"]
    assert sgf.read_game(sgf.write_game(game)) == game


def test_set_up_with_captured_pairs() -> None:
    game = read("(;GM[4]SZ[19]RU[42]AB[jj]AW[kk]PL[B]TGPAIRS[3,1];B[aa])")
    assert game.setup.captured_pairs == (3, 1)
    assert sgf.read_game(sgf.write_game(game)) == game


def test_stones_are_taken_away_before_the_first_move() -> None:
    game = sgf.read_game(f"{HEAD}AB[hh][gg]AW[ii];AE[gg]AW[jj]PL[B];C[here];B[aa])")
    assert game.setup == Board.from_stones(black=[(7, 7)], white=[(8, 8), (9, 9)], turn="black")
    assert game.comment == "here"
    assert game.problems == ["2 nodes before the first move joined to the root"]


def test_marks_of_every_shape() -> None:
    game = read(f"{HEAD};B[hh]TR[aa]SQ[bb:cb]CR[dd]MA[ee]LB[ff:A\\:1][gg:\\]]AR[aa:bb]LN[cc:dd])")
    size = 15
    assert sorted(game.end().marks) == sorted(
        [
            Mark(MarkShape.TRIANGLE, 0),
            Mark(MarkShape.SQUARE, size + 1),
            Mark(MarkShape.SQUARE, size + 2),
            Mark(MarkShape.CIRCLE, 3 * size + 3),
            Mark(MarkShape.CROSS, 4 * size + 4),
            Mark(MarkShape.LABEL, 5 * size + 5, "A:1"),
            Mark(MarkShape.LABEL, 6 * size + 6, "]"),
            Mark(MarkShape.ARROW, 0, to=size + 1),
            Mark(MarkShape.LINE, 2 * size + 2, to=3 * size + 3),
        ]
    )


def test_clocks() -> None:
    game = read(f"{HEAD};B[hh]BL[59.5]TGSPENT[0.5];W[ii]WL[-1]BL[59.5])")
    black, white = game.mainline()
    assert black.clock == MoveTime(left=59.5, spent=0.5)
    assert white.clock == MoveTime(left=-1)
    assert white.properties == {"BL": ["59.5"]}  # the other player's clock


def test_unknown_properties_survive_as_they_are() -> None:
    text = f"{HEAD}ZZ[a\\]\\:b][\\\n];B[hh]SBKV[51.2]N[name]KT[x:y]TE[1]OB[3])"
    game = read(text)
    assert game.properties == {"ZZ": ["a\\]\\:b", "\\\n"]}
    assert game.end().properties["SBKV"] == ["51.2"]
    again = sgf.write_game(game)
    assert "ZZ[a\\]\\:b][\\\n]" in again
    assert "SBKV[51.2]N[name]KT[x:y]TE[1]OB[3]" in again
    assert sgf.read_game(again) == game


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        *((name, name) for name in ("renju", "caro-standard", "1337", "42", "standard")),
        *(("0", "freestyle"), ("1", "standard"), ("2", "renju"), ("4", "renju")),
        *(
            ("8", "caro"),
            ("9", "caro-standard"),
            (" Renju ", "renju"),
            ("Caro_Standard", "caro-standard"),
        ),
        *(("Gomoku", "freestyle"), ("Free Style", "freestyle"), ("Gomoku standard", "standard")),
        *(("Caro Standard 15", "caro-standard"), ("Gomoku (15x15)", "freestyle")),
        *(("RIF", "renju"), ("Soosyrv-8", "renju"), ("Taraguchi-10", "renju")),
        *(
            ("Renju (Yamaguchi)", "renju"),
            ("Standard Gomoku", "standard"),
            ("caro exact", "caro-standard"),
        ),
    ],
)
def test_rules_in_many_spellings(text: str, rule: str) -> None:
    assert sgf.read_game(f"(;GM[4]SZ[15]RU[{text}])").rule == Rule.from_name(rule)


def test_a_rule_of_another_spelling_is_kept_as_a_header() -> None:
    game = sgf.read_game("(;GM[4]SZ[15]RU[Taraguchi-10])")
    assert game.headers == {"Rules": "Taraguchi-10"}
    assert game.problems == ["RU[Taraguchi-10] is read as renju"]
    assert read(sgf.write_game(game)) == game
    unknown = sgf.read_game("(;GM[4]SZ[15]RU[Japanese])")
    assert unknown.rule.name == "freestyle"
    assert unknown.headers == {"Rules": "Japanese"}
    assert unknown.problems[0] == "RU[Japanese] is no rule that we know"


@pytest.mark.parametrize(
    ("text", "winner", "reason"),
    [
        *(("B+", Color.BLACK, "unknown"), ("W+", Color.WHITE, "unknown"), ("b+1", 1, "unknown")),
        *(("W+R", 2, "resignation"), ("B+Resign", 1, "resignation"), ("B+T", 1, "time")),
        *(("W+Time", 2, "time"), ("B+F", 1, "forfeit"), ("w+forfeit", 2, "forfeit")),
        *(("0", None, "unknown"), ("Draw", None, "unknown"), ("draw ", None, "unknown")),
        *(("Black wins", 1, "unknown"), ("White wins by resignation", 2, "resignation")),
        *(("White+R", 2, "resignation"), ("B + 2.5", 1, "unknown"), ("1/2-1/2", None, "unknown")),
    ],
)
def test_results_in_many_spellings(text: str, winner: Color | None, reason: str) -> None:
    game = read(f"{HEAD}RE[{text}];B[hh])")
    assert game.result == Result(winner, EndReason(reason))


@pytest.mark.parametrize("text", ["?", "Void", "", " void "])
def test_no_result(text: str) -> None:
    assert read(f"{HEAD}RE[{text}];B[hh])").result is None
    assert read(f"{HEAD}RE[{text}]{FIVE})").result is None


def test_a_result_that_is_not_understood_is_stated() -> None:
    game = sgf.read_game(f"{HEAD}RE[Black was better];B[hh])")
    assert game.result is None
    assert "RE[Black was better] is no result" in game.problems[0]
    game = sgf.read_game(f"{HEAD}RE[B+Magic];B[hh])")
    assert game.result == Result(Color.BLACK)
    assert "RE[B+Magic]" in game.problems[0]


def test_the_board_gives_the_result_that_the_file_leaves_out() -> None:
    won = Result(Color.BLACK, EndReason.BOARD)
    assert read(f"{HEAD}{FIVE})").result == won
    assert read(f"{HEAD}RE[B+]{FIVE})").result == won
    assert read(f"{HEAD}RE[B+1]{FIVE})").result == won


def test_a_contradicting_result_is_stated() -> None:
    game = sgf.read_game(f"{HEAD}RE[W+R]{FIVE})")
    assert game.result == Result(Color.WHITE, EndReason.RESIGNATION)
    assert game.problems == [
        "the result is given as White wins by resignation, but on the board Black has won (five)"
    ]


def test_a_foul_at_the_end_is_read_and_written() -> None:
    moves = "f8 a1 g8 a3 h8 b6 i7 c1 i6 c3 i5 e1 i8"
    game = Game("renju")
    game.add_line(moves, foul=True)
    game.settle(None)
    assert game.result == Result(Color.WHITE, EndReason.BOARD)
    assert read(sgf.write_game(game)) == game
    stated = sgf.write_game(game).replace("RE[W+]", "RE[W+F]")
    assert read(stated) == game


def test_rule_and_size_can_be_overruled() -> None:
    game = sgf.read_game(f"{HEAD};B[hh])", rule="renju", size=19)
    assert (game.rule.name, game.size) == ("renju", 19)
    assert game.problems == [
        "the file says freestyle; read as renju, as asked",
        "the file says size 15; read as 19, as asked",
    ]
    silent = sgf.read_game("(;GM[4];B[hh])", rule="42", size=9)
    assert (silent.rule.name, silent.size, silent.problems) == ("42", 9, [])


def test_property_names_of_old_files() -> None:
    game = sgf.read_game("(;GaMe[4]SiZe[15]RU[0];Black[hh];White[ii]Comment[old])")
    assert names(game) == ["h8", "i7"]
    assert game.end().comment == "old"


# Encodings


@pytest.mark.parametrize(
    ("declared", "encoding", "text"),
    [
        ("UTF-8", "utf-8", "天元 é"),
        ("GB2312", "gb18030", "天元"),
        ("Big5", "big5", "天元"),
        ("Shift_JIS", "shift_jis", "五目 表ソ"),  # bytes that look like \ and ]
        ("ISO-8859-1", "latin-1", "é"),
        ("windows-1251", "cp1251", "рэндзю"),
        ("EUC-KR", "euc-kr", "오목"),
    ],
)
def test_the_file_names_its_encoding(declared: str, encoding: str, text: str) -> None:
    data = f"(;CA[{declared}]GM[4]SZ[15]RU[0]C[{text}])".encode(encoding)
    assert read(data).comment == text


def test_encodings_that_are_not_named() -> None:
    text = "(;GM[4]SZ[15]RU[0]C[天元])"
    for data in (text.encode(), text.encode("utf-8-sig"), text.encode("utf-16"), text):
        assert read(data).comment == "天元"
    assert sgf.read_game(text.encode("gbk"), encoding="gbk").comment == "天元"
    game = sgf.read_game("(;GM[4]SZ[15]RU[0]C[é€])".encode("cp1252"))
    assert game.comment == "é€"
    assert "is not UTF-8; read as cp1252" in game.problems[0]


def test_bad_encodings_are_repaired_and_stated() -> None:
    broken = b"(;CA[UTF-8]GM[4]SZ[15]RU[0]C[a\xff\xfeb])"
    game = sgf.read_game(broken)
    assert game.comment == "a\ufffd\ufffdb"
    assert "byte 0xff at offset 30 is not utf_8" in game.problems[0]
    unknown = sgf.read_game(b"(;CA[klingon]GM[4]SZ[15]RU[0]C[\xc3\xa9])")
    assert unknown.comment == "é"
    assert "unknown character encoding 'KLINGON'" in unknown.problems[0]
    assert sgf.read_game(b"(;CA[rot13]GM[4]SZ[15]RU[0])").problems
    assert sgf.read_game(bytes(range(128, 256)) + b"(;GM[4]SZ[15]RU[0])").problems
    two = b"(;CA[UTF-8]GM[4]SZ[15]RU[0])(;CA[GBK]GM[4]SZ[15]RU[0])"
    assert "different encodings (UTF-8, GBK)" in sgf.read_game(two).problems[0]


# Stated repairs


@pytest.mark.parametrize(
    ("moves", "kept", "problem"),
    [
        (";B[hh];W[];B[ii]", 1, "move 2: White passes, and a pass is no move here; 2 nodes"),
        (";B[hh];W[tt]", 1, "move 2: White passes, and a pass is no move here; 1 node"),
        (";B[hh];B[ii]", 1, "move 2: i7 is played by Black, but it is White's turn"),
        (";B[hh];W[ii];W[jj]", 2, "move 3: j6 is played by White, but it is Black's turn"),
        (";B[hh];W[hh];B[aa]", 1, "move 2: h8 is occupied; 2 nodes"),
        (";B[hh];W[pp]", 1, "move 2: 'pp' is not on a 15x15 board"),
        (";B[hh];W[hH]", 1, "move 2: 'hH' is not on a 15x15 board"),
        (";B[hh];W[h8]", 1, "move 2: 'h8' is no point: expected two letters such as 'hh'"),
        (";B[hh];W[aaa]", 1, "move 2: 'aaa' is no point"),
        (";B[hh];W[aa][bb]", 1, "move 2: 2 moves stand in one node"),
        (";B[hh]W[ii]", 0, "move 1: 2 moves stand in one node"),
        (";B[hh];AB[aa];W[ii]", 1, "move 2: stones are set up in the middle of the game; 2 nodes"),
        (";B[hh];W[ii]AW[aa]", 1, "move 2: stones are set up in the middle of the game"),
        (";B[hh];PL[B];W[ii]", 1, "move 2: stones are set up in the middle of the game"),
        (
            f"{FIVE};W[ii];B[jj]",
            9,
            "move 10: i7 is played after the end of the game (five); 2 nodes",
        ),
        (f"{FIVE};W[ii](;B[jj])(;B[kk];W[aa])", 9, "(five); 4 nodes"),
    ],
)
def test_a_branch_ends_where_it_cannot_be_played(moves: str, kept: int, problem: str) -> None:
    game = sgf.read_game(f"{HEAD}{moves})")
    assert len(game.mainline_moves()) == kept
    assert len(game.problems) == 1
    assert problem in game.problems[0]
    assert game.problems[0].endswith("dropped")


def test_naming_the_side_to_move_is_no_set_up() -> None:
    assert names(read(f"{HEAD};B[hh]PL[W];W[ii]PL[B];B[jj])")) == ["h8", "i7", "j6"]


def test_tt_is_a_point_of_a_board_of_twenty() -> None:
    game = read("(;GM[4]SZ[20]RU[0];B[tt])")
    assert names(game) == ["t1"]


def test_a_bad_branch_leaves_the_others_alone() -> None:
    game = sgf.read_game(f"{HEAD};B[hh](;W[hh];B[aa])(;W[ii];B[jj]))")
    assert names(game) == ["h8", "i7", "j6"]
    assert len(game.problems) == 1


def test_nodes_without_a_move_are_joined_to_the_one_before() -> None:
    game = sgf.read_game(f"{HEAD};B[hh]C[one]ZZ[1];C[two]TR[aa]ZZ[2];PL[W];W[ii])")
    first = game.variations[0]
    assert first.comment == "one\ntwo"
    assert first.marks == [Mark(MarkShape.TRIANGLE, 0)]
    assert first.properties == {"ZZ": ["1", "2"]}
    assert names(game) == ["h8", "i7"]
    assert game.problems == ["2 nodes without a move joined to the node before"]


def test_two_variations_with_the_same_move_are_joined() -> None:
    game = sgf.read_game(f"{HEAD};B[hh](;W[ii]C[a];B[aa])(;W[ii]C[b];B[bb]))")
    second = game.variations[0].variations[0]
    assert len(second.variations) == 2
    assert second.comment == "a\nb"
    assert game.problems == ["two variations begin with i7: they were joined"]


def test_a_move_in_the_root_gets_its_own_node() -> None:
    game = sgf.read_game("(;GM[4]SZ[15]RU[0]PB[x]B[hh]C[first]BL[3];W[ii])")
    assert names(game) == ["h8", "i7"]
    assert game.variations[0].comment == "first"
    assert game.variations[0].clock == MoveTime(left=3)
    assert game.headers == {"Black": "x"}
    assert game.problems == ["the root holds a move, which got a node of its own"]


def test_a_header_behind_a_fork_is_stated() -> None:
    game = sgf.read_game(f"{HEAD}(;PB[x]C[y];B[hh])(;B[aa]))")
    assert (game.headers, game.comment) == ({}, "y")
    assert "PB was dropped: expected it before the first fork" in game.problems


def test_what_is_missing_or_doubled_is_stated() -> None:
    assert sgf.read_game("(;PB[x];B[hh])").problems == [
        "no game is named (GM): read as Gomoku",
        "no rule is given: read as freestyle",
        "no board size is given: read as 15",
    ]
    assert sgf.read_game(f"{HEAD}PB[a]PB[b])").problems == ["PB has 2 values: the first was taken"]
    assert sgf.read_game(f"{HEAD}AB[hh][hh]AW[aa])").problems == ["h8 is named twice in AB"]
    assert sgf.read_game(f"junk {HEAD})").problems == ["text before the game was skipped: 'junk'"]
    assert sgf.read_game(f"{HEAD})) junk").problems == [
        "text after the last game was skipped: ') junk'"
    ]


def test_bad_marks_times_and_headers_are_dropped_and_stated() -> None:
    game = sgf.read_game(
        f"{HEAD}TGHEADER[nocolon]TR[zz]LB[aa]AR[aa:zz];B[hh]BL[soon]TGSPENT[-1]CR[aa:])"
    )
    assert not game.marks
    assert game.end().clock is None
    assert len(game.problems) == 7


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (f"{HEAD};B[hh];W[ii]", 2),
        (f"{HEAD};B[hh];W[i", 1),
        (f"{HEAD};B[hh];W", 1),
        (f"{HEAD};B[hh](;W[ii]", 2),
        (f"{HEAD};B[hh];W[ii]C[unfinished", 2),
        (f"{HEAD};B[hh];W[ii]C[unfinished\\", 2),
        (f"{HEAD}", 0),
        ("(;", 0),
    ],
)
def test_a_cut_off_file_keeps_what_there_is(text: str, kept: int) -> None:
    game = sgf.read_game(text)
    assert len(game.mainline_moves()) == kept
    assert any("the file ends inside a game" in problem for problem in game.problems)


def test_every_cut_of_a_game_gives_a_game_or_a_clear_error() -> None:
    whole = Game("renju")
    whole.add_line("h8 i9 j10").comment = "a]b\\c"
    whole.add_line("h8 k11").marks = [Mark(MarkShape.LABEL, 3, "x:y")]
    text = sgf.write_game(whole).rstrip()
    for length in range(2, len(text)):
        assert sgf.read_game(text[:length]).problems
    for length in (0, 1):
        with pytest.raises(FormatError, match="no game"):
            sgf.read_game(text[:length])


# Refused


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no game in ''"),
        ("hello", "no game in 'hello': expected '(;'"),
        ("()", "no game"),
        ("(;GM[1]SZ[19];B[aa])", "GM[1], which is Go: expected GM[4]"),
        ("(;GM[x])", "GM[x]: expected GM[4]"),
        ("(;GM[4]SZ[26])", "SZ[26]: expected 5 to 22"),
        ("(;GM[4]SZ[4])", "SZ[4]: expected 5 to 22"),
        ("(;GM[4]SZ[15:19])", "SZ[15:19]: expected one number"),
        ("(;GM[4]SZ[big])", "SZ[big]: expected one number"),
        ("(;GM[4]SZ[15]AB[hh]AW[hh])", "bad set-up: h8 is in AB and in AW"),
        ("(;GM[4]SZ[15]AB[hh]AW[zz])", "bad set-up: AW: 'zz' is not on a 15x15 board"),
        ("(;GM[4]SZ[15]AB[])", "bad set-up: AB: '' is no point"),
        ("(;GM[4]SZ[15]AB[aa:ea]AW[hh])", "bad set-up: Black has won already"),
        ("(;GM[4]SZ[15]AB[aa]AW[bb]PL[red])", "PL: 'red' is not a colour"),
        ("(;GM[4]SZ[15]RU[42]AB[aa]AW[bb]TGPAIRS[x])", "TGPAIRS[x]: expected two numbers"),
        ("(;GM[4]SZ[15]RU[42]AB[aa]AW[bb]TGPAIRS[9,0])", "captured pairs (9, 0) cannot stand"),
        ("(;GM[4]SZ[15]((;B[aa])))", "offset 13: a variation without a node: expected '(;'"),
        ("(;GM[4]SZ[15];B;W[aa])", "offset 15: the property B has no value"),
        ("(;GM[4];[aa])", "the value 'aa' belongs to no property"),
        ("(;GM[4];black[aa])", "'black' is no property: expected capital letters"),
        ("(;GM[4]\n $$)", "line 2, offset 9: unexpected '$$)' in a game"),
        ("(;GM[4]C[\0])", "NUL character at offset 9"),
    ],
)
def test_clear_errors(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        sgf.read_game(text)
    assert problem in str(caught.value)


def test_errors_know_their_place() -> None:
    with pytest.raises(FormatError) as caught:
        sgf.read_game("(;GM[4]\n\n;B[aa]$)")
    assert (caught.value.line, caught.value.offset) == (3, 15)


def test_a_bad_game_in_a_collection_comes_after_the_good_ones() -> None:
    games = sgf.read_games(f"{HEAD};B[hh])(;GM[1])")
    assert names(next(games)) == ["h8"]
    with pytest.raises(FormatError, match="Go"):
        next(games)


# Hostile files: each within a moment


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        pytest.param(lambda: "(" * 100_000, "no game", id="parentheses"),
        pytest.param(lambda: "(;" + "(;" * 100_000, "ends inside", id="nested"),
        pytest.param(
            lambda: "(;B[hh]" + ";W[hh]" * 100_000 + ")", "occupied; 100,000 nodes", id="deep"
        ),
        pytest.param(lambda: "(;" + ";C[x]" * 99_999 + ")", "99,999 nodes before", id="comments"),
        pytest.param(lambda: "(;B[aa];W[ab]" + "(;B[ba])" * 90_000 + ")", "joined", id="siblings"),
        pytest.param(lambda: "(;" + ";" * MAX_NODES, "more than 500,000 nodes", id="nodes"),
        pytest.param(
            lambda: "(;ZZ" + "[]" * (MAX_VALUES + 1), "more than 1,500,000 values", id="values"
        ),
        pytest.param(
            lambda: "(;C[" + "a" * 50_000_000 + "])", "too long: 50,000,006", id="long line"
        ),
        pytest.param(lambda: "(;C[" + "\\]" * (MAX_BYTES // 2 - 9) + "])", "no rule", id="escapes"),
        pytest.param(lambda: "(;C[" + "[" * (MAX_BYTES - 9), "ends inside", id="unfinished value"),
        pytest.param(lambda: "(;" + " " * (MAX_BYTES - 9), "ends inside", id="spaces"),
        pytest.param(lambda: "(;" + "A" * (MAX_BYTES - 9), "has no value", id="long name"),
        pytest.param(lambda: "x" * MAX_BYTES, "no game", id="no game"),
        pytest.param(lambda: f"(;SZ[22]TR{'[aa:vv]' * 1000})", "points in set-ups", id="marks"),
        pytest.param(lambda: f"(;SZ[22]AE{'[aa:vv]' * 1000})", "points in set-ups", id="set-ups"),
        pytest.param(lambda: f"(;GM[{'4' * 1_000_000}])", "expected GM[4]", id="long number"),
        pytest.param(lambda: f"(;SZ[{'1' * 1_000_000}])", "expected one number", id="long size"),
        pytest.param(lambda: f"(;RU[{'renju ' * 100_000}])", "read as renju", id="long rule"),
    ],
)
def test_hostile_files_are_refused_or_repaired_in_time(
    make: Callable[[], str], problem: str
) -> None:
    data = make().encode()  # made here: together they would fill the memory
    with in_time():
        try:
            stated = sgf.read_game(data).problems
        except FormatError as error:
            stated = [str(error)]
    assert any(problem in said for said in stated)
    assert all(len(said) < 300 for said in stated)


def test_a_collection_has_a_limit() -> None:
    with in_time(), pytest.raises(FormatError, match="more than 100,000 games"):
        list(parse_collection("(;)" * (MAX_GAMES + 1)))


def test_comments_of_many_joined_nodes_take_no_more_than_their_length() -> None:
    text = HEAD + ";B[hh]" + f";C[{'x' * 100}]" * 90_000 + ")"
    with in_time():
        assert len(sgf.read_game(text).end().comment) == 90_000 * 101 - 1


def test_problems_are_counted_when_there_are_too_many() -> None:
    game = sgf.read_game(HEAD + "TR" + "[zz]" * 1000 + ")")
    assert len(game.problems) == 101
    assert game.problems[-1] == "and 900 more problems"


@pytest.mark.parametrize("junk", [b"\xff\xfe", b"\x00\x00(;)", b"\x89PNG\r\n(;\x1a", b"(;\xf0\x9f"])
def test_garbage_gives_a_clear_error(junk: bytes) -> None:
    with pytest.raises(FormatError):
        sgf.read_game(junk)


# Writing


def test_what_is_written_is_plain_sgf() -> None:
    game = Game("renju")
    game.headers["Black"] = "a]b"
    game.add_line("h8 i9 j10")
    game.add_line("h8 k11").comment = "why\\not"
    game.result = Result(Color.WHITE, EndReason.TIME)
    assert sgf.write_game(game) == (
        "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[renju]PB[a\\]b]RE[W+T];B[hh]\n"
        "(;W[ig];B[jf])\n"
        "(;W[ke]C[why\\\\not]))\n"
    )


def test_lines_are_short_where_they_can_be() -> None:
    game = Game()
    game.add_line([point for point in range(100) if point not in (52, 77)][:60])
    assert all(len(line) <= 80 for line in sgf.write_game(game).splitlines())


@pytest.mark.parametrize("reason", list(EndReason))
@pytest.mark.parametrize("winner", [None, *Color])
@pytest.mark.parametrize("moves", ["h8", "h8 a1 i8 a3 j8 a5 k8 a7 l8"])
def test_every_result_comes_back(winner: Color | None, reason: EndReason, moves: str) -> None:
    game = Game()
    game.add_line(moves)
    game.result = Result(winner, reason)
    assert sgf.read_game(sgf.write_game(game)) == game
    game.result = None
    assert sgf.read_game(sgf.write_game(game)) == game


def test_what_sgf_cannot_hold_is_reported_in_one_warning() -> None:
    game = Game()
    game.clock = MoveTime(left=1)
    game.comment = "a\rb\0c\ud800"
    game.properties = {"SZ": ["9"], "lower": ["x"], "ZZ": ["a]b"], "YY": []}
    game.marks = [Mark(MarkShape.CROSS, 999)]
    with pytest.warns(LossWarning) as caught:
        text = sgf.write_game(game)
    assert len(caught) == 1
    message = str(caught[0].message)
    for part in (
        "SGF cannot hold: ",
        "a clock before the first move",
        "carriage returns in comments",
        "characters in comments that are no text",
        "a property with the name 'SZ'",
        "a property with the name 'lower'",
        "values of the property ZZ that are not escaped",
        "values of the property YY",
        "marks that are not on the board",
    ):
        assert part in message
    assert caught[0].filename == __file__
    assert sgf.read_game(text.encode()).comment == "a\nb\ufffdc\ufffd"


def test_a_rule_of_ones_own_is_reported() -> None:
    game = Game(Rule("my rule"))
    with pytest.warns(LossWarning, match="the flags of the rule 'my rule'"):
        sgf.write_game(game)


def test_a_collection_is_written_and_read_back() -> None:
    games = [Game("renju"), Game("42", 9), Game("caro")]
    for number, game in enumerate(games):
        game.add_line("c3 d4")
        game.headers["Round"] = str(number)
    assert list(sgf.read_games(sgf.write_games(games))) == games


@settings(max_examples=100, deadline=None)
@given(gs.games())
def test_reading_after_writing_is_the_identity(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # nothing may be lost
        text = sgf.write_game(game)
    assert sgf.read_game(text.encode()) == game
    assert sgf.write_game(sgf.read_game(text)) == text


@given(gs.texts())
def test_escaping(text: str) -> None:
    assert unescape(escape(text)) == text
