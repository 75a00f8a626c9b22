"""A table on a screen that is not there: the app under a pilot, and engines that only pretend."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tengen.board import Board
from tengen.coords import Move
from tengen.engine.info import Info, PlayResult, Progress
from tengen.engine.limit import Limit
from tengen.errors import EngineError
from tengen.play import thinking
from tengen.play.engines import EngineLike, Report
from tengen.play.seats import Player
from tengen.play.session import Session
from tengen.play.settings import DEFAULTS, Settings
from tengen.play.setup import Setup
from tengen.rules import Rule
from tengen.score import Score
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


def info(board: Board, *moves: int, number: int = 1, centi: int = 0) -> Info:
    """What an engine could say about a position."""
    return Info(
        depth=3,
        seldepth=5,
        score=Score(centi, pov=board.turn),
        pv=moves,
        nodes=1234,
        time=0.5,
        hashfull=1,
        multipv=number,
        progress=Progress(4, 2, 8),
    )


class FakeSearch:
    """A search with prepared news, that goes on until it is stopped or let go."""

    def __init__(self, news: list[Info], go_on: threading.Event) -> None:
        self._news = news
        self._go_on = go_on
        self._is_stopped = threading.Event()

    best = property(lambda self: self._news[0])
    lines = property(lambda self: tuple(self._news))

    def stop(self) -> None:
        self._is_stopped.set()

    def wait(self, timeout: float | None = None) -> bool:
        return True

    def __iter__(self) -> Iterator[Info]:
        yield from self._news
        while not (self._is_stopped.wait(0.01) or self._go_on.is_set()):
            yield self._news[0]

    def __enter__(self) -> "FakeSearch":
        return self

    def __exit__(self, *error: Any) -> None:
        self.stop()


class FakeEngine:
    """Plays the first legal move, at once or when it is let go; keeps what it was asked."""

    def __init__(
        self,
        *,
        error: EngineError | None = None,
        is_free: bool = True,
        stone: Move | None = None,
    ) -> None:
        self.error = error
        self.stone = stone  # where it plays, legal or not
        self.go_on = threading.Event()
        self.boards: list[Board] = []
        self.is_closed = False
        if is_free:
            self.go_on.set()

    def prepare(self, rule: Rule | str, size: int) -> None:
        if self.error is not None:
            raise self.error

    def configure(self, **options: int) -> None:
        """Play as before, whatever a level asks for."""

    def play(
        self, board: Board, limit: Limit, *, watch: Callable[[Any], None] | None = None
    ) -> PlayResult:
        self.boards.append(board)
        news = self._news(board, 1)
        if watch is not None:
            watch(FakeSearch(news, self.go_on))
        return PlayResult(news[0].move if self.stone is None else self.stone, news[0])

    def analysis(
        self, board: Board, limit: Limit | None = None, *, multipv: int | None = None
    ) -> FakeSearch:
        self.boards.append(board)
        return FakeSearch(self._news(board, multipv or 1), threading.Event())

    def close(self) -> None:
        self.is_closed = True

    def _news(self, board: Board, count: int) -> list[Info]:
        moves = list(board.legal_moves)[:count]
        return [info(board, move, number=n, centi=50 - n) for n, move in enumerate(moves, 1)]


def use_engine(monkeypatch: pytest.MonkeyPatch, engine: EngineLike) -> None:
    """Let this engine sit wherever one is needed."""

    def start(player: Player, *, report: Report | None = None, options: Any = None) -> EngineLike:
        return engine

    monkeypatch.setattr(thinking, "start_engine", start)


def session_of(moves: str = "", **setup: Any) -> Session:
    """A table at which these moves and choices were made."""
    session = Session.create(Setup.of(**setup))
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
    app = TengenApp(session, settings=settings, glyphs=glyphs, file=file, watches=watches)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)
            await pilot.pause()

    asyncio.run(run())
    return app


def table(app: TengenApp) -> GameScreen:
    """The table on the screen."""
    screen = app.table
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
