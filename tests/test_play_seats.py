"""Who sits at the board and how long they may think: texts, plain data, and clocks."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tengen.engine.limit import Limit
from tengen.errors import ClockError, FormatError, SeatError
from tengen.opening import Seat
from tengen.play.clock import NO_CLOCK, GameClock, TimeControl
from tengen.play.seats import Player, PlayerKind

# Players


@pytest.mark.parametrize(
    ("text", "player", "title"),
    [
        ("person", Player(), ""),
        ("person:Ann", Player(name="Ann"), "Ann"),
        ("person: Ann = the great: 1 ", Player(name="Ann = the great: 1"), "Ann = the great: 1"),
        ("LEVEL: 5", Player(kind=PlayerKind.LEVEL, level=5), "level 5"),
        ("Bot=level:10", Player(kind=PlayerKind.LEVEL, level=10, name="Bot"), "Bot"),
        ("tengen", Player(kind=PlayerKind.TENGEN), "full strength"),
        (
            "tengen:time=2.5,nodes=9,threads=2,hash_mb=8",
            Player(
                kind=PlayerKind.TENGEN,
                limit=Limit(time=2.5, nodes=9),
                options={"threads": 2, "hash_mb": 8},
            ),
            "full strength",
        ),
        (
            "level:3,depth=4",
            Player(kind=PlayerKind.LEVEL, level=3, limit=Limit(depth=4)),
            "level 3",
        ),
        (
            "cmd:./bots/pbrain-x --a=1 b:c",
            Player(kind=PlayerKind.COMMAND, command="./bots/pbrain-x --a=1 b:c"),
            "pbrain-x",
        ),
        (
            "Rival=cmd:time=2:C:\\bots\\x.exe",
            Player(
                kind=PlayerKind.COMMAND,
                command="C:\\bots\\x.exe",
                limit=Limit(time=2.0),
                name="Rival",
            ),
            "Rival",
        ),
        ("program:Rival", Player(kind=PlayerKind.PROGRAM, name="Rival"), "Rival"),
    ],
)
def test_a_player_is_a_line_of_text(text: str, player: Player, title: str) -> None:
    assert Player.parse(text) == player
    assert Player.parse(str(player)) == player
    assert player.title == title
    assert player.is_engine == (player.kind is not PlayerKind.PERSON)
    assert Player.from_plain(json.loads(json.dumps(player.to_plain()))) == player.as_kept


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is not a player: expected person:NAME"),
        ("chess", "'chess' is not a player"),
        ("level", "'' is not a level: expected 1 to 10"),
        ("level:0", "'0' is not a level"),
        ("level:11", "'11' is not a level"),
        ("level:five", "'five' is not a level"),
        ("level:99999999999999999999", "is not a level"),
        ("tengen:time", "'time' is no setting: expected NAME=NUMBER"),
        ("tengen:speed=3", "'speed=3' is no setting"),
        ("tengen:time=-1", "is not a time"),
        ("tengen:depth=2.5", "expected a whole number"),
        ("tengen:nodes=0", "expected a whole number from 1"),
        ("tengen:threads=0", "expected a whole number from 1 to 64"),
        ("tengen:level=11", "expected level:1 to level:10"),
        ("cmd:", "expected cmd:PROGRAM"),
        ("program:", "expected program:NAME"),
        ("cmd:threads=2:./x", "expected cmd:PROGRAM without any"),
        (f"person:{'x' * 61}", "is not a name: expected at most 60 characters"),
        ("person:a\x1b[2Jb", "is not a name"),
    ],
)
def test_a_text_that_is_no_player(text: str, message: str) -> None:
    with pytest.raises(SeatError, match=re.escape(message)):
        Player.parse(text)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"kind": "robot"},
        {"kind": "level"},
        {"kind": "level", "level": "5"},
        {"kind": "level", "level": True},
        {"kind": "person", "name": 3},
        {"kind": "person", "name": "a\nb"},
        {"kind": "person", "command": "rm"},
        {"kind": "tengen", "time": float("nan")},
        {"kind": "tengen", "options": {"speed": 1}},
        {"kind": "tengen", "extra": 1},
    ],
)
def test_data_that_are_no_player(data: object) -> None:
    with pytest.raises(FormatError, match=r"^\$"):
        Player.from_plain(data)


def test_an_engine_has_no_name_that_would_not_survive() -> None:
    with pytest.raises(SeatError, match="neither : nor ="):
        Player(kind=PlayerKind.LEVEL, level=3, name="a=b")
    assert Player.parse("level:3").named(" a\tb ").name == "a b"


names = st.text("aé日 \u0301\t-1", max_size=8).map(lambda text: Player().named(text).name)
limits = st.builds(
    Limit,
    time=st.none() | st.integers(0, 10**9).map(lambda milliseconds: milliseconds / 1000),
    depth=st.none() | st.integers(1, 100),
    nodes=st.none() | st.integers(1, 2**62),
)
players = st.one_of(
    st.builds(Player, name=names),
    st.builds(
        Player, kind=st.just(PlayerKind.LEVEL), level=st.integers(1, 10), name=names, limit=limits
    ),
    st.builds(
        Player,
        kind=st.just(PlayerKind.TENGEN),
        name=names,
        limit=limits,
        options=st.fixed_dictionaries({}, optional={"threads": st.integers(1, 64)}),
    ),
    st.builds(
        Player,
        kind=st.just(PlayerKind.COMMAND),
        name=names,
        limit=limits,
        command=st.from_regex(r"\A[a-z./][a-z./ -]{0,20}[a-z]\Z"),
    ),
)


@settings(max_examples=60, deadline=None)
@given(players)
def test_every_player_survives_text_and_json(player: Player) -> None:
    assert Player.parse(str(player)) == player
    assert Player.from_plain(json.loads(json.dumps(player.to_plain()))) == player.as_kept
    assert hash(Player.parse(str(player))) == hash(player)


# Time controls


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("", NO_CLOCK),
        ("none", NO_CLOCK),
        ("5", TimeControl(main=300)),
        ("5+3", TimeControl(main=300, increment=3)),
        ("1.5m+0.5s", TimeControl(main=90, increment=0.5)),
        ("90s+1", TimeControl(main=90, increment=1)),
        ("2h", TimeControl(main=7200)),
        ("10/move", TimeControl(per_move=10)),
        ("10s/Move", TimeControl(per_move=10)),
        ("1m/move 5+3", TimeControl(main=300, increment=3, per_move=60)),
    ],
)
def test_a_time_control_is_a_text(text: str, control: TimeControl) -> None:
    assert TimeControl.parse(text) == control
    assert TimeControl.parse(str(control)) == control


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "5+",
        "+3",
        "5-3",
        "-5",
        "5+3+1",
        "0",
        "0+0",
        "0+5",
        "0.5s+9",
        "0s/move",
        "5 5",
        "9999999h",
        "1e9",
    ],
)
def test_a_text_that_is_no_time_control(text: str) -> None:
    with pytest.raises(ClockError, match=r"expected|leaves no time for the first move"):
        TimeControl.parse(text)


seconds = st.integers(1, 10**7).map(lambda milliseconds: milliseconds / 1000)
mains = st.integers(1000, 10**7).map(lambda milliseconds: milliseconds / 1000)
controls = st.one_of(
    st.just(NO_CLOCK),
    st.builds(TimeControl, main=mains, increment=st.just(0.0) | seconds),
    st.builds(TimeControl, per_move=seconds),
    st.builds(TimeControl, main=mains, increment=seconds, per_move=seconds),
)


@settings(max_examples=60, deadline=None)
@given(controls)
def test_every_time_control_survives_its_text(control: TimeControl) -> None:
    assert TimeControl.parse(str(control)) == control


# Clocks


def test_a_clock_counts_down_for_who_is_in_turn() -> None:
    clock = GameClock.start_of(TimeControl.parse("1+5"))
    assert clock.remaining(Seat.FIRST, 1000.0) == 60
    clock = clock.started(Seat.FIRST, 1000.0)
    assert clock.remaining(Seat.FIRST, 1010.0) == 50
    assert clock.remaining(Seat.SECOND, 1010.0) == 60
    clock = clock.pressed(Seat.SECOND, 1010.0)
    assert clock.remaining(Seat.FIRST, 1030.0) == 55
    assert clock.remaining(Seat.SECOND, 1030.0) == 40
    assert clock.flagged(1069.0) is None
    assert clock.flagged(1070.0) is Seat.SECOND
    assert clock.remaining(Seat.SECOND, 2000.0) == 0


def test_the_stones_of_one_turn_share_its_time() -> None:
    clock = GameClock.start_of(TimeControl.parse("60s+5")).started(Seat.FIRST, 0.0)
    assert clock.pressed(Seat.FIRST, 20.0) is clock
    assert clock.pressed(Seat.SECOND, 30.0).remaining(Seat.FIRST, 30.0) == 35


def test_a_pause_stops_the_time() -> None:
    clock = GameClock.start_of(TimeControl.parse("60s 40s/move")).started(Seat.FIRST, 0.0)
    clock = clock.paused(10.0)
    assert clock.remaining(Seat.FIRST, 500.0) == 30
    assert clock.flagged(500.0) is None
    clock = clock.resumed(500.0)
    assert clock.spent(505.0) == 15
    assert clock.remaining(Seat.FIRST, 505.0) == 25
    assert clock.main_left(Seat.FIRST, 505.0) == 45
    assert clock.flagged(529.9) is None
    assert clock.flagged(530.0) is Seat.FIRST


def test_a_clock_that_went_back_gives_no_time() -> None:
    clock = GameClock.start_of(TimeControl.parse("60s")).started(Seat.FIRST, 100.0)
    assert clock.remaining(Seat.FIRST, 50.0) == 60


def test_without_a_control_time_is_measured_but_never_up() -> None:
    clock = GameClock.start_of(NO_CLOCK).started(Seat.FIRST, 0.0)
    assert clock.remaining(Seat.FIRST, 1e6) is None
    assert clock.flagged(1e6) is None
    assert clock.spent(7.0) == 7


@settings(max_examples=60, deadline=None)
@given(controls, st.lists(st.tuples(seconds, st.sampled_from(["press", "pause", "resume"]))))
def test_clock_arithmetic(control: TimeControl, steps: list[tuple[float, str]]) -> None:
    """Time is never made, but by the increment; what both have adds up; JSON changes nothing."""
    now = 0.0
    clock = GameClock.start_of(control).started(Seat.FIRST, now)
    ran, presses, flagged = 0.0, 0, False
    for wait, what in steps:
        now += wait
        ran += wait if clock.is_running else 0.0
        flagged = flagged or clock.flagged(now) is not None
        if what == "press":
            assert clock.turn is not None
            clock = clock.pressed(clock.turn.other, now)
            presses += 1
        else:
            clock = clock.paused(now) if what == "pause" else clock.resumed(now)
    left = [clock.main_left(seat, now) for seat in Seat]
    if control.main is None:
        assert left == [None, None]
    elif not flagged:
        total = 2 * control.main + presses * control.increment - ran
        assert sum(filter(None, left)) == pytest.approx(total, abs=1e-3, rel=1e-6)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("tengen:level=5", "level:5"),
        ("x=tengen@v0.1:level=5,nodes=9", "x=tengen@v0.1:level=5,nodes=9"),
        ("tengen@HEAD~3", "tengen@HEAD~3"),
        ("tengen:param.razor_depth=-2", "tengen:param.razor_depth=-2"),
    ],
)
def test_texts_of_matches_are_players_too(text: str, canonical: str) -> None:
    player = Player.parse(text)
    assert str(player) == canonical
    assert Player.parse(canonical) == player
    assert (player.as_kept.commit, player.as_kept.params) == (None, {})
