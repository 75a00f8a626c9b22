"""The explorer over HTTP: verdicts, counts of public games and of one's own files, proofs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from databases import KINDS
from tengen import Board
from tengen.web import limits, passwords
from web_support import (
    INVITE,
    LEVEL,
    PERSON,
    act,
    new_browser,
    new_game,
    push,
    register,
    running_app,
    stored,
    wait_for,
)

Json = dict[str, Any]
GAME = {"rule": "freestyle", "size": 15, "opening": "free", "clock": "none"}


@pytest.fixture(scope="module", params=KINDS)
def app(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "MEMORY_KIB", 64)
        with running_app(tmp_path_factory.mktemp("explorer"), kind=request.param) as made:
            yield made


@pytest.fixture
def ann(app: TestClient) -> TestClient:
    return new_browser(app)


@pytest.fixture
def ben(app: TestClient) -> TestClient:
    return new_browser(app)


def _ask(browser: TestClient, what: str, *moves: str, **more: Any) -> Any:
    position = {"rule": more.pop("rule", "freestyle"), "size": 15, "moves": list(moves)}
    return browser.post(f"/api/explorer{what}", json={"position": position, **more})


def _explored(browser: TestClient, *moves: str, **more: Any) -> Json:
    answer = _ask(browser, "", *moves, **more)
    assert answer.status_code == 200, answer.text
    return {row["move"]: row for row in answer.json()["moves"]}


def _public_game(ann: TestClient, ben: TestClient, moves: list[str], rule: str = "standard") -> str:
    """A public game of two people, which Black resigns after these moves."""
    wish = {**GAME, "rule": rule}
    seek = ann.post("/api/lobby/seeks", json=wish)
    assert seek.status_code == 200, seek.text
    found = ben.post("/api/lobby/seeks", json=wish).json()
    game = str(found["game"])
    is_first = ann.get(f"/api/games/{game}").json()["game"]["you"] == ["first"]
    black, white = (ann, ben) if is_first else (ben, ann)
    state = black.get(f"/api/games/{game}").json()["game"]
    for number, move in enumerate(moves):
        state = dict(push((black, white)[number % 2], state, move).json()["game"])
    assert act(black, state, "resign").status_code == 200
    return game


def test_every_known_move_has_its_verdict_and_its_name(ann: TestClient) -> None:
    found = _ask(ann, "", "h8").json()
    rows = {row["move"]: row for row in found["moves"]}
    proven = [row for row in rows.values() if row["source"] == "proof"]
    assert len(proven) >= 12  # of White's second moves
    assert all(row["score"]["win_in"] < 0 and row["score"]["color"] == "white" for row in proven)
    direct = next(row for row in rows.values() if {"h9", "h7"} & set(row["alike"]))
    assert direct["source"] == "book"
    assert direct["name"]["params"]["name"] == "direct-opening"
    assert set(direct["alike"]) == {"h9", "g8", "i8", "h7"}
    assert sum(row["score"]["win_in"] is None for row in found["moves"]) >= 2


def test_the_best_move_comes_first_and_of_losses_the_longest(ann: TestClient) -> None:
    scores = [row["score"] for row in _ask(ann, "", "h8").json()["moves"]]
    chances = [score["win_chance"] for score in scores]
    assert chances == sorted(chances, reverse=True)
    losses = [-score["win_in"] for score in scores if score["win_in"] is not None]
    assert losses == sorted(losses, reverse=True)


def test_finished_public_games_are_counted_whichever_way_they_are_turned(
    ann: TestClient, ben: TestClient
) -> None:
    before = _explored(ann, rule="standard").get("c4", {}).get("public", {"games": 0})["games"]
    _public_game(ann, ben, ["c4", "d4"])
    _public_game(ann, ben, ["l13", "m13"])  # the first is c4 turned by half

    def counted() -> int:
        rows = _explored(ann, rule="standard")
        found = [row for row in rows.values() if "c4" in row["alike"] and "public" in row]
        return int(found[0]["public"]["games"]) - before if found else 0

    wait_for(lambda: counted() == 2)
    row = next(r for r in _explored(ann, rule="standard").values() if "c4" in r["alike"])
    assert row["public"]["white"] >= 2  # Black resigned
    assert row["score"] is None
    assert not _explored(ann, "c4", rule="caro")


def test_other_games_are_not_counted(ann: TestClient) -> None:
    for second in (LEVEL, PERSON):
        game = new_game(ann, PERSON, second, rule="renju")
        game = dict(push(ann, game, "b2").json()["game"])
        assert act(ann, game, "resign").status_code == 200
    assert stored(ann, "uncounted_games", limit=9) == []
    assert not any("public" in row for row in _explored(ann, rule="renju").values())


def test_a_running_game_is_not_counted_and_its_players_are_refused(
    ann: TestClient, ben: TestClient
) -> None:
    game = new_game(ann, PERSON, INVITE)
    wish = {"invite": game["invites"]["second"], "name": "Ben"}
    game = dict(ben.post(f"/api/games/{game['id']}/join", json=wish).json()["game"])
    moves = ["h8", "a15", "i7", "a14"]
    for number, move in enumerate(moves):
        game = dict(push((ann, ben)[number % 2], game, move).json()["game"])
    for what, more in (("", {}), ("/proof", {}), ("/even", {"stones": 1})):
        answer = _ask(ann, what, *moves, **more)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "fair-play")
    assert _ask(ann, "", "b2", "n3", "c9", "m12").status_code == 200
    act(ann, game, "resign")
    assert _ask(ann, "", *moves).status_code == 200


def test_the_proof_answers_every_move_until_it_has_won(ann: TestClient) -> None:
    board, plies = Board.from_moves("h8 a15"), None
    while not board.is_game_over():
        names = [board.move_text(move) for move in board.move_stack]
        answer = _ask(ann, "/proof", *names).json()
        assert answer["source"] == "proof"
        assert answer["reasons"]
        assert plies is None or answer["plies"] <= plies - 2
        plies = answer["plies"]
        board.push_text(answer["move"])
        if not board.is_game_over():
            board.push(next(move for move in board.legal_moves))
    outcome = board.outcome()
    assert outcome is not None
    assert str(outcome.winner) == "black"


def test_outside_of_the_proof_the_engine_answers_and_it_is_said(ann: TestClient) -> None:
    answer = _ask(ann, "/proof", "h8", "i9").json()
    assert answer["source"] == "engine"
    assert answer["plies"] is None
    assert answer["score"]["color"] == "black"


def test_proposals_for_swap2_stand_at_the_empty_board(ann: TestClient) -> None:
    proposals = _ask(ann, "").json()["proposals"]
    assert len(proposals) >= 10
    assert all(len(each["moves"]) == 3 for each in proposals)
    chances = [abs(each["score"]["win_chance"] - 0.5) for each in proposals]
    assert chances == sorted(chances)
    assert not _ask(ann, "", "h8").json()["proposals"]


FILE = """(;GM[4]SZ[15]RE[B+];B[hh];W[ii])(;GM[4]SZ[15]RE[W+];B[hh];W[gg](;B[ab])(;B[cd]))"""


def _add(browser: TestClient, text: str = FILE) -> Any:
    body = {"text": text, "name": "mine.sgf", "rule": "freestyle"}
    return browser.post("/api/explorer/files", json=body)


def test_a_file_counts_for_its_owner_alone(ann: TestClient, ben: TestClient) -> None:
    added = _add(ann)
    assert added.status_code == 201, added.text
    assert added.json()["games"] == 2
    row = _explored(ann)["h8"]
    assert row["own"] == {"games": 2, "black": 1, "white": 1, "draws": 0, "unknown": 0}
    after = next(row for row in _explored(ann, "h8").values() if "i9" in row["alike"])
    assert after["own"]["games"] == 2  # i7 and g9 are the same move
    assert "own" not in _explored(ben)["h8"]
    files = ann.get("/api/explorer/files").json()["files"]
    assert [file["name"] for file in files] == ["mine.sgf"]
    assert ben.delete(f"/api/explorer/files/{files[0]['id']}").status_code == 404
    assert ann.delete(f"/api/explorer/files/{files[0]['id']}").status_code == 204
    assert "own" not in _explored(ann)["h8"]


def test_files_are_limited(ann: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EXPLORER_FILES", 1)
    assert _add(ann).status_code == 201
    assert _add(ann).json()["error"]["code"] == "busy"
    assert _add(ann, "(;GM[4]SZ[15])").json()["error"]["code"] == "bad-request"


def test_files_move_to_an_account_are_exported_and_erased(ann: TestClient) -> None:
    assert _add(ann).status_code == 201
    register(ann, "Explorer")
    assert "own" in _explored(ann)["h8"]
    found = ann.get("/api/account/export").json()["collections"]
    assert [row["name"] for row in found] == ["mine.sgf"]
    assert "owner" not in found[0]
