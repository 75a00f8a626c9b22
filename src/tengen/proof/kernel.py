"""The verifier's second, compiled statement of the rules: stones, fives, and every reply played.

For rules in which nothing is captured. A position is an array of cells; how many stones of each
colour lie in every row of five points is counted along, which tells at once whether somebody may
make five. Black's forbidden points in renju are worked out by their definition. Nothing here is
shared with the search.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from ..coords import AXES

HOLDS, SPENT = 0, 9  # what `play` returns, besides the reasons below
OCCUPIED, GOES_ON, TOO_LONG, LOSES, UNANSWERED, NO_REPLY, FORBIDDEN = 1, 2, 3, 4, 5, 6, 7

# What a rule is, as bits: six in a row win for Black, for White; a five between two enemy stones
# wins; the winner has forbidden points, the loser has.
OVERLINE_WINS, BLOCKED_WINS, IS_RESTRICTED, IS_LOSER_RESTRICTED = 1, 4, 8, 16

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
def is_five(cells, size, point, flags):
    """Whether the stone on this point stands in a row that wins by the rule's flags."""
    color = cells[point]
    overline = flags >> (color - 1) & OVERLINE_WINS
    blocked = flags & BLOCKED_WINS
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
def read_axis(cells, size, point, axis, row):
    """Fill `row` with the points of an axis from six steps behind to six ahead, edges as White."""
    x, y = point % size, point // size
    dx = 1 if axis != 1 else 0
    dy = 0 if axis == 0 else (1 if axis != 3 else -1)
    for step in range(-6, 7):
        u, v = x + step * dx, y + step * dy
        on_board = 0 <= u < size and 0 <= v < size
        row[step + 6] = cells[v * size + u] if on_board else 2


@njit(cache=True)
def run_through(row, at):
    """Where the run of black stones through a cell begins, and where it has ended."""
    first = last = at
    while first > 0 and row[first - 1] == 1:
        first -= 1
    while last < len(row) and row[last] == 1:
        last += 1
    return first, last


@njit(cache=True)
def makes_exact_five(cells, size, point):
    """Whether a black stone on this empty point makes exactly five on some axis."""
    cells[point] = 1
    found = False
    for axis in range(4):
        row = np.zeros(13, dtype=np.int8)
        read_axis(cells, size, point, axis, row)
        first, last = run_through(row, 6)
        found = found or last - first == 5
    cells[point] = 0
    return found


@njit("boolean(int8[::1], int64, int64)", cache=True)
def is_allowed(cells, size, point):
    """Whether Black may play on this point by the rules of renju, if the stone makes no five.

    The point is empty, or has that stone already. A three counts only where the move that makes it
    a straight four is allowed too, by the same definition, and makes no five.
    """
    before = cells[point]
    cells[point] = 1
    row = np.zeros(13, dtype=np.int8)
    fours = threes = 0
    allowed = True
    for axis in range(4):
        read_axis(cells, size, point, axis, row)
        first, last = run_through(row, 6)
        if last - first > 5:
            allowed = False
            break
        gains = 0
        for at in range(2, 11):
            if row[at] == 0:
                row[at] = 1
                begin, end = run_through(row, 6)
                gains += begin <= at < end and end - begin == 5
                row[at] = 0
        fours += min(gains, 1) if last - first == 4 else gains  # a run of four has two ends
    if fours >= 2:
        allowed = False
    for axis in range(4):
        if not allowed:
            break
        read_axis(cells, size, point, axis, row)
        dx = 1 if axis != 1 else 0
        dy = 0 if axis == 0 else (1 if axis != 3 else -1)
        for at in range(3, 10):
            if row[at] != 0:
                continue
            row[at] = 1
            begin, end = run_through(row, 6)
            row[at] = 0
            if not (begin <= at < end and end - begin == 4):
                continue
            if row[begin - 1] != 0 or row[end] != 0 or row[begin - 2] == 1 or row[end + 1] == 1:
                continue  # no straight four: it has not two ends that make exactly five
            extension = point + (at - 6) * (dy * size + dx)
            if not makes_exact_five(cells, size, extension) and is_allowed(cells, size, extension):
                threes += 1
                break
        if threes >= 2:
            allowed = False
    cells[point] = before
    return allowed


@njit(cache=True)
def may_reply(cells, size, point):
    """Whether Black may play on this empty point by the rules of renju."""
    return is_allowed(cells, size, point) or makes_exact_five(cells, size, point)


@njit(cache=True)
def surely_allowed(cells, size, point):
    """Whether a black stone there, which makes no five, makes nothing like a forbidden shape.

    Overlines, and what may be a four or a three on two axes, or two fours on one. More stones of
    White only make fewer of them: what is surely allowed stays so when White plays elsewhere,
    while `is_allowed` says it of this position alone.
    """
    row = np.zeros(13, dtype=np.int8)
    fours = threes = 0
    for axis in range(4):
        read_axis(cells, size, point, axis, row)
        row[6] = 1
        first, last = run_through(row, 6)
        if last - first > 5:
            return False
        gains, has_three = 0, False
        for at in range(2, 11):
            if row[at] != 0:
                continue
            row[at] = 1
            first, last = run_through(row, 6)
            if first <= at < last:
                length = last - first
                if length >= 5:
                    gains += 1
                elif length == 4 and row[first - 1] == 0 and row[last] == 0:
                    has_three = True
            row[at] = 0
        first, last = run_through(row, 6)
        fours += min(gains, 1) if last - first == 4 else gains  # a run of four has two ends
        threes += has_three
    return fours < 2 and threes < 2


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
    "int64(int64, int64, int8[::1], int8[:,::1], int64[::1], int32[:,::1], int64, int64,"
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
    flags,
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
    blocked_wins, is_restricted = (flags & BLOCKED_WINS) != 0, (flags & IS_RESTRICTED) != 0
    is_loser_restricted = (flags & IS_LOSER_RESTRICTED) != 0
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
        ended = full and is_five(cells, size, point, flags)
        has_answers = branches[node] < branches[node + 1]
        if is_restricted and not ended and not is_allowed(cells, size, point):
            reason = FORBIDDEN
            control[TRAIL] = depth + 1
            remove(cells, counts, fours, rows, point, winner)
            control[DEPTH] = depth
            return reason
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
        if cells[last] == 0 and blocked_wins:
            if place(cells, counts, fours, rows, last, winner) and is_five(
                cells, size, last, flags
            ):
                only = last
            remove(cells, counts, fours, rows, last, winner)
            # The loser needs a move that is allowed: without any, the game is a draw.
            if only >= 0 and is_loser_restricted and not is_allowed(cells, size, last):
                only = -1
            if only >= 0:
                control[LONGEST] = max(control[LONGEST], control[DEPTH] + 2)
    # Where it makes four and wins with the next move, and the loser has no four, a reply matters
    # only if it makes one or stands on a point of that attack. Of the others two are played: what
    # holds after them holds after each, and the second has the first as a reply.
    alike = -1
    # Not where the loser has forbidden points: a reply elsewhere may change which points they are.
    is_quiet = fours[loser] == 0 and not is_loser_restricted
    if only < 0 and default >= 0 and is_quiet and blocked_wins:
        alike = 0 if ends_at_once(default, branches, attacks) else -1
        # The move that makes four has to be allowed already before any reply.
        if alike == 0 and is_restricted and cells[moves[default]] == 0:
            alike = 0 if surely_allowed(cells, size, np.int64(moves[default])) else -1
    played = 0
    named_from, named_to = replies_from[branches[node]], replies_from[branches[node + 1]]
    # All points, or the named replies and at last the point of the five.
    for at in range(named_to - named_from + 1 if only >= 0 else size * size):
        reply = np.int64(at)
        if only >= 0:
            reply = only if at == named_to - named_from else np.int64(replies[named_from + at])
        if cells[reply] != 0:
            continue
        if is_loser_restricted and not may_reply(cells, size, reply):
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
        if full and is_five(cells, size, reply, flags):
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
                flags,
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
    flags,
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
        if full and is_five(cells, size, reply, flags):
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
                    flags,
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
