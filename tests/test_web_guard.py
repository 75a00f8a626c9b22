"""Who may come in, and what every answer carries."""

from __future__ import annotations

import base64
import hashlib
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tengen.cli.main import main
from tengen.web import limits, rates
from tengen.web.config import Config, is_loopback
from tengen.web.errors import WebError
from tengen.web.ids import Visitor
from tengen.web.rates import RATES, RateLimiter, counted_address
from tengen.web.routes import ROUTES
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
        ("[::1", False),
        ('localhost:"><script>', False),
        ("127.0.0.1:80@evil.example.com", False),
        ("localhost:80/evil", False),
    ],
)
def test_only_our_own_names_are_answered(client: TestClient, host: str, is_ours: bool) -> None:
    answer = client.get("/api/status", headers={"host": host})
    assert answer.status_code == (200 if is_ours else 403)
    if not is_ours:
        assert answer.json()["error"]["code"] == "not-allowed"


@pytest.mark.parametrize(
    "origin", ["http://evil.example.com", "null", "http://localhost:9999", "http://["]
)
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


@pytest.mark.parametrize("foreign", ['prefs={"theme":"dark"}', "a[]=1", "a b", "=", "x", "é=1", ""])
def test_cookies_of_other_programs_do_not_matter(client: TestClient, foreign: str) -> None:
    client.cookies.clear()
    ours = "tengen_client=0123456789abcdefABCDEF"
    for header in (f"{foreign}; {ours}", f"{ours}; {foreign}", f"tengen_client=no; {ours}"):
        answer = client.get("/", headers={b"cookie": header.encode()})
        assert "set-cookie" not in answer.headers


def test_who_asks_too_often_waits_and_others_do_not() -> None:
    now = [0.0]
    limiter = RateLimiter(lambda: now[0])
    ann, ben, cy = (Visitor(name, "", "10.0.0.1") for name in ("ann", "ben", "cy"))
    most, of_address = (rate.times for rate in RATES["hint"])
    for _ in range(most):
        limiter.spend("hint", ann)
    with pytest.raises(WebError, match="try again in 3 s"):
        limiter.spend("hint", ann)
    for number in range(of_address - most):
        limiter.spend("hint", Visitor(f"new-{number}", "", "10.0.0.1"))
    with pytest.raises(WebError, match="try again"):
        limiter.spend("hint", ben)  # a new cookie is no way around it
    limiter.spend("hint", cy._replace(address="10.0.0.2"))
    limiter.spend("hint", cy._replace(address="127.0.0.1"))
    now[0] = 60.0
    limiter.spend("hint", ann)


def test_new_cookies_do_not_make_the_server_forget_an_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rates, "KEPT", 50)
    limiter = RateLimiter(lambda: 0.0)
    strangers = (Visitor(f"new-{number}", "", "10.0.0.1") for number in itertools.count())
    for _ in range(RATES["hint"][1].times):
        limiter.spend("hint", next(strangers))
    for _ in range(200):
        limiter.spend("read", next(strangers))
    with pytest.raises(WebError, match="try again"):
        limiter.spend("hint", next(strangers))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("testclient", ""),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str) -> None:
    assert counted_address(address) == counted


def test_an_unknown_address_is_a_page_for_a_browser(client: TestClient) -> None:
    for path in ("/nothing", "/api/nothing", "/static/nothing"):
        page = client.get(path, headers={"accept": "text/html,*/*"})
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert 'href="/"' in page.text
        assert client.get(path).json()["error"]["code"] == "not-found"


def test_pages_that_stand_alone_have_the_one_style_that_is_allowed(locked: TestClient) -> None:
    page = locked.get("/", headers={"accept": "text/html"})
    (style,) = re.findall(r"<style>(.*?)</style>", page.text, re.DOTALL)
    allowed = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{allowed}';" in page.headers["content-security-policy"]


def test_an_empty_token_lets_nobody_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--token", ""]) == 2
    assert "token is empty" in capsys.readouterr().err
    with running_app(tmp_path, token="") as open_to_none:
        assert open_to_none.get("/api/status").status_code == 401
        assert open_to_none.get("/?token=").status_code == 401


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
    door = locked.get("/", headers={"accept-language": "de"})
    assert '<html lang="de">' in door.text
    assert "Zugangstoken" in door.text
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


def test_every_request_has_its_rate() -> None:
    assert {route.rate for route in ROUTES} <= set(RATES)
