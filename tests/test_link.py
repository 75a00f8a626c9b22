"""Position links: they carry everything that a position is."""

import pytest
from hypothesis import given, settings

import game_strategies as gs
from tengen.board import Board
from tengen.errors import FormatError, LossWarning
from tengen.formats import link
from tengen.formats.link import parse_link, write_link
from tengen.game import EndReason, Game, Mark, MarkShape, MoveTime, Result
from tengen.rules import Color, Rule


def names(game: Game) -> list[str]:
    return [game.move_text(move) for move in game.mainline_moves()]


def test_a_link_reads_like_an_address() -> None:
    board = Board.from_moves("h8 i9 j10", rule="renju")
    assert write_link(board) == "?rule=renju&size=15#h8i9j10"
    base = "https://example.org/play"
    assert write_link(board, base=base) == f"{base}?rule=renju&size=15#h8i9j10"
    assert write_link(Board()) == "?rule=freestyle&size=15#"


def test_a_set_up_is_carried_too() -> None:
    board = Board.from_stones(
        black=[(7, 11), (8, 10)],
        white=[(9, 9)],
        turn="white",
        rule="42",
        size=19,
        captured_pairs=(1, 0),
    )
    assert write_link(board) == ("?rule=42&size=19&black=i9h8&white=j10&turn=white&pairs=1,0#")
    board.push_text("k11")
    text = write_link(board)
    assert text.endswith("&pairs=1,0#k11")
    game = parse_link(text)
    assert game.end().board() == board
    assert game.setup == board.root()
    assert game.problems == []


@pytest.mark.parametrize(
    ("text", "rule", "size", "moves"),
    [
        ("?rule=renju&size=15#h8i9j10", "renju", 15, 3),
        ("https://a.b/c?size=9&rule=caro#a1b2", "caro", 9, 2),
        ("  ?rule=RENJU&size=15#H8,I9 j10\n", "renju", 15, 3),
        ("?rule=renju&size=15", "renju", 15, 0),
        ("?rule=renju&size=15#", "renju", 15, 0),
        ("x?rule=42&size=19#h8%20i9", "42", 19, 2),
    ],
)
def test_links_are_read(text: str, rule: str, size: int, moves: int) -> None:
    for data in (text, text.encode()):
        game = link.read_game(data)
        assert (game.rule.name, game.size, len(names(game))) == (rule, size, moves)
        assert game.problems == []


def test_what_a_link_does_not_say_is_stated() -> None:
    game = parse_link("https://gomocalc.com/#/h8i9")
    assert (game.rule.name, game.size, names(game)) == ("freestyle", 15, ["h8", "i9"])
    assert len(game.problems) == 2
    told = parse_link("https://gomocalc.com/#/h8i9", rule="renju", size=19)
    assert (told.rule.name, told.size, told.problems) == ("renju", 19, [])
    ignored = parse_link("?rule=caro&size=15&utm=1#h8")
    assert ignored.problems == [
        "'utm' in the link was ignored: expected rule, size, black, white, turn, pairs"
    ]


def test_the_board_gives_the_result() -> None:
    game = parse_link("?rule=freestyle&size=15#h8a1i8a3j8a5k8a7l8")
    assert game.result == Result(Color.BLACK, EndReason.BOARD)


def test_a_foul_is_carried() -> None:
    board = Board.from_moves("f8 a1 g8 a3 h8 b6 i7 c1 i6 c3 i5 e1 i8", rule="renju", foul=True)
    again = parse_link(write_link(board)).end().board()
    assert again.outcome() == board.outcome()
    assert again == board


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("h8i9", "'h8i9' is not a link: expected one such as ?rule=renju#h8i9"),
        ("?rule=chess#", "bad link: no rule is called 'chess'"),
        ("?rule=renju&rule=caro#", "bad link: rule is given twice"),
        ("?size=4#", "bad link: board size 4 is not possible"),
        ("?size=big#", "bad link: 'big' is no size"),
        ("?size=-5#", "bad link: '-5' is no size"),
        ("?size=15#h8h8", "move 2 'h8': h8 cannot be played"),
        ("?size=15#h8z9", "move 2 'z9': move 'z9' is not on a 15x15 board"),
        ("?size=15#h8!", "bad link: '!' at character 3 is not a move"),
        ("?size=15#h8a1i8a3j8a5k8a7l8o1", "move 10 'o1'"),
        ("?black=h8&white=h8#", "bad link: two stones stand on h8"),
        ("?black=a1b1c1d1e1&white=h8#", "bad link: Black has won already"),
        ("?black=h8&white=i9&turn=red#", "bad link: 'red' is not a colour"),
        ("?rule=42&black=h8&white=i9&pairs=1#", "bad link: pairs '1': expected two numbers"),
        ("?rule=42&black=h8&white=i9&pairs=9,9#", "bad link: captured pairs (9, 9) cannot stand"),
        ("?black=x#", "bad link: 'x' at character 1 is not a move"),
        ("?size=15#" + "h8" * 100_000, "too long: 200,009 bytes"),
        ("?size=15#\0", "NUL character"),
    ],
)
def test_bad_links_give_clear_errors(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        link.read_game(text.encode())
    assert problem in str(caught.value)


def test_a_base_must_leave_room_for_the_position() -> None:
    with pytest.raises(ValueError, match="cannot begin a link"):
        write_link(Board(), base="https://a.b/?x=1")


def test_what_a_link_leaves_out_is_reported() -> None:
    game = Game(Rule("my rule"))
    node = game.add_line("h8 i9")
    game.add_line("a1")
    game.headers["Black"] = "x"
    game.result = Result(Color.WHITE, EndReason.TIME)
    node.comment, node.clock = "x", MoveTime(left=1)
    node.marks, node.properties = [Mark(MarkShape.CROSS, 0)], {"ZZ": ["1"]}
    with pytest.warns(LossWarning) as caught:
        write_link(game)
    assert len(caught) == 1
    message = str(caught[0].message)
    for loss in (
        "headers",
        "variations",
        "comments",
        "marks",
        "clocks",
        "properties",
        "the flags of the rule 'my rule'",
        "the result (White wins by time)",
    ):
        assert loss in message
    assert caught[0].filename == __file__


@settings(max_examples=100, deadline=None)
@given(gs.boards())
def test_every_position_comes_back(board: Board) -> None:
    game = parse_link(write_link(board, base="https://example.org/"))
    again = game.end().board()
    assert again == board
    assert again.move_stack == board.move_stack
    assert again.root() == board.root()
    assert again.outcome() == board.outcome()
    assert game.problems == []
    assert link.read_game(link.write_game(game)) == game
