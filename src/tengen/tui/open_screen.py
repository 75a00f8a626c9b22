"""Choosing a game to open: one of the saved ones, or any file by its name."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList

from ..play.saved import Entry


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
