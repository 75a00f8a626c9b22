"""Pairs of points that stop every five."""

from __future__ import annotations

import pytest

from tengen.coords import parse_move
from tengen.proof.draw import shipped_draw
from tengen.proof.pairing import lines_of_five, unpaired_lines


@pytest.mark.parametrize(("size", "count"), [(5, 12), (6, 32), (15, 572)])
def test_all_lines_of_five(size: int, count: int) -> None:
    lines = list(lines_of_five(size))
    assert len(lines) == len({frozenset(line) for line in lines}) == count
    assert all(len(set(line)) == 5 and max(line) < size * size for line in lines)


def test_every_line_has_a_pair_and_each_pair_is_needed() -> None:
    (answer,) = shipped_draw(5).answers[(), ()]
    pairs = answer.pairs
    assert pairs is not None
    assert unpaired_lines(pairs, 5) == []
    for pair in pairs:
        others = [each for each in pairs if each != pair]
        (line,) = unpaired_lines(others, 5)
        assert set(pair) <= set(line)
        assert unpaired_lines(others, 5, blocked=line[:1]) == []
    with pytest.raises(ValueError, match="two pairs"):
        unpaired_lines([*pairs, pairs[0]], 5)
    with pytest.raises(ValueError, match="two pairs"):
        unpaired_lines([(parse_move("a1", 5),) * 2], 5)
