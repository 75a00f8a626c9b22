"""One game of the arena: how it ends, what is kept of it, and the clocks."""

from typing import Any

import pytest

from arena_support import Choose, Scripted, first_free, last_free, small_match
from tengen import Board, Color
from tengen.arena.pairing import Task
from tengen.arena.player import Ending, FaultError
from tengen.arena.playing import Record, StoppedError, play_game
from tengen.arena.settings import Adjudication, MatchSettings
from tengen.engine.limit import Limit
from tengen.play.clock import TimeControl

TASK = Task(0, black=0, white=1, opening=0, symmetry=0)


def conditions(**changes: Any) -> MatchSettings:
    return small_match(**{"openings": ((),), **changes})


def play(black: Scripted, white: Scripted, rules: MatchSettings | None = None) -> Record:
    return play_game(TASK, rules or conditions(), [black, white].__getitem__)


def row(y: int) -> Choose:
    """Fill a row from the left."""

    def choose(board: Board) -> int:
        return next(move for move in range(7 * y, 49) if board.is_legal(move))

    return choose


def test_a_game_is_won_on_the_board() -> None:
    game = play(Scripted(row(0), depth=4, nodes=100), Scripted(row(3)))
    assert (game.winner, game.ending, game.detail) == (0, Ending.BOARD, "five")
    assert game.moves == [0, 21, 1, 22, 2, 23, 3, 24, 4]
    assert game.loser == 1
    assert (game.points(0), game.points(1)) == (1.0, 0.0)
    assert game.infos[0] == {"seconds": 0.01, "depth": 4, "nodes": 100}
    assert [ply for ply, _ in game.infos_of(1)] == [1, 3, 5, 7]
    assert Record.from_plain(game.to_plain()) == game


def test_openings_are_placed_and_turned() -> None:
    rules = conditions(openings=((0, 8, 1),))
    for symmetry, corner in ((0, 0), (2, 48)):
        board = rules.board(TASK._replace(symmetry=symmetry))
        assert board.ply == 3
        assert corner in board.stones(Color.BLACK)
    game = play(Scripted(row(0)), Scripted(row(3)), rules)
    assert game.opening == 3
    assert len(game.infos) == len(game.moves) - 3
    assert [ply for ply, _ in game.infos_of(0)] == [4, 6, 8]


def test_a_full_board_is_a_draw() -> None:
    """Columns in pairs of colours, so that nobody gets five."""
    board = Board("freestyle", 5)
    black = [0, 1, 4, 7, 8, 10, 11, 14, 17, 18, 20, 21, 24]
    white = [move for move in range(25) if move not in black]
    order = [move for pair in zip(black, [*white, None], strict=True) for move in pair]
    for move in order[:-1]:
        assert move is not None
        board.push(move)
    assert board.outcome() is not None

    def follow(board: Board) -> int:
        move = order[board.ply]
        assert move is not None
        return move

    game = play(Scripted(follow), Scripted(follow), conditions(size=5))
    assert (game.winner, game.ending, game.detail) == (None, Ending.BOARD, "full-board")
    assert game.points(0) == game.points(1) == 0.5


@pytest.mark.parametrize("fault", [Ending.TIME, Ending.CRASH, Ending.ILLEGAL])
def test_a_fault_loses_the_game_and_is_told(fault: Ending) -> None:
    def fail(board: Board) -> int | FaultError:
        return FaultError(fault, "it was seen to fail") if board.ply == 3 else row(3)(board)

    game = play(Scripted(row(0)), Scripted(fail))
    assert (game.winner, game.loser) == (0, 1)
    assert game.ending is fault
    assert game.ending.is_forfeit
    assert game.detail == "it was seen to fail"
    assert len(game.moves) == 3


@pytest.mark.parametrize("move", [0, 49, -1])
def test_a_point_that_is_taken_or_off_the_board_is_an_illegal_move(move: int) -> None:
    game = play(Scripted(row(0)), Scripted(lambda board: move))
    assert (game.winner, game.ending) == (0, Ending.ILLEGAL)
    assert game.moves == [0]


def test_a_foul_is_lost_on_the_board() -> None:
    three_and_three = (111, 0, 110, 14, 97, 210, 82, 224)  # Black's next at 112 is a double three
    rules = conditions(rule="renju", size=15, openings=(three_and_three,))
    game = play(Scripted(lambda board: 112), Scripted(first_free), rules)
    assert (game.winner, game.ending, game.detail) == (1, Ending.BOARD, "forbidden")


def test_a_game_that_is_stopped_counts_for_nothing() -> None:
    player = Scripted(first_free)
    with pytest.raises(StoppedError):
        play_game(TASK, conditions(), lambda engine: player, lambda: len(player.limits) > 4)


def test_a_player_that_is_ended_with_the_match_has_no_fault() -> None:
    player = Scripted(lambda board: FaultError(Ending.CRASH, "killed"))
    with pytest.raises(StoppedError):
        play_game(TASK, conditions(), lambda engine: player, lambda: bool(player.limits))


# Adjudication


def test_nothing_is_adjudicated_unless_asked() -> None:
    game = play(Scripted(first_free, win_in=3), Scripted(last_free, win_in=-4))
    assert game.ending is Ending.BOARD


@pytest.mark.parametrize(
    ("black", "white", "winner"),
    [
        ({"score": 900}, {"score": -850}, 0),
        ({"win_in": -4}, {"win_in": 5}, 1),
        ({"score": 900}, {"win_in": -6}, 0),
        ({"score": 900}, {"score": -700}, None),
        ({"score": 900}, {"score": 900}, None),
        ({"score": 900}, {}, None),
    ],
)
def test_a_win_that_both_see_is_called(
    black: dict[str, int], white: dict[str, int], winner: int | None
) -> None:
    rules = conditions(adjudication=Adjudication(win_score=800, win_moves=2))
    game = play(Scripted(first_free, **black), Scripted(last_free, **white), rules)
    if winner is None:
        assert game.ending is Ending.BOARD
    else:
        assert (game.ending, game.winner, len(game.moves)) == (Ending.AGREED, winner, 4)


def test_a_long_game_is_called_a_draw() -> None:
    rules = conditions(adjudication=Adjudication(draw_plies=6))
    game = play(Scripted(first_free), Scripted(last_free), rules)
    assert (game.ending, game.winner, len(game.moves)) == (Ending.LENGTH, None, 6)


# Clocks


def test_clocks_run_down_and_gain_the_increment() -> None:
    black, white = Scripted(row(0)), Scripted(row(3))
    play(black, white, conditions(control=TimeControl.parse("3s+0.5 2s/move")))
    assert [limit.black_clock for limit in white.limits] == pytest.approx([3.49, 3.98, 4.47, 4.96])
    assert {(limit.time, limit.black_inc) for limit in black.limits} == {(2.0, 0.5)}


def test_engines_are_told_their_clocks_and_limits() -> None:
    black, white = Scripted(row(0)), Scripted(row(3))
    game = play(
        black, white, conditions(control=TimeControl(main=1.0), limit=Limit(nodes=50, depth=3))
    )
    assert [limit.black_clock for limit in black.limits] == pytest.approx(
        [1, 0.99, 0.98, 0.97, 0.96]
    )
    assert {(limit.nodes, limit.depth, limit.time) for limit in white.limits} == {(50, 3, None)}
    assert game.infos[-1]["left"] == pytest.approx(0.95)
