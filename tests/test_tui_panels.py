"""The analysis, the start screen, saving and opening, and terminals of every kind."""

import threading
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Input

from tengen.engine.base import BaseEngine
from tengen.formats import load_game
from tengen.opening import Seat
from tengen.play import thinking
from tengen.play.arrange import setup_of, with_setup
from tengen.play.engines import Report
from tengen.play.saved import load_session
from tengen.play.seats import Player, PlayerKind
from tengen.play.settings import DEFAULTS, load_settings
from tengen.play.setup import Setup
from tengen.score import Score
from tengen.tui.analysis_panel import AnalysisPanel, score_text
from tengen.tui.app import TengenApp
from tengen.tui.asking import QuestionPanel
from tengen.tui.glyphs import ASCII
from tengen.tui.pages import OpenScreen, TextScreen
from tengen.tui.panels import PlayersPanel, StatusLine, fitted
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

pytestmark = pytest.mark.usefixtures("own_folders")
__all__ = ["own_folders"]


# The analysis


def test_the_analysis_of_the_real_engine() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        panel = table(app).query_one(AnalysisPanel)
        await until(pilot, lambda: panel.findings is not None and len(panel.findings.lines) == 3)
        # Not all at one moment: a depth that has just begun has an empty bar.
        for word in ("depth", "nodes", "/s", "%", "━", "1 ", "2 ", "3 "):
            await until_shown(app, pilot, word)
        assert panel.findings is not None
        best = panel.findings.lines[0]
        assert table(app).board_view.picture.marks[best.move] == "1"
        await pilot.press("plus")
        await until(pilot, lambda: panel.findings is not None and len(panel.findings.lines) == 4)
        await pilot.press("a")
        assert not panel.display
        await pilot.pause(0.2)
        assert table(app).searches.job is None

    app = run_app(script, session_of("h8 i9 i8 g8"))
    assert app.settings.lines == 3  # only what stood there when it was left


def test_the_selected_move_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    use_engine(monkeypatch, FakeEngine())

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        panel = table(app).query_one(AnalysisPanel)
        table(app).board_view.look_at(table(app).session.board.parse_move("k8"))
        await until(pilot, lambda: panel.report is not None and panel.report.name == "k8")
        await until(pilot, lambda: "open four" in screen_text(app))
        table(app).board_view.look_at(table(app).session.board.parse_move("j8"))  # a stone
        await until(pilot, lambda: panel.report is not None and panel.report.name == "j8")
        assert panel.report is not None
        assert panel.report.is_legal  # as it was when it was played
        await pilot.press("e")
        assert isinstance(app.screen, TextScreen)
        await until(pilot, lambda: "Good for Black" in screen_text(app))
        await pilot.press("escape")
        assert app.screen_stack[-1] is table(app)

    run_app(script, session_of("h8 a1 i8 c1 j8 e1"))


def test_browsing_analyses_the_position_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine()
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        await until(pilot, lambda: bool(engine.boards) and engine.boards[-1].ply == 3)
        await pilot.press("pageup")
        await until(pilot, lambda: engine.boards[-1].ply == 2)

    app = run_app(script, session_of("h8 i9 j10"))
    assert app.settings.analysis is False  # it was not left by a key


def test_resize_during_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine(is_free=False)
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("a", "enter")
        await until(pilot, lambda: bool(engine.boards))
        for size in ((120, 40), (200, 60), (80, 24), (60, 20), (40, 12), (20, 8), (100, 30)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert table(app).board_view.size.width <= size[0]
        engine.go_on.set()
        await until(pilot, lambda: table(app).session.ply == 2)

    run_app(script, session_of(second="level:3"))


def test_two_people_play_while_the_engine_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def start(player: Player, *, report: Report | None = None, options: Any = None) -> BaseEngine:
        assert report is not None
        report(3, 12)
        assert go_on.wait(60)
        report(12, 12)
        return FakeEngine()

    monkeypatch.setattr(thinking, "start_engine", start)
    monkeypatch.setattr("tengen.tui.searches.must_compile", lambda: True)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        await until(pilot, lambda: "compiling the engine ━━━" in screen_text(app))
        assert "25 %" in screen_text(app)
        await pilot.press("enter", "up", "enter")
        assert table(app).session.ply == 2
        go_on.set()
        await until(pilot, lambda: "nodes" in screen_text(app))
        assert "compiling" not in screen_text(app)

    run_app(script, session_of())


def test_no_clock_pays_for_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def start(player: Player, *, report: Report | None = None, options: Any = None) -> BaseEngine:
        assert report is not None
        report(3, 12)
        assert go_on.wait(60)
        return FakeEngine()

    monkeypatch.setattr(thinking, "start_engine", start)
    monkeypatch.setattr("tengen.tui.searches.must_compile", lambda: True)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await pilot.press("enter")
        await until(pilot, lambda: "compiling" in screen_text(app))
        assert not session.clock.is_running
        await pilot.press("u")  # nothing is blocked
        assert session.ply == 0
        await pilot.press("enter")
        go_on.set()
        await until(pilot, lambda: session.ply == 2)
        assert session.clock.turn is Seat.FIRST
        assert not session.is_over

    run_app(script, session_of(second="level:1", control="2s+1"))


@pytest.mark.parametrize(
    ("score", "text"),
    [(Score(42), "+0.42 59%"), (Score(win_in=7), "wins in 4"), (Score(win_in=-4), "loses in 2")],
)
def test_scores_in_few_columns(score: Score, text: str) -> None:
    assert score_text(score) == text


# The start screen


def stepper(app: TengenApp, name: str) -> Stepper:
    return app.screen.query_one(f"#{name}", Stepper)


def test_the_start_screen_by_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    use_engine(monkeypatch, FakeEngine())

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        stepper(app, "rule").focus()
        await pilot.press("right", "right")
        assert stepper(app, "rule").value == "renju"
        await pilot.press("down", "left", "left", "down", "right", "right")  # 13x13, swap2
        await pilot.press("down", "down", *"Ann", "down", "left")  # White: level 4
        await pilot.press("enter")
        setup = table(app).session.setup
        assert (setup.rule.name, setup.size, setup.opening) == ("renju", 13, "swap2")
        assert setup.first == Player(name="Ann")
        assert setup.second == Player.parse("level:4")

    run_app(script)
    remembered = setup_of(load_settings().settings)
    assert remembered == Setup.of(
        "renju", 13, opening="swap2", first="person:Ann", second="level:4"
    )


def test_the_start_screen_by_mouse() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.click("#rule", offset=(12, 0))
        assert stepper(app, "rule").value == "standard"
        await pilot.click("#rule", offset=(1, 0))
        assert stepper(app, "rule").value == "freestyle"
        await pilot.click("#start")
        assert table(app).session.setup.rule.name == "freestyle"

    run_app(script, settings=DEFAULTS.changed(opponent="person"))


def test_bad_values_on_the_start_screen() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        screen = app.screen
        assert isinstance(screen, StartScreen)
        stepper(app, "second-kind").focus()
        await pilot.press("end", "enter")
        assert "expected cmd:PROGRAM" in str(screen.query_one(StatusLine).content)
        screen.query_one("#second-detail", Input).value = "./engine"
        await pilot.press("left")
        assert screen.query_one("#second-detail", Input).value == ""
        screen.query_one("#second-detail", Input).value = "soon"
        await pilot.press("enter")
        assert "'soon' is not a think time" in str(screen.query_one(StatusLine).content)
        screen.query_one("#second-detail", Input).value = "0.5"
        stepper(app, "clock").choose("other")
        screen.query_one("#clock-text", Input).value = "tomorrow"
        await pilot.press("enter")
        assert "'tomorrow' is not a time control" in str(screen.query_one(StatusLine).content)
        stepper(app, "clock").choose("none")
        stepper(app, "opening").choose("long-pro")
        stepper(app, "size").choose(7)
        await pilot.press("enter")
        assert "needs a board of 9" in str(screen.query_one(StatusLine).content)
        assert app.screen is screen
        assert screen.query_one("#second-fields").player.limit.time == 0.5  # type: ignore[attr-defined]

    run_app(script)


def test_a_clock_of_ones_own_can_be_read_while_it_is_typed() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert "[5+3 30s/move" in screen_text(app)

    run_app(script, settings=DEFAULTS.changed(clock="5+3 30s/move"), size=(80, 24))


def test_a_new_game_leaves_the_old_one_saved() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "h8")
        await pilot.press("n", "escape")
        assert table(app).session.ply == 1
        await pilot.press("n", "enter")
        assert table(app).session.ply == 0

    app = run_app(script, session_of())
    assert len(app.keepers) == 2
    assert app.keepers[0].file is not None
    assert app.keepers[0].file.exists()


def test_the_last_game_can_be_continued() -> None:
    async def leave(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "h8", "i9")
        await pilot.press("q")

    async def go_on(app: TengenApp, pilot: Pilot[None]) -> None:
        assert "Continue Ann - Ben" in screen_text(app)
        await pilot.click("#continue")
        await until(pilot, lambda: app.game_screen is not None)
        session = table(app).session
        assert session.board.ply == 2
        assert session.players[Seat.FIRST].name == "Ann"

    run_app(leave, session_of(first="person:Ann", second="person:Ben", control="5+0"))
    run_app(go_on)


def test_settings_that_do_not_fit_together_fall_back() -> None:
    assert setup_of(DEFAULTS.changed(size=5, opening="long-pro", name="Ann")).first.name == "Ann"
    engines = Setup.of(first="level:1", second="level:2", rule="renju")
    assert with_setup(DEFAULTS, engines).opponent == DEFAULTS.opponent
    assert with_setup(DEFAULTS, engines).rule == "renju"
    white = Setup.of(first="level:2", second="person:Ann")
    assert setup_of(with_setup(DEFAULTS, white)) == white


# Saving and opening


@pytest.mark.parametrize("name", ["game.sgf", "game.psq", "game"])
def test_save_and_open(name: str, tmp_path: Path) -> None:
    path = tmp_path / (name if "." in name else f"{name}.sgf")

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "h8", "i9", "j10")
        await pilot.press("s")
        table(app).query_one("#prompt Input", Input).value = name
        await pilot.press("enter")
        await until(pilot, path.exists)
        assert f"Saved as {path.name}" in status(app)
        await pilot.press("n", "enter", "o")
        await until(pilot, lambda: isinstance(app.screen, OpenScreen))
        app.screen.query_one(Input).focus()
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await until(pilot, lambda: table(app).session.board.ply == 3)

    run_app(script, session_of())
    assert load_game(path).mainline_moves() == [112, 98, 84]


def test_a_file_that_exists_is_written_over_only_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("mine")

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "h8")
        await pilot.press("s", "enter")
        question = table(app).query_one(QuestionPanel)
        await until(pilot, lambda: question.is_open)
        await pilot.press("1")
        assert path.read_text() == "mine"
        await pilot.press("s", "enter", "2")
        await until(pilot, lambda: path.read_text() != "mine")
        assert "Saved as game.sgf" in status(app)
        table(app).save_as("nowhere/in/a/\0/folder.sgf")
        assert "Not saved" in status(app)

    run_app(script, session_of())
    assert load_session(path).session.board.ply == 1


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    bad = tmp_path / "bad.sgf"
    bad.write_text("this is no game")

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        for path in (bad, tmp_path / "missing.sgf", tmp_path):
            app.open_file(path)
            await pilot.pause()
            assert "cannot be opened" in " ".join(note.message for note in app._notifications)
            app.clear_notifications()
        assert table(app).session.ply == 1

    run_app(script, session_of("h8"))


def test_saved_games_are_listed() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "h8")
        await pilot.press("n", "enter")
        await pilot.press("o")
        await until(pilot, lambda: "Freestyle 15x15, 1 move" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: table(app).session.board.ply == 1)

    run_app(script, session_of())


# Every kind of terminal


@pytest.mark.parametrize("size", [5, 22])
@pytest.mark.parametrize("room", [(80, 24), (20, 6), (220, 70)])
def test_the_smallest_and_the_largest_board(size: int, room: tuple[int, int]) -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "up", "enter")
        assert table(app).session.ply == 2
        assert "a" in screen_text(app)

    run_app(script, session_of(size=size), size=room)


NAMES = [
    "安娜·李四光王小明非常长的名字",
    "[bold]Ann[/bold] [red]",
    "é" * 40,
    "👩‍👩‍👧 family",
    "\u202eright",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_every_kind(name: str) -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        rows = screen_text(app).split("\n")
        assert any(player.name[:5] in row for row in rows)
        assert {cell_len(row) for row in rows} == {80}
        await pilot.press("x", "escape", "enter", "d")

    player = Player().named(name)
    run_app(script, session_of(first=player, control="5+3"))


def test_long_names_are_cut_where_they_end() -> None:
    assert fitted("abcdef", 6) == "abcdef"
    assert fitted("abcdef", 4) == "abc…"
    assert fitted("安娜李四", 5) == "安娜…"


def test_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "up", "enter")
        assert app.no_color
        filters = app.get_line_filters()
        strips = app.screen._compositor.render_strips()
        for strip in strips:
            shown = strip
            for each in filters:
                shown = shown.apply_filter(each, app.screen.background_colors[1])
            for _, style, _ in shown:
                for color in (style.color, style.bgcolor) if style else ():
                    assert color is None or color.is_default
        assert "●" in screen_text(app)
        assert "○" in screen_text(app)

    run_app(script, session_of(), size=(120, 40))


def test_without_unicode() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "up", "enter", "a")
        await until(pilot, lambda: "<O>" in screen_text(app))
        assert "X" in screen_text(app)
        assert screen_text(app).isascii()
        await pilot.press("question_mark")
        assert isinstance(app.screen, TextScreen)
        assert screen_text(app).isascii()

    run_app(script, session_of(rule="renju", size=22), size=(80, 24), glyphs=ASCII)


def test_what_an_engine_does_is_shown_beside_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine(is_free=False)
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "thinking" in screen_text(app))
        assert table(app).query_one(PlayersPanel) is not None
        assert table(app).session.players[Seat.FIRST].kind is PlayerKind.LEVEL
        engine.go_on.set()
        await until(pilot, lambda: table(app).session.ply == 1)
        await until(pilot, lambda: "thinking" not in screen_text(app))

    run_app(script, session_of(first="level:2"))
