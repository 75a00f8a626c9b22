"""What happens next in a session: steps without input or output."""

from __future__ import annotations

import pytest

from tengen.opening import OPENINGS, Choice, Seat
from tengen.play.actions import Action, ActionKind, Thought
from tengen.play.seats import Player, PlayerKind
from tengen.play.session import Session, Wants
from tengen.play.setup import Setup
from tengen.play.turns import (
    PACE,
    Apply,
    Ask,
    Identify,
    Judge,
    Over,
    Prepare,
    Step,
    Think,
    Turns,
    Wait,
    fallback_actions,
)
from tengen.score import Score

LEVEL = Player.parse("level:3")
ADVISER = Player.parse("tengen:time=1")


def turns_of(*moves: str, **setup: str) -> Turns:
    session = Session(Setup.of(**{"second": "level:3", **setup}))  # type: ignore[arg-type]
    for number, move in enumerate(moves):
        session.apply(session.parse(move), now=float(number))
    return Turns(session)


def settle(turns: Turns, now: float = 2.0) -> Step:
    """The next step that is not done by the clocks or by loading an engine."""
    while True:
        match turns.next(now):
            case Apply(actions):
                for action in actions:
                    turns.session.apply(action, now)
            case Prepare(player):
                turns.prepared(player)
            case step:
                return step


def test_a_person_is_asked_within_the_time_of_the_clock() -> None:
    turns = turns_of(control="1+0")
    assert turns.next(0.0) == Ask(turns.session.to_act, None)  # type: ignore[arg-type]
    turns.session.apply(Action(ActionKind.RESUME), now=10.0)
    step = turns.next(30.0)
    assert isinstance(step, Ask)
    assert step.seconds == 40.0


def test_clocks_stand_while_an_engine_is_prepared() -> None:
    turns = turns_of("h8", control="1+0")
    assert turns.next(1.0) == Apply((Action(ActionKind.PAUSE),))
    turns.session.apply(Action(ActionKind.PAUSE), now=1.0)
    assert turns.next(50.0) == Prepare(LEVEL)
    turns.prepared(LEVEL)
    assert turns.next(50.0) == Apply((Action(ActionKind.RESUME),))
    turns.session.apply(Action(ActionKind.RESUME), now=50.0)
    step = turns.next(50.0)
    assert isinstance(step, Think)
    assert (step.player, step.seconds, step.delay) == (LEVEL, 59.0, 0.0)


def test_an_engine_is_prepared_once() -> None:
    turns = turns_of("h8")
    settle(turns)
    for move in ("i9", "j10"):
        turns.session.apply(turns.session.parse(move), now=3.0)
    assert isinstance(turns.next(3.0), Think)


def test_where_engines_are_always_ready_none_is_prepared() -> None:
    turns = Turns(turns_of("h8").session, prepares=False)
    assert isinstance(turns.next(1.0), Think)


def test_the_flag_comes_before_everything_else() -> None:
    turns = turns_of("h8", "i9", control="1+0")
    assert turns.next(62.0) == Apply((Action(ActionKind.FLAG),))
    turns.session.apply(Action(ActionKind.FLAG), now=62.0)
    assert turns.next(62.0) == Over()


def test_a_decision_is_accepted_dropped_or_overtaken_by_the_flag() -> None:
    turns = turns_of("h8", control="1+0")
    step = settle(turns)
    assert isinstance(step, Think)
    move = (Action.of(0),)
    assert turns.accept(step, move, 3.0) == move
    assert turns.accept(step, move, 99.0) == (Action(ActionKind.FLAG),)
    turns.session.apply(Action(ActionKind.UNDO), now=3.0)
    assert turns.accept(step, move, 3.0) == ()


def test_a_paused_engine_waits_and_the_clocks_stay_stopped() -> None:
    turns = turns_of("h8")
    assert turns.next(1.0) == Apply((Action(ActionKind.PAUSE),))
    turns.session.apply(Action(ActionKind.PAUSE), now=1.0)
    turns.is_paused = True
    assert isinstance(turns.next(2.0), Wait)
    assert isinstance(turns.next(2.0), Wait)


@pytest.mark.parametrize("waits", [True, False])
def test_an_engine_that_failed_or_waits_acts_on_request(waits: bool) -> None:
    turns = Turns(turns_of("h8").session, waits=waits, prepares=False)
    if not waits:
        turns.failed(LEVEL)
    assert isinstance(turns.next(1.0), Wait)
    turns.request(ADVISER)
    step = turns.next(1.0)
    assert isinstance(step, Think)
    assert step.player == LEVEL


def test_a_failed_engine_is_replaced_by_another_player() -> None:
    turns = Turns(turns_of("h8").session, prepares=False)
    turns.failed(LEVEL)
    turns.session.apply(Action.sit(Seat.SECOND, Player.parse("level:4")), now=1.0)
    assert isinstance(turns.next(1.0), Think)


def test_a_hint_changes_nothing_and_is_forgotten_when_the_game_goes_on() -> None:
    turns = Turns(turns_of().session, prepares=False)
    turns.request(ADVISER, is_hint=True)
    step = turns.next(1.0)
    assert isinstance(step, Think)
    assert (step.player, step.is_hint) == (ADVISER, True)
    assert turns.accept(step, (Action.of(0),), 1.0) == ()
    assert isinstance(turns.next(1.0), Ask)
    turns.request(ADVISER, is_hint=True)
    turns.session.apply(Action.of(0), now=1.0)
    assert turns.next(1.0) == Think(LEVEL, turns.session.to_act, 1, None, 0.0, False)  # type: ignore[arg-type]


def test_engines_that_only_play_each_other_are_paced_unless_a_clock_runs() -> None:
    delays = []
    for control in ("none", "1+0"):
        turns = turns_of("h8", first="level:1", control=control)
        step = settle(turns)
        assert isinstance(step, Think)
        delays.append(step.delay)
    assert delays == [PACE, 0.0]


def test_a_program_that_a_file_names_is_identified_by_the_user() -> None:
    turns = turns_of("h8", second="program:Rival")
    step = turns.next(1.0)
    assert isinstance(step, Identify)
    assert step.turn.player.kind is PlayerKind.PROGRAM
    turns.failed(step.turn.player)
    assert isinstance(turns.next(1.0), Wait)


def test_an_engine_answers_a_draw_offer() -> None:
    turns = turns_of("h8", "i9")
    turns.session.apply(Action(ActionKind.OFFER_DRAW, by=Seat.FIRST), now=2.0)
    step = settle(turns)
    assert isinstance(step, Think)
    assert step.turn.wants is Wants.DRAW_ANSWER


@pytest.mark.parametrize("opening", list(OPENINGS))
def test_a_game_goes_on_by_fallback_actions_alone(opening: str) -> None:
    session = Session(Setup.of(size=9, opening=opening))
    while not session.is_over and session.ply < 12:
        for action in fallback_actions(session):
            session.apply(action, now=0.0)
    assert session.is_over or session.is_settled
    if opening.startswith("swap"):
        assert Choice.TAKE_BLACK in session.opening.told


def test_fallback_actions_decline_offers() -> None:
    session = turns_of("h8").session
    session.apply(Action(ActionKind.OFFER_DRAW, by=Seat.FIRST), now=1.0)
    (action,) = fallback_actions(session)
    assert action.kind is ActionKind.DECLINE_DRAW


# Teaching


def taught(*moves: str, **setup: str) -> Turns:
    """The turns of a game with a teacher, all engines ready."""
    return Turns(turns_of(*moves, **setup).session, prepares=False, teacher=ADVISER)


def test_a_persons_move_is_judged_before_the_engine_answers() -> None:
    turns = taught("h8")
    assert turns.next(1.0) == Judge(ADVISER, 1)
    turns.judged()
    assert isinstance(turns.next(1.0), Think)
    turns.session.apply(Action(ActionKind.UNDO), now=1.0)
    assert isinstance(turns.next(1.0), Ask)
    turns.session.apply(turns.session.parse("h8"), now=1.0)
    assert turns.next(1.0) == Judge(ADVISER, 1)  # played again, judged again


def test_the_teacher_is_loaded_first() -> None:
    turns = Turns(turns_of("h8").session, teacher=ADVISER)
    assert turns.next(1.0) == Apply((Action(ActionKind.PAUSE),))
    assert turns.next(1.0) == Prepare(ADVISER)
    turns.prepared(ADVISER)
    assert isinstance(settle(turns), Judge)


def test_the_clocks_stand_while_a_move_is_judged() -> None:
    turns = taught("h8", control="1+0")
    assert turns.next(5.0) == Apply((Action(ActionKind.PAUSE),))
    turns.session.apply(Action(ActionKind.PAUSE), now=5.0)
    assert turns.next(500.0) == Judge(ADVISER, 1)
    turns.judged()
    assert turns.next(500.0) == Apply((Action(ActionKind.RESUME),))
    turns.session.apply(Action(ActionKind.RESUME), now=500.0)
    step = turns.next(500.0)
    assert isinstance(step, Think)
    assert step.seconds == 55.0


@pytest.mark.parametrize(
    "setup",
    [
        {"second": "person"},
        {"second": "cmd:./other"},
        {"first": "level:1", "second": "level:1"},
        {"opening": "swap2"},
    ],
)
def test_only_moves_against_our_engines_are_judged(setup: dict[str, str]) -> None:
    assert not isinstance(taught("h8", **setup).next(1.0), Judge)


def test_a_move_that_the_engine_made_for_a_person_is_not_judged() -> None:
    turns = taught()
    thought = Thought(depth=3, score=Score(0), nodes=10, time=0.1)
    turns.session.apply(Action.of(0, thought=thought), now=1.0)
    assert isinstance(turns.next(1.0), Think)
