"""The codec of protocol words: what one end writes, the other reads."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tengen import RULES, Board, Info, Rule, RuleError, Score
from tengen.engine.info import Progress
from tengen.gomocup.client.details import Details
from tengen.gomocup.server.move_finder import detail_lines, realtime_line, summary_line
from tengen.gomocup.wire import (
    MAX_BLOCK,
    MAX_LINE,
    AnswerKind,
    Command,
    CommandReader,
    LineSplitter,
    RuleChoice,
    WireError,
    about_line,
    board_lines,
    forbid_line,
    move_at,
    move_line,
    parse_about,
    parse_answer,
    parse_info,
    parse_point,
    parse_stone,
    point_text,
    rule_number,
    rule_of,
    swap2_lines,
)


def commands(*lines: str) -> list[Command]:
    reader = CommandReader({"BOARD", "ABOUT", "END"})
    return [command for line in lines for command in reader.feed(line)]


# Lines


@given(st.lists(st.binary(max_size=40).filter(lambda b: not set(b) & set(b"\r\n"))), st.data())
def test_any_chunks_and_any_line_ends_give_the_same_lines(
    texts: list[bytes], data: st.DataObject
) -> None:
    ends = data.draw(st.lists(st.sampled_from([b"\n", b"\r", b"\r\n"]), min_size=len(texts)))
    stream = b"".join(text + end for text, end in zip(texts, ends, strict=False))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)))))
    splitter = LineSplitter()
    found = []
    for start, stop in pairwise([0, *cuts, len(stream)]):
        found += splitter.feed(stream[start:stop])
    whole = (text.decode("utf-8", "replace").strip() for text in texts)
    assert found == [line for line in whole if line]
    assert splitter.close() == []


def test_a_line_that_is_too_long_is_cut_and_the_next_one_is_whole() -> None:
    splitter = LineSplitter()
    for _ in range(16):
        assert splitter.feed(b"x" * 65536) == []
    assert [len(line) for line in splitter.feed(b"x\nABOUT\n")] == [MAX_LINE, 5]


def test_the_last_half_line_is_there_at_the_end() -> None:
    splitter = LineSplitter()
    assert splitter.feed(b"START 15\nEN") == ["START 15"]
    assert splitter.close() == ["EN"]


# Commands


def test_words_are_read_in_either_case() -> None:
    assert commands("start 15 15", "Turn 7 , 8") == [
        Command("START", ("15", "15")),
        Command("TURN", ("7,8",)),
    ]


def test_a_block_is_one_command_however_it_is_broken_into_lines() -> None:
    block = Command("BOARD", ("7,7,1", "8,8,2"))
    assert commands("BOARD", "7,7,1", "8,8,2", "DONE") == [block]
    assert commands("board 7,7,1 8,8,2 done") == [block]
    assert commands("BOARD 7,7,1", "8,8,2 DONE ABOUT") == [block, Command("ABOUT")]
    assert commands("BOARD", "DONE") == [Command("BOARD")]


def test_info_may_come_within_a_block_and_another_command_breaks_it_off() -> None:
    info = Command("INFO", ("time_left", "3"))
    assert commands("BOARD", "1,1,1", "INFO time_left 3", "DONE") == [
        info,
        Command("BOARD", ("1,1,1",)),
    ]
    assert commands("BOARD", "1,1,1", "what", "DONE") == [Command("BOARD", ("1,1,1", "what"))]
    assert commands("BOARD", "1,1,1", "END") == [Command("END")]
    assert commands("BOARD", "1,1,1", "BOARD 2,2,2 DONE") == [Command("BOARD", ("2,2,2",))]


def test_a_block_without_end_takes_no_memory_without_end() -> None:
    (block,) = commands("BOARD", *["1,1,1 2,2,2"] * MAX_BLOCK, "DONE")
    assert len(block.args) == MAX_BLOCK


def test_what_a_manager_writes_an_engine_reads() -> None:
    board = Board.from_moves("h8 i9 j10")
    for word in ("TURN", "TAKEBACK"):
        assert commands(move_line(word, board.peek(), 15)) == [Command(word, ("9,5",))]
    assert commands(*board_lines(board)) == [Command("BOARD", ("7,7,2", "8,6,1", "9,5,2"))]
    assert commands(*board_lines(board, "YXBOARD"))[0].word == "YXBOARD"
    assert commands(*swap2_lines(board.move_stack, 15)) == [
        Command("SWAP2BOARD", ("7,7", "8,6", "9,5"))
    ]


def test_a_set_up_goes_before_the_moves() -> None:
    board = Board.from_stones(black=[(1, 1), (2, 2)], white=[(3, 3), (4, 4)], moves="a1")
    assert board_lines(board)[1:-1] == ["1,1,2", "2,2,2", "3,3,1", "4,4,1", "0,14,2"]


@pytest.mark.parametrize(
    "word", ["", "7", "7,", "7,8,9", "a,b", "7;8", "99999,1", "٣,٤", "7,8 9,9"]
)
def test_what_is_no_point_is_refused(word: str) -> None:
    with pytest.raises(WireError, match="is not a point"):
        parse_point(word)


@pytest.mark.parametrize("word", ["", "7,8", "7,8,0", "7,8,4", "7,8,1,1", "x"])
def test_what_is_no_stone_is_refused(word: str) -> None:
    with pytest.raises(WireError, match="is not a stone"):
        parse_stone(word)


@given(st.integers(5, 22), st.data())
def test_points_come_back(size: int, data: st.DataObject) -> None:
    move = data.draw(st.integers(0, size * size - 1))
    assert move_at(parse_point(point_text(move, size)), size) == move


@pytest.mark.parametrize("point", [(15, 0), (0, 15), (-1, 0), (-1, -1)])
def test_a_point_off_the_board_is_refused(point: tuple[int, int]) -> None:
    with pytest.raises(WireError, match="expected 0 to 14"):
        move_at(point, 15)


# INFO and rules


def test_info_takes_numbers_and_passes_over_other_keys() -> None:
    assert parse_info(["TIME_LEFT", "-20"]) == ("time_left", -20)
    assert parse_info(["folder", "C:\\my", "folder"]) is None
    assert parse_info(["pondering", "1"]) is None
    assert parse_info([]) is None


@pytest.mark.parametrize("args", [["rule"], ["rule", "x"], ["rule", "1.5"], ["rule", "9" * 30]])
def test_info_refuses_what_is_no_number(args: list[str]) -> None:
    with pytest.raises(WireError, match="rule"):
        parse_info(args)


def test_info_takes_what_is_out_of_range_for_the_nearest() -> None:
    assert parse_info(["caution_factor", "6"]) == ("caution_factor", 5)
    assert parse_info(["strength", "-1"]) == ("strength", 0)


@pytest.mark.parametrize("rule", RULES.values(), ids=str)
def test_every_rule_has_its_number(rule: Rule) -> None:
    assert rule_of(rule_number(rule)) == RuleChoice(rule)


def test_numbers_of_rules() -> None:
    names = {0: "freestyle", 1: "standard", 2: "renju", 4: "renju", 5: "freestyle"}
    names |= {6: "freestyle", 8: "caro", 9: "caro-standard", 64: "1337", 128: "42"}
    assert {number: rule_of(number).rule.name for number in names} == names
    assert {number: rule_of(number).opening for number in (0, 5, 6)} == {
        0: None,
        5: "swap",
        6: "swap2",
    }
    with pytest.raises(RuleError, match=r"number 3: expected one of 0, 1, 2, 4, 5, 6, 8, 9, 64"):
        rule_of(3)


# Answers


@pytest.mark.parametrize(
    ("line", "kind", "points"),
    [
        ("7,8", "moves", ((7, 8),)),
        (" 7,8 8,8 \r", "moves", ((7, 8), (8, 8))),
        ("-1,5", "moves", ((-1, 5),)),
        ("OK", "ok", ()),
        ("ok", "ok", ()),
        ("OK then", "other", ()),
        ("SWAP", "swap", ()),
        ("ERROR no", "error", ()),
        ("unknown what", "unknown", ()),
        ("SUGGEST 7,8", "suggest", ((7, 8),)),
        ("MESSAGE 7,8", "message", ((7, 8),)),
        ("DEBUG x", "debug", ()),
        ("MESSAGE REALTIME BEST 7,8", "realtime", ((7, 8),)),
        ("INFO DEPTH 9", "detail", ()),
        ("FORBID 07080910.", "forbid", ((7, 8), (9, 10))),
        ("FORBID .", "forbid", ()),
        ("", "other", ()),
        ("7,8 or so", "other", ()),
    ],
)
def test_kinds_of_answers(line: str, kind: str, points: tuple[tuple[int, int], ...]) -> None:
    answer = parse_answer(line)
    assert (answer.kind, answer.points) == (kind, points)


@given(st.text())
def test_any_text_is_an_answer_of_some_kind(text: str) -> None:
    answer = parse_answer(text)
    assert answer.kind in AnswerKind
    Details(Board(), 0.0).take(answer)


def test_forbidden_points_and_about_come_back() -> None:
    answer = parse_answer(forbid_line([7, 15 * 10 + 14], 15))
    assert answer.points == ((7, 0), (14, 10))
    assert parse_about(about_line(name="x", version="1.0")) == {"name": "x", "version": "1.0"}


# Reports


def an_info(score: Score) -> Info:
    return Info(
        depth=9,
        seldepth=14,
        score=score,
        pv=(112, 113),
        nodes=12345,
        time=0.5,
        hashfull=3,
        progress=Progress(9, 1, 1),
    )


@pytest.mark.parametrize("score", [Score(-31), Score(win_in=5), Score(win_in=-4), Score(0)])
def test_a_report_comes_back_in_either_form(score: Score) -> None:
    info = an_info(score)
    details = Details(Board(), 0.0)
    for line in detail_lines(info, 15):
        details.take(parse_answer(line))
    best = details.best
    assert (best.depth, best.seldepth, best.score, best.pv) == (9, 14, score, info.pv)
    assert best.nodes == info.nodes
    details = Details(Board(), 0.0)
    details.take(parse_answer(summary_line(info, 15)))
    assert (details.best.depth, details.best.seldepth, details.best.score) == (9, 14, score)


def test_a_summary_of_several_lines_says_which_it_is() -> None:
    summary = "MESSAGE depth 9-14 multipv 1 ev -31 n 12345 n/ms 24 tm 500 pv 7,7 8,7"
    assert summary_line(an_info(Score(-31)), 15, total=3) == summary


def test_realtime_lines() -> None:
    assert realtime_line("REFRESH") == "MESSAGE REALTIME REFRESH"
    assert parse_answer(realtime_line("BEST", 112, 15)).key == "BEST"
