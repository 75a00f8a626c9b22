"""Drills over the web: made from a review, due after the clock is moved, private to each client."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from databases import new_database
from tengen import Board, Game
from tengen.analysis.reviews.review import NODES
from tengen.formats.json import to_plain
from tengen.learning.drills import Drill, DrillDeck
from tengen.learning.record import kept_part
from tengen.web import learning
from tengen.web.store.store import Store
from tengen.web.tasks import exercises
from web_support import other_client, running_app, wait_for, with_drill

Json = dict[str, Any]
MOVES = "h8 g8 i8 a1 j8 a2 k8 a3 b15 a4 b14 a5"
DAY = 86_400.0


class Clock:
    """The time of the server, which a test moves."""

    def __init__(self) -> None:
        self.now = 1_772_389_800.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def client(tmp_path: Path, clock: Clock) -> Iterator[TestClient]:
    with running_app(tmp_path, wall=clock) as made:
        made.get("/")
        yield made


def reviewed(client: TestClient) -> Json:
    game = Game()
    game.add_line(MOVES)
    begun = client.post("/api/reviews", json={"tree": to_plain(game)}).json()

    def look() -> Json | None:
        shown: Json = client.get(f"/api/reviews/{begun['id']}").json()
        return None if shown["running"] else shown

    return dict(wait_for(look))


def test_nothing_is_there_at_first_and_nonsense_is_refused(client: TestClient) -> None:
    assert client.get("/api/drills").json()["drills"] == []
    assert client.get("/api/drills/due").json()["drill"] is None
    assert client.get("/api/drills/nonsense").status_code == 404
    assert client.post("/api/drills", json={"review": "0" * 40}).status_code == 404
    for record in ({}, {"format": "other", "version": 1, "parts": {}}):
        answer = client.post("/api/learning", json={"record": record})
        assert answer.status_code in (400, 409, 422), answer.text
        assert answer.json()["error"]["message"]


def test_a_deck_is_read_once_until_it_changes(
    client: TestClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    drill = with_drill(client)
    clock.now += 100 * DAY
    read: list[object] = []

    def reading(kind: Any, data: object) -> Any:
        read.append(data)
        return kept_part(kind, data)

    monkeypatch.setattr(learning, "kept_part", reading)
    for _ in range(3):
        assert client.get("/api/drills/due").json()["due"] == 1
        assert client.get("/api/config").status_code == 200
    decks = [data for data in read if isinstance(data, dict) and "drills" in data]
    assert len(decks) <= 1
    path = f"/api/drills/{drill['id']}"
    assert client.delete(path).status_code == 204
    assert client.get(path).status_code == 404
    assert client.get("/api/drills/due").json()["due"] == 0


def test_the_decks_in_memory_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "REMEMBERED", 100)
    parts = learning.ReadParts()
    keys = [("drills", f"{number:050}") for number in range(3)]
    for key in keys:
        parts.keep(key, DrillDeck())
    assert [parts.pop(key) is not None for key in keys] == [False, True, True]
    parts.keep(("drills", "x" * 101), DrillDeck())
    parts.keep(keys[0], DrillDeck())
    assert parts.pop(keys[0]) == DrillDeck()


def test_a_record_is_checked_once_and_asks_for_no_long_search(client: TestClient) -> None:
    drill = with_drill(client)
    asked: list[int] = []
    played: list[int] = []

    class AskedError(Exception):
        pass

    def judge(given: Drill, *rest: Any, **more: Any) -> Any:
        asked.append(given.nodes)
        raise AskedError

    def push(board: Board, move: int, *args: Any, **more: Any) -> None:
        played.append(move)
        own_push(board, move, *args, **more)

    own_push = Board.push
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exercises, "judge_answer", judge)
        work: Any = SimpleNamespace(engine=SimpleNamespace(configure=dict), token=None)
        with pytest.raises(AskedError):
            exercises.judge_drill(work, drill={**drill, "nodes": 10**12}, move="h8")
        patch.setattr(Board, "push", push)
        Drill.from_plain(drill)
        lines = len(played)
        Drill.from_plain(drill, is_checked=True)
    assert asked == [NODES]
    assert len(played) - lines == lines - 4  # four moves of lines are not played out again


def test_a_drill_is_due_after_the_clock_is_moved_and_then_later(
    client: TestClient, clock: Clock
) -> None:
    drill = with_drill(client)
    assert client.get("/api/drills/due").json()["due"] == 0
    clock.now += DAY
    due = client.get("/api/drills/due").json()
    assert (due["due"], due["drill"]["id"]) == (1, drill["id"])
    assert "right" not in due["drill"]
    path = f"/api/drills/{drill['id']}"
    wrong = client.post(f"{path}/answer", json={"move": "b14"}).json()
    assert (wrong["good"], wrong["reason"]) == (False, None)  # the reason names the answer
    assert client.get(f"{path}/hint?given=2").json()["move"] == "l8"
    right = client.post(f"{path}/answer", json={"move": "l8"}).json()
    assert right["good"]
    assert client.post(f"{path}/answer", json={"move": "h8"}).status_code == 409
    graded = client.post(f"{path}/grade", json={"grade": "good"}).json()
    assert graded["again"] > due["now"]
    assert client.get("/api/drills/due").json()["due"] == 0
    clock.now += 10 * DAY
    assert client.get("/api/drills/due").json()["due"] == 1
    assert client.delete(path).status_code == 204
    assert client.get("/api/drills").json()["total"] == 0


def test_drills_are_never_visible_to_another(client: TestClient) -> None:
    drill = with_drill(client)
    other = other_client(client)
    other.get("/")
    assert other.get("/api/drills").json()["drills"] == []
    assert other.get(f"/api/drills/{drill['id']}").status_code == 404
    assert other.delete(f"/api/drills/{drill['id']}").status_code == 404
    assert drill["id"] not in other.get("/api/learning").text
    review = reviewed(client)
    assert other.post("/api/drills", json={"review": review["id"]}).status_code == 404


def test_drills_are_made_from_a_review(client: TestClient) -> None:
    review = reviewed(client)
    made = client.post("/api/drills", json={"review": review["id"]})
    assert made.status_code == 200, made.text
    counts = made.json()
    assert counts["total"] == counts["made"]
    again = client.post("/api/drills", json={"review": review["id"]}).json()
    assert (again["made"], again["total"]) == (0, counts["total"])
    refused = client.post("/api/drills", json={"review": review["id"], "numbers": [99]})
    assert refused.status_code == 404


def test_a_move_that_hastens_a_lost_game_is_no_mistake_to_drill(tmp_path: Path) -> None:
    database = new_database("sqlite", tmp_path)
    with running_app(tmp_path, database=database) as client:
        client.get("/")
        review, cookies = reviewed(client)["id"], dict(client.cookies)
    store = Store(database)
    record = store.review(review)
    assert record is not None
    kept = json.loads(record.review)
    shape = {"move": "a5", "rival": "black", "kind": "five", "point": "l8"}
    for move in kept["moves"]:
        move |= {"class": "good", "reason": None}
    kept["moves"][-1] |= {"class": "lost", "reason": {"key": "allows-shape", "params": shape}}
    store.keep_review(review, json.dumps(kept), most=1, game=None, study=None, owner=None)
    store.close()
    with running_app(tmp_path, database=database) as client:
        client.cookies.update(cookies)
        made = client.post("/api/drills", json={"review": review}).json()
        assert (made["made"], made["unconfirmed"]) == (0, 0)
        one = client.post("/api/drills", json={"review": review, "numbers": [12]})
        assert one.status_code == 404
