"""Under the capture rules, too, a win or loss that the search reports is a proof."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from capture_support import Solver, nearly_full_board, random_board
from core_support import CAPTURE_RULES, Claim, Searcher, state_of, to_point
from tengen.board import Board
from tengen.coords import Move
from tengen.core.evaluate import LARGEST_ESTIMATE, evaluate
from tengen.core.position import make, unmake
from tengen.core.trace import trace
from tengen.rules import Color

NODES = 100_000  # a depth


def position(rule: str, black: str, white: str, turn: str, pairs: tuple[int, int]) -> Board:
    """A set-up of stones by their names, on 13x13."""
    empty = Board(rule, 13)

    def points(names: str) -> list[tuple[int, int]]:
        return [empty.xy(empty.parse_move(name)) for name in names.split()]

    return Board.from_stones(
        black=points(black),
        white=points(white),
        turn=turn,
        rule=rule,
        size=13,
        captured_pairs=pairs,
    )


def claims(board: Board, depth: int = 8) -> list[Claim]:
    """What the search says at each depth."""
    searcher, state = Searcher(), state_of(board)
    found = [searcher.search(state, ply, nodes=NODES) for ply in range(1, depth + 1)]
    return [claim for claim in found if claim is not None]


# Random boards against a solver that tries every move


def check_claims(board: Board, solver: Solver, longest: int) -> Counter[str]:
    """Every claim of at most `longest` plies is true; how many of each kind there were."""
    kinds: Counter[str] = Counter()
    for claim in dict.fromkeys(claims(board)):
        assert claim.move is not None
        assert board.is_legal(claim.move), (claim, repr(board))
        if claim.win_in is not None and claim.win_in <= longest:
            assert solver.wins(board, claim.win_in), (claim, repr(board))
            kinds[f"win in {claim.win_in}"] += 1
        if claim.loss_in is not None and claim.loss_in <= longest:
            assert solver.loses(board, claim.loss_in), (claim, repr(board))
            kinds[f"loss in {claim.loss_in}"] += 1
    return kinds


def judge(rule: str, count: int, seed: int) -> Counter[str]:
    """Crowded boards to five plies, open ones to three."""
    rng, kinds = random.Random(f"{rule} {seed}"), Counter[str]()
    for _ in range(count):
        crowded = nearly_full_board(rng, rule, rng.choice((5, 6, 7)), rng.choice(range(3, 8)))
        kinds += check_claims(crowded, Solver(), 5)
        kinds += check_claims(random_board(rng, rule, rng.choice((5, 6, 7))), Solver(), 3)
    return kinds


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_claims_about_small_boards_are_true(rule: str) -> None:
    kinds = judge(rule, 60, seed=1)
    assert min(kinds["win in 1"], kinds["win in 3"], kinds["loss in 2"], kinds["loss in 4"]) > 0


@pytest.mark.long
@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_claims_about_many_boards_are_true(rule: str) -> None:
    judge(rule, 2500, seed=2)


# Claimed wins on larger boards, played out


class Replay:
    """Plays out a win that is claimed: the search attacks, many defences are tried."""

    def __init__(self, board: Board, rng: random.Random) -> None:
        self.board, self.state, self.rng = board, state_of(board), rng
        self.searcher, self.attacker = Searcher(), board.turn
        self.played = 0

    def push(self, move: Move) -> None:
        make(self.state, to_point(move, self.board.size))
        self.board.push(move)

    def pop(self) -> None:
        unmake(self.state)
        self.board.pop()

    def find_win(self, nodes: int) -> Claim | None:
        """The first claim of a win, one depth after the other."""
        for depth in range(1, 11):
            claim = self.searcher.search(self.state, depth, nodes=nodes)
            if claim is None:
                break
            if claim.win_in is not None:
                return claim
        return None

    def attack(self, replies: int) -> None:
        """The attacker is to move and must win, whatever is replied."""
        claim = self.find_win(nodes=2_000_000)
        assert claim is not None, f"the win is not found again: {self.board!r}"
        assert claim.move is not None
        self.push(claim.move)
        outcome = self.board.outcome()
        self.played += 1
        if outcome is None:
            self.defend(replies)
        else:
            assert outcome.winner == self.attacker
        self.pop()

    def defend(self, replies: int) -> None:
        """Try all captures and this many other replies."""
        legal = list(self.board.legal_moves)
        assert legal, repr(self.board)
        taking = [move for move in legal if self.board.captures(move)]
        chosen = set(taking) | set(self.rng.sample(legal, min(replies, len(legal))))
        for reply in sorted(chosen):
            self.push(reply)
            outcome = self.board.outcome()
            if outcome is None:
                self.attack(3)
            else:
                assert outcome.winner == self.attacker, repr(self.board)
            self.pop()


def play_out(rule: str, count: int, seed: str) -> None:
    """Replay the wins claimed in this many random positions, against every first reply."""
    rng, played = random.Random(seed), 0
    while count:
        replay = Replay(random_board(rng, rule, rng.choice((9, 11, 13))), rng)
        claim = replay.find_win(nodes=20_000)
        if claim is None or claim.win_in is None or claim.win_in < 3:
            continue
        replay.attack(replay.board.size**2)
        played += replay.played
        count -= 1
    assert played > 100


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_claimed_wins_are_won_against_every_first_reply(rule: str) -> None:
    play_out(rule, 8, rule)


@pytest.mark.long
@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_many_claimed_wins_are_won(rule: str) -> None:
    play_out(rule, 150, f"long {rule}")


# Positions where one thing decides


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_a_five_that_cannot_be_broken_wins(rule: str) -> None:
    board = position(rule, "d7 e7 f7 g7", "d9 f11 k3 c2", "black", (0, 0))
    for claim in claims(board):
        assert claim.win_in == 1
        assert board.move_text(claim.move or 0) in {"c7", "h7"}


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_a_five_that_can_be_broken_is_no_win_yet(rule: str) -> None:
    # White takes e7 and e8 from e6, and the five with them.
    board = position(rule, "d7 e7 f7 g7 e8", "e9 c7 k3 k5", "black", (0, 0))
    board.push_text("h7")
    assert board.pending_five == Color.BLACK
    for claim in claims(board, 5):
        assert claim.loss_in != 1
        assert board.move_text(claim.move or 0) == "e6"
    board.pop()
    assert all(claim.win_in != 1 for claim in claims(board))


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_with_four_pairs_any_capture_wins(rule: str) -> None:
    for held, expected in ((4, {1}), (3, {None})):
        board = position(rule, "e5 k10", "f5 g5 c11", "black", (held, 0))
        assert {claim.win_in for claim in claims(board, 3)} == expected


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_the_last_pair_must_be_saved(rule: str) -> None:
    board = position(rule, "e5 k10 c9", "f5 g5 c11", "white", (4, 0))
    for claim in claims(board, 6):
        assert board.move_text(claim.move or 0) == "h5"


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_the_last_pair_comes_before_an_unbroken_five(rule: str) -> None:
    board = position(rule, "d7 e7 f7 g7 k10 l10", "j10 c2 c4 l2", "black", (0, 4))
    board.push_text("c7")
    assert board.pending_five == Color.BLACK
    for claim in claims(board, 4):
        assert claim.win_in == 1
        assert board.move_text(claim.move or 0) == "m10"


# The evaluation


@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_terms_of_the_trace_add_up_to_the_evaluation(rule: str) -> None:
    rng = random.Random(rule)
    for _ in range(30):
        state = state_of(random_board(rng, rule, 11))
        total = sum(term.value for term in trace(state))
        assert max(-LARGEST_ESTIMATE, min(LARGEST_ESTIMATE, total)) == evaluate(state)


def test_pairs_are_worth_more_the_more_are_held() -> None:
    values = [
        evaluate(state_of(position("42", "e5", "k10", "black", (held, 0)))) for held in range(5)
    ]
    steps = [after - before for before, after in pairwise(values)]
    assert steps == sorted(steps)
    assert steps[0] > 0
