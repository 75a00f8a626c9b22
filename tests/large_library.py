"""A large RenLib library, made from a seed: a tree that branches as analyses do."""

from __future__ import annotations

from random import Random

HEADER = b"\xffRenLib\xff\x03\x04" + b"\xff" * 10 + b"\x00\x00"
SIZE, CENTRE = 15, 112
LONGEST = 60  # moves of a line
BRANCHES = (1, 1, 1, 1, 2, 2, 3)  # variations after a move, at random
NEAR = 4  # steps from the last move


def large_library(nodes: int, seed: int = 1) -> bytes:
    """A file of about this many nodes, none of them on a point that is taken."""
    random = Random(seed)
    out = bytearray(HEADER)
    todo: list[tuple[tuple[int, ...], int, bool]] = [((CENTRE,), nodes - 1, False)]
    while todo:
        path, budget, has_sibling = todo.pop()
        children = _moves_after(path, budget, random)
        left = budget - len(children)
        cuts = [0, *sorted(random.randrange(left + 1) for _ in children[1:]), left]
        point = path[-1]
        flags = (0x80 if has_sibling else 0) | (0 if children else 0x40)
        out += bytes([point // SIZE * 16 + point % SIZE + 1, flags])
        todo += [
            ((*path, move), cuts[at + 1] - cuts[at], at + 1 < len(children))
            for at, move in reversed(list(enumerate(children)))
        ]
    return bytes(out)


def _moves_after(path: tuple[int, ...], budget: int, random: Random) -> list[int]:
    count = min(budget, random.choice(BRANCHES)) if len(path) < LONGEST else 0
    y, x = divmod(path[-1], SIZE)
    near = [
        v * SIZE + u
        for v in range(max(0, y - NEAR), min(SIZE, y + NEAR + 1))
        for u in range(max(0, x - NEAR), min(SIZE, x + NEAR + 1))
    ]
    free = [move for move in near if move not in path]
    return random.sample(free, min(count, len(free)))
