"""The requests: games, analysis, studies, settings; with a fake engine."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from databases import KINDS
from tengen.formats import read_game
from tengen.remote.pool import Lane
from tengen.web import limits
from tengen.web.limits import Rate
from tengen.web.rates import RATES
from tengen.web.store.database import StoreError
from tengen.web.store.store import Store
from web_support import (
    INVITE,
    LEVEL,
    PERSON,
    act,
    new_game,
    other_client,
    push,
    running_app,
    services_of,
    stored,
    wait_for,
)

FORK = "(;GM[4]SZ[15]RU[renju]PB[Ann];B[hh]C[in the middle];W[hg](;B[ii])(;B[gg]))"


@pytest.fixture(scope="module", params=KINDS)
def client(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("api"), kind=request.param) as made:
        made.get("/")
        yield made


def state(client: TestClient, game: dict[str, Any]) -> dict[str, Any]:
    shown: dict[str, Any] = client.get(f"/api/games/{game['id']}").json()["game"]
    return shown


def play_all(client: TestClient, game: dict[str, Any], moves: str) -> dict[str, Any]:
    for point in moves.split():
        answer = push(client, game, point)
        assert answer.status_code == 200, answer.text
        game = answer.json()["game"]
    return game


# What there is


def test_config_tells_rules_openings_and_limits(client: TestClient) -> None:
    config = client.get("/api/config").json()
    rules = {rule["name"]: rule for rule in config["rules"]}
    assert rules["renju"]["forbids"] == ["black"]
    assert rules["42"]["pairs_to_win"] == 5
    assert "swap2" in [opening["name"] for opening in config["openings"]]
    assert config["limits"]["think_seconds"] == limits.THINK_SECONDS
    assert config["token"] is None


def test_the_page_and_its_documents_are_there(client: TestClient) -> None:
    page = client.get("/?game=x#y")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    docs = client.get("/api/docs")
    assert "/api/games/{game}/act" in docs.text
    assert "<script" not in docs.text
    assert "http" not in docs.text.replace("httpx", "").split("</title>")[0]
    assert client.get("/api/openapi.json").json()["info"]["title"] == "Tengen"


def test_files_of_the_page_are_kept_but_asked_about(client: TestClient) -> None:
    page = client.get("/static/index.html")
    assert page.headers["cache-control"] == "no-cache"
    again = client.get("/static/index.html", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    assert client.get("/static/../app.py").status_code == 404
    assert client.get("/static/%2e%2e/app.py").status_code == 404


def test_settings_are_a_client_s_own_and_stay(client: TestClient) -> None:
    client.patch("/api/settings", json={"settings": {"theme": "dark", "volume": 0.5}})
    assert client.get("/api/settings").json() == {"settings": {"theme": "dark", "volume": 0.5}}
    client.patch("/api/settings", json={"settings": {"volume": None}})
    assert client.get("/api/settings").json() == {"settings": {"theme": "dark"}}
    assert other_client(client).get("/api/settings").json() == {"settings": {}}
    for bad in ({"x": "y" * 3000}, {"No": 1}, {"x": [1]}, {"x": {"y": 1}}):
        assert client.patch("/api/settings", json={"settings": bad}).status_code == 422


def test_settings_that_could_not_be_stored_may_be_sent_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StoreError("the disk is gone")

    monkeypatch.setattr(Store, "change_settings", fail)
    answer = client.patch("/api/settings", json={"settings": {"theme": "dark"}})
    error = answer.json()["error"]
    assert error["code"] == "busy"
    assert "database" in error["message"]


# Games


def test_a_game_for_two_at_one_screen_to_its_end(client: TestClient) -> None:
    game = new_game(client, rule="standard")
    assert game["you"] == ["first", "second"]
    assert game["to_act"] == {
        "seat": "first",
        "kind": "move",
        "instruction": {
            "key": "instruction-play-on",
            "params": {"color": "black"},
            "text": "Play on as Black.",
        },
        "choices": [],
        "points": None,
    }
    game = play_all(client, game, "h8 a1 i8 a2 j8 a3 k8 a4 l8")
    assert game["result"] == {
        "winner": "black",
        "reason": "five",
        "key": "result-five",
        "params": {"winner": "black", "count": 5},
        "text": "Black wins with 5 in a row.",
        "line": ["h8", "i8", "j8", "k8", "l8"],
    }
    assert game["to_act"] is None
    assert game["can"]["rematch"]
    refused = push(client, game, "o1")
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "game-over"
    assert client.get("/api/games").json()["games"][0]["result"]["text"] == game["result"]["text"]


def test_lists_name_the_opening_of_a_game(client: TestClient) -> None:
    """Of a game that was played from the start, and of one that began with a position."""
    game = play_all(client, new_game(client, rule="renju"), "h8 h9")
    game = play_all(client, game, "i9")
    new_game(client, position={"rule": "renju", "moves": ["h8", "i9", "h9"]})
    new_game(client)
    names = [row["opening_name"] for row in client.get("/api/games?limit=3").json()["games"]]
    texts = [None if name is None else name["text"] for name in names]
    assert texts == [None, "Ungetsu (indirect 6)", "Kagetsu (direct 4)"]
    assert names[2] == game["name"]


def test_a_move_is_refused_for_its_reason_and_changes_nothing(client: TestClient) -> None:
    game = play_all(client, new_game(client, rule="renju"), "h8 a1")
    for point, status, code in (
        ("h8", 409, "occupied"),
        ("z9", 422, "format"),
        ("o16", 422, "format"),
        ("h", 422, "bad-request"),
    ):
        answer = push(client, game, point, ref=f"bad-{point}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert state(client, game)["seq"] == game["seq"]
    game = play_all(client, game, "i8 a2 h10 a3 h11 a4")
    assert game["forbidden"] == {}
    game = play_all(client, game, "o15 o1")
    fork = new_game(client, rule="renju")
    fork = play_all(client, fork, "h8 a1 i8 a3 j9 a5 j10 a7")
    assert fork["forbidden"] == {"j8": "double-three"}
    answer = push(client, fork, "j8")
    assert answer.json()["error"]["code"] == "forbidden"
    assert answer.json()["error"]["reason"] == "double-three"


def test_one_ref_is_one_move_and_an_old_seq_is_stale(client: TestClient) -> None:
    game = new_game(client)
    first = push(client, game, "h8", ref="once").json()["game"]
    again = push(client, game, "h8", ref="once").json()["game"]
    assert first["moves"] == again["moves"] == ["h8"]
    stale = push(client, game, "i9", ref="twice")
    assert (stale.status_code, stale.json()["error"]["code"]) == (409, "stale")
    assert state(client, game)["moves"] == ["h8"]


def test_the_engine_answers_and_undo_comes_back_to_the_person(client: TestClient) -> None:
    game = new_game(client, PERSON, LEVEL)
    push(client, game, "h8")
    game = wait_for(lambda: (shown := state(client, game))["ply"] == 2 and shown)
    assert game["seats"]["second"] == {
        "kind": "level",
        "name": "level 3",
        "level": 3,
        "taken": True,
        "online": True,
        "rating": None,
        "bot": False,
    }
    assert game["stats"][1]["depth"] is not None
    assert game["can"]["undo"]
    game = act(client, game, "undo").json()["game"]
    assert game["moves"] == []
    game = act(client, game, "redo").json()["game"]
    assert len(game["moves"]) == 2
    hint = client.post(f"/api/games/{game['id']}/hint").json()
    assert hint["move"] not in game["moves"]
    assert hint["line"][0] == hint["move"]
    assert [stage["move"] for stage in hint["stages"]] == [None, None, hint["move"]]
    assert [stage["stage"] for stage in hint["stages"]] == ["area", "shape", "point"]
    game = act(client, game, "resign").json()["game"]
    assert game["result"]["text"] == "White wins by resignation."


def test_an_engine_opens_by_itself(client: TestClient) -> None:
    game = new_game(client, LEVEL, PERSON)
    assert wait_for(lambda: state(client, game)["ply"] == 1)


def test_two_engines_play_without_anybody_watching_until_they_are_paused(
    client: TestClient,
) -> None:
    game = new_game(client, LEVEL, {"kind": "tengen", "time": 0.1})
    game = wait_for(lambda: (shown := state(client, game))["ply"] >= 2 and shown)
    assert game["can"]["pause"]

    def act_again(kind: str) -> Any:  # it moves on meanwhile
        return wait_for(
            lambda: (done := act(client, state(client, game), kind)).is_success and done
        )

    assert not other_client(client).get(f"/api/games/{game['id']}").json()["game"]["can"]["pause"]
    game = act_again("pause").json()["game"]
    assert (game["paused"], game["thinking"]) == (True, None)
    assert state(client, game)["seq"] == game["seq"]
    game = act_again("resume").json()["game"]
    assert not game["paused"]
    wait_for(lambda: state(client, game)["ply"] > game["ply"])
    act_again("pause")
    answer = client.post(
        "/api/games", json={"seats": {"first": LEVEL, "second": LEVEL}, "clock": "5+3"}
    )
    assert answer.status_code == 422


def test_a_person_by_link_takes_the_seat_once(client: TestClient) -> None:
    game = new_game(client, PERSON, INVITE)
    invite = game["invites"]["second"]
    ben, cy = other_client(client), other_client(client)
    ben.get("/")
    cy.get("/")
    assert ben.get(f"/api/games/{game['id']}").json()["game"]["invites"] == {}
    path = f"/api/games/{game['id']}/join"
    wrong = ben.post(path, json={"invite": "x" * 22, "name": "Ben"})
    assert wrong.status_code == 403
    joined = ben.post(path, json={"invite": invite, "name": "Ben"}).json()["game"]
    assert joined["you"] == ["second"]
    assert joined["seats"]["second"]["name"] == "Ben"
    assert ben.post(path, json={"invite": invite}).status_code == 200  # a doubled request
    assert cy.post(path, json={"invite": invite, "name": "Cy"}).status_code == 403
    assert push(ben, joined, "h8").json()["error"]["code"] == "not-allowed"
    assert push(cy, joined, "h8").json()["error"]["code"] == "not-allowed"
    game = push(client, joined, "h8").json()["game"]
    assert push(ben, game, "i9").status_code == 200
    game = state(client, game)
    assert not game["can"]["undo"]
    assert not game["can"]["hint"]
    assert act(client, game, "undo").json()["error"]["code"] == "not-allowed"
    assert game["can"]["ask_undo"]
    game = act(client, game, "ask-undo").json()["game"]
    assert (game["to_act"]["kind"], game["to_act"]["seat"]) == ("undo-answer", "second")
    assert game["mover"] == "first"  # who may also go on without an answer
    assert act(client, game, "accept-undo").json()["error"]["code"] == "not-your-turn"
    game = act(ben, game, "accept-undo").json()["game"]
    assert (game["ply"], game["undo_request"]) == (0, None)
    game = act(client, game, "offer-draw").json()["game"]
    assert push(client, game, "g7").status_code == 200  # whoever offers a draw in turn moves on
    assert [row["id"] for row in ben.get("/api/games").json()["games"]] == [game["id"]]


def test_an_invite_is_shown_to_its_creator_only_and_not_stored(client: TestClient) -> None:
    game = new_game(client, PERSON, INVITE)
    invite = game["invites"]["second"]
    assert state(client, game)["invites"] == {"second": invite}  # also after a reload
    assert invite not in str(stored(client, "game", game["id"]))
    ben = other_client(client)
    ben.get("/")
    ben.post(f"/api/games/{game['id']}/join", json={"invite": invite})
    assert state(client, game)["invites"] == {}
    assert state(client, game)["seats"]["second"]["taken"]


def test_hints_games_imports_studies_and_pictures_have_their_rates(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = other_client(client)
    ann.get("/")
    game = new_game(ann)
    tree = ann.post("/api/import", json={"text": FORK}).json()["games"][0]
    few = (Rate(1, 600.0), Rate(100, 600.0))
    asked: list[tuple[str, str, Any]] = [
        ("hint", f"/api/games/{game['id']}/hint", None),
        ("game", "/api/games", {"seats": {"first": PERSON, "second": PERSON}}),
        ("import", "/api/import", {"text": FORK}),
        ("keep", "/api/studies", {"game": tree}),
        ("keep", "/api/explorer/files", {"text": FORK}),
        ("picture", "/api/export", {"game": tree, "format": "svg"}),
    ]
    for name, path, body in asked:
        monkeypatch.setitem(RATES, name, few)
        cy = other_client(client)
        cy.get("/")
        assert cy.post(path, json=body).status_code != 429
        refused = cy.post(path, json=body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "busy")
        assert int(refused.headers["retry-after"]) > 500


def test_a_clock_waits_for_the_other_player(client: TestClient) -> None:
    game = new_game(client, PERSON, INVITE, clock="5+3")
    answer = push(client, game, "h8")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "illegal")


def test_a_draw_is_offered_and_agreed(client: TestClient) -> None:
    game = play_all(client, new_game(client), "h8")
    game = act(client, game, "offer-draw", seat="first").json()["game"]
    assert game["draw_offer"] == "first"
    assert game["to_act"]["kind"] == "draw-answer"
    assert act(client, game, "accept-draw", seat="first").status_code == 403
    game = act(client, game, "accept-draw", seat="second").json()["game"]
    assert game["result"]["winner"] is None
    assert game["result"]["reason"] == "agreement"


def test_the_clock_is_judged_by_the_server(client: TestClient) -> None:
    game = new_game(client, clock="0.5s/move")
    game = push(client, game, "h8").json()["game"]
    assert game["clock"]["running"] == "second"
    game = wait_for(lambda: (shown := state(client, game))["result"] and shown)
    assert (game["result"]["winner"], game["result"]["reason"]) == ("black", "time")
    assert push(client, game, "i9").json()["error"]["code"] == "game-over"


def test_swap2_with_its_choices(client: TestClient) -> None:
    game = play_all(client, new_game(client, opening="swap2"), "h8 i9 j10")
    assert game["colors"] is None
    assert game["to_act"]["seat"] == "second"
    assert game["to_act"]["choices"] == ["take-white", "take-black", "add-two"]
    refused = push(client, game, "a1")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "opening")
    game = act(client, game, "choose", choice="take-black").json()["game"]
    assert game["colors"] == {"black": "second", "white": "first"}
    assert game["to_act"]["seat"] == "first"


def test_a_renju_opening_offers_fifth_moves(client: TestClient) -> None:
    game = play_all(client, new_game(client, rule="renju", opening="soosyrv-8"), "h8 h9 h10")
    game = act(client, game, "choose", choice="take-white").json()["game"]
    game = play_all(client, game, "h7")
    assert game["to_act"]["choices"] == [f"offer-{count}" for count in range(1, 9)]
    game = act(client, game, "choose", choice="offer-2").json()["game"]
    assert (game["chosen"], game["colors"]) == ("offer-2", None)
    game = act(client, game, "choose", choice="take-black").json()["game"]
    assert game["colors"] == {"black": "first", "white": "second"}
    game = play_all(client, game, "g7")
    assert (game["ply"], game["offers"], game["to_act"]["seat"]) == (4, ["g7"], "first")
    assert "i7" not in game["to_act"]["points"]
    refused = push(client, game, "i7")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "opening")
    game = play_all(client, game, "g9")
    assert (game["to_act"]["seat"], game["to_act"]["points"]) == ("second", ["g9", "g7"])
    game = act(client, game, "undo").json()["game"]
    assert game["offers"] == ["g7"]
    game = play_all(client, game, "g9 g9")
    assert (game["ply"], game["last"], game["offers"]) == (5, "g9", [])


def test_an_opening_may_limit_the_points(client: TestClient) -> None:
    game = new_game(client, opening="pro")
    assert game["to_act"]["points"] == ["h8"]


def test_a_game_from_a_position(client: TestClient) -> None:
    setup = {"black": ["h8", "i9"], "white": ["j10"], "turn": "white", "pairs": [1, 0]}
    position = {"rule": "42", "size": 19, "setup": setup, "moves": ["k11"]}
    game = new_game(client, position=position)
    assert (game["rule"], game["size"], game["turn"]) == ("42", 19, "black")
    assert game["setup"] == {**setup, "black": ["i9", "h8"]}
    assert game["pairs"] == {"black": 1, "white": 0, "needed": 5}
    taken = client.post(
        "/api/games",
        json={
            "seats": {"first": PERSON, "second": PERSON},
            "position": {"rule": "renju", "moves": ["h8", "h8"]},
        },
    )
    assert taken.json()["error"]["code"] == "occupied"


def test_captures_and_their_statistics(client: TestClient) -> None:
    game = new_game(client, rule="42")
    game = play_all(client, game, "k10 k11 a1 k12 k13")
    assert game["pairs"] == {"black": 1, "white": 0, "needed": 5}
    assert sorted(game["stats"][-1]["captured"]) == ["k11", "k12"]
    assert "k11" not in game["stones"]["white"]


def test_a_rematch_is_one_game_with_the_seats_exchanged(client: TestClient) -> None:
    game = new_game(client, PERSON, INVITE)
    ben = other_client(client)
    ben.get("/")
    path = f"/api/games/{game['id']}"
    ben.post(f"{path}/join", json={"invite": game["invites"]["second"], "name": "Ben"})
    assert client.post(f"{path}/rematch").json()["error"]["code"] == "illegal"
    act(client, state(client, game), "resign")
    assert client.post(f"{path}/rematch").json()["game"] is None  # Ben has not agreed
    assert state(client, game)["rematch_offer"] == "first"
    assert client.post(f"{path}/rematch").json()["game"] is None
    theirs = ben.post(f"{path}/rematch").json()["game"]
    mine = client.post(f"{path}/rematch").json()["game"]
    assert mine["id"] == theirs["id"] != game["id"]
    assert (mine["you"], theirs["you"]) == (["second"], ["first"])
    assert mine["seats"]["first"]["name"] == "Ben"
    assert state(client, game)["rematch"] == mine["id"]


def test_a_ref_makes_one_game(client: TestClient) -> None:
    first, again = (new_game(client, ref="start-1")["id"] for _ in range(2))
    assert first == again


def test_a_game_is_taken_off_one_s_list_only(client: TestClient) -> None:
    game = new_game(client)
    assert client.delete(f"/api/games/{game['id']}").status_code == 204
    assert client.delete(f"/api/games/{game['id']}").status_code == 404
    assert game["id"] not in [row["id"] for row in client.get("/api/games").json()["games"]]
    assert client.get(f"/api/games/{game['id']}").status_code == 200


def test_the_list_comes_in_pages(client: TestClient) -> None:
    ann = other_client(client)
    ann.get("/")
    ids = [new_game(ann)["id"] for _ in range(3)]
    first = ann.get("/api/games?limit=2").json()
    rest = ann.get(f"/api/games?limit=2&before={first['next']}").json()
    assert [row["id"] for row in first["games"] + rest["games"]] == ids[::-1]
    assert rest["next"] is None


@pytest.mark.parametrize(
    "format", ["sgf", "psq", "pos", "json", "link", "svg", "png", "gif", "webp"]
)
def test_a_game_is_exported(client: TestClient, format: str) -> None:
    game = play_all(client, new_game(client, rule="renju"), "h8 i9")
    answer = client.get(f"/api/games/{game['id']}/export?format={format}")
    assert answer.status_code == 200
    assert f"tengen.{format}" in answer.headers["content-disposition"]
    if format in ("sgf", "psq", "json", "link"):
        assert read_game(answer.text, format=format).mainline_moves() == [112, 98]


def test_an_unknown_game_is_not_found(client: TestClient) -> None:
    for name in ("x" * 22, "short", "a" * 500, "%00"):
        assert client.get(f"/api/games/{name}").status_code == 404


def test_a_long_game_has_its_cap(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ACTIONS", 2)
    game = play_all(client, new_game(client), "h8 i9")
    assert push(client, game, "j10").json()["error"]["code"] == "illegal"
    monkeypatch.setattr(limits, "GAMES", 1)
    answer = client.post("/api/games", json={"seats": {"first": PERSON, "second": PERSON}})
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "busy")
    assert answer.headers["retry-after"]


def test_what_cannot_be_stored_has_not_happened(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sqlalchemy.exc import OperationalError

    game = new_game(client)
    store = client.app.state.services.storage.store  # type: ignore[attr-defined]

    def full(*args: object, **kwargs: object) -> None:
        raise OperationalError("INSERT", {}, Exception("disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(store, "append", full)
        answer = push(client, game, "h8", ref="one")
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "busy")
    assert state(client, game)["moves"] == []
    assert push(client, game, "h8", ref="one").json()["game"]["moves"] == ["h8"]


# Analysis


def test_a_position_is_drawn_with_its_threats(client: TestClient) -> None:
    position = {"rule": "renju", "moves": ["h8", "a1", "i8", "a3", "j8", "a5"]}
    shown = client.post("/api/position", json={"position": position, "threats": True}).json()
    assert shown["ply"] == 6
    assert shown["last"] == "a5"
    assert shown["threats"][0]["kind"] == "open three"
    won = {"rule": "freestyle", "moves": ["h8", "a1", "i8", "a2", "j8", "a3", "k8", "a4", "l8"]}
    outcome = client.post("/api/position", json={"position": won}).json()["outcome"]
    assert outcome["line"] == ["h8", "i8", "j8", "k8", "l8"]
    foul = {"rule": "renju", "moves": ["h8", "a1", "i8", "a3", "j9", "a5", "j10", "a7", "j8"]}
    outcome = client.post("/api/position", json={"position": foul}).json()["outcome"]
    assert (outcome["termination"], outcome["winner"]) == ("forbidden", "white")


def test_a_pending_five_shows_its_line(client: TestClient) -> None:
    moves = ["g10", "a1", "h10", "h11", "i10", "h12", "j10", "a2", "k10"]
    setup = {"white": ["h9"], "black": ["h8"], "turn": "black"}
    position = {"rule": "42", "size": 19, "setup": setup, "moves": moves}
    shown = client.post("/api/position", json={"position": position}).json()
    assert shown["pending_five"] is None or shown["pending_five"]["color"] == "black"


def test_a_move_is_explained(client: TestClient) -> None:
    position = {"rule": "renju", "moves": ["h8", "i9"]}
    report = client.post("/api/explain", json={"position": position, "move": "h8"}).json()
    assert not report["legal"]
    assert report["sentences"]
    asked = {"position": position, "move": "j10", "engine": True}
    assert client.post("/api/explain", json=asked).json()["search"]["candidates"] >= 1
    assert client.post("/api/trace", json={"position": position}).json()["turn"] == "black"


def test_files_are_read_with_variations_comments_and_problems(client: TestClient) -> None:
    read = client.post("/api/import", json={"text": FORK, "name": "x.sgf"}).json()
    assert read["format"] == "sgf"
    game = read["games"][0]
    assert (game["rule"], game["nodes"][1]["comment"]) == ("renju", "in the middle")
    assert len(game["nodes"]) == 5
    data = base64.b64encode(FORK.encode()).decode()
    assert client.post("/api/import", json={"data": data}).json()["games"] == [game]
    link = client.post("/api/import", json={"text": "https://x.y/?rule=renju&size=15#h8i9"}).json()
    assert link["games"][0]["nodes"][-1]["move"] == "i9"
    plain = client.post("/api/import", json={"text": "h8 i9 j10", "rule": "standard"}).json()
    assert plain["games"][0]["rule"] == "standard"
    slow = base64.b64encode(b"(;CA[punycode]C[" + b"a-" * 1000 + b"])").decode()
    problems = client.post("/api/import", json={"data": slow}).json()["problems"][0]
    assert "unknown character encoding 'PUNYCODE'" in problems[0]["text"]
    many = client.post("/api/import", json={"text": "(" + ";" * 100_000 + ")", "name": "x.sgf"})
    assert "too large" in many.json()["error"]["message"]
    cut_off = client.post("/api/import", json={"text": "(;B[zz"}).json()
    assert "1 bracket not closed" in cut_off["problems"][0][0]["text"]
    for bad in ({"text": "no game"}, {"data": "§"}, {}):
        answer = client.post("/api/import", json=bad)
        assert answer.status_code == 422, bad
        assert answer.json()["error"]["message"]


def test_a_tree_is_written_and_drawn(client: TestClient) -> None:
    game = client.post("/api/import", json={"text": FORK}).json()["games"][0]
    sgf = client.post("/api/export", json={"game": game, "format": "sgf"}).json()
    assert read_game(sgf["content"], format="sgf") == read_game(json.dumps(game), format="json")
    psq = client.post("/api/export", json={"game": game, "format": "psq"}).json()
    assert psq["losses"]
    drawn = {"game": game, "format": "svg", "node": 4, "theme": "dark", "numbers": True}
    assert client.post("/api/export", json=drawn).json()["content"].startswith("<svg")
    picture = client.post("/api/export", json={"game": game, "format": "png", "pixels": 200}).json()
    assert base64.b64decode(picture["content"]).startswith(b"\x89PNG")
    link = client.post("/api/export", json={"game": game, "format": "link", "node": 2}).json()
    assert link["content"] == "?rule=renju&size=15#h8h9"
    for bad in (
        {"format": "renlib"},
        {"format": "svg", "node": 99},
        {"format": "svg", "pixels": 9},
    ):
        assert client.post("/api/export", json={"game": game, **bad}).status_code == 422


# Studies


def test_a_study_is_kept_changed_and_guarded(client: TestClient) -> None:
    game = client.post("/api/import", json={"text": FORK}).json()["games"][0]
    made = client.post("/api/studies", json={"title": "A <b>", "game": game})
    assert made.status_code == 201
    study = made.json()
    assert (study["version"], study["title"], study["yours"]) == (1, "A <b>", True)
    assert study["game"] == game
    path = f"/api/studies/{study['id']}"
    change = {"title": "B", "game": game, "version": 1}
    assert client.put(path, json=change).json()["version"] == 2
    assert client.put(path, json=change).json()["error"]["code"] == "stale"
    ben = other_client(client)
    ben.get("/")
    assert ben.get(path).json()["yours"] is False
    assert ben.put(path, json={**change, "version": 2}).status_code == 403
    assert ben.delete(path).status_code == 404
    assert [row["title"] for row in client.get("/api/studies").json()["studies"]] == ["B"]
    assert client.delete(path).status_code == 204
    assert client.get(path).status_code == 404
    game["nodes"][1]["comment"] = "x" * (limits.COMMENT + 1)
    long = client.post("/api/studies", json={"game": game})
    assert "comment is too long" in long.json()["error"]["message"]
    bad = client.post("/api/studies", json={"game": {"tengen": 1}})
    assert (bad.status_code, bad.json()["error"]["code"]) == (422, "format")


def test_a_study_goes_out_as_it_is_kept(client: TestClient) -> None:
    """Parsing and writing a large tree takes so long that everybody else would wait."""
    kept = '{ "tengen":1,  "rule":"renju", "size":15, "nodes":[{}, {"move": "h8"}] }'
    study = client.post("/api/studies", json={"game": json.loads(kept)}).json()
    fields: dict[str, Any] = {"version": 1, "title": "", "rule": "renju", "size": 15, "game": kept}
    services_of(client).storage.store.change_study(study["id"], **fields)
    path = f"/api/studies/{study['id']}"
    answer = client.get(path)
    assert kept in answer.text
    assert answer.json() == {**study, "version": 2, "updated": answer.json()["updated"]}
    assert client.get(f"{path}/picture").status_code == 200
    assert "h8" in client.get(f"/embed?study={study['id']}").text


def test_what_is_large_leaves_a_reader_free(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    lanes: list[Lane] = []
    readers = services_of(client).readers
    submit = readers.submit

    def noting(*args: Any, lane: Lane, **more: Any) -> Any:
        lanes.append(lane)
        return submit(*args, lane=lane, **more)

    monkeypatch.setattr(readers, "submit", noting)
    row = [f"{letter}{number}" for letter in "abcdefghijklmno" for number in range(1, 16)]
    nodes: list[dict[str, Any]] = [{}]
    for parent in range(6):
        nodes += [{"move": move, "parent": parent} for move in row if move not in row[:parent]]
    small = {"tengen": 1, "rule": "freestyle", "size": 15, "nodes": nodes[:9]}
    large = {**small, "nodes": nodes}
    text = f"(;GM[4]SZ[15]C[{'x' * limits.LARGE_TEXT}])"
    for path, body, lane in (
        ("export", {"game": small, "format": "svg"}, Lane.QUICK),
        ("export", {"game": large, "format": "svg"}, Lane.THINK),
        ("export", {"game": small, "format": "gif"}, Lane.THINK),
        ("studies", {"game": large}, Lane.THINK),
        ("import", {"text": "h8 i9"}, Lane.QUICK),
        ("import", {"text": text}, Lane.THINK),
    ):
        assert client.post(f"/api/{path}", json=body).status_code in (200, 201), (path, lane)
        assert lanes.pop() is lane, path


def test_odd_text_is_kept_as_it_is(client: TestClient) -> None:
    game = json.loads(client.get(f"/api/games/{new_game(client)['id']}/export?format=json").text)
    game["nodes"][0]["comment"] = "<script>alert(1)</script> \ud800 \u0000 ☃"
    body = json.dumps({"game": game})
    study = client.post("/api/studies", content=body, headers={"content-type": "application/json"})
    assert study.status_code == 201
    assert study.json()["game"]["nodes"][0]["comment"].startswith("<script>")


def test_bad_requests_name_the_field(client: TestClient) -> None:
    for body, word in (
        ({"seats": {"first": PERSON}}, "second"),
        ({"seats": {"first": PERSON, "second": {"kind": "level", "level": 11}}}, "level"),
        ({"seats": {"first": PERSON, "second": PERSON}, "rule": "chess"}, "rule"),
        ({"seats": {"first": PERSON, "second": PERSON}, "clock": "soon"}, "soon"),
        ({"seats": {"first": PERSON, "second": PERSON}, "size": 99}, "size"),
        ({"seats": {"first": PERSON, "second": PERSON}, "more": 1}, "more"),
        ({"seats": {"first": {"kind": "person", "name": "x" * 99}, "second": PERSON}}, "name"),
    ):
        answer = client.post("/api/games", json=body)
        assert answer.status_code == 422
        assert word in answer.json()["error"]["message"]
    for content in (b"", b"{", b"[" * 100_000, b"\xff\xfe", b'{"seats": ' + b"9" * 5000 + b"}"):
        answer = client.post(
            "/api/games", content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 422)
        assert answer.json()["error"]["code"] == "bad-request"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games", {"seats": {"first": {"kind": "person", "name": "\ud800"}}}),
        ("/api/games", {"seats": {"first": PERSON, "second": LEVEL}, "rule": "\udfff"}),
        ("/api/import", {"text": "(;GM[4]SZ[15];B[hh]C[\ud800])"}),
        ("/api/import", {"text": "h8 \ud800"}),
        ("/api/explain", {"position": {"moves": ["h8"]}, "move": "\ud800"}),
        ("/api/studies", {"title": "\ud800", "game": {}}),
    ],
)
def test_a_lone_surrogate_is_never_an_error_of_the_server(
    client: TestClient, path: str, body: dict[str, Any]
) -> None:
    headers = {"content-type": "application/json"}
    answer = client.post(path, content=json.dumps(body), headers=headers)
    assert answer.status_code < 500
    answer.json()
