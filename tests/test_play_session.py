"""A session: the same set-up and actions give the same game, and an error changes nothing."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tengen.board import Board
from tengen.errors import (
    ActionError,
    ForbiddenError,
    FormatError,
    GameOverError,
    NotYourTurnError,
    OccupiedError,
    OpeningError,
    PlayError,
    SizeError,
    StaleError,
)
from tengen.formats import read_game
from tengen.game import EndReason, Game, Result
from tengen.opening import OPENINGS, Choice, Seat
from tengen.play.actions import Action, ActionKind, Thought
from tengen.play.seats import Player
from tengen.play.session import Session, Wants
from tengen.play.setup import Setup
from tengen.rules import RULES, Color
from tengen.score import Score

FIVE = "h8 a1 i8 b1 j8 c1 k8 d1 l8"
FIRST, SECOND = Seat.FIRST, Seat.SECOND


def session(rule: str = "freestyle", size: int | None = None, **setup: Any) -> Session:
    names = {"first": "person:Ann", "second": "person:Ben"}
    return Session(Setup.of(rule, size, **{**names, **setup}))


def play(game: Session, text: str, *, step: float = 1.0) -> Session:
    now = game.actions[-1].at or 0.0 if game.actions else 0.0
    for word in text.split():
        now += step
        game.apply(game.parse(word), now)
    return game


def state(game: Session) -> tuple[object, ...]:
    """All that can be asked of a session."""
    return (
        game.board.key,
        game.board.move_stack,
        game.opening.action_stack,
        game.acts,
        game.players,
        game.result,
        game.ending,
        game.to_act,
        game.clock,
        game.draw_offer,
        game.undo_request,
        game.can_redo,
        game.record(),
        game.to_plain(),
    )


# Playing


def test_a_game_to_its_end() -> None:
    game = play(session(), FIVE)
    assert game.to_act is None
    assert game.ending == "Black wins with 5 in a row: h8 i8 j8 k8 l8."
    assert game.events() == [game.ending]
    assert game.result == Result(Color.BLACK, EndReason.BOARD)
    assert game.legal == frozenset()
    with pytest.raises(
        GameOverError, match=r"no m8 now: the game is over\. Black wins with 5 in a row"
    ):
        play(game, "m8")
    game.apply(Action(ActionKind.UNDO), 99.0)
    assert game.turn is FIRST
    assert len(game.legal) == 15 * 15 - 8


def test_who_has_to_do_what() -> None:
    game = session(opening="swap2")
    turn = game.to_act
    assert turn is not None
    assert (turn.seat, turn.wants, turn.choices) == (FIRST, Wants.MOVE, ())
    assert str(turn.instruction) == "Place a black stone."
    assert game.who(FIRST) == "Ann (the first player)"
    turn = play(game, "h8 i9 g7").to_act
    assert turn is not None
    assert (turn.seat, turn.wants) == (SECOND, Wants.CHOICE)
    assert turn.choices == (Choice.TAKE_WHITE, Choice.TAKE_BLACK, Choice.ADD_TWO)
    assert game.legal == frozenset()
    assert (game.has_colors, play(game, "black").has_colors) == (False, True)
    assert game.who(SECOND) == "Ben (Black)"
    assert game.seat_of(Color.WHITE) is FIRST
    assert game.turn is FIRST
    assert len(game.legal) == 15 * 15 - 3


def test_colours_are_known_where_nobody_chooses() -> None:
    game = session(opening="pro")
    assert game.has_colors
    assert not game.is_settled
    assert game.who(FIRST) == "Ann (Black)"
    assert game.legal == {game.board.parse_move("h8")}


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("w", Choice.TAKE_WHITE),
        ("WHITE", Choice.TAKE_WHITE),
        ("take-b", Choice.TAKE_BLACK),
        ("2", Choice.TAKE_BLACK),
        ("3", Choice.ADD_TWO),
        ("two", Choice.ADD_TWO),
    ],
)
def test_choices_by_word_letter_and_number(typed: str, choice: Choice) -> None:
    game = play(session(opening="swap2"), "h8 i9 g7")
    assert game.parse(typed) == Action.of(choice)


@pytest.mark.parametrize("typed", ["t", "take", "0", "4", "k11", "x", ""])
def test_what_is_no_choice(typed: str) -> None:
    game = play(session(opening="swap2"), "h8 i9 g7")
    with pytest.raises(ValueError, match=r"not a choice|does not allow"):
        play(game, typed) if typed else game.parse(typed)


def test_captures_and_a_pending_five_are_told() -> None:
    game = play(session("42", 19), "h8 i8 a1 j8 k8")
    assert game.events() == ["Black captures i8 j8 (1 pair)."]
    game = play(session("42", 19), "e10 d12 f10 a1 g10 a3 h10 a5 d11 a7 d10")
    assert game.events() == ["Black has five; White can still break it by capturing."]
    assert play(game, "d9").events() == ["White captures d11 d10 (1 pair)."]
    assert not game.is_over


def test_forbidden_points_have_their_reasons() -> None:
    game = play(session("renju"), "h8 a1 i8 a3 j9 a5 j10 a7")
    forbidden = {game.board.move_text(point): str(why) for point, why in game.forbidden.items()}
    assert forbidden == {"j8": "double-three"}
    with pytest.raises(ForbiddenError, match="forbidden to Black: double-three"):
        play(game, "j8")


# Refusing


@pytest.mark.parametrize(
    ("action", "error", "message"),
    [
        (Action.of(112), OccupiedError, "a stone of Black stands there"),
        (Action.of(999), ValueError, "not on a 15x15 board"),
        (Action.of(-1), ValueError, "not on a 15x15 board"),
        (Action.of(Choice.TAKE_BLACK), OpeningError, "finished"),
        (Action.of(0, by=FIRST), NotYourTurnError, "not the turn of Ann"),
        (Action(ActionKind.REDO), ActionError, "nothing to redo"),
        (Action(ActionKind.ACCEPT_DRAW), ActionError, "no draw offer"),
        (Action(ActionKind.DECLINE_DRAW), ActionError, "no draw offer"),
        (Action(ActionKind.FLAG), ActionError, "nobody's time is up"),
        (Action(ActionKind.MOVE), ActionError, "expected one"),
        (Action(ActionKind.SIT), ActionError, "expected a seat"),
    ],
)
def test_a_refused_action_changes_nothing(
    action: Action, error: type[ValueError], message: str
) -> None:
    game = play(session(control="5+3"), "h8")
    before = state(game)
    with pytest.raises(error, match=message):
        game.apply(action, 2.0)
    assert state(game) == before


def test_nothing_to_take_back() -> None:
    with pytest.raises(ActionError, match="nothing to take back"):
        session().apply(Action(ActionKind.UNDO), 0.0)


def test_a_doubled_move_is_recognised() -> None:
    game = session()
    move = game.parse("h8")
    assert game.apply(move, 1.0, expected_ply=0) is True
    assert game.apply(move, 1.1, expected_ply=0) is False
    assert len(game.acts) == 1
    with pytest.raises(StaleError, match="meant for ply 0, but the game is at 1"):
        game.apply(game.parse("i9"), 2.0, expected_ply=0)
    with pytest.raises(StaleError):
        game.apply(game.parse("i9"), 2.0, expected_ply=2)
    with pytest.raises(StaleError):
        game.apply(Action.of(112, by=SECOND), 2.0, expected_ply=0)
    assert game.apply(game.parse("i9"), 2.0, expected_ply=1) is True


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        ({"rule": "chess"}, ValueError),
        ({"size": 4}, SizeError),
        ({"opening": "swap9"}, OpeningError),
        ({"opening": "pro", "size": 5}, OpeningError),
        ({"first": "robot"}, PlayError),
        ({"control": "soon"}, PlayError),
        ({"opening": "swap2", "start": Game()}, PlayError),
    ],
)
def test_a_table_that_cannot_be(setup: dict[str, Any], error: type[ValueError]) -> None:
    with pytest.raises(error):
        Setup.of(**setup)


# Undo and redo


@pytest.mark.parametrize(
    ("opening", "walk"),
    [
        ("free", "h8 i9"),
        ("swap", "h8 take-black i9"),
        ("swap2", "h8 i9 j10 add-two a1 b1 take-white c1 d1"),
        ("pro", "h8 i9 k8 a1"),
        ("long-pro", "h8 i9 l8 a1"),
    ],
)
def test_undo_and_redo_go_through_every_opening(opening: str, walk: str) -> None:
    game = session(opening=opening)
    states = []
    for word in walk.split():
        states.append((game.board.key, game.turn, game.opening.action_stack, game.acts))
        play(game, word)
    end = (game.board.key, game.turn, game.opening.action_stack, game.acts)
    for before in reversed(states):
        game.apply(Action(ActionKind.UNDO), 100.0)
        assert (game.board.key, game.turn, game.opening.action_stack, game.acts) == before
    assert game.game.mainline_moves() == []
    for _ in states:
        game.apply(Action(ActionKind.REDO), 100.0)
    assert (game.board.key, game.turn, game.opening.action_stack, game.acts) == end
    assert not game.can_redo


def test_undo_against_an_engine_goes_back_to_the_person() -> None:
    game = play(session(second="level:3"), "h8 i9 g7")
    game.apply(Action(ActionKind.UNDO), 9.0)  # while the engine thinks: one stone
    assert game.board.ply == 2
    play(game, "g7 f6")
    game.apply(Action(ActionKind.UNDO), 9.0)  # on the person's turn: the engine's stone too
    assert game.board.ply == 2
    assert game.turn is FIRST
    game.apply(Action(ActionKind.REDO), 9.0)
    assert game.board.ply == 4
    play(game, "a1")
    assert not game.can_redo


def test_a_person_who_has_done_nothing_has_nothing_to_take_back() -> None:
    game = play(session(first="level:3"), "h8")
    with pytest.raises(ActionError, match="nothing to take back"):
        game.apply(Action(ActionKind.UNDO), 1.0)


# Ends by word and by time


def test_resigning_and_taking_it_back() -> None:
    game = play(session(), "h8")
    game.apply(Action(ActionKind.RESIGN), 2.0)
    assert game.ending == "Black wins by resignation."
    for action in (
        Action(ActionKind.RESIGN),
        Action(ActionKind.OFFER_DRAW),
        Action(ActionKind.FLAG),
        Action(ActionKind.RESUME),
    ):
        with pytest.raises(GameOverError):
            game.apply(action, 3.0)
    game.apply(Action(ActionKind.UNDO), 3.0)
    assert not game.is_over
    game.apply(Action(ActionKind.RESIGN, by=FIRST), 4.0)
    assert game.result == Result(Color.WHITE, EndReason.RESIGNATION)


def test_resigning_in_an_opening_counts_who_opens_as_black() -> None:
    game = play(session(opening="swap2"), "h8")
    game.apply(Action(ActionKind.RESIGN, by=FIRST), 2.0)
    record = game.record()
    assert record.result == Result(Color.WHITE, EndReason.RESIGNATION)
    assert (record.headers["Black"], record.headers["White"]) == ("Ann", "Ben")


def test_a_draw_is_offered_and_answered() -> None:
    game = play(session(), "h8 i9")
    game.apply(Action(ActionKind.OFFER_DRAW), 3.0)
    turn = game.to_act
    assert turn is not None
    assert (turn.seat, turn.wants) == (SECOND, Wants.DRAW_ANSWER)
    with pytest.raises(ActionError, match="has already offered a draw"):
        game.apply(Action(ActionKind.OFFER_DRAW, by=SECOND), 3.0)
    with pytest.raises(NotYourTurnError, match="cannot answer their own"):
        game.apply(Action(ActionKind.ACCEPT_DRAW, by=FIRST), 3.0)
    game.apply(Action(ActionKind.DECLINE_DRAW, by=SECOND), 4.0)
    assert game.draw_offer is None
    game.apply(Action(ActionKind.OFFER_DRAW, by=SECOND), 5.0)
    game.apply(Action(ActionKind.ACCEPT_DRAW), 6.0)
    assert game.ending == "Draw by agreement."
    game.apply(Action(ActionKind.UNDO), 7.0)
    assert game.board.ply == 2
    assert not game.is_over


def test_moving_instead_of_answering_declines() -> None:
    game = play(session(), "h8")
    game.apply(Action(ActionKind.OFFER_DRAW, by=FIRST), 2.0)
    offers = [game.draw_offer]
    offers.append(play(game, "i9").draw_offer)
    game.apply(Action(ActionKind.OFFER_DRAW), 9.0)
    offers.append(play(game, "j10").draw_offer)  # who offered moves: the offer stands
    assert offers == [FIRST, None, FIRST]


def test_a_person_is_asked_before_anything_is_taken_back() -> None:
    game = play(session(), "h8 i9 j10")
    with pytest.raises(ActionError, match="nobody has asked"):
        game.apply(Action(ActionKind.ACCEPT_UNDO), 4.0)
    game.apply(Action(ActionKind.ASK_UNDO, by=SECOND), 4.0)  # not in turn: Black has moved since
    turn = game.to_act
    assert turn is not None
    assert (turn.seat, turn.wants, game.undo_request) == (FIRST, Wants.UNDO_ANSWER, SECOND)
    with pytest.raises(ActionError, match="has already asked to take a move back"):
        game.apply(Action(ActionKind.OFFER_DRAW, by=FIRST), 4.0)
    with pytest.raises(NotYourTurnError, match="cannot answer their own"):
        game.apply(Action(ActionKind.ACCEPT_UNDO, by=SECOND), 4.0)
    game.apply(Action(ActionKind.DECLINE_UNDO, by=FIRST), 5.0)
    assert (game.undo_request, game.board.ply) == (None, 3)
    game.apply(Action(ActionKind.ASK_UNDO, by=SECOND), 6.0)
    game.apply(Action(ActionKind.ACCEPT_UNDO, by=FIRST), 7.0)
    assert (game.board.ply, game.turn, game.undo_request) == (1, SECOND, None)
    assert Session.from_plain(game.to_plain()).board == game.board


def test_a_move_withdraws_the_question_and_an_engine_is_not_asked() -> None:
    game = play(session(), "h8")
    with pytest.raises(ActionError, match="nothing to take back"):
        game.apply(Action(ActionKind.ASK_UNDO, by=SECOND), 2.0)
    game.apply(Action(ActionKind.ASK_UNDO, by=FIRST), 2.0)
    assert play(game, "i9").undo_request is None
    alone = Session(Setup.of(first="person", second="level:3"))
    with pytest.raises(ActionError, match="an engine needs no asking"):
        play(alone, "h8").apply(Action(ActionKind.ASK_UNDO, by=FIRST), 2.0)


def test_time_runs_out() -> None:
    game = session(control="10s+2")
    game.apply(Action(ActionKind.RESUME), 100.0)
    play(game, "h8", step=4.0)
    assert game.remaining(FIRST, 104.0) == 8
    assert game.acts[0].spent == 4
    assert not game.flag_if_due(113.9)
    with pytest.raises(ActionError, match=re.escape("the time of Ben (White) is up")):
        game.apply(game.parse("i9"), 114.0)
    assert game.flag_if_due(114.0)
    assert game.result == Result(Color.BLACK, EndReason.TIME)
    assert game.ending == "Black wins by time."
    with pytest.raises(ActionError, match="cannot be taken back after a loss on time"):
        game.apply(Action(ActionKind.UNDO), 115.0)


def test_undo_gives_no_time_back() -> None:
    game = session(control="60s")
    game.apply(Action(ActionKind.RESUME), 0.0)
    game.apply(game.parse("h8"), 10.0)
    game.apply(Action(ActionKind.UNDO), 20.0)
    assert game.turn is FIRST
    assert game.remaining(FIRST, 25.0) == 45
    assert game.remaining(SECOND, 25.0) == 50


def test_a_session_that_slept_wakes_with_the_right_clock() -> None:
    game = session(control="60s")
    game.apply(Action(ActionKind.RESUME), 0.0)
    game.apply(game.parse("h8"), 10.0)
    again = Session.from_plain(game.to_plain())
    again.wake(5000.0)
    assert again.remaining(FIRST, 5003.0) == 50
    assert again.remaining(SECOND, 5003.0) == 57
    again.apply(Action(ActionKind.PAUSE), 5010.0)
    third = Session.from_plain(again.to_plain())
    third.wake(9000.0)
    assert third.remaining(SECOND, 9000.0) == 50


def test_times_are_in_the_record() -> None:
    game = session(control="60s+1")
    game.apply(Action(ActionKind.RESUME), 0.0)
    record = play(game, "h8 i9", step=2.5).record()
    clock = record.end().clock
    assert clock is not None
    assert (clock.left, clock.spent) == (58.5, 2.5)
    assert record.headers["TimeLimit"] == "60"
    assert record.headers["Overtime"] == "1+1"


def test_the_date_is_in_the_record_when_the_clock_knows_it() -> None:
    game = session()
    game.apply(game.parse("h8"), 1_700_000_000.0)
    assert game.record().headers["Date"].startswith("2023-11-1")
    assert "Date" not in play(session(), "h8").record().headers
    for no_time in (1e11, 1e18, 1e90):  # as a damaged file may have it
        strange = session()
        strange.apply(strange.parse("h8"), no_time)
        assert "Date" not in strange.record().headers


def test_nothing_is_done_again_after_the_end() -> None:
    game = play(session(), "h8 i9")
    game.apply(Action(ActionKind.UNDO), 3.0)
    game.apply(Action(ActionKind.RESIGN), 4.0)
    with pytest.raises(GameOverError, match="the game is over"):
        game.apply(Action(ActionKind.REDO), 5.0)
    game.apply(Action(ActionKind.UNDO), 6.0)
    game.apply(Action(ActionKind.REDO), 7.0)
    assert game.board.ply == 2


def test_statistics() -> None:
    game = session(second="level:3")
    game.apply(Action(ActionKind.RESUME), 0.0)
    play(game, "h8", step=3.0)
    thought = Thought(depth=6, nodes=500, time=0.5, score=Score(10, pov=Color.WHITE))
    game.apply(Action.of(0, thought=thought), 4.0)
    play(game, "i8", step=5.0)
    assert (game.average_time(FIRST), game.move_count(FIRST)) == (4.0, 2)
    assert (game.average_time(SECOND), game.move_count(SECOND)) == (1.0, 1)
    assert game.acts[1].thought is not None
    assert game.acts[1].thought.nps == 1000


# Going on with a game


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("walk", ["", "h8", "h8 i9 j10", "h8 i9 j10 a", "h8 i9 j10 a a1 b5 b c9"])
def test_a_record_goes_on_where_it_stopped(rule: str, walk: str) -> None:
    game = play(session(rule, 15, opening="swap2"), walk)
    again = Session(Setup.of(start=game.record()))
    assert again.game.problems == []
    assert again.opening.action_stack == game.opening.action_stack
    assert (again.board.key, again.turn) == (game.board.key, game.turn)
    assert [again.players[seat].name for seat in Seat] == ["Ann", "Ben"]
    assert [(act.what, act.by) for act in again.acts] == [(act.what, act.by) for act in game.acts]


def test_a_record_that_tells_of_its_opening_in_other_words() -> None:
    game = play(session(), "h8 i9 j10 k11").record()
    told = [("Our club's opening", False), ("swap2", True), ("pro take-white", True)]
    for text, has_problem in told:
        game.headers["Opening"] = text
        again = Session(Setup.of(start=game))
        assert again.opening.protocol.name == "free"
        assert again.record().headers["Opening"] == text
        assert bool(again.game.problems) == has_problem


def test_a_record_with_the_name_of_another_renju_opening_gets_the_right_one() -> None:
    game = play(session(), "h8 i9 j10 k11").record()
    game.headers["Opening"] = "Kagetsu"
    assert Session(Setup.of(start=game)).record().headers["Opening"] == "Chosei"


def test_the_tree_and_its_comments_stay() -> None:
    record = play(session(), "h8 i9").record()
    record.add_line("a1 b1")
    record.end().comment = "here"
    again = play(Session(Setup.of(start=record)), "j10").record()
    assert [again.move_text(move) for move in again.mainline_moves()] == ["h8", "i9", "j10"]
    assert len(again.variations) == 2
    assert next(again.mainline()).variations[0].comment == "here"
    assert len(record.mainline_moves()) == 2  # the game that was given is left alone


def test_undo_does_not_slip_into_a_variation() -> None:
    record = play(session(), "h8 i9").record()
    record.add_line(FIVE)
    again = Session(Setup.of(start=record))
    again.apply(Action(ActionKind.UNDO), 0.0)
    assert again.record().mainline_moves() == again.board.move_stack
    assert not again.is_over


def test_a_game_with_a_forbidden_move() -> None:
    board = Board.from_moves("e5 f5 h5 g5", rule="1337", foul=True)
    game = Game.from_board(board)
    game.headers["Opening"] = "swap2 add-two"
    again = Session(Setup.of(start=game))
    assert again.is_over
    assert any("it continues as a free game" in problem for problem in again.game.problems)
    again.apply(Action(ActionKind.UNDO), 0.0)
    again.apply(Action(ActionKind.REDO), 0.0)
    assert again.is_over


def test_a_set_up_position_and_a_stated_result() -> None:
    game = read_game("(;FF[4]GM[4]SZ[9]AB[ee][ef]AW[dd]PL[W]RE[B+R]PB[Ann])")
    again = Session(Setup.of(start=game))
    assert again.ending == "Black wins by resignation."
    again.apply(Action(ActionKind.UNDO), 0.0)
    assert again.turn is SECOND
    assert play(again, "a1").board.ply == 1
    assert Session.from_plain(again.to_plain()).record() == again.record()


def test_somebody_else_sits_down() -> None:
    game = play(session(second="level:3"), "h8")
    game.apply(Action.sit(SECOND, Player.parse("level:7")), 2.0)
    assert game.players[SECOND].title == "level 7"
    assert game.setup.second.title == "level 3"
    assert Session.from_plain(game.to_plain()).players == game.players


def test_a_rematch_exchanges_the_seats() -> None:
    game = play(session(second="level:3", control="5+3", opening="swap"), "h8")
    setup = game.setup.rematch()
    assert (setup.first.title, setup.second.title) == ("level 3", "Ann")
    assert (setup.opening, str(setup.control)) == ("swap", "5+3")


# Replay


def random_action(game: Session, rng: random.Random) -> Action:
    points = [Action.of(rng.randrange(game.setup.size**2)) for _ in range(12)]
    return rng.choice(
        [
            *points,
            *(Action.of(choice) for choice in Choice),
            Action(ActionKind.UNDO),
            Action(ActionKind.REDO),
            Action(ActionKind.RESIGN, by=rng.choice([None, *Seat])),
            Action(ActionKind.OFFER_DRAW, by=rng.choice([None, *Seat])),
            Action(ActionKind.ACCEPT_DRAW),
            Action(ActionKind.DECLINE_DRAW, by=rng.choice([None, *Seat])),
            Action(ActionKind.FLAG),
            Action(ActionKind.PAUSE),
            Action(ActionKind.RESUME),
            Action.sit(rng.choice(list(Seat)), Player.parse(rng.choice(["person", "level:2"]))),
        ]
    )


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False))
def test_replay_equals_the_live_session(rng: random.Random) -> None:
    rule, opening, size = rng.choice(list(RULES)), rng.choice(list(OPENINGS)), rng.choice([9, 10])
    control = rng.choice(["none", "5+1", "20s/move", "30s+2 10s/move"])
    game = session(rule, size, opening=opening, control=control)
    now = 1_700_000_000.0
    for _ in range(60):
        now += rng.random() * 3
        action = random_action(game, rng)
        before = state(game)
        try:
            game.apply(action, now)
        except ValueError:
            assert state(game) == before
    assert game.board.move_stack == game.game.mainline_moves()
    assert state(game.copy()) == state(game)
    assert state(Session.from_plain(json.loads(json.dumps(game.to_plain())))) == state(game)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("version",), 2, r"\$.version: 2 was found, expected version 1"),
        (("setup", "rule"), "chess", r"\$.setup.rule"),
        (("setup", "size"), 99, r"\$.setup.size"),
        (("setup", "clock"), "x", "time control"),
        (("setup", "first"), {"kind": "x"}, r"\$.setup.first.kind"),
        (("actions",), [{"do": "fly"}], r"\$.actions\[0\].do"),
        (("actions",), [{"do": "move"}], r"\$.actions\[0\]"),
        (("actions",), [{"do": "move", "point": "z9"}], r"\$.actions\[0\].point"),
        (("actions",), [{"do": "redo"}], r"\$.actions\[0\]: there is nothing to redo"),
        (("actions",), [{"do": "undo", "point": "h8"}], r"'point' with move"),
    ],
)
def test_data_that_are_no_session(path: tuple[str, ...], value: object, message: str) -> None:
    data = session().to_plain()
    place = data
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    with pytest.raises(FormatError, match=message):
        Session.from_plain(data)


def test_the_loser_on_time_has_no_time_left() -> None:
    game = Session(Setup.of(control="10s/move"))
    game.apply(game.parse("h8"), now=0.0)
    assert game.flag_if_due(10.0)
    assert [game.remaining(seat, 20.0) for seat in Seat] == [10.0, 0.0]


def test_what_is_no_choice_is_refused_with_the_choices() -> None:
    game = Session(Setup.of(opening="swap"))
    game.apply(game.parse("h8"), now=0.0)
    with pytest.raises(ActionError, match="'foo' is not a choice: choose take-white, take-black"):
        game.parse("foo")
