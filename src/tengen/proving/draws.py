"""Finding proofs of draws on small boards: answers of White until pairs of points do the rest.

At a position with Black to move, pairs are looked for in every open line of five (`_pairs`): a
matching that gives each group of lines two points of its own. Where they do not fit, every move of
Black needs an answer after which they do, or after which deeper answers do. What is missing to the
matching says which answers are worth a look. `proof/draw.py` checks what is found.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_
from typing import NamedTuple

from ..coords import AXES, SYMMETRIES, Move
from ..proof.draw import DrawAnswer, DrawProof, Stones
from ..proof.pairing import FIVE, Pair, lines_of_five

WIDTH = 6  # answers of White that are looked at more deeply
DEEPEST = 12  # answers one after the other
HOPELESS = 100  # missing points where a line has too few left for a pair


class _Fit(NamedTuple):
    """Pairs, or how many of their points are missing."""

    missing: int
    pairs: tuple[Pair, ...] = ()


class DrawSearch:
    """Looks for a proof on the board of one size."""

    def __init__(self, size: int, *, width: int = WIDTH) -> None:
        self.size, self._width = size, width
        self._all = (1 << size * size) - 1
        self._lines = [_mask(line) for line in lines_of_five(size)]
        self._groups = list(_groups(size))
        self._images = [
            [symmetry.apply(move, size) for move in range(size * size)] for symmetry in SYMMETRIES
        ]
        self._answers: dict[tuple[int, int], list[DrawAnswer]] = {}  # of positions that are drawn
        self._failed: dict[tuple[int, int], int] = {}  # how deeply that was looked for in vain
        self.positions = 0

    def run(self) -> Iterator[int]:
        """Look deeper and deeper until `proof` has one; yields the depths that were not enough."""
        for depth in range(DEEPEST + 1):
            if self._is_drawn(0, 0, depth):
                return
            yield depth

    @property
    def proof(self) -> DrawProof | None:
        """The proof that was found: the positions that its answers lead to."""
        fit = self._fit(0, 0)
        if not fit.missing:
            return DrawProof(self.size, {((), ()): (DrawAnswer((), None, fit.pairs),)})
        found: dict[Stones, tuple[DrawAnswer, ...]] = {}
        todo, seen = [(0, 0)], set[tuple[int, int]]()
        while todo:
            key = self._least(*todo.pop())
            if key in seen:
                continue
            seen.add(key)
            if key not in self._answers:
                return None
            black, white = key
            found[_points(black), _points(white)] = tuple(self._answers[key])
            for answer in self._answers[key]:
                if answer.pairs is None:
                    assert answer.move is not None
                    todo += [(black | 1 << m, white | 1 << answer.move) for m in answer.replies]
        return DrawProof(self.size, found)

    def _is_drawn(self, black: int, white: int, depth: int) -> bool:
        """Whether White, who has answered, stops every five with this many more answers."""
        if not self._fit(black, white).missing:
            return True
        key = self._least(black, white)
        if key in self._answers:
            return True
        if depth <= self._failed.get(key, 0):
            return False
        self.positions += 1
        answers = self._find_answers(*key, depth)
        if answers is None:
            self._failed[key] = depth
            return False
        self._answers[key] = answers
        return True

    def _find_answers(self, black: int, white: int, depth: int) -> list[DrawAnswer] | None:
        """An answer to each move of Black; None where one is not found."""
        answers: list[DrawAnswer] = []
        alike = [image for image in self._images if _image((black, white), image) == (black, white)]
        left = self._by_danger(black, white)
        while left:
            reply = left[0]
            found = self._answer(black | 1 << reply, white, depth)
            if found is None:
                return None
            move, pairs = found
            done = {reply}
            if pairs is not None:  # they serve for every move that is none of their points
                points = {move, *(point for pair in pairs for point in pair)}
                done |= set(left) - points
            answers.append(DrawAnswer(tuple(sorted(done)), move, pairs))
            turned = {image[each] for each in done for image in alike}
            left = [each for each in left if each not in turned]
        return answers

    def _by_danger(self, black: int, white: int) -> list[Move]:
        """The moves of Black, those in many and full lines first."""
        danger = [0] * self.size**2
        for line in self._lines:
            if not line & white:
                for point in _points(line):
                    danger[point] += 1 << 2 * (line & black).bit_count()
        moves = _points(self._all ^ black ^ white)
        return sorted(moves, key=lambda move: -danger[move])

    def _answer(
        self, black: int, white: int, depth: int
    ) -> tuple[Move, tuple[Pair, ...] | None] | None:
        """White's move, and the pairs if they suffice after it."""
        open_lines = [line for line in self._lines if not line & white]
        fours = {line & ~black for line in open_lines if (line & ~black).bit_count() <= 1}
        if len(fours) > 1 or 0 in fours:
            return None
        moves = _points(fours.pop() if fours else self._all ^ black ^ white)
        ranked = []
        for move in moves:
            fit = self._fit(black, white | 1 << move)
            if not fit.missing:
                return move, fit.pairs
            stopped = sum(1 + 2 * (ln & black).bit_count() for ln in open_lines if ln >> move & 1)
            ranked.append((fit.missing, -stopped, move))
        for _, _, move in sorted(ranked)[: self._width] if depth > 1 else ():
            if self._is_drawn(black, white | 1 << move, depth - 1):
                return move, None
        return None

    def _least(self, black: int, white: int) -> tuple[int, int]:
        return min(_image((black, white), image) for image in self._images)

    # Pairs

    def _fit(self, black: int, white: int) -> _Fit:
        """Pairs of empty points, one in each line without a white stone."""
        empty = self._all ^ black ^ white
        choices: list[list[tuple[int, ...]]] = []
        hopeless = 0
        for group in self._groups:
            lines = [line & empty for line in group if not line & white]
            if lines:
                choices.append(_ways(lines))
                hopeless += not choices[-1]
        if hopeless:
            return _Fit(HOPELESS + hopeless)
        first = [ways[0] for ways in choices]
        best = _matched(first)
        # Two pairs may fit where one in the middle does not: in one group at a time.
        for at, ways in enumerate(choices) if 0 < best.missing <= 2 else ():
            for way in ways[1:]:
                fit = _matched([*first[:at], way, *first[at + 1 :]])
                if not fit.missing:
                    return fit
        return best


def _ways(lines: list[int]) -> list[tuple[int, ...]]:
    """The ways to put pairs into the lines of a group: where one pair may be, or two may be."""
    found = []
    for cut in range(len(lines)):
        parts = [part for part in (lines[:cut], lines[cut:]) if part]
        common = tuple(reduce(and_, part) for part in parts)
        if all(each.bit_count() >= 2 for each in common):
            found.append(common)
    return found


def _matched(ways: list[tuple[int, ...]]) -> _Fit:
    """Two points of its own for each place that needs a pair, as far as they go."""
    places = [place for way in ways for place in way]
    owner: dict[int, int] = {}  # a point, as a bit, and the place that has it

    def gains(place: int, seen: int) -> int:
        """The points looked at, or -1 when the place has another point."""
        free = places[place] & ~seen
        while free:
            bit = free & -free
            free ^= bit
            if bit not in owner:
                owner[bit] = place
                return -1
        others = places[place] & ~seen
        while others:
            bit = others & -others
            seen |= bit
            if owner[bit] != place:
                seen = gains(owner[bit], seen)
                if seen < 0:
                    owner[bit] = place
                    return -1
            others = places[place] & ~seen
        return seen

    missing = sum(gains(place, 0) >= 0 for place in range(len(places)) for _ in range(2))
    if missing:
        return _Fit(missing)
    points: list[list[Move]] = [[] for _ in places]
    for bit, place in owner.items():
        points[place].append(bit.bit_length() - 1)
    return _Fit(0, tuple((min(each), max(each)) for each in points))


def _groups(size: int) -> Iterator[list[int]]:
    """The lines of five in one row, column or diagonal, in their order."""
    for y in range(size):
        for x in range(size):
            for dx, dy in AXES:
                if 0 <= x - dx < size and 0 <= y - dy < size:
                    continue  # it begins further back
                points = [
                    (y + step * dy) * size + x + step * dx
                    for step in range(size)
                    if 0 <= x + step * dx < size and y + step * dy < size
                ]
                if len(points) >= FIVE:
                    cuts = range(len(points) - FIVE + 1)
                    yield [_mask(points[at : at + FIVE]) for at in cuts]


def _mask(points: tuple[Move, ...] | list[Move]) -> int:
    return sum(1 << point for point in points)


def _points(mask: int) -> tuple[Move, ...]:
    return tuple(point for point in range(mask.bit_length()) if mask >> point & 1)


def _image(stones: tuple[int, int], image: list[Move]) -> tuple[int, int]:
    black, white = (_mask([image[point] for point in _points(side)]) for side in stones)
    return black, white
