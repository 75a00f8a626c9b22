import doctest
import random
from collections.abc import Iterator

import pytest

from tengen import opening as opening_module
from tengen.board import Board
from tengen.coords import MAX_SIZE, MIN_SIZE
from tengen.errors import (
    ForbiddenError,
    MoveTextError,
    OccupiedError,
    OpeningError,
    OutOfRangeError,
    SizeError,
)
from tengen.opening import OPENINGS, Choice, Choose, Opening, Place, Protocol, Seat, Step
from tengen.rules import RULES, Color

FIRST, SECOND = Seat.FIRST, Seat.SECOND
RENJU = ["rif", "yamaguchi", "soosyrv-8", "taraguchi-10"]
REFUSALS = (OpeningError, OccupiedError, ForbiddenError, OutOfRangeError)


def walk(opening: Opening, actions: str) -> Opening:
    for text in actions.split():
        opening.push_text(text)
    return opening


def snapshot(opening: Opening) -> object:
    board = opening.board
    seats = [opening.seat_of(c) for c in Color] if opening.has_colors else None
    return (
        opening.step,
        opening.turn,
        opening.instruction,
        opening.action_stack,
        opening.told,
        opening.offers,
        opening.legal_actions,
        board.key,
        list(board.move_stack),
        seats,
    )


def openings(size: int) -> list[str]:
    fit = [name for name, protocol in OPENINGS.items() if protocol.min_size <= size]
    # On other boards renju's protocols differ in nothing but time.
    return fit if size == 9 else [name for name in fit if name not in RENJU]


def test_docstring_examples() -> None:
    failed, tried = doctest.testmod(opening_module)
    assert tried
    assert not failed


def test_registry() -> None:
    assert list(OPENINGS) == ["free", "swap", "swap2", "pro", "long-pro", *RENJU]
    for name, protocol in OPENINGS.items():
        assert protocol.name == str(protocol) == name
        assert protocol.summary.endswith(".")
        assert Opening(f" {name.upper()} ", size=15).protocol is protocol
    with pytest.raises(OpeningError, match=r"'swap3'.*free, swap, swap2, pro, long-pro"):
        Opening("swap3")


# Every branch: the actions, then who has Black and who has White, and whose turn it is.
BRANCHES = [
    ("free", "", FIRST, Color.BLACK),
    ("swap", "h8 take-white", FIRST, Color.WHITE),
    ("swap", "a1 take-black", SECOND, Color.WHITE),
    ("swap2", "h8 i9 j10 take-white", FIRST, Color.WHITE),
    ("swap2", "h8 i9 j10 take-black", SECOND, Color.WHITE),
    ("swap2", "h8 i9 j10 add-two a1 o15 take-white", SECOND, Color.WHITE),
    ("swap2", "h8 i9 j10 add-two a1 o15 take-black", FIRST, Color.WHITE),
    ("pro", "h8 i9 k8", FIRST, Color.WHITE),
    ("long-pro", "h8 i9 h12", FIRST, Color.WHITE),
]


@pytest.mark.parametrize(("name", "actions", "black", "turn"), BRANCHES)
def test_every_branch_to_its_end(name: str, actions: str, black: Seat, turn: Color) -> None:
    opening = Opening(name, size=15)
    for text in actions.split():
        assert not opening.is_finished()
        assert opening.has_colors == (not OPENINGS[name].has_choices)
        if not opening.has_colors:
            with pytest.raises(OpeningError, match="has not settled who plays Black"):
                opening.seat_of(Color.BLACK)
        opening.push_text(text)
    assert opening.is_finished()
    assert opening.step is None
    assert opening.legal_actions == opening.options == ()
    assert opening.seat_of(Color.BLACK) is black
    assert opening.seat_of(Color.WHITE) is black.other
    assert opening.board.turn is turn
    assert opening.turn is opening.seat_of(turn)
    assert opening.instruction == f"play on as {turn.title}"
    points = [text for text in actions.split() if "-" not in text]
    assert opening.board == Board.from_moves(points, size=15)


def test_branches_are_all_there_are() -> None:
    def count(steps: tuple[Step, ...]) -> int:
        for i, step in enumerate(steps):
            if isinstance(step, Choose):
                return sum(count(more + steps[i + 1 :]) for more in step.options.values())
        return 1

    for name, protocol in OPENINGS.items():
        if name not in RENJU:
            assert count(protocol.steps) == sum(branch[0] == name for branch in BRANCHES)
    assert [count(OPENINGS[name].steps) for name in RENJU] == [2, 24, 32, 40]


def test_swap2_says_who_does_what_next() -> None:
    opening = Opening("swap2", rule="standard")
    seen = []
    for text in ("h8", "i9", "j10", "add-two", "a1", "o15", "take-black"):
        seen.append((opening.turn, opening.instruction))
        opening.push_text(text)
    assert seen == [
        (FIRST, "place a black stone"),
        (FIRST, "place a white stone"),
        (FIRST, "place a black stone"),
        (SECOND, "choose take-white, take-black or add-two"),
        (SECOND, "place a white stone"),
        (SECOND, "place a black stone"),
        (FIRST, "choose take-white or take-black"),
    ]
    assert (opening.turn, opening.instruction) == (SECOND, "play on as White")
    assert opening.told == (Choice.ADD_TWO, Choice.TAKE_BLACK)


@pytest.mark.parametrize(("name", "side"), [("pro", 5), ("long-pro", 7)])
def test_pro_zones(name: str, side: int) -> None:
    for size in range(side + 2, MAX_SIZE + 1):
        opening = Opening(name, size=size)
        centre = opening.board.move_at(size // 2, size // 2)
        assert opening.instruction == "place a black stone in the centre"
        assert opening.legal_actions == (centre,)
        opening.push(centre)
        assert len(opening.legal_actions) == size * size - 1
        opening.push(0)
        assert opening.instruction == f"place a black stone outside the central {side}x{side}"
        reach = side // 2
        inside = {
            y * size + x
            for x in range(size // 2 - reach, size // 2 + reach + 1)
            for y in range(size // 2 - reach, size // 2 + reach + 1)
        }
        assert set(opening.legal_actions) == set(range(size * size)) - inside - {0}


@pytest.mark.parametrize(("name", "least"), [("pro", 7), ("long-pro", 9)])
def test_boards_too_small_for_pro(name: str, least: int) -> None:
    for size in range(MIN_SIZE, least):
        with pytest.raises(OpeningError, match=f"{name} needs a board of {least} or more.*{size}"):
            Opening(name, size=size)
    with pytest.raises(SizeError):
        Opening(name, size=MAX_SIZE + 1)


def walks(rule: str, size: int, seed: int) -> Iterator[Opening]:
    """Every state of a random walk through each opening the size allows."""
    rng = random.Random(f"{rule}-{size}-{seed}")
    for name in openings(size):
        opening = Opening(name, rule=rule, size=size)
        yield opening
        while not opening.is_finished():
            near = [a for a in opening.legal_actions if isinstance(a, Choice) or a < 4 * size]
            opening.push(rng.choice(near if rng.random() < 0.5 and near else opening.legal_actions))
            yield opening


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("size", [5, 7, 8, 9, 15, 22])
def test_only_the_offered_actions_succeed(rule: str, size: int) -> None:
    actions: list[int | Choice] = [*range(-1, size * size + 1), *Choice]
    for opening in walks(rule, size, seed=0):
        offered = set(opening.legal_actions)
        before = snapshot(opening)
        for action in actions:
            assert opening.is_legal(action) == (action in offered)
            if action in offered:
                branch = opening.copy()
                branch.push(action)
                assert branch.action_stack == (*opening.action_stack, action)
                assert branch.pop() == action
                if size < 9:  # the bigger boards differ in nothing but time
                    assert snapshot(branch) == before
            else:
                with pytest.raises(REFUSALS):
                    opening.push(action)
        assert snapshot(opening) == before


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("size", [5, 6, 7, 9, 15])
def test_no_game_ends_and_nobody_gets_stuck_within_an_opening(rule: str, size: int) -> None:
    for opening in walks(rule, size, seed=1):
        assert not opening.board.is_game_over()
        assert opening.is_finished() or opening.legal_actions


@pytest.mark.parametrize("rule", RULES)
def test_pop_walks_all_the_way_back(rule: str) -> None:
    for name, actions, _, _ in BRANCHES:
        opening = Opening(name, rule=rule, size=15)
        states = [snapshot(opening)]
        for text in actions.split():
            opening.push_text(text)
            states.append(snapshot(opening))
        for text in reversed(actions.split()):
            assert snapshot(opening) == states.pop()
            assert opening.action_text(opening.pop()) == text
        assert snapshot(opening) == states.pop()
        with pytest.raises(IndexError):
            opening.pop()


def test_refusals_name_the_action_and_what_was_expected() -> None:
    opening = Opening("swap2", size=15)
    with pytest.raises(
        OpeningError,
        match=r"swap2 does not allow take-white now\. The first player: Place a black stone",
    ):
        opening.push_text("take-white")
    walk(opening, "h8 i9 j10")
    with pytest.raises(
        OpeningError,
        match=r"allow k11 now\. The second player: Choose: Play White, Play Black, Add two",
    ):
        opening.push_text("k11")
    walk(opening, "take-white")
    for text in ("k11", "take-white"):
        with pytest.raises(OpeningError, match=f"swap2 is finished: no {text} can follow"):
            opening.push_text(text)
    with pytest.raises(OpeningError, match="Place a black stone in the centre"):
        Opening("pro", size=15).push_text("h9")


def test_the_board_refuses_with_its_own_errors() -> None:
    opening = walk(Opening("swap2", size=15), "h8")
    with pytest.raises(OccupiedError):
        opening.push_text("h8")
    with pytest.raises(OutOfRangeError):
        opening.push_text("p1")
    with pytest.raises(OutOfRangeError):
        opening.push(225)
    with pytest.raises(MoveTextError):
        opening.push_text("take white")
    assert opening.action_stack == (112,)


def test_stones_of_an_opening_capture() -> None:
    opening = walk(Opening("swap2", rule="42", size=19), "e5 f5 a1 add-two g5 h5")
    assert opening.board.captured_pairs == (1, 0)
    assert len(opening.board.stones(Color.WHITE)) == 0
    opening.pop()
    assert opening.board.captured_pairs == (0, 0)


def test_forbidden_points_are_refused_within_an_opening() -> None:
    opening = walk(Opening("swap2", rule="1337", size=19), "e5 f5 h5 add-two")
    with pytest.raises(ForbiddenError):
        opening.push_text("g5")  # would stand in capture
    assert not opening.is_legal(opening.parse_action("g5"))
    walk(Opening("swap2", rule="42", size=19), "e5 f5 h5 add-two g5")


def test_resume_from_moves_and_choices() -> None:
    for name, actions, black, _ in BRANCHES:
        texts = actions.split()
        for upto in range(len(texts) + 1):
            played = walk(Opening(name, size=15), " ".join(texts[:upto]))
            again = Opening.resume(name, played.board.move_stack, played.told, size=15)
            assert snapshot(again) == snapshot(played)
        more = [*played.board.move_stack, 30, 40]
        again = Opening.resume(name, more, played.told, size=15)
        assert again.seat_of(Color.BLACK) is black
        assert again.action_stack == played.action_stack


def test_resume_refuses_a_record_that_does_not_fit() -> None:
    with pytest.raises(OpeningError, match="too few choices for the opening swap"):
        Opening.resume("swap", [0, 1], [])
    with pytest.raises(OpeningError, match="too many choices for the opening swap"):
        Opening.resume("swap", [0], [Choice.TAKE_BLACK, Choice.TAKE_BLACK])
    with pytest.raises(OpeningError, match="too many choices"):
        Opening.resume("swap", [], [Choice.TAKE_BLACK])
    with pytest.raises(OpeningError, match="does not allow a15"):
        Opening.resume("pro", [0], [], size=15)


def test_a_protocol_of_one_s_own() -> None:
    """Swap after each of three stones near the centre, as renju protocols have it."""
    take = {Choice.TAKE_WHITE: (), Choice.TAKE_BLACK: ()}
    steps = (Place(FIRST, max_distance=0), Place(FIRST, max_distance=1), Choose(SECOND, take))
    opening = Opening(Protocol("own", steps), rule="renju")
    opening.push_text("h8")
    assert opening.instruction == "place a white stone inside the central 3x3"
    assert len(opening.legal_actions) == 8
    walk(opening, "i9 take-black")
    assert opening.seat_of(Color.BLACK) is SECOND
    assert opening.turn is SECOND


def test_repr_tells_the_state() -> None:
    opening = walk(Opening("swap", rule="renju"), "h8")
    assert repr(opening) == (
        "<Opening swap (renju, 15x15) [h8] second player: choose take-white or take-black>"
    )


def test_board_is_a_copy() -> None:
    opening = Opening("swap", size=9)
    opening.board.push(0)
    assert opening.board.ply == 0
    twin = opening.copy()
    twin.push(3)
    assert opening.action_stack == ()
