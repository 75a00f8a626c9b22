"""Following a proof move by move, without making a tree of it.

A certificate has a hundred thousand attacks; who follows one game through it meets twenty. The
guide keeps the lines of the file and how long the win below each takes.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from typing import NamedTuple

from ..board import Board
from ..coords import SYMMETRIES, Move, Symmetry, parse_move
from .certificate import ANY_OTHER
from .file import ProofHead
from .packed import SEVERAL

_BACK = re.compile(r":([0-9]+)")


class ProofThreat(NamedTuple):
    """The move that follows any reply without an answer of its own."""

    move: Move
    plies: int  # from there until the win


class ProofStep(NamedTuple):
    """The move that a proof plays."""

    move: Move
    plies: int  # until the win if the loser holds out for as long as possible
    is_named: bool  # whether the last reply has an answer of its own
    threat: ProofThreat | None = None  # why it wins: what follows a reply that changes nothing
    named: tuple[Move, ...] = ()  # replies with answers of their own


class ProofGuide:
    """A proof, asked for its moves in the positions of a game."""

    def __init__(self, text: str) -> None:
        self.head, rest = ProofHead.parse(text)
        self._lines = rest.split("\n")
        self._plies = _plies(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def fits(self, board: Board) -> bool:
        """Whether the proof is about this rule and size."""
        return (board.rule, board.size) == (self.head.board.rule, self.head.board.size)

    def step(self, board: Board) -> ProofStep | None:
        """The winner's move after the moves of a board; None where the proof knows nothing."""
        if board.turn is not self.head.winner:
            return None
        for place in self._places(board):
            if place.line is not None:
                return self._step(place, place.line)
        return None

    def _step(self, place: _Place, line: int) -> ProofStep:
        """The move of a line as it lies on the board."""
        size, back = self.head.board.size, place.symmetry.inverse
        answers = self._answers(line)
        other = answers.pop(None, None)
        threat = None
        if other is not None:
            threat = ProofThreat(back.apply(self._move(other), size), self._plies[other])
        named = sorted(back.apply(reply, size) for reply in answers if reply is not None)
        move = back.apply(self._move(line), size)
        return ProofStep(move, self._plies[line], place.is_named, threat, tuple(named))

    def replies(self, board: Board) -> dict[Move, int]:
        """The loser's moves that the proof answers, with the plies of the win after each."""
        found: dict[Move, int] = {}
        if board.turn is self.head.winner:
            return found
        # A proof may be about one of several replies that are alike: each image knows another.
        for place in self._places(board):
            answers = self._answers(place.at)
            back = place.symmetry.inverse
            for reply in board.legal_moves if answers else ():
                turned = place.symmetry.apply(reply, board.size)
                line = answers.get(turned, answers.get(None))
                if place.is_start and turned in self.head.spared:
                    line = None
                if line is not None:
                    found.setdefault(back.apply(turned, board.size), self._plies[line])
        return found

    # The way through the file

    def _places(self, board: Board) -> Iterator[_Place]:
        """Where the moves of a board lead, for each symmetry under which they are the proof's."""
        start = self.head.board
        moves, count = board.move_stack, len(start.move_stack)
        if not self.fits(board) or board.has_setup or start.has_setup or len(moves) < count:
            return
        for symmetry in SYMMETRIES:
            turned = [symmetry.apply(move, board.size) for move in moves]
            same = all(
                set(turned[side:count:2]) == set(start.move_stack[side::2]) for side in (0, 1)
            )
            place = self._follow(turned[count:], symmetry) if same else None
            if place is not None:
                yield place

    def _follow(self, moves: list[Move], symmetry: Symmetry) -> _Place | None:
        """The place after these moves of both sides; None where they leave the proof."""
        at = len(self._lines) - 1
        is_winners = self.head.board.turn is self.head.winner
        line: int | None = at if is_winners else None
        is_start, is_named = True, False
        for move in moves:
            if is_winners:
                if line is None or self._move(line) != move:
                    return None
                at, line = line, None
            else:
                answers = self._answers(at)
                is_named = move in answers
                line = answers.get(move, answers.get(None))
                if line is None or (is_start and move in self.head.spared):
                    return None
            is_winners, is_start = not is_winners, False
        return _Place(symmetry, at, line, is_start, is_named)

    def _move(self, line: int) -> Move:
        return parse_move(self._lines[line].partition(" ")[0], self.head.board.size)

    def _answers(self, line: int) -> dict[Move | None, int]:
        """Which line answers each reply; None stands for any other."""
        found: dict[Move | None, int] = {}
        for word in self._lines[line].split(" ")[1:]:
            names, _, back = word.partition(":")
            replies = [None] if names == ANY_OTHER else names.split(SEVERAL)
            for name in replies:
                reply = None if name is None else parse_move(name, self.head.board.size)
                found[reply] = line - int(back)
        return found


class _Place(NamedTuple):
    symmetry: Symmetry  # from the board to the proof
    at: int  # the line of the attack that was played last, or the last line
    line: int | None  # the line of the winner's move, where the winner is to move
    is_start: bool
    is_named: bool


def _plies(lines: list[str]) -> array[int]:
    """For each line the plies of its win if the loser holds out for as long as possible."""
    plies = array("H")
    for number, line in enumerate(lines):
        backs = _BACK.findall(line)
        plies.append(2 + max(plies[number - int(back)] for back in backs) if backs else 1)
    return plies
