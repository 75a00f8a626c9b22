"""A second, slow, obvious implementation of the seven rules, to judge the library by.

It shares nothing with the library, not even names for colours: points are `(x, y)` from the top
left, stones are a dict from point to colour, states never change, and every question is answered
from the whole board again.
Read `play` first: it follows the written rules line by line.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

Point = tuple[int, int]
Axis = tuple[int, int]
Stones = Mapping[Point, str]
Line = tuple[Point, ...]

BLACK, WHITE = "black", "white"
OTHER = {BLACK: WHITE, WHITE: BLACK}
AXES: tuple[Axis, ...] = ((1, 0), (0, 1), (1, 1), (-1, 1))
DIRECTIONS = AXES + tuple((-dx, -dy) for dx, dy in AXES)
CAPTURE_RULES = ("1337", "42")
RULE_NAMES = ("freestyle", "standard", "renju", "caro", "caro-standard", *CAPTURE_RULES)
PAIRS_TO_WIN = 5


@dataclass(frozen=True)
class Result:
    """How the game ended; `lines` holds every winning line, of which a board shows one."""

    termination: str
    winner: str | None
    lines: frozenset[Line] = frozenset()


@dataclass(frozen=True)
class State:
    """A position, with the side that has a pending five and the result once the game is over."""

    rule: str
    size: int
    stones: Stones
    turn: str
    pairs: Mapping[str, int]
    pending: str | None = None
    result: Result | None = None


def start(rule: str, size: int) -> State:
    """The empty board with Black to move."""
    return State(rule, size, {}, BLACK, {BLACK: 0, WHITE: 0})


# The board: points, lines and stones


def all_points(size: int) -> list[Point]:
    """Every point, row by row from the top left."""
    return [(x, y) for y in range(size) for x in range(size)]


def on_board(point: Point, size: int) -> bool:
    return 0 <= point[0] < size and 0 <= point[1] < size


def step(point: Point, axis: Axis, count: int) -> Point:
    return point[0] + count * axis[0], point[1] + count * axis[1]


def empty(stones: Stones, point: Point, size: int) -> bool:
    """Off the board is not empty."""
    return on_board(point, size) and point not in stones


def run(stones: Stones, point: Point, axis: Axis) -> Line:
    """The unbroken row of one colour along the axis through the stone on the point, in order."""
    color = stones[point]
    first = last = 0
    while stones.get(step(point, axis, first - 1)) == color:
        first -= 1
    while stones.get(step(point, axis, last + 1)) == color:
        last += 1
    return tuple(step(point, axis, i) for i in range(first, last + 1))


def ends(row: Line, axis: Axis) -> tuple[Point, Point]:
    """The two points just outside a row, on the board or not."""
    return step(row[0], axis, -1), step(row[-1], axis, 1)


def runs(stones: Stones, point: Point) -> Iterator[tuple[Line, Axis]]:
    for axis in AXES:
        yield run(stones, point, axis), axis


# Winning lines


def is_winning(rule: str, stones: Stones, row: Line, axis: Axis) -> bool:
    """Whether a whole unbroken row is a line that wins (for the capture rules: a five)."""
    color = stones[row[0]]
    if rule in ("freestyle", "42") or (rule == "renju" and color == WHITE):
        return len(row) >= 5
    if rule in ("standard", "1337", "renju"):
        return len(row) == 5
    blocked = all(stones.get(end) == OTHER[color] for end in ends(row, axis))
    if rule == "caro":
        return len(row) >= 6 or (len(row) == 5 and not blocked)
    assert rule == "caro-standard"
    return len(row) == 5 and not blocked


def winning_lines(rule: str, stones: Stones, points: Iterable[Point]) -> frozenset[Line]:
    """Every winning line through one of the points, which hold stones."""
    return frozenset(
        row
        for point in points
        for row, axis in runs(stones, point)
        if is_winning(rule, stones, row, axis)
    )


def lines_of(rule: str, stones: Stones, color: str) -> frozenset[Line]:
    """Every winning line of one colour, anywhere."""
    return winning_lines(rule, stones, [point for point in stones if stones[point] == color])


# Renju: what Black may not play, by the recursive definition


def makes_row(stones: Stones, point: Point, length: int) -> bool:
    return any(len(row) == length for row, _ in runs(stones, point))


def fours(stones: Stones, point: Point, size: int) -> set[frozenset[Point]]:
    """Sets of four black stones, the point's among them, that one more makes an exact five."""
    found = set()
    for axis in AXES:
        for first in range(-4, 1):
            window = [step(point, axis, first + i) for i in range(5)]
            black = [p for p in window if stones.get(p) == BLACK]
            holes = [p for p in window if empty(stones, p, size)]
            if len(black) == 4 and len(holes) == 1:
                filled = {**stones, holes[0]: BLACK}
                if len(run(filled, holes[0], axis)) == 5:
                    found.add(frozenset(black))
    return found


def is_straight_four(stones: Stones, row: Line, axis: Axis, size: int) -> bool:
    """Four in an unbroken row, each of whose ends makes an exact five."""
    return len(row) == 4 and all(
        empty(stones, end, size) and len(run({**stones, end: BLACK}, end, axis)) == 5
        for end in ends(row, axis)
    )


def is_three(stones: Stones, point: Point, axis: Axis, size: int) -> bool:
    """Whether one more stone that Black may play makes a straight four of this line's stones."""
    for distance in (-3, -2, -1, 1, 2, 3):
        extension = step(point, axis, distance)
        if not empty(stones, extension, size):
            continue
        after = {**stones, extension: BLACK}
        row = run(after, point, axis)
        if (
            extension in row
            and is_straight_four(after, row, axis, size)
            and not makes_row(after, extension, 5)
            and renju_forbidden(stones, extension, size) is None
        ):
            return True
    return False


def renju_forbidden(stones: Stones, point: Point, size: int) -> str | None:
    """Why Black may not play on the empty point, or None."""
    after = {**stones, point: BLACK}
    if makes_row(after, point, 5):
        return None
    if any(len(row) >= 6 for row, _ in runs(after, point)):
        return "overline"
    if len(fours(after, point, size)) >= 2:
        return "double-four"
    if sum(is_three(after, point, axis, size) for axis in AXES) >= 2:
        return "double-three"
    return None


# The capture rules: what is taken, what neither side may play


def captured(stones: Stones, point: Point, color: str) -> list[Point]:
    """The stones that a stone of the colour placed on the point takes, in reading order."""
    taken = []
    for direction in DIRECTIONS:
        first, second, third = [step(point, direction, i) for i in (1, 2, 3)]
        if stones.get(first) == stones.get(second) == OTHER[color] and stones.get(third) == color:
            taken += [first, second]
    return sorted(taken, key=lambda p: (p[1], p[0]))


def placed(state: State, point: Point, color: str) -> Stones:
    """The stones after the move, those it takes removed."""
    gone = captured(state.stones, point, color) if state.rule in CAPTURE_RULES else []
    return {p: c for p, c in state.stones.items() if p not in gone} | {point: color}


def is_in_capture(stones: Stones, row: Line, axis: Axis) -> bool:
    enemy = OTHER[stones[row[0]]]
    return len(row) == 2 and all(stones.get(end) == enemy for end in ends(row, axis))


def is_open_four(stones: Stones, row: Line, axis: Axis, size: int) -> bool:
    return len(row) == 4 and all(empty(stones, end, size) for end in ends(row, axis))


def has_free_three(stones: Stones, point: Point, axis: Axis, size: int) -> bool:
    """Six points: empty ends around three own stones, the point's among them, and a gap."""
    color = stones[point]
    for first in range(-4, 0):
        six = [step(point, axis, first + i) for i in range(6)]
        own = [p for p in six[1:5] if stones.get(p) == color]
        if len(own) == 3 and all(p in own or empty(stones, p, size) for p in six):
            return True
    return False


def capture_forbidden(state: State, point: Point, color: str) -> str | None:
    """Why the colour may not play on the empty point under a capture rule, or None."""
    after, size = placed(state, point, color), state.size
    strict = state.rule == "1337"
    rows = list(runs(after, point))
    if strict and any(is_in_capture(after, row, axis) for row, axis in rows):
        return "in-capture"
    captures = bool(captured(state.stones, point, color))
    if not captures and sum(has_free_three(after, point, axis, size) for axis in AXES) >= 2:
        return "double-three"
    if strict and sum(is_open_four(after, row, axis, size) for row, axis in rows) >= 2:
        return "double-four"
    if strict and any(len(row) >= 6 for row, _ in rows):
        return "overline"
    return None


# The game


def forbidden(state: State, point: Point, color: str) -> str | None:
    """Why the colour, if it were to move, may not play on the empty point; None where it may."""
    if state.rule in CAPTURE_RULES:
        return capture_forbidden(state, point, color)
    if state.rule == "renju" and color == BLACK:
        return renju_forbidden(state.stones, point, state.size)
    return None


def forbidden_points(state: State, color: str) -> dict[Point, str]:
    """Every forbidden point of the colour with the reason, in reading order."""
    found = {}
    for point in all_points(state.size):
        if point not in state.stones:
            reason = forbidden(state, point, color)
            if reason is not None:
                found[point] = reason
    return found


def is_legal(state: State, point: Point) -> bool:
    return (
        state.result is None
        and empty(state.stones, point, state.size)
        and forbidden(state, point, state.turn) is None
    )


def legal_moves(state: State) -> Iterator[Point]:
    return (point for point in all_points(state.size) if is_legal(state, point))


def pairs_after(state: State, point: Point) -> dict[str, int]:
    """The pairs held once the side to move has played on the point."""
    taken = captured(state.stones, point, state.turn) if state.rule in CAPTURE_RULES else []
    return {**state.pairs, state.turn: state.pairs[state.turn] + len(taken) // 2}


def is_breakable(state: State) -> bool:
    """Whether a legal capture leaves the other side no five, or is the fifth pair."""
    enemy = OTHER[state.turn]
    replies = [p for p in all_points(state.size) if p not in state.stones]
    return any(
        captured(state.stones, point, state.turn)
        and is_legal(state, point)
        and (
            not lines_of(state.rule, placed(state, point, state.turn), enemy)
            or pairs_after(state, point)[state.turn] >= PAIRS_TO_WIN
        )
        for point in replies
    )


def draw(state: State) -> Result | None:
    """The draw of a full board, or of a side to move that has no move."""
    if len(state.stones) == state.size**2:
        return Result("FULL_BOARD", None)
    if next(legal_moves(state), None) is None:
        return Result("NO_MOVE", None)
    return None


def play(state: State, point: Point, *, foul: bool = False) -> State:
    """The state after a legal move; with `foul` a forbidden one, which loses at once."""
    assert state.result is None
    assert empty(state.stones, point, state.size)
    mover, enemy = state.turn, OTHER[state.turn]
    stones, pairs = placed(state, point, mover), pairs_after(state, point)
    after = State(state.rule, state.size, stones, enemy, pairs)
    if forbidden(state, point, mover) is not None:
        assert foul
        return replace(after, result=Result("FORBIDDEN", enemy))
    made = winning_lines(state.rule, stones, [point])
    if state.rule in CAPTURE_RULES:
        if pairs[mover] >= PAIRS_TO_WIN:
            return replace(after, result=Result("CAPTURES", mover))
        if state.pending == enemy and (unbroken := lines_of(state.rule, stones, enemy)):
            return replace(after, result=Result("UNBROKEN_FIVE", enemy, unbroken))
        if made and is_breakable(after):
            return replace(after, pending=mover)
    if made:
        return replace(after, result=Result("FIVE", mover, made))
    return replace(after, result=draw(after))


# Set-up positions


def setup(
    rule: str,
    size: int,
    black: Iterable[Point],
    white: Iterable[Point],
    turn: str,
    pairs: tuple[int, int] = (0, 0),
) -> State | None:
    """The state of a set-up position, or None when it is a bad one."""
    listed = [(point, BLACK) for point in black] + [(point, WHITE) for point in white]
    stones = dict(listed)
    if len(stones) != len(listed) or not all(on_board(point, size) for point in stones):
        return None
    if not all(0 <= count < PAIRS_TO_WIN for count in pairs):
        return None
    if rule not in CAPTURE_RULES and any(pairs):
        return None
    state = State(rule, size, stones, turn, dict(zip((BLACK, WHITE), pairs, strict=True)))
    if not could_have_moved(state) or lines_of(rule, stones, turn):
        return None
    if lines_of(rule, stones, OTHER[turn]):
        if rule in CAPTURE_RULES and is_breakable(state):
            return replace(state, pending=OTHER[turn])
        return None
    return replace(state, result=draw(state))


def could_have_moved(state: State) -> bool:
    """Whether a stone of the side that just moved can be its last move; without stones it may be.

    Only renju can tell: a capture may have changed what was forbidden.
    """
    mover = OTHER[state.turn]
    own = [point for point, color in state.stones.items() if color == mover]
    if state.rule != "renju" or mover == WHITE or not own:
        return True
    return any(
        renju_forbidden({p: c for p, c in state.stones.items() if p != point}, point, state.size)
        is None
        for point in own
    )


# The same position elsewhere: what the eight symmetries and moved walls make of it


def images(point: Point, size: int) -> list[Point]:
    """Where the eight symmetries of the board lay the point, in a fixed order."""
    last = size - 1
    turned = [point, (point[1], point[0])]
    flipped = turned + [(last - x, y) for x, y in turned]
    return flipped + [(x, last - y) for x, y in flipped]


@dataclass(frozen=True)
class Shift:
    """A move of all stones onto a board of maybe another size."""

    size: int
    dx: int
    dy: int

    def __call__(self, point: Point) -> Point:
        return point[0] + self.dx, point[1] + self.dy


def shifts(points: Sequence[Point], size: int, margin: int) -> list[Shift]:
    """Every shift in which each wall is as far from the points as before, or far off both times.

    The walls count one by one: stones that touch the left one may still slide along it.
    """
    columns = [x for x, _ in points]
    rows = [y for _, y in points]
    return [
        Shift(new, dx, dy)
        for new in range(5, 23)
        for dx in range(-size, new)
        if _walls_agree(columns, size, new, dx, margin)
        for dy in range(-size, new)
        if _walls_agree(rows, size, new, dy, margin) and (new, dx, dy) != (size, 0, 0)
    ]


def _walls_agree(coordinates: Sequence[int], size: int, new: int, by: int, margin: int) -> bool:
    low, high = min(coordinates), size - 1 - max(coordinates)
    new_low, new_high = low + by, new - 1 - max(coordinates) - by
    return all(
        before == after or min(before, after) >= margin
        for before, after in ((low, new_low), (high, new_high))
    )
