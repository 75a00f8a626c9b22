"""Random moves and set-ups in which the rare things happen: lines, captures, full boards."""

import random
from typing import NamedTuple

import reference
from reference import AXES, BLACK, CAPTURE_RULES, DIRECTIONS, OTHER, WHITE, Point, State

TASTES = ("line", "block", "take", "near", "any")


class Player:
    """Chooses random moves with a taste of its own for making lines, blocking, taking, crowding."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.weights = [rng.choice((0, 1, 2, 5)) for _ in TASTES[:-1]] + [0.5]

    def choose(self, state: State) -> Point:
        """An empty point of a board that has one."""
        for _ in range(8):
            point = self._try(state)
            if point is not None and reference.empty(state.stones, point, state.size):
                return point
        empties = [p for p in reference.all_points(state.size) if p not in state.stones]
        return self.rng.choice(empties)

    def _try(self, state: State) -> Point | None:
        if not state.stones:
            return None
        taste = self.rng.choices(TASTES, self.weights)[0]
        if taste == "any":
            return self.rng.randrange(state.size), self.rng.randrange(state.size)
        if taste == "take":
            return self._capturing_point(state) if state.rule in CAPTURE_RULES else None
        stone = self.rng.choice(list(state.stones))
        if taste == "near":
            return stone[0] + self.rng.randint(-2, 2), stone[1] + self.rng.randint(-2, 2)
        wanted = state.turn if taste == "line" else OTHER[state.turn]
        return self._end_of_row(state, stone) if state.stones[stone] == wanted else None

    def _end_of_row(self, state: State, stone: Point) -> Point:
        direction = self.rng.choice(DIRECTIONS)
        return reference.step(reference.run(state.stones, stone, direction)[-1], direction, 1)

    def _capturing_point(self, state: State) -> Point | None:
        """A point where the side to move takes a pair, if some of its stones show one."""
        own = [point for point, color in state.stones.items() if color == state.turn]
        for point in self.rng.sample(own, min(len(own), 12)):
            for direction in self.rng.sample(DIRECTIONS, 8):
                target = reference.step(point, direction, 3)
                if reference.empty(state.stones, target, state.size):
                    pair = [reference.step(point, direction, i) for i in (1, 2)]
                    if all(state.stones.get(p) == OTHER[state.turn] for p in pair):
                        return target
        return None


class Setup(NamedTuple):
    """What `from_stones` is asked for; it may be a bad set-up."""

    rule: str
    size: int
    black: list[Point]
    white: list[Point]
    turn: str
    pairs: tuple[int, int]


def random_setup(rng: random.Random, rule: str, size: int) -> Setup:
    """Stones, often some rows of one colour among them, and sometimes a plain mistake."""
    stones = rng.choice((scattered, crowded))(rng, size)
    for _ in range(rng.choice((0, 1, 1, 2))):
        for point, color in star(rng, size).items():
            if reference.on_board(point, size):
                stones[point] = color
    for point in rng.sample(list(stones), min(len(stones), rng.choice((0, 1, 2)))):
        del stones[point]
    listed = {c: [p for p in stones if stones[p] == c] for c in (BLACK, WHITE)}
    pairs = (rng.randrange(5), rng.randrange(5)) if rule in CAPTURE_RULES else (0, 0)
    match rng.randrange(20):
        case 0 if stones:
            listed[rng.choice((BLACK, WHITE))].append(rng.choice(list(stones)))
        case 1:
            outside = rng.choice(((-1, 0), (0, -1), (size, 0), (0, size)))
            listed[rng.choice((BLACK, WHITE))].append(outside)
        case 2:
            pairs = rng.choice(((5, 0), (0, 5), (-1, 0), (0, -1), (1, 0), (0, 4)))
    return Setup(rule, size, listed[BLACK], listed[WHITE], rng.choice((BLACK, WHITE)), pairs)


def scattered(rng: random.Random, size: int) -> dict[Point, str]:
    """Stones of random colours here and there."""
    points = reference.all_points(size)
    count = round(len(points) * rng.choice((0, 0.02, 0.1, 0.3)))
    return {point: rng.choice((BLACK, WHITE)) for point in rng.sample(points, count)}


def crowded(rng: random.Random, size: int) -> dict[Point, str]:
    """A full board with few long rows: a pattern that has none, and some stones turned over."""
    colors = (BLACK, WHITE)
    return {
        (x, y): colors[(x // 2 + y + (rng.random() < 0.1)) % 2]
        for x, y in reference.all_points(size)
    }


def star(rng: random.Random, size: int) -> dict[Point, str]:
    """Rows of one colour that meet in a point, mostly an empty one; some of their ends blocked."""
    color, centre = rng.choice((BLACK, WHITE)), (rng.randrange(size), rng.randrange(size))
    stones = {}
    for axis in rng.sample(AXES, rng.randint(1, 3)):
        low, high = -rng.randint(0, 4), rng.randint(0, 4)
        for i in range(low, high + 1):
            stones[reference.step(centre, axis, i)] = color
        for i in (low - 1, high + 1):
            if rng.random() < 0.3:
                stones[reference.step(centre, axis, i)] = OTHER[color]
    if rng.random() < 0.7:
        del stones[centre]
    return stones
