"""The game tree: moves, variations, results, and what must not depend on its depth."""

import copy
import pickle

import pytest
from hypothesis import given, settings

import game_strategies as gs
from tengen.board import Board
from tengen.errors import ForbiddenError, GameOverError, OccupiedError, OutOfRangeError
from tengen.game import (
    EndReason,
    Game,
    Mark,
    MarkShape,
    MoveTime,
    Node,
    Result,
    contradiction,
    settled,
)
from tengen.outcome import Outcome, Termination
from tengen.rules import Color

FIVE = "h8 a1 i8 a3 j8 a5 k8 a7 l8"
DOUBLE_FOUR = "f8 a1 g8 a3 h8 b6 i7 c1 i6 c3 i5 e1 i8"  # the last move is a foul in renju


def names(node: Node) -> list[str]:
    return [node.game.move_text(move) for move in node.mainline_moves()]


def full_board_game() -> Game:
    """As deep as a game can be without captures: 484 moves and no five."""
    size = 22
    points: dict[int, list[int]] = {0: [], 1: []}
    for point in range(size * size):
        points[(point % size // 2 + point // size) % 2].append(point)
    game = Game(size=size)
    game.add_line([point for pair in zip(*points.values(), strict=True) for point in pair])
    return game


def test_moves_are_checked_as_they_are_added() -> None:
    game = Game("renju")
    node = game.add_line("h8 i9")
    for text, error in (("h8", OccupiedError), ("p1", OutOfRangeError)):
        with pytest.raises(error):
            node.add_line(text)
    with pytest.raises(OutOfRangeError):
        node.add(225)
    assert not node.variations
    assert names(game) == ["h8", "i9"]


def test_a_forbidden_move_is_refused_or_ends_the_game() -> None:
    *line, foul = DOUBLE_FOUR.split()
    node = Game("renju").add_line(line)
    with pytest.raises(ForbiddenError, match="double-four"):
        node.add_line([foul])
    last = node.add_line([foul], foul=True)
    assert node.game.outcome() == Outcome(Termination.FORBIDDEN, Color.WHITE)
    with pytest.raises(GameOverError):
        last.add_line("o15")


def test_adding_a_known_move_returns_its_node() -> None:
    game = Game()
    first = game.add_line("h8 i9")
    assert game.add_line("h8 i9") is first
    assert game.variation(game.mainline_moves()[0]) is first.parent
    with pytest.raises(KeyError, match="a15"):
        game.variation(0)


def test_a_node_knows_its_place() -> None:
    game = Game()
    node = game.add_line("h8 i9 j10")
    other = game.add_line("h8 k11")
    assert (game.ply, node.ply, node.color, other.color, game.color) == (0, 3, 1, 2, None)
    assert (game.is_mainline(), node.is_mainline(), other.is_mainline()) == (True, True, False)
    assert node.is_main_variation()
    assert not other.is_main_variation()
    assert node.game is other.game is game.game is game
    assert [n.move for n in node.path()] == node.moves() == game.mainline_moves()
    assert game.end() is node
    assert [n.ply for n in game.walk()] == [0, 1, 2, 3, 2]


def test_boards_of_nodes_are_independent_copies() -> None:
    game = Game("renju")
    node, other = game.add_line("h8 i9 j10"), game.add_line("a1 b2")
    board = node.board()
    assert board == Board.from_moves("h8 i9 j10", rule="renju")
    board.pop()
    board.push_text("o15")
    assert other.board() == Board.from_moves("a1 b2", rule="renju")
    assert node.board() == Board.from_moves("h8 i9 j10", rule="renju")
    assert game.board() == Board("renju")


def test_promote_demote_and_remove() -> None:
    game = Game()
    a, b, c = (game.add_line(move) for move in ("a1", "b1", "c1"))
    c.promote()
    assert game.variations == [a, c, b]
    a.promote()
    assert game.variations == [a, c, b]
    a.demote()
    assert game.variations == [c, a, b]
    b.demote()
    assert game.variations == [c, a, b]
    deep = b.add_line("d1 e1")
    side = b.add_line("f1")
    side.promote_to_main()
    assert game.variations == [b, c, a]
    assert b.variations == [side, deep.parent]
    b.remove()
    assert game.variations == [c, a]
    with pytest.raises(ValueError, match="removed"):
        deep.add(0)
    with pytest.raises(ValueError, match="root"):
        game.promote()


def test_a_removed_node_does_not_confuse_the_others() -> None:
    game = Game()
    game.add_line("h8 i9 j10").remove()
    assert game.add_line("h8 i9 k11").board() == Board.from_moves("h8 i9 k11")
    assert repr(game.end()) == "<Node 3. k11, 0 variations>"
    assert repr(game) == "<Game freestyle 15x15, 3 moves>"


def test_from_board_takes_set_up_moves_and_outcome() -> None:
    board = Board.from_stones(black=[(0, 0)], white=[(1, 1)], turn="black", size=9)
    board.push_text("e5")
    game = Game.from_board(board)
    assert game.end().board() == board
    assert game.has_setup
    assert game.setup == board.root()
    assert (game.turn, game.size, game.rule.name) == (Color.BLACK, 9, "freestyle")
    assert game.result is None
    won = Game.from_board(Board.from_moves(FIVE))
    assert won.result == Result(Color.BLACK, EndReason.BOARD)
    assert not won.has_setup


def test_white_may_move_first_from_a_set_up() -> None:
    game = Game.from_board(Board.from_stones(black=[(7, 7)], turn="white"))
    assert game.add_line("i9").color is Color.WHITE
    assert game.turn is Color.WHITE


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (Result(Color.BLACK, EndReason.BOARD), "Black wins on the board"),
        (Result(Color.WHITE, EndReason.RESIGNATION), "White wins by resignation"),
        (Result(Color.WHITE, EndReason.TIME), "White wins by time"),
        (Result(None, EndReason.AGREEMENT), "draw by agreement"),
        (Result(Color.BLACK, EndReason.FORFEIT), "Black wins by forfeit"),
        (Result(None), "draw"),
    ],
)
def test_results_in_words(result: Result, text: str) -> None:
    assert str(result) == text


def test_the_board_settles_what_a_file_leaves_open() -> None:
    five = Outcome(Termination.FIVE, Color.BLACK)
    foul = Outcome(Termination.FORBIDDEN, Color.WHITE)
    board_black = Result(Color.BLACK, EndReason.BOARD)
    forfeit = Result(Color.WHITE, EndReason.FORFEIT)
    assert settled(None, None) is None
    assert settled(None, five) == board_black
    assert settled(Result(Color.BLACK), five) == board_black
    assert settled(Result(Color.BLACK), None) == Result(Color.BLACK)
    assert settled(Result(Color.BLACK, EndReason.TIME), five) == Result(Color.BLACK, EndReason.TIME)
    assert settled(forfeit, foul) == Result(Color.WHITE, EndReason.BOARD)
    assert settled(forfeit, five) == forfeit


def test_contradictions_are_told() -> None:
    five = Outcome(Termination.FIVE, Color.BLACK)
    assert contradiction(None, five) is None
    assert contradiction(Result(Color.BLACK, EndReason.TIME), five) is None
    assert contradiction(Result(Color.WHITE), None) is None
    assert "Black has won (five)" in str(contradiction(Result(Color.WHITE), five))
    assert "goes on" in str(contradiction(Result(Color.WHITE, EndReason.BOARD), None))
    drawn = Outcome(Termination.FULL_BOARD, None)
    assert "it is a draw" in str(contradiction(Result(Color.WHITE), drawn))
    game = Game()
    game.add_line(FIVE)
    game.settle(Result(Color.WHITE))
    assert game.result == Result(Color.WHITE)
    assert len(game.problems) == 1


def test_clocks_and_marks_refuse_nonsense() -> None:
    for left, spent in (
        (None, None),
        (float("nan"), None),
        (None, float("inf")),
        (1.0, -1.0),
        (1e10, 0),
    ):
        with pytest.raises(ValueError, match="expected"):
            MoveTime(left, spent)
    assert MoveTime(left=-2.5).left == -2.5  # a player who lost on time
    for shape, text, to in (
        (MarkShape.TRIANGLE, "x", None),
        (MarkShape.CIRCLE, "", 3),
        (MarkShape.ARROW, "", None),
    ):
        with pytest.raises(ValueError, match=shape):
            Mark(shape, 0, text, to)


def test_equality_looks_at_everything_but_problems() -> None:
    def game() -> Game:
        made = Game("renju")
        made.add_line("h8 i9")
        made.add_line("h8 j10")
        return made

    assert game() == game()
    different = [game() for _ in range(10)]
    different[0].headers["Black"] = "x"
    different[1].result = Result(None)
    different[2].end().comment = "x"
    different[3].end().clock = MoveTime(left=1)
    different[4].end().marks.append(Mark(MarkShape.CROSS, 0))
    different[5].properties["ZZ"] = ["1"]
    different[6].end().add(0)
    different[7].variations[0].variations.reverse()
    different[8] = Game("renju", 19)
    different[9] = Game("freestyle")
    assert all(other != game() for other in different)
    same = game()
    same.problems.append("x")
    same.end().marks = []
    assert same == game()
    assert game() != "a game"


def test_the_order_of_marks_has_no_meaning() -> None:
    one, other = Game(), Game()
    one.marks = [Mark(MarkShape.CROSS, 0), Mark(MarkShape.CIRCLE, 1)]
    other.marks = one.marks[::-1]
    assert one == other


def test_no_tree_is_too_deep() -> None:
    game = full_board_game()
    assert game.end().ply == 484
    assert game.outcome() == Outcome(Termination.FULL_BOARD, None)
    for again in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert again == game
        assert again.end().board() == game.end().board()
    assert len(list(game.walk())) == 485
    game.end().promote_to_main()


@settings(max_examples=40, deadline=None)
@given(gs.games())
def test_a_copy_is_equal_and_independent(game: Game) -> None:
    other = game.copy()
    assert other == game
    other.end().comment += "x"
    other.headers["New"] = "x"
    other.properties.setdefault("ZZQ", []).append("x")
    assert other != game
    assert "ZZQ" not in game.properties


@settings(max_examples=40, deadline=None)
@given(gs.trees())
def test_every_node_has_the_board_of_its_moves(game: Game) -> None:
    for node in game.walk():
        board = game.setup
        for move in node.moves():
            board.push(move, foul=True)
        assert node.board() == board
        assert node.board().move_stack == node.moves()
        assert node.board().outcome() == board.outcome()
