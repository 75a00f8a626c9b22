"""Proofs that nobody wins on a small board: answers to Black's moves until pairs of points do it.

White plays the answers, then the other point of each pair that Black enters, and Black never gets
a five. Black can do the same after a first stone anywhere, because a stone more never hurts a side
that only stops fives. So neither side can force a win, under every rule in which nothing is
captured or forbidden: their wins are lines of five or more.

The first line of a file is JSON, every other line a position in which Black is to move, with the
answers of White. Black's stones come first; a position stands for all its images.

    {"tengen-draw": 1, "size": 6}
    / d4>c4=a1a2b1b2 a1b1>d4       the pairs do the rest, or the position has its own line
    a1/d4 =b1c1c2c3                the pairs alone

>>> verify_draw(shipped_draw(5))
Drawn(positions=1, answers=0, pairs=12)
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple, TypeAlias

from ..coords import SYMMETRIES, Move, Symmetry, check_size, move_text, parse_move, split_moves
from ..errors import ProofError, TengenError
from ..files import write_packed
from .file import proof_text
from .pairing import Pair, lines_of_five, unpaired_lines

VERSION = 1
MARK = "tengen-draw"
SUFFIX = ".draw.gz"
_FOLDER = files(__package__.rpartition(".")[0]) / "data" / "proofs"

Stones: TypeAlias = tuple[tuple[Move, ...], tuple[Move, ...]]
"""Black's and White's, each in order."""


class DrawAnswer(NamedTuple):
    """White's answer to these moves of Black; without pairs the position after it has a line.

    Where pairs are all that is needed there are no replies and there is no move.
    """

    replies: tuple[Move, ...]
    move: Move | None
    pairs: tuple[Pair, ...] | None


class Drawn(NamedTuple):
    """What a proof of a draw holds."""

    positions: int  # that have answers of their own
    answers: int
    pairs: int


class DrawProof(NamedTuple):
    """The answers of White by position."""

    size: int
    answers: Mapping[Stones, tuple[DrawAnswer, ...]]

    def text(self) -> str:
        """The file as text."""
        lines = [json.dumps({MARK: VERSION, "size": self.size})]
        for stones, answers in sorted(self.answers.items(), key=lambda each: _order(each[0])):
            words = ["/".join(self._names(side) for side in stones), *map(self._word, answers)]
            lines.append(" ".join(words))
        return "\n".join([*lines, ""])

    def _word(self, answer: DrawAnswer) -> str:
        points = [point for pair in answer.pairs or () for point in pair]
        ending = "" if answer.pairs is None else f"={self._names(points)}"
        if answer.move is None:
            return ending
        return f"{self._names(answer.replies)}>{self._names([answer.move])}{ending}"

    def _names(self, points: Sequence[Move]) -> str:
        return "".join(move_text(point, self.size) for point in points)

    def save(self, path: Path) -> None:
        """Write the file; one that exists is replaced."""
        write_packed(path, self.text().encode())


def parse_draw(text: str) -> DrawProof:
    """The proof that `DrawProof.text` wrote; ProofError names the line that is wrong."""
    first, *lines = text.splitlines() or [""]
    try:
        head = json.loads(first)
        version, size = head[MARK], check_size(head["size"])
    except (ValueError, TypeError, KeyError, RecursionError, TengenError):
        raise ProofError(f"the first line is not that of a draw: expected {MARK!r}") from None
    if version != VERSION:
        raise ProofError(f"the proof has version {version!r}: expected {VERSION}")
    found: dict[Stones, tuple[DrawAnswer, ...]] = {}
    for number, line in enumerate(lines, 2):
        try:
            stones, answers = _parse_line(line, size)
        except (TengenError, ValueError) as error:
            raise ProofError(f"line {number} of the proof: {error}") from None
        if stones in found:
            raise ProofError(f"line {number} of the proof has the same position as another one")
        found[stones] = answers
    return DrawProof(size, found)


def is_draw(text: str) -> bool:
    """Whether this is the text of a proof of a draw."""
    return MARK in text.partition("\n")[0]


def _parse_line(line: str, size: int) -> tuple[Stones, tuple[DrawAnswer, ...]]:
    stones, *words = line.split(" ")
    sides = stones.split("/")
    if len(sides) != 2:
        raise ProofError(f"{line[:40]!r} is no position with answers: expected d4/c4 a1>b2")
    black, white = (_parse_points(side, size) for side in sides)
    return (black, white), tuple(_parse_answer(word, size) for word in words)


def _parse_answer(word: str, size: int) -> DrawAnswer:
    before, has_pairs, after = word.partition("=")
    points = _parse_points(after, size)
    if len(points) % 2:
        raise ProofError(f"{word[-40:]!r} has a point without a second one")
    pairs = tuple(zip(points[::2], points[1::2], strict=True)) if has_pairs else None
    if not before and has_pairs:
        return DrawAnswer((), None, pairs)
    replies, _, move = before.partition(">")
    return DrawAnswer(_parse_points(replies, size), parse_move(move, size), pairs)


def _parse_points(text: str, size: int) -> tuple[Move, ...]:
    return tuple(parse_move(name, size) for name in split_moves(text))


# The verifier


def verify_draw(proof: DrawProof) -> Drawn:
    """Look at every move of Black in every position that the answers lead to.

    ProofError names the position in which something is missing.
    """
    verifier = _Verifier(proof)
    todo: list[Stones] = [((), ())]
    seen: set[Stones] = set()
    while todo:
        stones = _least(todo.pop(), proof.size)[0]
        if stones not in seen:
            seen.add(stones)
            todo += verifier.after(stones)
    return Drawn(len(seen), verifier.answers, verifier.pairs)


class _Verifier:
    def __init__(self, proof: DrawProof) -> None:
        self._size = proof.size
        self._known: dict[Stones, tuple[DrawAnswer, ...]] = {}
        for stones, answers in proof.answers.items():
            key, symmetry = _least(stones, proof.size)
            self._known[key] = tuple(_turned(answer, symmetry, proof.size) for answer in answers)
        self._lines = [frozenset(line) for line in lines_of_five(proof.size)]
        self.answers = self.pairs = 0

    def after(self, stones: Stones) -> Iterator[Stones]:
        """The positions after every move of Black and its answer that need a look of their own."""
        black, white = stones
        answers = self._known.get(stones)
        if answers is None:
            raise self._error(stones, "the proof has no answers for this position")
        self.answers += sum(answer.move is not None for answer in answers)
        if any(answer.move is None for answer in answers):
            if len(answers) > 1 or answers[0].pairs is None:
                raise self._error(stones, "pairs alone and answers cannot be mixed")
            self._check_pairs(stones, answers[0].pairs)
            return
        shared = {
            id(answer): self._checked(stones, answer)
            for answer in answers
            if answer.pairs is not None
        }
        symmetries = [s for s in SYMMETRIES if _image(stones, s, self._size) == stones]
        for reply in range(self._size**2):
            if reply in black or reply in white:
                continue
            answer, symmetry = self._answer(stones, answers, reply, symmetries)
            assert answer.move is not None
            played = symmetry.apply(reply, self._size)
            after = (tuple(sorted((*black, played))), tuple(sorted((*white, answer.move))))
            stones_of_black = set(after[0])
            if any(line <= stones_of_black for line in self._lines):
                raise self._error(after, "Black has a five")
            if answer.move in (*black, *white, played):
                raise self._error(after, "the answer is on a stone")
            if answer.pairs is None:
                yield after
            elif played in shared[id(answer)]:
                raise self._error(after, "Black's move is a point of the pairs")

    def _answer(
        self,
        stones: Stones,
        answers: tuple[DrawAnswer, ...],
        reply: Move,
        symmetries: list[Symmetry],
    ) -> tuple[DrawAnswer, Symmetry]:
        """The answer to a move of Black, and the symmetry of the position that leads to it."""
        for symmetry in symmetries:
            image = symmetry.apply(reply, self._size)
            for answer in answers:
                if image in answer.replies:
                    return answer, symmetry
        raise self._error(stones, f"{move_text(reply, self._size)} is not answered")

    def _checked(self, stones: Stones, answer: DrawAnswer) -> set[Move]:
        """The points of the pairs that an answer leaves to White."""
        assert answer.move is not None
        assert answer.pairs is not None
        after = (stones[0], (*stones[1], answer.move))
        self._check_pairs(after, answer.pairs)
        return {point for pair in answer.pairs for point in pair}

    def _check_pairs(self, stones: Stones, pairs: tuple[Pair, ...]) -> None:
        black, white = stones
        self.pairs += len(pairs)
        taken = {*black, *white} & {point for pair in pairs for point in pair}
        if taken:
            raise self._error(stones, f"the pairs need {self._names(taken)}, but a stone is there")
        try:
            left = unpaired_lines(pairs, self._size, blocked=white)
        except ValueError as error:
            raise self._error(stones, str(error)) from None
        if left:
            raise self._error(stones, f"the line {self._names(left[0])} has no pair")

    def _error(self, stones: Stones, text: str) -> ProofError:
        if not stones[0]:
            return ProofError(f"at the start: {text}")
        black, white = map(self._names, stones)
        return ProofError(f"with Black on {black} and White on {white}: {text}")

    def _names(self, points: Sequence[Move] | set[Move]) -> str:
        return " ".join(move_text(point, self._size) for point in sorted(points))


def _order(stones: Stones) -> tuple[int, Stones]:
    return len(stones[0]), stones


def _image(stones: Stones, symmetry: Symmetry, size: int) -> Stones:
    black, white = (tuple(sorted(symmetry.apply(move, size) for move in side)) for side in stones)
    return black, white


def _least(stones: Stones, size: int) -> tuple[Stones, Symmetry]:
    """The least of the eight images, and the symmetry that leads there."""
    symmetry = min(SYMMETRIES, key=lambda each: _image(stones, each, size))
    return _image(stones, symmetry, size), symmetry


def _turned(answer: DrawAnswer, symmetry: Symmetry, size: int) -> DrawAnswer:
    def turned(points: Sequence[Move]) -> tuple[Move, ...]:
        return tuple(symmetry.apply(point, size) for point in points)

    move = None if answer.move is None else symmetry.apply(answer.move, size)
    pairs = None
    if answer.pairs is not None:
        pairs = tuple((first, second) for first, second in map(turned, answer.pairs))
    return DrawAnswer(turned(answer.replies), move, pairs)


# The shipped ones


def shipped_draw_sizes() -> list[int]:
    """The sizes of boards for which a proof of the draw comes with Tengen."""
    names = [file.name for file in _FOLDER.iterdir() if file.name.endswith(SUFFIX)]
    return sorted(int(name.removesuffix(SUFFIX)) for name in names)


@cache
def shipped_draw(size: int) -> DrawProof:
    """The proof of the draw on the board of this size."""
    with as_file(_FOLDER / f"{size}{SUFFIX}") as path:
        return parse_draw(proof_text(path))
