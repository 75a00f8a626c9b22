"""The certificate: a tree that answers every defence, and its form as text.

Where the winner is to move the tree has one move, an `Attack`. Where the loser is to move it has
`Branch`s: which attack follows which replies, and at most one for any other reply. A move without
answers ends the game. As text, `*` is any other reply:

    h8(i9:j10 *:i9)            h8 threatens i9; against i9 wins j10
    (a1 b2:h8(*:i9) *:k11)     the loser moves first

Stones, rule and turn are not in the certificate: they belong to the position it is verified on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..coords import Move, Symmetry, move_text, parse_move
from ..errors import ProofError, TengenError

ANY_OTHER = "*"
MAX_DEPTH = 300  # nested attacks; no board has room for more, and Python's stack has for these
_WORD = re.compile(r"\s*([a-z][0-9]{1,2}|[():*])|(\s*$)")


class Attack(NamedTuple):
    """A move of the winner, and an answer to each reply; without answers it ends the game."""

    move: Move
    answers: tuple[Branch, ...] = ()


class Branch(NamedTuple):
    """The attack that follows each of these replies; no replies stand for any other one."""

    replies: tuple[Move, ...]
    attack: Attack


class Certificate(NamedTuple):
    """A proof that a side wins: its first move, or answers when the loser is to move."""

    attack: Attack | None
    answers: tuple[Branch, ...] = ()

    @property
    def plies(self) -> int:
        """How many plies the win takes if the loser resists as long as possible."""
        plies: dict[int, int] = {}

        def longest(attack: Attack) -> int:
            if id(attack) not in plies:
                later = [longest(answer.attack) for answer in attack.answers]
                plies[id(attack)] = 2 + max(later) if later else 1
            return plies[id(attack)]

        return longest(self.attack or Attack(-1, self.answers)) - (self.attack is None)

    @property
    def size(self) -> int:
        """How many moves of the winner the tree holds; a part that is kept once counts once."""
        return sum(1 for _ in self.attacks())

    def attacks(self) -> Iterator[Attack]:
        """Every attack of the tree, each object once."""
        open_nodes = [self.attack] if self.attack else [answer.attack for answer in self.answers]
        seen: set[int] = set()
        while open_nodes:
            attack = open_nodes.pop()
            if id(attack) not in seen:
                seen.add(id(attack))
                yield attack
                open_nodes += [answer.attack for answer in attack.answers]

    def transform(self, symmetry: Symmetry, size: int) -> Certificate:
        """The same proof on a turned or mirrored board."""
        done: dict[int, Attack] = {}

        def moved(attack: Attack) -> Attack:
            if id(attack) not in done:
                point = symmetry.apply(attack.move, size)
                done[id(attack)] = Attack(point, moved_answers(attack.answers))
            return done[id(attack)]

        def moved_answers(answers: tuple[Branch, ...]) -> tuple[Branch, ...]:
            return tuple(
                Branch(
                    tuple(sorted(symmetry.apply(reply, size) for reply in answer.replies)),
                    moved(answer.attack),
                )
                for answer in answers
            )

        attack = None if self.attack is None else moved(self.attack)
        return Certificate(attack, moved_answers(self.answers))

    def text(self, size: int) -> str:
        """The certificate as text, for a board of this size."""
        return _attack_text(self.attack, size) if self.attack else _answers_text(self.answers, size)

    @staticmethod
    def parse(text: str, size: int) -> Certificate:
        """The certificate that `text` wrote; ProofError names the character that is wrong."""
        return _Reader(text, size).certificate()


def attack_plies(attack: Attack) -> int:
    """How many plies from this move to the end, against the longest resistance."""
    return 1 + reply_plies(attack.answers)


def reply_plies(answers: tuple[Branch, ...]) -> int:
    """How many plies are left when the loser is to move and resists as long as possible."""
    return 1 + max(attack_plies(answer.attack) for answer in answers) if answers else 0


def _attack_text(attack: Attack, size: int) -> str:
    answers = _answers_text(attack.answers, size) if attack.answers else ""
    return move_text(attack.move, size) + answers


def _answers_text(answers: tuple[Branch, ...], size: int) -> str:
    parts = [
        " ".join(move_text(reply, size) for reply in answer.replies)
        + (":" if answer.replies else f"{ANY_OTHER}:")
        + _attack_text(answer.attack, size)
        for answer in answers
    ]
    return f"({' '.join(parts)})"


class _Reader:
    """Reads a certificate, one token after the other."""

    def __init__(self, text: str, size: int) -> None:
        self._text, self._size = text, size
        self._at = 0
        self._depth = 0
        self._word = ""
        self._next()

    def certificate(self) -> Certificate:
        """The whole text."""
        if self._word == "(":
            found = Certificate(None, self._answers())
        else:
            found = Certificate(self._attack())
        if self._word:
            raise self._error("the end")
        return found

    def _next(self) -> None:
        match = _WORD.match(self._text, self._at)
        if match is None:
            raise ProofError(
                f"certificate, character {self._at + 1}: {self._text[self._at :][:12]!r} "
                "cannot be read: expected a point, '(', ')', ':' or '*'"
            )
        self._at, self._word = match.end(), match[1] or ""

    def _error(self, expected: str) -> ProofError:
        found = repr(self._word) if self._word else "the end"
        return ProofError(
            f"certificate, before character {self._at + 1}: found {found}, but expected {expected}"
        )

    def _point(self) -> Move:
        if not self._word or self._word in "():*":
            raise self._error("a point")
        try:
            move = parse_move(self._word, self._size)
        except TengenError as error:
            raise ProofError(f"certificate, before character {self._at + 1}: {error}") from None
        self._next()
        return move

    def _attack(self) -> Attack:
        move = self._point()
        return Attack(move, self._answers() if self._word == "(" else ())

    def _answers(self) -> tuple[Branch, ...]:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise self._error(f"at most {MAX_DEPTH} nested attacks")
        self._next()
        answers = []
        while self._word != ")":
            answers.append(self._answer())
        self._next()
        self._depth -= 1
        if not answers:
            raise self._error("an answer before it")
        return tuple(answers)

    def _answer(self) -> Branch:
        replies: list[Move] = []
        if self._word == ANY_OTHER:
            self._next()
        else:
            while self._word != ":":
                replies.append(self._point())
        if self._word != ":":
            raise self._error("':'")
        self._next()
        return Branch(tuple(replies), self._attack())
