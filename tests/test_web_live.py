"""The socket: play, presence, doubled messages, slow readers, live analysis; with a fake engine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from databases import KINDS
from tengen.web import limits
from tengen.web.app import create_app
from tengen.web.config import Config
from tengen.web.outbox import Outbox
from web_support import (
    INVITE,
    LEVEL,
    LIVE,
    PERSON,
    fake_pool,
    new_game,
    other_client,
    push,
    receive,
    running_app,
    wait_for,
)

POSITION = {"rule": "renju", "moves": ["h8", "i9"]}


@pytest.fixture(scope="module", params=KINDS)
def client(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("live"), kind=request.param) as made:
        made.get("/")
        yield made


def act(game: dict[str, Any], point: str, ref: str, seq: int | None = None) -> dict[str, Any]:
    return {
        "type": "act",
        "game": game["id"],
        "seq": game["seq"] if seq is None else seq,
        "ref": ref,
        "action": {"kind": "push", "point": point},
    }


def analyse(ref: str, **more: Any) -> dict[str, Any]:
    return {"type": "analyse", "ref": ref, "position": POSITION, **more}


def test_a_move_is_answered_and_shown_to_everybody_at_once(client: TestClient) -> None:
    game = new_game(client, PERSON, INVITE)
    ben, cy = other_client(client), other_client(client)
    for other in (ben, cy):
        other.get("/")
    invite = {"invite": game["invites"]["second"], "name": "Ben"}
    game = ben.post(f"/api/games/{game['id']}/join", json=invite).json()["game"]
    with (
        client.websocket_connect(LIVE) as mine,
        ben.websocket_connect(LIVE) as his,
        cy.websocket_connect(LIVE) as watching,
    ):
        for socket in (mine, his, watching):
            socket.send_json({"type": "watch", "game": game["id"]})
            receive(socket, "state")
        mine.send_json(act(game, "h8", "one"))
        for socket in (mine, his, watching):
            shown = receive(socket, lambda m: m["type"] == "state" and m["game"]["ply"] == 1)
        assert receive(mine, "ok") == {"type": "ok", "ref": "one", "game": game["id"], "seq": 2}
        assert shown["game"]["you"] == []
        assert shown["game"]["spectators"] == 1
        assert shown["game"]["seats"]["first"]["online"]
        his.send_json(act(game, "i9", "two", seq=2))
        receive(mine, lambda m: m["type"] == "state" and m["game"]["ply"] == 2)
        watching.send_json(act(game, "j10", "three", seq=3))
        assert receive(watching, "error")["code"] == "not-allowed"
    shown = client.get(f"/api/games/{game['id']}").json()["game"]
    assert not shown["seats"]["first"]["online"]
    assert shown["moves"] == ["h8", "i9"]


def test_a_doubled_message_is_done_once_and_two_tabs_cannot_double_a_move(
    client: TestClient,
) -> None:
    game = new_game(client)
    with client.websocket_connect(LIVE) as one, client.websocket_connect(LIVE) as two:
        for socket in (one, two):
            socket.send_json({"type": "watch", "game": game["id"]})
            receive(socket, "state")
        for _ in range(3):
            one.send_json(act(game, "h8", "same"))
        assert [receive(one, "ok")["seq"] for _ in range(3)] == [1, 1, 1]
        two.send_json(act(game, "i9", "the-other-tab"))  # which saw seq 0
        assert receive(two, "error")["code"] == "stale"
        assert receive(two, "state")["game"]["moves"] == ["h8"]  # what it should have seen
    assert client.get(f"/api/games/{game['id']}").json()["game"]["moves"] == ["h8"]


def test_a_dropped_socket_comes_back_to_the_state_and_the_clock(client: TestClient) -> None:
    game = new_game(client, clock="10+0")
    with client.websocket_connect(LIVE) as socket:
        socket.send_json(act(game, "h8", "sent-before-the-break"))
    shown = wait_for(
        lambda: (g := client.get(f"/api/games/{game['id']}").json()["game"])["ply"] and g
    )
    assert shown["moves"] == ["h8"]  # begun is done, though nobody heard the answer
    with client.websocket_connect(LIVE) as socket:
        socket.send_json(act(game, "h8", "sent-before-the-break"))
        assert receive(socket, "ok")["seq"] == 1
        socket.send_json({"type": "watch", "game": game["id"]})
        clock = receive(socket, "state")["game"]["clock"]
        assert clock["running"] == "second"
        assert clock["first"] == 600.0
        assert 500 < clock["second"] < 600


def test_two_engines_play_while_they_are_watched(client: TestClient) -> None:
    game = new_game(client, LEVEL, LEVEL)
    with client.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "watch", "game": game["id"]})
        receive(socket, lambda m: m["type"] == "state" and m["game"]["ply"] >= 2)
    ply = client.get(f"/api/games/{game['id']}").json()["game"]["ply"]
    assert client.get(f"/api/games/{game['id']}").json()["game"]["ply"] <= ply + 1


def test_a_hint_and_a_rematch_by_socket(client: TestClient) -> None:
    game = new_game(client, PERSON, LEVEL)
    with client.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "hint", "game": game["id"], "ref": "h"})
        hint = receive(socket, "hint")
        assert (hint["ref"], hint["move"]) == ("h", "h8")
        socket.send_json({"type": "rematch", "game": game["id"], "ref": "r"})
        assert receive(socket, "error")["code"] == "illegal"
        resign = {"type": "act", "game": game["id"], "seq": 0, "ref": "x"}
        socket.send_json({**resign, "action": {"kind": "resign"}})
        receive(socket, "ok")
        socket.send_json({"type": "rematch", "game": game["id"], "ref": "r"})
        assert receive(socket, "rematch")["id"] != game["id"]


def test_one_analysis_a_socket_told_as_it_goes_on(client: TestClient) -> None:
    with client.websocket_connect(LIVE) as socket:
        socket.send_json(analyse("a", multipv=3))
        info = receive(socket, "info")
        assert info["ref"] == "a"
        assert len(info["lines"]) == 3
        assert {"depth", "nodes", "nps", "time", "progress"} <= info.keys()
        socket.send_json(analyse("b", time=0.3))
        assert receive(socket, "done") == {"type": "done", "ref": "a", "reason": "replaced"}
        assert receive(socket, "done") == {"type": "done", "ref": "b", "reason": "limit"}
        socket.send_json(analyse("c"))
        receive(socket, lambda m: m["type"] == "info" and m["ref"] == "c")
        socket.send_json({"type": "stop"})
        assert receive(socket, "done")["reason"] == "stopped"
        won = {"rule": "freestyle", "moves": ["h8", "a1", "i8", "a2", "j8", "a3", "k8", "a4", "l8"]}
        socket.send_json({**analyse("d"), "position": won})
        assert receive(socket, "done")["reason"] == "game-over"
        taken = {"rule": "freestyle", "moves": ["h8", "h8"]}
        socket.send_json({**analyse("e"), "position": taken})
        assert receive(socket, "error")["code"] == "occupied"


def test_an_analysis_ends_when_its_reader_leaves(client: TestClient) -> None:
    pool = client.app.state.services.engines  # type: ignore[attr-defined]
    with client.websocket_connect(LIVE) as socket:
        socket.send_json(analyse("a"))
        receive(socket, "info")
        assert pool.running
    wait_for(lambda: not pool.running)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "1e999",
        '{"type": "fly"}',
        '{"type": "watch"}',
        "[" * 50_000,
        "\ud83d",
    ],
)
def test_nonsense_is_refused_and_the_socket_lives(client: TestClient, text: str) -> None:
    with client.websocket_connect(LIVE) as socket:
        socket.send_text(text)
        refused = receive(socket, "error")
        assert refused["code"] == "bad-request"
        socket.send_bytes(b"\x00\xff")
        assert receive(socket, "error")["code"] == "bad-request"
        socket.send_json({"type": "watch", "game": "x" * 22})
        assert receive(socket, "error")["code"] == "not-found"
        socket.send_json({"type": "ping"})
        assert receive(socket, "pong")


def test_who_says_too_much_is_let_go(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MESSAGES_A_SECOND", 0.0)
    with client.websocket_connect(LIVE) as socket:
        for _ in range(limits.MESSAGES_AT_ONCE + 2):
            socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect) as closed:
            receive(socket, lambda message: False)
        assert closed.value.code == 4009


def test_too_many_sockets_and_games_are_refused(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_ONE", 1)
    monkeypatch.setattr(limits, "WATCHED", 1)
    games = [new_game(client) for _ in range(2)]
    with client.websocket_connect(LIVE) as first:
        with client.websocket_connect(LIVE) as second:
            with pytest.raises(WebSocketDisconnect) as closed:
                second.receive_json()
            assert closed.value.code == 4009
        for game in games:
            first.send_json({"type": "watch", "game": game["id"]})
        assert receive(first, "error")["code"] == "busy"
        first.send_json({"type": "leave", "game": games[0]["id"]})
        first.send_json({"type": "watch", "game": games[1]["id"]})
        assert receive(first, lambda m: m["type"] == "state" and m["game"]["id"] == games[1]["id"])


def test_an_outbox_keeps_the_newest_state_and_gives_up_a_slow_reader() -> None:
    async def check() -> None:
        box = Outbox()
        for seq in range(1000):
            box.post({"type": "state", "seq": seq}, key="state")
        box.post({"type": "ok"})
        assert await box.next() == '{"type":"state","seq":999}'
        assert await box.next() == '{"type":"ok"}'
        for _ in range(limits.OUTBOX + 1):
            box.post({"type": "ok"})
        assert await box.next() is None

    asyncio.run(check())


def test_two_people_play_while_the_engine_compiles(tmp_path: Any) -> None:
    with running_app(tmp_path, behaviour="cold") as client:
        client.get("/")
        with client.websocket_connect(LIVE) as socket:
            assert receive(socket, "engine")["ready"] is False
            game = new_game(client)
            assert push(client, game, "h8").status_code == 200
            news = receive(socket, lambda m: m["type"] == "engine" and m["progress"] > 0)
            assert (news["state"], news["progress"]) == ("compiling", 0.2)
            assert receive(socket, lambda m: m["type"] == "engine" and m["ready"])


def test_a_game_goes_on_without_an_engine(tmp_path: Any) -> None:
    with running_app(tmp_path, behaviour="broken") as client:
        client.get("/")
        game = new_game(client, PERSON, LEVEL)
        with client.websocket_connect(LIVE) as socket:
            socket.send_json({"type": "watch", "game": game["id"]})
            socket.send_json(act(game, "h8", "x"))
            assert "without much thought" in receive(socket, "notice")["text"]
            assert receive(socket, lambda m: m["type"] == "state" and m["game"]["ply"] == 2)


def test_everything_is_there_after_the_server_stops_and_starts(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'web.db'}"
    for turn in range(2):
        app = create_app(Config(database=database), engines=fake_pool(1))
        with TestClient(app, base_url="http://localhost:8765") as client:
            client.cookies.set("tengen_client", "0123456789abcdefABCDEF")
            if turn == 0:
                game = push(client, new_game(client, clock="5+3"), "h8").json()["game"]
            else:
                kept = client.get(f"/api/games/{game['id']}").json()["game"]
                assert (kept["seq"], kept["moves"], kept["you"]) == (1, ["h8"], game["you"])
                assert kept["clock"]["second"] > 200
                again = push(client, {**game, "seq": 0}, "h8", ref="h8-0").json()["game"]
                assert again["moves"] == ["h8"]
