"""The lobby: seeks, pairing, challenges, public games, and who hears of what."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from tengen.web import limits
from tengen.web.lobby import CHALLENGE_SECONDS, SEEK_SECONDS
from web_support import (
    INVITE,
    LIVE,
    PERSON,
    Wall,
    act,
    app_fixture,
    new_browser,
    new_game,
    push,
    receive,
    register,
)

Json = dict[str, Any]
GAME = {"rule": "renju", "size": 15, "opening": "swap2", "clock": "5+3"}


WALL = Wall()
app = app_fixture(wall=WALL)


@pytest.fixture
def wall() -> Wall:
    return WALL


@pytest.fixture
def ann(app: TestClient, wall: Wall) -> TestClient:
    wall.now += CHALLENGE_SECONDS + 1  # what other tests have left is gone
    return new_browser(app)


@pytest.fixture
def ben(app: TestClient) -> TestClient:
    return new_browser(app)


def _seek(browser: TestClient, **more: Any) -> Json:
    answer = browser.post("/api/lobby/seeks", json={**GAME, **more})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def _lobby(browser: TestClient) -> Json:
    found: Json = browser.get("/api/lobby").json()
    return found


def _game(browser: TestClient, game: str) -> Json:
    found: Json = browser.get(f"/api/games/{game}").json()["game"]
    return found


def test_two_who_want_the_same_game_are_paired(ann: TestClient, ben: TestClient) -> None:
    waiting = _seek(ann, name="Ann")
    assert waiting["game"] is None
    (seek,) = _lobby(ben)["seeks"]
    assert (seek["name"], seek["yours"], seek["member"]) == ("Ann", False, False)
    assert {name: seek[name] for name in GAME} == GAME
    paired = _seek(ben, name="Ben")
    assert paired["seek"] is None
    game = _game(ben, paired["game"])
    assert {game["seats"][seat]["name"] for seat in ("first", "second")} == {"Ann", "Ben"}
    assert sorted(game["you"] + _game(ann, game["id"])["you"]) == ["first", "second"]
    assert (game["rule"], game["opening"], game["clock"]["control"]) == ("renju", "swap2", "5+3")
    assert _lobby(ben)["seeks"] == []


def test_other_games_are_not_paired(ann: TestClient, ben: TestClient) -> None:
    _seek(ann)
    for other in ({"rule": "freestyle"}, {"size": 17}, {"opening": "free"}, {"clock": None}):
        assert _seek(ben, **other)["game"] is None
    assert len(_lobby(ann)["seeks"]) == 2  # a new seek replaces one's own


def test_nobody_is_paired_with_themselves(ann: TestClient) -> None:
    first = _seek(ann)["seek"]
    assert _seek(ann)["game"] is None
    (seek,) = _lobby(ann)["seeks"]
    assert seek["yours"]
    assert seek["id"] != first
    assert ann.post(f"/api/lobby/seeks/{seek['id']}/accept", json={}).status_code == 404


def test_a_seek_is_accepted_once(ann: TestClient, ben: TestClient, app: TestClient) -> None:
    seek = _seek(ann)["seek"]
    cy = new_browser(app)
    with ann.websocket_connect(LIVE) as socket:
        receive(socket, "you")
        game = ben.post(f"/api/lobby/seeks/{seek}/accept", json={"name": "Ben"}).json()["game"]
        told = receive(socket, "paired")
    assert (told["game"], told["name"]) == (game, "Ben")
    assert cy.post(f"/api/lobby/seeks/{seek}/accept", json={}).status_code == 404
    assert _game(cy, game)["you"] == []


def test_a_seek_ends_when_its_owner_is_gone(ann: TestClient, ben: TestClient, wall: Wall) -> None:
    seek = _seek(ann)["seek"]
    wall.now += SEEK_SECONDS + 1
    assert _lobby(ben)["seeks"] == []
    assert ben.post(f"/api/lobby/seeks/{seek}/accept", json={}).status_code == 404
    assert _seek(ben)["game"] is None


def test_a_seek_is_withdrawn_by_its_owner_only(ann: TestClient, ben: TestClient) -> None:
    seek = _seek(ann)["seek"]
    assert ben.delete(f"/api/lobby/seeks/{seek}").status_code == 404
    assert ann.delete(f"/api/lobby/seeks/{seek}").status_code == 204
    assert _lobby(ben)["seeks"] == []


@pytest.mark.parametrize(
    "wrong",
    [{"clock": "0+5"}, {"size": 7, "opening": "long-pro"}, {"clock": "often"}, {"size": 99}],
)
def test_games_that_cannot_be_set_up_are_refused(ann: TestClient, wrong: Json) -> None:
    answer = ann.post("/api/lobby/seeks", json={**GAME, **wrong})
    assert answer.status_code in (409, 422)
    assert answer.json()["error"]["message"]
    assert _lobby(ann)["seeks"] == []


# Challenges


def _challenge(browser: TestClient, player: str, **more: Any) -> Any:
    return browser.post("/api/lobby/challenges", json={**GAME, "player": player, **more})


def test_a_member_is_challenged_and_accepts(ann: TestClient, ben: TestClient) -> None:
    names = (register(ann)["name"], register(ben)["name"])
    with ben.websocket_connect(LIVE) as socket:
        receive(socket, "you")
        seek = _challenge(ann, names[1].upper()).json()["seek"]
        told = receive(socket, "challenge")["seek"]
    assert (told["id"], told["name"], told["member"]) == (seek, names[0], True)
    assert [each["yours"] for each in _lobby(ben)["challenges"]] == [False]
    assert [each["to"] for each in _lobby(ann)["challenges"]] == [names[1]]
    assert _lobby(ben)["seeks"] == []  # it is nobody else's business
    game = ben.post(f"/api/lobby/seeks/{seek}/accept", json={}).json()["game"]
    state = _game(ann, game)
    assert {state["seats"][seat]["name"] for seat in ("first", "second")} == set(names)
    assert _lobby(ann)["challenges"] == []


def test_a_challenge_is_for_one_alone_and_can_be_declined(
    ann: TestClient, ben: TestClient, app: TestClient
) -> None:
    name, cy = register(ben)["name"], new_browser(app)
    seek = _challenge(ann, name).json()["seek"]
    assert _lobby(cy)["challenges"] == []
    assert cy.post(f"/api/lobby/seeks/{seek}/accept", json={}).status_code == 404
    assert _seek(cy)["game"] is None
    with ann.websocket_connect(LIVE) as socket:
        receive(socket, "you")
        assert ben.delete(f"/api/lobby/seeks/{seek}").status_code == 204
        assert receive(socket, "notice")["text"] == f"{name} declined your challenge."
    assert _lobby(ann)["challenges"] == []


def test_challenges_that_cannot_be(ann: TestClient, ben: TestClient, app: TestClient) -> None:
    name = register(ann)["name"]
    assert _challenge(ann, name).status_code == 409
    assert _challenge(ben, "Nobody-at-all").status_code == 404
    others = [register(new_browser(app))["name"] for _ in range(limits.CHALLENGES)]
    assert {_challenge(ben, other).status_code for other in others} == {201}
    assert _challenge(ben, others[0]).status_code == 201  # replaces the first one
    assert _challenge(ben, name).status_code == 429


# Public games, and calling players


def test_nobody_gets_more_challenges_than_they_can_answer(
    ann: TestClient, app: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CHALLENGES_TO_ONE", 2)
    register(ann, "Popular")
    answers = [
        new_browser(app).post("/api/lobby/challenges", json={**GAME, "player": "Popular"})
        for _ in range(3)
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert "too many open challenges" in answers[-1].text


def test_games_of_the_lobby_can_be_watched_and_others_are_not_listed(
    ann: TestClient, ben: TestClient, app: TestClient, wall: Wall
) -> None:
    private = new_game(ann, PERSON, INVITE)
    _seek(ann, opening="free")
    game = _seek(ben, opening="free")["game"]
    watcher = new_browser(app)
    assert [each["id"] for each in _lobby(watcher)["live"]] == [game]
    assert private["id"] not in str(_lobby(watcher))
    state = _game(ann, game)
    assert act(ann, state, "resign").status_code == 200
    assert _lobby(watcher)["live"] == []
    ann.post(f"/api/games/{game}/rematch")
    following = ben.post(f"/api/games/{game}/rematch").json()["game"]
    assert [each["id"] for each in _lobby(watcher)["live"]] == [following["id"]]
    wall.now += 1000
    assert _lobby(watcher)["live"] == []  # nobody has moved for long


def test_who_watches_the_lobby_hears_of_changes(ann: TestClient, ben: TestClient) -> None:
    with ben.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "lobby"})
        assert receive(socket, "lobby")["seeks"] == []
        seek = _seek(ann, name="Ann")["seek"]
        told = receive(socket, lambda message: bool(message.get("seeks")))
        assert [each["id"] for each in told["seeks"]] == [seek]


def test_a_player_is_called_on_any_page(ann: TestClient, ben: TestClient) -> None:
    _seek(ann, opening="free", clock=None, name="Ann")
    game = _seek(ben, opening="free", clock=None, name="Ben")["game"]
    state = _game(ann, game)
    first, second = (ann, ben) if state["you"] == ["first"] else (ben, ann)
    with second.websocket_connect(LIVE) as socket:
        receive(socket, "you")
        push(first, state, "h8")
        called = receive(socket, "your-move")
        assert called["game"] == game
        assert called["name"] == state["seats"]["first"]["name"]
        # On the page of the game itself, the state says it
        socket.send_json({"type": "watch", "game": game})
        moved = receive(socket, "state")["game"]
        moved = push(second, moved, "i8").json()["game"]
        push(first, moved, "j8")
        news = receive(socket, lambda message: message["type"] in ("your-move", "state"))
        while news["type"] == "state" and news["game"]["ply"] < 3:
            news = receive(socket, lambda message: message["type"] in ("your-move", "state"))
        assert news["type"] == "state"


def test_deleting_everything_withdraws_seeks(ann: TestClient, ben: TestClient) -> None:
    name = register(ben)["name"]
    _challenge(ann, name)
    _seek(ann)
    assert ann.delete("/api/account").status_code == 200
    assert (_lobby(ben)["seeks"], _lobby(ben)["challenges"]) == ([], [])
