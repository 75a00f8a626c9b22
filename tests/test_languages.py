"""The terminals in other languages than English, and a language that is only a file."""

from __future__ import annotations

import json
import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from doubles import FakeEngine
from plain_support import SCRIPT, Script
from tengen.analysis.reviews.records import GameReview
from tengen.analysis.reviews.review import review
from tengen.board import Board
from tengen.cli.main import main
from tengen.game import Game
from tengen.learning.lesson_progress import LessonProgress
from tengen.learning.lessons import lessons
from tengen.play.session import Session
from tengen.play.settings import load_settings, settings_file, speak
from tengen.play.setup import Setup
from tengen.play.words import cut, padded, width
from tengen.puzzles.library import load
from tengen.terminal.board_text import describe
from tengen.terminal.game import TerminalGame
from tengen.terminal.lessons import LessonSession, path_lines
from tengen.terminal.puzzles import Solver
from tengen.terminal.questions import ask_settings
from tengen.terminal.review_view import move_table, review_lines
from tengen.texts import environment_language, languages, set_language, t
from tengen.texts.catalogue import current_language, source
from tengen.texts.check import check_catalogue
from tengen.texts.pseudo import PSEUDO
from tengen.tui.app import TengenApp
from tui_support import own_folders, run_app, screen_text, session_of
from untranslated import plain_words

__all__ = ["own_folders"]

TODAY = datetime(2026, 11, 18, tzinfo=UTC).date()
pytestmark = pytest.mark.usefixtures("own_folders")


# Which language


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_CN"}, "zh-Hans"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE", "LC_ALL": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "sr_RS@latin"}, "en"),
        ({"LANG": "sr_RS", "LANGUAGE": "sr:ru:de"}, "ru"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_system_says_which_language(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == language


def test_an_option_goes_before_the_setting_and_the_setting_before_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(json.dumps({"version": 1, "language": "de"}))
    assert main(["show", "h8"]) == 0
    assert "Weiß ist am Zug." in capsys.readouterr().out
    assert main(["show", "h8", "--language", "ru"]) == 0
    assert "Ход белых." in capsys.readouterr().out
    settings_file().unlink()
    assert main(["show", "h8"]) == 0
    assert "白番です。" in capsys.readouterr().out


def test_a_language_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "h8", "--language", "klingon"]) == 2
    assert "no language is called 'klingon'" in capsys.readouterr().err


def test_errors_are_told_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "nothing", "--language", "fr"]) == 2
    assert "aucune leçon ne s’appelle 'nothing'" in capsys.readouterr().err
    assert main(["show", "nowhere.sgf", "--language", "zh-Hans"]) == 2
    assert "不是局面" in capsys.readouterr().err
    assert main(["show", "h8 h8", "--language", "ja"]) == 2
    assert "2 手目 'h8'：h8 には打てません。黒石があります" in capsys.readouterr().err


def test_tools_and_help_stay_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert main(["texts", "list"]) == 0
    assert current_language() == "en"
    assert main(["play", "--help"]) == 0
    assert "Play against Tengen" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "asked"), [("ja", "白の番: "), ("ru", "Ход белых: "), ("en", "White to move: ")]
)
def test_a_side_without_a_name_is_inflected(language: str, asked: str) -> None:
    set_language(language)
    assert asked in played("h8|q".replace("|", "\n"), Session(Setup.of("renju", 15))).written


# Every text is in the catalogue

TYPED = "h8|h8|?|f|h|h 1|d|n|u|y|v 3|s|s game.sgf|s game.sgf|l|nonsense|r|n"
COMMANDS = ("enter", "file", "hint", "solution", "skip", "quit", "full", "cmd", "program", "sgf")
FORMATS = ("psq", "import", "tengen", "board", "from", "moves", "resume", "play", "games", "tmp")


def played(lines: str, session: Session) -> Script:
    terminal = Script(lines.split("\n"), columns=400)
    TerminalGame(session, terminal).run()
    return terminal


@pytest.mark.parametrize("rule", ["freestyle", "renju", "42"])
@pytest.mark.parametrize("opening", ["free", "swap2", "taraguchi-10"])
def test_a_game_in_the_plain_terminal_has_no_other_words(rule: str, opening: str) -> None:
    set_language(PSEUDO)
    session = Session(Setup.of(rule, 15, opening=opening))
    text = played(f"{TYPED}|h9|h10|h11|1|g7|q".replace("|", "\n"), session).text
    text = "\n".join(line for line in text.split("\n") if "/" not in line and "Board" not in line)
    assert plain_words(text, (*COMMANDS, *FORMATS, "nonsense", "python")) == []


def test_the_questions_before_a_game_have_no_other_words() -> None:
    set_language(PSEUDO)
    terminal = Script(
        ["chess", "renju", "99", "15", "x", "swap2", "zz", "person", "-", "-", "x", ""]
    )
    ask_settings(terminal, load_settings().settings.changed(name="A", opponent="person"))
    text = terminal.text
    known = "freestyle standard renju caro free swap pro long rif none yamaguchi soosyrv taraguchi"
    typed = "person chess move level time name seconds swap2 black white"
    assert plain_words(text, (*known.split(), *typed.split(), *COMMANDS)) == []


def test_lessons_and_puzzles_have_no_other_words() -> None:
    set_language(PSEUDO)
    terminal = Script(["hint", "hint", "a1", "zz", "solution", "skip", "a1", "quit"], columns=400)
    LessonSession(terminal, today=TODAY, random=Random(1)).run(lessons()[0])
    names = [lesson.name.split("-") for lesson in lessons()]
    allowed = {part for name in names for part in name} | {*COMMANDS, "tengen", "lessons", "swap"}
    assert plain_words(terminal.text, allowed) == []
    assert plain_words("\n".join(path_lines(LessonProgress())), allowed) == []
    puzzles = Script(["hint", "zz", "solution", "quit"], columns=400)
    Solver(puzzles, load("freestyle"), today=TODAY, random=Random(1)).run(
        first=None, theme=None, only_first=False
    )
    lines = [line for line in puzzles.text.split("\n") if "⟦Þúžžłé" not in line]  # its name
    assert plain_words("\n".join(lines), COMMANDS) == []


def test_a_position_has_no_other_words() -> None:
    set_language(PSEUDO)
    boards = [
        Board.from_moves("h8 h9 i9", rule="renju"),
        Board.from_moves("h8 a1 h9 a2 h10 a3 h11 a4 h12"),
        Board.from_moves("j10 k10 a1 b1", rule="42", size=19),
    ]
    for board in boards:
        assert plain_words("\n".join(describe(board))) == []


KEYS = (
    "Enter",
    "Space",
    "Backspace",
    "PgUp",
    "PgDn",
    "Ctrl",
    "Tengen",
    "Ann",
    "sgf",
    "game",
    "Esc",
)


def test_the_full_screen_terminal_has_no_other_words() -> None:
    set_language(PSEUDO)
    seen: list[str] = []

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        seen.append(screen_text(app))
        for keys in ("?", "x", "d", "f", "s", "o", "e", "p"):
            await pilot.press(keys)
            await pilot.pause()
            seen.append(screen_text(app))
            await pilot.press("escape", "escape")
            await pilot.pause()

    run_app(script, session_of("h8 i9 h9", first="person:Ann"), size=(220, 60))
    run_app(script, session_of("h8 i9 g7", opening="swap2"), size=(220, 60))
    for text in seen:
        assert plain_words(text, (*KEYS, *FORMATS, "json")) == []


def test_the_start_screen_has_no_other_words_and_changes_its_language() -> None:
    set_language(PSEUDO)
    seen: list[str] = []

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        seen.append(screen_text(app))
        app.screen.query_one("#language").focus()
        await pilot.press("end")
        await pilot.pause()
        seen.append(screen_text(app))
        assert app.settings.language == list(languages())[-1]

    run_app(script, size=(220, 60))
    assert plain_words(seen[0], (*KEYS, "move")) == []
    assert "規則" in seen[1]
    assert load_settings().settings.language == "zh-Hant"


# Wide characters


def reviewed() -> GameReview:
    """A review by an engine that finds every second move bad."""
    board = Board.from_moves("h8 h9 i9 g7 j10 k11 a1 b2")
    return review(Game.from_board(board), FakeEngine(centi=300), nodes=10)


@pytest.mark.parametrize("language", ["ja", "zh-Hans", "ko", "de", "ru"])
def test_tables_keep_their_columns(language: str) -> None:
    set_language(language)
    head, *rows = move_table(reviewed())
    better = t("terminal-column", name="better")
    at = width(head[: head.rindex(better)])
    for row in rows:
        assert width(cut(row, at)) == at
        assert row[len(cut(row, at)) - 1] == " "
    assert review_lines(reviewed())


@pytest.mark.parametrize("language", ["ja", "zh-Hant", "ko", PSEUDO])
@pytest.mark.parametrize("columns", [40, 60, 80])
def test_no_line_of_the_plain_terminal_is_too_wide(language: str, columns: int) -> None:
    set_language(language)
    terminal = Script(["h8", "h8", "d", "n", "nonsense", "q"], columns=columns)
    TerminalGame(Session(Setup.of("renju", 15, opening="swap2")), terminal).run()
    last = max(i for i, line in enumerate(terminal.written) if line.endswith(": "))
    shown = [line for line in terminal.written[:last] if not line.endswith(": ")]
    assert [line for line in shown if width(line) > columns] == []


def test_text_is_padded_by_what_it_takes() -> None:
    assert padded("黒", 4) == "黒  "
    assert padded("黒", 4, right=True) == "  黒"
    assert padded("long", 2) == "long"


@pytest.mark.parametrize("language", ["ja", "zh-Hans", "ko", "ru", "de", PSEUDO])
def test_the_full_screen_terminal_fits_in_any_language(language: str) -> None:
    set_language(language)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        # The analysis comes last: the pilot waits for a processor at rest, which a search has not.
        for keys in ("?", "escape", "x", "a"):
            await pilot.press(keys)
            await pilot.pause()
            for line in screen_text(app).split("\n"):
                assert width(line) <= 80

    run_app(script, session_of("h8 i9 h9", first="person:Ann"), size=(80, 24))


# A thirteenth language

SWEDISH = (
    source("en")
    .replace("### Language: English", "### Language: Svenska")
    .replace("### Reviewed: the authors", "### Reviewed:")
    .replace("nav-settings = Settings", "nav-settings = Inställningar")
    .replace("[black] Black to move.", "[black] Svart vid draget.")
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "sv.ftl").write_text(SWEDISH, encoding="utf-8")
    return folder


def test_a_language_is_a_file_and_nothing_else(folder: Path) -> None:
    environment = {**os.environ, "TENGEN_TEXTS": str(folder), "LANG": "sv_SE.UTF-8"}
    run = {"env": environment, "capture_output": True, "text": True, "check": True}
    shown = subprocess.run([SCRIPT, "show", "h8 i9"], **run)  # type: ignore[call-overload]
    assert "Svart vid draget." in shown.stdout
    helped = subprocess.run([SCRIPT, "play", "--help"], **run)  # type: ignore[call-overload]
    assert "sv" in helped.stdout
    code = (
        "from tengen.web.assets import texts_script as s; x = s('sv');"
        "assert 'Inställningar' in x and '\"sv\":\"Svenska\"' in x"
        " and '\"unread\":' in x and '\"sv\"' in x.split('\"unread\":')[1][:120]"
    )
    subprocess.run([SCRIPT.with_name("python"), "-c", code], **run)  # type: ignore[call-overload]


def test_the_checker_finds_what_a_translator_forgot() -> None:
    wrong = SWEDISH.replace("nav-games = Games\n", "").replace(
        "{ $seconds } s per move", "per drag"
    )
    wrong = wrong.replace("[one] 1 move\n", "", 1) + "\nsvenska-extra = x\n"
    report = check_catalogue("sv", wrong)
    faults = "\n".join(report.faults)
    assert "nav-games: missing" in faults
    assert "svenska-extra: no text has this key in English" in faults
    assert "seconds-per-move: { $seconds } is missing" in faults
    assert any("the same as in English" in remark for remark in report.remarks)
    assert "nobody fluent has read it yet" in report.remarks[0]
    russian = source("ru").replace("[few]", "[two]", 1)
    assert any(
        "lacks the plural forms few" in fault for fault in check_catalogue("ru", russian).faults
    )
    assert "cannot be read" in check_catalogue("sv", "a = { $x").faults[0]


def test_the_shipped_catalogues_pass_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["texts", "check", "--quiet"]) == 0
    assert capsys.readouterr().out == ""


def test_the_checker_ends_with_an_exit_code(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "sv.ftl").write_text("### Language: Svenska\nnav-games = Partier\n")
    assert main(["texts", "check", str(folder / "sv.ftl")]) == 1
    told = capsys.readouterr().out
    assert "sv.ftl: the line `### Reviewed:` is missing" in told


def test_the_system_language_is_spoken_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    speak()
    assert current_language() == "pl"
