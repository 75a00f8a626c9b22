"""Bots: made by accounts, let in by a token to play and for nothing else, marked everywhere."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tengen.web import limits
from tengen.web.connections import BOT_MESSAGES, OTHER_IDENTITY
from tengen.web.routes import ROUTES
from web_support import (
    LIVE,
    PASSWORD,
    app_fixture,
    new_game,
    other_client,
    push,
    receive,
    register,
    running_app,
    services_of,
    stored,
)

Json = dict[str, Any]
GAME = {"rule": "renju", "size": 15, "opening": "free", "clock": "5+3"}
_numbers = itertools.count(1)


app = app_fixture(token="tok")


@pytest.fixture
def ann(app: TestClient) -> TestClient:
    return _member(app)


@pytest.fixture
def ben(app: TestClient) -> TestClient:
    return _member(app)


@pytest.fixture
def bot(app: TestClient, ann: TestClient) -> TestClient:
    return _client(app, _make(ann)["token"])


def _member(app: TestClient) -> TestClient:
    browser = other_client(app)
    browser.headers["authorization"] = "Bearer tok"
    browser.get("/")
    services_of(app).rates.forget()  # many accounts are made here
    register(browser)
    return browser


def _make(owner: TestClient) -> Json:
    answer = owner.post("/api/account/bots", json={"name": f"Engine-{next(_numbers)}"})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def _client(app: TestClient, token: str) -> TestClient:
    client = other_client(app)
    client.headers["authorization"] = f"Bearer {token}"
    return client


def _name(bot: TestClient) -> str:
    with bot.websocket_connect(LIVE, headers=bot.headers) as socket:
        return str(receive(socket, "you")["account"])


def _paired(person: TestClient, bot: TestClient) -> Json:
    """A game that the person has challenged the bot to."""
    wish = {**GAME, "player": _name(bot)}
    seek = person.post("/api/lobby/challenges", json=wish).json()["seek"]
    game = bot.post(f"/api/lobby/seeks/{seek}/accept", json={}).json()["game"]
    state: Json = bot.get(f"/api/games/{game}").json()["game"]
    return state


def test_the_token_is_shown_once_and_stored_as_a_hash(app: TestClient, ann: TestClient) -> None:
    made = _make(ann)
    assert re.fullmatch(r"bot_[\w-]{32}", made["token"])
    (listed,) = ann.get("/api/account").json()["account"]["bots"]
    assert (listed["name"], listed["active"], listed["used"]) == (made["name"], True, None)
    assert made["token"] not in ann.get("/api/account").text
    rows = stored(app, "_rows", "SELECT * FROM bots")
    assert not any(made["token"] in str(value) for row in rows for value in row)
    assert _client(app, made["token"]).get("/api/lobby").status_code == 200
    assert ann.get("/api/account").json()["account"]["bots"][0]["used"] is not None


@pytest.mark.parametrize("token", ["bot_", "bot_" + "x" * 32, "bot_'; DROP TABLE bots", "bot_é"])
def test_a_wrong_token_does_not_let_anybody_in(app: TestClient, token: str) -> None:
    headers = [(b"authorization", f"Bearer {token}".encode())]
    answer = other_client(app).get("/api/lobby", headers=headers)
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "unauthorised"


def test_a_revoked_token_ends_the_connection(app: TestClient, ann: TestClient) -> None:
    made = _make(ann)
    bot = _client(app, made["token"])
    with bot.websocket_connect(LIVE, headers=bot.headers) as socket:
        assert receive(socket, "you") == {"type": "you", "account": made["name"], "bot": True}
        assert ann.delete(f"/api/account/bots/{made['name']}/token").status_code == 204
        with pytest.raises(WebSocketDisconnect) as ended:
            receive(socket, "never")
        assert ended.value.code == OTHER_IDENTITY
    assert bot.get("/api/lobby").status_code == 401
    fresh = ann.post(f"/api/account/bots/{made['name']}/token").json()["token"]
    assert fresh != made["token"]
    assert _client(app, fresh).get("/api/lobby").status_code == 200


def test_a_bot_gets_no_cookie_and_cannot_log_in(app: TestClient, ann: TestClient) -> None:
    made = _make(ann)
    assert "set-cookie" not in _client(app, made["token"]).get("/api/lobby").headers
    for password in ("", PASSWORD, made["token"]):
        answer = ann.post("/api/account/login", json={"name": made["name"], "password": password})
        assert answer.status_code == 403


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_a_bot_may_play_and_nothing_else(bot: TestClient, route: Any) -> None:
    path = re.sub(r"{\w+}", "A" * 22, route.path)
    answer = bot.request(route.method, path, json={})
    is_refused = answer.status_code == 403 and "for playing" in answer.text
    assert is_refused is not route.for_bots


def test_a_bot_does_not_learn_the_access_token(tmp_path: Path) -> None:
    with running_app(tmp_path, token="secret") as app:
        owner = other_client(app)
        owner.get("/?token=secret")
        register(owner)
        assert owner.get("/api/config").json()["token"] == "secret"
        found = _client(app, _make(owner)["token"]).get("/api/config").json()
        assert found["token"] is None


def test_what_bots_may_do_is_a_short_list() -> None:
    assert {route.handler.__name__ for route in ROUTES if route.for_bots} == {
        "get_config", "get_status", "list_games", "get_game", "join_game", "act", "rematch",
        "get_lobby", "seek", "challenge", "accept_seek", "remove_seek",
        "list_tournaments", "get_tournament", "join_tournament", "leave_tournament",
    }  # fmt: skip
    assert not {"hint", "analyse", "pace"} & set(BOT_MESSAGES)


def test_a_bot_gets_no_help_on_the_socket(bot: TestClient) -> None:
    with bot.websocket_connect(LIVE, headers=bot.headers) as socket:
        socket.send_json({"type": "analyse", "ref": "a", "position": {"rule": "renju"}})
        assert receive(socket, "error")["code"] == "not-allowed"


def test_a_bot_plays_and_is_marked_everywhere(bot: TestClient, ben: TestClient) -> None:
    game = _paired(ben, bot)
    (mine,) = game["you"]
    other = {"first": "second", "second": "first"}[mine]
    assert (game["seats"][mine]["bot"], game["seats"][other]["bot"]) == (True, False)
    black = bot if mine == "first" else ben
    game = push(black, game, "h8").json()["game"]
    white = ben if mine == "first" else bot
    assert push(white, game, "h9").status_code == 200
    for person in (bot, ben):
        (row,) = person.get("/api/games?running=true").json()["games"]
        assert row["bots"] == [mine]
    exported = ben.get(f"/api/games/{game['id']}/export?format=sgf").text
    assert f"{_name(bot)} (bot)]" in exported
    live = {row["id"]: row for row in ben.get("/api/lobby").json()["live"]}
    assert live[game["id"]]["bots"] == [mine]
    assert bot.post("/api/lobby/seeks", json=GAME).json()["game"] is None
    name, seeks = _name(bot), ben.get("/api/lobby").json()["seeks"]
    (seek,) = [each for each in seeks if each["name"] == name]
    assert (seek["bot"], seek["member"]) == (True, True)


def test_running_games_are_listed_alone(ann: TestClient) -> None:
    over = new_game(ann)
    assert ann.post(
        f"/api/games/{over['id']}/act",
        json={"action": {"do": "resign"}, "seq": 0, "ref": "r"},
    ).is_success
    running = new_game(ann)
    assert len(ann.get("/api/games").json()["games"]) == 2
    (row,) = ann.get("/api/games?running=true").json()["games"]
    assert row["id"] == running["id"]


def test_people_are_not_paired_with_bots_unasked(bot: TestClient, ben: TestClient) -> None:
    wish = {**GAME, "clock": "7+7"}
    seek = bot.post("/api/lobby/seeks", json=wish).json()["seek"]
    assert ben.post("/api/lobby/seeks", json=wish).json()["game"] is None
    assert ben.post(f"/api/lobby/seeks/{seek}/accept", json={}).json()["game"]


def test_a_challenge_by_a_bot_says_so(bot: TestClient, ben: TestClient) -> None:
    name = ben.get("/api/account").json()["account"]["name"]
    with ben.websocket_connect(LIVE, headers=ben.headers) as socket:
        assert bot.post("/api/lobby/challenges", json={**GAME, "player": name}).is_success
        assert receive(socket, "challenge")["seek"]["bot"] is True
    (challenge,) = ben.get("/api/lobby").json()["challenges"]
    assert challenge["bot"] is True


def test_the_owner_of_a_bot_gets_no_help_with_its_games(
    app: TestClient, ann: TestClient, ben: TestClient
) -> None:
    bot = _client(app, _make(ann)["token"])
    game = _paired(ben, bot)
    players = [bot, ben] if game["you"] == ["first"] else [ben, bot]
    for number, point in enumerate(("h8", "h9", "i9", "g7", "g9")):
        game = push(players[number % 2], game, point).json()["game"]
    position = {"rule": "renju", "moves": game["moves"]}
    for person in (ann, ben):
        answer = person.post("/api/explain", json={"position": position, "move": "j10"})
        assert answer.json()["error"]["code"] == "fair-play"


def test_an_account_has_few_bots_and_names_are_unique(ann: TestClient, ben: TestClient) -> None:
    made = [_make(ann) for _ in range(limits.BOTS)]
    answer = ann.post("/api/account/bots", json={"name": "One-more"})
    assert answer.json()["error"]["code"] == "illegal"
    for name, code in ((made[0]["name"].upper(), "taken"), ("admin", "bad-request")):
        refused = ben.post("/api/account/bots", json={"name": name}).json()["error"]
        assert refused["code"] == code
    for method, path in (("POST", "/token"), ("DELETE", "/token"), ("DELETE", "")):
        answer = ben.request(method, f"/api/account/bots/{made[0]['name']}{path}")
        assert answer.status_code == 404  # it is somebody else's


def test_a_bot_is_deleted_alone_or_with_its_owner(app: TestClient, ann: TestClient) -> None:
    first, second = _make(ann), _make(ann)
    bot = _client(app, second["token"])
    game = _paired(_member(app), bot)
    assert ann.delete(f"/api/account/bots/{first['name']}").status_code == 204
    assert _client(app, first["token"]).get("/api/lobby").status_code == 401
    assert ann.delete("/api/account").status_code == 200
    assert bot.get("/api/lobby").status_code == 401
    watcher = _member(app)
    state = watcher.get(f"/api/games/{game['id']}").json()["game"]
    assert state["result"]["reason"] == "resignation"
    assert state["seats"][game["you"][0]]["name"] == "Deleted player"


def test_guests_have_no_bots(app: TestClient) -> None:
    guest = other_client(app)
    guest.headers["authorization"] = "Bearer tok"
    assert guest.post("/api/account/bots", json={"name": "Nobody-s"}).status_code == 401
