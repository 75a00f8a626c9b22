"""More nodes play better under the capture rules, too."""

import pytest

from core_support import CAPTURE_RULES
from tengen import Board, Color, Engine, Limit
from tengen.formats.shipped import load_openings

NODES = 100_000  # a move, about a tenth of a second
FEWER = 20  # times
OPENINGS = 10  # balanced ones, each played with both colours


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
    openings = [game.end().board() for game in load_openings(f"{rule}-19").games[:OPENINGS]]
    score = 0.0
    with Engine(hash_mb=16) as strong, Engine(hash_mb=16) as weak:
        for opening in openings:
            for color in Color:
                score += points_of_strong(opening.copy(), {True: strong, False: weak}, color)
    assert score >= 19
