"""A table on a screen that is not there: the app under a pilot, and engines that only pretend."""

import asyncio
import math
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import doubles
from doubles import FakeSearch
from tengen.board import Board
from tengen.coords import Move
from tengen.engine.base import BaseEngine
from tengen.engine.info import PlayResult
from tengen.engine.limit import Limit
from tengen.errors import EngineError
from tengen.play import thinking
from tengen.play.engines import Report
from tengen.play.saved import Opened
from tengen.play.seats import Player
from tengen.play.session import Session
from tengen.play.settings import DEFAULTS, Settings
from tengen.play.setup import Setup
from tengen.rules import Rule
from tengen.tui.app import TengenApp
from tengen.tui.game_screen import GameScreen
from tengen.tui.glyphs import UNICODE, Glyphs
from tengen.tui.panels import StatusLine

PATIENCE = 60.0  # seconds, for a machine that does much else

Script = Callable[[TengenApp, Pilot[None]], Awaitable[None]]


@pytest.fixture
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games, settings and files in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)


class FakeEngine(doubles.FakeEngine):
    """Plays the first legal move, at once or when it is let go; an analysis goes on."""

    def __init__(
        self,
        *,
        error: EngineError | None = None,
        is_free: bool = True,
        stone: Move | None = None,
    ) -> None:
        super().__init__(error=error, centi=49)
        self.stone = stone  # where it plays, legal or not
        self.options["level"] = 3
        self.is_closed = False
        if not is_free:
            self.go_on.clear()

    def prepare(self, rule: Rule | str, size: int) -> None:
        """Fail if it is told to."""
        if self.error is not None:
            raise self.error

    def close(self) -> None:
        """Remember that it was closed."""
        super().close()
        self.is_closed = True

    def moves(self, board: Board) -> list[Move]:
        """The legal moves in the order of the board."""
        return list(board.legal_moves)

    def play(self, board: Board, limit: Limit | None = None, **how: Any) -> PlayResult:
        """The move that was found, or the stone that was given."""
        result = super().play(board, limit, **how)
        return result if self.stone is None else result._replace(move=self.stone)

    def _begin(self, board: Board, limit: Limit, *, lines: int, for_move: bool) -> FakeSearch:
        search = super()._begin(board, limit, lines=lines, for_move=for_move)
        if for_move or limit.time is None:
            return search
        return FakeSearch(search.lines, threading.Event(), math.inf)


def use_engine(monkeypatch: pytest.MonkeyPatch, engine: BaseEngine) -> None:
    """Let this engine sit wherever one is needed."""

    def start(player: Player, *, report: Report | None = None, options: Any = None) -> BaseEngine:
        return engine

    monkeypatch.setattr(thinking, "start_engine", start)


def session_of(moves: str = "", **setup: Any) -> Session:
    """A table at which these moves and choices were made."""
    session = Session(Setup.of(**setup))
    for text in moves.split():
        session.apply(session.parse(text), time.time())
    return session


def run_app(
    script: Script,
    session: Session | None = None,
    *,
    size: tuple[int, int] = (80, 24),
    settings: Settings = DEFAULTS,
    glyphs: Glyphs = UNICODE,
    file: Path | None = None,
    watches: bool = False,
) -> TengenApp:
    """Run the app without a terminal and let a script use it."""
    opened = None if session is None else Opened(session, file=file)
    app = TengenApp(opened, settings=settings, glyphs=glyphs, watches=watches)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)
            await pilot.pause()

    asyncio.run(run())
    return app


def table(app: TengenApp) -> GameScreen:
    """The table on the screen."""
    screen = app.game_screen
    assert screen is not None
    return screen


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it has not happened in time"
        await pilot.pause(0.02)


async def until_shown(app: TengenApp, pilot: Pilot[None], word: str) -> None:
    """Wait until a word stands on the screen."""
    await until(pilot, lambda: word in screen_text(app))


async def play(pilot: Pilot[None], *names: str) -> None:
    """Type moves, each after the key for it."""
    for name in names:
        await pilot.press("i", *name, "enter")
        await pilot.pause()


def status(app: TengenApp) -> str:
    """The line below the board."""
    return str(table(app).query_one("#status", StatusLine).content)


def screen_text(app: TengenApp) -> str:
    """All that stands on the screen, row by row."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)
