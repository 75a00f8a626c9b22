"""As many pairs as possible: a largest matching in a graph, by Edmonds' blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence

Near = Mapping[int, Collection[int]]  # with whom each may be paired, both ways


def largest_matching(members: Sequence[int], near: Near) -> dict[int, int]:
    """The partner of each member who has one; as many as possible have.

    >>> largest_matching([1, 2, 3, 4], {1: {2, 4}, 2: {1, 3}, 3: {2}, 4: {1}})
    {1: 4, 2: 3, 3: 2, 4: 1}
    """
    mate: dict[int, int] = {}
    for one in members:  # most are matched at once
        if one not in mate:
            fits = near[one]
            other = next((o for o in members if o in fits and o not in mate), None)
            if other is not None:
                mate[one], mate[other] = other, one
    here = set(members)
    for one in members:
        if one not in mate:
            _augment(one, here, near, mate)
    return {one: mate[one] for one in members if one in mate}


def is_perfect(members: Sequence[int], near: Near) -> bool:
    """Whether everybody can be paired."""
    return len(members) % 2 == 0 and len(largest_matching(members, near)) == len(members)


def _augment(root: int, here: set[int], near: Near, mate: dict[int, int]) -> None:
    """Match `root` along an alternating path to somebody else who is free, if there is one."""
    search = _Search(root, here, near, mate)
    end = search.end()
    while end is not None:
        before = search.parent[end]
        following = mate.get(before)
        mate[end], mate[before] = before, end
        end = following


class _Search:
    """A search in breadth from one free member, in which blossoms are shrunk to their base."""

    def __init__(self, root: int, here: set[int], near: Near, mate: Mapping[int, int]) -> None:
        self._root = root
        self._here = here
        self._near = near
        self._mate = mate
        self.parent: dict[int, int] = {}
        self._base = {one: one for one in here}
        self._seen = {root}
        self._waiting = deque([root])

    def end(self) -> int | None:
        """The other end of an alternating path, None without one."""
        while self._waiting:
            at = self._waiting.popleft()
            for to in sorted(self._here.intersection(self._near[at])):
                if self._base[at] == self._base[to] or self._mate.get(at) == to:
                    continue
                mate = self._mate.get(to)
                if to == self._root or (mate is not None and mate in self.parent):
                    self._shrink(at, to)
                elif to not in self.parent:
                    self.parent[to] = at
                    if mate is None:
                        return to
                    self._seen.add(mate)
                    self._waiting.append(mate)
        return None

    def _shrink(self, one: int, other: int) -> None:
        """Make one vertex of the blossom that closes between two vertices."""
        base = self._common_base(one, other)
        blossom: set[int] = set()
        self._mark(one, base, other, blossom)
        self._mark(other, base, one, blossom)
        for each, its in self._base.items():
            if its in blossom:
                self._base[each] = base
                if each not in self._seen:
                    self._seen.add(each)
                    self._waiting.append(each)

    def _common_base(self, one: int, other: int) -> int:
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if one not in self._mate:
                break
            one = self.parent[self._mate[one]]
        while self._base[other] not in passed:
            other = self.parent[self._mate[self._base[other]]]
        return self._base[other]

    def _mark(self, at: int, base: int, child: int, blossom: set[int]) -> None:
        while self._base[at] != base:
            mate = self._mate[at]
            blossom.update((self._base[at], self._base[mate]))
            self.parent[at] = child
            child = mate
            at = self.parent[mate]
