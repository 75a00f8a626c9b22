"""Whole games by keyboard and by mouse, and what the keys do."""

import time
from itertools import pairwise

import pytest
from textual import events
from textual.pilot import Pilot

from tengen.errors import EngineDiedError
from tengen.formats import load_game
from tengen.game import EndReason
from tengen.learning.kept import read_record
from tengen.learning.opponent import OpponentProgress
from tengen.opening import Seat
from tengen.play.actions import Action
from tengen.play.saved import load_session
from tengen.play.seats import PlayerKind
from tengen.play.session import Wants
from tengen.play.settings import DEFAULTS
from tengen.rules import Color
from tengen.tui.app import TengenApp
from tengen.tui.asking import QuestionPanel
from tengen.tui.board_view import BoardView
from tengen.tui.drawing import LABEL_WIDTH, LARGE, SMALL
from tengen.tui.panels import MovesPanel
from tengen.tui.view import Look, picture_of
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
    use_engine,
)

FIVE = ["d4", "d5", "e4", "e5", "c4", "c5", "f4", "f5", "g4"]


pytestmark = pytest.mark.usefixtures("own_folders")
__all__ = ["own_folders"]


async def go_to(app: TengenApp, pilot: Pilot[None], name: str) -> None:
    """Move the cursor to a point with the arrow keys."""
    board = table(app).session.board
    target, cursor = board.xy(board.parse_move(name)), board.xy(table(app).board_view.cursor)
    dx, dy = target[0] - cursor[0], target[1] - cursor[1]
    keys = ["right" if dx > 0 else "left"] * abs(dx) + ["down" if dy > 0 else "up"] * abs(dy)
    await pilot.press(*keys)


async def click_on(app: TengenApp, pilot: Pilot[None], name: str) -> None:
    """Click on a point."""
    screen = table(app)
    x, y = screen.session.board.xy(screen.session.board.parse_move(name))
    columns, rows, top = screen.board_view.scale
    offset = (LABEL_WIDTH + columns // 2 + x * columns, top + y * rows)
    await pilot.click("#board", offset=offset)


def test_a_game_by_keyboard() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        assert "Black to move" in status(app)
        for name in FIVE:
            await go_to(app, pilot, name)
            await pilot.press("enter")
        assert table(app).session.is_over
        assert "Black wins with 5 in a row" in status(app)
        await pilot.press("z")  # small stones
        await until(pilot, lambda: "◆─◆─◆─◆<◆>" in screen_text(app))
        await pilot.press("enter")
        assert table(app).session.ply == 9

    app = run_app(script, session_of(size=7))
    [keeper] = app.keepers
    assert keeper.file is not None
    assert load_session(keeper.file).session.ending is not None


@pytest.mark.parametrize(("size", "scale"), [((80, 24), SMALL), ((120, 40), LARGE)])
def test_a_game_by_mouse(size: tuple[int, int], scale: object) -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        assert table(app).board_view.scale is scale
        for name in FIVE:
            await click_on(app, pilot, name)
        assert [act.what for act in table(app).session.acts] == [
            table(app).session.board.parse_move(name) for name in FIVE
        ]
        assert table(app).session.is_over

    run_app(script, session_of(), size=size)


@pytest.mark.parametrize(
    ("size", "points"), [((80, 24), 22), ((30, 14), 22), ((80, 24), 5), ((120, 60), 22)]
)
def test_every_point_can_be_reached_and_is_in_sight(size: tuple[int, int], points: int) -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        view = table(app).board_view
        for move in [*range(0, points * points, points * points // 9), points * points - 1]:
            view.look_at(move)
            await pilot.pause()
            places = [
                (x, y)
                for y in range(view.size.height)
                for x in range(view.size.width)
                if view.move_at(x, y) == move
            ]
            assert places, view.picture.cursor
            assert "]" in "".join(view.render_line(y).text for _, y in places)

    run_app(script, session_of(size=points), size=size)


def test_a_stone_stands_already() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "enter")
        assert "h8 cannot be played: a stone of Black stands there." in status(app)
        assert table(app).session.ply == 1

    run_app(script, session_of())


def test_a_move_is_typed_and_bad_input_is_told() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "H8", "i9")
        assert table(app).session.ply == 2
        for text in ("z9", "j99", "88"):
            await play(pilot, text)
            assert "expected" in status(app)
        await pilot.press("colon", "j", "1", "backspace")
        assert status(app) == "Move: j_"
        await pilot.press("escape")
        assert "Black to move" in status(app)
        assert table(app).session.ply == 2

    run_app(script, session_of())


def test_moves_can_be_typed_ahead() -> None:
    typed = "colon h 8 enter colon u 1 backspace escape i i 9 enter u"

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        for key in typed.split():
            app.post_message(events.Key(key, key if len(key) == 1 else None))
        await until(pilot, lambda: table(app).session.can_redo)
        assert [act.what for act in table(app).session.acts] == [112]

    run_app(script, session_of())


def test_an_enter_that_was_typed_before_the_app_began_counts() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+j")  # a line feed: Enter, as a terminal passes it on to a shell
        await until(pilot, lambda: app.game_screen is not None)
        await pilot.press("colon", "h", "8", "ctrl+j", "up", "ctrl+j")
        await until(pilot, lambda: table(app).session.board.ply == 2)

    run_app(script, settings=DEFAULTS.changed(opponent="person"))


def test_undo_redo_and_history() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await pilot.press("u")
        assert session.ply == 3
        await pilot.press("backspace", "r", "r")
        assert session.ply == 4
        await pilot.press("r")
        assert "nothing to redo" in status(app)

        await pilot.press("pageup", "pageup", "pageup")
        assert "Move 1 of 4" in status(app)
        assert len(table(app).board_view.picture.stones) == 1
        await pilot.press("enter")
        assert session.ply == 4
        assert "looking back" in status(app)
        await pilot.press("home", "comma")
        assert not table(app).board_view.picture.stones
        await pilot.press("full_stop")
        assert len(table(app).board_view.picture.stones) == 1
        await pilot.press("end")
        assert len(table(app).board_view.picture.stones) == 4

        await pilot.click("#moves", offset=(15, 0))
        assert "Move 2 of 4" in status(app)

    run_app(script, session_of("h8 i9 j10 k11"))


def test_numbers_on_stones() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("t")
        assert "─1─" in screen_text(app)
        await pilot.press("t")
        assert "─1─" not in screen_text(app)

    run_app(script, session_of("d4 i9 j10"))


def test_resigning_is_asked_for_first() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await pilot.press("x")
        assert table(app).query_one(QuestionPanel).is_open
        await pilot.press("escape")
        assert not session.is_over
        await pilot.press("x", "2")
        assert session.result is not None
        assert session.result.winner is Color.BLACK
        assert session.result.reason is EndReason.RESIGNATION
        assert "Black wins by resignation" in status(app)
        await pilot.press("x")
        assert "Nobody can resign" in status(app)
        await pilot.press("u")
        assert not session.is_over

    run_app(script, session_of("h8", first="person:Ann", second="person:Ben"))


@pytest.mark.parametrize(("key", "is_over"), [("1", True), ("2", False)])
def test_a_draw_is_offered_and_answered(key: str, is_over: bool) -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("d")
        turn = table(app).session.to_act
        assert turn is not None
        assert turn.wants is Wants.DRAW_ANSWER
        assert "a draw?" in screen_text(app)
        await pilot.press(key)
        assert table(app).session.is_over is is_over

    run_app(script, session_of("h8"))


@pytest.mark.parametrize(
    ("key", "black"), [("1", Seat.FIRST), ("2", Seat.SECOND), ("3", Seat.SECOND)]
)
def test_swap2_is_a_dialogue(key: str, black: Seat) -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        assert "Place a black stone" in status(app)
        for name in ("h8", "i9", "g7"):
            await go_to(app, pilot, name)
            await pilot.press("enter")
        assert "Play White" in screen_text(app)
        assert "Add two stones" in screen_text(app)
        await pilot.press("escape")
        assert table(app).query_one(QuestionPanel).is_open  # it has to be answered
        await pilot.press(key)
        if key == "3":
            await play(pilot, "j10", "k11")
            await pilot.press("down", "up", "enter")  # the first answer: Play White
        assert session.is_settled
        assert session.seat_of(Color.BLACK) is black
        assert "player: Play" in screen_text(app)

    run_app(script, session_of(opening="swap2", first="person:Ann", second="person:Ben"))


def test_offers_are_marked_and_one_is_picked() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await until(pilot, lambda: "12 fifth moves" in screen_text(app))
        assert "arrow keys and Enter" in status(app)
        await pilot.press("2")
        await until(pilot, lambda: "Play White" in screen_text(app))
        await pilot.press("1")
        await play(pilot, "h7", "g7", "g9")
        assert "Pick Black's fifth move: g7 g9" in status(app)
        assert "First player: offer g9" in screen_text(app)
        marks = picture_of(session, Look()).marks
        assert {session.game.move_text(move): mark for move, mark in marks.items()} == {
            "g7": "A",
            "g9": "B",
        }
        await play(pilot, "a1")
        assert status(app).endswith("Pick Black's fifth move: g7 g9.")
        await play(pilot, "g9")
        assert session.is_settled
        assert not picture_of(session, Look()).marks

    players = {"first": "person:Ann", "second": "person:Ben"}
    run_app(script, session_of("h8 h9 h10", rule="renju", opening="yamaguchi", **players))


def test_a_question_on_a_small_screen() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "3 Add two stones" in screen_text(app))
        assert "Ben" in screen_text(app)
        await pilot.press("2")
        assert table(app).session.is_settled
        await until(pilot, lambda: "● Black Ben" in screen_text(app))

    players = {"first": "person:Ann", "second": "person:Ben"}
    run_app(script, session_of("h8 i9 g7", opening="swap2", **players), size=(44, 16))


def test_an_opening_says_where_a_stone_may_be() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("right", "enter")
        assert "Place a black stone in the centre" in status(app)
        await pilot.press("left", "enter")
        await play(pilot, "h9")
        assert "outside the central 5x5" in status(app)
        view = table(app).board_view
        assert view.picture.closed
        await play(pilot, "h10", "l8")
        assert table(app).session.ply == 3
        assert not view.picture.closed

    run_app(script, session_of(opening="pro"))


def test_forbidden_points_are_marked_and_the_reason_is_told() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        assert "×" in screen_text(app)
        await play(pilot, "h8")
        assert "forbidden to Black: double three" in status(app).replace("-", " ")
        await pilot.press("f")
        assert "×" not in screen_text(app)
        await pilot.press("f")
        assert "Forbidden to Black: h8" in status(app)

    # Two open threes cross in h8.
    run_app(script, session_of("i8 a1 j8 c1 h9 e1 h10 g1", rule="renju"))


def test_captures_and_a_pending_five() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "k10")
        assert "captures i10 j10 (1 pair)" in status(app)
        assert "pairs 1/5 ○○" in screen_text(app)
        await pilot.press("pageup")
        assert "pairs 0/5" in screen_text(app)
        assert "1/5" not in screen_text(app)

    run_app(script, session_of("h10 i10 a1 j10", rule="42"))


def test_clocks_run_and_a_flag_falls() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "h8")
        await until(pilot, lambda: table(app).session.is_over)
        assert "Black wins by time" in status(app)
        await until(pilot, lambda: "0.0" in screen_text(app))

    run_app(script, session_of(control="1s+0"))


def test_a_pause_stops_the_clocks() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await pilot.press("p")
        assert not session.clock.is_running
        assert "Paused" in status(app)
        await pilot.press("p")
        assert session.clock.is_running

    run_app(script, session_of("h8", control="5+0"))


# Engines


def test_an_engine_answers_and_undo_returns_to_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine()
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await pilot.press("enter")
        await until(pilot, lambda: session.ply == 2)
        await until(pilot, lambda: "depth 3, +0.49 60%, 0.5 s" in screen_text(app))
        await pilot.press("u")
        assert session.ply == 0

    app = run_app(script, session_of(second="level:1"))
    assert engine.is_closed
    assert app.keepers[0].is_kept


def test_what_an_engine_decides_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine(is_free=False)
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await pilot.press("enter")
        await until(pilot, lambda: "thinking" in screen_text(app))
        await pilot.press("up", "enter")
        assert "is thinking" in status(app)
        await pilot.press("u")
        assert session.ply == 0
        engine.go_on.set()
        await pilot.pause(0.3)
        assert session.ply == 0
        await pilot.press("enter")
        await until(pilot, lambda: session.ply == 2)

    run_app(script, session_of(second="level:1"))


def test_an_engine_moves_now_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine(is_free=False)
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: bool(engine.boards))
        await pilot.press("m")
        await until(pilot, lambda: table(app).session.ply == 2)

    run_app(script, session_of(second="tengen"))


@pytest.mark.parametrize(("key", "kind"), [("4", PlayerKind.TENGEN), ("2", PlayerKind.PERSON)])
def test_an_engine_that_fails_is_replaced(
    monkeypatch: pytest.MonkeyPatch, key: str, kind: PlayerKind
) -> None:
    engine = FakeEngine(error=EngineDiedError("the engine has died"))
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await pilot.press("enter")
        question = table(app).query_one(QuestionPanel)
        await until(pilot, lambda: question.is_open)
        assert "the engine has died" in status(app)
        await pilot.press("1")
        await until(pilot, lambda: question.is_open)  # it has failed again
        engine.error = None
        await pilot.press(key)
        assert session.players[Seat.SECOND].kind is kind
        if kind is PlayerKind.TENGEN:
            await until(pilot, lambda: session.ply == 2)
        else:
            await play(pilot, "a1")
            assert session.ply == 2

    run_app(script, session_of(second="cmd:./engine"))


def test_somebody_else_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    use_engine(monkeypatch, FakeEngine())

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await pilot.press("c", "escape", "c", "2")
        assert session.players[Seat.SECOND].level == 5
        await until(pilot, lambda: session.ply == 2)

    run_app(script, session_of("h8"))


def test_two_engines_play_at_a_pace_that_can_be_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    use_engine(monkeypatch, FakeEngine())
    monkeypatch.setattr("tengen.play.turns.PACE", 0.2)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        await until(pilot, lambda: session.ply >= 4)
        times = [action.at or 0.0 for action in session.actions if action.point is not None]
        assert min(later - before for before, later in pairwise(times)) >= 0.15
        assert table(app).is_analysing
        await pilot.press("p")
        ply = session.ply
        await pilot.pause(0.5)
        assert session.ply == ply
        await pilot.press("u", "p")
        await until(pilot, lambda: session.ply > ply)

    app = run_app(script, session_of(first="level:1", second="level:2"), watches=True)
    assert app.keepers[0].file is not None


def test_whoever_looks_back_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine(is_free=False)
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: bool(engine.boards))
        await pilot.press("home")
        engine.go_on.set()
        await until(pilot, lambda: table(app).session.ply == 2)
        assert "Move 0 of 2" in status(app)
        assert not table(app).board_view.picture.stones

    run_app(script, session_of(second="level:1"))


def test_an_engine_that_breaks_the_rules_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = FakeEngine(stone=112)
    use_engine(monkeypatch, engine)

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: table(app).query_one(QuestionPanel).is_open)
        assert "h8 cannot be played" in status(app)
        assert table(app).session.ply == 1

    run_app(script, session_of(second="cmd:./engine"))


def test_an_engine_answers_a_draw_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    use_engine(monkeypatch, FakeEngine())

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("d")
        await until(pilot, lambda: "The draw is declined." in status(app))
        assert not table(app).session.is_over

    run_app(script, session_of(second="level:1"))


def test_a_hint_comes_in_stages_and_brings_the_cursor_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use_engine(monkeypatch, FakeEngine())

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        before = table(app).board_view.cursor
        await pilot.press("h")
        await until(pilot, lambda: "Hint: Look at the top, on the left." in status(app))
        await pilot.press("h")
        await until(pilot, lambda: "Hint: The move makes no threat yet" in status(app))
        assert table(app).board_view.cursor == before  # nothing is given away
        await pilot.press("h")
        await until(pilot, lambda: "Hint: a15" in status(app))
        assert table(app).board_view.cursor == 0
        assert "[*]" in screen_text(app)
        await pilot.press("enter")
        assert table(app).session.ply == 2

    run_app(script, session_of("h8"))


def test_a_full_game_against_a_low_level() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        session = table(app).session
        while not session.is_over:
            table(app).play(min(session.legal))
            await until(pilot, lambda: session.is_over or session.turn is Seat.FIRST)
        assert session.ending is not None
        assert session.ending in status(app)
        assert "per move" in screen_text(app)  # the times of both
        assert "Your strength against levels:" in status(app)
        assert read_record().part(OpponentProgress).games == 1

    run_app(script, session_of(second="level:1", size=7, rule="standard"))


# The end


def test_ctrl_c_saves_and_tells_how_to_go_on() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await play(pilot, "h8", "i9")
        await pilot.press("ctrl+c")

    app = run_app(script, session_of())
    told = "\n".join(app.farewell())
    assert "The game is saved in" in told
    assert "play --resume" in told
    file = app.keepers[0].file
    assert file is not None
    assert load_game(file).mainline_moves() == [112, 98]


def test_nothing_is_said_about_a_game_that_never_began() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")

    assert run_app(script, session_of()).farewell() == []


def test_a_failure_of_our_own_saves_the_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        table(app).session.apply(Action.of(0), time.time())  # behind the back of the screen

    app = run_app(script, session_of("h8"))
    assert not app.keepers[0].is_kept
    app.farewell()
    assert app.keepers[0].is_kept


def test_a_folder_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise OSError("read-only file system")

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        monkeypatch.setattr("tengen.play.saved.Keeper.keep", refuse)
        await play(pilot, "h8")
        assert "Not saved yet: read-only file system" in status(app)
        await play(pilot, "i9")
        assert table(app).session.ply == 2

    app = run_app(script, session_of())
    assert any("Board.from_moves('h8 i9'" in line for line in app.farewell())


def test_the_board_widget_knows_where_the_mouse_is() -> None:
    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        view = table(app).query_one(BoardView)
        await pilot.hover("#board", offset=(LABEL_WIDTH + 1, 0))
        assert view.cursor == 0
        assert view.move_at(0, 0) is None
        assert view.move_at(LABEL_WIDTH + 1, 15) is None
        assert table(app).query_one(MovesPanel) is not None

    run_app(script, session_of())


@pytest.mark.parametrize(("first", "own"), [("person:Ann", "black"), ("level:1", "white")])
def test_sides_have_colours_if_that_is_wished(first: str, own: str) -> None:
    second = "level:1" if own == "black" else "person:Ann"
    seen: list[dict[str, str]] = []

    async def script(app: TengenApp, pilot: Pilot[None]) -> None:
        board = table(app).board_view
        names = ("black-fill", "white-fill")
        colors = {name: board.get_component_rich_style(f"board--{name}").color for name in names}
        seen.append({name: str(each and each.get_truecolor()) for name, each in colors.items()})

    moves = "h8" if own == "white" else "h8 i9"
    session = session_of(moves, first=first, second=second)
    for coloring in ("stones", "sides"):
        run_app(script, session, settings=DEFAULTS.changed(coloring=coloring))
    usual, sides = seen
    assert usual != sides
    other = "white" if own == "black" else "black"
    green, red = (sides[f"{color}-fill"] for color in (own, other))
    assert green == "ColorTriplet(red=31, green=122, blue=61)"
    assert red == "ColorTriplet(red=179, green=38, blue=30)"
