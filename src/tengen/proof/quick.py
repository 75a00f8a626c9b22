"""The verifier for large certificates: the same play against every reply, compiled.

It takes rules without captures; `verify.py` takes all. Where Numba is not installed, `verify_any`
plays by the readable rules, which takes longer.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    7: "the winner's move is forbidden",
}


def is_quick(rule: Rule) -> bool:
    """Whether this verifier knows a rule: nothing may be captured."""
    known = (Restriction.NONE, Restriction.RENJU)
    return not rule.captures and all(rule.restriction(color) in known for color in Color)


def verify_any(
    board: Board, certificate: Certificate, *, spared: Collection[Move] = ()
) -> Verified:
    """Play the certificate out, compiled where the rule and this machine allow it."""
    try:
        import numba  # noqa: F401
    except ImportError:
        return verify(board, certificate, spared=spared)
    check = verify_quick if is_quick(board.rule) else verify
    return check(board, certificate, spared=spared)


def verify_quick(
    board: Board, certificate: Certificate, *, spared: Collection[Move] = ()
) -> Verified:
    """Play the certificate out against every reply; ProofError names where it does not hold.

    `spared` are moves of the loser at the start of which nothing is claimed.
    """
    if board.outcome() is not None:
        raise ProofError("the game is over before the certificate begins")
    if spared:
        return _verify_replies(board, certificate, frozenset(spared))
    winner = _winner(board, certificate)
    flat = _Flat.of(certificate)
    table = _Table(board, winner)
    reason = table.play(flat, flat.root, ENDLESS)
    if reason:
        names = " ".join(map(board.move_text, table.trail))
        where = f"after {names}" if names else "at the start"
        raise ProofError(f"{where}: {_REASONS[reason]}")
    return Verified(table.longest, table.steps)


def _winner(board: Board, certificate: Certificate) -> Color:
    return board.turn if certificate.attack is not None else board.turn.other


def _verify_replies(board: Board, certificate: Certificate, spared: frozenset[Move]) -> Verified:
    """Play every reply out that is not spared."""
    if certificate.attack is not None:
        raise ProofError("only a certificate that begins with the loser can spare moves")
    _check_answers(certificate.answers)
    named = {r: answer.attack for answer in certificate.answers for r in answer.replies}
    others = [answer.attack for answer in certificate.answers if not answer.replies]
    claimed = [move for move in board.legal_moves if move not in spared]
    if not claimed:
        raise ProofError("the loser has no move that is not spared")
    plies = positions = 0
    for reply in claimed:
        attack = named.get(reply) or next(iter(others), None)
        if attack is None:
            raise ProofError(f"after {board.move_text(reply)}: this reply is not answered")
        try:
            found = verify_quick(board.after(reply), Certificate(attack))
        except ProofError as error:
            raise ProofError(f"after {board.move_text(reply)}, {error}") from None
        plies, positions = max(plies, found.plies + 1), positions + found.positions
    return Verified(plies, positions)


def unanswered_quick(
    board: Board, attack: Attack, replies: Sequence[Move], *, steps: int = ENDLESS
) -> list[Move]:
    """The replies of the side to move after which the attack does not win.

    A reply that takes more than this many steps to check counts among them.
    """
    return _Table(board, board.turn.other).unanswered(attack, replies, steps)


def _flags(rule: Rule, winner: Color) -> int:
    """What the kernel has to know of a rule."""
    from . import kernel

    flags = kernel.BLOCKED_WINS * rule.blocked_five_wins
    for color in Color:
        wins = kernel.OVERLINE_WINS * FiveRule.of(rule, color).overline_wins
        flags |= wins << (int(color) - 1)
    for color, flag in (
        (winner, kernel.IS_RESTRICTED),
        (winner.other, kernel.IS_LOSER_RESTRICTED),
    ):
        flags |= flag * (rule.restriction(color) is not Restriction.NONE)
    return flags


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
        nodes, numbers = [root], {id(root): 0}
        branches, attacks, replies_from, replies = [0], list[int](), [0], list[int]()
        for node in nodes:  # grows while it is read; a part that is kept once is one node
            _check_answers(node.answers)
            for answer in node.answers:
                if id(answer.attack) not in numbers:
                    numbers[id(answer.attack)] = len(nodes)
                    nodes.append(answer.attack)
                attacks.append(numbers[id(answer.attack)])
                replies += answer.replies
                replies_from.append(len(replies))
            branches.append(len(attacks))
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
            raise ProofError(
                f"wins under the rule {board.rule} cannot be checked by the compiled verifier"
            )
        self._kernel = kernel
        self._winner = int(winner) - 1
        rows, count = _rows(board.size)
        cells, counts = np.zeros(board.size**2, dtype=np.int8), np.zeros((count, 2), dtype=np.int8)
        fours = np.zeros(2, dtype=np.int64)
        kernel.fill(cells, counts, fours, rows, np.frombuffer(board.key[2], dtype=np.int8))
        self._stones = (cells, counts, fours, rows, board.size, _flags(board.rule, winner))
        self._control = np.zeros(5, dtype=np.int64)
        self._trail = np.zeros(board.size**2 + 2, dtype=np.int16)

    def play(self, flat: _Flat, node: int, steps: int) -> int:
        """Play a node of a certificate out; 0 when it holds, else the reason."""
        self._control[:] = (steps, 0, 0, 0, 0)
        return int(
            self._kernel.play(
                node, self._winner, *self._stones, *flat[1:], self._control, self._trail
            )
        )

    def unanswered(self, attack: Attack, replies: Sequence[Move], steps: int) -> list[Move]:
        """The replies after which the attack does not win, as far as this many steps tell."""
        import numpy as np

        flat = _Flat.of(Certificate(attack))
        tried = np.array(replies, dtype=np.int16)
        open_ones = self._kernel.unanswered(
            tried,
            steps,
            self._winner,
            *self._stones,
            *flat[1:],
            self._control,
            self._trail,
        )
        return [reply for reply, is_open in zip(replies, open_ones, strict=True) if is_open]

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
