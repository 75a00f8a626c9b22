"""Several servers on one database: games, people and reviews that one of them alone decides."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.testclient import TestClient

from databases import RedisServer, new_database, shared_redis
from tengen.web import limits, passwords
from tengen.web.store.leases import Beat, LeaseLostError
from tengen.web.store.store import ActionRecord, Store
from web_support import (
    HOST,
    INVITE,
    LEVEL,
    LIVE,
    PERSON,
    act,
    new_game,
    push,
    receive,
    running_app,
    wait_for,
)

Json = dict[str, Any]
GAME: Json = {"rule": "freestyle", "size": 15, "opening": "free", "clock": "5+3"}


class Pair(NamedTuple):
    """Two servers on one database."""

    one: TestClient
    two: TestClient
    database: str

    def browser(self, number: int) -> TestClient:
        """A new browser at one of the servers."""
        server = (self.one, self.two)[number]
        made = TestClient(server.app, base_url=HOST)
        made.portal = server.portal
        made.get("/")
        return made

    def at_other(self, browser: TestClient) -> TestClient:
        """The same browser, led to the other server by a proxy."""
        number = 0 if browser.app is self.two.app else 1
        other = self.browser(number)
        other.cookies.clear()
        for name, value in browser.cookies.items():
            other.cookies.set(name, value)
        return other


def running_pair(folder: Path, redis: str, stack: ExitStack) -> Pair:
    """Two servers that run until the stack is closed."""
    database = new_database("postgresql", folder)
    one, two = (
        stack.enter_context(running_app(folder, database=database, redis=redis)) for _ in range(2)
    )
    return Pair(one, two, database)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "MEMORY_KIB", 64)
        yield running_pair(tmp_path_factory.mktemp("peers"), shared_redis().url, stack)


def state(browser: TestClient, game: str) -> Json:
    """A game as a browser sees it."""
    found: Json = browser.get(f"/api/games/{game}").json()["game"]
    return found


def at_ply(ply: int) -> Callable[[Json], bool]:
    """Whether a message is the state of a game with this many moves."""
    return lambda message: message["type"] == "state" and message["game"]["ply"] == ply


def both_online(message: Json) -> bool:
    """Whether a message is the state of a game whose players are both there."""
    return message["type"] == "state" and all(
        message["game"]["seats"][seat]["online"] for seat in ("first", "second")
    )


def started(pair: Pair, **wish: Any) -> tuple[TestClient, TestClient, Json]:
    """A game of two browsers at different servers."""
    ann, ben = pair.browser(0), pair.browser(1)
    game = new_game(ann, PERSON, INVITE, **wish)
    body = {"invite": game["invites"]["second"], "name": "Ben"}
    assert ben.post(f"/api/games/{game['id']}/join", json=body).status_code == 200
    return ann, ben, state(ann, game["id"])


def test_a_game_is_played_through_both_servers(pair: Pair) -> None:
    ann, ben, game = started(pair, clock="5+3")
    with ann.websocket_connect(LIVE) as hers, ben.websocket_connect(LIVE) as his:
        for socket in (hers, his):
            socket.send_json({"type": "watch", "game": game["id"]})
            receive(socket, lambda m: m["type"] == "state" and m["game"]["seq"] == 1)
        for number, point in enumerate(("h8", "i9", "j10", "k11"), 1):
            player, other = ((ann, his), (ben, hers))[(number - 1) % 2]
            answer = push(player, game, point)
            assert answer.status_code == 200, answer.text
            game = answer.json()["game"]
            assert len(game["moves"]) == number
            told = receive(other, at_ply(number))
            assert told["game"]["moves"] == game["moves"]
    one, two = state(ann, game["id"]), state(ben, game["id"])
    assert (one["moves"], one["seq"]) == (two["moves"], two["seq"])
    for seat in ("first", "second"):
        difference = one["clock"][seat] - two["clock"][seat]
        assert abs(difference) < 5, "the clocks agree"


def test_a_command_is_carried_out_once_wherever_it_is_repeated(pair: Pair) -> None:
    ann, ben, game = started(pair)
    again = pair.at_other(ann)
    for browser in (ann, again, ann):
        assert push(browser, game, "h8", ref="the-same").status_code == 200
    assert state(ben, game["id"])["moves"] == ["h8"]
    refused = push(pair.at_other(ben), game, "i9")
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "stale"


def test_players_see_each_other_across_servers(pair: Pair) -> None:
    ann, ben, game = started(pair)
    with ann.websocket_connect(LIVE) as hers:
        hers.send_json({"type": "watch", "game": game["id"]})
        with ben.websocket_connect(LIVE) as his:
            his.send_json({"type": "watch", "game": game["id"]})
            receive(hers, both_online)
            receive(his, both_online)
        receive(hers, lambda m: m["type"] == "state" and not m["game"]["seats"]["second"]["online"])


def test_whoever_plays_at_a_server_that_is_gone_is_away(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat = Store.beat

    def alone(store: Store, server: str, **more: Any) -> Beat:
        return beat(store, server, **more)._replace(servers=frozenset([server]))

    ann, ben, game = started(pair)
    with ann.websocket_connect(LIVE) as hers, ben.websocket_connect(LIVE) as his:
        for socket in (hers, his):
            socket.send_json({"type": "watch", "game": game["id"]})
        receive(hers, both_online)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "beat", alone)
            receive(hers, lambda m: m["type"] == "state" and not both_online(m))
        receive(hers, both_online)  # the other server was only late


def test_a_rematch_is_agreed_on_across_servers(pair: Pair) -> None:
    ann, ben, game = started(pair)
    with ann.websocket_connect(LIVE) as hers, ben.websocket_connect(LIVE) as his:
        for socket in (hers, his):
            socket.send_json({"type": "watch", "game": game["id"]})
        assert act(ben, state(ben, game["id"]), "resign").status_code == 200
        assert ben.post(f"/api/games/{game['id']}/rematch").json()["game"] is None
        receive(hers, lambda m: m["type"] == "state" and m["game"]["rematch_offer"] == "second")
        following = ann.post(f"/api/games/{game['id']}/rematch").json()["game"]
        receive(his, lambda m: m["type"] == "state" and m["game"]["rematch"] == following["id"])
    assert state(ben, following["id"])["you"] == ["first"]


def test_an_engine_answers_a_player_at_the_other_server(pair: Pair) -> None:
    ann = pair.browser(0)
    game = new_game(ann, PERSON, LEVEL)
    elsewhere = pair.at_other(ann)
    with elsewhere.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "watch", "game": game["id"]})
        assert push(elsewhere, game, "h8").status_code == 200
        receive(socket, lambda m: m["type"] == "state" and m["game"]["ply"] == 2)
    wait_for(lambda: state(ann, game["id"])["ply"] == 2)  # sooner or later, as news travel


def test_your_move_and_notices_reach_other_servers(pair: Pair) -> None:
    ann, ben, game = started(pair)
    with ben.websocket_connect(LIVE) as his:
        receive(his, "you")
        assert state(ben, game["id"])["ply"] == 0  # news for him arrive from now on
        assert push(ann, game, "h8").status_code == 200
        assert receive(his, "your-move")["game"] == game["id"]


def test_people_are_paired_across_servers(pair: Pair) -> None:
    ann, ben = pair.browser(0), pair.browser(1)
    with ann.websocket_connect(LIVE) as hers, ben.websocket_connect(LIVE) as his:
        his.send_json({"type": "lobby"})
        receive(his, "lobby")
        receive(hers, "you")
        seek = ann.post("/api/lobby/seeks", json={**GAME, "name": "Ann"}).json()["seek"]
        shown = receive(his, lambda m: m["type"] == "lobby" and m["seeks"])
        assert [row["id"] for row in shown["seeks"]] == [seek]
        game = ben.post("/api/lobby/seeks", json={**GAME, "name": "Ben"}).json()["game"]
        assert receive(hers, "paired")["game"] == game
    assert len(state(ann, game)["you"]) == 1


def test_a_challenge_reaches_a_member_at_the_other_server(pair: Pair) -> None:
    ann, ben = pair.browser(0), pair.browser(1)
    for browser, name in ((ann, "AnnElsewhere"), (ben, "BenElsewhere")):
        wish = {"name": name, "password": "four green stones"}
        assert browser.post("/api/account", json=wish).status_code == 201
    with ben.websocket_connect(LIVE) as his:
        his.send_json({"type": "lobby"})
        receive(his, "lobby")
        wish = {**GAME, "player": "BenElsewhere"}
        seek = ann.post("/api/lobby/challenges", json=wish).json()["seek"]
        assert receive(his, "challenge")["seek"]["id"] == seek
        receive(his, lambda m: m["type"] == "lobby" and m["challenges"])
    assert ben.post(f"/api/lobby/seeks/{seek}/accept", json={}).status_code == 200


def test_a_login_ends_the_sockets_of_the_browser_everywhere(pair: Pair) -> None:
    ann = pair.browser(0)
    with pair.at_other(ann).websocket_connect(LIVE) as socket:
        receive(socket, "you")
        wish = {"name": "AnnTwice", "password": "four green stones"}
        assert ann.post("/api/account", json=wish).status_code == 201
        closed = wait_for(lambda: next((m for m in [socket.receive()] if "code" in m), None))
        assert closed["code"] == 4003


def test_a_review_is_found_and_stopped_through_both_servers(pair: Pair) -> None:
    ann = pair.browser(0)
    game = new_game(ann)
    for point in ("h8", "i9", "h9"):
        game = push(ann, game, point).json()["game"]
    act(ann, game, "resign")
    begun = ann.post("/api/reviews", json={"game": game["id"]}).json()
    elsewhere = pair.at_other(ann)
    again = elsewhere.post("/api/reviews", json={"game": game["id"]}).json()
    assert again["id"] == begun["id"]
    done = wait_for(
        lambda: next(
            (
                found
                for found in [elsewhere.get(f"/api/reviews/{begun['id']}").json()]
                if not found["running"]
            ),
            None,
        )
    )
    assert done["review"]["complete"]
    assert elsewhere.post(f"/api/reviews/{begun['id']}/stop").status_code == 200


def test_players_are_counted_at_all_servers(pair: Pair) -> None:
    _, ben, game = started(pair)
    with ben.websocket_connect(LIVE) as his:
        his.send_json({"type": "watch", "game": game["id"]})
        receive(his, "state")
        wait_for(lambda: pair.one.get("/api/status").json()["players"] >= 1)


def test_a_deleted_game_is_gone_everywhere(pair: Pair) -> None:
    ann = pair.browser(0)
    game = new_game(ann)
    with pair.at_other(ann).websocket_connect(LIVE) as socket:
        socket.send_json({"type": "watch", "game": game["id"]})
        receive(socket, "state")
        assert ann.delete("/api/account").status_code == 200
        assert receive(socket, "notice")["text"] == "This game was deleted."
    assert pair.two.get(f"/api/games/{game['id']}").status_code == 404


def test_games_that_nobody_uses_leave_memory_and_give_their_lease_back(pair: Pair) -> None:
    ann = pair.browser(0)
    used, watched, running = new_game(ann), new_game(ann), new_game(ann, clock="5+3")
    assert push(ann, running, "h8").status_code == 200  # its clock runs
    app: Any = pair.one.app
    portal = pair.one.portal
    assert portal is not None
    games = app.state.services.games
    store = Store(pair.database)
    with ann.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "watch", "game": watched["id"]})
        receive(socket, "state")
        portal.call(games.forget_unused, time.monotonic() + limits.IDLE_SECONDS - 5)
        assert store.lease_of(used["id"]) is not None
        portal.call(games.forget_unused, time.monotonic() + limits.IDLE_SECONDS + 5)
        wait_for(lambda: store.lease_of(used["id"]) is None)
        for game in (watched, running):
            assert store.lease_of(game["id"]) is not None
    assert push(pair.at_other(ann), used, "h8").status_code == 200
    store.close()


def test_a_write_without_the_lease_is_refused(pair: Pair) -> None:
    ann, _, game = started(pair)
    store = Store(pair.database)
    record = ActionRecord(game["seq"] + 1, 1.0, "late", {"do": "move", "by": "first", "at": 1.0})
    held = store.claim(game["id"], "another server")
    assert held.server != "another server"
    for fence in (0, held.fence - 1, held.fence + 1):
        with pytest.raises(LeaseLostError):
            store.append(game["id"], [record], ply=1, result=None, fence=fence)
    taken = store.claim(game["id"], "another server", force=True)
    assert taken.fence > held.fence
    with pytest.raises(LeaseLostError):
        store.append(game["id"], [record], ply=1, result=None, fence=held.fence)
    # The server that lost it notices at its next write, and asks; the one that has it is dead.
    answer = push(ann, game, "h8")
    assert answer.status_code == 200, answer.text
    store.close()


def test_play_goes_on_without_redis_and_is_told_when_it_is_back(tmp_path: Path) -> None:
    redis = RedisServer(tmp_path)
    with ExitStack() as stack:
        pair = running_pair(tmp_path, redis.url, stack)
        ann, ben, game = started(pair)
        with ann.websocket_connect(LIVE) as hers, ben.websocket_connect(LIVE) as his:
            for socket in (hers, his):
                socket.send_json({"type": "watch", "game": game["id"]})
                receive(socket, "state")
            redis.stop()
            for socket in (hers, his):
                assert "lost touch" in receive(socket, "notice")["text"]
            assert ann.post("/api/lobby/seeks", json=GAME).status_code == 429
            for number, point in enumerate(("h8", "i9", "j10", "k11"), 1):
                player, other = ((ann, his), (ben, hers))[(number - 1) % 2]
                answer = push(player, game, point)
                assert answer.status_code == 200, answer.text
                game = answer.json()["game"]
                receive(other, at_ply(number))
            redis.start()
            wait_for(lambda: ann.post("/api/lobby/seeks", json=GAME).status_code == 200)
            for number, point in enumerate(("h10", "i11"), 5):
                player, other = ((ann, his), (ben, hers))[(number - 1) % 2]
                answer = push(player, game, point)
                assert answer.status_code == 200, answer.text
                game = answer.json()["game"]
                receive(other, at_ply(number))
    redis.stop()
