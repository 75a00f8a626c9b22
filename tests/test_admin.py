"""`tengen admin`: on the database of a running or a stopped server, with clear errors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tengen.cli.main import main
from tengen.web.store.store import Store
from web_support import other_client, running_app


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admin")


@pytest.fixture(scope="module")
def app(folder: Path) -> Iterator[TestClient]:
    with running_app(folder) as made:
        yield made


@pytest.fixture
def db(app: TestClient) -> str:
    """The database of the server, which is running."""
    path = app.app.state.services.config.database  # type: ignore[attr-defined]
    return str(path)


def _token(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.strip()


def test_the_host_makes_a_bot_while_the_server_runs(
    app: TestClient, db: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "bot", "House-bot", "--db", db]) == 0
    first = _token(capsys)
    bot = other_client(app)
    assert bot.get("/api/lobby", headers={"authorization": f"Bearer {first}"}).status_code == 200
    assert main(["admin", "bot", "house_bot", "--db", db]) == 0  # a new token
    second = _token(capsys)
    for token, status in ((first, 401), (second, 200)):
        answer = bot.get("/api/lobby", headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == status


def test_names_are_checked(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name, told in (("x", "is not a name"), ("admin", "is reserved"), ("a b c", "not a name")):
        assert main(["admin", "bot", name, "--db", db]) == 2
        assert told in capsys.readouterr().err


def test_a_name_of_somebody_else_is_taken(
    app: TestClient, db: str, capsys: pytest.CaptureFixture[str]
) -> None:
    member = other_client(app)
    member.get("/")
    wish = {"name": "Somebody", "password": "four green stones"}
    assert member.post("/api/account", json=wish).status_code == 201
    assert main(["admin", "bot", "somebody", "--db", db]) == 2
    assert "is taken" in capsys.readouterr().err


def test_a_database_must_be_there_and_of_this_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "folder" / "none.db"
    assert main(["admin", "bot", "Nobody-s", "--db", str(missing)]) == 2
    assert "there is no database at" in capsys.readouterr().err
    assert not missing.parent.exists()
    empty = tmp_path / "empty.db"
    empty.touch()
    assert main(["admin", "bot", "Nobody-s", "--db", str(empty)]) == 2
    assert "cannot be used" in capsys.readouterr().err
    old = tmp_path / "old.db"
    store = Store(f"sqlite:///{old}")
    store._change("DELETE FROM schema_versions WHERE version > 5")
    store.close()
    assert main(["admin", "bot", "Nobody-s", "--db", str(old)]) == 2
    assert "version 5 of the schema" in capsys.readouterr().err


def test_the_host_cancels_a_tournament_that_runs(
    app: TestClient, db: str, capsys: pytest.CaptureFixture[str]
) -> None:
    member = other_client(app)
    member.get("/")
    wish = {"name": "Organiser", "password": "four green stones"}
    assert member.post("/api/account", json=wish).status_code == 201
    wish = {"name": "Odd words", "kind": "swiss", "clock": "5+3"}
    tournament = member.post("/api/tournaments", json=wish).json()["id"]
    assert main(["admin", "cancel-tournament", tournament, "--db", db]) == 0
    assert member.get(f"/api/tournaments/{tournament}").json()["state"] == "cancelled"
    listed = member.get("/api/tournaments").json()
    assert tournament not in [row["id"] for rows in listed.values() for row in rows]
    assert main(["admin", "cancel-tournament", tournament, "--db", db]) == 2
    assert "there is no tournament" in capsys.readouterr().err
