"""A real server process: killed and started again, stopped, and read by nobody."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from remote_support import is_running
from tengen.cli.main import main
from web_support import PERSON, Server, wait_for

GAME = {"seats": {"first": PERSON, "second": PERSON}, "clock": "30+0"}
POINTS = [f"{column}{row}" for row in range(1, 16) for column in "abcdefghijklmno"]


def test_killed_at_any_time_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers", "1")
    server.start()
    with httpx.Client(base_url=server.address, timeout=60) as client:
        client.get("/")
        game = client.post("/api/games", json=GAME).json()["game"]
        cookie = {"tengen_client": client.cookies["tengen_client"]}
    acknowledged = asyncio.run(_play_until_killed(server, game["id"], cookie))
    assert acknowledged
    server.kill()  # where the connection ended before its time came
    server.start()
    with httpx.Client(base_url=server.address, cookies=cookie, timeout=60) as client:
        kept = client.get(f"/api/games/{game['id']}").json()["game"]
        assert kept["moves"][: len(acknowledged)] == acknowledged
        assert len(kept["moves"]) - len(acknowledged) in (0, 1)  # one may not have been told of
        assert len(set(kept["moves"])) == len(kept["moves"])
        assert kept["you"] == ["first", "second"]
        # What was sent without an answer is sent again under its ref, and done once.
        last = len(kept["moves"]) - 1
        action = {"do": "move", "point": kept["moves"][last]}
        body = {"action": action, "seq": last, "ref": f"move-{last}"}
        again = client.post(f"/api/games/{game['id']}/act", json=body).json()["game"]
        assert again["moves"] == kept["moves"]
        clock = kept["clock"]
        assert 1700 < min(clock["first"], clock["second"]) <= 1800
    assert server.interrupt() == 0


async def _play_until_killed(server: Server, game: str, cookie: dict[str, str]) -> list[str]:
    """Play at one screen as fast as it goes and kill the server in the middle of it."""
    headers = {"Cookie": f"tengen_client={cookie['tengen_client']}"}
    address = server.address.replace("http", "ws") + "/api/live"
    acknowledged: list[str] = []
    async with connect(address, additional_headers=headers, open_timeout=60) as live:
        with suppress(ConnectionClosed, OSError):
            for seq, point in enumerate(_quiet_points()):
                action = {"do": "move", "point": point}
                act = {"type": "act", "game": game, "seq": seq, "ref": f"move-{seq}"}
                await live.send(json.dumps({**act, "action": action}))
                while (message := json.loads(await live.recv()))["type"] != "ok":
                    assert message["type"] in ("engine", "state", "you"), message
                acknowledged.append(point)
                if len(acknowledged) == 5:
                    asyncio.get_running_loop().call_later(0.1, server.kill)
    return acknowledged


def _quiet_points() -> list[str]:
    """An order of the points in which nobody gets five in a row for long."""
    return [POINTS[(17 * number) % len(POINTS)] for number in range(len(POINTS))]


def test_a_reader_who_does_not_read_is_let_go_and_hurts_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers", "1")
    server.start()
    host, port = server.address.removeprefix("http://").split(":")
    with httpx.Client(base_url=server.address, timeout=60) as client:
        client.get("/")
        game = client.post("/api/games", json=GAME).json()["game"]
        deaf = socket.create_connection((host, int(port)))
        deaf.sendall(_handshake(f"{host}:{port}"))
        assert b"101" in deaf.recv(200)
        deaf.sendall(_frame(json.dumps({"type": "watch", "game": game["id"]}).encode()))
        for seq, point in enumerate(_quiet_points()[:12]):
            action = {"do": "move", "point": point}
            body = {"action": action, "seq": seq, "ref": f"move-{seq}"}
            answer = client.post(f"/api/games/{game['id']}/act", json=body)
            assert answer.status_code == 200
        deaf.close()
        gone = wait_for(lambda: client.get("/api/status").json()["players"] == 0)
        assert gone
    assert server.interrupt() == 0


HEAD = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\n"
ENDLESS = (  # what a request begins with, and what follows without end
    (HEAD, b"X-Small: 1\r\n" * 8_000),
    (HEAD + b"X-Large: ", b"x" * 100_000),
    (b"GET /", b"x" * 100_000),
    (HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX-After: ", b"x" * 100_000),
)


def test_a_connection_without_a_request_is_ended(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, "--workers", "1", "--proxy", "127.0.0.1")
    server.start()
    host, port = server.address.removeprefix("http://").split(":")
    silent, slow = (socket.create_connection((host, int(port))) for _ in range(2))
    slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    for beginning, part in ENDLESS:
        with socket.create_connection((host, int(port))) as endless:
            endless.settimeout(60)
            endless.sendall(beginning)
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                endless.sendall(part * 100)
    large = f"/?{'x' * 20_000}"
    assert httpx.get(f"{server.address}{large}", headers={"x": "y" * 20_000}).status_code == 200
    for half_open in (silent, slow):
        half_open.settimeout(60)
        with suppress(ConnectionResetError):
            assert half_open.recv(100) == b""
        half_open.close()
    assert httpx.get(f"{server.address}/api/status").status_code == 200
    assert server.interrupt() == 0


def _handshake(host: str) -> bytes:
    return (
        f"GET /api/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def _frame(text: bytes) -> bytes:
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers", "1")
    server.start()
    assert server.process is not None
    children = wait_for(lambda: _children(server.process.pid if server.process else 0))
    server.kill()
    wait_for(lambda: not any(is_running(pid) for pid in children), 30)


def _children(pid: int) -> list[int]:
    """The processes that any thread of this process has started."""
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text().split()]


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        args: list[Any] = ["serve", "--port", str(port), "--db", str(tmp_path / "web.db")]
        assert main(args) == 2
    assert f"127.0.0.1:{port}: Address already in use" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("nosuch://host/games", "nosuch://host/games cannot be used: Can't load plugin"),
        ("mysql+nodriver://ann:secret@host/x", "mysql+nodriver://ann:***@host/x cannot be used"),
        ("sqlite:////proc/web.db", "unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_used_is_named(
    capsys: pytest.CaptureFixture[str], url: str, why: str
) -> None:
    assert main(["serve", "--port", "0", "--db", url]) == 2
    told = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert why in told
    assert "secret" not in told


def test_ctrl_c_ends_the_workers_without_a_word(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with errors.open("w") as file:
        server = Server(tmp_path, "--workers", "1")
        server.start(stderr=file, start_new_session=True)
        assert server.process is not None
        wait_for(lambda: httpx.get(f"{server.address}/api/status").json()["engine"]["ready"], 600)
        os.killpg(server.process.pid, signal.SIGINT)  # a terminal tells everybody in its foreground
        assert server.process.wait(60) == 0
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert errors.read_text() == ""


def test_a_token_and_public_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--public", "--token", "x"]) == 2
    assert "expected one of them" in capsys.readouterr().err
