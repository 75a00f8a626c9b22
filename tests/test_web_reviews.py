"""Reviews over the web: kept and not computed twice, limits, privacy, stopping, Try again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from databases import KINDS
from tengen import Color, Game
from tengen.formats.json import to_plain
from tengen.web import limits, reviews
from tengen.web.limits import Rate
from tengen.web.rates import RATES
from web_support import INVITE, PERSON, act, new_game, other_client, push, running_app, wait_for

Json = dict[str, Any]

MOVES = "h8 a1 i8 a3 j8 o15 k8 a5 l8"  # White never answers: a five


@pytest.fixture(scope="module", params=KINDS)
def client(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("reviews"), kind=request.param) as made:
        made.get("/")
        yield made


@pytest.fixture
def endless(tmp_path: Path) -> Iterator[TestClient]:
    """A server whose reviews do not end."""
    with running_app(tmp_path, behaviour="endless") as made:
        made.get("/")
        yield made


def visitor(client: TestClient) -> TestClient:
    """Another browser, with an identity and rates of its own."""
    other = other_client(client)
    other.get("/")
    return other


def play_all(client: TestClient, game: Json, moves: str = MOVES) -> Json:
    for point in moves.split():
        answer = push(client, game, point)
        assert answer.status_code == 200, answer.text
        game = answer.json()["game"]
    return game


def tree(moves: str = MOVES) -> Json:
    game = Game()
    game.add_line(moves)
    return to_plain(game)


def begin(client: TestClient, status: int = 200, **wish: Any) -> Json:
    answer = client.post("/api/reviews", json=wish)
    assert answer.status_code == status, answer.text
    begun: Json = answer.json()
    return begun


def finished(client: TestClient, begun: Json) -> Json:
    """The review once it is complete."""

    def look() -> Json | None:
        shown: Json = client.get(f"/api/reviews/{begun['id']}").json()
        return None if shown["running"] else shown

    shown: Json = wait_for(look)
    assert shown["error"] is None
    return shown


def test_a_finished_game_is_reviewed_in_words(client: TestClient) -> None:
    ann, ben = visitor(client), visitor(client)
    game = new_game(ann, PERSON, INVITE)
    ben.post(f"/api/games/{game['id']}/join", json={"invite": game["invites"]["second"]})
    assert begin(ann, 409, game=game["id"])["error"]["code"] == "illegal"  # it is not over
    game = ann.get(f"/api/games/{game['id']}").json()["game"]
    for mover, point in zip([ann, ben] * 5, MOVES.split(), strict=False):
        game = push(mover, game, point).json()["game"]
    shown = finished(ann, begin(ann, game=game["id"]))["review"]
    assert shown["complete"]
    assert [move["number"] for move in shown["moves"]] == list(range(1, 10))
    assert "verdicts" not in shown
    assert shown["summary"]["text"]
    assert shown["you"] == "black"
    theirs = begin(ben, game=game["id"])["review"]  # the same review, seen by the other player
    assert theirs["you"] == "white"
    assert [move["class"] for move in theirs["moves"]] == [m["class"] for m in shown["moves"]]
    assert "let you force a win" in shown["summary"]["text"]
    assert "let Black force a win" in theirs["summary"]["text"]


def test_a_complete_review_is_put_into_words_once_for_each_reader(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    def telling(review: Json, you: Color | None) -> Json:
        if review["complete"]:
            told.append(you)
        return in_words(review, you)

    in_words = reviews.in_words
    monkeypatch.setattr(reviews, "in_words", telling)
    monkeypatch.setattr(reviews, "TOLD", 1)
    ann = visitor(client)
    first, other = begin(ann, tree=tree()), begin(ann, tree=tree("h8 i9 j10 a1"))
    shown = finished(ann, first)
    for _ in range(3):
        assert ann.get(f"/api/reviews/{first['id']}").json() == shown
    assert told == [None]
    assert finished(ann, other)["review"] != shown["review"]  # takes the place of the first
    assert ann.get(f"/api/reviews/{first['id']}").json() == shown
    assert told == [None] * 3


def test_a_review_is_kept_and_counts_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "review", (Rate(1, 3600.0), Rate(1000, 1.0)))
    ann = visitor(client)
    begun = begin(ann, tree=tree())
    first = finished(ann, begun)
    again = begin(ann, tree=tree())
    assert (again["id"], again["running"]) == (begun["id"], False)
    assert again["review"] == first["review"]
    with_variation = Game()
    with_variation.add_line(MOVES)
    with_variation.add_line("h8 i9")
    assert begin(ann, tree=to_plain(with_variation))["id"] == begun["id"]
    refused = begin(ann, 429, tree=tree("h8 i9 j10"))
    assert refused["error"]["retry"] > 0


def test_a_review_is_kept_when_the_server_restarts(tmp_path: Path) -> None:
    with running_app(tmp_path) as first:
        first.get("/")
        shown = finished(first, begin(first, tree=tree()))
        cookies = dict(first.cookies)
    with running_app(tmp_path, behaviour="broken") as second:  # no engine: nothing can be computed
        second.cookies.update(cookies)
        assert begin(second, tree=tree())["review"] == shown["review"]


def test_the_review_of_a_tree_is_its_owner_s(client: TestClient) -> None:
    ann, ben = visitor(client), visitor(client)
    begun = begin(ann, tree=tree())
    finished(ann, begun)
    path = f"/api/reviews/{begun['id']}"
    retry = {"number": 2, "move": "i9"}
    assert ben.get(path).status_code == 404
    assert ben.post(f"{path}/stop").status_code == 404
    assert ben.post(f"{path}/try", json=retry).status_code == 404
    assert begin(ben, tree=tree())["id"] != begun["id"]  # the same moves, and a review of their own
    assert ann.get("/api/reviews/none").status_code == 404


def test_the_review_of_a_study_goes_with_it(client: TestClient) -> None:
    ann, ben = visitor(client), visitor(client)
    study = ann.post("/api/studies", json={"title": "A", "game": tree()}).json()
    begun = begin(ann, study=study["id"])
    finished(ann, begun)
    assert begin(ben, study=study["id"])["id"] == begun["id"]  # whoever knows the study may read it
    ann.delete(f"/api/studies/{study['id']}")
    assert ann.get(f"/api/reviews/{begun['id']}").status_code == 404


def test_another_move_is_tried(client: TestClient) -> None:
    ann = visitor(client)
    begun = begin(ann, tree=tree())
    best = finished(ann, begun)["review"]["moves"][1]["best"]
    path = f"/api/reviews/{begun['id']}/try"
    verdict = ann.post(path, json={"number": 2, "move": best}).json()
    assert (verdict["move"], verdict["good"]) == (best, True)
    occupied = ann.post(path, json={"number": 2, "move": "h8"})
    assert occupied.json()["error"]["code"] == "occupied"
    assert ann.post(path, json={"number": 99, "move": "h8"}).status_code == 404


def test_one_thing_is_reviewed_at_a_time(client: TestClient) -> None:
    assert "expected" in begin(client, 422)["error"]["message"]
    begin(client, 422, game="a", study="b")
    begin(client, 404, game="nosuchgame")
    begin(client, 404, study="nosuchstudy")


def test_a_running_review_is_stopped_and_delays_no_move(endless: TestClient) -> None:
    begun = begin(endless, tree=tree())
    path = f"/api/reviews/{begun['id']}"
    wait_for(lambda: endless.get(path).json()["review"])  # it runs, and shows what it has
    game = play_all(endless, new_game(endless, PERSON, {"kind": "level", "level": 3}), "h8")
    wait_for(lambda: endless.get(f"/api/games/{game['id']}").json()["game"]["ply"] == 2)
    assert endless.get(path).json()["running"]
    stopped = endless.post(f"{path}/stop").json()
    assert not stopped["running"]
    assert not stopped["review"]["complete"]
    assert begin(endless, tree=tree())["running"]  # it goes on from there


def test_one_client_runs_few_reviews_at_once(endless: TestClient) -> None:
    lines = ["h8 i9", "h8 i9 j8", "h8 i9 j7"]
    for line in lines[: limits.REVIEWS_AT_ONCE]:
        begin(endless, tree=tree(line))
    assert begin(endless, 429, tree=tree(lines[-1]))["error"]["code"] == "busy"
    assert begin(visitor(endless), tree=tree(lines[-1]))["running"]


def test_only_players_and_who_began_it_stop_a_review(endless: TestClient) -> None:
    game = new_game(endless)
    game = push(endless, game, "h8").json()["game"]
    act(endless, game, "resign", seat="second")
    stranger = visitor(endless)
    begun = begin(endless, game=game["id"])
    path = f"/api/reviews/{begun['id']}"
    assert stranger.get(path).status_code == 200  # spectators see it
    assert stranger.post(f"{path}/stop").status_code == 403
    assert endless.post(f"{path}/stop").status_code == 200
