"""Swap2 from either seat: legal, varied, even; the better colour is taken."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from tengen import OPENINGS, Board, Color, Engine, Limit, Opening, OpeningError
from tengen.engine.analysis import SearchBase
from tengen.formats.shipped import load_swap2
from tengen.opening import Choice
from tengen.openings.balance import scatter
from tengen.openings.swap2 import SWAP, Answer, choose, choose_after_five, propose
from tengen.rules import STANDARD, Rule

RULES = ("freestyle", "standard", "renju", "caro", "caro-standard")
FEW = Limit(nodes=4_000)

STRONG_FOR_BLACK = "h8 a1 i8"
STRONG_FOR_WHITE = "a15 h8 o1"


@pytest.fixture(scope="module")
def shared() -> Iterator[Engine]:
    with Engine(hash_mb=32) as engine:
        yield engine


@pytest.fixture
def engine(shared: Engine) -> Engine:
    shared.clear_hash()
    return shared


# Proposals


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("size", [5, 15, 20])
def test_a_proposal_is_three_legal_stones(engine: Engine, rule: str, size: int) -> None:
    board = Board.from_moves(propose(engine, rule, size, FEW, seed=1), rule=rule, size=size)
    assert board.ply == 3
    assert not board.is_game_over()


def test_a_seed_repeats_a_proposal_and_proposals_vary(engine: Engine) -> None:
    def proposal(seed: int) -> tuple[int, ...]:
        engine.clear_hash()
        return propose(engine, "standard", 15, FEW, seed=seed)

    assert proposal(5) == proposal(5)
    kinds = {Board.from_moves(proposal(seed)).canonical().key[2] for seed in range(6)}
    assert len(kinds) >= 3


def test_proposals_vary_without_a_seed(engine: Engine) -> None:
    assert len({propose(engine, "freestyle", 9, FEW) for _ in range(4)}) > 1


@pytest.mark.parametrize("name", RULES)
def test_a_table_holds_three_stones_and_no_position_twice(name: str) -> None:
    boards = [Board.from_moves(moves, rule=name) for moves in load_swap2(Rule.from_name(name), 15)]
    assert len(boards) >= 10
    assert all(board.ply == 3 for board in boards)
    assert len({board.canonical().key for board in boards}) == len(boards)


# Choices


def test_the_second_player_takes_black_when_black_is_better(engine: Engine) -> None:
    assert choose(engine, Board.from_moves(STRONG_FOR_BLACK), FEW) is SWAP


def test_the_second_player_stays_white_when_white_is_better(engine: Engine) -> None:
    board = Board.from_moves(STRONG_FOR_WHITE)
    answer = choose(engine, board, FEW)
    assert isinstance(answer, tuple)
    assert len(answer) == 1
    assert board.is_legal(answer[0])


def test_two_stones_are_added_where_both_colours_look_the_same(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tengen.openings.swap2.EVEN", 0.3)
    board = Board.from_moves(load_swap2(STANDARD, 15)[0], rule=STANDARD)
    answer = choose(engine, board, FEW, seed=1)
    assert isinstance(answer, tuple)
    assert len(set(answer)) == 2
    assert all(board.is_legal(move) for move in answer)
    engine.clear_hash()
    assert choose(engine, board, FEW, seed=1) == answer


def test_the_first_player_takes_black_when_black_is_better(engine: Engine) -> None:
    assert choose_after_five(engine, Board.from_moves("h8 a1 i8 o15 h10"), FEW) is SWAP


def test_the_first_player_stays_white_when_white_is_better(engine: Engine) -> None:
    board = Board.from_moves("a15 h8 o1 i9 a1")
    answer = choose_after_five(engine, board, FEW)
    assert isinstance(answer, tuple)
    assert board.is_legal(*answer)


@pytest.mark.parametrize("moves", ["", "h8", "h8 i9 h9 i8", "h8 i9 h9 i8 g7"])
def test_a_choice_needs_three_stones(engine: Engine, moves: str) -> None:
    with pytest.raises(OpeningError, match=f"after 3 moves .* {len(moves.split())} were made"):
        choose(engine, Board.from_moves(moves), FEW)


def test_the_last_choice_needs_five_stones(engine: Engine) -> None:
    with pytest.raises(OpeningError, match=r"after 5 moves .* 3 were made"):
        choose_after_five(engine, Board.from_moves(STRONG_FOR_BLACK), FEW)


def test_a_choice_stays_within_its_nodes() -> None:
    class Counted(Engine):
        spent = 0

        def _begin(self, board: Board, limit: Limit, **rest: Any) -> SearchBase:
            self.spent += limit.nodes or 0
            return super()._begin(board, limit, **rest)

    with Counted(hash_mb=4) as counted:
        boards = [Board.from_moves(moves) for moves in (STRONG_FOR_BLACK, STRONG_FOR_WHITE)]
        boards += [Board.from_moves(moves, rule=STANDARD) for moves in load_swap2(STANDARD, 15)[:3]]
        for board in boards:
            counted.spent = 0
            choose(counted, board, FEW)
            assert 0 < counted.spent <= 4_000


def test_no_time_at_all_still_gives_answers(engine: Engine) -> None:
    at_once = Limit(time=0)
    board = Board.from_moves(propose(engine, "standard", 15, at_once), rule="standard")
    assert choose(engine, board, at_once) is not None


# Whole dialogues


def walk(opening: Opening, answer: Answer) -> None:
    """Make a choice in the words of the library's opening."""
    if answer is SWAP:
        opening.push(Choice.TAKE_BLACK)
    elif len(answer) == 1:
        opening.push(Choice.TAKE_WHITE)
    else:
        opening.push(Choice.ADD_TWO)
        for move in answer:
            opening.push(move)


@pytest.mark.parametrize("rule", RULES)
def test_a_dialogue_is_one_that_the_opening_accepts(engine: Engine, rule: str) -> None:
    for seed in range(2):
        opening = Opening(OPENINGS["swap2"], rule=rule)
        for move in propose(engine, rule, 15, FEW, seed=seed):
            opening.push(move)
        walk(opening, choose(engine, opening.board, FEW, seed=seed))
        if not opening.is_finished():
            walk(opening, choose_after_five(engine, opening.board, FEW))
        assert opening.is_finished()


class Found(NamedTuple):
    """What a deeper search says about the answers of many dialogues; distances of win chance."""

    proposals: list[float]
    choices: list[float]
    additions: list[float]


def wrongness(chance: float, answer: Answer) -> float:
    """How far below even an answer is, when White's chance is this; two stones want it even."""
    if answer is SWAP:
        return chance - 0.5
    return 0.5 - chance if len(answer) == 1 else abs(chance - 0.5)


def measure(engine: Engine, dialogues: int, nodes: int) -> Found:
    """Play dialogues, half of them with stones of our own, and judge by ten times the nodes."""
    limit, deeper = Limit(nodes=nodes), Limit(nodes=10 * nodes)
    found = Found([], [], [])

    def chance_of_white(board: Board) -> float:
        engine.clear_hash()
        return engine.analyse(board, deeper).score.seen_by(Color.WHITE).win_chance

    for seed in range(dialogues):
        rule = ("standard", "freestyle", "renju", "caro")[seed % 4]
        engine.clear_hash()
        board = Board.from_moves(propose(engine, rule, 15, limit, seed=seed), rule=rule)
        found.proposals.append(abs(chance_of_white(board) - 0.5))
        if seed % 8 < 4:  # the other half answers someone who may have offered anything
            board = scatter(rule, 15, 3, Random(seed))
        engine.clear_hash()
        answer = choose(engine, board, limit, seed=seed)
        found.choices.append(wrongness(chance_of_white(board), answer))
        if answer is not SWAP and len(answer) == 2:
            for move in answer:
                board.push(move)
            chance = chance_of_white(board)
            found.additions.append(abs(chance - 0.5))
            engine.clear_hash()
            found.choices.append(wrongness(chance, choose_after_five(engine, board, limit)))
    return found


@pytest.mark.long
def test_fifty_dialogues_hold_before_a_ten_times_deeper_search(engine: Engine) -> None:
    found = measure(engine, 50, 100_000)
    for name, distances in found._asdict().items():
        within = sum(distance <= 0.1 for distance in distances)
        print(f"{name}: {within} of {len(distances)} within 10 %, worst {max(distances):.2f}")
    assert all(distance <= 0.1 for distance in found.proposals)
    assert sum(wrong <= 0.1 for wrong in found.choices) >= 0.95 * len(found.choices)
    assert all(distance <= 0.1 for distance in found.additions)
