"""Draws shown by pairs of points."""

from __future__ import annotations

import random

import pytest

from tengen import Board
from tengen.proof.pairing import PAIRINGS, answer, unpaired_lines
from tengen.rules import Color

RULES = ("freestyle", "standard", "caro", "caro-standard")
GAMES = 200


@pytest.mark.parametrize("size", sorted(PAIRINGS))
def test_every_line_has_a_pair_and_each_pair_is_needed(size: int) -> None:
    pairs = PAIRINGS[size]
    assert unpaired_lines(pairs, size) == []
    for pair in pairs:
        assert unpaired_lines([each for each in pairs if each != pair], size)
    with pytest.raises(ValueError, match="two pairs"):
        unpaired_lines([*pairs, pairs[0]], size)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("size", sorted(PAIRINGS))
@pytest.mark.parametrize("holder", Color)
def test_whoever_answers_in_pairs_never_loses(rule: str, size: int, holder: Color) -> None:
    chance = random.Random(size)
    for _ in range(GAMES):
        board = Board(rule, size)
        while not board.is_game_over():
            move = chance.choice(list(board.legal_moves))
            if board.turn is holder and board.ply:
                other = answer(PAIRINGS[size], board.peek())
                if other is not None and board.is_legal(other):
                    move = other
            board.push(move)
        outcome = board.outcome()
        assert outcome is not None
        assert outcome.winner is not holder.other
