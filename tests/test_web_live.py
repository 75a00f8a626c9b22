"""The socket: play, presence, doubled messages, slow readers, live analysis; with a fake engine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from databases import KINDS
from tengen.play.actions import Action, ActionKind
from tengen.play.clock import TimeControl
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.web import limits
from tengen.web.app import create_app
from tengen.web.config import Config
from tengen.web.connections import Outbox
from tengen.web.engine_moves import EngineMoves
from tengen.web.errors import WebError
from tengen.web.limits import Rate
from tengen.web.rates import RATES
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

CLOCK = TimeControl(per_move=2.0)


class NoPool:
    """Stands for a pool in tests of what asks it."""


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
        "action": {"do": "move", "point": point},
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
        assert 500 < clock["second"] <= 600  # rounded: a quick machine has used nothing yet
    address = f"/api/games/{game['id']}"
    assert wait_for(lambda: client.get(address).json()["game"]["clock"]["second"] < 600)


def test_watching_again_costs_the_others_nothing(client: TestClient) -> None:
    game = new_game(client)
    ben = other_client(client)
    ben.get("/")
    watch = {"type": "watch", "game": game["id"]}
    with client.websocket_connect(LIVE) as mine, ben.websocket_connect(LIVE) as his:
        mine.send_json(watch)
        receive(mine, "state")
        for _ in range(20):
            his.send_json(watch)
            assert receive(his, "state")["game"]["seq"] == 0
        his.send_json({"type": "ping"})
        receive(his, "pong")
        mine.send_json(act(game, "h8", "one"))
        messages: list[dict[str, Any]] = []
        while not messages or messages[-1]["type"] != "ok":
            messages.append(mine.receive_json())
        assert "state" not in [message["type"] for message in messages]
        mine.send_json({"type": "ping"})
        while messages[-1]["type"] != "pong":
            messages.append(mine.receive_json())
        changes = [message["changes"] for message in messages if message["type"] == "changes"]
        moved = next(change for change in changes if "moves" in change)
        assert moved["moves"] == ["h8"]
        assert not {"rule", "size", "id", "created", "opening"} & moved.keys()
        assert len(changes) <= 3  # the move, and who came


def test_watching_and_acting_have_their_rates(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    cy = other_client(client)
    cy.get("/")
    game = new_game(cy)
    with cy.websocket_connect(LIVE) as socket:
        for name, message in (
            ("watch", {"type": "watch", "game": game["id"]}),
            ("act", act(game, "h8", "one")),
        ):
            monkeypatch.setitem(RATES, name, (Rate(1, 600.0), Rate(100, 600.0)))
            socket.send_json(message)
            socket.send_json(message)
            assert receive(socket, "error")["code"] == "busy"


def test_an_error_names_the_message_that_it_answers(client: TestClient) -> None:
    with client.websocket_connect(LIVE) as socket:
        for message in (
            {"type": "act", "ref": "r", "game": "x"},
            {"type": "watch", "ref": "r", "game": "x" * 22},
            {"type": "fly", "ref": "r"},
            {"type": "analyse", "ref": "r"},
        ):
            socket.send_json(message)
            assert receive(socket, "error")["ref"] == "r"


def test_an_offer_of_a_rematch_goes_with_who_made_it(client: TestClient) -> None:
    game = new_game(client, PERSON, INVITE)
    ben = other_client(client)
    ben.get("/")
    path = f"/api/games/{game['id']}"
    ben.post(f"{path}/join", json={"invite": game["invites"]["second"], "name": "Ben"})
    with client.websocket_connect(LIVE) as mine:
        mine.send_json({"type": "watch", "game": game["id"]})
        seq = receive(mine, "state")["game"]["seq"]
        resign = {"type": "act", "game": game["id"], "seq": seq, "ref": "x"}
        mine.send_json({**resign, "action": {"do": "resign"}})
        receive(mine, "ok")
        mine.send_json({"type": "rematch", "game": game["id"], "ref": "r"})
        assert receive(mine, "rematch")["id"] is None
        assert ben.get(path).json()["game"]["rematch_offer"] == "first"
    wait_for(lambda: ben.get(path).json()["game"]["rematch_offer"] is None)
    assert ben.post(f"{path}/rematch").json()["game"] is None


class FullPool(NoPool):
    """A pool in which too many wait already."""

    def submit(self, *args: Any, **options: Any) -> Any:
        raise WebError.busy("too many are waiting")


class SlowPool(NoPool):
    """A pool that never comes to an answer."""

    def submit(self, *args: Any, **options: Any) -> Any:
        return self

    async def result(self) -> Any:
        await asyncio.sleep(3600)


@pytest.mark.parametrize("pool", [FullPool(), SlowPool()])
def test_an_engine_that_waits_in_a_queue_moves_before_its_flag_falls(pool: Any) -> None:
    async def check() -> None:
        session = Session(Setup.of("freestyle", 15, first="level:3", control=CLOCK))
        session.apply(Action(ActionKind.RESUME), now=0.0)
        begun = time.monotonic()
        moves = EngineMoves(pool, lambda: time.monotonic() - begun, print, print, "game")
        (action,) = await moves.decide(session)
        now = time.monotonic() - begun
        assert session.clock.flagged(now) is None
        session.apply(action, now=now)

    asyncio.run(check())


def test_a_hint_and_a_rematch_by_socket(client: TestClient) -> None:
    game = new_game(client, PERSON, LEVEL)
    with client.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "hint", "game": game["id"], "ref": "h"})
        hint = receive(socket, "hint")
        assert (hint["ref"], hint["move"]) == ("h", "h8")
        socket.send_json({"type": "rematch", "game": game["id"], "ref": "r"})
        assert receive(socket, "error")["code"] == "illegal"
        resign = {"type": "act", "game": game["id"], "seq": 0, "ref": "x"}
        socket.send_json({**resign, "action": {"do": "resign"}})
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
    monkeypatch.setattr(limits, "MESSAGES", limits.Rate(60, 1e6))
    with client.websocket_connect(LIVE) as socket:
        for _ in range(62):
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
            assert news["state"] == "compiling"
            assert news["progress"] in (0.2, 0.4, 0.6, 0.8)  # whichever was heard first
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


def test_the_pace_of_engines_has_its_rate(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "setting", (Rate(1, 600.0), Rate(100, 600.0)))
    ann = other_client(client)
    with ann.websocket_connect(LIVE) as socket:
        for _ in range(2):
            socket.send_json({"type": "pace", "game": "A" * 22, "seconds": 1})
        assert receive(socket, "error")["code"] == "not-found"
        assert receive(socket, "error")["code"] == "busy"
