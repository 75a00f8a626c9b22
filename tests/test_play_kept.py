"""What is kept: settings that survive upgrades and damage, saved games that are never lost."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tengen.errors import SavedGameError, SettingsError
from tengen.formats import load_game, save_game
from tengen.opening import Seat
from tengen.play import settings as kept
from tengen.play.actions import Action, ActionKind
from tengen.play.saved import (
    Keeper,
    find_saved,
    games_folder,
    load_session,
    resume_command,
    save_session,
    saved_games,
)
from tengen.play.session import Session
from tengen.play.settings import (
    Settings,
    load_settings,
    read_settings,
    reset_settings,
    save_settings,
    settings_file,
)
from tengen.play.setup import Setup


@pytest.fixture(autouse=True)
def _in_folders_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


# Settings


def test_settings_are_remembered_and_forgotten(tmp_path: Path) -> None:
    assert load_settings() == kept.Loaded(Settings())
    wanted = Settings().changed(
        rule="renju", size=9, opponent="level:3", engine={"time": 1.5, "threads": 2}, erase=False
    )
    wanted = wanted.changed(analysis=True, lines=5)
    save_settings(wanted)
    assert settings_file() == tmp_path / "config" / "tengen" / "settings.json"
    assert load_settings() == kept.Loaded(wanted)
    assert reset_settings()
    assert not reset_settings()
    assert load_settings() == kept.Loaded(Settings())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rule", "chess"),
        ("rule", 3),
        ("size", 99),
        ("size", "15"),
        ("opening", "swap9"),
        ("color", "red"),
        ("color", None),
        ("name", "x" * 100),
        ("name", 5),
        ("opponent", "robot"),
        ("opponent", {}),
        ("clock", "soon"),
        ("engine", {"speed": 3}),
        ("engine", ["time"]),
        ("engine", {"time": "long"}),
        ("erase", "yes"),
        ("analysis", 1),
        ("lines", 10),
        ("lines", True),
    ],
)
def test_a_setting_that_cannot_be(name: str, value: Any) -> None:
    with pytest.raises(SettingsError, match=f"^{name} .* is not possible"):
        Settings().changed(**{name: value})
    loaded = read_settings({"version": 1, "level": 3, "rule": "renju"} | {name: value})
    assert getattr(loaded.settings, name) == getattr(Settings(), name)
    assert name == "rule" or loaded.settings.rule == "renju"
    assert len(loaded.notices) == 1
    assert "the default is used" in loaded.notices[0]


def test_the_analysis_is_remembered_from_where_it_was_kept_before() -> None:
    old = {"version": 1, "faces": {"tui": {"analysis": True, "lines": 5}}}
    assert read_settings(old) == kept.Loaded(Settings(analysis=True, lines=5))
    shapes: list[Any] = [[], {"tui": 3}]
    for broken in shapes:
        assert read_settings({"version": 1, "faces": broken}) == kept.Loaded(Settings())


def test_no_setting_has_this_name() -> None:
    with pytest.raises(SettingsError, match="no setting is called 'colour': expected one of rule"):
        Settings().changed(colour="red")


def test_what_a_newer_version_wrote_stays() -> None:
    data = {"version": 7, "rule": "caro", "hologram": {"on": True}}
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(json.dumps(data))
    loaded = load_settings()
    assert loaded.notices == ()
    save_settings(loaded.settings.changed(size=9))
    assert json.loads(settings_file().read_text())["hologram"] == {"on": True}
    assert load_settings().settings.rule == "caro"


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"{}", b'{"version": "1"}', b"\xff\xfe", b"[" * 100_000]
)
def test_a_broken_file_is_set_aside(content: bytes) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_bytes(content)
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert len(loaded.notices) == 1
    assert "it is now settings.json.broken" in loaded.notices[0]
    assert settings_file().with_name("settings.json.broken").read_bytes() == content
    assert load_settings() == kept.Loaded(Settings())


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 30) | st.sampled_from(["", "renju", "black", "9"]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from([*kept.KNOWN, "other"]), json_values, max_size=6))
def test_whatever_the_file_says_there_are_settings(data: dict[str, Any]) -> None:
    loaded = read_settings({"version": 1, **data})
    again = read_settings(json.loads(json.dumps(loaded.settings.to_plain())))
    assert again.settings == loaded.settings
    assert again.notices == ()


# Saved games


def session(**setup: Any) -> Session:
    names = {"first": "person:Ann", "second": "level:3", "control": "5+3", "opening": "swap2"}
    game = Session(Setup.of("renju", 15, **{**names, **setup}))
    game.apply(Action(ActionKind.RESUME), 1000.0)
    return game


def play(game: Session, text: str) -> Session:
    for number, word in enumerate(text.split(), 1):
        game.apply(game.parse(word), 1000.0 + number)
    return game


def kept_file(keeper: Keeper) -> Path:
    path = keeper.keep()
    assert path is not None
    return path


def test_a_game_is_kept_after_every_action_and_resumed() -> None:
    game = session()
    keeper = Keeper(game)
    assert keeper.keep() is None  # nothing has been played
    for word in ["h8", "i9", "g7", "a", "a1", "b2"]:
        play(game, word)
        opened = load_session(kept_file(keeper))
        assert opened.problems == ()
        assert opened.session.to_plain() == game.to_plain()
    assert keeper.is_kept
    path = kept_file(keeper)
    assert [entry.id for entry in saved_games()] == [path.stem]
    assert saved_games()[0].title == "Ann - level 3"
    assert saved_games()[0].about == "Renju 15x15, 5 moves, Shagetsu (indirect 11)"
    assert find_saved(path.stem) == find_saved("last") == path
    assert resume_command(path).endswith(f"play --resume {path.stem}")


def test_an_ordinary_reader_sees_an_ordinary_game() -> None:
    game = load_game(kept_file(Keeper(play(session(), "h8 i9 g7 b k8"))))
    assert [game.move_text(move) for move in game.mainline_moves()] == ["h8", "i9", "g7", "k8"]
    assert (game.headers["Black"], game.headers["White"]) == ("level 3", "Ann")


def test_two_games_of_one_second_do_not_meet() -> None:
    paths = {Keeper(play(session(), "h8")).keep() for _ in range(3)}
    assert len(paths) == 3
    assert len(saved_games()) == 3


def test_only_our_own_files_are_written_over(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.sgf"
    save_session(play(session(), "h8 i9"), foreign)
    before = foreign.read_bytes()
    with pytest.raises(FileExistsError):
        save_session(session(), foreign)
    game = load_session(foreign).session
    keeper = Keeper(game, file=foreign)
    assert keeper.is_kept
    game.wake(2000.0)
    game.apply(game.parse("g7"), 2000.0)
    assert kept_file(keeper).parent == games_folder()
    assert foreign.read_bytes() == before
    with pytest.raises(FileExistsError):
        keeper.save_as(foreign)
    keeper.save_as(foreign, replace=True)
    game.apply(game.parse("b"), 2001.0)
    assert keeper.keep() == foreign
    assert load_session(foreign).session.ply == 4


def test_a_pause_alone_is_nothing_to_keep_without_a_clock(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    save_session(play(session(control="none"), "h8"), path)
    game = load_session(path).session
    keeper = Keeper(game, file=path)
    game.wake(9000.0)
    assert keeper.is_kept
    assert keeper.keep() == path


def test_a_folder_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    (tmp_path / "home").mkdir()
    assert kept_file(Keeper(play(session(), "h8"))).parent == tmp_path / "home"


def test_a_file_that_another_program_changed_keeps_its_comments(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    save_session(play(session(), "h8 i9 g7 b k8"), path)
    game = load_game(path)
    game.end().comment = "strong"
    game.end().add_line("a1 b1")
    save_game(game, path)
    opened = load_session(path)
    assert opened.problems == ("the file was changed by another program: the clocks start again",)
    assert opened.session.board.ply == 6
    assert [opened.session.players[seat].title for seat in Seat] == ["Ann", "level 3"]
    assert "strong" in [node.comment for node in opened.session.game.mainline()]


@pytest.mark.parametrize("inside", ["{", "[]", '{"version": 9}', "[" * 50_000, '"x"'])
def test_a_session_that_cannot_be_read_leaves_the_game(tmp_path: Path, inside: str) -> None:
    path = tmp_path / "game.sgf"
    save_session(play(session(), "h8 i9 g7 b"), path)
    game = load_game(path)
    game.properties["TGSESSION"] = [inside.replace("]", "\\]")]
    save_game(game, path)
    opened = load_session(path)
    assert "cannot be read" in opened.problems[0]
    assert opened.session.board.ply == 3
    assert opened.session.seat_of(opened.session.board.turn) is Seat.FIRST


def test_other_formats_tell_what_they_lose(tmp_path: Path) -> None:
    keeper = Keeper(play(session(), "h8 i9 g7 b"))
    losses = keeper.save_as(tmp_path / "game.psq")
    assert any("psq cannot hold" in loss for loss in losses)
    assert load_session(tmp_path / "game.psq").session.board.ply == 3


@pytest.mark.parametrize("name", ["game.psq", "game.json"])
def test_a_copy_without_the_players_is_not_the_game_that_is_resumed(
    name: str, tmp_path: Path
) -> None:
    game = play(session(), "h8 i9 g7 b")
    keeper = Keeper(game)
    keeper.save_as(tmp_path / name)
    assert not keeper.is_kept
    file = kept_file(keeper)
    assert load_session(file).session.setup == game.setup
    keeper.save_as(tmp_path / name, replace=True)
    assert keeper.keep() == file


def test_files_that_are_no_games_are_listed_as_such() -> None:
    games_folder().mkdir(parents=True)
    (games_folder() / "20250101-000000.sgf").write_bytes(b"\x00nonsense")
    (games_folder() / "notes.sgf").write_text("not ours")
    entries = saved_games()
    assert [entry.id for entry in entries] == ["20250101-000000"]
    assert entries[0].about == "cannot be read"


@pytest.mark.parametrize("name", ["", "nothing", "../../etc/passwd", "20250101-000000", "a\0b"])
def test_no_saved_game_has_this_name(name: str) -> None:
    with pytest.raises(SavedGameError, match="no saved game is called"):
        find_saved(name)


def test_there_is_no_last_game() -> None:
    with pytest.raises(SavedGameError, match="there is no saved game"):
        find_saved("last")
    assert saved_games() == []
