"""Screens of text: the help, and the full report on a move."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from .glyphs import Glyphs

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
  h                hint
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


def help_text(glyphs: Glyphs) -> str:
    """The help, with the signs of this terminal."""
    return HELP.format(g=glyphs)


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
