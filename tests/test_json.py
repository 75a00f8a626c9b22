"""Tengen JSON: strict reading, and that nothing is lost."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import game_strategies as gs
from tengen.board import Board
from tengen.errors import FormatError, LossWarning
from tengen.formats import json as tengen_json
from tengen.game import EndReason, Game, Mark, MarkShape, MoveTime, Result
from tengen.rules import Color, Rule

DOCUMENT = Path(__file__).parent.parent / "docs" / "formats.md"


def example() -> Game:
    """A game with something in every place."""
    board = Board.from_stones(
        black=[(9, 9)], white=[(10, 10)], turn="black", rule="42", captured_pairs=(1, 0)
    )
    game = Game.from_board(board)
    game.headers = {"Black": "天元", "White": "b"}
    game.comment = "root"
    game.result = Result(Color.WHITE, EndReason.TIME)
    first = game.add_line("k12")
    first.clock = MoveTime(left=59.5, spent=0.5)
    first.marks = [Mark(MarkShape.LABEL, 0, "A"), Mark(MarkShape.ARROW, 0, to=20)]
    game.add_line("k12 l9").properties = {"SBKV": ["51.2"]}
    game.add_line("k12 m9").comment = "or so"
    return game


def fields() -> Any:
    """The example as plain data, to be broken."""
    return json.loads(tengen_json.write_game(example()))


def test_what_is_written() -> None:
    assert tengen_json.write_game(example()) == (
        """{
 "tengen": 1,
 "rule": "42",
 "size": 19,
 "setup": {"black": ["j10"], "white": ["k9"], "turn": "black", "pairs": [1, 0]},
 "headers": {"Black": "天元", "White": "b"},
 "result": {"winner": "white", "reason": "time"},
 "nodes": [
  {"comment": "root"},
  {"move": "k12", "clock": {"left": 59.5, "spent": 0.5}, "marks": """
        """[{"shape": "arrow", "point": "a19", "to": "b18"}, """
        """{"shape": "label", "point": "a19", "text": "A"}]},
  {"move": "l9", "properties": {"SBKV": ["51.2"]}},
  {"parent": 1, "move": "m9", "comment": "or so"}
 ]
}
"""
    )


def test_the_example_comes_back() -> None:
    text = tengen_json.write_game(example())
    for data in (text, text.encode(), text.encode("utf-8-sig"), text.encode("utf-16")):
        game = tengen_json.read_game(data)
        assert game == example()
        assert game.problems == []


def test_the_least_game() -> None:
    game = tengen_json.read_game('{"tengen": 1, "rule": "renju", "size": 15, "nodes": [{}]}')
    assert game == Game("renju")
    assert game.problems == []


def test_an_array_holds_many_games() -> None:
    games = [Game("renju"), example(), Game("caro", 9)]
    assert list(tengen_json.read_games(tengen_json.write_games(games))) == games
    assert list(tengen_json.read_games("[]")) == []
    with pytest.raises(FormatError, match="no game"):
        tengen_json.read_game("[]")


def test_a_contradicting_result_is_kept_and_stated() -> None:
    game = Game()
    game.add_line("h8 a1 i8 a3 j8 a5 k8 a7 l8")
    game.result = Result(Color.WHITE, EndReason.RESIGNATION)
    again = tengen_json.read_game(tengen_json.write_game(game))
    assert again == game
    assert "on the board Black has won" in again.problems[0]


def test_rule_and_size_can_be_overruled() -> None:
    text = '{"tengen": 1, "rule": "renju", "size": 15, "nodes": [{}, {"move": "h8"}]}'
    game = tengen_json.read_game(text, rule="caro", size=19)
    assert (game.rule.name, game.size) == ("caro", 19)
    assert len(game.problems) == 2


def put(*path: str | int, value: Any) -> Callable[[Any], None]:
    """A change that sets a value of the document."""

    def change(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        document[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Any], None]:
    """A change that takes a value out of the document."""

    def change(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        del document[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (drop("tengen"), "$: an object was found, expected a game, with its version"),
        (put("tengen", value=2), "$.tengen: 2 was found, expected version 1"),
        (put("tengen", value="1"), "$.tengen: '1' was found, expected a whole number"),
        (put("tengen", value=True), "$.tengen: True was found, expected a whole number"),
        (drop("nodes"), "$: an object was found, expected the field 'nodes' in it"),
        (put("colour", value=1), "$: unknown field 'colour', expected headers, nodes"),
        (put("rule", value="chess"), "$.rule: 'chess' was found, expected one of freestyle"),
        (put("rule", value=["renju"]), "$.rule: an array was found, expected one of"),
        (put("size", value=4), "$.size: board size 4 is not possible"),
        (put("size", value=19.5), "$.size: 19.5 was found, expected a whole number"),
        (put("setup", value=[]), "$.setup: an array was found, expected an object"),
        (drop("setup", "turn"), "$.setup: an object was found, expected the field 'turn'"),
        (put("setup", "turn", value="red"), "$.setup.turn: 'red' was found, expected one of black"),
        (put("setup", "black", 0, value="z1"), "$.setup.black[0]: move 'z1' is not on a 19x19"),
        (put("setup", "black", 0, value=3), "$.setup.black[0]: 3 was found, expected a string"),
        (put("setup", "black", value=["k9"]), "$.setup: two stones stand on k9"),
        (put("setup", "pairs", value=[9, 0]), "$.setup: captured pairs (9, 0) cannot stand"),
        (put("setup", "pairs", value=[1]), "$.setup: captured pairs (1,) cannot stand"),
        (put("headers", value="x"), "$.headers: 'x' was found, expected an object"),
        (put("headers", "Black", value=1), "$.headers.Black: 1 was found, expected a string"),
        (put("headers", "a b", value=1), "$.headers.'a b': 1 was found"),
        (put("result", "winner", value="x"), "$.result.winner: 'x' was found, expected one of"),
        (put("result", "reason", value="luck"), "$.result.reason: 'luck' was found"),
        (drop("result", "reason"), "$.result: an object was found, expected the field 'reason'"),
        (put("nodes", value={}), "$.nodes: an object was found, expected an array"),
        (put("nodes", value=[]), "$.nodes: an array was found, expected at least one node"),
        (put("nodes", 0, "move", value="a1"), "$.nodes[0]: unknown field 'move'"),
        (put("nodes", 0, "parent", value=0), "$.nodes[0]: unknown field 'parent'"),
        (drop("nodes", 1, "move"), "$.nodes[1]: an object was found, expected the field 'move'"),
        (put("nodes", 1, "move", value=""), "$.nodes[1].move: '' is not a move"),
        (put("nodes", 1, "move", value="j10"), "$.nodes[1].move: j10 cannot be played"),
        (put("nodes", 3, "move", value="l9"), "$.nodes[3].move: 'l9' was found, expected a move"),
        (put("nodes", 3, "parent", value=3), "$.nodes[3].parent: 3 was found, expected the number"),
        (put("nodes", 3, "parent", value=-1), "$.nodes[3].parent: -1 was found, expected the num"),
        (put("nodes", 3, "parent", value=None), "$.nodes[3].parent: None was found"),
        (put("nodes", 3, "comment", value=3), "$.nodes[3].comment: 3 was found, expected a string"),
        (put("nodes", 1, "clock", value={}), "$.nodes[1].clock: a clock without time says nothing"),
        (put("nodes", 1, "clock", "left", value="5"), "$.nodes[1].clock.left: '5' was found"),
        (put("nodes", 1, "clock", "spent", value=-1), "$.nodes[1].clock: -1 seconds spent"),
        (put("nodes", 1, "clock", "left", value=10**400), "expected a number that is not so large"),
        (
            put("nodes", 1, "clock", "left", value=1e10),
            "$.nodes[1].clock: 10000000000.0 is no time",
        ),
        (put("nodes", 1, "marks", 0, "shape", value="star"), "$.nodes[1].marks[0].shape: 'star'"),
        (put("nodes", 1, "marks", 0, "text", value="x"), "$.nodes[1].marks[0]: shape arrow with"),
        (drop("nodes", 1, "marks", 0, "to"), "$.nodes[1].marks[0]: shape arrow to None"),
        (put("nodes", 2, "properties", "ZZ", value="x"), "$.nodes[2].properties.ZZ: 'x' was found"),
        (
            put("nodes", 2, "properties", "ZZ", value=[1]),
            "$.nodes[2].properties.ZZ[0]: 1 was found",
        ),
    ],
)
def test_complaints_name_the_path(change: Callable[[Any], None], problem: str) -> None:
    document = fields()
    change(document)
    with pytest.raises(FormatError) as caught:
        tengen_json.read_game(json.dumps(document))
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1, column 1: Expecting value"),
        ("hello", "line 1, column 1: Expecting value"),
        ("3", "$: 3 was found, expected an array"),
        ("[3]", "$[0]: 3 was found, expected a game"),
        ('{"tengen": 1,\n}', "line 2, column 1"),
        ('{"tengen": 1', "line 1, column 13"),
        ('{"tengen": 1, "tengen": 1}', "the field 'tengen' was found twice"),
        ('{"tengen": NaN}', "NaN was found, expected a number"),
        ('{"tengen": 1e999}', "$.tengen: inf was found"),
        ('{"tengen": 1}{}', "Extra data"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ("[" * 100_000 + "]" * 100_000, "nested too deeply"),
        ("1" * 100_000, "cannot be read: Exceeds the limit"),
        ('{"tengen": 1, "x": "\0"}', "NUL character"),
        ("[" + "0," * tengen_json.MAX_BYTES, "too long"),
        ("[" + "0," * 5_000_000 + "0]", "$[0]: 0 was found"),
        ('"' + "a" * 10_000_000 + '"', "expected an array"),
    ],
)
def test_broken_files(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        tengen_json.read_game(text)
    assert problem in str(caught.value)
    assert len(str(caught.value)) < 300


def test_too_many_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tengen_json, "MAX_NODES", 3)
    with pytest.raises(FormatError, match=r"\$\.nodes: .* expected at most 3 nodes"):
        tengen_json.read_game(tengen_json.write_game(example()))


def test_what_json_cannot_hold_is_reported() -> None:
    game = Game(Rule("my rule"))
    game.marks = [Mark(MarkShape.CROSS, 999)]
    with pytest.warns(LossWarning) as caught:
        tengen_json.write_game(game)
    assert len(caught) == 1
    message = str(caught[0].message)
    assert "the flags of the rule 'my rule'" in message
    assert "marks that are not on the board" in message


@settings(max_examples=60, deadline=None)
@given(gs.games(gs.texts(gs.CHARACTERS | st.sampled_from("\0\r\x1b"))))
def test_reading_after_writing_is_the_identity(game: Game) -> None:
    text = tengen_json.write_game(game)
    assert tengen_json.read_game(text.encode()) == game
    assert tengen_json.write_game(tengen_json.read_game(text)) == text


def test_characters_without_an_encoding() -> None:
    game = Game()
    game.comment = "lone \ud800 half"
    text = tengen_json.write_game(game)
    assert "\\ud800" in text
    assert tengen_json.read_game(text.encode()) == game


def test_the_documented_example_is_read() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    document = text.split("```json\n")[1].split("```")[0]
    game = tengen_json.read_game(document)
    assert game.problems == []
    assert tengen_json.read_game(tengen_json.write_game(game)) == game
