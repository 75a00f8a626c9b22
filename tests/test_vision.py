"""What a level overlooks: rows of stones, sooner the harder they are to see, but not fives."""

import pytest

from fives import five_moves, five_positions, leaves_five
from tengen import Board, Engine, Limit
from tengen.engine.levels import Level, LevelView
from tengen.engine.vision import Sight, StoneRow, rows, seen
from tengen.rules import Color

SEEDS = range(1000)
# Black has made a four along row 8, and White must block it at l8 (the other end is taken).
FOUR = "h8 g8 i8 c3 j8 c4 k8"
# The same, and White has an open three to go on with if it overlooks the four.
FOUR_AND_THREE = "h8 g8 i8 c3 j8 d4 o15 e5 k8"
# White has an open three on a diagonal far from Black's last move.
FAR_THREE = "h8 c3 h9 d4 k12 e5 l12"
# White threatens a five at c6, where Black makes a four with g10, and a three.
RENJU_BLOCK = (
    "h8 g8 f7 e6 d7 f8 e8 i9 c8 j9 h9 b7 i10 d5 e5 f4 j10 e3 h7 k9 g10 f6 c7 f3 b8 e9 g11 i6 g12 "
    "d8 l9 d9 f11 e4"
)


def names(board: Board, row: StoneRow) -> set[str]:
    return {board.move_text(stone) for stone in row.stones}


def sight(blindness: float) -> Sight:
    return Sight(three=blindness, four=blindness)


def share(board: Board, blindness: float, stones: set[str]) -> float:
    """How often one of these stones is not seen."""
    moves = {board.parse_move(name) for name in stones}
    missed = 0
    for seed in SEEDS:
        view = seen(board, sight(blindness), seed)
        missed += any(view.color_at(move) is None for move in moves)
    return missed / len(SEEDS)


def test_rows_are_fours_and_threes_that_can_become_a_five() -> None:
    board = Board.from_moves(FOUR)
    [four] = rows(board)
    assert (four.color, four.length, four.is_diagonal) == (Color.BLACK, 4, False)
    assert names(board, four) == {"h8", "i8", "j8", "k8"}
    board = Board.from_moves(FAR_THREE)
    found = {(row.color, row.length, row.is_diagonal): names(board, row) for row in rows(board)}
    assert found[Color.WHITE, 3, True] == {"c3", "d4", "e5"}


def test_a_row_without_room_for_five_is_no_threat() -> None:
    board = Board.from_moves("a1 a2 b2 d4 c3 k9")  # Black's diagonal ends at White's stone
    assert rows(board) == []


def test_who_is_not_blind_sees_everything() -> None:
    board = Board.from_moves(FOUR)
    assert all(seen(board, Sight(), seed) is board for seed in SEEDS)


def test_the_same_seed_sees_the_same() -> None:
    board = Board.from_moves(FAR_THREE)
    views = [seen(board, sight(0.3), seed) for seed in range(50)]
    assert views == [seen(board, sight(0.3), seed) for seed in range(50)]
    assert len({view.key for view in views}) > 1


def test_an_overlooked_row_lacks_one_stone_and_no_other_is_missing() -> None:
    board = Board.from_moves(FAR_THREE)
    row = {board.parse_move(name) for name in ("c3", "d4", "e5")}
    for seed in SEEDS:
        view = seen(board, sight(1.0), seed)
        missing = {m for c in Color for m in board.stones(c)} - {
            m for c in Color for m in view.stones(c)
        }
        assert missing <= row
        assert len(missing) <= 1
        assert view.turn == board.turn


def test_what_is_far_or_on_a_diagonal_is_missed_more_often() -> None:
    near = Board.from_moves("h8 c3 h9 d3 h11 e3 f4")  # beside the last move, along a row
    far = Board.from_moves("h8 c3 h9 d3 h11 e3 m12")
    diagonal = Board.from_moves("h8 c3 h9 d4 h11 e5 f7")
    straight = share(near, 0.15, {"c3", "d3", "e3"})
    assert 0.03 < straight < 0.13  # White's own: 7.5 % are meant
    assert share(far, 0.15, {"c3", "d3", "e3"}) > straight
    assert share(diagonal, 0.15, {"c3", "d4", "e5"}) > straight


def test_what_was_just_made_is_missed_less_often() -> None:
    just = Board.from_moves("h8 c3 h9 d3 m12 e3")
    later = Board.from_moves("h8 c3 h9 d3 m12 e3 f5 g5")
    stones = {"c3", "d3", "e3"}
    assert 0 < share(just, 0.3, stones) < 0.8 * share(later, 0.3, stones)


def test_a_four_that_is_noticed_is_seen_whole() -> None:
    """A three that shares a stone with it may be overlooked, but not by that stone."""
    board = Board.from_moves("h8 g8 i8 a1 j8 c1 k8 a15 k9 o1 k10")  # Black: l8, and k7 or k11
    for seed in SEEDS:
        view = seen(board, Sight(three=10.0), seed)
        assert all(view.color_at(board.parse_move(name)) for name in ("h8", "i8", "j8", "k8"))


def test_a_stone_that_blocks_a_four_is_never_overlooked() -> None:
    board = Board.from_moves("h8 g8 i8 g9 j8 g10 k8 l8 a1")  # White: g8 to g10, l8
    for seed in SEEDS:
        view = seen(board, Sight(three=10.0), seed)
        assert view.color_at(board.parse_move("g8")) is Color.WHITE


@pytest.mark.parametrize("rule", ["renju", "1337", "42", "caro"])
def test_every_rule_can_be_overlooked(rule: str) -> None:
    board = Board.from_moves("h8 c3 h9 d4 k12 e5 l13", rule=rule, size=15)
    views = [seen(board, sight(1.0), seed) for seed in range(20)]
    assert any(view != board for view in views)
    assert all(view.captured_pairs == board.captured_pairs for view in views)


def test_the_point_that_stops_a_five_never_seems_forbidden() -> None:
    """Without g10 Black's block at c6 seems to make two threes; so the whole board is searched."""
    board = Board.from_moves(RENJU_BLOCK, rule="renju", size=15)
    stop = board.parse_move("c6")
    assert five_moves(board) == {stop}
    level = Level(300, fours=0, sight=Sight(three=0.5))
    assert any(not seen(board, level.sight, seed).is_legal(stop) for seed in SEEDS)
    assert all(level.view(board, seed).board is board for seed in SEEDS)


def test_a_level_looks_at_the_board_once_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def view(level: Level, board: Board, seed: int) -> LevelView:
        looks.append(seed)
        return look(level, board, seed)

    look = Level.view
    monkeypatch.setattr(Level, "view", view)
    with Engine(level=3, seed=7, hash_mb=1) as engine:
        engine.play(Board.from_moves(FAR_THREE))
    assert looks == [7]


@pytest.mark.parametrize("rule", ["freestyle", "standard", "renju"])
def test_nobody_leaves_a_five_unplayed(rule: str) -> None:
    """Neither their own, nor the only point that stops one: level 1 rarely, from 3 on never."""
    positions = list(five_positions(rule, 25))
    for level, most in ((1, 3), (2, 1), (3, 0), (6, 0)):
        with Engine(level=level, hash_mb=1) as engine:
            assert sum(leaves_five(engine, *each) for each in positions) <= most


@pytest.mark.long
@pytest.mark.parametrize("rule", ["freestyle", "standard", "renju"])
def test_of_a_thousand_fives_few_are_left_unplayed(rule: str) -> None:
    positions = list(five_positions(rule, 1000))
    for level in range(1, 11):
        with Engine(level=level, hash_mb=1) as engine:
            missed = sum(leaves_five(engine, *each) for each in positions)
        assert missed <= {1: 50, 2: 10}.get(level, 0)


def test_a_four_and_an_open_three_are_rarely_missed_from_level_6_on() -> None:
    """Black wins by the four at j8, which makes an open three as well."""
    board = Board.from_moves("f8 e8 g8 a1 h8 a3 i10 a5 i11 c1")
    with Engine(hash_mb=1) as judge:
        best = judge.play(board, Limit(nodes=20_000)).info
    assert best.score.is_proven
    for level in (6, 7):
        with Engine(level=level, hash_mb=1) as engine:
            missed = 0
            for seed in range(60):
                engine.configure(seed=seed)
                missed += engine.play(board).info.score.win_in is None
            assert missed <= 3  # in games in which it overlooks the three


def test_a_line_never_passes_over_a_stone_that_stands() -> None:
    board = Board.from_moves(FAR_THREE)
    with Engine(level=1, hash_mb=1) as engine:
        for seed in range(40):
            engine.configure(seed=seed)
            info = engine.play(board, Limit(time=60)).info
            assert info.pv
            assert all(board.color_at(move) is None for move in info.pv)
