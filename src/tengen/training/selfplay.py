"""Games of the engine against itself: even openings, some stones at random, few nodes a move.

The recipe and the number of a game determine it. Its result says something only about the positions
after the last random stone; for the others there is only the value of the search. The same holds
for positions *astray*, which leave a game by a few random stones: search trees are full of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import NamedTuple, Self

import numpy as np

from ..board import Board
from ..coords import SYMMETRIES, Move
from ..core.layout import MAX_DEPTH, NODE_LIMIT, WORDS
from ..core.movegen import is_playable
from ..core.patterns import CLASS_FIVE, CLASS_WIN
from ..core.position import count_of, make, unmake, value_of
from ..core.score import WIN_BOUND
from ..engine.bridge import State, move_of, point_of, state_of
from ..engine.deepening import Table, deepen
from ..errors import TrainingError
from ..formats.shipped import load_openings, set_name, shipped_names
from ..plain import Json
from ..rules import Rule

ATTEMPTS = 8  # at stones after an opening that leave the game even
EVEN = 150  # centi-units up to which a start counts as even
FLOOR = 20  # added to the value of each point when a random stone is drawn
STRAY_STONES = (1, 1, 2, 2, 3, 4)  # at random, one number as likely as another
FULL = 0.55  # of the board, after which a game is a draw
HASH_MB = 4  # a few thousand nodes need no more, and it is cleared before every game
DISTANCE = 2  # candidates lie so near to stones
LAST_DEPTH = MAX_DEPTH // 2

Arm = Callable[[State], None]
"""Gives a fresh record other numbers: weights, a network, parameters of the search."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SelfPlayRecipe:
    """How games are made; the same recipe and number give the same game."""

    rule: str
    size: int
    nodes: int = 8_000  # a move, half of it more or less
    first_stones: int = 4  # at most, at random after the opening
    noise: float = 0.05  # of later moves that are a stone at random
    astray: int = 0  # tries to leave a finished game by some stones at random
    seed: int = 1

    def __post_init__(self) -> None:
        if not 0 <= self.noise <= 0.5:
            raise TrainingError(f"noise {self.noise:g}: expected a part of the moves, 0 to 0.5")
        if set_name(Rule.of(self.rule), self.size) not in shipped_names():
            raise TrainingError(
                f"no openings are shipped for {self.rule} on {self.size}: "
                f"expected one of {', '.join(shipped_names())}"
            )

    def to_plain(self) -> Json:
        """The recipe as plain data."""
        return asdict(self)


class Astray(NamedTuple):
    """A position near a game: its moves, and what the search says about it."""

    moves: tuple[Move, ...]
    value: int  # to the side to move
    best: Move  # what the search would play


class SelfPlayGame(NamedTuple):
    """A game: its moves, what the search said before each of them, and who won."""

    number: int
    opening: int  # how many moves were given, or drawn at random before the first search
    moves: tuple[Move, ...]
    values: tuple[int, ...]  # to the side to move, from the first position after the opening on
    noise: tuple[int, ...]  # plies at which a random stone was played
    result: int  # 1 Black has won, -1 White has won, 0 a draw
    astray: tuple[Astray, ...] = ()

    def to_plain(self) -> Json:
        """The game as plain data."""
        return self._asdict()

    @classmethod
    def from_plain(cls, plain: Json) -> Self:
        """The game that `to_plain` wrote."""
        lists = {name: tuple(plain[name]) for name in ("moves", "values", "noise")}
        astray = (Astray(tuple(moves), *told) for moves, *told in plain.get("astray", ()))
        return cls(**{**plain, **lists, "astray": tuple(astray)})


class NodeResult(NamedTuple):
    """What a search found, seen from the side to move; `move` is None if there is none."""

    move: Move | None
    value: int
    depth: int

    @property
    def is_proven(self) -> bool:
        """Whether the value is a proven win or loss."""
        return abs(self.value) > WIN_BOUND


class NodePlayer:
    """The engine without clocks: a record and a table that follow a game, searched at every move.

    `arm` may change the numbers of the records.
    """

    def __init__(self, rule: Rule, size: int, *, arm: Arm | None = None) -> None:
        self.rule, self.size = rule, size
        self._arm = arm
        self._table = Table(HASH_MB)
        self._moves: list[Move] = []
        self.state: State = None
        self.begin(())

    def begin(self, moves: Sequence[Move]) -> None:
        """Set up a new game after these moves, remembering nothing."""
        self._table.clear()
        self.state = state_of(Board(self.rule, self.size), distance=DISTANCE)
        if self._arm is not None:
            self._arm(self.state)
        self._moves.clear()
        self.visit(moves)

    def visit(self, moves: Sequence[Move]) -> None:
        """Go to the position after these moves, with what is remembered of the game."""
        while self._moves != [*moves[: len(self._moves)]]:
            unmake(self.state)
            self._moves.pop()
        for move in moves[len(self._moves) :]:
            self.push(move)

    def push(self, move: Move) -> None:
        """Play a move."""
        make(self.state, point_of(move, self.size))
        self._moves.append(move)

    def think(self, nodes: int) -> NodeResult:
        """Search so many nodes, or fewer if the result is proven."""
        state = self.state
        state["root_ply"] = state["ply"]
        state["generation"] = self._table.next_generation()
        state["control"][:] = 0
        state["control"][NODE_LIMIT] = nodes
        thought = NodeResult(None, 0, 0)
        for iteration in deepen(state, self._table.words, range(1, LAST_DEPTH)):
            if iteration.lines:
                line = iteration.lines[0]
                thought = NodeResult(move_of(line.pv[0], self.size), line.value, iteration.depth)
            if thought.is_proven:
                break
        return thought


class SelfPlay:
    """Plays the games of a recipe."""

    def __init__(self, recipe: SelfPlayRecipe) -> None:
        self.recipe = recipe
        rule = Rule.of(recipe.rule)
        openings = load_openings(set_name(rule, recipe.size)).games
        self._openings = [tuple(game.mainline_moves()) for game in openings]
        self._player = NodePlayer(rule, recipe.size)

    def play(self, number: int) -> SelfPlayGame:
        """The game with this number."""
        random = Random(f"{self.recipe.seed}/{number}")
        moves = self.start(random)
        player, state = self._player, self._player.state
        opening, noise, values, result = len(moves), [], [], 0
        while state["empties"] > (1 - FULL) * self.recipe.size**2:
            thought = player.think(self._nodes(random))
            if thought.move is None:
                break
            values.append(thought.value)
            if thought.is_proven:
                black_wins = (thought.value > 0) == (len(moves) % 2 == 0)
                result = 1 if black_wins else -1
                break
            move = thought.move
            if random.random() < self.recipe.noise and not is_forced(state):
                noise.append(len(moves))
                move = random_stone(state, random)
            moves.append(move)
            player.push(move)
        game = SelfPlayGame(number, opening, tuple(moves), tuple(values), tuple(noise), result)
        return game._replace(astray=tuple(self.leave(game, random)))

    def leave(self, game: SelfPlayGame, random: Random) -> Iterator[Astray]:
        """Go astray from some positions of a game, unless a stone at random would lose at once."""
        player = self._player
        for _ in range(self.recipe.astray):
            moves = list(game.moves[: random.randint(game.opening, len(game.moves))])
            stones = random.choice(STRAY_STONES)
            player.visit(moves)
            while stones and not is_forced(player.state):
                moves.append(random_stone(player.state, random))
                player.push(moves[-1])
                stones -= 1
            if not stones and not is_forced(player.state):
                thought = player.think(self._nodes(random))
                if thought.move is not None:
                    yield Astray(tuple(moves), thought.value, thought.move)

    def _nodes(self, random: Random) -> int:
        return random.randint(self.recipe.nodes // 2, self.recipe.nodes * 3 // 2)

    def start(self, random: Random) -> list[Move]:
        """An opening and a few stones that a search finds even, set up for the player."""
        player = self._player
        for attempt in range(ATTEMPTS):
            symmetry = random.choice(SYMMETRIES)
            opening = random.choice(self._openings)
            moves = [symmetry.apply(move, self.recipe.size) for move in opening]
            player.begin(moves)
            if attempt == ATTEMPTS - 1:
                break
            for _ in range(random.randint(0, self.recipe.first_stones)):
                if not is_forced(player.state):
                    moves.append(random_stone(player.state, random))
                    player.push(moves[-1])
            if abs(player.think(self._nodes(random)).value) <= EVEN:
                break
        return moves


def is_forced(state: State) -> bool:
    """Whether someone could make five or an open four at once: then any other stone loses."""
    return any(
        count_of(state, side, point_class)
        for side in (0, 1)
        for point_class in (CLASS_WIN, CLASS_FIVE)
    )


def random_stone(state: State, random: Random) -> Move:
    """A legal move near the stones; points that are worth more to both sides are more likely."""
    bits = state["near_bits"] & state["empty_bits"]
    side = (int(state["turn"]) - 1) & 1
    near = np.flatnonzero((bits[np.arange(64 * WORDS) >> 6] >> (np.arange(64 * WORDS) & 63)) & 1)
    points = [int(point) for point in near if is_playable(state, int(point), side)]
    weights = [
        FLOOR + int(value_of(state["info"][point], 0)) + int(value_of(state["info"][point], 1))
        for point in points
    ]
    return move_of(random.choices(points, weights)[0], int(state["size"]))
