"""Pages above the game: the help, the full report on a move, and the choice of a game to open."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static

from ..play.saved import Entry

HELP = """\
THE BOARD
  arrow keys       move the cursor [ ]
  Enter, Space     place a stone
  : or i           type a move, such as h8
  mouse            click to place a stone
  PgUp PgDn , .    browse the moves; Home and End: first and last
  z                small or large stones, where there is room

THE GAME
  u  Backspace     undo; against an engine back to your turn
  r                redo
  h                hint in stages: area, shape, then the move
  g                teaching: off, blunders, all mistakes
  m                let the engine move now
  c                change who plays for the side in turn
  x                resign                d  offer a draw
  p                pause the clocks
  f                forbidden points: mark them and say why
  t                numbers of the moves on the stones
  s                save (sgf, psq, json ...), o  open
  n                new game              q  quit

ANALYSIS
  a                analysis panel on or off
  + -              more lines, fewer lines
  e                all about the move under the cursor

SIGNS
  {g.black} Black   {g.white} White   {g.black_winning} {g.white_winning} the winning row
  ( ) last move   [ ] cursor   < > both
  {g.forbidden} forbidden   * hint   1 2 3 best moves of the analysis

Every game is saved after every move. Ctrl-C leaves at any time
and prints the command that goes on with the game."""


class TextScreen(ModalScreen[None]):
    """A text to read, above what was there before; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,e,question_mark,f1", "dismiss", "Back"),
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title = title
        self._text = text

    def compose(self) -> ComposeResult:
        """A frame with the text."""
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            page.border_subtitle = "Esc: back"
            yield Static(self._text, markup=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one("#page").focus()


class OpenScreen(ModalScreen[Path | None]):
    """The saved games, the latest first, and a line for another file."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back")]

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__()
        self._entries = entries

    def compose(self) -> ComposeResult:
        """A list and a line."""
        with Vertical(id="page") as page:
            page.border_title = "Open a game"
            page.border_subtitle = "Tab: list or file, Enter: open, Esc: back"
            file = Input(compact=True, placeholder="game.sgf, game.psq, game.json ...")
            yield Horizontal(Label("File ["), file, Label("]"), classes="row")
            if self._entries:
                yield OptionList(*map(_text, self._entries), markup=False)
            else:
                yield Label("There is no saved game yet.")

    def on_mount(self) -> None:
        """Begin in the list, where there is one."""
        (self.query(OptionList).first() if self._entries else self.query_one(Input)).focus()

    @on(OptionList.OptionSelected)
    def _open_entry(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._entries[event.option_index].path)

    @on(Input.Submitted)
    def _open_file(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(Path(os.path.expanduser(event.value.strip())))


def _text(entry: Entry) -> str:
    saved = datetime.fromtimestamp(entry.modified).strftime("%Y-%m-%d %H:%M")
    return f"{saved}  {entry.title}\n                  {entry.about}"
