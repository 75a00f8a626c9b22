"""Shapes and threats judged the slow and obvious way, on the reference's states.

It shares nothing with `tengen.analysis`: a four is tried by playing every point, an open four by
trying every stone on its line, an open three by trying every extension.
"""

import random
from collections.abc import Iterator
from dataclasses import replace

import reference
from random_play import random_setup
from reference import AXES, BLACK, CAPTURE_RULES, OTHER, PAIRS_TO_WIN, WHITE, Axis, Point, State
from tengen import Board, Color, SetupError, threats
from tengen.shapes import Kind

ORDER = list(Kind)


def random_boards(rule: str, sizes: tuple[int, ...], seed: int) -> Iterator[Board]:
    """Positions without end: rows that meet, some of them blocked, among scattered stones."""
    rng = random.Random(f"{rule} {seed}")
    while True:
        setup = random_setup(rng, rule, rng.choice(sizes))
        try:
            board = Board.from_stones(
                black=setup.black,
                white=setup.white,
                turn=setup.turn,
                rule=rule,
                size=setup.size,
                captured_pairs=setup.pairs,
            )
        except SetupError:
            continue
        if board.outcome() is None:
            yield board


def lively_boards(rule: str, sizes: tuple[int, ...], seed: int) -> Iterator[Board]:
    """Random positions with a line that threatens something."""
    quiet = (Kind.CAPTURE, Kind.WINNING_CAPTURE)
    return (
        board
        for board in random_boards(rule, sizes, seed)
        if any(threat.kind not in quiet for threat in threats(board))
    )


def state_of(board: Board) -> State:
    """The position as the reference has it."""
    names = {Color.BLACK: BLACK, Color.WHITE: WHITE}
    stones = {board.xy(move): names[color] for color in Color for move in board.stones(color)}
    black, white = board.captured_pairs
    pending = names[board.pending_five] if board.pending_five else None
    pairs = {BLACK: black, WHITE: white}
    return State(board.rule.name, board.size, stones, names[board.turn], pairs, pending)


def name_of(color: Color) -> str:
    return BLACK if color == Color.BLACK else WHITE


def empties(state: State) -> list[Point]:
    return [p for p in reference.all_points(state.size) if p not in state.stones]


def is_legal(state: State, point: Point, color: str) -> bool:
    """Whether the colour may play there, whoever is to move."""
    is_free = reference.empty(state.stones, point, state.size)
    return is_free and reference.forbidden(state, point, color) is None


def put(state: State, point: Point, color: str) -> State:
    """The state with one more stone, its captures made; legal or not."""
    taken = reference.captured(state.stones, point, color) if state.rule in CAPTURE_RULES else []
    pairs = {**state.pairs, color: state.pairs[color] + len(taken) // 2}
    return replace(state, stones=reference.placed(state, point, color), pairs=pairs)


def put_dry(state: State, point: Point, color: str) -> State:
    """The state with one more stone that takes nothing."""
    return replace(state, stones={**state.stones, point: color})


# Lines


def line_points(point: Point, axis: Axis, size: int) -> list[Point]:
    """Every point of the board on the line."""
    points = [reference.step(point, axis, i) for i in range(-size, size + 1)]
    return [p for p in points if reference.on_board(p, size)]


def five_row(state: State, point: Point, axis: Axis, color: str) -> set[Point]:
    """The five on this axis that a legal stone on the point makes, or nothing."""
    if not is_legal(state, point, color):
        return set()
    after = put(state, point, color).stones
    row = reference.run(after, point, axis)
    return set(row) if reference.is_winning(state.rule, after, row, axis) else set()


def makes_five(state: State, point: Point, color: str) -> bool:
    return any(five_row(state, point, axis, color) for axis in AXES)


def five_points(state: State, color: str) -> set[Point]:
    """Where the colour may play and has a five then."""
    return {point for point in empties(state) if makes_five(state, point, color)}


def is_open_four(state: State, row: tuple[Point, ...], axis: Axis, color: str) -> bool:
    """Four in a row with a legal five at either end, and no stone on the line stops both."""
    ends = reference.ends(row, axis)
    if len(row) != 4 or not all(five_row(state, end, axis, color) for end in ends):
        return False
    for point in line_points(row[0], axis, state.size):
        if reference.empty(state.stones, point, state.size):
            blocked = put_dry(state, point, OTHER[color])
            if not any(end != point and _is_row_of_five(blocked, end, axis, color) for end in ends):
                return False
    return True


def _is_row_of_five(state: State, point: Point, axis: Axis, color: str) -> bool:
    """Whether a stone makes a five on the axis; legality does not matter."""
    after = {**state.stones, point: color}
    return reference.is_winning(state.rule, after, reference.run(after, point, axis), axis)


def open_four_rows(state: State, point: Point, color: str) -> list[tuple[set[Point], Axis]]:
    """The open fours that a legal stone makes which is no five."""
    if not is_legal(state, point, color):
        return []
    after = put(state, point, color)
    if reference.winning_lines(state.rule, after.stones, [point]):
        return []
    rows = [(reference.run(after.stones, point, axis), axis) for axis in AXES]
    return [(set(row), axis) for row, axis in rows if is_open_four(after, row, axis, color)]


def kind_made(state: State, point: Point, color: str) -> Kind | None:
    """What a stone makes, all lines taken together; nothing where it is not legal."""
    if not is_legal(state, point, color):
        return None
    return kind_standing(put(state, point, color), point, color)


def kind_standing(state: State, point: Point, color: str) -> Kind | None:
    """What the stone on the point is in, all lines taken together."""
    if reference.winning_lines(state.rule, state.stones, [point]):
        return Kind.FIVE
    fours, threes = 0, 0
    for axis in AXES:
        around = [reference.step(point, axis, i) for i in range(-4, 5)]
        if sum(state.stones.get(p) == color for p in around) < 3:
            continue  # too few for a three
        near = [p for p in around if reference.empty(state.stones, p, state.size)]
        gains = [p for p in near if point in five_row(state, p, axis, color)]
        row = reference.run(state.stones, point, axis)
        if is_open_four(state, row, axis, color):
            return Kind.OPEN_FOUR
        is_straight = len(row) == 4 and set(gains) == set(reference.ends(row, axis))
        fours += min(1, len(gains)) if is_straight else len(gains)
        # A line has one meaning: with a point for five, legal or not, it is a four and no three.
        if not any(_is_five_with(state, p, axis, color, point) for p in near):
            threes += any(
                point in row and its_axis == axis
                for p in near
                for row, its_axis in open_four_rows(state, p, color)
            )
    if fours:
        return Kind.DOUBLE_FOUR if fours >= 2 else Kind.FOUR_THREE if threes else Kind.FOUR
    if threes:
        return Kind.DOUBLE_THREE if threes >= 2 else Kind.OPEN_THREE
    return None


def _is_five_with(state: State, point: Point, axis: Axis, color: str, stone: Point) -> bool:
    after = {**state.stones, point: color}
    row = reference.run(after, point, axis)
    return stone in row and reference.is_winning(state.rule, after, row, axis)


# Threats


def holds(state: State, color: str, kind: Kind, stones: set[Point], gains: set[Point]) -> bool:
    """Whether a threat with this kind, these stones and these gains is there for the colour."""
    match kind:
        case Kind.FIVE:
            return bool(reference.lines_of(state.rule, state.stones, color))
        case Kind.OPEN_FOUR | Kind.FOUR:
            axis = axis_of(stones)
            if any(five_row(state, gain, axis, color) for gain in gains):
                return True
            rows = (five_row(state, p, axis, color) for p in empties(state))
            return any(stones <= row for row in rows)
        case Kind.OPEN_THREE:
            if any(state.stones.get(stone) != color for stone in stones):
                return False
            near = line_points(min(stones), axis_of(stones), state.size)
            return any(
                stones < row
                for point in near
                if point not in state.stones
                for row, _ in open_four_rows(state, point, color)
            )
        case Kind.CAPTURE | Kind.WINNING_CAPTURE:
            (point,) = gains
            if not is_legal(state, point, color):
                return False
            taken = reference.captured(state.stones, point, color)
            enough = state.pairs[color] + len(taken) // 2 >= PAIRS_TO_WIN
            return bool(set(taken) & stones) and (kind is Kind.CAPTURE or enough)
    (point,) = gains
    made = kind_made(state, point, color)
    return made is not None and ORDER.index(made) <= ORDER.index(kind)


def axis_of(stones: set[Point]) -> Axis:
    """The axis on which the stones lie."""
    first, second, *_ = sorted(stones)
    for axis in AXES:
        for sign in (1, -1):
            signed = (sign * axis[0], sign * axis[1])
            if any(reference.step(first, signed, i) == second for i in range(1, 9)):
                return axis
    raise AssertionError(f"{sorted(stones)} are not on one line")
