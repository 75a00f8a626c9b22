"""A file is data, never authority: whatever it says, it starts no program and names no path."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from arena_support import small_match
from plain_support import Script, tengen
from tengen.arena import trees
from tengen.arena.journal import Journal
from tengen.arena.settings import EngineSpec
from tengen.cli.main import main
from tengen.errors import ArenaError, EngineError
from tengen.formats import load_game, read_game, write_game
from tengen.formats.sgf_tree import escape
from tengen.game import Game
from tengen.opening import Seat
from tengen.play.actions import Action
from tengen.play.engines import start_engine
from tengen.play.saved import Keeper, load_session, session_text
from tengen.play.seats import Player, PlayerKind
from tengen.play.session import Session
from tengen.play.settings import Settings, load_settings, save_settings
from tengen.play.setup import Setup
from tengen.remote.messages import Request
from tengen.remote.worker import Work
from tengen.terminal.game import TerminalGame
from tengen.tui.app import TengenApp
from tengen.tui.asking import QuestionPanel
from tengen.web.tasks.files import check_game, export, import_games
from tui_support import FakeEngine, own_folders, run_app, screen_text, table, until, use_engine

pytestmark = pytest.mark.usefixtures("own_folders")
__all__ = ["own_folders"]

FAKE = str(Path(__file__).with_name("fake_engine.py"))
MARK = "ran"  # the file that the program of an evil game would make
EVIL = f"touch {MARK}"
READER = Work(Request(1, "", {}), lambda message: None)


def with_program(where: str, command: str = EVIL) -> Game:
    """A game whose session seats a program, as somebody could write it by hand."""
    session = Session(Setup.of(first="person:Ann", second="level:1"))
    session.apply(Action.of(112), 1.0)
    seat = {"kind": "cmd", "command": command, "name": "Bot"}
    if where == "sit":
        session.apply(Action.sit(Seat.SECOND, Player.parse("level:2")), 2.0)
    data = session.to_plain()
    if where == "setup":
        data["setup"]["second"] = seat
    elif where == "sit":
        data["actions"][-1]["player"] = seat
    game = session.record()
    game.properties["TGSESSION"] = [escape(json.dumps(data))]
    return game


def evil_file(folder: Path, where: str, format: str, command: str = EVIL) -> Path:
    path = folder / f"evil.{format}"
    path.write_text(write_game(with_program(where, command), format))
    return path


@pytest.mark.parametrize("format", ["sgf", "json"])
@pytest.mark.parametrize("where", ["setup", "sit"])
def test_a_game_file_runs_no_program(tmp_path: Path, where: str, format: str) -> None:
    path = evil_file(tmp_path, where, format)
    player = load_session(path).session.players[Seat.SECOND]
    assert (player.kind, player.name, player.command) == (PlayerKind.PROGRAM, "Bot", "")
    with pytest.raises(EngineError, match="'Bot' is a program, and a game file never starts one"):
        start_engine(player)
    done = tengen("play", str(path), stdin="\n\ni9\nq\n")
    assert "'Bot' is a program" in done.stdout
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / MARK).exists()


def test_names_and_headers_are_only_names(tmp_path: Path) -> None:
    sgf = f"(;GM[4]SZ[15]PB[cmd:{EVIL}]PW[x=cmd:{EVIL}]TGHEADER[Second:cmd:{EVIL}];B[hh])"
    psq = f"Piskvorky 15x15, 11:11, 0\n8,8,0\ncmd:{EVIL}\ncmd:{EVIL}\n-1\n"
    for name, text in (("a.sgf", sgf), ("a.psq", psq)):
        (tmp_path / name).write_text(text)
        session = load_session(tmp_path / name).session
        assert {player.kind for player in session.players.values()} == {PlayerKind.PERSON}
        assert tengen("play", name, stdin="i9\nq\n").returncode == 0
    assert not (tmp_path / MARK).exists()


@pytest.mark.parametrize("where", ["setup", "sit"])
def test_no_program_travels_through_the_web(where: str) -> None:
    game = with_program(where)
    sgf = import_games(
        READER,
        text=write_game(game, "sgf"),
        data=None,
        name="x.sgf",
        format=None,
        rule=None,
        size=None,
    )
    assert EVIL not in json.dumps(sgf)
    plain = json.loads(write_game(game, "json"))
    assert EVIL in json.dumps(plain)
    assert EVIL not in json.dumps(check_game(READER, game=plain))
    for format in ("sgf", "json"):
        looks: Any = {"theme": "light", "numbers": False, "coordinates": True, "pixels": 100}
        written = export(READER, game=plain, format=format, node=None, **looks)
        assert EVIL not in written["content"]
        assert MARK not in written["content"]


@pytest.mark.parametrize("target", ["out.sgf", "out.json"])
def test_no_program_travels_through_a_conversion(tmp_path: Path, target: str) -> None:
    path = evil_file(tmp_path, "sit", "sgf")
    assert main(("convert", str(path), target)) == 0
    assert EVIL not in (tmp_path / target).read_text()
    players = load_session(tmp_path / target).session.players
    assert (players[Seat.FIRST].name, players[Seat.SECOND].name) == ("Ann", "Bot")


def test_saved_games_do_not_say_what_was_run() -> None:
    session = Session(Setup.of(second="Rival=cmd:time=2:/secret/engine --key 7"))
    session.apply(Action.of(112), 1.0)
    text = session_text(session)
    assert "secret" not in text
    assert "Rival" in read_game(text, format="sgf").properties["TGSESSION"][0]


def test_a_file_decides_neither_memory_nor_threads() -> None:
    seat = {"kind": "tengen", "options": {"hash_mb": 4096, "threads": 64, "distance": 3}}
    assert Player.from_plain(seat).options == {"distance": 3}


# The user's own games


def own_game(tmp_path: Path) -> Path:
    """A game against a program, kept on disk."""
    session = Session(Setup.of(first="person:Ann", second=f"Rival={RIVAL}"))
    session.apply(Action.of(112), 1.0)
    path = Keeper(session).keep()
    assert path is not None
    return path


RIVAL = f"cmd:time=0.1:{sys.executable} {FAKE} fast"


def test_the_command_of_ones_own_game_is_given_again(tmp_path: Path) -> None:
    path = own_game(tmp_path)
    done = tengen("play", "--resume", path.stem, "--second", RIVAL, stdin="q\n")
    assert "played" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize(("answer", "kind"), [("y", PlayerKind.COMMAND), ("n", PlayerKind.PROGRAM)])
def test_a_program_used_before_is_run_again_if_the_user_says_so(
    tmp_path: Path, answer: str, kind: PlayerKind
) -> None:
    session = load_session(own_game(tmp_path)).session
    settings = Settings().with_programs([Player.parse(f"Rival={RIVAL}")])
    terminal = Script([answer])
    terminal.is_interactive = True
    TerminalGame(session, terminal, settings=settings).run()
    assert f"Run {sys.executable} {FAKE} fast? (y/n)" in terminal.text
    assert session.players[Seat.SECOND].kind is kind
    assert session.ply == (2 if kind is PlayerKind.COMMAND else 1)


def test_programs_are_remembered_by_the_user_s_settings_alone() -> None:
    player = Player.parse("Rival=cmd:./x")
    settings = Settings().with_programs([player, Player.parse("level:3"), player.as_kept])
    assert settings.programs == ["Rival=cmd:./x"]
    save_settings(settings)
    assert load_settings().settings.program(player.as_kept) == player
    assert settings.program(Player.parse("program:Other")) is None
    for number in range(30):
        settings = settings.with_programs([Player.parse(f"cmd:./x{number}")])
    assert len(settings.programs) == 20
    assert settings.programs[0] == "cmd:./x29"


@pytest.mark.parametrize("is_known", [True, False])
def test_the_full_screen_asks_before_it_runs_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    use_engine(monkeypatch, FakeEngine())
    session = load_session(own_game(tmp_path)).session
    settings = Settings().with_programs([Player.parse("Rival=cmd:./x")] if is_known else [])

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: table(app).query_one(QuestionPanel).is_open)
        assert "Rival is a program. Who plays?" in screen_text(app)
        assert ("run ./x" in screen_text(app)) == is_known
        await pilot.press("4" if is_known else "2")
        kind = PlayerKind.COMMAND if is_known else PlayerKind.LEVEL
        assert session.players[Seat.SECOND].kind is kind
        await until(pilot, lambda: session.ply == 2)

    run_app(script, session, settings=settings)


# Matches


def test_a_journal_runs_no_program_that_was_not_named_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "match"
    engines = (EngineSpec("a", command=EVIL), EngineSpec("b", command=f"{EVIL} b"))
    Journal.create(folder, small_match(engines=engines)).close()
    for named in ([], [EVIL]):
        assert main(("match", "--resume", str(folder), *named)) == 2
        error = capsys.readouterr().err
        assert f"runs the program {EVIL!r}" in error or f"{EVIL} b" in error
        assert shlex.quote(EVIL) in error
    assert not (tmp_path / MARK).exists()


@pytest.mark.parametrize("name", ["../../evil", "/tmp/evil", "source-", "commit---upload-pack=x"])
def test_a_journal_names_no_path(name: str) -> None:
    with pytest.raises(ArenaError, match="is no copy of our source"):
        trees.tree_folder(name)


def test_a_game_keeps_the_name_of_its_program(tmp_path: Path) -> None:
    assert load_game(own_game(tmp_path)).headers["White"] == "Rival"
