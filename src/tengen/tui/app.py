"""The application: which screen is shown, what is remembered, and how it ends."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.scrollbar import ScrollBar, ScrollBarRender

from ..errors import SavedGameError, error_text
from ..opening import Seat
from ..play.arrange import setup_of, with_setup
from ..play.saved import Keeper, Opened, find_saved, load_session, resume_lines, saved_games
from ..play.session import Session
from ..play.settings import Settings, save_settings, speak
from ..texts import notice_text, t
from .game_screen import GameScreen
from .glyphs import ASCII, Glyphs, glyphs_of_terminal
from .pages import OpenScreen, TextScreen, help_text
from .start import NewGame, StartAction, StartScreen

END_SIGNALS = ("SIGTERM", "SIGHUP")  # Ctrl-C is a key here


class WholeCells(ScrollBarRender):
    """Scroll bars of whole cells: fractions of a cell are characters that some terminals lack."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "]
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "]


class TengenApp(App[None]):
    """Start screen and games. The game is saved, however the application ends."""

    CSS_PATH = "tengen.tcss"
    TITLE = "Tengen"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", "terminal-quit", show=False, priority=True),
    ]

    def __init__(
        self,
        opened: Opened | None = None,
        *,
        settings: Settings,
        options: Mapping[str, int] | None = None,
        watches: bool = False,
        glyphs: Glyphs | None = None,
    ) -> None:
        has_color = "NO_COLOR" not in os.environ
        super().__init__(ansi_color=None if has_color else True)
        self.theme = "textual-dark" if has_color else "ansi-dark"
        self.glyphs = glyphs or glyphs_of_terminal()
        self.settings = settings
        self.engine_options = dict(options or {})
        self._problems = opened.problems if opened else ()
        self._remembers = not watches
        if watches:
            self.settings = settings.changed(analysis=True)
        self.keepers: list[Keeper] = []  # of all games that were shown
        if opened is not None:
            self.keepers.append(Keeper(opened.session, file=opened.file))

    def on_mount(self) -> None:
        """Show the game, or ask for one."""
        ScrollBar.renderer = WholeCells
        self.set_class(self.glyphs is ASCII, "-ascii")
        self._listen_to_signals()
        if self.keepers:
            self._show_game(self.keepers[-1])
            self._warn(self._problems)
        else:
            self.action_new_game()

    def _listen_to_signals(self) -> None:
        """Closing the window or killing the program saves and quits, as q does."""
        loop = asyncio.get_running_loop()
        for number in (getattr(signal, name) for name in END_SIGNALS if hasattr(signal, name)):
            with suppress(NotImplementedError, RuntimeError):  # on Windows, or in another thread
                loop.add_signal_handler(number, self.action_leave)
                if number == signal.SIGHUP:
                    survive_hangup()  # the loop hears of the signal anyway

    # Games

    @property
    def game_screen(self) -> GameScreen | None:
        """The game on the screen, or below a dialogue."""
        screens = (screen for screen in self.screen_stack if isinstance(screen, GameScreen))
        return next(screens, None)

    def play(self, session: Session, file: Path | None = None) -> None:
        """Show another game; the one before stays saved."""
        self.keepers.append(Keeper(session, file=file))
        self._show_game(self.keepers[-1])

    def _show_game(self, keeper: Keeper) -> None:
        screen = GameScreen(
            keeper,
            self.glyphs,
            settings=self.settings,
            options=self.engine_options,
        )
        if self.game_screen is None:
            self.push_screen(screen)
        else:
            self.switch_screen(screen)

    # What can be done anywhere

    def action_new_game(self) -> None:
        """Ask for a new game."""
        self._note_panels()
        setup = (
            setup_of(self.settings) if self.game_screen is None else self.game_screen.session.setup
        )
        entries = saved_games() if self.game_screen is None else []
        saved = entries[0].title if entries else None
        start = StartScreen(
            setup,
            teach=self.settings.teach,
            saved=saved,
            glyphs=self.glyphs,
            language=self.settings.language,
        )
        self.push_screen(start, self._begin)

    def speak(self, language: str) -> None:
        """Speak another language from now on, and remember it; "" is that of the system."""
        self.settings = self.settings.changed(language=language)
        speak(language)
        self._remember()

    def _begin(self, wish: NewGame | StartAction | None) -> None:
        """Carry out the choice made on the start screen."""
        match wish:
            case NewGame(setup, teach):
                self.settings = with_setup(self.settings, setup).changed(teach=teach)
                self._remember()
                first, second = (self.settings.limited(setup.player(seat)) for seat in Seat)
                self.play(Session(replace(setup, first=first, second=second)))
            case StartAction.CONTINUE:
                try:
                    self.open_file(find_saved("last"))
                except SavedGameError as error:  # it was deleted meanwhile
                    self._complain(error_text(error))
            case StartAction.OPEN:
                self.action_open_game()
            case StartAction.QUIT:
                self.action_leave()
            case StartAction.BACK | None:
                if self.game_screen is None:
                    self.action_new_game()

    def action_open_game(self) -> None:
        """Ask for a game to open."""
        self.push_screen(OpenScreen(saved_games()), self._open_chosen)

    def _open_chosen(self, path: Path | None) -> None:
        if path is not None:
            self.open_file(path)
        elif self.game_screen is None:
            self.action_new_game()

    def open_file(self, path: Path) -> None:
        """Show the game of a file, or say why that cannot be done."""
        try:
            opened = load_session(path)
        except (OSError, ValueError) as error:
            self._complain(t("terminal-cannot-open", file=str(path), why=error_text(error)))
            return
        self._note_panels()
        self.play(opened.session, path)
        self._warn(opened.problems)

    def _warn(self, problems: Sequence[str]) -> None:
        for problem in problems:
            self.notify(notice_text(problem), severity="warning", markup=False)

    def _complain(self, text: str) -> None:
        self.notify(text, severity="error", timeout=8, markup=False)
        if self.game_screen is None:
            self.action_new_game()

    def action_help(self) -> None:
        """Show what the keys do."""
        self.push_screen(TextScreen(t("terminal-help"), help_text(self.glyphs)))

    # The end

    def action_leave(self) -> None:
        """Save and leave."""
        self._note_panels()
        self._remember()
        self.exit()

    def _note_panels(self) -> None:
        shown = self.game_screen
        if shown is not None:
            panels = {"analysis": shown.is_analysing, "lines": shown.lines}
            self.settings = self.settings.changed(**panels, teach=shown.teacher.level)

    def _remember(self) -> None:
        if self._remembers:
            with suppress(OSError):  # a folder that cannot be written is no reason to stop playing
                save_settings(self.settings)

    def farewell(self) -> list[str]:
        """Save what is not saved yet; return where the last game is and how to resume it."""
        lines = []
        for keeper in self.keepers:
            if keeper.session.is_empty:
                continue
            try:
                file = keeper.keep()
            except OSError as error:
                why = error_text(error)
                lines += [t("terminal-not-saved", why=why), repr(keeper.session.board)]
            else:
                if file is not None and keeper is self.keepers[-1]:
                    lines += resume_lines(file)
        return lines


def survive_hangup() -> None:
    """Let writes to a closed window go nowhere instead of failing.

    At a hangup the system also tells the program to go on (SIGCONT), so Textual redraws everything.
    Its writer would fail at the first write, and the app, which waits until everything is written,
    would never end.
    """
    terminals = [stream for stream in range(3) if os.isatty(stream)]

    def let_go(number: int, frame: FrameType | None) -> None:
        if not any(map(os.isatty, terminals)):  # the window is gone, and somebody did not just kill
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in terminals:
                os.dup2(nowhere, stream)

    signal.signal(signal.SIGHUP, let_go)
