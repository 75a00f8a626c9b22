"""Players who leave or do not begin: when the other one may claim the game."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tengen.opening import Seat
from tengen.play.actions import Action, ActionKind
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.web.presence import FIRST_SECONDS, UNCLOCKED_SECONDS, Presence
from tengen.web.ratings import SPEEDS
from web_support import (
    LEVEL,
    LIVE,
    PERSON,
    act,
    app_fixture,
    new_game,
    new_member,
    push,
    receive,
)

Json = dict[str, Any]
_numbers = itertools.count(1)


def _session(clock: str, moves: str = "") -> Session:
    session = Session(Setup.of("freestyle", 15, control=clock))
    for second, move in enumerate(moves.split(), 1):
        action = replace(session.parse(move), by=session.turn)  # as the server has it
        session.apply(action, now=100.0 + second)
    return session


@pytest.mark.parametrize(
    ("clock", "wait"), [("1+1", 30.0), ("5+3", 60.0), ("10+5", 120.0), ("30+10", 180.0)]
)
def test_who_leaves_is_waited_for_as_long_as_the_speed_demands(clock: str, wait: float) -> None:
    assert wait in [speed.absence for speed in SPEEDS]
    session, presence = _session(clock, "h8 i9 g9"), Presence(100.0)
    presence.note({*Seat}, 100.0)
    assert presence.claim_in(session, Seat.FIRST, 150.0) is None
    presence.note({Seat.FIRST}, 150.0)
    presence.note({Seat.FIRST}, 155.0)  # the wait goes on
    assert presence.claim_in(session, Seat.FIRST, 160.0) == wait - 10
    assert presence.claim_in(session, Seat.FIRST, 150.0 + wait) == 0.0
    assert presence.claim_in(session, Seat.SECOND, 150.0 + wait) is None
    presence.note({*Seat}, 150.0 + wait)
    assert presence.claim_in(session, Seat.FIRST, 150.0 + wait) is None


def test_who_acts_without_a_page_is_there() -> None:
    session, presence = _session("5+3", "h8 i9 g9 g8"), Presence(10.0)
    assert presence.claim_in(session, Seat.FIRST, 110.0) == 104.0 + 60 - 110


def test_who_does_not_begin_is_waited_for_even_when_they_are_there() -> None:
    presence = Presence(100.0)
    presence.note({*Seat}, 100.0)
    assert presence.claim_in(_session("5+3"), Seat.SECOND, 110.0) == FIRST_SECONDS - 10
    assert presence.claim_in(_session("5+3"), Seat.FIRST, 110.0) is None
    begun = _session("5+3", "h8")
    assert presence.claim_in(begun, Seat.FIRST, 101.0) == FIRST_SECONDS
    assert presence.claim_in(begun, Seat.SECOND, 101.0) is None
    assert presence.claim_in(_session("5+3", "h8 i9"), Seat.SECOND, 300.0) is None


def test_without_a_clock_a_player_in_turn_has_a_week() -> None:
    session, presence = _session("none", "h8 i9"), Presence(100.0)
    assert presence.claim_in(session, Seat.SECOND, 200.0) is None  # too far away to be shown
    late = 102.0 + UNCLOCKED_SECONDS
    assert presence.claim_in(session, Seat.SECOND, late - 60) == 60.0
    assert presence.claim_in(session, Seat.FIRST, late) is None  # it is their own turn


def test_a_claim_ends_a_session() -> None:
    for kind, winner in ((ActionKind.CLAIM_WIN, "white"), (ActionKind.CLAIM_DRAW, None)):
        session = _session("5+3", "h8 i9")
        session.apply(Action(kind, by=Seat.SECOND), now=200.0)
        assert session.result is not None
        found = session.result
        assert (found.winner and str(found.winner), found.reason) == (winner, "forfeit")
        again = Session.from_plain(session.to_plain())
        assert again.result == found
        with pytest.raises(ValueError, match="over"):
            session.apply(Action(kind, by=Seat.SECOND), now=201.0)
    with pytest.raises(ValueError, match="expected a seat"):
        _session("5+3").apply(Action(ActionKind.CLAIM_WIN), now=1.0)


# On the server


def _prepare(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tengen.web.presence.FIRST_SECONDS", 0.0)
    quick = [speed._replace(absence=0.0) for speed in SPEEDS]
    patch.setattr("tengen.web.ratings.SPEEDS", quick)


app = app_fixture(_prepare)


@pytest.fixture
def players(app: TestClient) -> tuple[TestClient, TestClient, Json]:
    """The first and the second player of a rated game, and its state."""
    ann, ben = new_member(app), new_member(app)
    clock = f"{200 + next(_numbers)}s+2"
    wish = {"rule": "caro", "size": 15, "opening": "free", "clock": clock, "rated": True}
    ann.post("/api/lobby/seeks", json=wish)
    game = ben.post("/api/lobby/seeks", json=wish).json()["game"]
    state: Json = ann.get(f"/api/games/{game}").json()["game"]
    first, second = (ann, ben) if state["you"] == ["first"] else (ben, ann)
    return first, second, state


def test_a_player_who_is_away_loses_by_a_claim(players: Any) -> None:
    first, second, state = players
    with first.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "watch", "game": state["id"]})
        assert receive(socket, "state")["game"]["you"] == ["first"]
        state = push(first, state, "h8").json()["game"]
        state = push(second, state, "i9").json()["game"]
        shown = receive(socket, lambda m: m["type"] == "state" and m["game"]["ply"] == 2)["game"]
        assert shown["claim"] == {"seconds": 0.0}
        assert state["claim"] is None  # for the one who is away
        assert act(second, state, "claim-win").status_code == 403
        over = act(first, state, "claim-win").json()["game"]
    assert (over["result"]["winner"], over["result"]["reason"]) == ("black", "forfeit")
    assert over["seats"]["first"]["rating"]["change"] > 0


def test_nothing_is_claimed_from_a_player_who_is_here(players: Any) -> None:
    first, second, state = players
    with first.websocket_connect(LIVE) as one, second.websocket_connect(LIVE) as two:
        for socket in (one, two):
            socket.send_json({"type": "watch", "game": state["id"]})
            receive(socket, "state")
        state = push(first, state, "h8").json()["game"]
        state = push(second, state, "i9").json()["game"]
        assert state["claim"] is None
        assert act(second, state, "claim-win").status_code == 403
        assert act(first, state, "claim-draw").status_code == 403


def test_a_game_that_does_not_begin_is_claimed_and_not_rated(players: Any) -> None:
    first, second, state = players
    with first.websocket_connect(LIVE) as one, second.websocket_connect(LIVE) as two:
        for socket in (one, two):
            socket.send_json({"type": "watch", "game": state["id"]})
            receive(socket, "state")
        over = act(second, state, "claim-win").json()["game"]
    assert over["result"]["reason"] == "forfeit"
    assert over["seats"]["second"]["rating"]["change"] is None


def test_spectators_guests_of_both_seats_and_engines_claim_nothing(app: TestClient) -> None:
    ann, watcher = new_member(app), new_member(app)
    for second in (PERSON, LEVEL):
        game = new_game(ann, PERSON, second, clock="5+3")
        assert game["claim"] is None
        assert act(ann, game, "claim-win", seat="first").status_code == 403
        assert act(watcher, game, "claim-win").status_code == 403
