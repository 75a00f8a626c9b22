"""What an engine does at a table: moves, openings, draws and hints, in time."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tengen.engine.base import StopToken
from tengen.engine.info import Info
from tengen.engine.limit import Limit
from tengen.errors import ActionError, EngineError
from tengen.opening import OPENINGS, Choice, Seat
from tengen.play.actions import Action, ActionKind
from tengen.play.seats import Player
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.play.thinking import DEFAULT_TIME, Question, Thinker, Thinkers
from tengen.rules import RULES, Color

FAKE = str(Path(__file__).with_name("fake_engine.py"))
QUICK = "tengen:nodes=2000,hash_mb=1"


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    with Thinkers(options={"hash_mb": 1}) as engines:
        yield engines


def session(moves: str = "", rule: str = "freestyle", size: int = 15, **setup: Any) -> Session:
    game = Session(Setup.of(rule, size, **setup))
    for word in moves.split():
        game.apply(game.parse(word), 0.0)
    return game


def finish(game: Session, thinkers: Thinkers, *, most: int = 10_000) -> Session:
    """Let the engines play on, to the end or to this many stones and choices."""
    while (turn := game.to_act) is not None and game.ply < most:
        for action in thinkers.of(turn.player).decide(game, 0.0).actions:
            game.apply(action, 0.0)
    return game


@pytest.mark.parametrize("rule", RULES)
def test_engines_play_a_whole_game(thinkers: Thinkers, rule: str) -> None:
    game = finish(session(rule=rule, size=9, first="level:1", second="level:2"), thinkers)
    assert game.is_over
    thoughts = [act.thought for act in game.acts]
    assert all(thought is not None and thought.score.pov in Color for thought in thoughts)
    assert Session.from_plain(game.to_plain()).record() == game.record()


@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize("rule", ["freestyle", "renju", "42"])
def test_an_engine_plays_both_sides_of_every_opening(
    thinkers: Thinkers, opening: str, rule: str
) -> None:
    game = session(rule=rule, size=15, opening=opening, first=QUICK, second=QUICK)
    finish(game, thinkers, most=30)  # more than the longest protocol has stones and choices
    assert game.is_settled
    assert game.board.ply >= 4


def test_swap2_is_done_in_as_few_decisions_as_the_other_waits_for(thinkers: Thinkers) -> None:
    game = session(opening="swap2", first=QUICK, second=QUICK)
    decision = thinkers.of(game.setup.first).decide(game, 0.0)
    assert [action.kind for action in decision.actions] == [ActionKind.MOVE] * 3
    for action in decision.actions:
        game.apply(action, 0.0)
    decision = thinkers.of(game.setup.second).decide(game, 0.0)
    first = decision.actions[0]
    assert first.kind is ActionKind.CHOOSE
    assert (
        len(decision.actions)
        == {
            Choice.TAKE_BLACK: 1,
            Choice.TAKE_WHITE: 2,
            Choice.ADD_TWO: 3,
        }[first.choice or Choice.ADD_TWO]
    )


@pytest.mark.parametrize("moves", ["h8", "h8 i9", "h8 i9 j10 add", "h8 i9 j10 add a1"])
def test_an_opening_that_somebody_began_is_carried_on(thinkers: Thinkers, moves: str) -> None:
    game = session(moves, opening="swap2", first=QUICK, second=QUICK)
    seat = game.turn
    for action in thinkers.of(game.players[seat]).decide(game, 0.0).actions:
        game.apply(action, 0.0)
    assert game.opening.options
    assert game.turn is seat.other


@pytest.mark.parametrize(("stone", "choice"), [("a1", "take-white"), ("h8", "take-black")])
def test_a_good_first_stone_is_taken(thinkers: Thinkers, stone: str, choice: str) -> None:
    game = session(stone, opening="swap", first=QUICK, second=QUICK)
    action, *moves = thinkers.of(game.setup.second).decide(game, 0.0).actions
    assert action.choice == choice
    assert len(moves) == (choice == "take-white")


def test_long_pro_keeps_away_from_the_centre(thinkers: Thinkers) -> None:
    game = session("h8 i9", opening="long-pro", first=QUICK)
    (action,) = thinkers.of(game.setup.first).decide(game, 0.0).actions
    assert action.point in game.legal


def test_a_hint_is_what_full_strength_would_do(thinkers: Thinkers) -> None:
    game = session("h8 a1 i8 c1 j8 e1")
    decision = thinkers.of(Player.parse(QUICK)).decide(game, 0.0)
    assert game.board.move_text(decision.actions[0].point or 0) in ("g8", "k8")
    assert decision.info is not None
    assert decision.info.score.win_in is not None
    assert game.board.ply == 6  # it is only told


def test_a_losing_engine_takes_a_draw_and_a_winning_one_does_not(thinkers: Thinkers) -> None:
    for moves, answer in [
        ("h8 a1 i8 c1 j8", ActionKind.ACCEPT_DRAW),  # the person has an open three and moved
        ("a1 h8 c1 i8 e1 j8 g1", ActionKind.DECLINE_DRAW),
        ("h8 i9", ActionKind.DECLINE_DRAW),  # too early to call it even
    ]:
        game = session(moves, second=QUICK)
        game.apply(Action(ActionKind.OFFER_DRAW, by=Seat.FIRST), 0.0)
        (action,) = thinkers.of(game.setup.second).decide(game, 0.0).actions
        assert action.kind is answer, moves


def test_a_level_errs_otherwise_in_each_game(thinkers: Thinkers) -> None:
    replies: dict[float, int | None] = {}
    for began in (1.7e9, 1.7e9 + 60, 1.7e9 + 125, 1.7e9 + 190, 1.7e9, 1.7e9 + 60):
        game = session(second="level:1")
        game.apply(game.parse("h8"), began)
        (action,) = thinkers.of(game.setup.second).decide(game, began).actions
        assert replies.setdefault(began, action.point) == action.point
    assert len(set(replies.values())) > 1


def test_nothing_is_decided_when_the_game_is_over(thinkers: Thinkers) -> None:
    game = session("h8")
    game.apply(Action(ActionKind.RESIGN), 0.0)
    with pytest.raises(ActionError, match="the game is over"):
        thinkers.of(Player.parse(QUICK)).decide(game, 0.0)


# Time


@pytest.mark.parametrize(
    ("player", "control", "limit"),
    [
        ("tengen", "none", Limit(time=DEFAULT_TIME)),
        ("level:10", "none", Limit()),  # it has a limit of nodes of its own
        ("tengen:depth=3", "none", Limit(depth=3)),
        ("tengen:time=5", "10s/move", Limit(time=5.0)),
        ("tengen:time=50", "10s/move", Limit(time=9.0)),
        (
            "tengen",
            "1+2",
            Limit(black_clock=60.0, white_clock=60.0, black_inc=2.0, white_inc=2.0),
        ),
        ("cmd:x", "none", Limit(time=DEFAULT_TIME)),
    ],
)
def test_what_a_move_may_cost(player: str, control: str, limit: Limit) -> None:
    game = session(first=player, control=control)
    assert Thinker(game.setup.first).limit(game, 0.0) == limit


def test_the_clock_that_counts_is_the_one_of_who_is_in_turn() -> None:
    game = session(opening="swap", first="tengen", control="60s")
    game.apply(Action(ActionKind.RESUME), 0.0)
    game.apply(game.parse("h8"), 10.0)
    game.apply(game.parse("black"), 30.0)  # the colours are exchanged
    limit = Thinker(game.setup.first).limit(game, 35.0)
    assert (limit.white_clock, limit.black_clock) == (45.0, 40.0)


def test_in_an_opening_the_stone_of_either_colour_costs_ones_own_time() -> None:
    game = session(opening="swap2", first="tengen", control="60s")
    game.apply(Action(ActionKind.RESUME), 0.0)
    game.apply(game.parse("h8"), 10.0)
    assert game.board.turn is Color.WHITE
    assert Thinker(game.setup.first).limit(game, 20.0).white_clock == 40.0


def test_a_token_ends_a_search_and_the_best_so_far_is_played(thinkers: Thinkers) -> None:
    game = session("h8 i9 g7", second="tengen:time=600")
    thinker = thinkers.of(game.setup.second)
    thinker.prepare(game)
    token, heard = StopToken(), threading.Event()

    def tell(info: Info) -> None:
        heard.set()

    def stop() -> None:
        heard.wait(60)
        token.stop()

    threading.Thread(target=stop, daemon=True).start()
    start = time.monotonic()
    decision = thinker.decide(game, 0.0, tell=tell, stop=token)
    assert time.monotonic() - start < 120
    assert decision.actions[0].point in game.legal
    assert heard.is_set()


@pytest.mark.parametrize("moves", ["h8 i9 g7 take-white", "", "h8 i9 g7"])
def test_a_token_that_was_stopped_before_ends_everything_at_once(
    thinkers: Thinkers, moves: str
) -> None:
    player = Player.parse("tengen:time=600")
    game = session(moves, opening="swap2", first=str(player), second=str(player))
    token = StopToken()
    token.stop()
    start = time.monotonic()
    assert thinkers.of(player).decide(game, 0.0, stop=token).actions
    assert time.monotonic() - start < 120


# Other engines


def test_any_gomocup_engine_takes_a_seat(thinkers: Thinkers) -> None:
    command = f"cmd:time=0.2:{sys.executable} {FAKE} fast"
    game = session(size=9, opening="swap2", first=command, second="level:1")
    try:
        finish(game, thinkers, most=12)
    finally:
        thinkers.of(game.setup.first).close()
    assert game.is_settled
    assert game.board.ply >= 6


def test_an_engine_that_cannot_start_is_an_engine_error(thinkers: Thinkers) -> None:
    game = session("h8", second="cmd:./no-such-engine")
    with pytest.raises(EngineError, match="no-such-engine"):
        thinkers.of(game.setup.second).decide(game, 0.0)
    assert game.board.ply == 1


def test_equal_players_share_an_engine() -> None:
    engines = Thinkers()
    assert engines.of(Player.parse("Ann=level:3")) is engines.of(Player.parse("Bob=level:3"))
    assert engines.of(Player.parse("level:3")) is not engines.of(Player.parse("level:4"))
    assert not engines.of(Player.parse("level:3"))._engine


def test_importing_play_loads_neither_numpy_nor_numba() -> None:
    code = (
        "import sys, tengen.play.thinking, tengen.play.saved, tengen.play.settings\n"
        "from tengen.play import *\n"
        "print(sorted({'numpy', 'numba'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_program_of_others_plays_without_numpy_and_numba() -> None:
    code = (
        "import sys\n"
        "sys.modules['numpy'] = sys.modules['numba'] = None\n"
        "from doubles import FakeEngine\n"
        "from tengen import Limit\n"
        "from tengen.play import *\n"
        "player = Player.parse('cmd:./other', takes_commands=True)\n"
        "session = Session(Setup.of('freestyle', 15, first=player, second='person:Ann'))\n"
        "print(Thinker(player, engine=FakeEngine()).decide(session, 0.0).actions[0].point)"
    )
    tests = str(Path(__file__).parent)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tests, capture_output=True, text=True, check=False
    )
    assert done.stdout == "112\n", done.stderr


@pytest.mark.parametrize("moves", ["", "h8 i9 g7", "h8 i9 g7 take-black"])
def test_a_question_crosses_to_another_process(moves: str) -> None:
    game = session(moves, first=QUICK, second=QUICK, opening="swap2")
    question = Thinker(Player.parse(QUICK)).question(game, 10.0)
    crossed = Question.from_plain(json.loads(json.dumps(question.to_plain())))
    assert crossed.to_plain() == question.to_plain()
    assert crossed.board == game.board
    assert crossed.opening.legal_actions == game.opening.legal_actions
    assert (crossed.seat, crossed.limit) == (game.turn, question.limit)
