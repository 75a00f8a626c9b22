"""A win or loss that the search reports is a proof: judged by a solver that tries every move."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from core_support import RULE_NAMES, Claim, Searcher, nearly_full_board, state_of, to_point
from solver import DRAW, Solver, cells_of, worth
from tengen.board import Board
from tengen.coords import SYMMETRIES, Move, Symmetry
from tengen.core.layout import NODES
from tengen.rules import Rule

FULL_DEPTH = 30  # enough to see the end of a board with ten empty points, reductions included


# Small and nearly full boards against the solver


def is_true(claim: Claim, truth: int) -> bool:
    """Whether a claim of a win or a loss holds, with a distance that can be kept."""
    if claim.win_in is not None:
        return 0 < truth <= claim.win_in
    if claim.loss_in is not None:
        return 0 < -truth <= claim.loss_in
    return True


def is_final(claim: Claim, truth: int) -> bool:
    """Whether a claim says of a win, a loss and a draw that it is one."""
    if truth == DRAW:
        return claim.value == 0
    return (claim.win_in if truth > 0 else claim.loss_in) is not None


def keeps(claim: Claim, board: Board, solver: Solver) -> bool:
    """Whether the move of a claim gets all that the position holds."""
    if claim.move is None or claim.move not in board.legal_moves:
        return False
    value = solver.solve_move(board, claim.move)
    if claim.win_in is not None:
        return 0 < value <= claim.win_in
    return value <= 0 if claim.loss_in is not None else value == DRAW


def complaints(board: Board, solver: Solver) -> list[str]:
    """What is wrong with the claims of the search about this board, at any depth."""
    truth, state, searcher = solver.solve(board), state_of(board), Searcher()
    wrong = []
    for depth in range(1, FULL_DEPTH + 1):
        claim = searcher.search(state, depth)
        assert claim is not None
        if not is_true(claim, truth):
            wrong.append(f"depth {depth}: {claim} is false")
        if depth == FULL_DEPTH and not is_final(claim, truth):
            wrong.append(f"full depth: {claim} does not see the end")
        if depth == FULL_DEPTH and not keeps(claim, board, solver):
            wrong.append(f"full depth: {claim} gives something away")
    return [f"{line}; truth {truth}; {board!r}" for line in wrong]


def judge(rule: str, sizes: tuple[int, ...], empty: range, count: int, seed: int) -> Counter[str]:
    """How many of these random boards are won, lost and drawn; the search must agree on all."""
    rng, ends = random.Random(f"{rule} {seed}"), Counter[str]()
    for _ in range(count):
        board = nearly_full_board(rng, rule, rng.choice(sizes), rng.choice(empty))
        solver = Solver(board.rule, board.size)
        assert complaints(board, solver) == []
        ends.update(features(board, solver))
    return ends


def features(board: Board, solver: Solver) -> Iterator[str]:
    """How the position ends, and what is special about it."""
    truth, cells = solver.solve(board), cells_of(board)
    yield "won" if truth > 0 else "lost" if truth < 0 else "drawn"
    if truth != 1 and not all(map(board.is_legal, solver.fives(cells, board.turn.other))):
        yield "forbidden block"
    losing = [move for move in board.legal_moves if solver.solve_move(board, move) < 0]
    if truth == DRAW and losing:
        holding = set(board.legal_moves) - set(losing)
        if all(solver.fives_after(cells, move, board.turn) for move in holding):
            yield "counter-four"


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_claims_about_nearly_full_boards_are_true(rule: str) -> None:
    ends = judge(rule, (6, 7, 8, 9), range(2, 9), 150, seed=1)
    assert min(ends["won"], ends["lost"], ends["drawn"]) >= 5
    assert ends["counter-four"] > 0
    assert (ends["forbidden block"] > 0) == (rule == "renju")


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_claims_about_small_boards_are_true(rule: str) -> None:
    judge(rule, (5, 6), range(7, 11), 20, seed=2)


def judge_move_by_move(board: Board) -> None:
    """Exclude the best move again and again; the claim must be true of the moves that are left."""
    solver, state, searcher = Solver(board.rule, board.size), state_of(board), Searcher()
    left = {move: solver.solve_move(board, move) for move in board.legal_moves}
    while left:
        best: Move | None = None
        for depth in range(1, 13):
            claim = searcher.search(state, depth)
            assert claim is not None
            best = claim.move
            if best is not None:
                assert best in left, repr(board)
                assert is_true(claim, max(left.values(), key=worth)), (claim, repr(board))
        if best is None:  # only moves that do not meet a threat are left
            assert max(left.values(), key=worth) < 0, repr(board)
            break
        del left[best]
        state["excluded"][state["excluded_count"]] = to_point(best, board.size)
        state["excluded_count"] += 1


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_claims_about_the_second_best_move_and_so_on_are_true(rule: str) -> None:
    rng = random.Random(rule)
    for _ in range(30):
        empty = rng.choice(range(3, 8))
        judge_move_by_move(nearly_full_board(rng, rule, rng.choice((6, 7, 8)), empty))


@pytest.mark.parametrize("rule", RULE_NAMES)
@pytest.mark.parametrize("width", [1, 3])
def test_claims_are_true_with_few_candidates(rule: str, width: int) -> None:
    rng = random.Random(f"{rule} {width}")
    for _ in range(40):
        board = nearly_full_board(rng, rule, rng.choice((6, 7, 8)), rng.choice(range(3, 8)))
        truth, state, searcher = (
            Solver(board.rule, board.size).solve(board),
            state_of(board),
            Searcher(),
        )
        state["width"] = width
        for depth in range(1, 13):
            claim = searcher.search(state, depth)
            assert claim is not None
            assert is_true(claim, truth), (claim, repr(board))


@pytest.mark.long
@pytest.mark.parametrize("rule", RULE_NAMES)
def test_claims_about_many_boards_are_true(rule: str) -> None:
    judge(rule, (5, 6, 7, 8, 9), range(2, 11), 1000, seed=3)
    judge(rule, (5, 6), range(10, 13), 20, seed=4)


# Positions where one thing decides


def position(rule: str, black: str, white: str, turn: str, *, size: int = 15) -> Board:
    """A set-up of stones by their names."""
    empty = Board(rule, size)

    def points(names: str) -> list[tuple[int, int]]:
        return [empty.xy(empty.parse_move(name)) for name in names.split()]

    return Board.from_stones(
        black=points(black), white=points(white), turn=turn, rule=rule, size=size
    )


def claims(board: Board, depth: int = 8) -> list[Claim]:
    """What the search says at each depth."""
    searcher, state = Searcher(), state_of(board)
    found = [searcher.search(state, ply) for ply in range(1, depth + 1)]
    return [claim for claim in found if claim is not None]


def distances(board: Board, depth: int = 8) -> set[int | None]:
    """All distances claimed: positive for wins, negative for losses, None for no claim."""
    return {
        claim.win_in or (-claim.loss_in if claim.loss_in else None)
        for claim in claims(board, depth)
    }


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_forbidden_block_is_a_loss_at_once(symmetry: Symmetry) -> None:
    board = Board.from_moves("h8g6f6g5f7g4h7g3g2a1", rule="renju").transform(symmetry)
    state, searcher = state_of(board), Searcher()
    for depth in range(1, 20):
        claim = searcher.search(state, depth)
        assert claim is not None
        assert claim.loss_in == 2
        assert claim.move is not None
        assert board.is_legal(claim.move)
        assert state["control"][NODES] < 1000


@pytest.mark.parametrize("rule", RULE_NAMES)
@pytest.mark.parametrize("turn", ["black", "white"])
@pytest.mark.parametrize("blocked", ["", "b", "w", "bw"])
def test_an_own_five_comes_before_any_block(rule: str, turn: str, blocked: str) -> None:
    black = "c3 d3 e3 f3 m12" + (" b5" if "w" in blocked else "")
    white = "c5 d5 e5 f5 m14" + (" b3" if "b" in blocked else "")
    board = position(rule, black, white, turn)
    for claim in claims(board):
        assert claim.win_in == 1
        assert board.move_text(claim.move or 0) in {"b3", "g3", "b5", "g5"}


@pytest.mark.parametrize(
    ("rule", "turn", "expected"),
    [
        ("freestyle", "black", {1}),
        ("standard", "black", {None}),
        ("renju", "black", {None}),
        ("caro", "black", {1}),
        ("caro-standard", "black", {None}),
        ("renju", "white", {1}),
    ],
)
def test_six_in_a_row_wins_where_it_does(rule: str, turn: str, expected: set[int | None]) -> None:
    mine, theirs = "c8 d8 e8 g8 h8", "c1 o15 o1 h15 a12"
    black, white = (mine, theirs) if turn == "black" else (theirs, mine)
    assert distances(position(rule, black, white, turn), 1) == expected


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_a_five_between_two_enemies_wins_where_it_does(rule: str) -> None:
    board = position(rule, "c8 d8 e8 f8", "b8 h8 o1 a12", "black")
    wins = rule not in {"caro", "caro-standard"}
    assert distances(board, 1) == ({1} if wins else {None})


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_the_edge_blocks_no_five(rule: str) -> None:
    board = position(rule, "a8 b8 c8 d8", "f8 h2 o1 a12", "black")
    assert distances(board, 1) == {1}


@pytest.mark.parametrize("rule", ["caro", "caro-standard"])
def test_a_four_is_stopped_beyond_its_end(rule: str) -> None:
    board = position(rule, "d8 e8 f8 g8 o15", "b8 o1 a12 m2", "white")
    for claim in claims(board, 4):
        assert claim.loss_in is None
        assert board.move_text(claim.move or 0) in {"c8", "h8", "i8"}


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_an_open_four_is_lost(rule: str) -> None:
    board = position(rule, "d8 e8 f8 g8 o15", "o1 a12 m2 b3", "white")
    assert distances(board) == {-2}


def test_white_wins_by_a_forbidden_block_of_black() -> None:
    board = position("renju", "h8 f6 f7 h7 g2 g8", "g6 g5 g4 a1 o1", "white")
    for claim in claims(board):
        assert claim.win_in == 3
        assert board.move_text(claim.move or 0) == "g3"


BLOCKADE_ROWS = """
    OOOXOOOOX
    OXXOOXXXX
    OXOXOXXOO
    OXXOXXXXO
    X.OO...XX
    XXOXOXXXO
    XXOOOXXXO
    XOOOXOOOO
    OXXOOXXX.
"""


def test_black_without_a_legal_move_draws_before_the_five() -> None:
    rows = BLOCKADE_ROWS.split()
    points = {
        color: [(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == color]
        for color in "XO"
    }
    board = Board.from_stones(
        black=points["X"], white=points["O"], turn="white", rule="renju", size=9
    )
    solver = Solver(Rule.from_name("renju"), 9)
    assert solver.solve(board) == DRAW
    assert complaints(board, solver) == []
