"""Teaching in a game: a blunder is pointed out with its reason, and the move offered back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from plain_support import Script
from tengen.analysis.reviews.classes import MoveClass
from tengen.analysis.reviews.review import judged_move, review
from tengen.board import Board
from tengen.engine.engine import Engine
from tengen.game import Game
from tengen.play.session import Session
from tengen.play.settings import DEFAULTS
from tengen.play.setup import Setup
from tengen.play.thinking import Thinkers
from tengen.terminal.game import TerminalGame
from web_support import LEVEL, PERSON, new_game, other_client, push, running_app

OPEN_THREE = "f8 i8 g6 f10 j8 i7 j10 i9"  # White's, and Black is to move


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine(hash_mb=16) as made:
        yield made


def test_a_move_alone_is_judged_as_in_a_review(engine: Engine) -> None:
    board = Board.from_moves(f"{OPEN_THREE} a1")
    record = judged_move(board, engine, nodes=20_000)
    assert record is not None
    assert record.kind is MoveClass.FORCED_WIN_ALLOWED
    assert record.is_blunder
    assert record.reason is not None
    said = record.reason.message(record.color).text()
    assert said.startswith("a1 does not stop White's open three")
    whole = review(Game.from_board(board), engine, nodes=20_000, deep_nodes=20_000).move(9)
    assert whole is not None
    assert (whole.kind, whole.reason) == (record.kind, record.reason)


def test_a_good_move_and_the_end_of_a_game_need_no_word(engine: Engine) -> None:
    block = judged_move(Board.from_moves(f"{OPEN_THREE} i6"), engine)
    assert block is not None
    assert block.kind.is_good
    assert judged_move(Board(), engine) is None
    won = Board.from_moves("h8 a1 i8 a2 j8 a3 k8 a4 l8")
    assert judged_move(won, engine) is None


# The plain terminal


def _played(lines: list[str], teach: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session = Session(Setup.of("freestyle", 15, first="person:Ann", second="level:10"))
    for text in OPEN_THREE.split():
        session.apply(session.parse(text), now=0.0)
    script = Script(lines)
    with Thinkers(options={"hash_mb": 16}) as thinkers:
        settings = DEFAULTS.changed(teach=teach)
        TerminalGame(session, script, thinkers=thinkers, settings=settings).run()
    return script.text


def test_the_terminal_points_out_a_blunder_and_takes_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = _played(["a1", "y", "t", "t", "t", "q"], "blunders", tmp_path, monkeypatch)
    assert "a1 does not stop White's open three" in text
    assert "(??)" in text
    assert "Take a1 back? (y/n)" in text
    assert "Hint: Look " in text
    assert "Hint: The move takes the point where your opponent makes an open four" in text
    assert "Hint: i6 (" in text or "Hint: i10 (" in text


def test_the_terminal_says_nothing_when_teaching_is_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Take a1 back?" not in _played(["a1", "q"], "off", tmp_path, monkeypatch)


# The web


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("teaching")) as made:
        yield made


def test_only_ones_own_moves_in_games_without_other_people_are_judged(client: TestClient) -> None:
    ann, ben = other_client(client), other_client(client)
    for each in (ann, ben):
        each.get("/")
    game = push(ann, new_game(ann, PERSON, LEVEL), "h8").json()["game"]
    path = f"/api/games/{game['id']}/judge"
    answer = ann.post(path, json={"number": 1})
    assert answer.status_code == 200
    assert "mistake" in answer.json()
    for who, number in ((ben, 1), (ann, 9), (ann, 2)):
        assert who.post(path, json={"number": number}).status_code == 409
    both = push(ann, new_game(ann, PERSON, {"kind": "invite"}), "h8").json()["game"]
    told = ann.post(f"/api/games/{both['id']}/judge", json={"number": 1})
    assert told.json()["error"]["message"] == "Moves are not judged in this game."
