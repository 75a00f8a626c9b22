"""Teaching in a game: a blunder is pointed out with its reason, and the move offered back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from textual.pilot import Pilot

from plain_support import Script
from tengen.analysis.reviews.classes import MoveClass
from tengen.analysis.reviews.review import judged_move, review
from tengen.board import Board
from tengen.engine.engine import Engine
from tengen.errors import EngineDiedError
from tengen.game import Game
from tengen.play.session import Session
from tengen.play.settings import DEFAULTS, load_settings
from tengen.play.setup import Setup
from tengen.play.thinking import Thinkers
from tengen.terminal.game import TerminalGame
from tengen.tui import searches
from tengen.tui.app import TengenApp
from tengen.tui.start import StartScreen, Stepper
from tui_support import (
    FakeEngine,
    own_folders,
    play,
    run_app,
    screen_text,
    session_of,
    status,
    table,
    until,
    until_shown,
    use_engine,
)
from tui_support import Script as AppScript
from web_support import LEVEL, PERSON, new_game, other_client, push, running_app

__all__ = ["own_folders"]

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


# The full-screen terminal


def _on_screen(script: AppScript) -> TengenApp:
    session = session_of(OPEN_THREE, second="level:10")
    return run_app(script, session, settings=DEFAULTS.changed(teach="blunders"))


@pytest.mark.usefixtures("own_folders")
def test_the_screen_points_out_a_blunder_shows_why_and_takes_it_back() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "a1")
        await until(pilot, lambda: table(app).question.is_open)
        await until_shown(app, pilot, "3 Play on")
        for words in ("a1 is a blunder (??)", "a1 does not stop White's open three"):
            assert words in screen_text(app)
        await pilot.press("2")
        await until_shown(app, pilot, "2 Play on")
        assert list(table(app).look.marks.values())[:2] == ["1", "2"]  # the refutation
        assert table(app).session.board.ply == 9  # the engine waits
        await pilot.press("1")
        assert table(app).session.board.ply == 8
        for words in ("Hint: Look ", "opponent makes an open four", "Enter plays it."):
            await pilot.press("h")
            await until(pilot, lambda words=words: words in status(app))  # type: ignore[misc]

    _on_screen(script)


@pytest.mark.usefixtures("own_folders")
def test_the_screen_goes_on_and_says_as_much_as_is_wanted() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "a1")
        await until(pilot, lambda: table(app).question.is_open)
        await pilot.press("3")
        await until(pilot, lambda: table(app).session.board.ply == 10)
        await pilot.press("g")
        assert status(app) == "Teaching: All mistakes."
        await pilot.press("g")
        assert status(app) == "Teaching: Off."
        await play(pilot, "a2")
        await until(pilot, lambda: table(app).session.board.ply >= 11)
        assert not table(app).question.is_open

    app = _on_screen(script)
    assert app.game_screen is None or app.game_screen.teacher.level == "off"


@pytest.mark.usefixtures("own_folders")
def test_the_start_screen_sets_how_much_is_said() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        app.screen.query_one("#teach", Stepper).choose("all")
        await pilot.press("enter")
        await until(pilot, lambda: app.game_screen is not None)
        assert table(app).teacher.level == "all"
        await pilot.press("g", "n")  # another game keeps what was chosen last
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert app.screen.query_one("#teach", Stepper).value == "off"

    run_app(script)
    assert load_settings().settings.teach == "all"


@pytest.mark.usefixtures("own_folders")
def test_a_game_goes_on_when_its_teacher_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine()
    use_engine(monkeypatch, engine)

    def fail(*args: object, **more: object) -> None:
        raise EngineDiedError("the engine died")

    monkeypatch.setattr(searches, "mistake_of", fail)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "a1")
        await until(pilot, lambda: table(app).session.board.ply == 10)
        assert not table(app).question.is_open

    _on_screen(script)


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
