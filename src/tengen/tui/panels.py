"""The panels beside the board: the players, the moves, and what to do now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import Static

from ..play.words import cut
from ..rules import Color
from ..texts import t
from .glyphs import UNICODE, Glyphs


def fitted(text: str, columns: int, ellipsis: str = "…") -> str:
    """The text, cut with a sign where it does not fit into this many columns."""
    return text if cell_len(text) <= columns else cut(text, columns - 1) + ellipsis


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player as the panel shows them."""

    color: Color | None  # None as long as the opening has not settled it
    role: str  # "Black", or "first" before the colours are settled
    name: str
    clock: str = ""
    is_turn: bool = False
    note: str = ""  # what is going on: "thinking", "pairs 2/5"


class PlayersPanel(Static):
    """Both players: stone, name, clock, whose turn it is, and a note."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"players--turn", "players--note", "players--clock"}

    lines: reactive[Sequence[PlayerLine]] = reactive((), layout=True)

    def __init__(self, glyphs: Glyphs = UNICODE, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._glyphs = glyphs

    def render(self) -> Text:
        """Two lines, with a third and fourth where there is something to note."""
        width = max(8, self.size.width)
        text = Text(no_wrap=True, overflow="crop")
        for number, line in enumerate(self.lines):
            text.append("\n" if number else "")
            text.append_text(self._line(line, width))
            if line.note:
                note = fitted(line.note, width - 4, self._glyphs.ellipsis)
                text.append(f"\n    {note}", self.get_component_rich_style("players--note"))
        return text

    def _line(self, line: PlayerLine, width: int) -> Text:
        here = self._glyphs.here if line.is_turn else " "
        sign = " " if line.color is None else self._glyphs.stone(line.color)
        clock = f" {line.clock}" if line.clock else ""
        left = f"{here} {sign} {line.role}"
        room = width - cell_len(left) - len(clock) - 1
        name = fitted(line.name, room, self._glyphs.ellipsis)
        style = self.get_component_rich_style("players--turn") if line.is_turn else Style()
        pad = " " * max(0, room - cell_len(name))
        clock_style = self.get_component_rich_style("players--clock")
        return Text.assemble((f"{left} {name}{pad}", style), (clock, clock_style))


@dataclass(frozen=True, slots=True)
class MoveEntry:
    """A row of the list: a number and up to two moves, or a remark in between."""

    number: int
    texts: tuple[str, ...]
    plies: tuple[int, ...] = ()  # of the moves, so that a click can go there


class MovesPanel(ScrollView, can_focus=False):
    """The moves, two per row, with the selected one highlighted."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"moves--number", "moves--here", "moves--remark"}
    COLUMN = 9  # columns of a move

    @dataclass
    class Chosen(Message):
        """A move was clicked."""

        ply: int

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._entries: Sequence[MoveEntry] = ()
        self._here = 0

    def show(self, entries: Sequence[MoveEntry], here: int) -> None:
        """Show these rows, with the move of ply `here` marked and in sight."""
        self._entries, self._here = entries, here
        self.virtual_size = Size(4 + 2 * self.COLUMN, len(entries))
        row = next((i for i, entry in enumerate(entries) if here in entry.plies), 0)
        height = max(1, self.scrollable_content_region.height)
        top = max(min(self.scroll_offset.y, row), row - height + 1)
        self.scroll_to(y=top, animate=False)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row."""
        at = y + self.scroll_offset.y
        if at >= len(self._entries):
            return Strip.blank(self.size.width, self.rich_style)
        entry = self._entries[at]
        base = self.rich_style
        if not entry.plies:
            style = self.get_component_rich_style("moves--remark")
            segments = [Segment(f"    {entry.texts[0]}", style)]
        else:
            number = self.get_component_rich_style("moves--number")
            segments = [Segment(f"{entry.number:>3} ", number)]
            for text, ply in zip(entry.texts, entry.plies, strict=True):
                here = self.get_component_rich_style("moves--here") if ply == self._here else base
                segments += [
                    Segment(text, here),
                    Segment(" " * (self.COLUMN - cell_len(text)), base),
                ]
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def on_click(self, event: events.Click) -> None:
        """Go to the move that was clicked."""
        at, column = event.y + self.scroll_offset.y, (event.x - 4) // self.COLUMN
        if at < len(self._entries) and 0 <= column < len(self._entries[at].plies):
            self.post_message(self.Chosen(self._entries[at].plies[column]))


class StatusLine(Static):
    """The lines below the board: what to do, or what went wrong."""

    def say(self, text: str, *, is_problem: bool = False) -> None:
        """Show a line until the next one."""
        self.set_class(is_problem, "-problem")
        self.update(Text(text))


class KeyLine(Static):
    """The keys of a screen in one line, each of which can be clicked.

    The description of a binding is the key of a text.

    Textual's own footer is rebuilt whenever the focus moves, which is most of what a move costs.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {"keys--key"}

    def __init__(self, bindings: Sequence[BindingType]) -> None:
        super().__init__(id="keys")
        self._keys = [each for each in bindings if isinstance(each, Binding) and each.description]
        self._ends: list[int] = []  # the columns where the keys end

    def render(self) -> Text:
        """As many keys as fit."""
        text, self._ends = Text(no_wrap=True, overflow="crop"), []
        for binding in self._keys:
            key, word = binding.key_display or binding.key, t(binding.description)
            if text.cell_len + cell_len(f"{key} {word}") > self.content_size.width:
                break
            text.append(key, self.get_component_rich_style("keys--key"))
            text.append(f" {word}  ")
            self._ends.append(text.cell_len)
        return text

    async def on_click(self, event: events.Click) -> None:
        """Do what the key would do."""
        at = event.x - self.styles.padding.left
        number = next((n for n, end in enumerate(self._ends) if at < end), None)
        if number is not None:
            await self.screen.run_action(self._keys[number].action)
