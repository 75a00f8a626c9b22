"""Pages above the game: the help, the full report on a move, and the choice of a game to open."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
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
from ..play.words import padded
from ..texts import t
from .glyphs import Glyphs

HELP_COLUMNS = 16  # of the keys
HELP: Mapping[str, Sequence[tuple[str, str]]] = {
    "board": [
        ("{arrows}", "terminal-key-cursor"),
        ("Enter, Space", "terminal-key-place"),
        (": i", "terminal-key-type"),
        ("{mouse}", "terminal-key-click"),
        ("PgUp PgDn , .", "terminal-key-browse"),
        ("z", "terminal-key-zoom"),
    ],
    "game": [
        ("u  Backspace", "terminal-key-undo"),
        ("r", "terminal-help-redo"),
        ("h", "terminal-help-tip"),
        ("g", "terminal-key-teaching"),
        ("m", "terminal-key-now"),
        ("c", "terminal-key-change"),
        ("x", "terminal-help-resign"),
        ("d", "terminal-help-draw"),
        ("p", "terminal-key-pause"),
        ("f", "terminal-key-forbidden"),
        ("t", "terminal-key-numbers"),
        ("s", "terminal-key-save"),
        ("o", "terminal-key-open"),
        ("n", "terminal-key-new"),
        ("q", "terminal-quit"),
    ],
    "analysis": [
        ("a", "terminal-key-panel"),
        ("+ -", "terminal-key-lines"),
        ("e", "terminal-key-explain"),
    ],
    "signs": [
        ("{black}", "black"),
        ("{white}", "white"),
        ("{won}", "terminal-sign-winning"),
        ("( )", "terminal-sign-last"),
        ("[ ]", "terminal-sign-cursor"),
        ("< >", "terminal-sign-both"),
        ("{forbidden}", "terminal-sign-forbidden"),
        ("*", "hint"),
        ("1 2 3", "terminal-sign-best"),
    ],
}


def help_text(glyphs: Glyphs) -> str:
    """What the keys do and the signs mean, in columns."""
    names = {
        "arrows": t("terminal-keys-arrows"),
        "mouse": t("terminal-keys-mouse"),
        "black": glyphs.black,
        "white": glyphs.white,
        "won": f"{glyphs.black_winning} {glyphs.white_winning}",
        "forbidden": glyphs.forbidden,
    }
    lines = []
    for group, rows in HELP.items():
        lines.append(t(f"terminal-keys-{group}"))
        lines += [f"  {padded(key.format(**names), HELP_COLUMNS)} {t(does)}" for key, does in rows]
        lines.append("")
    return "\n".join([*lines, t("terminal-keys-saved")])


class TextScreen(ModalScreen[None]):
    """A text to read, above what was there before; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,e,question_mark,f1", "dismiss", "account-back"),
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title = title
        self._text = text

    def compose(self) -> ComposeResult:
        """A frame with the text."""
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            page.border_subtitle = t("terminal-back")
            yield Static(self._text, markup=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one("#page").focus()


class OpenScreen(ModalScreen[Path | None]):
    """The saved games, the latest first, and a line for another file."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "account-back")]

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__()
        self._entries = entries

    def compose(self) -> ComposeResult:
        """A list and a line."""
        with Vertical(id="page") as page:
            page.border_title = t("terminal-open-game")
            page.border_subtitle = t("terminal-open-keys")
            file = Input(compact=True, placeholder="game.sgf, game.psq, game.json ...")
            yield Horizontal(
                Label(f"{t('terminal-file')} [", markup=False), file, Label("]"), classes="row"
            )
            if self._entries:
                yield OptionList(*map(_text, self._entries), markup=False)
            else:
                yield Label(t("terminal-no-saved"))

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
