"""Who may come in, and what every answer carries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tengen.web import limits
from tengen.web.config import Config, is_loopback
from tengen.web.server import greeting
from web_support import LIVE, PERSON, running_app

GAME = {"seats": {"first": PERSON, "second": PERSON}}
TOKEN = "a-token-of-some-length"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("open"), names=frozenset({"go.example.org"})) as made:
        yield made


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("locked"), token=TOKEN) as made:
        yield made


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost:8765", True),
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("192.168.1.7", True),
        ("go.example.org", True),
        ("GO.example.org:443", True),
        ("evil.example.com", False),
        ("localhost.evil.example.com", False),
        ("", False),
    ],
)
def test_only_our_own_names_are_answered(client: TestClient, host: str, is_ours: bool) -> None:
    answer = client.get("/api/status", headers={"host": host})
    assert answer.status_code == (200 if is_ours else 403)
    if not is_ours:
        assert answer.json()["error"]["code"] == "not-allowed"


@pytest.mark.parametrize("origin", ["http://evil.example.com", "null", "http://localhost:9999"])
def test_pages_of_other_sites_can_change_nothing(client: TestClient, origin: str) -> None:
    headers = {"origin": origin}
    assert client.post("/api/games", json=GAME, headers=headers).status_code == 403
    assert client.patch("/api/settings", json={"settings": {}}, headers=headers).status_code == 403
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(LIVE, headers=headers):
        pass


def test_our_own_page_and_programs_are_let_in(client: TestClient) -> None:
    for headers in ({"origin": "http://localhost:8765"}, {}):
        assert client.post("/api/games", json=GAME, headers=headers).status_code == 201
        with client.websocket_connect(LIVE, headers=headers) as socket:
            assert socket.receive_json()["type"] == "engine"


def test_every_answer_keeps_scripts_and_frames_out(client: TestClient) -> None:
    for path in ("/", "/api/status", "/api/nothing", "/static/nothing.js", "/api/docs"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "cache-control" in headers


def test_a_client_is_known_by_a_cookie_that_scripts_cannot_read(client: TestClient) -> None:
    client.cookies.clear()
    cookie = client.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in client.get("/").headers  # it is kept
    client.cookies.clear()
    forged = client.get("/", headers={"cookie": "tengen_client=short"})
    assert "set-cookie" in forged.headers


def test_too_large_a_body_is_refused(client: TestClient) -> None:
    answer = client.post("/api/import", content=b"x" * (limits.BODY_BYTES + 1))
    assert answer.status_code == 413
    assert str(limits.BODY_BYTES) in answer.json()["error"]["message"]

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * (limits.BODY_BYTES // 10)

    assert client.post("/api/import", content=pieces()).status_code == 413


def test_without_the_token_nobody_comes_in(locked: TestClient) -> None:
    for path in ("/api/status", "/api/config", "/static/index.html", "/api/openapi.json"):
        answer = locked.get(path)
        assert answer.status_code == 401
        assert answer.json()["error"]["code"] == "unauthorised"
    door = locked.get("/")
    assert door.status_code == 401
    assert "access token" in door.text.lower()
    assert locked.get("/?token=wrong").status_code == 401
    with pytest.raises(WebSocketDisconnect) as closed, locked.websocket_connect(LIVE):
        pass
    assert closed.value.code == 4001
    bearer = {"authorization": f"Bearer {TOKEN}"}
    assert locked.get("/api/status", headers=bearer).status_code == 200


def test_the_token_on_the_address_opens_the_door_and_leaves_the_address(
    locked: TestClient,
) -> None:
    answer = locked.get(f"/?token={TOKEN}&game=abc", follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/?game=abc"
    assert locked.get("/api/config").json()["token"] == TOKEN
    with locked.websocket_connect(LIVE) as socket:
        assert socket.receive_json()["type"] == "engine"
    locked.cookies.clear()


def test_others_are_warned_of_and_given_the_token() -> None:
    shown = greeting(Config(host="0.0.0.0", port=80, database="", token=TOKEN))
    assert shown[0] == f"Tengen is at http://127.0.0.1:80/?token={TOKEN}"
    assert any("Warning" in line for line in shown)
    alone = greeting(Config(port=80, database=""))
    assert not any("Warning" in line for line in alone)
    public = greeting(Config(host="0.0.0.0", port=80, database=""))
    assert any("everybody" in line for line in public)


@pytest.mark.parametrize(
    ("host", "is_so"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("go", False)],
)
def test_what_only_this_machine_can_reach(host: str, is_so: bool) -> None:
    assert is_loopback(host) is is_so


def test_no_request_names_an_engine_a_command_or_a_file(client: TestClient) -> None:
    for seat in (
        {"kind": "cmd", "command": "/bin/sh"},
        {"kind": "tengen", "time": 1, "command": "x"},
        {"kind": "level", "level": 3, "options": {"threads": 64}},
    ):
        body = {"seats": {"first": PERSON, "second": seat}}
        assert client.post("/api/games", json=body).status_code == 422
    secret = Path(__file__).resolve()
    for text in (str(secret), f"file://{secret}"):
        answer = client.post("/api/import", json={"text": text})
        assert answer.status_code == 422
        assert "no known format" in answer.json()["error"]["message"]
