"""The verifier: plays a certificate out against every legal reply, by the rules.

It accepts no argument that a reply is irrelevant. An answer for any other reply is played after
each one of them. Only one step is worked out for all replies together: where that answer makes
five, `fives.py` tells whether it does after each of them, and tests hold it equal to playing each.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from ..board import Board
from ..coords import Move
from ..errors import ProofError, TengenError
from ..lines import EMPTY
from ..outcome import Outcome
from ..rules import Color, Restriction, Rule
from ..shapes import FiveRule
from .certificate import Attack, Branch, Certificate
from .fives import Stones, contains, five_points


class Verified(NamedTuple):
    """The result of a verification: how long the win takes, and how much was played."""

    plies: int
    positions: int


def verify(board: Board, certificate: Certificate, *, spared: Collection[Move] = ()) -> Verified:
    """Play the certificate out; ProofError names the first place where it does not hold.

    The winner is the side to move if the certificate begins with a move, else the other side.
    `spared` are moves of the loser at the start of which nothing is claimed.
    """
    referee = _Referee(board)
    if board.outcome() is not None:
        raise ProofError("the game is over before the certificate begins")
    if certificate.attack is not None:
        if spared:
            raise ProofError("only a certificate that begins with the loser can spare moves")
        plies = referee.attack(certificate.attack)
    else:
        for move in spared:
            if not board.is_legal(move):
                raise ProofError(f"{board.move_text(move)} is spared but is no legal move")
        plies = referee.answers(certificate.answers, frozenset(spared))
    return Verified(plies, referee.positions)


def unanswered(board: Board, attack: Attack, replies: Sequence[Move]) -> list[Move]:
    """The legal replies of the side to move, out of these, after which the attack does not win."""
    return _Referee(board).unanswered(attack, replies)


@cache
def _five_rule(rule: Rule, color: Color) -> FiveRule:
    return FiveRule.of(rule, color)


class _QuickBoard(Board):
    """A board that does not look for what cannot be there; it says the same as any board."""

    def outcome(self) -> Outcome | None:
        """As everywhere; where nothing is forbidden an empty point is a legal move."""
        if self._ended is None and self._empty and self.is_free:
            return None
        return super().outcome()

    @property
    def is_free(self) -> bool:
        """Whether the side to move may play on every empty point."""
        return self.rule.restriction(self.turn) is Restriction.NONE

    def legal_replies(self) -> list[Move]:
        """The legal moves."""
        if self._ended is None and self.is_free:
            return [move for move, cell in enumerate(self._cells) if cell == EMPTY]
        return list(self.legal_moves)

    def _can_break_five(self, breaker: Color) -> bool:
        return self._has_capture(breaker) and super()._can_break_five(breaker)

    def _has_capture(self, breaker: Color) -> bool:
        """Whether a stone of `breaker` on some empty point would take a pair."""
        stones = Stones.of(self.key[2], self.size)
        own, enemy = stones.of_side(breaker)
        # On the flat board a row may seem to go on at the other edge: then the base class decides.
        for step in (1, self.size - 1, self.size, self.size + 1):
            shift = 8 * step
            pair = (enemy >> shift) & (enemy >> 2 * shift)
            ends = own & (stones.empty >> 3 * shift) | stones.empty & (own >> 3 * shift)
            if pair & ends:
                return True
        return False


class _Referee:
    """Plays a certificate out on a board of its own."""

    def __init__(self, board: Board) -> None:
        self._board = _QuickBoard.__new__(_QuickBoard)
        self._board.__dict__.update(board.copy().__dict__)
        self._start = board.ply
        self.positions = 0

    def attack(self, attack: Attack) -> int:
        """Play the winner's move and all that follows; how many plies it takes."""
        board, winner = self._board, self._board.turn
        self._push(attack.move, "the winner's move")
        try:
            outcome = board.outcome()
            if outcome is None:
                if not attack.answers:
                    raise self._error("the certificate ends, but the game goes on")
                return 1 + self.answers(attack.answers)
            if outcome.winner != winner:
                raise self._error(f"the game ends ({outcome.termination}) without a win")
            if attack.answers:
                raise self._error("the certificate goes on, but the game is over")
            return 1
        finally:
            board.pop()

    def answers(self, answers: tuple[Branch, ...], spared: frozenset[Move] = frozenset()) -> int:
        """Play every legal reply of the loser and its answer; how many plies it takes at most.

        An answer to a reply that cannot be played is passed over: one tree may serve after several
        replies, one of which stands on that point, or makes it forbidden.
        """
        board = self._board
        known, default = self._by_reply(answers)
        longest = 0
        if not spared and default is not None and self._is_sure_five(default, known):
            replies = [reply for reply in known if board.is_legal(reply)]
            longest = 2  # the others are dealt with
        else:
            replies = [reply for reply in board.legal_replies() if reply not in spared]
        for reply in replies:
            longest = max(longest, 1 + self._reply(reply, known.get(reply, default)))
        if not longest:
            raise self._error("the loser has no move that is not spared")
        return longest

    def _by_reply(self, answers: tuple[Branch, ...]) -> tuple[dict[Move, Attack], Attack | None]:
        known: dict[Move, Attack] = {}
        default: Attack | None = None
        for answer in answers:
            if not answer.replies:
                if default is not None:
                    raise self._error("there are two answers to any other reply")
                default = answer.attack
            for reply in answer.replies:
                if reply in known:
                    raise self._error(f"{self._board.move_text(reply)} is answered twice")
                known[reply] = answer.attack
        return known, default

    def _reply(self, reply: Move, attack: Attack | None) -> int:
        """Play one reply and its answer; how many plies follow the reply."""
        board, winner = self._board, self._board.turn.other
        self._push(reply, "the reply")
        try:
            outcome = board.outcome()
            if outcome is not None:
                if outcome.winner != winner:
                    raise self._error(f"the game ends ({outcome.termination}) without a win")
                return 0
            if attack is None:
                raise self._error("this reply is not answered")
            return self.attack(attack)
        finally:
            board.pop()

    def unanswered(self, attack: Attack, replies: Sequence[Move]) -> list[Move]:
        """The replies after which this attack does not win."""
        if not attack.answers and contains(self._sure_fives(), attack.move):
            return [reply for reply in replies if reply == attack.move]
        return [reply for reply in replies if not self._is_answered(reply, attack)]

    def _is_answered(self, reply: Move, attack: Attack) -> bool:
        try:
            self._reply(reply, attack)
        except ProofError:
            return False
        return True

    def _is_sure_five(self, default: Attack, known: dict[Move, Attack]) -> bool:
        """Whether the answer to any other reply makes five after each of them, at once."""
        if default.answers or not contains(self._sure_fives(), default.move):
            return False
        return default.move in known or not self._board.is_legal(default.move)

    def _sure_fives(self) -> int:
        """The winner's fives that no reply stops but on their point; none if the loser has one."""
        board, loser = self._board, self._board.turn
        rule, size, winner = board.rule, board.size, loser.other
        if rule.captures:
            return 0
        stones = Stones.of(board.key[2], size)
        own, enemy = stones.of_side(winner)
        if five_points(enemy, own, stones.empty, size, _five_rule(rule, loser), sure=False):
            return 0
        return five_points(own, enemy, stones.empty, size, _five_rule(rule, winner), sure=True)

    def _push(self, move: Move, what: str) -> None:
        self.positions += 1
        try:
            self._board.push(move)
        except TengenError as error:
            raise self._error(f"{what} is impossible: {error}") from None

    def _error(self, message: str) -> ProofError:
        moves = self._board.move_stack[self._start :]
        names = " ".join(map(self._board.move_text, moves))
        return ProofError(f"after {names}: {message}" if names else f"at the start: {message}")
