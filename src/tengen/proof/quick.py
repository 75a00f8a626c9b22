"""The verifier for large certificates: the same play against every reply, compiled.

It takes rules without captures and forbidden points; `verify.py` takes all. Where Numba is not
installed, `verify_any` plays by the readable rules, which takes longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ..board import Board
from ..coords import Move
from ..errors import ProofError
from ..rules import Color, Restriction, Rule
from ..shapes import FiveRule
from .certificate import Attack, Branch, Certificate
from .verify import Verified, verify

if TYPE_CHECKING:
    import numpy as np

ENDLESS = 1 << 62  # steps: no bound

_REASONS = {
    1: "the winner's move is impossible: a stone stands there",
    2: "the certificate ends, but the game goes on",
    3: "the certificate goes on, but the game is over",
    4: "the game ends (five) without a win",
    5: "this reply is not answered",
    6: "the game ends (full-board) without a win",
}


def is_quick(rule: Rule) -> bool:
    """Whether this verifier knows the rule: nothing captured, nothing forbidden, one five."""
    is_free = all(rule.restriction(color) is Restriction.NONE for color in Color)
    return (
        is_free and not rule.captures and rule.overline(Color.BLACK) == rule.overline(Color.WHITE)
    )


def verify_any(board: Board, certificate: Certificate) -> Verified:
    """Play the certificate out, compiled where the rule and this machine allow it."""
    try:
        import numba  # noqa: F401
    except ImportError:
        return verify(board, certificate)
    return verify_quick(board, certificate) if is_quick(board.rule) else verify(board, certificate)


def verify_quick(board: Board, certificate: Certificate) -> Verified:
    """Play the certificate out against every reply; ProofError names where it does not hold."""
    if board.outcome() is not None:
        raise ProofError("the game is over before the certificate begins")
    winner = board.turn if certificate.attack is not None else board.turn.other
    flat = _Flat.of(certificate)
    table = _Table(board, winner)
    reason = table.play(flat, flat.root, ENDLESS)
    if reason:
        names = " ".join(map(board.move_text, table.trail))
        where = f"after {names}" if names else "at the start"
        raise ProofError(f"{where}: {_REASONS[reason]}")
    return Verified(table.longest, table.steps)


def unanswered_quick(
    board: Board, attack: Attack, replies: Sequence[Move], *, steps: int = ENDLESS
) -> list[Move]:
    """The replies of the side to move after which the attack does not win.

    A reply that takes more than so many steps to check counts among them.
    """
    flat = _Flat.of(Certificate(attack))
    table = _Table(board, board.turn.other)
    return [reply for reply in replies if not table.is_answered(flat, reply, steps)]


class _Flat(NamedTuple):
    """A certificate as arrays, as `kernel.play` reads it."""

    root: int
    moves: np.ndarray
    branches: np.ndarray
    attacks: np.ndarray
    replies_from: np.ndarray
    replies: np.ndarray

    @staticmethod
    def of(certificate: Certificate) -> _Flat:
        """Flatten a tree; two answers to one reply are refused."""
        import numpy as np

        root = certificate.attack or Attack(-1, certificate.answers)
        nodes, number = [root], 0
        branches, attacks, replies_from, replies = [0], list[int](), [0], list[int]()
        while number < len(nodes):
            _check_answers(nodes[number].answers)
            for answer in nodes[number].answers:
                attacks.append(len(nodes))
                nodes.append(answer.attack)
                replies += answer.replies
                replies_from.append(len(replies))
            branches.append(len(attacks))
            number += 1
        arrays = (
            np.array([node.move for node in nodes], dtype=np.int16),
            np.array(branches, dtype=np.int32),
            np.array(attacks or [0], dtype=np.int32),
            np.array(replies_from, dtype=np.int32),
            np.array(replies or [0], dtype=np.int16),
        )
        return _Flat(0, *arrays)


def _check_answers(answers: tuple[Branch, ...]) -> None:
    named = [reply for answer in answers for reply in answer.replies]
    if len(named) > len(set(named)) or sum(not answer.replies for answer in answers) > 1:
        raise ProofError("a node of the certificate answers a reply twice")


@cache
def _rows(size: int) -> tuple[np.ndarray, int]:
    from .kernel import rows_of_five

    return rows_of_five(size)


class _Table:
    """A position as the kernel keeps it."""

    def __init__(self, board: Board, winner: Color) -> None:
        import numpy as np

        from . import kernel

        if not is_quick(board.rule):
            raise ProofError(f"the rule {board.rule} cannot be checked by the compiled verifier")
        self._kernel = kernel
        five = FiveRule.of(board.rule, winner)
        self._five = (five.overline_wins, five.blocked_wins)
        self.size, self._winner = board.size, int(winner) - 1
        self._rows, count = _rows(board.size)
        self._cells = np.zeros(board.size**2, dtype=np.int8)
        self._counts = np.zeros((count, 2), dtype=np.int8)
        self._fours = np.zeros(2, dtype=np.int64)
        self._control = np.zeros(5, dtype=np.int64)
        self._trail = np.zeros(board.size**2 + 2, dtype=np.int16)
        for color in Color:
            for move in board.stones(color):
                self._place(move, int(color) - 1)

    def _place(self, move: Move, color: int) -> bool:
        place = self._kernel.place
        return bool(place(self._cells, self._counts, self._fours, self._rows, move, color))

    def play(self, flat: _Flat, node: int, steps: int) -> int:
        """Play a node of a certificate out; 0 when it holds, else the reason."""
        self._control[:] = (steps, 0, 0, 0, 0)
        return int(
            self._kernel.play(
                node,
                self._winner,
                self._cells,
                self._counts,
                self._fours,
                self._rows,
                self.size,
                *self._five,
                *flat[1:],
                self._control,
                self._trail,
            )
        )

    def is_answered(self, flat: _Flat, reply: Move, steps: int) -> bool:
        """Whether the attack wins after this reply, as far as so many steps tell."""
        loser = 1 - self._winner
        full = self._place(reply, loser)
        lost = full and self._kernel.is_five(self._cells, self.size, reply, *self._five)
        reason = 1 if lost else self.play(flat, flat.root, steps)
        self._kernel.remove(self._cells, self._counts, self._fours, self._rows, reply, loser)
        return reason == 0

    @property
    def steps(self) -> int:
        """How many attacks were played."""
        return int(self._control[self._kernel.STEPS])

    @property
    def longest(self) -> int:
        """Plies of the longest game."""
        return int(self._control[self._kernel.LONGEST])

    @property
    def trail(self) -> list[Move]:
        """The moves to where it failed."""
        return [int(move) for move in self._trail[: self._control[self._kernel.TRAIL]]]
