"""The verifier's second, compiled statement of the rules: stones, fives, and every reply played.

For rules in which every empty point may be played and nothing is captured. A position is an array
of cells; how many stones of each colour lie in every row of five points is counted along, which
tells at once whether somebody may make five. Nothing here is shared with the search.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from ..coords import AXES

HOLDS, SPENT = 0, 9  # what `play` returns, besides the reasons below
OCCUPIED, GOES_ON, TOO_LONG, LOSES, UNANSWERED, NO_REPLY = 1, 2, 3, 4, 5, 6

BUDGET, STEPS, TRAIL, DEPTH, LONGEST = 0, 1, 2, 3, 4  # in the array of counters


def rows_of_five(size: int) -> tuple[np.ndarray, int]:
    """For each point the rows of five that it lies in, padded with -1, and how many there are."""
    table: list[list[int]] = [[] for _ in range(size * size)]
    count = 0
    for y in range(size):
        for x in range(size):
            for dx, dy in AXES:
                ends = (x + 4 * dx, y + 4 * dy)
                if 0 <= ends[0] < size and 0 <= ends[1] < size:
                    for step in range(5):
                        table[(y + step * dy) * size + x + step * dx].append(count)
                    count += 1
    rows = np.full((size * size, 20), -1, dtype=np.int32)
    for point, found in enumerate(table):
        rows[point, : len(found)] = found
    return rows, count


@njit(cache=True)
def place(cells, counts, fours, rows, point, color):
    """Put a stone (0 Black, 1 White) and keep the counts; whether a row of five is full now."""
    cells[point] = color + 1
    full = False
    for i in range(20):
        row = rows[point, i]
        if row < 0:
            break
        own, enemy = counts[row, color], counts[row, 1 - color]
        counts[row, color] = own + 1
        if enemy == 0:
            if own == 3:
                fours[color] += 1
            elif own == 4:
                fours[color] -= 1
                full = True
        elif own == 0 and enemy == 4:
            fours[1 - color] -= 1
    return full


@njit(cache=True)
def remove(cells, counts, fours, rows, point, color):
    """Take the stone away again."""
    cells[point] = 0
    for i in range(20):
        row = rows[point, i]
        if row < 0:
            break
        own, enemy = counts[row, color] - 1, counts[row, 1 - color]
        counts[row, color] = own
        if enemy == 0:
            if own == 3:
                fours[color] -= 1
            elif own == 4:
                fours[color] += 1
        elif own == 0 and enemy == 4:
            fours[1 - color] += 1


@njit(cache=True)
def fill(cells, counts, fours, rows, position):
    """Put the stones of a position, 1 Black and 2 White, on an empty table."""
    for point in range(len(position)):
        if position[point]:
            place(cells, counts, fours, rows, point, position[point] - 1)


@njit(cache=True)
def is_five(cells, size, point, overline, blocked):
    """Whether the stone on this point stands in a row that wins by the rule's two flags."""
    color = cells[point]
    x, y = point % size, point // size
    for axis in range(4):
        dx = 1 if axis != 1 else 0
        dy = 0 if axis == 0 else (1 if axis != 3 else -1)
        length, walls = 1, 0
        for sign in (1, -1):
            u, v = x + sign * dx, y + sign * dy
            while 0 <= u < size and 0 <= v < size and cells[v * size + u] == color:
                length += 1
                u, v = u + sign * dx, v + sign * dy
            if 0 <= u < size and 0 <= v < size and cells[v * size + u] == 3 - color:
                walls += 1
        if length == 5 and (blocked or walls < 2):
            return True
        if length > 5 and overline:
            return True
    return False


@njit(cache=True)
def makes_four(counts, rows, point, color):
    """Whether a stone there makes four in a row of five that has no stone of the other side."""
    for i in range(20):
        row = rows[point, i]
        if row < 0:
            break
        if counts[row, color] == 3 and counts[row, 1 - color] == 0:
            return True
    return False


@njit(cache=True)
def ends_at_once(node, branches, attacks):
    """Whether every answer of an attack is the last move."""
    for i in range(branches[node], branches[node + 1]):
        after = attacks[i]
        if branches[after] < branches[after + 1]:
            return False
    return branches[node] < branches[node + 1]


@njit(cache=True)
def names(node, point, moves, branches, attacks, replies_from, replies):
    """Whether an attack that ends at once plays on this point or names it as a reply."""
    if moves[node] == point:
        return True
    for i in range(branches[node], branches[node + 1]):
        if moves[attacks[i]] == point:
            return True
        for j in range(replies_from[i], replies_from[i + 1]):
            if replies[j] == point:
                return True
    return False


@njit(
    "int64(int64, int64, int8[::1], int8[:,::1], int64[::1], int32[:,::1], int64, boolean, boolean,"
    " int16[::1], int32[::1], int32[::1], int32[::1], int16[::1], int64[::1], int16[::1])",
    cache=True,
)
def play(
    node,
    winner,
    cells,
    counts,
    fours,
    rows,
    size,
    overline,
    blocked,
    moves,
    branches,
    attacks,
    replies_from,
    replies,
    control,
    trail,
):
    """Play an attack (node) and every reply to it; 0 if it always wins, else the reason.

    `branches[node] : branches[node + 1]` are the answers of a node; each leads to `attacks[i]` and
    names `replies[replies_from[i] : replies_from[i + 1]]`; one that names none is for any other.
    A node below 0 stands for no move: the loser plays first. On failure `trail` has the moves.
    """
    control[STEPS] += 1
    if control[STEPS] > control[BUDGET]:
        return SPENT
    depth = control[DEPTH]
    is_root = moves[node] < 0
    point = np.int64(moves[node])
    reason = HOLDS
    if not is_root:
        trail[depth] = point
        control[DEPTH] = depth + 1
        control[LONGEST] = max(control[LONGEST], depth + 1)
        if cells[point] != 0:
            control[TRAIL] = max(control[TRAIL], depth + 1)
            control[DEPTH] = depth
            return OCCUPIED
        full = place(cells, counts, fours, rows, point, winner)
        ended = full and is_five(cells, size, point, overline, blocked)
        has_answers = branches[node] < branches[node + 1]
        if ended or not has_answers:
            if ended and has_answers:
                reason = TOO_LONG
            elif not ended:
                reason = GOES_ON
            if reason != HOLDS:
                control[TRAIL] = depth + 1
            remove(cells, counts, fours, rows, point, winner)
            control[DEPTH] = depth
            return reason
    loser = 1 - winner
    default = -1
    for i in range(branches[node], branches[node + 1]):
        if replies_from[i] == replies_from[i + 1]:
            default = attacks[i]
    # Where the answer to any other reply makes five, and the loser has no five, nothing else than
    # its own point stops it: only that one and the named replies are to be played.
    only = -1
    if default >= 0 and fours[loser] == 0 and branches[default] == branches[default + 1]:
        last = np.int64(moves[default])
        if cells[last] == 0 and blocked:
            if place(cells, counts, fours, rows, last, winner) and is_five(
                cells, size, last, overline, blocked
            ):
                only = last
            remove(cells, counts, fours, rows, last, winner)
            if only >= 0:
                control[LONGEST] = max(control[LONGEST], control[DEPTH] + 2)
    # Where it makes four and wins with the next move, and the loser has no four, a reply matters
    # only if it makes one or stands on a point of that attack. Of the others two are played: what
    # holds after them holds after each, and the second has the first as a reply.
    alike = -1
    if only < 0 and default >= 0 and fours[loser] == 0 and blocked:
        alike = 0 if ends_at_once(default, branches, attacks) else -1
    played = 0
    named_from, named_to = replies_from[branches[node]], replies_from[branches[node + 1]]
    # All points, or the named replies and at last the point of the five.
    for at in range(named_to - named_from + 1 if only >= 0 else size * size):
        reply = np.int64(at)
        if only >= 0:
            reply = only if at == named_to - named_from else np.int64(replies[named_from + at])
        if cells[reply] != 0:
            continue
        attack = default
        is_named = False
        for i in range(branches[node], branches[node + 1]):
            for j in range(replies_from[i], replies_from[i + 1]):
                if replies[j] == reply:
                    attack, is_named = attacks[i], True
        played += 1
        if only >= 0 and at == named_to - named_from and is_named:
            continue
        if alike >= 0 and not (
            is_named
            or makes_four(counts, rows, reply, loser)
            or names(default, reply, moves, branches, attacks, replies_from, replies)
        ):
            alike += 1
            if alike > 2:
                continue
        trail[control[DEPTH]] = reply
        full = place(cells, counts, fours, rows, reply, loser)
        if full and is_five(cells, size, reply, overline, blocked):
            reason = LOSES
        elif attack < 0:
            reason = UNANSWERED
        else:
            control[DEPTH] += 1
            reason = play(
                attack,
                winner,
                cells,
                counts,
                fours,
                rows,
                size,
                overline,
                blocked,
                moves,
                branches,
                attacks,
                replies_from,
                replies,
                control,
                trail,
            )
            control[DEPTH] -= 1
        if reason in (LOSES, UNANSWERED) and control[TRAIL] <= control[DEPTH]:
            control[TRAIL] = control[DEPTH] + 1
        remove(cells, counts, fours, rows, reply, loser)
        if reason != HOLDS:
            break
    if reason == HOLDS and played == 0:
        reason = NO_REPLY
        control[TRAIL] = control[DEPTH]
    if not is_root:
        remove(cells, counts, fours, rows, point, winner)
        control[DEPTH] = depth
    return reason


@njit(cache=True)
def unanswered(
    tried,
    steps,
    winner,
    cells,
    counts,
    fours,
    rows,
    size,
    overline,
    blocked,
    moves,
    branches,
    attacks,
    replies_from,
    replies,
    control,
    trail,
):
    """For each of the replies `tried` whether node 0 does not win after it within so many steps."""
    loser = 1 - winner
    found = np.zeros(len(tried), dtype=np.bool_)
    for at in range(len(tried)):
        reply = np.int64(tried[at])
        control[:] = 0
        control[BUDGET] = steps
        full = place(cells, counts, fours, rows, reply, loser)
        if full and is_five(cells, size, reply, overline, blocked):
            found[at] = True
        else:
            found[at] = (
                play(
                    0,
                    winner,
                    cells,
                    counts,
                    fours,
                    rows,
                    size,
                    overline,
                    blocked,
                    moves,
                    branches,
                    attacks,
                    replies_from,
                    replies,
                    control,
                    trail,
                )
                != HOLDS
            )
        remove(cells, counts, fours, rows, reply, loser)
    return found
