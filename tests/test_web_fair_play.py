"""Fair play: no help with the position of a running game between people, under any identity."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from databases import KINDS
from tengen import Board
from tengen.coords import SYMMETRIES, move_text, parse_move
from tengen.formats.json import to_plain
from tengen.game import Game
from tengen.web import passwords
from web_support import (
    INVITE,
    LEVEL,
    LIVE,
    PERSON,
    act,
    new_browser,
    new_game,
    push,
    receive,
    register,
    running_app,
)

Json = dict[str, Any]
MOVES = ["h8", "i9", "g9", "i7", "i8", "j8"]
ELSEWHERE = ["a1", "o15", "b3", "n12", "c5", "m10"]


@pytest.fixture(scope="module", params=KINDS)
def app(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "MEMORY_KIB", 64)
        with running_app(tmp_path_factory.mktemp("fair"), kind=request.param) as made:
            yield made


def _play(ann: TestClient, ben: TestClient) -> Json:
    """A game of two people with some moves."""
    game: Json = new_game(ann, PERSON, INVITE)
    wish = {"invite": game["invites"]["second"], "name": "Ben"}
    game = dict(ben.post(f"/api/games/{game['id']}/join", json=wish).json()["game"])
    for move, player in zip(MOVES, itertools.cycle((ann, ben)), strict=False):
        game = dict(push(player, game, move).json()["game"])
    return game


@pytest.fixture
def ann(app: TestClient) -> TestClient:
    return new_browser(app)


@pytest.fixture
def ben(app: TestClient) -> TestClient:
    return new_browser(app)


def _trace(browser: TestClient, moves: list[str], **more: Any) -> Any:
    position = {"rule": "freestyle", "size": 15, "moves": moves, **more}
    return browser.post("/api/trace", json={"position": position})


def _is_refused(answer: Any) -> bool:
    if answer.status_code == 200:
        return False
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "fair-play")
    return True


def _turned(moves: list[str]) -> Iterator[list[str]]:
    for symmetry in SYMMETRIES:
        yield [move_text(symmetry.apply(parse_move(move, 15), 15), 15) for move in moves]


def test_players_get_no_help_until_the_game_is_over(
    app: TestClient, ann: TestClient, ben: TestClient
) -> None:
    game = _play(ann, ben)
    for player in (ann, ben):
        assert _is_refused(_trace(player, MOVES))
        assert not _is_refused(_trace(player, ELSEWHERE))
    assert not _is_refused(_trace(new_browser(app), MOVES))  # who only watches may analyse
    assert act(ann, game, "resign").status_code == 200
    assert not _is_refused(_trace(ann, MOVES))


def test_turning_the_board_or_adding_stones_does_not_help(ann: TestClient, ben: TestClient) -> None:
    _play(ann, ben)
    assert all(_is_refused(_trace(ann, moves)) for moves in _turned(MOVES))
    assert _is_refused(_trace(ann, [*MOVES, "k9"]))
    assert _is_refused(_trace(ann, [*MOVES, "a1"]))
    assert _is_refused(_trace(ann, MOVES[:-1]))
    board = Board.from_moves(" ".join(MOVES))
    swapped = {
        "turn": "black",
        "black": [board.move_text(point) for point in board.stones(board.turn.other)],
        "white": [board.move_text(point) for point in board.stones(board.turn)],
    }
    assert _is_refused(_trace(ann, [], setup=swapped))
    other = ann.post("/api/trace", json={"position": {"rule": "renju", "size": 15, "moves": MOVES}})
    assert _is_refused(other)


def test_every_kind_of_help_is_refused(ann: TestClient, ben: TestClient) -> None:
    _play(ann, ben)
    position = {"rule": "freestyle", "size": 15, "moves": MOVES}
    assert _is_refused(ann.post("/api/explain", json={"position": position, "move": "k9"}))
    tree = to_plain(Game.from_board(Board.from_moves(" ".join([*MOVES, *["k9", "k10", "l9"]]))))
    assert _is_refused(ann.post("/api/reviews", json={"tree": tree}))
    seats = {"first": PERSON, "second": LEVEL}
    assert _is_refused(ann.post("/api/games", json={"seats": seats, "position": position}))
    shown = ann.post("/api/position", json={"position": position, "threats": True}).json()
    assert shown["threats"] == []  # the position itself is drawn
    assert shown["stones"]["black"]
    with ann.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "analyse", "ref": "a", "position": position})
        assert receive(socket, "error")["code"] == "fair-play"
        other = {**position, "moves": ELSEWHERE}
        socket.send_json({"type": "analyse", "ref": "b", "position": other, "depth": 2})
        receive(socket, lambda message: message.get("ref") == "b" and message["type"] != "error")
    # The same moves in a game of one's own
    own = new_game(ann, PERSON, PERSON)
    for move in MOVES:
        own = push(ann, own, move).json()["game"]
    assert _is_refused(ann.post(f"/api/games/{own['id']}/hint"))
    judged = ann.post(f"/api/games/{own['id']}/judge", json={"number": len(MOVES)})
    assert _is_refused(judged)


def test_all_identities_of_a_person_are_one(
    app: TestClient, ann: TestClient, ben: TestClient
) -> None:
    name = register(ann)["name"]
    _play(ann, ben)
    elsewhere = new_browser(app)
    assert not _is_refused(_trace(elsewhere, MOVES))
    login = {"name": name, "password": "four green stones"}
    assert elsewhere.post("/api/account/login", json=login).status_code == 200
    assert _is_refused(_trace(elsewhere, MOVES))  # the same account
    elsewhere.post("/api/account/logout")
    assert _is_refused(_trace(elsewhere, MOVES))  # a guest in a browser that knows the account
    register(elsewhere)
    assert _is_refused(_trace(elsewhere, MOVES))  # another account in that browser
    ann.post("/api/account/logout")
    assert _is_refused(_trace(ann, MOVES))


def test_playing_against_oneself_or_an_engine_is_no_game_of_people(ann: TestClient) -> None:
    game = new_game(ann, PERSON, PERSON)
    for move in MOVES:
        game = push(ann, game, move).json()["game"]
    assert not _is_refused(_trace(ann, MOVES))
