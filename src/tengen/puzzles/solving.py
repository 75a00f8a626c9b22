"""Solving a puzzle: judging moves, resisting, refuting and hints. No input or output.

    attempt = Attempt(puzzle, helper)
    step = attempt.play(move)      # right, solved or wrong, with the defender's reply

A `Helper` is an engine; without one only the moves of the certificate are known to be right.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol

from ..analysis.hints import Hint, Purpose, hint
from ..board import Board
from ..coords import Move, xy
from ..errors import ProofError
from ..proof.certificate import Attack, Branch, Certificate, attack_plies
from ..proof.verify import verify
from ..rules import RENJU, Color, ForbiddenReason, Overline, Restriction
from .puzzle import Puzzle, Theme

# Renju as it would be if nothing were forbidden to Black
_UNRESTRICTED = RENJU._replace(
    name="renju without forbidden points",
    black_restriction=Restriction.NONE,
    black_overline=Overline.WINS,
)


class Helper(Protocol):
    """What an engine can tell about moves that are not in a certificate."""

    def proof_after(self, board: Board) -> tuple[Branch, ...] | None:
        """Answers that prove that the side which moved last wins, or None if none is found."""

    def best_line(self, board: Board) -> tuple[Move, ...]:
        """The best moves from here, for the side to move first."""


class MoveVerdict(StrEnum):
    """The verdict on a move of the solver."""

    RIGHT = "right"  # go on
    SOLVED = "solved"
    WRONG = "wrong"
    ILLEGAL = "illegal"  # nothing was played


class Judgement(NamedTuple):
    """What happened after a move: the defender's reply, or the line that refutes the move."""

    verdict: MoveVerdict
    reply: Move | None = None
    refutation: tuple[Move, ...] = ()
    is_proven: bool = False  # whether the refutation follows from the certificate
    also_wins: bool = False  # the move wins, but not as the puzzle asks


class Attempt:
    """One attempt at a puzzle: `board` is where it stands, `is_over` whether it has ended."""

    def __init__(self, puzzle: Puzzle, helper: Helper | None = None) -> None:
        self.puzzle = puzzle
        self.board = puzzle.board()
        self.is_over = False
        self.hints_given = 0
        self.mistakes = 0
        self._helper = helper
        self._attacks: tuple[Attack, ...] = ()
        if not puzzle.theme.is_defence:
            certificates = [puzzle.certificate(index) for index in range(len(puzzle.proofs))]
            self._attacks = tuple(each.attack for each in certificates if each.attack is not None)

    @property
    def is_clean(self) -> bool:
        """Whether there was no mistake and no hint so far."""
        return not self.mistakes and not self.hints_given

    def play(self, move: Move) -> Judgement:
        """Judge and play a move of the solver. A wrong one is taken back, so that another can be
        tried."""
        if self.is_over or not self.board.is_legal(move):
            return Judgement(MoveVerdict.ILLEGAL)
        step = self._defend(move) if self.puzzle.theme.is_defence else self._attack(move)
        if step.verdict is MoveVerdict.WRONG:
            self.mistakes += 1
        self.is_over = step.verdict is MoveVerdict.SOLVED
        return step

    def hint(self) -> Hint:
        """The next hint: which part of the board, which shape, then the point."""
        purpose = Purpose.DEFENCE if self.puzzle.theme.is_defence else Purpose.ATTACK
        self.hints_given += 1
        return hint(self.board, self.best_move(), self.hints_given - 1, purpose)

    def best_move(self) -> Move:
        """The right move here."""
        return self._attacks[0].move if self._attacks else self.puzzle.answers[0]

    def solution(self) -> tuple[Move, ...]:
        """The line from here: right moves and the longest resistance."""
        if self.puzzle.theme.is_defence:
            return (self.puzzle.answers[0],)
        return longest_line(self.board, self._attacks[0])

    def forbidden_defences(self) -> list[dict[Move, ForbiddenReason]]:
        """For each move of the solver in the solution: defences that only the rule prevents."""
        if self.puzzle.theme is not Theme.USE_FORBIDDEN:
            return []
        return forbidden_defences(self.board, self._attacks[0])

    # Wins

    def _attack(self, move: Move) -> Judgement:
        winner = self.board.turn
        attack = next((each for each in self._attacks if each.move == move), None)
        self.board.push(move)
        outcome = self.board.outcome()
        if outcome is not None and outcome.winner == winner:
            return Judgement(MoveVerdict.SOLVED)
        if attack is None:
            attack = self._other_win(move)
        if attack is None or self.puzzle.theme is Theme.WIN_AT_ONCE:
            line = self._helper.best_line(self.board) if self._helper and not outcome else ()
            self.board.pop()
            return Judgement(MoveVerdict.WRONG, refutation=line, also_wins=attack is not None)
        reply, following = longest_reply(self.board, attack.answers)
        self.board.push(reply)
        if following is None:
            return Judgement(MoveVerdict.SOLVED, reply)
        self._attacks = (following,)
        return Judgement(MoveVerdict.RIGHT, reply)

    def _other_win(self, move: Move) -> Attack | None:
        """The tree of another winning move, if the helper proves it."""
        if self._helper is None or self.board.outcome() is not None:
            return None
        answers = self._helper.proof_after(self.board.copy())
        return Attack(move, answers) if answers else None

    # Defences

    def _defend(self, move: Move) -> Judgement:
        if move in self.puzzle.answers:
            self.board.push(move)
            return Judgement(MoveVerdict.SOLVED)
        answers = self.puzzle.certificate().answers
        attack = answer_to(answers, move)
        self.board.push(move)
        line = () if attack is None or self.board.outcome() else longest_line(self.board, attack)
        self.board.pop()
        return Judgement(MoveVerdict.WRONG, refutation=line, is_proven=True)


def answer_to(answers: tuple[Branch, ...], reply: Move) -> Attack | None:
    """The attack that follows a reply."""
    default = None
    for answer in answers:
        if reply in answer.replies:
            return answer.attack
        if not answer.replies:
            default = answer.attack
    return default


def longest_reply(board: Board, answers: tuple[Branch, ...]) -> tuple[Move, Attack | None]:
    """The reply that resists longest, and what follows; None where the reply ends the game.

    Of several it is one that the certificate names, since that meets a threat, and for any other
    reply one next to the last stone.
    """
    best = max(answers, key=lambda answer: (attack_plies(answer.attack), bool(answer.replies)))
    if best.replies:
        return best.replies[0], best.attack
    named = {reply for answer in answers for reply in answer.replies}
    x, y = xy(board.peek(), board.size)

    def distance(move: Move) -> int:
        u, v = xy(move, board.size)
        return max(abs(x - u), abs(y - v))

    replies = [move for move in board.legal_moves if move not in named]
    reply = min(replies, key=distance)
    return reply, None if board.after(reply).outcome() else best.attack


def longest_line(board: Board, attack: Attack) -> tuple[Move, ...]:
    """The moves of a win, from this attack on, against the longest resistance."""
    board = board.copy()
    line: list[Move] = []
    following: Attack | None = attack
    while following is not None:
        board.push(following.move)
        line.append(following.move)
        if board.outcome() is not None or not following.answers:
            break
        reply, following = longest_reply(board, following.answers)
        board.push(reply)
        line.append(reply)
    return tuple(line)


def without_forbidden(board: Board) -> Board:
    """A position of renju in which nothing is forbidden to Black."""
    return Board.from_stones(
        black=[board.xy(stone) for stone in board.stones(Color.BLACK)],
        white=[board.xy(stone) for stone in board.stones(Color.WHITE)],
        turn=board.turn,
        rule=_UNRESTRICTED,
        size=board.size,
    )


def forbidden_defences(board: Board, attack: Attack) -> list[dict[Move, ForbiddenReason]]:
    """For each move of White in `longest_line`: Black's defences that are forbidden.

    They are the forbidden points from which the tree would not win if Black could play there.
    """
    board = board.copy()
    found = []
    following: Attack | None = attack
    while following is not None:
        board.push(following.move)
        if board.outcome() is not None or not following.answers:
            break
        free, answers = without_forbidden(board), following.answers
        reasons = board.forbidden_points
        found.append(
            {move: why for move, why in reasons.items() if not _wins_after(free, answers, move)}
        )
        reply, following = longest_reply(board, following.answers)
        board.push(reply)
    return found


def _wins_after(board: Board, answers: tuple[Branch, ...], reply: Move) -> bool:
    """Whether the answer to a reply wins."""
    attack, after = answer_to(answers, reply), board.after(reply)
    if attack is None or after.outcome() is not None:
        return False
    try:
        verify(after, Certificate(attack))
    except ProofError:
        return False
    return True
