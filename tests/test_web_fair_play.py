"""Fair play: no help with the position of a running game between people, under any identity."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from starlette.testclient import TestClient

from tengen import Board, Color
from tengen.coords import SYMMETRIES, move_text, parse_move
from tengen.formats.json import to_plain
from tengen.game import Game
from tengen.puzzles.library import load
from tengen.puzzles.puzzle import Puzzle
from tengen.web import analysis, fair_play
from web_support import (
    INVITE,
    LEVEL,
    LIVE,
    PERSON,
    act,
    app_fixture,
    new_browser,
    new_game,
    push,
    receive,
    register,
    wait_for,
    with_drill,
)

Json = dict[str, Any]
MOVES = ["h8", "i9", "g9", "i7", "i8", "j8"]
ELSEWHERE = ["a1", "o15", "b3", "n12", "c5", "m10"]


app = app_fixture()


def _play(ann: TestClient, ben: TestClient, moves: Sequence[str] = MOVES) -> Json:
    """A game of two people with some moves."""
    game: Json = new_game(ann, PERSON, INVITE)
    wish = {"invite": game["invites"]["second"], "name": "Ben"}
    game = dict(ben.post(f"/api/games/{game['id']}/join", json=wish).json()["game"])
    for move, player in zip(moves, itertools.cycle((ann, ben)), strict=False):
        game = dict(push(player, game, move).json()["game"])
    return game


def _play_alone(ann: TestClient, moves: Sequence[str] = MOVES) -> Json:
    """A game of one person's own, with the same moves."""
    game = new_game(ann, PERSON, PERSON)
    for move in moves:
        game = push(ann, game, move).json()["game"]
    return game


def _reviewed(browser: TestClient, **wish: Any) -> str:
    """The id of a complete review."""
    begun = browser.post("/api/reviews", json=wish)
    assert begun.status_code == 200, begun.text
    path = f"/api/reviews/{begun.json()['id']}"
    wait_for(lambda: not browser.get(path).json()["running"])
    return path


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


def test_a_board_is_turned_once_however_many_games_it_is_compared_with(
    ann: TestClient, ben: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        _play(ann, ben)
    turns: list[int] = []

    class Counted(tuple[Any, ...]):
        def __iter__(self) -> Iterator[Any]:
            turns.append(1)
            return super().__iter__()

    monkeypatch.setattr(fair_play, "SYMMETRIES", Counted(SYMMETRIES))
    assert not _is_refused(_trace(ann, ELSEWHERE))
    assert len(turns) == 1
    assert _is_refused(_trace(ann, MOVES))


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
    own = _play_alone(ann)
    assert _is_refused(ann.post(f"/api/games/{own['id']}/hint"))
    judged = ann.post(f"/api/games/{own['id']}/judge", json={"number": len(MOVES)})
    assert _is_refused(judged)


def test_the_explorer_is_closed_and_an_embedded_game_shows_stones_only(
    ann: TestClient, ben: TestClient
) -> None:
    _play(ann, ben)
    body = {"position": {"rule": "freestyle", "size": 15, "moves": MOVES}}
    for path in ("", "/proof"):
        assert _is_refused(ann.post(f"/api/explorer{path}", json=body))
    assert _is_refused(ann.post("/api/explorer/even", json={**body, "stones": 1}))
    embedded = ann.get("/embed", params={"rule": "freestyle"})
    shown = ann.get(f"/embed?rule=freestyle&moves={''.join(MOVES)}")
    assert shown.status_code == embedded.status_code == 200
    assert not {"score", "threats", "best", "hint"} & set(re.findall(r'"(\w+)":', shown.text))


def test_a_copy_of_the_game_is_reviewed_afterwards_only(ann: TestClient, ben: TestClient) -> None:
    before = _play_alone(ann)
    assert act(ann, before, "resign", seat="first").status_code == 200
    tree = to_plain(Game.from_board(Board.from_moves(" ".join([*MOVES, "k9", "k10"]))))
    kept = _reviewed(ann, tree=tree)
    game = _play(ann, ben)
    copy = _play_alone(ann)
    assert act(ann, copy, "resign", seat="first").status_code == 200
    assert _is_refused(ann.post("/api/reviews", json={"game": copy["id"]}))
    old = _reviewed(ann, game=before["id"])  # it was over before the game of the two began
    assert _is_refused(ann.post(f"{old}/try", json={"number": len(MOVES), "move": "j9"}))
    assert not _is_refused(ann.post(f"{old}/try", json={"number": 1, "move": "g8"}))
    retry = {"number": 7, "move": "k8"}
    assert _is_refused(ann.get(kept))
    assert _is_refused(ann.post(f"{kept}/try", json=retry))
    assert _is_refused(ann.post("/api/drills", json={"review": kept.rpartition("/")[2]}))
    assert act(ben, game, "resign").status_code == 200
    assert not _is_refused(ann.get(kept))
    assert not _is_refused(ann.post(f"{kept}/try", json=retry))
    _reviewed(ann, game=copy["id"])


def test_drills_and_puzzles_with_the_position_wait_too(ann: TestClient, ben: TestClient) -> None:
    drill = with_drill(ann)
    puzzle = next(each for each in load("freestyle") if each.size == 15)
    games = [_play(ann, ben, drill["position"]["moves"]), _play(ann, ben, _moves_of(puzzle))]
    answers = (
        lambda: ann.post(f"/api/drills/{drill['id']}/answer", json={"move": "b14"}),
        lambda: ann.get(f"/api/drills/{drill['id']}/hint?given=0"),
        lambda: ann.get(f"/api/drills/{drill['id']}/solution"),
        lambda: ann.post(f"/api/puzzles/{puzzle.id}/hint", json={"stage": 1}),
        lambda: ann.post(f"/api/puzzles/{puzzle.id}/solution", json={}),
    )
    assert all(_is_refused(answer()) for answer in answers)
    for game in games:
        assert act(ann, game, "resign").status_code == 200
    assert not any(_is_refused(answer()) for answer in answers)


def _moves_of(puzzle: Puzzle) -> list[str]:
    """Moves that lead to a puzzle; it has no five, so no game ends on the way."""
    stones = [puzzle.board().stones(color) for color in Color]
    points = [point for pair in itertools.zip_longest(*stones) for point in pair]
    return [move_text(point, puzzle.size) for point in points if point is not None]


def test_an_analysis_ends_when_a_game_comes_to_its_position(
    ann: TestClient, ben: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "CHECK_SECONDS", 0.02)
    position = {"rule": "freestyle", "size": 15, "moves": MOVES}
    with ann.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "analyse", "ref": "a", "position": position})
        receive(socket, "info")
        _play(ann, ben)
        refusal = receive(socket, lambda message: message["type"] in ("error", "done"))
        assert (refusal["type"], refusal.get("code")) == ("error", "fair-play")


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


def test_identities_are_linked_over_other_browsers(
    app: TestClient, ann: TestClient, ben: TestClient
) -> None:
    names = []
    for _ in range(2):  # two accounts in one browser
        names.append(register(ann)["name"])
        ann.post("/api/account/logout")
    player, helper = new_browser(app), new_browser(app)
    for browser, name in zip((player, helper), names, strict=True):
        login = {"name": name, "password": "four green stones"}
        assert browser.post("/api/account/login", json=login).status_code == 200
    _play(player, ben)
    assert _is_refused(_trace(helper, MOVES))
    assert not _is_refused(_trace(new_browser(app), MOVES))


def test_stones_that_an_opening_offers_are_judged_by_the_player_alone(
    ann: TestClient, ben: TestClient
) -> None:
    game = new_game(ann, PERSON, INVITE, opening="swap2")
    wish = {"invite": game["invites"]["second"], "name": "Ben"}
    game = ben.post(f"/api/games/{game['id']}/join", json=wish).json()["game"]
    for move in MOVES[:3]:
        assert not _is_refused(_trace(ben, MOVES[:3]))
        game = push(ann, game, move).json()["game"]
    for player in (ann, ben):
        assert _is_refused(_trace(player, MOVES[:3]))
        assert not _is_refused(_trace(player, ELSEWHERE[:3]))
    act(ann, game, "resign")
    _play(ann, ben, MOVES[:3])  # without such an opening it is a beginning like many others
    assert not _is_refused(_trace(ben, MOVES[:3]))


def _answered(browser: TestClient, game: Json, move: str) -> Json:
    """A game with an engine after a move and its answer."""
    path = f"/api/games/{game['id']}"
    answer = push(browser, game, move)
    assert answer.status_code == 200, answer.text
    ply = game["ply"] + 2
    state: Json = wait_for(lambda: (s := browser.get(path).json()["game"])["ply"] == ply and s)
    return state


def test_no_engine_answers_in_a_copy_of_the_game(
    ann: TestClient, ben: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben plays each move of Ann to an engine, and the engine's answer to Ann."""
    monkeypatch.setattr(fair_play, "FEWEST_COPIED", 6)  # before the engine can win
    copy = new_game(ben, PERSON, LEVEL)
    for move in ("h8", "b2", "n3"):
        copy = _answered(ben, copy, move)
    game = _play(ann, ben, copy["moves"])
    late = {"seq": copy["seq"], "ref": "late", "action": {"do": "move", "point": "k13"}}
    assert not _is_refused(_trace(ben, ELSEWHERE))
    assert _is_refused(push(ben, copy, "k13"))
    with ben.websocket_connect(LIVE) as socket:
        socket.send_json({"type": "act", "game": copy["id"], **late})
        assert receive(socket, "error")["code"] == "fair-play"
    other = new_game(ben, PERSON, LEVEL)  # a game of its own goes on
    for move in ("c3", "m4", "d12", "l12"):
        other = _answered(ben, other, move)
    assert act(ann, game, "resign").status_code == 200
    _answered(ben, copy, "k13")


def test_playing_against_oneself_or_an_engine_is_no_game_of_people(ann: TestClient) -> None:
    _play_alone(ann)
    assert not _is_refused(_trace(ann, MOVES))
