"""What a level overlooks: rows of stones, the easier the harder they are to see."""

import pytest

from tengen import Board, Engine, Limit
from tengen.engine.vision import Row, rows, seen
from tengen.rules import Color

SEEDS = range(400)
# Black has made a four along row 8, and White must block it at l8 (the other end is taken).
FOUR = "h8 g8 i8 c3 j8 c4 k8"
# The same, and White has an open three to go on with if it overlooks the four.
FOUR_AND_THREE = "h8 g8 i8 c3 j8 d4 o15 e5 k8"
# White has an open three on a diagonal far from Black's last move.
FAR_THREE = "h8 c3 h9 d4 k12 e5 l12"


def names(board: Board, row: Row) -> set[str]:
    return {board.move_text(stone) for stone in row.stones}


def share(board: Board, blindness: float, stones: set[str]) -> float:
    """How often one of these stones is not seen."""
    moves = {board.parse_move(name) for name in stones}
    missed = 0
    for seed in SEEDS:
        view = seen(board, blindness, seed)
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
    assert all(seen(board, 0.0, seed) is board for seed in SEEDS)


def test_the_same_seed_sees_the_same() -> None:
    board = Board.from_moves(FAR_THREE)
    views = [seen(board, 0.3, seed) for seed in range(50)]
    assert views == [seen(board, 0.3, seed) for seed in range(50)]
    assert len({view.key for view in views}) > 1


def test_an_overlooked_row_lacks_one_stone_and_no_other_is_missing() -> None:
    board = Board.from_moves(FAR_THREE)
    row = {board.parse_move(name) for name in ("c3", "d4", "e5")}
    for seed in SEEDS:
        view = seen(board, 1.0, seed)
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
    straight = share(near, 0.05, {"c3", "d3", "e3"})
    assert 0.03 < straight < 0.13  # White's own: 7.5 % are meant
    assert share(far, 0.05, {"c3", "d3", "e3"}) > straight
    assert share(diagonal, 0.05, {"c3", "d4", "e5"}) > straight


def test_what_was_just_made_is_missed_less_often() -> None:
    just = Board.from_moves("h8 c3 h9 d3 m12 e3")
    later = Board.from_moves("h8 c3 h9 d3 m12 e3 f5 g5")
    stones = {"c3", "d3", "e3"}
    assert 0 < share(just, 0.1, stones) < 0.8 * share(later, 0.1, stones)


@pytest.mark.parametrize("rule", ["renju", "1337", "42", "caro"])
def test_every_rule_can_be_overlooked(rule: str) -> None:
    board = Board.from_moves("h8 c3 h9 d4 k12 e5 l13", rule=rule, size=15)
    views = [seen(board, 1.0, seed) for seed in range(20)]
    assert any(view != board for view in views)
    assert all(view.captured_pairs == board.captured_pairs for view in views)


def test_the_lowest_level_misses_a_four_now_and_then_and_a_high_one_never() -> None:
    board = Board.from_moves(FOUR_AND_THREE)
    block = board.parse_move("l8")

    def misses(level: int, times: int) -> int:
        with Engine(level=level, hash_mb=1) as engine:
            count = 0
            for seed in range(times):
                engine.configure(seed=seed)
                result = engine.play(board, Limit(time=60))
                assert board.is_legal(result.move)
                count += result.move != block
        return count

    assert 1 < misses(1, 200) < 40
    assert misses(7, 20) == 0


def test_a_line_never_passes_over_a_stone_that_stands() -> None:
    board = Board.from_moves(FAR_THREE)
    with Engine(level=1, hash_mb=1) as engine:
        for seed in range(40):
            engine.configure(seed=seed)
            info = engine.play(board, Limit(time=60)).info
            assert info.pv
            assert all(board.color_at(move) is None for move in info.pv)
