"""The store and its migrations, without a server."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError

from databases import KINDS, new_database
from tengen.errors import SettingsError, StaleError
from tengen.web.ids import hash_of
from tengen.web.store.database import StoreError
from tengen.web.store.migrations import MIGRATIONS, Migration, SchemaError, migrate
from tengen.web.store.sqlite import DatabaseError
from tengen.web.store.store import (
    ActionRecord,
    PuzzleRatingRow,
    SeatRecord,
    Store,
    check_database,
)

ANN, BEN = "a" * 32, "b" * 32


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    moments = itertools.count(1000)
    made = Store(url, wall=lambda: float(next(moments)))
    yield made
    made.close()


def kept(store: Store, game: str) -> list[ActionRecord]:
    found = store.game(game)
    assert found is not None
    return found.actions


def add_game(store: Store, name: str = "g1", *, creator: str = ANN, ref: str | None = None) -> str:
    return store.add_game(
        name,
        [SeatRecord("first", creator, None), SeatRecord("second", None, "invite")],
        creator=creator,
        ref=ref or name,
        setup="{}",
        rule="renju",
        size=15,
        opening="free",
        first_name="Ann",
        second_name="",
        ply=0,
    )


def moved(seq: int, ref: str | None = None) -> ActionRecord:
    return ActionRecord(seq, float(seq), ref, {"do": "move", "point": "h8"})


def test_a_game_is_kept_with_its_actions_in_order(store: Store) -> None:
    add_game(store)
    store.append("g1", [moved(1, "x")], ply=1, result=None)
    store.append("g1", [moved(2), moved(3)], ply=3, result="Black wins.")
    found = store.game("g1")
    assert found is not None
    record = found.game
    assert (record.ply, record.result, record.first_name) == (3, "Black wins.", "Ann")
    assert found.actions == [moved(1, "x"), moved(2), moved(3)]
    assert store.game("g2") is None


def test_nothing_is_kept_twice(store: Store) -> None:
    add_game(store)
    store.append("g1", [moved(1, "x")], ply=1, result=None)
    with pytest.raises(StaleError):
        store.append("g1", [moved(1)], ply=1, result=None)
    with pytest.raises(StaleError):
        store.append("g1", [moved(2, "x")], ply=2, result=None)
    found = store.game("g1")
    assert found is not None
    assert len(found.actions) == 1
    assert found.game.ply == 1  # the whole transaction was taken back


def test_an_action_follows_the_one_before_it(store: Store) -> None:
    add_game(store)
    for wrong in ([moved(2)], [moved(0)], [moved(-1)], [moved(1), moved(3)]):
        with pytest.raises(StaleError):
            store.append("g1", wrong, ply=1, result=None)
    store.append("g1", [moved(1)], ply=1, result=None)
    with pytest.raises(StaleError):
        store.append("g1", [moved(3)], ply=1, result=None)
    with pytest.raises(IntegrityError), store._engine.begin() as db:
        db.execute(
            text("INSERT INTO actions (game, seq, prev, at, action) VALUES ('g1', 3, 1, 0, '')")
        )
    assert kept(store, "g1") == [moved(1)]


def test_a_ref_makes_one_game(store: Store) -> None:
    assert add_game(store, "g1", ref="r") == "g1"
    assert add_game(store, "g2", ref="r") == "g1"
    assert add_game(store, "g3", creator=BEN, ref="r") == "g3"
    assert store.game("g2") is None


def test_a_seat_is_taken_once(store: Store) -> None:
    add_game(store)
    ben, cy = SeatRecord("second", BEN, None), SeatRecord("second", "c" * 32, None)
    store.append("g1", [moved(1)], ply=0, result=None, joined=ben, name="Ben")
    with pytest.raises(StaleError, match="second seat"):
        store.append("g1", [moved(2)], ply=0, result=None, joined=cy, name="Cy")
    found = store.game("g1")
    assert found is not None
    assert found.seats == [SeatRecord("first", ANN, None), ben]
    assert (found.game.second_name, found.actions) == ("Ben", [moved(1)])
    listed = store.games_of(BEN, limit=9, before=None)
    assert [(row.game.id, row.seats) for row in listed] == [("g1", ["second"])]


def test_a_shelf_is_sorted_paged_and_emptied(store: Store) -> None:
    for name in ("g1", "g2", "g3"):
        add_game(store, name)
    store.append("g1", [moved(1)], ply=1, result=None)
    page = store.games_of(ANN, limit=2, before=None)
    assert [row.game.id for row in page] == ["g1", "g3"]
    rest = store.games_of(ANN, limit=2, before=page[-1].game.updated)
    assert [row.game.id for row in rest] == ["g2"]
    assert store.count_games(ANN) == 3
    assert store.unlist_game(ANN, "g2")
    assert not store.unlist_game(ANN, "g2")
    assert store.count_games(ANN) == 2
    assert store.game("g2") is not None  # others may have it


def test_one_rematch_follows(store: Store) -> None:
    add_game(store)
    assert store.set_rematch("g1", "g2") == "g2"
    assert store.set_rematch("g1", "g3") == "g2"


def test_settings_merge_and_unknown_ones_stay(store: Store) -> None:
    assert store.settings(ANN) == {}
    store.change_settings(ANN, {"theme": "dark", "of-a-newer-version": 7}, most=64)
    assert store.change_settings(ANN, {"theme": None, "sound": False}, most=64) == {
        "of-a-newer-version": 7,
        "sound": False,
    }
    with pytest.raises(SettingsError, match="3 settings are too many: expected at most 2"):
        store.change_settings(ANN, {"more": 1}, most=2)
    assert store.settings(BEN) == {}


def test_a_study_changes_only_from_its_newest_version(store: Store) -> None:
    fields: dict[str, Any] = {"title": "A", "rule": "renju", "size": 15, "game": "{}"}
    store.add_study(study_id="s1", owner=ANN, **fields)
    changed = store.change_study("s1", version=1, **{**fields, "title": "B"})
    assert (changed.version, changed.title) == (2, "B")
    with pytest.raises(StaleError, match="version 1"):
        store.change_study("s1", version=1, **fields)
    assert [study.title for study in store.studies_of(ANN, limit=5, before=None)] == ["B"]
    assert store.count_studies(ANN) == 1
    assert not store.remove_study("s1", BEN)
    assert store.remove_study("s1", ANN)
    assert store.study("s1") is None


def test_a_part_of_a_learning_record_changes_only_from_its_newest_version(store: Store) -> None:
    assert store.learning(ANN, "puzzles") is None
    assert store.keep_learning(ANN, "puzzles", {"streak": 1}, 0) == 1
    with pytest.raises(StaleError, match="already"):
        store.keep_learning(ANN, "puzzles", {"streak": 9}, 0)
    assert store.keep_learning(ANN, "puzzles", {"streak": 2}, 1) == 2
    with pytest.raises(StaleError, match="version 1"):
        store.keep_learning(ANN, "puzzles", {"streak": 9}, 1)
    assert store.learning(ANN, "puzzles") == (2, '{"streak":2}')
    assert store.learning(ANN, "drills") is None
    assert store.learning(BEN, "puzzles") is None


def test_each_attempt_moves_the_rating_of_a_puzzle_once(store: Store) -> None:
    first = PuzzleRatingRow("p1", 1200.5, 180.0, 0.06, 1)
    assert store.puzzle_rating("p1") is None
    store.keep_puzzle_rating(first)
    second = first._replace(rating=1250.25, attempts=2)
    for stale in (first, first._replace(attempts=3)):
        with pytest.raises(StaleError, match="p1"):
            store.keep_puzzle_rating(stale)
    store.keep_puzzle_rating(second)
    assert store.puzzle_rating("p1") == second
    assert store.puzzle_rating("p2") is None


def test_the_house_clock_never_goes_back(store: Store) -> None:
    assert store.uptime() == 0.0
    store.note_uptime(5.0)
    store.note_uptime(7.5)
    assert store.uptime() == 7.5
    add_game(store)
    store.append("g1", [moved(1)._replace(at=9.25)], ply=1, result=None)
    assert store.uptime() == 9.25


def test_sqlite_writes_ahead_and_to_the_disk(tmp_path: Path) -> None:
    store = Store(new_database("sqlite", tmp_path))
    with store._engine.connect() as db:
        assert db.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(text("PRAGMA synchronous")).scalar() == 2
        assert db.execute(text("PRAGMA foreign_keys")).scalar() == 1
    store.close()


def test_a_file_is_for_its_owner_and_for_one_server(tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    path = tmp_path / "web.db"
    path.touch(0o644)
    store = Store(url)
    for file in tmp_path.iterdir():
        assert not file.stat().st_mode & 0o007, file
    with pytest.raises(DatabaseError, match="in use by another server"):
        Store(url)
    with pytest.raises(DatabaseError, match="in use by another server"):
        check_database(url)
    store.close()
    Store(url).close()


def test_what_was_kept_is_there_after_a_restart(url: str) -> None:
    first = Store(url)
    add_game(first)
    first.append("g1", [moved(1)], ply=1, result=None)
    first.close()
    second = Store(url)
    assert kept(second, "g1") == [moved(1)]
    second.close()


def test_calls_together_are_one_transaction_and_fail_alone(store: Store) -> None:
    add_game(store)
    keep = partial(store.append, "g1", ply=1, result=None)
    first, doubled, second, read = store.together(
        [
            partial(keep, [moved(1, "x")]),
            partial(keep, [moved(1, "x")]),
            partial(keep, [moved(2)]),
            partial(kept, store, "g1"),
        ]
    )
    assert (first, second) == (None, None)
    assert isinstance(doubled, StaleError)
    assert read == kept(store, "g1") == [moved(1, "x"), moved(2)]


def test_a_statement_that_fails_does_not_undo_what_others_asked_for(store: Store) -> None:
    add_game(store)

    def broken() -> None:
        with store._begin() as db:
            db.execute(text("SELECT 1 FROM nowhere"))

    done, failed = store.together(
        [partial(store.append, "g1", [moved(1)], ply=1, result=None), broken]
    )
    assert done is None
    assert isinstance(failed, StoreError)
    assert "nowhere" in str(failed)
    assert kept(store, "g1") == [moved(1)]
    with pytest.raises(StoreError):
        store.together([broken])


# Migrations


def _note(connection: Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE games ADD COLUMN note VARCHAR(20) DEFAULT 'old'")


def _broken(connection: Connection) -> None:
    _note(connection)
    connection.exec_driver_sql("ALTER TABLE nowhere ADD COLUMN x INTEGER")


def test_a_game_with_a_gap_can_be_opened_again_and_its_invite_is_hashed(url: str) -> None:
    engine = create_engine(url)
    migrate(engine, MIGRATIONS[:1])
    with engine.begin() as db:
        for name in ("whole", "gap"):
            db.execute(
                text(
                    "INSERT INTO games (id, creator, ref, created, updated, setup, rule, size, "
                    "opening, first_name, second_name, ply, result) VALUES "
                    "(:name, 'a', :name, 0, 0, '{}', 'renju', 15, 'free', '', '', 3, 'Black wins.')"
                ),
                {"name": name},
            )
            db.execute(text("INSERT INTO places VALUES (:g, 'second', NULL, :g)"), {"g": name})
        for name, seq in (("whole", 1), ("whole", 2), ("gap", 1), ("gap", 2), ("gap", 4)):
            row = {"name": name, "seq": seq}
            db.execute(text("INSERT INTO actions VALUES (:name, :seq, 0, NULL, '{}')"), row)
    engine.dispose()
    store = Store(url)
    for name, result in (("whole", "Black wins."), ("gap", None)):
        found = store.game(name)
        assert found is not None
        assert [action.seq for action in found.actions] == [1, 2]
        assert found.game.result == result
        assert found.seats == [SeatRecord("second", None, hash_of(name))]
    store.append("gap", [moved(3)], ply=3, result=None)
    store.close()


def test_an_older_database_is_brought_up_with_what_it_holds(url: str) -> None:
    store = Store(url)
    add_game(store)
    later = [*MIGRATIONS, Migration(MIGRATIONS[-1].version + 1, "a note", _note)]
    assert migrate(store._engine, later) == [later[-1].version]
    assert migrate(store._engine, later) == []
    with store._engine.connect() as db:
        assert db.execute(text("SELECT id, note FROM games")).one() == ("g1", "old")
    store.close()
    with pytest.raises(SchemaError, match=f"knows {MIGRATIONS[-1].version} at most"):
        Store(url)  # which is the older program now


def test_a_migration_that_fails_leaves_the_version_before_it(url: str) -> None:
    store = Store(url)
    add_game(store)
    broken = [*MIGRATIONS, Migration(MIGRATIONS[-1].version + 1, "broken", _broken)]
    with pytest.raises(Exception, match="nowhere"):
        migrate(store._engine, broken)
    columns = [column["name"] for column in inspect(store._engine).get_columns("games")]
    assert "note" not in columns
    assert migrate(store._engine) == []
    assert store.game("g1") is not None
    store.close()
