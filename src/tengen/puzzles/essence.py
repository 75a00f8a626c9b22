"""What a puzzle is about: its position without the stones that its proof does not need.

Two puzzles with the same essence, however turned or mirrored, are the same puzzle.
"""

from __future__ import annotations

from collections.abc import Collection

from ..board import Board
from ..coords import SYMMETRIES, Move, Symmetry
from ..proof.certificate import Attack, Branch, Certificate
from ..rules import Color


def position_key(board: Board) -> str:
    """The same for all turns and mirrors of a position."""
    canonical = board.canonical()
    return repr((board.rule.name, board.size, canonical.key[2], board.turn, board.captured_pairs))


def essence_key(board: Board, certificate: Certificate, answers: Collection[Move]) -> str:
    """The same for all turns and mirrors of what matters: the answers and the stones they use.

    These are the winner's stones in the fives of the proof; all stones where captures end it.
    """
    winner = board.turn if certificate.attack is not None else board.turn.other
    used = _used_stones(board, certificate, winner) & set(board.stones(winner))
    stones = sorted(used) or [*board.stones(Color.BLACK), *board.stones(Color.WHITE)]
    is_attack = winner == board.turn
    return repr(
        (board.rule.name, board.size, is_attack, _shape(stones, sorted(answers), board.size))
    )


def _used_stones(board: Board, certificate: Certificate, winner: Color) -> set[Move]:
    """The stones in the fives that the certificate ends with."""
    used: set[Move] = set()
    board = board.copy()
    if certificate.attack is not None:
        _collect(board, certificate.attack, winner, used)
    else:
        _collect_answers(board, certificate.answers, winner, used)
    return used


def _collect(board: Board, attack: Attack, winner: Color, used: set[Move]) -> None:
    board.push(attack.move)
    outcome = board.outcome()
    if outcome is None:
        _collect_answers(board, attack.answers, winner, used)
    elif outcome.winner == winner:
        used |= set(outcome.line)
    board.pop()


def _collect_answers(
    board: Board, answers: tuple[Branch, ...], winner: Color, used: set[Move]
) -> None:
    known = {reply for answer in answers for reply in answer.replies}
    for answer in answers:
        points = {attack.move for attack in Certificate(answer.attack).attacks()}
        replies = answer.replies or [
            move for move in board.legal_moves if move not in known and move not in points
        ]
        for reply in replies[:1]:
            board.push(reply)
            if board.outcome() is None:
                _collect(board, answer.attack, winner, used)
            board.pop()


def _shape(stones: list[Move], answers: list[Move], size: int) -> tuple[list[Move], list[Move]]:
    """Stones and answers, the same however they are turned or mirrored."""

    def moved(symmetry: Symmetry, moves: list[Move]) -> list[Move]:
        return sorted(symmetry.apply(move, size) for move in moves)

    return min((moved(each, stones), moved(each, answers)) for each in SYMMETRIES)
