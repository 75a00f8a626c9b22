"""The library and the slow reference agree on random games and set-ups of every rule and size."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import reference
from random_play import Player, Setup, random_setup
from reference import BLACK, CAPTURE_RULES, DIRECTIONS, RULE_NAMES, WHITE, Point, State
from tengen.board import Board
from tengen.errors import ForbiddenError, GameOverError, OccupiedError, OutOfRangeError, SetupError
from tengen.rules import Color

SIZES = range(5, 23)
GAMES = 160  # of each rule, and twice as many set-ups, most of which are played on
COSTLY_POINTS = 9_000  # empty points of each rule on which all that is forbidden is compared
CLOSE_LOOK = 250  # empty points that a board may have for that, so that many boards get their turn

# What the random games of each rule must have met, or they would prove too little.
EVERY_RULE = ("FIVE", "FULL_BOARD", "refused", "accepted")
CAPTURES = ("CAPTURES", "UNBROKEN_FIVE", "pending", "broken", "several captures", "set up pending")
MUST_MEET = {
    "freestyle": (*EVERY_RULE, "six wins"),
    "standard": (*EVERY_RULE, "six stands"),
    "caro": (*EVERY_RULE, "six wins", "blocked five stands"),
    "caro-standard": (*EVERY_RULE, "six stands", "blocked five stands"),
    "renju": (
        *(*EVERY_RULE, "FORBIDDEN", "NO_MOVE", "six wins"),
        *("overline", "double-four", "double-three"),
    ),
    "1337": (
        *(*EVERY_RULE, *CAPTURES, "FORBIDDEN", "NO_MOVE"),
        *("in-capture", "double-three", "double-four", "overline"),
    ),
    "42": (*EVERY_RULE, *CAPTURES, "FORBIDDEN", "double-three", "six wins"),
}


# Comparing a board with a state


class Snapshot(NamedTuple):
    """All that a board shows, to be the same again after `pop` and after an error."""

    text: str
    key: object
    moves: list[int]
    pending: Color | None
    outcome: object


def snapshot(board: Board) -> Snapshot:
    return Snapshot(str(board), board.key, board.move_stack, board.pending_five, board.outcome())


def name_of(color: Color | None) -> str | None:
    return None if color is None else color.name.lower()


def check_position(board: Board, state: State) -> None:
    """Everything that is cheap to compare."""
    pairs = board.captured_pairs
    assert name_of(board.turn) == state.turn
    assert (pairs.black, pairs.white) == (state.pairs[BLACK], state.pairs[WHITE])
    assert name_of(board.pending_five) == state.pending
    outcome, result = board.outcome(), state.result
    assert board.is_game_over() is (result is not None)
    if outcome is None or result is None:
        assert (outcome, result) == (None, None)
        return
    assert outcome.termination.name == result.termination
    assert name_of(outcome.winner) == result.winner
    line = tuple(board.xy(move) for move in outcome.line)
    assert line in (result.lines or {()})


def check_stones(board: Board, state: State) -> None:
    seen = {board.xy(move): name_of(color) for color in Color for move in board.stones(color)}
    assert seen == state.stones


def check_forbidden(board: Board, state: State) -> list[str]:
    """Every forbidden point of either colour and every legal move; the reasons that were met."""
    expected = {color: reference.forbidden_points(state, color) for color in (BLACK, WHITE)}
    for color in Color:
        seen = {board.xy(move): reason.value for move, reason in board.forbidden_for(color).items()}
        assert seen == expected[color.name.lower()]
    ended = state.result is not None
    legal = [
        point
        for point in reference.all_points(state.size)
        if not ended and point not in state.stones and point not in expected[state.turn]
    ]
    assert [board.xy(move) for move in board.legal_moves] == legal
    assert (len(board.legal_moves), bool(board.legal_moves)) == (len(legal), bool(legal))
    if not ended:
        assert board.forbidden_points == board.forbidden_for(board.turn)
    return [reason for points in expected.values() for reason in points.values()]


def build(setup: Setup) -> Board | None:
    """The library's board, or None when it refuses the set-up."""
    try:
        return Board.from_stones(
            black=setup.black,
            white=setup.white,
            turn=setup.turn,
            rule=setup.rule,
            size=setup.size,
            captured_pairs=setup.pairs,
        )
    except SetupError:
        return None


def check_equal_setup(board: Board, state: State) -> None:
    """A game that goes on can be set up again from its stones, and is the same position."""
    black = [point for point, color in state.stones.items() if color == BLACK]
    white = [point for point, color in state.stones.items() if color == WHITE]
    pairs = (state.pairs[BLACK], state.pairs[WHITE])
    setup = Setup(state.rule, state.size, black, white, state.turn, pairs)
    again = build(setup)
    assert reference.setup(*setup) == state
    assert again is not None
    assert again == board
    assert (again.key, again.pending_five) == (board.key, board.pending_five)


def events(before: State, point: Point, after: State) -> Iterator[str]:
    """What was rare enough about a move to be counted."""
    lengths = [len(row) for row, _ in reference.runs(after.stones, point)]
    if before.rule in CAPTURE_RULES:
        if len(reference.captured(before.stones, point, before.turn)) >= 4:
            yield "several captures"
        if before.pending is not None and after.result is None:
            yield "broken"
        if after.pending is not None:
            yield "pending"
    elif after.result is None and max(lengths) >= 5:
        yield "six stands" if max(lengths) >= 6 else "blocked five stands"
    if after.result is not None:
        yield after.result.termination
        if any(len(line) >= 6 for line in after.result.lines):
            yield "six wins"


class Twin:
    """One game on the library's board and by the reference, compared at every step."""

    def __init__(self, board: Board, state: State) -> None:
        check_position(board, state)
        check_stones(board, state)
        self.board = board
        self.states = [state]
        self.snapshots = [snapshot(board)]
        self.met: Counter[str] = Counter()

    @property
    def state(self) -> State:
        return self.states[-1]

    def push(self, point: Point, *, foul: bool = False) -> None:
        """Play on an empty point of an unfinished game, or see both refuse it."""
        board, before, move = self.board, self.state, self.board.move_at(*point)
        taken = reference.captured(before.stones, point, before.turn)
        seen = [board.xy(stone) for stone in board.captures(move)]
        assert seen == (taken if before.rule in CAPTURE_RULES else [])
        reason = reference.forbidden(before, point, before.turn)
        assert board.is_legal(move) is (move in board.legal_moves) is (reason is None)
        if reason is not None and not foul:
            with pytest.raises(ForbiddenError) as refusal:
                board.push(move)
            assert (refusal.value.move, refusal.value.reason) == (move, reason)
            assert snapshot(board) == self.snapshots[-1]
            return
        board.push(move, foul=foul)
        after = reference.play(before, point, foul=foul)
        check_position(board, after)
        self.states.append(after)
        self.snapshots.append(snapshot(board))
        assert self.snapshots[-1].moves == [*self.snapshots[-2].moves, move]
        self.met.update(events(before, point, after))

    def pop(self, count: int) -> None:
        """Take back moves, at most all: after each the board is as it was."""
        for _ in range(min(count, len(self.states) - 1)):
            self.states.pop()
            assert self.board.pop() == self.snapshots.pop().moves[-1]
            assert snapshot(self.board) == self.snapshots[-1]
        check_position(self.board, self.state)

    def check_ended(self) -> None:
        """A finished game takes no move, not even a foul."""
        assert list(self.board.legal_moves) == []
        free = [p for p in reference.all_points(self.state.size) if p not in self.state.stones]
        for point in free[:1]:
            with pytest.raises(GameOverError):
                self.board.push(self.board.move_at(*point), foul=True)
        assert snapshot(self.board) == self.snapshots[-1]


# Random games


def play_randomly(twin: Twin, rng: random.Random) -> None:
    """Play to the end or for long enough, with moves taken back and fouls on the way."""
    player = Player(rng)
    for _ in range(rng.choice((8, 30, 2 * twin.state.size**2))):
        if twin.state.result is not None:
            twin.check_ended()
            break
        twin.push(player.choose(twin.state), foul=rng.random() < 0.1)
        if rng.random() < 0.03:
            twin.pop(rng.randint(1, 3))
    check_stones(twin.board, twin.state)


class Field:
    """Random games of one rule, and what they have met."""

    def __init__(self, rule_name: str) -> None:
        self.rule_name = rule_name
        self.rng = random.Random(rule_name)
        self.met: Counter[str] = Counter()
        self.points = 0  # on which all that is forbidden was compared

    def play(self, twin: Twin) -> None:
        """Play a game, look at it closely while there is time for that, and take it back."""
        self._look_closely(twin)
        play_randomly(twin, self.rng)
        if twin.state.result is None and not twin.board.has_setup:
            check_equal_setup(twin.board, twin.state)
        self._look_closely(twin)
        twin.pop(len(twin.states))
        assert twin.board.root() == twin.board
        self.met += twin.met

    def try_setup(self, size: int) -> None:
        """Try a random set-up, which both refuse or both accept and play on."""
        setup = random_setup(self.rng, self.rule_name, size)
        board, state = build(setup), reference.setup(*setup)
        assert (board is None) is (state is None), setup
        if board is None or state is None:
            self.met["refused"] += 1
            return
        self.met["set up pending" if state.pending else "accepted"] += 1
        if state.result is not None:
            self.met[state.result.termination] += 1
        self.play(Twin(board, state))

    def _look_closely(self, twin: Twin) -> None:
        free = twin.state.size**2 - len(twin.state.stones)
        if twin.state.stones and free <= CLOSE_LOOK and self.points < COSTLY_POINTS:
            self.points += free
            self.met.update(check_forbidden(twin.board, twin.state))


@pytest.mark.parametrize("rule_name", RULE_NAMES)
def test_random_games_and_setups_agree(rule_name: str) -> None:
    field = Field(rule_name)
    for number in range(GAMES):
        size = SIZES[number // 3 % len(SIZES)] if number % 3 == 0 else field.rng.randint(5, 9)
        field.play(Twin(Board(rule_name, size), reference.start(rule_name, size)))
        field.try_setup(size)
        field.try_setup(field.rng.randint(5, 9))
    assert [event for event in MUST_MEET[rule_name] if not field.met[event]] == [], field.met


# Games that hypothesis makes up, and makes small when they fail


class Agreement(RuleBasedStateMachine):
    """Moves near stones, at the ends of rows, that capture, or anywhere; and moves taken back."""

    @initialize(rule_name=st.sampled_from(RULE_NAMES), size=st.integers(SIZES[0], SIZES[-1]))
    def start(self, rule_name: str, size: int) -> None:
        self.twin = Twin(Board(rule_name, size), reference.start(rule_name, size))

    def _is_open(self) -> bool:
        return self.twin.state.result is None

    def _has_stones(self) -> bool:
        return self._is_open() and bool(self.twin.state.stones)

    def _stone(self, number: int) -> Point:
        stones = sorted(self.twin.state.stones)
        return stones[number % len(stones)]

    def _push(self, point: Point, foul: bool = False) -> None:
        if reference.empty(self.twin.state.stones, point, self.twin.state.size):
            self.twin.push(point, foul=foul)

    @precondition(_is_open)
    @rule(x=st.integers(0, 21), y=st.integers(0, 21))
    def push_anywhere(self, x: int, y: int) -> None:
        size = self.twin.state.size
        self._push((x % size, y % size))

    @precondition(_has_stones)
    @rule(
        number=st.integers(0, 99),
        direction=st.sampled_from(DIRECTIONS),
        distance=st.integers(1, 3),
        foul=st.booleans(),
    )
    def push_near(self, number: int, direction: Point, distance: int, foul: bool) -> None:
        self._push(reference.step(self._stone(number), direction, distance), foul)

    @precondition(_has_stones)
    @rule(number=st.integers(0, 99), direction=st.sampled_from(DIRECTIONS))
    def push_at_the_end_of_a_row(self, number: int, direction: Point) -> None:
        row = reference.run(self.twin.state.stones, self._stone(number), direction)
        self._push(reference.step(row[-1], direction, 1))

    @precondition(_is_open)
    @rule(seed=st.integers(0, 9999), count=st.integers(1, 12))
    def push_several(self, seed: int, count: int) -> None:
        player = Player(random.Random(seed))
        for _ in range(count):
            if self._is_open():
                self.twin.push(player.choose(self.twin.state))

    @rule(count=st.integers(1, 6))
    def pop(self, count: int) -> None:
        self.twin.pop(count)

    @precondition(_has_stones)
    @rule(number=st.integers(0, 99))
    def push_where_no_move_can_be(self, number: int) -> None:
        board = self.twin.board
        with pytest.raises(OccupiedError):
            board.push(board.move_at(*self._stone(number)))
        for move in (-1, board.size**2):
            with pytest.raises(OutOfRangeError):
                board.push(move)
        assert snapshot(board) == self.twin.snapshots[-1]

    @precondition(_is_open)
    @rule()
    def set_up_again(self) -> None:
        check_equal_setup(self.twin.board, self.twin.state)

    @precondition(lambda self: self.twin.state.size <= 12)
    @rule()
    def look_at_every_point(self) -> None:
        check_forbidden(self.twin.board, self.twin.state)

    @invariant()
    def ends_stay_ends(self) -> None:
        check_stones(self.twin.board, self.twin.state)
        if not self._is_open():
            self.twin.check_ended()


TestAgreement = Agreement.TestCase
TestAgreement.settings = settings(max_examples=100, stateful_step_count=25, deadline=None)


# What chance hardly meets


@pytest.mark.parametrize("length", [6, 7, 8, 9])
def test_a_renju_setup_needs_a_stone_that_black_may_have_played_last(length: int) -> None:
    row = [(x + 2, 5) for x in range(length)]
    after_black = Setup("renju", 15, row, [(7, 9)], WHITE, (0, 0))
    after_white = after_black._replace(turn=BLACK)
    with_another_stone = after_black._replace(black=[*row, (12, 12)])
    for setup, is_bad in ((after_black, True), (after_white, False), (with_another_stone, False)):
        assert (build(setup) is None) is is_bad
        assert (reference.setup(*setup) is None) is is_bad


def twin_of(setup: Setup) -> Twin:
    board, state = build(setup), reference.setup(*setup)
    assert board is not None
    assert state is not None
    return Twin(board, state)


def test_black_whose_last_free_point_is_an_overline_has_no_move() -> None:
    colors = {(x, y): (x // 2 + y) % 2 for x, y in reference.all_points(6)}
    colors |= {(x, 0): 0 for x in range(6)}  # the whole top row is Black's but for one point
    black = [point for point, color in colors.items() if color == 0 and point != (3, 0)]
    white = [point for point, color in colors.items() if color == 1 and point != (5, 5)]
    twin = twin_of(Setup("renju", 6, black, white, WHITE, (0, 0)))
    twin.push((5, 5))
    assert twin.state.result == reference.Result("NO_MOVE", None)
    twin.check_ended()
    twin.pop(1)


def test_a_foul_leaves_no_five_pending() -> None:
    black = [(4, 5), (5, 5), (6, 5), (7, 5), (6, 6), (8, 6)]
    twin = twin_of(Setup("1337", 19, black, [(6, 4), (8, 4), (8, 7)], BLACK, (0, 0)))
    twin.push((8, 5), foul=True)
    assert twin.state.result == reference.Result("FORBIDDEN", WHITE)
    assert twin.board.pending_five is None
