"""More nodes play better under the capture rules, too."""

import random

import pytest

from core_support import CAPTURE_RULES
from tengen import Board, Color, Engine, Limit

NODES = 20_000  # a move
FEWER = 20  # times


def random_opening(rng: random.Random, rule: str) -> Board:
    """Four stones near the centre."""
    while True:
        board = Board(rule)
        middle = range(board.size // 2 - 2, board.size // 2 + 3)
        points = [board.move_at(x, y) for x in middle for y in middle]
        for move in rng.sample(points, 4):
            if board.is_legal(move):
                board.push(move)
        if board.ply == 4 and not any(board.captured_pairs):
            return board


def points_of_strong(board: Board, engines: dict[bool, Engine], strong: Color) -> float:
    """What the side with more nodes scores in a game from this board."""
    for engine in engines.values():
        engine.clear_hash()
    while not board.is_game_over():
        is_strong = board.turn == strong
        limit = Limit(nodes=NODES if is_strong else NODES // FEWER)
        board.push(engines[is_strong].play(board, limit).move)
    outcome = board.outcome()
    if outcome is None or outcome.winner is None:
        return 0.5
    return float(outcome.winner == strong)


@pytest.mark.long
@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_a_twentieth_of_the_nodes_hardly_ever_wins(rule: str) -> None:
    rng, score = random.Random(rule), 0.0
    with Engine(hash_mb=16) as strong, Engine(hash_mb=16) as weak:
        for _ in range(10):
            opening = random_opening(rng, rule)
            for color in Color:
                score += points_of_strong(opening.copy(), {True: strong, False: weak}, color)
    assert score >= 19
