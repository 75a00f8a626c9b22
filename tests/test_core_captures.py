"""The core plays the capture rules as the library does, in step with it over whole games."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from capture_support import Solver, random_board
from core_support import (
    CAPTURE_RULES,
    State,
    draw_star,
    empty_state,
    put,
    scattered,
    state_of,
    to_move,
    to_point,
)
from tengen.board import Board
from tengen.coords import SYMMETRIES, Move
from tengen.core.capture_moves import forced_replies, winning_move
from tengen.core.captures import LOST, PENDING, UNDECIDED, WON, has_five, is_foul, pairs_at
from tengen.core.movegen import has_legal_move
from tengen.core.position import make, unmake
from tengen.engine.bridge import core_rule
from tengen.errors import UnsupportedRuleError
from tengen.lines import any_winning_line
from tengen.rules import Color, Overline, Rule

DATA = Path(__file__).parent / "data" / "capture_examples.jsonl"
STEPS = 12  # of a walk


def empty_points(board: Board) -> list[Move]:
    return [move for move in range(board.size**2) if board.color_at(move) is None]


def verdict(board: Board) -> int:
    """What the last move has decided, by the library."""
    outcome = board.outcome()
    if board.pending_five is not None:
        return PENDING
    if outcome is None or outcome.winner is None:
        return UNDECIDED
    return WON if outcome.winner == board.turn.other else LOST


def check_step(state: State, board: Board) -> int:
    """Pairs, verdict and the forbidden points of both colours agree; how many are forbidden."""
    ply = int(state["ply"])
    assert state["pairs"][2 * ply : 2 * ply + 2].tolist() == list(board.captured_pairs)
    assert int(state["verdict"][ply]) == verdict(board), repr(board)
    assert int(state["empties"]) == len(empty_points(board))
    if board.is_game_over():
        return 0
    forbidden = 0
    for side, color in enumerate(Color):
        found = {
            move for move in empty_points(board) if is_foul(state, to_point(move, board.size), side)
        }
        assert found == set(board.forbidden_for(color)), (color, repr(board))
        forbidden += len(found)
    assert has_legal_move(state, int(board.turn) - 1)
    return forbidden


def random_move(rng: random.Random, board: Board) -> Move:
    """A legal move, often one that takes a pair or stands next to a stone of its colour."""
    legal = list(board.legal_moves)
    taking = [move for move in legal if board.captures(move)]
    if taking and rng.random() < 0.3:
        return rng.choice(taking)
    near = []
    for stone in rng.sample(board.stones(board.turn), min(4, len(board.stones(board.turn)))):
        x, y = board.xy(stone)
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (2, 2), (-2, 0)):
            if 0 <= x + dx < board.size and 0 <= y + dy < board.size:
                near.append(board.move_at(x + dx, y + dy))
    near = [move for move in near if move in legal]
    return rng.choice(near if near and rng.random() < 0.8 else legal)


def play_in_step(rule: str, size: int, rng: random.Random) -> int:
    """Play from a random set-up on both, and back again; how many pairs were taken."""
    start = random_board(rng, rule, size)
    board, state = start.copy(), state_of(start)
    pairs = sum(start.captured_pairs)
    for _ in range(STEPS):
        if board.is_game_over():
            break
        move = random_move(rng, board)
        make(state, to_point(move, size))
        board.push(move)
        check_step(state, board)
    pairs = sum(board.captured_pairs) - pairs
    while board.ply:
        board.pop()
        unmake(state)
    check_step(state, board)
    return pairs


@pytest.mark.parametrize("size", [5, 6, 9, 13, 19, 22])
@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_library_and_core_play_in_step(rule: str, size: int) -> None:
    rng, games = random.Random(f"{rule} {size}"), 2 if size > 13 else 8
    assert sum(play_in_step(rule, size, rng) for _ in range(games)) > 0


@pytest.mark.long
@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_library_and_core_play_many_games_in_step(rule: str) -> None:
    rng = random.Random(f"long {rule}")
    for _ in range(300):
        play_in_step(rule, rng.randint(5, 22), rng)


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_forbidden_points_of_set_ups_are_the_library_s(rule: str) -> None:
    rng = random.Random(rule)
    forbidden = 0
    for _ in range(100):
        board = random_board(rng, rule, rng.choice((7, 9, 12)))
        forbidden += check_step(state_of(board), board)
    assert forbidden > 20


def examples() -> list[dict[str, Any]]:
    return [json.loads(line) for line in DATA.read_text().splitlines()]


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_the_worked_examples_come_out_as_they_should(rule: str) -> None:
    sides = {"X": Color.BLACK, "O": Color.WHITE}
    for example in examples():
        rows = example["board"]
        stones = {
            letter: [(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == letter]
            for letter in "XO"
        }
        board = Board.from_stones(
            black=stones["X"],
            white=stones["O"],
            turn=sides[example["turn"]],
            rule=rule,
            size=len(rows),
            captured_pairs=example["pairs"],
        )
        for symmetry in SYMMETRIES[:2]:
            play_example(board.transform(symmetry), example["expect"][rule], symmetry)


def play_example(board: Board, expected: list[dict[str, Any]], symmetry: Any) -> None:
    """Make the moves of an example and compare what it tells of each."""
    state, turn = state_of(board), board.turn
    for step in expected:
        row, column = step["move"]
        point = to_point(symmetry.apply(board.move_at(column, row), board.size), board.size)
        side = int(turn) - 1
        assert is_foul(state, point, side) == ("illegal" in step), step
        if "illegal" in step:
            break
        assert pairs_at(state, point, side) == len(step["captured"]) // 2
        make(state, point)
        ply = int(state["ply"])
        assert state["pairs"][2 * ply : 2 * ply + 2].tolist() == step["pairs"]
        told = int(state["verdict"][ply])
        assert (told == PENDING) == (step["pending_five"] is not None), step
        winner = {WON: turn, LOST: turn.other}.get(told)
        assert winner == {"X": Color.BLACK, "O": Color.WHITE, None: None}[step["winner"]], step
        turn = turn.other


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_standing_fives_are_found(rule: str) -> None:
    rng, found = random.Random(rule), 0
    for _ in range(60):
        state, cells = empty_state(rule, 8), scattered(rng, 8, 0.2)
        for color in Color:
            draw_star(rng, cells, 8, int(color))
        state["is_setting_up"] = True
        for move, cell in enumerate(cells[:64]):
            if cell:
                put(state, move, Color(cell))
        for color in Color:
            stands = any_winning_line(cells, 8, color, Rule.from_name(rule)) is not None
            assert has_five(state, int(color)) == stands
            found += stands
    assert found > 0


# Wins at once, and the answers to them


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_wins_at_once_are_found_and_no_others(rule: str) -> None:
    rng, solver, won = random.Random(rule), Solver(), 0
    for _ in range(150):
        board = random_board(rng, rule, rng.choice((6, 7, 8)))
        point = winning_move(state_of(board), int(board.turn) - 1)
        assert (point != 0) == solver.wins(board, 1), repr(board)
        won += point != 0
        if point:
            assert not solver.loses_by(board, to_move(point, board.size), 1)
    assert 20 < won < 130


def check_replies(board: Board, solver: Solver) -> str:
    """Each legal move that is not listed loses at once; what kind of position it is."""
    state = state_of(board)
    before = state.copy()
    count = int(forced_replies(state, 0, int(board.turn) - 1))
    assert state["key"] == before["key"]
    assert state["info"].tobytes() == before["info"].tobytes()
    if count < 0:
        return "free"
    listed = {to_move(point, board.size) for point in state["move_list"][:count]}
    legal = set(board.legal_moves)
    assert len(listed) == count
    assert listed <= legal
    for move in legal - listed:
        assert solver.loses_by(board, move, 2), (board.move_text(move), repr(board))
    return "pending" if board.pending_five else "narrow" if legal - listed else "wide"


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_moves_left_out_of_the_replies_lose_at_once(rule: str) -> None:
    rng, kinds = random.Random(rule), dict.fromkeys(("free", "pending", "narrow", "wide"), 0)
    for _ in range(150):
        board = random_board(rng, rule, rng.choice((6, 7, 8)))
        kinds[check_replies(board, Solver())] += 1
    assert kinds["narrow"] > 8
    assert kinds["pending"] > 0


def test_a_pair_offered_to_the_five_may_free_the_point_that_breaks_it() -> None:
    board = Board.from_stones(
        black=[(3, 0), (4, 0), (6, 1), (5, 2), (3, 3), (5, 3), (1, 4), (4, 5), (6, 5)],
        white=[
            *[(1, 0), (5, 0), (2, 1), (3, 1), (4, 1), (0, 2)],
            *[(2, 3), (4, 3), (5, 4), (6, 4), (1, 5), (3, 5)],
        ],
        turn="black",
        rule="42",
        size=7,
        captured_pairs=(4, 2),
    )
    assert check_replies(board, Solver()) == "narrow"
    board.push_text("d3")
    board.push_text("d5")  # five, but it takes d4 and d3
    board.push_text("d4")  # and so d5 and d6 are taken
    assert board.outcome() is not None


@pytest.mark.long
@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_moves_left_out_of_the_replies_lose_on_many_boards(rule: str) -> None:
    rng = random.Random(f"long {rule}")
    for _ in range(6000):
        check_replies(random_board(rng, rule, rng.choice((6, 7, 8, 9))), Solver())


def test_other_flags_with_captures_are_refused() -> None:
    rule = Rule.from_name("42")._replace(name="odd", white_overline=Overline.NOTHING)
    with pytest.raises(UnsupportedRuleError, match="odd"):
        core_rule(rule)
