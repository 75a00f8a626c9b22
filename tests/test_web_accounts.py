"""Accounts: ways in, sessions, what an account takes over, export and deletion."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tengen.puzzles.library import load
from tengen.web import passwords, rates
from tengen.web.accounts import ATTEMPTS, CONFIRM_SECONDS, SESSION_SECONDS, device_text
from tengen.web.guard import CLIENT_COOKIE, SESSION_COOKIE
from tengen.web.limits import Rate
from tengen.web.store import migrations
from tengen.web.store.database import StoreError
from tengen.web.store.store import Store
from web_support import (
    INVITE,
    LEVEL,
    LIVE,
    PASSWORD,
    PERSON,
    Wall,
    act,
    app_fixture,
    new_browser,
    new_game,
    push,
    receive,
    register,
    running_app,
    stored,
)

LOGIN_RATES = rates.RATES["login"]
MANY = (Rate(10**6, 1.0), Rate(10**6, 1.0))

Json = dict[str, Any]
_numbers = itertools.count(1)


def _prepare(patch: pytest.MonkeyPatch) -> None:
    for name in ("account", "login", "export"):  # the table has its own test
        patch.setitem(rates.RATES, name, MANY)


WALL = Wall()
app = app_fixture(_prepare, wall=WALL)


@pytest.fixture
def wall() -> Wall:
    return WALL


@pytest.fixture
def guest(app: TestClient) -> TestClient:
    return new_browser(app)


def _name() -> str:
    return f"Ann-{next(_numbers)}"


def _log_in(browser: TestClient, name: str, password: str = PASSWORD, **more: Any) -> Any:
    wish = {"name": name, "password": password, **more}
    return browser.post("/api/account/login", json=wish)


def _account(browser: TestClient) -> Any:
    return browser.get("/api/account").json()["account"]


def _code(answer: Any) -> str:
    code: str = answer.json()["error"]["code"]
    return code


# Ways in


def test_an_account_is_made_left_and_entered_again(guest: TestClient) -> None:
    assert _account(guest) is None
    made = register(guest)
    assert len(set(made["codes"])) == 8
    shown = _account(guest)
    assert shown["name"] == made["name"]
    assert (shown["codes"], len(shown["sessions"]), shown["passkeys"]) == (8, 1, [])
    assert guest.post("/api/account/logout").json() == {"account": None}
    assert SESSION_COOKIE not in guest.cookies
    assert _account(guest) is None
    assert _log_in(guest, made["name"].upper()).status_code == 200
    assert _account(guest)["name"] == made["name"]


def test_a_session_cookie_cannot_be_read_by_scripts(guest: TestClient) -> None:
    wish = {"name": _name(), "password": PASSWORD}
    cookies = guest.post("/api/account", json=wish).headers.get_list("set-cookie")
    (cookie,) = [each for each in cookies if each.startswith(SESSION_COOKIE)]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize(
    "name", ["ab", "-ann", "ann ben", "änn", "a" * 21, "Tengen", "level-5", ""]
)
def test_names_that_nobody_can_have(guest: TestClient, name: str) -> None:
    answer = guest.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 422
    assert _account(guest) is None


@pytest.mark.parametrize("name", ["\0", "Ann\0", "\ud800", "\u202eAnn", "x" * 60, ""])
def test_names_that_no_database_holds_are_nobodys(guest: TestClient, name: str) -> None:
    data = json.dumps({"name": name, "password": PASSWORD})
    headers = {"content-type": "application/json"}
    answer = guest.post("/api/account/login", content=data, headers=headers)
    assert answer.status_code in (403, 422), answer.text
    begun = guest.post("/api/passkeys/login/begin").json()
    data = json.dumps({"challenge": begun["challenge"], "credential": {"id": name}})
    answer = guest.post("/api/passkeys/login", content=data, headers=headers)
    assert (answer.status_code, _code(answer)) == (403, "not-allowed")
    data = json.dumps({"player": name})
    answer = guest.post("/api/lobby/challenges", content=data, headers=headers)
    assert answer.status_code in (404, 422), answer.text


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaa", "Somebody-1"])
def test_passwords_that_are_easy_to_guess(guest: TestClient, password: str) -> None:
    answer = guest.post("/api/account", json={"name": "Somebody-1", "password": password})
    assert answer.status_code == 422


def test_a_name_is_taken_however_it_is_written(app: TestClient) -> None:
    name = _name()
    register(new_browser(app), name)
    for same in (name, name.upper(), name.replace("-", "_")):
        answer = new_browser(app).post("/api/account", json={"name": same, "password": PASSWORD})
        assert (answer.status_code, _code(answer)) == (409, "taken")


def test_a_failed_login_does_not_tell_who_exists(app: TestClient) -> None:
    name = register(new_browser(app))["name"]
    browser = new_browser(app)
    wrong = _log_in(browser, name, "not the password")
    nobody = _log_in(browser, "Nobody-at-all", "not the password")
    assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
    assert _code(wrong) == "not-allowed"
    bad = {"code": "aaaa-bbbb-cccc-dddd", "password": PASSWORD}
    answers = [
        browser.post("/api/account/recover", json={"name": each, **bad})
        for each in (name, "Nobody")
    ]
    assert answers[0].json() == answers[1].json()


def test_guessing_is_slowed_down_but_locks_nobody_out(app: TestClient, wall: Wall) -> None:
    owner = new_browser(app)
    name = register(owner)["name"]
    owner.post("/api/account/logout")
    guesser = new_browser(app)
    for unknown in (name, "Nobody-here"):
        answers = [_log_in(guesser, unknown, "wrong guess") for _ in range(ATTEMPTS + 1)]
        assert [_code(each) for each in answers] == ["not-allowed"] * ATTEMPTS + ["busy"]
    assert _code(_log_in(new_browser(app), name)) == "busy"  # even with the password
    assert _log_in(owner, name).status_code == 200  # in a browser that the account knows
    wall.now += 901
    assert _log_in(new_browser(app), name).status_code == 200


def test_logins_are_limited_by_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rates.RATES, "login", LOGIN_RATES)  # whatever other tests have made of it
    monkeypatch.setattr(passwords, "MEMORY_KIB", 64)
    with running_app(tmp_path) as app:
        app.get("/")
        times = LOGIN_RATES[0].times
        answers = [_log_in(app, f"Nobody-{n}", "x" * 9) for n in range(times + 1)]
        assert [each.status_code for each in answers] == [403] * times + [429]


def test_a_recovery_code_works_once_and_ends_all_sessions(app: TestClient) -> None:
    owner = new_browser(app)
    made = register(owner)
    code, finder = made["codes"][0], new_browser(app)
    wish = {"name": made["name"], "code": code.upper(), "password": "another green stone"}
    assert finder.post("/api/account/recover", json=wish).status_code == 200
    assert _account(finder)["codes"] == 7
    assert _account(owner) is None  # its session has ended
    assert _code(new_browser(app).post("/api/account/recover", json=wish)) == "not-allowed"
    assert _log_in(owner, made["name"]).status_code == 403
    assert _log_in(owner, made["name"], "another green stone").status_code == 200


def test_changes_need_a_fresh_confirmation(guest: TestClient, wall: Wall) -> None:
    name = register(guest)["name"]
    wall.now += CONFIRM_SECONDS + 1
    new = {"password": "yet another stone"}
    for answer in (
        guest.put("/api/account/password", json=new),
        guest.post("/api/account/codes"),
        guest.delete("/api/account"),
        guest.post("/api/passkeys/begin"),
    ):
        assert (answer.status_code, _code(answer)) == (403, "unconfirmed")
    assert _code(guest.post("/api/account/confirm", json={"password": "no"})) == "not-allowed"
    assert guest.post("/api/account/confirm", json={"password": PASSWORD}).status_code == 200
    assert guest.put("/api/account/password", json=new).status_code == 200
    assert len(guest.post("/api/account/codes").json()["codes"]) == 8
    guest.post("/api/account/logout")
    assert _log_in(guest, name).status_code == 403
    assert _log_in(guest, name, new["password"]).status_code == 200


def test_guests_have_no_account_to_change(guest: TestClient) -> None:
    for answer in (
        guest.post("/api/account/codes"),
        guest.put("/api/account/password", json={"password": PASSWORD}),
        guest.delete("/api/account/sessions"),
        guest.post("/api/passkeys/begin"),
    ):
        assert answer.status_code == 401


# Sessions


def test_sessions_are_listed_and_ended(app: TestClient) -> None:
    first, second, third = new_browser(app), new_browser(app), new_browser(app)
    name = register(first)["name"]
    for browser in (second, third):
        browser.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"
        _log_in(browser, name)
    sessions = _account(first)["sessions"]
    assert [each["current"] for each in sessions].count(True) == 1
    assert {each["about"] for each in sessions} >= {"Firefox on Linux"}
    other = next(each["id"] for each in _account(second)["sessions"] if each["current"])
    assert new_browser(app).delete(f"/api/account/sessions/{other}").status_code == 401
    with second.websocket_connect(LIVE) as socket:
        assert receive(socket, "you")["account"] == name
        assert first.delete(f"/api/account/sessions/{other}").status_code == 204
        with pytest.raises(WebSocketDisconnect):
            receive(socket, lambda _: False)  # until it is closed
    assert _account(second) is None
    assert first.delete(f"/api/account/sessions/{other}").status_code == 404
    assert first.delete("/api/account/sessions").json() == {"ended": 1}
    assert _account(third) is None
    assert len(_account(first)["sessions"]) == 1


def test_nobody_ends_the_sessions_of_others(app: TestClient) -> None:
    ann, ben = new_browser(app), new_browser(app)
    register(ann)
    register(ben)
    session = _account(ann)["sessions"][0]["id"]
    assert ben.delete(f"/api/account/sessions/{session}").status_code == 404
    assert _account(ann) is not None


def test_a_session_that_nobody_uses_ends(guest: TestClient, wall: Wall) -> None:
    register(guest)
    wall.now += SESSION_SECONDS - 5
    assert _account(guest) is not None
    wall.now += SESSION_SECONDS - 5  # it was used meanwhile
    assert _account(guest) is not None
    wall.now += SESSION_SECONDS + 5
    assert _account(guest) is None
    assert SESSION_COOKIE not in guest.cookies


def test_another_login_in_a_browser_replaces_the_session(app: TestClient) -> None:
    browser, other = new_browser(app), new_browser(app)
    first = register(browser)["name"]
    second = register(other)["name"]
    _log_in(other, first)
    _log_in(browser, second)
    assert _account(browser)["name"] == second
    assert len(_account(other)["sessions"]) == 1  # that of the first browser has ended


@pytest.mark.parametrize(
    ("agent", "text"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/140 Safari/537", "Chrome on Windows"),
        ("Mozilla/5.0 (iPhone; CPU like Mac OS X) Version/18 Safari/604", "Safari on iPhone"),
        ("curl/8", "A browser"),
    ],
)
def test_browsers_in_words(agent: str, text: str) -> None:
    assert device_text(agent) == text


# What an account takes over


def _fill(browser: TestClient, mark: str) -> Json:
    """Give a browser a game, a study, settings and a puzzle that it has solved."""
    game = new_game(browser, PERSON, LEVEL, ref="the-same-ref")
    tree = browser.get(f"/api/games/{game['id']}/export?format=json").json()
    study = browser.post("/api/studies", json={"title": mark, "game": tree})
    assert study.status_code == 201, study.text
    browser.patch("/api/settings", json={"settings": {"name": mark, f"only_{mark}": 1}})
    puzzle = load("freestyle")[int(mark)]
    browser.post(f"/api/puzzles/{puzzle.id}/solution", json={"line": []})
    return {"game": game["id"], "study": study.json()["id"]}


def _content(browser: TestClient) -> Json:
    return {
        "games": {each["id"] for each in browser.get("/api/games").json()["games"]},
        "studies": {each["title"] for each in browser.get("/api/studies").json()["studies"]},
        "tried": browser.get("/api/puzzles").json()["progress"]["tried"],
        "settings": browser.get("/api/settings").json()["settings"],
    }


def test_adopting_merges_and_loses_nothing(app: TestClient) -> None:
    first, second = new_browser(app), new_browser(app)
    one, two = _fill(first, "1"), _fill(second, "2")
    made = register(first)
    assert made["adopted"] == {"games": 1, "studies": 1, "reviews": 0, "parts": ["puzzles"]}
    kept = _content(first)
    assert kept["games"] == {one["game"]}
    assert kept["settings"] == {"name": "1", "only_1": 1}
    # Another browser with data of its own, under the same ref of a game
    adopted = _log_in(second, made["name"], adopt=True).json()["adopted"]
    assert (adopted["games"], adopted["studies"]) == (1, 1)
    both = _content(second)
    assert both == _content(first)
    assert both["games"] == {one["game"], two["game"]}
    assert (both["studies"], both["tried"]) == ({"1", "2"}, 2)
    assert both["settings"] == {"name": "1", "only_1": 1, "only_2": 1}
    # Once more: there is nothing left to take over, and nothing changes
    second.post("/api/account/logout")
    assert _content(second)["games"] == set()
    assert _log_in(second, made["name"], adopt=True).json()["adopted"]["games"] == 0
    assert _content(second) == both
    # What was played as a guest in between joins the rest
    second.post("/api/account/logout")
    third = _fill(second, "3")
    _log_in(second, made["name"], adopt=True)
    assert _content(second)["games"] == {*both["games"], third["game"]}
    assert _content(second)["tried"] == 3


def test_without_adopting_the_browser_keeps_its_own(app: TestClient) -> None:
    browser = new_browser(app)
    mine = _fill(browser, "4")
    name = register(browser, adopt=False)["name"]
    assert _content(browser)["games"] == set()
    browser.post("/api/account/logout")
    assert _content(browser)["games"] == {mine["game"]}
    assert _log_in(browser, name).json()["adopted"] is None


def test_a_game_goes_on_after_its_player_has_logged_in(app: TestClient) -> None:
    ann, ben = new_browser(app), new_browser(app)
    game = new_game(ann, PERSON, INVITE)
    invite = game["invites"]["second"]
    name = register(ann)["name"]
    state = ann.get(f"/api/games/{game['id']}").json()["game"]
    assert (state["you"], state["invites"]) == (["first"], {"second": invite})
    joined = ben.post(f"/api/games/{game['id']}/join", json={"invite": invite, "name": "Ben"})
    moved = push(ann, joined.json()["game"], "h8").json()["game"]
    assert moved["ply"] == 1
    elsewhere = new_browser(app)
    _log_in(elsewhere, name)
    assert elsewhere.get(f"/api/games/{game['id']}").json()["game"]["you"] == ["first"]
    ann.post("/api/account/logout")
    assert ann.get(f"/api/games/{game['id']}").json()["game"]["you"] == []


def test_players_are_called_as_their_accounts(app: TestClient) -> None:
    ann, ben = new_browser(app), new_browser(app)
    names = [register(each)["name"] for each in (ann, ben)]
    game = new_game(ann, {"kind": "person", "name": "Somebody else"}, INVITE)
    wish = {"invite": game["invites"]["second"], "name": "Not Ben"}
    joined = ben.post(f"/api/games/{game['id']}/join", json=wish).json()["game"]
    assert [joined["seats"][seat]["name"] for seat in ("first", "second")] == names
    local = new_game(ann, {"kind": "person", "name": "A"}, {"kind": "person", "name": "B"})
    assert local["seats"]["first"]["name"] == "A"  # two people at one screen


def test_sockets_of_a_browser_connect_again_after_a_login(guest: TestClient) -> None:
    with guest.websocket_connect(LIVE) as socket:
        assert receive(socket, "you")["account"] is None
        register(guest)
        with pytest.raises(WebSocketDisconnect) as closed:
            receive(socket, lambda _: False)  # until it is closed
    assert closed.value.code == 4003


# Export and deletion


def test_an_export_that_cannot_begin_is_an_error(
    guest: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise StoreError("the disk is gone")

    monkeypatch.setattr(Store, "owned_rows", fail)
    answer = guest.get("/api/account/export")
    assert answer.json()["error"]["code"] == "busy"
    assert "content-disposition" not in answer.headers


def test_everything_is_exported(guest: TestClient) -> None:
    mine = _fill(guest, "5")
    made = register(guest)
    answer = guest.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["account"]["name"] == made["name"]
    assert [each["id"] for each in data["games"]] == [mine["game"]]
    assert data["games"][0]["you"] == ["first"]
    assert data["games"][0]["game"]["rule"] == "freestyle"
    assert [each["title"] for each in data["studies"]] == ["5"]
    assert [each["part"] for each in data["learning"]] == ["puzzles"]
    assert data["settings"]["name"] == "5"
    secrets = (guest.cookies[CLIENT_COOKIE], guest.cookies[SESSION_COOKIE], "argon2")
    assert not any(secret in answer.text for secret in secrets)


def test_an_export_reads_one_study_at_a_time(
    guest: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = guest.post("/api/import", json={"text": "h8 i9"}).json()["games"][0]
    made = {guest.post("/api/studies", json={"game": tree}).json()["id"] for _ in range(3)}
    asked: list[str] = []
    own = Store.owned_row

    def noting(store: Store, table: str, row_id: str) -> Any:
        asked.append(row_id)
        return None if len(asked) == 2 else own(store, table, row_id)  # it is deleted meanwhile

    monkeypatch.setattr(Store, "owned_row", noting)
    studies = guest.get("/api/account/export").json()["studies"]
    assert set(asked) == made
    assert [study["id"] for study in studies] == [asked[0], asked[2]]


def test_a_guest_can_have_everything_exported_and_deleted(guest: TestClient) -> None:
    mine = _fill(guest, "6")
    data = guest.get("/api/account/export").json()
    assert data["account"] is None
    assert len(data["games"]) == 1
    assert guest.delete("/api/account").json() == {"deleted": 1, "kept": 0}
    assert _content(guest) == {"games": set(), "studies": set(), "tried": 0, "settings": {}}
    assert guest.get(f"/api/games/{mine['game']}").status_code == 404
    assert guest.get(f"/api/studies/{mine['study']}").status_code == 404


def test_deleting_an_account_leaves_the_other_player_the_game(app: TestClient) -> None:
    ann, ben = new_browser(app), new_browser(app)
    name = register(ann)["name"]
    game = new_game(ann, PERSON, INVITE)
    wish = {"invite": game["invites"]["second"], "name": "Ben"}
    joined = ben.post(f"/api/games/{game['id']}/join", json=wish).json()["game"]
    push(ann, joined, "h8")
    alone = new_game(ann, PERSON, LEVEL)
    with ben.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "watch", "game": game["id"]})
        receive(socket, "state")
        assert ann.delete("/api/account").json() == {"deleted": 1, "kept": 1}
        receive(socket, lambda message: message.get("game", {}).get("result") is not None)
    left = ben.get(f"/api/games/{game['id']}").json()["game"]
    assert left["result"]["reason"] == "resignation"
    assert left["seats"]["first"]["name"] == "Deleted player"
    assert name not in ben.get(f"/api/games/{game['id']}/export?format=sgf").text
    assert ben.get(f"/api/games/{alone['id']}").status_code == 404
    assert _code(_log_in(new_browser(app), name)) == "not-allowed"
    assert SESSION_COOKIE not in ann.cookies
    again = register(new_browser(app), name)  # the name is free again
    assert again["name"] == name


def test_the_name_of_who_joined_is_deleted_too(app: TestClient) -> None:
    ann, ben = new_browser(app), new_browser(app)
    name = register(ben)["name"]
    game = new_game(ann, PERSON, INVITE)
    wish = {"invite": game["invites"]["second"]}
    joined = ben.post(f"/api/games/{game['id']}/join", json=wish).json()["game"]
    ended = act(ann, joined, "resign").json()["game"]
    assert ben.delete("/api/account").json() == {"deleted": 0, "kept": 1}
    stored = json.dumps(ann.get("/api/account/export").json())
    assert ended["result"]["winner"] is not None
    assert name not in stored


def test_all_that_an_account_did_is_exported_and_nothing_of_it_is_left(app: TestClient) -> None:
    ann, ben = new_browser(app), new_browser(app)
    _fill(ann, "7")
    names = [register(each)["name"] for each in (ann, ben)]
    game = new_game(ann, PERSON, INVITE)
    wish = {"invite": game["invites"]["second"]}
    game = ben.post(f"/api/games/{game['id']}/join", json=wish).json()["game"]
    game = push(ben, push(ann, game, "h8").json()["game"], "i9").json()["game"]
    path = f"/api/games/{game['id']}"
    offered = {"rule": "renju", "clock": "5+3", "player": names[1]}
    tournament = {"name": "For Ann", "kind": "swiss", "starts_in": 600, "clock": "5+3"}
    made = ann.post("/api/tournaments", json=tournament)
    for answer in (
        made,
        ann.post(f"/api/tournaments/{made.json().get('id')}/join", json={}),
        ann.post("/api/lobby/challenges", json=offered),
        ann.post(f"{path}/talk", json={"text": "Good luck, Ben"}),
        ann.put(f"{path}/mute", json={"muted": True}),
        ann.post(f"{path}/report", json={"reason": "stalling", "text": "He sleeps"}),
        ben.post(f"{path}/report", json={"reason": "talk", "text": "Of Ann"}),
        ann.post("/api/account/bots", json={"name": f"Bot-of-{names[0]}"}),
        ann.post("/api/explorer/files", json={"name": "mine.txt", "text": "h8 i9 j10"}),
    ):
        assert answer.status_code in (200, 201, 204), answer.text
    data = ann.get("/api/account/export").json()
    for table in ("seeks", "messages", "mutes", "reports", "collections", "created_tournaments"):
        assert len(data[table]) == 1, table
    assert data["mutes"][0]["name"] == names[1]
    assert data["reports"][0]["text"] == "He sleeps"
    seats = stored(app, "game", game["id"]).seats
    owner = next(row.client for row in seats if row.seat == "first")
    assert {"games", "actions", "tournaments", "bots"} <= _tables_with(app, owner)
    assert ann.delete("/api/account").status_code == 200
    assert _tables_with(app, owner) == set()
    assert _tables_with(app, names[0]) == set()


def _tables_with(app: TestClient, text: str) -> set[str]:
    """The tables with a row that has this text anywhere."""
    tables = re.findall(r"CREATE TABLE (?!IF)(\w+)", Path(migrations.__file__).read_text())
    found = set()
    for table in {*tables} - {"linked_actions"}:  # which has become `actions`
        for row in stored(app, "_rows", f"SELECT * FROM {table}"):
            if any(text in str(value) for value in row):
                found.add(table)
    return found
