"""Talk: who may say and read what, muting, reports, and what the host does about them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from databases import KINDS
from tengen.cli.main import main
from tengen.web import connections, limits, passwords
from tengen.web.api.services import Services
from tengen.web.phrases import PHRASES, ReportReason
from tengen.web.rates import RATES
from tengen.web.talk import clean_text
from web_support import LEVEL, LIVE, PERSON, new_game, other_client, receive, running_app, stored

Json = dict[str, Any]
PASSWORD = "four green stones"
GAME = {"rule": "freestyle", "clock": "5+3"}
_numbers = itertools.count(1)


@pytest.fixture(scope="module", params=KINDS)
def app(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "MEMORY_KIB", 64)
        patch.setattr(connections, "SWEEP_SECONDS", 0.05)
        with running_app(tmp_path_factory.mktemp("talk"), kind=request.param) as made:
            yield made


def _services(app: TestClient) -> Services:
    services: Services = app.app.state.services  # type: ignore[attr-defined]
    return services


def _db(app: TestClient) -> str:
    return _services(app).config.database


def _guest(app: TestClient) -> TestClient:
    browser = other_client(app)
    browser.get("/")
    _services(app).rates._buckets.clear()
    return browser


def _member(app: TestClient) -> TestClient:
    browser = _guest(app)
    wish = {"name": f"Talker-{next(_numbers)}", "password": PASSWORD}
    assert browser.post("/api/account", json=wish).status_code == 201
    return browser


def _name(member: TestClient) -> str:
    return str(member.get("/api/account").json()["account"]["name"])


@pytest.fixture
def ann(app: TestClient) -> TestClient:
    return _member(app)


@pytest.fixture
def ben(app: TestClient) -> TestClient:
    return _member(app)


@pytest.fixture
def game(ann: TestClient, ben: TestClient) -> str:
    return _paired(ann, ben)


def _paired(ann: TestClient, ben: TestClient) -> str:
    seek = ann.post("/api/lobby/challenges", json={**GAME, "player": _name(ben)}).json()["seek"]
    game: Json = ben.post(f"/api/lobby/seeks/{seek}/accept", json={}).json()
    return str(game["game"])


def _say(person: TestClient, game: str, **wish: str) -> Any:
    return person.post(f"/api/games/{game}/talk", json=wish)


def _heard(person: TestClient, game: str) -> list[str]:
    shown = person.get(f"/api/games/{game}/talk").json()
    return [message["phrase"] or message["text"] for message in shown["messages"]]


def test_two_people_talk_and_both_hear_it_at_once(
    ann: TestClient, ben: TestClient, game: str
) -> None:
    with ann.websocket_connect(LIVE) as hers, ben.websocket_connect(LIVE) as his:
        assert _say(ann, game, phrase="talk-hello").status_code == 201
        for socket in (hers, his):
            said = receive(socket, "said")
            assert (said["game"], said["message"]["phrase"]) == (game, "talk-hello")
        assert _say(ben, game, text=" Hi!\n").json()["message"]["text"] == "Hi!"
        assert receive(hers, "said")["message"]["text"] == "Hi!"
    assert _heard(ann, game) == _heard(ben, game) == ["talk-hello", "Hi!"]
    shown = ann.get(f"/api/games/{game}/talk").json()
    assert shown["phrases"] == list(PHRASES)
    assert shown["writes"] is True


def test_nobody_else_reads_or_writes(app: TestClient, ann: TestClient, game: str) -> None:
    watcher = _member(app)
    _say(ann, game, text="between us")
    with watcher.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "watch", "game": game})
        assert "between us" not in str(receive(socket, "state"))
        assert _say(ann, game, text="still between us").status_code == 201
        socket.send_json({"type": "ping"})
        seen: list[Json] = []
        while not seen or seen[-1]["type"] != "pong":
            seen.append(socket.receive_json())
        assert "said" not in [message["type"] for message in seen]
    for method, path, body in (
        ("GET", "talk", None),
        ("POST", "talk", {"phrase": "talk-hello"}),
        ("PUT", "mute", {"muted": True}),
        ("POST", "report", {"reason": "talk"}),
    ):
        answer = watcher.request(method, f"/api/games/{game}/{path}", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")
    assert "between us" not in watcher.get(f"/api/games/{game}").text
    assert "between us" not in watcher.get(f"/api/games/{game}/export?format=sgf").text


def test_there_is_no_talk_with_engines_bots_or_oneself(app: TestClient, ann: TestClient) -> None:
    for seats in ((PERSON, LEVEL), (PERSON, PERSON)):
        game = new_game(ann, *seats)["id"]
        assert _say(ann, game, phrase="talk-hello").status_code == 404
    token = ann.post("/api/account/bots", json={"name": f"Mute-{next(_numbers)}"}).json()
    bot = other_client(app)
    bot.headers["authorization"] = f"Bearer {token['token']}"
    ben = _member(app)
    wish = {**GAME, "player": token["name"]}
    seek = ben.post("/api/lobby/challenges", json=wish).json()["seek"]
    game = bot.post(f"/api/lobby/seeks/{seek}/accept", json={}).json()["game"]
    assert _say(ben, game, phrase="talk-hello").status_code == 404
    assert bot.get(f"/api/games/{game}/talk").status_code == 403


def test_guests_have_phrases_only(app: TestClient, ann: TestClient) -> None:
    guest = _guest(app)
    seek = ann.post("/api/lobby/seeks", json={**GAME, "clock": "9+9"}).json()["seek"]
    game = guest.post(f"/api/lobby/seeks/{seek}/accept", json={"name": "G"}).json()["game"]
    assert _say(guest, game, phrase="talk-thanks").status_code == 201
    refused = _say(guest, game, text="free words")
    assert refused.json()["error"]["code"] == "unauthorised"
    assert _heard(ann, game) == ["talk-thanks"]
    assert guest.get(f"/api/games/{game}/talk").json()["writes"] is False


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"phrase": "talk-hello", "text": "both"},
        {"phrase": "h8"},
        {"text": "x" * (limits.TALK + 1)},
        {"text": "\u202e\u200b \n"},
    ],
)
def test_bad_messages_are_refused(ann: TestClient, game: str, wish: Json) -> None:
    assert _say(ann, game, **wish).status_code == 422
    assert _heard(ann, game) == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x00b\x1b[31mc\nd", "a b [31mc d"),
        ("\u202eevil\u202c \u2066x\u2069\u200f", "evil x"),
        ("\ufeffzero\u200bwidth\u00ad", "zerowidth"),
        ("e\u0301", "\u00e9"),
        ("z\u0336\u0335\u0334\u0333\u0332\u0331", "z\u0336\u0335\u0334"),
        (
            "\U0001f468\u200d\U0001f4bb नमस्ते שלום مرحبا",
            "\U0001f468\u200d\U0001f4bb नमस्ते שלום مرحبا",
        ),
        ("\ud800", ""),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
    ],
)
def test_texts_are_cleaned(text: str, shown: str) -> None:
    assert clean_text(text) == shown


def test_talk_is_limited(ann: TestClient, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    times = RATES["say"][0].times
    codes = [_say(ann, game, phrase="talk-oops").status_code for _ in range(times + 1)]
    assert codes == [201] * times + [429]


def test_a_game_has_so_many_messages(
    app: TestClient, ann: TestClient, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TALK_MESSAGES", 2)
    codes = [_say(ann, game, phrase="talk-oops").status_code for _ in range(3)]
    assert codes == [201, 201, 409]


def test_a_muted_player_is_not_heard_and_does_not_notice(
    ann: TestClient, ben: TestClient, game: str
) -> None:
    _say(ben, game, text="before")
    path = f"/api/games/{game}/mute"
    assert ann.put(path, json={"muted": True}).json()["muted"] is True
    with ann.websocket_connect(LIVE) as socket:
        assert _say(ben, game, text="unheard").status_code == 201
        socket.send_json({"type": "ping"})
        seen: list[Json] = []
        while not seen or seen[-1]["type"] != "pong":
            seen.append(socket.receive_json())
        assert "said" not in [message["type"] for message in seen]
    assert _heard(ann, game) == []
    assert _heard(ben, game) == ["before", "unheard"]
    following = _paired(ben, ann)
    _say(ben, following, text="here too")
    assert _heard(ann, following) == []
    shown = ann.put(path, json={"muted": False}).json()
    assert [message["text"] for message in shown["messages"]] == ["before", "unheard"]


def _admin(app: TestClient, *args: str) -> int:
    return main(["admin", *args, "--db", _db(app)])


def test_the_host_lists_reports_and_deletes_a_message(
    app: TestClient,
    ann: TestClient,
    ben: TestClient,
    game: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = _say(ben, game, text="something rude").json()["message"]["id"]
    wish = {"reason": "talk", "text": "He is\n rude\u202e"}
    assert ann.post(f"/api/games/{game}/report", json=wish).status_code == 204
    assert _admin(app, "reports") == 0
    out = capsys.readouterr().out
    (head,) = [line for line in out.splitlines() if "  talk" in line and "UTC" in line][:1]
    report = head.split()[0]
    assert f"{_name(ann)} about {_name(ben)} (account {_name(ben)}), game {game}" in out
    assert "  He is rude\n" in out
    assert f"{said}  " in out
    assert f"{_name(ben)}: something rude" in out
    assert _admin(app, "delete-message", said) == 0
    assert _heard(ann, game) == []
    assert _admin(app, "delete-message", said) == 2
    assert f"there is no message '{said}'" in capsys.readouterr().err
    assert _admin(app, "close-report", report) == 0
    assert _admin(app, "close-report", report) == 2
    capsys.readouterr()
    assert _admin(app, "reports") == 0
    assert report not in capsys.readouterr().out
    assert _admin(app, "reports", "--all") == 0
    assert f"{report}  " in capsys.readouterr().out


def test_reports_have_a_reason_and_a_rate(ann: TestClient, game: str) -> None:
    path = f"/api/games/{game}/report"
    assert ann.post(path, json={"reason": "rage"}).status_code == 422
    times = RATES["report-player"][0].times - 1
    reasons = itertools.cycle(ReportReason)
    codes = [ann.post(path, json={"reason": next(reasons)}).status_code for _ in range(times + 1)]
    assert codes == [204] * times + [429]


def test_a_closed_account_is_out_until_it_is_reopened(
    app: TestClient, ben: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    name = _name(ben)
    made = ben.post("/api/account/bots", json={"name": f"Closed-{next(_numbers)}"}).json()
    with ben.websocket_connect(LIVE) as socket:
        assert receive(socket, "you")["account"] == name
        assert _admin(app, "close-account", name.upper()) == 0
        with pytest.raises(WebSocketDisconnect):
            receive(socket, "never")
    assert ben.get("/api/account").json()["account"] is None
    login = {"name": name, "password": PASSWORD}
    refused = ben.post("/api/account/login", json=login).json()["error"]
    assert "has closed this account" in refused["message"]
    wrong = ben.post("/api/account/login", json={**login, "password": "not it at all"}).json()
    assert "closed" not in wrong["error"]["message"]
    headers = {"authorization": f"Bearer {made['token']}"}
    assert other_client(app).get("/api/lobby", headers=headers).status_code == 401
    assert _admin(app, "reopen-account", name) == 0
    assert _admin(app, "reopen-account", name) == 2
    assert ben.post("/api/account/login", json=login).status_code == 200
    assert _admin(app, "close-account", "Nobody-here") == 2
    assert "there is no account 'Nobody-here'" in capsys.readouterr().err


def test_talk_is_exported_adopted_and_erased_with_its_owner(app: TestClient) -> None:
    ann, guest = _member(app), _guest(app)
    seek = ann.post("/api/lobby/seeks", json={**GAME, "clock": "8+8"}).json()["seek"]
    game = guest.post(f"/api/lobby/seeks/{seek}/accept", json={"name": "G"}).json()["game"]
    _say(guest, game, phrase="talk-bye")
    guest.put(f"/api/games/{game}/mute", json={"muted": True})
    ann.put(f"/api/games/{game}/mute", json={"muted": True})
    wish = {"name": f"Talker-{next(_numbers)}", "password": PASSWORD, "adopt": True}
    assert guest.post("/api/account", json=wish).status_code == 201
    shown = guest.get(f"/api/games/{game}/talk").json()
    assert (shown["muted"], len(shown["messages"])) == (True, 1)
    assert ann.get(f"/api/games/{game}/talk").json()["muted"] is True
    exported = guest.get("/api/account/export").json()["messages"]
    assert [row["phrase"] for row in exported] == ["talk-bye"]
    assert not {"client", "account"} & set(exported[0])
    assert ann.post(f"/api/games/{game}/report", json={"reason": "other"}).status_code == 204
    assert guest.delete("/api/account").status_code == 200
    assert stored(app, "said_in", game) == []
    assert ann.delete("/api/account").status_code == 200  # its report and all else go too
