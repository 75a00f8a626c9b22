"""Certificates made with the engine: its search finds the winning moves, the rules check them.

At each reply the winner's move comes from the cheapest search that finds one: five at once, fours,
threats, then the whole search. One answer serves all replies that it seems to win against, so that
the tree stays small. What seems so is tried against the likely replies only: a tree is a proof once
the verifier has played it out against all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from ..board import Board
from ..coords import Move
from ..core.capture_moves import winning_move
from ..core.capture_vcf import capture_vcf
from ..core.layout import NODE_LIMIT, NODES, STOP, VCF_NODES, WORDS
from ..core.movegen import first_of_class, may_run_out
from ..core.patterns import CLASS_FIVE, CLASS_WIN
from ..core.position import count_of, make, unmake
from ..core.score import INFINITE, WIN_BOUND
from ..core.search import search
from ..core.vcf import vcf
from ..core.vct import deepen_vct
from ..engine.bridge import State, move_of, point_of, state_of
from ..engine.deepening import Table
from ..lines import EMPTY, window_points
from ..proof.certificate import Attack, Branch, Certificate
from ..proof.fives import Stones, contains, five_points
from ..proof.packed import AttackPool
from ..proof.quick import unanswered_quick
from ..rules import Restriction, Rule
from ..shapes import FiveRule

HASH_MB = 2  # proofs are small
DISTANCE = 2  # candidates lie so near to stones
DEEPEST = 60  # plies of a win by fours
THREATS = 24  # attacks of a win by threats
MOST_STEPS = 20_000  # of the verifier for one reply, so that the whole proof is checked in minutes


class _TooLargeError(Exception):
    """The tree has more attacks than it may have."""


class Prover:
    """Finds wins and makes their certificates. One rule and size of board; not for two threads.

    With `exact` an answer is used only for replies after which the verifier has played it out, so
    that every tree is a proof; only under rules that `proof.quick` knows.
    """

    def __init__(
        self,
        rule: Rule,
        size: int,
        *,
        nodes: int = 20_000,
        threat_nodes: int | None = None,
        most: int = 120,
        hash_mb: int = HASH_MB,
        exact: bool = False,
    ) -> None:
        self.rule, self.size = rule, size
        self.nodes, self.most, self.exact = nodes, most, exact
        self.threat_nodes = nodes if threat_nodes is None else threat_nodes
        self.spent = 0  # nodes of all searches since `begin`
        self._table = Table(hash_mb)
        self._known: dict[Any, Attack] = {}  # wins by position, since `begin` forgot
        self._pool = AttackPool()
        self.state: State = None
        self._count = 0

    def begin(self, board: Board, *, forget: bool = True) -> State:
        """Stand at a position; with `forget` nothing found before speaks to it."""
        if forget:
            self._table.clear()
            self._known.clear()
            self._pool = AttackPool()
        self.spent = self._count = 0
        self.state = state_of(board, distance=DISTANCE)
        self.state["vcf_least_shape"] = 0  # every four counts, also one that leads nowhere at once
        return self.state

    @property
    def memory(self) -> int:
        """How many different attacks are kept."""
        return len(self._pool)

    # Wins

    def by_fours(self, *, makes: int = 20_000) -> tuple[Move, int] | None:
        """The first move and the plies of a win by fours of the side to move; the shortest found.

        Complete where `makes` are enough.
        """
        state = self.state
        at_once = self._at_once()
        if at_once is not None:
            return at_once
        kernel = capture_vcf if self.rule.captures else vcf
        last = -1
        for plies in range(2, DEEPEST, 2):
            self._reset(self.nodes + makes)
            state["vcf_failed"][:] = 0
            state["control"][VCF_NODES] = makes
            won = int(kernel(state, plies))
            spent = int(state["control"][NODES])
            self.spent += spent
            if won:
                return move_of(state["vcf_move"], self.size), won
            if spent == last or state["control"][VCF_NODES] <= 0:
                return None
            last = spent
        return None

    def _at_once(self) -> tuple[Move, int] | None:
        """A five, a fifth pair, or an open four."""
        state = self.state
        side = (int(state["turn"]) - 1) & 1
        if self.rule.captures:
            self._reset(self.nodes)
            point = int(winning_move(state, side))
            return (move_of(point, self.size), 1) if point else None
        if count_of(state, side, CLASS_FIVE):
            return move_of(first_of_class(state, side, CLASS_FIVE), self.size), 1
        if count_of(state, 1 - side, CLASS_FIVE) or may_run_out(state, 1 - side):
            return None
        if count_of(state, side, CLASS_WIN):
            return move_of(first_of_class(state, side, CLASS_WIN), self.size), 3
        return None

    def by_threats(self, *, nodes: int | None = None) -> tuple[Move, int] | None:
        """The first move and the plies of a win by fours and threes; not under capture rules."""
        if self.rule.captures:
            return None
        state = self.state
        budget = self.threat_nodes if nodes is None else nodes
        self._reset(2 * budget)
        state["vcf_failed"][:] = 0
        state["vct_failed"][:] = 0
        won = int(deepen_vct(state, self._table.words, budget, THREATS))
        self.spent += int(state["control"][NODES])
        return (move_of(state["vct_move"], self.size), won) if won else None

    def by_search(
        self, *, nodes: int | None = None, without: Collection[Move] = ()
    ) -> tuple[Move | None, int]:
        """The best move and the value of the whole search; `without` leaves out root moves."""
        state = self.state
        self._reset(self.nodes if nodes is None else nodes)
        state["generation"] = self._table.next_generation()
        for at, move in enumerate(without):
            state["excluded"][at] = point_of(move, self.size)
        state["excluded_count"] = len(without)
        best: tuple[Move | None, int] = (None, 0)
        for depth in range(1, 60):
            value = int(search(state, self._table.words, -INFINITE, INFINITE, depth, 0))
            is_stopped = bool(state["control"][STOP])
            if state["pv_length"][0] and (not is_stopped or value > WIN_BOUND):
                best = (move_of(state["pv"][0], self.size), value)
            if is_stopped or abs(value) > WIN_BOUND:
                break
        state["excluded_count"] = 0
        self.spent += int(state["control"][NODES])
        return best

    def winning_move(self) -> Move | None:
        """A move that wins for the side to move, if the searches find one."""
        found = self.by_fours(makes=2_000) or self.by_threats()
        if found is not None:
            return found[0]
        move, value = self.by_search()
        return move if value > WIN_BOUND else None

    def _reset(self, nodes: int) -> None:
        control = self.state["control"]
        control[:] = 0
        control[NODE_LIMIT] = nodes
        self.state["root_ply"] = self.state["ply"]

    # Certificates

    def attack(
        self, board: Board, first: Move | None = None, *, model: Attack | None = None
    ) -> Attack | None:
        """The tree of a win of the side to move, with this first move if given, or None.

        None when no win is found, or the tree gets larger than `most` attacks. `model` is the win
        of a position much like this one: what still wins is taken over, if `exact`.
        """
        self._count = 0
        try:
            return self._attack(board.copy(), first, model)
        except _TooLargeError:
            return None

    def answers(self, board: Board, *, spared: Collection[Move] = ()) -> tuple[Branch, ...] | None:
        """The tree that wins against every move of the side to move but the spared, or None."""
        self._count = 0
        try:
            return self._answers(board.copy(), spared)
        except _TooLargeError:
            return None

    def _attack(
        self, board: Board, first: Move | None = None, model: Attack | None = None
    ) -> Attack | None:
        known = self._known.get(board.key) if self.exact and first is None else None
        if known is not None:
            return known
        self._count += 1
        if self._count > self.most:
            raise _TooLargeError
        move = self.winning_move() if first is None else first
        if move is None or not board.is_legal(move):
            return None
        winner = board.turn
        self.push(board, move)
        try:
            outcome = board.outcome()
            if outcome is not None:
                return self._pool.attack(move) if outcome.winner == winner else None
            alike = model.answers if model is not None and model.move == move else ()
            answers = self._answers(board, models=alike)
            if answers is None:
                return None
        finally:
            self.pop(board)
        found = self._known[board.key] = self._pool.attack(move, answers)
        return found

    def _answers(
        self, board: Board, spared: Collection[Move] = (), models: tuple[Branch, ...] = ()
    ) -> tuple[Branch, ...] | None:
        is_free = board.rule.restriction(board.turn) is Restriction.NONE
        empty = [move for move, cell in enumerate(board.key[2]) if cell == EMPTY]
        legal = [move for move in empty if is_free or board.is_legal(move)]
        left = [move for move in legal if move not in spared]
        answers, left = self._taken_over(board, left, models) if models else ([], left)
        reply = self._remote(left) if left else -1
        while left:
            self.push(board, reply)
            ended = board.outcome()
            attack = None if ended else self._attack(board, model=_answer_to(reply, models))
            self.pop(board)
            if ended:
                if ended.winner != board.turn.other:
                    return None
                left.remove(reply)  # the reply itself loses: nothing to answer
            elif attack is None:
                return None
            else:
                open_replies = self._open_replies(board, attack, left, reply, not answers)
                if reply in open_replies:
                    return None  # the search knows another rule, or the win is elsewhere
                done = set(left) - set(open_replies)
                answers.append(Branch(tuple(sorted(done)), attack))
                left = open_replies
            if left:
                reply = left[0]
        return with_default(answers)

    def _taken_over(
        self, board: Board, left: list[Move], models: tuple[Branch, ...]
    ) -> tuple[list[Branch], list[Move]]:
        """The answers of another position as far as they win here, and the replies left open."""
        answers: list[Branch] = []
        for model in reversed(models):  # that to any other reply comes last
            open_replies = unanswered_quick(board, model.attack, left, steps=MOST_STEPS)
            done = set(left) - set(open_replies)
            if done:
                answers.append(Branch(tuple(sorted(done)), self._pool.add(model.attack)))
            left = open_replies
            if not left:
                break
        return answers, left

    def _open_replies(
        self, board: Board, attack: Attack, left: list[Move], reply: Move, is_first: bool
    ) -> list[Move]:
        """The replies that an attack, which was made for one of them, does not answer."""
        if self.exact:
            others = [each for each in left if each != reply]
            return unanswered_quick(board, attack, others, steps=MOST_STEPS)
        doubtful = self._doubtful(attack, left) if is_first else left
        return [each for each in doubtful if not seems_won(board, each, attack)]

    def _doubtful(self, attack: Attack, replies: list[Move]) -> list[Move]:
        """The replies that may meet an attack: its own points, and where the loser makes a three.

        A quick guess: the whole certificate is verified later against every reply.
        """
        points = _points_of(attack)
        state, side = self.state, int(self.state["turn"]) - 1
        if self.rule.captures:
            bits = state["near_bits"] & state["empty_bits"]
        else:
            words = slice(side * WORDS, (side + 1) * WORDS)
            bits = state["four_bits"][words] | state["three_bits"][words]
        points |= {move_of(point, self.size) for point in _points(bits)}
        points |= _ends_around(points, self.rule, self.size)
        return [reply for reply in replies if reply in points]

    def _remote(self, replies: list[Move]) -> Move:
        """A reply far from all stones: what wins against it wins against most."""
        near = {move_of(point, self.size) for point in _points(self.state["near_bits"])}
        return next((reply for reply in replies if reply not in near), replies[-1])

    def push(self, board: Board, move: Move) -> None:
        """Play a move on the board and on the engine's record."""
        board.push(move)
        make(self.state, point_of(move, self.size))

    def pop(self, board: Board) -> None:
        """Take the last move back on both."""
        board.pop()
        unmake(self.state)


def seems_won(board: Board, reply: Move, attack: Attack) -> bool:
    """Whether an attack wins after a reply, against the replies that its own points suggest."""
    winner = board.turn.other
    board.push(reply)
    outcome = board.outcome()
    won = _seems_to_win(board, attack) if outcome is None else outcome.winner == winner
    board.pop()
    return won


def _seems_to_win(board: Board, attack: Attack) -> bool:
    if not board.is_legal(attack.move):
        return False
    winner = board.turn
    board.push(attack.move)
    outcome = board.outcome()
    if outcome is not None or not attack.answers:
        won = outcome is not None and outcome.winner == winner
    else:
        won = all(
            seems_won(board, reply, each)
            for answer in attack.answers
            for reply, each in _likely(board, attack, answer)
        )
    board.pop()
    return won


def _likely(board: Board, attack: Attack, answer: Branch) -> list[tuple[Move, Attack]]:
    """The replies to try of an answer; for any other reply its own points and the loser's fives."""
    if answer.replies:
        return [(reply, answer.attack) for reply in answer.replies if board.is_legal(reply)]
    known = {reply for each in attack.answers for reply in each.replies}
    points = _points_of(answer.attack)
    if board.rule.captures:
        points |= {move for move in board.legal_moves if board.captures(move)}
    else:
        stones = Stones.of(board.key[2], board.size)
        own, enemy = stones.of_side(board.turn)
        five = FiveRule.of(board.rule, board.turn)
        fives = five_points(own, enemy, stones.empty, board.size, five, sure=False)
        if fives:
            points |= {point for point in range(board.size**2) if contains(fives, point)}
    points |= _ends_around(
        {each.move for each in Certificate(answer.attack).attacks()}, board.rule, board.size
    )
    remote = next((move for move in board.legal_moves if move not in points | known), None)
    if remote is not None:
        points.add(remote)
    return [(point, answer.attack) for point in points - known if board.is_legal(point)]


def _ends_around(points: set[Move], rule: Rule, size: int) -> set[Move]:
    """Where a stone might block a five through these points at its ends, where that is a block."""
    if rule.blocked_five_wins:
        return set()
    table = window_points(size)
    return {end for point in points for row in table[point] for end in row if end < size * size}


def _points_of(attack: Attack) -> set[Move]:
    """The winner's moves and the replies that the tree names."""
    attacks = list(Certificate(attack).attacks())
    points = {each.move for each in attacks}
    return points | {m for each in attacks for answer in each.answers for m in answer.replies}


def with_default(answers: Sequence[Branch]) -> tuple[Branch, ...]:
    """The answers, that to the most replies as the one to any other reply; it comes last."""
    if not answers:
        return ()
    most = max(answers, key=lambda answer: len(answer.replies))
    others = [answer for answer in answers if answer is not most]
    return (*others, Branch((), most.attack))


def _answer_to(reply: Move, answers: tuple[Branch, ...]) -> Attack | None:
    """The attack that follows a reply, if one does."""
    named = (answer for answer in answers if reply in answer.replies)
    other = (answer for answer in answers if not answer.replies)
    answer = next(named, None) or next(other, None)
    return None if answer is None else answer.attack


def _points(bits: Any) -> list[int]:
    """The core's points in a bit set."""
    points = np.arange(64 * WORDS)
    return np.flatnonzero((bits[points >> 6] >> (points & 63)) & 1).tolist()
